"""Questions about the table that a house rule may change: the bắt cái card, who has the cái, the end of the nọc."""

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

from tutorials.engine.cards import KINDS
from tutorials.engine.totom.flips.hands import Question
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.hoi.table_questions import RESULTS


def _deals(game: Game) -> Iterator[Question]:
    """Yield the deal for every number of players at the mat, the most first."""
    for players, _ in game.noc_end:
        yield {"game": game.slug, "ask": "deal", "players": players}


def _draws(game: Game) -> Iterator[Question]:
    """Yield a bắt cái with every card, the red yêu first, then with every two."""
    ordered = (*KINDS[27:], *KINDS[:27])
    for kind in ordered:
        yield {"game": game.slug, "ask": "deal", "bat_cai": kind.vi}
    for one, other in combinations_with_replacement(ordered, 2):
        yield {"game": game.slug, "ask": "deal", "bat_cai": [one.vi, other.vi]}


def _ends(game: Game) -> Iterator[Question]:
    """Yield every way in which a hand may end."""
    for result in RESULTS:
        yield {"game": game.slug, "ask": "cai", "result": result}


_SOURCES: dict[str, Callable[[Game], Iterator[Question]]] = {
    "noc_hoa": _deals,
    "bat_cai": _draws,
    "cai_nguoi_chiu": _ends,
    "cai_nguoi_bao": _ends,
}


def tables(option: str, game: Game) -> Iterator[Question]:
    """Yield questions about the table that this option may change."""
    source = _SOURCES.get(option)
    return source(game) if source else iter(())
