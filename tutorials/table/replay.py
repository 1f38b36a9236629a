"""A finished hand gone through on the mat, all hands turned up, with the engine's word on what was done at each turn.

Nothing of it is stored: the deal and the choices make the same hand again. Its lines are the written record of games
whose referee reads none.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from html import unescape

from django.utils.html import format_html, format_html_join, strip_tags
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from tutorials.catalogue import Game
from tutorials.mats.acts import PASS
from tutorials.mats.draw import Line, Mat, draw
from tutorials.mats.faults import Fault, fault_of
from tutorials.mats.speech import Speech, letter
from tutorials.mats.steps import Steps
from tutorials.pages.points import signed
from tutorials.play.model_hand import Step
from tutorials.play.tables import Choice, Codes, Event, Refusal, Result, Table, View, laid_open
from tutorials.table.models import Sitting
from tutorials.table.sitting import house_of
from tutorials.table.walk import Walk, seen
from tutorials.weighing.hands import Hand

KEPT = 32  # hands of which this process remembers the turns


@dataclass(frozen=True, slots=True)
class Refused:
    """A choice that the law forbids, and who made it."""

    seat: int
    choice: Choice
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Turn:
    """One step of a hand: the mat after it, all turned up, and what happened since the step before."""

    view: View
    hands: tuple[Codes, ...]
    turn: int | None  # the seat to act now
    events: tuple[Event, ...]
    unseen: Mapping[int, Codes]  # by the number of the event: cards that nobody else saw then
    refused: tuple[Refused, ...] = ()
    made: int = 0  # choices of all seats so far


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the written record, with the engine's word."""

    number: int  # 0: the deal
    text: SafeString
    faults: tuple[tuple[str, Fault], ...]  # with whose they are
    clauses: tuple[str, ...]  # on which it rests, where all was lawful

    @property
    def plain(self) -> str:
        """Return the line as plain text, its faults behind it."""
        text = f"{self.number}. {self.text}" if self.number else self.text
        faults = (
            _("Lỗi của %(who)s: %(name)s (%(clause)s).") % {"who": who, "name": fault.name, "clause": fault.clause}
            for who, fault in self.faults
        )
        return _plain(" ".join((text, *faults)))


def turns_of(hand: Hand) -> tuple[Turn, ...]:
    """Return the turns of a finished hand, the deal first, seen from its seat."""
    return _turns_of(json.dumps(hand.as_words(), sort_keys=True))


@lru_cache(maxsize=KEPT)
def _turns_of(words: str) -> tuple[Turn, ...]:
    return tuple(_turns(Hand.read(json.loads(words))))


def _turns(hand: Hand) -> Iterator[Turn]:
    """Yield the deal, and a turn for each thing that all could see; a choice in silence belongs to the next of them."""
    dealt, *_rest = hand.steps
    view = laid_open(dealt, hand.seat)
    yield Turn(view, dealt.hands, dealt.turn, view.events, {})
    first, known = 0, len(view.events)
    for place, after in enumerate(hand.steps[1:], 1):
        if len(_events(after)) > known or after.turn is None:
            yield from _turns_between(hand, first, place, known)
            first, known = place, len(_events(after))


def _turns_between(hand: Hand, first: int, last: int, known: int) -> Iterator[Turn]:
    """Yield what came of the choices from one step to another: a card that went to its door at once, and the rest."""
    made = tuple(zip(hand.steps[first:last], hand.made[first:last], strict=True))
    after = hand.steps[last]
    silent = tuple(_silent(made if len(_events(after)) == known else made[:-1]))
    refused = tuple(_refused(made))
    untold = _untold(Step(hand.steps[first], hand.made[last - 1], after), known)
    for view in seen([after], lambda table: laid_open(table, hand.seat), known):
        is_last = len(view.events) == len(_events(after))
        events = (*silent, *view.events[known:])
        told = {
            len(silent) + place - known: cards for place, cards in untold.items() if known <= place < len(view.events)
        }
        yield Turn(view, after.hands, after.turn if is_last else None, events, told, refused, last)
        silent, refused, known = (), (), len(view.events)


def _events(table: Table) -> tuple[Event, ...]:
    """Return what has happened so far, as every seat knows it; who acts would think of its choices."""
    return table.view(((table.turn or 0) + 1) % len(table.hands)).events


def _silent(made: Sequence[tuple[Table, Choice]]) -> Iterator[Event]:
    """Yield what a seat chose and nobody was told: báo nothing, show nothing. Who lets a card go is not told of."""
    for table, choice in made:
        if choice.act != PASS and not choice.cards and not choice.taken:
            yield Event(table.turn, choice.act, whom=choice.whom)


