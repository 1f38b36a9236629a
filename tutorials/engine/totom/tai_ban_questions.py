"""The questions of tài bàn alone: count the lưng of a hand."""

from collections.abc import Mapping

from tutorials.engine import fields
from tutorials.engine.cards import parse, refuse_fifth_copy
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Question
from tutorials.engine.totom.asks import Answer, Ask, Asks
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.tai_ban import HOWS, Laid, count


def ask_count(question: Question, game: Game, options: Options) -> Answer:
    """Count the lưng of a tài bàn hand."""
    laid = []
    for number, meld in enumerate(fields.items(question, "phu")):
        field = f"phu[{number}]"
        if not isinstance(meld, Mapping):
            raise DoorError(
                "bad-type",
                field,
                "Mỗi phu là một bảng có «cards» và «how».",
                "Each phu is a table with «cards» and «how».",
            )
        fields.refuse_unknown(meld, ("cards", "how"), field)
        cards = parse(fields.require(meld, "cards", field), f"{field}.cards")
        laid.append(Laid(cards, fields.word(meld, "how", HOWS, "an", field)))
    refuse_fifth_copy([card for phu in laid for card in phu.cards], "phu")
    found = count(laid, khan_at_deal=fields.flag(question, "khan_at_deal"))
    return {"lung": found.lung, "cuoc": found.cuoc, "times": found.times, "lines": list(found.lines)}


ASKS: Asks = {"count": Ask(ask_count, ("phu", "khan_at_deal"))}
