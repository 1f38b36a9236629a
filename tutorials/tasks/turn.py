"""One turn of a learner at a task: what he sent, what is said to it, and what is drawn again."""

from dataclasses import dataclass

from tutorials.catalogue import Task
from tutorials.tasks.board import Board
from tutorials.tasks.judgement import Judgement
from tutorials.tasks.solution import Solution


@dataclass(frozen=True, slots=True)
class Turn:
    """What the templates show: the task as it stands, and at most one thing said about it."""

    task: Task
    board: Board
    errors: tuple[str, ...] = ()
    number: str = ""  # as typed
    judgement: Judgement | None = None
    laid: Judgement | None = None  # arrange: what the engine says of the phu just tried
    shows_hint: bool = False
    solution: Solution | None = None
    has_moved: bool = False  # arrange: a phu was taken up, and its button is gone

    @property
    def is_solved(self) -> bool:
        """Say whether the answer just sent is right."""
        return self.judgement is not None and self.judgement.is_right
