"""The lines and words of a written record, as those of tổ tôm and chắn share them; an error names its line."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tutorials.engine.cards import Cards, Kind, parse, parse_one
from tutorials.engine.errors import DoorError, Message, Path
from tutorials.engine.records.written import DRAW, GAP
from tutorials.engine.words import both

_DRAW = re.compile(r"^hòa\s*\.?$", re.IGNORECASE)
_GAP = re.compile(r"^(?:…|\.\.\.)$")
_MAX_LINES = 2000
_LONGEST_NAME = 20
_BESIDE = re.compile(r"\s+với\s+", re.IGNORECASE)
_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")  # come with pasted text
_TURKISH_I = str.maketrans("ıİ", "iI")  # both match an “i” where case is ignored


class RecordError(DoorError):
    """An error in one line of a record. Seats may stand in its sentences as `{name}`, filled from `seats`."""

    def __init__(self, line: int, code: str, said: Message, word: str, seats: Mapping[str, str]) -> None:
        self.line, self.said, self.seats = line, said, seats
        told = self._filled(seats, seats)
        message = Message(f"Dòng {line}: {told.vi}", f"Line {line}: {told.en}")
        super().__init__(code, ("record", line), message, word=word)

    def _filled(self, vi: Mapping[str, str], en: Mapping[str, str]) -> Message:
        return Message(self.said.vi.format(**vi), self.said.en.format(**en)) if self.seats else self.said

    def with_name(self, seat: str, name: Message) -> Message:
        """Return what is wrong without the line, one seat called by another name."""
        vi = {key: name.vi if each == seat else each for key, each in self.seats.items()}
        en = {key: name.en if each == seat else each for key, each in self.seats.items()}
        told = self._filled(vi, en)
        return Message(told.vi[:1].upper() + told.vi[1:], told.en[:1].upper() + told.en[1:])


def wrong(line: int, code: str, vi: str, en: str, *, word: str = "", **seats: str) -> RecordError:
    """Return the error of one line of a record; `{name}` in a sentence stands for the seat given by that name."""
    return RecordError(line, code, Message(vi, en), word, seats)


def at_line(error: DoorError, number: int) -> RecordError:
    """Return an error as that of one line of a record."""
    return wrong(number, error.code, error.message.vi, error.message.en, word=error.word)


def unread(words: str, number: int) -> RecordError:
    """Return the error of words that mean nothing in their line."""
    return wrong(number, "unknown-act", f"không đọc được “{words}”.", f"cannot read “{words}”.", word=words)


def no_act(line: str, acts: Iterable[str], number: int) -> RecordError:
    """Return the error of a line that is no action; it names those that there are."""
    known = ", ".join(acts)
    vi = f"không đọc được “{line[:40]}”. Viết “ghế, việc, quân”; các việc: {known}."
    en = f"cannot read “{line[:40]}”. Write seat, act, card; acts: {known}."
    return wrong(number, "unknown-act", vi, en, word=line[:40])


# lines ----------------------------------------------------------------------------------------


def text_of(given: object, path: Path) -> str:
    """Return the text of a record as a question gives it. Raises DoorError for what is no text."""
    if isinstance(given, str):
        return given
    raise DoorError("bad-type", path, both("error-record"))


def lines_of(text: str) -> list[tuple[int, str]]:
    """Return the lines that say something, each with its number, without remarks. Raises DoorError if too many."""
    lines = unicodedata.normalize("NFC", _UNSEEN.sub("", text)).translate(_TURKISH_I).splitlines()
    if len(lines) > _MAX_LINES:
        vi = f"ghi chép dài quá {_MAX_LINES} dòng; một ván không dài đến thế."
        raise wrong(_MAX_LINES + 1, "too-long", vi, f"the record passes {_MAX_LINES} lines; no hand is that long.")
    bare = (" ".join(raw.split("#")[0].split()) for raw in lines)
    return [(number, line) for number, line in enumerate(bare, 1) if line]


@dataclass(frozen=True, slots=True)
class Head:
    """A head line: its word, the seat it is about (or nothing), and what it tells."""

    word: str
    name: str
    value: str

    @property
    def key(self) -> str:
        """Return what may stand once in a record, such as "bài B"."""
        return f"{self.word} {self.name}".strip()


def head_pattern(words: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern of the head lines that begin with these words."""
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(rf"^({'|'.join(longest_first)})(?:\s+([^:\s]+))?\s*:\s*(.*)$", re.IGNORECASE)


