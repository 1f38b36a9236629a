"""Cups of declined khàn: when they go back, and what is said then. Law: TT-11.3.3, TT-12.4.3, TT-16.2.3, TT-16.21."""

from tutorials.engine.totom.options import Options
from tutorials.play.totom import legal
from tutorials.play.totom.seat import Seat
from tutorials.play.totom.shapes import YEU, is_run

_NUMBERS = {1: "một", 2: "hai", 3: "ba", 4: "bốn"}


def due(seat: Seat, options: Options) -> list[int]:
    """Return the kinds whose cups go back now: every card of them has been shown."""
    return [
        kind
        for kind in sorted(set(seat.cups) - seat.returned)
        if not seat.hand[kind] and seat.cuts(kind) <= legal.cuts_allowed(seat, kind, options)
    ]


def words(seat: Seat, kind: int) -> list[str]:
    """Return what is said of a declined kind as its cup goes back."""
    holding = [meld for meld in seat.melds if kind in meld.cards]
    found = ["kiến bất tái"] if kind in seat.met_again and seat.cups[kind] == 1 else []
    if kind in YEU and all(len(set(meld.cards)) == 1 for meld in holding):
        found.append("yêu hoàn yêu")
    elif kind not in YEU and len(holding) == 1 and holding[0].how == "an" and not is_run(holding[0].cards):
        found.append("bí hoàn bí")
    kept, cut = 2 + seat.cups[kind] - seat.cuts(kind), seat.cuts(kind)
    return [*found, f"ăn {_NUMBERS[kept]} đánh {_NUMBERS[cut]}" if cut else "ăn cả"]
