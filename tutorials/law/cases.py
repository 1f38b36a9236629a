"""Examples of the law as they are shown: the hand drawn, and what the engine says of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import override

from tutorials.catalogue import Clause, Example
from tutorials.engine import ask
from tutorials.engine.cards import Cards, parse
from tutorials.engine.errors import DoorError
from tutorials.tasks.names import how_name

KEPT = 2000


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie together, with the word for where they lie."""

    label: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the engine."""

    text: str
    article: str


@dataclass(frozen=True, slots=True)
class Case:
    """An example with its cards and the engine's verdict."""

    example: Example
    piles: tuple[Pile, ...]
    lines: tuple[Line, ...]
    strokes: str = ""  # of the drum, to be heard


@lru_cache(maxsize=KEPT)
def _lines(question: "_Question", lang: str) -> tuple[Line, ...]:
    answer = ask({**question.words, "lang": lang})
    if "error" in answer:  # an example may be about a question that cannot be answered
        return (Line(answer["error"]["message"], ""),)
    return tuple(Line(line["text"], line["article"]) for line in answer["lines"])


class _Question:
    """A question that can be remembered: the same example, the same answer."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        self.words = words

    def __hash__(self) -> int:
        return hash(repr(self.words))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Question) and self.words == other.words


def cases_of(clause: Clause, lang: str) -> tuple[Case, ...]:
    """Put the examples of a clause before the engine."""
    with override(lang):
        return tuple(
            Case(
                example,
                tuple(_piles(example.question)),
                _lines(_Question(example.question), lang),
                _strokes(example.question),
            )
            for example in clause.examples
        )


def _strokes(question: Mapping[str, Any]) -> str:
    """Return the drum strokes that an example is about, as they are played; none if they are no signal."""
    if question.get("ask") != "drum":
        return ""
    return str(ask(question).get("strokes", ""))


def _piles(question: Mapping[str, Any]) -> Iterator[Pile]:
    """Return what an example has on the table, hand first."""
    hidden: list[str] = []
    for field, label, copies in (("khan", _("khàn úp"), 3), ("thien_khai", _("thiên khai"), 4)):
        for kind in _cards(question.get(field)):
            hidden += [kind.code] * copies
            yield Pile(label, (kind,) * copies)
    if held := _without(_cards(question.get("cards") or question.get("card")), hidden):
        yield Pile(_("trên tay"), held)
    for meld in question.get("phu", ()):  # tài bàn counts these
        yield Pile("" if meld.get("how", "an") == "an" else how_name(meld["how"]), _cards(meld.get("cards")))
    for meld in question.get("mat", ()):
        yield Pile(_("dưới chiếu"), _cards(meld.get("cards")))
    if thrown := _cards(question.get("discarded")):
        yield Pile(_("đã đánh"), thrown)
    if won := _cards((question.get("winning") or {}).get("card")):
        yield Pile(_("quân ù"), won)
    if (came := _cards(question.get("card"))) and question.get("cards"):
        yield Pile(_("quân vừa đến"), came)
    if then := _cards(question.get("then")):
        yield Pile(_("đánh sau đó"), then)


def _cards(names: str | Sequence[str] | None) -> Cards:
    try:
        return parse(names or ())
    except DoorError:
        return ()


def _without(cards: Cards, hidden: Iterable[str]) -> Cards:
    """Return the cards less those that lie face down."""
    left = list(hidden)
    kept = []
    for kind in cards:
        if kind.code in left:
            left.remove(kind.code)
        else:
            kept.append(kind)
    return tuple(kept)
