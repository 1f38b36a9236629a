"""What a player or the dealer may do with a hand: show, draw, stand, check."""

from enum import Enum

from tutorials.engine.xidach.hand import Hand, Kind, Seat


class Act(Enum):
    """Acts of a turn; the value is the slug."""

    TRINH = "trinh"  # lay open
    RUT = "rut"  # draw
    DAN = "dan"  # stand
    XET = "xet"  # check the others


def acts(hand: Hand, seat: Seat) -> tuple[Act, ...]:
    """Return what may lawfully be done. Law: XD-4.3, XD-5.1 to XD-5.6, XD-7.1."""
    if hand.kind.is_dealt:
        return (Act.TRINH,)
    is_cai = seat is Seat.CAI
    if hand.is_full or (is_cai and hand.kind is Kind.QUAC):
        return (Act.TRINH,)
    if hand.kind is Kind.QUAC:
        return (Act.DAN,)
    if hand.kind is Kind.NON:
        return (Act.RUT,)
    return (Act.RUT, Act.XET) if is_cai else (Act.RUT, Act.DAN)


def may_check(cai: Hand) -> bool:
    """Say whether the dealer may check hands: only when of age and not over 21. Law: XD-7.1, XD-7.2."""
    return cai.kind not in (Kind.NON, Kind.QUAC)


def may_go_on(cai: Hand) -> bool:
    """Say whether the dealer may check somebody and then draw on for the rest. Law: XD-7.2, XD-7.9."""
    return may_check(cai) and Act.RUT in acts(cai, Seat.CAI)
