"""How the desk of a game tells the engine's answers; a game that says nothing of its own tells the first line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from django.utils.translation import gettext as _

from tutorials.catalogue.desks import Desk
from tutorials.catalogue.houses import House
from tutorials.desks.hand import Answer, Hand
from tutorials.desks.reading import Comparison, Judged, Reading, Row, Section, Worth
from tutorials.engine import DoorError
from tutorials.tasks.questions import lines_of

Laid = tuple[str, Sequence[str]]  # a label in the reader's language, and names of cards


def first_line(said: Answer, lang: str) -> str:
    """Return the first sentence of an answer."""
    return str(said["lines"][0]["text"]) if said["lines"] else ""


def counted(count: int, noun: str) -> str:
    """Say a number of things in English: 1 point, 2 points."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def no_rows(said: Answer, lang: str) -> Sequence[Laid]:
    """Show no cards."""
    return ()


def no_more(hand: Hand, said: Answer) -> tuple[Section, ...]:
    """Show nothing more."""
    return ()


def ask(hand: Hand) -> Answer | None:
    """Ask the question that fits."""
    return hand.put()


def read(hand: Hand, said: Answer) -> Reading:
    """Tell an answer: under the chosen village in full, under the others in a sentence."""
    telling = telling_of(hand.desk)
    judged = tuple(_judged(hand, house) for house in hand.houses)
    answer = Section(telling.headline(said, hand.lang), rows=_drawn(telling.shown, hand, said))
    sections = (
        *telling.more(hand, said),
        Section(rows=_drawn(telling.rows, hand, said)),
        Section(lines=lines_of(said)),
    )
    if len(judged) == 1:
        return Reading(answer, sections)
    differs = len({each.worth[0].words for each in judged}) > 1
    heading = _("Mỗi lệ nói một khác") if differs else _("Các lệ đều nói như nhau")
    return Reading(answer, sections, Comparison(heading, judged))


def _drawn(rows: Callable[[Answer, str], Sequence[Laid]], hand: Hand, said: Answer) -> tuple[Row, ...]:
    return tuple(Row(label, hand.desk.deck.parse(list(names))) for label, names in rows(said, hand.lang))


def _judged(hand: Hand, house: House) -> Judged:
    try:
        words = telling_of(hand.desk).headline(hand.put(house=house) or {}, hand.lang)
    except DoorError as error:
        words = error.message.say(hand.lang, hand.desk.called(hand.lang))
    return Judged(house, house == hand.house, (Worth(words),))


@dataclass(frozen=True, slots=True)
class Telling:
    """What the desk of a game says in its own way."""

    headline: Callable[[Answer, str], str] = first_line  # the verdict in one short sentence, in the language asked
    shown: Callable[[Answer, str], Sequence[Laid]] = no_rows  # cards drawn with the verdict
    rows: Callable[[Answer, str], Sequence[Laid]] = no_rows  # and below it
    more: Callable[[Hand, Answer], tuple[Section, ...]] = no_more  # what stands first below the verdict
    # The cards that are dealt, read from the answer to `deal`; None where no rule changes the deck.
    kinds: Callable[[Answer], Sequence[Any]] | None = None
    check: Callable[[Hand], Answer | None] = ask  # what the engine says of the whole; None for too little
    read: Callable[[Hand, Answer], Reading | None] = read


@cache
def _of_module(name: str) -> Telling:
    found: Telling = import_module(f"tutorials.desks.{name}").TELLING
    return found


def telling_of(desk: Desk) -> Telling:
    """Return how the answers of a desk are told."""
    return _of_module(desk.telling) if desk.telling else Telling()
