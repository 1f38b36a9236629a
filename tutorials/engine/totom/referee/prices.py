"""What a wrong phỗng before another's ù costs, in points where that ù is known. Law: TT-16.23.1 to TT-16.23.3."""

from dataclasses import dataclass

from tutorials.engine.lines import Line
from tutorials.engine.totom.referee.faults import Fault
from tutorials.engine.totom.referee.table import Table

BEFORE_U = "phong-truoc-u"


@dataclass(frozen=True, slots=True)
class Price:
    """Points that one pays, all together; None where the worth of the ù, or the size of a fine, is not known."""

    to_winner: int | None
    to_village: int | None
    lines: tuple[Line, ...]

    def as_dict(self) -> dict[str, int | None]:
        """Return it as the door answers it."""
        return {"winner": self.to_winner, "village": self.to_village}


def price_of(table: Table, fault: Fault) -> Price | None:
    """Return what a fault costs; None for one whose price no ù settles."""
    if fault.slug != BEFORE_U:
        return None
    if fault.result == "den":
        return Price(0, None, (Line("price-fine", "TT-16.23.3", seat=fault.seat),))
    if fault.result == "cheo-do":
        return Price(0, 0, (Line("price-owed", "TT-16.18.4", seat=fault.seat),))
    worth = _worth(table)
    is_double = table.options.bao_truoc_u_gia == "chong"
    if worth is None:
        phrase, article = ("price-double", "TT-16.23.2") if is_double else ("price-instead", "TT-16.23.1")
        return Price(None, None if is_double else 0, (Line(phrase, article, seat=fault.seat, other=table.winner),))
    total = worth * _shares(table)
    lines = [Line("price-winner", "TT-16.23.1", seat=fault.seat, other=table.winner, points=total)]
    if is_double:
        lines.append(Line("price-village", "TT-16.23.2", seat=fault.seat, points=total))
    return Price(total, total if is_double else 0, tuple(lines))


def _worth(table: Table) -> int | None:
    """Return the points of the ù that ended the hand: none if its winner earns nothing."""
    if table.won is None:
        return None
    if any(each.seat == table.winner for each in table.findings.faults):
        return 0
    return table.won.judged[2].diem


def _shares(table: Table) -> int:
    """Count the shares that one pays for all: one into or out of the pot, or one a house. Law: TT-16.5."""
    return 1 if table.options.loi_diem == "gom" else table.players - 1
