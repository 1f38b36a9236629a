"""The written record of a hand of bí ngũ: one line an action, in words; parse and print are inverse.

    Ván: to-tom
    Ghế: A B C D E
    Cái: A
    Bài B: 456v 66s 7w7w7w 9s cc …
    B úp 7 vạn
    A đánh 9 sách
    B ăn 9 sách với 7s 8s
    B đánh 4 văn
    C mở 6 sách
    B phỗng 6 sách
    B đánh 9 văn
    D ù 5 văn: tôm; phỗng

Seats are in the order of play (anticlockwise). Hands are those dealt, without the bắt cái card; a
record seen from one seat gives only that hand. Law: TT-8.2, TT-8.3, TT-8.6.
"""

import re
import unicodedata
from dataclasses import dataclass, field
from enum import Enum

from tutorials.engine.cards import Cards, Kind, parse, parse_one, short
from tutorials.engine.errors import DoorError

MAX_LINES = 2000


class Act(Enum):
    """What a player does, by the word that names it."""

    THROW = "đánh"
    OPEN = "mở"
    EAT = "ăn"
    PHONG = "phỗng"
    RAISE_KHAN = "dậy khàn"
    RAISE_THIEN_KHAI = "dậy thiên khai"
    LAY_THIEN_KHAI = "úp thiên khai"
    LAY_KHAN = "úp"
    CUP = "chén"
    RETURN_CUP = "trả chén"
    WIN = "ù"


@dataclass(frozen=True, slots=True)
class Turn:
    """One action: who, what, with which card; `beside` are the cards laid with an eaten one."""

    line: int  # line of the record, from 1
    seat: str
    act: Act
    card: Kind
    beside: Cards = ()
    announced: tuple[str, ...] | None = None
    called: tuple[str, ...] | None = None

    def __str__(self) -> str:
        text = f"{self.seat} {self.act.value} {self.card.vi}"
        if self.beside:
            text += f" với {short(self.beside)}"
        if self.announced is not None:
            text += f": {', '.join(self.announced)}"
        if self.called is not None:
            text += f"; {', '.join(self.called)}"
        return text


@dataclass(frozen=True, slots=True)
class Record:
    """A hand as written down."""

    seats: tuple[str, ...]
    cai: str
    hands: dict[str, Cards] = field(default_factory=dict)
    turns: tuple[Turn, ...] = ()

    def __str__(self) -> str:
        lines = ["Ván: to-tom", f"Ghế: {' '.join(self.seats)}", f"Cái: {self.cai}"]
        lines += [f"Bài {seat}: {short(cards)}" for seat, cards in self.hands.items()]
        return "\n".join([*lines, *map(str, self.turns)]) + "\n"

    def after(self, seat: str) -> str:
        """Return the seat that plays after this one."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]


_HEAD = re.compile(r"^(Ván|Ghế|Cái|Bài)\b\s*([^:\s]*)\s*:\s*(.*)$", re.IGNORECASE)
_ACTS = "|".join(act.value for act in sorted(Act, key=lambda act: -len(act.value)))
_TURN = re.compile(rf"^(\S+)\s+({_ACTS})\s+(.+)$", re.IGNORECASE)


def wrong(line: int, code: str, vi: str, en: str) -> DoorError:
    """Return the error of one line of a record."""
    return DoorError(code, f"record:{line}", f"Dòng {line}: {vi}", f"Line {line}: {en}")


def parse_record(text: str) -> Record:
    """Read a record. Raises DoorError naming the line and the word that cannot be read."""
    lines = unicodedata.normalize("NFC", text).splitlines()
    if len(lines) > MAX_LINES:
        raise wrong(
            MAX_LINES + 1, "too-long", f"ghi chép dài quá {MAX_LINES} dòng.", f"the record passes {MAX_LINES} lines."
        )
    seats: tuple[str, ...] = ()
    cai = ""
    hands: dict[str, Cards] = {}
    turns: list[Turn] = []
    for number, raw in enumerate(lines, 1):
        line = raw.split("#")[0].strip()
        if not line:
            continue
        head = _HEAD.match(line)
        if head:
            word, name, value = head.group(1).casefold(), head.group(2).upper(), head.group(3).strip()
            if word == "ghế":
                seats = _seats(value, number)
            elif word == "cái":
                cai = _seat(value.upper(), seats, number)
            elif word == "bài":
                hands[_seat(name, seats, number)] = _cards(value, number)
            elif value != "to-tom":
                raise wrong(number, "wrong-game", f"chưa đọc được ván «{value}».", f"cannot read a hand of «{value}».")
        else:
            turns.append(_turn(line, seats, number))
    if not seats or not cai:
        raise wrong(1, "missing", "ghi chép cần có dòng «Ghế:» và «Cái:».", "a record needs «Ghế:» and «Cái:».")
    return Record(seats, cai, hands, tuple(turns))


def _seats(value: str, number: int) -> tuple[str, ...]:
    seats = tuple(value.upper().split())
    if not 2 <= len(seats) <= 5 or len(set(seats)) < len(seats):
        raise wrong(number, "seats", "cần từ 2 đến 5 ghế khác tên.", "2 to 5 seats with different names are needed.")
    return seats


def _seat(name: str, seats: tuple[str, ...], number: int) -> str:
    if name not in seats:
        shown = ", ".join(seats) or "?"
        raise wrong(
            number, "unknown-seat", f"không có ghế «{name}»; các ghế: {shown}.", f"no seat «{name}»; seats: {shown}."
        )
    return name


def _cards(text: str, number: int) -> Cards:
    try:
        return tuple(sorted(parse(text), key=lambda kind: kind.index))
    except DoorError as error:
        raise wrong(number, error.code, error.message.vi, error.message.en) from None


def _turn(line: str, seats: tuple[str, ...], number: int) -> Turn:
    match = _TURN.match(line)
    if not match:
        acts = ", ".join(act.value for act in Act)
        raise wrong(
            number,
            "unknown-act",
            f"không đọc được «{line[:40]}». Viết «ghế, việc, quân»; các việc: {acts}.",
            f"cannot read «{line[:40]}». Write seat, act, card; acts: {acts}.",
        )
    seat = _seat(match.group(1).upper(), seats, number)
    act = Act(match.group(2).casefold())
    rest, _, called = match.group(3).partition(";")
    rest, _, announced = rest.partition(":")
    card_text, _, beside = rest.partition(" với ")
    try:
        card = parse_one(card_text.strip(), "record")
    except DoorError as error:
        raise wrong(number, error.code, error.message.vi, error.message.en) from None
    return Turn(
        number,
        seat,
        act,
        card,
        _cards(beside, number) if beside else (),
        _names(announced) if ":" in match.group(3) else None,
        _names(called) if ";" in match.group(3) else None,
    )


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())
