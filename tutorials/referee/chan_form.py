"""The form of a case of chắn: what came, what was taken with it, what lay there, what was thrown."""

from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue.houses import House
from tutorials.engine.cards import Cards, Kind, parse, parse_one
from tutorials.engine.chan.cuoc import find_times
from tutorials.engine.chan.form import form_of
from tutorials.engine.chan.pairs import is_ca
from tutorials.engine.errors import DoorError
from tutorials.referee.address import Row
from tutorials.referee.case_form import CaseForm, cards_field, names_of
from tutorials.referee.chan_disputes import CAME, CAME_NAMES
from tutorials.referee.disputes import Dispute

KEPT_BACK = {"": _("trả vào đúng cửa vừa chíu"), "1": _("đánh ra cửa mình như thường")}


class ChanForm(CaseForm):
    """Reads a case of chắn."""

    card = cards_field(_("Quân vừa đến"))
    came = forms.ChoiceField(label=_("Quân ấy ở đâu"), required=False, choices=list(CAME_NAMES.items()))
    beside = cards_field(_("Ăn với quân nào"), _("Một quân trên tay, hạ thành chắn hay cạ."))
    cards = cards_field(
        _("Trên tay có những quân nào cùng số"),
        _("Kể cả quân hạ xuống, ví dụ: 6v 6w 6w. Không nhớ thì để trống; kể cả tay thì càng rõ."),
    )
    passed = cards_field(_("Quân đã bỏ không ăn"), _("Đã đến cửa mình từ trước, không ăn."))
    discarded = cards_field(_("Đã đánh từ trước"), _("Quân mình đã đánh đi trước lúc này."))
    then = cards_field(_("Sau đó đánh đi"), _("Theo thứ tự. Chưa đánh gì thì để trống."))
    kept_back = forms.ChoiceField(
        label=_("Quân đánh đi ấy đặt vào đâu"), required=False, choices=list(KEPT_BACK.items())
    )
    announced = cards_field(_("Đã xướng cước"), _("Cách nhau bằng dấu phẩy: thông, tôm. Không xét thì để trống."))

    mat_label = _("Đôi đã hạ xuống chiếu")
    mat_more = _("Đôi nữa dưới chiếu")
    mat_help = _("Mỗi ô một chắn, một cạ, hay bốn quân chíu; quân đã ăn ghi trước. Chưa hạ gì thì để trống.")
    mat_wrong = _("Xem lại các đôi dưới chiếu.")
    doors = CAME

    def __init__(self, data: QueryDict, dispute: Dispute, house: House, lang: str) -> None:
        super().__init__(data, dispute, house, lang)
        if dispute.slug == "u":
            self.fields["card"].label = gettext("Quân ù")
            self.fields["cards"].label = gettext("Bài trên tay")
            whole = gettext("Cả tay bài: cùng quân dưới chiếu đủ %(want)s quân.")
            self.fields["cards"].help_text = whole % {"want": self.win_size - 1}
        if dispute.slug == "danh":
            self.fields["then"].label = gettext("Quân đã đánh đi")
            self.fields["then"].help_text = gettext("Một quân hay nhiều quân, theo thứ tự.")

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
            raise DoorError("not-a-ca", "mat", vi, en)
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
        for field, how in (("an_chan", "an-chan"), ("an_ca", "an-ca"), ("chiu", "chiu")):
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
