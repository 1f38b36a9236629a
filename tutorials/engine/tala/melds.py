"""Lay a hand down with the fewest points left over, each taken card in a phỏm of its own: exact, by trying every way.

Few phỏm can be laid from nine or ten cards, so all sets of them that share no card are tried. Law: TL-5, TL-6, TL-8.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutorials.engine.french import Card, Cards
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.phom import Phom, ca_in, mask_of, phom_in, points_of

HELD = 9  # cards between two turns
FULL = 10  # cards held by who is to throw
_Found = tuple[int, int, int, int]  # won, points laid, cards laid, fewest phỏm


@dataclass(frozen=True, slots=True)
class Layout:
    """A hand laid down: its phỏm, and the loose cards (rác)."""

    phom: tuple[Phom, ...]
    loose: Cards
    points: int
    is_u: bool  # all laid, or all but the one card to throw

    @property
    def is_round(self) -> bool:
        """Say whether ten cards are laid and none is over (ù tròn). Law: TL-8.2."""
        return self.is_u and not self.loose and sum(phom.size for phom in self.phom) == FULL


def lay(cards: Sequence[Card], eaten: Sequence[Card] = (), *, options: Options | None = None) -> Layout | None:
    """Return the best way to lay the cards: ù if there is one, else the fewest points left.

    `eaten` are those of the cards that were taken from a neighbour. None if they cannot all lie in phỏm, which
    only happens to who took wrongly. Law: TL-5.3, TL-6.2, TL-6.3, TL-8.1.
    """
    return _laid(_may_lie(cards, eaten, options or _PLAIN), cards, mask_of(eaten))


def lay_without_each(cards: Cards, eaten: Cards, options: Options) -> Iterator[Layout | None]:
    """Yield for each card how the others are laid best, as `lay` does; the phỏm are looked for once."""
    found, taken = _may_lie(cards, eaten, options), mask_of(eaten)
    for card in cards:
        rest = tuple(other for other in cards if other is not card)
        yield _laid([phom for phom in found if not phom.mask >> card.index & 1], rest, taken)


def _may_lie(cards: Sequence[Card], eaten: Sequence[Card], rules: Options) -> list[Phom]:
    """Return the phỏm that may be laid."""
    found, taken = phom_in(cards, ace_high=rules.at == "hai-dau"), mask_of(eaten)
    if taken and not rules.hai_la_an:
        found = [phom for phom in found if (phom.mask & taken).bit_count() <= 1]
    return found


def _laid(found: list[Phom], cards: Sequence[Card], taken: int) -> Layout | None:
    chosen = _search(found, len(cards), taken)
    if chosen is None:
        return None
    laid = 0
    for phom in chosen:
        laid |= phom.mask
    loose = tuple(card for card in cards if not laid >> card.index & 1)
    return Layout(chosen, loose, points_of(loose), bool(chosen) and is_u(len(cards), len(loose)))


_PLAIN = Options()


def is_u(held: int, loose: int) -> bool:
    """Say whether nine or ten cards lie in phỏm but for the one to throw. Law: TL-8.1."""
    return held in _OVER and loose <= _OVER[held]


_OVER = {HELD: 0, FULL: 1}  # loose cards that ù allows, by the number of cards held


def _search(found: list[Phom], held: int, taken: int) -> tuple[Phom, ...] | None:
    """Return the best set of phỏm that share no card and hold all taken cards."""
    if not found:
        return None if taken else ()
    best: tuple[Phom, ...] | None = None if taken else ()
    worth: _Found = (0, -1 if taken else 0, 0, 0)
    least = held - 1 if held == FULL else held
    chosen: list[Phom] = []

    def go(start: int, used: int, points: int, size: int) -> None:
        nonlocal best, worth
        for place in range(start, len(found)):
            phom = found[place]
            if phom.mask & used:
                continue
            chosen.append(phom)
            mask, total, count = used | phom.mask, points + phom.points, size + phom.size
            if not taken & ~mask:
                here = (int(count >= least), total, count, -len(chosen))
                if here > worth:
                    best, worth = tuple(chosen), here
            go(place + 1, mask, total, count)
            chosen.pop()

    go(0, 0, 0, 0)
    return best


def is_khan(cards: Cards, options: Options) -> bool:
    """Say whether a dealt hand is ù khan: no phỏm in it, and no cạ either. Law: TL-8.3."""
    ace_high = options.at == "hai-dau"
    return len(cards) in (HELD, FULL) and not phom_in(cards, ace_high=ace_high) and not ca_in(cards, ace_high=ace_high)
