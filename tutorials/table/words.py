"""What the page of a sitting says: of a fault, of the best choice, of how the hand ended."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from tutorials.catalogue import load
from tutorials.mats.faults import Fault, fault_of
from tutorials.mats.speech import Speech
from tutorials.mats.waits import Wait, waits_of
from tutorials.pages.points import signed
from tutorials.play.tables import Reason, Weighed
from tutorials.table.book import Book, book_of
from tutorials.table.laying import WAYS
from tutorials.table.models import Sitting
from tutorials.table.moves import faults_of
from tutorials.table.sitting import Played, house_of, tables, totals

MOST_SAID = 3  # how often one claim is made: for each thing that a seat is asked about an open card
MOST_REASONS = 3  # of one choice, told at once
MOST_RANKED = 6


@dataclass(frozen=True, slots=True)
class Ranked:
    """One choice with the reasons for it."""

    label: SafeString
    reasons: tuple[SafeString, ...]


@dataclass(frozen=True, slots=True)
class Waits:
    """What the reader waits for, with the copies that nobody has shown."""

    all: tuple[Wait, ...]
    is_after: bool = False  # once the best discard is made

    @property
    def wins(self) -> tuple[Wait, ...]:
        """Return the cards that win."""
        return tuple(each for each in self.all if each.is_win)

    @property
    def melds(self) -> tuple[Wait, ...]:
        """Return the cards that make a meld."""
        return tuple(each for each in self.all if not each.is_win)


@dataclass(frozen=True, slots=True)
class Row:
    """What one seat won or lost."""

    letter: str
    is_mine: bool
    is_winner: bool
    points: int
    total: int

    @property
    def shown(self) -> str:
        """Return the points of this hand as they are written."""
        return signed(self.points)

    @property
    def shown_total(self) -> str:
        """Return the points of the whole hội."""
        return signed(self.total)


@dataclass(frozen=True, slots=True)
class End:
    """How a hand ended."""

    told: SafeString
    is_won: bool
    winners: str
    rows: tuple[Row, ...]
    faults: tuple[Fault, ...]
    book: Book | None = None


def speech_of(sitting: Sitting, lang: str) -> Speech:
    """Return how the reader of a sitting is told of it."""
    return Speech(sitting.game, load().table(sitting.game), lang, sitting.seat)


def last_fault(found: Played, speech: Speech) -> Fault | None:
    """Return the fault of the reader's last choice, if it was one."""
    if not found.deeds:
        return None
    choice = found.deeds[-1].choice
    said = takewhile(lambda deed: deed.choice == choice, reversed(found.deeds[-MOST_SAID:]))
    refusal = next(filter(None, (deed.table.refusal(choice) for deed in said)), None)
    return None if refusal is None else fault_of(refusal, speech, speech.label(choice))


def ranked(sitting: Sitting, found: Played, speech: Speech) -> tuple[Ranked, ...]:
    """Return what the reader may do, the best first, each with its reasons; nothing when it is not his turn."""
    if found.table.turn != sitting.seat:
        return ()
    best, *others = tables(sitting.game).weigh(found.table.view(sitting.seat))[:MOST_RANKED]
    why = apart(best.reasons, others[0].reasons if others else ()) or best.reasons[:1]
    return tuple(_ranked(each, speech) for each in (replace(best, reasons=why), *others))


def apart(reasons: Sequence[Reason], others: Sequence[Reason]) -> tuple[Reason, ...]:
    """Leave out what holds of another choice as well: it helps nobody to decide between the two."""
    return tuple(each for each in reasons if each not in others)


def lay_ways() -> tuple[tuple[str, str], ...]:
    """Return how the cards lifted may be laid in the hand, with the words for it."""
    words = _("Sang trái"), _("Sang phải"), _("Lên đầu"), _("Xuống cuối"), _("Xếp lại như cũ")
    return tuple(zip(WAYS, words, strict=True))


def best_waits(sitting: Sitting, found: Played) -> Waits | None:
    """Return what the reader waits for: as the hand is, or with a card too many once the best discard is made."""
    if found.table.turn != sitting.seat:
        return None
    view, house = found.table.view(sitting.seat), house_of(sitting)
    if waits := waits_of(view, house):
        return Waits(waits)
    best = tables(sitting.game).weigh(view)[0].choice
    return Waits(waits_of(view, house, best), is_after=True)


def _ranked(weighed: Weighed, speech: Speech) -> Ranked:
    told = (speech.reason(reason) for reason in weighed.reasons)
    return Ranked(speech.label(weighed.choice), tuple(filter(None, told))[:MOST_REASONS])


def end_of(sitting: Sitting, found: Played, speech: Speech) -> End | None:
    """Return how the hand ended; None while it goes on."""
    result = found.table.result
    if result is None:
        return None
    whole = totals(sitting.earlier, result.points)
    return End(
        told=speech.result(result.end, result.winners, result.said),
        is_won=sitting.seat in result.winners,
        winners=speech.all_of(result.winners),
        rows=tuple(_rows(sitting, result.points, whole, result.winners, speech)),
        faults=tuple(fault_of(refusal, speech, speech.label(deed.choice)) for deed, refusal in faults_of(found)),
        book=book_of(sitting, result, speech),
    )


def _rows(
    sitting: Sitting, points: Sequence[int], whole: Sequence[int], winners: Sequence[int], speech: Speech
) -> list[Row]:
    return [
        Row(speech.who(seat), seat == sitting.seat, seat in winners, points[seat], whole[seat])
        for seat in range(len(points))
    ]
