"""Cards laid on the mat: whole phu, copies that must lie there, and the order they lie in.

Law: TT-1.3.3, TT-9.3, TT-9.6, TT-9.15, TT-9.16.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tutorials.engine.cards import Cards, Kind, counts_of, short
from tutorials.engine.records import wrong
from tutorials.engine.totom.referee.acts import weigh
from tutorials.engine.totom.referee.seat import Meld, Seat
from tutorials.engine.totom.referee.written import How, Turn
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.near import makes_phu
from tutorials.engine.totom.solve.phu import PhuKind, judge_phu
from tutorials.engine.totom.solve.tam_tu import lay_out

if TYPE_CHECKING:
    from tutorials.engine.totom.referee.table import Referee


def require_phu(cards: Cards, line: int) -> None:
    """Raise DoorError unless the cards are a phu."""
    if judge_phu(cards) is None:
        vi = f"«{short(cards)}» không thành một phu."
        raise wrong(line, "not-a-phu", vi, f"«{short(cards)}» is not a phu.", word=short(cards))


def add(seat: Seat, meld: Meld) -> bool:
    """Lay cards on the mat: as a phu, joined to one that lies there, or with all laid anew. Say if they fit."""
    if judge_phu(meld.cards) is not None:
        seat.melds.append(meld)
        return True
    for place, other in enumerate(seat.melds):
        if other.is_free and judge_phu((*other.cards, *meld.cards)) is not None:
            joined = Meld(
                meld.how, (*other.cards, *meld.cards), meld.line, meld.eaten or other.eaten, meld.down,
                (*other.village, *meld.village),
            )  # fmt: skip
            seat.melds[place] = joined
            return True
    return _lay_anew(seat, meld)


def _lay_anew(seat: Seat, meld: Meld) -> bool:
    """Lay all free melds and the new cards in another way, if that leaves none loose (xoay bài)."""
    others = [each for each in seat.melds if each.is_free]
    cards = (*meld.cards, *(card for each in others for card in each.cards))
    counts = tuple(counts_of(cards))
    found = lay_out(Hand(free=counts, held=(0,) * len(counts), tam_tu=seat.alike((*others, meld))))
    if found.loose or not others:
        return False
    village = [pair for each in (*others, meld) for pair in each.village]
    seat.melds = [each for each in seat.melds if not each.is_free]
    for phu in found.phu:
        own: list[tuple[Kind, int]] = []
        for pair in list(village):
            if pair[0] in phu.cards and sum(each[0] is pair[0] for each in own) < phu.cards.count(pair[0]):
                own.append(pair)
                village.remove(pair)
        eaten = meld.eaten if meld.eaten in phu.cards else None
        seat.melds.append(Meld(How.EATEN, phu.cards, meld.line, eaten, meld.down, tuple(own)))
    return True


def lay(table: Referee, turn: Turn, seat: Seat) -> None:
    """Lay cards of the hand on the mat."""
    table.take(turn, seat, turn.beside)
    if all(card.is_yeu for card in turn.beside):
        seat.melds += [Meld(How.LAID, (card,), turn.line) for card in turn.beside]
    elif not add(seat, Meld(How.LAID, turn.beside, turn.line)):
        table.fault(turn, "bat-thanh-phu", cards=list(turn.beside))
        seat.melds.append(Meld(How.LAID, turn.beside, turn.line))
    for card in turn.beside:
        seat.hanging.pop(card, None)
    weigh.shown(table, turn, seat, turn.beside)


def take_up(seat: Seat, card: Kind, copies: int = 1) -> None:
    """Take cards off the free melds of a seat: for a phỗng lộ, or in tài bàn to be thrown."""
    for place, meld in enumerate(seat.melds):
        while copies and meld.is_free and card in meld.cards:
            cards = list(meld.cards)
            cards.remove(card)
            meld = Meld(meld.how, tuple(cards), meld.line, meld.eaten, meld.down, meld.village)
            seat.melds[place] = meld
            copies -= 1
    seat.melds = [meld for meld in seat.melds if meld.cards]


def hang(table: Referee, seat: Seat, turn: Turn, meld_cards: Cards) -> None:
    """Note copies of an eaten card that stay in the hand though they belong on the mat. Law: TT-9.3, TT-9.15.

    Some houses want the copy of a card eaten into a run too, if it lies in a phu of the hand.
    """
    card = turn.kind
    if not seat.hand[card] or card in seat.declined:
        return
    phu = judge_phu(meld_cards)
    if phu is not None and (phu.kind is PhuKind.DOC or _is_run_lung(meld_cards)):
        belongs = table.options.treo_tranh == "ca-phu-doc" and makes_phu(card, seat.hand)
    else:
        belongs = card.is_yeu or phu is not None
    if belongs:
        seat.hanging[card] = turn.line


def _is_run_lung(cards: Cards) -> bool:
    return len(cards) == 3 and {card.code for card in cards} == {"1v", "2v", "3v"}


def order(table: Referee, turn: Turn, seat: Seat) -> None:
    """Judge the order in which a meld lies: the eaten card first, then a copy of it, a third copy last."""
    named = Counter(turn.beside)
    meld = next((each for each in seat.melds if Counter(each.cards) == named), None)
    if meld is None:
        meld_named = short(turn.beside)
        vi = f"dưới chiếu {{seat}} không có phu «{meld_named}»."
        en = f"no meld «{meld_named}» lies before {{seat}}."
        raise wrong(turn.line, "no-meld", vi, en, word=meld_named, seat=turn.seat)
    slug = wrong_order(turn.beside, meld.eaten)
    if slug:
        seat.light.append((slug, turn.line, meld.eaten or turn.kind))


def wrong_order(cards: Cards, eaten: Kind | None) -> str | None:
    """Return the light fault of this order, if there is one. Law: TT-1.3.3, TT-9.16.

    A like of the eaten card that lies between other cards is caught there (kẹp cổ); elsewhere it only lies wrong.
    """
    if eaten is None:
        return None
    copies = [place for place, card in enumerate(cards) if card is eaten]
    last = len(cards) - 1
    right = {1: [0], 2: [0, 1], 3: [0, 1, last], 4: [0, 1, last - 1, last]}[len(copies)]
    if copies == right:
        return None
    if copies[0] != 0:
        return "trai-vi"
    caught = any(place not in right for place in copies if 0 < place < last)
    return "kep-co" if caught else "trai-vi"
