"""The faults of Tổ tôm and its forms. Law: TT-16.18, TT-16.20, TT-16.23."""

from tutorials.catalogue import Text, load
from tutorials.catalogue.faults import FaultWords
from tutorials.catalogue.houses import House
from tutorials.engine.asks import FaultKind
from tutorials.engine.games import GAMES
from tutorials.engine.lines import Line
from tutorials.engine.totom.referee import faults as totom
from tutorials.rulebook.faults.rows import FaultRow


def faults_of(house: House) -> tuple[FaultRow, ...]:
    """Return the faults of a house."""
    game, words = GAMES[house.game], load().fault_words(house.game)
    found = totom.in_force(house.options, is_free=game.about.is_free)
    return tuple(_row(words, kind, result, game.cited(Line("", kind.article)).article) for kind, result in found)


def _row(words: FaultWords, kind: FaultKind, result: str, article: str) -> FaultRow:
    cost = words.cost(f"{result}-{kind.slug}", result)
    return FaultRow(kind.slug, Text(kind.vi, kind.en), words.grades[result], cost, article)
