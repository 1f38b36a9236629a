"""What is told of one card of each deck, enlarged: where its parts stand on each face, and what they are called."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tutorials.engine.decks import FRENCH, MONEY, TAM_CUC, Card, card_by_code
from tutorials.faces.compose import STYLES, Face

MARGIN = 60  # beside the card, where the numbers stand


@dataclass(frozen=True, slots=True)
class Pointer:
    """A part of a card: where it stands, in the units of the deck, and what it is."""

    x: int
    y: int
    text: Promise


@dataclass(frozen=True, slots=True)
class Placed:
    """A pointer with its number, and where the number stands: in the margin on its own side, as high as the part."""

    number: int
    pointer: Pointer
    margin: int


@dataclass(frozen=True, slots=True)
class Enlarged:
    """A card that is drawn large, its parts numbered; the numbers differ from face to face."""

    card: Card
    width: int
    height: int
    faces: tuple[tuple[Face, tuple[Placed, ...]], ...]

    @property
    def box(self) -> str:
        """Return the view box: the card with a margin on both sides."""
        return f"{-MARGIN} 0 {self.width + 2 * MARGIN} {self.height}"


_DIGIT = _("Số của quân, viết to: 8")
_HAN_DIGIT = _("Số của quân, chữ Hán: 八 là 8")
_MARK = _("Dấu của chất: ô vuông là vạn, chữ thập chéo là văn, làn sóng là sách")
_HAN_SUIT = _("Tên chất, chữ Hán: 萬 là vạn, trong ô vuông")
_RED_BAND = _("Vạch đỏ là quân đỏ; vạch đen mảnh là quân đen")
_FISH = _("Hình vẽ: cá chép. Ai không đọc được chữ thì nhớ hình")
_SEAL = _("Dấu son: chỉ quân đỏ mới có")
_SUIT_WORD = _("Tên chất, bằng chữ: vạn")
_DIGIT_WORD = _("Số của quân: 8")
_PIECE_SIGN = _("Chữ 象, đọc là tượng; nằm trong vòng tròn là quân đỏ, trong ô vuông đen là quân đen")
_PIECE_NAME = _("Tên quân: tượng")
_PIECE_COLOUR = _("Màu của quân: đỏ")
_PIECE_BAND = _("Vạch đỏ là quân đỏ; vạch đen mảnh là quân đen")
_ELEPHANT = _("Hình vẽ: con voi")
_FIGURE = _("Số hay chữ: Q là đầm, kể sau J, trước K")
_HEART = _("Chất: cơ; ngoài ra còn rô, chuồn và bích")
_COURT = _("Hình vẽ: lá J, Q, K vẽ người; các lá khác có số dấu chất bằng số của lá")
_SUIT_NAME = _("Tên chất, bằng chữ: cơ")

_CHOSEN: Mapping[str, tuple[str, Mapping[Face, tuple[Pointer, ...]]]] = {
    MONEY.slug: (
        "8w",
        {
            Face.TRADITIONAL: (
                Pointer(22, 60, _HAN_SUIT),
                Pointer(180, 60, _HAN_DIGIT),
                Pointer(30, 128, _RED_BAND),
                Pointer(150, 230, _FISH),
                Pointer(170, 406, _SEAL),
            ),
            Face.CORNER: (
                Pointer(30, 58, _DIGIT),
                Pointer(170, 46, _HAN_SUIT),
                Pointer(34, 140, _MARK),
                Pointer(170, 131, _HAN_DIGIT),
                Pointer(30, 188, _RED_BAND),
                Pointer(140, 270, _FISH),
                Pointer(158, 386, _SEAL),
            ),
            Face.SIGN: (
                Pointer(50, 150, _DIGIT),
                Pointer(46, 376, _MARK),
                Pointer(160, 530, _SUIT_WORD),
                Pointer(30, 610, _RED_BAND),
            ),
            Face.TEXT: (
                Pointer(60, 90, _DIGIT_WORD),
                Pointer(160, 230, _SUIT_WORD),
                Pointer(30, 320, _RED_BAND),
            ),
        },
    ),
    TAM_CUC.slug: (
        "voi-do",
        {
            Face.TRADITIONAL: (
                Pointer(56, 64, _PIECE_SIGN),
                Pointer(30, 126, _PIECE_BAND),
                Pointer(150, 220, _ELEPHANT),
                Pointer(34, 180, _SEAL),
            ),
            Face.CORNER: (
                Pointer(30, 62, _PIECE_NAME),
                Pointer(150, 170, _PIECE_SIGN),
                Pointer(30, 244, _PIECE_BAND),
                Pointer(150, 340, _ELEPHANT),
                Pointer(34, 300, _SEAL),
            ),
            Face.SIGN: (
                Pointer(30, 104, _PIECE_SIGN),
                Pointer(170, 290, _PIECE_NAME),
                Pointer(40, 420, _PIECE_COLOUR),
            ),
            Face.TEXT: (
                Pointer(30, 117, _PIECE_NAME),
                Pointer(170, 240, _PIECE_BAND),
                Pointer(40, 350, _PIECE_COLOUR),
            ),
        },
    ),
    FRENCH.slug: (
        "qc",
        {
            Face.TRADITIONAL: (Pointer(24, 38, _FIGURE), Pointer(24, 91, _HEART), Pointer(160, 120, _COURT)),
            Face.CORNER: (Pointer(40, 89, _FIGURE), Pointer(36, 237, _HEART), Pointer(180, 240, _COURT)),
            Face.SIGN: (Pointer(60, 98, _FIGURE), Pointer(180, 250, _HEART)),
            Face.TEXT: (Pointer(60, 104, _FIGURE), Pointer(190, 270, _SUIT_NAME)),
        },
    ),
}


def enlarged(deck: str) -> Enlarged:
    """Return the card of a deck that is drawn large."""
    code, pointers = _CHOSEN[deck]
    style = STYLES[deck]
    faces = tuple((face, _placed(pointers[face], style.width)) for face in Face)
    return Enlarged(card_by_code(code), style.width, style.height, faces)


def _placed(pointers: tuple[Pointer, ...], width: int) -> tuple[Placed, ...]:
    """Give each pointer its number, from top to bottom, in the margin that is nearer."""
    ordered = sorted(pointers, key=lambda each: each.y)
    half = MARGIN // 2
    return tuple(
        Placed(number, each, -half if each.x < width / 2 else width + half) for number, each in enumerate(ordered, 1)
    )
