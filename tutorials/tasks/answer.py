"""What a learner answers, as values, whatever the form looked like."""

from dataclasses import dataclass, field

from tutorials.engine.cards import Cards
from tutorials.tasks.layout import Layout


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a task; each mode reads the part that it asks for."""

    cards: Cards = ()  # each, group, loose, waits, discard: the cards picked
    words: tuple[str, ...] = ()  # choice: position of the choice; win: the verdict; cuoc: slugs
    number: int | None = None  # number, cuoc: what was typed
    layout: Layout = field(default=Layout(()))  # arrange: the phu laid
