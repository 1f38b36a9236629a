"""The words in which the written records of a game are told: head lines and actions."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tutorials.catalogue.tables import Sheet, Table
from tutorials.catalogue.texts import Text


@dataclass(frozen=True, slots=True)
class HeadWords:
    """How a head line is told; `{seat}` stands for the seat that it is about, `{count}` for a number."""

    label: Text
    counted: Text | None = None  # the label where it tells a number
    one: Text | None = None  # a number
    many: Text | None = None
    as_written: bool = False  # what it tells stands as it was written, its cards in that order


@dataclass(frozen=True, slots=True)
class RecordWords:
    """How the records of a game are told."""

    heads: Mapping[str, HeadWords] = field(default_factory=dict)  # by the word of the head line; others are not told
    acts: Mapping[str, Text] = field(default_factory=dict)  # by the word of the action
    bare: Mapping[str, Text] = field(default_factory=dict)  # of an action that names no card, where it has another name
    above: Mapping[str, Text] = field(default_factory=dict)  # of an action whose cards are drawn below, likewise
    named: bool = False  # cước and conditions are told by their names, not as they were written
    sheet: Sheet | None = None  # its file


def read_records(tables: Mapping[str, Table | None]) -> dict[str, RecordWords]:
    """Read the words of all games that have records; a game may use those of another."""
    found: dict[str, RecordWords] = {}
    given = {game: table for game, table in tables.items() if table is not None}
    for game, table in sorted(given.items(), key=lambda each: each[1].has("like")):
        if table.has("like"):
            other = table.one_of("like", tuple(found))
            found |= {game: found[other]} if other in found else {}
        else:
            acts, bare, above = (_texts(table, name) for name in ("act", "bare", "above"))
            found[game] = RecordWords(dict(_heads(table)), acts, bare, above, table.flag("named"), table.sheet)
        table.finish()
    return found


def _heads(table: Table) -> Iterator[tuple[str, HeadWords]]:
    for each in table.tables("head"):
        word, label = each.text("word"), each.both("label")
        counted, one, many = (each.both(name, is_required=False) for name in ("counted", "one", "many"))
        as_written = each.flag("as_written")
        each.finish()
        if label and not each.is_broken:
            yield word, HeadWords(label, counted, one, many, as_written)


def _texts(table: Table, name: str) -> dict[str, Text]:
    inner = table.table(name)
    texts = {word: inner.both(word) for word in inner.values} if inner else {}
    return {word: text for word, text in texts.items() if text}
