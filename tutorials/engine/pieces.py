"""The tam cúc deck: 32 pieces, fourteen kinds, and their names. Law: TC-0.

Of each colour: tướng 1, sĩ 2, tượng 2, xe 2, pháo 2, mã 2, tốt 5. Red tướng is also called tướng ông, black tướng bà.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from tutorials.engine.errors import DoorError, Message, Place, shown
from tutorials.engine.foreign import too_many
from tutorials.engine.reader import Reader
from tutorials.engine.words import both

SLUG = "tam-cuc"


class Rank(Enum):
    """What a piece is, the strongest first: its name, its sign, how many of each colour."""

    TUONG = "tuong", "tướng", "general", "將", 1
    SI = "si", "sĩ", "adviser", "士", 2
    TUONG_VOI = "voi", "tượng", "elephant", "象", 2
    XE = "xe", "xe", "cart", "車", 2
    PHAO = "phao", "pháo", "cannon", "砲", 2
    MA = "ma", "mã", "horse", "馬", 2
    TOT = "tot", "tốt", "soldier", "卒", 5

    def __init__(self, slug: str, vi: str, en: str, han: str, copies: int) -> None:
        self.slug = slug
        self.vi = vi
        self.en = en
        self.han = han
        self.copies = copies


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """One of the fourteen kinds of piece."""

    index: int  # 0 to 13: rank by rank, the strongest first, red before black
    code: str  # ASCII, unique among the cards of all decks: xe-do, tot-den
    rank: Rank
    is_red: bool
    vi: str  # "xe đỏ"
    en: str  # "red cart"
    is_yeu: bool = False  # as the money deck has them; no piece of this one

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return self.vi

    @property
    def copies(self) -> int:
        """Return how many the deck holds."""
        return self.rank.copies

    @property
    def han(self) -> str:
        """Return the sign on the piece."""
        return self.rank.han

    def label(self, lang: str) -> str:
        """Return the name shown to people."""
        return self.en if lang == "en" else self.vi


def _piece(index: int) -> Piece:
    rank, is_red = tuple(Rank)[index // 2], index % 2 == 0
    vi, en, code = (("đỏ", "red", "do"), ("đen", "black", "den"))[0 if is_red else 1]
    return Piece(index, f"{rank.slug}-{code}", rank, is_red, f"{rank.vi} {vi}", f"{en} {rank.en}")


PIECES: tuple[Piece, ...] = tuple(_piece(index) for index in range(14))
BY_CODE = {piece.code: piece for piece in PIECES}
DECK: tuple[Piece, ...] = tuple(piece for piece in PIECES for _ in range(piece.copies))  # all 32

_RANKS = {
    "tướng": Rank.TUONG, "tuong": None, "sĩ": Rank.SI, "sỹ": Rank.SI, "si": Rank.SI, "sy": Rank.SI,
    "tượng": Rank.TUONG_VOI, "voi": Rank.TUONG_VOI, "xe": Rank.XE, "pháo": Rank.PHAO, "phao": Rank.PHAO,
    "mã": Rank.MA, "ma": Rank.MA, "ngựa": Rank.MA, "tốt": Rank.TOT, "tot": Rank.TOT,
}  # fmt: skip
_RED = {"đỏ", "do", "hồng", "hong", "điều", "dieu", "ông", "ong"}
_BLACK = {"đen", "den", "bà", "ba", "thâm"}
_BETWEEN = re.compile(r"[\s,;|+/.\u200b\ufeff]*")
_COUNTS = {"đôi": 2, "hai": 2, "ba": 3, "bốn": 4, "năm": 5, **{str(number): number for number in range(1, 6)}}
_WORD = re.compile(rf"(?:(?P<count>{'|'.join(_COUNTS)})\s*)?(?P<rank>[^\W\d_]+)[\s-]+(?P<colour>[^\W\d_]+)(?!\w)")
_REMEDY = Message(
    "Hãy viết tên và màu: “xe đỏ”, “tốt đen”, “sĩ đỏ”, “tướng đen”; “2 xe đỏ” là hai quân.",
    "Write a name and a colour in Vietnamese: “xe đỏ” (red cart), “tốt đen” (black soldier); “2 xe đỏ” is two of them.",
)

Pieces = tuple[Piece, ...]


def _name_at(text: str, place: int, field: Place) -> tuple[Iterable[Piece], int] | None:
    match = _WORD.match(text, place)
    if match is None or match["rank"] not in _RANKS or match["colour"] not in _RED | _BLACK:
        return None
    rank = _RANKS[match["rank"]]
    if rank is None:
        raise DoorError("ambiguous-card", field, both("error-ambiguous-piece", given=shown(match[0])), word=match[0])
    piece = BY_CODE[f"{rank.slug}-{'do' if match['colour'] in _RED else 'den'}"]
    return [piece] * _COUNTS[match["count"] or "1"], match.end()


def _too_many(piece: Piece, field: Place) -> DoorError:
    return too_many(Message(piece.vi, piece.en), piece.copies, field)


_READER = Reader(SLUG, "piece", _REMEDY, _BETWEEN, _name_at, PIECES, lambda piece: piece.copies, _too_many)
parse_one = _READER.parse_one


def parse(cards: object, field: Place = "cards") -> Pieces:
    """Return the pieces named by one string or a list of names, in the order given.

    Raises DoorError for a piece that the deck does not hold, and for more copies than it holds.

    >>> [piece.vi for piece in parse("xe đỏ, 2 tốt đen")]
    ['xe đỏ', 'tốt đen', 'tốt đen']
    """
    return _READER.parse(cards, field)


def short(pieces: Iterable[Piece]) -> str:
    """Write pieces sorted, the strongest first: `tướng đỏ, xe đen`. `parse` reads it back to the same pieces."""
    return ", ".join(piece.vi for piece in sorted(pieces, key=lambda piece: piece.index))
