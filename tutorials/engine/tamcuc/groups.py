"""Groups of pieces that are called and compared: lẻ, đôi, ba trên, ba dưới, tứ tử, ngũ tử. Law: TC-2, TC-3."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from tutorials.engine.errors import Message
from tutorials.engine.pieces import PIECES, Piece, Pieces, Rank


class GroupKind(Enum):
    """What a group is: its slug, its name, its English name, its article, how many pieces it has."""

    LE = "le", "quân lẻ", "a single piece", "TC-2.1", 1
    DOI = "doi", "đôi", "a pair", "TC-2.2", 2
    BA_TREN = "ba-tren", "ba trên", "an upper three", "TC-2.3", 3
    BA_DUOI = "ba-duoi", "ba dưới", "a lower three", "TC-2.4", 3
    TU_TU = "tu-tu", "tứ tử", "tứ tử (four soldiers)", "TC-2.5", 4
    NGU_TU = "ngu-tu", "ngũ tử", "ngũ tử (five soldiers)", "TC-2.6", 5

    def __init__(self, slug: str, vi: str, en: str, article: str, size: int) -> None:
        self.slug = slug
        self.vi = vi
        self.en = en
        self.article = article
        self.size = size

    def label(self, lang: str) -> str:
        """Return the name shown to people."""
        return self.en if lang == "en" else self.vi


UPPER = (Rank.TUONG, Rank.SI, Rank.TUONG_VOI)
LOWER = (Rank.XE, Rank.PHAO, Rank.MA)
_ENGLISH = {
    GroupKind.BA_TREN: "a {} upper three",
    GroupKind.BA_DUOI: "a {} lower three",
    GroupKind.TU_TU: "a set of four {} soldiers",
    GroupKind.NGU_TU: "a set of five {} soldiers",
}


@dataclass(frozen=True, slots=True)
class Group:
    """Pieces that go together, the strongest first."""

    kind: GroupKind
    pieces: Pieces

    @property
    def size(self) -> int:
        """Return how many pieces it has."""
        return len(self.pieces)

    @property
    def top(self) -> Piece:
        """Return its strongest piece. Among groups of one size it decides who is stronger (TC-3)."""
        return self.pieces[0]

    @property
    def is_red(self) -> bool:
        """Say whether it is red; a group has one colour."""
        return self.top.is_red

    def beats(self, other: "Group") -> bool:
        """Say whether it is stronger than another group of the same size (TC-3.1 to TC-3.4)."""
        return self.size == other.size and self.top.index < other.top.index

    def equals(self, other: "Group") -> bool:
        """Say whether both are alike in name and colour (TC-3.6)."""
        return self.size == other.size and self.top is other.top

    @property
    def name(self) -> Message:
        """Return what people call it: `đôi xe đỏ`, `ba dưới đen`."""
        vi, en = ("đỏ", "red") if self.is_red else ("đen", "black")
        if self.kind is GroupKind.LE:
            return Message(self.top.vi, f"the {self.top.en}")
        if self.kind is GroupKind.DOI:
            return Message(f"đôi {self.top.vi}", f"a pair of {self.top.en}s")
        return Message(f"{self.kind.vi} {vi}", _ENGLISH[self.kind].format(en))


_THREES = tuple(
    Group(kind, tuple(piece for piece in PIECES if piece.rank in ranks and piece.is_red is is_red))
    for kind, ranks in ((GroupKind.BA_TREN, UPPER), (GroupKind.BA_DUOI, LOWER))
    for is_red in (True, False)
)
_ALIKE = tuple(
    tuple(
        Group(kind, (piece,) * kind.size)
        for kind in (GroupKind.LE, GroupKind.DOI, GroupKind.TU_TU, GroupKind.NGU_TU)
        if piece.copies >= kind.size
    )
    for piece in PIECES
)  # by the index of the piece
_BY_INDEXES = {
    tuple(piece.index for piece in group.pieces): group for group in (*_THREES, *(g for row in _ALIKE for g in row))
}


def judge(pieces: Iterable[Piece]) -> Group | None:
    """Return the group that these pieces make, or None. Law: TC-2.1 to TC-2.7."""
    return _BY_INDEXES.get(tuple(sorted([piece.index for piece in pieces])))


def groups_of(pieces: Iterable[Piece]) -> tuple[Group, ...]:
    """Return every different group that some of these pieces make, small ones first, then the strongest first."""
    held = [0] * len(PIECES)
    for piece in pieces:
        held[piece.index] += 1
    found = [group for index, count in enumerate(held) if count for group in _ALIKE[index] if group.size <= count]
    found += [three for three in _THREES if all(held[piece.index] for piece in three.pieces)]
    return tuple(sorted(found, key=_order))


def _order(group: Group) -> tuple[int, int]:
    return group.size, group.top.index
