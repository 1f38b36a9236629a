"""What is said at a table where one plays, by slugs: acts, marks, piles, ends, reasons, faults, costs.

A button says `way` where an act that is not lawful yet must be said otherwise.

And what is to be learned from a costly choice: articles, by the slug of what was found, of a reason or of an act;
on which clauses an act rests that the law allows.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from string import Formatter

from tutorials.catalogue.tables import Table
from tutorials.catalogue.texts import LANGS, Text

NAMES = frozenset({"who", "whom", "cards", "counted", "beside", "taken", "said"})  # in braces, of acts and ends
OF_REASONS = frozenset({"reason", "refusal", "cost"})  # sections that may have other names in braces
SECTIONS = ("act", "way", "said", "mark", "pile", "end", "holding", "reason", "refusal", "cost")


@dataclass(frozen=True, slots=True)
class Saying:
    """How one slug is said: on a button or beside a seat, told of another, and told of the reader."""

    name: Text
    told: Text
    mine: Text


@dataclass(frozen=True, slots=True)
class TableWords:
    """The words of the tables of one game, by section and slug."""

    sayings: Mapping[tuple[str, str], Saying] = field(default_factory=dict)
    learn: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # articles
    law: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # clauses, by act
    wants: tuple[str, ...] = ()  # what a teacher may look for in a deal, of `mats.wants`

    def find(self, section: str, slug: str) -> Saying | None:
        """Return how a slug is said, if there are words for it."""
        return self.sayings.get((section, slug))


def read_table_words(tables: Mapping[str, Table | None]) -> dict[str, TableWords]:
    """Read the words of all games; a game may say what another says, but for what it says in its own way."""
    found: dict[str, TableWords] = {}
    given = {game: table for game, table in tables.items() if table is not None}
    for game, table in sorted(given.items(), key=lambda each: each[1].has("like")):
        shared = _shared(table, found)
        words, wants = dict(shared.sayings), table.words("wants") or shared.wants
        for section in SECTIONS:
            inner = table.table(section)
            words |= {(section, slug): saying for slug, saying in _sayings(inner, section)} if inner else {}
        learn, law = dict(_articles(table, "learn")), {**shared.law, **dict(_articles(table, "law"))}
        table.finish()
        found[game] = TableWords(words, learn, law, wants)
    return found


def _shared(table: Table, known: Mapping[str, TableWords]) -> TableWords:
    if not table.has("like"):
        return TableWords()
    other = known.get(table.text("like"))
    if other is None:
        table.fault("like", "no such game with words of its own")
    return other or TableWords()


def _articles(table: Table, name: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the articles of each slug of a section: `[learn]`, `u = ["TT-13.1"]`."""
    section = table.table(name) if table.has(name) else None
    if section is not None:
        yield from ((slug, section.words(slug)) for slug in section.values)
        section.finish()


def _sayings(section: Table, kind: str) -> Iterator[tuple[str, Saying]]:
    """Yield the entries of a section: `vi` and `en`, and how it is told of another (`told`) or the reader (`mine`)."""
    for slug in section.values:
        entry = section.table(slug)
        if entry is None:
            continue
        given = {lang: entry.text(lang) for lang in LANGS}
        name = Text(**given)
        told = entry.both("told", is_required=False) or name
        saying = Saying(name, told, entry.both("mine", is_required=False) or told)
        entry.finish()
        _check(entry, kind, saying)
        if not entry.is_broken:
            yield slug, saying
    section.finish()


def _check(entry: Table, kind: str, saying: Saying) -> None:
    """Note braces that cannot be filled."""
    for text in (saying.name, saying.told, saying.mine):
        for lang in LANGS:
            try:
                names = {name for _, name, _, _ in Formatter().parse(text.say(lang)) if name is not None}
            except ValueError as error:
                entry.fault(lang, f"braces that do not match: {error}")
                continue
            if kind not in OF_REASONS and (wrong := names - NAMES):
                entry.fault(lang, f"unknown in braces: {', '.join(sorted(wrong))}")
