"""A hand of sâm lốc at the table: báo sâm, rounds, cuts, the last card, points. Law: SL-4 to SL-8."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import TypeVar

from tutorials.engine.french import BY_CODE, CARDS, Card, Cards
from tutorials.engine.sam.combos import HAND, Combo, Kind, ends_on_two, find_combo, is_cut, strength
from tutorials.engine.sam.fields import FEWEST, MOST
from tutorials.engine.sam.moves import Move, by_strength, may_play, moves
from tutorials.engine.sam.options import Options
from tutorials.engine.sam.payment import Chain, End, Seat, settle
from tutorials.engine.sam.rounds import Round, smallest_holder
from tutorials.engine.sam.telling import rule_on
from tutorials.engine.sam.white import White, best_of
from tutorials.play.tables import Choice, Codes, Event, Pile, Place, Refusal, Result, View, Way, ways_of
from tutorials.play.trial import Setting

USUAL = 4  # players
DECLARE, PLAY, OVER = "bao-sam", "danh", "het"
LEAD, BEAT, CUT = ACTS = ("mo", "chan", "chat")  # each with “-bao” where one card is left and said (SL-4.7)
BARE = (*ACTS, "bo")
RARE = ("bao-sam",)  # acts that a player by chance thinks of once in a while only
SAID = "-bao"
CUTS = (CUT, CUT + SAID)
PASS = Choice("bo")
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Laid:
    """One play of a round."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Open:
    """All of a hand in play that everybody sees."""

    phase: str
    turn: int | None
    opener: int
    round: Round  # never changed: a step makes a new one
    bao: int | None = None  # who declared báo sâm
    laid: tuple[Laid, ...] = ()  # the plays of this round
    chain: tuple[Laid, ...] = ()  # twos, and what cuts them, while it goes on
    chains: tuple[Chain, ...] = ()
    played: frozenset[int] = frozenset()  # who has laid anything
    said: frozenset[int] = frozenset()  # who has said that one card is left
    loose: int | None = None  # who has just not guarded against a last card (SL-4.7)
    thoi: tuple[tuple[int, Cards], ...] = ()  # who went out with a two while the others play on (SL-4.6)
    last: Cards = ()  # with which báo sâm was played out, while it can still be stopped (SL-6.4)


