"""The forms of the score keeper: one hand at a time, and who plays by which rules."""

from dataclasses import dataclass

from django import forms
from django.http import QueryDict
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from tutorials.engine import DoorError
from tutorials.engine.totom.hoi.ga import FEEDS, WHY
from tutorials.engine.totom.hoi.hands import MOST_POINTS, MOST_TIMES, is_counted
from tutorials.hoi.address import State
from tutorials.hoi.words import CUOC, EXTRAS, Hand
from tutorials.tasks.names import cuoc_name

Choice = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Kind:
    """How a hand may end: its slug, the button that says so, and the fields that are then asked."""

    slug: str
    label: Promise
    gist: Promise
    fields: tuple[str, ...]
    folded: tuple[str, ...] = ()


_WORTH = ("cuoc", "from")
_MORE = ("diem", "dich", "thong", "chiu", "ga")
KINDS: tuple[Kind, ...] = (
    Kind(
        "u",
        pgettext_lazy("hoi", "Ù"),
        gettext_lazy("có người ù, được điểm"),
        ("seat", *_WORTH),
        ("den", *_MORE),
    ),
    Kind("hoa", pgettext_lazy("hoi", "Hòa"), gettext_lazy("hết nọc, không ai ù"), ("ke", "chiu"), ("bat_thuong", "ga")),
    Kind(
        "bao",
        pgettext_lazy("hoi", "Bị báo"),
        gettext_lazy("có người bị bắt lỗi lúc ăn đánh, làng chơi tiếp"),
        ("seat", "winner", *_WORTH),
        ("ke", *_MORE),
    ),
    Kind(
        "lanh-lang",
        pgettext_lazy("hoi", "Ù lành làng"),
        gettext_lazy("lỗi nhẹ, được cái mà không có điểm"),
        ("seat", "from"),
        ("chiu", "ga"),
    ),
    Kind(
        "den",
        pgettext_lazy("hoi", "Ù báo, đền làng"),
        gettext_lazy("hô ù sai hay xướng thừa cước"),
        ("seat", "loi", "cuoc"),
        ("diem", "dich", "chiu", "ga"),
    ),
    Kind(
        "cheo-do",
        pgettext_lazy("hoi", "Chèo đò"),
        gettext_lazy("nợ làng một ván ù"),
        ("seat",),
        ("winner", *_WORTH, *_MORE),
    ),
    Kind("bo-bai", pgettext_lazy("hoi", "Cả làng bỏ bài"), gettext_lazy("bắt cái lại"), (), ("ga",)),
)
BY_SLUG = {kind.slug: kind for kind in KINDS}
NOC = "noc"
NOBODY = "-"


@dataclass(frozen=True, slots=True)
class Box:
    """One question of the form as the page shows it."""

    name: str
    sort: str  # one, many, number, flag, ga
    label: str
    choices: tuple[tuple[str, str, bool], ...] = ()
    text: str = ""
    help_text: str = ""
    faults: tuple[str, ...] = ()


