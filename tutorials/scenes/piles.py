"""What an example of the law has on the table: cards pile by pile, each with the word for where it lies."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tutorials.catalogue import Text
from tutorials.catalogue.houses import MAIN_GAME, rules_of
from tutorials.engine.decks import MONEY, Card, Deck
from tutorials.engine.errors import DoorError
from tutorials.engine.games import GAMES, deck_of

NOWHERE = Text("", "")
HAND = Text("trên tay", "in hand")
MAT = Text("dưới chiếu", "on the mat")
THROWN = Text("đã đánh", "discarded")
WINNING = Text("quân ù", "winning card")
CAME = Text("quân đến", "the card that came")
OFFERED = Text("lá tay trên vừa đánh", "discarded by the player before")
LATER = (
    ("bat_thuc", Text("đã bất thực", "declined")),
    ("passed", Text("trước đó bỏ qua", "let go earlier")),
    ("seen", Text("trước đó không phỗng", "no phỗng called earlier")),
)
THEN = Text("rồi đánh", "then discarded")
PICKED = Text("quân bắt cái", "card that chose the starter")
DOWN = (
    ("khan", Text("khàn úp", "khàn face down"), 3),
    ("thien_khai", Text("thiên khai", "thiên khai"), 4),
)
MADE = {
    "phong": Text("phỗng", "phỗng"),
    "khan": Text("khàn", "khàn"),
    "thien-khai": Text("thiên khai", "thiên khai"),
    "day-khan": Text("dậy khàn", "raised khàn"),
    "day-thien-khai": Text("dậy thiên khai", "raised thiên khai"),
}
WORDS = frozenset({"game", "ask", "rules", "lang", "record", "from", "door", "how"})  # fields that hold no cards
MARKED = frozenset({"winning"})  # the card that all is about
PLACES = {
    "cards": HAND,
    "card": HAND,
    "winning": WINNING,
    "thrown": THROWN,
    "discarded": THROWN,
    "a": Text("bài A", "hand A"),
    "b": Text("bài B", "hand B"),
    "con": Text("nhà con", "the player"),
    "cai": Text("nhà cái", "the dealer"),
    "table": Text("trên bàn", "on the table"),
    "play": Text("đánh ra", "played"),
    "call": Text("người cầm cái gọi", "called by the leader"),
    "eaten": Text("đã ăn", "taken"),
    "laid": Text("đã hạ", "laid"),
    "sent": Text("gửi", "added"),
    "an_chan": Text("chắn đã ăn", "chắn taken"),
    "an_ca": Text("cạ đã ăn", "cạ taken"),
    "chiu": Text("đã chíu", "taken by chíu"),
    "drawn": Text("rút được", "drawn"),
    "seen": Text("đã lộ", "seen"),
    "left": Text("còn lại", "left"),
    "bat_cai": PICKED,
    "throw": Text("đánh", "discarded"),
    "last": Text("nước cuối", "the last play"),
    "other": Text("bài kia", "the other hand"),
    "plays": Text("lượt {n}", "play {n}"),
    "hands": Text("bài {n}", "hand {n}"),
}
COPIES = {"an_chan": 2, "chiu": 4}  # of each card that a list names: what was taken lies whole on the mat
SEAT = Text("nhà {n}", "player {n}")
EACH = {  # what each player has, with the number of the first: whoever calls in tam cúc stands before those who answer
    "answers": (Text("người thứ {n}", "player {n}"), 2),
    "seats": (SEAT, 1),
}
HIDDEN = Text("{place}, chui", "{place}, face down")


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie together, and where."""

    place: Text
    cards: tuple[Card, ...]
    is_marked: bool = False  # it is the card that all is about: the winning card, the card that came
    won: int = -1  # place of that card, where it lies among others


def piles_of(question: Mapping[str, Any]) -> tuple[Pile, ...]:
    """Return what an example shows, pile by pile, each with the word for where it lies."""
    game = question.get("game", MAIN_GAME)
    if game not in GAMES or rules_of(game) is rules_of(MAIN_GAME):
        return tuple(_case(question) if question.get("ask") == "claim" else _totom(question))
    found = tuple(_fields(question, deck_of(game)))
    return (*(pile for pile in found if not pile.is_marked), *(pile for pile in found if pile.is_marked))


def _fields(question: Mapping[str, Any], deck: Deck) -> Iterator[Pile]:
    places = PLACES | {"card": OFFERED} if question.get("ask") == "eat" else PLACES
    for field, value in question.items():
        if field in COPIES and _is_names(value):
            kinds = _read(value, deck)
            yield from (Pile(PLACES[field], (kind,) * COPIES[field]) for kind in kinds)
        elif field not in WORDS:
            place, first = EACH.get(field) or (places.get(field, NOWHERE), 1)
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
        if cards := _read(value, deck):
            yield Pile(_numbered(place, first), cards, is_marked)
        return
    if isinstance(value, Sequence):
        for number, each in enumerate(value, first):
            yield from _laid(each, _numbered(place, number), deck, is_marked)


def _is_names(value: Any) -> bool:
    return isinstance(value, Sequence) and all(isinstance(each, str) for each in value)


def _read(names: Any, deck: Deck) -> tuple[Any, ...]:
    """Read cards; what is no name of a card, or cannot be read, is none."""
    try:
        return deck.parse(names or ())
    except DoorError:
        return ()


def _numbered(place: Text, number: int) -> Text:
    return Text(place.vi.replace("{n}", str(number)), place.en.replace("{n}", str(number)))


def _hidden(place: Text) -> Text:
    return Text(HIDDEN.vi.format(place=place.vi), HIDDEN.en.format(place=place.en))


# the games with phu, whose melds and cards face down have words of their own ---------------------


def _case(case: Mapping[str, Any]) -> Iterator[Pile]:
    """Yield the cards of a case before the referee in the order in which it happened."""
    yield from _totom({key: value for key, value in case.items() if key != "card"})
    for field, place in LATER:
        if cards := _read(case.get(field), MONEY):
            yield Pile(place, cards)
    if came := _read(case.get("card"), MONEY):
        yield Pile(CAME, came, is_marked=True)
    if then := _read(case.get("then"), MONEY):
        yield Pile(THEN, then)


def _totom(question: Mapping[str, Any]) -> Iterator[Pile]:
    hidden: list[str] = []
    down: list[Pile] = []
    for field, place, copies in DOWN:
        for kind in _read(question.get(field), MONEY):
            hidden += [kind.code] * copies
            down.append(Pile(place, (kind,) * copies))
    if held := _without(_read(question.get("cards") or question.get("card"), MONEY), hidden):
        yield Pile(HAND, held)
    yield from down
    for meld in question.get("phu", ()):  # tài bàn counts these
        yield Pile(MADE.get(meld.get("how", ""), NOWHERE), _read(meld.get("cards"), MONEY))
    for meld in question.get("mat", ()):
        yield Pile(MAT, _read(meld.get("cards"), MONEY))
    if thrown := _read(question.get("discarded"), MONEY):
        yield Pile(THROWN, thrown)
    if picked := _read(question.get("bat_cai"), MONEY):
        yield Pile(PICKED, picked)
    if won := _read((question.get("winning") or {}).get("card"), MONEY):
        yield Pile(WINNING, won, is_marked=True)


def _without(cards: Iterable[Card], hidden: Iterable[str]) -> tuple[Card, ...]:
    """Return the cards less those that lie face down."""
    left = list(hidden)
    kept = []
    for kind in cards:
        if kind.code in left:
            left.remove(kind.code)
        else:
            kept.append(kind)
    return tuple(kept)
