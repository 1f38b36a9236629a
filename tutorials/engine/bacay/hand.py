"""Hands of three cards: nút (what is left of the sum), ba tiên, sáp, and which of two hands is the better."""

from dataclasses import dataclass
from enum import Enum

from tutorials.engine.bacay.options import Options
from tutorials.engine.french import CARDS, Card, Cards, Suit

SIZE = 3
TEN = 10
ACE, NINE, JACK, KING = 1, 9, 11, 13
_ABOVE_KING = KING + 1

_SUITS = {  # from the lowest
    "ro-co-chuon-bich": (Suit.SPADE, Suit.CLUB, Suit.HEART, Suit.DIAMOND),
    "ro-co-bich-chuon": (Suit.CLUB, Suit.SPADE, Suit.HEART, Suit.DIAMOND),
}


class Special(Enum):
    """Hands that win without counting; the value is the slug."""

    BA_TIEN = "ba-tien"
    SAP = "sap"


@dataclass(frozen=True, slots=True)
class Hand:
    """Three cards and what they are worth."""

    cards: Cards
    total: int
    nut: int  # 0 to 10
    special: Special | None
    is_round: bool  # the sum ends in nought

    @property
    def has_at_cu(self) -> bool:
        """Say whether the ace of diamonds is among the cards. Law: BC-4.4."""
        return any(is_at_cu(card) for card in self.cards)


_TO_NINE = tuple(card for card in CARDS if card.rank <= NINE)


def deck(options: Options) -> Cards:
    """Return the cards that are played with. Law: BC-1.1, BA-1.1."""
    return CARDS if options.bo_bai == len(CARDS) else _TO_NINE


def is_at_cu(card: Card) -> bool:
    """Say whether it is the ace of diamonds, át cụ. Law: BC-4.4."""
    return card.rank == ACE and card.suit is Suit.DIAMOND


def worth(card: Card) -> int:
    """Count a card: an ace one, court cards ten. Law: BC-3.1, BA-3.1."""
    return min(card.rank, TEN)


def count(cards: Cards, options: Options) -> Hand:
    """Count three cards of the deck in use. Law: BC-3.2 to BC-3.5."""
    total = sum(worth(card) for card in cards)
    left = total % TEN
    is_round = left == 0
    nut = TEN if is_round and options.tron_chuc == "muoi" else left
    return Hand(cards, total, nut, _special(cards, options), is_round)


def _special(cards: Cards, options: Options) -> Special | None:
    """Return what wins without counting; three kings are the higher of the two things they are."""
    found = set()
    if options.sap and len({card.rank for card in cards}) == 1:
        found.add(Special.SAP)
    if options.ba_hinh and all(card.rank >= JACK for card in cards):
        found.add(Special.BA_TIEN)
    return max(found, key=lambda each: each.value == options.tren_het, default=None)


def has_ba_tien(options: Options) -> bool:
    """Say whether the table may see ba tiên. Law: BC-3.4."""
    return options.ba_hinh and options.bo_bai == len(CARDS)


def counts_suits(options: Options) -> bool:
    """Say whether equal points are parted by suit. Law: BC-4.2, BA-4.2."""
    return options.bang_diem in _SUITS


def highest(cards: Cards, options: Options) -> Card:
    """Return the card that speaks when points are equal: highest suit, then highest card. Law: BC-4.3, BC-4.4."""
    return max(cards, key=lambda card: _suit_key(card, options))


def _suit_key(card: Card, options: Options) -> tuple[int, int]:
    order = _SUITS.get(options.bang_diem, _SUITS["ro-co-chuon-bich"])
    is_high = card.rank == ACE and (options.at == "moi-at" or is_at_cu(card))
    return order.index(card.suit), _ABOVE_KING if is_high else card.rank


Strength = tuple[int, ...]


def grade(hand: Hand, options: Options) -> Strength:
    """Return what is compared before the suits: greater is better, equal is equal. Law: BC-3.5, BC-4.1."""
    if hand.special is None:
        return 0, hand.nut
    is_highest = hand.special.value == options.tren_het
    return 1 + is_highest, _sap_rank(hand, options) if hand.special is Special.SAP else 0


def _sap_rank(hand: Hand, options: Options) -> int:
    rank = hand.cards[0].rank
    return _ABOVE_KING if rank == ACE and options.sap_at == "cao-nhat" else rank


def strength(hand: Hand, options: Options) -> Strength:
    """Return all that is compared, suits included where they count. Law: BC-4.1 to BC-4.4."""
    if not counts_suits(options):
        return grade(hand, options)
    return *grade(hand, options), *_suit_key(highest(hand.cards, options), options)
