"""Questions that the law and the puzzles of a game already ask: where to look for one whose answer an option turns."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tutorials.catalogue import LANGS, Prose, Puzzle, Text, load
from tutorials.catalogue.houses import default_of
from tutorials.tasks.mode import mode_of

Question = Mapping[str, Any]
SLOW = frozenset({"odds", "best", "bao"})  # asks that count through many hands


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with where it stands, and what whoever wrote it looks at in the answer."""

    question: Question  # without rules
    rules: Mapping[str, Any]  # its own: `preset` and choices
    looks_at: tuple[str, ...]  # fields of the answer
    articles: frozenset[str]
    words: Text  # the sentence of the example, or the title of the puzzle; plain
    clause: str = ""  # of an example
    puzzle: str = ""  # slug

    @property
    def is_slow(self) -> bool:
        """Say whether the engine counts long for it."""
        return self.question["ask"] in SLOW

    @property
    def size(self) -> int:
        """Return how long the question is: the shorter, the plainer."""
        return len(repr(self.question))


@lru_cache(maxsize=16)
def asked_in(game: str, digest: str) -> tuple[Asked, ...]:
    """Return the questions of a game, those of the law first; `digest` is that of the content."""
    return (*_examples(game), *_puzzles(game))


def _examples(game: str) -> Iterator[Asked]:
    for clause in load().law(game).clauses:
        for example in clause.examples:
            question, rules = _parted(example.question, game)
            if question.get("game") == game and "ask" in question and "error" not in example.expect:
                looks_at = tuple(key for key in example.expect if key != "lines")
                yield Asked(question, rules, looks_at, frozenset({clause.id}), _plain(example.text), clause=clause.id)


def _plain(prose: Prose) -> Text:
    return Text(*(prose.plain(lang) for lang in LANGS))


def _puzzles(game: str) -> Iterator[Asked]:
    for puzzle in load().puzzles(game):
        found = _question(puzzle)
        if found is None:
            continue
        whole, looks_at = found
        question, rules = _parted({"rules": puzzle.task.rules, "game": game, **whole}, game)
        yield Asked(question, rules, looks_at, frozenset(puzzle.articles), puzzle.title, puzzle=puzzle.slug)


def _question(puzzle: Puzzle) -> tuple[Question, tuple[str, ...]] | None:
    """Return what a puzzle asks the engine, and the field it looks at; None where that hangs on the answer given."""
    mode = mode_of(puzzle.task)
    return (mode.question, (mode.looks_at,)) if mode.question and mode.looks_at else None


def _parted(question: Question, game: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Part a question from its rules."""
    rules = question.get("rules") or default_of(game)
    left = {name: value for name, value in question.items() if name not in ("rules", "lang")}
    return left, {"preset": rules} if isinstance(rules, str) else {"preset": default_of(game), **rules}
