"""Climb, a made-up game small enough to be known by heart: what is true of every table can be seen at its.

Twelve cards, three seats with three cards each. A thrown card may be taken with the next higher one, for two points
from the thrower; who holds the twelve may win outright instead of throwing, for two from each.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from tutorials.play.tables import Choice, Event, Place, Reason, Refusal, Result, Shown, Tables, View, Weighed
from tutorials.play.trial import Dealt, Setting

DECK = tuple(str(number) for number in range(1, 13))
TOP = DECK[-1]
SEATS, HELD, PRIZE = 3, 3, 2


@dataclass(frozen=True)
class Climb:
    """One hand."""

    setting: Setting
    hands: tuple[tuple[str, ...], ...]
    lead: int  # who throws next, or was asked last
    points: tuple[int, ...] = (0, 0, 0)
    events: tuple[Event, ...] = ()
    shown: Shown | None = None
    asked: tuple[int, ...] = ()  # who may take the card shown
    result: Result | None = None

    @property
    def turn(self):
        if self.result:
            return None
        return self.asked[0] if self.asked else self.lead

    def choices(self):
        hand = () if self.turn is None else self.hands[self.turn]
        if self.asked:
            return (Choice("an", (_above(self.shown.card),), self.shown.card), Choice("bo"))
        throws = tuple(Choice("danh", (card,)) for card in hand)
        return (Choice("u"), *throws) if TOP in hand else throws

    def can(self, choice):
        return choice in self.choices()

    def refusal(self, choice):
        return None if choice in self.choices() else Refusal("not-held", "CL-1")

    def apply(self, choice):
        if choice not in self.choices():
            raise ValueError(choice.key)
        return {"an": self._take, "bo": self._let_go, "danh": self._throw, "u": self._win}[choice.act](choice)

    def _take(self, choice):
        seat, thrower = self.asked[0], self.shown.seat
        taken = replace(
            self._without(seat, choice.cards[0]),
            points=_paid(self.points, seat, thrower),
            events=(*self.events, Event(seat, "an", choice.cards, choice.taken)),
            lead=seat,
            shown=None,
            asked=(),
        )
        return taken._over()

    def _let_go(self, choice):
        return replace(self, asked=())._on()

    def _throw(self, choice):
        seat, card = self.lead, choice.cards[0]
        after = self._without(seat, card)
        order = [(seat + step) % SEATS for step in range(1, SEATS)]
        asked = tuple(each for each in order if _above(card) in self.hands[each])
        events = (*self.events, Event(seat, "danh", choice.cards))
        return replace(after, events=events, shown=Shown(card, seat, "thrown"), asked=asked)._on()

    def _win(self, choice):
        points = self.points
        for seat in range(SEATS):
            if seat != self.lead:
                points = _paid(points, self.lead, seat)
        events = (*self.events, Event(self.lead, "u", (TOP,)))
        return replace(self, points=points, events=events, result=Result("u", points, (self.lead,)))

    def _on(self):
        """Go on to the next seat, unless somebody is asked."""
        return self if self.asked else replace(self, lead=(self.shown.seat + 1) % SEATS, shown=None)._over()

    def _over(self):
        if self.hands[self.lead]:
            return self
        best = max(self.points)
        winners = tuple(seat for seat in range(SEATS) if self.points[seat] == best)
        return replace(self, result=Result("het", self.points, winners))

    def _without(self, seat, card):
        hand = tuple(each for each in self.hands[seat] if each != card)
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def view(self, seat):
        thrown = [tuple(e.cards[0] for e in self.events if e.seat == each and e.act != "u") for each in range(SEATS)]
        return View(
            setting=replace(self.setting, seed="", dealt=None),
            seat=seat,
            hand=self.hands[seat],
            places=tuple(Place(len(self.hands[each]), thrown=thrown[each]) for each in range(SEATS)),
            events=self.events,
            choices=self.choices() if self.turn == seat else (),
            shown=self.shown,
            known=(self.lead, self.points, self.asked[:1] == (seat,)),
        )

    def record(self):
        return ""


def _above(card):
    return str(int(card) + 1)


def _paid(points, to, by):
    change = Counter({to: PRIZE, by: -PRIZE})
    return tuple(each + change[seat] for seat, each in enumerate(points))


def deal(setting):
    deck = list(DECK)
    Random(setting.seed).shuffle(deck)
    dealt = setting.dealt or Dealt(tuple(tuple(deck[seat * HELD : seat * HELD + HELD]) for seat in range(SEATS)))
    return Climb(setting, tuple(tuple(sorted(hand, key=int)) for hand in dealt.hands), dealt.first)


def sample(view: View, chance: Random) -> Climb:
    """Fill the other hands with cards that nobody has seen."""
    gone = {*view.hand, *(card for place in view.places for card in place.thrown)}
    hidden = [card for card in DECK if card not in gone]
    chance.shuffle(hidden)
    hands = []
    for seat, place in enumerate(view.places):
        own = view.hand if seat == view.seat else sorted((hidden.pop() for _ in range(place.held)), key=int)
        hands.append(tuple(own))
    lead, points, is_asked = view.known
    asked = (view.seat,) if is_asked else ()
    return Climb(view.setting, tuple(hands), lead, points, view.events, view.shown, asked)


def weigh(view: View) -> Sequence[Weighed]:
    gone = {*view.hand, *(card for place in view.places for card in place.thrown)}

    def worth(choice):
        if choice.act != "danh":
            return {"u": 9.0, "an": 2.0, "bo": 0.0}[choice.act]
        above = _above(choice.cards[0])
        return -1.0 if above in DECK and above not in gone else 0.0

    ranked = sorted(view.choices, key=worth, reverse=True)
    return [Weighed(each, worth(each), (Reason("open", {"cards": each.cards}),)) for each in ranked]


TABLES = Tables(deal, sample, weigh, lambda view, chance: weigh(view)[0].choice, lambda game, options: (SEATS,))


def setting(seed, **more):
    return Setting("climb", seed, None, SEATS, **more)
