"""Gà: what each kind collects and when, who takes it, and the outer gà that cước earn. Law: TT-16.4."""

from collections.abc import Iterable
from dataclasses import dataclass

from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.cuoc import Cuoc, khoi_dich, own_dich

EXTRAS = ("bo-u", "lo-quan", "nhai", "de-u")  # what the table itself has to tell of a hand
_GRAVE = frozenset(("danh-u", "thong", "u-bao", "den-lang"))  # the law itself counts them among grave faults
_LIGHT = frozenset(("bo-u", "lanh-lang", "lo-quan"))
FEEDS: dict[str, frozenset[str]] = {
    "khong": frozenset(),
    "cong-nghiep": _GRAVE | _LIGHT | {"dau-hoi", "dau-van", "nhai", "de-u"},
    "ga-nha": _GRAVE | _LIGHT,
    "ga-rung": _GRAVE | {"dau-hoi"},
    "ga-lang": frozenset(("danh-u", "thong")),
}
ARTICLE = {"danh-u": "TT-10.6.2"}


@dataclass(frozen=True, slots=True)
class Extra:
    """A contribution that the table reports. For nhái `seat` is the one who does not pay."""

    why: str
    seat: str
    times: int = 1


def is_fed_by(why: str, options: Options) -> bool:
    """Say whether the gà of this house is fed on such an occasion. Law: TT-16.4.1."""
    return why in FEEDS[options.ga]


def thong_steps(streak: int, options: Options) -> int:
    """Return the dịch that the upper neighbour of one who wins again gives.

    As many as thông or the khôi are worth; in gà làng one for thông and one more for every further win.
    Law: TT-16.4.1.
    """
    if streak < 1:
        return 0
    if options.ga == "ga-lang":
        return streak
    return 1 if streak == 1 or options.thong == "cong-dich" else khoi_dich(streak + 1, options)


def is_taken_by(cuoc: Iterable[Cuoc]) -> bool:
    """Say whether an ù takes the gà: the great ones and kính tứ cố do. Law: TT-16.4.1."""
    return any(each.boi for each in cuoc)


def outer_points(cuoc: Iterable[Cuoc], dich: int | None, options: Options) -> int:
    """Return the outer gà each other seat pays: the dịch of the greatest cước, or of all. Law: TT-16.4.2.

    `dich` stands for all where the village gives the points of the hand itself.
    """
    if options.ga_ngoai == "khong":
        return 0
    steps = [own_dich(each, options) for each in cuoc] if dich is None else [dich]
    if not steps:
        return 0
    return options.dich * (max(steps) if options.ga_ngoai == "don" else sum(steps))
