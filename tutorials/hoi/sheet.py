"""What the score book of a game is made of: how a hand may end, what is then asked, what is agreed on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise

from tutorials.hoi.words import Vocabulary

Choice = tuple[str, str]
NOBODY = "-"


@dataclass(frozen=True, slots=True)
class Kind:
    """How a hand may end: its slug, the button that says so, and the fields that are then asked."""

    slug: str
    label: Promise
    gist: Promise
    fields: tuple[str, ...]
    folded: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Box:
    """One question of the form as the page shows it."""

    name: str
    sort: str  # one, many, number, flag, ga, each, signed
    label: str
    choices: tuple[tuple[str, str, bool], ...] = ()
    text: str = ""
    help_text: str = ""
    faults: tuple[str, ...] = ()
    numbers: tuple[tuple[str, str, str], ...] = ()  # of each seat: field, name, what was typed


@dataclass(frozen=True, slots=True)
class Term:
    """Something agreed on beside the rules: its field in the address, its field of the question, and its sort."""

    field: str
    name: str
    sort: str  # number, seat, flag, word


@dataclass(frozen=True)
class Sheet:
    """The score book of a game."""

    words: Vocabulary
    kinds: tuple[Kind, ...]
    form: Callable[..., Any]
    options: tuple[str, ...]  # house rules that whoever keeps the score needs to know; the first one in plain sight
    seating: Callable[[str, Any], Sequence[int]]  # (game, options) -> how many may play
    gist: Callable[[Mapping[str, Any], str, str], str]  # how a hand ended, in a few words
    more: Promise  # what stands folded in its forms
    terms: tuple[Term, ...] = ()
    is_totom: bool = False  # it has pots, the cái and debts

    @property
    def by_slug(self) -> dict[str, Kind]:
        """Return the endings by slug."""
        return {kind.slug: kind for kind in self.kinds}
