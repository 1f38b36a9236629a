"""How players of tam cúc think: what a choice is worth by what lies open."""

from collections.abc import Sequence
from random import Random

from tutorials.engine.tamcuc.groups import judge
from tutorials.play.tables import Choice, View, Weighed
from tutorials.play.tamcuc.samples import hidden
from tutorials.play.tamcuc.table import CALL, LAY, Known, read


def weigh(view: View) -> Sequence[Weighed]:
    """Rank the choices of a view, best first."""
    found = [_weighed(view, choice) for choice in view.choices]
    return sorted(found, key=lambda each: -each.worth)


def _weighed(view: View, choice: Choice) -> Weighed:
    known: Known = view.known
    pieces = read(choice.cards)
    if choice.act in ("chui", "giu"):
        return Weighed(choice, 0)
    if known.phase not in (CALL, LAY):
        low = sum(piece.index for piece in pieces) / 100
        return Weighed(choice, 1 + low)
    group = judge(pieces)
    above = 0 if group is None else len([piece for piece in hidden(view) if piece.index < group.top.index])
    if known.phase == CALL:
        return Weighed(choice, len(pieces) - above / 4)
    if len(pieces) == known.call and above <= 2:
        return Weighed(choice, 2)
    return Weighed(choice, min(piece.index for piece in pieces) / 14)


def strong(view: View, chance: Random) -> Choice:
    """Choose."""
    return weigh(view)[0].choice
