"""How seats choose at Tá lả: loose cards, what still helps, and what the next seat may be waiting for."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from random import Random

from tutorials.engine.french import BY_CODE, CARDS, Card, Cards
from tutorials.engine.tala.melds import Layout, lay
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.payment import DEN_CARDS, ROUNDS
from tutorials.engine.tala.phom import ACE_HIGH, mask_of, runs_in, sets_in
from tutorials.engine.tala.turn import Throw, throws
from tutorials.play.tables import Choice, Codes, Reason, View, Weighed, own_cards
from tutorials.play.tala.state import CALLS, DRAW, LAY, LEAVE, SEND, TAKE, THROW, Known, Side, codes_of, sort
from tutorials.play.tala.table import TaLa

_ALL = mask_of(CARDS)
_TRIES = 20  # deals of what is hidden in which every taken card must have a phỏm


def _threes(ace_high: bool) -> dict[int, tuple[int, ...]]:
    """Return, by card, the other two cards of each phỏm of three that it is in, as masks."""
    every = [phom.mask for rank in range(13) for phom in sets_in(rank, 15) if phom.size == 3]
    whole = (1 << 13) - 1
    every += [phom.mask for suit in range(4) for phom in runs_in(suit, whole, ace_high) if phom.size == 3]
    return {card.index: tuple(mask & ~(1 << card.index) for mask in every if mask >> card.index & 1) for card in CARDS}


def _makes(ace_high: bool) -> dict[int, int]:
    """Return, by two cards as a mask, those that make a phỏm of three with them, as a mask."""
    found: dict[int, int] = {}
    for index, pairs in _THREES[ace_high].items():
        for pair in pairs:
            found[pair] = found.get(pair, 0) | 1 << index
    return found


def _near() -> dict[int, int]:
    """Return, by card, those of its rank and its neighbours of the suit, as a mask."""
    return {
        card.index: mask_of(
            other for other in CARDS
            if other.rank == card.rank or (other.suit is card.suit and abs(other.rank - card.rank) == 1)
        )
        for card in CARDS
    }  # fmt: skip


_THREES = {ace_high: _threes(ace_high) for ace_high in (False, True)}
_MAKES = {ace_high: _makes(ace_high) for ace_high in (False, True)}
_NEAR = _near()


def _pairs(options: Options) -> dict[int, tuple[int, ...]]:
    return _THREES[options.at == "hai-dau"]


# what is hidden ----------------------------------------------------------------------------------


def _own(view: View) -> Cards:
    return tuple(BY_CODE[code] for code in view.hand)


def _seen(view: View) -> int:
    """Return the cards that a seat sees, as a mask."""
    sides = view.known.sides
    lying = [card for side in sides for cards in (side.pile, side.eaten, *side.phom) for card in cards]
    return mask_of({*lying, *_own(view)})


def sample(view: View, chance: Random) -> TaLa:
    """Fill a view with cards that nobody has seen; taken cards lie in phỏm of their seats. Law: TL-5.2."""
    known: Known = view.known
    unseen = [card for card in CARDS if not _seen(view) >> card.index & 1]
    sides, left = known.sides, unseen
    for _ in range(1 if known.end else _TRIES):
        chance.shuffle(unseen)
        sides, left = _dealt(view, unseen, chance)
        if all(not side.eaten or lay(side.hand, side.eaten, options=view.setting.options) for side in sides):
            break
    at = known.at if known.at is not None else (view.seat + 1) % len(sides)
    return TaLa(
        view.setting, sides, tuple(left[: view.stock]), known.first, at, known.phase, view.events,
        known.head, known.last, known.taken, known.end,
    )  # fmt: skip


def _dealt(view: View, unseen: Sequence[Card], chance: Random) -> tuple[tuple[Side, ...], list[Card]]:
    """Return the sides with hands that they may hold, and what is left."""
    known: Known = view.known
    if known.end:
        return known.sides, list(unseen)
    left = list(unseen)
    hands = {seat: list(side.eaten) for seat, side in enumerate(known.sides)}
    hands[view.seat] = list(_own(view))
    for seat, side in enumerate(known.sides):
        for card in side.eaten if seat != view.seat else ():
            free = mask_of(left)
            pairs = [pair for pair in _pairs(view.setting.options)[card.index] if not pair & ~free]
            chosen = chance.choice(pairs) if pairs else 0
            hands[seat] += [each for each in left if chosen >> each.index & 1]
            left = [each for each in left if not chosen >> each.index & 1]
    for seat, place in enumerate(view.places):
        while len(hands[seat]) < place.held:
            hands[seat].append(left.pop())
    return tuple(replace(side, hand=sort(hands[seat])) for seat, side in enumerate(known.sides)), left


# a steady player ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sight:
    """What one seat sees when it is to throw."""

    view: View
    counts: bool = True  # keeps count of what others have thrown and laid

    @property
    def options(self) -> Options:
        """Return the house rules."""
        found: Options = self.view.setting.options
        return found

    @cached_property
    def unseen(self) -> int:
        """Return the cards that nobody has shown, as a mask; those never held, to who keeps no count."""
        return _ALL & ~(_seen(self.view) if self.counts else mask_of(BY_CODE[code] for code in own_cards(self.view)))

    @cached_property
    def draws(self) -> int:
        """Return how many more cards the seat will draw or take."""
        side = self.view.known.sides[self.view.seat]
        return max(0, ROUNDS - 1 - (len(side.pile) if self.options.tai else side.thrown))

    def helps(self, loose: Iterable[Card]) -> int:
        """Return the unseen cards that make a phỏm with two of the loose ones, as a mask."""
        makes, found = _MAKES[self.options.at == "hai-dau"], 0
        for one, other in combinations(loose, 2):
            found |= makes.get(1 << one.index | 1 << other.index, 0)
        return found & self.unseen

    def grows(self, layout: Layout) -> int:
        """Return the unseen cards that lengthen a phỏm, as a mask."""
        found = 0
        for phom in layout.phom:
            first, last = phom.cards[0], phom.cards[-1]
            if first.rank == last.rank:
                found |= 15 << 4 * (first.rank - 1)
                continue
            if first.rank > 1:
                found |= 1 << first.index - 4
            if last.rank < ACE_HIGH - 1 and last.rank > first.rank:
                found |= 1 << last.index + 4
        return found & self.unseen


def weigh(view: View) -> Sequence[Weighed]:
    """Rank the choices: call and lay down when it is time, take what makes a phỏm, throw what leaves least."""
    return _ranked(Sight(view))


def steady(view: View) -> Choice:
    """Return the best choice to somebody who does not count what is gone."""
    return _ranked(Sight(view, counts=False))[0].choice


def _ranked(sight: Sight) -> Sequence[Weighed]:
    view = sight.view
    found = [_weighed(choice, view) for choice in view.choices if choice.act != THROW]
    thrown = [choice for choice in view.choices if choice.act == THROW]
    if thrown:
        side = view.known.sides[view.seat]
        by_card = {each.card.code: each for each in throws(_own(view), side.eaten, sight.options)}
        found += [_thrown(choice, by_card[choice.cards[0]], sight) for choice in thrown]
    return sorted(found, key=lambda each: -each.worth)


_FIRST = {**dict.fromkeys(CALLS, 1000.0), LAY: 900.0, SEND: 800.0, TAKE: 1.0, DRAW: 0.0, LEAVE: 0.0}


def _weighed(choice: Choice, view: View) -> Weighed:
    reasons: tuple[Reason, ...] = ()
    side = view.known.sides[view.seat]
    if choice.act == TAKE:
        card = BY_CODE[choice.taken]
        layout = lay((*_own(view), card), (*side.eaten, card), options=view.setting.options)
        made = next(phom for phom in layout.phom if card in phom.cards) if layout else None
        reasons = (Reason("an", {"cards": codes_of(made.cards)}),) if made else ()
    if choice.act == DRAW and len(view.choices) > 1:
        reasons = (Reason("boc", {"stock": view.stock or 0}),)
    if choice.act == SEND:
        reasons = (Reason("gui", {"points": sum(BY_CODE[code].rank for code in choice.cards)}),)
    if choice.act in (*CALLS, LAY):
        reasons = (Reason(choice.act),)
    return Weighed(choice, _FIRST[choice.act], reasons)


def _thrown(choice: Choice, throw: Throw, sight: Sight) -> Weighed:
    """Weigh a throw by the points it leaves and the cards that would still help."""
    layout = throw.layout
    assert layout is not None
    helps = sight.helps(layout.loose) if sight.draws else 0
    grows = sight.grows(layout) & ~helps if sight.draws else 0
    waits = helps.bit_count()
    values: dict[str, int | Codes] = {"points": layout.points, "cards": codes_of(layout.loose)}
    reasons = (Reason("le" if layout.loose else "khong-le", values), _waiting(waits, sight))
    worth = -layout.points + 2.0 * waits + grows.bit_count()
    return Weighed(choice, worth, tuple(filter(None, reasons)))


def _waiting(waits: int, sight: Sight) -> Reason | None:
    if not sight.draws:
        return None
    return Reason("cho" if waits else "khong-cho", {"left": waits, "unseen": sight.unseen.bit_count()})


# a strong player ---------------------------------------------------------------------------------


_FED = 7.0  # points left that are worth one point of the hand
_ELSE = 0.5  # points of the hand that a card costs beside its price: it helps somebody else
_LESS_LIKELY = 0.5  # that a seat holds a card like one it threw
_KEPT = 0.04  # how much likelier it holds two cards that belong together: nobody throws these


def strong(view: View, chance: Random) -> Choice:
    """Choose as a steady player who counts, and whose last throw heeds what the next seat may take.

    Before that it does not: whoever throws what is safe first has nothing safe left for the throw that costs most.
    """
    ranked, sight = weigh(view), Sight(view)
    if ranked[0].choice.act != THROW or sight.draws:
        return ranked[0].choice
    thrown = [each for each in ranked if each.choice.act == THROW]
    return max(thrown, key=lambda each: each.worth - _FED * _fed(BY_CODE[each.choice.cards[0]], sight)).choice


def _fed(card: Card, sight: Sight) -> float:
    """Return what it costs on the average that the next seat may take the card. Law: TL-10.3, TL-10.4, TL-11.1."""
    view, options = sight.view, sight.options
    taker = (view.seat + 1) % len(view.places)
    side, mine = view.known.sides[taker], view.known.sides[view.seat]
    hidden = view.places[taker].held - 3 * len(side.eaten)  # what was taken lies in phỏm of its own
    unseen, thrown = sight.unseen.bit_count(), mask_of(side.pile)
    done = len(side.pile) if options.tai else side.thrown
    if hidden < 2 or unseen < 2 or side.is_out or done >= ROUNDS:
        return 0.0
    pairs = [pair for pair in _pairs(options)[card.index] if not pair & ~sight.unseen]
    held = hidden * (hidden - 1) / (unseen * (unseen - 1)) * sum(_likely(pair, thrown) for pair in pairs)
    number = 1 + sum(each.by == taker and each.source == view.seat for each in view.known.taken)
    is_last = (len(mine.pile) if options.tai else mine.thrown) == ROUNDS - 1
    price: int = {"tang": number, "deu": 1, "khong": 0}[options.gia_an]
    if is_last and options.gia_chot:
        price = options.gia_chot
    if number >= DEN_CARDS:
        price += options.gia_u * (len(view.places) - 1)
    return min(1.0, held + _KEPT * bool(pairs)) * (price + _ELSE)


def _likely(pair: int, thrown: int) -> float:
    """Return how likely somebody holds two cards, who threw those of a mask, against anybody."""
    near = sum(1 for card in CARDS if pair >> card.index & 1 and _NEAR[card.index] & thrown)
    return float(_LESS_LIKELY**near)
