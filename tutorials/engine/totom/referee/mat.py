"""The mat before a seat: melds that lie there, and how more cards join them. Law: TT-4.13, TT-9.2, TT-9.6."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from tutorials.engine.cards import Cards, Kind, counts_of
from tutorials.engine.totom.referee.written import How
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.phu import judge_phu
from tutorials.engine.totom.solve.tam_tu import lay_out

_FREE = (How.EATEN, How.SHOWN, How.LAID)
Village = tuple[tuple[Kind, int], ...]


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards that lie together before a seat."""

    how: How
    cards: Cards
    line: int  # of the record; 0: before it begins
    eaten: Kind | None = None
    down: bool = False
    village: Village = ()  # cards that came from the village, and in which line

    @property
    def is_free(self) -> bool:
        """Say whether its cards may lie in another phu when the hand is shown (xoay bài)."""
        return self.how in _FREE

    @property
    def is_alike(self) -> bool:
        """Say whether it is three of one kind: a tam tử, where it lies free. Law: TT-4.13."""
        return len(self.cards) == 3 and len(set(self.cards)) == 1


Melds = list[Meld]


def joined(melds: Sequence[Meld], meld: Meld, alike: Callable[[Iterable[Meld]], frozenset[int]]) -> Melds | None:
    """Return the mat with more cards: as a phu, joined to one, or with all laid anew; None where they do not fit.

    `alike` names the kinds of which three on the mat may be a phu.
    """
    if judge_phu(meld.cards) is not None:
        return [*melds, meld]
    for place, other in enumerate(melds):
        if other.is_free and judge_phu((*other.cards, *meld.cards)) is not None:
            cards, village = (*other.cards, *meld.cards), (*other.village, *meld.village)
            one = Meld(meld.how, cards, meld.line, meld.eaten or other.eaten, meld.down, village)
            return [*melds[:place], one, *melds[place + 1 :]]
    return _laid_anew(melds, meld, alike)


def _laid_anew(melds: Sequence[Meld], meld: Meld, alike: Callable[[Iterable[Meld]], frozenset[int]]) -> Melds | None:
    """Lay all free melds and the new cards in another way, if that leaves none loose (xoay bài)."""
    others = [each for each in melds if each.is_free]
    cards = (*meld.cards, *(card for each in others for card in each.cards))
    counts = tuple(counts_of(cards))
    found = lay_out(Hand(free=counts, held=(0,) * len(counts), tam_tu=alike((*others, meld))))
    if found.loose or not others:
        return None
    village = [pair for each in (*others, meld) for pair in each.village]
    anew = [each for each in melds if not each.is_free]
    for phu in found.phu:
        own: list[tuple[Kind, int]] = []
        for pair in list(village):
            if pair[0] in phu.cards and sum(each[0] is pair[0] for each in own) < phu.cards.count(pair[0]):
                own.append(pair)
                village.remove(pair)
        eaten = meld.eaten if meld.eaten in phu.cards else None
        anew.append(Meld(How.EATEN, phu.cards, meld.line, eaten, meld.down, tuple(own)))
    return anew


def without(melds: Iterable[Meld], card: Kind, copies: int) -> Melds:
    """Return the mat without so many copies of a card of its free melds."""
    left: Melds = []
    for meld in melds:
        while copies and meld.is_free and card in meld.cards:
            cards = list(meld.cards)
            cards.remove(card)
            meld = replace(meld, cards=tuple(cards))
            copies -= 1
        left.append(meld)
    return [meld for meld in left if meld.cards]
