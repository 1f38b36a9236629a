"""The score book of tam cúc. Law: TC-4.6, TC-6.2, TC-8."""

from collections.abc import Sequence

from tutorials.engine.asks import Ask
from tutorials.engine.errors import DoorError, Message
from tutorials.engine.fields import Asked, Field, Many, Table, words
from tutorials.engine.hoi import SEAT, Before, Book, Kept, Move, each_field, net
from tutorials.engine.lines import Line
from tutorials.engine.seats import SeatOf
from tutorials.engine.tamcuc.groups import GroupKind
from tutorials.engine.tamcuc.ket import Ket
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.payment import Finish, paid, settle
from tutorials.engine.tamcuc.sizes import PLAYERS, table_of
from tutorials.engine.tamcuc.sizes import Table as Seating
from tutorials.engine.tamcuc.telling import point_lines, seat_title, settle_lines, tell, who
from tutorials.engine.tamcuc.trinh import price_of
from tutorials.engine.words import both

KET, CAY = "ket", "so-cay"
KETS = {ket.slug: ket for ket in Ket}
SHOWN = {kind.slug: kind for kind in (GroupKind.TU_TU, GroupKind.NGU_TU)}
_SIZES = {  # pieces of the last trick
    Ket.DOI: 2, Ket.BA: 3, Ket.TOT_DEN: 2, Ket.TU_TU: 4, Ket.NGU_TU: 5, Ket.DE_TOT_DEN: 2, Ket.DE_TU_TU: 4,
    Ket.DE_NGU_TU: 5,
}  # fmt: skip

_KET = Field("ket", words(tuple(KETS)), ())
_CALLER = Field("goi", SeatOf(), (), "Who called the last trick, where red soldiers overpowered it (đè).")
_TAKEN = each_field("cay", 16, "Cây of each seat at the end, shown ones and the last trick with them; null: the rest.")
_WHAT = Field("bo", words(tuple(SHOWN)))
_TRINH = Field("trinh", Many(Table((SEAT.needed(), _WHAT))), ())


def _keep(asked: Asked, before: Before, options: Options) -> Kept:
    """Count one hand."""
    table = table_of(before.players, options)
    shown, rewards = _shown(asked, before, options)
    if asked.given["result"] == CAY:
        taken = _taken(asked, before, table)
        gained = settle(taken, table)
        best = max(gained)
        winner = gained.index(best) if gained.count(best) == 1 and best > 0 else None
        lines = [_renamed(line, range(before.players), before) for line in settle_lines(taken, gained, table)]
        return Kept((*rewards, *net(gained)), (*shown, *lines), winner)
    seat, ket = before.seat(asked), KETS[asked[_KET.needed()]]
    moves, lines = _ended(seat, ket, asked, before, table, options)
    return Kept((*rewards, *moves), (*shown, *lines), seat, cuoc=(ket.slug,))


def _ended(
    seat: int, ket: Ket, asked: Asked, before: Before, table: Seating, options: Options
) -> tuple[tuple[Move, ...], list[Line]]:
    """Pay a kết, or an overpowered one. The seats are counted from the caller. Law: TC-8.1 to TC-8.3."""
    caller = seat
    if ket.is_de:
        caller = before.seat(asked, _CALLER)
        if caller == seat:
            raise DoorError("conflict", "goi", both("error-tamcuc-hoi-goi", seat=before.seats[seat]))
    elif "goi" in asked.given:
        raise DoorError("conflict", "goi", both("error-tamcuc-hoi-no-goi"))
    order = [(caller + step) % before.players for step in range(before.players)]
    taken = _taken(asked, before, table)
    size = _SIZES[ket]
    if taken[seat] < size:
        raise DoorError("conflict", "cay", both("error-tamcuc-hoi-last", seat=before.seats[seat], size=size))
    whole = tuple(taken[each] for each in order)
    winner = order.index(seat)
    earlier = tuple(cay - size * (place == winner) for place, cay in enumerate(whole))
    alone = paid(ket, winner, earlier, table, options)
    moves = tuple(
        Move(order[place], seat, -each) if each < 0 else Move(seat, order[place], each)
        for place, each in enumerate(alone)
        if place != winner
    )
    gained = alone
    if options.cay_thua == "cong-them":
        gained = tuple(one + more for one, more in zip(alone, settle(whole, table), strict=True))
        by_seat = [0] * before.players
        for place, each in enumerate(settle(whole, table)):
            by_seat[order[place]] = each
        moves += net(by_seat)
    told = point_lines(Finish(ket, gained, whole), winner, earlier, table, options)
    first = Line("tamcuc-hoi-ket", ket.article, who=before.seats[seat], ket=ket)
    return moves, [first, *(_renamed(line, order, before) for line in told)]


def _taken(asked: Asked, before: Before, table: Seating) -> tuple[int, ...]:
    """Read the cây of all seats, which add up to a hand; one of them may be left open. Law: TC-6.2."""
    given = before.each(asked, _TAKEN)
    known = sum(each for each in given if each is not None)
    if given.count(None) == 1 and known <= table.hand:
        return tuple(table.hand - known if each is None else each for each in given)
    if None in given or known != table.hand:
        raise DoorError("wrong-number", "cay", both("error-tamcuc-hoi-cay", hand=table.hand, sum=known))
    return tuple(each or 0 for each in given)


def _shown(asked: Asked, before: Before, options: Options) -> tuple[list[Line], list[Move]]:
    """Let each of the others pay for soldiers that were shown, where the house rewards it. Law: TC-4.6."""
    lines, moves = [], []
    for each in asked[_TRINH]:
        seat, kind = before.seat(each), SHOWN[each[_WHAT]]
        worth = price_of(kind, options)
        moves += [Move(other, seat, worth) for other in range(before.players) if other != seat and worth]
        phrase = "tamcuc-hoi-shown" if worth else "tamcuc-hoi-shown-free"
        lines.append(Line(phrase, "TC-4.6", who=before.seats[seat], what=Message(kind.vi, kind.en), points=worth))
    return lines, moves


def _renamed(line: Line, order: Sequence[int], before: Before) -> Line:
    """Return a line with the names of its seats, whom it counts from the caller or from the first."""
    said = line.values.get("who")
    for place, seat in enumerate(order):
        name = before.seats[seat]
        if said in (who(place), seat_title(seat)):
            values = {key: value for key, value in line.values.items() if key.islower()}
            return tell(line.phrase, line.article, **values | {"who": Message(name, name)})
    return line


BOOK = Book(
    takes={KET: (SEAT, _KET, _CALLER, _TAKEN, _TRINH), CAY: (_TAKEN, _TRINH)},
    keep=_keep,
    seating=lambda options: PLAYERS,
    begins=("tamcuc-hoi-begins", "TC-8.2"),
)
ASK: Ask = BOOK.ask()
