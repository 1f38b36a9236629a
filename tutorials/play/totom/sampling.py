"""Fill what one seat sees with a possible deal of what it does not see."""

from random import Random

from tutorials.play.tables import View
from tutorials.play.totom.mat import Mat


def sample(view: View, chance: Random) -> Mat:
    """Return a table with the hidden cards dealt at random."""
    raise NotImplementedError
