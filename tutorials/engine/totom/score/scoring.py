"""Count the points of an ù: the highest cước and what the others add. Law: TT-15.1 to TT-15.18."""

from collections.abc import Iterable
from dataclasses import dataclass

from tutorials.engine.lines import Line
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.cuoc import BY_SLUG, Cuoc, again_of, alone, own_dich


@dataclass(frozen=True, slots=True)
class Score:
    """Points and dịch of one ù, and the additions that make them."""

    diem: int
    dich: int
    cuoc: tuple[Cuoc, ...]  # in the order in which they are called
    parts: tuple[tuple[Cuoc, int], ...]  # the highest cước and what each other adds: together the points
    lines: tuple[Line, ...]


def score(cuoc: Iterable[Cuoc], options: Options, streak: int = 0) -> Score:
    """Count an ù with these cước after `streak` wins in a row."""
    found = {each.slug: each for each in cuoc if each.slug != "suong"}
    again = again_of(streak, options)
    if again is not None:
        found[again.slug] = again
    lines: list[Line] = []
    if "chi-nay" in found and "leo" in found:
        del found["leo"]
        lines.append(Line("leo-in-chi-nay", "TT-15.10"))
    if not found:
        plain = BY_SLUG["suong"]
        lines.append(Line("score-first", plain.article, cuoc=plain, points=options.suong))
        return Score(options.suong, 0, (plain,), ((plain, options.suong),), tuple(lines))
    # thông and khôi are always added to the ù itself, however long the row of wins (TT-15.17)
    highest, *others = sorted(found.values(), key=lambda each: (each.wins > 0, -alone(each, options), each.order))
    total = alone(highest, options)
    counted = own_dich(highest, options)
    parts = [(highest, total)]
    lines.append(Line("score-first", highest.article, cuoc=highest, points=total))
    for other in others:
        dich = 1 if options.cuoc_kep == "mot-dich" else own_dich(other, options)
        added = dich * options.dich
        total += added
        counted += dich
        parts.append((other, added))
        lines.append(Line("score-add", "TT-15.18", cuoc=other, dich=dich, points=added, total=total))
    if "kinh-tu-co" in found and options.kinh_tu_co == "het-hoi":
        lines.append(Line("ends-hoi", "TT-15.11"))
    return Score(total, counted, in_call_order(found.values(), options), tuple(parts), tuple(lines))


def in_call_order(cuoc: Iterable[Cuoc], options: Options) -> tuple[Cuoc, ...]:
    """Return the cước in the order in which they are called. Law: TT-14.10."""

    def place(each: Cuoc) -> tuple[int, int]:
        if options.thu_tu_xuong == "cao-truoc" and each.order not in (1, 8, 9):
            return 2, -alone(each, options)
        return each.order, -alone(each, options)

    return tuple(sorted(cuoc, key=place))
