"""What a question of the door is: the function that answers it, and the fields it takes."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tutorials.engine.fields import Question
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options

Answer = dict[str, Any]
Asker = Callable[[Question, Game, Options], Answer]


@dataclass(frozen=True, slots=True)
class Ask:
    """One question: `answer` returns its own keys with `lines` as `Line` values."""

    answer: Asker
    fields: tuple[str, ...] = ()  # beside game, ask, rules and lang
    required: tuple[str, ...] = ()


Asks = dict[str, Ask]
