"""What a seat may do, as buttons; and what was sent, as a choice again."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from django.http import QueryDict
from django.utils.safestring import SafeString

from tutorials.engine.decks import Card, deck_with
from tutorials.mats.speech import Speech, cards_of
from tutorials.play.tables import Choice, Codes, Refusal, View, Way

LONGEST_KEY = 300  # signs of what may be sent as a choice
MOST_CARDS = 30
PASS = "bo"  # the act that lets go: it stands last, and quiet
CHOICE, ACT, PICK = "choice", "act", "pick"  # names of the fields


@dataclass(frozen=True, slots=True)
class Button:
    """One thing to press: a whole choice, or an act that goes with the cards lifted."""

    name: str  # of the field
    value: str
    label: SafeString
    cards: tuple[Card, ...] = ()  # drawn beside the words
    is_main: bool = False
    sizes: tuple[int, ...] = ()  # how many cards must be lifted; none: the button needs no cards


def buttons(view: View, speech: Speech, ways: Sequence[Way] = ()) -> list[Button]:
    """Return what the seat could do, where that is told; else what it may do by the law. Letting go stands last."""
    if ways:
        return [_of_way(way, speech, is_only=len(ways) == 1) for way in ways]
    ordered = sorted(view.choices, key=lambda choice: choice.act == PASS)
    acts = list(dict.fromkeys(choice.act for choice in ordered))
    found = [button for act in acts for button in _of_act([each for each in ordered if each.act == act], speech)]
    return [replace(button, is_main=place == 0) for place, button in enumerate(found)]


def _of_act(choices: Sequence[Choice], speech: Speech) -> Iterator[Button]:
    if len(choices) > 1 and all(
        choice.cards and not (choice.taken or choice.said or choice.whom is not None) for choice in choices
    ):
        sizes = tuple(sorted({len(choice.cards) for choice in choices}))
        yield Button(ACT, choices[0].act, speech.name("act", choices[0].act), sizes=sizes)
        return
    for choice in choices:
        cards = cards_of((*choice.cards, *((choice.taken,) if choice.taken and choice.cards else ())))
        yield Button(CHOICE, choice.key, speech.label(choice), cards)


def _of_way(way: Way, speech: Speech, *, is_only: bool) -> Button:
    """Return the button of a way. It names no card that is still to be lifted, nor what may be called with it."""
    if not (way.sizes or way.cards):
        return Button(CHOICE, way.choice.key, speech.label(way.choice), is_main=way.is_usual or is_only)
    cards = () if {*way.cards} == {way.taken} else way.cards
    section = "way" if way.sizes and speech.words.find("way", way.act) else "act"
    whom = "" if way.whom is None else speech.whom(way.whom)
    label = speech.name(section, way.act, cards=cards, taken=(way.taken,) if way.taken else (), whom=whom)
    is_main = way.is_usual or is_only
    if way.sizes:
        return Button(ACT, name_of(way), label, is_main=is_main, sizes=way.sizes)
    return Button(CHOICE, way.choice.key, label, is_main=is_main)


def name_of(way: Way) -> str:
    """Return what is sent for a way with the cards lifted: the act, and what goes along of itself."""
    return ".".join((way.act, *way.cards))


class Judge(Protocol):
    """What a table says of a choice."""

    def can(self, choice: Choice) -> bool:
        """Say whether the hands allow it."""

    def refusal(self, choice: Choice) -> Refusal | None:
        """Return what the law has against it."""


def meant(view: View, data: QueryDict, ways: Sequence[Way], table: Judge) -> Choice | None:
    """Return the choice that was sent by a button of `ways`: as the law has it, where the cards make it lawful.

    Whatever no button sends is read as `chosen` does.
    """
    way = next((each for each in ways if _is_sent(each, data)), None)
    if way is None:
        return chosen(view, data, table.can)
    lifted = data.getlist(PICK) if way.sizes else []
    try:
        cards = _with_lifted(view, way, lifted)
    except ValueError:
        return None
    is_bare = way.fills and not lifted
    lawful = [
        each for each in view.choices if each.act in way.acts and each.taken == way.taken and each.whom == way.whom
    ]
    for whole in (cards, (*way.cards, *lifted)):  # a card lifted goes along of itself, or lies beside one that does
        for each in lawful:
            if is_bare or sorted(each.cards) == sorted(whole):
                return each
    if way.sizes and len(cards) - len(way.cards) not in way.sizes:
        return None
    found = (Choice(act, cards, way.taken, whom=way.whom) for act in way.acts)
    possible = [each for each in found if table.can(each)]
    return next((each for each in possible if table.refusal(each) is None), None) or next(iter(possible), None)


def _is_sent(way: Way, data: QueryDict) -> bool:
    return data.get(ACT) == name_of(way) if way.sizes else data.get(CHOICE) == way.choice.key


def _with_lifted(view: View, way: Way, lifted: Sequence[str]) -> Codes:
    """Return the cards of a way with those lifted, of which some may go along of themselves. Raises ValueError."""
    if len(lifted) > MOST_CARDS or Counter(lifted) - Counter(view.hand):
        raise ValueError("more than the hand holds")
    whole = [*(Counter(lifted) | Counter(way.cards)).elements()]
    order = [card.code for card in deck_with(whole[0]).kinds] if whole else []  # a house may add cards to its game's
    return tuple(sorted(whole, key=order.index))


def chosen(view: View, data: QueryDict, can: Callable[[Choice], bool]) -> Choice | None:
    """Return the choice that was sent: a whole one, or an act with the cards lifted; None for what cannot be done.

    An act takes the card that lies open where the hands allow it so, and says what a lawful one would say.
    """
    try:
        found = list(_sent(view, data))
    except ValueError:
        return None
    lawful = [choice for choice in found if choice in view.choices]
    return next(iter(lawful), None) or next((choice for choice in found if can(choice)), None)


def _sent(view: View, data: QueryDict) -> Iterator[Choice]:
    if key := data.get(CHOICE):
        if len(key) > LONGEST_KEY:
            raise ValueError(key)
        choice = Choice.read(key)
        if choice.whom is not None and choice.whom not in range(len(view.places)):
            raise ValueError(key)
        yield choice
        return
    picked, act = data.getlist(PICK), data.get(ACT, "")
    if not act or len(act) > LONGEST_KEY or len(picked) > MOST_CARDS:
        raise ValueError(act)
    cards = tuple(sorted(picked, key=_places(view)))
    shown = view.shown.card if view.shown else ""
    yield from (each for each in view.choices if each.act == act and sorted(each.cards) == sorted(cards))
    for taken in dict.fromkeys(("", shown)):
        yield Choice(act, cards, taken)


def _places(view: View) -> Callable[[str], int]:
    """Return how the hand is sorted. Raises ValueError for a card that is not in it."""
    return lambda code: view.hand.index(code)
