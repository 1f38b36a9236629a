"""The hands of a hội as they are reported: read from a question, refused where they cannot have happened."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutorials.engine.errors import DoorError, Message, Path, spelled
from tutorials.engine.fields import (
    MOST_ITEMS,
    NAME,
    Asked,
    Custom,
    Field,
    Flag,
    Many,
    Maybe,
    Number,
    Table,
    items_of,
    itself,
    refuse_unknown,
    words,
)
from tutorials.engine.hoi import COUNTED, POINTS
from tutorials.engine.seats import SeatOf, Seats, known_seat
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.hoi.ga import EXTRAS, Extra
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score import cuoc as cuoc_table
from tutorials.engine.totom.score.cuoc import Cuoc
from tutorials.engine.words import both

RESULTS = ("u", "hoa", "bao", "lanh-lang", "den", "cheo-do", "bo-bai", COUNTED)
SOURCES = ("noc", "discard", "thien-khai", "bat-cai")
DEN = ("khong", "don", "lang", "chong")
BEFORE_U = "phong-truoc-u"
FAULTS_OF: Mapping[str, tuple[str, ...]] = {"den": ("u-bao", "xuong-thua"), "bao": ("an-danh", BEFORE_U)}
FAULTS = tuple(slug for slugs in FAULTS_OF.values() for slug in slugs)
MOST_POINTS = 1000
MOST_TIMES = 20

_ALWAYS = ("result", "ga", "cai")
_WORTH = ("cuoc", "diem", "dich", "thong", "an_ga", "streak")
_CARD = ("from", "thrower")
TAKES: Mapping[str, tuple[str, ...]] = {
    "u": ("seat", "chiu", "den", *_WORTH, *_CARD),
    "bao": ("seat", "winner", "loi", "ke", "chiu", *_WORTH, *_CARD),
    "cheo-do": ("seat", "winner", "chiu", *_WORTH, *_CARD),
    "lanh-lang": ("seat", "chiu", *_CARD),
    "den": ("seat", "loi", "chiu", "cuoc", "diem", "dich"),
    "hoa": ("ke", "chiu", "bat_thuong"),
    "bo-bai": (),
    COUNTED: ("points", "winner", "cai_next"),
}
ALL_FIELDS = tuple(dict.fromkeys((*_ALWAYS, *(name for names in TAKES.values() for name in names))))


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand as the village reports it. `place` is its path in the question."""

    place: Path
    result: str
    caught: str | None = None  # who is báo, đền or chèo đò
    winner: str | None = None  # whose ù stands, with or without points
    cuoc: tuple[Cuoc, ...] = ()  # as called; thông and khôi are a check
    given: tuple[int, int] | None = None  # points and dịch, where the village gives them itself
    source: str = "noc"
    thrower: str | None = None
    den: str = "khong"  # what the thrower of the winning card pays (TT-10.6)
    fault: str = "u-bao"  # one of FAULTS_OF its result
    thong_called: bool = True
    takes_ga: bool | None = None
    ke: str | None = None
    chiu: tuple[str, ...] = ()
    odd: bool = False  # a draw by mishap (TT-14.12.3)
    extras: tuple[Extra, ...] = ()
    streak: int | None = None  # a check
    cai: str | None = None  # a check, or who was picked
    points: tuple[int, ...] = ()  # of every seat, where they were counted elsewhere
    cai_next: str | None = None  # whose the next cái is, where that is known from elsewhere


_SEAT, _NO_SEAT, _NUMBER = SeatOf(), Maybe(SeatOf()), Number(0, MOST_POINTS)
RESULT, SEAT, WINNER = Field("result", words(RESULTS)), Field("seat", _SEAT, ()), Field("winner", _NO_SEAT, None)
CUOC, DIEM, DICH = Field("cuoc", Many(NAME), ()), Field("diem", Number(1, MOST_POINTS), 1), Field("dich", _NUMBER, 0)
SOURCE, THROWER = Field("from", words(SOURCES), "noc"), Field("thrower", _NO_SEAT, None)
PAYS = Field("den", words(DEN), "khong", "What the player who discarded the winning card pays (TT-10.6).")
FAULT, AN_GA = Field("loi", words(FAULTS), FAULTS[0]), Field("an_ga", Flag(), False)
THONG = Field("thong", Flag(), True, "False: won again without calling it.")
STREAK = Field("streak", Number(0, 99), 0, "A check on the keeper's own count.")
CAI_NEXT = Field("cai_next", _NO_SEAT, None, "Who has the next cái, of a hand counted elsewhere.")
KE, ODD, CAI = Field("ke", _NO_SEAT, None), Field("bat_thuong", Flag(), False), Field("cai", _NO_SEAT, None)
CHIU = Field(
    "chiu",
    Custom(itself, {"anyOf": [_SEAT.schema(), {"type": "array", "items": _SEAT.schema()}, {"type": "null"}]}),
    None,
)
WHY, TIMES = Field("why", words(tuple(EXTRAS))), Field("times", Number(1, MOST_TIMES), 1)
GA = Field("ga", Many(Table((WHY, SEAT.needed(), TIMES), "error-totom-hoi-ga")), ())
_HAND = Table(
    (
        RESULT, GA, CAI, SEAT, CHIU, PAYS, CUOC, DIEM, DICH, THONG, AN_GA, STREAK, SOURCE, THROWER, WINNER, FAULT, KE,
        ODD, POINTS, CAI_NEXT,
    ),
    "error-totom-hoi-hand",
)  # fmt: skip


