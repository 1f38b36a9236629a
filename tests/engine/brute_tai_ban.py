"""A second counter of tài bàn, written another way: every partition of the hand, every phu counted anew.

It knows phu only by `value_of`, written again from the law; a trùng is one unit, with its size and making.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from tests.engine.brute import LUNGS, RUN_LUNG, YEU, is_run

TAI = {"1v", "1w", "1s", "cc", "tt", "oc", "2v", "9v", "5w", "8w", "4s", "7s"}
WORTH = {"phong": 1, "khan": 3, "thien-khai": 6, "day-khan": 6}
Unit = tuple[str, int, str]  # code, number of cards, making of a trùng or nothing


@cache
def value_of(units: tuple[Unit, ...]) -> int | None:
    """Return the lưng that these units count as one phu, or None if they are no phu."""
    codes = [code for code, _, _ in units]
    trung = [unit for unit in units if unit[1] > 1]
    worth = sum(WORTH[how] * (2 if code in TAI else 1) for code, _, how in trung)
    kinds = frozenset(codes)
    if len(units) == 1:
        return worth if trung or codes[0] in YEU else None
    if kinds == RUN_LUNG:
        return 1 if len(units) == 3 and not trung else None
    if kinds in LUNGS:
        copies: Counter[str] = Counter()
        for code, size, _ in units:
            copies[code] += size
        return min(copies.values()) + worth
    if not trung and is_run(codes):
        return 0
    numbered = all(code not in ("cc", "tt", "oc") for code in codes)
    if numbered and len({code[0] for code in codes}) == 1 and {code[1] for code in codes} == set("vws"):
        return worth
    return None


def best(units: Sequence[Unit]) -> tuple[int, int]:
    """Return (fewest loose cards, most lưng with that many) over every partition of the hand."""
    return _best(tuple(sorted(units)))


@cache
def _best(units: tuple[Unit, ...]) -> tuple[int, int]:
    if not units:
        return 0, 0
    first, rest = units[0], units[1:]
    found = []
    if first[1] == 1 and first[0] not in YEU:
        loose, lung = _best(rest)
        found.append((loose + 1, lung))
    seen = set()
    for mask in range(1 << len(rest)):
        chosen = (first, *(unit for bit, unit in enumerate(rest) if mask >> bit & 1))
        if chosen in seen:
            continue
        seen.add(chosen)
        made = value_of(chosen)
        if made is not None:
            loose, lung = _best(tuple(unit for bit, unit in enumerate(rest) if not mask >> bit & 1))
            found.append((loose, lung + made))
    return min(found, key=lambda each: (each[0], -each[1]))
