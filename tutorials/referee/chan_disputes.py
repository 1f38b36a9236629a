"""What people quarrel about in chắn: the four acts, and every fault of the law in groups, each with a case of it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Example, Text, load
from tutorials.catalogue.houses import House, of_rules
from tutorials.engine import ask
from tutorials.engine.chan.faults import FAULT_KINDS
from tutorials.referee.disputes import Dispute

GAME = "chan"

# What came, from where: the words of the address and what the engine calls them.
CAME: dict[str, tuple[str, str]] = {
    "tren-danh": ("discard", "tren"),
    "tri-mo": ("noc", "tri"),
    "tren-mo": ("noc", "tren"),
    "khac-danh": ("discard", "khac"),
    "khac-mo": ("noc", "khac"),
}
CAME_NAMES = {
    "tren-danh": _("nhà trên đánh vào cửa mình"),
    "tri-mo": _("mình bốc nọc, ở cửa trì"),
    "tren-mo": _("nhà trên bốc nọc rồi dưới xuống"),
    "khac-danh": _("người khác đánh, ở cửa khác"),
    "khac-mo": _("người khác bốc nọc, ở cửa khác"),
}
_SINGLES = ("card", "beside")

DISPUTES = (
    Dispute(
        "an",
        _("Ăn quân này được không?"),
        _("ăn chắn, ăn cạ, chọn cạ, treo tranh, đã bỏ mà ăn, sai cửa…"),
        "an",
        ("card", "came", "beside", "cards", "passed", "discarded", "mat", "then"),
        singles=_SINGLES,
    ),
    Dispute(
        "chiu",
        _("Chíu thế này đúng không?"),
        _("chíu khi đã ăn cạ cùng hàng, bỏ rồi mới chíu, chíu rồi trả cửa hay không…"),
        "chiu",
        ("card", "came", "passed", "mat", "then", "kept_back"),
        came="khac-mo",
    ),
    Dispute(
        "danh",
        _("Đánh quân này có lỗi không?"),
        _("đánh cả chắn, ăn cạ đánh cạ, bỏ rồi đánh, ăn rồi đánh quân giống thế…"),
        "danh",
        ("then", "mat", "discarded", "passed"),
    ),
    Dispute(
        "u",
        _("Ù thế này được không?"),
        _("đủ sáu chắn chưa, còn què không, quân ấy ù được không, xướng đúng chưa…"),
        "u",
        ("card", "came", "cards", "mat", "announced"),
        came="tri-mo",
    ),
)


@dataclass(frozen=True, slots=True)
class Shown:
    """A case of a fault: what happened in words, the record that proves it, and whose rules it is told under."""

    text: Text
    record: str = ""  # none where a record cannot show it
    house: House = House(GAME)


@dataclass(frozen=True, slots=True)
class NamedFault:
    """A fault as people name it."""

    slug: str
    title: Text
    article: str
    shown: Shown


@dataclass(frozen=True, slots=True)
class Group:
    """Faults of one sort of act."""

    title: Any  # a text that waits for the language in force
    faults: tuple[NamedFault, ...]


_GROUPS: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (_("Bỏ rồi lại lấy"), ("bo-chan-an-chan", "bo-chan-an-ca", "bo-ca-an-ca", "bo-chan-danh-chan")),
    (_("Ăn sai"), (
        "an-chon-ca", "co-chan-cau-ca", "an-treo-tranh", "ba-dau-duoi-chieu", "an-ca-chuyen-cho", "an-ca-an-chan",
        "an-hai-ca", "an-khong-thanh", "trai-vi",
    )),
    (_("Đánh rồi lại ăn"), ("danh-roi-an-lai", "xe-ca-an-ca", "danh-ca-an-ca")),
    (_("Đánh sai"), ("danh-ca-chan", "an-roi-danh-lai", "an-ca-danh-ca", "an-ca-danh-cung-hang")),
    (_("Chíu, trả cửa, sai cửa"), (
        "khong-tra-cua", "chiu-an-thuong", "an-ca-chiu", "bo-roi-chiu", "sai-cua", "tranh-quan",
    )),
    (_("Ù, xướng"), ("u-non", "u-que", "u-sai-quan", "u-thieu-diem", "bo-u", "xuong-sai")),
)  # fmt: skip


@lru_cache
def groups() -> tuple[Group, ...]:
    """Return every fault of the law in its group, each with a case of it."""
    found = _of_the_law()
    return tuple(Group(title, tuple(_named(slug, found) for slug in slugs)) for title, slugs in _GROUPS)


def _named(slug: str, found: dict[str, Shown]) -> NamedFault:
    kind = FAULT_KINDS[slug]
    title = Text(kind.vi[:1].upper() + kind.vi[1:], kind.en[:1].upper() + kind.en[1:])
    return NamedFault(slug, title, kind.article, found.get(slug) or _in_words(kind.article))


def _in_words(article: str) -> Shown:
    """Return the example of a clause whose fault no record can show."""
    clause = next(each for each in load().law(GAME).clauses if each.id == article)
    return Shown(next(_told(example) for example in clause.examples if not example.is_allowed))


def _told(example: Example) -> Text:
    return Text(example.text.plain("vi"), example.text.plain("en"))


def _of_the_law() -> dict[str, Shown]:
    """Return for each fault the example of the law that shows it, that of its own article before others."""
    found: dict[str, Shown] = {}
    for clause in load().law(GAME).clauses:
        for example in clause.examples:
            if example.is_allowed or example.question.get("ask") != "turns":
                continue
            house = of_rules(GAME, example.question.get("rules"))
            shown = Shown(_told(example), example.question["record"], house)
            for fault in ask(example.question).get("faults", ()):
                if fault["fault"] not in found or fault["article"] == clause.id:
                    found[fault["fault"]] = shown
    return found
