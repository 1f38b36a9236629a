"""All papers of an afternoon in one PDF: the plan, worksheets with their key, deals, deck, forms, lô tô, the law."""

from collections.abc import Iterator, Mapping
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.catalogue import Text, load
from tutorials.catalogue.plans import Plan
from tutorials.pages.offering import offer
from tutorials.pages.preferences import Preferences
from tutorials.pages.request import language
from tutorials.paper import cards, deal, deck, leaf, loto, plan, worksheet
from tutorials.paper import forms as blank
from tutorials.paper.fields import CardFace, TextSize
from tutorials.paper.kind import Kind, Piece, Words
from tutorials.paper.plan import PlanChoice
from tutorials.paper.using import papers_of, ware_of

PLAN = "plan"
KINDS: Mapping[str, Kind] = {
    each.slug: each
    for each in (plan.KIND, worksheet.KIND, deal.KIND, deck.KIND, cards.KIND, loto.KIND, blank.KIND, leaf.KIND)
}


class PackForm(CardFace, TextSize, PlanChoice):
    """Which afternoon, and which of its papers."""

    parts = forms.MultipleChoiceField(
        label=gettext_lazy("Gồm những gì"),
        widget=forms.CheckboxSelectMultiple,
        initial=[],
        error_messages={"required": gettext_lazy("Xin chọn ít nhất một tờ.")},
    )
    field_order = ("plan", "length", "parts", "size", "face")
    data: QueryDict

    def __init__(self, given: QueryDict, preferences: Preferences | None = None) -> None:
        """Offer the papers of the plan, all of them chosen; those of the plan chosen before give way."""
        super().__init__(given, preferences)
        chosen = load().plan(self.data.get("plan", ""))
        if chosen is None:
            return
        offered = {PLAN: _("buổi dạy, từng phút")}
        offered |= {str(use): ware_of(use, language()).name for use, *_rest in papers_of(chosen, KINDS)}
        known = {PLAN, *(str(use) for each in load().plans for use in each.uses)}
        offer(self, "parts", offered.items())
        self.fields["parts"].initial = list(offered)
        sent = self.data.getlist("parts")
        kept = [part for part in sent if part in offered or part not in known]
        self.data.setlist("parts", kept or list(offered))


def pieces(choices: Mapping[str, Any], lang: str) -> tuple[Piece, ...]:
    """Return the papers that are bound together, in the order in which they are used."""
    found = load().plan(choices["plan"])
    assert found is not None
    return tuple(_pieces(found, choices, lang))


def _pieces(found: Plan, choices: Mapping[str, Any], lang: str) -> Iterator[Piece]:
    parts = choices["parts"]
    if PLAN in parts:
        afternoon = (("plan", found.slug), ("length", str(choices["length"])))
        yield _piece("plan", afternoon, choices, _("buổi dạy, từng phút"), _("một bản cho người dạy"))
    for use, kind, words in papers_of(found, KINDS):
        if str(use) in parts:
            name = ware_of(use, lang).name
            for more, suffix, copies in _ways(kind):
                yield _piece(kind, (*words, *more), choices, f"{name}{suffix}", copies)


def _ways(kind: str) -> tuple[tuple[Words, str, str], ...]:
    """Return how a paper is printed: choices, what is added to its name, how often."""
    teacher = _("một bản cho người dạy")
    table = _("mỗi bàn một bản")
    ways: dict[str, tuple[tuple[Words, str, str], ...]] = {
        "deal": (
            ((("pages", "slips"), ("pages", "stock")), _(": phiếu và nọc"), _("mỗi bàn một bản, in một mặt, cắt rời")),
            ((("pages", "teacher"),), _(": tờ của người dạy"), teacher),
        ),
        "worksheet": (
            ((("key", "none"),), "", _("hai người một bản")),
            ((("key", "only"),), _(": đáp án"), teacher),
        ),
        "deck": (((("back", "none"),), "", _("mỗi bàn một bộ, in một mặt trên giấy dày, cắt rời")),),
        "cards": (((), "", _("mỗi người một bản, cắt làm bốn")),),
        "loto": (((), "", _("mỗi người một tờ, in thêm cho đủ; tờ người gọi một bản")),),
        "forms": (((), "", table),),
        "leaf": (((), "", _("mỗi người một bản để mang về")),),
    }
    return ways[kind]


def _piece(kind: str, words: Words, choices: Mapping[str, Any], name: str, copies: str) -> Piece:
    """Return a paper in the letters and with the card face of the pack."""
    fields = KINDS[kind].form.base_fields
    look = tuple((each, choices[each]) for each in ("face", "size") if each in fields)
    return Piece(kind, (*words, *look), name, copies)


def fill(choices: Mapping[str, Any], lang: str) -> Mapping[str, Any]:
    """Return what the first page of a pack shows."""
    found = load().plan(choices["plan"])
    return {"plan": found, "length": choices["length"], "pieces": pieces(choices, lang)}


KIND = Kind(
    "pack",
    Text("Cả gói cho một buổi", "All the papers for an afternoon"),
    Text(
        "Một tệp PDF đủ mọi tờ của một buổi dạy, tờ đầu ghi tờ nào in mấy bản.",
        "One PDF with every sheet for an afternoon. Its first page says how many copies of each to print.",
    ),
    PackForm,
    fill,
    reads=("play", "mats", "faces", "questions", "tasks", "scenes"),
    has_preview=True,
    pieces=pieces,
)
