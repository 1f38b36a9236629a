"""What an example of the law has on the table, whatever the game: every field of its question that holds cards."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tutorials.catalogue import Text
from tutorials.catalogue.houses import MAIN_GAME, rules_of
from tutorials.engine.decks import Deck
from tutorials.engine.errors import DoorError
from tutorials.engine.games import GAMES, deck_of
from tutorials.scenes import piles
from tutorials.scenes.piles import HAND, NOWHERE, PICKED, THROWN, WINNING, Pile

WORDS = frozenset({"game", "ask", "rules", "lang", "record", "from", "door", "how"})  # fields that hold no cards
MARKED = frozenset({"winning"})  # the card that all is about
PLACES = {
    "cards": HAND,
    "card": HAND,
    "winning": WINNING,
    "thrown": THROWN,
    "discarded": THROWN,
    "a": Text("tay A", "hand A"),
    "b": Text("tay B", "hand B"),
    "con": Text("nhà con", "the player"),
    "cai": Text("nhà cái", "the dealer"),
    "table": Text("trên bàn", "on the table"),
    "play": Text("đánh ra", "played"),
    "call": Text("người cầm cái gọi", "called by the leader"),
    "eaten": Text("đã ăn", "eaten"),
    "laid": Text("đã hạ", "laid"),
    "sent": Text("gửi", "added"),
    "an_chan": Text("chắn đã ăn", "chắn eaten"),
    "an_ca": Text("cạ đã ăn", "cạ eaten"),
    "chiu": Text("đã chíu", "taken by chíu"),
    "drawn": Text("rút được", "drawn"),
    "seen": Text("đã lộ", "seen"),
    "left": Text("còn lại", "left"),
    "bat_cai": PICKED,
    "throw": Text("đánh", "thrown"),
    "last": Text("nước cuối", "the last play"),
    "other": Text("tay kia", "the other hand"),
    "plays": Text("lượt {n}", "play {n}"),
    "hands": Text("tay {n}", "hand {n}"),
}
SEAT = Text("nhà {n}", "player {n}")
EACH = {  # what each player has, with the number of the first: whoever calls in tam cúc stands before those who answer
    "answers": (Text("người thứ {n}", "player {n}"), 2),
    "seats": (SEAT, 1),
}
HIDDEN = Text("{place}, chui", "{place}, face down")


def piles_of(question: Mapping[str, Any]) -> tuple[Pile, ...]:
    """Return what an example shows, pile by pile, each with the word for where it lies."""
    game = question.get("game", MAIN_GAME)
    if game not in GAMES or rules_of(game) is rules_of(MAIN_GAME):
        return piles.piles_of(question)
    found = tuple(_fields(question, deck_of(game)))
    return (*(pile for pile in found if not pile.is_marked), *(pile for pile in found if pile.is_marked))


def _fields(question: Mapping[str, Any], deck: Deck) -> Iterator[Pile]:
    for field, value in question.items():
        if field not in WORDS:
            place, first = EACH.get(field) or (PLACES.get(field, NOWHERE), 1)
            yield from _laid(value, place, deck, field in MARKED, first)


def _laid(value: Any, place: Text, deck: Deck, is_marked: bool, first: int = 1) -> Iterator[Pile]:
    """Yield the cards that a field holds: names, a table with cards in it, or a list of either."""
    if isinstance(value, Mapping):
        seat = value.get("seat")
        where = _numbered(SEAT, seat + 1) if isinstance(seat, int) else place
        shown = _hidden(where) if value.get("chui") else where
        for field in ("cards", "card"):
            yield from _laid(value.get(field), shown, deck, is_marked)
        for field, inner in value.items():
            if field not in ("cards", "card") and field not in WORDS:
                yield from _laid(inner, PLACES.get(field, NOWHERE), deck, False)
        return
    if isinstance(value, str) or _is_names(value):
        if cards := _cards(value, deck):
            yield Pile(_numbered(place, first), cards, is_marked)
        return
    if isinstance(value, Sequence):
        for number, each in enumerate(value, first):
            yield from _laid(each, _numbered(place, number), deck, is_marked)


def _is_names(value: Any) -> bool:
    return isinstance(value, Sequence) and all(isinstance(each, str) for each in value)


def _cards(names: Any, deck: Deck) -> tuple[Any, ...]:
    """Read cards; what is no name of a card, or cannot be read, is none."""
    try:
        return deck.parse(names or ())
    except DoorError:
        return ()


def _numbered(place: Text, number: int) -> Text:
    return Text(place.vi.replace("{n}", str(number)), place.en.replace("{n}", str(number)))


def _hidden(place: Text) -> Text:
    return Text(HIDDEN.vi.format(place=place.vi), HIDDEN.en.format(place=place.en))
