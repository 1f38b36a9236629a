"""A hand from the deal to its end, told step by step from a record that the referee has replayed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import override

from tutorials.catalogue import Text
from tutorials.catalogue.booklets import Story
from tutorials.engine import ask
from tutorials.rulebook.booklet.hands import Draughtsman, Group
from tutorials.tasks.names import phrase
from tutorials.tasks.transcript import Entry, transcribe

PAIRS = {"an-chan": "an_chan", "an-ca": "an_ca", "chiu": "chiu"}  # how pairs came to lie on the mat of chắn


@dataclass(frozen=True, slots=True)
class Step:
    """One act: who did what, the cards that were moved, what is to be said of it, and the hand after it."""

    number: int
    seat: str
    words: str  # the cards stand beside them as pictures
    told: str  # with the names of the cards
    cards: tuple[Group, ...]
    note: Text | None
    is_own: bool
    after: tuple[Group, ...] = ()
    is_won: bool = False


@dataclass(frozen=True, slots=True)
class Narrative:
    """A hand as the booklet shows it."""

    story: Story
    dealt: tuple[Group, ...]
    note: Text | None
    rows: tuple[tuple[Step, ...], ...]  # steps side by side; one that shows a hand stands alone


def narrate(story: Story, draughtsman: Draughtsman) -> Narrative:
    """Narrate a hand."""
    first = story.notes.get(0)
    steps = tuple(_steps(story, draughtsman))
    hand = _hand(_state(story, draughtsman.game, 0), story.seat)
    return Narrative(story, draughtsman.held(hand), first.text if first else None, tuple(_rows(steps)))


def _steps(story: Story, draughtsman: Draughtsman) -> Iterator[Step]:
    with override(draughtsman.lang):
        entries = transcribe(story.record, draughtsman.lang, draughtsman.game).actions
    for number, entry in enumerate(entries, 1):
        note = story.notes.get(entry.number)
        is_last = number == len(entries)
        yield Step(
            number,
            entry.seat,
            _with_calls(entry.above, entry),
            _with_calls(" ".join([entry.words, *_named(entry, draughtsman.lang)]), entry),
            tuple(draughtsman.pile(group.cards, group.words) for group in entry.groups if group.cards),
            note.text if note else None,
            entry.seat == story.seat,
            _after(story, draughtsman, entry.number, is_last=is_last) if note and note.shows else (),
            is_last,
        )


def _with_calls(words: str, entry: Entry) -> str:
    return "; ".join(part for part in (words, entry.said) if part)


def _named(entry: Entry, lang: str) -> Iterator[str]:
    """Yield the cards of a line by their names, and the words between them."""
    for group in entry.groups:
        yield from (group.words,) if group.words else ()
        yield ", ".join(phrase(card, lang) for card in group.cards)


def _after(story: Story, draughtsman: Draughtsman, line: int, *, is_last: bool) -> tuple[Group, ...]:
    """Draw the hand of the seat after a line: what it holds, or all of it where it has won."""
    state = _state(story, draughtsman.game, line)
    hand = _hand(state, story.seat)
    if not is_last:
        return draughtsman.held(hand)
    seat = next(each for each in state["seats"] if each["seat"] == story.seat)
    came = state["shown"]["card"]
    said = ask({"game": draughtsman.game, "ask": "win", "cards": hand, **_laid(seat), "winning": {"card": came}})
    return draughtsman.judged(said, came)


def _laid(seat: Mapping[str, Any]) -> dict[str, Any]:
    """Return what lies on the mat in the words of the question about a win; chắn tells its pairs sort by sort."""
    if any(meld["how"] in PAIRS for meld in seat["mat"]):
        cards: dict[str, list[Any]] = {PAIRS[meld["how"]]: [] for meld in seat["mat"]}
        for meld in seat["mat"]:
            cards[PAIRS[meld["how"]]].append(meld["cards"] if meld["how"] != "chiu" else meld["cards"][0])
        return cards
    return {"mat": [{"cards": meld["cards"], "how": meld["how"]} for meld in seat["mat"]]}


def _state(story: Story, game: str, line: int) -> dict[str, Any]:
    return ask({"game": game, "ask": "replay", "record": story.record, "line": line})


def _hand(state: Mapping[str, Any], name: str) -> list[str]:
    return next(list(seat["hand"] or ()) for seat in state["seats"] if seat["seat"] == name)


def _rows(steps: tuple[Step, ...]) -> Iterator[tuple[Step, ...]]:
    """Put the acts of others side by side; the own ones stand alone, with what is said of them."""
    row: list[Step] = []
    for step in steps:
        if step.is_own or step.note:
            if row:
                yield tuple(row)
            row = []
            yield (step,)
        else:
            row.append(step)
    if row:
        yield tuple(row)
