"""The questions about phu: whether some cards are one, and how a hand is laid out in them."""

from collections.abc import Sequence

from tutorials.engine.asks import Answer, Ask, Asks, names
from tutorials.engine.cards import Kind, Suit, spoken
from tutorials.engine.errors import DoorError, Message
from tutorials.engine.fields import Asked
from tutorials.engine.lines import Line
from tutorials.engine.totom.fields import CARDS, HAND
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.solve.arrange import Arrangement
from tutorials.engine.totom.solve.phu import Phu, PhuKind, judge_phu
from tutorials.engine.totom.solve.state import in_house, read_hand
from tutorials.engine.totom.solve.tam_tu import lay_out
from tutorials.engine.words import both

# phu ------------------------------------------------------------------------------------------


def ask_phu(asked: Asked, options: Options) -> Answer:
    """Say whether the cards are one phu, and of which sort."""
    cards = asked[CARDS]
    if not cards:
        raise DoorError("missing", "cards", both("error-totom-no-card"))
    phu = judge_phu(cards)
    lines = _phu_lines(phu) if phu else _not_phu_lines(cards)
    return {
        "phu": phu is not None,
        "kind": phu.kind.slug if phu else None,
        "lung": phu.lung.slug if phu and phu.lung else None,
        "lines": lines,
    }


def _phu_lines(phu: Phu) -> list[Line]:
    names = list(phu.cards)
    if phu.lung:
        trung = phu.lung.slug.startswith("trung")
        shown = Message(phu.lung.vi, phu.lung.vi)
        lines = [Line("is-trung" if trung else "is-lung", phu.article, cards=names, lung=shown)]
        copies = not trung and len(phu.cards) > 3
    else:
        lines = [Line(f"is-{phu.kind.slug}", phu.article, cards=names)]
        copies = phu.kind is PhuKind.BI and len(phu.cards) > 3
    if copies:
        lines.append(Line("bi-copies", "TT-4.9"))
    return lines


def _not_phu_lines(cards: Sequence[Kind]) -> list[Line]:
    """Say what keeps the cards from being a phu: every reason that holds."""
    lines = []
    ranks = {card.rank for card in cards}
    suits = {card.suit for card in cards}
    if len(cards) > 1 and all(card.is_yeu for card in cards):
        lines.append(Line("not-two-yeu", "TT-4.3"))
    elif len(cards) < 3:
        lines.append(Line("not-few", "TT-4.1"))
    if len(ranks) == 1 and None not in ranks and suits != set(Suit) and len(set(cards)) > 1:
        lines.append(Line("not-suits", "TT-4.1"))
    if len(suits) == 1 and None not in suits and len(ranks) > 1:
        if len(set(cards)) < len(cards):
            lines.append(Line("not-copies-doc", "TT-4.9"))
        elif {1, 9} <= ranks:
            lines.append(Line("not-wrap", "TT-4.10"))
        elif len(cards) >= 3:
            lines.append(Line("not-gap", "TT-4.2"))
    return lines or [Line("not-mixed", "TT-4.4")]


# arrange --------------------------------------------------------------------------------------


def ask_arrange(asked: Asked, options: Options) -> Answer:
    """Lay the hand out with the fewest loose cards, then the most separate lưng."""
    game: Game = asked.about
    found = lay_out(in_house(read_hand(asked, game), options))
    return {
        "tron": found.is_round,
        "lung": found.lung,
        "phu": phu_list(found),
        "rac": names(found.loose),
        "lines": arrangement_lines(found),
    }


def phu_list(found: Arrangement) -> list[Answer]:
    """Return the phu as an answer tells them."""
    return [
        {
            "kind": phu.kind.slug,
            "cards": names(phu.cards),
            "lung": phu.lung.slug if phu.lung else None,
        }
        for phu in found.phu
    ]


def arrangement_lines(found: Arrangement) -> list[Line]:
    """Explain a hand laid out: round or what is loose, and its lưng."""
    if found.is_round:
        lines = [Line("round", "TT-3.1")]
    else:
        lines = [Line("loose", "TT-5.2", count=len(found.loose), cards=list(found.loose))]
    if found.lung:
        lines.append(Line("lung-count", "TT-4.4", count=found.lung, names=lung_names(found)))
    else:
        lines.append(Line("lung-none", "TT-4.4"))
    for phu in found.phu:
        if phu.kind is PhuKind.TAM_TU:
            lines.append(Line("tam-tu", "TT-4.13", card=phu.cards[0]))
        if phu.lung and phu.lung.slug.startswith("trung") and len(set(phu.cards)) > 1:
            block = max(phu.cards, key=phu.cards.count)
            lines.append(Line("block-inside", "TT-4.12", lung=Message(phu.lung.vi, phu.lung.vi), card=block))
    return lines


def lung_names(found: Arrangement) -> Message:
    """Name each lưng with its cards."""
    told = [(phu.lung.vi, spoken(phu.cards)) for phu in found.phu if phu.lung]
    vi, en = (", ".join(f"{name} ({cards.say(lang)})" for name, cards in told) for lang in ("vi", "en"))
    return Message(vi, en)


ASKS: Asks = {
    "phu": Ask(ask_phu, (CARDS,)),
    "arrange": Ask(ask_arrange, HAND),
}
