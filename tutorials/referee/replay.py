"""A record replayed step by step: the table as it lies after a line, and every line with its verdict."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from tutorials import engine
from tutorials.catalogue.answers import keeping
from tutorials.catalogue.houses import House, presets
from tutorials.engine import DoorError
from tutorials.engine.cards import Cards, Kind, parse
from tutorials.engine.records.lines import RecordError
from tutorials.mats.steps import Steps
from tutorials.referee.ruling import result_word
from tutorials.tasks.names import how_name
from tutorials.tasks.questions import Line, lines_of
from tutorials.tasks.replayed import foot
from tutorials.tasks.transcript import Entry, transcribe

KEPT = 64


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the mat."""

    label: str
    cards: Cards
    is_down: bool


@dataclass(frozen=True, slots=True)
class Seat:
    """What is known of one player at this moment."""

    name: str
    place: str  # where he sits round the mat: s0 at the reader's side, s1 at his right hand, and so on
    is_cai: bool
    is_to_move: bool
    hand: Cards
    hand_size: int | None
    is_known: bool
    melds: tuple[Meld, ...]
    thrown: Cards
    cups: Cards
    is_out: bool


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of the record: where, who, what it costs."""

    turn: int
    seat: str
    result: str
    word: str
    article: str


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the record, with what the referee finds there."""

    entry: Entry
    is_step: bool
    is_here: bool
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The mat after one line, and the way to the other lines."""

    seats: tuple[Seat, ...]
    line: int
    steps: Steps  # by the numbers of their lines
    shown: Kind | None
    shown_words: str
    noc_left: int | None
    is_finished: bool
    lines: tuple[Line, ...]
    here: tuple[Fault, ...]

    @property
    def shown_row(self) -> Cards:
        """Return the card that lies open as a row of one."""
        return (self.shown,) if self.shown else ()


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What one house finds in the same record."""

    house: House
    is_chosen: bool
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A record under a house's rules."""

    table: Table
    heads: tuple[Entry, ...]
    steps: tuple[Step, ...]
    faults: tuple[Fault, ...]
    lines: tuple[Line, ...]
    elsewhere: tuple[Elsewhere, ...]  # of all houses, where there is a fault


@dataclass(frozen=True, slots=True)
class Refusal:
    """A record that cannot be replayed: which line, and the text of that line around the wrong word."""

    message: str
    line: int | None
    before: str = ""
    word: str = ""
    after: str = ""
    others: tuple[Entry, ...] = ()  # more lines that cannot be read


_ask = keeping(lambda question: engine.answer(question), KEPT)


def replay(text: str, game: str, house: House, lang: str, line: int | None) -> Replay | Refusal:
    """Replay a record up to a line; if none is named, up to its first fault, or else to its end."""
    try:
        return _replay(text, game, house, lang, line)
    except DoorError as error:
        return _refusal(text, error, lang, game)


def has_fault(text: str, house: House) -> bool | None:
    """Say whether a record proves a fault; None if it cannot be replayed."""
    try:
        return bool(_ask({"ask": "turns", "game": house.game, "record": text, "rules": house.rules})["faults"])
    except DoorError:
        return None


def _replay(text: str, game: str, house: House, lang: str, line: int | None) -> Replay:
    common = {"game": game, "record": text, "rules": house.rules, "lang": lang}
    whole = _ask({"ask": "turns", **common})
    if line is None and whole["faults"]:
        line = min(fault["turn"] for fault in whole["faults"])
    said = _ask({"ask": "replay", **common, **({} if line is None else {"line": line})})
    faults = _faults(whole["faults"], game)
    written = transcribe(text, lang, game)
    steps = set(said["steps"])
    return Replay(
        table=_table(said, _ask({"ask": "replay", **common, "line": 0}), game),
        heads=written.heads,
        steps=tuple(
            Step(
                entry,
                entry.number in steps,
                entry.number == said["line"],
                tuple(fault for fault in faults if fault.turn == entry.number),
            )
            for entry in written.actions
        ),
        faults=faults,
        lines=lines_of(whole),
        elsewhere=_elsewhere(common, house) if faults else (),
    )


