"""The faults of a game in its books: how each is ruled, and what it costs, in the words of `faults.toml`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tutorials.catalogue.tables import Table
from tutorials.catalogue.texts import Text


@dataclass(frozen=True, slots=True)
class FaultWords:
    """The words of one game, by slug."""

    grades: Mapping[str, Text] = field(default_factory=dict)  # a word or two: "lành làng", "báo"
    costs: Mapping[str, Text] = field(default_factory=dict)  # half a sentence

    def cost(self, *slugs: str, **values: int) -> Text:
        """Return the cost of the first of the slugs that has words, its braces filled. Raises KeyError for none."""
        found = self.costs[next((slug for slug in slugs if slug in self.costs), slugs[-1])]
        return Text(found.vi.format(**values), found.en.format(**values))


def read_fault_words(tables: Mapping[str, Table | None]) -> dict[str, FaultWords]:
    """Read the words of all games; a game may have those of another."""
    found: dict[str, FaultWords] = {}
    given = {game: table for game, table in tables.items() if table is not None}
    for game, table in sorted(given.items(), key=lambda each: each[1].has("like")):
        if not table.has("like"):
            found[game] = FaultWords(dict(_texts(table, "grade")), dict(_texts(table, "cost")))
        elif other := found.get(table.text("like")):
            found[game] = other
        else:
            table.fault("like", "no such game with faults of its own")
        table.finish()
    return found


def _texts(table: Table, name: str) -> Iterator[tuple[str, Text]]:
    section = table.table(name)
    if section is not None:
        yield from ((slug, text) for slug in section.values if (text := section.both(slug)))
        section.finish()
