"""Lay a hand out in phu: round (tròn) if it can be, else with the fewest loose cards.

The solver is exact: it tries which lưng and which phu bí to lay, most lưng first, leaves the rest to the
runs of each suit (`runs`), and turns back where the runs could not hold what is left even if every lưng
and bí to come cost nothing. A trùng (khàn, thiên khai, phỗng) is a block: it is never split, and may
stand as one unit inside one bí or one lưng (TT-4.12). Law: TT-3.1, TT-4.1 to TT-4.12.

Counts are packed in one number, three bits a kind, so that taking a lưng away is one subtraction. A set of
kinds is written as one card of each, and a set of ranks as these cards of the first suit.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from math import prod
from typing import Any

from tutorials.engine.cards import KINDS, Cards, Kind, counts_of
from tutorials.engine.totom.solve.phu import LUNGS, TRUNG_TAM, TRUNG_TU, Phu, PhuKind
from tutorials.engine.totom.solve.runs import SUIT, falls_short, fewest_loose, lay, present, reachable

Counts = Sequence[int]  # thirty counts, in the order of the deck
Blocks = tuple[tuple[int, int], ...]  # (index of the kind, 3 or 4 cards)
LaidLung = tuple[int, int]  # number in LUNGS, packed blocks that stand in it

LUNG_INDEXES = tuple(lung.indexes for lung in LUNGS)
RUN_LUNG = next(number for number, lung in enumerate(LUNGS) if lung.slug == "yeu-den-1")
TOM = next(number for number, lung in enumerate(LUNGS) if lung.slug == "tom")
LEO = next(number for number, lung in enumerate(LUNGS) if lung.slug == "leo")
LUNG_KINDS = tuple(sum(1 << 3 * index for index in indexes) for indexes in LUNG_INDEXES)
_LUNG_CARDS = tuple(7 * kinds for kinds in LUNG_KINDS)
_EVERY_LUNG = sum({1 << 3 * index for indexes in LUNG_INDEXES for index in indexes})
_EACH_SUIT = 1 | 1 << 27 | 1 << 54  # ranks times this: the kinds of these ranks in all suits
_NUMBERED = (1 << 81) - 1
_BI = sum(1 << 3 * rank for rank in range(1, 9))  # ranks a bí is worth laying for: rank 1 never needs a run
# for each lưng: the kinds whose further copies lie in it too, and so need no run (TT-4.9)
_MAY = tuple(0 if number == RUN_LUNG else kinds & _NUMBERED for number, kinds in enumerate(LUNG_KINDS))
_TAKES = tuple(7 * (kinds & ~_EACH_SUIT) for kinds in _MAY)  # and those that join it when they are spare
_SHIFTS = tuple(3 * index for index in range(len(KINDS)))
_DIGITS = bytes.maketrans(bytes(range(8)), b"01234567")
_MANY = 40  # ways to lay the lưng: a hand of the game seldom has as many
_ENOUGH = 1 << 10  # more lưng than there can be


@dataclass(frozen=True, slots=True)
class Plan:
    """One way to lay a hand: which lưng, and which ranks as bí; the rest goes into runs."""

    loose: int  # cards left loose
    lung: int  # separate lưng, trùng counted
    lungs: tuple[LaidLung, ...]  # repeated when laid twice
    ranks: int  # set of the ranks laid as bí
    left: int  # packed counts after the cards of these lưng and bí are taken out
    may: int  # set of the kinds whose cards are not loose without a run
    in_bi: int = 0  # packed blocks that stand in a bí


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand laid out: phu, loose cards, and how many separate lưng."""

    phu: tuple[Phu, ...]
    loose: Cards
    lung: int

    @property
    def is_round(self) -> bool:
        """Say whether no card is loose (tròn bài, TT-3.1)."""
        return not self.loose


def pack_hand(counts: Counts) -> int:
    """Pack thirty counts into one number, three bits a kind."""
    return int(bytes(counts).translate(_DIGITS)[::-1], 8)


def unpack_hand(packed: int) -> tuple[int, ...]:
    """Return the thirty counts of a packed number."""
    return tuple([packed >> shift & 7 for shift in _SHIFTS])


def arrange(free: Counts, blocks: Blocks = ()) -> Arrangement:
    """Lay the hand with the fewest loose cards, then the most separate lưng.

    `free` counts the cards that may go anywhere, `blocks` are the trùng.
    """
    return realise(best_plan(free, blocks), blocks)


def best_plan(free: Counts, blocks: Blocks = ()) -> Plan:
    """Return the best plan: fewest loose cards first, then most separate lưng."""
    return Search(pack_hand(free), blocks, len(blocks)).fewest()


