"""The faults of sâm lốc, which are options."""

from tutorials.catalogue.houses import House
from tutorials.rulebook.faults.rows import Chosen, FaultRow, of_options


def faults_of(house: House) -> tuple[FaultRow, ...]:
    """Return the faults of a house."""
    return of_options(
        house,
        Chosen("ve-bang-hai", "last_two"),
        Chosen("khong-bao-mot", "unsaid"),
    )