@dataclass(frozen=True, slots=True)
class Sam:
    """A hand of sâm lốc in the middle of play."""

    setting: Setting
    held: tuple[Cards, ...]
    open: Open
    events: tuple[Event, ...] = ()
    result: Result | None = None
    ended: End | None = None  # how, as the engine counts it

    @property
    def options(self) -> Options:
        """Return the house rules."""
        found: Options = self.setting.options
        return found

    @property
    def turn(self) -> int | None:
        """Return the seat that acts; None when the hand is over."""
        return self.open.turn

    @property
    def hands(self) -> tuple[Codes, ...]:
        """Return what each seat holds now."""
        return tuple(codes(hand) for hand in self.held)

    @property
    def to_draw(self) -> Codes:
        """Return nothing: nobody draws a card."""
        return ()

    def choices(self) -> tuple[Choice, ...]:
        """Return what the seat to act may do by the law; suits do not count: one play stands for all like it."""
        if self.turn is None:
            return ()
        if self.open.phase == DECLARE:
            return (Choice("khong-bao"), Choice("bao-sam"))
        table = self.open.round.table
        found = _choices(self.held[self.turn], table, self.options, self.guards(self.turn))
        return found if table is None and found else (*found, PASS)

    def guards(self, seat: int) -> bool:
        """Say whether a seat sits right before one that has said its last card (SL-4.7)."""
        return self._after(seat) in self.open.said

    def _after(self, seat: int) -> int:
        """Return the next seat that still plays."""
        order = [(seat + step) % len(self.held) for step in range(1, len(self.held))]
        return next((each for each in order if each not in self.open.round.gone), seat)

    def ways(self) -> tuple[Way, ...]:
        """Return what the seat to act could do, with any cards of its hand (SL-4, SL-8.1)."""
        if self.turn is None or self.open.phase == DECLARE:
            return ways_of(self.choices())
        count, acts = len(self.held[self.turn]), ACTS[:1] if self.open.round.table is None else ACTS[1:]
        said = [act + SAID for act in acts]
        lays = Way(acts[0], sizes=tuple(range(1, count + 1)), also=acts[1:], is_usual=True)
        warns = [Way(said[0], sizes=(count - 1,), also=tuple(said[1:]))] if count > 1 else []
        return lays, *warns, Way(PASS.act)

    def can(self, choice: Choice) -> bool:
        """Say whether the hand allows a choice at all."""
        if choice in self.choices():
            return True
        if self.turn is None or self.open.phase == DECLARE or choice.taken or choice.said or choice.whom is not None:
            return False
        if choice.act == "bo":
            return not choice.cards
        act, hand = choice.act.removesuffix(SAID), set(codes(self.held[self.turn]))
        is_one_left = len(hand) - len(choice.cards) == 1
        is_act = act in ACTS and (act == LEAD) == (self.open.round.table is None)
        is_held = set(choice.cards) <= hand and len(set(choice.cards)) == len(choice.cards) > 0
        return is_act and is_held and (is_one_left or act == choice.act)

    def refusal(self, choice: Choice) -> Refusal | None:
        """Return what the law has against a possible choice: what is void (SL-8.1), or stands and may cost."""
        if self.turn is None or choice in self.choices():
            return None
        if choice.act == "bo":
            return Refusal("phai-mo-vong", "SL-4.4", "danh-lai")
        cards, hand = read(choice.cards), self.held[self.turn]
        ruling = rule_on(self.open.round.cards, cards, self.options, is_last=len(cards) == len(hand))
        if not ruling.holds:
            return Refusal(ruling.reason, ruling.lines[0].article, "cam-ve")
        if self.guards(self.turn) and len(cards) == 1 and strength(cards[0]) < strength(hand[-1]):
            return Refusal("khong-giu", "SL-4.7", "den-thay")
        if len(hand) - len(cards) == 1 and not choice.act.endswith(SAID):
            return Refusal("quen-bao-mot", "SL-4.9", f"quen-bao-{self.options.unsaid}")
        return None

    def apply(self, choice: Choice) -> "Sam":
        """Return the table after a possible choice. What makes no lawful play goes back to the hand (SL-8.1)."""
        is_lawful = choice in self.choices()
        if self.turn is None or not (is_lawful or self.can(choice)):
            raise ValueError(f"{choice.key} is not possible here")
        seat, refusal = self.turn, None if is_lawful else self.refusal(choice)
        if self.open.phase == DECLARE:
            return self._declared(seat, choice.act == "bao-sam")
        if refusal is not None and refusal.cost in ("cam-ve", "danh-lai"):
            return self._told(Event(seat, "danh-sai" if choice.cards else "bo-sai", choice.cards))
        table = self._passed(seat) if choice.act == "bo" else self._laid(seat, choice)
        return table if table.turn is None else table._go_on()

    def _told(self, *events: Event) -> "Sam":
        return replace(self, events=(*self.events, *events))

    def _declared(self, seat: int, is_bao: bool) -> "Sam":
        """Take a báo sâm, the first that is made; if nobody makes one the opener leads (SL-6.1, SL-4.1)."""
        if is_bao:
            begun = Round(len(self.held), seat)
            opened = replace(self.open, phase=PLAY, turn=seat, bao=seat, opener=seat, round=begun)
            return replace(self, open=opened)._told(Event(seat, "bao-sam"))._go_on()
        following = (seat + 1) % len(self.held)
        if following != self.open.opener:
            return replace(self, open=replace(self.open, turn=following))
        return replace(self, open=replace(self.open, phase=PLAY, turn=following))._go_on()

    def _passed(self, seat: int) -> "Sam":
        """Let a play be; when all have, its owner opens a new round (SL-4.3, SL-4.4)."""
        begun = _copy(self.open.round)
        begun.skip(seat)
        opened = replace(self.open, round=begun, turn=begun.turn, loose=None)
        return replace(self, open=_closed(opened) if begun.table is None else opened)._told(Event(seat, "bo"))

    def _laid(self, seat: int, choice: Choice) -> "Sam":
        """Put a play on the table."""
        cards, hand, is_said = read(choice.cards), self.held[seat], choice.act.endswith(SAID)
        combo = find_combo(cards, self.options)
        if combo is None:
            raise ValueError(f"{choice.key} is no play")
        begun, loose = _copy(self.open.round), None
        if self.guards(seat) and combo.kind is Kind.RAC and combo.top < strength(hand[-1]):
            loose = seat if self._after(seat) not in begun.passed else None
        act = LEAD if begun.table is None else CUT if _cuts(begun.table, combo, self.options) else BEAT
        begun.play(seat, combo, cards)
        left = tuple(card for card in hand if card not in cards)
        opened = replace(
            _chained(self.open, Laid(seat, cards), combo),
            round=begun,
            turn=begun.turn,
            laid=(*(() if act == LEAD else self.open.laid), Laid(seat, cards)),
            played=self.open.played | {seat},
            said=self.open.said | {seat} if is_said else self.open.said,
        )
        table = replace(self, held=put(self.held, seat, left), open=opened)
        table = table._told(Event(seat, act + SAID * is_said, codes(in_row(cards, combo))))
        if self.open.bao is not None and seat != self.open.bao:
            return table._end("sam-hong", blocker=seat)
        if left:
            return replace(table, open=replace(table.open, loose=loose))
        return table._out(seat, cards)

    def _out(self, seat: int, cards: Cards) -> "Sam":
        """End the hand with the last play of a seat, unless the others play on (SL-4.5, SL-4.6, SL-6.4)."""
        is_two = ends_on_two(cards, self.options)
        if self.open.bao == seat:
            if is_two:
                return self._end("sam-hong", winner=seat, last=cards)
            if self.options.bao_last == "het-la-thang":
                return self._end("sam", winner=seat, last=cards)
            return replace(self, open=replace(self.open, last=cards))
        is_unsaid = len(cards) == 1 and seat not in self.open.said and self.open.bao is None
        if is_two and self.options.last_two == "thoi":
            return self._left(seat, cards)
        if is_two:
            return self._end("ve-hai", winner=seat, last=cards)
        is_lost = is_unsaid and self.options.unsaid == "thua"
        return self._end("quen-bao" if is_lost else "het-bai", winner=seat, last=cards, unsaid=is_unsaid)

    def _left(self, seat: int, cards: Cards) -> "Sam":
        """Let the others play on after somebody went out with a two; the last one left has won (SL-4.6)."""
        begun = _copy(self.open.round)
        begun.leave(seat)
        opened = replace(self.open, round=begun, turn=begun.turn, thoi=(*self.open.thoi, (seat, cards)), loose=None)
        table = replace(self, open=opened)._told(Event(seat, "thoi"))
        left = [each for each, hand in enumerate(self.held) if hand]
        return table._end("het-bai", winner=left[0]) if len(left) == 1 else table

    def _go_on(self) -> "Sam":
        """Pass for those who can do nothing else, until somebody can, or nobody may lead any more."""
        table, idle = self, 0
        while (seat := table.turn) is not None:
            if table.open.last and table.open.round.table is None:
                return table._end("sam", winner=table.open.bao, last=table.open.last)
            if _choices(table.held[seat], table.open.round.table, table.options, table.guards(seat)):
                return table
            idle = idle + 1 if table.open.round.table is None else 0
            if idle > len(table.held):
                return table._end("hoa")  # only twos are left, and none may go out with them
            table = table._passed(seat)
        return table

    def _end(
        self,
        how: str,
        *,
        winner: int | None = None,
        last: Cards = (),
        blocker: int | None = None,
        unsaid: bool = False,
        white: White | None = None,
    ) -> "Sam":
        """Count the points (SL-7)."""
        is_bao = how in ("sam", "sam-hong")
        chains = () if is_bao else _closed(self.open).chains
        end = End(
            seats=tuple(Seat(hand, seat in self.open.played) for seat, hand in enumerate(self.held)),
            winner=winner,
            is_white=white is not None,
            last=last,
            bao=self.open.bao if is_bao else None,
            blocker=blocker,
            unguarded=self.open.loose if how == "het-bai" and last else None,
            unsaid=unsaid,
            thoi=self.open.thoi,
            chains=chains,
        )
        points = tuple(settle(end, self.options).points)
        lost = how in ("ve-hai", "quen-bao") or (how == "sam-hong" and blocker is None)
        won = blocker if blocker is not None else None if lost else winner
        winners = () if won is None else (won,)
        result = Result(
            how, points, winners, () if white is None else (white.slug,), {} if won is None else {"first": won}
        )
        return replace(self, open=replace(self.open, phase=OVER, turn=None), result=result, ended=end)

    def view(self, seat: int) -> View:
        """Return all that a seat knows."""
        return View(
            setting=replace(self.setting, seed="", dealt=None),
            seat=seat,
            hand=codes(self.held[seat]),
            places=tuple(Place(len(hand), marks=self._marks(each)) for each, hand in enumerate(self.held)),
            events=self.events,
            choices=self.choices() if self.turn == seat else (),
            mat=tuple(
                Pile("danh", codes(in_row(laid.cards, find_combo(laid.cards, self.options))), seat=laid.seat)
                for laid in self.open.laid
            ),
            known=self.open,
        )

    def _marks(self, seat: int) -> Codes:
        marks = {
            "di-dau": seat == self.open.opener and self.open.bao is None,
            "bao-sam": seat == self.open.bao,
            "bao-mot": seat in self.open.said and len(self.held[seat]) == 1,
            "bo-luot": seat in self.open.round.passed,
        }
        return tuple(mark for mark, holds in marks.items() if holds)

    def record(self) -> str:
        """Return nothing: sâm has no written records."""
        return ""


