"""Fresh exercises about who starts: the part that a card turned up points to."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tutorials.catalogue import Prose, Task, Text
from tutorials.engine.cards import Kind
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import SPREAD, asked, spread
from tutorials.tasks.modes.one import OneMode
from tutorials.tasks.questions import Asker

Prompt = Callable[[Any], Prose]  # asks for the card that points to a part, as the engine tells the part


def starter_makers(game: str, deck: Sequence[Kind], prompt: Prompt, articles: tuple[str, ...]) -> Makers:
    """Return the maker of a game's questions about the card that chooses who starts."""
    return {
        (game, "bat-cai"): Maker(
            seeded(f"{game}:bat-cai", partial(_starter, game, deck, prompt)),
            Scale(SPREAD, spread, 3, 4),
            articles,
            name=Text("Bắt cái", "Choosing the starter"),
            mode=OneMode.slug,
        )
    }


def _starter(game: str, deck: Sequence[Kind], prompt: Prompt, dice: Dice) -> Task:
    """Ask which card, turned up, makes a part the starter's."""
    for _ in range(TRIES):
        cards = dice.some(deck, 3 + dice.below(4))
        value = asked(game, "deal", bat_cai=dice.one(cards).vi)["cai_part"]
        mode = OneMode(cards=tuple(cards), ask={"ask": "deal"}, field="bat_cai", path="cai_part", value=value)
        task = Task(game=game, prompt=prompt(value), mode=mode)
        if len(mode.right(Asker(task, "vi"))) == 1:
            return task
    raise AssertionError("no one card stops there")
