"""What a hand waits for, where the engine can tell, and how many copies nobody has shown yet."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tutorials import engine
from tutorials.catalogue.houses import House
from tutorials.engine import DoorError
from tutorials.engine.decks import Card
from tutorials.engine.games import PACKAGES, deck_of
from tutorials.mats.speech import cards_of
from tutorials.play.tables import Choice, Pile, Place, View

_MELDS = ("an", "phong", "day-khan", "trinh")  # piles of the games of Tổ tôm as the door calls them
_DOWN = {"khan": "khan", "thien-khai": "thien_khai", "day-thien-khai": "thien_khai"}
_PAIRS = {"an-chan": "an_chan", "an-ca": "an_ca"}
_MOST_TAKEN = 12  # cards that would make a meld, told at once

Asked = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Wait:
    """A card that wins, or makes a meld, with how many copies may still come."""

    card: Card
    left: int
    is_win: bool = True


def waits_of(view: View, house: House, after: Choice | None = None) -> tuple[Wait, ...]:
    """Return what the seat waits for, once it has made a discard; nothing where the engine cannot tell."""
    if after is not None and (len(after.cards) != 1 or after.taken):
        return ()
    find = _WAYS.get(PACKAGES[view.setting.game])
    if find is None:
        return ()
    try:
        return tuple(find(view if after is None else _without(view, after.cards[0]), house))
    except DoorError:  # a card too many in hand, or something laid that makes no phu
        return ()


def tells_waits(game: str) -> bool:
    """Say whether the engine can tell of a game what a hand waits for."""
    return PACKAGES[game] in _WAYS


def _without(view: View, card: str) -> View:
    """Return the view once a card of the own hand has been discarded."""
    hand, mine = list(view.hand), view.places[view.seat]
    hand.remove(card)
    thrown = replace(mine, thrown=(*mine.thrown, card))
    places = (*view.places[: view.seat], thrown, *view.places[view.seat + 1 :])
    return replace(view, hand=tuple(hand), places=places)


def _waited(view: View, house: House, more: Asked) -> Iterator[Wait]:
    """Yield what the engine says of the hand with what lies before it."""
    question = {"game": view.setting.game, "ask": "waits", "rules": house.rules, "cards": _names(view.hand)}
    cards = [*question["cards"], *more.pop("cards", [])]
    said = engine.answer(question | more | {"cards": cards})
    for each in said["waits"]:
        yield _wait(view, each["card"])


def _wait(view: View, name: str, *, is_win: bool = True) -> Wait:
    deck = deck_of(view.setting.game)
    card = deck.parse([name], "cards")[0]
    return Wait(card, max(0, deck.copies(card) - _seen(view)[card.code]), is_win)


def _totom(view: View, house: House) -> Iterator[Wait]:
    """Ask of a hand of Tổ tôm or its kin: laid and face-down cards, cups and discards are told with it."""
    mine, more = view.places[view.seat], Asked(cards=[])
    for pile in mine.piles:
        if pile.kind in _DOWN:
            alike = _names(pile.cards or pile.under)
            more["cards"] += alike
            more.setdefault(_DOWN[pile.kind], []).append(alike[0])
        elif pile.kind in _MELDS:
            more.setdefault("mat", []).extend(_melds(pile))
        else:  # eaten with a khàn that stays face down: free to be laid anew (TT-9.4)
            more["cards"] += _names((*pile.cards, *pile.under))
    cups = dict.fromkeys(code for mark in mine.marks if (code := mark.partition("cup.")[2]))
    more |= {"bat_thuc": _names(tuple(cups))} if cups else {}
    more |= {"discarded": _names(mine.thrown)} if mine.thrown else {}
    return _waited(view, house, more)


def _melds(pile: Pile) -> list[Asked]:
    """Return a pile as the door takes it: two yêu alike are two sets of one."""
    alone = pile.kind == "an" and len(pile.cards) == len({*pile.cards}) + 1 == 2
    if alone:
        return [{"cards": _names(pile.cards[:1]), "how": "an"}] * 2
    eaten = {"eaten": _names((pile.taken,))[0]} if pile.taken else {}
    return [{"cards": _names(pile.cards), "how": pile.kind} | eaten]


def _chan(view: View, house: House) -> Iterator[Wait]:
    """Ask of a hand of chắn, with the pairs and the chíu before it."""
    more: Asked = {}
    for pile in view.places[view.seat].piles:
        if pile.kind in _PAIRS:
            more.setdefault(_PAIRS[pile.kind], []).append(_names(pile.cards))
        else:
            more.setdefault("chiu", []).append(_names(pile.cards)[0])
    return _waited(view, house, more)


def _tala(view: View, house: House) -> Iterator[Wait]:
    """Ask of each card that nobody has shown whether it makes a meld, or ù: those that win first. Law: TL-5, TL-8.1."""
    seen, taken = _seen(view), [*_taken(view.places[view.seat])]
    found: list[Wait] = []
    for card in deck_of(view.setting.game).kinds:
        if seen[card.code]:
            continue
        question = {"game": view.setting.game, "ask": "eat", "rules": house.rules, "cards": _names(view.hand)}
        said = engine.answer(question | {"card": card.vi} | ({"eaten": _names(taken)} if taken else {}))
        if said["may"]:
            found.append(Wait(card, 1, is_win=said["u"]))
    return iter(sorted(found, key=lambda each: not each.is_win)[:_MOST_TAKEN])


def _taken(place: Place) -> Iterator[str]:
    """Yield the cards of the hand that were taken: they stand as marks beside the seat."""
    return (code for mark in place.marks if (code := mark.partition("an.")[2]))


_WAYS: Mapping[str, Callable[[View, House], Iterator[Wait]]] = {"totom": _totom, "chan": _chan, "tala": _tala}


def _names(codes: tuple[str, ...] | list[str]) -> list[str]:
    return [card.vi for card in cards_of(codes)]


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
