"""The score book of sâm lốc: who went out, the cards left, cuts, báo sâm."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from django.utils.text import format_lazy
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.engine import DoorError
from tutorials.engine.sam.hoi import BOOK
from tutorials.engine.sam.white import White
from tutorials.hoi.address import State
from tutorials.hoi.form import COUNTED, ROWS, Question, SheetForm, counted_gist
from tutorials.hoi.sheet import Choice, Kind, Sheet
from tutorials.hoi.words import Each, Flag, Hand, One, Rows, Slug, Vocabulary, with_counted

CUTS = {"1": "mot-hai", "2": "hai-hai", "3": "ba-hai", "q": "tu-quy"}
WORDS = Vocabulary(
    {"n": "nhat", "s": "sam", "h": "hong-sam", "t": "an-trang", "v": "ve-hai"},
    "nshtv",
    (
        Each("n", "con"),
        Each("w", "hai"),
        Each("r", "do"),
        Each("q", "tu_quy"),
        One("g", "khong_giu"),
        Flag("i", "quen_bao", True),
        One("c", "chan"),
        Flag("d", "sanh_rong", True),
        Slug("b", "bo", {"r": "sanh-rong", "h": "tu-quy-hai", "m": "dong-mau", "s": "ba-sam", "d": "nam-doi"}),
        Rows("k", "chat", CUTS, "gi", seat="nha", has_several=True),
    ),
)
MOST_CUTS = 6  # that the form asks of one hand
_SEATS = ("bi_chat", "chat_boi", "chat_chong")  # in the order of the engine
_ROWS = {number: "" if number == 1 else f"_{number}" for number in range(1, MOST_CUTS + 1)}  # what ends their fields
_CUT = tuple(f"{name}{end}" for end in _ROWS.values() for name in ("gi", *_SEATS))
KINDS = (
    Kind(
        "nhat",
        gettext_lazy("Về nhất"),
        gettext_lazy("có người hết bài trước"),
        ("seat", "con"),
        ("hai", "do", "tu_quy", *_CUT, "khong_giu", "quen_bao"),
    ),
    Kind("sam", gettext_lazy("Được sâm"), gettext_lazy("báo sâm mà không ai chặn"), ("seat",), ("sanh_rong",)),
    Kind("hong-sam", gettext_lazy("Hỏng sâm"), gettext_lazy("báo sâm mà bị chặn"), ("seat", "chan")),
    Kind("an-trang", gettext_lazy("Ăn trắng"), gettext_lazy("chia xong đã thắng"), ("seat", "bo")),
    Kind("ve-hai", gettext_lazy("Về bằng lá 2"), gettext_lazy("nước cuối có lá 2, xử thua"), ("seat",), _CUT),
)


def _whites(state: State, lang: str) -> list[Choice]:
    options = state.house.options
    return [
        (white.slug, white.label.say(lang))
        for white in White
        if (white is White.SANH_RONG or not options.only_dragon) and (white is not White.BA_SAM or options.three_sam)
    ]


def _cuts(state: State, lang: str) -> list[Choice]:
    options = state.house.options
    found = [("", _("không có")), ("mot-hai", _("một lá 2"))]
    found += [("hai-hai", _("đôi 2"))] if options.pair_of_twos != "khong" else []
    found += [("ba-hai", _("ba lá 2"))] if options.three_twos != "khong" else []
    return [*found, ("tu-quy", _("tứ quý"))]


_ONE_CUT = {
    "gi": Question("pick", gettext_lazy("Chặt gì"), _cuts),
    "bi_chat": Question("maybe", gettext_lazy("Ai bị chặt")),
    "chat_boi": Question("maybe", gettext_lazy("Ai chặt")),
    "chat_chong": Question("maybe", gettext_lazy("Rồi ai chặt chồng")),
}


def _again(question: Question, number: int) -> Question:
    """Return a question as it is asked of another cut."""
    return replace(
        question, label=format_lazy(gettext_lazy("{label}, lần {number}"), label=question.label, number=number)
    )


class Form(SheetForm):
    """The form of one hand of sâm lốc."""

    own = {
        **_ONE_CUT,
        **{
            f"{name}{end}": _again(question, number)
            for number, end in _ROWS.items()
            for name, question in _ONE_CUT.items()
            if number > 1
        },
        "seat": Question(
            "one",
            {
                "nhat": gettext_lazy("Ai về nhất"),
                "sam": gettext_lazy("Ai báo sâm"),
                "hong-sam": gettext_lazy("Ai báo sâm"),
                "an-trang": gettext_lazy("Ai ăn trắng"),
                "ve-hai": gettext_lazy("Ai về bằng lá 2"),
            },
        ),
        "con": Question(
            "each",
            gettext_lazy("Mỗi người còn mấy lá"),
            help_text=gettext_lazy("Người về nhất để trống. Còn mười lá là cóng."),
        ),
        "hai": Question(
            "each", gettext_lazy("Trong đó mấy lá 2"), is_asked=lambda state: state.house.options.thoi != "dem-la"
        ),
        "do": Question(
            "each", gettext_lazy("Mấy lá 2 đỏ"), is_asked=lambda state: state.house.options.thoi == "den-do"
        ),
        "tu_quy": Question(
            "each", gettext_lazy("Mấy tứ quý còn nguyên"), is_asked=lambda state: bool(state.house.options.thoi_quad)
        ),
        "khong_giu": Question("maybe", gettext_lazy("Ai không đánh lá lớn nhất khi có người báo một")),
        "quen_bao": Question("flag", gettext_lazy("Người về nhất quên báo một")),
        "chan": Question("maybe", gettext_lazy("Ai chặn")),
        "sanh_rong": Question("flag", gettext_lazy("Đi cả mười lá bằng một sảnh")),
        "bo": Question("pick", gettext_lazy("Ăn trắng bằng gì"), _whites),
    }

    @property
    def cuts(self) -> int:
        """Return how many cuts are asked: as many as were wished for, or are told."""
        sent = self.sent.get(ROWS, "")
        wished = int(sent) if sent in map(str, _ROWS) else 1
        return max([wished, *(number for number, end in _ROWS.items() if self.sent.get(f"gi{end}"))])

    @property
    def again(self) -> tuple[int, str] | None:
        """Return the button for one more cut."""
        more = self.cuts + 1
        return (more, _("Thêm một lần chặt")) if "gi" in self.kind.folded and more in _ROWS else None

    def _asked(self, names: Sequence[str]) -> list[str]:
        unasked = {f"{name}{end}" for number, end in _ROWS.items() if number > self.cuts for name in _ONE_CUT}
        return [name for name in super()._asked(names) if name not in unasked]

    def is_valid(self) -> bool:
        """Say whether a hand that wins on the deal is named, and a cut has both who cut and who was cut."""
        super().is_valid()
        if self.kind.slug == "an-trang" and not self._told("bo"):
            self.faults.append(("bo", f"{self._label('bo')}?"))
        for end in _ROWS.values() if "gi" in self.kind.folded else ():
            if self._told(f"gi{end}"):
                needed = [f"{name}{end}" for name in _SEATS[:2]]
                self.faults += [(name, f"{self._label(name)}?") for name in needed if not self._seat(name)]
        return not self.faults

    def mended(self, hand: Hand) -> Hand:
        """Return the hand with each cut in a row."""
        rows = []
        for end in _ROWS.values():
            what = hand.pop(f"gi{end}", None)
            seats = [seat for name in _SEATS if (seat := hand.pop(f"{name}{end}", None))]
            rows += [{"gi": what, "nha": seats}] if what else []
        if hand["result"] == "nhat":
            hand.setdefault("con", [None] * len(self.state.seats))
        return {**hand, **({"chat": rows} if rows else {})}

    def filled(self, hand: Mapping[str, Any]) -> dict[str, list[str]]:
        """Return what the form would have been sent for a hand."""
        found = super().filled(hand)
        for end, row in zip(_ROWS.values(), hand.get("chat", ()), strict=False):
            found[f"gi{end}"] = [row["gi"]]
            found |= {f"{name}{end}": [seat] for name, seat in zip(_SEATS, row["nha"], strict=False)}
        return found

    def refuse(self, error: DoorError) -> None:
        """Show an error of the engine; that of a cut beside the first question of its row."""
        place = error.path.index("chat") + 1 if "chat" in error.path else len(error.path)
        if place < len(error.path) and isinstance(number := error.path[place], int) and number + 1 in _ROWS:
            self.faults.append((f"gi{_ROWS[number + 1]}", error.message.say(self.lang, self.name_of)))
        else:
            super().refuse(error)


def gist(hand: Mapping[str, Any], lang: str, game: str) -> str:
    """Say in a few words how a hand ended."""
    if hand["result"] == COUNTED.slug:
        return counted_gist(hand)
    told = {
        "nhat": _("%(name)s về nhất"),
        "sam": _("%(name)s được sâm"),
        "hong-sam": _("%(name)s hỏng sâm"),
        "an-trang": _("%(name)s ăn trắng"),
        "ve-hai": _("%(name)s về bằng lá 2"),
    }
    return told[hand["result"]] % {"name": hand["seat"]}


SHEET = Sheet(
    words=with_counted(WORDS),
    kinds=(*KINDS, COUNTED),
    form=Form,
    options=("thoi", "cong", "bao_fail", "last_two"),
    seating=lambda game, options: BOOK.seating(options),
    gist=gist,
    more=gettext_lazy("Thêm: lá 2, tứ quý, chặt, đền báo một"),
)
