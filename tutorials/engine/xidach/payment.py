"""A player against the dealer: who wins, how many points change hands, and when one pays for all."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from tutorials.engine.xidach.hand import Hand, Kind
from tutorials.engine.xidach.options import DEN_FROM, Options

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
    """Compare a player's hand with the dealer's. Law: XD-4.4, XD-6.2, XD-7.3 to XD-7.7."""
    if is_non_after_all(con, cai, options):
        return Winner.CAI
    if con.kind is not cai.kind:
        return Winner.CON if con.kind.grade > cai.kind.grade else Winner.CAI
    return _ALIKE[con.kind](con, cai, options)


def is_non_after_all(con: Hand, cai: Hand, options: Options) -> bool:
    """Say whether a player too low loses although the dealer is bust. Law: XD-7.6."""
    return options.non == "luon-thua" and con.kind is Kind.NON and cai.kind is Kind.QUAC


def _by_points(con: Hand, cai: Hand, options: Options) -> Winner:
    if con.total == cai.total:
        return Winner(options.bang_diem)
    return Winner.CON if con.total > cai.total else Winner.CAI


def _by_fewer(con: Hand, cai: Hand, options: Options) -> Winner:
    return _by_points(cai, con, options) if options.hai_ngu_linh == "it-diem" else Winner(options.hai_ngu_linh)


_ALIKE: dict[Kind, Callable[[Hand, Hand, Options], Winner]] = {
    Kind.QUAC: lambda con, cai, options: Winner.HOA if options.cung_quac == "hoa" else Winner.CAI,
    Kind.NON: lambda con, cai, options: Winner.HOA,  # neither may check
    Kind.THUONG: _by_points,
    Kind.NGU_LINH: _by_fewer,
    Kind.XI_DACH: lambda con, cai, options: Winner(options.cung_bo),
    Kind.XI_BANG: lambda con, cai, options: Winner(options.cung_bo),
}


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
        if options.den in DEN_FROM:
            return self.hand.kind is Kind.QUAC and self.hand.total >= DEN_FROM[options.den]
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
    """Return the points of the table; they cancel out. Law: XD-8.1, XD-8.3, XD-9.1 to XD-9.3.

    Each pair is a player and the dealer as they stood when the dealer checked that player.
    """
    points = []
    for con, cai in pairs:
        who, worth = result(con, cai, options)
        points.append(worth if who is Winner.CON else -worth)
    others = len(pairs) - 1
    for seat, (con, _) in enumerate(pairs):
        if con.pays_for_all(options):
            points[seat] -= others  # one for each other player; to the dealer it was counted above
            if options.den_cho == "moi-nguoi":
                points = [each + (place != seat) for place, each in enumerate(points)]
    return Settled(tuple(points), -sum(points))


def next_cai(con: Sequence[Hand], cai: Hand, options: Options) -> int:
    """Return the number of the player who deals next, from 1; 0 for the same dealer. Law: XD-9.4."""
    if options.lam_cai == "luan-phien":
        return 1
    if options.lam_cai == "co-dinh":
        return 0
    grades = [each.kind.grade if each.kind.is_dealt else -1 for each in (cai, *con)]
    return grades.index(max(grades))
