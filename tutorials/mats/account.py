"""The account of a model hand: turn by turn in words, with what nobody sees and what the referee remarks."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from tutorials.catalogue.houses import House
from tutorials.engine.games import GAMES
from tutorials.mats.faults import short_name
from tutorials.mats.speech import Speech, letter
from tutorials.mats.waits import waits_of
from tutorials.play.games import tables_of
from tutorials.play.model_hand import ModelHand, Step
from tutorials.play.tables import Codes, Event, Refusal

MANY = 8  # kinds waited for, above which they are counted and not named
MOST_OTHERS = 3  # choices that were let go, told of one decision


class Sort(Enum):
    """What a remark tells."""

    DOWN = "down"  # cards that went face down
    COME = "come"  # cards that came into the hand unseen
    COULD = "could"  # what the law let a seat do that it did not do
    WAITS = "waits"
    FORBIDDEN = "forbidden"  # throws that would have been faults


@dataclass(frozen=True, slots=True)
class Remark:
    """What a teacher is told beside a turn."""

    sort: Sort
    text: SafeString
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """All that one seat did in a row, as everybody saw it."""

    number: int
    seat: int | None
    told: SafeString
    remarks: tuple[Remark, ...]
    drawn: tuple[int, ...] = ()  # which cards of the nọc came, counted from 1

    @property
    def letter(self) -> str:
        """Return the letter of the seat; none of the deal itself."""
        return "" if self.seat is None else letter(self.seat)


def account_of(hand: ModelHand, house: House, speech: Speech) -> tuple[Turn, ...]:
    """Tell a hand from the deal to its end."""
    drafts = _Drafts(speech)
    drafts.add(hand.opening, [])
    teller = _Teller(house, speech)
    for step in hand.steps:
        drafts.add(step.events, list(teller.remarks(step)))
    return tuple(drafts.turns())


class _Drafts:
    """Turns that are being put together: what one seat does in a row is one of them."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._runs: list[tuple[int | None, list[Event], list[Remark]]] = []

    def add(self, events: Sequence[Event], remarks: list[Remark]) -> None:
        """Add what came of a choice; its remarks stand with the first event of it, or with the last turn."""
        for number, event in enumerate(events):
            if not self._runs or self._runs[-1][0] != event.seat:
                self._runs.append((event.seat, [], []))
            _seat, told, noted = self._runs[-1]
            if told[-1:] != [event]:
                told.append(event)
            if not number:
                noted += remarks
        if not events and self._runs:
            self._runs[-1][2].extend(remarks)

    def turns(self) -> Iterator[Turn]:
        """Yield the turns, numbered from the first that a seat took."""
        number = drawn = 0
        tables = tables_of(self._speech.game)
        draws = tables.draws if tables else ""
        for seat, events, remarks in self._runs:
            count = sum(event.act == draws for event in events)
            number += seat is not None
            told = format_html_join(". ", "{}", ((line,) for line in self._speech.lines(events, "; ")))
            came = tuple(range(drawn + 1, drawn + count + 1))
            yield Turn(number if seat is not None else 0, seat, told, tuple(remarks), came)
            drawn += count


class _Teller:
    """Who remarks on each step; what was said of a seat before is not said again."""

    def __init__(self, house: House, speech: Speech) -> None:
        self._house = house
        self._speech = speech
        self._waited: dict[int, Codes] = {}
        self._warned: set[tuple[str, str]] = set()  # fault and card

    def remarks(self, step: Step) -> Iterator[Remark]:
        """Yield what there is to say of a step."""
        yield from _unseen(step, self._speech)
        yield from _let_go(step, self._speech)
        if GAMES[self._house.game].faults:  # its referee judges every throw
            yield from self._forbidden(step)
            yield from self._waits(step)

    def _forbidden(self, step: Step) -> Iterator[Remark]:
        """Tell which throws of this hand would have been faults, each fault with a card once."""
        choice = step.choice
        if len(choice.cards) != 1 or choice.taken:
            return
        found: dict[Refusal, list[str]] = defaultdict(list)
        for code in dict.fromkeys(step.before.hands[step.seat]):
            other = replace(choice, cards=(code,))
            refusal = step.before.refusal(other) if step.before.can(other) else None
            if refusal is not None and (refusal.slug, code) not in self._warned:
                self._warned.add((refusal.slug, code))
                found[refusal].append(code)
        for refusal, codes in found.items():
            text = _("Nếu {} đánh {} thì có lỗi: {}")
            who, cards, name = letter(step.seat), self._speech.cards(tuple(codes)), short_name(refusal, self._speech)
            yield Remark(Sort.FORBIDDEN, format_html(text, who, cards, name), refusal.clause)

    def _waits(self, step: Step) -> Iterator[Remark]:
        """Tell what a seat waits for, when that has changed."""
        view, seat = step.after.view(step.seat), step.seat
        if not step.gone(seat) or view.shown is None:
            return
        waits = tuple(wait.card.code for wait in waits_of(view, self._house))
        if waits == self._waited.get(seat, ()):
            return
        self._waited[seat] = waits
        if len(waits) > MANY:
            yield Remark(Sort.WAITS, format_html(_("{} chờ ù, {} thứ quân đều ù được"), letter(seat), len(waits)))
        elif waits:
            yield Remark(Sort.WAITS, format_html(_("{} chờ ù: {}"), letter(seat), self._speech.cards(waits)))


def _unseen(step: Step, speech: Speech) -> Iterator[Remark]:
    """Tell of cards that moved while nobody saw their faces."""
    events, count = step.events, len(step.before.hands)
    for seat in range(count):
        shown: Counter[str] = Counter()
        for event in events:
            shown.update({*event.cards, event.taken} if event.seat == seat else ())
        if down := tuple(code for code in step.gone(seat) if code not in shown):
            yield Remark(Sort.DOWN, format_html(_("{} để úp: {}"), letter(seat), speech.cards(down)))
        if come := tuple(code for code in step.come(seat) if code not in shown):
            yield Remark(Sort.COME, format_html(_("{} lấy vào tay: {}"), letter(seat), speech.cards(come)))


def _let_go(step: Step, speech: Speech) -> Iterator[Remark]:
    """Tell what a seat could have taken by the law, where it took nothing, or took in another way."""
    others = [choice for choice in step.others if choice.taken][:MOST_OTHERS]
    if not others:
        return
    who, acts = letter(step.seat), format_html_join("; ", "{}", ((speech.label(choice),) for choice in others))
    if step.choice.taken:
        yield Remark(Sort.COULD, format_html(_("Cách khác của {}, cũng được phép: {}"), who, acts))
    else:
        card = speech.cards((others[0].taken,))
        yield Remark(Sort.COULD, format_html(_("{} để {} qua, tuy được phép: {}"), who, card, acts))
