"""A made-up game at the table: throw in turn, take what has the number of a card in hand; who holds none has won.

A yêu may not be thrown. A steady player takes what he can and throws his first card.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from tutorials.play.tables import Choice, Codes, Event, Place, Refusal, Result, Shown, Tables, View, Weighed
from tutorials.play.trial import Setting

YEU = ("cc", "tt", "oc")


@dataclass(frozen=True, slots=True)
class PaperTable:
    """A hand of it."""

    setting: Setting
    hands: tuple[Codes, ...]
    turn: int | None
    events: tuple[Event, ...] = ()
    shown: Shown | None = None
    laid: tuple[Codes, ...] = ()

    @property
    def result(self) -> Result | None:
        winners = tuple(seat for seat, hand in enumerate(self.hands) if not hand)
        return Result("u", tuple(0 for _ in self.hands), winners) if winners else None

    def choices(self) -> tuple[Choice, ...]:
        if self.turn is None:
            return ()
        hand = self.hands[self.turn]
        if self.shown:
            pairs = [card for card in hand if card[0] == self.shown.card[0]]
            return (*(Choice("an", (card,), self.shown.card) for card in pairs), Choice("bo"))
        return tuple(Choice("danh", (card,)) for card in dict.fromkeys(hand) if card not in YEU)

    def can(self, choice: Choice) -> bool:
        wild = choice.act == "danh" and not self.shown and set(choice.cards) <= set(self.hands[self.turn or 0])
        return choice in self.choices() or wild

    def refusal(self, choice: Choice) -> Refusal | None:
        return Refusal("bo-yeu", "TT-9.1") if choice.act == "danh" and choice.cards[0] in YEU else None

    def apply(self, choice: Choice) -> "PaperTable":
        if not self.can(choice):
            raise ValueError(choice)
        seat = self.turn or 0
        hand = list(self.hands[seat])
        for card in choice.cards:
            hand.remove(card)
        hands = tuple(tuple(hand) if each == seat else held for each, held in enumerate(self.hands))
        events = (*self.events, Event(seat, choice.act, choice.cards, choice.taken))
        after = replace(self, hands=hands, events=events, shown=None)
        if after.result:
            return replace(after, turn=None)
        if choice.act != "danh":
            return after if choice.act == "bo" or len(hand) else replace(after, turn=None)
        asked = replace(after, turn=(seat + 1) % len(hands), shown=Shown(choice.cards[0], seat, "thrown"))
        return asked if len(asked.choices()) > 1 else replace(asked, shown=None)

    def view(self, seat: int) -> View:
        setting = replace(self.setting, seed="", dealt=None)
        places = tuple(Place(len(hand)) for hand in self.hands)
        choices = self.choices() if seat == self.turn else ()
        return View(setting, seat, self.hands[seat], places, self.events, choices, self.shown)

    def record(self) -> str:
        return ""


def deal(setting: Setting) -> PaperTable:
    """Deal what was prepared."""
    assert setting.dealt is not None
    return PaperTable(setting, setting.dealt.hands, setting.dealt.first)


def weigh(view: View) -> Sequence[Weighed]:
    """Rank the choices as they stand: taking comes before letting go."""
    return [Weighed(choice, -float(place)) for place, choice in enumerate(view.choices)]


def _sample(view: View, chance: Random) -> Any:
    raise NotImplementedError


def _seats(game: str, options: Any) -> Iterable[int]:
    return (2, 3)


TABLES = Tables(deal, _sample, weigh, lambda view, chance: view.choices[0], _seats)  # type: ignore[arg-type]
