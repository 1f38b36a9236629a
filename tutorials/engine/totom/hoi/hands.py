"""The hands of a hội as they are reported: read from a question, refused where they cannot have happened."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutorials.engine import fields
from tutorials.engine.errors import DoorError, Message, Path, spelled
from tutorials.engine.fields import Question
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.hoi.ga import EXTRAS, Extra
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score import cuoc as cuoc_table
from tutorials.engine.totom.score.cuoc import Cuoc
from tutorials.engine.totom.seats import Seats, known_seat, read_seat
from tutorials.engine.words import both

RESULTS = ("u", "hoa", "bao", "lanh-lang", "den", "cheo-do", "bo-bai")
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


def read_hands(question: Question, seats: Seats, game: Game, options: Options) -> tuple[Hand, ...]:
    """Return the hands of the question, in order."""
    return tuple(
        _read(given, ("hands", number), seats, game, options)
        for number, given in enumerate(fields.items(question, "hands"))
    )


def _read(given: Any, place: Path, seats: Seats, game: Game, options: Options) -> Hand:
    if not isinstance(given, Mapping):
        raise DoorError("bad-type", place, *both("error-totom-hoi-hand"))
    fields.require(given, "result", place)
    result = fields.word(given, "result", RESULTS, "", place)
    fields.refuse_unknown(given, ALL_FIELDS, place)
    _refuse_unfit(given, result, place)
    seat = read_seat(given, "seat", seats, place) if "seat" in TAKES[result] else None
    winner = seat if result in ("u", "lanh-lang") else _maybe(given, "winner", seats, place)
    faults = FAULTS_OF.get(result, FAULTS)
    hand = Hand(
        place=place,
        result=result,
        caught=seat if result in ("bao", "den", "cheo-do") else None,
        winner=winner,
        cuoc=_cuoc(given, options, place),
        given=_points(given, place),
        source=fields.word(given, "from", SOURCES, "discard" if given.get("thrower") else "noc", place),
        thrower=_maybe(given, "thrower", seats, place),
        den=fields.word(given, "den", DEN, "khong", place),
        fault=fields.word(given, "loi", faults, faults[0], place),
        thong_called=fields.flag(given, "thong", place) if "thong" in given else True,
        takes_ga=fields.flag(given, "an_ga", place) if "an_ga" in given else None,
        ke=_maybe(given, "ke", seats, place),
        chiu=_sitting_out(given, seats, game, place),
        odd=fields.flag(given, "bat_thuong", place),
        extras=_extras(given, seats, place),
        streak=_number(given, "streak", place, 0, 99) if "streak" in given else None,
        cai=_maybe(given, "cai", seats, place),
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
                *both("error-totom-hoi-unfit-field", result=result, name=name, known=[*known]),
            )
    if result in ("bao", "cheo-do") and given.get("winner") is None:
        for name in (*_WORTH, *_CARD):
            if name in given:
                raise DoorError("missing", (*place, "winner"), *both("error-totom-hoi-needs-winner", name=name))


def _maybe(given: Mapping[str, Any], name: str, seats: Seats, place: Path) -> str | None:
    return None if given.get(name) is None else known_seat(given[name], (*place, name), seats)


def _number(given: Mapping[str, Any], name: str, place: Path, low: int, high: int) -> int:
    return fields.number_of(given[name], (*place, name), low, high)


def _points(given: Mapping[str, Any], place: Path) -> tuple[int, int] | None:
    if "diem" not in given:
        if "dich" in given:
            raise DoorError("missing", (*place, "diem"), *both("error-totom-hoi-dich-needs-diem"))
        return None
    if given.get("cuoc"):
        raise DoorError("conflict", (*place, "diem"), *both("error-totom-hoi-cuoc-or-diem"))
    dich = _number(given, "dich", place, 0, MOST_POINTS) if "dich" in given else 0
    return _number(given, "diem", place, 1, MOST_POINTS), dich


def _cuoc(given: Mapping[str, Any], options: Options, place: Path) -> tuple[Cuoc, ...]:
    path = (*place, "cuoc")
    names = fields.items(given, "cuoc", place)
    found = {cuoc.slug: cuoc for cuoc in (cuoc_table.find(name, path) for name in names)}
    cuoc_table.refuse_conflicts(set(found), path)
    for cuoc in found.values():
        if not is_counted(cuoc.slug, options):
            raise DoorError("unknown-cuoc", path, *both("error-totom-hoi-unknown-cuoc", cuoc=cuoc))
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


def _sitting_out(given: Mapping[str, Any], seats: Seats, game: Game, place: Path) -> tuple[str, ...]:
    """Read who sits out: one name or several, leaving as many as the game needs. Law: TT-16.9."""
    path = (*place, "chiu")
    value = given.get("chiu")
    if value is None:
        return ()
    names = [value] if isinstance(value, str) else fields.items_of(value, path)
    found = tuple(dict.fromkeys(known_seat(name, path, seats) for name in names))
    most = max(0, len(seats) - fewest_of(game))
    if len(found) > most:
        name = spelled(path)
        raise DoorError("too-many", path, *both("error-totom-hoi-chiu", name=name, count=len(seats), most=most))
    return found


def fewest_of(game: Game) -> int:
    """Return with how few players a hand may be played. Law: TT-6.2."""
    return min(players for players, _ in game.noc_end)


def _extras(given: Mapping[str, Any], seats: Seats, place: Path) -> tuple[Extra, ...]:
    path = (*place, "ga")
    found = []
    for number, each in enumerate(fields.items(given, "ga", place)):
        inside = (*path, number)
        if not isinstance(each, Mapping):
            raise DoorError("bad-type", inside, *both("error-totom-hoi-ga"))
        fields.refuse_unknown(each, ("why", "seat", "times"), inside)
        fields.require(each, "why", inside)
        why = fields.word(each, "why", EXTRAS, "", inside)
        times = _number(each, "times", inside, 1, MOST_TIMES) if "times" in each else 1
        found.append(Extra(why, read_seat(each, "seat", seats, inside), times))
    return tuple(found)


def _refuse_impossible(hand: Hand, options: Options) -> None:
    """Raise DoorError for what cannot have happened in one hand."""
    winner, thrower = hand.winner, hand.thrower
    if winner is not None and winner == hand.caught:
        _refuse(hand, "winner", *both("error-totom-hoi-caught", winner=winner))
    if thrower is not None and thrower == winner:
        _refuse(hand, "thrower", *both("error-totom-hoi-winner-threw", thrower=thrower))
    if thrower is None and hand.source == "discard":
        raise DoorError("missing", (*hand.place, "thrower"), *both("error-totom-hoi-thrower"))
    if thrower is not None and hand.source != "discard":
        _refuse(hand, "thrower", *both("error-totom-hoi-no-thrower"))
    if thrower is not None and not options.u_quan_danh:
        _refuse(hand, "thrower", *both("error-totom-hoi-no-discard"))
    if hand.den != "khong" and thrower is None:
        _refuse(hand, "den", *both("error-totom-hoi-den"))
    if hand.fault == BEFORE_U:
        _refuse_before_u(hand, options)
    slugs = {cuoc.slug for cuoc in hand.cuoc}
    if thrower is not None and slugs & {"thien-u", "u-vong"}:
        _refuse(hand, "cuoc", *both("error-totom-hoi-not-on-discard"))
    for name, source in (("thien-u", "bat-cai"), ("u-vong", "thien-khai")):
        if name in slugs and hand.source not in ("noc", source):
            cuoc = cuoc_table.BY_SLUG[name]
            named = Message(cuoc.vi.capitalize(), cuoc.en)
            _refuse(hand, "cuoc", *both("error-totom-hoi-source", cuoc=named, source=hand.source))
    if winner is not None and hand.ke is not None:
        _refuse(hand, "ke", *both("error-totom-hoi-won-ke"))
    for name, seat in (("seat", hand.caught or winner), ("winner", winner), ("thrower", thrower), ("ke", hand.ke)):
        if seat is not None and seat in hand.chiu:
            _refuse(hand, name, *both("error-totom-hoi-sat-out", seat=seat))


def _refuse_before_u(hand: Hand, options: Options) -> None:
    """Refuse a wrong phỗng before an ù where nobody won, or where the house lets it pass. Law: TT-16.23."""
    if hand.winner is None:
        _refuse(hand, "loi", *both("error-totom-hoi-before-no-win"))
    if options.bao_truoc_u != "bao":
        _refuse(
            hand, "loi", *both("error-totom-hoi-before-win")
        )  # fmt: skip


def _refuse(hand: Hand, name: str, vi: str, en: str) -> None:
    raise DoorError("conflict", (*hand.place, name), vi, en)
