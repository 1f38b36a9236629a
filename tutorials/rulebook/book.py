"""The book as values: deck, law and points of each game, choices, villages, disputes and index of one edition."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape

from tutorials.catalogue import LANGS, Article, Catalogue, Clause, Document, Preset, Prose, Term, Text
from tutorials.catalogue.houses import House
from tutorials.catalogue.texts import collation
from tutorials.engine.cards import KINDS, Kind, Suit
from tutorials.engine.totom.options import as_dict
from tutorials.engine.totom.presets import DEFAULT, preset
from tutorials.rulebook.cases import Picture, picture
from tutorials.rulebook.choices import Edition
from tutorials.rulebook.villages import Question, options_of, questions
from tutorials.rulebook.volume import Volume
from tutorials.rulebook.words import WORDS
from tutorials.villages.subjects import Subject


@dataclass(frozen=True, slots=True)
class Drawn:
    """A kind of card with its picture."""

    kind: Kind
    picture: Picture
    name: Text
    word: Text | None  # the Vietnamese word for the number: "thất văn"


@dataclass(frozen=True, slots=True)
class Setting:
    """One choice of the house rules."""

    label: Text
    choice: Text
    article: str
    is_own: bool  # differs from the default preset


@dataclass(frozen=True, slots=True)
class Entry:
    """A term in the index, with the clauses that speak of it."""

    term: Term
    clauses: tuple[Clause, ...]


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
        """Return the title: that of the law, or of the whole book."""
        return WORDS["whole_title"] if self.edition.is_whole else self.volumes[0].law.title

    @cached_property
    def ids(self) -> frozenset[str]:
        """Return the ids of all articles and clauses in the book."""
        return frozenset(ident for volume in self.volumes for ident in volume.law.ids)

    @cached_property
    def rules(self) -> Preset:
        """Return the house rules of the book, as they are told to people."""
        found = self.catalogue.preset(self.house.game, self.house.preset)
        if self.house.is_own:
            return _own(self.house, found)
        if found:
            return found
        known = preset(self.house.preset)  # not yet told in the content
        name = Text(known.source, known.source)
        return Preset(self.house.game, known.slug, name, None, Prose(name, name), name, known.date)

    @property
    def documents(self) -> tuple[Document, ...]:
        """Return the documents that the law cites, in the order of the list."""
        cited = {
            source.document for volume in self.volumes for clause in volume.law.clauses for source in clause.sources
        }
        return tuple(document for document in self.catalogue.documents if document.slug in cited)

    # the deck

    def suits(self) -> tuple[tuple[Text, str, tuple[Drawn, ...]], ...]:
        """Return each suit: name, sign, cards."""
        return tuple(
            (Text(suit.label.capitalize(), suit.label.capitalize()), suit.han, self._drawn(suit)) for suit in Suit
        )

    def red_yeu(self) -> tuple[Drawn, ...]:
        """Return the three kinds without a suit."""
        return self._drawn(None)

    def cover(self) -> tuple[Picture, ...]:
        """Return the cards on the cover."""
        return tuple(
            picture((kind,), self.edition.face) for kind in KINDS if kind.code in ("2w", "8w", "5s", "cc", "oc")
        )

    def _drawn(self, suit: Suit | None) -> tuple[Drawn, ...]:
        return tuple(
            Drawn(
                kind,
                picture((kind,), self.edition.face),
                Text(kind.vi, kind.en),
                Text(kind.vi_words, kind.vi_words) if kind.suit else None,
            )
            for kind in KINDS
            if kind.suit is suit
        )

    # choices

    def settings(self) -> Iterator[Setting]:
        """Return what the house rules choose, question by question."""
        usual, chosen = as_dict(preset(DEFAULT).options), as_dict(self.house.options)
        for info in options_of(self.edition.games):
            value = chosen[info.name]
            choice = info.choices[value]
            yield Setting(
                Text(info.label.vi, info.label.en),
                Text(choice.vi, choice.en),
                info.article,
                value != usual[info.name],
            )

    @cached_property
    def villages(self) -> tuple[tuple[Subject, tuple[Question, ...]], ...]:
        """Return the options on which villages differ."""
        return tuple(questions(self.edition.games, self.house))

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


def _own(house: House, told: Preset | None) -> Preset:
    """Tell a village of somebody's own: what it stands on, and how much it changes."""
    base = House(house.game, house.preset).name
    count = len(house.changes)
    said = Text(
        f"Theo {base.vi}, đổi {count} lệ; bảng các lựa chọn đánh dấu từng chỗ.",
        f"As in {base.en}, with {count} rule{'' if count == 1 else 's'} changed; the table of choices marks each.",
    )
    prose = Prose(said, Text(*(f"<p>{escape(said.say(lang))}</p>" for lang in LANGS)))
    return Preset(house.game, house.slug, house.name, None, prose, told.source if told else None, "")
