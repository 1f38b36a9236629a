"""A hand at the table as a value: who acts, what may be done, what each seat sees, how it ends.

Every game has one such table. The same deal and the same choices make the same hand for ever.
Words for people are not here: an act, a pile, a mark, an end, a reason and a refusal are slugs, told by the site.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Protocol, Self

from tutorials.play.trial import Setting

Codes = tuple[str, ...]  # cards as the engine's door names them: "5v", "cc"


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that a seat may do."""

    act: str
    cards: Codes = ()  # of the own hand that go with it, sorted as the hand is
    taken: str = ""  # the card that lies open and is taken or won with
    said: Codes = ()  # slugs of what is called with it
    whom: int | None = None  # the seat to which it is done, where that is a choice

    @property
    def key(self) -> str:
        """Return it as one word, which `read` understands: `an.6v_7v.5v.`; codes and slugs have hyphens themselves."""
        whom = () if self.whom is None else (str(self.whom),)
        return ".".join((self.act, "_".join(self.cards), self.taken, "_".join(self.said), *whom))

    @classmethod
    def read(cls, key: str) -> "Choice":
        """Read a key. Raises ValueError for anything else."""
        act, cards, taken, said, *whom = key.split(".")
        (seat,) = whom or [""]
        named = tuple(filter(None, cards.split("_"))), taken, tuple(filter(None, said.split("_")))
        return cls(act, *named, int(seat) if seat else None)


@dataclass(frozen=True, slots=True)
class Way:
    """One act that the cards allow at this moment, lawful or not: with which cards, and how many more are lifted."""

    act: str
    cards: Codes = ()  # that go with it of themselves
    taken: str = ""  # the card that lies open
    sizes: tuple[int, ...] = ()  # how many cards of the hand may be lifted; none: it needs no cards
    also: Codes = ()  # acts that it turns out to be where the cards make it so
    fills: bool = False  # with no card lifted it is done as the law does it
    whom: int | None = None
    is_usual: bool = False  # what the moment is for

    @property
    def choice(self) -> Choice:
        """Return it as a choice, without the cards to be lifted."""
        return Choice(self.act, self.cards, self.taken, whom=self.whom)

    @property
    def acts(self) -> Codes:
        """Return the acts that it may turn out to be."""
        return (self.act, *self.also)


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie together before a seat or on the mat."""

    kind: str  # of the game: phong, an, khan, chiu, trick
    cards: Codes = ()  # face up, in the order of laying
    down: int = 0  # how many more lie face down
    taken: str = ""  # which of them was taken from the mat
    seat: int | None = None  # who laid it, where it lies on the mat
    under: Codes = ()  # which those face down are, if whoever looks on knows it: they are its own


def mark_of(slug: str, card: str) -> str:
    """Return a mark and its card as one word: `cup.5v`."""
    return f"{slug}.{card}"


def read_mark(mark: str) -> tuple[str, str]:
    """Return the slug of a mark, and its card if it has one; undoes `mark_of`."""
    slug, _dot, card = mark.partition(".")
    return slug, card


@dataclass(frozen=True, slots=True)
class Place:
    """What everybody sees of one seat."""

    held: int  # cards in hand
    piles: tuple[Pile, ...] = ()
    thrown: Codes = ()
    marks: Codes = ()  # what stands beside it: cai, bao, out; with a card as `mark_of` writes it
    points: int | None = None  # so far in this hand, where the game counts them
    door: Codes | None = None  # what lies at its door, taken by nobody; None: what it has thrown

    def marked(self, slug: str) -> Codes:
        """Return the cards with which a mark stands beside the seat."""
        return tuple(card for name, card in map(read_mark, self.marks) if name == slug and card)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as everybody saw it."""

    seat: int | None  # None: the deal itself
    act: str
    cards: Codes = ()
    taken: str = ""
    said: Codes = ()
    whom: int | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """The card that lies open and waits to be taken."""

    card: str
    seat: int  # who threw or opened it
    how: str  # thrown, opened


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat knows. Whoever chooses sees nothing else."""

    setting: Setting  # without what is hidden: its seed is empty and its deal None
    seat: int
    hand: Codes  # sorted
    places: tuple[Place, ...]
    events: tuple[Event, ...]
    choices: tuple[Choice, ...]  # lawful ones; empty when it is not this seat's turn
    shown: Shown | None = None
    stock: int | None = None  # cards left in the nọc
    mat: tuple[Pile, ...] = ()  # what lies in the middle: the trick, the cards shared
    known: Any = None  # of the game: what else its own players want of the open table; compared as the rest is


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended. Points are by seat, and sum to nothing unless a pot was paid or won."""

    end: str  # u, hoa, bao …
    points: tuple[int, ...]
    winners: tuple[int, ...] = ()
    said: Codes = ()  # slugs of the winner's cước, where there are any
    following: Mapping[str, Any] = field(default_factory=dict)  # what the next hand's `carried` is


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a choice is good or bad, for a sentence with these values in braces: numbers, and cards as codes."""

    slug: str
    values: Mapping[str, int | Codes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice with its worth: comparable within one view only, the more the better."""

    choice: Choice
    worth: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """What the law has against a choice: the slug of the fault, its article, and the slug of what it costs."""

    slug: str
    clause: str
    cost: str = ""
    is_late: bool = False  # it counts only if its maker wins: nobody speaks of it before


