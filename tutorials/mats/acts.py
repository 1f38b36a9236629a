"""What a seat may do, as buttons; and what was sent, as a choice again."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from django.http import QueryDict
from django.utils.safestring import SafeString

from tutorials.engine.decks import Card
from tutorials.mats.speech import Speech, cards_of
from tutorials.play.tables import Choice, View

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


def buttons(view: View, speech: Speech) -> list[Button]:
    """Return what the seat may do, in the order of the law; letting go last."""
    ordered = sorted(view.choices, key=lambda choice: choice.act == PASS)
    acts = list(dict.fromkeys(choice.act for choice in ordered))
    found = [button for act in acts for button in _of_act([each for each in ordered if each.act == act], speech)]
    main = next((place for place, button in enumerate(found) if button.value.split(".")[0] != PASS), 0)
    return [replace(button, is_main=place == main) for place, button in enumerate(found)]


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
