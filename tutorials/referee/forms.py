"""The form of a case: a few fields of cards, read into the question that the engine judges."""

from collections import Counter
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from tutorials.engine import DoorError
from tutorials.engine.cards import Cards, Kind, parse, parse_one, short
from tutorials.engine.totom.calls import CALLS
from tutorials.engine.totom.cuoc import find
from tutorials.engine.totom.game import GAMES
from tutorials.referee.address import LONGEST, Row, rows_of
from tutorials.referee.boxes import Box, boxes_of
from tutorials.referee.disputes import ACT_NAMES, CAME, CAME_NAMES, DETAILS, HOWS, Dispute
from tutorials.tasks.names import how_name

NOTHING_CALLED = "khong"
MOST = 60  # of anything that is counted


def _cards(label: Any, help_text: Any = "") -> forms.CharField:
    too_long = _("Dài quá: mỗi tay chỉ có chừng ba chục quân.")
    return forms.CharField(
        label=label, help_text=help_text, required=False, max_length=LONGEST, error_messages={"max_length": too_long}
    )


def _number(label: Any) -> forms.IntegerField:
    errors = {
        "invalid": _("Hãy gõ một số nguyên, ví dụ 1."),
        "min_value": _("Hãy gõ một số từ 0 trở lên."),
        "max_value": _("Nhiều nhất là %(limit_value)s."),
    }
    return forms.IntegerField(label=label, required=False, min_value=0, max_value=MOST, error_messages=errors)


