"""The questions about a hand: what is a phỏm, how to lay down, may a card be taken, thrown, sent."""

from collections.abc import Sequence

from tutorials.engine.asks import Answer, Ask, Asks, names
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Asked
from tutorials.engine.french import Card, Cards
from tutorials.engine.lines import Line
from tutorials.engine.tala.fields import (
    AIM,
    CARD,
    CARDS,
    EATEN,
    LAID,
    LAID_AS,
    MOM,
    SEEN,
    SENT,
    TABLE,
    THROW,
    Lying,
    in_order,
    not_held,
    read_hand,
    read_table,
    read_within,
    require_possible,
)
from tutorials.engine.tala.melds import HELD, Layout, is_khan, is_u, lay
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.payment import DEN_CARDS, UKind
from tutorials.engine.tala.phom import ca_in, judge, points_of
from tutorials.engine.tala.turn import Sending, Taking, Throw, send, take, throws, with_waits
from tutorials.engine.words import both


def ask_phom(asked: Asked, options: Options) -> Answer:
    """Say whether the cards are one phỏm, of which kind, or a cạ. Law: TL-3."""
    cards = in_order(asked[CARDS])
    ace_high = options.at == "hai-dau"
    phom = judge(cards, ace_high=ace_high)
    ca = len(cards) == 2 and bool(ca_in(cards, ace_high=ace_high))
    return {
        "phom": phom is not None,
        "kind": phom.kind.slug if phom else None,
        "ca": ca,
        "lines": [_phom_line(cards, options)],
    }


def _phom_line(cards: Cards, options: Options) -> Line:
    """Say what the cards make, or what they lack."""
    phom = judge(cards, ace_high=options.at == "hai-dau")
    if phom:
        article = {"ngang": "TL-3.1", "doc": "TL-3.2"}[phom.kind.slug]
        if phom.kind.slug == "doc" and any(card.rank == 1 for card in cards):
            article = "TL-3.3"
        return Line("tala-phom", article, cards=list(phom.cards), kind=phom.kind)
    if len(cards) == 2 and ca_in(cards, ace_high=options.at == "hai-dau"):
        return Line("tala-ca", "TL-3.5", cards=list(cards))
    if len(cards) < 3:
        return Line("tala-no-phom-few", "TL-3.1", count=len(cards))
    ranks = sorted(card.rank for card in cards)
    is_one_suit = len({card.suit for card in cards}) == 1
    if ranks == list(range(ranks[0], ranks[0] + len(ranks))):
        return Line("tala-no-phom-suit", "TL-3.2")
    if is_one_suit and judge(cards, ace_high=True):
        return Line("tala-no-phom-ace", "TL-3.3")
    if is_one_suit:
        return Line("tala-no-phom-gap", "TL-3.2")
    return Line("tala-no-phom-ranks", "TL-3.1")


# melds ----------------------------------------------------------------------------------------


def ask_melds(asked: Asked, options: Options) -> Answer:
    """Lay a hand down with the fewest points left. Law: TL-6.2, TL-8, TL-9.1."""
    held, eaten = read_hand(asked)
    require_possible(held, eaten, options)
    layout = lay(held, eaten, options=options)
    assert layout is not None
    khan = not eaten and is_khan(held, options)
    return {
        **layout_answer(layout, options),
        "u": layout.is_u,
        "u_tron": layout.is_round,
        "u_khan": khan and options.u_khan > 0,
        "mom": not layout.phom,
        "lines": [*layout_lines(layout, eaten, options), *_khan_lines(khan, options)],
    }


def layout_answer(layout: Layout, options: Options) -> Answer:
    """Return the keys that tell how a hand lies."""
    ace_high = options.at == "hai-dau"
    return {
        "phom": [names(phom.cards) for phom in layout.phom],
        "kinds": [phom.kind.slug for phom in layout.phom],
        "rac": names(layout.loose),
        "ca": [names(pair) for pair in ca_in(layout.loose, ace_high=ace_high)],
        "diem": layout.points,
    }


