"""What the written records of tổ tôm and chắn share: their lines, their head lines, and how both are printed."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from tutorials.engine.cards import Cards, Kind, parse, parse_one, short
from tutorials.engine.errors import DoorError

HEAD_WORDS = (
    "ván", "lệ", "ghế", "cái", "bắt cái", "bài", "tay đủ", "tay", "chiếu", "đã đánh", "đã qua", "ù liền", "nọc",
)  # fmt: skip
DRAW = re.compile(r"^hòa\s*\.?$", re.IGNORECASE)
GAP = re.compile(r"^(?:…|\.\.\.)$")
_MAX_LINES = 2000
_LONGEST_NAME = 20
_BESIDE = re.compile(r"\s+với\s+", re.IGNORECASE)
_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")  # come with pasted text
_TURKISH_I = str.maketrans("ıİ", "iI")  # both match an «i» where case is ignored


def wrong(line: int, code: str, vi: str, en: str) -> DoorError:
    """Return the error of one line of a record."""
    return DoorError(code, f"record:{line}", f"Dòng {line}: {vi}", f"Line {line}: {en}")


def at_line(error: DoorError, number: int) -> DoorError:
    """Return an error as that of one line of a record."""
    return wrong(number, error.code, error.message.vi, error.message.en)


def unread(words: str, number: int) -> DoorError:
    """Return the error of words that mean nothing in their line."""
    return wrong(number, "unknown-act", f"không đọc được «{words}».", f"cannot read «{words}».")


def no_act(line: str, acts: Iterable[str], number: int) -> DoorError:
    """Return the error of a line that is no action; it names those that there are."""
    known = ", ".join(acts)
    vi = f"không đọc được «{line[:40]}». Viết «ghế, việc, quân»; các việc: {known}."
    return wrong(number, "unknown-act", vi, f"cannot read «{line[:40]}». Write seat, act, card; acts: {known}.")


# lines ----------------------------------------------------------------------------------------


def lines_of(text: str) -> list[tuple[int, str]]:
    """Return the lines that say something, each with its number, without remarks. Raises DoorError if too many."""
    lines = unicodedata.normalize("NFC", _UNSEEN.sub("", text)).translate(_TURKISH_I).splitlines()
    if len(lines) > _MAX_LINES:
        vi = f"ghi chép dài quá {_MAX_LINES} dòng; một ván không dài đến thế."
        raise wrong(_MAX_LINES + 1, "too-long", vi, f"the record passes {_MAX_LINES} lines; no hand is as long.")
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
        """Return what may stand once in a record: "bài B", "nọc" …"""
        return f"{self.word} {self.name}".strip()


def head_pattern(words: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern of the head lines that begin with these words."""
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(rf"^({'|'.join(longest_first)})(?:\s+([^:\s]+))?\s*:\s*(.*)$", re.IGNORECASE)


def head_of(line: str, pattern: re.Pattern[str]) -> Head | None:
    """Return the head line that a line is, or None."""
    match = pattern.match(line)
    return match and Head(match.group(1).casefold(), (match.group(2) or "").upper(), match.group(3).strip())


def seats_line(lines: Iterable[tuple[int, str]], pattern: re.Pattern[str]) -> tuple[str, int] | None:
    """Find the line that tells the seats, which other head lines may name before it: what it tells, and its number."""
    for number, line in lines:
        head = head_of(line, pattern)
        if head and head.key == "ghế":
            return head.value, number
    return None


# head lines -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Reading:
    """What has been read so far; each game adds its own actions, and what it knows of a seat."""

    seats: tuple[str, ...] = ()
    cai: str = ""
    rules: str | None = None
    bat_cai: Kind | None = None
    hands: dict[str, Cards] = field(default_factory=dict)
    noc: Cards | int | None = None
    lines: dict[str, int] = field(default_factory=dict)

    def begin(self, head: Head, number: int) -> None:
        """Note where a head line stands. Raises DoorError if it stands already."""
        if head.key in self.lines:
            before = self.lines[head.key]
            vi = f"dòng «{head.key}» đã có ở dòng {before}."
            raise wrong(number, "twice", vi, f"«{head.key}» stands already in line {before}.")
        self.lines[head.key] = number

    def refuse_both(self, other: str, number: int) -> None:
        """Raise DoorError if the same hand stands already under its other word."""
        if other in self.lines:
            vi = f"đã có dòng «{other}»: một tay bài chỉ ghi một lần."
            raise wrong(number, "twice", vi, f"«{other}» stands already: a hand is written once.")

    def finish(self) -> None:
        """Raise DoorError if the seats or the cái are missing."""
        if not self.seats or not self.cai:
            raise wrong(1, "missing", "ghi chép cần có dòng «Ghế:» và «Cái:».", "a record needs «Ghế:» and «Cái:».")


