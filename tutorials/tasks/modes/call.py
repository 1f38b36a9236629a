"""Tick all that must be said as a hand is shown: the conditions, and the cước."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from tutorials.engine.totom.score.calls import CALLS
from tutorials.tasks.board import Board, Option
from tutorials.tasks.fields import Part
from tutorials.tasks.hands import WonHandMode
from tutorials.tasks.modes.cuoc import cuoc_options, strange_cuoc
from tutorials.tasks.names import call_name, cuoc_name
from tutorials.tasks.questions import Asker, Line, lines_of
from tutorials.tasks.turn import Answer, Judgement, Solution


@dataclass(frozen=True, slots=True, kw_only=True)
class CallMode(WonHandMode):
    """A hand that is ù, about to be shown."""

    slug = "call"
    label = gettext_lazy("Hô gì")

    winning: Part

    def right(self, asker: Asker) -> list[str]:
        """Return the slugs of all that must be said."""
        announce: list[str] = self.said(asker)["announce"]
        return announce

    def options(self, asker: Asker, shown: Board) -> Iterator[Option]:
        """Yield what can be said: the conditions, then the cước."""
        for call in CALLS:
            yield Option(call, call_name(call, asker.lang)[0], group=_("Phải hô điều gì?"))
        yield from cuoc_options(asker, self.streak, _("Xướng cước nào?"))

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge what would be said; what comes to the same points will do."""
        said = self.said(asker)
        right, picked = set(said["announce"]), set(answer.words)
        called, cuoc = _parted(answer.words)
        tried = asker.put({**self.as_won(), "called": called, "announced": cuoc})
        is_enough = tried["result"] == "diem" and tried["diem"] == said["diem"]
        if picked == right or (is_enough and set(cuoc) == right - CALLS.keys()):
            return Judgement(True, lines_of(said), self.parted(asker, said))
        lines = [_needless(slug, asker) for slug in answer.words if slug not in right]
        lines += _left_out([slug for slug in said["announce"] if slug not in picked])
        return Judgement(False, (*lines, *_outcome(tried, said)), self.parted(asker, said))

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return all that must be said."""
        return self.right(asker)

    def solve(self, asker: Asker) -> Solution:
        """Say all that must be said, and lay the hand out."""
        said = self.said(asker)
        lines = [Line(text) for text in _told(said["announce"], asker)]
        return Solution((), (*lines, *lines_of(said)), self.parted(asker, said))


def _parted(slugs: Iterable[str]) -> tuple[list[str], list[str]]:
    """Part conditions from cước."""
    given = list(slugs)
    return [slug for slug in given if slug in CALLS], [slug for slug in given if slug not in CALLS]


def _told(slugs: list[str], asker: Asker) -> Iterator[str]:
    calls, cuoc = _parted(slugs)
    if calls:
        yield _("Hô: %(names)s") % {"names": ", ".join(call_name(slug, asker.lang)[0] for slug in calls)}
    if cuoc:
        names = ", ".join(cuoc_name(slug, asker.lang, asker.task.game)[0] for slug in cuoc)
        yield _("Xướng: %(names)s") % {"names": names}


def _needless(slug: str, asker: Asker) -> Line:
    if slug not in CALLS:
        return strange_cuoc(slug, asker)
    name, article = call_name(slug, asker.lang)
    return Line(_("Bài này không phải hô %(name)s.") % {"name": name}, article)


def _left_out(slugs: list[str]) -> list[Line]:
    lines = []
    calls, cuoc = _parted(slugs)
    if calls:
        text = ngettext("Còn thiếu %(count)s lời hô.", "Còn thiếu %(count)s lời hô.", len(calls))
        lines.append(Line(text % {"count": len(calls)}, CALLS[calls[0]].article))
    if cuoc:
        text = ngettext("Còn thiếu %(count)s cước.", "Còn thiếu %(count)s cước.", len(cuoc))
        lines.append(Line(text % {"count": len(cuoc)}, "TT-14.10"))
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
