"""A second solver, written another way: put card after card into every phu it could lie in.

It knows phu only by `is_phu`, written again from the law, and looks at every partition of the hand.
Slow, so the hands are small. A trùng block is a single unit that may lie in one bí or one lưng.
"""

from collections.abc import Sequence
from functools import cache

LUNGS = {
    frozenset(codes.split())
    for codes in (
        "7v 3w 3s", "cc 9w 8s", "8v 2w 2s", "tt 9w 9s", "tt oc 9s", "1v 2v 3v", "9v 1w 1s",
    )
}  # fmt: skip
YEU = {"1v", "1w", "1s", "cc", "tt", "oc"}
RUN_LUNG = frozenset({"1v", "2v", "3v"})
Unit = tuple[str, int]  # code, number of cards: 1, or 3 and 4 for a trùng


def is_run(codes: Sequence[str]) -> bool:
    """Say whether the codes are one suit in a row, none twice."""
    if any(code in ("cc", "tt", "oc") for code in codes) or len({code[1] for code in codes}) > 1:
        return False
    ranks = sorted(int(code[0]) for code in codes)
    return len(ranks) >= 3 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))


@cache
def lung_of(units: tuple[Unit, ...]) -> int | None:
    """Return how many separate lưng these units make as one phu, or None if they are no phu."""
    codes = [code for code, _ in units]
    trung = sum(1 for _, size in units if size > 1)
    kinds = frozenset(codes)
    if len(units) == 1:
        return trung if trung or codes[0] in YEU else None
    if kinds in LUNGS and (kinds != RUN_LUNG or (len(units) == 3 and not trung)):
        return max(1, trung)
    if not trung and is_run(codes):
        return 0
    numbered = all(code not in ("cc", "tt", "oc") for code in codes)
    if numbered and len({code[0] for code in codes}) == 1 and {code[1] for code in codes} == set("vws"):
        return trung
    return None


def best(free: Sequence[str], trung: Sequence[Unit] = ()) -> tuple[int, int]:
    """Return (fewest loose cards, most lưng with that many) over every partition of the hand."""
    units = tuple(sorted([*((code, 1) for code in free), *trung]))
    return _best(units)


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
        made = lung_of(chosen)
        if made is None:
            continue
        left = tuple(unit for bit, unit in enumerate(rest) if not mask >> bit & 1)
        loose, lung = _best(left)
        found.append((loose, lung + made))
    return min(found, key=lambda each: (each[0], -each[1]))
