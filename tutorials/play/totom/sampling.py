"""A table that one seat's view allows: what is hidden dealt anew, what is open as it is.

What others know of themselves alone, such as a pair that they let go, is told from the cards dealt anew, as well as the
open table allows.
"""

from random import Random

from tutorials.engine.cards import KINDS
from tutorials.play.tables import Event, Pile, View
from tutorials.play.totom import flow, offers
from tutorials.play.totom.course import LET_GO, Asking, Course, Item
from tutorials.play.totom.deal import SEATS, Deal
from tutorials.play.totom.hidden import Hidden
from tutorials.play.totom.mat import Mat
from tutorials.play.totom.moments import Shown
from tutorials.play.totom.notes import Notes
from tutorials.play.totom.offers import BY_CODE
from tutorials.play.totom.players import Able
from tutorials.play.totom.seat import Claim, Meld, Seat
from tutorials.play.totom.shapes import NEAR
from tutorials.play.totom.sight import Known
from tutorials.play.totom.wins import House

_CLAIMS = ("an", "an-cai", "an-day-khan", "phong", "day-khan", "trinh")
_HOW = {"an-cai": "an"}


def sample(view: View, chance: Random) -> Mat:
    """Return a table with the hidden cards dealt at random; seen from the same seat it is this view."""
    known: Known = view.known
    hidden = Hidden.of(view, chance)
    seats = [known.own if place == view.seat else _seat(view, hidden, place) for place in range(len(view.places))]
    opened = [BY_CODE[event.cards[0]] for event in view.events if event.act == "mo"]
    noc = (*opened, *hidden.noc)
    dealt = Deal(tuple(SEATS[: len(seats)]), known.cai, ((),) * len(seats), known.bat_cai, noc, known.streak)
    options = view.setting.options
    course = Course(Able(known.game, options), House(known.game, options), dealt, seats, Notes())
    course.events, course.doors, course.door_of = [*view.events], [*known.doors], [*known.door_of]
    course.opened, course.need, course.caught = len(opened), known.need, dict(known.caught)
    if view.shown is not None:
        course.shown = Shown(BY_CODE[view.shown.card], view.shown.seat, view.shown.how == "opened")
    _resume(course, view)
    return Mat(view.setting, course)


# what a seat may have done --------------------------------------------------------------------


def _seat(view: View, hidden: Hidden, place: int) -> Seat:
    known: Known = view.known
    look, cards = view.places[place], hidden.hands[place]
    seat = Seat(
        SEATS[place],
        place,
        [cards[kind] for kind in range(len(KINDS))],
        place == known.cai,
        known.streak[place],
        [_meld(hidden, place, number, pile) for number, pile in enumerate(look.piles)],
        cups=hidden.cups[place],
        thrown=[BY_CODE[code] for code in look.thrown],
        let_go=[*known.let_go[place]],
    )
    seat.khan = {meld.cards[0] for meld in seat.melds if meld.how == "khan"}
    seat.thien_khai = {meld.cards[0] for meld in seat.melds if meld.how == "thien-khai"}
    _remember(seat, view.events)
    return seat


def _meld(hidden: Hidden, place: int, number: int, pile: Pile) -> Meld:
    down = hidden.down.get((place, number), ())
    cards = tuple(sorted((*(BY_CODE[code] for code in pile.cards), *down)))
    eaten = BY_CODE[pile.taken] if pile.taken else None
    is_down = pile.kind in ("khan", "thien-khai")
    return Meld(cards, _HOW.get(pile.kind, pile.kind), eaten, is_down, hidden.khan_of.get((place, number)))


def _remember(seat: Seat, events: tuple[Event, ...]) -> None:
    """Note what the seat has claimed, thrown after it, returned, and let go while it held a pair."""
    for number, event in enumerate(events):
        if event.act in ("danh", "mo") and event.seat is not None:
            card = BY_CODE[event.cards[0]]
            if event.seat == seat.place and event.act == "danh":
                for thrown in seat.thrown_after:
                    thrown.append(card)
            elif seat.hand[card] >= 2 and not _is_taken_by(seat, events[number + 1 :]):
                seat.not_phong.setdefault(card, 0)
        elif event.seat == seat.place and event.act in _CLAIMS:
            seat.claims.append(_claim(seat, event))
            seat.thrown_after.append([])
        elif event.seat == seat.place and event.act == "tra-chen":
            kind = BY_CODE[event.cards[0]]
            seat.cups[kind] = 1
            seat.returned.add(kind)


def _is_taken_by(seat: Seat, following: tuple[Event, ...]) -> bool:
    return any(event.seat == seat.place and event.act in _CLAIMS for event in following[:1])


def _claim(seat: Seat, event: Event) -> Claim:
    """Return a claim with what it carried at most: all that was laid with it."""
    own = [BY_CODE[code] for code in event.cards]
    card = BY_CODE[event.taken] if event.taken else own[0]
    kinds = frozenset((card, *own))
    wide = frozenset(kind for each in kinds for kind in NEAR[each])
    related = frozenset(kind for kind in NEAR[card] if seat.hand[kind] and kind != card)
    counted = event.act != "day-khan" and not (KINDS[card].is_yeu and len(kinds) == 1)
    return Claim(card, len(own), len(own), kinds, related, wide, counted=counted)


# where the hand goes on -----------------------------------------------------------------------


def _resume(course: Course, view: View) -> None:
    """Ask what the seat is asked, and after it what would be asked; where it is not asked, somebody else is."""
    known: Known = view.known
    agenda = _agenda(course, view)
    if known.asked is None:
        if not known.is_over:
            other = course.around(view.seat)
            course.asked, course.offers = Item(Asking.PAUSE, other), {LET_GO: None}
            course.agenda = agenda
        return
    course.asked = known.asked
    course.offers = offers.lawful(course, known.asked) or {LET_GO: None}
    place = next(place for place, item in enumerate(agenda) if item[:3] == known.asked[:3])  # be it said or not
    course.agenda = agenda[place + 1 :]


def _agenda(course: Course, view: View) -> list[Item]:
    """Return all that would be asked since the last card came, from the top."""
    if course.shown is not None:
        return flow.asked_around(course, course.shown)
    known: Known = view.known
    played = [event for event in view.events if event.act in (*_CLAIMS[:-1], "danh", "mo")]
    raised = [event for event in view.events if event.act == "day-thien-khai"]
    last = played[-1] if played else None
    if last is None:
        rest = [*flow.before_play(course)[:-1], *flow.before_throw(course, known.cai)]
    elif last.act in _CLAIMS:
        rest = flow.before_throw(course, last.seat or 0)
    else:
        rest = flow.before_opening(course, course.around(last.seat or 0))
    if known.asked is not None and known.asked.asking is Asking.VONG:
        raiser, kind = raised[-1].seat or 0, known.asked.kind
        rest = [Item(Asking.VONG, place, kind) for place in course.from_place(raiser)[1:]] + rest
    return rest
