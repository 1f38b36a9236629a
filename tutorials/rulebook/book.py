"""The book as values: decks, law and points of each game, choices, villages, disputes and index of one edition."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape

from tutorials.catalogue import LANGS, Article, Catalogue, Clause, Document, PresetText, Prose, Term, Text
from tutorials.catalogue.houses import MAIN_GAME, House, rules_of
from tutorials.catalogue.subjects import Subject
from tutorials.catalogue.texts import collation, fold
from tutorials.engine.decks import MONEY
from tutorials.engine.rules import as_dict
from tutorials.press.pictures import Picture
from tutorials.rulebook.choices import FORMS, Edition
from tutorials.rulebook.decks import Shown, cover_of, decks_of
from tutorials.rulebook.villages import Question, options_of, questions
from tutorials.rulebook.volume import Volume
from tutorials.rulebook.words import WORDS


@dataclass(frozen=True, slots=True)
class Setting:
    """One choice of the house rules."""

    label: Text
    choice: Text
    article: str
    is_own: bool  # differs from the default preset


@dataclass(frozen=True)
class Family:
    """Games of the book that share their house rules, with the rules under which they are printed."""

    house: House
    games: tuple[str, ...]
    name: Text  # of the games
    rules: PresetText  # as they are told to people

    @property
    def slug(self) -> str:
        """Return a word for anchors."""
        return self.games[0]

    @property
    def is_usual(self) -> bool:
        """Say whether these are the rules that hold where none are named."""
        return self.house.is_plain

    @property
    def usual(self) -> Text:
        """Return the name of those."""
        return House(self.house.game).name

    def settings(self) -> Iterator[Setting]:
        """Return what the house rules choose, question by question."""
        usual, chosen = as_dict(House(self.house.game).options), as_dict(self.house.options)
        for info in options_of(self.games):
            value = chosen[info.name]
            choice = info.choices[value]
            yield Setting(
                info.label,
                choice,
                info.article,
                value != usual[info.name],
            )

    @cached_property
    def villages(self) -> tuple[tuple[Subject, tuple[Question, ...]], ...]:
        """Return the options on which villages differ."""
        return tuple(questions(self.games, self.house))


@dataclass(frozen=True, slots=True)
class Entry:
    """A term in the index, with the clauses that speak of it."""

    term: Term
    clauses: tuple[Clause, ...]

    @property
    def defining(self) -> Clause:
        """Return the clause that says what it is: one of its name, else the first that the term itself names."""
        names = {fold(self.term.word.vi), *map(fold, self.term.aliases)}
        called = (clause for clause in self.clauses if fold(clause.heading.vi) in names)
        named = (clause for ident in self.term.articles for clause in self.clauses if clause.id == ident)
        return next(called, None) or next(named, self.clauses[0])


class Book:
    """All that one edition prints."""

    def __init__(self, catalogue: Catalogue, edition: Edition) -> None:
        self.catalogue = catalogue
        self.edition = edition
        self.house = edition.house
        games = (catalogue.game(slug) for slug in edition.games)
        self.volumes = tuple(Volume(catalogue, edition, game) for game in games if game)

    @property
    def langs(self) -> tuple[str, ...]:
        """Return the languages of the book."""
        return self.edition.language.langs

    @property
    def title(self) -> Text:
        """Return the title: that of the law, or of a book of several."""
        if not self.edition.is_whole or len(self.volumes) == 1:
            return self.volumes[0].law.title
        if self.edition.games == FORMS:
            return WORDS["whole_title"]
        count = len(self.volumes)
        return Text(WORDS["several_title"].vi.format(n=count), WORDS["several_title"].en.format(n=count))

    @cached_property
    def families(self) -> tuple[Family, ...]:
        """Return the games that share their house rules together, those of the first game first."""
        found: dict[int, list[str]] = {}
        for volume in self.volumes:
            found.setdefault(id(rules_of(volume.game.slug)), []).append(volume.game.slug)
        return tuple(self._family(tuple(games)) for games in found.values())

    def _family(self, games: tuple[str, ...]) -> Family:
        house = self.edition.house_of(games[0])
        names = [volume.game.name for volume in self.volumes if volume.game.slug in games]
        joined = Text(", ".join(name.vi for name in names), ", ".join(name.en for name in names))
        return Family(
            house,
            games,
            WORDS["forms"] if len(games) > 1 and MAIN_GAME in games else joined,
            _told(self.catalogue, house),
        )

    @property
    def is_several(self) -> bool:
        """Say whether the games of the book have different house rules."""
        return len(self.families) > 1

    @cached_property
    def ids(self) -> frozenset[str]:
        """Return the ids of all articles and clauses in the book."""
        return frozenset(ident for volume in self.volumes for ident in volume.law.ids)

    @property
    def rules(self) -> PresetText:
        """Return the house rules of the first game, as they are told to people."""
        return self.families[0].rules

    @property
    def reading(self) -> Text:
        """Return how clauses are numbered, with one of the book's own for an example."""
        volume = self.volumes[0]
        ident = next(clause.id for clause in reversed(volume.law.clauses) if clause.depth == 2)
        return Text(*(WORDS["reading_ids"].say(lang).format(id=ident) for lang in LANGS))

    @property
    def documents(self) -> tuple[Document, ...]:
        """Return the documents that the law cites, in the order of the list."""
        cited = {
            source.document for volume in self.volumes for clause in volume.law.clauses for source in clause.sources
        }
        return tuple(document for document in self.catalogue.documents if document.slug in cited)

    # the decks

    @cached_property
    def decks(self) -> tuple[Shown, ...]:
        """Return every deck with all its kinds."""
        return decks_of(self.edition.games, self.edition.face)

    @property
    def has_money(self) -> bool:
        """Say whether the money deck is among them."""
        return any(deck.slug == MONEY.slug for deck in self.decks)

    def cover(self) -> tuple[Picture, ...]:
        """Return the cards on the cover."""
        return cover_of(self.edition.games, self.edition.face)[1]

    @property
    def cover_deck(self) -> str:
        """Return the deck of the cards on the cover."""
        return cover_of(self.edition.games, self.edition.face)[0]

    # choices

    def settings(self) -> Iterator[Setting]:
        """Return what the house rules choose, question by question, of every game."""
        for family in self.families:
            yield from family.settings()

    @cached_property
    def villages(self) -> tuple[Family, ...]:
        """Return the families with options on which villages differ."""
        return tuple(family for family in self.families if family.villages)

    def disputes(self) -> tuple[tuple[Article, tuple[Clause, ...]], ...]:
        """Return the clauses on which sources disagree, by article."""
        found = (
            (article, tuple(clause for clause in article.clauses if clause.dissent))
            for volume in self.volumes
            for article in volume.law.articles
        )
        return tuple((article, clauses) for article, clauses in found if clauses)

    # index

    def index(self) -> tuple[Entry, ...]:
        """Return the terms of which the law speaks, in dictionary order."""
        order = {
            clause.id: place
            for place, clause in enumerate(clause for volume in self.volumes for clause in volume.law.clauses)
        }
        terms = dict.fromkeys(term for game in self.edition.games for term in self.catalogue.terms_of(game))
        found = []
        for term in terms:
            clauses = (clause for clause in self.catalogue.clauses_using(term.slug) if clause.id in order)
            if ordered := tuple(sorted(clauses, key=lambda clause: order[clause.id])):
                found.append(Entry(term, ordered))
        return tuple(sorted(found, key=lambda entry: collation(entry.term.name.vi)))


def _told(catalogue: Catalogue, house: House) -> PresetText:
    """Return the house rules as they are told to people."""
    found = catalogue.preset(house.game, house.preset)
    if found is None and rules_of(house.game) is rules_of(MAIN_GAME):
        found = catalogue.preset(MAIN_GAME, house.preset)
    if house.is_own:
        return _own(house, found)
    if found:
        return found
    name = house.name  # not yet told in the content
    html = Text(*(f"<p>{escape(name.say(lang))}</p>" for lang in LANGS))
    return PresetText(house.game, house.preset, name, None, Prose(name, html), None, "")


def _own(house: House, told: PresetText | None) -> PresetText:
    """Tell a village of somebody's own: what it stands on, and how much it changes."""
    base = House(house.game, house.preset).name
    count = len(house.changes)
    said = Text(
        f"Theo {base.vi}, đổi {count} lệ; bảng các lựa chọn đánh dấu từng chỗ.",
        f"As in {base.en}, with {count} rule{'' if count == 1 else 's'} changed; the table of choices marks each.",
    )
    prose = Prose(said, Text(*(f"<p>{escape(said.say(lang))}</p>" for lang in LANGS)))
    return PresetText(house.game, house.slug, house.name, None, prose, told.source if told else None, "")
