"""What a seat that is asked may do by the law, in a fixed order, and what its hand allows at all.

Law: TT-8.5, TT-9.1, TT-9.3, TT-9.14, TT-11.1, TT-11.3, TT-11.6, TT-12.1 to TT-12.4, TT-14.1, TT-14.8.
"""

from collections.abc import Iterator

from tutorials.engine.cards import COPIES, KINDS
from tutorials.play.tables import Choice
from tutorials.play.totom import moves, start
from tutorials.play.totom.course import LET_GO, Asking, Course, Item, Outcome, codes
from tutorials.play.totom.moves import Laying
from tutorials.play.totom.players import ANY
from tutorials.play.totom.players import Choice as Claim
from tutorials.play.totom.seat import Meld, Seat
from tutorials.play.totom.shapes import YEU

Offers = dict[Choice, Outcome]
ACTS = {"ăn": "an", "ăn cài": "an-cai", "phỗng": "phong", "dậy khàn": "day-khan", "tiền thực": "an-day-khan"}
SOURCES = {Asking.DEAL: "bat-cai", Asking.VONG: "thien-khai"}
MOST_WAYS = 8  # of eating one card that are offered
BY_CODE = {kind.code: kind.index for kind in KINDS}


def lawful(course: Course, item: Item) -> Offers:
    """Return what the law lets a seat do, with what comes of it; nothing where it could only let go."""
    offer = _OFFERS[item.asking]
    return offer(course, item)


# at the start ---------------------------------------------------------------------------------


def _lay(course: Course, item: Item) -> Offers:
    seat, kind = course.seats[item.place], item.kind
    copies = seat.hand[kind]
    laid = Choice("up-thien-khai" if copies == COPIES else "up-khan", codes((kind,) * copies))
    found: Offers = {laid: laid_down(seat, kind)}
    if copies == COPIES:
        found |= {_shows(kind, laying): after for laying, after in _fourths(seat, kind)}
        may = kind not in YEU and start.declines_thien_khai(course.able.options)
    else:
        may = start.may_decline(course.able.options, seat, kind)
    return found | ({Choice("xin-bat-thuc", codes((kind,))): with_cups(seat, kind)} if may else {})


def laid_down(seat: Seat, kind: int) -> Seat:
    """Return the seat after it has laid its three or four alike face down."""
    after = seat.copy()
    copies, after.hand[kind] = after.hand[kind], 0
    after.melds.append(Meld((kind,) * copies, "thien-khai" if copies == COPIES else "khan", down=True))
    (after.thien_khai if copies == COPIES else after.khan).add(kind)
    after.changed()
    return after


def with_cups(seat: Seat, kind: int) -> Seat:
    """Return the seat after it has declined its three or four alike."""
    after = seat.noted()
    after.cups[kind] = 2 if seat.hand[kind] == COPIES else 1
    return after


def _fourths(seat: Seat, kind: int) -> Iterator[tuple[Laying, Seat]]:
    """Yield the runs of the hand with which the fourth of a thiên khai may be shown (TT-12.3)."""
    for laying in moves.layings(seat, kind):
        is_own = laying.join is None and laying.khan is None and laying.is_run
        if is_own and all(seat.hand[card] < COPIES - 1 for card in laying.beside):
            after = moves.show_fourth(seat, kind, laying.beside)
            if after.claims[-1].gained > 0:
                yield laying, after


def _shows(kind: int, laying: Laying) -> Choice:
    return Choice("trinh", codes(sorted((*(kind,) * COPIES, *laying.beside))))


def _raise(course: Course, item: Item) -> Offers:
    return {Choice("day-thien-khai", codes((item.kind,) * COPIES)): item.kind}


# ù --------------------------------------------------------------------------------------------


def _win(course: Course, item: Item) -> Offers:
    seat, card = course.seats[item.place], item.kind
    if item.asking is Asking.DEAL:
        if seat.loose or not seat.hand[card]:
            return {}
        seat = without(seat, card)
    win = course.house.win(seat, card, source_of(course, item))
    return {} if win is None else {Choice("u", (), KINDS[card].code, (*win.calls, *win.cuoc)): win}


def without(seat: Seat, card: int) -> Seat:
    """Return the seat as if a card of its hand were still to come."""
    after = seat.copy()
    after.hand[card] -= 1
    after.changed()
    return after


def source_of(course: Course, item: Item) -> str:
    """Return where the winning card comes from, as the engine names it."""
    opened = course.shown is not None and course.shown.opened
    return SOURCES.get(item.asking, "noc" if opened else "discard")


# claims ---------------------------------------------------------------------------------------


def _over(course: Course, item: Item) -> Offers:
    seat, able, card = course.seats[item.place], course.able, item.kind
    assert course.shown is not None
    eaters = course.eaters(course.shown)
    if card in seat.khan:
        return _raisings(course, item, may_eat_first=item.place in eaters and course.need_now() == ANY)
    taking = able.taking(seat, card)
    forced = course.is_forced(item.place)
    found = _bearable(course, taking, ANY if forced else course.need_now())
    if not found:
        return {}
    if item.place == eaters[0]:
        found |= _eat(course, item)
    return _or_let_go(found, forced=forced)


