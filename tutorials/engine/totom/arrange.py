"""Lay a hand out in phu: round (tròn) if it can be, else with the fewest loose cards.

The solver is exact. It tries which lưng and which phu bí to lay and leaves the rest to the runs of
each suit (`runs`). A trùng (khàn, thiên khai, phỗng) is a block: it is never split, and may stand as
one unit inside one bí or one lưng (TT-4.12). Law: TT-3.1, TT-4.1 to TT-4.12.

Counts are packed in one number, three bits a kind, so that taking a lưng away is one subtraction.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from tutorials.engine.cards import KINDS, Cards
from tutorials.engine.totom.phu import LUNGS, TRUNG_TAM, TRUNG_TU, Phu, PhuKind
from tutorials.engine.totom.runs import REACHABLE, covers, fewest_loose, lay, present

Counts = Sequence[int]  # thirty counts, in the order of the deck
Blocks = tuple[tuple[int, int], ...]  # (index of the kind, 3 or 4 cards)
Held = tuple[tuple[int, str], ...]  # (kind of a block, the phu it stands in: "lung0", "bi7")

LUNG_INDEXES = tuple(lung.indexes for lung in LUNGS)
RUN_LUNG = next(number for number, lung in enumerate(LUNGS) if lung.slug == "yeu-den-1")
TOM = next(number for number, lung in enumerate(LUNGS) if lung.slug == "tom")
LEO = next(number for number, lung in enumerate(LUNGS) if lung.slug == "leo")
_SUITS = (0, 27, 54)  # where the bits of each suit begin
_SUIT_BITS = (1 << 27) - 1
YEU_BIT = 1  # rank 1 never needs a run
MOST = 120  # cards of the deck
_MANY = 200  # choices of lưng: a hand of the game seldom has as many
_RANKS = range(1, 9)  # ranks 2 to 9, counted from 0: those a bí is worth laying for
_ABLE = 0b111111110
_ONE_OF_RANK = tuple(sum(1 << start + 3 * rank for start in _SUITS) for rank in range(9))
MAY_OF_LUNG = tuple(
    tuple(sum(1 << index % 9 for index in indexes if index // 9 == suit and number != RUN_LUNG) for suit in range(3))
    for number, indexes in enumerate(LUNG_INDEXES)
)
_LUNG_MASKS = tuple(sum(1 << index for index in indexes) for indexes in LUNG_INDEXES)
Masks = tuple[int, int, int]  # per suit: ranks whose cards are not loose without a run


@dataclass(frozen=True, slots=True)
class Plan:
    """One way to lay a hand: which lưng, and which ranks as bí; the rest goes into runs."""

    loose: int  # cards left loose
    lung: int  # separate lưng, trùng counted
    lungs: tuple[int, ...]  # numbers in LUNGS, repeated when laid twice
    ranks: int  # mask of the ranks laid as bí (bit 0 is rank 1)
    left: int  # packed counts after the cards of these lưng and bí are taken out
    may: Masks
    held: Held = ()


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
    packed = 0
    for count in reversed(counts):
        packed = packed << 3 | count
    return packed


def arrange(free: Counts, blocks: Blocks = (), required: tuple[int, ...] = ()) -> Arrangement:
    """Lay the hand with the fewest loose cards, then the most separate lưng.

    `free` counts the cards that may go anywhere, `blocks` are the trùng. `required` names lưng
    (numbers in LUNGS) that must be laid if they can be.
    """
    return realise(best_plan(free, blocks, required), blocks)


def best_plan(free: Counts, blocks: Blocks = (), required: tuple[int, ...] = ()) -> Plan:
    """Return the best plan: fewest loose cards first, then most separate lưng."""
    plan = round_plan(free, blocks, required)
    if plan is not None:
        return plan
    choices = _by_lung(free, blocks, required)
    fewest = MOST + 1
    for chosen in filter(_is_single, choices):
        found = fewest_bi(chosen, fewest - 1)
        fewest = found.loose if found else fewest
    for chosen in choices:
        found = fewest_bi(chosen, fewest)
        if found is not None:
            return found
    return best_plan(free, blocks)  # the required lưng is not there: lay without it


@lru_cache(maxsize=1 << 12)
def loose_of(free: tuple[int, ...], blocks: Blocks) -> int:
    """Count the fewest loose cards; kept, for a hand is asked again at every card that comes."""
    return best_plan(free, blocks).loose


def round_plan(free: Counts, blocks: Blocks = (), required: tuple[int, ...] = (), min_lung: int = 0) -> Plan | None:
    """Return a round plan with the most lưng, or None if some card must stay loose."""
    choices = _by_lung(free, blocks, required)
    if len(choices) > _MANY and not any(map(round_bi, filter(_is_single, choices))):
        return None
    for chosen in choices:
        if chosen.lung < min_lung:
            break
        plan = round_bi(chosen)
        if plan is not None:
            return plan
    return None


def _by_lung(free: Counts, blocks: Blocks, required: tuple[int, ...]) -> list["Chosen"]:
    """Return every choice of lưng, those with most lưng first."""
    return sorted(_lung_choices(pack_hand(free), blocks, required), key=lambda each: -each.lung)


def _is_single(chosen: "Chosen") -> bool:
    """Say that no lưng is laid twice: laying one again takes in no card that it did not take in before."""
    return len(set(chosen.lungs)) == len(chosen.lungs)


@lru_cache(maxsize=1 << 16)
def has_stray(kinds: int, blocks: int) -> bool:
    """Say that some kind can lie in no phu at all: no run, no bí, no lưng reaches it.

    `kinds` is the mask of the kinds that are free, `blocks` of those that are a trùng.
    """
    either = kinds | blocks
    masks = [either >> start & 0b111111111 for start in (0, 9, 18)]
    able = masks[0] & masks[1] & masks[2]
    stray = 0
    for start, mask in zip((0, 9, 18), masks, strict=True):
        stray |= (mask & ~REACHABLE[mask] & ~able & ~YEU_BIT) << start
    for lung in _LUNG_MASKS:
        if lung & either == lung:
            stray &= ~lung
    return bool(stray & kinds)


@dataclass(frozen=True, slots=True)
class Chosen:
    """The lưng laid so far, and what is left for bí and runs."""

    left: int
    lung: int
    lungs: tuple[int, ...]
    may: Masks
    blocks: frozenset[int]  # kinds of the blocks that stand in no phu yet
    held: Held


def _lung_choices(packed: int, blocks: Blocks, required: tuple[int, ...]) -> Iterator[Chosen]:
    """Yield every choice of lưng, none first."""
    kinds = frozenset(kind for kind, _ in blocks)
    possible = [
        number
        for number, (one, two, three) in enumerate(LUNG_INDEXES)
        if (packed >> 3 * one & 7 or one in kinds)
        and (packed >> 3 * two & 7 or two in kinds)
        and (packed >> 3 * three & 7 or three in kinds)
    ]
    start = Chosen(packed, len(blocks), (), (YEU_BIT, YEU_BIT, YEU_BIT), kinds, ())
    if not required:
        yield start
    if possible and all(number in possible for number in required):
        yield from _more_lung(start, possible, 0, required)


def _more_lung(chosen: Chosen, possible: list[int], start: int, required: tuple[int, ...]) -> Iterator[Chosen]:
    for position in range(start, len(possible)):
        number = possible[position]
        indexes = LUNG_INDEXES[number]
        may = chosen.may
        if number != RUN_LUNG:
            more = MAY_OF_LUNG[number]
            may = (may[0] | more[0], may[1] | more[1], may[2] | more[2])
        place = f"lung{len(chosen.lungs)}"
        for inside in _block_choices(chosen, indexes, number):
            if inside and number in chosen.lungs:
                continue  # the same lưng again on a trùng is no lưng more and takes in no card more
            left = chosen.left
            for index in indexes:
                if index not in inside:
                    left -= 1 << 3 * index
            after = Chosen(
                left,
                chosen.lung + (0 if inside else 1),
                (*chosen.lungs, number),
                may,
                chosen.blocks.difference(inside) if inside else chosen.blocks,
                chosen.held + tuple((kind, place) for kind in inside),
            )
            if not required or set(required) <= set(after.lungs):
                yield after
            yield from _more_lung(after, possible, position + bool(inside), required)


def _block_choices(chosen: Chosen, indexes: tuple[int, ...], number: int) -> Iterator[tuple[int, ...]]:
    """Yield the sets of blocks that may stand in this lưng in place of a single card."""
    fixed: list[int] = []
    either: list[int] = []
    for index in indexes:
        single = chosen.left >> 3 * index & 7
        if index in chosen.blocks and number != RUN_LUNG:
            (either if single else fixed).append(index)
        elif not single:
            return
    for mask in range(1 << len(either)):
        yield (*fixed, *(index for bit, index in enumerate(either) if mask >> bit & 1))


def _bi_masks(chosen: Chosen) -> tuple[list[int], int]:
    """Return the packed suits, and the mask of ranks whose bí can be laid and would hold a card in need."""
    codes = [chosen.left >> start & _SUIT_BITS for start in _SUITS]
    able, needed = _ABLE, 0
    for suit, code in enumerate(codes):
        mask = present(code)
        needed |= mask & ~chosen.may[suit]
        for kind in chosen.blocks:
            if kind // 9 == suit:
                mask |= 1 << kind % 9
        able &= mask
    return codes, able & needed


def round_bi(chosen: Chosen) -> Plan | None:
    """Find phu bí that leave every suit to its runs. Ranks that no run can hold are forced."""
    codes, able = _bi_masks(chosen)
    forced = 0
    for code, free in zip(codes, chosen.may, strict=True):
        mask = present(code)
        forced |= mask & ~REACHABLE[mask] & ~free
        if forced & ~able or not covers(code, free | able):
            return None
    optional = able & ~forced
    choice = 0  # every subset of the optional ranks in turn, the empty one first
    while True:
        plan = _lay_bi(chosen, forced | choice)
        if plan is not None:
            return plan
        choice = (choice - optional) & optional
        if not choice:
            return None


def _take_bi(chosen: Chosen, ranks: int) -> tuple[int, Held]:
    """Take one card of each suit for every bí; a block stands in place of a card."""
    left = chosen.left
    if not chosen.blocks:
        for rank in _RANKS:
            if ranks >> rank & 1:
                left -= _ONE_OF_RANK[rank]
        return left, chosen.held
    held = list(chosen.held)
    for rank in _RANKS:
        if ranks >> rank & 1:
            for kind in (rank, 9 + rank, 18 + rank):
                if kind in chosen.blocks:
                    held.append((kind, f"bi{rank + 1}"))
                else:
                    left -= 1 << 3 * kind
    return left, tuple(held)


def _lay_bi(chosen: Chosen, ranks: int) -> Plan | None:
    left, held = _take_bi(chosen, ranks)
    one, two, three = chosen.may
    may = (one | ranks, two | ranks, three | ranks)
    if (
        covers(left & _SUIT_BITS, may[0])
        and covers(left >> 27 & _SUIT_BITS, may[1])
        and covers(left >> 54 & _SUIT_BITS, may[2])
    ):
        return Plan(0, chosen.lung, chosen.lungs, ranks, left, may, held)
    return None


def fewest_bi(chosen: Chosen, limit: int) -> Plan | None:
    """Find the phu bí that leave fewest cards loose, or None if more than `limit` must stay loose."""
    codes, able = _bi_masks(chosen)
    one, two, three = chosen.may
    if sum(fewest_loose(code, may | able) for code, may in zip(codes, chosen.may, strict=True)) > limit:
        return None  # not even if every bí cost nothing
    best: Plan | None = None
    ranks = 0  # every subset of the ranks in turn, the empty one first
    while True:
        left, held = _take_bi(chosen, ranks)
        may = (one | ranks, two | ranks, three | ranks)
        loose = 0
        for start, mask in zip(_SUITS, may, strict=True):
            loose += fewest_loose(left >> start & _SUIT_BITS, mask)
            if loose > limit:
                break
        else:
            best, limit = Plan(loose, chosen.lung, chosen.lungs, ranks, left, may, held), loose - 1
        ranks = (ranks - able) & able
        if not ranks or limit < 0:
            return best


def realise(plan: Plan, blocks: Blocks = ()) -> Arrangement:
    """Turn a plan into phu and loose cards."""
    groups = _groups(plan, blocks)
    left = plan.left
    phu: list[Phu] = []
    for suit, start in enumerate(_SUITS):
        code = left >> start & _SUIT_BITS
        for first, last in lay(code, plan.may[suit]):
            run, bits = _run(9 * suit + first - 1, 9 * suit + last)
            phu.append(run)
            left -= bits
    loose = []
    while left:
        index = ((left & -left).bit_length() - 1) // 3
        count = left >> 3 * index & 7
        left -= count << 3 * index
        home = _home(index, plan)
        if home is not None:
            groups[home].extend([index] * count)
        elif index in _YEU:
            phu.extend([_YEU[index]] * count)
        else:
            loose.extend([KINDS[index]] * count)
    sizes = dict(blocks)
    for name, indexes in groups.items():
        number = plan.lungs[int(name[4:])] if name.startswith("lung") else -1
        size = next((sizes[index] for index in indexes if index in sizes), 0) if sizes else 0
        phu.append(_phu(tuple(sorted(indexes)), number, size, name.startswith("bi")))
    phu.sort(key=_place)
    return Arrangement(tuple(phu), tuple(loose), plan.lung)


_YEU = {kind.index: Phu(PhuKind.YEU, (kind,), None, "TT-4.3") for kind in KINDS if kind.is_yeu}


@cache
def _run(first: int, stop: int) -> tuple[Phu, int]:
    """Return the run of these kinds, and its cards packed."""
    bits = sum(1 << 3 * index for index in range(first, stop))
    return Phu(PhuKind.DOC, KINDS[first:stop], None, "TT-4.2"), bits


_ORDER = {PhuKind.LUNG: 0, PhuKind.BI: 30, PhuKind.DOC: 60, PhuKind.YEU: 90}


def _place(phu: Phu) -> int:
    return _ORDER[phu.kind] + phu.cards[0].index


def _groups(plan: Plan, blocks: Blocks) -> dict[str, list[int]]:
    """Return the cards of each lưng, bí and trùng by name."""
    inside = dict(plan.held)
    groups: dict[str, list[int]] = {}
    for place, number in enumerate(plan.lungs):
        name = f"lung{place}"
        groups[name] = [i for i in LUNG_INDEXES[number] if inside.get(i) != name]
    for rank in _RANKS:
        if plan.ranks >> rank & 1:
            name = f"bi{rank + 1}"
            kinds = (rank, 9 + rank, 18 + rank)
            groups[name] = [i for i in kinds if inside.get(i) != name]
    for kind, size in blocks:
        groups.setdefault(inside.get(kind, f"trung{kind}"), []).extend([kind] * size)
    return groups


def _home(index: int, plan: Plan) -> str | None:
    """Name the bí or lưng on the table that takes one more copy of this kind (TT-4.9)."""
    if index in _YEU:
        return None
    if plan.ranks >> index % 9 & 1:
        return f"bi{index % 9 + 1}"
    for place, number in enumerate(plan.lungs):
        if number != RUN_LUNG and index in LUNG_INDEXES[number]:
            return f"lung{place}"
    return None


@lru_cache(maxsize=1 << 14)
def _phu(indexes: tuple[int, ...], number: int, size: int, is_bi: bool) -> Phu:
    """Return a lưng (by its number), a bí, or a trùng of this size."""
    cards = tuple(KINDS[index] for index in indexes)
    if number >= 0:
        return Phu(PhuKind.LUNG, cards, LUNGS[number], LUNGS[number].article)
    trung = {0: None, 3: TRUNG_TAM, 4: TRUNG_TU}[size]
    if is_bi:
        return Phu(PhuKind.BI, cards, trung, "TT-4.1")
    return Phu(PhuKind.LUNG, cards, trung, trung.article if trung else "")
