"""The questions about the table: the deal, the places at the end, who pays what."""

from collections.abc import Sequence

from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.fields import Asked, Number
from tutorials.engine.french import CARDS
from tutorials.engine.lines import Line
from tutorials.engine.tala.faults import fine_of
from tutorials.engine.tala.fields import (
    FIRST,
    GA,
    PLAYING,
    SEAT,
    SEATED,
    SLUG,
    TAKEN,
    U_KIND,
    WAYS,
    U,
    read_ga,
    read_seats,
    read_taken,
    read_ways,
    read_winner,
)
from tutorials.engine.tala.melds import FULL, HELD
from tutorials.engine.tala.options import RULES, Options
from tutorials.engine.tala.payment import (
    ROUNDS,
    SEATS,
    Den,
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
from tutorials.engine.tala.rotation import Rotation, Turn


def ask_deal(asked: Asked, options: Options) -> Answer:
    """Say how the cards are dealt. Law: TL-2."""
    players = asked[PLAYING]
    noc = len(CARDS) - players * HELD - 1
    who = RULES.by_name["muoi_la"].choices[options.muoi_la]
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
            *([Line(f"tala-deal-tai-{options.chuyen}", "TL-7.5", rounds=ROUNDS)] if options.tai else []),
        ],
    }


def ask_rank(asked: Asked, options: Options) -> Answer:
    """Put the players in their places and count what passes between them. Law: TL-9, TL-10."""
    seats = read_seats(asked, options, is_won=asked.given.get("u") is not None)
    winner, kind = read_winner(asked, len(seats))
    taken = read_taken(asked, len(seats), options, None if winner is None else kind)
    ga = read_ga(asked, options)
    if winner is not None:
        return _won(len(seats), winner, kind, taken, ga, options)
    at_fault = next((number for number, seat in enumerate(seats) if seat.lao), None)
    if at_fault is not None and options.phat_lao == "den-lang":
        return _stopped(len(seats), at_fault, taken, ga, options)
    order = order_of(seats)
    payments = [*place_payments(seats, order, options), *taken_payments(taken, options)]
    payments += ga_payments(taken, None, ga, options)
    return {
        "order": order,
        "places": [order.index(seat) + 1 for seat in range(len(seats))],
        "first": order[0],
        "den": None,
        **_paid(len(seats), payments, ga),
        "lines": [*_place_lines(seats, order), *_payment_lines(len(seats), payments)],
    }


def _stopped(players: int, at_fault: int, taken: Sequence[Taken], ga: int, options: Options) -> Answer:
    """Settle a hand that false play has ended: nobody is placed. Law: TL-11.5."""
    payments = [*lao_payments(players, at_fault, options), *taken_payments(taken, options)]
    payments += ga_payments(taken, None, ga, options)
    order = [*(seat for seat in range(players) if seat != at_fault), at_fault]
    return {
        "order": order,
        "places": [players if seat == at_fault else 1 for seat in range(players)],
        "first": order[0],
        "den": at_fault,
        **_paid(players, payments, ga),
        "lines": [
            Line("tala-lao-over", "TL-11.5", seat=SEATS[at_fault]),
            *_payment_lines(players, payments),
        ],
    }


def ask_den(asked: Asked, options: Options) -> Answer:
    """Say who pays after an ù: each for himself, or one for all. Law: TL-10.2, TL-11."""
    players = asked[PLAYING]
    seat, kind = read_winner(asked, players)
    taken = read_taken(asked, players, options, kind)
    return _won(players, seat or 0, kind, taken, read_ga(asked, options), options)


def ask_order(asked: Asked, options: Options) -> Answer:
    """Follow the turns as cards are drawn and taken: who goes again, whose card is moved, who lays when.

    Law: TL-4.4, TL-6.4, TL-7.4, TL-7.5, TL-7.7.
    """
    players = asked[PLAYING]
    rotation = Rotation(players, options, asked[FIRST.of(Number(0, players - 1))])
    turns = read_ways(asked, rotation)
    again = sorted(seat for seat in rotation.laid if rotation.done(seat) < ROUNDS and seat not in rotation.out)
    return {
        "turns": [_turn(turn) for turn in turns],
        "piles": rotation.piles,
        "next": None if rotation.is_over else rotation.next,
        "over": rotation.is_over,
        "again": again,
        "lay_order": rotation.laid,
        "noc": rotation.stock,
        "lines": [*_turn_lines(turns), *_order_lines(rotation, again)],
    }


def _turn(turn: Turn) -> Answer:
    return {
        "seat": turn.seat,
        "way": turn.way.slug if turn.way else None,
        "from": turn.taken.source if turn.taken else None,
        "chot": turn.taken is not None and turn.taken.chot,
        "moved": {"from": turn.moved.source, "to": turn.moved.to} if turn.moved else None,
        "lays": turn.lays,
        "again": turn.again,
    }


def _turn_lines(turns: Sequence[Turn]) -> list[Line]:
    """Tell what is out of the common in the turns: takings, cards that are moved, extra turns."""
    lines = []
    for turn in turns:
        if turn.again:
            lines.append(Line("tala-order-tai", "TL-7.7", seat=SEATS[turn.seat]))
        if turn.taken:
            phrase = "tala-order-chot" if turn.taken.chot else "tala-order-taken"
            giver = SEATS[turn.taken.source]
            lines.append(Line(phrase, "TL-10.4" if turn.taken.chot else "TL-5.5", seat=SEATS[turn.seat], giver=giver))
        if turn.moved:
            source, to = SEATS[turn.moved.source], SEATS[turn.moved.to]
            lines.append(Line("tala-order-moved", "TL-7.5", source=source, to=to))
    return lines