def _refused(made: Sequence[tuple[Table, Choice]]) -> Iterator[Refused]:
    for table, choice in made:
        refusal = table.refusal(choice)
        if refusal is not None and table.turn is not None:
            yield Refused(table.turn, choice, refusal)


def _untold(step: Step, known: int) -> dict[int, Codes]:
    """Return the cards that came to a hand, or left it, untold, by the event of its holder with which they did."""
    found, events = dict[int, Codes](), _events(step.after)
    for seat in range(len(step.after.hands)):
        own = [place for place in range(known, len(events)) if events[place].seat == seat]
        told = Counter(code for place in own for code in (*events[place].cards, events[place].taken))
        moved = Counter((*step.gone(seat), *step.come(seat))) - told
        if own and moved:
            found[own[0]] = tuple(moved.elements())
    return found


# in words


def entries_of(turns: Sequence[Turn], speech: Speech) -> tuple[Entry, ...]:
    """Tell the turns, each seat by its letter."""
    written = replace(speech, seat=None, is_exact=True)
    return tuple(_entry(number, turn, written) for number, turn in enumerate(turns))


def _entry(number: int, turn: Turn, speech: Speech) -> Entry:
    faults = tuple(
        (letter(each.seat), fault_of(each.refusal, speech, speech.label(each.choice))) for each in turn.refused
    )
    law = speech.words.law
    clauses = dict.fromkeys(clause for event in turn.events for clause in law.get(event.act, ()))
    text = format_html_join(" ", "{}.", ((line,) for line in speech.lines(turn.events, unseen=turn.unseen)))
    return Entry(number, text, faults, () if faults or not number else tuple(clauses))


def written(
    game: Game, sitting: Sitting, turns: Sequence[Turn], entries: Sequence[Entry], result: Result, speech: Speech
) -> str:
    """Return the written record of a hand: what was dealt, its numbered turns, how it ended."""
    exact = replace(speech, seat=None, is_exact=True)
    number = _("ván số %(seed)s") % {"seed": sitting.seed}
    if sitting.number > 1:
        number = _("%(number)s, ván thứ %(n)s của hội") % {"number": number, "n": sitting.number}
    names = (game.name.say(speech.lang), house_of(sitting).name.say(speech.lang), number)
    dealt = (f"{who}: {_plain(cards)}" for who, cards in dealt_of(turns, speech))
    points = (f"{letter(seat)} {signed(each)}" for seat, each in enumerate(result.points))
    told = _plain(exact.result(result.end, result.winners, result.said))
    return "\n".join((
        f"{'; '.join(names)}.", *dealt, "",
        *(entry.plain for entry in entries), "",
        f"{told}. {', '.join(points)}.",
    ))  # fmt: skip


def dealt_of(turns: Sequence[Turn], speech: Speech) -> Iterator[tuple[str, SafeString]]:
    """Yield who was dealt which cards, by name."""
    exact = replace(speech, seat=None, is_exact=True)
    return ((letter(seat), exact.cards(hand)) for seat, hand in enumerate(turns[0].hands))


def _plain(html: str) -> str:
    return unescape(strip_tags(html)).replace("\u00a0", " ")


# on the mat


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished hand at one of its turns."""

    walk: Walk
    mat: Mat
    dealt: tuple[tuple[str, SafeString], ...]
    entries: tuple[Entry, ...]

    @property
    def here(self) -> Entry:
        """Return the line of the turn."""
        return self.entries[self.walk.steps.here]


def replay_of(hand: Hand, speech: Speech, at: int) -> Replay:
    """Return a hand after so many turns; at the deal where it has no such turn."""
    turns = turns_of(hand)
    here = at if 0 <= at < len(turns) else 0
    turn, entries = turns[here], entries_of(turns, speech)
    steps = Steps(here, tuple(range(len(turns))))
    view = replace(turn.view, events=())
    mat = draw(view, speech.words, speech.lang, turn=turn.turn, hands=turn.hands, is_own=False)
    lines = tuple(Line(_numbered(entry), is_new=entry.number == here) for entry in entries[: here + 1] if entry.text)
    return Replay(Walk(turn.view, steps, 0), replace(mat, lines=lines), tuple(dealt_of(turns, speech)), entries)


def _numbered(entry: Entry) -> SafeString:
    return format_html("{}. {}", entry.number, entry.text) if entry.number else entry.text


def number_of(turns: Sequence[Turn], place: int) -> int:
    """Return the turn in which a choice was made, by how many were made before it."""
    return next(number for number, turn in enumerate(turns) if turn.made > place)
