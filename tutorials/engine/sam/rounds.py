"""A round (vòng) of sâm lốc: whose turn it is, who has passed, who leads next; and the faults against it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from tutorials.engine.french import Cards
from tutorials.engine.sam.combos import Combo, Kind, beats, find_combo, strength
from tutorials.engine.sam.options import Options


class Fault(Enum):
    """What may be wrong with a move, each with its article and the phrase that says so."""

    TURN = "sai-luot", "SL-4.2", "sam-fault-turn"
    PASSED = "da-bo-luot", "SL-4.3", "sam-fault-passed"
    LEAD = "phai-mo-vong", "SL-4.4", "sam-fault-lead"
    COMBO = "khong-thanh-bo", "SL-2.7", "sam-fault-combo"
    WEAK = "khong-chan-duoc", "SL-3.1", "sam-fault-weak"

    def __init__(self, slug: str, article: str, phrase: str) -> None:
        self.slug = slug
        self.article = article
        self.phrase = phrase


def smallest_holder(hands: Sequence[Cards]) -> int:
    """Return the seat of the smallest card; of equal ranks ♠ is the smallest, then ♣ ♦ ♥ (SL-4.1)."""
    return min(range(len(hands)), key=lambda seat: min((strength(card), card.index) for card in hands[seat]))


@dataclass
class Round:
    """The state of a round. Seats sit in the order in which they play."""

    players: int
    turn: int  # whose move it is
    table: Combo | None = None  # what must be beaten; None while a new round is to be opened
    cards: Cards = ()
    holder: int | None = None  # whose cards lie on the table
    passed: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)  # out of cards, where the others play on

    def play(self, seat: int, combo: Combo, cards: Cards) -> None:
        """Lay a lawful play on the table (SL-3.1)."""
        self.table, self.cards, self.holder = combo, cards, seat
        self._move_on(seat)

    def skip(self, seat: int) -> None:
        """Pass: out until the round is over (SL-4.3)."""
        self.passed.add(seat)
        self._move_on(seat)

    def leave(self, seat: int) -> None:
        """Take a seat that is out of cards from the game (SL-4.6)."""
        self.gone.add(seat)
        if self.turn == seat:
            self._move_on(seat)

    def fault_of(self, seat: int, cards: Cards, options: Options) -> Fault | None:
        """Return what is wrong with a move, or None; no cards are a pass (SL-4.2 to SL-4.4)."""
        if seat in self.passed:
            return Fault.PASSED
        if seat != self.turn:
            return Fault.TURN
        if not cards:
            return Fault.LEAD if self.table is None else None
        combo = find_combo(cards, options)
        if combo is None or (self.table is None and combo.kind is Kind.HAI_TU_QUY):
            return Fault.COMBO
        return None if self.table is None or beats(self.table, combo, options) else Fault.WEAK

    def _move_on(self, seat: int) -> None:
        """Give the turn to the next who has not passed; the last to play opens a new round (SL-4.4)."""
        order = [(seat + step) % self.players for step in range(1, self.players + 1)]
        present = [each for each in order if each not in self.gone]
        left = [each for each in present if each not in self.passed]
        if left and left[0] != self.holder:
            self.turn = left[0]
            return
        if present:
            self.turn = left[0] if left else present[0]
        self.passed.clear()
        self.table, self.cards, self.holder = None, (), None
