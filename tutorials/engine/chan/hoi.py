"""The score book of chắn. Law: CH-6.2, CH-7, CH-9.1, CH-9.4."""

from tutorials.engine.asks import Ask
from tutorials.engine.chan.fields import TIMES, TIMES_OR_NONE, read_cuoc
from tutorials.engine.chan.form import PLAYERS
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.payment import End, settle
from tutorials.engine.chan.scoring import GA_UNIT, score
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Asked, Field, Flag, Number
from tutorials.engine.hoi import MOST_POINTS, SEAT, Before, Book, Kept, Move, seats_field
from tutorials.engine.lines import Line
from tutorials.engine.words import both

_CUOC = Field("cuoc", TIMES_OR_NONE, None, "Thông is counted by the row of wins, and need not be named.")
_DIEM = Field("diem", Number(1, MOST_POINTS), 1, "The points of the win, where its bonuses are not named.")
_GA = Field("ga", Number(0, MOST_POINTS), 0)
_THONG = Field("thong", Flag(), True, "False: won again without calling it.")
_BAO = seats_field("bao", "Seats that were penalised (báo) before the end, in that order.")
_SHARE = Field("share", Number(0, MOST_POINTS), GA_UNIT, "What each seat puts into the pot every hand.")
WON, LIGHT, FALSE, DRAW = "u", "lanh-lang", "u-bao", "hoa"


def _keep(asked: Asked, before: Before, options: Options) -> Kept:
    """Count one hand."""
    result = asked.given["result"]
    caught = before.several(asked, _BAO)
    if result == DRAW:
        return _settled(End(before.players, None, caught=caught), before, asked, options)
    seat = before.seat(asked)
    if seat in caught:
        raise DoorError("conflict", "bao", both("error-chan-hoi-caught", seat=before.seats[seat]))
    if result == FALSE:
        return _settled(End(before.players, seat, caught=(*caught, seat)), before, asked, options)
    if result == LIGHT:
        end = End(before.players, seat, is_paid=False, caught=caught)
        return _settled(end, before, asked, options, is_in_row=options.thong_lanh_lang)
    cuoc, worth = _worth(asked, before, seat, options)
    end = End(before.players, seat, worth[0], worth[1], caught=caught)
    return _settled(end, before, asked, options, cuoc=cuoc, lines=worth[2])


def _worth(
    asked: Asked, before: Before, seat: int, options: Options
) -> tuple[tuple[str, ...], tuple[int, int, tuple[Line, ...]]]:
    """Return the cước of an ù, its points and its gà; as they are given, or counted with the thông of the row."""
    if _DIEM in asked:
        if asked.given.get("cuoc"):
            raise DoorError("conflict", "diem", both("error-chan-hoi-cuoc-or-diem"))
        return (), (asked[_DIEM], asked[_GA], ())
    named = read_cuoc(asked[_CUOC.of(TIMES)], options) if asked.given.get("cuoc") else {}
    is_again = before.row is not None and before.row[0] == seat
    if "thong" in named and not is_again:
        raise DoorError("conflict", "cuoc", both("error-chan-hoi-thong", seat=before.seats[seat]))
    if is_again and asked[_THONG] and not named.get("suong"):
        named = read_cuoc({**named, "thong": 1}, options)
    found = score(named, options)
    if found.diem < options.u_it_nhat:
        least = {"points": found.diem, "least": options.u_it_nhat}
        raise DoorError("conflict", "cuoc", both("error-chan-hoi-least", **least))
    return tuple(slug for slug, times in named.items() if times), (found.diem, found.ga, found.lines)


def _settled(
    end: End,
    before: Before,
    asked: Asked,
    options: Options,
    *,
    is_in_row: bool = True,
    cuoc: tuple[str, ...] = (),
    lines: tuple[Line, ...] = (),
) -> Kept:
    """Let the hand be paid as the law says."""
    share = asked.about[_SHARE]
    book = settle(end, before.pot, share, options)
    moves = tuple(Move(giver, taker, points) for giver, taker, points in book.moves)
    won = end.winner if end.winner not in end.caught else None
    return Kept(moves, (*lines, *book.lines), won, end.points, cuoc, is_in_row)


def _check(asked: Asked, options: Options) -> None:
    if _SHARE in asked and not options.ga_nuoi:
        raise DoorError("conflict", "share", both("error-chan-hoi-share"))


BOOK = Book(
    takes={WON: (SEAT, _CUOC, _DIEM, _GA, _THONG, _BAO), LIGHT: (SEAT, _BAO), FALSE: (SEAT, _BAO), DRAW: (_BAO,)},
    keep=_keep,
    seating=lambda options: PLAYERS[options.bo_bai],
    terms=(_SHARE,),
    check=_check,
    has_pot=lambda options: options.ga_nuoi,
    begins=("chan-hoi-begins", "CH-9.1"),
)
ASK: Ask = BOOK.ask()
