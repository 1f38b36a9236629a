"""Runs of one suit (phu dọc): cut a suit's cards into runs of three or more, none loose.

A suit's cards are packed in one number: three bits a rank, rank 1 lowest. A set of ranks is written as one
card of each. `may` is the set of ranks whose cards need no run: yêu, and copies that a bí or a lưng already
takes in. A run holds no rank twice (TT-4.9) and does not wrap round (TT-4.10).
"""

from functools import lru_cache

RANKS = 9
SUIT = (1 << 3 * RANKS) - 1
"""All bits of one suit; the next suit of a packed hand begins where it ends."""
_CACHE = 1 << 18
_LOOSE, _RUN, _NEVER = 1000, 30, 10**6  # prices of a loose card, of a run, of what cannot be
_KINDS = sum(1 << 3 * kind for kind in range(30))
_FIRST = sum(1 << 3 * kind for kind in range(27) if kind % RANKS <= RANKS - 3)  # where a run may begin
Run = tuple[int, int]  # first rank, last rank (1 to 9)


def present(code: int) -> int:
    """Return the set of what is there at least once, in a suit or in a whole packed hand."""
    return (code | code >> 1 | code >> 2) & _KINDS


def reachable(kinds: int) -> int:
    """Return the set of kinds that some run of three could hold."""
    first = kinds & kinds >> 3 & kinds >> 6 & _FIRST
    return first | first << 3 | first << 6


@lru_cache(maxsize=_CACHE)
def falls_short(code: int, may: int) -> bool:
    """Say that runs cannot hold every card whose rank is not in `may`."""
    if not code:
        return False
    there = present(code)
    if there & ~may & ~reachable(there):
        return True
    needed = code & ~(7 * may)
    return not _fits(needed) and (needed == code or not _fits_with_spare(code, may & there, 0, 0, 0))


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


@lru_cache(maxsize=_CACHE)
def _fits_with_spare(code: int, may: int, one: int, two: int, long: int) -> bool:
    """Say the same, from some rank on, where the cards of the ranks in `may` may be used or left.

    A run that is long enough is always carried on before a new one is begun: nothing is lost.
    """
    if not one and not two and not code & ~(7 * may):
        return True
    spare = (code & 7) - one - two
    if spare < 0:
        return False
    carried = long if long < spare else spare
    most = spare - carried
    for begun in range(0 if may & 1 else most, most + 1):
        if _fits_with_spare(code >> 3, may >> 3, begun, one, two + carried):
            return True
    return False


@lru_cache(maxsize=_CACHE)
def fewest_loose(code: int, may: int) -> int:
    """Count the cards outside `may` that must stay loose at best."""
    return _price(code, may & present(code), 0, 0, 0) // _LOOSE if falls_short(code, may) else 0


@lru_cache(maxsize=_CACHE)
def _price(code: int, may: int, one: int, two: int, long: int) -> int:
    """Return the price of the cheapest runs from some rank on: of loose cards, of runs, and of spare cards used."""
    if not code:
        return _NEVER if one or two else 0
    count = code & 7
    cheapest = _NEVER
    for used in range(count, one + two - 1, -1):
        price = used if may & 1 else _LOOSE * (count - used)
        if price >= cheapest:
            continue
        spare = used - one - two
        carried = long if long < spare else spare
        begun = spare - carried
        price += _RUN * begun + _price(code >> 3, may >> 3, begun, one, two + carried)
        if price <= cheapest:
            cheapest = price
    return cheapest


def lay(code: int, may: int) -> tuple[Run, ...]:
    """Return runs that leave the fewest cards loose, using as few spare cards as they can.

    The runs begun last, which the short ones are, are carried on first.
    """
    needed = code & ~(7 * may)
    if _fits(needed):
        code, may = needed, 0
    fits = not falls_short(code, may)
    done: list[Run] = []
    opened: list[int] = []  # first ranks, ascending
    for rank in range(RANKS):
        used = code & 7
        if may & 1 or not fits:
            used = _best_use(code, may, opened.count(rank - 1), opened.count(rank - 2), len(opened), fits=fits)
        ended = max(0, len(opened) - used)
        done += [(first + 1, rank) for first in opened[:ended]]
        opened = opened[ended:]
        opened += [rank] * (used - len(opened))
        code >>= 3
        may >>= 3
    return tuple(sorted(done + [(first + 1, RANKS) for first in opened]))


def _best_use(code: int, may: int, one: int, two: int, opened: int, *, fits: bool) -> int:
    """Return how many cards of the lowest rank to lay in runs: as few as will do, or at the lowest price."""
    prices = []
    for used in range(one + two, (code & 7) + 1):
        carried = min(opened, used) - one - two
        begun = used - one - two - carried
        after = (code >> 3, may >> 3, begun, one, two + carried)
        if not fits:
            price = used if may & 1 else _LOOSE * ((code & 7) - used)
            prices.append((price + _RUN * begun + _price(*after), used))
        elif _fits_with_spare(*after):
            return used
    return min(prices)[1]
