"""One thing that can be found, of whatever sort."""

from dataclasses import dataclass
from enum import Enum

from django.urls import reverse

from tutorials.catalogue import Text


class Sort(Enum):
    """Sorts of entries, in the order in which equal results are shown."""

    TERM = "term"
    CARD = "card"
    PAGE = "page"
    LAW = "law"
    LESSON = "lesson"
    DISPUTE = "dispute"
    PRESET = "preset"
    PUZZLE = "puzzle"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to find."""

    sort: Sort
    title: Text
    names: tuple[str, ...]  # other names: aliases, Hán signs, ids
    body: Text
    view: str  # name of its address
    place: tuple[str, ...]  # arguments of the address
    label: str = ""  # shown before the title: the id of a clause, the number of a lesson
    query: str = ""  # rest of the address
    card: str = ""  # code, for a kind of card
    games: tuple[str, ...] = ()  # those that it is of; none where it is of all
    short: Text = Text("", "")  # the title without what tells it from its like
    gloss: Text = Text("", "")  # what does tell them apart, or says what it means
    weight: int = 0  # how much is said of it: of two like things that of more weight comes first

    @property
    def address(self) -> str:
        """Return the address in the language in force."""
        path = reverse(self.view, args=self.place)
        return f"{path}?{self.query}" if self.query else path
