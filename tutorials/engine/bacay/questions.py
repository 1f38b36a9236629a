"""The questions of ba cây and bài cào: value, compare, settle, deal."""

from collections.abc import Sequence

from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.bacay import hand as hands
from tutorials.engine.bacay.fields import (
    CARDS,
    CHUONG,
    GA,
    PLAYERS,
    POT,
    SEATS,
    WAY,
    A,
    B,
    read_ga,
    read_hand,
    read_seats,
)
from tutorials.engine.bacay.hand import SIZE, Hand, deck, highest, strength
from tutorials.engine.bacay.options import Options
from tutorials.engine.bacay.payment import (
    ONE_AGAINST_ALL,
    Ga,
    against_all,
    best_seats,
    next_chuong,
    pool,
    take_all,
    times,
)
from tutorials.engine.bacay.telling import names
from tutorials.engine.bacay.telling.hand import article, compare_lines, value_lines
from tutorials.engine.bacay.telling.table import all_lines, chuong_lines, ga_lines, next_lines, seat_lines, total_lines
from tutorials.engine.fields import Asked, Number
from tutorials.engine.french import refuse_shared
from tutorials.engine.lines import Line


def _worth(hand: Hand, options: Options) -> Answer:
    speaks = highest(hand.cards, options).vi if hands.counts_suits(options) else None
    return {
        "nut": hand.nut,
        "special": names.special(hand, options),
        "name": names.slug(hand),
        "total": hand.total,
        "highest": speaks,
        "gap": times(hand, options),
    }


def value(asked: Asked, options: Options) -> Answer:
    """Answer what three cards are worth."""
    hand = read_hand(asked, CARDS, options)
    return {
        "cards": [card.vi for card in hand.cards],
        **_worth(hand, options),
        "lines": value_lines(hand, asked.about, options),
    }


def compare(asked: Asked, options: Options) -> Answer:
    """Answer which of two hands wins, and why."""
    a, b = (read_hand(asked, each, options) for each in (A, B))
    refuse_shared((("a", a.cards), ("b", b.cards)))
    return {
        "winner": _winner(a, b, options),
        "a": _worth(a, options),
        "b": _worth(b, options),
        "lines": compare_lines(a, b, asked.about, options),
    }


def _winner(a: Hand, b: Hand, options: Options) -> str:
    mine, theirs = strength(a, options), strength(b, options)
    return "hoa" if mine == theirs else "a" if mine > theirs else "b"


def settle(asked: Asked, options: Options) -> Answer:
    """Answer the points of each seat after a hand."""
    law, table = asked.about, read_seats(asked, options)
    way = asked[WAY]
    chuong = asked[CHUONG.of(Number(0, len(table) - 1))]
    before = asked[POT]
    joined = read_ga(asked, len(table))
    is_one = way == ONE_AGAINST_ALL
    diem = against_all(table, chuong, options) if is_one else take_all(table, options)
    following = next_chuong(table, chuong, options) if is_one else None
    lines = seat_lines(table, law, options)
    lines += chuong_lines(table, chuong, diem, law, options) if is_one else all_lines(table, law, options)
    ga, ga_told = _ga(table, joined, before, law, options)
    total = [a + b for a, b in zip(diem, ga.points, strict=True)] if ga else diem
    lines += ga_told
    if ga and ga.seats:
        lines += total_lines(total, law)
    if following is not None:
        lines += next_lines(table, chuong, following, law, options)
    return {
        "way": way,
        "diem": diem,
        "ga": list(ga.points) if ga else None,
        "tong": total,
        "left": ga.left if ga else 0,
        "best": best_seats(table, options),
        "next_chuong": following,
        "seats": [_worth(hand, options) for hand in table],
        "lines": lines,
    }


def _ga(
    table: Sequence[Hand], joined: Sequence[int], before: int, law: str, options: Options
) -> tuple[Ga | None, list[Line]]:
    """Settle the side pool where the table has one and somebody speaks of it."""
    if not (joined or before):
        return None, []
    if not options.ga:
        return None, [Line("bacay-no-ga", article(law, "5.8"))]
    ga = pool(table, joined, before, options)
    return ga, ga_lines(ga, before, law)


def deal(asked: Asked, options: Options) -> Answer:
    """Answer how many cards each gets and how many stay."""
    law, size = asked.about, len(deck(options))
    players = asked[PLAYERS.of(Number(2, size // SIZE))]
    rest = size - players * SIZE
    return {
        "players": players,
        "hand": SIZE,
        "cai": SIZE,
        "deck": size,
        "noc": rest,
        "most": size // SIZE,
        "lines": [
            Line("bacay-deck", article(law, "1.1"), size=size),
            Line("bacay-most", article(law, "2.1"), most=size // SIZE),
            Line(
                "bacay-deal" if rest else "bacay-deal-all", article(law, "2.2"), players=players, hand=SIZE, rest=rest
            ),
        ],
    }


ASKS: Asks = {
    "value": Ask(value, (CARDS,)),
    "compare": Ask(compare, (A, B)),
    "settle": Ask(settle, (SEATS, WAY, CHUONG, GA, POT)),
    "deal": Ask(deal, (PLAYERS,)),
}