class HandForm(forms.Form):
    """Reads one hand. What the engine refuses is shown beside its field, and nothing that was typed is lost."""

    diem = forms.IntegerField(required=False, min_value=1, max_value=MOST_POINTS)
    dich = forms.IntegerField(required=False, min_value=0, max_value=MOST_POINTS)
    ga_times = forms.IntegerField(required=False, min_value=1, max_value=MOST_TIMES)

    def __init__(self, sent: QueryDict, kind: Kind, state: State, lang: str, *, cai_is_open: bool) -> None:
        super().__init__(sent)
        self.kind, self.state, self.lang = kind, state, lang
        self.sent = sent
        options = state.house.options
        self.is_fed = bool(FEEDS[options.ga] & set(EXTRAS.values()))
        self.cai_is_open = cai_is_open
        for name in ("diem", "dich", "ga_times"):
            field = self.fields[name]
            assert isinstance(field, forms.IntegerField)
            field.error_messages |= {
                "invalid": _("Hãy gõ một số nguyên."),
                "min_value": _("Hãy gõ một số từ %(limit_value)s trở lên."),
                "max_value": _("Nhiều nhất là %(limit_value)s."),
            }

    def clean(self) -> None:
        """Ask for whom the hand is about."""
        if "seat" in self.kind.fields and self._seat("seat") is None:
            self.add_error(None, forms.ValidationError(self._label("seat") + "?", code="seat"))

    def _seat(self, name: str) -> str | None:
        value = self.sent.get(name, "")
        return value if value in dict(self.state.seats) else None

    def hand(self) -> Hand:
        """Return the hand that was told, its seats as letters."""
        shown = (*self.kind.fields, *self.kind.folded)
        hand: Hand = {"result": self.kind.slug}
        for name in ("seat", "winner", "ke"):
            if name in shown and (seat := self._seat(name)):
                hand[name] = seat
        if self.cai_is_open and (seat := self._seat("hcai")):
            hand["cai"] = seat
        won = self.kind.slug in ("u", "lanh-lang", "den") or "winner" in hand
        if "from" in shown and won and (seat := self._seat("from")):
            hand["thrower"] = seat
        if "cuoc" in shown and won:
            hand |= self._worth()
        if chiu := [letter for letter, _name in self.state.seats if letter in self.sent.getlist("chiu")]:
            hand["chiu"] = chiu
        if "den" in shown and self.sent.get("den", "") in ("don", "lang", "chong"):
            hand["den"] = self.sent["den"]
        if "thong" in shown and won and self.sent.get("thong"):
            hand["thong"] = False
        if "loi" in shown and self.sent.get("loi") == "xuong-thua":
            hand["loi"] = "xuong-thua"
        if "bat_thuong" in shown and self.sent.get("bat_thuong"):
            hand["bat_thuong"] = True
        if (why := self.sent.get("ga_why", "")) in EXTRAS.values() and (seat := self._seat("ga_seat")):
            hand["ga"] = [{"why": why, "seat": seat, "times": self.cleaned_data.get("ga_times") or 1}]
        return hand

    def _worth(self) -> Hand:
        cuoc = [slug for slug in CUOC.values() if slug in self.sent.getlist("cuoc")]
        found: Hand = {"cuoc": cuoc} if cuoc else {}
        for name in ("diem", "dich"):
            if (number := self.cleaned_data.get(name)) is not None:
                found[name] = number
        return found

    def refuse(self, error: DoorError) -> None:
        """Show an error of the engine: beside its field if the form has it, else above."""
        name = next(step for step in reversed(error.path) if isinstance(step, str))
        self.add_error(None, forms.ValidationError(error.message.say(self.lang), code=self.field_of(name)))

    @staticmethod
    def field_of(name: str) -> str:
        """Return the field of the form where a field of the engine is asked."""
        return {"thrower": "from", "why": "ga", "cai": "hcai"}.get(name, name)

    @property
    def faults(self) -> tuple[tuple[str, str], ...]:
        """Return every fault with its field."""
        found = []
        for name, errors in self.errors.as_data().items():
            for error in errors:
                place = str(error.code) if name == "__all__" else name.removesuffix("_times")
                found += [(place, str(message)) for message in error.messages]
        return tuple(found)

    @property
    def loose_faults(self) -> tuple[str, ...]:
        """Return the faults that stand beside no field."""
        boxes = {box.name for box in (*self.boxes, *self.folded)}
        return tuple(text for name, text in self.faults if name not in boxes)

    @property
    def boxes(self) -> tuple[Box, ...]:
        """Return the questions in plain sight."""
        names = (*self.kind.fields, *(("hcai",) if self.cai_is_open else ()))
        return tuple(self._box(name) for name in names)

    @property
    def folded(self) -> tuple[Box, ...]:
        """Return the questions that are rarely needed."""
        names = [name for name in self.kind.folded if name != "ga" or self.is_fed]
        return tuple(self._box(name) for name in names)

    @property
    def has_folded(self) -> bool:
        """Say whether a folded question is answered or wrong, so that it must be shown open."""
        return any(
            box.faults
            or box.text
            or any(is_on and value not in ("", NOBODY, NOC) for value, _label, is_on in box.choices)
            for box in self.folded
        )

    # the questions -------------------------------------------------------------------------------

    def _box(self, name: str) -> Box:
        faults = tuple(text for place, text in self.faults if place == name) if self.is_sent else ()
        label = self._label(name)
        if name in ("diem", "dich"):
            help_text = _("Để trống thì máy tính theo cước.") if name == "diem" else _("Để tính gà ngoài.")
            return Box(name, "number", label, text=self.sent.get(name, ""), help_text=help_text, faults=faults)
        if name in ("thong", "bat_thuong"):
            return Box(name, "flag", label, (("1", label, bool(self.sent.get(name))),), faults=faults)
        if name == "ga":
            choices = [(why, WHY[why].say(self.lang)) for why in EXTRAS.values()]
            return Box(name, "ga", label, self._marked(choices, [self.sent.get("ga_why", "")]), faults=faults)
        choices, chosen = self._choices(name)
        sort = "many" if name in ("cuoc", "chiu") else "one"
        return Box(name, sort, label, self._marked(choices, chosen), help_text=self._help(name), faults=faults)

    @property
    def is_sent(self) -> bool:
        """Say whether the form was filled in, not just opened."""
        return "add" in self.sent

    @staticmethod
    def _marked(choices: list[Choice], chosen: list[str]) -> tuple[tuple[str, str, bool], ...]:
        return tuple((value, label, value in chosen) for value, label in choices)

    def _choices(self, name: str) -> tuple[list[Choice], list[str]]:
        seats = list(self.state.seats)
        chosen = self.sent.getlist(name)
        if name == "cuoc":
            return [(slug, self._cuoc(slug)) for slug in CUOC.values() if self._is_counted(slug)], chosen
        if name == "from":
            thrown = [(letter, _("%(name)s đánh ra") % {"name": each}) for letter, each in seats]
            return [(NOC, _("mở ở nọc")), *thrown], chosen or [NOC]
        if name == "winner":
            return [*seats, (NOBODY, _("không ai"))], chosen
        if name == "den":
            return _dens(), chosen or [""]
        if name == "loi":
            return [("u-bao", _("bài không ù")), ("xuong-thua", _("xướng thừa cước"))], chosen or ["u-bao"]
        return seats, chosen

    def _cuoc(self, slug: str) -> str:
        return cuoc_name(slug, self.lang, self.state.game)[0]

    def _is_counted(self, slug: str) -> bool:
        return is_counted(slug, self.state.house.options)

    def _help(self, name: str) -> str:
        if name == "cuoc":
            return _("Không chọn gì là ù suông. Thông và các khôi máy tự đếm.")
        if name == "ke":
            return _("Quân nọc cuối cùng mở ở cửa trì của ai.")
        return ""

    def _label(self, name: str) -> str:
        if name == "seat":
            return {
                "u": _("Ai ù"),
                "lanh-lang": _("Ai ù"),
                "bao": _("Ai bị báo"),
                "den": _("Ai hô ù"),
                "cheo-do": _("Ai chèo đò"),
            }[self.kind.slug]
        if name == "cuoc" and self.kind.slug == "den":
            return _("Cước đã xướng")
        return {
            "winner": _("Rồi ai ù"),
            "cuoc": _("Cước sắc"),
            "from": _("Quân ù"),
            "ke": _("Ai đầu kê"),
            "chiu": _("Ai chịu bài"),
            "diem": _("Điểm làng đã tính"),
            "dich": _("Số dịch"),
            "thong": _("Ù liền mà quên hô thông"),
            "den": _("Người đánh ra quân ù có phải đền không"),
            "loi": _("Sai chỗ nào"),
            "bat_thuong": _("Làng cho hòa vì có sự cố"),
            "ga": _("Góp gà thêm"),
            "hcai": _("Ván này ai được cái"),
        }[name]


def _dens() -> list[Choice]:
    return [
        ("", _("không")),
        ("don", _("đền cả ván thay làng (một thành hai chờ)")),
        ("lang", _("bị báo: đền làng một ván")),
        ("chong", _("đền chồng: cả hai")),
    ]
