"""The plainest order of choices: ù, then whatever leaves the fewest loose cards."""

from collections.abc import Sequence
from random import Random

from tutorials.play.tables import Choice, Reason, View, Weighed
from tutorials.play.totom import offers
from tutorials.play.totom.shapes import MATES
from tutorials.play.totom.sight import Known


def weigh(view: View) -> Sequence[Weighed]:
    """Rank the choices of a view, best first."""
    found = [Weighed(choice, *_worth(view, choice)) for choice in view.choices]
    return sorted(found, key=lambda each: -each.worth)


def best(view: View, chance: Random) -> Choice:
    """Return the first of them."""
    return weigh(view)[0].choice


def _worth(view: View, choice: Choice) -> tuple[float, tuple[Reason, ...]]:
    known: Known = view.known
    if choice.act == "u":
        return 100.0, ()
    after = offers.seat_after(known.own, choice)
    if choice.act != "danh":
        return -after.loose - (choice.act == "bo"), (Reason("loose", {"count": after.loose}),)
    kind = offers.BY_CODE[choice.cards[0]]
    near = sum(after.hand[one] > 0 or after.hand[other] > 0 for one, other in MATES[kind])
    return -after.loose - near / 100, (Reason("loose", {"count": after.loose}),)
