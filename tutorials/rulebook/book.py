"""The book as values: law, deck, points, choices, disputes and index of one edition, ready to be set."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any

from tutorials.catalogue import LANGS, Article, Catalogue, Clause, Document, Preset, Prose, Term, Text
from tutorials.catalogue.houses import House
from tutorials.catalogue.texts import collation
from tutorials.engine import ask
from tutorials.engine.cards import KINDS, Kind, Suit
from tutorials.engine.totom.cuoc import BY_SLUG, CUOC, Cuoc
from tutorials.engine.totom.options import TABLE, as_dict
from tutorials.engine.totom.presets import DEFAULT, preset
from tutorials.rulebook.cases import Case, Picture, case_of, picture
from tutorials.rulebook.choices import Edition, Paper

LONGEST_ROW = {Paper.A5: 22, Paper.A4: 25, Paper.LARGE: 16}  # cards side by side on the page
LONGEST_KHOI = 6  # the table stops there; the rule for more stands in the law

COMPOUNDS = (
    ("tom", "leo"),
    ("thong", "tom"),
    ("bach-thu", "tom", "leo"),
    ("xuyen-nam-gian", "leo"),
    ("bach-dinh", "tom"),
    ("thap-dieu", "tom", "leo"),
    ("xuyen-bi-tu", "thap-dieu", "chi-nay"),
    ("kinh-tu-co", "tom"),
)


@dataclass(frozen=True, slots=True)
class Passage:
    """A clause with its examples, small ones in pairs."""

    clause: Clause
    cases: tuple[tuple[Case, ...], ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """An article of the law with its clauses."""

    article: Article
    passages: tuple[Passage, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A kind of card with its picture."""

    kind: Kind
    picture: Picture
    name: Text
    word: Text | None  # the Vietnamese word for the number: "thất văn"


@dataclass(frozen=True, slots=True)
class Points:
    """What one cước, or several together, are worth."""

    name: Text
    points: int | None  # None where the rules do not know the cước
    article: str
    count: Text


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
        self.law = catalogue.law(edition.game)
        self.house = edition.house
        self._options = as_dict(self.house.options)

    @property
    def langs(self) -> tuple[str, ...]:
        """Return the languages of the book."""
        return self.edition.language.langs

    @property
    def title(self) -> Text:
        """Return the title of the law."""
        return self.law.title

    @cached_property
    def rules(self) -> Preset:
        """Return the house rules of the book, as they are told to people."""
        found = self.catalogue.preset(self.edition.game, self.house.preset)
        if self.house.is_own:
            return _own(self.house, found)
        if found:
            return found
        known = preset(self.house.preset)  # not yet told in the content
        name = Text(known.source, known.source)
        return Preset(self.edition.game, known.slug, name, None, Prose(name, name), name, known.date)

    @property
    def documents(self) -> tuple[Document, ...]:
        """Return the documents that the law cites, in the order of the list."""
        cited = {source.document for clause in self.law.clauses for source in clause.sources}
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

    # the law

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """Return the articles with their clauses and examples."""
        return tuple(
            Chapter(article, tuple(self._passage(clause) for clause in article.clauses))
            for article in self.law.articles
        )

    def _passage(self, clause: Clause) -> Passage:
        longest = LONGEST_ROW[self.edition.paper]
        cases = [case_of(example, self.house.rules, self.edition.face, longest) for example in clause.examples]
        rows: list[tuple[Case, ...]] = []
        for case in cases:
            if case.is_small and rows and len(rows[-1]) == 1 and rows[-1][0].is_small:
                rows[-1] = (*rows[-1], case)
            else:
                rows.append((case,))
        return Passage(clause, tuple(rows))

    def disputes(self) -> tuple[tuple[Article, tuple[Clause, ...]], ...]:
        """Return the clauses on which sources disagree, by article."""
        found = (
            (article, tuple(clause for clause in article.clauses if clause.dissent)) for article in self.law.articles
        )
        return tuple((article, clauses) for article, clauses in found if clauses)

    # points

    def points(self) -> tuple[Points, ...]:
        """Return what each cước is worth alone, from the least to the most."""
        found = (self._points((cuoc,)) for cuoc in CUOC if cuoc.wins <= LONGEST_KHOI)
        return tuple(sorted(found, key=lambda row: (row.points is None, row.points or 0)))

    def compounds(self) -> tuple[Points, ...]:
        """Return what some wins with several cước are worth."""
        found = (tuple(BY_SLUG[slug] for slug in slugs) for slugs in COMPOUNDS)
        return tuple(self._points(cuoc) for cuoc in found if all(map(self._is_known, cuoc)))

    def _points(self, cuoc: tuple[Cuoc, ...]) -> Points:
        answer = {lang: self._ask(cuoc, lang) for lang in LANGS}
        is_known = all(map(self._is_known, cuoc)) and "diem" in answer["vi"]
        return Points(
            name=Text(*(" + ".join(_name(each, lang) for each in cuoc) for lang in LANGS)),
            points=answer["vi"]["diem"] if is_known else None,
            article=cuoc[0].article,
            count=Text(*(" ".join(line["text"] for line in answer[lang].get("lines", ())) for lang in LANGS)),
        )

    def _ask(self, cuoc: tuple[Cuoc, ...], lang: str) -> dict[str, Any]:
        streak = max(each.wins for each in cuoc)
        return ask(
            {
                "game": self.edition.game,
                "ask": "score",
                "rules": self.house.rules,
                "cuoc": [each.slug for each in cuoc],
                "streak": max(streak - 1, 0),
                "lang": lang,
            }
        )

    def _is_known(self, cuoc: Cuoc) -> bool:
        """Say whether the rules count this cước at all."""
        options = self._options
        unknown = {
            "bach-thu": not options["bach_thu"],
            "xuyen-bi-tu": not options["xuyen_vong"],
            "xuyen-nam-gian": not options["xuyen_vong"],
            "u-vong": options["u_vong"] != "leo",
            "thien-u": not options["thien_u"],
        }
        return not unknown.get(cuoc.slug, False)

    # choices

    def settings(self) -> Iterator[Setting]:
        """Return what the house rules choose, question by question."""
        usual = as_dict(preset(DEFAULT).options)
        for info in TABLE:
            value = self._options[info.name]
            choice = info.choices[value]
            yield Setting(
                Text(info.label.vi, info.label.en),
                Text(choice.vi, choice.en),
                info.article,
                value != usual[info.name],
            )

    # index

    def index(self) -> tuple[Entry, ...]:
        """Return the terms of which the law speaks, in dictionary order."""
        order = {clause.id: place for place, clause in enumerate(self.law.clauses)}
        found = []
        for term in self.catalogue.terms_of(self.edition.game):
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


def _name(cuoc: Cuoc, lang: str) -> str:
    return cuoc.en if lang == "en" else cuoc.vi
