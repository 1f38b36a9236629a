"""The cases of tổ tôm and its forms: a few fields of cards, read into the question that the engine judges."""

from collections import Counter
from typing import Any
from urllib.parse import urlencode

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue.benches import Bench, Dispute
from tutorials.catalogue.houses import House
from tutorials.desks.melds import how_laid
from tutorials.engine.cards import Cards, parse, parse_one, short
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.score.calls import CALLS, FAULTS, SHOWING
from tutorials.engine.totom.score.cuoc import find
from tutorials.referee.address import Row
from tutorials.referee.case_form import CaseForm, cards_field, names_of, number_field
from tutorials.referee.reader import CaseReader
from tutorials.tasks.case import scenes
from tutorials.tasks.names import how_name

NOTHING_CALLED = "khong"
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


class ClaimForm(CaseForm):
    """Reads a case of tổ tôm, bí tứ, tài bàn or tổ tôm điếm."""

    card = cards_field(_("Quân vừa đến"))
    came = forms.ChoiceField(label=_("Quân ấy đến từ đâu"), required=False)
    cards = cards_field(_("Trên tay có"), _("Chỉ cần những quân liên quan; ghi cả bài thì càng rõ."))
    beside = cards_field(_("Hạ cùng quân ấy"), _("Quân trên tay hạ xuống. Ghép vào phu đang có thì để trống."))
    then = cards_field(_("Sau đó đánh đi"), _("Theo thứ tự. Chưa đánh gì thì để trống."))
    act = forms.ChoiceField(label=_("Cách ăn"), required=False, choices=list(ACT_NAMES.items()))
    khan = cards_field(_("Khàn úp"), _("Ghi quân nào úp khàn, ví dụ: 6s là 6 sách."))
    thien_khai = cards_field(_("Thiên khai úp"), _("Ghi quân nào có đủ bốn, ví dụ: 4v là 4 văn."))
    bat_thuc = cards_field(_("Khàn bất thực"), _("Ghi quân nào đã lấy chén bất thực, ví dụ: 9w là 9 vạn."))
    discarded = cards_field(_("Đã đánh từ trước"), _("Quân mình đã đánh đi trước lúc này."))
    passed = cards_field(_("Quân đến cửa mình mà mình không ăn"), _("Từ đầu ván đến giờ."))
    seen = cards_field(_("Quân hiện ra mà mình không phỗng"), _("Lúc ấy trên tay mình có sẵn hai quân như thế."))
    noc = number_field(_("Còn mở mấy quân nọc nữa thì hòa"))
    then_won = forms.ChoiceField(
        label=_("Quân vừa đánh có nhà khác ù không"), required=False, choices=[("", _("chưa")), ("1", _("có"))]
    )
    raised = forms.ChoiceField(label=_("Thiên khai dậy lúc nào"), required=False, choices=list(RAISED_NAMES.items()))
    streak = number_field(_("Số ván đã ù liền trước ván này"))
    called = forms.MultipleChoiceField(label=_("Đã hô điều kiện"), required=False)
    announced = cards_field(_("Đã xướng cước"), _("Cách nhau bằng dấu phẩy: thông, tôm. Không xét thì để trống."))

    faults = forms.MultipleChoiceField(label=_("Lúc hạ bài có gì sai"), required=False)

    mat_label = _("Phu đã nằm dưới chiếu")
    mat_more = _("Phu khác dưới chiếu")
    mat_help = _("Mỗi ô một phu. Chưa có phu nào thì để trống.")
    mat_wrong = _("Xem lại phu dưới chiếu.")
    more_label = _("Thêm chi tiết: khàn, bất thực, quân đã để qua…")

    def __init__(self, data: QueryDict, bench: Bench, dispute: Dispute, house: House, lang: str) -> None:
        super().__init__(data, bench, dispute, house, lang)
        called = self.fields["called"]
        assert isinstance(called, forms.MultipleChoiceField)
        names = [(slug, call.en if lang == "en" else call.vi) for slug, call in CALLS.items()]
        called.choices = [(NOTHING_CALLED, gettext("không hô gì")), *names]
        faults = self.fields["faults"]
        assert isinstance(faults, forms.MultipleChoiceField)
        faults.choices = [(slug, FAULTS[slug].en if lang == "en" else FAULTS[slug].vi) for slug in SHOWING]

    @property
    def folded(self) -> list[str]:
        """Return the names of the fields that stand folded away."""
        return [name for name in self.dispute.details if name not in self.dispute.fields]

    @property
    def hows(self) -> list[tuple[str, Any]]:
        """Return the ways in which a meld can have been laid."""
        return [("", gettext("để máy tự hiểu")), *((how, how_name(how)) for how in HOWS)]

    # reading ----------------------------------------------------------------------------------

    def clean_beside(self) -> Cards:
        """Read the cards laid with the one that came."""
        return self.parsed("beside")

    def clean_khan(self) -> Cards:
        """Read the kinds that lie face down in threes; a khàn that is raised lay there."""
        found = tuple(dict.fromkeys(self.parsed("khan")))
        card = self.cleaned_data.get("card")
        return (*found, card) if self.dispute.act == "day-khan" and card and card not in found else found

    def clean_thien_khai(self) -> Cards:
        """Read the kinds that lie face down in fours."""
        return tuple(dict.fromkeys(self.parsed("thien_khai")))

    def clean_bat_thuc(self) -> Cards:
        """Read the kinds for which a cup was taken."""
        return tuple(dict.fromkeys(self.parsed("bat_thuc")))

    def clean_seen(self) -> Cards:
        """Read the cards that were shown and not taken by phỗng."""
        return self.parsed("seen")

    def find_cuoc(self, name: str) -> Any:
        """Find a cước by its name."""
        return find(name, "announced")

    def meld(self, row: Row) -> dict[str, Any]:
        """Read one phu on the mat."""
        cards = parse(row.cards, "mat")
        how = row.how if row.how in HOWS else how_laid(cards)
        found: dict[str, Any] = {"cards": names_of(cards), "how": how}
        if row.eaten:
            found["eaten"] = parse_one(row.eaten, "mat").vi
        return found

    # the question -----------------------------------------------------------------------------

    def question(self) -> dict[str, Any]:
        """Return the fields of the question to the engine."""
        data = self.cleaned_data
        found: dict[str, Any] = {"act": self.judged_act, "cards": names_of(data["cards"])}
        for name in ("khan", "thien_khai", "bat_thuc", "discarded", "passed", "seen", "beside", "then"):
            if data[name]:
                found[name] = names_of(data[name])
        if found["act"] in ("an-cai", "an-lo") and len(data["khan"]) == 1 and data["khan"][0] not in data["beside"]:
            found["beside"] = names_of((*data["beside"], *data["khan"]))  # the khàn that the phu borrows from
        if self.mat:
            found["mat"] = self.mat
        if data["card"]:
            source, door = self.came_from
            found |= {"card": data["card"].vi, "from": source, "door": door}
        if self.is_whole:
            found["whole"] = True
        for name in ("noc", "streak"):
            if data[name] is not None:
                found[name] = data[name]
        if data["then_won"]:
            found["then_won"] = True
        if "raised" in self.dispute.fields:
            found["raised"] = data["raised"] or self.dispute.usual("raised")
        if data["called"]:
            found["called"] = [call for call in data["called"] if call != NOTHING_CALLED]
        if data["announced"]:
            found["announced"] = data["announced"]
        if data["faults"] and found["act"] == "u":
            found["faults"] = data["faults"]
        return found

    def desk_query(self, rules: str) -> str:
        """Return the query by which the hand desk shows this hand with its points; only for an ù."""
        if self.dispute.act != "u":
            return ""
        words = {"phong": "phỗng", "day-khan": "dậy", "trinh": "trình"}
        laid = (f"{words.get(meld['how'], 'ăn')} {short(parse(meld['cards']))}" for meld in self.mat)
        source, _door = self.came_from
        kept = {name: self.sent.get(name, "") for name in ("cards", "khan", "thien_khai", "bat_thuc", "streak")}
        card = self.cleaned_data["card"].code
        found = {**kept, "mat": "; ".join(laid), "winning": card, "from": source, "rules": rules}
        return urlencode({name: value for name, value in found.items() if value})

    @property
    def judged_act(self) -> str:
        """Return the act that is judged."""
        return self.cleaned_data["act"] if self.dispute.act == "an" and self.cleaned_data["act"] else self.dispute.act

    @property
    def win_size(self) -> int:
        """Cards of a winning hand, the winning card counted."""
        return GAMES[self.house.game].win_size

    @property
    def is_whole(self) -> bool:
        """Say whether the cards named are all that the player has."""
        return self.size >= GAMES[self.house.game].hand

    @property
    def size(self) -> int:
        """Count the cards on hand and on the mat; a khàn may be named among the cards too, and counts once."""
        data = self.cleaned_data
        held = Counter(data["cards"])
        down = 0
        for copies, name in ((3, "khan"), (4, "thien_khai")):
            for kind in data[name]:
                down += 0 if held[kind] >= copies else copies
        return held.total() + down + sum(len(meld["cards"]) for meld in self.mat)


READER = CaseReader(ClaimForm, scenes)
