"""Trình làng: four or five soldiers shown before the first call, and cướp cái. Law: TC-4."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tutorials.engine.pieces import BY_CODE, Piece
from tutorials.engine.tamcuc.groups import Group, GroupKind, groups_of

SOLDIERS = (BY_CODE["tot-do"], BY_CODE["tot-den"])


def shows_of(hand: Iterable[Piece]) -> tuple[Group, ...]:
    """Return what a dealt hand may show: the largest set of each colour (TC-4.1)."""
    held = Counter(hand)
    kinds = (GroupKind.NGU_TU, GroupKind.TU_TU)
    found = [group for group in groups_of(held.elements()) if group.kind in kinds]
    return tuple(
        max((group for group in found if group.top is soldier), key=lambda group: group.size)
        for soldier in SOLDIERS
        if any(group.top is soldier for group in found)
    )


def lead_after(shown: Sequence[Sequence[Group]], lead: int) -> int:
    """Return who calls first once all have shown: who showed ngũ tử, the red one before the black (TC-4.3)."""
    claims = [
        (group.top.index, seat)
        for seat, groups in enumerate(shown)
        for group in groups
        if group.kind is GroupKind.NGU_TU
    ]
    return min(claims)[1] if claims else lead
