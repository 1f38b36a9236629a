"""What the kinds of puzzles are called: a mode by its own name, others as their file says."""

from tutorials.catalogue import load
from tutorials.tasks.modes import MODES


def kind_name(game: str, kind: str, lang: str) -> str:
    """Return the name of a kind of puzzle of a game."""
    for puzzle in load().puzzles(game):
        if puzzle.kind == kind and puzzle.sort_name is not None:
            return puzzle.sort_name.say(lang)
    return str(MODES[kind].label) if kind in MODES else kind.replace("-", " ")
