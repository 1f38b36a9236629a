"""Read the text of a written record of chắn; an error names the line and the word that cannot be read."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from tutorials.engine.cards import Cards, Kind, parse, parse_one
from tutorials.engine.chan.cuoc import find_times
from tutorials.engine.chan.presets import RULES
from tutorials.engine.chan.written import NOTHING_BEFORE, SLUG, Act, Before, Laid, Record, Turn
from tutorials.engine.errors import DoorError, shown
from tutorials.engine.totom.record import MAX_LINES, wrong

_LONGEST_NAME = 20
_MOST_NAMES = 30
_MOST_NOC = 60
_HEAD_WORDS = (
    "ván", "lệ", "ghế", "cái", "bắt cái", "bài", "tay đủ", "tay", "chiếu", "đã đánh", "đã qua", "ù liền", "nọc",
)  # fmt: skip
_BY_LENGTH = sorted(_HEAD_WORDS, key=len, reverse=True)
_HEAD = re.compile(rf"^({'|'.join(_BY_LENGTH)})(?:\s+([^:\s]+))?\s*:\s*(.*)$", re.IGNORECASE)
_PLAYED = [act for act in Act if act not in (Act.DRAW, Act.GAP)]
_TURN = re.compile(
    rf"^(\S+)\s+({'|'.join(act.value for act in _PLAYED)})(?![^\W\d_])(?:\s*(.+?))?\s*$", re.IGNORECASE
)  # fmt: skip
_DRAW = re.compile(r"^hòa\s*\.?$", re.IGNORECASE)
_GAP = re.compile(r"^(?:…|\.\.\.)$")
_BESIDE = re.compile(r"\s+với\s+", re.IGNORECASE)
_LAID = re.compile(r"^(ăn|chíu)\s+(.+)$", re.IGNORECASE)
_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")  # come with pasted text
_TURKISH_I = str.maketrans("ıİ", "iI")  # both match an «i» where case is ignored


@dataclass(slots=True)
class _Reading:
    """What has been read so far."""

    seats: tuple[str, ...] = ()
    cai: str = ""
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
        line = _bare(raw)
        if not line:
            continue
        head = _HEAD.match(line)
        if head is None:
            read.turns.append(_turn(line, read.seats, number))
            continue
        if read.turns:
            vi, en = "dòng đầu phải đứng trước mọi việc trong ván.", "head lines stand before all actions."
            raise wrong(number, "late-head", vi, en)
        _head(read, head.group(1).casefold(), (head.group(2) or "").upper(), head.group(3).strip(), number)
    if not read.seats or not read.cai:
        raise wrong(1, "missing", "ghi chép cần có dòng «Ghế:» và «Cái:».", "a record needs «Ghế:» and «Cái:».")
    return Record(
        read.seats, read.cai, read.hands, tuple(read.turns), read.rules, read.bat_cai, read.before, read.noc,
        read.lines,
    )  # fmt: skip


def _bare(raw: str) -> str:
    return " ".join(raw.split("#")[0].split())


# head lines -----------------------------------------------------------------------------------


def _seats_of(lines: Iterable[str]) -> tuple[str, ...]:
    """Return the seats, which other head lines may name before the line that tells them."""
    for number, raw in enumerate(lines, 1):
        head = _HEAD.match(_bare(raw))
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
    if value.casefold() not in (SLUG, "chắn"):
        vi = f"đây là ghi chép của chắn («Ván: {SLUG}»), không đọc được ván «{shown(value)}»."
        raise wrong(number, "wrong-game", vi, f"records of chắn begin «Ván: {SLUG}»; cannot read «{shown(value)}».")


def _rules(read: _Reading, value: str, number: int) -> None:
    try:
        read.rules = RULES.preset(value.casefold(), "record").slug
    except DoorError as error:
        raise wrong(number, error.code, error.message.vi, error.message.en) from None


def _seats(value: str, number: int) -> tuple[str, ...]:
    seats = tuple(value.upper().split())
    if len(seats) not in (4, 5) or len(set(seats)) < len(seats) or any(len(seat) > _LONGEST_NAME for seat in seats):
        vi = "cần bốn ghế (lối 120 quân: bốn hoặc năm) khác tên, tên không quá 20 chữ."
        en = "4 seats (4 or 5 with 120 cards) with different names of at most 20 letters are needed."
        raise wrong(number, "seats", vi, en)
    return seats


def _cai(read: _Reading, value: str, number: int) -> None:
    read.cai = _seat(value.upper(), read.seats, number)


def _bat_cai(read: _Reading, value: str, number: int) -> None:
    read.bat_cai = _card(value, number)


def _noc(read: _Reading, value: str, number: int) -> None:
    if not value.isdecimal():
        read.noc = _cards(value, number)
    elif len(value) <= 2 and int(value) <= _MOST_NOC:
        read.noc = int(value)
    else:
        raise wrong(number, "noc", "nọc không thể nhiều quân đến thế.", "the nọc cannot hold as many cards.")


def _hand(read: _Reading, seat: str, value: str, number: int) -> None:
    read.hands[seat] = _in_order(_cards(value, number))


def _held(read: _Reading, seat: str, value: str, number: int) -> None:
    _refuse_both(read, f"tay đủ {seat}", number)
    _change(read, seat, lambda before: replace(before, held=_in_order(_cards(value, number))))


def _whole(read: _Reading, seat: str, value: str, number: int) -> None:
    _refuse_both(read, f"tay {seat}", number)
    _change(read, seat, lambda before: replace(before, held=_in_order(_cards(value, number)), whole=True))


def _refuse_both(read: _Reading, other: str, number: int) -> None:
    if other in read.lines:
        vi = f"đã có dòng «{other}»: một tay bài chỉ ghi một lần."
        raise wrong(number, "twice", vi, f"«{other}» stands already: a hand is written once.")


def _laid(read: _Reading, seat: str, value: str, number: int) -> None:
    laid = tuple(_one_laid(each.strip(), number) for each in value.split("|") if each.strip())
    _change(read, seat, lambda before: replace(before, laid=laid))


def _one_laid(text: str, number: int) -> Laid:
    match = _LAID.match(text)
    if match is None:
        vi = f"không đọc được «{shown(text)}»: viết «ăn 6 văn với 6 vạn» hoặc «chíu 7 vạn»."
        en = f"cannot read «{shown(text)}»: write «ăn 6 văn với 6 vạn» or «chíu 7 vạn»."
        raise wrong(number, "unknown-act", vi, en)
    if match.group(1).casefold() == Act.CHIU.value:
        return Laid(_card(match.group(2), number))
    card, beside = _with_beside(match.group(2))
    if beside is None:
        raise _lacks_beside(number)
    return Laid(_card(card, number), _card(beside, number))


def _thrown(read: _Reading, seat: str, value: str, number: int) -> None:
    _change(read, seat, lambda before: replace(before, thrown=_cards(value, number)))


def _passed(read: _Reading, seat: str, value: str, number: int) -> None:
    _change(read, seat, lambda before: replace(before, passed=_cards(value, number)))


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
    "ù liền": _wins,
}


def _seat(name: str, seats: tuple[str, ...], number: int) -> str:
    if name not in seats:
        known = ", ".join(seats) or "?"
        vi = f"không có ghế «{shown(name)}»; các ghế: {known}."
        raise wrong(number, "unknown-seat", vi, f"no seat «{shown(name)}»; seats: {known}.")
    return name


def _cards(text: str, number: int) -> Cards:
    try:
        return parse(text)
    except DoorError as error:
        raise wrong(number, error.code, error.message.vi, error.message.en) from None


def _in_order(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=lambda kind: kind.index))


def _card(text: str, number: int) -> Kind:
    try:
        return parse_one(text.strip(), "record")
    except DoorError as error:
        raise wrong(number, error.code, error.message.vi, error.message.en) from None


def _with_beside(text: str) -> tuple[str, str | None]:
    """Return the card, and what stands after «với»."""
    card, *rest = _BESIDE.split(text, maxsplit=1)
    return card, rest[0] if rest else None


def _lacks_beside(number: int) -> DoorError:
    vi = "ăn thì phải ghi quân ghép cùng: «ăn 6 văn với 6 vạn»."
    return wrong(number, "missing", vi, "eating names the card laid with it: «ăn 6 văn với 6 vạn».")


# actions --------------------------------------------------------------------------------------


def _turn(line: str, seats: tuple[str, ...], number: int) -> Turn:
    if _DRAW.match(line):
        return Turn(number, "", Act.DRAW)
    if _GAP.match(line):
        return Turn(number, "", Act.GAP)
    match = _TURN.match(line)
    if match is None:
        acts = ", ".join(act.value for act in _PLAYED)
        raise wrong(
            number,
            "unknown-act",
            f"không đọc được «{line[:40]}». Viết «ghế, việc, quân»; các việc: {acts}.",
            f"cannot read «{line[:40]}». Write seat, act, card; acts: {acts}.",
        )
    seat = _seat(match.group(1).upper(), seats, number)
    act = Act(match.group(2).casefold())
    rest = (match.group(3) or "").strip()
    if act is Act.WIN:
        return _win(seat, rest, number)
    card, beside = _with_beside(rest)
    if beside is not None and act is not Act.EAT:
        raise wrong(number, "unknown-act", f"«{act.value}» không có «với».", f"«{act.value}» takes no «với».")
    if beside is None and act is Act.EAT:
        raise _lacks_beside(number)
    return Turn(number, seat, act, _card(card, number), _card(beside, number) if beside else None)


def _win(seat: str, rest: str, number: int) -> Turn:
    """Read an ù: its card (none for thiên ù), and after a colon the cước that are called."""
    card, colon, names = rest.partition(":")
    announced = tuple(name.strip() for name in names.split(",") if name.strip()) if colon else None
    if announced and len(announced) > _MOST_NAMES:
        raise wrong(number, "too-many", "không ván nào hô nhiều đến thế.", "no hand is called with as many names.")
    called(announced or (), number)  # every name must be known
    return Turn(number, seat, Act.WIN, _card(card, number) if card.strip() else None, None, announced)


def called(names: Iterable[str], number: int) -> dict[str, int]:
    """Return the cước of a call with how many times each: `hai lèo` is two. Raises DoorError naming the line."""
    found: dict[str, int] = {}
    for name in names:
        try:
            cuoc, times = find_times(name, "record")
        except DoorError as error:
            raise wrong(number, error.code, error.message.vi, error.message.en) from None
        found[cuoc.slug] = found.get(cuoc.slug, 0) + times
    return found
