"""The answer shown to a learner who asks for it: computed by the engine, never stored."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from tutorials.engine.cards import Cards
from tutorials.tasks.names import phu_name
from tutorials.tasks.questions import Line, kinds


@dataclass(frozen=True, slots=True)
class Row:
    """Cards of an answer, with what they are."""

    label: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Solution:
    """A right answer, drawn and explained."""

    rows: tuple[Row, ...]
    lines: tuple[Line, ...]


def phu_rows(said: Mapping[str, Any], lang: str) -> tuple[Row, ...]:
    """Return the phu that an answer of the engine lays out, and its loose cards."""
    rows = [Row(phu_name(phu["kind"], phu["lung"], lang), kinds(phu["cards"])) for phu in said["phu"]]
    if said.get("rac"):
        rows.append(Row(_("quân rác"), kinds(said["rac"])))
    return tuple(rows)
