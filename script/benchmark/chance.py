"""Whole hands of every game by chance, through the choices of its table as the site offers them."""

import re
import subprocess
import sys
from pathlib import Path

from script.benchmark.figures import Figure
from tutorials.engine.games import GAMES
from tutorials.play.games import tables_of

PART = "table"
HANDS = 10_000  # of each game
SEED = "12"
MINUTES = 20  # a game; bí ngũ takes about nine of one core
_HANDS = re.compile(r"^hands (\d+)", re.MULTILINE)
_ROOT = Path(__file__).parents[2]


def measure(hands: int = HANDS, minutes: float = MINUTES) -> list[Figure]:
    """Play the hands of every game; what is wrong with one is printed."""
    return [each for game in GAMES if tables_of(game) is not None for each in of_game(game, hands, minutes)]


def of_game(game: str, hands: int, minutes: float) -> list[Figure]:
    """Play the hands of one game: no dead end, and no fault in a record."""
    words = f"-m tutorials.play {game} --table --hands {hands} --seed {SEED} --players 0 --rules presets"
    ended = subprocess.run(
        [sys.executable, *words.split(), "--minutes", str(minutes)], cwd=_ROOT, capture_output=True, text=True
    )
    found = _HANDS.search(ended.stdout)
    if ended.returncode or found is None:
        print(f"{game}: {ended.stdout}{ended.stderr}", flush=True)
    by = f"python {words}"
    played = int(found[1]) if found else 0
    return [
        Figure(PART, f"{game}: hands by chance through the choices", played, "", at_least=hands, by=by),
        Figure(PART, f"{game}: dead ends, faults, points lost", float(ended.returncode != 0), "", at_most=0, by=by),
    ]
