"""Calls that nobody can take, as far as can be known from the pieces not yet seen. Law: TC-3, TC-5.1."""

from collections import Counter
from collections.abc import Iterable

from tutorials.engine.pieces import Piece, Pieces
from tutorials.engine.tamcuc.groups import Group, groups_of
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.sizes import Table
from tutorials.engine.tamcuc.trick import is_over, takes_from


def unseen(table: Table, known: Iterable[Piece]) -> Pieces:
    """Return the pieces in play that are neither held nor seen."""
    return tuple((Counter(table.deck) - Counter(known)).elements())


def threats(call: Group, hidden: Iterable[Piece], options: Options, cap: Piece | None) -> tuple[Group, ...]:
    """Return every group that might take a call, if one player held it; the strongest first."""
    return tuple(
        group
        for group in groups_of(hidden)
        if group.size == call.size and not is_over(group, cap) and takes_from(group, call, options)
    )


def is_sure(call: Group, hidden: Iterable[Piece], options: Options, cap: Piece | None = None) -> bool:
    """Say whether no group of the unseen pieces can take a call; one above the limit counts as chui and is not sure."""
    return not is_over(call, cap) and not threats(call, hidden, options, cap)
