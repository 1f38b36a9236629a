"""The table as it lies, in plain values that a page can draw."""

from typing import Any

from tutorials.engine.asks import names
from tutorials.engine.totom.referee.mat import Meld
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.table import Table


def table_view(table: Table) -> dict[str, Any]:
    """Return seats, the open card, whose turn it is, and what is left of the nọc."""
    shown = table.shown
    return {
        "seats": [_seat(table, table.seats[name]) for name in table.order],
        "shown": None
        if shown is None
        else {
            "card": shown.card.vi,
            "seat": shown.by,
            "opened": shown.how == "opened",
            "claimed": shown.holder is not None,
        },
        "to_move": _to_move(table),
        "noc_left": table.noc_left,
        "finished": table.finished,
        "winner": table.winner,
    }


def _to_move(table: Table) -> str | None:
    if table.finished:
        return None
    if table.to_throw is not None:
        return table.to_throw
    return table.after(table.shown.by) if table.shown else None


def _seat(table: Table, seat: Seat) -> dict[str, Any]:
    held = sorted(seat.hand.elements(), key=lambda kind: kind.index)
    return {
        "seat": seat.name,
        "is_cai": seat.name == table.record.cai,
        "known": seat.whole,
        "out": seat.out,
        "hand": names(held) if seat.whole or held else None,
        "hand_size": len(held) if seat.whole else None,
        "mat": [_meld(meld) for meld in seat.melds],
        "thrown": names(seat.thrown),
        "cups": names(sorted(seat.cups.elements(), key=lambda kind: kind.index)),
    }


def _meld(meld: Meld) -> dict[str, Any]:
    return {
        "cards": names(meld.cards),
        "how": meld.how.slug,
        "eaten": meld.eaten.vi if meld.eaten else None,
        "down": meld.down,
    }
