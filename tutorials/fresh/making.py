"""Small helps for those who make fresh exercises."""

from collections.abc import Iterable
from html import escape
from typing import Any, TypeVar

from tutorials import engine
from tutorials.catalogue import LANGS, Prose, Task, Text
from tutorials.engine.decks import Card
from tutorials.fresh.dice import Dice
from tutorials.tasks.fields import Choice
from tutorials.tasks.mode import mode_of
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.each import EachMode
from tutorials.tasks.modes.group import GroupMode
from tutorials.tasks.modes.one import OneMode
from tutorials.tasks.modes.pick import PickMode
from tutorials.tasks.modes.which import WhichMode

C = TypeVar("C", bound=Card)

SPREAD = Text("số quân bày ra", "cards spread out")  # what `spread` counts
OFFERED = Text("số câu trả lời", "answers to choose among")  # what `offered` counts
PEOPLE = {
    2: Text("Hai người", "Two people"),
    3: Text("Ba người", "Three people"),
    4: Text("Bốn người", "Four people"),
    5: Text("Năm người", "Five people"),
    6: Text("Sáu người", "Six people"),
}


def plain(vi: str, en: str) -> Prose:
    """Return one sentence of prose in both languages, without marks."""
    source = Text(vi, en)
    return Prose(source, Text(*(f"<p>{escape(source.say(lang))}</p>" for lang in LANGS)))


def gained(value: int) -> Text:
    """Say what somebody gains or loses."""
    if not value:
        return Text("Không được, không mất", "Neither gains nor loses")
    return Text(f"Được {value}", f"Gains {value}") if value > 0 else Text(f"Mất {-value}", f"Loses {-value}")


def gains(dice: Dice, right: int, wrong: Iterable[int], count: int) -> tuple[Choice, ...]:
    """Offer what somebody gains or loses beside so many sums that are wrong, the lowest first."""
    others = sorted({*wrong} - {right})
    return tuple(Choice(value, gained(value)) for value in sorted([right, *dice.some(others, count)]))


def in_order(cards: Iterable[C]) -> tuple[C, ...]:
    """Return cards in the order of their deck."""
    return tuple(sorted(cards, key=lambda card: card.index))


def said_of(task: Task) -> dict[str, Any]:
    """Return what the engine answers to the question of a task."""
    return engine.ask({"game": task.game, **(mode_of(task).question or {})})


def asked(game: str, name: str, **fields: Any) -> dict[str, Any]:
    """Ask the engine one question of a game."""
    return engine.ask({"game": game, "ask": name, **fields})


def names(cards: Iterable[Card]) -> list[str]:
    """Return the names of cards as questions write them."""
    return [card.vi for card in cards]


def shown_cards(task: Task) -> int:
    """Count the cards that a task lays out to look at."""
    return sum(len(pile.cards) for pile in task.show)


def spread(task: Task) -> int:
    """Count the cards among which the right ones are to be found."""
    assert isinstance(task.mode, EachMode | GroupMode | OneMode | PickMode)
    return len(task.mode.cards)


def offered(task: Task) -> int:
    """Count the answers to choose among."""
    assert isinstance(task.mode, ChoiceMode)
    return len(task.mode.choices)


def in_groups(task: Task) -> int:
    """Count the groups of cards of which one is to be found."""
    assert isinstance(task.mode, WhichMode)
    return len(task.mode.groups)
