"""The questions of xì dách: value, compare, turn, check, settle, odds, deal."""

from fractions import Fraction

from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Asked
from tutorials.engine.french import CARDS, Cards, refuse_shared
from tutorials.engine.lines import Line
from tutorials.engine.words import both
from tutorials.engine.xidach.fields import (
    AT_ODDS,
    CAI,
    CAI_DREW_OVER,
    CON,
    CONS,
    HAND,
    MOST_PLAYERS,
    PLAYERS,
    SEAT,
    SEEN,
    Player,
    read_hand,
    read_table,
)
from tutorials.engine.xidach.hand import FEW, Hand, Kind, Seat, judge, ranks_of, totals
from tutorials.engine.xidach.odds import NEEDED, Advice, Chances, Next, advise, nexts, ranks_by_class, unseen
from tutorials.engine.xidach.options import Options
from tutorials.engine.xidach.payment import Held, Winner, next_cai, result, times
from tutorials.engine.xidach.payment import settle as settle_points
from tutorials.engine.xidach.telling.hand import SEATS, compare_lines, den_line, hand_lines, name, why
from tutorials.engine.xidach.telling.table import next_lines, table_lines
from tutorials.engine.xidach.turn import Act, acts, may_check

_USUAL = 5
_PLACES = 6  # of a chance that is answered as a decimal


def _of(hand: Hand, seat: Seat, options: Options) -> Answer:
    return {"kind": hand.kind.value, "diem": hand.total, "min": seat.minimum(options)}


def value(asked: Asked, options: Options) -> Answer:
    """Answer what a hand is and how many points it has."""
    cards, seat = read_hand(asked, HAND), asked[SEAT]
    hand = judge(cards, seat, options)
    lines = hand_lines(cards, hand, seat, options)
    is_den = Held(hand).pays_for_all(options)
    if is_den:
        lines.append(den_line(hand, SEATS[seat], options))
    return {
        "cards": [card.vi for card in cards],
        "seat": seat.value,
        **_of(hand, seat, options),
        "totals": list(totals(ranks_of(cards), options)),
        "times": times(hand, options),
        "den": is_den,
        "lines": lines,
    }


def compare(asked: Asked, options: Options) -> Answer:
    """Answer who wins between a player and the dealer."""
    con, cai = read_hand(asked, CON), read_hand(asked, CAI)
    refuse_shared((("con", con), ("cai", cai)))
    mine, theirs = judge(con, Seat.CON, options), judge(cai, Seat.CAI, options)
    who, _ = result(Held(mine), Held(theirs), options)
    return {
        "winner": who.value,
        "con": _of(mine, Seat.CON, options),
        "cai": _of(theirs, Seat.CAI, options),
        "lines": [*compare_lines((con, mine), (cai, theirs)), *_parted_by(mine, theirs, who, options)],
    }


def _parted_by(con: Hand, cai: Hand, who: Winner, options: Options) -> list[Line]:
    """Tell what parts two hands: that one of them pays for everyone, or what the hands are."""
    paying = [seat for seat, hand in ((Seat.CON, con), (Seat.CAI, cai)) if Held(hand).pays_for_all(options)]
    lines = [den_line(con if seat is Seat.CON else cai, SEATS[seat], options) for seat in paying]
    return lines if len(paying) == 1 else [*lines, why(con, cai, who, SEATS[Seat.CON], options)]


_ACT_ARTICLES = {Act.RUT: "XD-5.1", Act.DAN: "XD-5.2", Act.XET: "XD-7.1"}


