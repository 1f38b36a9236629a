"""The 120-card money deck: thirty kinds, four copies of each, and their names.

A kind is told by rank and suit, or by name for the three red yêu. Order of the deck: văn 1-9,
vạn 1-9, sách 1-9, chi chi, thang thang, ông cụ. Law: TT-0.1 to TT-0.4.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import groupby

from tutorials.engine.errors import DoorError, Message, Place, shown
from tutorials.engine.reader import Reader
from tutorials.engine.words import both

SLUG = "money"
COPIES = 4


class Suit(Enum):
    """Suits of the money deck, in the order in which hands are sorted."""

    VAN = "v", "văn", "文"
    WAN = "w", "vạn", "萬"
    SACH = "s", "sách", "索"

    def __init__(self, letter: str, label: str, han: str) -> None:
        self.letter = letter
        self.label = label
        self.han = han


RANK_WORDS = ("nhất", "nhị", "tam", "tứ", "ngũ", "lục", "thất", "bát", "cửu")
RANK_HAN = "一二三四五六七八九"


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """One of the thirty kinds of card; the deck holds four copies of each."""

    index: int  # 0 to 29, the order of the deck
    code: str  # short form: 7v, cc
    rank: int | None  # 1 to 9; None for the three red yêu
    suit: Suit | None
    vi: str  # "7 văn", "chi chi"
    vi_words: str  # "thất văn"
    en: str  # "7 of văn"
    han: str
    is_red: bool
    is_yeu: bool  # yêu: a phu by itself, never loose, never thrown (TT-4.3, TT-10.1)
    nicknames: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return self.vi

    def label(self, lang: str) -> str:
        """Return the name shown to people."""
        return self.en if lang == "en" else self.vi

    def phrase(self, lang: str) -> str:
        """Return the name as a sentence holds it: `the 7 of văn`."""
        return f"the {self.en}" if lang == "en" and self.suit else self.label(lang)

    def plural(self, lang: str) -> str:
        """Return the name of several copies, as in `a khàn of 7s of văn`."""
        return f"{self.rank}s of {self.suit.label}" if lang == "en" and self.suit else self.label(lang)


_RED_NUMBERED = {"8w", "9w", "8s", "9s"}
_NICKNAMES = {
    "1v": ("yêu văn",),
    "1w": ("yêu vạn", "nhất béo"),
    "1s": ("yêu sách",),
    "5w": ("ngũ chùa",),
    "5s": ("ngũ thuyền",),
    "8w": ("cá chép",),
    "2w": ("cành đào",),
    "8v": ("cà kheo",),
    "4s": ("cây đèn",),
    "9w": ("phu hồ",),
    "cc": ("chi",),
    "tt": ("thang",),
    "oc": ("ông lão", "cụ"),
}


def _numbered(index: int) -> Kind:
    suit = tuple(Suit)[index // 9]
    rank = index % 9 + 1
    code = f"{rank}{suit.letter}"
    return Kind(
        index=index,
        code=code,
        rank=rank,
        suit=suit,
        vi=f"{rank} {suit.label}",
        vi_words=f"{RANK_WORDS[rank - 1]} {suit.label}",
        en=f"{rank} of {suit.label}",
        han=RANK_HAN[rank - 1] + suit.han,
        is_red=code in _RED_NUMBERED,
        is_yeu=rank == 1,
        nicknames=_NICKNAMES.get(code, ()),
    )


def _red(index: int, code: str, name: str, han: str) -> Kind:
    return Kind(index, code, None, None, name, name, name, han, True, True, _NICKNAMES[code])


KINDS: tuple[Kind, ...] = (
    *(_numbered(index) for index in range(27)),
    _red(27, "cc", "chi chi", "枝"),
    _red(28, "tt", "thang thang", "湯"),
    _red(29, "oc", "ông cụ", "老"),
)
BY_CODE = {kind.code: kind for kind in KINDS}
CHAN_LEAVES_OUT = frozenset({"1v", "1w", "1s", "tt", "oc"})

Cards = tuple[Kind, ...]


def bare(text: str) -> str:
    """Return lower-case text without marks: `Thất văn` becomes `that van`."""
    parts = unicodedata.normalize("NFD", text.casefold().replace("đ", "d"))
    return "".join(char for char in parts if not unicodedata.combining(char))


_SUIT_WORDS = {"văn": "v", "vạn": "w", "sách": "s", "sach": "s", "v": "v", "w": "w", "s": "s"}
_RANKS = {word: number for number, word in enumerate(RANK_WORDS, 1)}
_RANKS |= {bare(word): number for word, number in _RANKS.items()}
_RED_NAMES = {"chi chi": "cc", "cc": "cc", "chi": "cc"}
_RED_NAMES |= {"thang thang": "tt", "tt": "tt", "thang": "tt"}
_RED_NAMES |= dict.fromkeys(("ong cu", "oc", "ong lao", "cu"), "oc")  # without marks

_BETWEEN = re.compile(r"[\s,;|+/.\u200b\ufeff]*")  # spaces that cannot be seen come with pasted text
_WORD = re.compile(
    r"""
      (?P<red>chi\s+chi|thang\s+thang|(?:ông|ong)\s+(?:cụ|cu|lão|lao)|cc|tt|oc|chi|thang|cụ)(?!\w)
    | (?P<ranks>\d+|[^\W\d_]+)\s*(?:of\s+)?(?P<suit>văn|vạn|sách|sach|van|v|w|s)(?![^\W\d_])
    """,
    re.VERBOSE,
)
_WORD_RANK = re.compile(r"(?P<ranks>[^\W\d_]+)\s+(?P<suit>văn|vạn|sách|sach|van)(?!\w)")
_REMEDY = Message(
    "Hãy viết như “7 văn”, “thất vạn”, “9 sách”, hoặc viết tắt: 7v, 7w, 9s; "
    "cc là chi chi, tt là thang thang, oc là ông cụ.",
    "Write “7 văn”, “thất vạn”, “9 sách”, or the short forms 7v, 7w, 9s; "
    "cc is chi chi, tt is thang thang, oc is ông cụ.",
)


def _ambiguous(text: str, field: Place) -> DoorError:
    return DoorError("ambiguous-card", field, both("error-ambiguous-card", text=text), word=text)


def _ranks(text: str, name: str, field: Place) -> Iterable[int]:
    if text.isdecimal() and text.isascii():
        if "0" in text:
            raise _READER.unknown(name, field)
        return (int(digit) for digit in text)
    rank = _RANKS.get(text)
    if rank is None:
        raise _READER.unknown(name, field)
    return [rank]


def _name_at(text: str, place: int, field: Place) -> tuple[Iterable[Kind], int] | None:
    match = _WORD_RANK.match(text, place) or _WORD.match(text, place)
    if match is None:
        return None
    found = match.groupdict()
    if found.get("red"):
        return [BY_CODE[_RED_NAMES[bare(" ".join(found["red"].split()))]]], match.end()
    name = shown(match.group(0))
    if found["suit"] == "van":
        raise _ambiguous(name, field)
    ranks, suit = _ranks(found["ranks"], name, field), _SUIT_WORDS[found["suit"]]
    return (BY_CODE[f"{rank}{suit}"] for rank in ranks), match.end()


def _fifth_copy(kind: Kind, field: Place) -> DoorError:
    return DoorError("fifth-copy", field, both("error-fifth-copy", kind=kind))


_READER = Reader(SLUG, "card", _REMEDY, _BETWEEN, _name_at, KINDS, lambda _: COPIES, _fifth_copy)
parse_one = _READER.parse_one


def parse(cards: object, field: Place = "cards") -> Cards:
    """Return the cards named by one string or a list of names, in the order given.

    Raises DoorError for an unknown card, an unclear suit ("7 van") or a fifth copy.

    >>> [kind.code for kind in parse("568v 7v7v7v cc")]
    ['5v', '6v', '8v', '7v', '7v', '7v', 'cc']
    """
    return _READER.parse(cards, field)


def refuse_fifth_copy(cards: Iterable[Kind], field: Place) -> Cards:
    """Return the cards; raise DoorError as soon as some kind stands more than four times. Law: TT-0.1."""
    return _READER.within(cards, field)


def short(cards: Iterable[Kind]) -> str:
    """Write cards in short form, sorted, runs of a suit joined: `456v 7w7w 9s cc`.

    `parse` reads it back to the same cards.
    """
    ordered = sorted(cards, key=lambda kind: kind.index)
    words: list[str] = []
    for kind in ordered:
        if kind.suit and words and words[-1].endswith(kind.suit.letter):
            words[-1] = f"{words[-1][:-1]}{kind.rank}{kind.suit.letter}"
        else:
            words.append(kind.code)
    return " ".join(words)


def spoken(cards: Iterable[Kind]) -> Message:
    """Name cards in a sentence, those alike together: `hai quân 9 vạn, 8 sách`, `two 9s of vạn, 8 of sách`."""
    ordered = sorted(cards, key=lambda kind: kind.index)
    groups = [(kind, len(tuple(alike))) for kind, alike in groupby(ordered)]
    return Message(
        ", ".join(f"{_ALIKE[count][0]} quân {kind.vi}" if count > 1 else kind.vi for kind, count in groups),
        ", ".join(_spoken_in_english(kind, count) for kind, count in groups),
    )


def _spoken_in_english(kind: Kind, count: int) -> str:
    return f"{_ALIKE[count][1]} {kind.plural('en')}" if count > 1 else kind.en


_ALIKE = {2: ("hai", "two"), 3: ("ba", "three"), COPIES: ("bốn", "four")}


def counts_of(cards: Iterable[Kind]) -> list[int]:
    """Count cards by kind: thirty numbers in the order of the deck."""
    counts = [0] * len(KINDS)
    for kind in cards:
        counts[kind.index] += 1
    return counts
