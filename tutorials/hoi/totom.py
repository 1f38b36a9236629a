"""The score book of tổ tôm and its forms: how a hand may end, what is then asked, its words in the address."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from tutorials.engine import DoorError
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.hoi.ga import FEEDS
from tutorials.engine.totom.hoi.hands import MOST_POINTS, MOST_TIMES, fewest_of, is_counted
from tutorials.engine.words import both
from tutorials.hoi.address import State
from tutorials.hoi.form import COUNTED, Question, SheetForm, counted_gist
from tutorials.hoi.sheet import NOBODY, Box, Choice, Kind, Sheet, Term
from tutorials.hoi.words import Count, Flag, Hand, One, Rows, Several, Signed, Slug, Slugs, Vocabulary
from tutorials.scenes.hoi import CAI, POINTS
from tutorials.scenes.hoi import COUNTED as COUNTED_WORD
from tutorials.tasks.names import cuoc_name

RESULTS = {
    "u": "u",
    "b": "bao",
    "l": "lanh-lang",
    "d": "den",
    "o": "cheo-do",
    "h": "hoa",
    "r": "bo-bai",
    COUNTED_WORD: COUNTED.slug,
}
SEATED = "ublod"  # results that name a seat at once
CUOC = {
    "tm": "tom",
    "le": "leo",
    "td": "thap-dieu",
    "kc": "kinh-cu",
    "bd": "bach-dinh",
    "cn": "chi-nay",
    "kt": "kinh-tu-co",
    "bt": "bach-thu",
    "xb": "xuyen-bi-tu",
    "xn": "xuyen-nam-gian",
    "tu": "thien-u",
    "uv": "u-vong",
}
DEN = {"d": "don", "l": "lang", "c": "chong"}
EXTRAS = {"b": "bo-u", "q": "lo-quan", "n": "nhai", "v": "de-u"}
WORDS = Vocabulary(
    RESULTS,
    SEATED,
    (
        Slugs("c", "cuoc", CUOC),
        Count("p", "diem"),
        Count("s", "dich"),
        One("t", "thrower"),
        One("w", "winner"),
        One("k", "ke"),
        One("j", "cai"),
        Several("x", "chiu"),
        Slug("n", "den", DEN),
        Flag("i", "thong", False),
        Flag("z", "loi", "xuong-thua"),
        Flag("m", "bat_thuong", True),
        Flag("y", "an_ga", True),
        Rows("g", "ga", EXTRAS, "why", has_times=True),
        Signed(POINTS, "points"),
        One(CAI, "cai_next"),
    ),
)
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
    Kind(
        "hoa",
        pgettext_lazy("hoi", "Hòa"),
        gettext_lazy("nọc mở đến mức hòa, không ai ù"),
        ("ke", "chiu"),
        ("bat_thuong", "ga"),
    ),
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
    replace(COUNTED, fields=(*COUNTED.fields, "cai_next")),
)
NOC = "noc"


class CountedForm(SheetForm):
    """Reads a hand whose points were counted elsewhere."""

    own = {"cai_next": Question("maybe", gettext_lazy("Ván sau ai được cái"))}


def form_of(sent: QueryDict, kind: Kind, state: State, lang: str, *, cai_is_open: bool) -> "HandForm | CountedForm":
    """Return the form of one hand of tổ tôm."""
    form = CountedForm if kind.slug == COUNTED.slug else HandForm
    return form(sent, kind, state, lang, cai_is_open=cai_is_open)


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

    def filled(self, hand: Mapping[str, Any]) -> dict[str, list[str]]:
        """Return what the form would have been sent for a hand; undoes `hand`."""
        found = {
            name: [str(hand[name])] for name in ("seat", "winner", "ke", "den", "loi", "diem", "dich") if name in hand
        }
        found |= {name: list(hand[name]) for name in ("cuoc", "chiu") if name in hand}
        found |= {"from": [hand["thrower"]]} if hand.get("thrower") else {}
        found |= {"hcai": [hand["cai"]]} if hand.get("cai") else {}
        found |= {"thong": ["1"]} if hand.get("thong") is False else {}
        found |= {"bat_thuong": ["1"]} if hand.get("bat_thuong") else {}
        for extra in hand.get("ga", ())[:1]:
            found |= {"ga_why": [extra["why"]], "ga_seat": [extra["seat"]], "ga_times": [str(extra.get("times", 1))]}
        return found

    def refuse_with(self, message: str) -> None:
        """Show an error that belongs to no field."""
        self.add_error(None, forms.ValidationError(message, code=""))

    def refuse(self, error: DoorError) -> None:
        """Show an error of the engine: beside its field if the form has it, else above."""
        name = next(step for step in reversed(error.path) if isinstance(step, str))
        message = error.message.say(self.lang, self.name_of)
        self.add_error(None, forms.ValidationError(message, code=self.field_of(name)))

    def name_of(self, asked: str) -> str:
        """Return what the reader calls a field of the hand."""
        name = self.field_of(asked)
        return self._label(name) if name in (*self.kind.fields, *self.kind.folded) else asked

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
            help_text = (
                _("Để trống thì máy tính theo cước.") if name == "diem" else _("Máy cần điều này để tính gà ngoài.")
            )
            return Box(name, "number", label, text=self.sent.get(name, ""), help_text=help_text, faults=faults)
        if name in ("thong", "bat_thuong"):
            return Box(name, "flag", label, (("1", label, bool(self.sent.get(name))),), faults=faults)
        if name == "ga":
            choices = [(why, both(f"ga-why-{why}").say(self.lang)) for why in EXTRAS.values()]
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
            "diem": _("Điểm do làng tính sẵn"),
            "dich": _("Số dịch"),
            "thong": _("Ù liền mà quên xướng thông"),
            "den": _("Người đánh ra quân ù có phải đền không"),
            "loi": _("Sai chỗ nào"),
            "bat_thuong": _("Làng cho hòa vì có sự cố"),
            "ga": _("Góp gà thêm"),
            "hcai": _("Ván sau ai được cái"),
        }[name]


def _dens() -> list[Choice]:
    return [
        ("", _("không")),
        ("don", _("đền cả ván thay làng (lệ “một thành hai chờ”)")),
        ("lang", _("bị báo: đền làng một ván")),
        ("chong", _("đền chồng: cả hai")),
    ]


def gist(hand: Mapping[str, Any], lang: str, game: str) -> str:
    """Say in a few words how a hand ended."""
    if hand["result"] == COUNTED.slug:
        return counted_gist(hand)
    cuoc = ", ".join(cuoc_name(slug, "vi", game)[0] for slug in hand["cuoc"])
    said = {"name": hand["winner"] or hand["seat"] or "", "other": hand["seat"] or "", "cuoc": cuoc}
    if hand["tra_do"]:
        return _("%(name)s ù %(cuoc)s để trả đò") % said
    if hand["result"] == "u":
        return _("%(name)s ù %(cuoc)s") % said if cuoc else _("%(name)s ù") % said
    if hand["result"] == "bao" and hand["winner"]:
        return _("%(other)s bị báo, %(name)s ù %(cuoc)s") % said
    if hand["result"] == "cheo-do" and hand["winner"]:
        return _("%(other)s chèo đò, %(name)s ù %(cuoc)s") % said
    return {
        "bao": _("%(other)s bị báo, hòa"),
        "cheo-do": _("%(other)s chèo đò"),
        "lanh-lang": _("%(name)s ù lành làng"),
        "den": _("%(other)s ù báo, đền làng"),
        "hoa": _("hòa"),
        "bo-bai": _("cả làng bỏ bài"),
    }[hand["result"]] % said


FEWEST = 3
SHEET = Sheet(
    words=WORDS,
    kinds=KINDS,
    form=form_of,
    options=("loi_diem", "phat", "ga", "ga_ngoai"),
    seating=lambda game, options: range(max(FEWEST, fewest_of(GAMES[game])), GAMES[game].players + 1),
    gist=gist,
    more=gettext_lazy("Thêm: chịu bài, đền, điểm đã tính sẵn, gà…"),
    terms=(
        Term("gom", "gom", "number"),
        Term("cai", "cai", "seat"),
        Term("boc", "nha_bat_cai", "seat"),
        Term("thuong", "thuong_hoi", "word"),
        Term("du", "du_hoi", "word"),
        Term("mach", "thong_qua_hoa", "flag"),
        Term("gadau", "ga_dau_hoi", "number"),
    ),
    is_totom=True,
)