class Table(Protocol):
    """A hand in the middle of play; frozen, every step gives a new one."""

    @property
    def setting(self) -> Setting:
        """Return what is played by."""

    @property
    def turn(self) -> int | None:
        """Return the seat that acts; None when the hand is over. A seat that can only let go is never asked."""

    @property
    def result(self) -> Result | None:
        """Return how it ended; None before."""

    @property
    def hands(self) -> tuple[Codes, ...]:
        """Return what each seat holds now."""

    @property
    def to_draw(self) -> Codes:
        """Return the cards that lie face down to be drawn, the next first; none where nothing is drawn."""

    def choices(self) -> tuple[Choice, ...]:
        """Return what the seat to act may do by the law, at least one until the hand is over, in a fixed order."""

    def ways(self) -> tuple[Way, ...]:
        """Return what the seat to act could do with its cards, lawful or not: nothing of it tells what is lawful."""

    def can(self, choice: Choice) -> bool:
        """Say whether the hands allow a choice at all, lawful or not."""

    def refusal(self, choice: Choice) -> Refusal | None:
        """Return what the law has against a possible choice; None for every one of `choices`."""

    def apply(self, choice: Choice) -> Self:
        """Return the table after a possible choice. Raises ValueError for an impossible one."""

    def view(self, seat: int) -> View:
        """Return all that a seat knows."""

    def record(self) -> str:
        """Return the hand as it is written for the referee; empty where a game has no records."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of a game and who plays at them.

    `sample` fills a view with one possible deal of what is hidden; seen from the same seat it is the view given.
    `weigh` ranks every choice of a view, best first. A steady player does the first of them, as it looks to somebody
    who does not keep count of what others have thrown and laid: `steady`, where that makes a difference.
    `strong` chooses with all that can be counted, and by samples where they help. Where it takes too long over that,
    samples of hidden cards are `sampled_by` steady players.
    """

    deal: Callable[[Setting], Table]
    sample: Callable[[View, Random], Table]
    weigh: Callable[[View], Sequence[Weighed]]
    strong: Callable[[View, Random], Choice]
    seats: Callable[[str, Any], Sequence[int]]  # (game, options) -> how many may play
    steady: Callable[[View], Choice] | None = None
    rare: Codes = ()  # acts, such as báo sâm, that a player by chance thinks of once in a while only
    draws: str = ""  # the act that draws a card of the nọc, where one does
    sampled_by: str = "strong"  # the strength of those who play samples to their end


def ways_of(choices: Iterable[Choice]) -> tuple[Way, ...]:
    """Return choices as ways, each whole: where nothing but these can be done."""
    return tuple(Way(each.act, each.cards, each.taken, whom=each.whom) for each in choices)