class ClaimForm(forms.Form):
    """Reads a case. Every error of the engine is shown beside the field it speaks of."""

    card = _cards(_("Quân vừa đến"))
    came = forms.ChoiceField(label=_("Quân ấy đến từ đâu"), required=False, choices=list(CAME_NAMES.items()))
    cards = _cards(_("Trên tay có"), _("Chỉ cần những quân liên quan; cả tay thì càng rõ."))
    beside = _cards(_("Hạ cùng quân ấy"), _("Quân trên tay hạ xuống. Ghép vào phu đang có thì để trống."))
    then = _cards(_("Sau đó đánh đi"), _("Theo thứ tự. Chưa đánh gì thì để trống."))
    act = forms.ChoiceField(label=_("Cách ăn"), required=False, choices=list(ACT_NAMES.items()))
    khan = _cards(_("Khàn úp"), _("Quân nào úp khàn, ví dụ: 6s."))
    thien_khai = _cards(_("Thiên khai úp"), _("Quân nào có đủ bốn, ví dụ: 4v."))
    bat_thuc = _cards(_("Khàn bất thực"), _("Quân nào đã lấy chén bất thực, ví dụ: 9w."))
    discarded = _cards(_("Đã đánh từ trước"), _("Quân mình đã đánh đi trước lúc này."))
    passed = _cards(_("Đến cửa mình mà không ăn"), _("Từ đầu ván đến giờ."))
    seen = _cards(_("Hiện ra mà không phỗng"), _("Lúc ấy tay đang có đôi."))
    noc = _number(_("Nọc còn mấy quân nữa thì hòa"))
    streak = _number(_("Số ván đã ù liền trước ván này"))
    called = forms.MultipleChoiceField(label=_("Đã hô điều kiện"), required=False)
    announced = _cards(_("Đã xướng cước"), _("Cách nhau bằng dấu phẩy: thông, tôm. Không xét thì để trống."))

    def __init__(self, data: QueryDict, dispute: Dispute, game: str, lang: str) -> None:
        super().__init__(data)
        self.dispute = dispute
        self.game = game
        self.lang = lang
        self.mat_errors: dict[int, str] = {}
        called = self.fields["called"]
        assert isinstance(called, forms.MultipleChoiceField)
        names = [(slug, call.en if lang == "en" else call.vi) for slug, call in CALLS.items()]
        called.choices = [(NOTHING_CALLED, gettext("không hô gì")), *names]
        labels = {"u": {"card": gettext("Quân ù")}, "danh": {"then": gettext("Quân đã đánh đi")}}
        for name, label in labels.get(dispute.slug, {}).items():
            self.fields[name].label = label
        if dispute.slug == "u":
            want = GAMES[game].win_size - 1
            whole = gettext("Cả tay bài: cùng quân dưới chiếu đủ %(want)s quân.")
            self.fields["cards"].help_text = whole % {"want": want}
        if dispute.slug == "danh":
            self.fields["then"].help_text = gettext("Một quân hay nhiều quân, theo thứ tự.")

    # what the page shows ----------------------------------------------------------------------

    def boxes(self, opened: str) -> list[Box]:
        """Return the fields that this sort of quarrel needs; the one named is open for tapping."""
        return boxes_of(self, self.dispute.fields, opened)

    def folded_boxes(self, opened: str) -> list[Box]:
        """Return the fields that stand folded away."""
        return boxes_of(self, self.folded, opened)

    @property
    def folded(self) -> list[str]:
        """Return the names of the fields that stand folded away."""
        left_out = set(self.dispute.fields) | (set() if self.dispute.act == "an" else {"act"})
        left_out |= set() if self.dispute.slug == "u" else {"streak"}
        return [name for name in DETAILS if name not in left_out]

    @property
    def has_folded(self) -> bool:
        """Say whether a folded field is filled in, open or wrong, so that it must be shown."""
        return any(self.data.get(name) or name in self.errors or name == self.data.get("open") for name in self.folded)

    @property
    def hows(self) -> list[tuple[str, Any]]:
        """Return the ways in which a meld can have been laid."""
        return [("", gettext("tự hiểu")), *((how, how_name(how)) for how in HOWS)]

    @property
    def sent(self) -> QueryDict:
        """Return the address that was sent."""
        assert isinstance(self.data, QueryDict)
        return self.data

    # reading ----------------------------------------------------------------------------------

    def _parsed(self, field: str) -> Cards:
        try:
            return parse(self.cleaned_data[field], field)
        except DoorError as error:
            raise self._refusal(error) from error

    def _refusal(self, error: DoorError) -> forms.ValidationError:
        return forms.ValidationError(error.message.say(self.lang), code=error.code)

    def clean_card(self) -> Kind | None:
        """Read the card that came."""
        text = self.cleaned_data["card"].strip()
        if not self.dispute.needs_card:
            return None
        if not text:
            raise forms.ValidationError(gettext("Hãy chọn quân vừa đến."), code="missing")
        try:
            return parse_one(text, "card")
        except DoorError as error:
            raise self._refusal(error) from error

    def clean_cards(self) -> Cards:
        """Read the cards on hand, in the order in which they were typed."""
        return self._parsed("cards")

    def clean_beside(self) -> Cards:
        """Read the cards laid with the one that came."""
        return self._parsed("beside")

    def clean_then(self) -> Cards:
        """Read the cards thrown afterwards, in order."""
        found = self._parsed("then")
        if not found and not self.dispute.needs_card:
            raise forms.ValidationError(gettext("Hãy chọn quân đã đánh đi."), code="missing")
        return found

    def clean_khan(self) -> Cards:
        """Read the kinds that lie face down in threes; a khàn that is raised lay there."""
        found = tuple(dict.fromkeys(self._parsed("khan")))
        card = self.cleaned_data.get("card")
        return (*found, card) if self.dispute.slug == "day" and card and card not in found else found

    def clean_thien_khai(self) -> Cards:
        """Read the kinds that lie face down in fours."""
        return tuple(dict.fromkeys(self._parsed("thien_khai")))

    def clean_bat_thuc(self) -> Cards:
        """Read the kinds for which a cup was taken."""
        return tuple(dict.fromkeys(self._parsed("bat_thuc")))

    def clean_discarded(self) -> Cards:
        """Read the cards thrown before."""
        return self._parsed("discarded")

    def clean_passed(self) -> Cards:
        """Read the cards that came to one's door and were not eaten."""
        return self._parsed("passed")

    def clean_seen(self) -> Cards:
        """Read the cards that were shown and not taken by phỗng."""
        return self._parsed("seen")

    def clean_announced(self) -> list[str]:
        """Read the names of the cước that were announced."""
        names = [name.strip() for name in self.cleaned_data["announced"].replace(";", ",").split(",")]
        found = [name for name in names if name]
        try:
            for name in found:
                find(name, "announced")
        except DoorError as error:
            raise self._refusal(error) from error
        return found

    def clean(self) -> None:
        """Read the mat, row by row."""
        self.mat: list[dict[str, Any]] = []
        for number, row in enumerate(rows_of(self.sent)):
            try:
                self.mat.append(_meld(row))
            except DoorError as error:
                self.mat_errors[number] = error.message.say(self.lang)
        if self.mat_errors:
            self.add_error(None, forms.ValidationError(gettext("Xem lại phu dưới chiếu."), code="mat"))
        elif self.dispute.slug == "u" and not self.errors:
            self._need_whole_hand()

    def _need_whole_hand(self) -> None:
        """Refuse an ù with part of a hand: nobody can say of it whether it is round."""
        want = GAMES[self.game].win_size - 1
        if self.size != want:
            message = gettext("Muốn xử ù phải có cả tay bài: %(want)s quân chưa kể quân ù, mới có %(size)s.")
            error = forms.ValidationError(message % {"want": want, "size": self.size}, code="missing")
            self.add_error("cards", error)

    def refuse(self, error: Mapping[str, Any]) -> None:
        """Show an error of the engine beside its field."""
        name, _dot, rest = error["field"].replace("[", ".").replace("]", "").partition(".")
        place = rest.partition(".")[0]
        name = {"from": "came", "door": "came"}.get(name, name)
        if name == "mat":
            quoted = [number for number, meld in enumerate(self.mat) if _quotes(error["message"], meld)]
            number = int(place) if place.isdecimal() else quoted[0] if quoted else 0
            self.mat_errors[min(number, max(0, len(self.mat) - 1))] = error["message"]
            return self.add_error(None, forms.ValidationError(gettext("Xem lại phu dưới chiếu."), code="mat"))
        self.add_error(name if name in self.fields else None, error["message"])

    # the question -----------------------------------------------------------------------------

    def question(self) -> dict[str, Any]:
        """Return the fields of the question to the engine."""
        data = self.cleaned_data
        found: dict[str, Any] = {"act": self.judged_act, "cards": _names(data["cards"])}
        for name in ("khan", "thien_khai", "bat_thuc", "discarded", "passed", "seen", "beside", "then"):
            if data[name]:
                found[name] = _names(data[name])
        if found["act"] in ("an-cai", "an-lo") and len(data["khan"]) == 1 and data["khan"][0] not in data["beside"]:
            found["beside"] = _names((*data["beside"], *data["khan"]))  # the khàn that the phu borrows from
        if self.mat:
            found["mat"] = self.mat
        if data["card"]:
            source, door = CAME[data["came"] or self.dispute.came]
            found |= {"card": data["card"].vi, "from": source, "door": door}
        if self.is_whole:
            found["whole"] = True
        for name in ("noc", "streak"):
            if data[name] is not None:
                found[name] = data[name]
        if data["called"]:
            found["called"] = [call for call in data["called"] if call != NOTHING_CALLED]
        if data["announced"]:
            found["announced"] = data["announced"]
        return found

    def desk_query(self, rules: str) -> str:
        """Return the query by which the hand desk shows this hand with its points; only for an ù."""
        words = {"phong": "phỗng", "day-khan": "dậy", "trinh": "trình"}
        laid = (f"{words.get(meld['how'], 'ăn')} {short(parse(meld['cards']))}" for meld in self.mat)
        source, _door = CAME[self.cleaned_data["came"] or self.dispute.came]
        kept = {name: self.sent.get(name, "") for name in ("cards", "khan", "thien_khai", "bat_thuc", "streak")}
        card = self.cleaned_data["card"].code
        found = {**kept, "mat": "; ".join(laid), "winning": card, "from": source, "rules": rules}
        return urlencode({name: value for name, value in found.items() if value})

    @property
    def judged_act(self) -> str:
        """Return the act that is judged."""
        return self.cleaned_data["act"] if self.dispute.act == "an" and self.cleaned_data["act"] else self.dispute.act

    @property
    def is_whole(self) -> bool:
        """Say whether the cards named are all that the player has."""
        return self.size >= GAMES[self.game].hand

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


def _names(cards: Cards) -> list[str]:
    return [kind.vi for kind in cards]


def _quotes(message: str, meld: Mapping[str, Any]) -> bool:
    """Say whether a message names the cards of a meld."""
    return f"«{short(parse(meld['cards']))}»" in message


def _meld(row: Row) -> dict[str, Any]:
    cards = parse(row.cards, "mat")
    how = row.how if row.how in HOWS else _how(cards)
    found: dict[str, Any] = {"cards": _names(cards), "how": how}
    if row.eaten:
        found["eaten"] = parse_one(row.eaten, "mat").vi
    return found


def _how(cards: Cards) -> str:
    """Take three or four alike for a phỗng or a khàn raised, anything else for a meld with an eaten card."""
    if len(set(cards)) == 1:
        return {3: "phong", 4: "day-khan"}.get(len(cards), "an")
    return "an"
