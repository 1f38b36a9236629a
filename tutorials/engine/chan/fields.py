"""Read a hand of chắn from a question: cards held, chắn and cạ eaten, chíu. Law: CH-1.1, CH-2.1, CH-2.2, CH-5.1."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from tutorials.engine import fields
from tutorials.engine.cards import COPIES, Cards, Kind, parse, refuse_fifth_copy
from tutorials.engine.chan.form import PLAYERS as PLAYERS_OF
from tutorials.engine.chan.form import USUAL, Form, form_of
from tutorials.engine.chan.hand import Hand
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import Pair, is_ca
from tutorials.engine.errors import DoorError, Message, Path, Place, spelled
from tutorials.engine.fields import Asked, Custom, Field, Number, Schema
from tutorials.engine.words import both

LAID = ("an_chan", "an_ca", "chiu")
MAX_STREAK = 99
LAST_WINS = ("diem", "lanh-lang", "bao")  # how the hand before was won: a false win is none
FEWEST, MOST = 2, 5  # players that a question may name; which of them the table takes is the form's


_ABOUT = "Cards: a list of names, or one string such as “5v5v 7w7s cc”."
CARDS = Field("cards", fields.Cards(parse, _ABOUT))
SOME = fields.Cards(lambda given, place: parse(given or (), place), _ABOUT)  # null, too, is none
PLAYERS = Field("players", Number(FEWEST, MOST), USUAL)
STREAK = Field("streak", Number(0, MAX_STREAK), 0)


def read_form(asked: Asked, options: Options) -> Form:
    """Return the form that the question's table plays. Law: CH-1.1, CH-1.5, CH-1.7."""
    choices = PLAYERS_OF[options.bo_bai]
    players = asked[PLAYERS]
    if players not in choices:
        raise DoorError(
            "bad-type",
            "players",
            both("error-chan-players", deck=options.bo_bai, what=Message(*some_of(choices)), players=players),
        )
    return form_of(options, players)


def some_of(numbers: Sequence[int]) -> tuple[str, str]:
    """Return numbers of which one holds, in words: 2, 3 hay 4."""
    *most, last = map(str, numbers)
    return f"{', '.join(most)} hay {last}", f"{', '.join(most)} or {last}"


def read_hand(asked: Asked, form: Form, held: Field[Cards] | None = None) -> Hand:
    """Read the hand state. Raises DoorError for a card that the deck lacks, or a pair that is none."""
    hand = Hand(asked[held or CARDS], asked[AN_CHAN], asked[AN_CA], asked[CHIU])
    for field, cards in (("cards", hand.held), *((name, tuple(_laid(hand, name))) for name in LAID)):
        require_in_deck(cards, form, field)
    refuse_fifth_copy((*hand.held, *hand.laid()), "cards")
    return hand


def require_in_deck(cards: Sequence[Kind], form: Form, field: Place) -> None:
    """Raise DoorError for a card that this form is played without. Law: CH-1.1."""
    for kind in cards:
        if not form.has(kind):
            raise DoorError("not-in-deck", field, both("error-chan-not-in-deck", deck=form.deck, kind=kind))


def _laid(hand: Hand, field: str) -> Cards:
    if field == "an_ca":
        return tuple(card for pair in hand.an_ca for card in pair)
    return hand.an_chan if field == "an_chan" else hand.chiu


def require_size(hand: Hand, size: int, note_vi: str = "", note_en: str = "") -> None:
    """Raise DoorError unless the hand has so many cards, held and laid."""
    if hand.size != size:
        raise DoorError(
            "hand-size",
            "cards",
            both("error-chan-hand-size", size=size, note=Message(note_vi, note_en), held=hand.size),
        )


def _items(given: Any, path: Path) -> list[Any]:
    if given is None:
        return []
    return [given] if isinstance(given, str) else list(fields.items_of(given, path))


def _alike(given: Any, path: Path, size: int) -> Cards:
    """Read chắn or chíu: each named by its kind, or written as all its cards; a chíu also as one or two pairs."""
    found: list[Kind] = []
    pairs: Counter[Kind] = Counter()  # of chíu; both pairs of one stand together or as two items
    for item in _items(given, path):
        counts = Counter(parse(item, path))
        if all(count % 2 == 0 for count in counts.values()):
            found += [kind for kind, count in counts.items() for _ in range(count // size)]
            pairs.update(kind for kind, count in counts.items() if count % size)
        elif all(count == 1 for count in counts.values()):
            found += counts
        else:
            word = "chắn" if size == 2 else "chíu"
            raise DoorError("not-alike", path, both("error-chan-not-alike", what=word, size=size))
    found += [kind for kind, count in pairs.items() for _ in range((count + 1) // 2)]
    most = COPIES // size
    for kind, count in Counter(found).items():
        if count > most:
            raise DoorError(
                "fifth-copy", path, both("error-chan-fifth-copy", count=count, kind=kind, field=spelled(path))
            )
    return tuple(found)


def _ca(given: Any, path: Path) -> tuple[Pair, ...]:
    """Read the cạ eaten: two cards each, the eaten one first."""
    cards: list[Kind] = []
    for item in _items(given, path):
        pair = parse(item, path)
        if len(pair) % 2 and isinstance(given, str):
            raise _no_ca()
        cards += pair
    pairs = [(cards[place], cards[place + 1]) for place in range(0, len(cards) - 1, 2)]
    if len(cards) % 2 or not all(is_ca(*pair) for pair in pairs):
        raise _no_ca()
    return tuple(pairs)


def _no_ca() -> DoorError:
    return DoorError("not-a-ca", "an_ca", both("error-chan-not-a-ca"))


_PAIRS: Schema = {
    "description": "Pairs or kinds: a list of names or of pairs, or one string.",
    "anyOf": [{"type": "string"}, {"type": "null"}, {"type": "array", "items": CARDS.schema()}],
}
AN_CHAN = Field("an_chan", Custom(partial(_alike, size=2), _PAIRS), None)
AN_CA = Field("an_ca", Custom(_ca, _PAIRS), None)
CHIU = Field("chiu", Custom(partial(_alike, size=4), _PAIRS), None)
HAND = (CARDS, AN_CHAN, AN_CA, CHIU, PLAYERS)
