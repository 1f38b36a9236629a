"""The questions of ba cây and bài cào: value, compare, settle, deal."""

from collections.abc import Mapping, Sequence

from tutorials.engine import fields
from tutorials.engine.asks import Answer, Ask, Asks, Schema
from tutorials.engine.bacay import hand as hands
from tutorials.engine.bacay.hand import SIZE, Hand, Special, count, deck, highest, strength
from tutorials.engine.bacay.options import NAM, Options
from tutorials.engine.bacay.settle import BEST_TAKES_ALL, ONE_AGAINST_ALL, WAYS, against_all, best_seats, take_all
from tutorials.engine.errors import DoorError, Message
from tutorials.engine.fields import Question
from tutorials.engine.french import Cards, parse, refuse_shared
from tutorials.engine.lines import Line

MOST_PLAYERS = 17  # three cards each of fifty-two
_PLAYERS = 4
_DRAW = "hoa"
_HANDS = {"a": Message("thứ nhất", "one"), "b": Message("thứ hai", "two")}

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
}


def _read(given: object, field: str, options: Options) -> Hand:
    """Read three cards of the deck in use."""
    cards = parse(given, field)
    for card in cards:
        if card not in deck(options):
            raise DoorError(
                "not-in-deck",
                field,
                f"Bộ {options.bo_bai} lá không có {card.vi}: ba cây bỏ 10, J, Q, K. "
                "Hãy đổi lá ấy, hoặc hỏi với rules.bo_bai = 52.",
                f"The deck of {options.bo_bai} has no {card.en}: 10, J, Q and K are left out. "
                "Change that card, or ask with rules.bo_bai = 52.",
            )
    if len(cards) != SIZE:
        raise DoorError(
            "hand-size",
            field,
            f"Một bài có đúng {SIZE} lá; «{field}» có {len(cards)}. Hãy cho đủ {SIZE} lá.",
            f"A hand has exactly {SIZE} cards; «{field}» has {len(cards)}. Give {SIZE}.",
        )
    return count(cards, options)


def _article(law: str, number: str) -> str:
    return f"{law}-{number}"


def _sum(cards: Cards) -> str:
    return " + ".join(str(hands.worth(card)) for card in cards)


def _name(hand: Hand, law: str) -> Message:
    """Return what players call the hand."""
    if hand.special is Special.SAP:
        return Message("sáp", "sáp")
    if hand.special is Special.BA_TIEN:
        return Message("ba tiên", "ba tiên")
    if hand.nut == hands.TEN:
        return Message("10 điểm át cụ", "10 points with át cụ") if hand.has_at_cu else Message("10 điểm", "10 points")
    return _count(hand.nut, law) if hand.nut else Message("bù", "bù")


def _count(nut: int, law: str) -> Message:
    """Name points as each side of the country does: nút in the South, điểm in the North."""
    if law == NAM:
        return Message(f"{nut} nút", f"{nut} nút")
    return Message(f"{nut} điểm", f"{nut} points" if nut > 1 else "1 point")


def _slug(hand: Hand) -> str:
    """Return the name as a slug; that of a hand without one is `thuong`."""
    if hand.special:
        return hand.special.value
    if hand.nut == hands.TEN:
        return "muoi-at-cu" if hand.has_at_cu else "muoi"
    return "thuong" if hand.nut else "bu"


def _special(hand: Hand, options: Options) -> str | None:
    """Return the slug of a hand that no other hand of its points beats, or that wins without counting."""
    if hand.special:
        return hand.special.value
    return _slug(hand) if _is_muoi_at_cu(hand, options) else None


def _is_muoi_at_cu(hand: Hand, options: Options) -> bool:
    return hand.nut == hands.TEN and hand.has_at_cu and hands.counts_suits(options) and not hand.special


def _points(hand: Hand, law: str) -> Message:
    """Return the points alone, without the name of the hand."""
    return Message("10 điểm", "10 points") if hand.nut == hands.TEN and not hand.special else _name(hand, law)


