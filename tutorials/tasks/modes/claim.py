"""Rule on a case: allowed, no points, or báo."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.catalogue.tables import Table
from tutorials.tasks.board import Board, Option
from tutorials.tasks.case import Scene, ruling, scenes
from tutorials.tasks.fields import a_table
from tutorials.tasks.layout import Layout
from tutorials.tasks.mode import Mode
from tutorials.tasks.questions import Asker, Line, Question, lines_of
from tutorials.tasks.turn import Answer, Judgement, Solution


def a_case(table: Table, key: str, game: str) -> Mapping[str, Any]:
    """Read a `claim` question without what stands outside the case."""
    case = a_table(table, key, game)
    for field in sorted({"game", "ask", "rules"} & case.keys()):
        table.fault(f"{key}.{field}", "stands outside the case")
    return case


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimBoard(Board):
    """A case, told as it happened."""

    scenes: tuple[Scene, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimMode(Mode):
    """A case before the referee."""

    slug = "claim"
    label = gettext_lazy("Được ăn không")
    legend = gettext_lazy("Xử thế nào?")
    given = "tasks/_claim.html"
    is_single = True

    case: Annotated[Mapping[str, Any], a_case]

    @property
    def question(self) -> Question | None:
        """Ask for the ruling."""
        return {"ask": "claim", **self.case}

    def right(self, asker: Asker) -> str:
        """Return the word of the ruling."""
        return ruling(self.said(asker))

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Tell the case."""
        return ClaimBoard(scenes=scenes(self.case, asker.lang))

    def options(self, asker: Asker, shown: Board) -> Iterable[Option]:
        """Return the rulings, with what each means."""
        notes = {
            "lanh-lang": _("lỗi nhẹ: ù không có điểm, chỉ được cái"),
            "bao": _("lỗi nặng: phải đền"),
            "duoc": _("không có lỗi"),
        }
        return (Option(value, text, note=notes[value]) for value, text in _rulings().items())

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the ruling picked."""
        said = self.said(asker)
        return Judgement(ruling(said) == answer.words[0], lines_of(said))

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the word of the ruling."""
        return (self.right(asker),)

    def solve(self, asker: Asker) -> Solution:
        """Say the ruling."""
        said = self.said(asker)
        return Solution((), (Line(_rulings()[ruling(said)]), *lines_of(said)))


def _rulings() -> dict[str, str]:
    return {"duoc": _("Được"), "lanh-lang": _("Ù lành làng"), "bao": _("Bị báo")}
