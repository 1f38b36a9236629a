"""What comes back is about the article that is due, and a mistake is booked against what was really asked."""

import pytest

from tutorials.fresh import MAKERS
from tutorials.fresh.dice import Dice
from tutorials.fresh.levels import Level
from tutorials.training import exercises


def dealt(game: str, article: str, kind: str, start: str = "a") -> str:
    name = exercises.like(game, article, kind, Level.EASY, Dice(start))
    assert name is not None
    return name


def told(name: str) -> tuple[str, ...]:
    _sort, game, kind, _seed = name.split("/")
    return exercises.told_by(MAKERS[game, kind], exercises.task_of(name), "vi")


@pytest.mark.parametrize(
    ("article", "kind", "other"),
    [("TT-15.9", "waits", "cuoc"), ("TT-10.1", "each", "xu-danh"), ("TT-2.1", "each", "win")],
)
def test_a_kind_that_does_not_train_the_article_is_not_taken(article: str, kind: str, other: str) -> None:
    assert dealt("to-tom", article, kind).startswith(f"fresh/to-tom/{other}/")


@pytest.mark.parametrize(
    ("game", "article", "kind"),
    [
        ("to-tom", "TT-0.1", "each"),
        ("to-tom", "TT-0.3", "each"),
        ("to-tom", "TT-15.9", "cuoc"),
        ("to-tom", "TT-4.2", "group"),
        ("chan", "CH-4.2", "bat-bao"),
        ("chan", "CH-8.16", "choice"),
        ("to-tom-diem", "TD-4.3", "ba-la-co"),
        ("sam", "SL-5.6", "an-trang-gi"),
    ],
)
def test_what_asks_about_several_articles_is_dealt_by_the_one_that_is_due(game: str, article: str, kind: str) -> None:
    for start in range(4):
        name = dealt(game, article, kind, f"{start}")
        assert name.startswith("fresh/")
        assert article in told(name)


def test_a_mistake_is_booked_against_what_was_asked() -> None:
    kinds = {
        exercises.told_by(MAKERS["to-tom", "each"], exercises.task_of(f"fresh/to-tom/each/{n}"), "vi"): n
        for n in range(1, 30)
    }
    suits = f"fresh/to-tom/each/{kinds['TT-0.1',]}"
    assert exercises.asked_in(suits, exercises.task_of(suits), "TT-0.3", "vi") == "TT-0.1"
    yeu = f"fresh/to-tom/each/{kinds['TT-0.3',]}"
    assert exercises.asked_in(yeu, exercises.task_of(yeu), "TT-0.3", "vi") == "TT-0.3"
    step = "step/to-tom/bo-bai/chat-van"
    assert exercises.asked_in(step, exercises.task_of(step), "TT-0.3", "vi") == "TT-0.3"


def test_what_is_stored_takes_turns() -> None:
    """Points paid into the pot are dealt by nobody: every step of the lesson comes up."""
    lesson = next(each for each in exercises.load().lessons("to-tom") if "TT-16.5.1" in each.articles)
    steps = {f"step/to-tom/{lesson.slug}/{step.id}" for step in lesson.steps if step.task}
    assert steps <= {dealt("to-tom", "TT-16.5.1", "choice", f"{n}") for n in range(99)}