def turn(asked: Asked, options: Options) -> Answer:
    """Answer what may be done with a hand."""
    cards, seat = read_hand(asked, HAND), asked[SEAT]
    hand = judge(cards, seat, options)
    may = acts(hand, seat)
    lines = hand_lines(cards, hand, seat, options)
    for act in may:
        article = _ACT_ARTICLES.get(act) or ("XD-4.3" if hand.kind.is_dealt else "XD-5.6")
        if act is Act.DAN and hand.kind is Kind.QUAC:
            lines.append(Line("xidach-no-more-den" if options.den == "rut-qua-21" else "xidach-no-more", "XD-8.1"))
        elif act is Act.TRINH and hand.kind is Kind.QUAC and not hand.is_full:
            lines.append(Line("xidach-may-open", "XD-7.6"))
        elif not hand.is_full:  # of five cards it is told already
            lines.append(Line(f"xidach-may-{act.value}", article))
    if hand.kind is Kind.NON and not hand.is_full:
        phrase, article = ("xidach-must-draw-cai", "XD-5.3") if seat is Seat.CAI else ("xidach-must-draw", "XD-5.4")
        lines.append(Line(phrase, article, minimum=seat.minimum(options)))
    return {
        "seat": seat.value,
        **_of(hand, seat, options),
        "may": [act.value for act in may],
        "lines": lines,
    }


def check(asked: Asked, options: Options) -> Answer:
    """Answer whether the dealer may check, and what a check of one player brings."""
    cai = read_hand(asked, CAI)
    theirs = judge(cai, Seat.CAI, options)
    may = may_check(theirs)
    phrase, article = _check_line(theirs)
    lines = [*hand_lines(cai, theirs, Seat.CAI, options), Line(phrase, article, minimum=options.cai_du_tuoi)]
    answer: Answer = {"may": may, "cai": _of(theirs, Seat.CAI, options), "winner": None}
    if CON in asked:
        con = read_hand(asked, CON)
        refuse_shared((("cai", cai), ("con", con)))
        mine = judge(con, Seat.CON, options)
        answer["con"] = _of(mine, Seat.CON, options)
        if may:
            who, _ = result(Held(mine), Held(theirs), options)
            answer["winner"] = who.value
            lines += [*compare_lines((con, mine), (cai, theirs)), *_parted_by(mine, theirs, who, options)]
    return {**answer, "lines": lines}


def _check_line(cai: Hand) -> tuple[str, str]:
    if cai.kind is Kind.NON:
        return "xidach-check-non", "XD-7.1"
    if cai.kind is Kind.QUAC:
        return "xidach-check-over", "XD-7.6"
    if cai.kind.is_dealt:
        return "xidach-check-dealt", "XD-4.4"
    return "xidach-check-may", "XD-7.1"


def settle(asked: Asked, options: Options) -> Answer:
    """Answer the points of a table after the checking, early checks with the dealer as they stood then."""
    players, (cards, cai) = read_table(asked, options)
    found = settle_points([(each.held, each.cai) for each in players], options)
    following = next_cai([each.held.hand for each in players], cai.hand, options)
    return {
        "diem": {"cai": found.cai, "con": list(found.con)},
        "results": [_result(each, options) for each in players],
        "next_cai": following,
        "lines": [
            *table_lines(players, (cards, cai), found, options),
            *next_lines(following, players, options),
        ],
    }


def _result(player: Player, options: Options) -> Answer:
    who, worth = result(player.held, player.cai, options)
    is_den = player.held.pays_for_all(options)
    return {**_of(player.held.hand, Seat.CON, options), "winner": who.value, "points": worth, "den": is_den}


