"""How much room a question takes on a screen, guessed from what it shows, so that it fits without a script."""

from dataclasses import dataclass

from tutorials.questions.posed import Posed, Shape
from tutorials.tasks.modes.claim import ClaimBoard
from tutorials.tasks.modes.fault import FaultBoard

FEW = 9  # cards in one row; more stand in two
LINE = 48  # letters of a line of choices in one column
STEPS = (20, 25, 32, 41, 52, 66)  # lines of the smallest letters that each size holds


@dataclass(frozen=True, slots=True)
class Room:
    """The steps by which a question is drawn smaller, and the columns of its hand and choices."""

    tight: int  # 0: as large as can be
    hand: int  # cards in a row of the hand
    columns: int  # of the choices


def room_of(drawn: Posed, *, is_told: bool) -> Room:
    """Return the room of a question."""
    cards = len(drawn.held) or len(drawn.board.shown)
    rows = 1 if cards <= FEW else 2 if cards <= 2 * 13 else 3
    longest = max((len(choice.option.label) + len(choice.option.note) for choice in drawn.choices), default=0)
    columns = 1 if drawn.shape is not Shape.LETTERS else 2 if longest < LINE else 1
    lines = _lines(drawn, is_told=is_told) + (len(drawn.choices) / columns) * (2 if longest > LINE else 1.6)
    tight = sum(lines > most for most in STEPS)
    return Room(tight, -(-cards // rows) if cards else 1, columns)


def _lines(drawn: Posed, *, is_told: bool) -> float:
    """Guess how many lines of letters stand above the choices."""
    board = drawn.board
    found = 3 + len(drawn.prompt.plain("vi")) / 30
    if isinstance(board, FaultBoard):
        found += 1.6 * (len(board.record.heads) + len(board.record.actions))
    if isinstance(board, ClaimBoard):
        found += 4 * len(board.scenes)
    found += 5 * -(-len(board.piles) // 3) + 5 * -(-len(board.rows) // 5) + len(board.facts)
    if is_told:
        found += 6 * -(-sum(len(hand.rows) for hand in drawn.key.hands) // 7) + 1.5 * len(drawn.key.lines)
    if board.shown or drawn.held:
        found += 0 if is_told and drawn.key.hands else 13
    if is_told and drawn.key.rows:
        found += 3
    return found + 2 * bool(board.facts)
