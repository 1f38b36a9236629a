"""Groups of pieces that are called and compared: lẻ, đôi, ba trên, ba dưới, tứ tử, ngũ tử. Law: TC-2, TC-3."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
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
SIZES = (1, 2, 3, 4, 5)


@dataclass(frozen=True, slots=True)
class Group:
    """Pieces that go together, the strongest first."""

    kind: GroupKind
    pieces: Pieces
    needs: tuple[tuple[int, int], ...] = field(init=False, repr=False, compare=False)  # index of a piece, how many

    def __post_init__(self) -> None:
        counts = Counter(piece.index for piece in self.pieces)
        object.__setattr__(self, "needs", tuple(counts.items()))

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
        colour = ("đỏ", "red") if self.is_red else ("đen", "black")
        if self.kind is GroupKind.LE:
            return Message(self.top.vi, self.top.en)
        if self.kind is GroupKind.DOI:
            return Message(f"đôi {self.top.vi}", f"a pair of {self.top.en}s")
        return Message(f"{self.kind.vi} {colour[0]}", f"{self.kind.en}, {colour[1]}")


def judge(pieces: Iterable[Piece]) -> Group | None:
    """Return the group that these pieces make, or None. Law: TC-2.1 to TC-2.7."""
    found = tuple(sorted(pieces, key=lambda piece: piece.index))
    if not found or len({piece.is_red for piece in found}) != 1:
        return None
    kind = _kind(tuple(piece.rank for piece in found))
    return Group(kind, found) if kind else None


def _kind(ranks: tuple[Rank, ...]) -> GroupKind | None:
    """Return the kind of group of these ranks, the strongest first, all of one colour."""
    if len(ranks) == 1:
        return GroupKind.LE
    if len(ranks) == 2 and ranks[0] is ranks[1]:
        return GroupKind.DOI
    if ranks == UPPER:
        return GroupKind.BA_TREN
    if ranks == LOWER:
        return GroupKind.BA_DUOI
    if set(ranks) == {Rank.TOT}:
        return {4: GroupKind.TU_TU, 5: GroupKind.NGU_TU}.get(len(ranks))
    return None


_THREES = tuple(
    Group(kind, tuple(piece for piece in PIECES if piece.rank in ranks and piece.is_red is is_red))
    for kind, ranks in ((GroupKind.BA_TREN, UPPER), (GroupKind.BA_DUOI, LOWER))
    for is_red in (True, False)
)
_ALIKE = tuple(
    Group(kind, (piece,) * kind.size)
    for kind in (GroupKind.LE, GroupKind.DOI, GroupKind.TU_TU, GroupKind.NGU_TU)
    for piece in PIECES
    if piece.copies >= kind.size and (piece.rank is Rank.TOT or kind.size <= 2)
)
EVERY_GROUP = tuple(sorted((*_ALIKE, *_THREES), key=lambda group: (group.size, group.top.index)))


def groups_of(pieces: Iterable[Piece]) -> tuple[Group, ...]:
    """Return every different group that some of these pieces make, small ones first, then the strongest first."""
    held = [0] * len(PIECES)
    for piece in pieces:
        held[piece.index] += 1
    return tuple(
        group
        for group in EVERY_GROUP
        if held[group.top.index] and all(held[index] >= count for index, count in group.needs)
    )
