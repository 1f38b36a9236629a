"""The hand as its holder lays it: an order of the cards, kept with the sitting until it is sorted again."""

from collections import Counter
from collections.abc import Sequence

from django.http import QueryDict

from tutorials.mats.acts import PICK
from tutorials.play.tables import Codes
from tutorials.table.models import Sitting

LEFT, RIGHT, FRONT, BACK, SORTED = WAYS = ("left", "right", "front", "back", "sorted")
FIELD = "lay"


def laid(hand: Codes, order: str) -> Codes:
    """Return the hand in the order kept: what has gone is left out, what has come stands last. None kept: nothing."""
    if not order:
        return ()
    left, found = Counter(hand), list[str]()
    for code in (*order.split(), *hand):
        if left[code]:
            left[code] -= 1
            found.append(code)
    return tuple(found)


def lay(sitting: Sitting, hand: Sequence[str], data: QueryDict) -> int | None:
    """Move the cards lifted as was asked, and keep it; return where the one lifted lies now. Forged cards move nothing.

    `hand` is the hand as it lies, nothing but its cards is ever kept.
    """
    way, picked = data.get(FIELD, ""), Counter(data.getlist(PICK)[: len(hand)])
    if way == SORTED:
        _keep(sitting, ())
        return None
    if way not in WAYS or not picked or picked - Counter(hand):
        return None
    at = data.get("from", "")  # where the one moved before lies: of two alike it goes on
    if at.isdecimal() and len(at) < 3 and picked == Counter(hand[int(at) : int(at) + 1]):
        places = [int(at)]
    else:
        places = _places(hand, picked, is_last=way in (RIGHT, BACK))
    moved = [hand[place] for place in places]
    rest = [code for place, code in enumerate(hand) if place not in places]
    to = {LEFT: max(0, places[0] - 1), RIGHT: min(places[0] + 1, len(rest)), FRONT: 0, BACK: len(rest)}[way]
    _keep(sitting, (*rest[:to], *moved, *rest[to:]))
    return to if len(moved) == 1 else None


def _places(hand: Sequence[str], picked: Counter[str], *, is_last: bool) -> list[int]:
    """Return where the cards lifted lie; of cards alike those that have the longer way to go stay behind."""
    left, found = Counter(picked), list[int]()
    order = range(len(hand) - 1, -1, -1) if is_last else range(len(hand))
    for place in order:
        if left[hand[place]]:
            left[hand[place]] -= 1
            found.append(place)
    return sorted(found)


def _keep(sitting: Sitting, order: Sequence[str]) -> None:
    sitting.order = " ".join(order)
    Sitting.objects.filter(pk=sitting.pk).update(order=sitting.order)