JUDGED = "bao"  # the mark and the event by which all see that somebody broke the law


def unjudged(view: View) -> View:
    """Return what a seat sees without what is said of faults, so that somebody else may look for them."""
    places = tuple(replace(each, marks=tuple(mark for mark in each.marks if mark != JUDGED)) for each in view.places)
    return replace(view, places=places, events=tuple(each for each in view.events if each.act != JUDGED))


def turned_up(table: Table, view: View) -> View:
    """Return what a seat sees once the hand is over: what lay face down before each seat is known, too."""
    places = _twice_seen(view.places, _own_places(_views(table)), lambda pile, own: replace(pile, under=own.under))
    return replace(view, places=places)


def laid_open(table: Table, seat: int) -> View:
    """Return what a seat sees of a table once everything that anybody holds or laid face down is turned up.

    `turned_up` leaves face down in the middle what its game leaves so to the end.
    """
    views = _views(table)
    others = (*views[1:], views[0])  # the next seat sees of each what all the others do
    places = _twice_seen(_own_places(views), [view.places[each] for each, view in enumerate(others)], _up)
    mat = tuple(
        pile if pile.seat is None else _up(views[pile.seat].mat[number], others[pile.seat].mat[number])
        for number, pile in enumerate(views[seat].mat)
    )
    hand = table.hands[seat] if places[seat].held else ()
    return replace(views[seat], hand=hand, places=places, mat=mat, choices=(), known=None)


def _views(table: Table) -> tuple[View, ...]:
    return tuple(map(table.view, range(len(table.hands))))


def _own_places(views: Sequence[View]) -> tuple[Place, ...]:
    """Return each place as whoever sits there sees it."""
    return tuple(view.places[seat] for seat, view in enumerate(views))


def _twice_seen(
    places: Sequence[Place], again: Sequence[Place], joined: Callable[[Pile, Pile], Pile]
) -> tuple[Place, ...]:
    """Return places with each pile joined to the same as somebody else sees it."""
    return tuple(
        replace(place, piles=tuple(joined(*both) for both in zip(place.piles, other.piles, strict=True)))
        for place, other in zip(places, again, strict=True)
    )


def _up(own: Pile, others: Pile) -> Pile:
    """Turn up a pile: its cards as its owner knows them, by the name under which the others see it."""
    return replace(others, cards=(*own.cards, *own.under), down=0)


RARE_IN = 25
LAWFUL, STEADY, STRONG = STRENGTHS = ("lawful", "steady", "strong")


def choose(tables: Tables, strength: str, view: View, chance: Random) -> Choice:
    """Return what a player of this strength does."""
    if len(view.choices) == 1:
        return view.choices[0]
    if strength == LAWFUL:
        return by_chance(tables.rare, view.choices, chance)
    if strength == STRONG:
        return tables.strong(view, chance)
    return tables.steady(view) if tables.steady else tables.weigh(view)[0].choice


def own_cards(view: View) -> Codes:
    """Return the cards that a seat has held itself: in hand, laid or thrown. They are what nobody can forget."""
    place = view.places[view.seat]
    laid = (code for pile in place.piles for code in (*pile.cards, *pile.under))
    return (*view.hand, *laid, *place.thrown)


def by_chance(rare: Codes, choices: Sequence[Choice], chance: Random) -> Choice:
    """Return any choice, one of the rare acts once in a while only."""
    usual = [choice for choice in choices if choice.act not in rare]
    if len(usual) < len(choices) and usual and chance.randrange(RARE_IN):
        return chance.choice(usual)
    return chance.choice(choices)


def play_on(tables: Tables, table: Table, strengths: Sequence[str], seed: str, until: int | None = None) -> Table:
    """Let each seat play by its strength to the end, or until it is a seat's turn; the same for ever from one seed."""
    while (seat := table.turn) is not None and seat != until:
        view = table.view(seat)
        table = table.apply(choose(tables, strengths[seat], view, Random(f"{seed}:{seat}:{len(view.events)}")))
    return table
