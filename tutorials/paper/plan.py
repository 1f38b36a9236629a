"""A plan for an afternoon with a class, as it is printed and shown."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Text, load
from tutorials.catalogue.plans import Mistake, Plan, PlanStep, Use
from tutorials.pages.offering import offer
from tutorials.pages.preferences import Preferences
from tutorials.pages.request import language
from tutorials.paper.fields import CardFace, TextSize
from tutorials.paper.kind import Kind, PaperForm
from tutorials.paper.using import Ware, ware_of


class PlanChoice(PaperForm):
    """Which afternoon, and how long."""

    plan = forms.ChoiceField(label=_("Buổi nào"))
    length = forms.TypedChoiceField(
        label=_("Dài bao lâu"),
        choices=[("60", _("60 phút")), ("90", _("90 phút")), ("150", _("150 phút"))],
        coerce=int,
        initial="90",
    )

    def __init__(self, given: QueryDict, preferences: Preferences | None = None) -> None:
        """Offer the plans in their order, the first of them usual."""
        lang = language()
        offered = [(plan.slug, f"{plan.order}. {plan.title.say(lang)}") for plan in load().plans]
        self.base_fields["plan"].initial = offered[0][0]
        super().__init__(given, preferences)
        offer(self, "plan", offered)


class PlanForm(CardFace, TextSize, PlanChoice):
    """An afternoon to be printed."""

    field_order = ("plan", "length", "size", "face")


@dataclass(frozen=True, slots=True)
class Hour:
    """A step at its minute."""

    begins: int
    ends: int
    step: PlanStep
    wares: tuple[Ware, ...]


@dataclass(frozen=True, slots=True)
class Brought:
    """Something to bring along, and where it is printed."""

    text: Text
    wares: tuple[Ware, ...]


@dataclass(frozen=True, slots=True)
class Outline:
    """A plan of one length, with the names of what it uses."""

    plan: Plan
    length: int
    needs: tuple[Brought, ...]
    hours: tuple[Hour, ...]
    mistakes: tuple[tuple[Mistake, str], ...]  # each with the game of its article


def outline_of(plan: Plan, length: int, lang: str) -> Outline:
    """Return a plan as it is shown."""

    def wares(use: tuple[Use, ...]) -> tuple[Ware, ...]:
        return tuple(ware_of(each, lang) for each in use)

    return Outline(
        plan,
        length,
        tuple(Brought(need.text, wares(need.use)) for need in plan.needs),
        tuple(
            Hour(begun, begun + step.minutes[length], step, wares(step.use)) for begun, step in plan.steps_of(length)
        ),
        tuple((each, load().game_of(each.article) or "") for each in plan.mistakes),
    )


def fill(choices: Mapping[str, Any], lang: str) -> Mapping[str, Any]:
    """Return what the pages of a plan show."""
    plan = load().plan(choices["plan"])
    assert plan is not None
    return {"outline": outline_of(plan, choices["length"], lang), "plan": plan}


KIND = Kind(
    "plan",
    Text("Buổi dạy", "A plan for an afternoon"),
    Text(
        "Sáu buổi, từ bài cào đến tổ tôm: từng phút làm gì, nói gì, người mới hay nhầm chỗ nào.",
        "Six afternoons from bài cào to tổ tôm: what to do and say minute by minute, and where beginners go wrong.",
    ),
    PlanForm,
    fill,
    has_preview=True,
)
