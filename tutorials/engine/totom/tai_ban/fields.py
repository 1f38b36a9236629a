"""The fields that tài bàn has beside those of tổ tôm: points of one N, lưng, phu with what lies in them."""

from collections.abc import Sequence

from tutorials.engine import fields
from tutorials.engine.cards import parse
from tutorials.engine.errors import DoorError, Path
from tutorials.engine.fields import Asked, Custom, Field, Flag, Many, Number, Table, Text, words
from tutorials.engine.totom.fields import CARDS
from tutorials.engine.totom.tai_ban.count import HOWS, MAKINGS, N
from tutorials.engine.words import both

MOST_N = 100_000
MOST_LUNG = 200  # more than thirty-one cards can count
POINTS = Field("n", Number(1, MOST_N), N, "Tài bàn: points of one N.")
LUNG, KHAN_AT_DEAL = Field("lung", Number(0, MOST_LUNG), 0), Field("khan_at_deal", Flag(), False)
MAKING, KIND = Field("how", words(tuple(MAKINGS)), "phong"), Field("card", Text(parse))
HOW = Field("how", words(HOWS), "an")
_MAKINGS = Many(Table((KIND, MAKING), "error-tai-ban-trung"))


def _makings(given: object, path: Path) -> fields.Items[Asked]:
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise DoorError("bad-type", path, both("error-tai-ban-trung-list"))
    return fields.Items(given, path, _MAKINGS.kind, int)


TRUNG = Field("trung", Custom(_makings, _MAKINGS.schema()), ())
PHU = Field("phu", Many(Table((CARDS, HOW, TRUNG), "error-tai-ban-phu")), ())
