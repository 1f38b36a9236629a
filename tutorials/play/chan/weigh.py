"""How a steady player of chắn ranks what may be done, and why."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from tutorials.engine.cards import BY_CODE
from tutorials.play.chan.player import chan_of, odd_of
from tutorials.play.tables import Choice, Reason, View, Weighed


def weigh(view: View) -> Sequence[Weighed]:
    """Rank every choice: ù first, then the fewest loose cards and the most chắn."""
    return sorted((_weighed(view, choice) for choice in view.choices), key=lambda each: -each.worth)


def _weighed(view: View, choice: Choice) -> Weighed:
    if choice.act == "u":
        return Weighed(choice, 1000.0)
    held = Counter(BY_CODE[code] for code in view.hand)
    held.subtract(BY_CODE[code] for code in choice.cards)
    loose = sum(len(odd) % 2 for odd in odd_of(+held).values())
    chan = chan_of(held) + (choice.act == "an" and choice.cards == (choice.taken,)) + 2 * (choice.act == "chiu")
    return Weighed(choice, chan - 2.0 * loose, (Reason("que", {"loose": loose}),))


def strong(view: View, chance: Random) -> Choice:
    """Choose with all that can be counted."""
    return weigh(view)[0].choice
