"""What a hand waits for, where the engine can tell, and how many copies nobody has shown yet."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from tutorials import engine
from tutorials.catalogue.houses import House
from tutorials.engine import DoorError
from tutorials.engine.decks import Card
from tutorials.engine.games import PACKAGES, deck_of
from tutorials.mats.speech import cards_of
from tutorials.play.tables import Pile, View

_MELDS = {"an": "an", "phong": "phong"}  # piles of the games of Tổ tôm, as the door calls how they came to lie there
_PAIRS = {"an-chan": "an_chan", "an-ca": "an_ca"}


@dataclass(frozen=True, slots=True)
class Wait:
    """A card that wins, with how many copies may still come."""

    card: Card
    left: int


def waits_of(view: View, house: House) -> tuple[Wait, ...]:
    """Return what the seat waits for; nothing where the engine cannot tell, as with a card too many in hand."""
    laid = _laid(PACKAGES[view.setting.game], view.places[view.seat].piles)
    if laid is None or view.shown is None:
        return ()
    cards = [card.vi for card in cards_of(view.hand)]
    question = {"game": view.setting.game, "ask": "waits", "rules": house.rules, "cards": cards, **laid}
    try:
        said = engine.answer(question)
    except DoorError:
        return ()
    deck, seen = deck_of(view.setting.game), _seen(view)
    kinds = [deck.parse([each["card"]], "cards")[0] for each in said["waits"]]
    return tuple(Wait(kind, max(0, deck.copies(kind) - seen[kind.code])) for kind in kinds)


def _laid(package: str, piles: tuple[Pile, ...]) -> dict[str, Any] | None:
    """Return what lies before the seat as the door takes it; None for what it cannot be told of."""
    if package == "totom" and all(pile.kind in _MELDS for pile in piles):
        melds = [{"cards": [card.vi for card in cards_of(pile.cards)], "how": _MELDS[pile.kind]} for pile in piles]
        return {"mat": melds} if melds else {}
    if package == "chan" and all(pile.kind in _PAIRS for pile in piles):
        found: dict[str, Any] = {}
        for pile in piles:
            found.setdefault(_PAIRS[pile.kind], []).append([card.vi for card in cards_of(pile.cards)])
        return found
    return None


def _seen(view: View) -> Counter[str]:
    """Count the cards that the seat has before its eyes."""
    seen = Counter(view.hand)
    for place in view.places:
        seen.update(place.thrown)
        for pile in place.piles:
            seen.update(pile.cards)
    if view.shown is not None and view.shown.card not in (view.places[view.shown.seat].thrown[-1:] or ()):
        seen[view.shown.card] += 1
    return seen
