"""Count the lưng of a tài bàn hand, and what the ù is worth.

Source: part D of the 2005 law and the same figures in the encyclopedia: a phu counts every lưng in
it and every trùng in it; the trùng of a tài card counts double.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tutorials.engine.cards import KINDS, Cards
from tutorials.engine.lines import Line
from tutorials.engine.totom.phu import LUNGS, judge_phu

TAI = frozenset(kind.index for kind in KINDS if kind.is_yeu or kind.code in ("2v", "9v", "5w", "8w", "4s", "7s"))
HOWS = ("an", "phong", "khan", "thien-khai", "day-khan")
_TRUNG = {"phong": 1, "khan": 3, "thien-khai": 6, "day-khan": 6}
_NEEDED = {"phong": 3, "khan": 3, "thien-khai": 4, "day-khan": 4}
MIN_LUNG = 9
TAI_BAN_LUNG = 19


@dataclass(frozen=True, slots=True)
class Laid:
    """One phu of the hand and how its trùng, if any, was made."""

    cards: Cards
    how: str


@dataclass(frozen=True, slots=True)
class Count:
    """Lưng of a hand, the cước (None below nine), and the multiple of N."""

    lung: int
    cuoc: str | None
    times: int
    lines: tuple[Line, ...]


def count(laid: Sequence[Laid], *, khan_at_deal: bool) -> Count:
    """Count the lưng of these phu and name the cước."""
    total = 0
    lines: list[Line] = []
    for phu in laid:
        for what, lung in _lung_of(phu):
            total += lung
            lines.append(Line("tai-ban-add", "TB-4.2", cards=list(phu.cards), what=what, lung=lung, total=total))
    cuoc, times = _cuoc(total, khan_at_deal=khan_at_deal)
    if cuoc is None:
        lines.append(Line("tai-ban-few", "TB-2.1", lung=total, need=MIN_LUNG))
    else:
        lines.append(Line(f"tai-ban-{cuoc}", f"TB-15.{times}", times=times))
    return Count(total, cuoc, times, tuple(lines))


def _cuoc(lung: int, *, khan_at_deal: bool) -> tuple[str | None, int]:
    if lung < MIN_LUNG:
        return None, 0
    if not khan_at_deal:
        return "suu-ban", 3
    return ("tai-ban", 2) if lung >= TAI_BAN_LUNG else ("suong", 1)


def _lung_of(phu: Laid) -> list[tuple[str, int]]:
    """Return the lưng in one phu: its drawn lưng as often as they stand, then its trùng."""
    counts = Counter(card.index for card in phu.cards)
    judged = judge_phu(phu.cards)
    found = []
    if judged and judged.lung in LUNGS:
        found.append((judged.lung.vi, min(counts[index] for index in judged.lung.indexes)))
    if phu.how in _TRUNG:
        for index, copies in sorted(counts.items()):
            if copies >= _NEEDED[phu.how]:
                double = 2 if index in TAI else 1
                found.append((f"{phu.how} {KINDS[index].vi}", _TRUNG[phu.how] * double))
    return found
