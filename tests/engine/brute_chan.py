"""A hand of chắn that is ù, drawn at random and counted card by card: slow, plain, and apart from the engine."""

import random
from collections import Counter
from typing import Any

KINDS = [f"{rank}{suit}" for rank in range(2, 10) for suit in "vws"] + ["cc"]
RED = {"8w", "9w", "8s", "9s", "cc"}
TOM, LEO = ("3w", "3s", "7v"), ("9w", "8s", "cc")


def draw_hand(chance: random.Random) -> tuple[list[str], list[str], str]:
    """Return cards held, chắn eaten and the winning card of a hand of ten pairs; six of them chắn at least."""
    left = Counter(dict.fromkeys(KINDS, 4))
    likely = chance.choice([KINDS, [kind for kind in KINDS if kind not in RED], [*KINDS, *TOM, *LEO, *TOM, *LEO]])
    pairs: list[tuple[str, str]] = []
    wanted = chance.choice([6, 6, 7, 8, 10])
    while len(pairs) < 10:
        one = chance.choice(likely)
        other = one if len(pairs) < wanted else one[0] + chance.choice("vws")
        if (one != "cc" or other == one) and other in left and not (Counter((one, other)) - left):
            left -= Counter((one, other))
            pairs.append((one, other))
    eaten = [pairs.pop(0)[0] for _ in range(chance.choice([0, 0, 1, 2]))]
    held = [card for pair in pairs for card in pair]
    chance.shuffle(held)
    return held[1:], eaten, held[0]


def count_cuoc(held: list[str], eaten: list[str], card: str, door: str) -> dict[str, Any]:
    """Count the cước of a hand that is ù, by the text of the source alone."""
    had, full = Counter(held), Counter([*held, card])
    everything = full + Counter(eaten) + Counter(eaten)
    chan = sum(count // 2 for count in full.values()) + len(eaten)
    reds = sum(everything[kind] for kind in RED)
    heads = card != "cc" and all(had[card[0] + suit] % 2 for suit in "vws")
    alone = chan == 6 and had[card] % 2 == 1 and not heads
    found = {
        "tri": int(door == "tri"),
        "chiu-u": int(had[card] == 3),
        "u-bon": int(had[card] == 1 and card in eaten),
        "bach-thu": int(alone and card != "cc"),
        "bach-thu-chi": int(alone and card == "cc"),
        "thap-thanh": int(chan == 10),
        "bach-dinh": int(reds == 0),
        "tam-do": int(reds == 8),
        "kinh-tu-chi": int(reds == everything["cc"] == 4),
        "tom": min(everything[kind] for kind in TOM),
        "leo": min(everything[kind] for kind in LEO),
        "bon": sum(count == 2 for count in Counter(eaten).values()),
        "thien-khai": sum(count == 4 for count in had.values()),
    }
    return {slug: times for slug, times in found.items() if times} or {"suong": 1}
