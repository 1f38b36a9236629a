"""Draw what a seat sees of a table: values that the templates of the mat show, and nothing hidden."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from tutorials.catalogue.table_words import TableWords
from tutorials.engine.decks import MONEY, Card
from tutorials.engine.games import deck_of
from tutorials.mats.acts import Button, buttons
from tutorials.mats.hand import Part, parts_of, with_lifted
from tutorials.mats.speech import Speech, cards_of, letter
from tutorials.pages.points import written
from tutorials.play.tables import Codes, Pile, View, Way

THROWN = "thrown"  # the slug of the pile of what a seat has thrown, where a game has its own word for it


@dataclass(frozen=True, slots=True)
class DrawnPile:
    """Cards that lie together."""

    name: SafeString
    cards: tuple[Card, ...]
    backs: range  # as many as lie face down
    who: str = ""  # who laid it
    side: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat round the mat."""

    number: int
    letter: str
    name: str
    column: int  # of the mat, from the left; 0: at its foot
    side: str  # mine, left, top, right
    held: int | None  # None: nobody knows
    piles: tuple[DrawnPile, ...]
    thrown: tuple[Card, ...]  # or what lies at its door, where cards that nobody takes lie there
    marks: tuple[SafeString, ...]
    points: int | None
    is_mine: bool
    is_turn: bool
    hand: tuple[Card, ...] = ()  # turned up at the end

    @property
    def points_written(self) -> str:
        """Return the points as they are written."""
        return written(self.points or 0)


@dataclass(frozen=True, slots=True)
class Open:
    """The card that lies open in the middle."""

    card: Card
    name: str
    told: str
    side: str  # from which it came


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log."""

    text: SafeString
    is_new: bool  # it happened since the reader's last choice


@dataclass(frozen=True, slots=True)
class Mat:
    """A table as one seat sees it."""

    game: str
    deck: str  # the class of its cards; none: those of money
    kinds: tuple[Card, ...]  # of the deck
    seats: tuple[Seat, ...]  # in the order of play, the reader's first
    shown: Open | None
    stock: int | None
    middle: tuple[DrawnPile, ...]
    hand: tuple[Part, ...]
    buttons: tuple[Button, ...]
    lines: tuple[Line, ...]  # of the log
    thrown_name: str  # what the cards are called that a seat has thrown, or that lie at its door
    may_lift: bool = False  # to be laid elsewhere

    @property
    def takes_cards(self) -> bool:
        """Say whether some act goes with cards of the hand."""
        return any(button.sizes for button in self.buttons)

    @property
    def lifts(self) -> bool:
        """Say whether cards of the hand may be lifted."""
        return self.may_lift or self.takes_cards

    @property
    def main(self) -> Button | None:
        """Return the button of what the moment is for."""
        return next((button for button in self.buttons if button.is_main), None)

    @property
    def is_single(self) -> bool:
        """Say whether every such act takes one card."""
        return all(button.sizes in ((), (1,)) for button in self.buttons)

    @property
    def mine(self) -> Seat:
        """Return the reader's own seat."""
        return self.seats[0]

    @property
    def others(self) -> tuple[Seat, ...]:
        """Return the neighbours, the next first."""
        return self.seats[1:]

    @property
    def held(self) -> int:
        """Return how many cards of the reader's hand are seen."""
        return sum(len(part.cards) for part in self.hand)

    @property
    def unseen(self) -> range:
        """Return a number for each card that the reader holds and has not looked at yet."""
        return range(max(0, (self.mine.held or 0) - self.held))

    @property
    def counted(self) -> int:
        """Return how many cards the reader holds, seen or not."""
        return self.held + len(self.unseen)


