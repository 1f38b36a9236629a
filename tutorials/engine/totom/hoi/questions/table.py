"""The questions about the table: dealing, the bắt cái card, who has the cái, and single cards."""

from collections.abc import Sequence

from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.cards import CHAN_LEAVES_OUT, COPIES, Kind, parse_one
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Asked, Field, Flag, Maybe, Number, Text, words
from tutorials.engine.lines import Line
from tutorials.engine.seats import CAI, SeatOf, SeatsOf
from tutorials.engine.totom.fields import ANY_CARDS, PLAYERS
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.hoi.bat_cai import count_heap
from tutorials.engine.totom.hoi.cai import ARTICLES, WHO, who_has_cai
from tutorials.engine.totom.hoi.cai import RESULTS as RESULTS
from tutorials.engine.totom.options import Options
from tutorials.engine.words import both

CARD, _RESULT = Field("card", Text(parse_one)), Field("result", words(RESULTS), "u")
SEATS = Field("seats", SeatsOf(), 5)
_BAT_CAI = Field("bat_cai", ANY_CARDS, ())
_DAU_HOI = Field("dau_hoi", Flag(), False, "First hand of a hội: the card names the seat too.")


def ask_deal(asked: Asked, options: Options) -> Answer:
    """Say how many cards each has, the nọc, and what a winning hand needs."""
    game: Game = asked.about
    fewest = min(players for players, _ in game.noc_end)
    players = asked[PLAYERS.of(Number(fewest, game.players)).optional(game.players)]
    noc_end = game.noc_left(players, options)
    face_up = 1 if options.bat_cai == "rut-hai" else 0
    answer: Answer = {
        "players": players,
        "hand": game.hand,
        "cai": game.hand + 1,
        "noc": game.noc - face_up,
        "noc_face_up": face_up,
        "noc_end": noc_end,
        "win_size": game.win_size,
        "min_lung": game.min_lung,
    }
    lines = [
        Line(
            "deal-parts",
            "TT-1.1",
            players=players,
            parts=game.players + 1,
            hand=game.hand,
            cai=game.hand + 1,
        ),  # fmt: skip
        Line("deal-noc" if noc_end else "deal-noc-empty", "TT-6.2", noc=game.noc - face_up, noc_end=noc_end),
        Line("deal-win", "TT-2.5", size=game.win_size, lung=game.min_lung),
    ]
    if face_up:
        lines.append(Line("deal-face-up", "TT-1.2"))
    if game.noc_end_mat and players < game.players:
        lines.append(Line("deal-diem-four", "BT-16.2"))
    if _BAT_CAI in asked:
        found, more = _bat_cai(asked, game, options)
        answer |= found
        lines += more
    return answer | {"lines": lines}


def _bat_cai(asked: Asked, game: Game, options: Options) -> tuple[Answer, list[Line]]:
    """Count the heap, and name the seat: the first hand of a hội names the player too. Law: TT-1.2.3, TT-1.2.4."""
    cards = asked[_BAT_CAI]
    first = asked[_DAU_HOI]
    seats = asked[SEATS.of(SeatsOf(game.players, game.players)).optional(game.players)]
    cai = asked[CAI.of(Maybe(SeatOf(seats)))]
    if first and cai is not None:
        raise DoorError("conflict", "cai", both("error-totom-first-cai"))
    counted = count_heap(cards, game, options)
    if counted is None:
        found: Answer = {"cai_part": None, "cai_seat": cai, "kept": cards[0].vi, "shown": cards[1].vi}
        return found, [_kept_and_shown(cards)]
    lines = list(counted.lines)
    if first:
        cai = seats[counted.heap - 1]
        lines.append(Line("bat-cai-first", "TT-1.2.4", seat=cai, part=counted.heap))
    elif cai is not None:
        lines.append(Line("bat-cai-later", "TT-1.2.2", seat=cai, part=counted.heap))
    return {"cai_count": counted.count, "cai_part": counted.heap, "cai_seat": cai}, lines


def ask_cai(asked: Asked, options: Options) -> Answer:
    """Say who has the cái after a hand. Law: TT-7.1."""
    who = who_has_cai(asked[_RESULT], options)
    return {"cai": WHO[who], "lines": [Line(f"cai-{who}", ARTICLES[who])]}


def ask_card(asked: Asked, options: Options) -> Answer:
    """Tell what a card is: names, rank, suit, colour, yêu."""
    kind = asked[CARD]
    lines = [
        Line("card", "TT-0.4", card=kind, han=kind.han),
        Line("card-red" if kind.is_red else "card-black", "TT-0.2", card=kind),
    ]
    if kind.is_yeu:
        lines.append(Line("card-yeu", "TT-0.3", card=kind))
    return {
        "card": kind.vi,
        "code": kind.code,
        "words": kind.vi_words,
        "rank": kind.rank,
        "suit": kind.suit.letter if kind.suit else None,
        "red": kind.is_red,
        "yeu": kind.is_yeu,
        "chan": kind.code not in CHAN_LEAVES_OUT,
        "han": kind.han,
        "copies": COPIES,
        "lines": lines,
    }


def _kept_and_shown(cards: Sequence[Kind]) -> Line:
    """Say what becomes of the two cards that the cái draws himself. Law: TT-1.2."""
    return Line("bat-cai-two", "TT-1.2", kept=cards[0], shown=cards[1])


ASKS: Asks = {
    "deal": Ask(ask_deal, (PLAYERS, _BAT_CAI, _DAU_HOI, SEATS, CAI)),
    "cai": Ask(ask_cai, (_RESULT,)),
    "card": Ask(ask_card, (CARD,)),
}
