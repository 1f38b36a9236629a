"""Ăn trắng: hands of sâm lốc that win as they are dealt."""

from collections import Counter
from collections.abc import Callable, Sequence
from enum import Enum

from tutorials.engine.errors import Message
from tutorials.engine.french import Cards
from tutorials.engine.sam.combos import HAND, TWO, straight_top, strength
from tutorials.engine.sam.options import Options

PRICE = 20  # SL-7.7, from each


def is_dragon(cards: Cards, options: Options) -> bool:
    """Say whether all ten run on as one straight (SL-5.2)."""
    return straight_top([card.rank for card in cards], options) is not None


def has_four_twos(cards: Cards, options: Options) -> bool:
    """Say whether all four twos are held (SL-5.3)."""
    return sum(strength(card) == TWO for card in cards) == 4


def is_one_colour(cards: Cards, options: Options) -> bool:
    """Say whether the cards are all red or all black (SL-5.4)."""
    return len({card.is_red for card in cards}) == 1


def has_three_sam(cards: Cards, options: Options) -> bool:
    """Say whether three sám are held, where the table grants them (SL-5.5)."""
    wanted = (3, 4) if options.split_quad else (3,)
    return options.three_sam and sum(count in wanted for count in _counts(cards)) == 3


def is_five_pairs(cards: Cards, options: Options) -> bool:
    """Say whether the ten cards are five pairs (SL-5.6, SL-5.7)."""
    if options.split_quad:
        return all(count in (2, 4) for count in _counts(cards))
    return all(count == 2 for count in _counts(cards))


class White(Enum):
    """The hands that win on the deal, the highest first (SL-5.7), each with its article."""

    SANH_RONG = "sanh-rong", "sảnh rồng", "a dragon straight", "SL-5.2", is_dragon
    TU_QUY_HAI = "tu-quy-hai", "tứ quý 2", "four twos", "SL-5.3", has_four_twos
    DONG_MAU = "dong-mau", "mười lá cùng màu", "ten cards of one colour", "SL-5.4", is_one_colour
    BA_SAM = "ba-sam", "ba sám", "three sets of three of a kind", "SL-5.5", has_three_sam
    NAM_DOI = "nam-doi", "năm đôi", "five pairs", "SL-5.6", is_five_pairs

    def __init__(self, slug: str, vi: str, en: str, article: str, holds: Callable[[Cards, Options], bool]) -> None:
        self.slug = slug
        self.label = Message(vi, en)
        self.article = article
        self.holds = holds


def white_wins(cards: Cards, options: Options) -> tuple[White, ...]:
    """Return every way in which ten cards win on the deal, the highest first (SL-5.1 to SL-5.7, SL-5.9)."""
    if len(cards) != HAND:
        return ()
    known = (White.SANH_RONG,) if options.only_dragon else tuple(White)
    return tuple(white for white in known if white.holds(cards, options))


def best_of(hands: Sequence[Cards], first: int, options: Options) -> list[tuple[int, White]]:
    """Return the seats that win on the deal with their highest hand, who is paid first (SL-5.7, SL-5.8).

    Of two alike the one goes before whose turn comes earlier, counted from who is to lead.
    """
    order = [(first + step) % len(hands) for step in range(len(hands))]
    found = [(seat, white_wins(hands[seat], options)) for seat in order]
    ranks = list(White)
    return sorted(((seat, whites[0]) for seat, whites in found if whites), key=lambda each: ranks.index(each[1]))


def price_of(white: White, options: Options) -> int:
    """Return what each of the others pays for a hand that wins on the deal (SL-7.7, SL-7.13)."""
    return options.dragon if white is White.SANH_RONG else PRICE


def _counts(cards: Cards) -> list[int]:
    return list(Counter(card.rank for card in cards).values())
