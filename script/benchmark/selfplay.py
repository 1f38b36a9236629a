"""How fast hands are played by lawful players, and how fast the referee judges their records."""

import time

from script.benchmark.figures import Figure
from tutorials.engine.totom.game import GAMES
from tutorials.play.totom.trial import Played, compare, judge, play

PART = "play"
SEED = 2005
WARM = 50  # hands that fill the caches of the solver
HANDS = 300
GAME = GAMES["to-tom"]


def measure() -> list[Figure]:
    """Play hands, then judge them; stop if the two do not agree."""
    for number in range(WARM):
        play(f"{SEED}:{number}", GAME)
    begin = time.perf_counter()
    hands = [play(f"{SEED}:{number}", GAME) for number in range(WARM, WARM + HANDS)]
    middle = time.perf_counter()
    faults = [judge(hand, GAME) for hand in hands]
    end = time.perf_counter()
    _prove(hands, faults)
    turns = sum(hand.turns for hand in hands)
    return [
        Figure(PART, "hands of bí ngũ played", HANDS / (middle - begin), "/s", at_least=50),
        Figure(PART, "turns played", turns / (middle - begin), "/s"),
        Figure(PART, "records judged by the referee", HANDS / (end - middle), "/s", at_least=50),
        Figure(PART, "turns played and judged", turns / (end - begin), "/s"),
    ]


def _prove(hands: list[Played], faults: list[list[dict[str, object]]]) -> None:
    for hand, found in zip(hands, faults, strict=True):
        finding = compare(hand, found)
        if finding is not None:
            raise SystemExit(f"{finding.what}: {finding.detail}\n{hand.text}")