def odds(asked: Asked, options: Options) -> Answer:
    """Answer the exact chances of drawing and of standing."""
    cards = read_hand(asked, HAND)
    seen = asked[SEEN]
    refuse_shared((("cards", cards), ("seen", seen)))
    players = asked[AT_ODDS]
    left = len(CARDS) - len(cards) - len(seen)
    if left < NEEDED:
        raise DoorError("too-many-seen", "seen", both("error-xidach-too-many-seen", left=left, need=NEEDED))
    counts = unseen((*cards, *seen))
    hand = judge(cards, Seat.CON, options)
    advice = advise(ranks_by_class(cards), counts, options, players)
    coming = nexts(cards, counts, options) if advice.draw else ()
    over = sum(each.cards for each in coming if each.hand.kind is Kind.QUAC)
    return {
        **_of(hand, Seat.CON, options),
        "unseen": left,
        "next": [{**_of(each.hand, Seat.CON, options), "cards": each.cards} for each in coming],
        "quac": over,
        "safe": sum(each.cards for each in coming) - over,
        "of_age": sum(each.cards for each in coming if each.hand.kind in (Kind.THUONG, Kind.NGU_LINH)),
        "dan": None if hand.kind.is_dealt else _chances(advice.stand),
        "rut": _chances(advice.draw) if advice.draw else None,
        "best": advice.best.value,
        "lines": _odds_lines(cards, hand, left, coming, over, advice, options),
    }


def _chances(found: Chances) -> Answer:
    return {
        "thang": _decimal(found.win),
        "hoa": _decimal(found.draw),
        "thua": _decimal(found.lose),
        "diem": _decimal(found.points),
        "percent": _percent(found.win),
    }


def _decimal(chance: Fraction) -> float:
    return round(float(chance), _PLACES)


def _percent(chance: Fraction) -> int:
    """Return whole hundredths, a half counted up."""
    return int(chance * 100 + Fraction(1, 2))


def _odds_lines(
    cards: Cards, hand: Hand, left: int, coming: tuple[Next, ...], over: int, advice: Advice, options: Options
) -> list[Line]:
    """Explain the chances: the cards to come, then standing against drawing."""
    lines = hand_lines(cards, hand, Seat.CON, options)
    if hand.kind.is_dealt:
        return [*lines, Line("xidach-may-trinh", "XD-4.3")]
    if coming:
        lines.append(Line("xidach-unseen", "XD-10.1", left=left, over=over, safe=left - over))
        lines += [
            Line(
                "xidach-next" if each.cards > 1 else "xidach-next-one",
                "XD-10.1",
                cards=each.cards,
                what=name(each.hand),
            )
            for each in coming
            if each.hand.kind is not Kind.QUAC
        ]
    lines.append(_chance_line("xidach-stand", "XD-10.2", advice.stand))
    if advice.draw:
        lines.append(_chance_line("xidach-draw-one", "XD-10.3", advice.draw))
    if hand.kind is Kind.NON and advice.draw:
        lines.append(Line("xidach-must-draw", "XD-5.4", minimum=options.du_tuoi))
    elif advice.draw:
        lines.append(Line("xidach-best-rut" if advice.best is Act.RUT else "xidach-best-dan", "XD-10.3"))
    return lines


def _chance_line(phrase: str, article: str, found: Chances) -> Line:
    return Line(phrase, article, win=_percent(found.win), draw=_percent(found.draw), lose=_percent(found.lose))


def deal(asked: Asked, options: Options) -> Answer:
    """Answer how many cards each gets and how many stay."""
    players = asked[PLAYERS]
    rest = len(CARDS) - players * FEW
    lines = [Line("xidach-deal", "XD-2.1", players=players, hand=FEW), Line("xidach-rest", "XD-2.2", rest=rest)]
    if players > _USUAL:
        lines.insert(0, Line("xidach-many", "XD-1.2", usual=_USUAL))
    return {"players": players, "hand": FEW, "cai": FEW, "noc": rest, "most": MOST_PLAYERS, "lines": lines}


ASKS: Asks = {
    "value": Ask(value, (HAND, SEAT)),
    "compare": Ask(compare, (CON, CAI)),
    "turn": Ask(turn, (HAND, SEAT)),
    "check": Ask(check, (CAI, CON.optional())),
    "settle": Ask(settle, (CONS, CAI, CAI_DREW_OVER)),
    "odds": Ask(odds, (HAND, SEEN, AT_ODDS)),
    "deal": Ask(deal, (PLAYERS,)),
}
