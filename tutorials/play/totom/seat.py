"""What one seat holds, has laid, thrown and let go: the book-keeping from which legality is told.

Cards are indexes of kinds. A hand only shrinks: what is claimed is laid on the mat at once, so every card
of one's own was there from the deal (TT-5.9).
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from tutorials.engine.cards import KINDS
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.solve.arrange import Blocks, Plan, best_plan, has_stray, realise
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.uses import waiting
from tutorials.engine.totom.tai_ban import win as tai_ban_win

Cards = tuple[int, ...]
_WORKED_OUT = ("solved", "plan", "loose_kinds", "kinds", "open_melds", "lying")
_FOUR = ("thien-khai", "day-thien-khai")
MOST_LOOSE = 6  # one card completes at most a bí of three and three alike


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards that lie together before a seat."""

    cards: Cards  # in the order of the deck; a khàn that stands in it is named in `khan`
    how: str  # an, phong, day-khan, day-thien-khai, khan, thien-khai, trinh
    eaten: int | None = None
    down: bool = False
    khan: int | None = None  # the face-down khàn that is part of it (ăn cài khàn, TT-9.4)

    @property
    def is_free(self) -> bool:
        """Say whether its cards may lie in another phu when the hand is shown (xoay bài)."""
        return self.how in ("an", "trinh")

    @property
    def is_open(self) -> bool:
        """Say whether other cards may join it."""
        return self.is_free and not self.down and self.khan is None


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim and what may still be thrown after it (ăn m đánh n, TT-16.19.1)."""

    card: int
    gained: int  # own cards that became trôi by it, less those that ceased to be
    laid: int  # own cards laid with it
    kinds: frozenset[int]  # of the meld
    related: frozenset[int]  # kinds that could have gone into a phu with the claimed card
    wide: frozenset[int]  # kinds near any card of the meld
    stretch: frozenset[int] = frozenset()  # the run of the hand into which the card would have gone, at full length
    counted: bool = True  # yêu, khàn and thiên khai follow rules of their own (TT-16.19.4)


@dataclass
class Seat:
    """The state of one seat. `cached` values hold until the next change, which makes a copy."""

    name: str
    place: int
    hand: list[int]
    is_cai: bool = False
    streak: int = 0
    melds: list[Meld] = field(default_factory=list)
    khan: set[int] = field(default_factory=set)  # laid face down and not raised
    thien_khai: set[int] = field(default_factory=set)  # laid face down and not raised
    cups: dict[int, int] = field(default_factory=dict)  # declined kinds: cups taken
    returned: set[int] = field(default_factory=set)  # declined kinds whose cups are back
    thrown: list[int] = field(default_factory=list)
    thrown_after: list[list[int]] = field(default_factory=list)  # per claim
    claims: list[Claim] = field(default_factory=list)
    let_go: list[int] = field(default_factory=list)  # came to the seat's doors and was not eaten
    outrun: list[int] = field(default_factory=list)  # those of them that the next seat ate (TT-8.6)
    not_phong: dict[int, int] = field(default_factory=dict)  # shown while a pair was held: copies thrown before
    met_again: set[int] = field(default_factory=set)  # declined kinds whose last copy was seen and not taken
    bound: set[int] = field(default_factory=set)  # bó bài (TT-16.22)
    doubted: set[int] = field(default_factory=set)  # the same, if the mat is laid anew
    tied: set[int] = field(default_factory=set)  # the same, seen more strictly than the law does
    spoiled: bool = False  # a fault was made: the seat claims nothing more
    throws: dict[str, list[tuple[int, float]]] = field(default_factory=dict, compare=False)  # worked out by the player

    def copy(self) -> "Seat":
        """Return a copy that can be changed without changing this one."""
        return Seat(
            self.name,
            self.place,
            list(self.hand),
            self.is_cai,
            self.streak,
            list(self.melds),
            set(self.khan),
            set(self.thien_khai),
            dict(self.cups),
            set(self.returned),
            list(self.thrown),
            [list(cards) for cards in self.thrown_after],
            list(self.claims),
            list(self.let_go),
            list(self.outrun),
            dict(self.not_phong),
            set(self.met_again),
            set(self.bound),
            set(self.doubted),
            set(self.tied),
            self.spoiled,
        )

    def noted(self) -> "Seat":
        """Return a copy for a note beside the cards: what was worked out from hand and mat still holds."""
        after = self.copy()
        after.__dict__.update({name: self.__dict__[name] for name in _WORKED_OUT if name in self.__dict__})
        return after

    def changed(self) -> None:
        """Forget what was worked out from hand and mat."""
        for name in _WORKED_OUT:
            self.__dict__.pop(name, None)
        self.throws = {}

    def might_win(self, card: int) -> bool:
        """Say whether one more card could leave none astray: what the solver asks first, and quickly."""
        if self.hand[card] >= 2 or card in self.khan:
            return True
        free, blocks = self.solved
        kinds = sum(1 << kind for kind, count in enumerate(free) if count) | 1 << card
        return not has_stray(kinds, sum(1 << kind for kind, _ in blocks))

    # what is worked out ----------------------------------------------------------------------

    @cached_property
    def lying(self) -> int:
        """Return the kinds that lie open before the seat, as a mask of one bit a kind."""
        return mask(kind for meld in self.melds if not meld.down for kind in meld.cards)

    @cached_property
    def kinds(self) -> Cards:
        """Return the kinds in hand."""
        return tuple(kind for kind, count in enumerate(self.hand) if count)

    @cached_property
    def open_melds(self) -> tuple[Meld, ...]:
        """Return the melds that other cards may join."""
        return tuple(meld for meld in self.melds if meld.is_open)

    @cached_property
    def solved(self) -> tuple[Cards, Blocks]:
        """Return the cards free to be laid in any phu, and the trùng that stay whole (TT-4.12)."""
        return pool(self.hand, self.melds)

    @cached_property
    def plan(self) -> Plan:
        """Return the best plan of hand and mat together."""
        return plan_of(*self.solved)

    @property
    def loose(self) -> int:
        """Return the fewest loose cards of hand and mat together (TT-5.2)."""
        return self.plan.loose

    @cached_property
    def loose_kinds(self) -> frozenset[int]:
        """Return the kinds in hand that are loose in the best plan."""
        loose = realise(self.plan, self.solved[1]).loose
        return frozenset(kind.index for kind in loose if self.hand[kind.index])

    def as_hand(self) -> Hand:
        """Return the hand as the solver of ù takes it."""
        free, blocks = self.solved
        passed = (*self.let_go, *(self.met_again - set(self.let_go)))
        return Hand(
            free=free,
            held=tuple(self.hand),
            blocks=blocks,
            khan=frozenset(meld.cards[0] for meld in self.melds if meld.how == "khan"),
            thien_khai=frozenset(meld.cards[0] for meld in self.melds if meld.how in _FOUR),
            bat_thuc=frozenset(self.cups) - self.returned,
            four=frozenset(kind for kind, cups in self.cups.items() if cups == 2),
            discarded=tuple(KINDS[kind] for kind in self.thrown),
            passed=tuple(KINDS[kind] for kind in passed),
            dealer=self.is_cai,
            streak=self.streak,
        )

    def waits(self, game: Game) -> frozenset[int]:
        """Return the kinds that the seat is ù with (TT-13.9, TB-13.1)."""
        if self.loose > MOST_LOOSE:
            return frozenset()
        return waiting(self.as_hand(), game) if game.has_cuoc else tai_ban_win.waiting(self.as_hand())

    def on_mat(self) -> Counter[int]:
        """Count the cards that lie before the seat."""
        return Counter(card for meld in self.melds for card in meld.cards)

    @property
    def size(self) -> int:
        """Return the number of cards, hand and mat."""
        return sum(self.hand) + sum(len(meld.cards) for meld in self.melds)

    def declined(self, kind: int) -> bool:
        """Say whether the kind is a declined khàn or thiên khai whose cup is still here."""
        return kind in self.cups and kind not in self.returned

    def cuts(self, kind: int) -> int:
        """Count the copies of a declined kind thrown away."""
        return self.thrown.count(kind)


@lru_cache(maxsize=1 << 12)
def plan_of(free: Cards, blocks: Blocks) -> Plan:
    """Return the best plan of these cards; kept, for what a throw leaves is asked before it and after."""
    return best_plan(free, blocks)


def mask(kinds: Iterable[int]) -> int:
    """Return these kinds as a mask of one bit a kind."""
    found = 0
    for kind in kinds:
        found |= 1 << kind
    return found


def pool(hand: list[int], melds: list[Meld]) -> tuple[Cards, Blocks]:
    """Return the free cards and the trùng of a hand with these melds."""
    free = list(hand)
    blocks: list[tuple[int, int]] = []
    for meld in melds:
        if meld.is_free:
            for card in meld.cards:
                free[card] += 1
        else:
            blocks.append((meld.cards[0], len(meld.cards)))
    return tuple(free), tuple(blocks)