def draw(
    view: View, words: TableWords, lang: str, *, turn: int | None = None, since: int = 0,
    hands: Sequence[Codes] = (), ways: Sequence[Way] = (), order: Codes = (),
    may_lift: bool = False, lifted: Sequence[str] = (), is_own: bool = True,
) -> Mat:  # fmt: skip
    """Draw a view. `since`: how many events the reader knew before; `hands`: turned up at the end, as all piles are.

    `is_own`: the seat at the foot is the reader's; a hand that anybody looks at has letters alone.

    `ways`: what could be done, where the buttons shall not tell what is lawful. `order`: the hand as its holder
    laid it; `may_lift`: cards may be lifted though no act goes with them; `lifted`: those that are.
    """
    game = view.setting.game
    speech = Speech(game, words, lang, view.seat if is_own else None)
    count, deck = len(view.places), deck_of(game)
    turn = view.seat if turn is None and view.choices else turn
    found = tuple(buttons(view, speech, ways))
    parts = (Part("", cards_of(order), is_loose=True),) if order else parts_of(game, view.hand, lang)
    return Mat(
        game=game,
        deck="" if deck.slug == MONEY.slug else deck.slug,
        kinds=deck.kinds,
        seats=tuple(_seat(view, (view.seat + step) % count, speech, turn, hands) for step in range(count)),
        shown=_open(view, speech),
        stock=view.stock,
        middle=tuple(_pile(pile, speech, view) for pile in view.mat),
        hand=with_lifted(parts, lifted),
        buttons=found,
        lines=_lines(view, speech, since),
        thrown_name=speech.name("pile", THROWN) if words.find("pile", THROWN) else _("đã đánh"),
        may_lift=may_lift,
    )


def _lines(view: View, speech: Speech, since: int) -> tuple[Line, ...]:
    before, after = speech.lines(view.events[:since]), speech.lines(view.events[since:])
    return (*(Line(text, is_new=False) for text in before), *(Line(text, is_new=since > 0) for text in after))


def _seat(view: View, seat: int, speech: Speech, turn: int | None, hands: Sequence[Codes]) -> Seat:
    place = view.places[seat]
    return Seat(
        number=seat,
        letter=letter(seat),
        name="" if speech.seat is None else speech.who(seat) if seat == view.seat else _relation(view, seat),
        column=_column(view, seat),
        side=_side(view, seat),
        held=place.held,
        piles=tuple(_pile(pile, speech, view, is_up=bool(hands)) for pile in place.piles),
        thrown=cards_of(place.thrown if place.door is None else place.door),
        marks=tuple(map(speech.mark, place.marks)),
        points=place.points,
        is_mine=seat == view.seat,
        is_turn=seat == turn,
        hand=cards_of(hands[seat]) if hands and place.held and seat != view.seat else (),
    )


def _column(view: View, seat: int) -> int:
    """Return the column of a seat: they sit anticlockwise from the reader, the next at the right."""
    return (view.seat - seat) % len(view.places)


def _side(view: View, seat: int) -> str:
    column, count = _column(view, seat), len(view.places)
    if column == 0:
        return "mine"
    if count == 2 or 1 < column < count - 1:
        return "top"
    return "left" if column == 1 else "right"


def _relation(view: View, seat: int) -> str:
    """Return who a neighbour is to the reader: after him, before him, or neither."""
    count = len(view.places)
    step = (seat - view.seat) % count
    if count == 2:
        return _("nhà kia")
    if step == 1:
        return _("nhà dưới")
    return _("nhà trên") if step == count - 1 else ""


def _pile(pile: Pile, speech: Speech, view: View, *, is_up: bool = False) -> DrawnPile:
    under = pile.under if is_up else ()
    return DrawnPile(
        name=speech.name("pile", pile.kind),
        cards=cards_of((*pile.cards, *under)),
        backs=range(pile.down - len(under)),
        who="" if pile.seat is None else speech.who(pile.seat),
        side="" if pile.seat is None else _side(view, pile.seat),
    )


def _open(view: View, speech: Speech) -> Open | None:
    if (shown := view.shown) is None:
        return None
    card = cards_of((shown.card,))[0]
    return Open(card, card.label(speech.lang), _how(shown.how, shown.seat, speech), _side(view, shown.seat))


def _how(how: str, seat: int, speech: Speech) -> str:
    if seat == speech.seat:
        return _("vừa mở") if how == "opened" else _("vừa đánh")
    return (_("%(who)s vừa mở") if how == "opened" else _("%(who)s vừa đánh")) % {"who": speech.who(seat)}
