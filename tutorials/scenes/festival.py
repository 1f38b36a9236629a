"""What the festival game adds to its law: drum signals and flags as the engine tells them."""

from typing import Any

from tutorials.engine import ask
from tutorials.engine.totom.diem.festival import FLAGS
from tutorials.engine.totom.diem.questions import GAME as FESTIVAL
from tutorials.engine.totom.diem.signals import SIGNALS

__all__ = ["FESTIVAL", "flags_told", "signals_told"]


def signals_told(lang: str) -> list[dict[str, Any]]:
    """Return every drum signal by the law as printed."""
    return [ask({"game": FESTIVAL, "ask": "drum", "signal": each.slug, "lang": lang}) for each in SIGNALS]


def flags_told(lang: str) -> list[dict[str, Any]]:
    """Return every flag of the law."""
    return [ask({"game": FESTIVAL, "ask": "flag", "colour": each.colour, "lang": lang}) for each in FLAGS]
