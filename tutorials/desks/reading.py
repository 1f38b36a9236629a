"""What a desk shows of a hand: sections with cards and sentences, and how each village judges it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tutorials.catalogue.houses import House
from tutorials.tasks.questions import Line

Cards = Sequence[Any]


@dataclass(frozen=True, slots=True)
class Row:
    """Cards in a row, with what they are."""

    label: str
    cards: Cards
    is_loose: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """One part of what is said, in the order in which it is drawn."""

    heading: str = ""
    words: str = ""
    verdict: str = ""  # in strong letters behind the words
    lines: tuple[Line, ...] = ()
    note: str = ""
    rows: tuple[Row, ...] = ()
    others: tuple[tuple[str, str], ...] = ()  # winning cards that may be taken instead, and the query


@dataclass(frozen=True, slots=True)
class Worth:
    """What a village says of a hand or a card: in words, with points where it earns any."""

    words: str
    points: int | None = None
    sum: str = ""  # the addition, where there is one: "36 + 6 + 4"
    lines: tuple[Line, ...] = ()  # the addition step by step, or why it is no ù


@dataclass(frozen=True, slots=True)
class Judged:
    """One village, and what it says of each thing that is compared."""

    house: House
    is_chosen: bool
    worth: tuple[Worth, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """The villages in a table."""

    heading: str
    houses: tuple[Judged, ...]
    columns: tuple[str, ...] = ()  # what is compared, where there is a head
    has_sums: bool = False  # cước and points in columns of their own, with the addition
    leads_on: bool = False  # to the page that compares two villages


@dataclass(frozen=True, slots=True)
class Reading:
    """All that the desk says of one hand: the answer in short, then what it rests on."""

    answer: Section
    sections: tuple[Section, ...]
    comparison: Comparison | None = None
