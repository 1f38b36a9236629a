"""What a seat works out of its view: what each choice that deserves a closer look would leave it with.

Nothing is worked out of what the seat does not see.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from tutorials.engine.cards import COPIES, KINDS
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.play.tables import Choice, View, own_cards
from tutorials.play.totom import offers
from tutorials.play.totom.moves import throw
from tutorials.play.totom.outlook import Helping, Outlook, look, lung_of
from tutorials.play.totom.players import ANY, ROUND, WAITING, Able
from tutorials.play.totom.seat import Seat
from tutorials.play.totom.shapes import MATES
from tutorials.play.totom.sight import Known

U, LET_GO, THROW = "u", "bo", "danh"
CLAIMS = ("an", "an-cai", "an-day-khan", "phong", "day-khan")


@dataclass(frozen=True, slots=True)
class Span:
    """How many choices are looked at closely: throws, claims, and throws after each of these."""

    throws: int
    claims: int
    after: int


CLOSE, CLOSE_OF_THIRTY = Span(8, 4, 2), Span(5, 3, 1)  # a hand of thirty cards takes three times as long


@dataclass(frozen=True, slots=True)
class Prospect:
    """A choice with the hand that it leaves once all that goes with it has been thrown."""

    choice: Choice
    seat: Seat
    outlook: Outlook
    thrown: int | None = None  # after the choice, or by it


class Thought:
    """One view, and what is worked out of it; by who does not count what is gone, if so wished."""

    def __init__(self, view: View, *, counts: bool = True) -> None:
        known: Known = view.known
        self.known = known
        self.own: Seat = known.own
        self.game: Game = known.game
        self.options: Options = view.setting.options
        self.choices = view.choices
        self.others = tuple(place for seat, place in enumerate(view.places) if seat != view.seat)
        self.live = tuple(known.unseen(kind) for kind in range(len(KINDS))) if counts else _not_held(view)
        self.able = Able(self.game, self.options)
        self.span = CLOSE if self.game.has_cuoc else CLOSE_OF_THIRTY

    @cached_property
    def lung(self) -> int:
        """Return the lưng of the hand as it is."""
        return lung_of(self.own, self.game)

    @cached_property
    def helping(self) -> Helping:
        """Return what helps the hand as it is."""
        return Helping(self.own)

    def look(self, seat: Seat, thrown: int | None = None) -> Outlook:
        """Return what a hand promises; `thrown` is what it has just thrown of the hand as it is."""
        helping = None if thrown is None else Helping(seat, self.helping, thrown)
        return look(seat, self.live, self.game, self.options, helping)

    def copies(self, kinds: Iterable[int]) -> int:
        """Count the copies of these kinds that have not been seen."""
        return sum(self.live[kind] for kind in kinds)

    # what choices lead to ---------------------------------------------------------------------

    def prospects(self) -> dict[Choice, list[Prospect]]:
        """Return what the choices that deserve a close look lead to; a claim, by each of its best throws."""
        found: dict[Choice, list[Prospect]] = {}
        for choice, after in self._best_claims():
            found[choice] = [Prospect(choice, left, self.look(left), kind) for kind, left in self._throws_after(after)]
        for choice in self._best_throws():
            kind = kind_of(choice)
            left = throw(self.own, kind)
            found[choice] = [Prospect(choice, left, self.look(left, kind), kind)]
        for choice in self.choices:
            if choice.act == LET_GO:
                found[choice] = [Prospect(choice, self.own, self.look(self.own))]
            elif choice.act not in (*CLAIMS, THROW, U):
                left = offers.seat_after(self.own, choice)
                found[choice] = [Prospect(choice, left, self.look(left))]
        return found

    def _best_claims(self) -> list[tuple[Choice, Seat]]:
        claims = [(choice, offers.seat_after(self.own, choice)) for choice in self.choices if choice.act in CLAIMS]
        return sorted(claims, key=lambda each: each[1].loose)[: self.span.claims]

    def _throws_after(self, seat: Seat) -> Iterator[tuple[int, Seat]]:
        """Yield what may be thrown after a claim, the card with the fewest mates first, with the hand it leaves."""
        able, need = self.able, self._need()
        found = able.throws(seat, need) or able.throws(seat) or able.forced_throws(seat)
        kinds = sorted((kind for kind, _ in found), key=lambda kind: self.mates(seat, kind))
        return ((kind, throw(seat, kind)) for kind in islice(kinds, self.span.after))

    def _need(self) -> str:
        """Return what the hand must be after a claim made now (TT-16.14)."""
        is_forced = not any(choice.act == LET_GO for choice in self.choices)
        return ANY if is_forced or self.known.left > 2 else WAITING if self.known.left == 2 else ROUND

    def _best_throws(self) -> list[Choice]:
        throws = [choice for choice in self.choices if choice.act == THROW]
        by_loose = sorted(throws, key=lambda each: (self.loose_after(each), self.mates(self.own, kind_of(each))))
        return by_loose[: self.span.throws]

    def loose_after(self, choice: Choice) -> int:
        """Count the loose cards that a choice leaves, what has to be thrown after it among them."""
        if choice.act != THROW:
            return offers.seat_after(self.own, choice).loose
        kind = kind_of(choice)
        return self.own.loose - 1 + (0 if kind in self.own.loose_kinds else self.able.cost(self.own, kind))

    def mates(self, seat: Seat, kind: int) -> int:
        """Count the cards that could still bring a loose card into a phu; those that make a pair three count more."""
        cards = sum(self.live[two] for pair in MATES[kind] for one, two in (pair, pair[::-1]) if seat.hand[one])
        return cards + 5 * (seat.hand[kind] > 1) * self.live[kind]

    def fitting(self, kind: int) -> frozenset[int]:
        """Return the kinds that make a phu with a card of the hand and one more of it, or three alike of a pair."""
        hand = self.own.hand
        found = {two for pair in MATES[kind] for one, two in (pair, pair[::-1]) if hand[one]}
        return frozenset(found | ({kind} if hand[kind] > 1 else set()))


def _not_held(view: View) -> tuple[int, ...]:
    """Return how many copies of each kind the seat has not held itself."""
    own = Counter(own_cards(view))
    return tuple(max(0, COPIES - own[kind.code]) for kind in KINDS)


def kind_of(choice: Choice) -> int:
    """Return the kind that is thrown."""
    return offers.BY_CODE[choice.cards[0]]
