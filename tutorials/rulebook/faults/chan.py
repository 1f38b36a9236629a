"""The faults of chắn. Law: CH-8.1, CH-8.2, CH-9.2 to CH-9.4."""

from tutorials.catalogue import Text, load
from tutorials.catalogue.houses import House
from tutorials.engine.chan import faults as chan
from tutorials.rulebook.faults.rows import FaultRow


def faults_of(house: House) -> tuple[FaultRow, ...]:
    """Return the faults of a house."""
    words, options = load().fault_words(house.game), house.options
    points = chan.price(chan.GRAVE, options).diem
    return tuple(
        FaultRow(
            kind.slug,
            Text(kind.vi, kind.en),
            words.grades[result],
            words.cost(f"{result}-{options.den_ai}", result, points=points),
            kind.article,
        )
        for kind, result in chan.in_force(options)
    )
