"""Say in lines what a hand is and why one beats another."""

from collections.abc import Sequence

from tutorials.engine.errors import Message
from tutorials.engine.french import Cards
from tutorials.engine.lines import Line
from tutorials.engine.xidach.compare import Winner
from tutorials.engine.xidach.hand import ACE, NGU_LINH_LOW, TEN, Hand, Kind, Seat, ace_values
from tutorials.engine.xidach.options import Options

SEATS = {Seat.CON: Message("Con", "The player"), Seat.CAI: Message("Cái", "The dealer")}
_WITHIN = {Seat.CON: Message("con", "the player"), Seat.CAI: Message("cái", "the dealer")}  # not first in a sentence
_NAMED = {
    Kind.XI_BANG: Message("xì bàng", "xì bàng"),
    Kind.XI_DACH: Message("xì dách", "xì dách"),
}
_ARTICLES = {
    Kind.XI_BANG: "XD-4.1",
    Kind.XI_DACH: "XD-4.2",
    Kind.NGU_LINH: "XD-6.1",
    Kind.THUONG: "XD-3.3",
    Kind.NON: "XD-5.4",
    Kind.QUAC: "XD-5.5",
}


def name(hand: Hand) -> Message:
    """Return what players call a hand, with its points where they matter."""
    if hand.kind in _NAMED:
        return _NAMED[hand.kind]
    points = hand.total
    words = {
        Kind.NGU_LINH: Message(f"ngũ linh {points} điểm", f"ngũ linh of {points}"),
        Kind.THUONG: Message(f"{points} điểm", f"{points} points"),
        Kind.NON: Message(f"non, {points} điểm", f"under age (non) with {points}"),
        Kind.QUAC: Message(f"quắc, {points} điểm", f"over (quắc) with {points}"),
    }
    return words[hand.kind]


def hand_lines(cards: Cards, hand: Hand, seat: Seat, options: Options) -> list[Line]:
    """Explain what a hand is, from the cards to its name."""
    if hand.kind is Kind.XI_BANG:
        return [Line("xidach-xi-bang", "XD-4.1", cards=list(cards))]
    if hand.kind is Kind.XI_DACH:
        return [Line("xidach-xi-dach", "XD-4.2", cards=list(cards))]
    lines = _ace_lines(cards, options)
    lines.append(Line("xidach-sum", "XD-3.3", cards=list(cards), terms=_terms(cards, hand, options), total=hand.total))
    if hand.kind is Kind.NGU_LINH:
        phrase = "xidach-ngu-linh-16" if NGU_LINH_LOW[options.ngu_linh] else "xidach-ngu-linh"
        lines.append(Line(phrase, "XD-6.1", total=hand.total))
    elif hand.kind is Kind.QUAC:
        lines.append(Line("xidach-quac", "XD-5.5", total=hand.total))
    else:
        minimum = seat.minimum(options)
        phrase = "xidach-non" if hand.kind is Kind.NON else "xidach-of-age"
        article = "XD-5.3" if seat is Seat.CAI else "XD-5.4" if hand.kind is Kind.NON else "XD-5.2"
        lines.append(Line(phrase, article, who=SEATS[seat], total=hand.total, minimum=minimum))
    return lines


def _ace_lines(cards: Cards, options: Options) -> list[Line]:
    if not any(card.rank == ACE for card in cards):
        return []
    values = ace_values(len(cards), options)
    if len(values) == 1:
        return [Line("xidach-ace-one", "XD-3.2", size=len(cards))]
    vi = f"{', '.join(map(str, values[:-1]))} hoặc {values[-1]}"
    en = f"{', '.join(map(str, values[:-1]))} or {values[-1]}"
    return [Line("xidach-ace", "XD-3.2", size=len(cards), values=Message(vi, en))]


def _terms(cards: Cards, hand: Hand, options: Options) -> str:
    """Write the sum with what each ace counts in it."""
    aces = sum(card.rank == ACE for card in cards)
    plain = sum(min(card.rank, TEN) for card in cards if card.rank != ACE)
    worths = iter(_ace_worths(aces, hand.total - plain, ace_values(len(cards), options)))
    return " + ".join(str(next(worths) if card.rank == ACE else min(card.rank, TEN)) for card in cards)


def _ace_worths(aces: int, left: int, values: Sequence[int]) -> list[int]:
    """Return values for that many aces which add up to what is left, high ones first."""
    if not aces:
        return []
    for worth in sorted(values, reverse=True):
        low, high = (aces - 1) * min(values), (aces - 1) * max(values)
        if low <= left - worth <= high:
            rest = _ace_worths(aces - 1, left - worth, values)
            if sum(rest) == left - worth:
                return [worth, *rest]
    return [min(values)] * aces


def compare_lines(con: tuple[Cards, Hand], cai: tuple[Cards, Hand], who: Winner, options: Options) -> list[Line]:
    """Explain who wins between a player and the dealer."""
    lines = [
        Line("xidach-hand", _ARTICLES[hand.kind], who=SEATS[seat], cards=list(cards), what=name(hand))
        for seat, (cards, hand) in ((Seat.CON, con), (Seat.CAI, cai))
    ]
    lines.append(why(con[1], cai[1], who))
    return lines


def why(con: Hand, cai: Hand, who: Winner) -> Line:
    """Return the line that parts the two hands."""
    if con.kind is cai.kind:
        return _alike(con, cai, who)
    better, worse = (con, cai) if who is Winner.CON else (cai, con)
    seat = Seat.CON if who is Winner.CON else Seat.CAI
    if better.kind.is_dealt:
        return Line("xidach-dealt-wins", "XD-4.4" if better is cai else "XD-4.5", who=SEATS[seat], what=name(better))
    if better.kind is Kind.NGU_LINH:
        return Line("xidach-ngu-linh-wins", "XD-6.1", who=SEATS[seat])
    if worse.kind is Kind.QUAC:
        phrase = "xidach-non-over" if better.kind is Kind.NON else "xidach-other-over"
        return Line(phrase, "XD-7.6", who=_WITHIN[seat], total=worse.total)
    phrase = "xidach-non-loses" if worse is con else "xidach-dealer-non"
    return Line(phrase, "XD-7.5" if worse is con else "XD-7.1", total=worse.total)


def _alike(con: Hand, cai: Hand, who: Winner) -> Line:
    """Explain two hands of one kind."""
    if con.kind is Kind.QUAC:
        return Line("xidach-both-over" if who is Winner.HOA else "xidach-both-over-con", "XD-7.7")
    if con.kind is Kind.NON:
        return Line("xidach-both-non", "XD-7.5")
    if who is Winner.HOA:
        return Line("xidach-draw", "XD-7.4", what=name(con))
    winner = _WITHIN[Seat.CON if who is Winner.CON else Seat.CAI]
    more, less = sorted((con.total, cai.total), reverse=True)
    if con.kind is Kind.NGU_LINH:
        return Line("xidach-fewer", "XD-6.2", who=winner, more=more, less=less)
    return Line("xidach-more", "XD-7.3", who=winner, more=more, less=less)
