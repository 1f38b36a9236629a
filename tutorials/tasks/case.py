"""A case before the referee, told as it happened: what lay there, what came, what was done with it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from tutorials.engine.cards import Cards, parse
from tutorials.tasks.names import call_name, cuoc_name, fault_name, how_name, names
from tutorials.tasks.transcript import Group

Case = Mapping[str, Any]
NARROW = 3  # so many cards of two moments stand side by side on a telephone


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of a case: words, and the cards that belong to it."""

    label: str
    groups: tuple[Group, ...] = ()
    is_hand: bool = False  # a whole hand, held as a fan

    @property
    def cards(self) -> Cards:
        """Return all cards of the moment."""
        return tuple(card for group in self.groups for card in group.cards)

    @property
    def is_wide(self) -> bool:
        """Say whether its cards need a row for themselves."""
        return self.is_hand or len(self.groups) > 1 or len(self.cards) > NARROW


def scenes(case: Case, lang: str) -> tuple[Scene, ...]:
    """Tell a case from first to last. The words are those of a `claim` question."""
    return (*_streak(case), *_before(case, lang), *_came(case), *_done(case, lang), *_after(case))


def ruling(said: Mapping[str, Any]) -> str:
    """Return the word for a verdict on a case: đền and chèo đò are as grave as báo."""
    if said["result"] is None:
        return "duoc"
    return "lanh-lang" if said["result"] == "lanh-lang" else "bao"


# what lay there -------------------------------------------------------------------------------


def _before(case: Case, lang: str) -> Iterator[Scene]:
    if laid := tuple(_laid(case, lang)):
        yield Scene(_("Dưới chiếu"), laid)
    held = _held(case)
    if held:
        whole = bool(case.get("whole"))
        text = _("Bài trên tay") if whole else _("Trên tay có những quân này và các quân khác")
        yield Scene(text, (Group("", held),), is_hand=whole)
    for field, text in (
        ("bat_thuc", _("Đã bất thực")),
        ("discarded", _("Quân trước đó mình đã đánh")),
        ("passed", _("Quân trước đó đến cửa mình mà mình không ăn")),
        ("seen", _("Quân trước đó hiện ra mà mình không phỗng")),
    ):
        if cards := _cards(case, field):
            yield Scene(text, (Group("", cards),))


def _streak(case: Case) -> Iterator[Scene]:
    if wins := case.get("streak", 0):
        text = ngettext("Đã ù liền %(count)s ván trước ván này", "Đã ù liền %(count)s ván trước ván này", wins)
        yield Scene(text % {"count": wins})


def _laid(case: Case, lang: str) -> Iterator[Group]:
    """Yield the phu on the mat; what lies face down is named and drawn by its backs."""
    for field, size, text in (("khan", 3, _("khàn %(card)s")), ("thien_khai", 4, _("thiên khai %(card)s"))):
        for kind in _cards(case, field):
            yield Group(text % {"card": kind.plural(lang)}, (kind,) * size, is_hidden=True)
    for meld in case.get("mat", ()):
        words = how_name(meld.get("how", "an"))
        if eaten := meld.get("eaten"):
            words = f"{words} {names(parse(eaten), lang)}"
        yield Group(words, parse(meld["cards"]))


def _held(case: Case) -> Cards:
    """Return the cards in the hand, without those that lie face down."""
    held = list(_cards(case, "cards"))
    for field, size in (("khan", 3), ("thien_khai", 4)):
        for kind in _cards(case, field):
            for _copy in range(min(size, held.count(kind))):
                held.remove(kind)
    return tuple(held)


def _cards(case: Case, field: str) -> Cards:
    return parse(case.get(field) or ())


# what came, and what was done -----------------------------------------------------------------


def _came(case: Case) -> Iterator[Scene]:
    if not (card := _cards(case, "card")):
        return
    source = case.get("from", "discard")
    door = case.get("door", "tri" if source == "noc" else "tren")
    yield Scene(came_words(source, door), (Group("", card),))


def came_words(source: str, door: str) -> str:
    """Say where a card came from: opened from the nọc, or thrown, and at whose door."""
    if source == "discard":
        return _("Nhà trên đánh") if door == "tren" else _("Nhà ở cửa chéo đánh")
    return {
        "tri": _("Nọc mở ở cửa mình"),
        "tren": _("Nọc mở ở cửa nhà trên"),
    }.get(door, _("Nọc mở ở cửa chéo"))


def _done(case: Case, lang: str) -> Iterator[Scene]:
    act = case.get("act", "an")
    beside = _cards(case, "beside")
    if when := case.get("raised"):
        yield Scene(raised_words(when))
    elif act != "danh":
        text = act_words(act, has_beside=bool(beside))
        yield Scene(text, (Group("", beside),) if beside else ())
    for field, text, name in (
        ("called", _("Hô: %(names)s"), call_name),
        ("announced", _("Xướng: %(names)s"), cuoc_name),
        ("faults", _("Lúc hạ bài: %(names)s"), fault_name),
    ):
        if case.get(field) is not None:
            found = ", ".join(name(each, lang)[0] for each in case[field])
            yield Scene(text % {"names": found or pgettext("called", "không")})


def raised_words(when: str) -> str:
    """Say when a thiên khai was raised."""
    return {
        "dung-luc": _("Dậy đúng lúc"),
        "sau-danh": _("Đánh một quân rồi mới dậy"),
        "sau-mo": _("Mở quân nọc đầu tiên rồi mới dậy"),
    }.get(when, _("Quên không dậy"))


def act_words(act: str, *, has_beside: bool) -> str:
    """Say what was done with the card that came; the cards laid with it may follow."""
    if not has_beside:
        return {
            "an": pgettext("act", "Ăn"),
            "an-cai": pgettext("act", "Ăn cài khàn"),
            "an-lo": pgettext("act", "Ăn lộ khàn"),
            "phong": pgettext("act", "Phỗng"),
            "day-khan": pgettext("act", "Dậy khàn"),
            "u": pgettext("act", "Ù"),
            "bo": pgettext("act", "Để qua, không lấy"),
            "day-thien-khai": pgettext("act", "Dậy thiên khai"),
        }.get(act, act)
    return {
        "an": pgettext("act", "Ăn, hạ cùng"),
        "an-cai": pgettext("act", "Ăn cài khàn, hạ cùng"),
        "an-lo": pgettext("act", "Ăn lộ khàn, hạ cùng"),
        "phong": pgettext("act", "Phỗng, hạ một phu bên cạnh"),
        "day-khan": pgettext("act", "Ăn trước rồi dậy khàn, hạ cùng"),
    }.get(act, pgettext("act", "Hạ cùng"))


def _after(case: Case) -> Iterator[Scene]:
    if then := _cards(case, "then"):
        if case.get("act") == "danh":
            text = ngettext("Đánh", "Lần lượt đánh", len(then))
        else:
            text = ngettext("Rồi đánh", "Rồi lần lượt đánh", len(then))
        yield Scene(text, (Group("", then),))
    if (left := case.get("noc")) is not None:
        text = ngettext("Còn mở %(count)s quân nọc nữa là hòa", "Còn mở %(count)s quân nọc nữa là hòa", left)
        yield Scene(text % {"count": left})
    if case.get("then_won"):
        yield Scene(_("Nhà khác ù quân vừa đánh"))