def deal(setting: Setting) -> Sam:
    """Deal ten cards to each, or a prepared deal; a hand that wins on the deal ends it (SL-1.2, SL-5)."""
    options: Options = setting.options
    chance = Random(setting.seed)
    if setting.dealt is None:
        players = setting.players or min(USUAL, options.most_players)
        deck = list(CARDS)
        chance.shuffle(deck)
        hands = [tuple(deck[HAND * seat : HAND * seat + HAND]) for seat in range(players)]
        first = smallest_holder(hands) if options.opener == "nho-nhat" else chance.randrange(players)
    else:
        hands, first = [read(hand) for hand in setting.dealt.hands], setting.dealt.first
        if not FEWEST <= len(hands) <= MOST or not all(hands):
            raise ValueError("two to five hands make a deal of sâm")
        if len({card for hand in hands for card in hand}) < sum(map(len, hands)):
            raise ValueError("a card is dealt twice")
    held = tuple(sort(hand) for hand in hands)
    opener = setting.carried.get("first", first) % len(held)
    is_whole = all(len(hand) == HAND for hand in held)
    opened = Open(DECLARE if is_whole else PLAY, opener, opener, Round(len(held), opener))
    table = Sam(replace(setting, players=len(held)), held, opened, (Event(opener, "di-dau"),))
    for seat, white in best_of(held, opener, options):
        return table._told(Event(seat, "an-trang", codes(held[seat])))._end("trang", winner=seat, white=white)
    return table if is_whole else table._go_on()


