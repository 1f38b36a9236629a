"""What lies before a seat when play begins: khàn and thiên khai, laid or declined.

Law: TT-11.1, TT-11.3, TT-12.1 to TT-12.4.
"""

from random import Random
from typing import Any, Protocol

from tutorials.engine.cards import COPIES, KINDS
from tutorials.engine.totom.options import Options
from tutorials.play.totom import moves
from tutorials.play.totom.moments import Plant
from tutorials.play.totom.notes import Notes
from tutorials.play.totom.seat import Meld, Seat
from tutorials.play.totom.shapes import MATES, YEU, is_run


class Table(Protocol):
    """What the start asks of the table at which a hand is played."""

    chance: Random
    options: Options
    plant: Plant[Any]
    notes: Notes
    seats: list[Seat]


def lay_at_start(table: Table, place: int) -> None:
    """Lay each khàn and thiên khai, or decline it with cups (TT-11.1, TT-11.3, TT-12.1 to TT-12.4)."""
    for kind in table.seats[place].kinds:
        seat = table.seats[place]
        if seat.hand[kind] >= COPIES - 1 and table.plant.lay(table, place, kind):
            continue
        if seat.hand[kind] == COPIES:
            _lay_thien_khai(table, place, kind)
        elif seat.hand[kind] == COPIES - 1:
            _lay_khan(table, place, kind)


def _lay_khan(table: Table, place: int, kind: int) -> None:
    """Lay a khàn face down, or decline it where that leaves fewer loose cards."""
    seat = table.seats[place].copy()
    seat.hand[kind] -= 3
    seat.melds.append(Meld((kind,) * 3, "khan", down=True))
    seat.khan.add(kind)
    seat.changed()
    gain = seat.loose - table.seats[place].loose
    odds = 0.03 if kind in YEU else 0.1 + 0.4 * (gain > 0) + 0.3 * (gain > 1)
    if table.chance.random() < odds and may_decline(table.options, table.seats[place], kind):
        table.seats[place].cups[kind] = 1
        table.notes.act(seat.name, "chén", kind)
        return
    table.seats[place] = seat
    table.notes.act(seat.name, "úp", kind)


def may_decline(options: Options, seat: Seat, kind: int) -> bool:
    """Say whether the house lets this khàn be declined (TT-11.3.4, T22), and not find it in one heap (TT-11.8)."""
    if kind in YEU:
        return options.bat_thuc_yeu_do or not KINDS[kind].is_red
    run, bis = phu_of(seat, kind)
    is_safe = {"quan-rac": True, "phu-tu-dau": run or bis > 0}.get(options.trung_truc, False)
    return is_safe and holds_enough(options.bat_thuc_can, run=run, bis=bis)


def phu_of(seat: Seat, kind: int) -> tuple[bool, int]:
    """Return whether a run of the hand holds this kind, and how many bí and lưng of the hand do."""
    pairs = [(one, other) for one, other in MATES[kind] if seat.hand[one] and seat.hand[other]]
    runs = sum(is_run(tuple(sorted((kind, one, other)))) for one, other in pairs)
    return runs > 0, len(pairs) - runs


def holds_enough(rule: str, *, run: bool, bis: int) -> bool:
    """Say whether a hand with these phu of a kind surely has what a house asks for before it is declined (T22)."""
    return {"khong": True, "mot-phu": run or bis > 0, "phu-doc": run, "hai-phu": run + bis >= 2}.get(rule, False)


def _lay_thien_khai(table: Table, place: int, kind: int) -> None:
    """Lay all four, or three and show the fourth with a run, or decline with two cups."""
    seat = table.seats[place]
    runs = [laying for laying in moves.layings(seat, kind) if laying.join is None and laying.khan is None]
    runs = [laying for laying in runs if laying.is_run and all(seat.hand[card] < 3 for card in laying.beside)]
    roll = table.chance.random()
    after = seat.copy()
    if runs and roll < 0.3:
        laying = table.chance.choice(runs)
        shown = moves.show_fourth(seat, kind, laying.beside)
        if shown.claims[-1].gained > 0:
            table.seats[place] = shown
            table.notes.act(seat.name, "trình", kind, laying.beside)
            return
    if kind not in YEU and roll > 0.7 and declines_thien_khai(table.options):
        seat.cups[kind] = 2
        table.notes.act(seat.name, "chén", kind)
        table.notes.act(seat.name, "chén", kind)
        return
    after.hand[kind] -= 4
    after.melds.append(Meld((kind,) * 4, "thien-khai", down=True))
    after.thien_khai.add(kind)
    after.changed()
    table.seats[place] = after
    table.notes.act(seat.name, "úp thiên khai", kind)


def declines_thien_khai(options: Options) -> bool:
    """Say whether the house lets a thiên khai be declined whatever the hand (T24)."""
    return options.trung_truc == "quan-rac" and options.bat_thuc_thien_khai_can == "khong"
