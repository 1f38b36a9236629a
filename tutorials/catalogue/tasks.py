"""An exercise as it is written: what every one has, and what its mode is given. `tutorials.tasks` plays it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from tutorials.catalogue.prose import Prose, Renderer
from tutorials.catalogue.tables import Table
from tutorials.catalogue.texts import Text
from tutorials.engine.decks import MONEY, Deck
from tutorials.engine.errors import DoorError
from tutorials.engine.games import deck_of


class Mode(Protocol):
    """How an exercise is answered, with what it is given for that."""

    slug: ClassVar[str]


MODES: dict[str, Callable[[Table, str], Mode | None]] = {}
"""For each mode, what reads its fields for a game; `tutorials.apps` puts those of `tutorials.tasks.modes` here."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards laid out to be looked at, with what they are."""

    label: Text
    cards: tuple[Any, ...]  # of the deck of the game
    seat: int | None = None  # of the player before whom they lie; 0 at the foot of the mat


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """An exercise."""

    mode: Mode
    game: str
    prompt: Prose
    hint: Prose | None = None
    why: Prose | None = None  # shown after a right answer
    note: Prose | None = None  # shown after a wrong answer
    rules: str | Mapping[str, Any] | None = None
    show: tuple[Shown, ...] = ()  # cards beside those that the question itself names


SEATS = 4  # round a mat on which plays are shown

SHARED = frozenset({"mode", "prompt", "hint", "why", "note", "rules", "show"})
"""The fields that a task of every mode may have."""


def read_task(table: Table, game: str, renderer: Renderer) -> Task | None:
    """Read an exercise, or note what is wrong with it and return None."""
    word = table.one_of("mode", tuple(MODES))
    prompt = read_prose(table, "prompt", renderer)
    if table.is_broken or prompt is None:
        return None
    mode = MODES[word](table, game)
    hint, why, note = (read_prose(table, field, renderer, is_required=False) for field in ("hint", "why", "note"))
    rules, show = _rules(table), tuple(_shown(table, deck_of(game)))
    if table.is_broken or mode is None:
        return None
    return Task(mode=mode, game=game, prompt=prompt, hint=hint, why=why, note=note, rules=rules, show=show)


def read_prose(
    table: Table, field: str, renderer: Renderer, *, is_required: bool = True, is_inline: bool = False
) -> Prose | None:
    """Read a text in both languages and render it."""
    text = table.both(field, is_required=is_required)
    if text is None:
        return None
    return renderer.both(
        text, lambda lang, _, fault: table.fault(f"{field}.{lang}", fault, is_fatal=False), is_inline=is_inline
    )


def read_cards(table: Table, field: str, deck: Deck = MONEY) -> tuple[Any, ...]:
    """Read cards of a deck by their names; none if the field is not given."""
    text = table.text(field, is_required=False)
    try:
        return deck.parse(text, field)
    except DoorError as error:
        table.fault(field, error.message.en)
        return ()


def _rules(table: Table) -> str | Mapping[str, Any] | None:
    value = table.raw("rules")
    if value is not None and not isinstance(value, str | dict):
        table.fault("rules", "must be a preset's slug or a table of rules")
        return None
    return value


def _shown(table: Table, deck: Deck) -> Iterator[Shown]:
    """Yield the cards that are laid out."""
    for each in table.tables("show"):
        label = each.said()
        seat = each.number("seat", 0, SEATS - 1) if each.has("seat") else None
        yield Shown(label, read_cards(each, "cards", deck), seat)
        each.finish()
        table.is_broken = table.is_broken or each.is_broken
