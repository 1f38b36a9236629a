"""Places at the end of a hand, and the points that pass between the players. Law: TL-9 to TL-11."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tutorials.engine.errors import Message
from tutorials.engine.lines import Line
from tutorials.engine.tala.faults import fine_of
from tutorials.engine.tala.melds import FULL
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.phom import SMALLEST

LAST_PAYS = 3  # where the last pays alike however many play
DEN_CARDS = 3  # taken from one player
SEATS = "ABCD"
ROUNDS = 4  # cards that each throws


class UKind(Enum):
    """The kinds of ù."""

    THUONG = "thuong", "TL-8.1", Message("ù", "ù")
    TRON = "tron", "TL-8.2", Message("ù tròn", "ù tròn")
    KHAN = "khan", "TL-8.3", Message("ù khan", "ù khan")

    def __init__(self, slug: str, article: str, named: Message) -> None:
        self.slug = slug
        self.article = article
        self.vi = named.vi
        self.en = named.en

    def points(self, options: Options) -> int:
        """Return what each of the others pays: never less than for a plain ù. Law: TL-10.2, TL-8.2, TL-8.3."""
        if self is UKind.KHAN and not options.u_khan:
            return 0
        return max(options.gia_u, {UKind.TRON: options.u_tron, UKind.KHAN: options.u_khan}.get(self, 0))


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at the end of the hand: points left, or móm; and in which place he laid down."""

    diem: int
    mom: bool
    laid: int
    lao: bool = False  # took or laid down falsely, where the hand goes on: TL-11.5


@dataclass(frozen=True, slots=True)
class Taken:
    """A card taken from the player before."""

    by: int
    source: int
    chot: bool = False


@dataclass(frozen=True, slots=True)
class Payment:
    """Points that one player gives another, with the line that says why; None is the side pool (gà)."""

    giver: int | None
    taker: int | None
    points: int
    line: Line


def order_of(seats: Sequence[Seat]) -> list[int]:
    """Return the seats from first to last: points, then who laid first; móm behind all, and false play last.

    Law: TL-9.2 to TL-9.5, TL-11.5.
    """
    return sorted(range(len(seats)), key=lambda seat: _key(seats[seat], seat))


def _key(seat: Seat, place: int) -> tuple[bool, bool, int, int, int]:
    is_mom = seat.mom or seat.lao
    return seat.lao, is_mom, 0 if is_mom else seat.diem, seat.laid, place


def place_payments(seats: Sequence[Seat], order: Sequence[int], options: Options) -> list[Payment]:
    """Return what the others pay who came first: by place, a móm and false play more. Law: TL-10.1, TL-10.6."""
    return [
        _place_payment(seats[seat], seat, place, order, options) for place, seat in enumerate(order[1:], 2)
    ]  # fmt: skip


def _place_payment(here: Seat, seat: int, place: int, order: Sequence[int], options: Options) -> Payment:
    is_last = place == len(order)
    points = LAST_PAYS if is_last and options.gia_hang == "bet-ba" else place - 1
    phrase, article = "tala-pay-place", "TL-10.1"
    if here.lao:
        phrase, article, points = "tala-pay-lao", "TL-11.5", fine_of(len(order), options).total
    elif here.mom and options.gia_mom:
        phrase, article, points = "tala-pay-mom", "TL-10.6", options.gia_mom
    line = Line(phrase, article, giver=SEATS[seat], taker=SEATS[order[0]], place=place, points=points)
    return Payment(seat, order[0], points, line)


def lao_payments(players: int, at_fault: int, options: Options) -> list[Payment]:
    """Return what false play costs where it ends the hand: as an ù, to each. Law: TL-11.5."""
    points = fine_of(players, options).each
    line = Line("tala-pay-lao-each", "TL-11.5", giver=SEATS[at_fault], points=points, total=points * (players - 1))
    return [Payment(at_fault, seat, points, line) for seat in range(players) if seat != at_fault]


