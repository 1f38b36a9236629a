"""A hand of ba cây or bài cào as a value. Law: BC-2 to BC-5, BA-2 to BA-5, by the same numbers.

Nobody has looked at a card yet when the dealer chooses the way of playing and those who like join the side pool. Then
each looks at the cards one by one, or turns them up at once; what they are worth is settled when all lie open. There is
nothing that the cards allow and the law forbids.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from tutorials.engine.bacay.hand import SIZE, Hand, count, deck
from tutorials.engine.bacay.options import Options
from tutorials.engine.bacay.payment import (
    BEST_TAKES_ALL,
    ONE_AGAINST_ALL,
    Ga,
    against_all,
    best_seats,
    next_chuong,
    pool,
    take_all,
)
from tutorials.engine.bacay.telling.names import slug
from tutorials.play.french import by_rank, cards_of
from tutorials.play.tables import Choice, Codes, Event, Pile, Place, Refusal, Result, View, Way, ways_of
from tutorials.play.trial import Setting

USUAL = 4
FEW_IN_POOL = 2  # who must join it at least: BC-5.8

JOIN, STAY_OUT, LOOK, TURN_UP = "gop-ga", "khong-gop", "nan", "lat"
ASKED_WAY, ASKED_POOL, OPENING = "cach", "ga", "lat"


@dataclass(frozen=True, slots=True)
class Known:
    """What the view of a seat tells beside the cards."""

    phase: str
    at: int
    first: int
    way: str
    joined: tuple[int, ...]
    looked: tuple[int, ...]
    own: Codes  # those it has looked at, as they lie


@dataclass(frozen=True)
class BaCay:
    """A hand of three cards each in the middle of play."""

    setting: Setting
    dealt: tuple[Codes, ...]  # by seat, as the cards lie
    rest: Codes
    first: int  # who deals
    at: int
    phase: str = ASKED_WAY
    way: str = ""
    joined: tuple[int, ...] = ()
    looked: tuple[int, ...] = ()  # how many of its cards each seat has looked at
    opened: tuple[int, ...] = ()
    events: tuple[Event, ...] = (Event(None, "chia"),)

    @property
    def options(self) -> Options:
        """Return the house rules."""
        found: Options = self.setting.options
        return found

    @property
    def turn(self) -> int | None:
        """Return the seat that acts; None when all cards lie open."""
        return None if len(self.opened) == len(self.dealt) else self.at

    @property
    def hands(self) -> tuple[Codes, ...]:
        """Return what each seat holds."""
        return tuple(by_rank(cards) for cards in self.dealt)

    @property
    def to_draw(self) -> Codes:
        """Return nothing: nobody draws a card."""
        return ()

    @property
    def order(self) -> tuple[int, ...]:
        """Return the seats in the order of their turns, the dealer last."""
        return tuple((self.first + step) % len(self.dealt) for step in range(1, len(self.dealt) + 1))

    def choices(self) -> tuple[Choice, ...]:
        """Return what the seat to act may do by the law. Law: BC-2.3, BC-5.1, BC-5.2, BC-5.8."""
        if self.turn is None:
            return ()
        if self.phase == ASKED_WAY:
            return Choice(BEST_TAKES_ALL), Choice(ONE_AGAINST_ALL)
        if self.phase == ASKED_POOL:
            return Choice(JOIN), Choice(STAY_OUT)
        is_seen = self.looked[self.at] >= len(self.dealt[self.at])
        return (Choice(TURN_UP),) if is_seen else (Choice(LOOK), Choice(TURN_UP))

    def ways(self) -> tuple[Way, ...]:
        """Return what may be done: nothing can be done wrongly."""
        return ways_of(self.choices())

    def can(self, choice: Choice) -> bool:
        """Say whether a choice is possible at all: all that is, is lawful."""
        return choice in self.choices()

    def refusal(self, choice: Choice) -> Refusal | None:
        """Return nothing: the law forbids nothing that is possible."""
        return None

    def apply(self, choice: Choice) -> "BaCay":
        """Return the table after a choice. Raises ValueError for an impossible one."""
        if not self.can(choice):
            raise ValueError(f"{choice.key} is not possible")
        if choice.act == LOOK:
            return self._look()
        if choice.act == TURN_UP:
            return self._turn_up()
        after = replace(self, events=(*self.events, Event(self.at, choice.act)))
        if self.phase == ASKED_WAY:
            phase = ASKED_POOL if self.options.ga else OPENING
            return replace(after, way=choice.act, phase=phase, at=self.order[0])
        if choice.act == JOIN:
            after = replace(after, joined=(*self.joined, self.at))
        return after._next() if self.at != self.first else after._close_pool()

    def _next(self) -> "BaCay":
        later = self.order[self.order.index(self.at) + 1 :]
        return replace(self, at=later[0]) if later else self

    def _close_pool(self) -> "BaCay":
        """Let nobody join alone. Law: BC-5.8."""
        after = replace(self, phase=OPENING, at=self.order[0])
        if 0 < len(self.joined) < FEW_IN_POOL:
            return replace(after, joined=(), events=(*self.events, Event(None, "ga-le")))
        return after

    def _look(self) -> "BaCay":
        looked = tuple(seen + (seat == self.at) for seat, seen in enumerate(self.looked))
        return replace(self, looked=looked, events=(*self.events, Event(self.at, LOOK)))

    def _turn_up(self) -> "BaCay":
        shown = Event(self.at, TURN_UP, self.hands[self.at])
        return replace(self, opened=(*self.opened, self.at), events=(*self.events, shown))._next()

    def counted(self, seat: int) -> Hand:
        """Return what the cards of a seat are worth."""
        return count(cards_of(self.dealt[seat]), self.options)

    @cached_property
    def result(self) -> Result | None:
        """Return the points, the pool counted, and who deals next. Law: BC-5."""
        if self.turn is not None:
            return None
        hands, options = [self.counted(seat) for seat in range(len(self.dealt))], self.options
        if self.way == BEST_TAKES_ALL:
            points, following = take_all(hands, options), {"first": self.order[0]}
            winners = best_seats(hands, options)
        else:
            points = against_all(hands, self.first, options)
            following = {"first": next_chuong(hands, self.first, options)}
            winners = [seat for seat, gained in enumerate(points) if gained > 0]
        if options.ga:
            ga = self._pool(hands)
            points = [sum(both) for both in zip(points, ga.points, strict=True)]
            following["ga"] = ga.left
        return Result(self.way, tuple(points), tuple(winners), following=following)

    def _pool(self, hands: list[Hand]) -> Ga:
        return pool(hands, sorted(self.joined), self.setting.carried.get("ga", 0), self.options)

    def view(self, seat: int) -> View:
        """Return all that a seat knows: its own cards as far as it has looked, and all that lie open."""
        own = () if seat in self.opened else self.dealt[seat][: self.looked[seat]]
        return View(
            replace(self.setting, seed="", dealt=None),
            seat,
            by_rank(own),
            tuple(map(self._place, range(len(self.dealt)))),
            self.events,
            self.choices() if self.turn == seat else (),
            known=Known(self.phase, self.at, self.first, self.way, self.joined, self.looked, own),
        )

    def _place(self, seat: int) -> Place:
        marks = []
        if seat == self.first:
            marks.append("chuong" if self.way == ONE_AGAINST_ALL else "chia")
        marks += ["ga"] if seat in self.joined else []
        if seat not in self.opened:
            return Place(len(self.dealt[seat]), marks=tuple(marks))
        hand = self.counted(seat)
        marks += [found for found in (slug(hand),) if found != "thuong"]
        nut = None if hand.special else hand.nut
        return Place(0, (Pile("bai", self.hands[seat]),), marks=tuple(marks), points=nut)

    def record(self) -> str:
        """Return nothing: hands of three cards are not written down."""
        return ""


def deal(setting: Setting) -> BaCay:
    """Deal three cards each, or what was prepared. Law: BC-2.2."""
    chance = Random(setting.seed)
    if setting.dealt:
        hands, rest, first = setting.dealt.hands, setting.dealt.stock, setting.dealt.first
    else:
        players = setting.players or USUAL
        codes = [card.code for card in deck(setting.options)]
        chance.shuffle(codes)
        hands = tuple(tuple(codes[SIZE * seat : SIZE * (seat + 1)]) for seat in range(players))
        rest, first = tuple(codes[SIZE * players :]), chance.randrange(players)
    first = setting.carried.get("first", first) % len(hands)
    return BaCay(replace(setting, players=len(hands)), hands, rest, first, first, looked=(0,) * len(hands))
