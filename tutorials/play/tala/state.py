"""A hand of Tá lả as it stands: what lies where, whose turn it is, how its cards may lie. Law: TL-4 to TL-8."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from tutorials.engine.french import BY_CODE, Card, Cards
from tutorials.engine.tala.melds import Layout, lay
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.payment import ROUNDS, Taken
from tutorials.engine.tala.turn import Sending, send
from tutorials.play.tables import Choice, Codes, Event
from tutorials.play.tala.settling import End
from tutorials.play.trial import Setting

DRAW, TAKE, THROW, LAY, SEND, LEAVE = "boc", "an", "danh", "ha", "gui", "bo"
U, U_ROUND, U_KHAN = "u", "u-tron", "u-khan"
CALLS = (U, U_ROUND, U_KHAN)


@dataclass(frozen=True, slots=True)
class Side:
    """What belongs to one seat."""

    hand: Cards  # sorted
    eaten: Cards = ()  # those of the hand that were taken and are not laid yet
    phom: tuple[Cards, ...] = ()  # laid
    pile: Cards = ()  # lies thrown before the seat
    thrown: int = 0
    laid: int = 0  # the how manyeth to lay down; 0: not yet
    is_out: bool = False  # laid and sent everything: nothing is left to throw
    is_lao: bool = False  # played falsely, where the hand goes on

    @property
    def is_mom(self) -> bool:
        """Say whether the seat had to lay down and had nothing. Law: TL-9.4."""
        return bool(self.laid) and not self.phom


@dataclass(frozen=True, slots=True)
class Known:
    """What everybody knows of a hand beside what the places show; the hands once it is over."""

    phase: str
    at: int | None
    first: int
    head: int
    last: int | None
    taken: tuple[Taken, ...]
    sides: tuple[Side, ...]  # without the hands that are hidden
    end: End | None
    own: Codes


@dataclass(frozen=True)
class State:
    """A hand in the middle of play, without what may be done."""

    setting: Setting
    sides: tuple[Side, ...]
    stock: Cards
    first: int
    at: int
    phase: str  # khan, boc, danh
    events: tuple[Event, ...] = (Event(None, "chia"),)
    head: int = 0  # from whose pile a card is moved when one is taken: TL-7.4
    last: int | None = None  # who threw last
    taken: tuple[Taken, ...] = ()
    end: End | None = None
    asked: tuple[int, ...] = field(default=())  # who may still call ù khan

    @property
    def options(self) -> Options:
        """Return the house rules."""
        found: Options = self.setting.options
        return found

    @property
    def turn(self) -> int | None:
        """Return the seat that acts; None when the hand is over."""
        return None if self.end else self.at

    @property
    def hands(self) -> tuple[Codes, ...]:
        """Return what each seat holds."""
        return tuple(codes_of(side.hand) for side in self.sides)

    @property
    def to_draw(self) -> Codes:
        """Return what is left of the nọc, the next card first."""
        return codes_of(self.stock)

    @property
    def side(self) -> Side:
        """Return the seat that acts."""
        return self.sides[self.at]

    @property
    def open(self) -> Card | None:
        """Return the card that the seat to act might take. Law: TL-5.5."""
        before = (self.at - 1) % len(self.sides)
        pile = self.sides[before].pile
        return pile[-1] if self.phase == DRAW and self.last == before and pile else None

    def done(self, side: Side) -> int:
        """Return how many of its four throws a seat has behind it. Law: TL-4.4, TL-7.4."""
        return len(side.pile) if self.options.tai else side.thrown

    @cached_property
    def layout(self) -> Layout | None:
        """Return the best way to lay the hand of the seat to act."""
        return lay(self.side.hand, self.side.eaten, options=self.options)

    @property
    def is_to_lay(self) -> bool:
        """Say whether the time has come to lay down. Law: TL-6.1, TL-7.7."""
        return bool(self.side.laid) or self.done(self.side) == ROUNDS - 1

    @property
    def must_lay(self) -> bool:
        """Say whether the seat has something to lay down, and must. Law: TL-6.1."""
        return bool(self.is_to_lay and self.layout and self.layout.phom)

    @cached_property
    def call(self) -> Choice | None:
        """Return the call of ù that is true. Law: TL-8.1, TL-8.2, TL-8.5, TL-8.6."""
        side, layout = self.side, self.layout
        if not side.laid and layout and (layout.is_u or (self.options.an_ba and len(side.eaten) >= 3)):
            return Choice(U_ROUND if layout.is_round else U, codes_of(side.hand))
        if self.options.u_het and side.phom and len(side.hand) <= 1 and not (layout and layout.phom):
            return Choice(U if side.hand else U_ROUND, codes_of(side.hand))
        return None

    def named(self, choice: Choice) -> Cards:
        """Return the cards of a choice, if the seat that may throw now holds each of them; else none."""
        own, codes = set(self.hands[self.at]), set(choice.cards)
        is_more = choice.taken or choice.said or choice.whom is not None
        may = self.phase == THROW and codes <= own and len(codes) == len(choice.cards) and not is_more
        return tuple(BY_CODE[code] for code in choice.cards) if may else ()

    def laying(self, choice: Choice) -> Layout | None:
        """Return how the cards named are laid down, if none is left over and no taken one stays behind. Law: TL-6.2."""
        cards, eaten = self.named(choice), self.side.eaten
        if choice.act != LAY or not (self.must_lay and cards and set(eaten) <= set(cards)):
            return None
        found = lay(cards, eaten, options=self.options)
        return None if found is None or found.loose else found

    @property
    def may_send(self) -> bool:
        """Say whether the seat may send cards at all. Law: TL-7.1, TL-7.3."""
        return bool(self.side.laid and not self.must_lay and (self.side.phom or self.options.mom_gui))

    def sending(self, choice: Choice) -> Sending | None:
        """Return how the cards named are sent, if each finds its place. Law: TL-7.1 to TL-7.3, TL-7.6, TL-7.7."""
        cards = self.named(choice)
        if choice.act != SEND or not (self.may_send and cards):
            return None
        found = self.sent(cards)
        return None if found.left else found

    def sent(self, cards: Cards) -> Sending:
        """Return how these cards go with what lies open to the seat."""
        return send(cards, [self.sides[seat].phom[number] for seat, number in self.spots], self.options)

    @property
    def spots(self) -> list[tuple[int, int]]:
        """Return where a card might be sent: seats with the numbers of their phỏm."""
        mine = self.side.laid
        anyone = self.options.gui_ai == "da-ha"
        return [
            (seat, number)
            for seat, side in enumerate(self.sides)
            if anyone or not side.laid or side.laid <= mine
            for number in range(len(side.phom))
        ]


def codes_of(cards: Iterable[Card]) -> Codes:
    """Return the codes of cards."""
    return tuple(card.code for card in cards)


def sort(cards: Iterable[Card]) -> Cards:
    """Return cards in the order of the deck."""
    return tuple(sorted(cards, key=lambda card: card.index))
