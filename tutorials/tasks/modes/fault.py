"""Pick the line of a record that is at fault, or say that none is."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.tasks.board import Board, Option
from tutorials.tasks.fields import Words
from tutorials.tasks.layout import Layout
from tutorials.tasks.mode import Mode
from tutorials.tasks.questions import Asker, Line, Question, lines_of
from tutorials.tasks.told import Told, tell
from tutorials.tasks.turn import Answer, Judgement, Solution

NO_FAULT = "none"  # sent by the form for a record without a fault


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultBoard(Board):
    """A record, told line by line."""

    record: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultMode(Mode):
    """A hand as it was written down."""

    slug = "fault"
    label = gettext_lazy("Bắt báo")
    legend = gettext_lazy("Lỗi ở dòng nào?")
    given = "tasks/_fault.html"
    offered = "tasks/_record_pick.html"
    is_single = True

    record: Words

    @property
    def question(self) -> Question | None:
        """Ask for the faults of the record."""
        return {"ask": "turns", "record": self.record}

    @property
    def looks_at(self) -> str:
        """Return the field of the faults."""
        return "faults"

    def right(self, asker: Asker) -> list[int]:
        """Return the lines at fault."""
        return sorted({fault["turn"] for fault in self.said(asker)["faults"]})

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Tell the record."""
        return FaultBoard(record=tell(self.record, asker.lang, asker.task.game))

    def options(self, asker: Asker, shown: Board) -> Iterator[Option]:
        """Yield what was done, line by line, and that nothing is wrong."""
        assert isinstance(shown, FaultBoard)
        for entry in shown.record.actions:
            yield Option(str(entry.number), entry.text, entry=entry)
        yield Option(NO_FAULT, _("Không có lỗi nào"))

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the line picked; of several faults any one will do, and also the line where one arose."""
        said, picked = self.said(asker), answer.words[0]
        if picked == NO_FAULT:
            if not said["faults"]:
                return Judgement(True, _found(said))
            return Judgement(False, (Line(_("Ván này có lỗi.")), *_hints(said, _("Ván này có lỗi, theo điều này."))))
        if int(picked) in {fault[field] for fault in said["faults"] for field in ("turn", "since") if field in fault}:
            return Judgement(True, _found(said))
        first = Line(_("Dòng %(line)s không có lỗi.") % {"line": picked})
        return Judgement(False, (first, *_hints(said, _("Có lỗi ở một dòng khác, theo điều này."))))

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the lines at fault, or that there is none."""
        return [str(line) for line in self.right(asker)] or [NO_FAULT]

    def answers(self, asker: Asker, board: Board) -> tuple[str, ...]:
        """Return the lines at fault, of which any will do, or that there is none."""
        found = tuple(_("Dòng %(line)s") % {"line": line} for line in self.right(asker))
        return found or (_("Không có lỗi nào"),)

    def solve(self, asker: Asker) -> Solution:
        """Tell the faults."""
        return Solution((), _found(self.said(asker)))


def _found(said: Mapping[str, Any]) -> tuple[Line, ...]:
    """Return what is said of the faults; that a hand was not played to its end is no matter here."""
    return lines_of(said)[: max(1, len(said["faults"]))]


def _hints(said: Mapping[str, Any], text: str) -> tuple[Line, ...]:
    """Name the articles that were broken, but not where."""
    return tuple(Line(text, article) for article in dict.fromkeys(each["article"] for each in said["faults"]))