def layout_lines(layout: Layout, eaten: Cards, options: Options) -> list[Line]:
    """Tell phỏm by phỏm how a hand lies, and what is left."""
    lines = [_phom_line(phom.cards, options) for phom in layout.phom]
    if eaten:
        phrase = "tala-eaten-shared" if options.hai_la_an else "tala-eaten"
        lines.append(Line(phrase, "TL-6.3", cards=list(eaten)))
    if layout.loose:
        lines.append(Line("tala-loose", "TL-9.1", cards=list(layout.loose), points=layout.points))
    elif layout.phom:
        lines.append(Line("tala-none-loose", "TL-9.1"))
    if layout.is_round:
        lines.append(Line("tala-u-tron", "TL-8.2", points=options.u_tron))
    elif layout.is_u:
        lines.append(Line("tala-u" if layout.loose else "tala-u-zero", "TL-8.1"))
    if not layout.phom:
        lines.append(Line("tala-mom", "TL-9.4"))
    return lines


def _khan_lines(khan: bool, options: Options) -> list[Line]:
    if not khan:
        return []
    if options.u_khan:
        return [Line("tala-khan", "TL-8.3", points=options.u_khan)]
    return [Line("tala-khan-off", "TL-8.3")]


# lay ------------------------------------------------------------------------------------------


def ask_lay(asked: Asked, options: Options) -> Answer:
    """Judge a hand as somebody lays it: `laid` are the cards put into phỏm. Law: TL-6.2, TL-6.3."""
    held, eaten = read_hand(asked)
    require_possible(held, eaten, options)
    laid = read_within(asked, LAID, held)
    best, found = lay(held, eaten, options=options), None
    assert best is not None
    rest = tuple(card for card in held if card not in laid)
    outside = tuple(card for card in eaten if card in rest)
    if not outside:
        found = _laid_whole(laid, eaten, options)
    is_least = found is not None and points_of(rest) == best.points
    if best.is_u:  # then nothing but ù is worth laying, whatever the one card over counts
        is_least = found is not None and is_u(len(held), len(rest))
    if outside:
        line, verdict = Line("tala-laid-eaten", "TL-6.3", cards=list(outside)), "sai"
    elif found is None:
        line, verdict = Line("tala-laid-wrong", "TL-6.2"), "sai"
    elif is_least and best.is_u:
        line, verdict = Line("tala-laid-u", "TL-8.1"), "it-nhat"
    elif best.is_u:
        line, verdict = Line("tala-laid-no-u", "TL-8.1"), "con-hon"
    elif is_least:
        line, verdict = Line("tala-laid-least", "TL-6.2", points=best.points), "it-nhat"
    else:
        line, verdict = Line("tala-laid-more", "TL-6.2", points=points_of(rest), least=best.points), "con-hon"
    return {
        "verdict": verdict,
        "phom": [names(phom.cards) for phom in found.phom] if found else [],
        "rac": names(rest),
        "diem": points_of(rest),
        "least": best.points,
        "lines": [line],
    }


def _laid_whole(laid: Cards, eaten: Cards, options: Options) -> Layout | None:
    """Return the cards as phỏm with none over; None if they do not all fall into phỏm."""
    if not laid:
        return Layout((), (), 0, False)
    found = lay(laid, eaten, options=options)
    return found if found is not None and not found.loose else None


# eat ------------------------------------------------------------------------------------------

_EAT_LINES = {
    Taking.U: ("tala-eat-u", "TL-8.1"),
    Taking.NO_PHOM: ("tala-eat-no-phom", "TL-5.1"),
    Taking.SHARED: ("tala-eat-shared", "TL-5.3"),
    Taking.TORN: ("tala-eat-torn", "TL-5.2"),
}


def ask_eat(asked: Asked, options: Options) -> Answer:
    """Say whether the card just thrown may be taken, and what the hand is with it. Law: TL-5.1 to TL-5.3."""
    held, eaten = read_hand(asked, most=HELD)
    require_possible(held, eaten, options)
    card = asked[CARD]
    if card in held:
        raise DoorError("twice", "card", both("error-tala-held-already", card=card.vi))
    result, layout = take(held, eaten, card, options)
    is_third = layout is not None and options.an_ba and len(eaten) + 1 >= DEN_CARDS
    is_won = layout is not None and (layout.is_u or is_third)
    if is_third:
        result = Taking.U
    before = lay(held, eaten, options=options)
    assert before is not None
    answer: Answer = {"may": layout is not None, "result": result.value, "before": before.points}
    if layout is None:
        phrase, article = _EAT_LINES[result]
        return {
            **answer,
            "phom": [],
            "rac": [],
            "diem": None,
            "throw": [],
            "u": False,
            "lines": [Line(phrase, article, card=card)],
        }
    best = _least(throws(in_order((*held, card)), (*eaten, card), options))
    points = best[0].layout.points if best and best[0].layout else 0  # nothing to throw: all lies in phỏm
    phom = next(phom for phom in layout.phom if card in phom.cards)
    lines = [Line("tala-eat-may", "TL-5.1", card=card, phom=list(phom.cards))]
    if layout.is_u:
        lines.append(Line("tala-eat-u", "TL-8.1", card=card))
    elif is_third:
        lines.append(Line("tala-eat-third", "TL-8.5", card=card))
    elif best:
        lines.append(Line("tala-eat-left", "TL-6.2", card=best[0].card, points=points))
    else:
        lines.append(Line("tala-none-loose", "TL-9.1"))
    return {
        **answer,
        "phom": [names(phom.cards) for phom in layout.phom],
        "rac": names(layout.loose),
        "diem": points,
        "throw": [throw.card.vi for throw in best],
        "u": is_won,
        "lines": lines,
    }


