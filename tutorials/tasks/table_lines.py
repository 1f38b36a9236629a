"""What is said of a hand at the table in a task: choices, moves, reasons, faults and the end, as lines."""

from collections.abc import Iterator

from django.utils.html import strip_tags
from django.utils.translation import gettext as _

from tutorials.catalogue import load
from tutorials.catalogue.table_words import TableWords
from tutorials.mats.speech import Speech
from tutorials.play.tables import Event, Refusal
from tutorials.tasks.questions import Asker, Line
from tutorials.tasks.sitting import Sitting, read


def words_of(asker: Asker) -> TableWords:
    """Return what is said at the game's table."""
    return load().table(asker.task.game)


def speech_of(asker: Asker, seat: int | None) -> Speech:
    """Return how a reader is told of it who sits there."""
    return Speech(asker.task.game, words_of(asker), asker.lang, seat)


def say_choice(asker: Asker, key: str) -> str:
    """Return what stands on the button of a choice."""
    return strip_tags(speech_of(asker, None).label(read(key)))


def moves(asker: Asker, sitting: Sitting) -> Iterator[str]:
    """Yield the moves made before the learner is asked, each as all saw it; what is wrong with one is not told."""
    seat = sitting.prepared.seat
    speech = speech_of(asker, seat)
    for choice, before, after in sitting.prepared.moved():
        new = after.view(seat).events[len(before.view(seat).events) :]
        if before.refusal(choice):
            new = (Event(before.turn, choice.act, choice.cards, choice.taken, choice.said),)
        yield "; ".join(strip_tags(line) for line in speech.lines(new))


def reasons(asker: Asker, sitting: Sitting, key: str) -> Iterator[Line]:
    """Yield why a steady player holds a choice for good or bad."""
    speech = speech_of(asker, sitting.prepared.seat)
    for each in sitting.prepared.tables.weigh(sitting.view):
        if each.choice.key == key:
            told = (strip_tags(speech.reason(reason)) for reason in each.reasons)
            yield from (Line(text, is_engines=True) for text in told if text)


def ended(asker: Asker, sitting: Sitting) -> Iterator[Line]:
    """Yield how the hand ended, if it has."""
    if result := sitting.table.result:
        speech = speech_of(asker, sitting.prepared.seat)
        yield Line(strip_tags(speech.result(result.end, result.winners, result.said)))


def refused(asker: Asker, refusal: Refusal) -> Line:
    """Name a fault, with its article."""
    words, lang = words_of(asker), asker.lang
    saying, term = words.find("refusal", refusal.slug), load().term_of_fault(refusal.slug)
    name = saying.name.say(lang) if saying else term.name.say(lang) if term else _("Nước này phạm luật.")
    return Line(name, refusal.clause)
