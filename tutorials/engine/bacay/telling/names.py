"""What hands of three cards are called, in words and as slugs."""

from tutorials.engine.bacay import hand as hands
from tutorials.engine.bacay.hand import Hand, Special
from tutorials.engine.bacay.options import NAM, Options
from tutorials.engine.errors import Message
from tutorials.engine.french import SIGNS
from tutorials.engine.words import both

BA_TIEN = Message("ba tiên", "ba tiên")
SAP = Message("sáp", "sáp")

_MANY = {"A": "aces", "J": "jacks", "Q": "queens", "K": "kings"}
_AT_CU = Message("mười át cụ", "10 points and the ace of diamonds")
_ALONE = {"ba tiên": "three court cards (ba tiên)", "zero": "zero (bù)"}


def slug(hand: Hand) -> str:
    """Return the name as a slug; that of a hand without one is `thuong`."""
    if hand.special:
        return hand.special.value
    if hand.nut == hands.TEN:
        return "muoi-at-cu" if hand.has_at_cu else "muoi"
    return "thuong" if hand.nut else "bu"


def name(hand: Hand, law: str) -> Message:
    """Return what players call the hand beside another."""
    if hand.special is Special.SAP:
        sign = SIGNS[hand.cards[0].rank - 1]
        return Message(f"sáp {'át' if sign == 'A' else sign}", f"three {_MANY.get(sign, f'{sign}s')}")
    if hand.special is Special.BA_TIEN:
        return BA_TIEN
    if hand.nut == hands.TEN and hand.has_at_cu:
        return _AT_CU
    return nut(hand.nut, law)


def introduced(hand: Hand, law: str) -> Message:
    """Return the name, its English explained where it is a Vietnamese word."""
    found = name(hand, law)
    en = f"{found.en} (sáp)" if hand.special is Special.SAP else _ALONE.get(found.en, found.en)
    return Message(found.vi, en)


def nut(count: int, law: str) -> Message:
    """Name points as each side of the country does: nút in the South, điểm in the North."""
    return both("bacay-name-nut" if law == NAM and count != hands.TEN else "bacay-name-diem", count=count)


def is_muoi_at_cu(hand: Hand, options: Options) -> bool:
    """Say whether the hand is a ten that no other ten beats. Law: BC-4.5."""
    return hand.nut == hands.TEN and hand.has_at_cu and hands.counts_suits(options) and not hand.special


def special(hand: Hand, options: Options) -> str | None:
    """Return the slug of a hand that no other hand of its points beats, or that wins without counting."""
    if hand.special:
        return hand.special.value
    return slug(hand) if is_muoi_at_cu(hand, options) else None
