"""What people quarrel about, and what the referee must know of each sort of quarrel."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy as _

# What came, from where: the words of the address and what the engine calls them.
CAME: dict[str, tuple[str, str]] = {
    "tren-danh": ("discard", "tren"),
    "tri-mo": ("noc", "tri"),
    "tren-mo": ("noc", "tren"),
    "cheo-danh": ("discard", "cheo"),
    "cheo-mo": ("noc", "cheo"),
}
CAME_NAMES = {
    "tren-danh": _("nhà trên đánh ra"),
    "tri-mo": _("mở nọc ở cửa mình"),
    "tren-mo": _("nhà trên mở nọc mà bỏ"),
    "cheo-danh": _("nhà khác đánh ra"),
    "cheo-mo": _("mở nọc ở cửa chéo"),
}

HOWS = ("an", "phong", "day-khan", "trinh")  # how a meld can have come to lie on the mat
ACT_NAMES = {
    "an": _("ăn thường"),
    "an-cai": _("ăn cài khàn (khàn vẫn úp)"),
    "an-lo": _("ăn lộ khàn (ngửa một quân)"),
}


RAISED_NAMES = {
    "dung-luc": _("đúng lúc: trước khi mở quân nọc đầu tiên và trước khi mình đánh"),
    "sau-danh": _("sau khi mình đã đánh một quân"),
    "sau-mo": _("sau khi đã mở quân nọc đầu tiên"),
    "khong": _("quên hẳn, không dậy"),
}


_HELD = ("khan", "thien_khai", "bat_thuc", "discarded", "passed", "seen", "noc")


@dataclass(frozen=True, slots=True)
class Dispute:
    """One sort of quarrel: the question as people ask it, the act to be judged, the fields shown at once."""

    slug: str
    title: Any  # texts that wait for the language in force
    gist: Any
    act: str
    fields: tuple[str, ...]
    details: tuple[str, ...] = _HELD  # that stand folded away, but those shown at once
    came: str = "tren-danh"
    singles: tuple[str, ...] = ("card",)  # one card is enough; the next tap belongs to the next field

    @property
    def needs_card(self) -> bool:
        """Say whether a card came."""
        return "card" in self.fields

    @property
    def first(self) -> str:
        """Return the field to fill first."""
        return self.fields[0]

    def usual(self, field: str) -> str:
        """Return the choice that stands if none was made."""
        return {"came": self.came, "act": self.act, "raised": "dung-luc"}.get(field, "")

    @property
    def needs_throw(self) -> bool:
        """Say whether the quarrel is about the cards thrown and nothing else."""
        return self.act == "danh"

    def next_field(self, field: str) -> str:
        """Return the field of cards to fill after this one; none after the last."""
        cards = [name for name in self.fields if name in CARD_FIELDS]
        place = cards.index(field) + 1 if field in cards else len(cards)
        return cards[place] if place < len(cards) else ""


CARD_FIELDS = (
    "card", "cards", "mat", "beside", "then", "khan", "thien_khai", "bat_thuc", "discarded", "passed", "seen",
)  # fmt: skip
HELD_FIELDS = ("beside", "then")  # what can only come from the hand

DISPUTES = (
    Dispute(
        "an",
        _("Ăn quân này được không?"),
        _("ăn một đánh hai, ăn chọn phu, quân đến sau, buôn phu…"),
        "an",
        ("card", "came", "cards", "beside", "mat", "then"),
        ("act", *_HELD),
    ),
    Dispute(
        "phong",
        _("Phỗng được không?"),
        _("phỗng lộ, phỗng tái kiến, phỗng quân đến sau, phỗng rồi đánh…"),
        "phong",
        ("card", "came", "cards", "mat", "beside", "then"),
        came="cheo-danh",
    ),
    Dispute(
        "danh",
        _("Đánh quân này có lỗi không?"),
        _("đánh yêu, đánh quân trôi, đánh cả đôi đã bỏ phỗng, phá phu…"),
        "danh",
        ("then", "cards", "mat"),
    ),
    Dispute(
        "day",
        _("Dậy khàn được không?"),
        _("quân thứ tư của khàn úp hiện ra; ăn trước rồi mới dậy…"),
        "day-khan",
        ("card", "came", "cards", "beside", "mat", "then"),
    ),
    Dispute(
        "bo",
        _("Để quân này qua có sao không?"),
        _("bỏ ù, không dậy khàn, bỏ yêu ở cửa mình…"),
        "bo",
        ("card", "came", "cards", "mat", "khan"),
    ),
    Dispute(
        "cuoi",
        _("Gần hết nọc, đánh quân ấy có phải đền không?"),
        _("một thành, hai chờ: ăn rồi đánh đúng quân nhà khác ù…"),
        "an",
        ("card", "came", "cards", "beside", "then", "mat", "noc", "then_won"),
        ("act", *_HELD),
    ),
    Dispute(
        "khai",
        _("Dậy thiên khai muộn có sao không?"),
        _("quên dậy trước khi đánh, trước khi mở nọc…"),
        "day-thien-khai",
        ("thien_khai", "raised"),
        (),
        singles=("thien_khai",),
    ),
    Dispute(
        "u",
        _("Ù thế này được không?"),
        _("vì sao lành làng, đủ lưng chưa, hô đủ chưa, treo khàn, quân bất thực…"),
        "u",
        ("card", "came", "cards", "mat", "called", "announced"),
        (*_HELD, "streak", "faults"),
        came="tri-mo",
    ),
)
