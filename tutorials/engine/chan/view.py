"""The table of chắn as it lies, in plain values that a page can draw."""

from collections.abc import Iterator
from typing import Any

from tutorials.engine.asks import names
from tutorials.engine.cards import Kind
from tutorials.engine.chan.referee import Referee
from tutorials.engine.chan.seat import Seat


def table_view(table: Referee) -> dict[str, Any]:
    """Return seats, the open card, whose turn it is, and what is left of the nọc: the words of every `replay`."""
    shown = table.shown
    return {
        "seats": [_seat(table, seat) for seat in table.seats],
        "shown": None
        if shown is None
        else {
            "card": shown.card.vi,
            "seat": table.seats[shown.by].name if shown.by >= 0 else None,
            "opened": shown.source == "noc",
            "given_back": shown.source == "tra-cua",
            "claimed": table.is_claimed,
            "door": table.seats[shown.door].name,
        },
        "to_move": _to_move(table),
        "noc_left": table.left,
        "finished": table.finished,
        "winner": table.winner.seat.name if table.winner else None,
    }


def _to_move(table: Referee) -> str | None:
    place = None if table.finished else table.to_move
    return None if place is None else table.seats[place].name


def _seat(table: Referee, seat: Seat) -> dict[str, Any]:
    held = sorted(seat.held.elements(), key=lambda kind: kind.index)
    return {
        "seat": seat.name,
        "is_cai": seat.name == table.record.cai,
        "known": seat.is_whole,
        "told": _is_told(table, seat.name),
        "out": False,
        "hand": names(held) if seat.is_whole or held else None,
        "hand_size": len(held) if seat.is_whole else None,
        "mat": [_meld(*laid) for laid in _mat(seat)],
        "thrown": names([card for card, _line in seat.thrown]),
        "cups": [],
    }


def _is_told(table: Referee, name: str) -> bool:
    """Say whether the record names cards of this hand, and not only what is laid and thrown from it later."""
    before = table.record.before.get(name)
    return name in table.record.hands or (before is not None and before.held is not None)


def _meld(how: str, cards: list[Kind], eaten: str) -> dict[str, Any]:
    return {"cards": names(cards), "how": how, "eaten": eaten, "down": False}


def _mat(seat: Seat) -> Iterator[tuple[str, list[Kind], str]]:
    """Yield what lies before a seat: how it came, its cards, the eaten one."""
    for card, _line in seat.an_chan:
        yield "an-chan", [card, card], card.vi
    for pair, _line in seat.an_ca:
        yield "an-ca", [*pair], pair[0].vi
    for card, _line in seat.chiu:
        yield "chiu", [card] * 4, card.vi
