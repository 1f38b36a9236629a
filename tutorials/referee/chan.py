"""The cases of chắn: the form of what came, what was taken with it, what was thrown; the case told as it happened."""

from collections.abc import Iterator, Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext, ngettext, pgettext
from django.utils.translation import gettext_lazy as _

from tutorials.engine.cards import Cards, Kind, parse, parse_one
from tutorials.engine.chan.cuoc import find_times
from tutorials.engine.chan.form import form_of
from tutorials.engine.chan.pairs import is_ca
from tutorials.engine.errors import DoorError, Message
from tutorials.referee.address import Row
from tutorials.referee.case_form import MAT, CaseForm, cards_field, names_of
from tutorials.referee.reader import CaseReader
from tutorials.tasks.case import Scene
from tutorials.tasks.names import how_name
from tutorials.tasks.transcript import Group

_LAID = (("an_chan", "an-chan"), ("an_ca", "an-ca"), ("chiu", "chiu"))
KEPT_BACK = {"": _("trả vào đúng cửa vừa chíu"), "1": _("đánh ra cửa mình như thường")}


class ChanForm(CaseForm):
    """Reads a case of chắn."""

    card = cards_field(_("Quân vừa đến"))
    came = forms.ChoiceField(label=_("Quân ấy ở đâu"), required=False)
    beside = cards_field(_("Ăn với quân nào"), _("Một quân trên tay, hạ cùng quân ấy thành chắn hay cạ."))
    cards = cards_field(
        _("Trên tay có những quân nào cùng số"),
        _("Kể cả quân hạ xuống, ví dụ: 6v 6w (6 văn, 6 vạn). Không nhớ thì để trống; ghi cả bài thì càng rõ."),
    )
    passed = cards_field(_("Quân đã để qua, không ăn"), _("Quân đã đến cửa mình từ trước mà mình không ăn."))
    discarded = cards_field(_("Đã đánh từ trước"), _("Quân mình đã đánh đi trước lúc này."))
    then = cards_field(_("Sau đó đánh đi"), _("Theo thứ tự. Chưa đánh gì thì để trống."))
    kept_back = forms.ChoiceField(
        label=_("Quân đánh đi ấy đặt vào đâu"), required=False, choices=list(KEPT_BACK.items())
    )
    announced = cards_field(_("Đã xướng cước"), _("Cách nhau bằng dấu phẩy: thông, tôm. Không xét thì để trống."))

    filled_at = {**CaseForm.filled_at, **dict.fromkeys((field for field, _how in _LAID), MAT)}
    mat_label = _("Đôi đã hạ xuống chiếu")
    mat_more = _("Đôi khác dưới chiếu")
    mat_help = _("Mỗi ô một chắn, một cạ, hay bốn quân chíu; quân đã ăn ghi trước. Chưa hạ gì thì để trống.")
    mat_wrong = _("Xem lại các đôi dưới chiếu.")

    # reading ----------------------------------------------------------------------------------

    def clean_beside(self) -> Kind | None:
        """Read the own card that is laid with the one that came."""
        if self.dispute.act != "an":
            return None
        if not self.cleaned_data["beside"].strip():
            raise forms.ValidationError(gettext("Hãy chọn quân trên tay ghép với quân ấy."), code="missing")
        return self.parsed_one("beside")

    def find_cuoc(self, name: str) -> Any:
        """Find a cước by its name, or by how many times and its name."""
        return find_times(name, "announced")

    def meld(self, row: Row) -> dict[str, Any]:
        """Read one pair on the mat, or a chíu."""
        cards = parse(row.cards, "mat")
        if row.eaten:
            eaten = parse_one(row.eaten, "mat")
            cards = tuple(sorted(cards, key=lambda kind: kind is not eaten))
        how = _how(cards)
        if how is None:
            vi = "Mỗi ô là một chắn (hai quân giống nhau), một cạ (hai quân cùng số) hay bốn quân chíu."
            en = "Each row is a chắn (two alike), a cạ (two of one number) or the four of a chíu."
            raise DoorError("not-a-ca", "mat", Message(vi, en))
        return {"cards": names_of(cards), "how": how}

    @property
    def win_size(self) -> int:
        """Cards of a winning hand, the winning card counted; the house may play with the whole deck."""
        return form_of(self.house.options).win_size

    @property
    def size(self) -> int:
        """Count the cards on hand and on the mat."""
        return len(self.cleaned_data["cards"]) + sum(len(meld["cards"]) for meld in self.mat)

    # the question -----------------------------------------------------------------------------

    def question(self) -> dict[str, Any]:
        """Return the fields of the question to the engine."""
        data = self.cleaned_data
        found: dict[str, Any] = {"act": self.dispute.act}
        for name in ("cards", "discarded", "passed", "then"):
            if data[name]:
                found[name] = names_of(data[name])
        for field, how in _LAID:
            if laid := [meld["cards"] for meld in self.mat if meld["how"] == how]:
                found[field] = laid
        if data["card"]:
            source, door = self.came_from
            found |= {"card": data["card"].vi, "from": source, "door": door}
        if data["beside"]:
            found["beside"] = data["beside"].vi
        if data["kept_back"] and self.dispute.act == "chiu":
            found["kept_back"] = True
        if data["announced"] and self.dispute.act == "u":
            found["announced"] = data["announced"]
        return found


