"""The score book of tam cúc: who ended with which kết, and the cây of each."""

from collections.abc import Mapping
from typing import Any

from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.engine.tamcuc.hoi import BOOK, KETS
from tutorials.hoi.address import State
from tutorials.hoi.form import COUNTED, Question, SheetForm, counted_gist
from tutorials.hoi.sheet import Choice, Kind, Sheet
from tutorials.hoi.words import Each, Hand, One, Rows, Slug, Vocabulary, with_counted

KET_CODES = {
    "d": "ket-doi", "b": "ket-ba", "t": "ket-tot-den", "u": "ket-tu-tu", "n": "ket-ngu-tu",
    "dt": "de-tot-den", "du": "de-tu-tu", "dn": "de-ngu-tu",
}  # fmt: skip
SHOWN = {"4": "tu-tu", "5": "ngu-tu"}
WORDS = Vocabulary(
    {"k": "ket", "c": "so-cay"},
    "k",
    (
        Slug("t", "ket", KET_CODES),
        One("g", "goi"),
        Each("n", "cay"),
        Rows("i", "trinh", SHOWN, "bo"),
    ),
)
_FOLDED = ("tu_tu", "ngu_tu")
KINDS = (
    Kind(
        "ket", gettext_lazy("Có kết"), gettext_lazy("có người kết, hay đè"), ("seat", "ket", "cay"), ("goi", *_FOLDED)
    ),
    Kind("so-cay", gettext_lazy("Không kết"), gettext_lazy("so cây với nhau"), ("cay",), _FOLDED),
)


def _kets(state: State, lang: str) -> list[Choice]:
    return [(slug, capfirst(ket.vi)) for slug, ket in KETS.items()]


class Form(SheetForm):
    """The form of one hand of tam cúc."""

    own = {
        "seat": Question("one", gettext_lazy("Ai kết, hay ai đè")),
        "ket": Question("pick", gettext_lazy("Kết gì"), _kets),
        "cay": Question(
            "each",
            gettext_lazy("Mỗi người ăn mấy cây"),
            help_text=gettext_lazy("Kể cả cây trình và lượt cuối. Để trống một người thì máy tự tính."),
        ),
        "goi": Question("maybe", gettext_lazy("Ai gọi lượt cuối mà bị đè")),
        "tu_tu": Question("many", gettext_lazy("Ai trình tứ tử")),
        "ngu_tu": Question("many", gettext_lazy("Ai trình ngũ tử")),
    }

    def is_valid(self) -> bool:
        """Say whether everything that must be told is told."""
        if self.kind.slug == "ket" and not self._told("ket"):
            self.faults.append(("ket", f"{self._label('ket')}?"))
        return super().is_valid() and not self.faults

    def mended(self, hand: Hand) -> Hand:
        """Return the hand with what was shown in one table."""
        shown = [{"bo": "tu-tu", "seat": seat} for seat in hand.pop("tu_tu", ())]
        shown += [{"bo": "ngu-tu", "seat": seat} for seat in hand.pop("ngu_tu", ())]
        hand.setdefault("cay", [None] * len(self.state.seats))
        return {**hand, **({"trinh": shown} if shown else {})}

    def filled(self, hand: Mapping[str, Any]) -> dict[str, list[str]]:
        """Return what the form would have been sent for a hand."""
        shown = hand.get("trinh", ())
        return super().filled(hand) | {
            "tu_tu": [row["seat"] for row in shown if row["bo"] == "tu-tu"],
            "ngu_tu": [row["seat"] for row in shown if row["bo"] == "ngu-tu"],
        }


def gist(hand: Mapping[str, Any], lang: str, game: str) -> str:
    """Say in a few words how a hand ended."""
    if hand["result"] == COUNTED.slug:
        return counted_gist(hand)
    if hand["result"] == "so-cay":
        return _("không kết, so cây")
    return _("%(name)s %(ket)s") % {"name": hand["seat"], "ket": KETS[hand["cuoc"][0]].vi}


SHEET = Sheet(
    words=with_counted(WORDS),
    kinds=(*KINDS, COUNTED),
    form=Form,
    options=("bang_ket", "cay_thua", "den", "thuong_trinh"),
    seating=lambda game, options: BOOK.seating(options),
    gist=gist,
    more=gettext_lazy("Thêm: trình làng, ai bị đè"),
)
