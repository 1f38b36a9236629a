"""The faults that can be chosen by their names: every fault of the law in groups, each with a case of it."""

from dataclasses import dataclass
from functools import lru_cache

from django.utils.text import capfirst

from tutorials.catalogue import Example, Text, load
from tutorials.catalogue.houses import House, of_rules
from tutorials.engine import ask
from tutorials.engine.asks import FaultKind
from tutorials.engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Shown:
    """A case of a fault: what happened in words, the record that proves it, and whose rules it is told under."""

    text: Text
    house: House
    record: str = ""  # none where a record cannot show it


@dataclass(frozen=True, slots=True)
class NamedFault:
    """A fault as people name it."""

    slug: str
    title: Text
    article: str
    shown: Shown


@dataclass(frozen=True, slots=True)
class Group:
    """Faults of one sort of act."""

    title: Text
    faults: tuple[NamedFault, ...]


@lru_cache
def groups(game: str) -> tuple[Group, ...]:
    """Return the faults of a game in groups, each with a case of it; most games name none."""
    bench = load().benches[game]
    if not bench.groups:
        return ()
    found = _of_the_law(game)
    kinds = GAMES[game].faults
    return tuple(
        Group(group.title, tuple(_named(game, slug, kinds[slug], found) for slug in group.faults))
        for group in bench.groups
    )


def fault_of(game: str, slug: str) -> NamedFault | None:
    """Return a fault by its slug; None if there is none."""
    found = groups(game) if slug else ()
    return next((fault for group in found for fault in group.faults if fault.slug == slug), None)


def _named(game: str, slug: str, kind: FaultKind, found: dict[str, Shown]) -> NamedFault:
    title = Text(capfirst(kind.vi), capfirst(kind.en))
    return NamedFault(slug, title, kind.article, found.get(slug) or _in_words(game, kind.article))


def _in_words(game: str, article: str) -> Shown:
    """Return the example of a clause whose fault no record can show."""
    clause = next(each for each in load().law(game).clauses if each.id == article)
    return Shown(next(_told(example) for example in clause.examples if not example.is_allowed), House(game))


def _told(example: Example) -> Text:
    return Text(example.text.plain("vi"), example.text.plain("en"))


def _of_the_law(game: str) -> dict[str, Shown]:
    """Return for each fault the example of the law that shows it, that of its own article before others."""
    found: dict[str, Shown] = {}
    for clause in load().law(game).clauses:
        for example in clause.examples:
            if example.is_allowed or example.question.get("ask") != "turns":
                continue
            house = of_rules(game, example.question.get("rules"))
            shown = Shown(_told(example), house, example.question["record"])
            for fault in ask(example.question).get("faults", ()):
                if fault["fault"] not in found or fault["article"] == clause.id:
                    found[fault["fault"]] = shown
    return found
