"""A question as it is put to a class: what is drawn, what is chosen among by letter, and the key with its reasons."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeVar

from tutorials.catalogue import Prose
from tutorials.engine.games import deck_of
from tutorials.fresh.dice import Dice
from tutorials.questions.question import Question
from tutorials.tasks.board import Board, Option
from tutorials.tasks.mode import WORDS, Mode, mode_of
from tutorials.tasks.modes.fault import FaultBoard
from tutorials.tasks.questions import Asker, Line
from tutorials.tasks.turn import Answer, Parted, Row, Turn

LETTERS = "ABCDEFGH"  # of choices; a question with more of them is answered in words
MOST_HELD = 4  # letters for which a class has cards to hold up
MOST_LINES = 5  # reasons in a key
LONG = 30  # letters of a choice that takes a line for itself
FEW = 12  # cards of a hand that may be drawn larger: beside the code of the question they still stand in one row
MOST_WAYS = 4  # right answers that a key names, where there are many
RECORD = "tasks/_record_pick.html"  # how the lines of a record are offered

T = TypeVar("T")


class Shape(StrEnum):
    """How a question is answered on paper."""

    LETTERS = "letters"  # a letter, or several
    CARDS = "cards"  # cards that are drawn are marked
    RECORD = "record"  # the number of a line
    WORDS = "words"  # in words, or by a number


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice under its letter."""

    letter: str
    option: Option
    is_right: bool

    @property
    def kinds(self) -> tuple[Any, ...]:
        """Return the card that the choice is, if it is one."""
        return (self.option.kind,) if self.option.kind else ()


@dataclass(frozen=True, slots=True)
class Key:
    """What is right, and why."""

    answers: tuple[str, ...]  # each enough by itself, the first of many
    ways: int  # how many there are
    letters: str  # of the right choices
    rows: tuple[Row, ...]
    hands: tuple[Parted, ...]
    lines: tuple[Line, ...]

    @property
    def is_nothing(self) -> bool:
        """Say whether it is right to pick nothing."""
        return self.answers == ("",)


@dataclass(frozen=True, slots=True)
class Posed:
    """A question drawn for a class, in one language."""

    question: Question
    shape: Shape
    mode: Mode
    board: Board
    choices: tuple[Choice, ...]
    key: Key

    @property
    def prompt(self) -> Prose:
        """Return what is asked."""
        return self.question.task.prompt

    @property
    def why(self) -> Prose | None:
        """Return the author's own reason."""
        return self.question.task.why

    @property
    def held(self) -> tuple[Option, ...]:
        """Return the cards that are to be marked, or laid out."""
        return self.board.options if self.shape is Shape.CARDS or self.mode.lays_out else ()

    @property
    def held_cards(self) -> tuple[Any, ...]:
        """Return the same as cards alone."""
        return tuple(card for option in self.held for card in (option.kind,) * option.size)

    @property
    def shown_cards(self) -> tuple[Any, ...]:
        """Return the cards to look at, a hand in the order of its deck."""
        shown = self.board.shown
        return tuple(sorted(shown, key=lambda card: card.index)) if self.board.is_hand else shown

    @property
    def has_few(self) -> bool:
        """Say whether the hand leaves room to draw its cards larger."""
        return len(self.held_cards if self.held else self.shown_cards) <= FEW

    @property
    def has_long(self) -> bool:
        """Say whether the choices are too long to stand two in a row."""
        return any(len(choice.option.label) + len(choice.option.note) > LONG for choice in self.choices)

    @property
    def turn(self) -> Turn:
        """Return the exercise as pages draw it before anything is answered."""
        return Turn(self.question.task, self.board)

    @property
    def has_many(self) -> bool:
        """Say whether several letters may be right together."""
        return self.shape is Shape.LETTERS and not self.mode.is_single

    def mixed(self, seed: str) -> "Posed":
        """Return the question with its choices in another order."""
        order = shuffled([choice.option for choice in self.choices], seed)
        right = {choice.option.value for choice in self.choices if choice.is_right}
        return _lettered(self, order, right)


def posed(question: Question, lang: str) -> Posed:
    """Draw a question and its key: the engine lists what is right."""
    mode, asker = mode_of(question.task), Asker(question.task, lang)
    board, found = _as_told(mode.board(asker)), mode.solve(asker)
    right = frozenset(mode.key(asker, Answer(), board) or ())
    answers = mode.answers(asker, board)
    said = {*answers, *(option.label for option in board.options)}
    lines = tuple(dict.fromkeys(line for line in found.lines if line.text not in said))[:MOST_LINES]
    key = Key(answers[:MOST_WAYS], len(answers), "", found.rows, found.hands[:1], lines)
    drawn = Posed(question, _shape(mode, board, question.task.game), mode, board, (), key)
    return _lettered(drawn, board.options, right) if drawn.shape is Shape.LETTERS else drawn


def _as_told(board: Board) -> Board:
    """Return a record as its lines tell it: a class has no buttons to step through its mat."""
    return replace(board, mat=None, steps=None) if isinstance(board, FaultBoard) else board


def is_held_up(question: Question) -> bool:
    """Say whether a class may answer by one card held up: exactly one of the letters A to D."""
    mode = mode_of(question.task)
    if not mode.is_single or mode.asks_number or mode.lays_out:
        return False
    board = mode.board(Asker(question.task, "vi"))
    return len(board.options) <= MOST_HELD and _shape(mode, board, question.task.game) is Shape.LETTERS


def shuffled(things: Iterable[T], seed: str) -> list[T]:
    """Return things in an order that a seed gives, the same for ever."""
    dice, left = Dice(f"order:{seed}"), list(things)
    return [left.pop(dice.below(len(left))) for _ in range(len(left))]


def _lettered(drawn: Posed, options: Iterable[Option], right: Collection[str]) -> Posed:
    """Return a question with its choices under letters in this order."""
    choices = tuple(
        Choice(letter, option, option.value in right) for letter, option in zip(LETTERS, options, strict=False)
    )
    letters = ", ".join(choice.letter for choice in choices if choice.is_right)
    return replace(drawn, choices=choices, key=replace(drawn.key, letters=letters))


def _shape(mode: Mode, board: Board, game: str) -> Shape:
    options = board.options
    if not options or mode.asks_number or mode.lays_out:
        return Shape.WORDS
    if mode.offered == RECORD:
        return Shape.RECORD
    is_few = len(options) <= len(LETTERS)
    if mode.offered == WORDS or (mode.is_single and is_few and board.layout is None):
        return Shape.LETTERS if is_few else Shape.WORDS
    is_whole_deck = len(options) == len(deck_of(game).kinds)
    return Shape.WORDS if is_whole_deck else Shape.CARDS