@lru_cache(maxsize=1 << 12)
def _choices(hand: Cards, table: Combo | None, options: Options, is_guard: bool) -> tuple[Choice, ...]:
    """Return the plays that the law allows a hand (SL-3, SL-4.6, SL-4.7)."""
    found = [move for move in moves(by_strength(hand), table, options) if may_play(move, len(hand), options)]
    if is_guard:
        found = [move for move in found if move.combo.kind is not Kind.RAC or move.combo.top == strength(hand[-1])]
    return tuple(_choice(move, table, options, len(hand)) for move in found)


def _choice(move: Move, table: Combo | None, options: Options, held: int) -> Choice:
    act = LEAD if table is None else CUT if _cuts(table, move.combo, options) else BEAT
    return Choice(act + SAID * (held - len(move.cards) == 1), codes(sort(move.cards)))


def _cuts(table: Combo, play: Combo, options: Options) -> bool:
    """Say whether a play cuts twos, or a tứ quý under it (SL-3.4 to SL-3.6)."""
    return is_cut(table, play, options) or play.kind is Kind.TU_QUY


def _chained(opened: Open, laid: Laid, combo: Combo) -> Open:
    """Keep twos, and what cuts them, as one chain (SL-7.5)."""
    before = opened if opened.round.holder is not None else _closed(opened)
    if combo.kind in (Kind.TU_QUY, Kind.HAI_TU_QUY):
        return replace(before, chain=(*before.chain, laid))
    after = _closed(before)
    return replace(after, chain=(laid,)) if combo.is_twos and combo.size <= 3 else after


def _closed(opened: Open) -> Open:
    """End a chain; one play alone has cut nothing."""
    if len(opened.chain) < 2:
        return replace(opened, chain=())
    made = Chain(tuple(each.seat for each in opened.chain), tuple(each.cards for each in opened.chain))
    return replace(opened, chain=(), chains=(*opened.chains, made))


def _copy(begun: Round) -> Round:
    return replace(begun, passed=set(begun.passed), gone=set(begun.gone))


def in_row(cards: Cards, combo: Combo | None) -> Cards:
    """Lay a play out: a straight in its order, with A in front of 2 where it begins (SL-2.6)."""
    if combo is None or combo.kind is not Kind.SANH or combo.top > HAND:
        return sort(cards)
    return tuple(sorted(cards, key=lambda card: card.rank))


def codes(cards: Iterable[Card]) -> Codes:
    """Name cards as the engine's door does."""
    return tuple(card.code for card in cards)


def read(cards: Iterable[str]) -> Cards:
    """Return the cards of these codes."""
    return tuple(BY_CODE[code] for code in cards)


def sort(cards: Iterable[Card]) -> Cards:
    """Sort cards from the lowest, 3, to the highest, 2."""
    return tuple(sorted(cards, key=lambda card: (strength(card), card.index)))


def put(row: Sequence[Value], seat: int, value: Value) -> tuple[Value, ...]:
    """Return a row by seat with one value changed."""
    return (*row[:seat], value, *row[seat + 1 :])
