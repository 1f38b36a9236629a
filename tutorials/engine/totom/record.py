"""Read the text of a written record; an error names the line and the word that cannot be read."""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from tutorials.engine.cards import Cards, Kind, parse, parse_one
from tutorials.engine.errors import DoorError
from tutorials.engine.totom.calls import Call, find_call
from tutorials.engine.totom.cuoc import Cuoc, find
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.presets import preset
from tutorials.engine.totom.written import EATING, NOTHING_BEFORE, Act, Before, How, Laid, Record, Turn

__all__ = ["EATING", "Act", "Before", "How", "Laid", "Record", "Turn", "calls_of", "cuoc_of", "parse_record", "wrong"]

_Found = TypeVar("_Found")
MAX_LINES = 2000
_LONGEST_NAME = 20

_HEAD_WORDS = (
    "ván", "lệ", "ghế", "cái", "bắt cái", "bài", "tay đủ", "tay", "chiếu", "đã đánh", "đã qua", "đã hiện",
    "ù liền", "nọc",
)  # fmt: skip
_BY_LENGTH = sorted(_HEAD_WORDS, key=len, reverse=True)
_HEAD = re.compile(rf"^({'|'.join(_BY_LENGTH)})(?:\s+([^:\s]+))?\s*:\s*(.*)$", re.IGNORECASE)
_ACTS = "|".join(act.value for act in sorted(Act, key=lambda act: -len(act.value)))
_TURN = re.compile(rf"^(\S+)\s+({_ACTS})(?:\s+(.+?))?\s*$", re.IGNORECASE)
_DRAW = re.compile(r"^hòa\s*\.?$", re.IGNORECASE)
_GAP = re.compile(r"^(?:…|\.\.\.)$")
_HOW = {how.word: how for how in How}
_LAID = re.compile(rf"^({'|'.join(sorted(_HOW, key=len, reverse=True))})\s+(.+)$", re.IGNORECASE)
_MANY = (Act.LAY, Act.ORDER)
_WITH_BESIDE = (*EATING, Act.PHONG, Act.SHOW)
_BESIDE = re.compile(r"\s+với\s+", re.IGNORECASE)
_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")  # come with pasted text
_TURKISH_I = str.maketrans("ıİ", "iI")  # both match an «i» where case is ignored
_MOST_CUPS = 2
_MOST_NAMES = 40  # of cước or of conditions, said in one line
_WITH_WORDS = (Act.WIN, Act.RETURN_CUP)


def wrong(line: int, code: str, vi: str, en: str) -> DoorError:
    """Return the error of one line of a record."""
    return DoorError(code, f"record:{line}", f"Dòng {line}: {vi}", f"Line {line}: {en}")


def calls_of(turn: Turn, names: Iterable[str]) -> tuple[Call, ...]:
    """Return the conditions that an action names. Raises DoorError naming its line."""
    return tuple(_named(turn, find_call, name) for name in names)


def cuoc_of(turn: Turn, names: Iterable[str]) -> tuple[Cuoc, ...]:
    """Return the cước that an action names. Raises DoorError naming its line."""
    return tuple(_named(turn, find, name) for name in names)


def _named(turn: Turn, search: Callable[[object, str], _Found], name: str) -> _Found:
    try:
        return search(name, "record")
    except DoorError as error:
        raise wrong(turn.line, error.code, error.message.vi, error.message.en) from None


@dataclass(slots=True)
class _Reading:
    """What has been read so far."""

    seats: tuple[str, ...] = ()
    cai: str = ""
    game: str = "to-tom"
    rules: str | None = None
    bat_cai: Kind | None = None
    hands: dict[str, Cards] = field(default_factory=dict)
    before: dict[str, Before] = field(default_factory=dict)
    noc: Cards | int | None = None
    turns: list[Turn] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)


def parse_record(text: str) -> Record:
    """Read a record. Raises DoorError naming the line and the word that cannot be read."""
    lines = unicodedata.normalize("NFC", _UNSEEN.sub("", text)).translate(_TURKISH_I).splitlines()
    if len(lines) > MAX_LINES:
        vi = f"ghi chép dài quá {MAX_LINES} dòng; một ván không dài đến thế."
        raise wrong(MAX_LINES + 1, "too-long", vi, f"the record passes {MAX_LINES} lines; no hand is as long.")
    read = _Reading(seats=_seats_of(lines))
    for number, raw in enumerate(lines, 1):
        line = " ".join(raw.split("#")[0].split())
        if not line:
            continue
        head = _HEAD.match(line)
        if head:
            if read.turns:
                vi, en = "dòng đầu phải đứng trước mọi việc trong ván.", "head lines stand before all actions."
                raise wrong(number, "late-head", vi, en)
            _head(read, head.group(1).casefold(), (head.group(2) or "").upper(), head.group(3).strip(), number)
        else:
            read.turns.append(_turn(line, read.seats, number))
    if not read.seats or not read.cai:
        raise wrong(1, "missing", "ghi chép cần có dòng «Ghế:» và «Cái:».", "a record needs «Ghế:» and «Cái:».")
    return Record(
        read.seats, read.cai, read.hands, tuple(read.turns), read.game, read.rules, read.bat_cai, read.before,
        read.noc, read.lines,
    )  # fmt: skip


