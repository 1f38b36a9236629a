"""What the engine's referee has against an act: the record is written on with it, and judged before and after."""

from collections.abc import Callable, Iterator, Mapping

from tutorials.engine.cards import COPIES
from tutorials.engine.errors import DoorError
from tutorials.engine.totom.referee import owing
from tutorials.engine.totom.referee.acts.open_card import let_pass
from tutorials.engine.totom.referee.faults import FAULT_KINDS, cost
from tutorials.engine.totom.referee.raising import LATE_THIEN_KHAI
from tutorials.engine.totom.referee.record import parse_record
from tutorials.engine.totom.referee.replay import replay
from tutorials.engine.totom.referee.table import Table
from tutorials.engine.totom.score.calls import late_khan
from tutorials.play.tables import Choice, Refusal
from tutorials.play.totom import flow
from tutorials.play.totom.course import Asking, Course, Outcome
from tutorials.play.totom.wins import Win

_WORST = ("lanh-lang", "den", "cheo-do", "bao")


def against(course: Course, choice: Choice, outcome: Outcome) -> Refusal | None:
    """Return the gravest fault of what the seat that is asked would do; None if there is none."""
    item = course.asked
    assert item is not None
    after = course.copy()
    after.is_faulty = True
    flow.carry_out(after, choice, outcome)
    seat = course.seats[item.place].name
    if choice.act == "u" and isinstance(outcome, Win) and not course.is_whole:
        return named(course, outcome.fault) if outcome.fault else None  # no record of a small hand can be judged whole
    try:
        before = set(_found(_judged(course, lets_go=False), seat))
        found = [each for each in _found(_judged(after, lets_go=choice.act == "bo"), seat) if each not in before]
    except DoorError:  # no record of a hand for two, nor of one that the deck does not allow
        found = []
    worst = max(found, key=lambda each: _WORST.index(each[2]), default=None)
    if worst is not None:
        return Refusal(*worst[:3])
    is_left = choice.act == "bo" or (item.asking is Asking.WIN and choice.act != "u")
    return named(course, _LEFT[item.asking](course)) if is_left and item.asking in _LEFT else None


def named(course: Course, slug: str) -> Refusal:
    """Return a fault by its name, as this house prices it."""
    return Refusal(slug, FAULT_KINDS[slug].article, cost(slug, course.able.options))


def _never_laid(course: Course) -> str:
    item = course.asked
    is_khan = item is None or course.seats[item.place].hand[item.kind] < COPIES
    return "treo-khan" if is_khan else "treo-thien-khai"


_LEFT: Mapping[Asking, Callable[[Course], str]] = {
    Asking.LAY: _never_laid,
    Asking.DEAL: lambda course: "bo-u",
    Asking.VONG: lambda course: "bo-u",
    Asking.WIN: lambda course: "bo-u",
    Asking.RAISE: lambda course: LATE_THIEN_KHAI,
    Asking.OVER: lambda course: late_khan(course.able.options),
}
"""What is left undone by letting go, where a record cannot show it yet."""


def _judged(course: Course, *, lets_go: bool) -> Table:
    table = Table(parse_record(course.notes.text), course.base, course.able.options)
    replay(table)
    if lets_go and table.shown is not None and not table.finished:
        let_pass(table)
    return table


def _found(table: Table, seat: str) -> Iterator[tuple[str, str, str, int]]:
    """Yield what a seat has to answer for: slug, article, cost and line."""
    for fault in table.findings.faults:
        if fault.seat == seat:
            yield fault.slug, fault.article, fault.result, fault.line
    if not table.finished:
        for debt in owing.debts(table.seats[seat]):
            yield debt.slug, debt.article, debt.result(table.options), debt.line
