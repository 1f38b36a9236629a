"""Pick the line of a record that is at fault, or say that none is."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.mats.draw import Mat
from tutorials.mats.steps import Steps
from tutorials.tasks.board import Board, Option, piles_of
from tutorials.tasks.fields import Words
from tutorials.tasks.layout import Layout
from tutorials.tasks.mode import Mode
from tutorials.tasks.questions import Asker, Line, Question, lines_of
from tutorials.tasks.replayed import Replayed, replayed
from tutorials.tasks.transcript import Entry, Transcript, transcribe
from tutorials.tasks.turn import Answer, Judgement, Solution, Turn

LONGEST_STEP = 4  # signs of the number of a line
NO_FAULT = "none"  # sent by the form for a record without a fault


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultBoard(Board):
    """A record, told line by line, and the mat after one of its lines."""

    record: Transcript
    mat: Mat | None = None  # None: it cannot be laid out
    steps: Steps | None = None  # by the numbers of the lines

    @property
    def entry(self) -> Entry | None:
        """Return the line after which the mat is shown."""
        here = self.steps.here if self.steps else 0
        return next((entry for entry in self.record.actions if entry.number == here), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultMode(Mode):
    """A hand as it was written down."""

    slug = "fault"
    label = gettext_lazy("Bắt báo")
    legend = gettext_lazy("Lỗi ở dòng nào?")
    given = "tasks/_fault.html"
    offered = "tasks/_record_pick.html"
    is_single = True
    has_mat = True

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
        """Tell the record, and show the mat as its last line leaves it."""
        return self._drawn(asker, replayed(asker, self.record))

    def _drawn(self, asker: Asker, found: Replayed | None) -> FaultBoard:
        record = transcribe(self.record, asker.lang, asker.task.game)
        return (
            FaultBoard(record=record) if found is None else FaultBoard(record=record, mat=found.mat, steps=found.steps)
        )

    def options(self, asker: Asker, shown: Board) -> Iterator[Option]:
        """Yield what was done, line by line, and that nothing is wrong."""
        assert isinstance(shown, FaultBoard)
        for entry in shown.record.actions:
            yield Option(str(entry.number), entry.text, entry=entry)
        yield Option(NO_FAULT, _("Không có lỗi nào"))

    def move(self, asker: Asker, data: QueryDict) -> Turn | None:
        """Go to another line; what is picked is judged as the answers of other modes are."""
        step = data.get("at", "")
        found = replayed(asker, self.record, int(step)) if step.isdecimal() and len(step) <= LONGEST_STEP else None
        if found is None:
            return None
        board = self._drawn(asker, found)
        return Turn(asker.task, replace(board, options=tuple(self.options(asker, board)), piles=piles_of(asker)))

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