def ga_payments(taken: Sequence[Taken], winner: int | None, before: int, options: Options) -> list[Payment]:
    """Return what goes into the side pool and out of it: a point for each taken card, all to an ù. Law: TL-10.5."""
    if not options.ga:
        return []
    found = [Payment(each.source, None, 1, Line("tala-ga-in", "TL-10.5", giver=SEATS[each.source])) for each in taken]
    whole = before + len(found)
    if winner is not None and whole:
        line = Line("tala-ga-out", "TL-10.5", taker=SEATS[winner], points=whole)
        found.append(Payment(None, winner, whole, line))
    return found


def taken_payments(taken: Sequence[Taken], options: Options) -> list[Payment]:
    """Return what is paid for taken cards: 1, 2, 3 or 1 each; for the last card 4. Law: TL-10.3, TL-10.4."""
    found, counts = [], dict[tuple[int, int], int]()
    for each in taken:
        number = counts[each.source, each.by] = counts.get((each.source, each.by), 0) + 1
        giver, taker = SEATS[each.source], SEATS[each.by]
        if each.chot and options.gia_chot:
            points: int = options.gia_chot
            line = Line("tala-pay-chot", "TL-10.4", giver=giver, taker=taker, points=points)
        else:
            points = {"tang": number, "deu": 1, "khong": 0}[options.gia_an]
            line = Line("tala-pay-taken", "TL-10.3", giver=giver, taker=taker, number=number, points=points)
        if points:
            found.append(Payment(each.source, each.by, points, line))
    return found


@dataclass(frozen=True, slots=True)
class Den:
    """Who pays for all, and why."""

    seat: int
    line: Line


def most_taken(options: Options) -> int:
    """Return how many cards one player can take: one a phỏm, or one a turn. Law: TL-5.3, TL-4.4."""
    if not options.hai_la_an:
        return FULL // SMALLEST
    return FULL if options.tai else ROUNDS


def den_of(winner: int, kind: UKind, taken: Sequence[Taken], options: Options) -> Den | None:
    """Return who pays for everyone after an ù; None if each pays for himself. Law: TL-11.1 to TL-11.3."""
    if kind is UKind.KHAN:
        return None
    by_winner = [each for each in taken if each.by == winner]
    if options.den == "bi-an":
        for source in sorted({each.source for each in by_winner}):
            if sum(each.source == source for each in by_winner) >= DEN_CARDS:
                return Den(source, Line("tala-den-fed", "TL-11.1", giver=SEATS[source], taker=SEATS[winner]))
    else:
        for other in sorted({each.by for each in taken} - {winner}):
            if sum(each.by == other for each in taken) >= DEN_CARDS:
                return Den(other, Line("tala-den-eater", "TL-11.1", giver=SEATS[other], taker=SEATS[winner]))
    if options.den_chot and taken and taken[-1].by == winner and taken[-1].chot:
        source = taken[-1].source
        return Den(source, Line("tala-den-chot", "TL-11.2", giver=SEATS[source], taker=SEATS[winner]))
    last = next((each.by for each in reversed(taken) if each.chot and each.by != winner), None)
    if options.den_an_chot and last is not None:
        return Den(last, Line("tala-den-an-chot", "TL-11.3", giver=SEATS[last], taker=SEATS[winner]))
    return None


def u_payments(players: int, winner: int, kind: UKind, den: Den | None, options: Options) -> list[Payment]:
    """Return what an ù earns: from each of the others, or all from who pays for them. Law: TL-10.2, TL-11.4."""
    points = kind.points(options)
    others = [seat for seat in range(players) if seat != winner]
    taker = SEATS[winner]
    if den:
        total = points * len(others)
        line = Line(
            "tala-pay-den", "TL-11.4", giver=SEATS[den.seat], taker=taker, points=total, each=points, others=len(others)
        )
        return [Payment(den.seat, winner, total, line)]
    line = Line("tala-pay-u", "TL-10.2", taker=taker, kind=kind, points=points, total=points * len(others))
    return [Payment(seat, winner, points, line) for seat in others]


def balance(players: int, payments: Sequence[Payment]) -> list[int]:
    """Add up what each seat gains or gives; the sum is 0 but for what goes into the side pool or out of it."""
    found = [0] * players
    for payment in payments:
        if payment.giver is not None:
            found[payment.giver] -= payment.points
        if payment.taker is not None:
            found[payment.taker] += payment.points
    return found
