"""The questions about the table: dealing, the bắt cái card, who has the cái, and single cards."""

from collections.abc import Sequence

from tutorials.engine import fields
from tutorials.engine.cards import COPIES, Kind, parse, parse_one
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Question
from tutorials.engine.lines import Line
from tutorials.engine.totom.asks import Answer, Ask, Asks
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options


def ask_deal(question: Question, game: Game, options: Options) -> Answer:
    """Say how many cards each has, the nọc, and what a winning hand needs."""
    fewest = min(players for players, _ in game.noc_end)
    players = fields.number(question, "players", game.players, fewest, game.players)
    noc_end = game.noc_left(players, options)
    answer: Answer = {
        "players": players,
        "hand": game.hand,
        "cai": game.hand + 1,
        "noc": game.noc,
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
        Line("deal-noc", "TT-6.2", noc=game.noc, noc_end=noc_end),
        Line("deal-win", "TT-2.5", size=game.win_size, lung=game.min_lung),
    ]
    if "bat_cai" in question:
        part, count = _count_heap(parse(question["bat_cai"], "bat_cai"), game, options)
        answer["cai_part"] = part
        lines.append(Line("bat-cai", "TT-1.2", count=count, part=part))
    return answer | {"lines": lines}


def _count_heap(cards: Sequence[Kind], game: Game, options: Options) -> tuple[int, int]:
    """Count the heap of the cái from the bắt cái card or cards. Law: TT-1.2."""
    need = 2 if options.bat_cai == "hai-quan" else 1
    if len(cards) != need:
        raise DoorError(
            "hand-size",
            "bat_cai",
            f"Lệ này bắt cái bằng {need} quân, ở đây có {len(cards)}.",
            f"This house draws the cái with {need} card(s); there are {len(cards)}.",
        )
    red = 10 if options.bat_cai == "mot-quan-10" and game.players == 5 else 1
    count = sum(card.rank or red for card in cards)
    return (count - 1) % game.players + 1, count


RESULTS = ("u", "hoa", "hoa-chiu", "bao", "bo-bai")


def ask_cai(question: Question, game: Game, options: Options) -> Answer:
    """Say who has the cái after a hand. Law: TT-7.1."""
    result = fields.word(question, "result", RESULTS, "u")
    who = {"u": "u", "hoa": "hoa", "bo-bai": "lang"}.get(result)
    if result == "hoa-chiu":
        who = "chiu" if options.cai_nguoi_chiu else "hoa"
    if result == "bao":
        who = "bao" if options.cai_nguoi_bao else "u"
    seat = {
        "u": "nguoi-u",
        "hoa": "dau-ke",
        "chiu": "nguoi-chiu",
        "bao": "nguoi-bao",
        "lang": "bat-cai-lang",
    }[who or "u"]
    return {"cai": seat, "lines": [Line(f"cai-{who}", "TT-7.1")]}


def ask_card(question: Question, game: Game, options: Options) -> Answer:
    """Tell what a card is: names, rank, suit, colour, yêu."""
    kind = parse_one(fields.require(question, "card"), "card")
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
        "chan": kind.code not in {"1v", "1w", "1s", "tt", "oc"},
        "han": kind.han,
        "copies": COPIES,
        "lines": lines,
    }


ASKS: Asks = {
    "deal": Ask(ask_deal, ("players", "bat_cai")),
    "cai": Ask(ask_cai, ("result",)),
    "card": Ask(ask_card, ("card",), ("card",)),
}
