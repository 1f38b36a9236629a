"""How seats choose at ba cây and bài cào, where hardly anything is left to choose.

No card has been seen when the way of playing is chosen and the pool is joined, and turning up changes nothing. Only two
things are worth more than nothing: points that lie in the pool from before, and the office of the chương at a table
where equal hands are the chương's.
"""

from collections.abc import Sequence
from random import Random

from tutorials.engine.bacay.hand import deck
from tutorials.engine.bacay.payment import ONE_AGAINST_ALL
from tutorials.play.bacay.table import JOIN, LOOK, BaCay, Known
from tutorials.play.tables import Choice, Reason, View, Weighed


def sample(view: View, chance: Random) -> BaCay:
    """Fill a view with cards that nobody has turned up."""
    known: Known = view.known
    opened = {event.seat: event.cards for event in view.events if event.cards and event.seat is not None}
    seen = {*known.own, *(code for cards in opened.values() for code in cards)}
    left = [card.code for card in deck(view.setting.options) if card.code not in seen]
    chance.shuffle(left)
    dealt = []
    for seat, place in enumerate(view.places):
        own = known.own if seat == view.seat else ()
        dealt.append(opened.get(seat) or (*own, *(left.pop() for _ in range(place.held - len(own)))))
    return BaCay(
        view.setting, tuple(dealt), tuple(left), known.first, known.at, known.phase, known.way, known.joined,
        known.looked, tuple(opened), view.events,
    )  # fmt: skip


def weigh(view: View) -> Sequence[Weighed]:
    """Rank the choices by what they are worth on the average."""
    return sorted((_weighed(choice, view) for choice in view.choices), key=lambda each: -each.worth)


def _weighed(choice: Choice, view: View) -> Weighed:
    if choice.act == JOIN:
        before = view.setting.carried.get("ga", 0)
        reason = Reason("ga-san" if before else "ga-trong", {"pot": before})
        return Weighed(choice, before / len(view.places), (reason,))
    if choice.act == ONE_AGAINST_ALL and view.setting.options.bang_chuong == "chuong-an":
        return Weighed(choice, 1.0, (Reason("chuong-an"),))
    if choice.act == LOOK:
        return Weighed(choice, 0.0, (Reason("nan"),))
    return Weighed(choice, 0.0)


def strong(view: View, chance: Random) -> Choice:
    """Choose as a steady player does: there is nothing more to count."""
    return weigh(view)[0].choice