def _order_lines(rotation: Rotation, again: Sequence[int]) -> list[Line]:
    """Tell what comes next."""
    piles = ", ".join(f"{SEATS[seat]} {count}" for seat, count in enumerate(rotation.piles))
    lines = [Line("tala-order-piles", "TL-7.4" if rotation.options.tai else "TL-4.4", piles=piles)]
    if rotation.laid:
        lines.append(Line("tala-order-laid", "TL-6.4", seats=", ".join(SEATS[seat] for seat in rotation.laid)))
    if rotation.next is None:
        return [*lines, Line("tala-order-over", "TL-4.4", rounds=ROUNDS)]
    if rotation.is_over:
        return [*lines, Line("tala-order-stock", "TL-4.4")]
    if rotation.next in again:
        return [*lines, Line("tala-order-again", "TL-7.4", seat=SEATS[rotation.next])]
    return [*lines, Line("tala-order-next", "TL-4.1", seat=SEATS[rotation.next])]


def ask_fault(asked: Asked, options: Options) -> Answer:
    """Say what a false call costs, and whether the hand goes on. Law: TL-11.5."""
    lao = asked[SLUG]
    players = asked[PLAYING]
    seat = asked[SEAT.of(Number(0, players - 1))]
    fine = fine_of(players, options)
    payments = lao_payments(players, seat, options) if fine.is_over else []
    phrase = "tala-lao-den" if fine.is_over else "tala-lao-last"
    return {
        "slug": lao.slug,
        "result": "den-lang" if fine.is_over else "xep-cuoi",
        "each": fine.each if fine.is_over else None,
        "diem": fine.total,
        "over": fine.is_over,
        "payments": balance(players, payments) if fine.is_over else None,
        "lines": [
            Line("tala-lao", lao.article, seat=SEATS[seat], what=lao.told),
            Line(phrase, "TL-11.5", seat=SEATS[seat], points=fine.each, total=fine.total, count=players - 1),
        ],
    }


def _won(players: int, winner: int, kind: UKind, taken: Sequence[Taken], ga: int, options: Options) -> Answer:
    den = den_of(winner, kind, taken, options)
    is_dropped = den is not None and options.den_thay_an and bool(taken)
    fees = [] if is_dropped else taken_payments(taken, options)
    payments = [*u_payments(players, winner, kind, den, options), *fees, *ga_payments(taken, winner, ga, options)]
    lines = [Line("tala-rank-u", "TL-8.4", seat=SEATS[winner], kind=kind), *_den_lines(den, taken)]
    if is_dropped:
        lines.append(Line("tala-den-dropped", "TL-11.4"))
    return {
        "order": [winner, *(seat for seat in range(players) if seat != winner)],
        "places": [1 if seat == winner else 2 for seat in range(players)],
        "first": winner,
        "den": den.seat if den else None,
        **_paid(players, payments, ga),
        "lines": [*lines, *_payment_lines(players, payments)],
    }


def _den_lines(den: Den | None, taken: Sequence[Taken]) -> list[Line]:
    if den:
        return [den.line]
    return [Line("tala-den-none", "TL-11.1")] if taken else []


def _paid(players: int, payments: Sequence[Payment], ga: int) -> Answer:
    """Return each seat's sum, each payment (null is the side pool), and what the pool then holds."""
    gains = balance(players, payments)
    return {
        "payments": gains,
        "paid": [{"from": each.giver, "to": each.taker, "diem": each.points} for each in payments],
        "ga": ga - sum(gains),
    }


def _place_lines(seats: Sequence[Seat], order: Sequence[int]) -> list[Line]:
    if all(seat.mom and not seat.lao for seat in seats):
        placed = [
            Line("tala-rank-of-mom", "TL-9.5", place=place, seat=SEATS[seat]) for place, seat in enumerate(order, 1)
        ]
        return [Line("tala-rank-all-mom", "TL-9.5"), *placed]
    lines = []
    for place, seat in enumerate(order, 1):
        here = seats[seat]
        if here.lao:
            lines.append(Line("tala-rank-lao", "TL-11.5", place=place, seat=SEATS[seat]))
            continue
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
    told = [each.line for each in payments]
    lines = [line for place, line in enumerate(told) if line not in told[:place]]
    if not payments:
        return lines
    total = ", ".join(
        f"{SEATS[seat]} {points:+d}" if points else f"{SEATS[seat]} 0"
        for seat, points in enumerate(balance(players, payments))
    )
    return [*lines, Line("tala-balance", "TL-10.1", balance=total.replace("-", "−"))]


ASKS: Asks = {
    "rank": Ask(ask_rank, (SEATED, U, U_KIND, TAKEN, GA)),
    "deal": Ask(ask_deal, (PLAYING,)),
    "den": Ask(ask_den, (PLAYING, U, U_KIND, TAKEN, GA)),
    "order": Ask(ask_order, (PLAYING, FIRST, WAYS)),
    "fault": Ask(ask_fault, (SLUG, PLAYING, SEAT)),
}
