"""A small collection of puzzles, so that these tests do not lean on the content."""

from dataclasses import replace

import pytest
from django.utils.translation import override

from tests.tasks.making import TASKS
from tutorials.catalogue import Puzzle, Text, load
from tutorials.puzzles import views

TOPICS = {"waits": "cho-u", "win": "u-tom"}


def puzzle(number: int, mode: str) -> Puzzle:
    """Return a puzzle of this mode; numbers give slugs and levels."""
    return Puzzle(
        game="to-tom",
        slug=f"the-{number}",
        level=number % 5 + 1,
        load=1,
        topics=(TOPICS.get(mode, "lung"),),
        articles=("TT-13.9",) if mode == "waits" else ("TT-3.1", "TT-2.1"),
        title=Text(f"Thế {number}", f"Hand {number}"),
        task=TASKS[mode],
        answer=None,
        file="",
        line=0,
        earlier=(f"before-{number}",),
    )


MODES = ("arrange", "waits", "win", "cuoc", "discard")
PUZZLES = tuple(puzzle(number, MODES[number % 5]) for number in range(30))


@pytest.fixture(autouse=True)
def collection(monkeypatch: pytest.MonkeyPatch):
    """Put the collection in the place of the content's own."""
    small = replace(load(), collections={"to-tom": PUZZLES})
    monkeypatch.setattr(views, "load", lambda: small)
    with override("vi"):
        yield PUZZLES