# discards -------------------------------------------------------------------------------------


def ask_discards(asked: Asked, options: Options) -> Answer:
    """Say which card to throw for the fewest points left, or the most cards waited for (`aim`). Law: TL-4.3."""
    held, eaten = read_hand(asked, least=2)
    require_possible(held, eaten, options)
    seen = asked[SEEN]
    aim = asked[AIM]
    chosen = asked[THROW]
    if chosen is not None and chosen not in held:
        raise not_held(chosen, "throw")
    found = throws(held, eaten, options)
    if aim == "cho":
        found = with_waits(found, held, eaten, seen, options)
    lawful = [throw for throw in found if throw.layout is not None]
    best = _most_waits(lawful) if aim == "cho" else _least(lawful)
    forbidden = [throw.card for throw in found if throw.layout is None]
    shown = [throw for throw in found if throw.card is chosen] if chosen else best or found
    layout = lay(held, eaten, options=options)
    khan = not eaten and is_khan(held, options)
    return {
        "best": [_throw(throw) for throw in best],
        "others": [_throw(throw) for throw in lawful if throw not in best],
        "forbidden": [{"card": card.vi, "article": "TL-5.2" if card in eaten else "TL-5.4"} for card in forbidden],
        "diem": best[0].layout.points if best and best[0].layout else 0,
        "u": layout is not None and layout.is_u,
        "u_khan": khan and options.u_khan > 0,
        "verdict": _verdict(chosen, best, forbidden),
        "lines": [*(_throw_line(throw, best, aim, eaten) for throw in shown), *_khan_lines(khan, options)],
    }


def _verdict(chosen: Card | None, best: list[Throw], forbidden: list[Card]) -> str | None:
    if chosen is None:
        return None
    if chosen in forbidden:
        return "cam"
    return "hay-nhat" if any(throw.card is chosen for throw in best) else "con-hon"


def _least(found: list[Throw]) -> list[Throw]:
    """Return the throws that leave the fewest points."""
    lawful = [throw for throw in found if throw.layout is not None]
    least = min((throw.layout.points for throw in lawful if throw.layout), default=0)
    return [throw for throw in lawful if throw.layout and throw.layout.points == least]


def _most_waits(found: list[Throw]) -> list[Throw]:
    """Return the throws that tear no phỏm, wait for most unseen cards, and leave the fewest points."""
    most = max(map(_hope, found), default=None)
    return [throw for throw in found if _hope(throw) == most]


def _hope(throw: Throw) -> tuple[int, int, int]:
    assert throw.layout is not None
    return -len(throw.layout.loose), throw.waits or 0, -throw.layout.points


def _throw(throw: Throw) -> Answer:
    assert throw.layout is not None
    return {
        "card": throw.card.vi,
        "diem": throw.layout.points,
        "rac": names(throw.layout.loose),
        "phom": [names(phom.cards) for phom in throw.layout.phom],
        "cho": throw.waits,  # counted where they are asked for, as they take a while
    }


