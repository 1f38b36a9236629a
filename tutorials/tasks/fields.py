"""Fields of the modes of exercise: each type says how it is read out of a content file.

A mode is a dataclass whose fields have these types; `read_fields` fills it from a table and notes what is wrong.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Annotated, Any, get_type_hints

from tutorials.catalogue import Text
from tutorials.catalogue.tables import Table
from tutorials.catalogue.tasks import SEATS, SHARED, read_cards
from tutorials.engine.games import deck_of

Reader = Callable[[Table, str, str], Any]  # (table, key, game) -> value


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose, right if the engine's answer is this value."""

    value: Any
    label: Text
    cards: tuple[Any, ...] = ()  # drawn in the choice
    is_unnamed: bool = False  # the cards are all there is to see; the label is for screen readers
    seat: int | None = None  # of the player whose play it is; 0 at the foot of the mat


def as_it_stands(table: Table, key: str, game: str) -> Any:
    """Read a value that is only compared."""
    return table.raw(key)


def a_text(table: Table, key: str, game: str) -> str:
    """Read a text."""
    return table.text(key)


def a_flag(table: Table, key: str, game: str) -> bool:
    """Read true or false."""
    return table.flag(key)


def a_table(table: Table, key: str, game: str) -> Mapping[str, Any]:
    """Read an inner table that goes to the door as it stands."""
    return table.plain(key) or {}


def a_question(table: Table, key: str, game: str) -> Mapping[str, Any]:
    """Read a whole question for the door; the game may be left out."""
    question = a_table(table, key, game)
    if question and "ask" not in question:
        table.fault(key, "must hold a key `ask`: the name of the question")
    return question


def cards(table: Table, key: str, game: str) -> tuple[Any, ...]:
    """Read cards of the game's deck."""
    return read_cards(table, key, deck_of(game))


def choices(table: Table, key: str, game: str) -> tuple[Choice, ...]:
    """Read what is to be chosen among."""
    found = []
    for each in table.tables(key):
        drawn = read_cards(each, "cards", deck_of(game))
        is_unnamed = bool(drawn) and not (each.has("vi") or each.has("en"))
        label = _names(drawn) if is_unnamed else each.said()
        if not each.has("value"):
            each.fault("value", "missing")
        seat = each.number("seat", 0, SEATS - 1) if each.has("seat") else None
        found.append(Choice(each.raw("value"), label, drawn, is_unnamed, seat))
        each.finish()
        table.is_broken = table.is_broken or each.is_broken
    if len(found) < 2:
        table.fault(key, "needs at least two")
    return tuple(found)


def _names(kinds: tuple[Any, ...]) -> Text:
    """Return the names of cards, one after the other."""
    return Text(*(", ".join(kind.label(lang) for kind in kinds) for lang in ("vi", "en")))


def one_of(*words: str) -> Reader:
    """Return a reader of one of these words."""

    def read(table: Table, key: str, game: str) -> str:
        return table.one_of(key, words)

    return read


def a_number(low: int, high: int) -> Reader:
    """Return a reader of a whole number between two bounds."""

    def read(table: Table, key: str, game: str) -> int:
        return table.number(key, low, high)

    return read


Value = Annotated[Any, as_it_stands]
Words = Annotated[str, a_text]
Flag = Annotated[bool, a_flag]
Part = Annotated[Mapping[str, Any], a_table]
Asked = Annotated[Mapping[str, Any], a_question]
CardsGiven = Annotated[tuple[Any, ...], cards]
Choices = Annotated[tuple[Choice, ...], choices]
Streak = Annotated[int, a_number(0, 99)]


def read_fields(mode: type, slug: str, table: Table, game: str) -> dict[str, Any]:
    """Read the fields of a mode, and note those that it lacks or does not know."""
    readers = _readers(mode)
    needed = {each.name.rstrip("_") for each in fields(mode) if each.default is each.default_factory is MISSING}
    for key in sorted(needed - table.values.keys()):
        table.fault(key, f"missing: mode {slug} needs it")
    for key in sorted(table.values.keys() - readers.keys() - SHARED):
        table.fault(key, f"unknown field for mode {slug}")
    return {name: reader(table, key, game) for key, (name, reader) in readers.items() if table.has(key)}


@cache
def _readers(mode: type) -> dict[str, tuple[str, Reader]]:
    """Return for each key of a file the field it fills and what reads it; `in_` is written `in`."""
    hints = get_type_hints(mode, include_extras=True)
    return {each.name.rstrip("_"): (each.name, hints[each.name].__metadata__[-1]) for each in fields(mode)}
