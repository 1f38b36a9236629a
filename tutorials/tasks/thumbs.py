"""The cards of a task as a list shows them: what is looked at, or what is picked from."""

from collections.abc import Mapping, Sequence
from typing import Any

from tutorials.catalogue import LANGS, Task
from tutorials.engine.decks import card_by_code
from tutorials.engine.games import deck_of
from tutorials.tasks.layout import start
from tutorials.tasks.mode import CARDS, mode_of
from tutorials.tasks.modes.drum import DrumBoard, DrumMode
from tutorials.tasks.modes.fault import FaultMode
from tutorials.tasks.modes.table import TableMode
from tutorials.tasks.questions import Asker
from tutorials.tasks.transcript import transcribe


def cards_of(task: Task, lang: str) -> tuple[Any, ...]:
    """Return the cards that tell a task from others, in the order of their deck; some tasks have none."""
    return tuple(sorted(_hand(task) or _told(task) or _board(task, lang), key=lambda card: card.index))


def signal_of(task: Task, lang: str) -> str:
    """Return the strokes of the drum that a task gives, or what they are to mean; nothing of other tasks."""
    if not isinstance(task.mode, DrumMode):
        return ""
    board = task.mode.board(Asker(task, lang))
    return board.strokes if isinstance(board, DrumBoard) and board.is_heard else " ".join(board.facts)


def _hand(task: Task) -> list[Any]:
    """Return the cards of a hand state as it begins, but for those that lie face down; the engine is not asked."""
    hand = getattr(task.mode, "hand", None)
    if not isinstance(hand, Mapping):
        return []
    winning = getattr(task.mode, "winning", None) or {}
    held = [card for item in start(hand).items if not item.is_hidden for card in item.cards]
    return [*held, *deck_of(task.game).parse(winning.get("card", ()))]


def _told(task: Task) -> list[Any]:
    """Return the cards of a case before the referee, of counted phu, of a record (each once), or of a hand at play."""
    case, phu = (getattr(task.mode, name, None) or () for name in ("case", "phu"))
    piles = [case.get("cards", ()), case.get("card", ())] if isinstance(case, Mapping) else []
    if isinstance(phu, Sequence):
        piles += [each["cards"] for each in phu]
    if isinstance(task.mode, FaultMode):
        acts = transcribe(task.mode.record, LANGS[0], task.game).actions
        return list(dict.fromkeys(card for act in acts for card in act.cards))
    if isinstance(task.mode, TableMode) and task.mode.hands:
        return [card_by_code(code) for code in task.mode.hands[task.mode.seat]]
    return [card for pile in piles for card in deck_of(task.game).parse(pile)]


def _board(task: Task, lang: str) -> list[Any]:
    mode = mode_of(task)
    board = mode.board(Asker(task, lang))
    found = [*board.shown, *board.winning_row] or [card for pile in board.piles for card in pile.cards]
    if not found and mode.offered == CARDS:
        found = [option.kind for option in board.options if option.kind is not None]
    return found