def _hand(given: object, path: Path) -> Asked:
    """Read a hand as a table; which fields it may have hangs on its result."""
    if not isinstance(given, Mapping):
        raise DoorError("bad-type", path, both("error-totom-hoi-hand"))
    return Asked(given, path)


HANDS = Field("hands", Many(Custom(_hand, _HAND.schema()), None, MOST_ITEMS))


def read_hands(asked: Asked, seats: Seats, game: Game, options: Options) -> tuple[Hand, ...]:
    """Return the hands of the question, in order."""
    return tuple(_read(given, seats, game, options) for given in asked[HANDS])


def _read(asked: Asked, seats: Seats, game: Game, options: Options) -> Hand:
    given, place = asked.given, asked.path
    one, nobody = SeatOf(seats), Maybe(SeatOf(seats))
    result = asked[RESULT]
    refuse_unknown(given, ALL_FIELDS, place)
    _refuse_unfit(given, result, place)
    seat = asked[SEAT.needed().of(one)] if "seat" in TAKES[result] else None
    winner = seat if result in ("u", "lanh-lang") else asked[WINNER.of(nobody)]
    faults = FAULTS_OF.get(result, FAULTS)
    hand = Hand(
        place=place,
        result=result,
        caught=seat if result in ("bao", "den", "cheo-do") else None,
        winner=winner,
        cuoc=_cuoc(asked, options),
        given=_points(asked),
        source=asked[SOURCE.optional("discard" if given.get("thrower") else "noc")],
        thrower=asked[THROWER.of(nobody)],
        den=asked[PAYS],
        fault=asked[FAULT.of(words(faults)).optional(faults[0])],
        thong_called=asked[THONG],
        takes_ga=asked.get(AN_GA),
        ke=asked[KE.of(nobody)],
        chiu=_sitting_out(asked, seats, game),
        odd=asked[ODD],
        extras=tuple(Extra(each[WHY], times=each[TIMES], seat=each[SEAT.needed().of(one)]) for each in asked[GA]),
        streak=asked.get(STREAK),
        cai=asked[CAI.of(nobody)],
        points=_counted(asked, seats, options) if result == COUNTED else (),
        cai_next=asked[CAI_NEXT.of(nobody)],
    )
    _refuse_impossible(hand, options)
    return hand


def _refuse_unfit(given: Mapping[str, Any], result: str, place: Path) -> None:
    known = (*_ALWAYS, *TAKES[result])
    for name in given:
        if name not in known:
            raise DoorError(
                "unfit-field",
                (*place, name),
                both("error-totom-hoi-unfit-field", result=result, name=name, known=[*known]),
            )
    if result in ("bao", "cheo-do") and given.get("winner") is None:
        for name in (*_WORTH, *_CARD):
            if name in given:
                raise DoorError("missing", (*place, "winner"), both("error-totom-hoi-needs-winner", field=name))


def _points(asked: Asked) -> tuple[int, int] | None:
    if DIEM not in asked:
        if DICH in asked:
            raise DoorError("missing", asked.path_of(DIEM), both("error-totom-hoi-dich-needs-diem"))
        return None
    if asked.given.get("cuoc"):
        raise DoorError("conflict", asked.path_of(DIEM), both("error-totom-hoi-cuoc-or-diem"))
    dich = asked[DICH]
    return asked[DIEM], dich


def _counted(asked: Asked, seats: Seats, options: Options) -> tuple[int, ...]:
    """Read what each seat gains or loses; only a pot may give or take what is over, and it pays one seat alone."""
    found, path = tuple(asked[POINTS.needed()]), asked.path_of(POINTS)
    if len(found) != len(seats):
        given = {"field": POINTS.name, "players": len(seats), "given": len(found)}
        raise DoorError("wrong-number", path, both("error-hoi-each", **given))
    over = sum(found)
    if over and options.loi_diem != "gom":
        raise DoorError("wrong-number", path, both("error-totom-hoi-sum", sum=over))
    if over > 0 and sum(each > 0 for each in found) > 1:
        raise DoorError("conflict", path, both("error-totom-hoi-one-takes"))
    return found


