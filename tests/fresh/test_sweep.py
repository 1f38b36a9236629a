"""No fresh hand is false or cannot be solved, whichever seed it is dealt from."""

from tests.depth import sample, some
from tests.every import every
from tests.fresh.sweep import look_at
from tutorials.fresh import MAKERS

SEEDS = range(9_000_017, 9_000_017 + some(1, deep=40) * 331, 331)
NAMED = [("/".join(key), key) for key in sorted(MAKERS)]


def test_a_fresh_hand_is_solved_as_the_engine_solves_it_and_in_no_other_way() -> None:
    every(sample(NAMED, 25), lambda key: [look_at(*key, seed) for seed in SEEDS])
