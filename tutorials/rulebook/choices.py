"""What a reader chooses: games, house rules, language, paper, card face, club; together one edition of the book."""

import hashlib
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any
from urllib.parse import urlencode

from tutorials.catalogue import Text, houses, load
from tutorials.catalogue.houses import House, default_of, rules_of
from tutorials.catalogue.marks import USUAL_FACE
from tutorials.engine import totom
from tutorials.engine.decks import FRENCH, MONEY, TAM_CUC, Card, deck_with
from tutorials.faces.compose import Face

LONGEST_CLUB = 60  # letters of a club's name
FORMS = tuple(game.slug for game in totom.GAMES)  # the four forms of Tổ tôm
WHOLE = "all"  # several games in one book
WHOLE_NAME = Text("Nhiều trò một cuốn", "Several games in one book")


class Language(Enum):
    """Languages of the book."""

    VI = "vi"
    EN = "en"
    BOTH = "both"

    @property
    def langs(self) -> tuple[str, ...]:
        """Return the codes of the languages, the first one first."""
        return ("vi", "en") if self is Language.BOTH else (self.value,)


class Paper(Enum):
    """Sizes of the book."""

    A5 = "a5"
    A4 = "a4"
    LARGE = "large-print"
    FOLDED = "folded"  # two pages of A5 on each side of A4, in the order of a booklet that is folded


class Kind(Enum):
    """What is printed of a game: its whole law, or the short booklet."""

    LAW = "law"
    BOOKLET = "booklet"

    @property
    def papers(self) -> tuple[Paper, ...]:
        """Return the sizes in which it is printed, the plain one first."""
        if self is Kind.BOOKLET:
            return (Paper.A5, Paper.FOLDED, Paper.LARGE)
        return (Paper.A5, Paper.A4, Paper.LARGE)

    @property
    def languages(self) -> tuple["Language", ...]:
        """Return the languages in which it is printed: two would not leave the booklet short."""
        return (Language.VI, Language.EN) if self is Kind.BOOKLET else tuple(Language)


CARD_HEIGHT = {  # millimetres, as in the styles: no card is narrower than six, in large print eight
    MONEY.slug: {Paper.A5: 19.4, Paper.A4: 20.0, Paper.LARGE: 27.0},
    TAM_CUC.slug: {Paper.A5: 15.0, Paper.A4: 16.0, Paper.LARGE: 21.0},
    FRENCH.slug: {Paper.A5: 14.0, Paper.A4: 16.0, Paper.LARGE: 22.0},
}
ROW = {Paper.A5: 109.0, Paper.A4: 160.0, Paper.LARGE: 155.0}  # millimetres of a row of cards
LANGUAGE_LABELS = {
    Language.VI: Text("Tiếng Việt", "Vietnamese"),
    Language.EN: Text("Tiếng Anh", "English"),
    Language.BOTH: Text("Hai thứ tiếng", "Both languages"),
}
PAPER_LABELS = {
    Paper.A5: Text("A5, cuốn nhỏ", "A5, a small book"),
    Paper.A4: Text("A4", "A4"),
    Paper.LARGE: Text("Chữ lớn, A4", "Large print, A4"),
    Paper.FOLDED: Text("Để gấp: mỗi mặt hai trang A5", "To fold: two A5 pages a side"),
}
KIND_LABELS = {
    Kind.BOOKLET: Text("Bản gọn", "Short booklet"),
    Kind.LAW: Text("Trọn bộ luật", "The whole law"),
}
FACE_LABELS = {
    Face.TRADITIONAL: Text("Mặt bài xưa", "Traditional"),
    Face.CORNER: Text("Mặt bài xưa, chữ lớn ở góc", "Traditional, large corner"),
    Face.SIGN: Text("Dấu chất và số lớn", "Large sign only"),
    Face.TEXT: Text("Chữ quốc ngữ", "Plain text"),
}


def books() -> tuple[str, ...]:
    """Return the games that have a book: the forms of Tổ tôm, then the others from the greatest to the smallest."""
    known = [game.slug for game in load().games if game.is_open and load().law(game.slug).articles]
    return (*(slug for slug in FORMS if slug in known), *(slug for slug in reversed(known) if slug not in FORMS))


