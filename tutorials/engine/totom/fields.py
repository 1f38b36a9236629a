"""The fields of a hand, which all questions of the Tổ tôm deck share."""

from tutorials.engine import fields
from tutorials.engine.cards import Cards, Kind, parse, parse_one
from tutorials.engine.errors import Path, Place
from tutorials.engine.fields import Field, Flag, Many, Number, Table, Text, words

LAID = ("an", "phong", "day-khan", "trinh", "phu")
MAX_STREAK = 99
_ABOUT = "Cards: a list of names, or one string such as “456v 7w7w 9s cc”."


def _kinds(given: object, place: Place) -> Cards:
    return tuple(dict.fromkeys(parse(given, place)))


def _one_or_none(given: object, place: Path) -> Kind | None:
    return None if given is None else parse_one(given, place)


ANY_CARDS, _KINDS = fields.Cards(parse, _ABOUT), fields.Cards(_kinds, _ABOUT)
CARDS = Field("cards", ANY_CARDS)
KHAN, THIEN_KHAI, BAT_THUC = (Field(name, _KINDS, ()) for name in ("khan", "thien_khai", "bat_thuc"))
DISCARDED, PASSED = Field("discarded", ANY_CARDS, ()), Field("passed", ANY_CARDS, ())
HOW, EATEN = Field("how", words(LAID), "an"), Field("eaten", Text(_one_or_none), None)
MAT = Field("mat", Many(Table((CARDS, HOW, EATEN), "error-totom-mat")), ())
DEALER, AFTER_LANH_LANG = Field("dealer", Flag(), False), Field("after_lanh_lang", Flag(), False)
STREAK, PLAYERS = Field("streak", Number(0, MAX_STREAK), 0), Field("players", Number(2, 5), 5)
HAND = (
    CARDS, KHAN, THIEN_KHAI, BAT_THUC, MAT, DISCARDED, PASSED, DEALER, STREAK, PLAYERS, AFTER_LANH_LANG,
)  # fmt: skip
