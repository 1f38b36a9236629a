"""The special ends of a deal: kết and đè. Law: TC-7, TC-8.1."""

from enum import Enum

from tutorials.engine.pieces import Rank
from tutorials.engine.tamcuc.groups import Group, GroupKind
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.sizes import FEWEST, Table
from tutorials.engine.tamcuc.trick import CALLER, Trick
from tutorials.engine.words import with_gloss

Points = tuple[int, ...]


class Row(Enum):
    """A row of the table of points of a kết, the least first. Law: TC-8.1."""

    DOI = 0
    BA = 1
    TOT = 2
    DE = 3


_TABLES: dict[str, tuple[Points, ...]] = {  # by row: with two, three and four players
    "gamevh": ((12, 6, 4), (18, 9, 6), (24, 12, 8), (48, 24, 16)),
    "2-3-4-8": ((2, 2, 2), (3, 3, 3), (4, 4, 4), (8, 8, 8)),
}


class Ket(Enum):
    """A special end of the last trick: slug, name and what it means, article, row of the table of points."""

    DOI = "ket-doi", "kết đôi", "a pair", "TC-7.2", Row.DOI
    BA = "ket-ba", "kết ba", "a three", "TC-7.3", Row.BA
    TOT_DEN = "ket-tot-den", "kết tốt đen", "two black soldiers", "TC-7.4", Row.TOT
    TU_TU = "ket-tu-tu", "kết tứ tử", "four soldiers", "TC-7.5", Row.TOT
    NGU_TU = "ket-ngu-tu", "kết ngũ tử", "five soldiers", "TC-7.5", Row.TOT
    DE_TOT_DEN = "de-tot-den", "đè tốt đen", "two red over two black", "TC-7.6", Row.DE
    DE_TU_TU = "de-tu-tu", "đè tứ tử", "four red over four black", "TC-7.6", Row.DE
    DE_NGU_TU = "de-ngu-tu", "đè ngũ tử", "five red over five black", "TC-7.6", Row.DE

    def __init__(self, slug: str, vi: str, gloss: str, article: str, row: Row) -> None:
        self.slug = slug
        self.vi = vi
        self.en = with_gloss(vi, gloss)
        self.article = article
        self.row = row

    @property
    def is_de(self) -> bool:
        """Say whether red soldiers have overpowered black ones (TC-7.6)."""
        return self.row is Row.DE

    def worth(self, players: int, options: Options) -> int:
        """Return the points that it is worth among so many players (TC-8.1)."""
        return _TABLES[options.bang_ket][self.row.value][players - FEWEST]


_DE = {GroupKind.DOI: Ket.DE_TOT_DEN, GroupKind.TU_TU: Ket.DE_TU_TU, GroupKind.NGU_TU: Ket.DE_NGU_TU}


_OF_KIND = {
    GroupKind.DOI: Ket.DOI,
    GroupKind.BA_TREN: Ket.BA,
    GroupKind.BA_DUOI: Ket.BA,
    GroupKind.TU_TU: Ket.TU_TU,
    GroupKind.NGU_TU: Ket.NGU_TU,
}


def ket_of(group: Group, options: Options) -> Ket | None:
    """Return the kết that a group makes if it takes the last trick, or None. Law: TC-7.2 to TC-7.5."""
    if group.kind is GroupKind.BA_TREN and options.bo_ket != "moi-bo":
        return None
    if group.kind is not GroupKind.DOI:
        return _OF_KIND.get(group.kind)
    if group.top.rank is Rank.TOT and not group.is_red:
        return Ket.TOT_DEN
    is_high = group.top.rank in (Rank.SI, Rank.TUONG_VOI)
    return None if is_high and options.bo_ket == "den-xe-do" else Ket.DOI


def ket_in(trick: Trick, table: Table, options: Options) -> Ket | None:
    """Return the kết that the last trick makes, or None; what the table cannot hold makes none. Law: TC-7, TC-2.6."""
    call, best = trick.shown[CALLER].group, trick.best
    if call is None or best is None or not (table.holds(call) and table.holds(best)):
        return None
    if trick.winner == CALLER:
        return ket_of(call, options)
    if _is_de(call, best):
        return _DE[call.kind]
    return ket_of(best, options) if options.ai_ket == "nguoi-an" else None


def _is_de(call: Group, best: Group) -> bool:
    """Say whether red soldiers took a call of as many black ones (TC-7.6)."""
    return call.kind in _DE and call.top.rank is Rank.TOT and best.top.rank is Rank.TOT and best.is_red > call.is_red
