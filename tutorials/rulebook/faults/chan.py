"""The faults of chắn. Law: CH-8.1, CH-8.2, CH-9.2 to CH-9.4."""

from collections.abc import Mapping

from tutorials.catalogue import Text
from tutorials.catalogue.houses import House
from tutorials.engine.chan import faults as chan
from tutorials.rulebook.faults.rows import FaultRow

_GRADES: Mapping[str, Text] = {
    chan.LIGHT: Text("lành làng", "no points (lành làng)"),
    chan.IF_WIN: Text("báo khi ù", "penalised (báo) only at a win"),
    chan.GRAVE: Text("báo", "penalised (báo)"),
}


def faults_of(house: House) -> tuple[FaultRow, ...]:
    """Return the faults of a house."""
    options = house.options
    price = chan.price(chan.GRAVE, options).diem
    paid = Text(f"đền {price} điểm mỗi nhà", f"pays each player {price} points")
    if options.den_ai == "thay-lang":
        paid = Text("đền thay làng", "pays for everyone")
    costs = {
        chan.LIGHT: Text("ù không có điểm", "a win scores nothing"),
        chan.IF_WIN: Text(f"chỉ khi chính mình ù: {paid.vi}", f"only if that player wins: {paid.en}"),
        chan.GRAVE: Text(f"thôi đánh ván ấy; {paid.vi}", f"stops playing that hand; {paid.en}"),
    }
    return tuple(
        FaultRow(kind.slug, Text(kind.vi, kind.en), _GRADES[result], costs[result], kind.article)
        for kind, result in chan.in_force(options)
    )