def _how(cards: Cards) -> str | None:
    """Say how cards came to lie there: a chắn, a cạ or a chíu; None if they are neither."""
    if len(set(cards)) == 1:
        return {2: "an-chan", 4: "chiu"}.get(len(cards))
    return "an-ca" if len(cards) == 2 and is_ca(*cards) else None


# the case told ---------------------------------------------------------------------------------

Case = Mapping[str, Any]


def scenes(case: Case, lang: str) -> tuple[Scene, ...]:
    """Tell a case from first to last. The words are those of a `claim` question about chắn."""
    return (*_before(case), *_came(case), *_done(case), *_after(case))


def _before(case: Case) -> Iterator[Scene]:
    laid = [Group(how_name(how), parse(cards)) for field, how in _LAID for cards in case.get(field, ())]
    if laid:
        yield Scene(gettext("Dưới chiếu"), tuple(laid))
    if held := _cards(case, "cards"):
        whole = case["act"] == "u"
        text = gettext("Bài trên tay") if whole else gettext("Trên tay có những quân này và các quân khác")
        yield Scene(text, (Group("", held),), is_hand=whole)
    for field, text in (
        ("passed", gettext("Quân trước đó đến cửa mình mà mình không ăn")),
        ("discarded", gettext("Quân trước đó mình đã đánh")),
    ):
        if cards := _cards(case, field):
            yield Scene(text, (Group("", cards),))


def _came(case: Case) -> Iterator[Scene]:
    if card := _cards(case, "card"):
        text = {
            ("discard", "tren"): gettext("Nhà trên đánh vào cửa mình"),
            ("noc", "tri"): gettext("Mình bốc nọc ở cửa trì"),
            ("noc", "tren"): gettext("Nhà trên bốc nọc, không ăn, để xuống cho mình"),
            ("discard", "khac"): gettext("Người khác đánh ở cửa khác"),
            ("noc", "khac"): gettext("Người khác bốc nọc ở cửa khác"),
        }[case["from"], case["door"]]
        yield Scene(text, (Group("", card),))


def _done(case: Case) -> Iterator[Scene]:
    if case["act"] == "an":
        yield Scene(gettext("Ăn với"), (Group("", _cards(case, "beside")),))
    elif case["act"] == "chiu":
        yield Scene(pgettext("act", "Chíu"))
    elif case["act"] == "u":
        yield Scene(pgettext("act", "Ù"))
        if names := [_said(name) for name in case.get("announced", ())]:
            yield Scene(gettext("Xướng: %(names)s") % {"names": ", ".join(names)})


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
        text = gettext("Rồi đánh ra cửa mình")
    else:
        text = ngettext("Rồi đánh", "Rồi lần lượt đánh", len(then))
    yield Scene(text, (Group("", then),))


def _cards(case: Case, field: str) -> Cards:
    return parse(case.get(field) or ())


READER = CaseReader(ChanForm, scenes, kinds=lambda house: form_of(house.options).kinds)
