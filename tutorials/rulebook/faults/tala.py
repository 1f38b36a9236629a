"""The faults of tá lả. Law: TL-11.5."""

from tutorials.catalogue import Text, load
from tutorials.catalogue.houses import House
from tutorials.engine.tala.faults import Lao, fine_of
from tutorials.rulebook.faults.rows import FaultRow

PLAYERS = 4  # for whom a price is counted that grows with them


def faults_of(house: House) -> tuple[FaultRow, ...]:
    """Return the faults of a house."""
    words, fine = load().fault_words(house.game), fine_of(PLAYERS, house.options)
    cost = words.cost(house.options.phat_lao, each=fine.each, total=fine.total)
    return tuple(
        FaultRow(lao.slug, Text(lao.told.vi, lao.told.en), words.grades["lao"], cost, lao.article) for lao in Lao
    )
