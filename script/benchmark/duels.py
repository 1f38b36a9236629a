"""How much better each strength plays than the next lower one, and how long a decision takes it.

Every deal is played with all seats of the lower strength, then once for each seat with the higher one there, from the
first choice on in which the two differ: what that seat gains is counted, a deal at a time. So neither the cards nor the
seat speak for either. Steady against lawful plays 10,000 hands a game at least: each seat of each deal is one.
`python -m script.benchmark.duels tam-cuc --deals 600 --seed 12` measures one game at length.

Where nothing can be chosen no strength can be better. At ba cây and bài cào nobody has seen a card when the way of
playing is chosen and the pool is joined, nobody draws or changes a card after that (no house has such a choice), and
the stake is the table's: each way is worth nothing on the average, so a strong player does what a steady one does. Two
decisions are worth something, and a steady player takes both: to be the chương where the house gives equal hands to the
chương (BC-5.6; no preset does), and to join a pool in which points lie from the hand before (BC-5.8). By the pool these
two games are measured, against players who join it by chance.
"""

import argparse
import math
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from script.benchmark.figures import Figure, p95, table
from tutorials.engine.games import GAMES
from tutorials.play.games import tables_of
from tutorials.play.tables import LAWFUL, STEADY, STRENGTHS, STRONG, Choice, Table, Tables, View, choose
from tutorials.play.trial import Setting

PART = "table"
SEED = "12"
DEALS = 600  # more until chance is left out, or the minutes are over
MOST_DEALS = 100_000
HANDS = 10_000  # of steady against lawful
MINUTES = 3.0  # a pair of strengths
MINUTES_OF_HANDS = 15.0  # for so many hands; of tài bàn they take five minutes of one core, of tổ tôm two or three
LIMITS = {STEADY: 10.0, STRONG: 60.0}  # milliseconds a decision
PAIRS = ((STEADY, LAWFUL), (STRONG, STEADY))
Z = 1.96  # standard errors on each side of 95 %
_CARDS_UNSEEN = "no card is seen before the last choice: a strong player does what a steady one does"
NOTHING_TO_GAIN = {("ba-cay", STRONG): _CARDS_UNSEEN, ("bai-cao", STRONG): _CARDS_UNSEEN}  # by game and higher strength
WITH_POOL = ("ba-cay", "bai-cao")
LEFT_IN_POOL = 4  # points from the hand before


@dataclass
class Clock:
    """The time of each decision between two choices or more, by strength."""

    taken: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))  # milliseconds of one core

    def p95(self, strength: str) -> float:
        """Return what 95 of 100 decisions stay under."""
        return p95(self.taken[strength]) if len(self.taken[strength]) > 1 else 0.0


@dataclass(frozen=True)
class Gain:
    """What the higher strength gains over the lower: mean by deal, and half the width of its 95 % interval."""

    deals: int
    mean: float
    half: float
    hands: int = 0

    @property
    def is_sure(self) -> bool:
        """Say whether the interval leaves equality out."""
        return abs(self.mean) > self.half


def measure() -> list[Figure]:
    """Measure every game that has tables."""
    figures: list[Figure] = []
    for game in GAMES:
        if tables_of(game) is not None:
            figures += of_game(game, DEALS, SEED)
    return figures


def of_game(
    game: str,
    deals: int,
    seed: str,
    minutes: float | None = None,
    pairs: Sequence[tuple[str, str]] = PAIRS,
    hands: int = HANDS,
) -> list[Figure]:
    """Measure one game."""
    tables, clock, figures = tables_of(game), Clock(), []
    assert tables is not None
    by = f"python -m script.benchmark.duels {game} --deals {deals} --hands {hands} --seed {seed}"
    for higher, lower in pairs:
        named = f"{game}: {higher} over {lower}, points a hand"
        if why := NOTHING_TO_GAIN.get((game, higher)):
            figures.append(Figure(PART, f"{named}: none, {why}", 0.0, "", by=by))
            continue
        least = hands if (higher, lower) == PAIRS[0] else 0
        most = minutes or (MINUTES_OF_HANDS if least else MINUTES)
        gain = duel(tables, game, (higher, lower), deals, seed, most, clock, least)
        pool = f", {LEFT_IN_POOL} in the pool" if game in WITH_POOL else ""
        named += f" ({gain.deals} deals, {gain.hands:,} hands{pool}, ± {gain.half:.2f})"
        figures.append(Figure(PART, named, gain.mean, "", at_least=math.nextafter(gain.half, math.inf), by=by))
        if least:
            figures.append(
                Figure(PART, f"{game}: hands of {higher} among {lower}", gain.hands, "", at_least=least, by=by)
            )
    for strength, limit in LIMITS.items():
        if clock.taken[strength]:
            named = f"{game}: a {strength} decision, p95 of {len(clock.taken[strength])}"
            figures.append(Figure(PART, named, clock.p95(strength), "ms", at_most=limit, by=by))
    return figures


