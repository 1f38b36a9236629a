"""The questions of ba cây and bài cào: value, compare, settle, deal."""

from collections.abc import Mapping, Sequence

from tutorials.engine import fields
from tutorials.engine.asks import Answer, Ask, Asks, Schema
from tutorials.engine.bacay import hand as hands
from tutorials.engine.bacay import names
from tutorials.engine.bacay.hand import SIZE, Hand, count, deck, highest, strength
from tutorials.engine.bacay.options import Options
from tutorials.engine.bacay.settle import (
    BEST_TAKES_ALL,
    ONE_AGAINST_ALL,
    WAYS,
    Ga,
    against_all,
    best_seats,
    next_chuong,
    pool,
    take_all,
    times,
)
from tutorials.engine.bacay.table_telling import all_lines, chuong_lines, ga_lines, next_lines, seat_lines, total_lines
from tutorials.engine.bacay.telling import article, compare_lines, value_lines
from tutorials.engine.errors import DoorError, Dotted, Path, Place, path_of, spelled
from tutorials.engine.fields import Question
from tutorials.engine.french import parse, refuse_shared
from tutorials.engine.lines import Line, counted

MOST_PLAYERS = 17  # three cards each of fifty-two
_PLAYERS = 4
_DRAW = "hoa"
_MOST_POT = 999

_CARDS: Schema = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}
_SEAT: Schema = {
    "type": "object",
    "properties": {"cards": _CARDS},
    "required": ["cards"],
    "additionalProperties": False,
}
SCHEMA: dict[str, Schema] = {
    "cards": _CARDS,
    "a": _CARDS,
    "b": _CARDS,
    "players": {"type": "integer", "minimum": 2, "maximum": MOST_PLAYERS},
    "seats": {"type": "array", "items": _SEAT, "minItems": 2, "maxItems": MOST_PLAYERS},
    "way": {"enum": list(WAYS)},
    "chuong": {"type": "integer", "minimum": 0, "maximum": MOST_PLAYERS - 1, "description": "Seat of the chương."},
    "ga": {
        "type": "array",
        "items": {"type": "integer", "minimum": 0, "maximum": MOST_PLAYERS - 1},
        "maxItems": MOST_PLAYERS,
        "description": "Seats that joined the side pool: none, or two and more.",
    },
    "pot": {
        "type": "integer",
        "minimum": 0,
        "maximum": _MOST_POT,
        "description": "Points that an earlier hand left in the side pool.",
    },
}


def _read(given: object, place: Place, options: Options) -> Hand:
    """Read three cards of the deck in use."""
    cards = parse(given, place)
    for card in cards:
        if card not in deck(options):
            raise DoorError(
                "not-in-deck",
                place,
                f"Bộ {options.bo_bai} lá không có {card.vi}: ba cây bỏ 10, J, Q, K. "
                "Hãy đổi lá ấy, hoặc hỏi với rules.bo_bai = 52.",
                f"The deck of {options.bo_bai} has no {card.en}: 10, J, Q and K are left out. "
                "Change that card, or ask with rules.bo_bai = 52.",
            )
    if len(cards) != SIZE:
        field = spelled(path_of(place))
        raise DoorError(
            "hand-size",
            place,
            f"Một bài có đúng {SIZE} lá; «{field}» có {len(cards)}. Hãy cho đủ {SIZE} lá.",
            f"A hand has exactly {SIZE} cards; «{field}» has {len(cards)}. Give {SIZE}.",
        )
    return count(cards, options)


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


def value(question: Question, law: str, options: Options) -> Answer:
    """Answer what three cards are worth."""
    hand = _read(fields.require(question, "cards"), "cards", options)
    return {
        "cards": [card.vi for card in hand.cards],
        **_worth(hand, options),
        "lines": value_lines(hand, law, options),
    }


def compare(question: Question, law: str, options: Options) -> Answer:
    """Answer which of two hands wins, and why."""
    a, b = (_read(fields.require(question, each), each, options) for each in ("a", "b"))
    refuse_shared((("a", a.cards), ("b", b.cards)))
    return {
        "winner": _winner(a, b, options),
        "a": _worth(a, options),
        "b": _worth(b, options),
        "lines": compare_lines(a, b, law, options),
    }


def _winner(a: Hand, b: Hand, options: Options) -> str:
    mine, theirs = strength(a, options), strength(b, options)
    return _DRAW if mine == theirs else "a" if mine > theirs else "b"


def settle(question: Question, law: str, options: Options) -> Answer:
    """Answer the points of each seat after a hand."""
    table = _read_seats(question, options)
    way = fields.word(question, "way", WAYS, BEST_TAKES_ALL)
    chuong = fields.number(question, "chuong", 0, 0, len(table) - 1)
    before = fields.number(question, "pot", 0, 0, _MOST_POT)
    joined = _read_ga(question, len(table))
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


def _read_ga(question: Question, players: int) -> list[int]:
    """Read the seats that joined the side pool: nobody, or at least two."""
    found = list(fields.items(question, "ga"))
    for place, seat in enumerate(found):
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
            raise DoorError(
                "seats",
                ("ga", Dotted(place)),
                f"«ga» ghi số chỗ của những người góp, từ 0 đến {players - 1}.",
                f"«ga» holds the seats of those who join, from 0 to {players - 1}.",
            )
    if len(set(found)) != len(found) or len(found) == 1:
        raise DoorError(
            "seats",
            "ga",
            "Góp gà phải từ hai người, mỗi người ghi một lần. Không ai góp thì bỏ trống «ga».",
            "The side pool takes two players or more, each named once. Leave «ga» out when nobody joins.",
        )
    return sorted(found)


def _read_seats(question: Question, options: Options) -> list[Hand]:
    found: list[tuple[Path, Hand]] = []
    for place, each in enumerate(fields.items(question, "seats")):
        path: Path = ("seats", Dotted(place))
        if not isinstance(each, Mapping):
            field = spelled(path)
            raise DoorError(
                "bad-type", path, f"«{field}» phải là một bảng có «cards».", f"«{field}» must be a table with «cards»."
            )
        fields.refuse_unknown(each, ("cards",), path)
        found.append(((*path, "cards"), _read(fields.require(each, "cards", path), (*path, "cards"), options)))
    most = len(deck(options)) // SIZE
    if not 2 <= len(found) <= most:
        raise DoorError(
            "seats",
            "seats",
            f"Cần từ 2 đến {most} người; «seats» có {len(found)}.",
            f"2 to {most} players are needed; «seats» has {len(found)}.",
        )
    refuse_shared((path, hand.cards) for path, hand in found)
    return [hand for _, hand in found]


def deal(question: Question, law: str, options: Options) -> Answer:
    """Answer how many cards each gets and how many stay."""
    size = len(deck(options))
    players = fields.number(question, "players", _PLAYERS, 2, size // SIZE)
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
            Line("bacay-deal" if rest else "bacay-deal-all", article(law, "2.2"), **_dealt(players, rest)),
        ],
    }


def _dealt(players: int, rest: int) -> dict[str, object]:
    return {"players": players, "hand": SIZE, "rest": counted(rest, "lá", "card")}


ASKS: Asks = {
    "value": Ask(value, ("cards",), ("cards",)),
    "compare": Ask(compare, ("a", "b"), ("a", "b")),
    "settle": Ask(settle, ("seats", "way", "chuong", "ga", "pot"), ("seats",)),
    "deal": Ask(deal, ("players",)),
}
