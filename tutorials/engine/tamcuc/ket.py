"""The end of a deal: kết, đè, and settling by cây where nobody has made a kết. Law: TC-7, TC-8."""

from dataclasses import dataclass
from enum import Enum

from tutorials.engine.errors import Message
from tutorials.engine.pieces import Rank
from tutorials.engine.tamcuc.groups import Group, GroupKind
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.sizes import Table
from tutorials.engine.tamcuc.trick import CALLER, Trick

Points = tuple[int, ...]


class Ket(Enum):
    """A special end of the last trick: slug, names, article, points with two, three and four players."""

    DOI = "ket-doi", "kết đôi", "kết đôi (a pair)", "TC-7.2", (12, 6, 4)
    BA = "ket-ba", "kết ba", "kết ba (a lower three)", "TC-7.3", (18, 9, 6)
    TOT_DEN = "ket-tot-den", "kết tốt đen", "kết tốt đen (two black soldiers)", "TC-7.4", (24, 12, 8)
    TU_TU = "ket-tu-tu", "kết tứ tử", "kết tứ tử (four soldiers)", "TC-7.5", (24, 12, 8)
    NGU_TU = "ket-ngu-tu", "kết ngũ tử", "kết ngũ tử (five soldiers)", "TC-7.5", (24, 12, 8)
    DE_TOT_DEN = "de-tot-den", "đè tốt đen", "đè tốt đen (two red over two black)", "TC-7.6", (48, 24, 16)
    DE_TU_TU = "de-tu-tu", "đè tứ tử", "đè tứ tử (four red over four black)", "TC-7.6", (48, 24, 16)
    DE_NGU_TU = "de-ngu-tu", "đè ngũ tử", "đè ngũ tử (five red over five black)", "TC-7.6", (48, 24, 16)

    def __init__(self, slug: str, vi: str, en: str, article: str, points: Points) -> None:
        self.slug = slug
        self.vi = vi
        self.en = en
        self.article = article
        self.points = points

    @property
    def is_de(self) -> bool:
        """Say whether red soldiers have overpowered black ones (TC-7.6)."""
        return self in (Ket.DE_TOT_DEN, Ket.DE_TU_TU, Ket.DE_NGU_TU)

    @property
    def title(self) -> Message:
        """Return the name shown to people."""
        return Message(self.vi, self.en)

    def worth(self, players: int) -> int:
        """Return the points that it is worth among so many players (TC-8.1)."""
        return self.points[players - 2]


_DE = {GroupKind.DOI: Ket.DE_TOT_DEN, GroupKind.TU_TU: Ket.DE_TU_TU, GroupKind.NGU_TU: Ket.DE_NGU_TU}


def ket_of(group: Group) -> Ket | None:
    """Return the kết that a group makes if it takes the last trick, or None. Law: TC-7.2 to TC-7.5."""
    if group.kind is GroupKind.TU_TU:
        return Ket.TU_TU
    if group.kind is GroupKind.NGU_TU:
        return Ket.NGU_TU
    if group.kind is GroupKind.BA_DUOI:
        return Ket.BA
    if group.kind is not GroupKind.DOI or group.top.rank in (Rank.SI, Rank.TUONG_VOI):
        return None
    return Ket.TOT_DEN if group.top.rank is Rank.TOT and not group.is_red else Ket.DOI


def ket_in(trick: Trick, table: Table, options: Options) -> Ket | None:
    """Return the kết that the last trick makes, or None; what the table cannot hold makes none. Law: TC-7, TC-2.6."""
    call, best = trick.shown[CALLER].group, trick.best
    if call is None or best is None or not (table.holds(call) and table.holds(best)):
        return None
    if trick.winner == CALLER:
        return ket_of(call)
    if _is_de(call, best):
        return _DE[call.kind]
    return ket_of(best) if options.ai_ket == "nguoi-an" else None


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
    worth = ket.worth(table.players)
    if ket.is_de:
        losses = [0] * table.players
        losses[CALLER] = _den(worth, taken[CALLER], table.players, options)
    else:
        losses = [_loss(worth, cay, options) for cay in taken]
    losses[trick.winner] = 0
    points = [-loss for loss in losses]
    points[trick.winner] = sum(losses)
    return Finish(ket, tuple(points), after)


def _loss(worth: int, cay: int, options: Options) -> int:
    """Return what a loser of a kết loses: its points less the cây won (TC-8.2)."""
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