def _raisings(course: Course, item: Item, *, may_eat_first: bool) -> Offers:
    """Return the ways to raise a khàn; where nothing could be thrown after it, it may be let be (khê khàn)."""
    able = course.able
    found = able.raising(course.seats[item.place], item.kind, may_eat_first)
    best = _bearable(course, found, ANY) or {as_choice(each): each for each in found if able.forced_throws(each.after)}
    if best or not course.is_forced(item.place):
        return best
    return {as_choice(found[0]): found[0]}


def _eat(course: Course, item: Item) -> Offers:
    seat, able, card = course.seats[item.place], course.able, item.kind
    assert course.shown is not None
    own_door, forced = course.shown.opened and course.shown.by == item.place, course.is_forced(item.place)
    if not able.may_eat(seat, card, forced=forced):
        return {}
    ways = [
        laying
        for laying in moves.layings(seat, card)
        if forced or laying.join is not None or not seat.loose_kinds.isdisjoint(laying.beside)
    ]
    claims = able.eats(seat, ways, own_door=own_door)
    found = _bearable(course, claims, ANY if forced else course.need_now())
    if forced and not found:
        found = {as_choice(each): each for each in claims if able.forced_throws(each.after)}
        found = found or {as_choice(each): each for each in claims[:1]}
    return _or_let_go(found, forced=forced)


def _bearable(course: Course, claims: list[Claim], need: str) -> Offers:
    """Return those claims after which something can be thrown that nobody can hold against the seat, best first."""
    best: Offers = {}
    for claim in sorted(claims, key=lambda claim: -claim.weight):
        if len(best) < MOST_WAYS and claim.holds() and course.able.throws(claim.after, need):
            best.setdefault(as_choice(claim), claim)
    return best


def _or_let_go(found: Offers, *, forced: bool) -> Offers:
    return found if forced or not found else {**{c: way for c, way in found.items() if c != LET_GO}, LET_GO: None}


def as_choice(claim: Claim) -> Choice:
    """Return a claim as a choice: with the cards of the hand that are laid with it, the pair of a phỗng too."""
    pair = (claim.card,) * 2 if claim.act == "phỗng" else ()
    return Choice(ACTS[claim.act], codes(sorted((*pair, *claim.beside))), KINDS[claim.card].code)


# throwing -------------------------------------------------------------------------------------


def _throw(course: Course, item: Item) -> Offers:
    seat, able = course.seats[item.place], course.able
    found = able.throws(seat, course.need) or able.throws(seat) or able.forced_throws(seat)
    return {Choice("danh", codes((kind,))): kind for kind, _ in sorted(found)}


# what a choice makes of a seat -----------------------------------------------------------------


def seat_after(seat: Seat, choice: Choice) -> Seat:
    """Return the seat as a choice leaves it, ù and letting go apart: it may still have to throw."""
    cards = tuple(BY_CODE[code] for code in choice.cards)
    if choice.act in ("up-khan", "up-thien-khai"):
        return laid_down(seat, cards[0])
    if choice.act == "xin-bat-thuc":
        return with_cups(seat, cards[0])
    if choice.act == "trinh":
        kind = next(card for card in cards if cards.count(card) == COPIES)
        return moves.show_fourth(seat, kind, tuple(card for card in cards if card != kind))
    if choice.act == "danh":
        return moves.throw(seat, cards[0])
    if not choice.taken:
        return seat
    taken = BY_CODE[choice.taken]
    if choice.act == "phong":
        run = list(cards)
        run.remove(taken)
        run.remove(taken)
        return moves.phong(seat, taken, tuple(run))
    if choice.act == "day-khan":
        return moves.raise_khan(seat, taken)
    laying = laying_of(seat, choice)
    return moves.raise_khan(seat, taken, laying) if choice.act == "an-day-khan" else moves.eat(seat, laying)


def laying_of(seat: Seat, choice: Choice) -> Laying:
    """Return how the cards of a choice to eat are laid: where they fit in several ways, so that fewest are loose."""
    taken, cards = BY_CODE[choice.taken], tuple(BY_CODE[code] for code in choice.cards)
    ways = [
        laying
        for laying in moves.layings(seat, taken)
        if (laying.khan is not None) == (choice.act == "an-cai")
        and cards == tuple(sorted((*laying.beside, *(() if laying.khan is None else (laying.khan,)))))
    ]
    return min(ways, key=lambda laying: moves.eat(seat, laying).loose, default=_strange(seat, choice))


def _strange(seat: Seat, choice: Choice) -> Laying:
    """Return how cards lie that make no phu: as they were laid, with the khàn that is named first."""
    taken, cards = BY_CODE[choice.taken], [BY_CODE[code] for code in choice.cards]
    khan = next((kind for kind in cards if kind in seat.khan), None) if choice.act == "an-cai" else None
    if khan is not None:
        cards.remove(khan)
    return Laying(taken, tuple(sorted(cards)), khan=khan)


_OFFERS = {
    Asking.LAY: _lay,
    Asking.DEAL: _win,
    Asking.RAISE: _raise,
    Asking.VONG: _win,
    Asking.THROW: _throw,
    Asking.WIN: _win,
    Asking.OVER: _over,
    Asking.EAT: _eat,
}
