"""The fields of tổ tôm điếm: drum strokes, flags, steps of a hand."""

import unicodedata

from tutorials.engine import fields
from tutorials.engine.errors import DoorError, Path, spelled
from tutorials.engine.fields import Custom, Field, Word, words
from tutorials.engine.totom.diem.festival import EVENTS, FLAGS
from tutorials.engine.totom.diem.signals import SIGNALS
from tutorials.engine.totom.diem.strokes import LONGEST
from tutorials.engine.totom.score.fields import CALLED as SAID
from tutorials.engine.words import both


def _text(value: object, path: Path) -> str:
    """Return a short text that is not empty."""
    if isinstance(value, str) and value.strip() and len(value) <= LONGEST:
        return unicodedata.normalize("NFC", value)
    raise DoorError("bad-type", path, both("error-totom-event-text", field=spelled(path), longest=LONGEST))


_TEXT = Custom(_text, {"type": "string", "maxLength": LONGEST})
SIGNAL = Field("signal", words(sorted({*(each.slug for each in SIGNALS), *(each.signal for each in FLAGS)})), "")
STROKES = Field("strokes", _TEXT, about="Drum strokes: “tùng tùng cắc”.")
COLOUR = Field("colour", _TEXT, "", "Of a flag: “đỏ”, “trắng”, “vàng”.")
AFTER = Field("after", Word({each.slug: each for each in EVENTS}), "")
CALLED = SAID.optional()
KHONG_PHONG = Field(
    "khong_phong", fields.Flag(), False, "The hand holds a pair of the winning card and leaves it alone."
)
