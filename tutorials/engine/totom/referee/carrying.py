"""What a claim carries: own cards laid and kept, what could have gone instead, what was gained or broken.

Law: TT-4.9, TT-5.1, TT-9.2, TT-9.10, TT-9.11, TT-16.19.1, TT-16.22.2.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tutorials.engine.cards import KINDS, Cards, Kind
from tutorials.engine.totom.referee import binding
from tutorials.engine.totom.referee.seat import Claim, Seat
from tutorials.engine.totom.solve.arrange import loose_among
from tutorials.engine.totom.solve.partners import TRIPLES, is_run, partners
from tutorials.engine.totom.solve.phu import judge_phu
from tutorials.engine.totom.solve.tam_tu import loose_in

_NUMBERED = 27


@dataclass(frozen=True, slots=True)
class Before:
    """What counts of a seat before it takes a card with these own ones."""

    card: Kind
    beside: Cards
    mat: Counter[Kind]  # free cards that lie there
    related: Counter[Kind]  # own cards that could have gone with the card instead
    loose: int  # cards of the whole hand
    known_loose: int  # cards of what is known of it


def before(seat: Seat, card: Kind, beside: Cards) -> Before:
    """Return what counts of a seat as it stands."""
    mat = seat.free_mat()
    return Before(card, beside, mat, _related(seat, card, beside, mat), _loose(seat), binding.known_loose(seat))


def eaten(seat: Seat, was: Before, line: int, lies: Cards, khan: Cards, *, binds: bool) -> Claim:
    """Return what was carried to a card eaten into the meld that lies there now, with a khàn perhaps inside it.

    `binds`: the house binds what is left of a phu that was broken.
    """
    with_it = _still_held(seat, (*lies, *khan), was.mat)
    gain = was.loose - _loose_but(seat, lies, with_it) if seat.whole else None
    carried = sum(not each.is_yeu for each in with_it)
    held = max(carried, (gain or 0) - len(was.beside))
    has_cuoc = _is_cuoc((*lies, *khan), was.mat)
    claim = Claim(was.card, line, was.beside, was.mat, was.related, held, gain, has_cuoc)
    if binds:
        claim.broken = binding.broken_by(seat, claim, was.known_loose, lies, with_it)
    return claim


def taken(seat: Seat, was: Before, line: int, *, binds: bool) -> Claim:
    """Return what was carried to a card taken by phỗng."""
    gain = was.loose - _loose(seat) if seat.whole else None
    claim = Claim(was.card, line, was.beside, was.mat, was.related, gain=gain)
    if binds:
        claim.broken = binding.broken_by(seat, claim, was.known_loose, (), ())
    return claim


def shown(seat: Seat, card: Kind, beside: Cards, line: int, mat: Counter[Kind]) -> Claim:
    """Return what was carried to the fourth card of a thiên khai that is shown (trình), before it leaves the hand."""
    rest = seat.hand - Counter(beside)
    related = Counter({kind: rest[kind] for kind in partners(card, rest, mat) if not kind.is_yeu})
    return Claim(card, line, beside, mat, related, is_shown=True)


def _is_cuoc(cards: Cards, old: Counter[Kind]) -> bool:
    """Say whether the cards are a tôm or a lèo that did not lie there before. Law: TT-15.6, TT-15.7."""
    phu = judge_phu(cards)
    named = phu is not None and phu.lung is not None and phu.lung.slug in ("tom", "leo")
    return named and not all(old[each] for each in cards)


def _related(seat: Seat, card: Kind, beside: Cards, mat: Counter[Kind]) -> Counter[Kind]:
    """Return the own cards that could have gone with the card instead of these. Law: TT-9.10, TT-16.19.1.

    A second copy of a card that is laid belongs to no other cạ.
    """
    rest = seat.hand - Counter(beside)
    found = partners(card, rest, mat)
    return Counter(
        {
            kind: copies
            for kind, copies in found.items()
            if not kind.is_yeu and kind not in beside and _could_go(kind, card, rest, mat)
        }
    )


def _could_go(kind: Kind, card: Kind, rest: Counter[Kind], mat: Counter[Kind]) -> bool:
    """Say whether a phu could hold both, the mat staying whole (TT-4.7), and not without the card."""
    there = list(mat.elements())
    return any(
        not is_helped or (not loose_among([card, *own, *there]) and loose_among([*own, *there]))
        for own, is_helped in _ways(kind, card, rest, mat)
    )


def _ways(kind: Kind, card: Kind, rest: Counter[Kind], mat: Counter[Kind]) -> Iterator[tuple[list[Kind], bool]]:
    """Yield the own cards of each smallest phu and each longer run with both kinds, and whether the mat helps."""
    for one, other in TRIPLES[card.index]:
        if kind.index in (one, other):
            if rest[mate := KINDS[one + other - kind.index]]:
                yield [kind, mate], False
            if mat[mate]:
                yield [kind], True
    if card.suit is None or kind.suit is not card.suit:
        return
    suit = card.index // 9 * 9
    low, high = sorted((card.index, kind.index))
    for first in range(suit, low + 1):
        for last in range(max(high, first + 3), suit + 9):
            others = [each for each in KINDS[first : last + 1] if each is not card]
            if all(rest[each] or mat[each] for each in others):
                yield [each for each in others if not mat[each]], any(mat[each] for each in others)


def _loose(seat: Seat) -> int:
    """Count the loose cards of a hand that is wholly known, its mat counted; 0 of any other."""
    hand = seat.as_hand()
    return loose_in(hand) if hand is not None else 0


def _loose_but(seat: Seat, meld: Cards, with_it: Cards) -> int:
    """Count the loose cards with one meld left as it lies, and the cards of the hand that go with it."""
    hand = seat.as_hand()
    if hand is None:
        return 0
    free = list(hand.free)
    for card in (*(meld if any(each.is_free and each.cards == meld for each in seat.melds) else ()), *with_it):
        free[card.index] -= 1
    return loose_in(replace(hand, free=tuple(free)))


def _still_held(seat: Seat, cards: Cards, old: Counter[Kind]) -> Cards:
    """Return the cards that stay in the hand and go with the new phu. Law: TT-4.9, TT-5.1, TT-9.2.

    They are those that carry a run on, at ends that did not lie there before, and copies for a new bí or lưng.
    """
    if not is_run(cards):
        is_new = judge_phu(cards) is not None and len(cards) > 1 and not any(old[each] for each in cards)
        return tuple((seat.hand & Counter(dict.fromkeys(cards, 4))).elements()) if is_new else ()
    ordered = sorted(cards, key=lambda each: each.index)
    found = []
    for end, step in ((ordered[0], -1), (ordered[-1], 1)):
        index = end.index + step
        while not old[end] and index // 9 == end.index // 9 and 0 <= index < _NUMBERED and seat.hand[KINDS[index]]:
            found.append(KINDS[index])
            index += step
    return tuple(found)
