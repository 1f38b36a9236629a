"""How seats choose at xì dách: what the next card may do, and the exact odds where two ways are near."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from tutorials.engine.french import BY_CODE, CARDS, Cards
from tutorials.engine.xidach.dealer import CLASSES, Counts, endings
from tutorials.engine.xidach.hand import FEW, Hand, Kind, Ranks, Seat, judge, judge_ranks
from tutorials.engine.xidach.odds import NEEDED, Advice, advise, ranks_by_class, unseen
from tutorials.engine.xidach.odds import Table as Odds
from tutorials.engine.xidach.options import Options
from tutorials.engine.xidach.payment import Held, Winner, result
from tutorials.engine.xidach.turn import Act, acts
from tutorials.play.french import cards_of
from tutorials.play.tables import Choice, Codes, Reason, View, Weighed
from tutorials.play.xidach.table import CHECK, CHECK_ALL, DRAW, OUTCOMES, STAND, Known, XiDach

_TRIES = 30  # hands that a seat may hold are tried so often for one that acts as it did
_SAMPLES = 40  # deals from which the dealer takes what the players may hold
_NEAR = 0.03  # points within which the quick odds of two ways are not trusted


# what is hidden ----------------------------------------------------------------------------------


def sample(view: View, chance: Random) -> XiDach:
    """Fill a view with cards that a seat may hold who did what each did."""
    known: Known = view.known
    opened = {event.seat: event.cards for event in view.events if event.cards and event.seat is not None}
    seen = {*known.own, *(code for cards in opened.values() for code in cards)}
    left = [card.code for card in CARDS if card.code not in seen]
    stood = {event.seat for event in view.events if event.act == STAND}
    drawn: list[Codes] = [()] * len(view.places)
    setting = view.setting
    order = sorted(range(len(drawn)), key=lambda seat: seat == known.cai)  # the dealer was compared with the others
    for seat in order:
        if seat == view.seat or seat in opened:
            drawn[seat] = known.own if seat == view.seat else opened[seat]
            continue
        fits = _fits(seat, seat in stood, known, drawn, setting.options)
        drawn[seat] = _hand(left, view.places[seat].held, fits, chance)
        left = [code for code in left if code not in drawn[seat]]
    chance.shuffle(left)
    return XiDach(setting, known.cai, tuple(drawn), tuple(left[: view.stock]), known.at, view.events, known.checked)


def _hand(left: Sequence[str], size: int, fits: Callable[[Codes], bool], chance: Random) -> Codes:
    """Return some of the cards that nobody has seen, if it can be so that they fit."""
    cards: Codes = ()
    for _ in range(_TRIES):
        cards = tuple(chance.sample(left, size))
        if fits(cards):
            break
    return cards


def _fits(
    seat: int, has_stood: bool, known: Known, drawn: Sequence[Codes], options: Options
) -> Callable[[Codes], bool]:
    """Return whether somebody at this seat may hold such cards: too low before each draw, of age when standing."""
    side = Seat.CAI if seat == known.cai else Seat.CON
    compared = [each for each in known.checked if side is Seat.CAI and drawn[each.seat]]

    def fits(codes: Codes) -> bool:
        cards = cards_of(codes)
        kinds = [judge(cards[:size], side, options).kind for size in range(FEW, len(cards) + 1)]
        if kinds[0].is_dealt or any(kind is not Kind.NON for kind in kinds[:-1] if not compared):
            return False
        if has_stood and kinds[-1] is Kind.NON:
            return False
        return all(_came_out(cards, each.cai, drawn[each.seat], options) == each.outcome for each in compared)

    return fits


def _came_out(cai: Cards, size: int, con: Codes, options: Options) -> str:
    mine = Held(judge(cai[:size], Seat.CAI, options))
    return OUTCOMES[result(Held(judge(cards_of(con), Seat.CON, options)), mine, options)[0]]


# a steady player ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw:
    """What one more card does, in cards that nobody has seen."""

    better: int
    worse: int
    bust: int
    cards: int

    def percent(self, count: int) -> int:
        """Return a number of those cards in hundredths."""
        return round(100 * count / self.cards)


def look(view: View) -> Draw:
    """Count what one more card does to the hand of who acts."""
    counts, side = _unseen(view), _side(view)
    ranks = ranks_by_class(cards_of(view.hand))
    here = _worth(judge_ranks(ranks, side, view.setting.options))
    found: Counter[str] = Counter()
    for rank, left in zip(CLASSES, counts, strict=True):
        hand = judge_ranks(_with(ranks, rank), side, view.setting.options)
        found["bust"] += left * (hand.kind is Kind.QUAC)
        found["better"] += left * (_worth(hand) > here)
        found["worse"] += left * (_worth(hand) < here)
    return Draw(found["better"], found["worse"], found["bust"], sum(counts))


def _worth(hand: Hand) -> tuple[int, int]:
    return hand.kind.grade, -hand.total if hand.kind is Kind.NGU_LINH else hand.total


def _side(view: View) -> Seat:
    return Seat.CAI if view.seat == view.known.cai else Seat.CON


def _unseen(view: View) -> Counts:
    """Count the cards that lie neither in the hand nor open."""
    opened = {BY_CODE[code] for event in view.events for code in event.cards}
    return unseen({*cards_of(view.hand), *opened})


def _with(ranks: Ranks, rank: int) -> Ranks:
    return tuple(sorted((*ranks, rank)))


def weigh(view: View) -> Sequence[Weighed]:
    """Rank the choices: draw if more cards better the hand than spoil it, else stand, or check everybody."""
    seen = look(view)
    found = [_weighed(choice, view, seen) for choice in view.choices]
    return sorted(found, key=lambda each: -each.worth)


def _weighed(choice: Choice, view: View, seen: Draw) -> Weighed:
    hand = judge(cards_of(view.hand), _side(view), view.setting.options)
    if choice.act == DRAW:
        better, bust = seen.percent(seen.better), seen.percent(seen.bust)
        reason = Reason("rut", {"bust": bust, "better": better})
        return Weighed(choice, (seen.better - seen.worse) / seen.cards, (reason,))
    if choice.act == CHECK and len(view.choices) > 2:
        left = sum(each.act == CHECK for each in view.choices) - 1
        return Weighed(choice, -0.01 * (1 + left), (Reason("xet-roi-rut", {"left": left}),))
    if choice.act in (CHECK, CHECK_ALL):
        return Weighed(choice, 0.0, (Reason("du-tuoi", {"points": hand.total}),))
    if choice.act == STAND and hand.kind is Kind.THUONG:
        return Weighed(choice, 0.0, (Reason("dung", {"points": hand.total, "win": _win(view)}),))
    return Weighed(choice, 0.0, (Reason(hand.kind.value, {"points": hand.total}),))


def _win(view: View) -> int:
    """Return how often standing wins against a dealer who draws until of age, in hundredths."""
    counts = _unseen(view)
    if sum(counts) < NEEDED:
        return 0
    chances = Odds(view.setting.options, len(view.places)).stand(ranks_by_class(cards_of(view.hand)), counts)
    return round(100 * chances.win)


# a strong player ---------------------------------------------------------------------------------


def strong(view: View, chance: Random) -> Choice:
    """Choose by the odds: as a player against all the dealer may draw, as the dealer against what players may hold."""
    if view.seat == view.known.cai:
        return _check_or_draw(view, chance)
    ranks, counts, options = ranks_by_class(cards_of(view.hand)), _unseen(view), view.setting.options
    quick = _Quick(ranks, counts, options, len(view.places) - FEW)
    stand, draw = quick.stand(ranks), quick.draw(ranks)
    is_drawn = draw > stand
    if abs(draw - stand) < _NEAR:
        exact: Advice = advise(ranks, counts, options, len(view.places))
        is_drawn = exact.best is Act.RUT
    return Choice(DRAW) if is_drawn else Choice(STAND)


class _Quick:
    """The odds of one player, reckoned as if the player's own draws left the dealer's cards as they are."""

    def __init__(self, held: Ranks, counts: Counts, options: Options, others: int) -> None:
        self.held, self.counts, self.options, self.others = held, counts, options, others
        self.ends = endings(counts, options)
        self.total = sum(self.ends.values())
        self.stood: dict[Hand, float] = {}

    def stand(self, ranks: Ranks) -> float:
        """Return the points of a hand that is left as it is."""
        hand = judge_ranks(ranks, Seat.CON, self.options)
        if hand not in self.stood:
            mine = Held(hand)
            extra = self.others if mine.pays_for_all(self.options) else 0
            weights = self.ends.items()
            points = sum(weight * -_gain(mine, Held(Hand(*ending, 0)), self.options) for ending, weight in weights)
            self.stood[hand] = points / self.total - extra
        return self.stood[hand]

    def draw(self, ranks: Ranks) -> float:
        """Return the points of a hand that takes one card and goes on as well as can be."""
        return sum(left * self._best(more) for left, more in _nexts(self.held, ranks, self.counts))

    def _best(self, ranks: Ranks) -> float:
        allowed = acts(judge_ranks(ranks, Seat.CON, self.options), Seat.CON)
        if Act.RUT not in allowed:
            return self.stand(ranks)
        drawn = self.draw(ranks)
        return max(drawn, self.stand(ranks)) if Act.DAN in allowed else drawn


def _nexts(held: Ranks, ranks: Ranks, counts: Counts) -> Iterator[tuple[float, Ranks]]:
    """Yield each hand that one more card makes, with its chance; `counts` are unseen while `held` is the hand."""
    whole = sum(counts) - len(ranks) + len(held)
    for place, count in enumerate(counts):
        left = count - ranks.count(place + 1) + held.count(place + 1)
        if left > 0:
            yield left / whole, _with(ranks, place + 1)


def _gain(con: Held, cai: Held, options: Options) -> int:
    """Return what the dealer gains from a player."""
    who, worth = result(con, cai, options)
    return worth if who is Winner.CAI else -worth


class _Dealer:
    """What the dealer gains from one player, by the hands that this player may hold."""

    def __init__(self, held: Ranks, counts: Counts, options: Options, theirs: Counter[Hand]) -> None:
        self.held, self.counts, self.options, self.theirs = held, counts, options, theirs
        self.found: dict[Ranks, float] = {}

    def check(self, ranks: Ranks) -> float:
        """Return what is gained by comparing now."""
        cai = Held(judge_ranks(ranks, Seat.CAI, self.options))
        whole = sum(self.theirs.values())
        return sum(count * _gain(Held(con), cai, self.options) for con, count in self.theirs.items()) / whole

    def draw(self, ranks: Ranks) -> float:
        """Return what is gained after one more card, going on as well as can be. Law: XD-7.9."""
        return sum(left * self._best(more) for left, more in _nexts(self.held, ranks, self.counts))

    def _best(self, ranks: Ranks) -> float:
        if ranks not in self.found:
            hand = judge_ranks(ranks, Seat.CAI, self.options)
            ways = [self.check(ranks)] if hand.kind is not Kind.NON or hand.is_full else []
            if Act.RUT in acts(hand, Seat.CAI):
                ways.append(self.draw(ranks))
            self.found[ranks] = max(ways)
        return self.found[ranks]


def _check_or_draw(view: View, chance: Random) -> Choice:
    """Check whom another card would only save, and draw for the rest. Law: XD-7.9."""
    options, ranks = view.setting.options, ranks_by_class(cards_of(view.hand))
    deals = [sample(view, chance) for _ in range(_SAMPLES)]
    known: Known = view.known
    done = {each.seat for each in known.checked}
    ready: list[int] = []
    waiting: list[int] = []
    for seat in range(len(view.places)):
        if seat == view.seat or seat in done:
            continue
        dealer = _Dealer(ranks, _unseen(view), options, Counter(deal.hand(seat) for deal in deals))
        (ready if dealer.check(ranks) >= dealer.draw(ranks) else waiting).append(seat)
    if not ready:
        return Choice(DRAW)
    if waiting or len(ready) == 1:
        return Choice(CHECK, whom=ready[0])
    return Choice(CHECK_ALL)