@lru_cache(maxsize=1 << 12)
def loose_of(free: tuple[int, ...], blocks: Blocks) -> int:
    """Count the fewest loose cards; kept, for a hand is asked again at every card that comes."""
    return best_plan(free, blocks).loose


def loose_among(cards: Iterable[Kind]) -> int:
    """Count the fewest loose cards of any, those of the mat among them laid anew. Law: TT-4.7."""
    return best_plan(counts_of(cards)).loose


def round_plan(free: Counts, blocks: Blocks = (), required: tuple[int, ...] = (), min_lung: int = 0) -> Plan | None:
    """Return a round plan with the most lưng, or None if some card must stay loose.

    `required` names lưng (numbers in LUNGS) that must be laid.
    """
    return Search(pack_hand(free), blocks, len(blocks)).within(0, min_lung, required)


@lru_cache(maxsize=1 << 16)
def has_stray(kinds: int, blocks: int) -> bool:
    """Say that some kind can lie in no phu at all: no run, no bí, no lưng reaches it.

    `kinds` is the mask of the kinds that are free, `blocks` of those that are a trùng, one bit a kind.
    """
    free, trung = int(f"{kinds:b}", 8), int(f"{blocks:b}", 8)
    return bool(free & _NUMBERED & ~(reachable(free) | need_no_run(free, trung)))


def need_no_run(kinds: int, trung: int) -> int:
    """Return the set of kinds that need no run if every lưng and bí were laid that these sets of kinds can make."""
    _, later = _possible(kinds & _EVERY_LUNG, trung & _EVERY_LUNG)
    return _EACH_SUIT | later[0] | _bi_ranks(kinds | trung) * _EACH_SUIT


def runs_fall_short(packed: int, may: int) -> bool:
    """Say that runs cannot hold every card whose kind is not in the set `may`."""
    return (
        falls_short(packed & SUIT, may & SUIT)
        or falls_short(packed >> 27 & SUIT, may >> 27 & SUIT)
        or falls_short(packed >> 54 & SUIT, may >> 54 & SUIT)
    )


def _bi_ranks(kinds: int) -> int:
    """Return the set of ranks that are there in all suits."""
    return kinds & kinds >> 27 & kinds >> 54 & _BI