def _lines(hand: Hand, law: str) -> list[Line]:
    """Explain what three cards are worth."""
    lines = [Line("bacay-sum", _article(law, "3.1"), cards=list(hand.cards), terms=_sum(hand.cards), total=hand.total)]
    if hand.special is Special.SAP:
        return [Line("bacay-sap", _article(law, "3.5"), cards=list(hand.cards))]
    if hand.special is Special.BA_TIEN:
        return [Line("bacay-ba-tien", _article(law, "3.4"), cards=list(hand.cards))]
    if hand.is_round:
        phrase = "bacay-muoi" if hand.nut else "bacay-bu"
        lines.append(Line(phrase, _article(law, "3.3"), total=hand.total))
    elif hand.total > hands.TEN:
        lines.append(Line("bacay-digit", _article(law, "3.2"), total=hand.total, what=_count(hand.nut, law)))
    else:
        lines.append(Line("bacay-small", _article(law, "3.2"), what=_count(hand.nut, law)))
    return lines


def _worth(hand: Hand, options: Options) -> Answer:
    speaks = highest(hand.cards, options).vi if hands.counts_suits(options) else None
    return {
        "nut": hand.nut,
        "special": _special(hand, options),
        "name": _slug(hand),
        "total": hand.total,
        "highest": speaks,
    }


def value(question: Question, law: str, options: Options) -> Answer:
    """Answer what three cards are worth."""
    hand = _read(fields.require(question, "cards"), "cards", options)
    lines = _lines(hand, law)
    if _is_muoi_at_cu(hand, options):
        lines.append(Line("bacay-muoi-at-cu", _article(law, "4.5")))
    return {"cards": [card.vi for card in hand.cards], **_worth(hand, options), "lines": lines}


def compare(question: Question, law: str, options: Options) -> Answer:
    """Answer which of two hands wins, and why."""
    a, b = (_read(fields.require(question, each), each, options) for each in ("a", "b"))
    refuse_shared((("a", a.cards), ("b", b.cards)))
    winner = _winner(a, b, options)
    lines = [
        *(
            Line("bacay-hand", _article(law, _counted_by(hand)), who=who, cards=list(hand.cards), what=_name(hand, law))
            for who, hand in ((_HANDS["a"], a), (_HANDS["b"], b))
        ),
        *_why(a, b, law, options),
    ]
    return {"winner": winner, "a": _worth(a, options), "b": _worth(b, options), "lines": lines}


def _winner(a: Hand, b: Hand, options: Options) -> str:
    mine, theirs = strength(a, options), strength(b, options)
    return _DRAW if mine == theirs else "a" if mine > theirs else "b"


def _counted_by(hand: Hand) -> str:
    if hand.special:
        return "3.5" if hand.special is Special.SAP else "3.4"
    return "3.3" if hand.is_round else "3.2"


def _why(a: Hand, b: Hand, law: str, options: Options) -> list[Line]:
    """Explain what parted the two hands, or that nothing does."""
    if hands.grade(a) != hands.grade(b):
        is_a = hands.grade(a) > hands.grade(b)
        better, worse = (a, b) if is_a else (b, a)
        if better.special:
            phrase = "bacay-special-wins"
            article = _counted_by(better)
        else:
            phrase, article = "bacay-more", "4.1"
        return [
            Line(
                phrase,
                _article(law, article),
                who=_HANDS["a" if is_a else "b"],
                more=_name(better, law),
                less=_name(worse, law),
            )
        ]
    if not hands.counts_suits(options):
        return [Line("bacay-draw", _article(law, "4.2"), what=_name(a, law))]
    tops = {side: highest(hand.cards, options) for side, hand in (("a", a), ("b", b))}
    side = _winner(a, b, options)
    who, mine, theirs = _HANDS[side], tops[side], tops["b" if side == "a" else "a"]
    lines = [Line("bacay-equal", _article(law, "4.2"), what=_points(a, law))]
    if mine.suit is not theirs.suit:
        lines.append(Line("bacay-suit", _article(law, "4.3"), who=who, more=mine, less=theirs))
    else:
        phrase, article = ("bacay-ace", "4.4") if mine.rank == hands.ACE else ("bacay-rank", "4.3")
        lines.append(Line(phrase, _article(law, article), who=who, more=mine, less=theirs))
    return lines


