"""A question for a class by its name: a puzzle, a step of a lesson, a fresh hand, or a hand of somebody's own.

Names are those of `training.exercises`, `puzzle/chan/cho-gi-1`, and `own/chan/cho-gi/cards:2v.2v.3w` (see `own.py`).
"""

from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlencode

from django.urls import reverse

from tutorials.catalogue import Text, load
from tutorials.catalogue.tasks import Task
from tutorials.engine.errors import shown
from tutorials.questions.own import OWN, Unaskable, own_task
from tutorials.tasks.mode import mode_of
from tutorials.training.exercises import FRESH, PUZZLE, STEP, task_of

LONGEST = 800  # signs of a name
KEPT = 512
_AT_TABLE = Text(
    "Câu “{name}” phải chơi bên chiếu, không in ra hay đưa lên màn chiếu được.",
    "The question “{name}” is played at the table and cannot be printed or shown.",
)
_UNKNOWN = Text("Không có câu hỏi “{name}”.", "There is no question “{name}”.")
_WRONG = Text("Câu “{name}” không hỏi được: {why}", "The question “{name}” cannot be asked: {why}")


class NoQuestion(ValueError):
    """No question has this name; `text` says so, and why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


@dataclass(frozen=True, slots=True)
class Question:
    """A question for a class."""

    name: str
    task: Task

    @property
    def sort(self) -> str:
        """Return what it comes from, the first word of its name."""
        return self.name.partition("/")[0]

    @property
    def title(self) -> Text | None:
        """Return the title of a puzzle; other questions have none."""
        _, game, slug = [*self.name.split("/", 2), "", ""][:3]
        puzzle = load().puzzle(game, slug) if self.sort == PUZZLE else None
        return puzzle.title if puzzle else None

    @property
    def address(self) -> str:
        """Return where one answers it, in the language of this thread."""
        game, *rest = self.name.split("/")[1:]
        if self.sort == OWN:
            return f"{reverse('screen:answer')}?{urlencode({'q': self.name}, safe='/:;')}"
        return reverse(PAGES[self.sort], args=[game, *rest])


PAGES = {PUZZLE: "puzzles:detail", STEP: "lessons:step", FRESH: "puzzles:fresh"}


@lru_cache(maxsize=KEPT)
def question(name: str) -> Question:
    """Return the question of this name. Raises NoQuestion."""
    if len(name) > LONGEST:
        raise _refused(_UNKNOWN, name)
    if name.startswith(f"{OWN}/"):
        try:
            return Question(name, own_task(name))
        except Unaskable as error:
            raise _refused(_WRONG, name, error.text) from None
    task = task_of(name)
    if task is None:
        raise _refused(_UNKNOWN, name)
    if mode_of(task).is_at_table:
        raise _refused(_AT_TABLE, name)
    return Question(name, task)


def _refused(text: Text, name: str, why: Text | None = None) -> NoQuestion:
    said = {lang: text.say(lang).format(name=shown(name), why=why.say(lang) if why else "") for lang in ("vi", "en")}
    return NoQuestion(Text(said["vi"], said["en"]))
