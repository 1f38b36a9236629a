"""Say in lines what a hand is and why one beats another."""

from collections.abc import Sequence

from tutorials.engine.errors import Message
from tutorials.engine.french import Cards
from tutorials.engine.lines import Line
from tutorials.engine.words import both
from tutorials.engine.xidach.hand import ACE, LIMIT, NGU_LINH_LOW, TEN, Hand, Kind, Seat, ace_values, ranks_of, totals
from tutorials.engine.xidach.options import DEN_FROM, Options
from tutorials.engine.xidach.payment import Winner, is_non_after_all

SEATS = {Seat.CON: Message("Con", "The player"), Seat.CAI: Message("Cái", "The dealer")}
ARTICLES = {
    Kind.XI_BANG: "XD-4.1",
    Kind.XI_DACH: "XD-4.2",
    Kind.NGU_LINH: "XD-6.1",
    Kind.THUONG: "XD-3.3",
    Kind.NON: "XD-5.4",
    Kind.QUAC: "XD-5.5",
}


def name(hand: Hand) -> Message:
    """Return what players call a hand, with its points where they matter."""
    return both(f"xidach-name-{hand.kind.value}", total=hand.total)


def hand_lines(cards: Cards, hand: Hand, seat: Seat, options: Options) -> list[Line]:
    """Explain what a hand is, from the cards to its name."""
    if hand.kind is Kind.XI_BANG:
        return [Line("xidach-xi-bang", "XD-4.1", cards=list(cards))]
    if hand.kind is Kind.XI_DACH:
        return [Line("xidach-xi-dach", "XD-4.2", cards=list(cards))]
    return [
        *_near_xi_dach(cards, options),
        *_ace_lines(cards, hand, options),
        Line("xidach-sum", "XD-3.3", cards=list(cards), terms=_terms(cards, hand, options), total=hand.total),
        *_five_lines(hand, options),
        _kind_line(hand, seat, options),
        *([Line("xidach-full", "XD-5.6")] if hand.is_full else []),
    ]


def _near_xi_dach(cards: Cards, options: Options) -> list[Line]:
    """Explain why an ace and a ten are no xì dách where only court cards make it."""
    if sorted(card.rank for card in cards) != [ACE, TEN]:
        return []
    return [Line("xidach-ten-no-xi-dach", "XD-4.2")]


def _five_lines(hand: Hand, options: Options) -> list[Line]:
    """Explain why five cards are no ngũ linh."""
    if not hand.is_full or hand.kind is Kind.NGU_LINH:
        return []
    if hand.kind is Kind.QUAC:
        return [Line("xidach-five-over", "XD-6.1")]
    low = NGU_LINH_LOW[options.ngu_linh]
    return [Line("xidach-five-low", "XD-6.1", total=hand.total, low=low, high=LIMIT)]


def _kind_line(hand: Hand, seat: Seat, options: Options) -> Line:
    if hand.kind is Kind.NGU_LINH:
        low = NGU_LINH_LOW[options.ngu_linh]
        return Line("xidach-ngu-linh-16" if low else "xidach-ngu-linh", "XD-6.1", total=hand.total, low=low)
    if hand.kind is Kind.QUAC:
        return Line("xidach-quac", "XD-5.5", total=hand.total)
    phrase = "xidach-non" if hand.kind is Kind.NON else "xidach-of-age"
    article = "XD-5.3" if seat is Seat.CAI else "XD-5.4" if hand.kind is Kind.NON else "XD-5.2"
    return Line(phrase, article, who=SEATS[seat], total=hand.total, minimum=seat.minimum(options))


def _ace_lines(cards: Cards, hand: Hand, options: Options) -> list[Line]:
    """Explain what aces may count, and which of the totals is taken."""
    if not any(card.rank == ACE for card in cards):
        return []
    values = ace_values(len(cards), options)
    if len(values) == 1:
        return [Line("xidach-ace-one", "XD-3.2", size=len(cards))]
    vi = f"{', '.join(map(str, values[:-1]))} hoặc {values[-1]}"
    en = f"{', '.join(map(str, values[:-1]))} or {values[-1]}"
    phrase, article = _ACE_TAKEN.get(hand.kind, ("xidach-ace-high", "XD-3.3"))
    line = Line("xidach-ace", "XD-3.2", size=len(cards), values=Message(vi, en))
    return [line, Line(phrase, article)] if len(totals(ranks_of(cards), options)) > 1 else [line]


