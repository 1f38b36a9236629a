"""What the desk of a game asks for and how it reads the engine's answer: data, one value a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tutorials.catalogue import Text

Values = Mapping[str, Any]  # what was filled in: cards as tuples of names, numbers, words, flags; empty fields absent
Answer = Mapping[str, Any]
Row = tuple[str, Sequence[str]]  # a label in the reader's language, and names of cards


@dataclass(frozen=True, slots=True)
class Field:
    """One thing that the desk asks for."""

    name: str  # in the address too
    sort: str  # cards, number, choice or flag
    label: Text
    help: Text | None = None
    choices: tuple[tuple[str, Text], ...] = ()  # of a choice: word and label; the first is the plain one
    low: int = 0  # of a number
    high: int = 99
    is_single: bool = False  # of cards: one card alone


@dataclass(frozen=True, slots=True)
class Desk:
    """The desk of one game. Its first field is its hand; each field of cards has a keyboard of its own."""

    intro: Text
    fields: tuple[Field, ...]
    examples: tuple[tuple[Text, Mapping[str, str]], ...]  # what each is, and its fields as they stand in the address
    question: Callable[[Values], dict[str, Any] | None]  # without game, rules and lang; None: not enough given yet
    headline: Callable[[Answer, str], str]  # the verdict in one short sentence, in the language asked
    rows: Callable[[Answer, str], Sequence[Row]] = lambda said, lang: ()
    # The cards that are dealt, read from the answer to `deal`; None where no rule changes the deck.
    kinds: Callable[[Answer], Sequence[Any]] | None = None
    called: Mapping[str, str] = field(default_factory=dict)  # fields of a question that have another name here
    is_run_on: bool = True  # a tapped card may be written behind others as they stand, without reading them
