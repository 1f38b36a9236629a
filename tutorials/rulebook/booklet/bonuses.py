"""Every cước of a game under some rules: its points, what it is, and a hand of the law that has it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tutorials.catalogue import LANGS, Catalogue, Clause, Example, Term, Text
from tutorials.catalogue.houses import MAIN_GAME, House, rules_of
from tutorials.catalogue.points import PointsRow
from tutorials.engine import ask
from tutorials.rulebook.booklet.hands import Draughtsman, Group
from tutorials.scenes.points import Points, points_of


@dataclass(frozen=True, slots=True)
class Bonus:
    """A cước: its points in the village, what it is, and a winning hand that has it, parted."""

    points: Points
    told: Text | None
    hand: tuple[Group, ...]


def bonuses(catalogue: Catalogue, house: House, draughtsman: Draughtsman) -> tuple[Bonus, ...]:
    """Return the cước of a game from the least to the most; those that the rules do not know come last."""
    rows = {row.name: row for table in catalogue.points(house.game) if table.slug == "cuoc" for row in table.rows}
    finder = _Finder(catalogue, house)
    found = []
    for points in points_of(house).get("cuoc", ()):
        slugs = _slugs(rows[points.name])
        hand = finder.hand(slugs, points.articles) if points.points is not None else None
        drawn = draughtsman.judged(*hand) if hand else ()
        found.append(Bonus(points, _told(catalogue, house.game, slugs, points), drawn))
    return tuple(found)


def _slugs(row: PointsRow) -> frozenset[str]:
    return frozenset(row.cells[0].get("cuoc", ()))


def _told(catalogue: Catalogue, game: str, slugs: frozenset[str], points: Points) -> Text | None:
    """Return what a cước is: the booklet's own words, else the first sentence of its term."""
    if own := catalogue.leaflet(game).bonuses.get(points.name.vi):
        return own
    term = _term(catalogue, game, slugs, points.name.vi.casefold())
    return Text(*(term.meaning.first(lang) for lang in LANGS)) if term else None


def _term(catalogue: Catalogue, game: str, slugs: frozenset[str], name: str) -> Term | None:
    terms = catalogue.terms_of(game)
    ways: tuple[Callable[[Term], bool], ...] = (
        lambda term: plain_name(term) == name,
        lambda term: term.slug in slugs,
        lambda term: name in map(str.casefold, term.aliases),
    )
    return next((term for is_it in ways for term in terms if is_it(term)), None)


def plain_name(term: Term) -> str:
    """Return the name of a term without the game in brackets that tells it from another's."""
    return term.name.vi.casefold().partition(" (")[0]


class _Finder:
    """Finds a winning hand among the examples of the law."""

    def __init__(self, catalogue: Catalogue, house: House) -> None:
        self._house = house
        games = [house.game]
        if rules_of(house.game) is rules_of(MAIN_GAME) and house.game != MAIN_GAME:
            games.append(MAIN_GAME)
        self._wins = [
            (clause, example)
            for game in games
            for clause in catalogue.law(game).clauses
            for example in clause.examples
            if example.question.get("ask") == "win" and example.is_allowed
        ]

    def hand(self, slugs: frozenset[str], articles: tuple[str, ...]) -> tuple[dict[str, Any], str] | None:
        """Return the engine's answer to a hand with these cước, as few others as can be, and its winning card."""
        best: tuple[int, dict[str, Any], str] | None = None
        for example in self._candidates(slugs, articles):
            question = {**example.question, "game": self._house.game, "rules": self._house.rules}
            said = ask(question)
            if said.get("result") != "diem" or not slugs <= set(said.get("cuoc") or ()):
                continue
            others = len(said["cuoc"])
            if best is None or others < best[0]:
                best = others, said, _came(question)
            if others == len(slugs):
                break
        return (best[1], best[2]) if best else None

    def _candidates(self, slugs: frozenset[str], articles: tuple[str, ...]) -> Iterator[Example]:
        """Yield the examples of the cước's own clause, then those that promise it."""
        own = [each for each in self._wins if _is_of(each[0], articles)]
        yield from (example for _, example in own)
        for clause, example in self._wins:
            if not _is_of(clause, articles) and slugs <= set(_promised(example)):
                yield example


def _is_of(clause: Clause, articles: tuple[str, ...]) -> bool:
    return any(f"{clause.id}.".startswith(f"{each}.") for each in articles)


def _promised(example: Example) -> Mapping[str, Any] | list[str]:
    return example.expect.get("cuoc") or ()  # type: ignore[return-value]


def _came(question: Mapping[str, Any]) -> str:
    found: str = (question.get("winning") or {}).get("card", "")
    return found
