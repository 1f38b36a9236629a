"""The score book of tá lả: places, who was móm, cards taken, ù and false play."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from tutorials.engine.tala.hoi import BOOK
from tutorials.engine.tala.hoi import KINDS as U_KINDS
from tutorials.hoi.address import State
from tutorials.hoi.form import COUNTED, Question, SheetForm, counted_gist
from tutorials.hoi.sheet import Choice, Kind, Sheet
from tutorials.hoi.words import Each, Hand, Several, Slug, Vocabulary, with_counted

WORDS = Vocabulary(
    {"h": "hang", "u": "u", "l": "lao"},
    "ul",
    (
        Slug("k", "u_kind", {"t": "tron", "k": "khan"}),
        Several("t", "thu"),
        Several("m", "mom"),
        Several("l", "lao"),
        Each("n", "an"),
        Several("c", "chot"),
    ),
)
_TAKEN = ("an", "chot")
KINDS = (
    Kind("hang", gettext_lazy("Xếp hạng"), gettext_lazy("hết bốn vòng, không ai ù"), ("thu", "mom"), ("lao", *_TAKEN)),
    Kind("u", pgettext_lazy("hoi", "Ù"), gettext_lazy("có người ù, ván dừng ngay"), ("seat", "u_kind"), _TAKEN),
    Kind("lao", gettext_lazy("Láo"), gettext_lazy("ù láo, ăn láo, hạ láo"), ("seat",), _TAKEN),
)


def _u_kinds(state: State, lang: str) -> list[Choice]:
    known = {slug: kind for slug, kind in U_KINDS.items() if kind.points(state.house.options)}
    return [(slug, (kind.en if lang == "en" else kind.vi)) for slug, kind in known.items()]


class Form(SheetForm):
    """The form of one hand of tá lả."""

    own = {
        "seat": Question("one", {"u": gettext_lazy("Ai ù"), "lao": gettext_lazy("Ai phạm lỗi láo")}),
        "u_kind": Question("pick", gettext_lazy("Ù thế nào"), _u_kinds),
        "thu": Question(
            "each",
            gettext_lazy("Mỗi người về thứ mấy"),
            help_text=gettext_lazy("Nhất ghi 1, nhì ghi 2, ba ghi 3, bét ghi 4."),
        ),
        "mom": Question("many", gettext_lazy("Ai móm")),
        "lao": Question(
            "many", gettext_lazy("Ai phạm lỗi láo"), is_asked=lambda state: state.house.options.phat_lao == "xep-cuoi"
        ),
        "an": Question(
            "each",
            gettext_lazy("Mỗi người ăn mấy lá của tay trên"),
            help_text=gettext_lazy("Không ăn thì để trống."),
        ),
        "chot": Question("many", gettext_lazy("Ai ăn lá chốt")),
    }

    def is_valid(self) -> bool:
        """Say whether the places, if they are asked, are those of all."""
        if super().is_valid() and self.kind.slug == "hang":
            told = self._told("thu") or []
            if sorted(each or 0 for each in told) != list(range(1, len(self.state.seats) + 1)):
                self.faults.append(
                    ("thu", _("Mỗi người một hạng, từ 1 đến %(most)s.") % {"most": len(self.state.seats)})
                )
        return not self.faults

    def mended(self, hand: Hand) -> Hand:
        """Return the hand with the seats from first to last."""
        if "thu" in hand:
            letters = [letter for letter, _name in self.state.seats]
            hand["thu"] = [letter for _place, letter in sorted(zip(hand["thu"], letters, strict=True))]
        if hand.get("u_kind") == "thuong":
            del hand["u_kind"]
        return hand

    def filled(self, hand: Mapping[str, Any]) -> dict[str, list[str]]:
        """Return what the form would have been sent for a hand."""
        found = super().filled({name: value for name, value in hand.items() if name != "thu"})
        found |= {f"thu_{letter}": [str(place)] for place, letter in enumerate(hand.get("thu", ()), 1)}
        return found | ({"u_kind": [hand.get("u_kind", "thuong")]} if hand["result"] == "u" else {})


def gist(hand: Mapping[str, Any], lang: str, game: str) -> str:
    """Say in a few words how a hand ended."""
    if hand["result"] == COUNTED.slug:
        return counted_gist(hand)
    told = {"hang": _("%(name)s nhất"), "u": _("%(name)s ù"), "lao": _("%(name)s phạm lỗi láo")}
    return told[hand["result"]] % {"name": hand["seat"] or hand["winner"] or ""}


SHEET = Sheet(
    words=with_counted(WORDS),
    kinds=(*KINDS, COUNTED),
    form=Form,
    options=("gia_u", "gia_an", "gia_chot", "gia_mom", "ga"),
    seating=lambda game, options: BOOK.seating(options),
    gist=gist,
    more=gettext_lazy("Thêm: ăn mấy lá, ăn chốt, lỗi láo"),
)
