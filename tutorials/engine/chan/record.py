"""Read the text of a written record of chắn; an error names the line and the word that cannot be read."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from tutorials.engine import records
from tutorials.engine.chan.cuoc import find_times
from tutorials.engine.chan.presets import RULES
from tutorials.engine.chan.written import NOTHING_BEFORE, SLUG, Act, Before, Laid, Record, Turn
from tutorials.engine.errors import DoorError, shown
from tutorials.engine.records import Head, at_line, card_of, cards_of, sorted_cards, unread, with_beside, wrong

_MOST_NAMES = 30
_MOST_NOC = 60
_HEAD = records.head_pattern(records.HEAD_WORDS)
_PLAYED = [act for act in Act if act not in (Act.DRAW, Act.GAP)]
_TURN = re.compile(
    rf"^(\S+)\s+({'|'.join(act.value for act in _PLAYED)})(?![^\W\d_])(?:\s*(.+?))?\s*$", re.IGNORECASE
)  # fmt: skip
_LAID = re.compile(r"^(ăn|chíu)\s+(.+)$", re.IGNORECASE)


@dataclass(slots=True)
class _Reading(records.Reading):
    """What has been read so far."""

    before: dict[str, Before] = field(default_factory=dict)
    turns: list[Turn] = field(default_factory=list)


def parse_record(text: str) -> Record:
    """Read a record. Raises DoorError naming the line and the word that cannot be read."""
    lines = records.lines_of(text)
    told = records.seats_line(lines, _HEAD)
    read = _Reading(seats=_seats(*told) if told else ())
    for number, line in lines:
        head = records.head_of(line, _HEAD)
        if head is None:
            read.turns.append(_turn(line, read.seats, number))
        elif read.turns:
            raise records.late_head(number)
        else:
            _head(read, head, number)
    read.finish()
    return Record(
        read.seats, read.cai, read.hands, tuple(read.turns), read.rules, read.bat_cai, read.before, read.noc,
        read.lines,
    )  # fmt: skip


# head lines -----------------------------------------------------------------------------------


def _head(read: _Reading, head: Head, number: int) -> None:
    read.begin(head, number)
    if head.word in _WITH_SEAT:
        _WITH_SEAT[head.word](read, _seat(head.name, read.seats, number), head.value, number)
    elif head.name:
        raise unread(head.name, number)
    else:
        _PLAIN[head.word](read, head.value, number)


def _game(read: _Reading, value: str, number: int) -> None:
    if value.casefold() not in (SLUG, "chắn"):
        vi = f"đây là ghi chép của chắn («Ván: {SLUG}»), không đọc được ván «{shown(value)}»."
        raise wrong(number, "wrong-game", vi, f"records of chắn begin «Ván: {SLUG}»; cannot read «{shown(value)}».")


def _rules(read: _Reading, value: str, number: int) -> None:
    try:
        read.rules = RULES.preset(value.casefold(), "record").slug
    except DoorError as error:
        raise at_line(error, number) from None


def _seats(value: str, number: int) -> tuple[str, ...]:
    seats = tuple(value.upper().split())
    if len(seats) not in (4, 5) or not records.are_seats(seats):
        vi = "cần bốn ghế (lối 120 quân: bốn hoặc năm) khác tên, tên không quá 20 chữ."
        en = "4 seats (4 or 5 with 120 cards) with different names of at most 20 letters are needed."
        raise wrong(number, "seats", vi, en)
    return seats


def _cai(read: _Reading, value: str, number: int) -> None:
    read.cai = _seat(value.upper(), read.seats, number)


def _noc(read: _Reading, value: str, number: int) -> None:
    read.noc = records.noc_of(value, number, _MOST_NOC)


def _held(read: _Reading, seat: str, value: str, number: int) -> None:
    read.refuse_both(f"tay đủ {seat}", number)
    _change(read, seat, lambda before: replace(before, held=sorted_cards(value, number)))


def _whole(read: _Reading, seat: str, value: str, number: int) -> None:
    read.refuse_both(f"tay {seat}", number)
    _change(read, seat, lambda before: replace(before, held=sorted_cards(value, number), whole=True))


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
        return Laid(card_of(match.group(2), number))
    card, beside = with_beside(match.group(2))
    if beside is None:
        raise _lacks_beside(number)
    return Laid(card_of(card, number), card_of(beside, number))


def _thrown(read: _Reading, seat: str, value: str, number: int) -> None:
    _change(read, seat, lambda before: replace(before, thrown=cards_of(value, number)))


def _passed(read: _Reading, seat: str, value: str, number: int) -> None:
    _change(read, seat, lambda before: replace(before, passed=cards_of(value, number)))


def _wins(read: _Reading, seat: str, value: str, number: int) -> None:
    _change(read, seat, lambda before: replace(before, wins=records.wins_of(value, number)))


def _change(read: _Reading, seat: str, change: Callable[[Before], Before]) -> None:
    read.before[seat] = change(read.before.get(seat, NOTHING_BEFORE))


_PLAIN: dict[str, Callable[[_Reading, str, int], None]] = {
    "ván": _game,
    "lệ": _rules,
    "ghế": records.skip,  # read first
    "cái": _cai,
    "bắt cái": records.read_bat_cai,
    "nọc": _noc,
}
_WITH_SEAT: dict[str, Callable[[_Reading, str, str, int], None]] = {
    "bài": records.read_hand,
    "tay": _held,
    "tay đủ": _whole,
    "chiếu": _laid,
    "đã đánh": _thrown,
    "đã qua": _passed,
    "ù liền": _wins,
}


def _seat(name: str, seats: tuple[str, ...], number: int) -> str:
    return records.seat_of(name, seats, number, shown(name))


def _lacks_beside(number: int) -> DoorError:
    vi = "ăn thì phải ghi quân ghép cùng: «ăn 6 văn với 6 vạn»."
    return wrong(number, "missing", vi, "eating names the card laid with it: «ăn 6 văn với 6 vạn».")


# actions --------------------------------------------------------------------------------------


def _turn(line: str, seats: tuple[str, ...], number: int) -> Turn:
    if records.DRAW.match(line):
        return Turn(number, "", Act.DRAW)
    if records.GAP.match(line):
        return Turn(number, "", Act.GAP)
    match = _TURN.match(line)
    if match is None:
        raise records.no_act(line, (act.value for act in _PLAYED), number)
    seat = _seat(match.group(1).upper(), seats, number)
    act = Act(match.group(2).casefold())
    rest = (match.group(3) or "").strip()
    if act is Act.WIN:
        return _win(seat, rest, number)
    card, beside = with_beside(rest)
    if beside is not None and act is not Act.EAT:
        raise wrong(number, "unknown-act", f"«{act.value}» không có «với».", f"«{act.value}» takes no «với».")
    if beside is None and act is Act.EAT:
        raise _lacks_beside(number)
    return Turn(number, seat, act, card_of(card, number), card_of(beside, number) if beside else None)


def _win(seat: str, rest: str, number: int) -> Turn:
    """Read an ù: its card (none for thiên ù), and after a colon the cước that are called."""
    card, colon, names = rest.partition(":")
    announced = records.names_of(names, number, _MOST_NAMES) if colon else None
    called(announced or (), number)  # every name must be known
    return Turn(number, seat, Act.WIN, card_of(card, number) if card.strip() else None, None, announced)


def called(names: Iterable[str], number: int) -> dict[str, int]:
    """Return the cước of a call with how many times each: `hai lèo` is two. Raises DoorError naming the line."""
    found: dict[str, int] = {}
    for name in names:
        try:
            cuoc, times = find_times(name, "record")
        except DoorError as error:
            raise at_line(error, number) from None
        found[cuoc.slug] = found.get(cuoc.slug, 0) + times
    return found
