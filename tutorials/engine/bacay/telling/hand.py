"""Why three cards are worth what they are, and why one hand beats another."""

from collections.abc import Sequence

from tutorials.engine.bacay import hand as hands
from tutorials.engine.bacay.hand import Hand, Special, grade, highest, strength
from tutorials.engine.bacay.options import Options
from tutorials.engine.bacay.payment import times
from tutorials.engine.bacay.telling.names import BA_TIEN, SAP, introduced, is_muoi_at_cu, name, nut
from tutorials.engine.errors import Message
from tutorials.engine.french import Card, Cards
from tutorials.engine.lines import Line
from tutorials.engine.words import both

HANDS = {"a": Message("thứ nhất", "first"), "b": Message("thứ hai", "second")}

_TIMES = {2: Message("gấp đôi", "double"), 3: Message("gấp ba", "three times"), 4: Message("gấp bốn", "four times")}


def article(law: str, number: str) -> str:
    """Return the article of the law that the game has."""
    return f"{law}-{number}"


def counted_by(hand: Hand) -> str:
    """Return the number of the article that says what the hand is."""
    if hand.special:
        return "3.5" if hand.special is Special.SAP else "3.4"
    return "3.3" if hand.is_round else "3.2"


def _sum(cards: Cards) -> str:
    return " + ".join(str(hands.worth(card)) for card in cards)


def value_lines(hand: Hand, law: str, options: Options) -> list[Line]:
    """Explain what three cards are worth, and what a win with them takes."""
    lines = _special_lines(hand, law, options) if hand.special else _count_lines(hand, law)
    if is_muoi_at_cu(hand, options):
        lines.append(Line("bacay-muoi-at-cu", article(law, "4.5")))
    return [*lines, *times_lines([hand], law, options)]


def _count_lines(hand: Hand, law: str) -> list[Line]:
    first = Line("bacay-sum", article(law, "3.1"), cards=list(hand.cards), terms=_sum(hand.cards), total=hand.total)
    if hand.is_round:
        return [first, Line("bacay-muoi" if hand.nut else "bacay-bu", article(law, "3.3"), total=hand.total)]
    phrase = "bacay-digit" if hand.total > hands.TEN else "bacay-small"
    return [first, Line(phrase, article(law, "3.2"), total=hand.total, what=nut(hand.nut, law))]


def _special_lines(hand: Hand, law: str, options: Options) -> list[Line]:
    """Explain a hand that is not counted; three jacks, queens or kings may be two things."""
    cards, here = list(hand.cards), article(law, counted_by(hand))
    is_sap = hand.special is Special.SAP
    lines = [Line("bacay-sap" if is_sap else "bacay-ba-tien", here, cards=cards, what=name(hand, law))]
    if not (options.sap and hands.has_ba_tien(options)):
        return lines
    is_both = len({card.rank for card in cards}) == 1 and cards[0].rank >= hands.JACK
    if is_both:
        lines.insert(0, Line("bacay-both", article(law, "3.5"), cards=cards, what=SAP if is_sap else BA_TIEN))
    return [*lines, _above(law, options)]


def _above(law: str, options: Options) -> Line:
    return Line("bacay-sap-above" if options.tren_het == "sap" else "bacay-tien-above", article(law, "3.5"))


def times_lines(winners: Sequence[Hand], law: str, options: Options) -> list[Line]:
    """Explain the wins that take more than a point, each kind of hand once. Law: BC-5.5."""
    found = {name(hand, law): times(hand, options) for hand in winners}
    return [
        Line("bacay-times", article(law, "5.5"), what=what, times=_TIMES[many], points=many)
        for what, many in found.items()
        if many > 1
    ]


def order_lines(table: Sequence[Hand], law: str, options: Options) -> list[Line]:
    """Explain how the special hands of a table stand to each other. Law: BC-3.5."""
    kinds = {hand.special for hand in table if hand.special}
    saps = [hand for hand in table if hand.special is Special.SAP]
    lines = [_above(law, options)] if len(kinds) > 1 else []
    if len(saps) > 1 and any(hand.cards[0].rank == hands.ACE for hand in saps):
        phrase = "bacay-sap-ace-high" if options.sap_at == "cao-nhat" else "bacay-sap-ace-low"
        lines.append(Line(phrase, article(law, "3.5")))
    return lines


def compare_lines(a: Hand, b: Hand, law: str, options: Options) -> list[Line]:
    """Explain two hands, what parts them, or that nothing does."""
    return [
        *(
            Line(
                "bacay-hand",
                article(law, counted_by(hand)),
                who=who,
                cards=list(hand.cards),
                what=introduced(hand, law),
            )
            for who, hand in ((HANDS["a"], a), (HANDS["b"], b))
        ),
        *order_lines((a, b), law, options),
        *_why(a, b, law, options),
    ]


def _why(a: Hand, b: Hand, law: str, options: Options) -> list[Line]:
    if strength(a, options) == strength(b, options):
        return [Line("bacay-draw", article(law, "4.2"), what=shared(a, law))]
    is_a = strength(a, options) > strength(b, options)
    who = HANDS["a" if is_a else "b"]
    better, worse = (a, b) if is_a else (b, a)
    if grade(a, options) != grade(b, options):
        phrase = "bacay-sap-more" if a.special is b.special is Special.SAP else "bacay-more"
        here = article(law, parted_by(better))
        return [Line(phrase, here, who=who, more=name(better, law), less=name(worse, law))]
    more, less = highest(better.cards, options), highest(worse.cards, options)
    why, number = suit_reason(more, less)
    return [
        Line("bacay-equal", article(law, "4.2"), what=shared(a, law)),
        Line("bacay-suit", article(law, number), who=who, more=more, less=less, why=why),
    ]


def parted_by(better: Hand) -> str:
    """Return the number of the article that puts a hand above one of another grade."""
    return counted_by(better) if better.special else "4.1"


def shared(hand: Hand, law: str) -> Message:
    """Return what two hands of one grade have in common, át cụ left aside."""
    return nut(hand.nut, law) if not hand.special else name(hand, law)


def suit_reason(more: Card, less: Card) -> tuple[Message, str]:
    """Return why one card beats another where suits break ties, with the number of the article."""
    if more.suit is not less.suit:
        return both("bacay-by-suit"), "4.3"
    is_ace = more.rank == hands.ACE
    return (both("bacay-by-ace"), "4.4") if is_ace else (both("bacay-by-rank"), "4.3")
