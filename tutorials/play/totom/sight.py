"""What one seat sees of a hand: the mat as everybody sees it, and the book of what the seat itself knows.

Nothing here is taken from another's hand, from what lies face down, nor from the nọc. Law: TT-5.7, TT-5.8, TT-9.4.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tutorials.engine.cards import KINDS
from tutorials.engine.totom.game import Game
from tutorials.play.tables import Choice, Pile, Place, Shown, View, mark_of
from tutorials.play.totom.course import Course, Item, codes
from tutorials.play.totom.players import ANY
from tutorials.play.totom.seat import Meld, Seat
from tutorials.play.trial import Setting


@dataclass(frozen=True, slots=True)
class Known:
    """What the players of Tổ tôm want of the open table. Cards are indexes of kinds; nobody may change `own`."""

    game: Game  # with the sizes of this hand
    own: Seat  # the book of the own seat, all of it
    cai: int
    bat_cai: int  # the card that all saw go to the cái
    streak: tuple[int, ...]
    let_go: tuple[tuple[int, ...], ...]  # by seat: came to its doors and was not eaten
    doors: tuple[int, ...]  # lie at the doors, never claimed
    door_of: tuple[int, ...]  # at which seat's door each of them lies
    seen: tuple[int, ...]  # by kind: how many copies this seat has seen, its own among them
    left: int  # how many cards may still be opened
    need: str  # what the own hand must be after the throw that is due (TT-16.14)
    asked: Item | None  # what the seat itself is asked
    cai_has_bat_cai: bool  # as far as all have seen
    caught: tuple[tuple[int, str], ...]  # seats that are báo, with what it costs
    is_over: bool

    def unseen(self, kind: int) -> int:
        """Return how many copies of a kind may still come."""
        return 4 - self.seen[kind]


def view_of(course: Course, setting: Setting, seat: int, choices: tuple[Choice, ...]) -> View:
    """Return what a seat sees."""
    own = course.seats[seat]
    shown = course.shown
    return View(
        setting=replace(setting, seed="", dealt=None),
        seat=seat,
        hand=codes(held(own.hand)),
        places=tuple(_place(course, each, is_own=each is own) for each in course.seats),
        events=tuple(course.events),
        choices=choices,
        shown=None
        if shown is None
        else Shown(KINDS[shown.card].code, shown.by, "opened" if shown.opened else "thrown"),
        stock=len(course.deal.noc) - course.opened,
        known=known_to(course, own),
    )


def held(counts: Sequence[int]) -> tuple[int, ...]:
    """Return the cards of these counts, sorted."""
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))


def _place(course: Course, seat: Seat, *, is_own: bool) -> Place:
    standing = Counter(seat.cups) - Counter(dict.fromkeys(seat.returned, 2))
    cups = [mark_of("cup", KINDS[kind].code) if is_own else "cup" for kind in sorted(standing.elements())]
    return Place(
        held=sum(seat.hand),
        piles=tuple(_pile(meld, is_own=is_own) for meld in seat.melds),
        thrown=codes(seat.thrown),
        door=codes(card for card, place in zip(course.doors, course.door_of, strict=True) if place == seat.place),
        marks=(*(("cai",) if seat.is_cai else ()), *(("bao",) if seat.place in course.caught else ()), *sorted(cups)),
    )


def _pile(meld: Meld, *, is_own: bool) -> Pile:
    """Return a meld as it lies; what is face down is told to its owner alone (TT-9.4)."""
    eaten = "" if meld.eaten is None else KINDS[meld.eaten].code
    if meld.down:
        return Pile(meld.how, (), len(meld.cards), under=codes(meld.cards) if is_own else ())
    if meld.khan is None:
        return Pile(meld.how, codes(meld.cards), taken=eaten)
    rest = list(meld.cards)
    rest.remove(meld.cards[0] if meld.eaten is None else meld.eaten)
    return Pile("an-cai", (eaten,), len(rest), eaten, under=codes(rest) if is_own else ())


def known_to(course: Course, own: Seat) -> Known:
    """Return the book of what a seat knows."""
    asked = course.asked if course.asked is not None and course.asked.place == own.place else None
    seen = Counter({kind: count for kind, count in enumerate(own.hand) if count})
    seen.update(course.doors)
    for seat in course.seats:
        for meld in seat.melds:
            seen.update(meld.cards if seat is own else open_cards(meld))
    if course.shown is not None:
        seen[course.shown.card] += 1
    if course.deal.cai != own.place and holds_bat_cai(course):
        seen[course.deal.bat_cai] += 1
    return Known(
        game=course.game,
        own=own,
        cai=course.deal.cai,
        bat_cai=course.deal.bat_cai,
        streak=course.deal.streak,
        let_go=tuple(tuple(seat.let_go) for seat in course.seats),
        doors=tuple(course.doors),
        door_of=tuple(course.door_of),
        seen=tuple(seen[kind] for kind in range(len(KINDS))),
        left=course.left,
        need=course.need if asked else ANY,
        asked=asked,
        cai_has_bat_cai=holds_bat_cai(course),
        caught=tuple(course.caught.items()),
        is_over=course.result is not None,
    )


def holds_bat_cai(course: Course) -> bool:
    """Say whether the card that all saw go to the cái has not been seen to leave its hand."""
    seat, card = course.seats[course.deal.cai], course.deal.bat_cai
    return card not in seat.thrown and not any(card in open_cards(meld) for meld in seat.melds)


def open_cards(meld: Meld) -> tuple[int, ...]:
    """Return the cards of a meld that everybody sees."""
    if meld.down:
        return ()
    if meld.khan is not None:
        return () if meld.eaten is None else (meld.eaten,)
    return meld.cards
