"""Ask the engine about one task: the words of the door filled from the task's data."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tutorials import engine
from tutorials.catalogue import Task, load
from tutorials.catalogue.answers import keeping
from tutorials.engine.cards import Cards, Kind, parse, short
from tutorials.engine.errors import DoorError
from tutorials.engine.games import deck_of

KEPT = 256
Question = Mapping[str, Any]  # for the door; the game and its rules may be left out


_ask = keeping(lambda question: engine.answer(question), KEPT)


class UnanswerableTask(ValueError):
    """The content is wrong, not the learner: a field of the task, and why nobody can answer it."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(reason)
        self.field = field


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of an explanation, and the article that says so."""

    text: str
    article: str = ""
    is_engines: bool = False  # said by the engine, not by the task
    needs: tuple[str, ...] = ()  # further articles without which it says nothing to a learner

    def is_within(self, taught: Collection[str]) -> bool:
        """Say whether a learner of these articles knows all that the line speaks of."""
        return all(any(_is_part(each, one) for one in taught) for each in (self.article, *self.needs) if each)


def _is_part(article: str, other: str) -> bool:
    """Say whether one of two articles is the other, or a part of it."""
    return f"{article}.".startswith(f"{other}.") or f"{other}.".startswith(f"{article}.")


def lines_of(answer: Mapping[str, Any]) -> tuple[Line, ...]:
    """Return the explanation in an answer of the engine."""
    return tuple(Line(line["text"], line["article"], is_engines=True) for line in answer["lines"])


def kinds(names: Any) -> Cards:
    """Return the cards that an answer of the engine names."""
    return parse(names)


@dataclass(frozen=True, slots=True)
class Asker:
    """Puts questions about one task, in the reader's language and under the task's house rules."""

    task: Task
    lang: str
    later: frozenset[str] = frozenset()  # terms that the reader has yet to meet in this course

    def cards(self, names: Any) -> tuple[Any, ...]:
        """Return the cards of the game's deck that an answer names."""
        return deck_of(self.task.game).parse([names] if isinstance(names, str) else names)

    def put(self, question: Question) -> Mapping[str, Any]:
        """Ask the engine. Raises UnanswerableTask if it refuses the question."""
        answer = self.try_put(question)
        if error := answer.get("error"):
            raise UnanswerableTask(error["field"], f"the engine refuses the question: {error['message']}")
        return answer

    def try_put(self, question: Question) -> Mapping[str, Any]:
        """Ask the engine what it may refuse: then the answer holds `error`."""
        rules = {"rules": self.task.rules} if self.task.rules else {}
        try:
            return _ask({"game": self.task.game, **rules, **question, "lang": self.lang})
        except DoorError as error:
            return {"error": error.as_dict(self.lang)["error"] | {"message": self._told(error)}}

    def _told(self, error: DoorError) -> str:
        """Say what the engine refuses, its fields called as the desk of the game calls them."""
        desk = load().desk(self.task.game)
        return error.message.say(self.lang, desk.called(self.lang)) if desk else error.message.say(self.lang)

    def card(self, kind: Kind) -> Mapping[str, Any]:
        """Ask what a card is."""
        return self.put({"ask": "card", "card": kind.vi})

    def phu(self, cards: Cards) -> Mapping[str, Any]:
        """Ask whether these cards make one phu."""
        return self.put({"ask": "phu", "cards": short(cards)})


def unanswered(tried: Iterable[Mapping[str, Any]], path: str) -> UnanswerableTask | None:
    """Return why no answer has anything at the path: the engine refuses all that was tried, or says nothing there."""
    reason = None
    for said in tried:
        if error := said.get("error"):
            reason = reason or UnanswerableTask(error["field"], f"the engine refuses every pick: {error['message']}")
            continue
        try:
            at(said, path)
        except UnanswerableTask as lacking:
            reason = lacking
        else:
            return None
    return reason


def at(answer: Any, path: str) -> Any:
    """Return the value at a dotted path: `waits.0.card`. Raises UnanswerableTask if there is none."""
    try:
        for part in path.split("."):
            answer = answer[int(part)] if isinstance(answer, list) else answer[part]
    except (KeyError, IndexError, TypeError, ValueError):
        raise UnanswerableTask("path", f"there is nothing at “{path}” in the engine's answer") from None
    return answer
