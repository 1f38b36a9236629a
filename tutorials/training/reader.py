"""What is known of a reader who comes back: where he stopped, what he can do, what is due again."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime
from functools import cached_property

from django.http import HttpRequest
from django.utils import timezone

from tutorials.catalogue import Game, Lesson, Part, Puzzle, Step, load
from tutorials.fresh.levels import Level
from tutorials.learners import memory, refs
from tutorials.learners.models import Kind, Recall
from tutorials.training.day import ref_of
from tutorials.training.exercises import level_for


@dataclass(frozen=True, slots=True)
class Onward:
    """Where to go on: a step of a lesson that is not yet solved."""

    game: Game
    lesson: Lesson
    step: Step
    number: int  # of the step

    @property
    def is_first(self) -> bool:
        """Say whether it is the step at the address of the lesson itself."""
        return self.number == 1


@dataclass(frozen=True)
class Reader:
    """What somebody has solved, the latest first, and what comes back to him."""

    done: tuple[tuple[str, str, datetime], ...] = ()
    recalls: tuple[Recall, ...] = ()
    is_known: bool = False
    is_unread: bool = False  # the records are shut

    @classmethod
    def of(cls, request: HttpRequest) -> "Reader":
        """Read what is known; a newcomer is not looked up."""
        if memory.COOKIE not in request.COOKIES:
            return cls()
        done, recalls = memory.done(request), memory.recalls(request)
        if done is None or recalls is None:
            return cls(is_known=True, is_unread=True)
        taught = (recall for recall in recalls if _is_taught(recall))
        return cls(tuple(done), tuple(taught), is_known=bool(done or recalls))

    @cached_property
    def refs(self) -> dict[str, frozenset[str]]:
        """Return the names of what is solved, by kind."""
        found: dict[str, set[str]] = {kind: set() for kind in Kind.values}
        for kind, ref, _when in self.done:
            found[kind].add(ref)
        found[Kind.PUZZLE] = set(refs.as_called_now(found[Kind.PUZZLE]))
        return {kind: frozenset(names) for kind, names in found.items()}

    @cached_property
    def due(self) -> tuple[Recall, ...]:
        """Return what is due by now, the longest due first."""
        now = timezone.now()
        return tuple(recall for recall in self.recalls if recall.due <= now)

    def passing(self, article: str) -> "Reader":
        """Return the reader with an article that he has just passed over put last."""
        return replace(self, recalls=tuple(sorted(self.recalls, key=lambda recall: recall.article == article)))

    def games(self) -> list[Game]:
        """Return the games in which something was done, the latest first."""
        names = (ref.partition("/")[0] for _kind, ref, _when in self.done)
        found = dict.fromkeys((*names, *(recall.game for recall in self.recalls)))
        games = (load().game(name) for name in found)
        return [game for game in games if game is not None and game.is_open]

    def is_read(self, lesson: Lesson) -> bool:
        """Say whether every task of a lesson is solved."""
        return refs.is_read(lesson, self.refs[Kind.STEP])

    def read(self, game: str) -> list[Lesson]:
        """Return the lessons of a game that are solved."""
        return [lesson for lesson in load().lessons(game) if self.is_read(lesson)]

    def level(self, game: str) -> Level:
        """Return the level that fits: the easiest for whoever has learned nothing of the game."""
        return level_for(len(self.read(game)) if self.done else 0, len(load().lessons(game)))

    def onward(self, game: Game) -> Onward | None:
        """Return the first step that is not solved behind the one solved last, then from the beginning."""
        steps = [
            (refs.of_step(lesson, step), Onward(game, lesson, step, number))
            for lesson in load().lessons(game.slug)
            for number, step in enumerate(lesson.steps, 1)
            if step.task
        ]
        last = self._last_step(game)
        start = next((place for place, (ref, _way) in enumerate(steps) if ref == last), 0)
        ahead = (way for ref, way in (*steps[start:], *steps[:start]) if ref not in self.refs[Kind.STEP])
        return next(ahead, None)

    def left_off(self, game: Game) -> Onward | None:
        """Return where to go on in a course that is begun; None to whoever has solved no step of it."""
        return self.onward(game) if self._last_step(game) else None

    def _last_step(self, game: Game) -> str:
        """Return the step of a course that was solved last; empty if none is."""
        return next((ref for kind, ref, _when in self.done if kind == Kind.STEP and _is_of(ref, game)), "")

    def is_day_solved(self, game: str, day: date) -> bool:
        """Say whether the hand of a day is solved."""
        return ref_of(game, day) in self.refs[Kind.DAY]

    def puzzles(self, game: str) -> list[Puzzle]:
        """Return the puzzles of a game that are solved."""
        return [puzzle for puzzle in load().puzzles(game) if refs.of_puzzle(puzzle) in self.refs[Kind.PUZZLE]]

    def mastered(self, game: str) -> list[Part]:
        """Return the parts of a course of which every lesson is solved, the last first."""
        parts = (part for part in load().parts(game) if all(map(self.is_read, part.lessons)))
        return list(parts)[::-1]


def _is_taught(recall: Recall) -> bool:
    """Say whether game and article are still there."""
    game = load().game(recall.game)
    return game is not None and game.is_open and load().article(recall.article) is not None


def _is_of(ref: str, game: Game) -> bool:
    return ref.startswith(f"{game.slug}/")


def known_articles(lessons: Iterable[Lesson]) -> list[str]:
    """Return the articles that lessons teach, each once."""
    return list(dict.fromkeys(article for lesson in lessons for article in lesson.articles))
