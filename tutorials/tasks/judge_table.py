"""Judge answers about the table: a case, a record, the words of an ù, the lưng of a tài bàn hand."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tutorials.engine.totom.score.calls import CALLS
from tutorials.tasks.answer import Answer
from tutorials.tasks.case import ruling
from tutorials.tasks.judgement import Judgement
from tutorials.tasks.names import call_name, cuoc_name
from tutorials.tasks.questions import Asker, Line, lines_of

NO_FAULT = "none"  # sent by the form for a record without a fault


def claim(asker: Asker, answer: Answer) -> Judgement:
    """Judge what was said of a case: allowed, no points, or báo."""
    said = asker.claim()
    return Judgement(ruling(said) == answer.words[0], lines_of(said))


# a record -------------------------------------------------------------------------------------


def lines_at_fault(said: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the lines of a record at which a fault stands, in order."""
    return tuple(sorted({fault["turn"] for fault in said["faults"]}))


def found(said: Mapping[str, Any]) -> tuple[Line, ...]:
    """Return what is said of the faults; that a hand was not played to its end is no matter here."""
    return lines_of(said)[: max(1, len(said["faults"]))]


def _roots(said: Mapping[str, Any]) -> set[int]:
    """Return the lines at which a light fault arose, long before the ù that it spoils."""
    return {fault["since"] for fault in said["faults"] if fault.get("since") is not None}


def fault(asker: Asker, answer: Answer) -> Judgement:
    """Judge the line that was picked; of several faults any one will do, and also the line where one arose."""
    said = asker.turns()
    wrong = lines_at_fault(said)
    picked = answer.words[0]
    if picked == NO_FAULT:
        if not wrong:
            return Judgement(True, found(said))
        return Judgement(False, _hints(said, _("Ván này có lỗi, theo điều này.")))
    if int(picked) in {*wrong, *_roots(said)}:
        return Judgement(True, found(said))
    first = Line(_("Dòng %(line)s không có lỗi.") % {"line": picked})
    return Judgement(False, (first, *_hints(said, _("Có lỗi ở một dòng khác, theo điều này."))))


def _hints(said: Mapping[str, Any], text: str) -> tuple[Line, ...]:
    """Name the articles that were broken, but not where."""
    return tuple(Line(text, article) for article in dict.fromkeys(each["article"] for each in said["faults"]))


# the words of an ù ----------------------------------------------------------------------------


def call(asker: Asker, answer: Answer) -> Judgement:
    """Judge what would be said as the hand is shown: the conditions, and the cước."""
    said = asker.win()
    right, picked = set(said["announce"]), set(answer.words)
    cuoc = [slug for slug in answer.words if slug not in CALLS]
    tried = asker.win(called=[slug for slug in answer.words if slug in CALLS], announced=cuoc)
    is_enough = tried["result"] == "diem" and tried["diem"] == said["diem"]
    if picked == right or (is_enough and set(cuoc) == right - CALLS.keys()):
        return Judgement(True, lines_of(said))
    lines = [_needless(slug, asker) for slug in answer.words if slug not in right]
    lines += _left_out([slug for slug in said["announce"] if slug not in picked])
    return Judgement(False, (*lines, *_outcome(tried, said)))


def _needless(slug: str, asker: Asker) -> Line:
    if slug in CALLS:
        name, article = call_name(slug, asker.lang)
        return Line(_("Bài này không phải hô %(name)s.") % {"name": name}, article)
    name, article = cuoc_name(slug, asker.lang, asker.task.game)
    return Line(_("Bài này không có cước %(cuoc)s.") % {"cuoc": name}, article)


def _left_out(slugs: list[str]) -> list[Line]:
    lines = []
    if calls := [slug for slug in slugs if slug in CALLS]:
        text = ngettext("Còn thiếu %(count)s lời hô.", "Còn thiếu %(count)s lời hô.", len(calls))
        lines.append(Line(text % {"count": len(calls)}, CALLS[calls[0]].article))
    if cuoc := len(slugs) - len(calls):
        text = ngettext("Còn thiếu %(count)s cước.", "Còn thiếu %(count)s cước.", cuoc)
        lines.append(Line(text % {"count": cuoc}, "TT-14.10"))
    return lines


def _outcome(tried: Mapping[str, Any], said: Mapping[str, Any]) -> tuple[Line, ...]:
    """Say what would come of words that are wrong."""
    if tried["result"] == "bao":
        return (Line(_("Xướng như vậy thì bị báo."), "TT-14.9"),)
    if tried["result"] == "lanh-lang":
        return (Line(_("Hô như vậy thì chỉ ù lành làng, không có điểm."), "TT-14.2"),)
    if tried["diem"] < said["diem"]:
        text = _("Xướng như vậy thì chỉ được %(points)s điểm.") % {"points": tried["diem"]}
        return (Line(text, "TT-14.9"),)
    return ()


# the lưng of a tài bàn hand -------------------------------------------------------------------


def count(asker: Asker, answer: Answer) -> Judgement:
    """Judge the number of lưng that was typed."""
    said = asker.count()
    return Judgement(said["lung"] == answer.number, lines_of(said))