def settle(question: Question, law: str, options: Options) -> Answer:
    """Answer the points of each seat after a hand."""
    table = _read_seats(question, options)
    way = fields.word(question, "way", WAYS, BEST_TAKES_ALL)
    chuong = fields.number(question, "chuong", 0, 0, len(table) - 1)
    if way == ONE_AGAINST_ALL:
        points = against_all(table, chuong, options)
    else:
        points = take_all(table, options)
    best = best_seats(table, options)
    return {
        "way": way,
        "diem": points,
        "best": best,
        "seats": [_worth(hand, options) for hand in table],
        "lines": [*_seat_lines(table, law), *_point_lines(points, best, way, chuong, law, options)],
    }


def _read_seats(question: Question, options: Options) -> list[Hand]:
    found: list[tuple[str, Hand]] = []
    for place, each in enumerate(fields.items(question, "seats")):
        field = f"seats.{place}"
        if not isinstance(each, Mapping):
            raise DoorError(
                "bad-type", field, f"«{field}» phải là một bảng có «cards».", f"«{field}» must be a table with «cards»."
            )
        fields.refuse_unknown(each, ("cards",), field)
        found.append((f"{field}.cards", _read(fields.require(each, "cards", field), f"{field}.cards", options)))
    most = len(deck(options)) // SIZE
    if not 2 <= len(found) <= most:
        raise DoorError(
            "seats",
            "seats",
            f"Cần từ 2 đến {most} người; «seats» có {len(found)}.",
            f"2 to {most} players are needed; «seats» has {len(found)}.",
        )
    refuse_shared((field, hand.cards) for field, hand in found)
    return [hand for _, hand in found]


def _seat_lines(table: Sequence[Hand], law: str) -> list[Line]:
    return [
        Line("bacay-hand", _article(law, _counted_by(hand)), who=seat, cards=list(hand.cards), what=_name(hand, law))
        for seat, hand in enumerate(table, 1)
    ]


def _point_lines(
    points: Sequence[int], best: Sequence[int], way: str, chuong: int, law: str, options: Options
) -> list[Line]:
    """Explain the points of a table."""
    if way == ONE_AGAINST_ALL:
        return [
            Line("bacay-chuong", _article(law, "5.2"), who=chuong + 1),
            *(
                Line(_seat_phrase(each), _article(law, "5.3"), who=seat + 1, points=abs(each))
                for seat, each in enumerate(points)
            ),
        ]
    names = ", ".join(str(seat + 1) for seat in best)
    if len(best) == 1:
        return [Line("bacay-best", _article(law, "5.1"), who=names, points=points[best[0]])]
    if options.nhat_bang == "hoa-lang" or not any(points):
        return [Line("bacay-best-draw", _article(law, "5.4"), who=names)]
    return [Line("bacay-best-several", _article(law, "5.4"), who=names, points=points[best[0]])]


def _seat_phrase(points: int) -> str:
    return "bacay-gain" if points > 0 else "bacay-loss" if points else "bacay-even"


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
            Line("bacay-deck", _article(law, "1.1"), size=size),
            Line("bacay-most", _article(law, "2.1"), most=size // SIZE),
            Line("bacay-deal", _article(law, "2.2"), players=players, hand=SIZE, rest=rest),
        ],
    }


ASKS: Asks = {
    "value": Ask(value, ("cards",), ("cards",)),
    "compare": Ask(compare, ("a", "b"), ("a", "b")),
    "settle": Ask(settle, ("seats", "way", "chuong"), ("seats",)),
    "deal": Ask(deal, ("players",)),
}
