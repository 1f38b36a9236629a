"""Bắt cái: which heap is the cái's, counted from a turned card, and who sits before it. Law: TT-1.2, TT-16.11."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutorials.engine.cards import Kind
from tutorials.engine.errors import DoorError
from tutorials.engine.lines import Line
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.words import both

TEN = 10  # what a red yêu counts where it helps all five seats to an equal chance


@dataclass(frozen=True, slots=True)
class Counted:
    """What the turned cards point at: the number counted and the heap it ends on, 1 for the one beside the gap."""

    count: int
    heap: int
    lines: tuple[Line, ...]


def card_number(card: Kind, game: Game, options: Options) -> int:
    """Return what a card counts: its rank; a red yêu ten with one card at a table of five, else one. Law: TT-1.2.3."""
    if card.rank is not None:
        return card.rank
    return TEN if options.bat_cai == "mot-quan-10" and game.players == 5 else 1


def cards_needed(options: Options) -> int:
    """Return how many cards this house turns up."""
    return 1 if options.bat_cai in ("mot-quan-10", "mot-quan") else 2


def count_heap(cards: Sequence[Kind], game: Game, options: Options) -> Counted | None:
    """Count the heap of the cái from the turned cards; None where the cái draws two cards and no heap is counted.

    The heap beside the gap, anticlockwise, is the first (“nhất nhị tại vị”). Raises DoorError for a wrong number
    of cards. Law: TT-1.2.3, TT-16.11.
    """
    need = cards_needed(options)
    if len(cards) != need:
        raise DoorError("hand-size", "bat_cai", both("error-totom-bat-cai-size", need=need, count=len(cards)))
    if options.bat_cai == "rut-hai":
        return None
    numbers = [card_number(card, game, options) for card in cards]
    count = sum(numbers)
    heaps = game.players
    heap = (count - 1) % heaps + 1
    lines = [
        Line("bat-cai-card", "TT-1.2.3", card=card, number=number)
        for card, number in zip(cards, numbers, strict=True)
        if card.rank is None
    ]
    if len(cards) == 2:
        lines.append(Line("bat-cai-sum", "TT-16.11", count=count, heaps=heaps, left=count % heaps))
    lines.append(Line("bat-cai", "TT-1.2", count=count, part=heap))
    return Counted(count, heap, tuple(lines))
