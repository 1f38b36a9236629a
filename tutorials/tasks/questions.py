"""Ask the engine about one task: the words of the door filled from the task's data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutorials import engine
from tutorials.catalogue import Task, picks
from tutorials.engine.cards import Cards, Kind, parse, short
from tutorials.engine.games import deck_of


class UnanswerableTask(ValueError):
    """The engine refuses a question of the content: the content is wrong, not the learner."""


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of an explanation, and the article that says so."""

    text: str
    article: str = ""


def lines_of(answer: Mapping[str, Any]) -> tuple[Line, ...]:
    """Return the explanation in an answer of the engine."""
    return tuple(Line(line["text"], line["article"]) for line in answer["lines"])


def kinds(names: Any) -> Cards:
    """Return the cards that an answer of the engine names."""
    return parse(names)


@dataclass(frozen=True, slots=True)
class Asker:
    """Puts questions about one task, in the reader's language and under the task's house rules."""

    task: Task
    lang: str

    def cards(self, names: Any) -> tuple[Any, ...]:
        """Return the cards of the game's deck that an answer names."""
        return deck_of(self.task.game).parse([names] if isinstance(names, str) else names)

    @property
    def hand(self) -> Mapping[str, Any]:
        """Return the hand state of the task; empty if it is not about a hand."""
        return self.task.hand or {}

    def ask(self, name: str, **fields: Any) -> dict[str, Any]:
        """Ask the engine. Raises UnanswerableTask if it refuses the question."""
        return self.put({"game": self.task.game, "ask": name, **fields})

    def try_ask(self, name: str, **fields: Any) -> dict[str, Any]:
        """Ask the engine what it may refuse: then the answer holds `error`."""
        rules = {"rules": self.task.rules} if self.task.rules else {}
        return engine.ask({"game": self.task.game, "ask": name, **rules, **fields, "lang": self.lang})

    def try_pick(self, picked: Cards) -> dict[str, Any]:
        """Ask what a pick comes to; the engine may refuse it."""
        return engine.ask({**picks.question_of(self.task, picked), "lang": self.lang})

    def put(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """Ask a whole question, such as a `choice` task holds."""
        rules = {"rules": self.task.rules} if self.task.rules else {}
        answer = engine.ask({**rules, **question, "lang": self.lang})
        if "error" in answer:
            raise UnanswerableTask(f"{question}: {answer['error']}")
        return answer

    def own(self) -> dict[str, Any]:
        """Ask the question that the task holds (`ask`)."""
        return self.put(self.task.ask or {})

    def about_hand(self, name: str, **fields: Any) -> dict[str, Any]:
        """Ask about the task's hand."""
        return self.ask(name, **{**self.hand, **fields})

    def card(self, kind: Kind) -> dict[str, Any]:
        """Ask what a card is."""
        return self.ask("card", card=kind.vi)

    def phu(self, cards: Cards) -> dict[str, Any]:
        """Ask whether these cards make one phu."""
        return self.ask("phu", cards=short(cards))

    def win(self, **said: Any) -> dict[str, Any]:
        """Ask whether the hand is ù with the task's winning card; `said` is what was called and announced."""
        more = {"streak": self.task.streak} if self.task.streak else {}
        return self.about_hand("win", winning=dict(self.task.winning or {}), **more, **said)

    def score(self) -> dict[str, Any]:
        """Ask what the task's list of cước is worth."""
        return self.ask("score", cuoc=list(self.task.cuoc_list), streak=self.task.streak)

    def claim(self) -> dict[str, Any]:
        """Ask for the ruling on the task's case."""
        return self.ask("claim", **(self.task.case or {}))

    def turns(self) -> dict[str, Any]:
        """Ask for the faults of the task's record."""
        return self.ask("turns", record=self.task.record)

    def count(self) -> dict[str, Any]:
        """Ask for the lưng of the task's phu, which only tài bàn counts."""
        phu = [dict(each) for each in self.task.phu]
        return self.put({"game": "tai-ban", "ask": "count", "phu": phu, "khan_at_deal": self.task.khan_at_deal})

    def drum(self, signal: str) -> dict[str, Any]:
        """Ask how a signal of the điếm drum is beaten, and what it means."""
        return self.put({"game": "to-tom-diem", "ask": "drum", "signal": signal})


def at(answer: Any, path: str) -> Any:
    """Return the value at a dotted path: `waits.0.card`."""
    for part in path.split("."):
        answer = answer[int(part)] if isinstance(answer, list) else answer[part]
    return answer
