"""Play whole hands at random: `python -m tutorials.play.bacay --hands 1000 --seed 7`."""

import argparse
import random
import time
from collections import Counter
from dataclasses import dataclass

from tutorials.engine.bacay.hand import SIZE, Hand, count, deck
from tutorials.engine.bacay.options import BA_CAY, BAI_CAO, Options
from tutorials.engine.bacay.settle import BEST_TAKES_ALL, GA_UNIT, WAYS, Ga, against_all, next_chuong, pool, take_all
from tutorials.engine.french import Cards
from tutorials.engine.rules import RuleSet

RULES: dict[str, RuleSet[Options]] = {"ba-cay": BA_CAY, "bai-cao": BAI_CAO}


@dataclass(frozen=True, slots=True)
class Played:
    """A hand from the deal to the points."""

    hands: tuple[Hand, ...]
    rest: Cards  # stays face down
    way: str
    chuong: int
    points: tuple[int, ...]
    ga: Ga
    before: int  # points that lay in the side pool
    following: int  # seat of the next chương


def play(chance: random.Random, options: Options) -> Played:
    """Deal to as many players as chance will have, and settle. Law: BC-2, BC-5."""
    cards = list(deck(options))
    chance.shuffle(cards)
    players = chance.randint(2, len(cards) // SIZE)
    hands = tuple(count(tuple(cards[seat::players][:SIZE]), options) for seat in range(players))
    way = chance.choice(WAYS)
    chuong = chance.randrange(players)
    points = take_all(hands, options) if way == BEST_TAKES_ALL else against_all(hands, chuong, options)
    before = chance.randint(0, players)
    joined = sorted(chance.sample(range(players), chance.choice([0, *range(2, players + 1)])))
    return Played(
        hands,
        tuple(cards[players * SIZE :]),
        way,
        chuong,
        tuple(points),
        pool(hands, joined, before, options),
        before,
        next_chuong(hands, chuong, options),
    )


def main(arguments: list[str] | None = None) -> int:
    """Play hands of both games and print the figures; 1 if cards or points got lost."""
    parser = argparse.ArgumentParser(description="Play hands of ba cây and bài cào at random.")
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rules", choices=("presets", "any"), default="presets", help="each preset, or any choices")
    chosen = parser.parse_args(arguments)
    chance = random.Random(chosen.seed)
    tables = [(game, preset) for game, rules in RULES.items() for preset in rules.presets]
    kept, ways, begun = 0, Counter[str](), time.perf_counter()
    for number in range(chosen.hands):
        game, preset = tables[number % len(tables)]
        options = preset.options if chosen.rules == "presets" else RULES[game].at_random(chance)
        played = play(chance, options)
        kept += is_whole(played, options)
        ways[played.way] += 1
    seconds = time.perf_counter() - begun
    print(f"hands {chosen.hands}, whole {kept}, " + ", ".join(f"{way} {times}" for way, times in sorted(ways.items())))
    print(f"hands/second {chosen.hands / max(seconds, 1e-9):,.0f}")
    return 0 if kept == chosen.hands else 1


def is_whole(played: Played, options: Options) -> bool:
    """Say whether every card is where it should be, once, and the points cancel out, the side pool counted apart."""
    cards = [card for hand in played.hands for card in hand.cards] + list(played.rest)
    ga = played.ga
    is_kept = ga.pot == played.before + GA_UNIT * len(ga.seats) and sum(ga.points) + ga.left == played.before
    is_dealt = sorted(card.index for card in cards) == [card.index for card in deck(options)]
    return is_dealt and is_kept and not sum(played.points) and 0 <= played.following < len(played.hands)


if __name__ == "__main__":
    raise SystemExit(main())
