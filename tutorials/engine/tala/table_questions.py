"""The questions about the table: the deal, the places at the end, who pays what."""

from collections.abc import Sequence
from typing import Any

from tutorials.engine import fields
from tutorials.engine.asks import Answer
from tutorials.engine.fields import Question
from tutorials.engine.french import CARDS
from tutorials.engine.lines import Line
from tutorials.engine.tala.melds import FULL, HELD
from tutorials.engine.tala.options import TABLE, Options
from tutorials.engine.tala.ranking import (
    ROUNDS,
    SEATS,
    Den,
    Payment,
    Seat,
    Taken,
    UKind,
    balance,
    den_of,
    order_of,
    place_payments,
    taken_payments,
    u_payments,
)
from tutorials.engine.tala.reading import PLAYERS, read_seats, read_taken, read_winner


def ask_deal(question: Question, about: Any, options: Options) -> Answer:
    """Say how the cards are dealt. Law: TL-2."""
    players = fields.number(question, "players", PLAYERS[1], *PLAYERS)
    noc = len(CARDS) - players * HELD - 1
    who = next(info for info in TABLE if info.name == "muoi_la").choices[options.muoi_la]
    return {
        "players": players,
        "hand": HELD,
        "cai": FULL,
        "noc": noc,
        "rounds": ROUNDS,
        "first": options.muoi_la,
        "tai": options.tai,
        "lines": [
            Line("tala-deal", "TL-2.1", players=players, hand=HELD, first=FULL, noc=noc),
            Line("tala-deal-ten", "TL-2.2", who=who),
            Line("tala-deal-rounds", "TL-4.4", rounds=ROUNDS),
            *([Line("tala-deal-tai", "TL-7.4", rounds=ROUNDS)] if options.tai else []),
        ],
    }


def ask_rank(question: Question, about: Any, options: Options) -> Answer:
    """Put the players in their places and count what passes between them. Law: TL-9, TL-10."""
    seats = read_seats(question, is_won=question.get("u") is not None)
    won = read_winner(question, len(seats))
    taken = read_taken(question, len(seats), options, won[1] if won else None)
    if won:
        return _won(len(seats), *won, taken, options)
    order = order_of(seats)
    payments = [*place_payments(seats, order), *taken_payments(taken, options)]
    return {
        "order": order,
        "places": [order.index(seat) + 1 for seat in range(len(seats))],
        "first": order[0],
        "den": None,
        **_paid(len(seats), payments),
        "lines": [*_place_lines(seats, order), *_payment_lines(len(seats), payments)],
    }


def ask_den(question: Question, about: Any, options: Options) -> Answer:
    """Say who pays after an ù: each for himself, or one for all. Law: TL-10.2, TL-11."""
    players = fields.number(question, "players", PLAYERS[1], *PLAYERS)
    seat = 0 if question.get("u") is None else question["u"]
    won = read_winner({**question, "u": seat}, players)
    assert won is not None  # a seat is named
    return _won(players, *won, read_taken(question, players, options, won[1]), options)


def _won(players: int, winner: int, kind: UKind, taken: Sequence[Taken], options: Options) -> Answer:
    den = den_of(winner, kind, taken, options)
    is_dropped = den is not None and options.den_thay_an and bool(taken)
    fees = [] if is_dropped else taken_payments(taken, options)
    payments = [*u_payments(players, winner, kind, den, options), *fees]
    lines = [Line("tala-rank-u", "TL-8.4", seat=SEATS[winner], kind=kind), *_den_lines(den, taken)]
    if is_dropped:
        lines.append(Line("tala-den-dropped", "TL-11.4"))
    return {
        "order": [winner, *(seat for seat in range(players) if seat != winner)],
        "places": [1 if seat == winner else 2 for seat in range(players)],
        "first": winner,
        "den": den.seat if den else None,
        **_paid(players, payments),
        "lines": [*lines, *_payment_lines(players, payments)],
    }


def _den_lines(den: Den | None, taken: Sequence[Taken]) -> list[Line]:
    if den:
        return [den.line]
    return [Line("tala-den-none", "TL-11.1")] if taken else []


def _paid(players: int, payments: Sequence[Payment]) -> Answer:
    return {
        "payments": balance(players, payments),
        "paid": [{"from": each.giver, "to": each.taker, "diem": each.points} for each in payments],
    }


def _place_lines(seats: Sequence[Seat], order: Sequence[int]) -> list[Line]:
    if all(seat.mom for seat in seats):
        placed = [
            Line("tala-rank-of-mom", "TL-9.5", place=place, seat=SEATS[seat]) for place, seat in enumerate(order, 1)
        ]
        return [Line("tala-rank-all-mom", "TL-9.5"), *placed]
    lines = []
    for place, seat in enumerate(order, 1):
        here = seats[seat]
        if here.mom:
            lines.append(Line("tala-rank-mom", "TL-9.4", place=place, seat=SEATS[seat]))
            continue
        lines.append(Line("tala-rank", "TL-9.2", place=place, seat=SEATS[seat], points=here.diem))
        before = order[place - 2] if place > 1 else None
        if before is not None and not seats[before].mom and seats[before].diem == here.diem:
            lines.append(Line("tala-rank-tie", "TL-9.3", seat=SEATS[before], other=SEATS[seat]))
    return lines


def _payment_lines(players: int, payments: Sequence[Payment]) -> list[Line]:
    """Tell each payment once, then the sum of each seat."""
    lines = list(
        {
            (line.phrase, tuple(map(str, line.values.values()))): line for line in (each.line for each in payments)
        }.values()
    )
    if not payments:
        return lines
    total = ", ".join(
        f"{SEATS[seat]} {points:+d}" if points else f"{SEATS[seat]} 0"
        for seat, points in enumerate(balance(players, payments))
    )
    return [*lines, Line("tala-balance", "TL-10.1", balance=total.replace("-", "−"))]
