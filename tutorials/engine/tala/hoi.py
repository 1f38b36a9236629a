"""The score book of Tá lả: places, ù, cards taken and false play told. Law: TL-8.4, TL-9, TL-10, TL-11."""

from tutorials.engine.asks import Ask
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Asked, Field, Word
from tutorials.engine.hoi import SEAT, Before, Book, Kept, Move, each_field, seats_field
from tutorials.engine.lines import Line
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.payment import (
    SEATS,
    Payment,
    Seat,
    Taken,
    UKind,
    den_of,
    ga_payments,
    lao_payments,
    most_taken,
    place_payments,
    taken_payments,
    u_payments,
)
from tutorials.engine.words import both

WON, PLACED, FALSE = "u", "hang", "lao"
PLAYERS = (2, 3, 4)
KINDS = {kind.slug: kind for kind in UKind}
_KIND = Field("u_kind", Word(KINDS), "thuong")
_TAKEN = each_field("an", 9, "How many cards each seat took from the one before it.")
_CHOT = seats_field("chot", "Who took a last card (chốt), in that order; it is one of those that they took.")
_ORDER = seats_field("thu", "All seats, from first to last.")
_MOM = seats_field("mom", "Who had no phỏm.")
_LAO = seats_field("lao", "Who took or laid falsely, where the hand goes on.")


def _keep(asked: Asked, before: Before, options: Options) -> Kept:
    """Count one hand."""
    result = asked.given["result"]
    kind = asked[_KIND] if result == WON else None
    taken = _taken(asked, before, kind, options)
    if result == WON:
        return _won(before.seat(asked), kind or UKind.THUONG, taken, before, options)
    if result == FALSE:
        return _stopped(before.seat(asked), taken, before, options)
    return _placed(asked, taken, before, options)


def _won(winner: int, kind: UKind, taken: tuple[Taken, ...], before: Before, options: Options) -> Kept:
    """Pay an ù, or let one pay for all. Law: TL-10.2, TL-11.1 to TL-11.4."""
    if not kind.points(options):
        raise DoorError("unknown-here", "u_kind", both("error-tala-hoi-u-khan"))
    den = den_of(winner, kind, taken, options)
    is_dropped = den is not None and options.den_thay_an and bool(taken)
    fees = [] if is_dropped else taken_payments(taken, options)
    lines = [Line("tala-rank-u", "TL-8.4", seat=SEATS[winner], kind=kind)]
    lines += [den.line] if den else []
    lines += [Line("tala-den-dropped", "TL-11.4")] if is_dropped else []
    payments = [*u_payments(before.players, winner, kind, den, options), *fees]
    return _kept([*payments, *ga_payments(taken, winner, before.pot, options)], lines, winner)


def _stopped(at_fault: int, taken: tuple[Taken, ...], before: Before, options: Options) -> Kept:
    """Let false play end the hand, where the house stops it. Law: TL-11.5."""
    if options.phat_lao != "den-lang":
        raise DoorError("conflict", "result", both("error-tala-hoi-lao-goes-on"))
    payments = [*lao_payments(before.players, at_fault, options), *taken_payments(taken, options)]
    payments += ga_payments(taken, None, before.pot, options)
    return _kept(payments, [Line("tala-lao-over", "TL-11.5", seat=SEATS[at_fault])], None)


def _placed(asked: Asked, taken: tuple[Taken, ...], before: Before, options: Options) -> Kept:
    """Pay by places. Law: TL-9, TL-10.1, TL-10.6."""
    order, mom, lao = (before.several(asked, field) for field in (_ORDER, _MOM, _LAO))
    if len(order) != before.players:
        raise DoorError("wrong-number", "thu", both("error-tala-hoi-order", players=before.players))
    if lao and options.phat_lao == "den-lang":
        raise DoorError("conflict", "lao", both("error-tala-hoi-lao-ends"))
    grades = [2 if seat in lao else 1 if seat in mom else 0 for seat in order]
    if grades != sorted(grades):
        raise DoorError("conflict", "thu", both("error-tala-hoi-mom-behind"))
    seats = [Seat(0, seat in mom, order.index(seat), seat in lao) for seat in range(before.players)]
    payments = [*place_payments(seats, order, options), *taken_payments(taken, options)]
    lines = [Line("tala-hoi-first", "TL-9.5" if all(grades) else "TL-9.2", seat=SEATS[order[0]])]
    return _kept([*payments, *ga_payments(taken, None, before.pot, options)], lines, order[0])


def _kept(payments: list[Payment], lines: list[Line], winner: int | None) -> Kept:
    """Return a hand by its payments, each told once."""
    told = [each.line for each in payments]
    once = [line for place, line in enumerate(told) if line not in told[:place]]
    moves = tuple(Move(each.giver, each.taker, each.points) for each in payments)
    return Kept(moves, (*lines, *once), winner)


def _taken(asked: Asked, before: Before, kind: UKind | None, options: Options) -> tuple[Taken, ...]:
    """Read who took how many cards of the one before; those of the last round come last. Law: TL-5.5, TL-10.4."""
    counts, chot = before.each(asked, _TAKEN), before.several(asked, _CHOT)
    found, most = [], most_taken(options)
    for seat, count in enumerate(counts):
        if (count or 0) > most:
            raise DoorError("too-many", "an", both("error-tala-hoi-taken", seat=before.seats[seat], most=most))
        if seat in chot and not count:
            raise DoorError("conflict", "chot", both("error-tala-hoi-chot", seat=before.seats[seat]))
        found += [Taken(seat, (seat - 1) % before.players)] * ((count or 0) - (seat in chot))
    if found + list(chot) and kind is UKind.KHAN:
        raise DoorError("conflict", "an", both("error-tala-hoi-khan"))
    return (*found, *(Taken(seat, (seat - 1) % before.players, chot=True) for seat in chot))


BOOK = Book(
    takes={
        PLACED: (_ORDER, _MOM, _LAO, _TAKEN, _CHOT),
        WON: (SEAT, _KIND, _TAKEN, _CHOT),
        FALSE: (SEAT, _TAKEN, _CHOT),
    },
    keep=_keep,
    seating=lambda options: PLAYERS,
    has_pot=lambda options: options.ga,
    begins=("tala-hoi-begins", "TL-10.1"),
)
ASK: Ask = BOOK.ask()
