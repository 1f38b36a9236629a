"""The fault of xì dách, which is an option."""

from tutorials.catalogue.houses import House
from tutorials.rulebook.faults.rows import Chosen, FaultRow, of_options


def faults_of(house: House) -> tuple[FaultRow, ...]:
    """Return the faults of a house."""
    return of_options(house, Chosen("den", "den_cho", "den"))