def _throw_line(throw: Throw, best: list[Throw], aim: str, eaten: Cards) -> Line:
    card = throw.card
    if throw.layout is None:
        if card in eaten:
            return Line("tala-throw-eaten", "TL-5.2", card=card)
        return Line("tala-throw-tied", "TL-5.4", card=card)
    points = throw.layout.points
    if aim == "cho":
        waits = "tala-throw-waits" if throw.waits else "tala-throw-no-waits"
        phrase = waits if throw in best else "tala-throw-fewer-waits"
        return Line(phrase, "TL-3.5", card=card, waits=throw.waits or 0, points=points)
    if throw not in best:
        return Line("tala-throw-worse", "TL-4.3", card=card, points=points)
    if throw.layout.phom and not throw.layout.loose:
        return Line("tala-throw-zero", "TL-8.1", card=card)
    return Line("tala-throw-best", "TL-4.3", card=card, points=points)


# send -----------------------------------------------------------------------------------------


def ask_send(asked: Asked, options: Options) -> Answer:
    """Say which loose cards may be sent, to which phỏm, for the fewest points left. Law: TL-7.1 to TL-7.3."""
    held, _ = read_hand(asked)
    lying = read_table(asked, held, options)
    table, shut = tuple(each.cards for each in lying), _shut(asked, lying, options)
    mom = asked[MOM]
    is_barred = mom and not options.mom_gui
    best = Sending((), held, table) if is_barred else send(held, table, options, shut=shut)
    lines = [Line("tala-send-mom", "TL-7.3")] if is_barred else _send_lines(best, table)
    won = _won_by(best, options) if not mom else None
    given = read_within(asked, SENT, held) if SENT in asked else None
    return {
        "may": bool(best.sent),
        "sent": [{"card": card.vi, "to": number} for card, number in best.sent],
        "left": names(best.left),
        "diem": best.points,
        "table": [names(cards) for cards in best.table],
        "u": won is not None,
        "u_kind": won.slug if won else None,
        "verdict": None
        if given is None
        else _send_verdict(given, held, best, send(given, table, options, shut=shut), barred=is_barred),
        "lines": [*lines, *_shut_lines(shut, table), *_won_lines(won, best)],
    }


def _shut(asked: Asked, table: Sequence[Lying], options: Options) -> frozenset[int]:
    """Return the numbers of the phỏm that were laid later, where they take no card. Law: TL-7.6."""
    own = asked.get(LAID_AS)
    if own is None or options.gui_ai == "da-ha":
        return frozenset()
    return frozenset(number for number, each in enumerate(table) if each.laid is not None and each.laid > own)


def _shut_lines(shut: frozenset[int], table: Sequence[Cards]) -> list[Line]:
    return [Line("tala-send-later", "TL-7.6", phom=list(table[number])) for number in sorted(shut)]


def _won_by(best: Sending, options: Options) -> UKind | None:
    """Say whether running out of cards wins: all sent, or the last one thrown. Law: TL-8.6."""
    if not options.u_het or len(best.left) > 1:
        return None
    return UKind.THUONG if best.left else UKind.TRON


def _won_lines(won: UKind | None, best: Sending) -> list[Line]:
    if won is None:
        return []
    phrase = "tala-send-u-throw" if best.left else "tala-send-u"
    return [Line(phrase, "TL-8.6", cards=list(best.left), kind=won)]


def _send_verdict(given: Cards, held: Cards, best: Sending, whole: Sending, *, barred: bool) -> str:
    """Judge the cards that somebody sends."""
    if given and (barred or whole.left):
        return "sai"
    left = points_of(held) - points_of(given)
    return "it-nhat" if left == best.points else "con-hon"


def _send_lines(best: Sending, table: tuple[Cards, ...]) -> list[Line]:
    if not best.sent:
        return [Line("tala-send-none", "TL-7.1")]
    lying = list(table)
    lines = []
    for card, number in best.sent:
        article = "TL-7.1" if lying[number] is table[number] else "TL-7.2"
        lines.append(Line("tala-send", article, card=card, phom=list(lying[number])))
        lying[number] = (*lying[number], card)
    if best.left:
        return [*lines, Line("tala-send-left", "TL-9.1", cards=list(best.left), points=best.points)]
    return [*lines, Line("tala-send-all", "TL-9.1")]


ASKS: Asks = {
    "melds": Ask(ask_melds, (CARDS, EATEN)),
    "phom": Ask(ask_phom, (CARDS,)),
    "lay": Ask(ask_lay, (CARDS, EATEN, LAID)),
    "eat": Ask(ask_eat, (CARDS, EATEN, CARD)),
    "discards": Ask(ask_discards, (CARDS, EATEN, SEEN, AIM, THROW)),
    "send": Ask(ask_send, (CARDS, TABLE, MOM, SENT, LAID_AS)),
}
