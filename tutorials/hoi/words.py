"""A hand of a hội as a short word of the address: `ua.ctmle.tc` is “A won with tôm and lèo on a card that C threw”.

The seats are letters in the order of play. A game says how its hands begin and which parts may follow (`Vocabulary`);
`read(write(hand)) == hand`, and what cannot be read raises ValueError with that part.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tutorials.scenes.hoi import COUNTED, LETTERS, POINTS, read_points, write_points

OPEN = "x"  # a number that is left open
Hand = dict[str, Any]


class Part(Protocol):
    """One thing that a hand may tell: its first letter, and how the rest is written and read."""

    @property
    def code(self) -> str:
        """Return its first letter."""

    def write(self, hand: Mapping[str, Any]) -> Sequence[str]:
        """Return the parts of a word that tell it; none where the hand does not."""

    def read(self, rest: str, hand: Hand) -> bool:
        """Take what follows the letter into the hand; say whether it means something."""


@dataclass(frozen=True, slots=True)
class One:
    """A seat."""

    code: str
    name: str

    def write(self, hand: Mapping[str, Any]) -> Sequence[str]:
        """Write it."""
        return (self.code + hand[self.name],) if hand.get(self.name) else ()

    def read(self, rest: str, hand: Hand) -> bool:
        """Read it."""
        if len(rest) != 1 or rest not in LETTERS:
            return False
        hand[self.name] = rest
        return True


@dataclass(frozen=True, slots=True)
class Several:
    """Seats, in an order."""

    code: str
    name: str

    def write(self, hand: Mapping[str, Any]) -> Sequence[str]:
        """Write them."""
        return (self.code + "".join(hand[self.name]),) if hand.get(self.name) else ()

    def read(self, rest: str, hand: Hand) -> bool:
        """Read them, each once."""
        if not rest or not set(rest) <= set(LETTERS):
            return False
        hand[self.name] = list(dict.fromkeys(rest))
        return True


@dataclass(frozen=True, slots=True)
class Count:
    """A number."""

    code: str
    name: str

    def write(self, hand: Mapping[str, Any]) -> Sequence[str]:
        """Write it."""
        return (f"{self.code}{hand[self.name]}",) if self.name in hand else ()

    def read(self, rest: str, hand: Hand) -> bool:
        """Read it."""
        if not (rest.isascii() and rest.isdecimal() and len(rest) <= 4):
            return False
        hand[self.name] = int(rest)
        return True


@dataclass(frozen=True, slots=True)
class Each:
    """A number for every seat, some of which may be left open."""

    code: str
    name: str

    def write(self, hand: Mapping[str, Any]) -> Sequence[str]:
        """Write them."""
        if not hand.get(self.name):
            return ()
        return (self.code + "-".join(OPEN if each is None else str(each) for each in hand[self.name]),)

    def read(self, rest: str, hand: Hand) -> bool:
        """Read them."""
        if not re.fullmatch(r"(\d{1,2}|x)(-(\d{1,2}|x)){1,4}", rest, re.ASCII):
            return False
        hand[self.name] = [None if each == OPEN else int(each) for each in rest.split("-")]
        return True


@dataclass(frozen=True, slots=True)
class Signed:
    """What every seat gains or loses."""

    code: str
    name: str

    def write(self, hand: Mapping[str, Any]) -> Sequence[str]:
        """Write it."""
        return (self.code + write_points(hand[self.name]),) if hand.get(self.name) else ()

    def read(self, rest: str, hand: Hand) -> bool:
        """Read it."""
        found = read_points(rest)
        if found is not None:
            hand[self.name] = found
        return found is not None


@dataclass(frozen=True, slots=True)
class Flag:
    """A field that has one value or is not told."""

    code: str
    name: str
    value: Any

    def write(self, hand: Mapping[str, Any]) -> Sequence[str]:
        """Write it."""
        return (self.code,) if hand.get(self.name) == self.value else ()

    def read(self, rest: str, hand: Hand) -> bool:
        """Read it."""
        if rest:
            return False
        hand[self.name] = self.value
        return True


@dataclass(frozen=True)
class Slug:
    """One of some words, each with a code of its own."""

    code: str
    name: str
    codes: Mapping[str, str]

    def write(self, hand: Mapping[str, Any]) -> Sequence[str]:
        """Write it."""
        return tuple(self.code + code for code, slug in self.codes.items() if hand.get(self.name) == slug)

    def read(self, rest: str, hand: Hand) -> bool:
        """Read it."""
        if rest not in self.codes:
            return False
        hand[self.name] = self.codes[rest]
        return True


@dataclass(frozen=True)
class Slugs:
    """Some words, each with a code of two letters; where they may come again, in a table of how often."""

    code: str
    name: str
    codes: Mapping[str, str]
    has_times: bool = False

    def write(self, hand: Mapping[str, Any]) -> Sequence[str]:
        """Write them."""
        told = hand.get(self.name) or ()
        times = told if isinstance(told, Mapping) else dict.fromkeys(told, 1)
        by_slug = {slug: code for code, slug in self.codes.items()}
        text = "".join(by_slug[slug] + (str(count) if count > 1 else "") for slug, count in times.items())
        return (self.code + text,) if text else ()

    def read(self, rest: str, hand: Hand) -> bool:
        """Read them, each once."""
        times = "([2-9]?)" if self.has_times else "()"
        found = re.findall(rf"([a-z]{{2}}){times}", rest)
        if not found or "".join(code + count for code, count in found) != rest:
            return False
        if any(code not in self.codes for code, _count in found):
            return False
        if self.has_times:
            hand[self.name] = {self.codes[code]: int(count or 1) for code, count in found}
        else:
            hand[self.name] = list(dict.fromkeys(self.codes[code] for code, _count in found))
        return True


@dataclass(frozen=True)
class Rows:
    """Small tables: a word with a code of one sign, one seat or several, and perhaps how many times."""

    code: str
    name: str
    codes: Mapping[str, str]
    word: str
    seat: str = "seat"
    has_several: bool = False
    has_times: bool = False

    def write(self, hand: Mapping[str, Any]) -> Sequence[str]:
        """Write them, a part each."""
        by_slug = {slug: code for code, slug in self.codes.items()}
        return [
            self.code + by_slug[row[self.word]] + "".join(row[self.seat]) + _again(row.get("times", 1))
            for row in hand.get(self.name, ())
        ]

    def read(self, rest: str, hand: Hand) -> bool:
        """Read one more of them."""
        seats = f"[{LETTERS}]+" if self.has_several else f"[{LETTERS}]"
        times = r"(\d{0,2})" if self.has_times else "()"
        match = re.fullmatch(rf"([{''.join(self.codes)}])({seats}){times}", rest, re.ASCII)
        if match is None:
            return False
        row: Hand = {
            self.word: self.codes[match[1]],
            self.seat: list(dict.fromkeys(match[2])) if self.has_several else match[2],
        }
        if match[3]:
            row["times"] = int(match[3])
        hand.setdefault(self.name, []).append(row)
        return True


def _again(times: int) -> str:
    return str(times) if times > 1 else ""


@dataclass(frozen=True)
class Vocabulary:
    """How the hands of a game are written: the letters of results, those that name a seat at once, what may follow."""

    results: Mapping[str, str]
    seated: str
    parts: tuple[Part, ...]

    def write(self, hand: Mapping[str, Any]) -> str:
        """Write a hand, its seats as letters, as one word."""
        letter = next(code for code, result in self.results.items() if result == hand["result"])
        return ".".join((letter + hand.get("seat", ""), *(text for part in self.parts for text in part.write(hand))))

    def read(self, word: str) -> Hand:
        """Read a word; raises ValueError with the part that cannot be read."""
        head, *parts = word.split(".")
        letter, seat = head[:1], head[1:]
        is_seat = len(seat) == 1 and seat in LETTERS
        if letter not in self.results or (is_seat if letter in self.seated else not seat) is False:
            raise ValueError(head)
        hand: Hand = {"result": self.results[letter]}
        if seat:
            hand["seat"] = seat
        for part in parts:
            if not any(each.code == part[:1] and each.read(part[1:], hand) for each in self.parts):
                raise ValueError(part)
        return hand


def with_counted(words: Vocabulary) -> Vocabulary:
    """Return a vocabulary that knows hands whose points were counted elsewhere, too."""
    parts = (*words.parts, Signed(POINTS, "points"), One("w", "winner"))
    return Vocabulary({**words.results, COUNTED: "tinh-san"}, words.seated, parts)