# head lines -----------------------------------------------------------------------------------


def _seats_of(lines: Iterable[str]) -> tuple[str, ...]:
    """Return the seats, which other head lines may name before the line that tells them."""
    for number, raw in enumerate(lines, 1):
        head = _HEAD.match(" ".join(raw.split("#")[0].split()))
        if head and head.group(1).casefold() == "ghế" and not head.group(2):
            return _seats(head.group(3), number)
    return ()


def _head(read: _Reading, word: str, name: str, value: str, number: int) -> None:
    key = f"{word} {name}".strip()
    if key in read.lines:
        vi = f"dòng «{key}» đã có ở dòng {read.lines[key]}."
        raise wrong(number, "twice", vi, f"«{key}» stands already in line {read.lines[key]}.")
    read.lines[key] = number
    if word in _WITH_SEAT:
        _WITH_SEAT[word](read, _seat(name, read.seats, number), value, number)
    elif name:
        raise wrong(number, "unknown-act", f"không đọc được «{name}».", f"cannot read «{name}».")
    else:
        _PLAIN[word](read, value, number)


def _game(read: _Reading, value: str, number: int) -> None:
    slug = value.casefold()
    if slug not in GAMES:
        known = ", ".join(GAMES)
        vi = f"chưa đọc được ván «{value[:40]}»; các trò: {known}."
        raise wrong(number, "wrong-game", vi, f"cannot read a hand of «{value[:40]}»; games: {known}.")
    read.game = slug


def _rules(read: _Reading, value: str, number: int) -> None:
    try:
        read.rules = preset(value.casefold(), "record").slug
    except DoorError as error:
        raise wrong(number, error.code, error.message.vi, error.message.en) from None


def _seats(value: str, number: int) -> tuple[str, ...]:
    seats = tuple(value.upper().split())
    if not 2 <= len(seats) <= 5 or len(set(seats)) < len(seats) or any(len(seat) > _LONGEST_NAME for seat in seats):
        vi = "cần từ 2 đến 5 ghế khác tên, tên không quá 20 chữ."
        raise wrong(number, "seats", vi, "2 to 5 seats with different names of at most 20 letters are needed.")
    return seats


def _cai(read: _Reading, value: str, number: int) -> None:
    read.cai = _seat(value.upper(), read.seats, number)


def _bat_cai(read: _Reading, value: str, number: int) -> None:
    read.bat_cai = _card(value, number)


def _noc(read: _Reading, value: str, number: int) -> None:
    if not value.isdecimal():
        read.noc = _cards(value, number, in_order=True)
    elif len(value) <= 3 and int(value) <= 120:
        read.noc = int(value)
    else:
        raise wrong(number, "noc", "nọc không thể nhiều quân đến thế.", "the nọc cannot hold as many cards.")


def _hand(read: _Reading, seat: str, value: str, number: int) -> None:
    read.hands[seat] = _cards(value, number)


def _held(read: _Reading, seat: str, value: str, number: int) -> None:
    _refuse_both(read, f"tay đủ {seat}", number)
    _change(read, seat, lambda before: replace(before, held=_cards(value, number)))


def _whole(read: _Reading, seat: str, value: str, number: int) -> None:
    _refuse_both(read, f"tay {seat}", number)
    _change(read, seat, lambda before: replace(before, held=_cards(value, number), whole=True))


def _refuse_both(read: _Reading, other: str, number: int) -> None:
    if other in read.lines:
        vi = f"đã có dòng «{other}»: một tay bài chỉ ghi một lần."
        raise wrong(number, "twice", vi, f"«{other}» stands already: a hand is written once.")


def _laid(read: _Reading, seat: str, value: str, number: int) -> None:
    melds = tuple(_meld(each.strip(), number) for each in value.split("|") if each.strip())
    cups = Counter(each.card for each in melds if each.how is How.CUP)
    if any(count > _MOST_CUPS for count in cups.values()):
        raise wrong(number, "too-many", "một quân chỉ có hai chén.", "one kind takes two cups at most.")
    _change(read, seat, lambda before: replace(before, laid=melds))


def _thrown(read: _Reading, seat: str, value: str, number: int) -> None:
    _change(read, seat, lambda before: replace(before, thrown=_cards(value, number, in_order=True)))


def _passed(read: _Reading, seat: str, value: str, number: int) -> None:
    _change(read, seat, lambda before: replace(before, passed=_cards(value, number, in_order=True)))


def _shown(read: _Reading, seat: str, value: str, number: int) -> None:
    _change(read, seat, lambda before: replace(before, shown=_cards(value, number, in_order=True)))


