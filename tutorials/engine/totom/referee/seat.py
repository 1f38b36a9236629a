"""What is known of one seat while a record is replayed: hand, melds, cups, and what it let go."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tutorials.engine.cards import COPIES, KINDS, Cards, Kind
from tutorials.engine.totom.referee.clauses import Case, Law, offences
from tutorials.engine.totom.referee.mat import Meld, joined, without
from tutorials.engine.totom.referee.written import How
from tutorials.engine.totom.solve.hand import Hand

_FOUR = (How.THIEN_KHAI, How.RAISED_THIEN_KHAI)


@dataclass(frozen=True, slots=True)
class Passed:
    """A card that came to the door and was not eaten, with the free cards that lay on the mat then."""

    card: Kind
    line: int
    mat: Counter[Kind]
    thrown_before: bool  # the seat had thrown one itself and could not eat it


@dataclass(slots=True)
class Claim:
    """What one claim carried, to be weighed against what is thrown after it. Law: TT-16.19."""

    card: Kind
    line: int
    laid: Cards  # own cards carried
    mat: Counter[Kind]  # free cards on the mat before
    related: Counter[Kind]  # own cards that could have gone with the card instead
    held: int = 0  # own cards that go with it and stay in the hand
    gain: int | None = None  # fall of the loose cards, as laid; None where the whole hand is not known
    has_cuoc: bool = False  # the card made a tôm or a lèo, which earn points of their own
    is_shown: bool = False  # trình phu: judged by what lies open, whatever stays in the hand
    thrown: list[Kind] = field(default_factory=list)
    shown: list[Kind] = field(default_factory=list)  # own cards laid on the mat later
    broken: Counter[Kind] = field(default_factory=Counter)  # left in the hand of phu given up for it (TT-16.22.2)

    def close_cuoc(self) -> None:
        """Forget its cước: what was broken for it is told once."""
        self.has_cuoc = False


@dataclass(slots=True)
class Seat:
    """One seat. `whole`: every card of the hand is known."""

    name: str
    whole: bool
    dealt: Counter[Kind]
    hand: Counter[Kind]
    melds: list[Meld] = field(default_factory=list)
    cups: Counter[Kind] = field(default_factory=Counter)  # cups that stand before the seat
    declined: dict[Kind, int] = field(default_factory=dict)  # copies held when the first cup was taken
    cups_taken: Counter[Kind] = field(default_factory=Counter)
    returned: dict[Kind, tuple[str, ...]] = field(default_factory=dict)
    thrown: list[Kind] = field(default_factory=list)
    passed: list[Passed] = field(default_factory=list)
    left_pair: dict[Kind, int] = field(default_factory=dict)  # pairs not taken by phỗng: cards thrown till then
    left: set[Kind] = field(default_factory=set)  # lay open while the seat might have taken them by phỗng
    seen_declined: set[Kind] = field(default_factory=set)
    claims: list[Claim] = field(default_factory=list)
    light: list[tuple[str, int, Kind]] = field(default_factory=list)  # faults that matter only at ù
    hanging: dict[Kind, int] = field(default_factory=dict)  # treo tranh: cards that should lie on the mat, since
    wins: int = 0
    out: bool = False
    acted: bool = False  # has thrown a card in this record
    has_tam_tu: bool = False  # the house lets three alike on the mat, one of them eaten, be a phu (TT-4.13)

    @property
    def is_untold(self) -> bool:
        """Say whether nothing is known of the hand: it may hold another copy of any card."""
        return not self.whole and not self.dealt

    def clone(self) -> "Seat":
        """Return a copy from which the seat can be restored when its claim falls to a higher one."""
        return Seat(
            self.name, self.whole, self.dealt, self.hand.copy(), list(self.melds), self.cups.copy(),
            dict(self.declined), self.cups_taken.copy(), dict(self.returned), list(self.thrown), list(self.passed),
            dict(self.left_pair), set(self.left), set(self.seen_declined), list(self.claims), list(self.light),
            dict(self.hanging), self.wins, self.out, self.acted, self.has_tam_tu,
        )  # fmt: skip

    # what it does ----------------------------------------------------------------------------

    def lose(self, card: Kind, copies: int = 1) -> None:
        """Take cards out of the hand, as many of them as are known to be there."""
        self.hand[card] = max(0, self.hand[card] - copies)
        if not self.hand[card]:
            del self.hand[card]

    def put(self, *melds: Meld) -> None:
        """Lay melds on the mat as they are."""
        self.melds += melds

    def lay(self, meld: Meld) -> bool:
        """Lay cards on the mat, with what lies there if need be; say whether they fit. They lie there in any case."""
        found = joined(self.melds, meld, self.alike)
        self.melds = [*self.melds, meld] if found is None else found
        return found is not None

    def turn_up(self, meld: Meld, raised: Meld) -> None:
        """Raise a khàn or a thiên khai that lies face down."""
        self.melds[self.melds.index(meld)] = raised

    def take_up(self, card: Kind, copies: int = 1) -> None:
        """Take cards off the free melds: for a phỗng lộ, or in tài bàn to be thrown."""
        self.melds = without(self.melds, card, copies)

    def throw(self, card: Kind) -> None:
        """Throw a card."""
        self.thrown.append(card)
        self.acted = True

    def take_cup(self, card: Kind, copies: int) -> None:
        """Decline so many copies of a kind with a cup."""
        self.cups_taken[card] += 1
        self.cups[card] += 1
        self.declined[card] = copies

    def return_cups(self, card: Kind, said: tuple[str, ...]) -> None:
        """Return the cups of a kind with what is said."""
        del self.cups[card]
        self.returned[card] = said

    # what it lets go -------------------------------------------------------------------------

    def let_pass(self, card: Kind, line: int) -> None:
        """Let a card go that came to the door."""
        self.passed.append(Passed(card, line, self.free_mat(), card in self.thrown))

    def leave(self, card: Kind) -> None:
        """Leave a card that lay open and might have been taken by phỗng. A pair is held from the deal."""
        if card not in self.declined and not self.lies(card, How.KHAN):
            self.left.add(card)
        if card in self.declined and self.hand[card] >= 2:
            self.seen_declined.add(card)
        elif self.hand[card] == 2 and not self.locked(card):
            self.left_pair.setdefault(card, self.thrown.count(card))

    def recall(self, thrown: Cards, passed: Cards, shown: Cards) -> None:
        """Note what was thrown, let go at the door, and left elsewhere before the record begins."""
        self.thrown += thrown
        mat = self.free_mat()
        self.passed += [Passed(card, 0, mat, card in thrown) for card in passed if not card.is_yeu]
        self.left |= {card for card in passed if card not in self.declined}
        for card in shown:
            self.left_pair[card] = thrown.count(card)
            if card in self.declined:
                self.seen_declined.add(card)

    def sit_out(self) -> None:
        """Sit the hand out."""
        self.out = True

    # what it has to answer for ---------------------------------------------------------------

    def owe(self, slug: str, line: int, card: Kind) -> None:
        """Note a light fault, which matters at the seat's own ù."""
        self.light.append((slug, line, card))

    def owe_by(self, law: Law[Case], case: Case, line: int, card: Kind) -> None:
        """Note as light faults what a case breaks of a law."""
        for clause, _ in offences(law, case):
            self.owe(clause.slug, line, card)

    def hang(self, card: Kind, line: int) -> None:
        """Note a card kept that belongs on the mat."""
        self.hanging[card] = line

    def unhang(self, cards: Iterable[Kind]) -> None:
        """Forget what was kept, now that it is laid."""
        for card in cards:
            self.hanging.pop(card, None)

    def carry(self, claim: Claim) -> None:
        """Note what a claim carried."""
        self.claims.append(claim)

    def weigh_throw(self, card: Kind) -> None:
        """Note a lawful throw, to be weighed against every claim before it."""
        for claim in self.claims:
            claim.thrown.append(card)

    def show(self, cards: Cards) -> None:
        """Note own cards that have come to lie open, to be weighed with every claim before them."""
        for claim in self.claims:
            claim.shown += cards

    def close_claim(self, claim: Claim) -> None:
        """Weigh a claim no more: its fault is told once."""
        self.claims.remove(claim)

    # what it has -----------------------------------------------------------------------------

    def free_mat(self) -> Counter[Kind]:
        """Return the cards of its melds that may lie in another phu."""
        found: Counter[Kind] = Counter()
        for meld in self.melds:
            if meld.is_free and not (self.has_tam_tu and meld.is_alike):
                found.update(meld.cards)
        return found

    def alike(self, melds: Iterable[Meld]) -> frozenset[int]:
        """Return the kinds of which a free meld has three, one of them eaten, if the house minds them. Law: TT-4.13."""
        return frozenset(
            kind.index
            for meld in (melds if self.has_tam_tu else ())
            for kind, _ in meld.village
            if meld.is_free and not kind.is_yeu and meld.cards.count(kind) == 3 and kind not in self.declined
        )

    def lies(self, card: Kind, *hows: How) -> Meld | None:
        """Return a meld made in one of these ways that holds the card."""
        for meld in self.melds:
            if meld.how in hows and card in meld.cards:
                return meld
        return None

    def owes(self, slug: str, card: Kind) -> bool:
        """Say whether a light fault of this card was noted."""
        return any(each[0] == slug and each[2] is card for each in self.light)

    def locked(self, card: Kind) -> bool:
        """Say whether the card lies face down or in a trùng, where nothing may be taken from."""
        return any(card in meld.cards and not meld.is_free for meld in self.melds)

    def as_hand(self, *, cai: bool = False) -> Hand | None:
        """Return the hand as the solver takes it, or None if a part of it is not known."""
        if not self.whole:
            return None
        held = [0] * len(KINDS)
        for kind, count in self.hand.items():
            held[kind.index] = count
        free, blocks = self.pool()
        khan = {meld.cards[0].index for meld in self.melds if meld.how is How.KHAN}
        let_go = [each.card for each in self.passed]
        return Hand(
            free=tuple(free),
            held=tuple(held),
            blocks=tuple(blocks),
            khan=frozenset(khan),
            thien_khai=frozenset(meld.cards[0].index for meld in self.melds if meld.how in _FOUR),
            bat_thuc=frozenset(kind.index for kind in self.declined if kind not in self.returned),
            tam_tu=self.alike(self.melds),
            four=frozenset(kind.index for kind, copies in self.declined.items() if copies == COPIES),
            discarded=tuple(self.thrown),
            passed=(*let_go, *(kind for kind in self.seen_declined if kind not in let_go)),
            dealer=cai,
            streak=self.wins,
        )

    def pool(self) -> tuple[list[int], list[tuple[int, int]]]:
        """Return how many of each kind are free to lie in any phu, and the trùng that stay whole."""
        free = [0] * len(KINDS)
        blocks: list[tuple[int, int]] = []
        for kind, count in self.hand.items():
            free[kind.index] += count
        for meld in self.melds:
            if not meld.is_free:
                blocks.append((meld.cards[0].index, len(meld.cards)))
                continue
            for kind in meld.cards:
                free[kind.index] += 1
        return free, blocks

    def counted(self) -> int:
        """Count the cards of hand and mat."""
        return self.hand.total() + sum(len(meld.cards) for meld in self.melds)