def head_of(line: str, pattern: re.Pattern[str]) -> Head | None:
    """Return the head line that a line is, or None."""
    match = pattern.match(line)
    return match and Head(match.group(1).casefold(), (match.group(2) or "").upper(), match.group(3).strip())


def alone(line: str) -> str | None:
    """Return the word of an action that is a whole line; None for any other line."""
    if _DRAW.match(line):
        return DRAW
    return GAP if _GAP.match(line) else None


# words ----------------------------------------------------------------------------------------


def noc_of(value: str, number: int, most: int) -> Cards | int:
    """Return the cards of the nọc in order, or how many they are, up to `most`. Raises DoorError."""
    if not value.isdecimal():
        return cards_of(value, number)
    if len(value) <= len(str(most)) and int(value) <= most:
        return int(value)
    raise wrong(number, "noc", "nọc không thể nhiều quân đến thế.", "the stock cannot hold that many cards.")


def wins_of(value: str, number: int) -> int:
    """Return how many hands in a row a seat has won. Raises DoorError."""
    if not value.isdecimal() or len(value) > 2:
        raise wrong(number, "streak", "cần số ván đã ù liền, từ 0 đến 99.", "the wins in a row, 0 to 99, are needed.")
    return int(value)


def are_seats(seats: tuple[str, ...]) -> bool:
    """Say whether the seats have different names, none too long."""
    return len(set(seats)) == len(seats) and all(len(seat) <= _LONGEST_NAME for seat in seats)


def seat_of(name: str, seats: tuple[str, ...], number: int, told: str) -> str:
    """Return a seat by its name. Raises DoorError, which repeats the name as `told`."""
    if not seats:
        vi, en = (
            "chưa có dòng “Ghế” ở đầu, như “Ghế: A B C D”.",
            "the line “Ghế” must come first, such as “Ghế: A B C D”.",
        )
        raise wrong(number, "unknown-seat", vi, en)
    if name not in seats:
        known = ", ".join(seats)
        vi = f"không có ghế “{told}”; các ghế: {known}."
        raise wrong(number, "unknown-seat", vi, f"no seat “{told}”; seats: {known}.", word=told.rstrip("…"))
    return name


def cards_of(text: str, number: int) -> Cards:
    """Return cards in the order in which they are written. Raises DoorError naming the line."""
    try:
        return parse(text)
    except DoorError as error:
        raise at_line(error, number) from None


def sorted_cards(text: str, number: int) -> Cards:
    """Return cards in the order of the deck. Raises DoorError naming the line."""
    return tuple(sorted(cards_of(text, number), key=lambda kind: kind.index))


def card_of(text: str, number: int) -> Kind:
    """Return one card. Raises DoorError naming the line."""
    try:
        return parse_one(text.strip(), "record")
    except DoorError as error:
        raise at_line(error, number) from None


def with_beside(text: str) -> tuple[str, str | None]:
    """Return the card, and what stands after “với”."""
    card, *rest = _BESIDE.split(text, maxsplit=1)
    return card, rest[0] if rest else None


def names_of(text: str, number: int, most: int) -> tuple[str, ...]:
    """Return the names that commas part. Raises DoorError if they are more than `most`."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if len(names) > most:
        raise wrong(number, "too-many", "không ván nào hô nhiều đến thế.", "no hand is called with that many names.")
    return names
