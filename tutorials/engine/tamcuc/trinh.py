"""Trình làng: four or five soldiers shown before the first call, and cướp cái. Law: TC-4."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tutorials.engine.pieces import BY_CODE, Piece
from tutorials.engine.tamcuc.groups import Group, GroupKind, groups_of
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.sizes import Table

SOLDIERS = (BY_CODE["tot-do"], BY_CODE["tot-den"])
_REWARDS = {"khong": {}, "2-5": {GroupKind.TU_TU: 2, GroupKind.NGU_TU: 5}}


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


def standing(shows: Iterable[Group], table: Table) -> tuple[Group, ...]:
    """Return the shows that leave every hand pieces enough: the larger first, then red before black (TC-4.7)."""
    room, found = table.hand, []
    for group in sorted(shows, key=lambda group: (-group.size, group.top.index)):
        if group.size <= room:
            room -= group.size
            found.append(group)
    return tuple(found)


def reward_of(shown: Iterable[Group], options: Options) -> int:
    """Return what each other player pays at once for what is shown (TC-4.6)."""
    return sum(price_of(group.kind, options) for group in shown)


def price_of(kind: GroupKind, options: Options) -> int:
    """Return what each other player pays for one show (TC-4.6)."""
    return _REWARDS[options.thuong_trinh].get(kind, 0)


def rewards(shown: Sequence[Sequence[Group]], options: Options) -> tuple[int, ...]:
    """Return what each seat gains or loses by all shows of a deal; they cancel out (TC-4.6)."""
    paid = [reward_of(groups, options) for groups in shown]
    return tuple(len(shown) * own - sum(paid) for own in paid)


def lead_after(shown: Sequence[Sequence[Group]], lead: int) -> int:
    """Return who calls first once all have shown: who showed ngũ tử, the red one before the black (TC-4.3)."""
    claims = [
        (group.top.index, seat)
        for seat, groups in enumerate(shown)
        for group in groups
        if group.kind is GroupKind.NGU_TU
    ]
    return min(claims)[1] if claims else lead
