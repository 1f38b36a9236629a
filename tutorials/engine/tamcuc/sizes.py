"""Two, three and four players: what is left out, how many pieces each holds, the mark of cây. Law: TC-1, TC-8.4."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from tutorials.engine.pieces import BY_CODE, DECK, Piece, Pieces
from tutorials.engine.tamcuc.groups import Group
from tutorials.engine.tamcuc.options import Options

PLAYERS = (2, 3, 4)
FEWEST, MOST = PLAYERS[0], PLAYERS[-1]
_LEFT_OUT = {
    "hai-tuong-hai-si-tot-den": ("tuong-do", "tuong-den", "si-do", "si-den", "tot-den"),
    "hai-tuong-si-do-hai-tot": ("tuong-do", "tuong-den", "si-do", "tot-do", "tot-den"),
    "hai-tot": ("tot-do", "tot-den"),
}
_XE_DO, _TUONG_DO = BY_CODE["xe-do"], BY_CODE["voi-do"]


@dataclass(frozen=True, slots=True)
class Table:
    """A table of so many players."""

    players: int
    left_out: Pieces
    cap: Piece | None  # the strongest piece that may be turned up in the first trick

    @property
    def hand(self) -> int:
        """Return how many pieces each player holds; so many cây are won in the whole deal (TC-6.2)."""
        return (len(DECK) - len(self.left_out)) // self.players

    @property
    def mark(self) -> int | None:
        """Return the cây that neither win nor lose; None where they cannot be shared out evenly (TC-8.5)."""
        return None if self.hand % self.players else self.hand // self.players

    @property
    def deck(self) -> Pieces:
        """Return the pieces in play."""
        return _without(self.left_out)

    def beyond(self, pieces: Iterable[Piece]) -> Counter[Piece]:
        """Count the pieces that are more than such a table has in play (TC-1.3)."""
        return Counter(pieces) - Counter(self.deck)

    def holds(self, group: Group) -> bool:
        """Say whether anybody at such a table can hold a group (TC-2.6)."""
        return not self.beyond(group.pieces)


@lru_cache(maxsize=64)
def _without(left_out: Pieces) -> Pieces:
    return tuple((Counter(DECK) - Counter(left_out)).elements())


@lru_cache(maxsize=64)
def table_of(players: int, options: Options) -> Table:
    """Return the table of so many players under these house rules. Law: TC-1.2 to TC-1.4, TC-5.5."""
    left_out = tuple(BY_CODE[code] for code in _LEFT_OUT[options.bo_quan]) if players == 3 else ()
    cap: Piece | None = _XE_DO
    if options.luot_dau == "khong":
        cap = None
    elif options.luot_dau == "tuong-do" and players != 3:
        cap = _TUONG_DO
    return Table(players, left_out, cap)
