"""What a seat can physically do with a card that lies open, and what the seat is like afterwards.

Law: TT-9.1 to TT-9.7, TT-9.14, TT-11.6, TT-12.2. Whether it is allowed is told in `legal`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tutorials.engine.totom.solve.arrange import realise
from tutorials.play.totom.seat import Cards, Claim, Meld, Seat, plan_of, pool
from tutorials.play.totom.shapes import MATES, NEAR, YEU, is_run, makes_phu, reaching


@dataclass(frozen=True, slots=True)
class Laying:
    """One way to lay an eaten card: the cards from the hand, and what it joins."""

    card: int
    beside: Cards  # from the hand
    join: int | None = None  # number of the meld on the mat that takes the card
    khan: int | None = None  # the face-down khàn that stands in the new meld

    @property
    def is_run(self) -> bool:
        """Say whether the card goes into a run by itself (not asked of a joining card)."""
        return is_run(tuple(sorted((self.card, *self.beside))))


def layings(seat: Seat, card: int) -> Iterator[Laying]:
    """Yield the ways to eat this card: alone, into a new phu, beside a khàn, or into a meld on the mat."""
    copies = (card,) * seat.hand[card]
    if card in YEU:
        yield Laying(card, copies)
    for one, other in MATES[card]:
        pair = tuple(sorted((card, one, other)))
        if is_run(pair):
            continue
        counts = (seat.hand[one], seat.hand[other])
        if all(counts):
            yield Laying(card, tuple(sorted((*copies, one, other))))
            if max(counts) > 1:
                yield Laying(card, tuple(sorted((*copies, *(one,) * counts[0], *(other,) * counts[1]))))
        elif one in seat.khan and counts[1] and not _stands(seat, one):
            yield Laying(card, tuple(sorted((*copies, other))), khan=one)
        elif other in seat.khan and counts[0] and not _stands(seat, other):
            yield Laying(card, tuple(sorted((*copies, one))), khan=other)
    yield from _runs(seat, card)
    yield from _joins(seat, card, copies)


def _stands(seat: Seat, khan: int) -> bool:
    """Say whether a khàn stands in a phu already: it may stand in one only (TT-4.12)."""
    return any(meld.khan == khan for meld in seat.melds)


def _runs(seat: Seat, card: int) -> Iterator[Laying]:
    if card >= 27:
        return
    suit = card // 9 * 9
    low = card
    while low > suit and seat.hand[low - 1]:
        low -= 1
    high = card
    while high < suit + 8 and seat.hand[high + 1]:
        high += 1
    for first in range(low, card + 1):
        for last in range(max(card, first + 2), high + 1):
            yield Laying(card, tuple(kind for kind in range(first, last + 1) if kind != card))


def _joins(seat: Seat, card: int, copies: Cards) -> Iterator[Laying]:
    for number, meld in enumerate(seat.melds):
        if not meld.is_open or len(meld.cards) < 3:
            continue
        if is_run(meld.cards):
            low, high = meld.cards[0], meld.cards[-1]
            if card // 9 != low // 9 or card >= 27 or low <= card <= high:
                continue
            between = range(high + 1, card) if card > high else range(card + 1, low)
            if all(seat.hand[kind] for kind in between):
                yield Laying(card, tuple(between), join=number)
                beyond = _beyond(seat, card, 1 if card > high else -1)
                if beyond:
                    yield Laying(card, tuple(sorted((*between, *beyond))), join=number)
        elif makes_phu(*meld.cards, card):
            yield Laying(card, copies, join=number)


def _beyond(seat: Seat, card: int, step: int) -> list[int]:
    """Return the cards of the hand that go on from this one in one direction."""
    found = []
    following = card + step
    while 0 <= following < 27 and following // 9 == card // 9 and seat.hand[following]:
        found.append(following)
        following += step
    return found


# what a claim makes of the seat --------------------------------------------------------------


def eat(seat: Seat, laying: Laying) -> Seat:
    """Return the seat after it has eaten the card; it has yet to throw."""
    after = seat.copy()
    for card in laying.beside:
        after.hand[card] -= 1
    cards = tuple(sorted((laying.card, *laying.beside)))
    if laying.join is not None:
        meld = after.melds.pop(laying.join)
        after.melds.append(Meld(tuple(sorted((*meld.cards, *cards))), meld.how, laying.card))
    else:
        after.melds.append(Meld(cards, "an", laying.card, khan=laying.khan))
    alone = laying.card in YEU and set(laying.beside) <= {laying.card}
    return _claimed(seat, after, laying.card, cards, counted=not alone)


def phong(seat: Seat, card: int, run: Cards = ()) -> Seat:
    """Return the seat after phỗng; `run` are the cards of the run laid with a phỗng tái kiến (TT-9.14.3).

    What the hand lacks of the pair is taken off the mat (phỗng lộ, TT-9.14.4).
    """
    after = seat.copy()
    held = min(2, after.hand[card])
    after.hand[card] -= held
    _take_up(after, card, 2 - held)
    after.melds.append(Meld((card,) * 3, "phong", card))
    if run:
        for each in run:
            after.hand[each] -= 1
        after.melds.append(Meld(run, "an"))
    return _claimed(seat, after, card, (card, card, card), counted=True)


def for_phong(seat: Seat, card: int) -> int:
    """Count the copies with which a phỗng may be called: in hand, and in what lies free on the mat (TT-9.14.4)."""
    lies = () if seat.declined(card) else (each for meld in seat.melds if meld.is_free for each in meld.cards)
    return seat.hand[card] + sum(each == card for each in lies)


def _take_up(seat: Seat, card: int, copies: int) -> None:
    """Take so many copies of a card off what lies free on the mat, from the first meld on."""
    left: list[Meld] = []
    for meld in seat.melds:
        cards = list(meld.cards)
        while copies and meld.is_free and card in cards:
            cards.remove(card)
            copies -= 1
        if len(cards) < len(meld.cards):
            meld = replace(meld, cards=tuple(cards), eaten=meld.eaten if meld.eaten in cards else None)
        left += [meld] if cards else []
    seat.melds = left


def show_fourth(seat: Seat, card: int, beside: Cards) -> Seat:
    """Return the seat after it has laid three of a thiên khai face down and shown the fourth in a run (TT-12.3)."""
    after = seat.copy()
    after.hand[card] -= 4
    after.melds.append(Meld((card,) * 3, "khan", down=True))
    whole = after.copy()
    whole.melds[-1] = Meld((card,) * 4, "thien-khai", down=True)
    whole.changed()
    for each in beside:
        after.hand[each] -= 1
    after.melds.append(Meld(tuple(sorted((card, *beside))), "trinh"))
    after = _claimed(whole, after, card, after.melds[-1].cards, counted=True)
    settle(whole, after)
    return after


def raise_khan(seat: Seat, card: int, eaten: Laying | None = None) -> Seat:
    """Return the seat after its khàn is raised; after `eaten` the fourth card lies in that phu (TT-11.6.2)."""
    after = eat(seat, eaten) if eaten else seat.copy()
    number = next(i for i, meld in enumerate(after.melds) if meld.how == "khan" and meld.cards[0] == card)
    after.melds[number] = Meld((card,) * (3 if eaten else 4), "day-khan", None if eaten else card)
    after.khan.discard(card)
    after.changed()
    if eaten:
        return after
    return _claimed(seat, after, card, (card,), counted=False)


def _claimed(before: Seat, after: Seat, card: int, meld: Cards, *, counted: bool) -> Seat:
    after.changed()
    gained = max(0, before.loose - after.loose)
    lies = after.melds[-1].cards  # a second copy of what lies in a run could not have gone with it (TT-4.9)
    there = {kind for kind, count in enumerate(before.hand) if count} | set(before.on_mat())
    related = frozenset(
        kind
        for one, other in MATES[card]
        for kind, mate in ((one, other), (other, one))
        if after.hand[kind] and mate in there and not (is_run(lies) and kind in lies)
    )
    wide = frozenset(kind for each in set(meld) for kind in NEAR[each])
    laid = sum(before.hand) - sum(after.hand)
    beyond = {*_beyond(before, card, 1), *_beyond(before, card, -1)}
    stretch = frozenset(beyond if len(beyond) > 1 else ())  # with the card at least three
    after.claims.append(Claim(card, gained, laid, frozenset(meld), related, wide, stretch, counted))
    after.thrown_after.append([])
    return after


def gain_as_laid(before: Seat, after: Seat) -> int:
    """Count the cards of the hand that became trôi with the last meld left as it lies on the mat (TT-16.19.4)."""
    meld = after.melds[-1]
    rest, blocks = pool(after.hand, after.melds[:-1])
    loose = [kind.index for kind in realise(plan_of(rest, blocks), blocks).loose]
    cards = meld.cards if meld.khan is None else (*meld.cards, meld.khan)
    held = [kind for kind in loose if after.hand[kind]]
    return before.loose - (len(loose) - len(reaching(cards, held)))


def settle(before: Seat, after: Seat) -> None:
    """Count what the claim just made carried, as it lies: the smaller of the two counts stands."""
    claim = after.claims[-1]
    if claim.counted and after.melds[-1].how in ("an", "trinh"):
        after.claims[-1] = replace(claim, gained=max(0, min(claim.gained, gain_as_laid(before, after))))
        after.throws = {}


def throw(seat: Seat, card: int) -> Seat:
    """Return the seat after it has thrown this card."""
    after = seat.copy()
    after.hand[card] -= 1
    after.thrown.append(card)
    for thrown in after.thrown_after:
        thrown.append(card)
    after.changed()
    return after


def hang(seat: Seat, card: int) -> bool:
    """Lay a copy of a card that goes on a run of the mat, if there is one (TT-9.15); say whether it was laid."""
    for number, meld in enumerate(seat.melds):
        if seat.hand[card] and meld.is_open and is_run(meld.cards) and is_run(tuple(sorted((*meld.cards, card)))):
            seat.melds[number] = Meld(tuple(sorted((*meld.cards, card))), meld.how, meld.eaten)
            seat.hand[card] -= 1
            seat.changed()
            return True
    return False
