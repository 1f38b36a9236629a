"""The course of one hand: what has happened, whose word is asked, and what is still to be asked.

A course is a draft that may be changed; the table as a value keeps one and changes only copies of it. The agenda holds
what is still to be asked, in the law's order of precedence. Law: TT-6.2, TT-8.5, TT-8.6, TT-16.14.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from tutorials.engine.cards import KINDS
from tutorials.engine.totom.game import GAMES, Game
from tutorials.play.tables import Choice, Codes, Event, Result
from tutorials.play.totom.deal import Deal
from tutorials.play.totom.moments import Shown
from tutorials.play.totom.notes import Notes
from tutorials.play.totom.players import ANY, ROUND, WAITING, Able
from tutorials.play.totom.players import Choice as Claim
from tutorials.play.totom.seat import Seat
from tutorials.play.totom.shapes import YEU
from tutorials.play.totom.wins import House, Win


class Asking(Enum):
    """What a seat is asked, or what is done without asking."""

    LAY = "lay"  # three or four alike of the deal
    DEAL = "deal"  # thiên ù
    RAISE = "raise"  # a thiên khai
    VONG = "vong"  # ù on another's thiên khai
    TURN = "turn"  # the throw, and what comes before it
    THROW = "throw"
    WIN = "win"  # ù on the card that lies open
    OVER = "over"  # phỗng, or a khàn to be raised; eating too, where nobody else could come first
    EAT = "eat"
    PASS = "pass"  # nobody has taken the card
    OPEN = "open"  # the nọc
    PAUSE = "pause"  # somebody is asked, and nobody else knows what


class Item(NamedTuple):
    """One line of the agenda."""

    asking: Asking
    place: int
    kind: int = 0
    is_said: bool = False  # the seat has said already that it takes the card, and is asked whatever the law says


Outcome = Claim | Win | Seat | int | None
LET_GO = Choice("bo")


@dataclass
class Course:
    """The state of a hand. Seats are changed by copies only; the lists are its own."""

    able: Able
    house: House
    deal: Deal
    seats: list[Seat]
    notes: Notes
    agenda: list[Item] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    doors: list[int] = field(default_factory=list)  # cards that lie at the doors, never claimed
    door_of: list[int] = field(default_factory=list)  # at which seat's door each of them lies
    opened: int = 0
    shown: Shown | None = None
    need: str = ANY  # what the hand must be after the throw that is due
    asked: Item | None = None
    offers: dict[Choice, Outcome] = field(default_factory=dict)  # lawful choices, with what comes of each
    result: Result | None = None
    is_faulty: bool = False  # something was done that the law forbids
    caught: dict[int, str] = field(default_factory=dict)  # seats that are báo, with what it costs (TT-16.18.2)

    def copy(self) -> "Course":
        """Return a copy that can be changed without changing this one."""
        return replace(
            self,
            seats=[*self.seats],
            notes=self.notes.copy(),
            agenda=[*self.agenda],
            events=[*self.events],
            doors=[*self.doors],
            door_of=[*self.door_of],
            caught=dict(self.caught),
        )

    @property
    def game(self) -> Game:
        """Return the game with the sizes of this hand."""
        return self.able.game

    @property
    def base(self) -> Game:
        """Return the game with the sizes of a whole hand."""
        return GAMES[self.game.slug]

    @property
    def is_whole(self) -> bool:
        """Say whether this is a whole hand, and no small prepared one."""
        return self.game == self.base

    # places ----------------------------------------------------------------------------------

    def around(self, place: int, step: int = 1) -> int:
        """Return the place that many seats further on."""
        return (place + step) % len(self.seats)

    def from_place(self, place: int) -> list[int]:
        """Return all places in the order of play, this one first."""
        return [self.around(place, step) for step in range(len(self.seats))]

    def order(self, shown: Shown) -> list[int]:
        """Return the seats that may claim, the nearest door first (TT-8.5)."""
        return self.from_place(shown.by) if shown.opened else self.from_place(shown.by)[1:]

    def eaters(self, shown: Shown) -> list[int]:
        """Return the seats that may eat, in order: who opened the card, then the next (TT-8.6)."""
        return [shown.by, self.around(shown.by)] if shown.opened else [self.around(shown.by)]

    # the nọc ---------------------------------------------------------------------------------

    @property
    def left(self) -> int:
        """Return how many cards may still be opened."""
        ending = self.game.noc_left(len(self.seats), self.able.options)
        return max(0, len(self.deal.noc) - self.opened - ending)

    def need_now(self) -> str:
        """Return what a claimant's hand must be near the end of the nọc (TT-16.14)."""
        return ROUND if self.left <= 1 else WAITING if self.left == 2 else ANY

    def is_forced(self, place: int) -> bool:
        """Say whether the seat has to take the open card: a yêu that it has opened itself (TT-9.3)."""
        shown = self.shown
        return shown is not None and shown.opened and place == shown.by and shown.card in YEU

    # telling ---------------------------------------------------------------------------------

    def tell(
        self, seat: int | None, act: str, cards: Iterable[int] = (), taken: int | None = None, said: Codes = ()
    ) -> None:
        """Note what everybody saw."""
        self.events.append(Event(seat, act, codes(cards), "" if taken is None else KINDS[taken].code, said))


def codes(kinds: Iterable[int]) -> Codes:
    """Return kinds as codes."""
    return tuple(KINDS[kind].code for kind in kinds)
