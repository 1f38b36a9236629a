"""The questions of một lá: compare, deal."""

from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.fields import Asked
from tutorials.engine.french import CARDS, Card, refuse_shared
from tutorials.engine.lines import Line
from tutorials.engine.motla.fields import PLAYERS, A, B, read_card
from tutorials.engine.motla.options import Options

_ABOVE_KING = 14


def _rank(card: Card, options: Options) -> int:
    return _ABOVE_KING if card.rank == 1 and options.at == "cao" else card.rank


def compare(asked: Asked, options: Options) -> Answer:
    """Answer which of two cards wins. Law: ML-2.1, ML-2.2."""
    a, b = read_card(asked, A), read_card(asked, B)
    refuse_shared((("a", (a,)), ("b", (b,))))
    mine, theirs = _rank(a, options), _rank(b, options)
    winner = "hoa" if mine == theirs else "a" if mine > theirs else "b"
    article = "ML-2.2" if 1 in (a.rank, b.rank) else "ML-2.1"
    high, low = (b, a) if winner == "b" else (a, b)
    phrase = "motla-draw" if winner == "hoa" else "motla-higher"
    return {"winner": winner, "lines": [Line(phrase, article, high=high, low=low)]}


def deal(asked: Asked, options: Options) -> Answer:
    """Answer how many cards there are. Law: ML-1.1."""
    rest = len(CARDS) - asked[PLAYERS]
    return {"hand": 1, "noc": rest, "lines": [Line("motla-deal", "ML-1.1", rest=rest)]}


ASKS: Asks = {"compare": Ask(compare, (A, B)), "deal": Ask(deal, (PLAYERS,))}
