"""A player against the dealer: who wins, how many points change hands, and when one pays for all."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tutorials.engine.xidach.hand import Hand, Kind
from tutorials.engine.xidach.options import Options

DEN_FROM = 28
_TIMES = {
    "nhu-nhau": {},
    "4-3-2": {Kind.XI_BANG: 4, Kind.XI_DACH: 3, Kind.NGU_LINH: 2},
    "3-2-2": {Kind.XI_BANG: 3, Kind.XI_DACH: 2, Kind.NGU_LINH: 2},
}


class Winner(Enum):
    """Who wins between a player and the dealer; the value is the slug."""

    CON = "con"
    CAI = "cai"
    HOA = "hoa"


def winner(con: Hand, cai: Hand, options: Options) -> Winner:
    """Compare a player's hand with the dealer's. Law: XD-6.2, XD-7.3 to XD-7.7."""
    if con.kind is not cai.kind:
        return Winner.CON if con.kind.grade > cai.kind.grade else Winner.CAI
    if con.kind is Kind.QUAC:
        return Winner.HOA if options.cung_quac == "hoa" else Winner.CAI
    if con.kind not in (Kind.THUONG, Kind.NGU_LINH) or con.total == cai.total:
        return Winner.HOA
    is_more = con.total > cai.total
    return Winner.CON if is_more is (con.kind is Kind.THUONG) else Winner.CAI


def times(hand: Hand, options: Options) -> int:
    """Return how many points a winning hand earns. Law: XD-9.2."""
    return _TIMES[options.nhan].get(hand.kind, 1)


@dataclass(frozen=True, slots=True)
class Held:
    """A hand at the end, and whether its holder was found drawing although over 21."""

    hand: Hand
    drew_over: bool = False

    def pays_for_all(self, options: Options) -> bool:
        """Say whether the holder must đền. Law: XD-8.1, XD-8.2."""
        if options.den == "tu-28":
            return self.hand.kind is Kind.QUAC and self.hand.total >= DEN_FROM
        return self.drew_over


@dataclass(frozen=True, slots=True)
class Settled:
    """The points of a table: of each player, and of the dealer."""

    con: tuple[int, ...]
    cai: int


def result(con: Held, cai: Held, options: Options) -> tuple[Winner, int]:
    """Return who wins between a player and the dealer, and the points. Law: XD-8, XD-9."""
    if con.pays_for_all(options) is not cai.pays_for_all(options):
        who = Winner.CAI if con.pays_for_all(options) else Winner.CON
    else:
        who = winner(con.hand, cai.hand, options)
    if who is Winner.HOA:
        return who, 0
    return who, times((con if who is Winner.CON else cai).hand, options)


def settle(pairs: Sequence[tuple[Held, Held]], options: Options) -> Settled:
    """Return the points of the table; they cancel out. Law: XD-8.1, XD-9.1 to XD-9.3.

    Each pair is a player and the dealer as they stood when the dealer checked that player.
    """
    points = []
    for con, cai in pairs:
        who, worth = result(con, cai, options)
        points.append(worth if who is Winner.CON else -worth)
    at_dealer = -sum(points)
    for seat, (con, _) in enumerate(pairs):
        if con.pays_for_all(options):
            points = [each + 1 for each in points]
            points[seat] -= len(pairs)  # one to each other player; to the dealer it was counted above
    return Settled(tuple(points), at_dealer)
