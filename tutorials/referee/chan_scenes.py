"""A case of chắn told as it happened: what lay there, what came, what was done with it."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from tutorials.engine.cards import Cards, parse
from tutorials.engine.chan.cuoc import find_times
from tutorials.tasks.case import Scene
from tutorials.tasks.names import how_name
from tutorials.tasks.told import Group

Case = Mapping[str, Any]
_LAID = (("an_chan", "an-chan"), ("an_ca", "an-ca"), ("chiu", "chiu"))


def scenes(case: Case, lang: str) -> tuple[Scene, ...]:
    """Tell a case from first to last. The words are those of a `claim` question about chắn."""
    return (*_before(case), *_came(case), *_done(case), *_after(case))


def _before(case: Case) -> Iterator[Scene]:
    laid = [Group(how_name(how), parse(cards)) for field, how in _LAID for cards in case.get(field, ())]
    if laid:
        yield Scene(_("Dưới chiếu"), tuple(laid))
    if held := _cards(case, "cards"):
        whole = case["act"] == "u"
        text = _("Bài trên tay") if whole else _("Trên tay có, chưa kể các quân khác")
        yield Scene(text, (Group("", held),), is_hand=whole)
    for field, text in (
        ("passed", _("Trước đó đến cửa mình mà không ăn")),
        ("discarded", _("Trước đó đã đánh")),
    ):
        if cards := _cards(case, field):
            yield Scene(text, (Group("", cards),))


def _came(case: Case) -> Iterator[Scene]:
    if card := _cards(case, "card"):
        text = {
            ("discard", "tren"): _("Nhà trên đánh vào cửa mình"),
            ("noc", "tri"): _("Mình bốc nọc ở cửa trì"),
            ("noc", "tren"): _("Nhà trên bốc nọc rồi dưới xuống"),
            ("discard", "khac"): _("Người khác đánh ở cửa khác"),
            ("noc", "khac"): _("Người khác bốc nọc ở cửa khác"),
        }[case["from"], case["door"]]
        yield Scene(text, (Group("", card),))


def _done(case: Case) -> Iterator[Scene]:
    if case["act"] == "an":
        yield Scene(_("Ăn với"), (Group("", _cards(case, "beside")),))
    elif case["act"] == "chiu":
        yield Scene(pgettext("act", "Chíu"))
    elif case["act"] == "u":
        yield Scene(pgettext("act", "Ù"))
        if names := [_said(name) for name in case.get("announced", ())]:
            yield Scene(_("Xướng: %(names)s") % {"names": ", ".join(names)})


def _said(name: str) -> str:
    cuoc, times = find_times(name, "announced")
    return f"{times} {cuoc.vi}" if times > 1 else cuoc.vi


def _after(case: Case) -> Iterator[Scene]:
    then = _cards(case, "then")
    if not then:
        return
    if case["act"] == "danh":
        text = ngettext("Đánh", "Lần lượt đánh", len(then))
    elif case.get("kept_back"):
        text = _("Rồi đánh ra cửa mình")
    else:
        text = ngettext("Rồi đánh", "Rồi lần lượt đánh", len(then))
    yield Scene(text, (Group("", then),))


def _cards(case: Case, field: str) -> Cards:
    return parse(case.get(field) or ())