def _wins(read: _Reading, seat: str, value: str, number: int) -> None:
    if not value.isdecimal() or len(value) > 2:
        raise wrong(number, "streak", "cần số ván đã ù liền, từ 0 đến 99.", "the wins in a row, 0 to 99, are needed.")
    _change(read, seat, lambda before: replace(before, wins=int(value)))


def _change(read: _Reading, seat: str, change: Callable[[Before], Before]) -> None:
    read.before[seat] = change(read.before.get(seat, NOTHING_BEFORE))


_PLAIN: dict[str, Callable[[_Reading, str, int], None]] = {
    "ván": _game,
    "lệ": _rules,
    "ghế": lambda read, value, number: None,  # read first
    "cái": _cai,
    "bắt cái": _bat_cai,
    "nọc": _noc,
}
_WITH_SEAT: dict[str, Callable[[_Reading, str, str, int], None]] = {
    "bài": _hand,
    "tay": _held,
    "tay đủ": _whole,
    "chiếu": _laid,
    "đã đánh": _thrown,
    "đã qua": _passed,
    "đã hiện": _shown,
    "ù liền": _wins,
}


def _seat(name: str, seats: tuple[str, ...], number: int) -> str:
    if name not in seats:
        known = ", ".join(seats) or "?"
        vi = f"không có ghế «{name[:40]}»; các ghế: {known}."
        raise wrong(number, "unknown-seat", vi, f"no seat «{name[:40]}»; seats: {known}.")
    return name


def _cards(text: str, number: int, *, in_order: bool = False) -> Cards:
    try:
        found = parse(text)
    except DoorError as error:
        raise wrong(number, error.code, error.message.vi, error.message.en) from None
    return found if in_order else tuple(sorted(found, key=lambda kind: kind.index))


def _card(text: str, number: int) -> Kind:
    try:
        return parse_one(text.strip(), "record")
    except DoorError as error:
        raise wrong(number, error.code, error.message.vi, error.message.en) from None


def _meld(text: str, number: int) -> Laid:
    match = _LAID.match(text)
    if match is None:
        return Laid(How.LAID, None, _cards(text, number))
    how = _HOW[match.group(1).casefold()]
    if how is How.LAID:
        return Laid(how, None, _cards(match.group(2), number))
    card, beside = _with_beside(match.group(2))
    return Laid(how, _card(card, number), _cards(beside, number) if beside else ())


def _with_beside(text: str) -> tuple[str, str]:
    """Return the card, and what stands after «với»."""
    card, *rest = _BESIDE.split(text, maxsplit=1)
    return card, rest[0] if rest else ""


# actions --------------------------------------------------------------------------------------


def _turn(line: str, seats: tuple[str, ...], number: int) -> Turn:
    if _DRAW.match(line):
        return Turn(number, "", Act.DRAW)
    if _GAP.match(line):
        return Turn(number, "", Act.GAP)
    match = _TURN.match(line)
    if not match or match.group(2).casefold() in (Act.DRAW.value, Act.GAP.value):
        acts = ", ".join(act.value for act in Act if act not in (Act.DRAW, Act.GAP))
        raise wrong(
            number,
            "unknown-act",
            f"không đọc được «{line[:40]}». Viết «ghế, việc, quân»; các việc: {acts}.",
            f"cannot read «{line[:40]}». Write seat, act, card; acts: {acts}.",
        )
    seat = _seat(match.group(1).upper(), seats, number)
    act = Act(match.group(2).casefold())
    rest = match.group(3) or ""
    if act is Act.SIT_OUT:
        if rest:
            raise wrong(number, "unknown-act", f"không đọc được «{rest[:40]}».", f"cannot read «{rest[:40]}».")
        return Turn(number, seat, act)
    said = act in _WITH_WORDS
    rest, _, called = rest.partition(";") if said else (rest, "", "")
    rest, colon, announced = rest.partition(":") if said else (rest, "", "")
    if act in _MANY:
        cards = _cards(rest, number, in_order=act is Act.ORDER)
        if not cards:
            raise wrong(number, "one-card", "chưa có quân bài nào.", "no card is named.")
        return Turn(number, seat, act, cards[0], cards)
    card, beside = _with_beside(rest)
    if beside and act not in _WITH_BESIDE:
        vi = f"«{act.value}» không có «với»."
        raise wrong(number, "unknown-act", vi, f"«{act.value}» takes no «với».")
    turn = Turn(
        number,
        seat,
        act,
        _card(card, number),
        _cards(beside, number) if beside else (),
        _names(announced, number) if colon else None,
        _names(called, number) if ";" in (match.group(3) or "") and said else None,
    )
    (cuoc_of if act is Act.WIN else calls_of)(turn, turn.announced or ())  # every name must be known
    calls_of(turn, turn.called or ())
    return turn


def _names(text: str, number: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if len(names) > _MOST_NAMES:
        raise wrong(number, "too-many", "không ván nào hô nhiều đến thế.", "no hand is called with as many names.")
    return names