def late_head(number: int) -> DoorError:
    """Return the error of a head line that follows an action."""
    vi, en = "dòng đầu phải đứng trước mọi việc trong ván.", "head lines stand before all actions."
    return wrong(number, "late-head", vi, en)


def skip(read: Reading, value: str, number: int) -> None:
    """Pass over a head line that has been read first."""


def read_bat_cai(read: Reading, value: str, number: int) -> None:
    """Read the card that went to the cái."""
    read.bat_cai = card_of(value, number)


def read_hand(read: Reading, seat: str, value: str, number: int) -> None:
    """Read the whole hand dealt to a seat."""
    read.hands[seat] = sorted_cards(value, number)


def noc_of(value: str, number: int, most: int) -> Cards | int:
    """Return the cards of the nọc in order, or how many they are, up to `most`. Raises DoorError."""
    if not value.isdecimal():
        return cards_of(value, number)
    if len(value) <= len(str(most)) and int(value) <= most:
        return int(value)
    raise wrong(number, "noc", "nọc không thể nhiều quân đến thế.", "the nọc cannot hold as many cards.")


def wins_of(value: str, number: int) -> int:
    """Return how many hands in a row a seat has won. Raises DoorError."""
    if not value.isdecimal() or len(value) > 2:
        raise wrong(number, "streak", "cần số ván đã ù liền, từ 0 đến 99.", "the wins in a row, 0 to 99, are needed.")
    return int(value)


# words ----------------------------------------------------------------------------------------


def are_seats(seats: tuple[str, ...]) -> bool:
    """Say whether the seats have different names, none too long."""
    return len(set(seats)) == len(seats) and all(len(seat) <= _LONGEST_NAME for seat in seats)


def seat_of(name: str, seats: tuple[str, ...], number: int, told: str) -> str:
    """Return a seat by its name. Raises DoorError, which repeats the name as `told`."""
    if name not in seats:
        known = ", ".join(seats) or "?"
        vi = f"không có ghế «{told}»; các ghế: {known}."
        raise wrong(number, "unknown-seat", vi, f"no seat «{told}»; seats: {known}.")
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
    """Return the card, and what stands after «với»."""
    card, *rest = _BESIDE.split(text, maxsplit=1)
    return card, rest[0] if rest else None


def names_of(text: str, number: int, most: int) -> tuple[str, ...]:
    """Return the names that commas part. Raises DoorError if they are more than `most`."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if len(names) > most:
        raise wrong(number, "too-many", "không ván nào hô nhiều đến thế.", "no hand is called with as many names.")
    return names


# printing -------------------------------------------------------------------------------------


def codes(cards: Cards) -> str:
    """Write cards in the order in which they stand."""
    return " ".join(card.code for card in cards)


def deal_lines(
    game: str, rules: str | None, seats: Iterable[str], cai: str, bat_cai: Kind | None, hands: Mapping[str, Cards]
) -> Iterator[str]:
    """Yield the head lines from the game to the hands that were dealt."""
    yield f"Ván: {game}"
    if rules is not None:
        yield f"Lệ: {rules}"
    yield f"Ghế: {' '.join(seats)}"
    yield f"Cái: {cai}"
    if bat_cai is not None:
        yield f"Bắt cái: {bat_cai.vi}"
    for seat, cards in hands.items():
        yield f"Bài {seat}: {short(cards)}"


def before_lines(
    seat: str, held: Cards | None, whole: bool, laid: Iterable[object], piles: Mapping[str, str], wins: int
) -> Iterator[str]:
    """Yield the head lines that tell what is known of a seat; `piles` are its cards by the word of their line."""
    if held is not None:
        yield f"{'Tay đủ' if whole else 'Tay'} {seat}: {short(held)}"
    melds = " | ".join(map(str, laid))
    if melds:
        yield f"Chiếu {seat}: {melds}"
    for word, cards in piles.items():
        if cards:
            yield f"{word} {seat}: {cards}"
    if wins:
        yield f"Ù liền {seat}: {wins}"


def noc_lines(noc: Cards | int | None) -> Iterator[str]:
    """Yield the head line of the nọc, if it is known."""
    if noc is not None:
        yield f"Nọc: {noc if isinstance(noc, int) else codes(noc)}"
