"""The end of a deal: kết, đè, and settling by cây where nobody has made a kết. Law: TC-7, TC-8."""

from dataclasses import dataclass
from enum import Enum

from tutorials.engine.errors import Message
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

    @property
    def title(self) -> Message:
        """Return the name shown to people."""
        return Message(self.vi, self.en)

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


@dataclass(frozen=True, slots=True)
class Finish:
    """How a deal ended: the kết if there was one, the points and the cây of each seat."""

    ket: Ket | None
    points: Points
    taken: Points  # cây won, the last trick included


def finish(trick: Trick, taken: Points, table: Table, options: Options) -> Finish:
    """Count the points of a deal whose last trick is judged; `taken` are the cây won before it. Law: TC-8."""
    call = trick.shown[CALLER].group
    size = call.size if call else 0
    after = tuple(cay + size * (seat == trick.winner) for seat, cay in enumerate(taken))
    ket = ket_in(trick, table, options)
    if ket is None:
        return Finish(None, settle(after, table), after)
    points = paid(ket, trick.winner, taken, table, options)
    if options.cay_thua == "cong-them":
        points = tuple(each + more for each, more in zip(points, settle(after, table), strict=True))
    return Finish(ket, points, after)


def paid(ket: Ket, winner: int, taken: Points, table: Table, options: Options) -> Points:
    """Return what each seat gains or loses by a kết alone. Law: TC-8.2, TC-8.3."""
    worth = ket.worth(table.players, options)
    if ket.is_de:
        losses = [0] * table.players
        losses[CALLER] = _den(worth, taken[CALLER], table.players, options)
    else:
        losses = [_loss(worth, cay, options) for cay in taken]
    losses[winner] = 0
    return tuple(sum(losses) if seat == winner else -loss for seat, loss in enumerate(losses))


def _loss(worth: int, cay: int, options: Options) -> int:
    """Return what a loser of a kết loses: its points less the cây won, where those are taken off (TC-8.2)."""
    if options.cay_thua == "cong-them":
        return worth
    return worth - cay if options.cay_thua == "duoc-lai" else max(0, worth - cay)


def _den(worth: int, cay: int, players: int, options: Options) -> int:
    """Return what an overpowered caller pays, alone (TC-8.3)."""
    if options.den == "thay-lang":
        return worth * (players - 1)
    return _loss(worth, cay, options) if options.den == "tru-cay" else worth


def settle(taken: Points, table: Table) -> Points:
    """Return the points of each seat where nobody made a kết. Law: TC-8.4, TC-8.5.

    Points are cây above the mark, or below it. Where the pieces cannot be shared out evenly each seat
    is compared with every other one instead.
    """
    if table.mark is None:
        return tuple(table.players * cay - sum(taken) for cay in taken)
    return tuple(cay - table.mark for cay in taken)


def result_of(points: int) -> str:
    """Return `thang`, `hoa` or `thua`. Law: TC-8.4."""
    return "thang" if points > 0 else "thua" if points < 0 else "hoa"
