"""The French deck of 52 cards: names, signs and how they are written.

Vietnamese names of the suits: bích (also pích) ♠, cơ ♥, rô ♦, chuồn (also tép, nhép) ♣; English ones are read too.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from tutorials.engine.cards import bare
from tutorials.engine.errors import DoorError, Message, Place, path_of, spelled
from tutorials.engine.foreign import too_many
from tutorials.engine.reader import Reader
from tutorials.engine.words import both

SLUG = "french"


class Suit(Enum):
    """The suits, in the order in which hands are sorted."""

    SPADE = "♠", "b", "bích", "spades"
    CLUB = "♣", "t", "chuồn", "clubs"
    DIAMOND = "♦", "r", "rô", "diamonds"
    HEART = "♥", "c", "cơ", "hearts"

    def __init__(self, sign: str, letter: str, vi: str, en: str) -> None:
        self.sign = sign
        self.letter = letter
        self.vi = vi
        self.en = en

    @property
    def is_red(self) -> bool:
        """Say whether the suit is red."""
        return self in (Suit.DIAMOND, Suit.HEART)


SIGNS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")  # rank 1 to 13


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One of the 52 cards."""

    index: int  # 0 to 51: rank by rank, A first, suits in their order
    code: str  # ASCII, unique among the cards of all decks: 10c is the ten of cơ
    rank: int  # 1 (A) to 13 (K)
    suit: Suit
    is_yeu: bool = False  # as the money deck has them; no card of this one

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return self.vi

    @property
    def vi(self) -> str:
        """Return the name that answers write: `10♠`."""
        return SIGNS[self.rank - 1] + self.suit.sign

    @property
    def en(self) -> str:
        """Return the name in English, which is the same signs."""
        return self.vi

    @property
    def is_red(self) -> bool:
        """Say whether the card is red."""
        return self.suit.is_red

    def label(self, lang: str) -> str:
        """Return the name shown to people: `10♠`."""
        return self.vi

    def spoken(self, lang: str) -> str:
        """Return the name as it is said aloud, for those who do not see signs."""
        sign = SIGNS[self.rank - 1]
        return f"{sign} of {self.suit.en}" if lang == "en" else f"{sign} {self.suit.vi}"


CARDS: tuple[Card, ...] = tuple(
    Card(4 * (rank - 1) + place, SIGNS[rank - 1].lower() + suit.letter, rank, suit)
    for rank in range(1, 14)
    for place, suit in enumerate(Suit)
)
BY_CODE = {card.code: card for card in CARDS}
BY_NAME = {card.vi: card for card in CARDS}
_SUIT_WORDS = {
    **{suit.vi: suit for suit in Suit},
    **{suit.en: suit for suit in Suit},
    **{suit.en.removesuffix("s"): suit for suit in Suit},
    "pích": Suit.SPADE, "tép": Suit.CLUB, "nhép": Suit.CLUB,
}  # fmt: skip
_SUIT_WORDS |= {bare(word): suit for word, suit in _SUIT_WORDS.items()}
_SUITS = {
    **{suit.sign: suit for suit in Suit},
    **_SUIT_WORDS,
    "s": Suit.SPADE, "c": Suit.CLUB, "d": Suit.DIAMOND, "h": Suit.HEART,
    "\u2664": Suit.SPADE, "\u2667": Suit.CLUB, "\u2662": Suit.DIAMOND, "\u2661": Suit.HEART,
}  # fmt: skip
_RANKS = {sign.casefold(): number for number, sign in enumerate(SIGNS, 1)}
_RANKS |= {"át": 1, "xì": 1, "ách": 1, "heo": 2, "bồi": 11, "đầm": 12, "già": 13}
_RANKS |= {"hai": 2, "ba": 3, "bốn": 4, "tư": 4, "năm": 5, "sáu": 6, "bảy": 7, "bẩy": 7, "tám": 8, "chín": 9}
_RANKS |= {"mười": 10, "ace": 1, "jack": 11, "queen": 12, "king": 13}
_RANKS |= {
    word: number
    for number, word in enumerate(("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 2)
}
_RANKS |= {bare(word): number for word, number in _RANKS.items()}
_ACE_OF_DIAMONDS = ("át cụ", "at cu")  # the name that ba cây has for it
_BETWEEN = re.compile(r"[\s,;|+/.\u200b\ufeff\ufe0e\ufe0f]*")
_RANK = "|".join(sorted(_RANKS, key=len, reverse=True))  # the longest first: "10" before "1", "át" before "a"
_SIGN = r"[♠♣♦♥\u2664\u2667\u2662\u2661]"
_JOINED_LETTER = rf"[scdh](?=(?:10|[2-9ajqk])(?:[scdh]|{_SIGN}))"  # "4s4d4h": the next card joined on
_NOUN = r"(?:(?:con|lá|la|cây|cay|quân|quan|the)\s+)?"  # “con K rô”, “the ten of clubs”
_OF = r"(?:\s+of(?:\s+the)?\s+)?"
_WORD = re.compile(
    rf"{_NOUN}(?:(?P<rank>{_RANK})\s*{_OF}"
    rf"(?P<suit>{_SIGN}|(?:{'|'.join(_SUIT_WORDS)}|[scdh])(?!\w)|{_JOINED_LETTER})"
    rf"|(?P<sign>{_SIGN})\ufe0f?\s*(?P<after>10|[2-9ajqk])"
    rf"|(?P<named>{'|'.join(_ACE_OF_DIAMONDS)})(?!\w))"
)
_REMEDY = Message(
    "Hãy viết như “10♠”, “10s”, “A♦” hoặc “át rô”: s là bích ♠, h là cơ ♥, d là rô ♦, c là chuồn ♣.",
    "Write “10♠”, “10s” or “A♦”: s is spades, h hearts, d diamonds and c clubs.",
)

Cards = tuple[Card, ...]


def _name_at(text: str, place: int, field: Place) -> tuple[Iterable[Card], int] | None:
    match = _WORD.match(text, place)
    if match is None:
        return None
    if match["named"]:
        return [BY_NAME["A♦"]], match.end()
    rank, suit = _RANKS[match["rank"] or match["after"]], _SUITS[match["suit"] or match["sign"]]
    return [BY_CODE[SIGNS[rank - 1].lower() + suit.letter]], match.end()


def _twice(card: Card, field: Place) -> DoorError:
    return too_many(Message(card.vi, card.en), 1, field)


_READER = Reader(SLUG, "card", _REMEDY, _BETWEEN, _name_at, CARDS, lambda _: 1, _twice)
parse_one = _READER.parse_one


def parse(cards: object, field: Place = "cards") -> Cards:
    """Return the cards named by one string or a list of names, in the order given.

    Raises DoorError for a card that the deck does not hold, and for one that stands twice.

    >>> [card.vi for card in parse("10s A♦ át cơ")]
    ['10♠', 'A♦', 'A♥']
    """
    return _READER.parse(cards, field)


def refuse_shared(hands: Iterable[tuple[Place, Iterable[Card]]]) -> None:
    """Raise DoorError for a card that stands in two places; each place is told by its field and its cards."""
    where: dict[Card, Place] = {}
    for field, cards in hands:
        for card in cards:
            if card in where:
                first = spelled(path_of(where[card]))
                raise DoorError("same-card", field, both("error-same-card", card=card, field=first))
            where[card] = field


def short(cards: Iterable[Card]) -> str:
    """Write cards in short form, sorted: `A♠ 10♦`. `parse` reads it back to the same cards."""
    return " ".join(card.vi for card in sorted(cards, key=lambda card: card.index))
