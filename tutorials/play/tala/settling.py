"""What a hand of Tá lả is worth when it is over, and who begins the next. Law: TL-9 to TL-11, TL-2.2."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tutorials.engine.french import Cards
from tutorials.engine.tala.payment import (
    Payment,
    Seat,
    Taken,
    UKind,
    balance,
    den_of,
    ga_payments,
    lao_payments,
    order_of,
    place_payments,
    taken_payments,
    u_payments,
)
from tutorials.engine.tala.phom import points_of
from tutorials.play.tables import Result
from tutorials.play.trial import Setting

_KINDS = {"u": UKind.THUONG, "u-tron": UKind.TRON, "u-khan": UKind.KHAN}


@dataclass(frozen=True, slots=True)
class End:
    """How a hand ended: u, u-tron, u-khan, lao, het-vong; and by whom, where by one."""

    act: str
    seat: int | None = None


class Laid(Protocol):
    """A seat as it stands at the end."""

    @property
    def hand(self) -> Cards:
        """Return the cards left."""

    @property
    def phom(self) -> tuple[Cards, ...]:
        """Return what was laid."""

    @property
    def laid(self) -> int:
        """Return the how manyeth it was to lay down; 0 for never."""

    @property
    def is_lao(self) -> bool:
        """Say whether it played falsely."""


def settle(end: End, sides: Sequence[Laid], taken: Sequence[Taken], first: int, setting: Setting) -> Result:
    """Return the points of each seat, the pool counted, and what the next hand begins with."""
    options, count = setting.options, len(sides)
    before = setting.carried.get("ga", 0)
    winner = end.seat if end.act in _KINDS else None
    paid, best = _paid(end, sides, taken, options)
    whole = paid if paid is not None else []
    pool = ga_payments(taken, winner, before, options)
    winners = (best,) if best is not None else tuple(seat for seat in range(count) if seat != end.seat)
    left = 0 if winner is not None or not options.ga else before + len(taken)
    starts = best if options.muoi_la == "di-dau" and best is not None else (first + 1) % count
    following: Mapping[str, Any] = {"first": starts, **({"ga": left} if options.ga else {})}
    return Result(end.act, tuple(balance(count, [*whole, *pool])), winners, following=following)


def _paid(end: End, sides: Sequence[Laid], taken: Sequence[Taken], options: Any) -> tuple[list[Payment], int | None]:
    """Return what passes between the seats, and who came first; None where false play ended the hand."""
    fees = taken_payments(taken, options)
    if end.act == "lao" and end.seat is not None:
        return [*lao_payments(len(sides), end.seat, options), *fees], None
    if end.seat is None:
        late = len(sides) + 1
        seats = [Seat(points_of(side.hand), not side.phom, side.laid or late, side.is_lao) for side in sides]
        order = order_of(seats)
        return [*place_payments(seats, order, options), *fees], order[0]
    kind = _KINDS[end.act]
    den = den_of(end.seat, kind, taken, options)
    payments = u_payments(len(sides), end.seat, kind, den, options)
    return payments if den and options.den_thay_an else [*payments, *fees], end.seat
