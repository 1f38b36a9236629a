"""Runs of one suit (phu dọc): cut a suit's cards into runs of three or more, none loose.

A suit's cards are packed in one number: three bits a rank, rank 1 lowest. `may` is a mask of ranks
(bit 0 is rank 1) whose cards need no run: yêu, and copies that a bí or a lưng already takes in.
A run holds no rank twice (TT-4.9) and does not wrap round (TT-4.10).
"""

from functools import lru_cache

RANKS = 9
_CACHE = 1 << 18
Run = tuple[int, int]  # first rank, last rank (1 to 9)


def pack(counts: list[int] | tuple[int, ...]) -> int:
    """Pack nine counts into one number, three bits a rank."""
    code = 0
    for rank in range(RANKS - 1, -1, -1):
        code = code << 3 | counts[rank]
    return code


@lru_cache(maxsize=_CACHE)
def present(code: int) -> int:
    """Return the mask of ranks that hold a card."""
    mask = 0
    for rank in range(RANKS):
        if code >> 3 * rank & 7:
            mask |= 1 << rank
    return mask


def _reachable(mask: int) -> int:
    found = 0
    for rank in range(RANKS - 2):
        if mask >> rank & 7 == 7:
            found |= 7 << rank
    return found


_BITS = tuple(sum(7 << 3 * rank for rank in range(RANKS) if mask >> rank & 1) for mask in range(1 << RANKS))
REACHABLE = tuple(_reachable(mask) for mask in range(1 << RANKS))
"""For each mask of ranks: the ranks that some run of three could hold."""


@lru_cache(maxsize=_CACHE)
def covers(code: int, may: int) -> bool:
    """Say whether runs can hold every card whose rank is not in `may`."""
    if not code:
        return True
    mask = present(code)
    if mask & ~REACHABLE[mask] & ~may:
        return False
    needed = code & ~_BITS[may & mask]
    return _fits(needed) or (needed != code and _fits_with_spare(code, may))


def _fits(code: int) -> bool:
    """Say whether runs can hold all the cards: short runs first, then long ones, then new ones."""
    one = two = long = 0  # open runs with one, two, and three or more cards
    while code or one or two:
        spare = (code & 7) - one - two
        if spare < 0:
            return False
        carried = long if long < spare else spare
        one, two, long = spare - carried, one, two + carried
        code >>= 3
    return True


def _fits_with_spare(code: int, may: int) -> bool:
    """Say the same where the cards of the ranks in `may` may be used or left.

    A run that is long enough is always carried on before a new one is begun: nothing is lost.
    """
    states = {(0, 0, 0)}
    for rank in range(RANKS):
        count = code >> 3 * rank & 7
        free = may >> rank & 1
        following = set()
        for one, two, long in states:
            spare = count - one - two
            if spare < 0:
                continue
            carried = long if long < spare else spare
            spare -= carried
            for begun in range(spare + 1) if free else (spare,):
                following.add((begun, one, two + carried))
        if not following:
            return False
        states = following
    return any(one == two == 0 for one, two, _ in states)


@lru_cache(maxsize=_CACHE)
def fewest_loose(code: int, may: int) -> int:
    """Count the cards outside `may` that must stay loose at best."""
    if covers(code, may):
        return 0
    states = {(0, 0, 0): 0}
    for rank in range(RANKS):
        count = code >> 3 * rank & 7
        price = 0 if may >> rank & 1 else 1
        following: dict[tuple[int, int, int], int] = {}
        for (one, two, long), cost in states.items():
            for used in range(one + two, count + 1):
                spare = used - one - two
                carried = min(long, spare)
                state = (spare - carried, one, two + carried)
                total = cost + price * (count - used)
                if total < following.get(state, 99):
                    following[state] = total
        states = following
    return min(cost for (one, two, _), cost in states.items() if one == two == 0)


@lru_cache(maxsize=_CACHE)
def lay(code: int, may: int) -> tuple[Run, ...]:
    """Return runs that leave the fewest cards loose, using as few spare cards as they can."""
    counts = tuple(code >> 3 * rank & 7 for rank in range(RANKS))
    needed = tuple(0 if may >> rank & 1 else count for rank, count in enumerate(counts))
    if covers(pack(needed), 0):
        return tuple(sorted(_greedy(needed)))
    if covers(code, may):
        return tuple(sorted(_cover(counts, 0, (), may) or ()))
    return tuple(sorted(_lay(counts, 0, (), may)[1]))


def _greedy(counts: tuple[int, ...]) -> list[Run]:
    """Cut cards that all fit into runs: carry on short runs, then long ones, then begin anew."""
    done: list[Run] = []
    opened: list[int] = []  # first ranks, shortest run last
    for rank, count in enumerate(counts):
        kept = sorted(opened, key=lambda first: (rank - first >= 3, -first))
        done += [(first + 1, rank) for first in kept[count:]]
        opened = kept[:count] + [rank] * (count - len(kept))
    return done + [(first + 1, RANKS) for first in opened]


Open = tuple[int, ...]  # first ranks (from 0) of the open runs, ascending


def _cover(counts: tuple[int, ...], rank: int, opened: Open, may: int) -> list[Run] | None:
    """Return the first runs found that hold every card outside `may`; spare cards come last."""
    if rank == RANKS:
        full = all(rank - first >= 3 for first in opened)
        return [(first + 1, rank) for first in opened] if full else None
    must = [first for first in opened if rank - first < 3]
    long = [first for first in opened if rank - first >= 3]
    spare = counts[rank] - len(must)
    if spare < 0:
        return None
    if not may >> rank & 1:
        kept = min(len(long), spare)
        choices = [(kept, spare - kept)]
    else:
        choices = [(min(len(long), used), used - min(len(long), used)) for used in range(spare + 1)]
        choices += [(0, used) for used in range(1, spare + 1) if long]
    for kept, begun in choices:
        following = (*must, *long[:kept], *([rank] * begun))
        runs = _cover(counts, rank + 1, following, may)
        if runs is not None:
            return runs + [(first + 1, rank) for first in long[kept:]]
    return None


_NEVER = 10**6


def _lay(counts: tuple[int, ...], rank: int, opened: Open, may: int) -> tuple[int, list[Run]]:
    """Return cost and runs from this rank on.

    A loose card weighs most, then a run more, then a spare card used.
    """
    if rank == RANKS:
        closed = [(first + 1, rank) for first in opened]
        return (0 if all(rank - first >= 3 for first in opened) else _NEVER), closed
    must = [first for first in opened if rank - first < 3]
    long = [first for first in opened if rank - first >= 3]
    free = may >> rank & 1
    count = counts[rank]
    best: tuple[int, list[Run]] = (_NEVER, [])
    for used in range(len(must), count + 1):
        spare = used - len(must)
        carried = min(len(long), spare)
        for kept in range(carried, -1 if free else carried - 1, -1):
            begun = spare - kept
            following = (*must, *long[:kept], *([rank] * begun))
            cost, runs = _lay(counts, rank + 1, following, may)
            cost += used if free else 1000 * (count - used)
            cost += 30 * begun
            if cost < best[0]:
                best = (cost, runs + [(first + 1, rank) for first in long[kept:]])
    return best
