"""Say whether a hand is ù with the card that has come."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.engine.totom.game import GAMES
from tutorials.tasks.board import Board, Option
from tutorials.tasks.fields import Part
from tutorials.tasks.hands import WonHandMode
from tutorials.tasks.questions import Asker, Line, lines_of
from tutorials.tasks.turn import Answer, Judgement, Solution


@dataclass(frozen=True, slots=True, kw_only=True)
class WinMode(WonHandMode):
    """A hand and a card of which it is to be said whether they are ù."""

    slug = "win"
    label = gettext_lazy("Ù chưa")
    is_single = True

    winning: Part

    def right(self, asker: Asker) -> str:
        """Return the word of the verdict."""
        return _verdict(self.said(asker))

    def options(self, asker: Asker, shown: Board) -> Iterable[Option]:
        """Return the verdicts."""
        return (Option(value, text) for value, text in _verdicts(asker.task.game).items())

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the verdict picked."""
        said = self.said(asker)
        return Judgement(_verdict(said) == answer.words[0], lines_of(said), self.parted(asker, said))

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the word of the verdict."""
        return (self.right(asker),)

    def solve(self, asker: Asker) -> Solution:
        """Say the verdict, and lay the hand out."""
        said = self.said(asker)
        text = _verdicts(asker.task.game).get(_verdict(said), "")
        return Solution((), (Line(text), *lines_of(said)), self.parted(asker, said))


def _verdict(said: Mapping[str, Any]) -> str:
    """Return the word for a verdict on an ù: `diem`, or the reason why not."""
    return str(said["reason"] or said["result"])


def _verdicts(game: str) -> dict[str, str]:
    """Return the verdicts on an ù that a learner chooses among; some games need more lưng than one."""
    needs_more = GAMES[game].min_lung > 1
    return {
        "diem": _("Ù được"),
        "khong-tron": _("Không ù: bài chưa tròn"),
        "khong-lung": _("Không ù: bài tròn mà chưa đủ lưng") if needs_more else _("Không ù: bài tròn mà chưa có lưng"),
    }