def _elsewhere(common: Mapping[str, Any], house: House) -> tuple[Elsewhere, ...]:
    """Judge the same record under every house; one whose game cannot have been this is left out."""
    found = []
    for each in (*((house,) if house.is_own else ()), *presets(house.game)):
        with suppress(DoorError):
            said = _ask({"ask": "turns", **common, "rules": each.rules})
            found.append(Elsewhere(each, each.slug == house.slug, _faults(said["faults"], house.game)))
    return tuple(found)


def _refusal(text: str, error: DoorError, lang: str, game: str) -> Refusal:
    """Find the wrong line and the wrong word in the text, and what other lines cannot be read."""
    message = error.message.say(lang)
    number = error.line if isinstance(error, RecordError) else None
    lines = text.splitlines()
    if number is None or not 1 <= number <= len(lines):
        return Refusal(message, number)
    line = lines[number - 1][:200]
    wrong = error.word.rstrip("…")  # a long word is told shortened
    before, word, after = line.partition(wrong) if wrong else (line, "", "")
    others = tuple(entry for entry in transcribe(text, lang, game).actions if entry.error and entry.number != number)
    return Refusal(message, number, before, word, after, others)


def _faults(found: Sequence[Mapping[str, Any]], game: str) -> tuple[Fault, ...]:
    graded = ((each, each.get("grade", each["result"])) for each in found)
    return tuple(
        Fault(each["turn"], each["seat"], result, result_word(result, game), each["article"]) for each, result in graded
    )


def _table(said: Mapping[str, Any], begun: Mapping[str, Any], game: str) -> Table:
    shown, places = said["shown"], (0, *said["steps"])
    return Table(
        seats=_seats(said, begun),
        line=said["line"],
        steps=Steps(said["line"] if said["line"] in places else 0, places),
        shown=_kind(shown["card"]) if shown else None,
        shown_words=_shown_words(shown) if shown else "",
        noc_left=said["noc_left"],
        is_finished=said["finished"],
        lines=lines_of(said),
        here=_faults(said["here"], game),
    )


def _kind(name: str) -> Kind:
    return parse(name)[0]


def _shown_words(shown: Mapping[str, Any]) -> str:
    if shown["seat"] is None:
        return _("Quân đang ngửa")
    words = _("%(seat)s mở") if shown["opened"] else _("%(seat)s đánh")
    if shown.get("given_back"):
        words = _("%(seat)s trả cửa")
    said = words % {"seat": shown["seat"]}
    return f"{said}, {_('đã có người lấy')}" if shown["claimed"] else said


def _seats(said: Mapping[str, Any], begun: Mapping[str, Any]) -> tuple[Seat, ...]:
    """Lay the seats round the mat, with the first player whose hand was known at the reader's side."""
    seats = said["seats"]
    mine = foot(begun)
    turned = [*seats[mine:], *seats[:mine]]
    return tuple(_seat(seat, f"s{place}", said["to_move"]) for place, seat in enumerate(turned))


def _seat(seat: Mapping[str, Any], place: str, to_move: str | None) -> Seat:
    return Seat(
        name=seat["seat"],
        place=place,
        is_cai=seat["is_cai"],
        is_to_move=seat["seat"] == to_move,
        hand=parse(seat["hand"] or ()),
        hand_size=seat["hand_size"],
        is_known=seat["known"],
        melds=tuple(_meld(meld) for meld in seat["mat"]),
        thrown=tuple(_kind(card) for card in seat["thrown"]),
        cups=tuple(_kind(card) for card in seat["cups"]),
        is_out=seat["out"],
    )


def _meld(meld: Mapping[str, Any]) -> Meld:
    return Meld(how_name(meld["how"]), parse(meld["cards"]), meld["down"])
