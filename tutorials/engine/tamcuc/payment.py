"""Who pays whom at the end of a deal: by a kết, or by cây where nobody has made one. Law: TC-8."""

from dataclasses import dataclass

from tutorials.engine.tamcuc.ket import Ket, Points, ket_in
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.sizes import Table
from tutorials.engine.tamcuc.trick import CALLER, Trick


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