def clean_club(name: str) -> str:
    """Return the name of a club as it is printed: composed, with single spaces."""
    return " ".join(unicodedata.normalize("NFC", name).split())


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of a rulebook."""

    game: str  # or WHOLE
    rules: str = ""  # the default ones of its first game where none are named
    language: Language = Language.VI
    paper: Paper = Paper.A5
    face: Face = Face(USUAL_FACE)
    club: str = ""
    name: str = ""  # of a village of somebody's own
    several: tuple[str, ...] = ()  # games of a book of several; none: all that have a book
    kind: Kind = Kind.LAW

    def __post_init__(self) -> None:
        if not self.rules:
            object.__setattr__(self, "rules", default_of(self.first))
        if self.is_whole:
            chosen = tuple(game for game in books() if game in self.several)
            object.__setattr__(self, "several", () if chosen == books() else chosen)

    @property
    def house(self) -> House:
        """Return the rules of the book, which are those of its first game and of the forms of that game."""
        return houses.read(self.rules, self.first, self.name)

    def house_of(self, game: str) -> House:
        """Return the rules of one game of the book: the default ones if it has others than the first."""
        return replace(self.house, game=game) if rules_of(game) is rules_of(self.first) else House(game)

    @property
    def is_whole(self) -> bool:
        """Say whether several games stand in the book."""
        return self.game == WHOLE

    @property
    def games(self) -> tuple[str, ...]:
        """Return the games of the book."""
        return (self.several or books()) if self.is_whole else (self.game,)

    @property
    def lists_clauses(self) -> bool:
        """Say whether the contents name clauses too, not articles alone."""
        return not self.is_whole and self.paper is Paper.A4

    @property
    def first(self) -> str:
        """Return the game whose rules the reader chooses."""
        return next(iter(self.games), FORMS[0])

    @property
    def is_common(self) -> bool:
        """Say whether it is one of the editions that the page offers to everybody, not one of somebody's own."""
        return not (self.club or self.name or self.several or self.house.changes)

    def longest_row(self, cards: Sequence[Card]) -> float:
        """Return how long a row of such cards may be on the page, in heights of a card."""
        deck = deck_with(cards[0].code) if cards else MONEY
        paper = Paper.A5 if self.paper is Paper.FOLDED else self.paper
        return ROW[paper] / CARD_HEIGHT[deck.slug][paper]

    @property
    def unnamed(self) -> "Edition":
        """Return the same edition without the names that stand on its cover: all that is slow to print."""
        return replace(self, club="", name="")

    @property
    def query(self) -> str:
        """Write the choices that differ from the plain ones as the query of an address."""
        plain = Edition(self.game, several=self.several)
        words = {
            "rules": (self.rules, plain.rules),
            "language": (self.language.value, plain.language.value),
            "paper": (self.paper.value, plain.paper.value),
            "face": (self.face.value, plain.face.value),
            "club": (self.club, plain.club),
            "name": (self.name, plain.name),
            "kind": (self.kind.value, plain.kind.value),
        }
        pairs = [(name, chosen) for name, (chosen, usual) in words.items() if chosen != usual]
        return urlencode([*(("games", game) for game in self.several), *pairs])

    def as_words(self) -> dict[str, Any]:
        """Return all choices as plain words; `of_words` undoes it."""
        words = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: word.value if isinstance(word, Enum) else word for name, word in words.items()}

    @classmethod
    def of_words(cls, words: Mapping[str, Any]) -> "Edition":
        """Read what `as_words` wrote."""
        kinds = {"kind": Kind, "language": Language, "paper": Paper, "face": Face, "several": tuple}
        return cls(**{name: kinds.get(name, str)(word) for name, word in words.items()})

    def digest(self, *made_of: str) -> str:
        """Return a hash of the choices and of all that the book is made of."""
        text = "\0".join((self.game, self.query, *made_of))
        return hashlib.sha256(text.encode()).hexdigest()