@lru_cache(maxsize=1 << 14)
def _possible(kinds: int, blocks: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the numbers of the lưng that can be laid, and what these and those after each would take in."""
    numbers = tuple(
        number
        for number, lung in enumerate(LUNG_KINDS)
        if lung & (kinds if number == RUN_LUNG else kinds | blocks) == lung
    )
    later = [0]
    for number in reversed(numbers):
        later.append(later[-1] | _MAY[number])
    return numbers, tuple(reversed(later))


Way = tuple[int, int, int, int]  # lưng gained, times laid, packed blocks inside, packed cards taken
NOT_LAID: Way = (0, 0, 0, 0)


@lru_cache(maxsize=1 << 14)
def _ways(number: int, free: int, blocks: int) -> list[Way]:
    """Return the ways to lay a lưng or not; of the last two one is not to lay it, one takes fewest cards.

    `free` and `blocks` are the packed cards of its three kinds. With a block in it, it is no lưng more than
    the block, but takes in further copies of its other kinds.
    """
    kinds = LUNG_KINDS[number]
    most = min(free >> 3 * index & 7 for index in LUNG_INDEXES[number])
    ways = [(times, times, 0, times * kinds) for times in range(most, 0, -1)]
    ways.append(NOT_LAID)
    outside = kinds & ~present(blocks)
    if blocks and number != RUN_LUNG and not outside & ~present(free):
        ways.append((0, 1, blocks, outside))
    return ways


class Search:
    """Branch and bound over the lưng, then over the bí, for one hand."""

    ways = staticmethod(_ways)

    def __init__(self, packed: int, blocks: Blocks, lung: int) -> None:
        self.packed = packed
        self.blocks = sum([size << 3 * kind for kind, size in blocks]) if blocks else 0
        self.lung = lung  # of the blocks by themselves
        self.numbers, self.later = _possible(present(packed) & _EVERY_LUNG, present(self.blocks) & _EVERY_LUNG)
        self.many = len(self.numbers) >= 3 and self._has_many()

    def fewest(self) -> Plan:
        """Return the plan with the fewest loose cards, then the most lưng."""
        limit = 0
        while True:
            plan = self.within(limit)
            if plan is not None:
                return plan
            limit += 1

    def within(self, limit: int, min_lung: int = 0, required: tuple[int, ...] = ()) -> Plan | None:
        """Return the plan with the most lưng that leaves no more than so many cards loose, or None.

        `required` names lưng (numbers in LUNGS) that must be laid.
        """
        for number in required:
            if number not in self.numbers:
                return None
        self.required = required
        self.limit = limit
        self.once = False
        self.best: Plan | None = None
        self.most = min_lung - 1  # lưng that are not enough
        self._grow(0, self.packed, self.lung, (), _EACH_SUIT, self.blocks)
        return self.best

    def any_within(self, limit: int) -> Plan | None:
        """Return any plan that leaves no more than so many cards loose: sooner found than that with the most lưng."""
        self.required, self.limit, self.once, self.best, self.most = (), limit, True, None, -1
        self._grow(0, self.packed, self.lung, (), _EACH_SUIT, self.blocks)
        return self.best

    def _has_many(self) -> bool:
        """Say that there are so many ways that it is worth asking at each step whether any will do."""
        return prod(len(self._ways(number, self.packed, self.blocks)) for number in self.numbers) > _MANY

    def _can_do(self, *node: Any) -> bool:
        """Say whether any way from this node on will do: laid again a lưng takes in no more than laid once."""
        best, most = self.best, self.most
        self.once, self.best, self.most = True, None, -1
        self._grow(*node)
        can = self.best is not None
        self.once, self.best, self.most = False, best, most
        return can

    def _ways(self, number: int, left: int, standing: int) -> list[Way]:
        cards = _LUNG_CARDS[number]
        return self.ways(number, left & cards, standing & cards)

    def _is_enough(self, lung: int, place: int, left: int, standing: int) -> bool:
        """Say that laying all that is still there cannot bring more lưng than have been found."""
        for number in self.numbers[place:]:
            lung += self._ways(number, left, standing)[0][0]
        return lung <= self.most

    def _grow(self, place: int, left: int, lung: int, laid: tuple[LaidLung, ...], may: int, standing: int) -> None:
        """Try every way to lay the lưng from this place on; `standing` are the blocks in no phu yet."""
        if lung <= self.most and self._is_enough(lung, place, left, standing):
            return
        kinds, wide = present(left), may | self.later[place]
        ranks = 0
        if need := kinds & ~wide & _NUMBERED:
            ranks = (need | need >> 27 | need >> 54) & _bi_ranks(kinds | present(standing) if standing else kinds)
            if ranks:
                wide |= ranks * _EACH_SUIT
        loose = self._loose(left, wide)
        if loose > self.limit:
            return  # not even if every lưng and bí to come cost nothing
        if place == len(self.numbers):
            plan = Plan(loose, lung, laid, 0, left, may)
            if not ranks:
                self._keep(plan)
                return
            forced = 0
            if not self.limit:  # ranks with a card that no run can hold
                stuck = kinds & ~may & ~reachable(kinds) & _NUMBERED
                forced = (stuck | stuck >> 27 | stuck >> 54) & SUIT
            self._lay_bi(ranks & ~forced, _with_bi(plan, forced, standing) if forced else plan, standing)
            return
        if self.many and not self.once and not self._can_do(place, left, lung, laid, may, standing):
            return
        number = self.numbers[place]
        ways = self._ways(number, left, standing)
        for gain, times, inside, taken in ways[-2:] if self.once else ways:
            if times:
                after = laid + ((number, inside),) * times
                self._grow(place + 1, left - taken, lung + gain, after, may | _MAY[number], standing & ~inside)
            elif number not in self.required:
                self._grow(place + 1, left, lung, laid, may, standing)

    def _loose(self, left: int, may: int) -> int:
        """Count the loose cards of all suits, those over the limit not all."""
        limit = self.limit
        if not limit:
            return int(runs_fall_short(left, may))
        loose = fewest_loose(left & SUIT, may & SUIT)
        if loose <= limit:
            loose += fewest_loose(left >> 27 & SUIT, may >> 27 & SUIT)
            if loose <= limit:
                loose += fewest_loose(left >> 54 & SUIT, may >> 54)
        return loose

    def _lay_bi(self, undecided: int, plan: Plan, standing: int) -> bool:
        """Lay the first set of bí, of those on these ranks, that leaves few enough cards loose: none first."""
        loose = self._loose(plan.left, plan.may | undecided * _EACH_SUIT)
        if loose > self.limit:
            return False
        if not undecided:
            self._keep(replace(plan, loose=loose) if loose > plan.loose else plan)
            return True
        rank = 1 << undecided.bit_length() - 1
        undecided -= rank
        return self._lay_bi(undecided, plan, standing) or self._lay_bi(
            undecided, _with_bi(plan, rank, standing), standing
        )

    def _keep(self, plan: Plan) -> None:
        self.best = plan
        self.most = _ENOUGH if self.once else plan.lung


def _with_bi(plan: Plan, ranks: int, standing: int) -> Plan:
    """Return the plan with bí on these ranks more; a block stands in place of a card."""
    kinds = ranks * _EACH_SUIT
    inside = standing & 7 * kinds
    left, may = plan.left - kinds + present(inside), plan.may | kinds
    return Plan(plan.loose, plan.lung, plan.lungs, plan.ranks | ranks, left, may, plan.in_bi | inside)


# the plan as phu ------------------------------------------------------------------------------


def realise(plan: Plan, blocks: Blocks = ()) -> Arrangement:
    """Turn a plan into phu and loose cards; a spare copy joins the bí or lưng that takes it (TT-4.9)."""
    runs: list[Phu] = []
    spare = plan.left & ~_NUMBERED
    for suit, start in enumerate((0, 27, 54)):
        if code := plan.left >> start & SUIT:
            found, rest = _runs(suit, code, plan.may >> start & SUIT)
            runs += found
            spare |= rest << start
    bi: list[Phu] = []
    inside = plan.in_bi
    ranks = plan.ranks
    while ranks:
        rank = ranks & -ranks
        ranks -= rank
        cards = 7 * rank * _EACH_SUIT
        bi.append(_bi(rank, spare & cards, inside & cards))
        spare &= ~cards
    lungs: list[Phu] = []
    for number, blocks_in in plan.lungs:
        lungs.append(_lung(number, spare & _TAKES[number], blocks_in))
        spare &= ~_TAKES[number]
        inside |= blocks_in
    lungs += [_trung(kind, size) for kind, size in blocks if not inside >> 3 * kind & 7]
    if len(lungs) > 1:
        lungs.sort(key=_first)
    yeu, loose = _rest(spare) if spare else ((), ())
    return Arrangement((*lungs, *bi, *runs, *yeu), loose, plan.lung)


def _first(phu: Phu) -> int:
    return phu.cards[0].index


_YEU_PHU = {kind.index: Phu(PhuKind.YEU, (kind,), None, "TT-4.3") for kind in KINDS if kind.is_yeu}


@lru_cache(maxsize=1 << 14)
def _rest(spare: int) -> tuple[tuple[Phu, ...], Cards]:
    """Return the phu yêu among the cards in no other phu, and the loose cards."""
    cards = _cards(spare)
    return tuple(_YEU_PHU[kind.index] for kind in cards if kind.is_yeu), tuple(
        kind for kind in cards if not kind.is_yeu
    )


def _cards(packed: int) -> Cards:
    return tuple(kind for kind in KINDS for _ in range(packed >> 3 * kind.index & 7))


@lru_cache(maxsize=1 << 16)
def _runs(suit: int, code: int, may: int) -> tuple[tuple[Phu, ...], int]:
    """Return the runs of a suit as phu, and its packed cards in none of them."""
    found = []
    for first, last in lay(code, may):
        found.append(_run(9 * suit + first - 1, 9 * suit + last))
        code -= sum(1 << 3 * rank - 3 for rank in range(first, last + 1))
    return tuple(found), code


@cache
def _run(first: int, stop: int) -> Phu:
    return Phu(PhuKind.DOC, KINDS[first:stop], None, "TT-4.2")


@lru_cache(maxsize=1 << 14)
def _bi(rank: int, spare: int, blocks: int) -> Phu:
    """Return the bí of one rank, with these spare copies and trùng."""
    kinds = rank * _EACH_SUIT
    size = next((blocks >> 3 * index & 7 for index in range(27) if blocks >> 3 * index & 7), 0)
    return Phu(PhuKind.BI, _cards(kinds - present(blocks) + blocks + spare), _TRUNG[size], "TT-4.1")


@lru_cache(maxsize=1 << 14)
def _lung(number: int, spare: int, blocks: int) -> Phu:
    """Return the lưng with these spare copies and trùng."""
    cards = _cards(LUNG_KINDS[number] - present(blocks) + blocks + spare)
    return Phu(PhuKind.LUNG, cards, LUNGS[number], LUNGS[number].article)


@cache
def _trung(kind: int, size: int) -> Phu:
    """Return a trùng that stands by itself."""
    trung = _TRUNG[size]
    return Phu(PhuKind.LUNG, (KINDS[kind],) * size, trung, trung.article if trung else "")


_TRUNG = {0: None, 3: TRUNG_TAM, 4: TRUNG_TU}
