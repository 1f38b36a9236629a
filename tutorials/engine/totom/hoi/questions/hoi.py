"""The question about a hội: results of hands in, who pays whom out. Law: TT-16.4 to TT-16.9."""

from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Asked, Field, Flag, Maybe, Number, words
from tutorials.engine.lines import Line
from tutorials.engine.seats import CAI, SeatOf, Seats, SeatsOf
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.hoi.dealers import Dealers
from tutorials.engine.totom.hoi.hands import HANDS, fewest_of, read_hands
from tutorials.engine.totom.hoi.keeper import Counted, Keeper, Terms, usual_gom
from tutorials.engine.totom.hoi.ledger import Move
from tutorials.engine.totom.options import Options
from tutorials.engine.words import both

MOST_GOM = 1000
MOST_GA = 50
THUONG_HOI = ("cong-sang", "thoi")
DU_HOI = ("cong-sang", "de-rieng")

PLAYERS, GOM = Field("players", SeatsOf(), 5), Field("gom", Number(1, MOST_GOM), 1)
_THUONG_HOI, _DU_HOI = Field("thuong_hoi", words(THUONG_HOI), "cong-sang"), Field("du_hoi", words(DU_HOI), "cong-sang")
_THONG_QUA_HOA = Field("thong_qua_hoa", Flag(), False, "A draw does not break a row of wins.")
_GA_DAU_HOI = Field("ga_dau_hoi", Number(0, MOST_GA), 2)
_NHA_BAT_CAI = Field("nha_bat_cai", CAI.kind, None)


def ask_hoi(asked: Asked, options: Options) -> Answer:
    """Count a hội hand by hand: who pays whom, the pot, the gà, what is owed, who is cái and deals next."""
    game: Game = asked.about
    seats = asked[PLAYERS.of(SeatsOf(fewest_of(game), game.players)).optional(game.players)]
    terms = _terms(asked, seats, options)
    keeper = Keeper(seats, game, options, terms)
    lines: list[Line] = []
    hands: list[Answer] = []
    for hand in read_hands(asked, seats, game, options):
        counted = keeper.keep(hand)
        start = len(lines)
        lines += counted.lines
        hands.append(_hand(counted) | {"lines": [start, len(lines)]})
    ledger = keeper.ledger
    ended = keeper.is_gom and keeper.begun > 0 and keeper.begun == keeper.ended
    return {
        "players": list(seats),
        "gom": terms.gom if keeper.is_gom else None,
        "hands": hands,
        "van": len(hands),
        "totals": ledger.totals(),
        "pot": ledger.pot,
        "ga": ledger.points["ga"],
        "du": ledger.points["du"],
        "owed": {"seat": keeper.owed[0], "points": keeper.owed[1]} if keeper.owed else None,
        "hoi": {"begun": keeper.begun, "ended": keeper.ended},
        "debts": {seat: count for seat, count in ledger.debts.items() if count},
        "streak": {"seat": keeper.row[0], "wins": keeper.row[1]} if keeper.row else None,
        "cai_next": hands[-1]["cai_next"] if hands else {"seat": keeper.cai.seat, "bat_cai": None, "by": None},
        "dealers_next": hands[-1]["dealers_next"] if hands else None,
        "ended": ended,
        "lines": lines or [_first(keeper)],
    }


def _first(keeper: Keeper) -> Line:
    """Say what happens before the first hand."""
    if keeper.is_gom:
        return Line("hoi-will-gom", "TT-16.5.1", points=keeper.terms.gom, pot=keeper.terms.gom * len(keeper.seats))
    return Line("hoi-will-quang", "TT-16.5.2")


def _terms(asked: Asked, seats: Seats, options: Options) -> Terms:
    usual = usual_gom(len(seats), options)
    gom = asked[GOM.optional(usual)]
    if options.loi_diem == "gom" and gom * len(seats) < options.suong:
        raise DoorError("bad-type", "gom", both("error-totom-hoi-gom", gom=gom, suong=options.suong))
    one = Maybe(SeatOf(seats))
    return Terms(
        gom=gom,
        thuong_hoi=asked[_THUONG_HOI],
        du_hoi=asked[_DU_HOI],
        thong_qua_hoa=asked[_THONG_QUA_HOA],
        ga_dau_hoi=asked[_GA_DAU_HOI],
        cai=asked[CAI.of(one)],
        nha_bat_cai=asked[_NHA_BAT_CAI.of(one)],
    )


def _hand(counted: Counted) -> Answer:
    return {
        "number": counted.number,
        "result": counted.hand.result,
        "seat": counted.hand.caught or counted.hand.winner,
        "winner": counted.hand.winner,
        "cuoc": [each.slug for each in counted.worth.cuoc],
        "diem": counted.worth.diem,
        "dich": counted.worth.dich,
        "streak": counted.streak,
        "moves": [_move(move) for move in counted.moves],
        "cai": counted.cai,
        "cai_next": {
            "seat": counted.cai_next.seat,
            "bat_cai": counted.cai_next.bat_cai,
            "by": counted.cai_next.by,
        },
        "dealers_next": _dealers(counted.dealers_next),
        "totals": {seat: points for seat, points in counted.points.items() if seat in counted.debts},
        "pot": counted.points["lang"],
        "ga": counted.points["ga"],
        "debts": {seat: count for seat, count in counted.debts.items() if count},
        "tra_do": counted.pays_debt,
        "ended": counted.ended,
    }


def _dealers(found: Dealers | None) -> Answer | None:
    return {"seats": list(found.seats), "by": found.by} if found else None


def _move(move: Move) -> Answer:
    return {
        "from": move.giver,
        "to": move.taker,
        "points": move.points,
        "why": move.why,
        "article": move.article,
    }


ASKS: Asks = {
    "hoi": Ask(ask_hoi, (PLAYERS, GOM, HANDS, CAI, _NHA_BAT_CAI, _THUONG_HOI, _DU_HOI, _THONG_QUA_HOA, _GA_DAU_HOI))
}
