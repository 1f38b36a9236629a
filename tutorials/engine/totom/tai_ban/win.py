"""Judge an ù of tài bàn: how the winning card is used, how the hand is laid, what it waits for.

Phỗng tái kiến needs no run and a later copy may be taken (TB-5.2, TB-11.3); a khàn that is raised only
after the ù keeps its three cards, since a card lies in one phu. Law: TB-2.1, TB-13.1, TB-14.1.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tutorials.engine.cards import COPIES, KINDS, Cards, Kind
from tutorials.engine.totom.solve.arrange import Plan
from tutorials.engine.totom.solve.discards import Throw
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.uses import may_win
from tutorials.engine.totom.tai_ban.arrange import Layout, best_plan, realise, round_plan
from tutorials.engine.totom.tai_ban.count import Count, Trung, count
from tutorials.engine.totom.tai_ban.cuoc import MIN_LUNG


@dataclass(frozen=True, slots=True)
class Use:
    """One way to use the winning card."""

    how: str  # "pool", "phong", "tai-kien", "day-khan", "tien-u"
    free: tuple[int, ...]
    trung: tuple[Trung, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """A winning hand laid out and counted."""

    use: Use
    layout: Layout
    count: Count


def trung_of(hand: Hand) -> tuple[Trung, ...]:
    """Return the trùng of a hand with how each came together."""
    return tuple(Trung(kind, _how(hand, kind, size)) for kind, size in hand.blocks)


def _how(hand: Hand, kind: int, size: int) -> str:
    if size == COPIES:
        return "thien-khai" if kind in hand.thien_khai else "day-khan"
    return "khan" if kind in hand.khan else "phong"


def was_dealt_khan(hand: Hand) -> bool:
    """Say whether the deal held a khàn: laid, raised, declined, or three alike still in the hand. Law: TB-15.3."""
    if hand.khan or hand.thien_khai or hand.bat_thuc:
        return True
    if any(size == COPIES for _, size in hand.blocks):
        return True
    own = list(hand.held)
    for kind in hand.discarded:
        own[kind.index] += 1
    return any(copies >= 3 for copies in own)


def forgotten_khan(hand: Hand) -> tuple[int, ...]:
    """Return the kinds held three times, neither laid face down nor declined."""
    return tuple(kind for kind, copies in enumerate(hand.held) if copies >= 3 and kind not in hand.bat_thuc)


def uses(hand: Hand, card: int) -> Iterator[Use]:
    """Yield the ways in which the hand can use one more card of this kind."""
    trung = trung_of(hand)
    free = list(hand.free)
    if card in hand.khan:
        raised = tuple(Trung(card, "day-khan") if each.kind == card else each for each in trung)
        yield Use("day-khan", hand.free, raised)
        free[card] += 1
        yield Use("tien-u", tuple(free), trung)
        return
    if hand.held[card] >= 2:
        free[card] -= 2
        how = "tai-kien" if card in hand.bat_thuc else "phong"
        yield Use(how, tuple(free), (*trung, Trung(card, "phong")))
        free[card] += 2
    free[card] += 1
    yield Use("pool", tuple(free), trung)


def can_win(hand: Hand, card: int) -> bool:
    """Say whether one more card of this kind makes the hand round with nine lưng."""
    return any(round_plan(use.free, use.trung, MIN_LUNG) is not None for use in uses(hand, card))


def waiting(hand: Hand) -> frozenset[int]:
    """Return the kinds the hand waits for; a kind seen four times cannot come. Law: TB-13.1."""
    return frozenset(kind for kind in may_win(hand) if can_win(hand, kind))


def read(hand: Hand, card: int, *, khan_at_deal: bool) -> Reading | None:
    """Return the reading that earns most, then counts most lưng; None if the hand is not ù with this card."""
    found: list[Reading] = []
    for use in uses(hand, card):
        plan = round_plan(use.free, use.trung, MIN_LUNG)
        if plan is not None:
            found.append(_reading(use, plan, khan_at_deal=khan_at_deal))
    return max(found, key=lambda each: (each.count.times, each.count.lung), default=None)


def nearest(hand: Hand, card: int, *, khan_at_deal: bool) -> Reading:
    """Return the reading of a hand that is not ù: fewest loose cards, then most lưng."""
    found = [
        _reading(use, best_plan(use.free, use.trung), khan_at_deal=khan_at_deal) for use in uses(hand, card)
    ]  # fmt: skip
    return min(found, key=lambda each: (len(each.layout.loose), -each.count.lung))


def _reading(use: Use, plan: Plan, *, khan_at_deal: bool) -> Reading:
    layout = realise(plan, use.trung)
    return Reading(use, layout, count(layout.laid, khan_at_deal=khan_at_deal))


# what to throw ---------------------------------------------------------------------------------


def yeu_held(hand: Hand) -> Cards:
    """Return the yêu of the hand, the only cards that may not be thrown. Law: TB-10.1."""
    counts = hand.counts()
    return tuple(kind for kind in KINDS if kind.is_yeu and counts[kind.index])


def throws(hand: Hand) -> tuple[Throw, ...]:
    """Return every card that may be thrown, best first: most waits, then fewest loose cards.

    A phu, a pair not taken by phỗng, all of a declined khàn and cards on the mat may go (TB-10.2, TB-10.3, TB-11.2).
    """
    found = []
    for kind in KINDS:
        if kind.is_yeu or not hand.free[kind.index]:
            continue
        after = _without(hand, kind)
        waits = tuple(KINDS[index] for index in sorted(waiting(after)))
        found.append(Throw(kind, waits, best_plan(after.free, trung_of(after)).loose))
    found.sort(key=lambda throw: (-len(throw.waits), throw.loose, throw.card.index))
    return tuple(found)


def _without(hand: Hand, kind: Kind) -> Hand:
    free, held = list(hand.free), list(hand.held)
    free[kind.index] -= 1
    held[kind.index] = max(0, held[kind.index] - 1)
    return replace(hand, free=tuple(free), held=tuple(held), discarded=(*hand.discarded, kind))
