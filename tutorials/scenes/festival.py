"""What the festival game adds to its law: drum signals and flags as the engine tells them."""

from typing import Any

from tutorials.engine import ask
from tutorials.engine.games import GAMES
from tutorials.engine.totom.diem.festival import FLAGS
from tutorials.engine.totom.diem.signals import SIGNALS


def is_festival(game: str) -> bool:
    """Say whether a game is played by drum and flag."""
    return game in GAMES and "drum" in GAMES[game].asks


def festival() -> str:
    """Return the game that is played by drum and flag."""
    return next(filter(is_festival, GAMES))


def signals_of(game: str, lang: str) -> list[dict[str, Any]]:
    """Return every drum signal by the law as printed."""
    return [ask({"game": game, "ask": "drum", "signal": each.slug, "lang": lang}) for each in SIGNALS]


def flags_of(game: str, lang: str) -> list[dict[str, Any]]:
    """Return every flag of the law."""
    return [ask({"game": game, "ask": "flag", "colour": each.colour, "lang": lang}) for each in FLAGS]
