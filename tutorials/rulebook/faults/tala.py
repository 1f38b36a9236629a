"""The faults of tá lả. Law: TL-11.5."""

from tutorials.catalogue import Text
from tutorials.catalogue.houses import House
from tutorials.engine.tala.faults import Lao, fine_of
from tutorials.rulebook.faults.rows import FaultRow

PLAYERS = 4  # for whom a price is counted that grows with them


def faults_of(house: House) -> tuple[FaultRow, ...]:
    """Return the faults of a house."""
    fine = fine_of(PLAYERS, house.options)
    last = Text(
        f"đánh tiếp, xếp sau tất cả, trả người về nhất {fine.total} điểm",
        f"plays on, ranks last and pays the player in first place {fine.total} points",
    )
    over = Text(
        f"ván dừng; trả mỗi người {fine.each} điểm",
        f"the hand ends, and the player pays each of the others {fine.each} points",
    )
    cost = over if fine.is_over else last
    return tuple(
        FaultRow(lao.slug, Text(lao.told.vi, lao.told.en), Text("láo", "false play (láo)"), cost, lao.article)
        for lao in Lao
    )
