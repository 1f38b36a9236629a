"""What a reader chooses: game, house rules, language, paper, card face, club; together one edition of the book."""

import hashlib
from dataclasses import dataclass
from enum import Enum
from urllib.parse import urlencode

from tutorials.catalogue import Text, houses
from tutorials.catalogue.houses import House
from tutorials.engine.totom.presets import DEFAULT
from tutorials.faces.compose import Face

LONGEST_CLUB = 60  # letters of a club's name
FORMS = ("to-tom", "bi-tu", "tai-ban", "to-tom-diem")  # the four forms of Tổ tôm
WHOLE = "all"  # the four forms in one book
WHOLE_NAME = Text("Cả bốn lối", "All four forms")


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


LONGEST_ROW = {Paper.A5: 22, Paper.A4: 25, Paper.LARGE: 16}  # cards side by side on the page
LANGUAGE_LABELS = {
    Language.VI: Text("Tiếng Việt", "Vietnamese"),
    Language.EN: Text("Tiếng Anh", "English"),
    Language.BOTH: Text("Hai thứ tiếng", "Both languages"),
}
PAPER_LABELS = {
    Paper.A5: Text("A5, cuốn nhỏ", "A5, a small book"),
    Paper.A4: Text("A4", "A4"),
    Paper.LARGE: Text("Chữ lớn, A4", "Large print, A4"),
}
FACE_LABELS = {
    Face.TRADITIONAL: Text("Mặt quân xưa", "Traditional"),
    Face.CORNER: Text("Xưa, góc chữ lớn", "Traditional, large corner"),
    Face.SIGN: Text("Dấu chất và số lớn", "Large sign only"),
    Face.TEXT: Text("Chữ quốc ngữ", "Plain text"),
}


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of a rulebook."""

    game: str  # or WHOLE
    rules: str = DEFAULT
    language: Language = Language.VI
    paper: Paper = Paper.A5
    face: Face = Face.TRADITIONAL
    club: str = ""
    name: str = ""  # of a village of somebody's own

    @property
    def house(self) -> House:
        """Return the rules of the book."""
        return houses.read(self.rules, FORMS[0] if self.is_whole else self.game, self.name)

    @property
    def is_whole(self) -> bool:
        """Say whether all four forms stand in the book."""
        return self.game == WHOLE

    @property
    def games(self) -> tuple[str, ...]:
        """Return the games of the book."""
        return FORMS if self.is_whole else (self.game,)

    @property
    def query(self) -> str:
        """Write the choices that differ from the plain ones as the query of an address."""
        plain = Edition(self.game)
        words = {
            "rules": (self.rules, plain.rules),
            "language": (self.language.value, plain.language.value),
            "paper": (self.paper.value, plain.paper.value),
            "face": (self.face.value, plain.face.value),
            "club": (self.club, plain.club),
            "name": (self.name, plain.name),
        }
        return urlencode({name: chosen for name, (chosen, usual) in words.items() if chosen != usual})

    def digest(self, *made_of: str) -> str:
        """Return a hash of the choices and of all that the book is made of."""
        text = "\0".join((self.game, self.query, *made_of))
        return hashlib.sha256(text.encode()).hexdigest()
