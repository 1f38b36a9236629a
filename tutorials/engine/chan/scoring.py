"""Count the points and the gà of an ù from its cước. Law: CH-7.1 to CH-7.5, CH-9.2."""

from collections.abc import Mapping
from dataclasses import dataclass

from tutorials.engine.chan.cuoc import CUOC, PICTURES, Cuoc, prices
from tutorials.engine.chan.options import Options
from tutorials.engine.errors import Message
from tutorials.engine.lines import Line

GA_UNIT = 5  # points of one gà
_FULL = ("bach-dinh", "tam-do", "kinh-tu-chi")
_PLAIN_GA = ("bach-dinh", "tam-do", "kinh-tu-chi", "thap-thanh")
_UNIT_GA = (*_PLAIN_GA, "bach-thu-chi", "pha-thien", *PICTURES)
_SINGLE_WAITS = ("bach-thu", "bach-thu-chi")
_TRI_BACH_THU = Message("trì bạch thủ", "trì bạch thủ")
_U_BON_BACH_THU = Message("ù bòn bạch thủ", "ù bòn bạch thủ")

Times = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Score:
    """Points and gà, both in points, with the addition line by line."""

    diem: int
    ga: int
    lines: tuple[Line, ...]


NOTHING = Score(0, 0, ())


def score(cuoc: Times, options: Options) -> Score:
    """Add up: the greatest cước in full, each other one by its dịch, then the gà. Law: CH-7.1 to CH-7.5."""
    found = [CUOC[slug] for slug, times in cuoc.items() if times] or [CUOC["suong"]]
    if len(found) > 1:
        found = [each for each in found if each.slug != "suong"]
    price = prices(options)
    base = max(found, key=lambda each: (price[each.slug][0], each.slug == "thap-thanh", -price[each.slug][1]))
    total = price[base.slug][0]
    lines = [Line("chan-base", base.article, cuoc=base, points=total)]
    for each in sorted(found, key=lambda each: each is not base):
        times = cuoc.get(each.slug, 1)
        points, step = price[each.slug]
        if each is base:
            times -= 1
        elif options.tron_diem and "thap-thanh" in cuoc and each.slug in _FULL:
            total += points
            lines.append(Line("chan-full", "CH-7.3", cuoc=each, points=points))
            continue
        if times:
            total += times * step
            lines.append(_added(each, times, step, is_base=each is base))
    ga, ga_lines = _ga(cuoc, options)
    lines += ga_lines
    lines.append(Line("chan-total", "CH-7.1", points=total))
    if ga:
        lines.append(Line("chan-ga-total", "CH-7.4", points=ga))
    return Score(total, ga, tuple(lines))


def _added(cuoc: Cuoc, times: int, step: int, *, is_base: bool) -> Line:
    if is_base:
        return Line("chan-again", "CH-7.5", cuoc=cuoc, times=times, step=step, points=times * step)
    if times > 1:
        return Line("chan-dich-times", "CH-7.5", cuoc=cuoc, times=times, step=step, points=times * step)
    return Line("chan-dich", "CH-7.2", cuoc=cuoc, points=step)


def _ga(cuoc: Times, options: Options) -> tuple[int, list[Line]]:
    """Count the gà in points. Law: CH-7.4."""
    if options.ga == "khong":
        return 0, []
    waits = [slug for slug in _SINGLE_WAITS if cuoc.get(slug)]
    given: list[tuple[Cuoc | Message, int]] = []
    by_unit = options.ga != "muoi-nam"
    if cuoc.get("tri") and waits:
        given.append((_TRI_BACH_THU, 1 if options.ga == "don-vi-mot" else 2))
    if by_unit and cuoc.get("u-bon") and (waits or any(cuoc.get(slug) for slug in PICTURES)):
        given.append((_U_BON_BACH_THU, 1))
    given += [(CUOC[slug], 1) for slug in (_UNIT_GA if by_unit else _PLAIN_GA) if cuoc.get(slug)]
    lines = [Line("chan-ga", "CH-7.4", cuoc=name, points=units * GA_UNIT) for name, units in given]
    return GA_UNIT * sum(units for _, units in given), lines


def fine(options: Options) -> Score:
    """Count what a báo costs: tám đỏ with two lèo, in some houses with its gà. Law: CH-9.2."""
    found = score({"tam-do": 1, "leo": 2}, options)
    ga = found.ga if options.den == "tam-do-hai-leo-ga" else 0
    return Score(found.diem + ga, ga, (Line("chan-fine", "CH-9.2", points=found.diem + ga),))
