"""How a hand ends: who pays whom, and who has the cái of the next one.

Law: TT-7.1, TT-10.6.3, TT-14.2, TT-14.3, TT-14.12, TT-16.5, TT-16.18.
"""

from tutorials.engine.totom.hoi.cai import who_has_cai
from tutorials.play.tables import Refusal, Result
from tutorials.play.totom.course import Course
from tutorials.play.totom.wins import Win

_PAID_FOR = ("bao", "den")  # else a hand is owed (chèo đò), or the points are lost (lành làng)


def won(course: Course, winner: int, win: Win, fault: Refusal | None, thrower: int | None) -> Result:
    """Return the end by an ù; with a fault it earns nothing, or is paid for."""
    if fault is not None and fault.cost == "den" and fault.slug in ("mot-thanh", "hai-cho"):
        return _true(course, winner, win, thrower)
    if fault is None:
        return _true(course, winner, win, next(iter(course.caught), None))
    if fault.cost == "lanh-lang":
        return _result(course, "lanh-lang", winner, {}, win)
    points = _pay(course, winner, -win.points) if fault.cost in _PAID_FOR else {}
    return _caught(course, winner, points)


def _true(course: Course, winner: int, win: Win, payer: int | None) -> Result:
    """Return the end by a true ù: one pays in the village's stead, or the village does (TT-16.18.2, TT-10.6.3)."""
    owes = payer is not None and course.caught.get(payer) == "cheo-do"
    if payer is None or owes:
        points = _pay(course, winner, win.points)
    else:
        shares = len(course.seats) - 1 if _pays_each(course) else 1
        points = {winner: win.points * shares, payer: -win.points * shares}
    result = _result(course, "u", winner, points, win)
    if not course.caught or who_has_cai("bao", course.able.options) != "bao":
        return result
    return _result(course, "u", winner, points, win, cai_next=next(iter(course.caught)))


def drawn(course: Course, ke: int) -> Result:
    """Return the end by a draw: who opened the last card has the cái, or who was caught (TT-7.1.2, TT-7.1.3)."""
    if course.caught and who_has_cai("bao", course.able.options) == "bao":
        ke = next(iter(course.caught))
    return _result(course, "hoa", ke, {})


def stuck(course: Course, place: int) -> Result:
    """Return the end where a seat had to take a yêu and every throw would be a fault: it is báo (TT-16.18.2)."""
    return _caught(course, place, {})


def _caught(course: Course, place: int, points: dict[int, int]) -> Result:
    course.tell(place, "bao")
    return _result(course, "bao", place, points)


def _pays_each(course: Course) -> bool:
    return course.able.options.loi_diem == "quang" or not course.game.has_cuoc


def _pay(course: Course, winner: int, points: int) -> dict[int, int]:
    """Return what one gets, or gives if it is less than nothing: each of the others pays, or the pot (TT-16.5)."""
    if not _pays_each(course):
        return {winner: points}
    found = dict.fromkeys(range(len(course.seats)), -points)
    return found | {winner: points * (len(found) - 1)}


def _result(
    course: Course, end: str, cai: int, points: dict[int, int], win: Win | None = None, *, cai_next: int | None = None
) -> Result:
    seats = range(len(course.seats))
    streak = [0 for _ in seats]
    if end == "u" or (end == "lanh-lang" and course.able.options.thong_sau_lanh_lang):
        streak[cai] = course.deal.streak[cai] + 1
    following = {"cai": cai if cai_next is None else cai_next, "streak": streak}
    winners, said = ((cai,), win.cuoc) if win is not None else ((), ())
    return Result(end, tuple(points.get(seat, 0) for seat in seats), winners, said, following)
