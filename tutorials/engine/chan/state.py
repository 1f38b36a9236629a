"""Read a hand of chắn from a question: cards held, chắn and cạ eaten, chíu. Law: CH-1.1, CH-2.1, CH-2.2, CH-5.1."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tutorials.engine import fields
from tutorials.engine.cards import COPIES, Cards, Kind, parse, refuse_fifth_copy
from tutorials.engine.chan.form import PLAYERS, USUAL, Form, form_of
from tutorials.engine.chan.hand import Hand
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import Pair, is_ca
from tutorials.engine.errors import DoorError, Message, Place
from tutorials.engine.fields import Question
from tutorials.engine.words import both

LAID = ("an_chan", "an_ca", "chiu")
HAND_FIELDS = ("cards", *LAID, "players")
MAX_STREAK = 99
LAST_WINS = ("diem", "lanh-lang", "bao")  # how the hand before was won: a false win is none
FEWEST, MOST = 2, 5  # players that a question may name; which of them the table takes is the form's


def read_form(question: Question, options: Options) -> Form:
    """Return the form that the question's table plays. Law: CH-1.1, CH-1.5, CH-1.7."""
    choices = PLAYERS[options.bo_bai]
    players = fields.number(question, "players", USUAL, FEWEST, MOST)
    if players not in choices:
        raise DoorError(
            "bad-type",
            "players",
            *both("error-chan-players", deck=options.bo_bai, what=Message(*some_of(choices)), players=players),
        )
    return form_of(options, players)


def some_of(numbers: Sequence[int]) -> tuple[str, str]:
    """Return numbers of which one holds, in words: 2, 3 hay 4."""
    *most, last = map(str, numbers)
    return f"{', '.join(most)} hay {last}", f"{', '.join(most)} or {last}"


def read_hand(question: Question, form: Form) -> Hand:
    """Read the hand state. Raises DoorError for a card that the deck lacks, or a pair that is none."""
    hand = Hand(
        parse(fields.require(question, "cards")),
        _alike(question, "an_chan", 2),
        _ca(question),
        _alike(question, "chiu", 4),
    )
    for field, cards in (("cards", hand.held), *((name, tuple(_laid(hand, name))) for name in LAID)):
        require_in_deck(cards, form, field)
    refuse_fifth_copy((*hand.held, *hand.laid()), "cards")
    return hand


def require_in_deck(cards: Sequence[Kind], form: Form, field: Place) -> None:
    """Raise DoorError for a card that this form is played without. Law: CH-1.1."""
    for kind in cards:
        if not form.has(kind):
            raise DoorError("not-in-deck", field, *both("error-chan-not-in-deck", deck=form.deck, kind=kind))


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
            *both("error-chan-hand-size", size=size, note=Message(note_vi, note_en), held=hand.size),
        )


def _items(question: Question, field: str) -> list[Any]:
    given = question.get(field)
    if given is None:
        return []
    return [given] if isinstance(given, str) else list(fields.items(question, field))


def _alike(question: Question, field: str, size: int) -> Cards:
    """Read chắn or chíu: each named by its kind, or written as all its cards; a chíu also as one or two pairs."""
    found: list[Kind] = []
    pairs: Counter[Kind] = Counter()  # of chíu; both pairs of one stand together or as two items
    for item in _items(question, field):
        counts = Counter(parse(item, field))
        if all(count % 2 == 0 for count in counts.values()):
            found += [kind for kind, count in counts.items() for _ in range(count // size)]
            pairs.update(kind for kind, count in counts.items() if count % size)
        elif all(count == 1 for count in counts.values()):
            found += counts
        else:
            word = "chắn" if size == 2 else "chíu"
            raise DoorError("not-alike", field, *both("error-chan-not-alike", what=word, size=size))
    found += [kind for kind, count in pairs.items() for _ in range((count + 1) // 2)]
    most = COPIES // size
    for kind, count in Counter(found).items():
        if count > most:
            raise DoorError("fifth-copy", field, *both("error-chan-fifth-copy", count=count, kind=kind, field=field))
    return tuple(found)


def _ca(question: Question) -> tuple[Pair, ...]:
    """Read the cạ eaten: two cards each, the eaten one first."""
    cards: list[Kind] = []
    for item in _items(question, "an_ca"):
        pair = parse(item, "an_ca")
        if len(pair) % 2 and isinstance(item, str) and isinstance(question.get("an_ca"), str):
            raise _no_ca()
        cards += pair
    pairs = [(cards[place], cards[place + 1]) for place in range(0, len(cards) - 1, 2)]
    if len(cards) % 2 or not all(is_ca(*pair) for pair in pairs):
        raise _no_ca()
    return tuple(pairs)


def _no_ca() -> DoorError:
    return DoorError("not-a-ca", "an_ca", *both("error-chan-not-a-ca"))
