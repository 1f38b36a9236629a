"""The faults of a game under some rules: what each is called, how grave it is, what it costs, the article.

Each module here that is called as a game's package of the engine tells its own: `faults_of`.
"""

from tutorials.catalogue.houses import House
from tutorials.engine.games import module_of
from tutorials.rulebook.faults.rows import FaultRow

__all__ = ["FaultRow", "faults_of"]


def faults_of(house: House) -> tuple[FaultRow, ...]:
    """Return the faults that a game knows in a house, in the order of its law; none where it has no table of them."""
    module = module_of(__name__, house.game)
    found: tuple[FaultRow, ...] = module.faults_of(house) if module else ()
    return found