def duel(
    tables: Tables,
    game: str,
    pair: tuple[str, str],
    deals: int,
    seed: str,
    minutes: float,
    clock: Clock,
    hands: int = 0,
) -> Gain:
    """Play deals until enough are played and chance is left out."""
    end, gains, played = time.monotonic() + 60 * minutes, [], 0
    gain = Gain(0, 0.0, math.inf)
    for each in _settings(tables, game, seed):
        gains.append(_gain(tables, each, pair, clock))
        played += each.players or 0
        if len(gains) % 20 == 0:
            half = Z * statistics.stdev(gains) / math.sqrt(len(gains))
            gain = Gain(len(gains), statistics.mean(gains), half, played)
            if (gain.deals >= deals and played >= hands and gain.is_sure) or time.monotonic() > end:
                break
    return gain


def _settings(tables: Tables, game: str, seed: str) -> Iterator[Setting]:
    """Yield deals of a game, under each of its presets in turn, by as many as may play."""
    presets = GAMES[game].rules.presets
    for number in range(MOST_DEALS):
        options = presets[number % len(presets)].options
        players = Random(f"{seed}:players:{number}").choice(tables.seats(game, options))
        setting = Setting(game, f"{seed}:{number}", options, players)
        yield _with_pool(setting) if game in WITH_POOL else setting


def _with_pool(setting: Setting) -> Setting:
    """Let some points lie in the pool, which makes joining it worth something."""
    return replace(setting, options=replace(setting.options, ga=True), carried={"ga": LEFT_IN_POOL})


def _gain(tables: Tables, setting: Setting, pair: tuple[str, str], clock: Clock) -> float:
    """Return what the higher strength gains on a deal, on average over the seats."""
    higher, lower = pair
    at = tables.deal(setting)
    count = len(at.hands)
    others: dict[int, Table] = {}  # by seat of the higher strength: the hand from where it does another thing
    while (seat := at.turn) is not None:
        choice = _choice(tables, at, lower, clock)
        if seat not in others and (other := _choice(tables, at, higher, clock)) != choice:
            others[seat] = at.apply(other)
        at = at.apply(choice)
    assert at.result is not None
    usual = at.result.points
    gained = 0
    for seat, other in others.items():
        strengths = [higher if each == seat else lower for each in range(count)]
        gained += _points(tables, other, strengths, clock)[seat] - usual[seat]
    return gained / count


def _points(tables: Tables, at: Table, strengths: Sequence[str], clock: Clock) -> tuple[int, ...]:
    """Play a hand on to its end; return its points by seat."""
    while (seat := at.turn) is not None:
        at = at.apply(_choice(tables, at, strengths[seat], clock))
    assert at.result is not None
    return at.result.points


def _choice(tables: Tables, at: Table, strength: str, clock: Clock) -> Choice:
    """Return what the seat to act does, and note how long it thought."""
    assert at.turn is not None
    view = at.view(at.turn)
    begin = time.process_time()
    choice = choose(tables, strength, view, chance_of(at.setting, view))
    if len(view.choices) > 1:
        clock.taken[strength].append((time.process_time() - begin) * 1000)
    return choice


def chance_of(setting: Setting, view: View) -> Random:
    """Return the chance of one decision: the same whenever the hand comes to it."""
    return Random(f"{setting.seed}:{view.seat}:{len(view.events)}")


def main() -> None:
    """Read the command line, measure games at length, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m script.benchmark.duels", description=__doc__)
    parser.add_argument("games", nargs="+", choices=[game for game in GAMES if tables_of(game)], metavar="game")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--hands", type=int, default=HANDS, help="of steady against lawful, at least")
    parser.add_argument("--minutes", type=float, help=f"for each pair; without: {MINUTES}, for so many hands more")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--pair", action="append", metavar="HIGHER:LOWER", help=f"of {', '.join(STRENGTHS)}")
    given = parser.parse_args()
    pairs = [tuple(words.split(":")) for words in given.pair] if given.pair else PAIRS
    for game in given.games:
        print(table(of_game(game, given.deals, given.seed, given.minutes, pairs, given.hands)), flush=True)


if __name__ == "__main__":
    main()