def _cuoc(asked: Asked, options: Options) -> tuple[Cuoc, ...]:
    path, names = asked.path_of(CUOC), asked[CUOC]
    found = {cuoc.slug: cuoc for cuoc in (cuoc_table.find(name, path) for name in names)}
    cuoc_table.refuse_conflicts(set(found), path)
    for cuoc in found.values():
        if not is_counted(cuoc.slug, options):
            raise DoorError("unknown-cuoc", path, both("error-totom-hoi-unknown-cuoc", cuoc=cuoc))
    return tuple(found.values())


def is_counted(slug: str, options: Options) -> bool:
    """Say whether the house knows this cước (rows T10, T15 to T17)."""
    if slug == "bach-thu":
        return options.bach_thu
    if slug.startswith("xuyen"):
        return options.xuyen_vong
    if slug == "u-vong":
        return options.u_vong == "leo"
    return options.thien_u if slug == "thien-u" else True


def _sitting_out(asked: Asked, seats: Seats, game: Game) -> tuple[str, ...]:
    """Read who sits out: one name or several, leaving as many as the game needs. Law: TT-16.9."""
    path, value = asked.path_of(CHIU), asked[CHIU]
    if value is None:
        return ()
    names = [value] if isinstance(value, str) else items_of(value, path)
    found = tuple(dict.fromkeys(known_seat(name, path, seats) for name in names))
    most = max(0, len(seats) - fewest_of(game))
    if len(found) > most:
        field = spelled(path)
        raise DoorError("too-many", path, both("error-totom-hoi-chiu", field=field, count=len(seats), most=most))
    return found


def fewest_of(game: Game) -> int:
    """Return with how few players a hand may be played. Law: TT-6.2."""
    return min(players for players, _ in game.noc_end)


def _refuse_impossible(hand: Hand, options: Options) -> None:
    """Raise DoorError for what cannot have happened in one hand."""
    winner, thrower = hand.winner, hand.thrower
    if winner is not None and winner == hand.caught:
        _refuse(hand, "winner", both("error-totom-hoi-caught", winner=winner))
    if thrower is not None and thrower == winner:
        _refuse(hand, "thrower", both("error-totom-hoi-winner-threw", thrower=thrower))
    if thrower is None and hand.source == "discard":
        raise DoorError("missing", (*hand.place, "thrower"), both("error-totom-hoi-thrower"))
    if thrower is not None and hand.source != "discard":
        _refuse(hand, "thrower", both("error-totom-hoi-no-thrower"))
    if thrower is not None and not options.u_quan_danh:
        _refuse(hand, "thrower", both("error-totom-hoi-no-discard"))
    if hand.den != "khong" and thrower is None:
        _refuse(hand, "den", both("error-totom-hoi-den"))
    if hand.fault == BEFORE_U:
        _refuse_before_u(hand, options)
    slugs = {cuoc.slug for cuoc in hand.cuoc}
    if thrower is not None and slugs & {"thien-u", "u-vong"}:
        _refuse(hand, "cuoc", both("error-totom-hoi-not-on-discard"))
    for name, source in (("thien-u", "bat-cai"), ("u-vong", "thien-khai")):
        if name in slugs and hand.source not in ("noc", source):
            cuoc = cuoc_table.BY_SLUG[name]
            named = Message(cuoc.vi.capitalize(), cuoc.en)
            _refuse(hand, "cuoc", both("error-totom-hoi-source", cuoc=named, source=hand.source))
    if winner is not None and hand.ke is not None:
        _refuse(hand, "ke", both("error-totom-hoi-won-ke"))
    for name, seat in (("seat", hand.caught or winner), ("winner", winner), ("thrower", thrower), ("ke", hand.ke)):
        if seat is not None and seat in hand.chiu:
            _refuse(hand, name, both("error-totom-hoi-sat-out", seat=seat))


def _refuse_before_u(hand: Hand, options: Options) -> None:
    """Refuse a wrong phỗng before an ù where nobody won, or where the house lets it pass. Law: TT-16.23."""
    if hand.winner is None:
        _refuse(hand, "loi", both("error-totom-hoi-before-no-win"))
    if options.bao_truoc_u != "bao":
        _refuse(hand, "loi", both("error-totom-hoi-before-win"))


def _refuse(hand: Hand, name: str, message: Message) -> None:
    raise DoorError("conflict", (*hand.place, name), message)