_ACE_TAKEN = {Kind.QUAC: ("xidach-ace-over", "XD-3.3"), Kind.NGU_LINH: ("xidach-ace-low", "XD-6.2")}


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


def compare_lines(con: tuple[Cards, Hand], cai: tuple[Cards, Hand]) -> list[Line]:
    """Tell what a player and the dealer hold."""
    return [
        Line("xidach-hand", ARTICLES[hand.kind], who=SEATS[seat], cards=list(cards), what=name(hand))
        for seat, (cards, hand) in ((Seat.CON, con), (Seat.CAI, cai))
    ]


def den_line(hand: Hand, who: Message, options: Options) -> Line:
    """Tell why a hand pays for everyone. Law: XD-8.1, XD-8.2."""
    if options.den in DEN_FROM:
        return Line("xidach-den-from", "XD-8.2", who=who, total=hand.total, low=DEN_FROM[options.den])
    return Line("xidach-den-drew", "XD-8.1", who=who)


def why(con: Hand, cai: Hand, who: Winner, player: Message, options: Options) -> Line:
    """Return the line that parts the two hands; `player` is what the player is called."""
    if is_non_after_all(con, cai, options):
        return Line("xidach-non-after-all", "XD-7.6", who=player, total=con.total)
    if con.kind is cai.kind:
        return _alike(con, cai, who, player, options)
    is_con = who is Winner.CON
    better, worse = (con, cai) if is_con else (cai, con)
    called = {"who": player if is_con else SEATS[Seat.CAI]}
    if better.kind.is_dealt:
        article = "XD-4.5" if is_con else "XD-4.4"
        if worse.kind.is_dealt:
            return Line("xidach-bang-wins", article, **called)
        return Line("xidach-dealt-wins", article, what=name(better), **called)
    if better.kind is Kind.NGU_LINH:
        return Line("xidach-ngu-linh-wins", "XD-6.1", what=name(worse), **called)
    if worse.kind is Kind.QUAC:
        phrase = "xidach-non-over" if better.kind is Kind.NON else "xidach-other-over"
        return Line(phrase, "XD-7.6", total=worse.total, **called)
    if is_con:
        return Line("xidach-dealer-non", "XD-7.3", total=worse.total, minimum=options.cai_du_tuoi, **called)
    return Line("xidach-non-loses", "XD-7.5", who=player, total=worse.total)


_EQUAL = {Winner.HOA: "xidach-draw", Winner.CAI: "xidach-equal-cai", Winner.CON: "xidach-equal-con"}


def _alike(con: Hand, cai: Hand, who: Winner, player: Message, options: Options) -> Line:
    """Explain two hands of one kind."""
    if con.kind is Kind.QUAC:
        return Line("xidach-both-over" if who is Winner.HOA else "xidach-both-over-con", "XD-7.7", who=player)
    if con.kind is Kind.NON:
        return Line("xidach-both-non", "XD-7.5")
    if con.kind is Kind.NGU_LINH and options.hai_ngu_linh != "it-diem":
        return Line("xidach-two-ngu-linh" if who is Winner.HOA else "xidach-two-ngu-linh-cai", "XD-6.2")
    if con.kind.is_dealt or con.total == cai.total:
        article = "XD-4.4" if con.kind.is_dealt else "XD-7.4"
        return Line(_EQUAL[who], article, what=name(con))
    more, less = sorted((con.total, cai.total), reverse=True)
    phrase, article = ("xidach-fewer", "XD-6.2") if con.kind is Kind.NGU_LINH else ("xidach-more", "XD-7.3")
    return Line(phrase, article, who=player if who is Winner.CON else SEATS[Seat.CAI], more=more, less=less)
