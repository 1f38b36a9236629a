"""The last throw of a hand of tá lả, against every hand that the other may hold.

Two seats, both have laid down, the nọc is empty, and one turn is left (tái, TL-7.4). The other holds two cards unseen:
all pairs are as likely. Each is played to its end by plain search, in which each seat looks at both hands.
"""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from tests.depth import some
from tutorials.engine.french import CARDS, parse
from tutorials.engine.tala.options import Options
from tutorials.play.tables import STRONG, Choice, choose
from tutorials.play.tala import TABLES
from tutorials.play.tala.state import sort
from tutorials.play.tala.table import TaLa
from tutorials.play.trial import Dealt, Setting

MOST_LOST = 0.02  # points
LAID = tuple(sort(parse(text)) for text in ("4♠ 4♦ 4♥", "9♣ 9♦ 9♥"))
HOUSES = (Options(tai=True), Options(tai=True, gia_an="deu", gia_chot=0, gia_hang="bet-ba"))


def last_throw(number: int, options: Options) -> TaLa:
    """Return a turn of the first seat: four loose cards, of which no three are a phỏm and none can be sent."""
    chance = Random(number)
    left = [card for card in CARDS if not any(card in phom for phom in LAID)]
    chance.shuffle(left)
    piles, hands = (tuple(left[:3]), tuple(left[3:6])), (sort(left[6:10]), sort(left[10:12]))
    dealt = Dealt(tuple(tuple(card.code for card in hand) for hand in hands), (), 0)
    table = TABLES.deal(Setting("ta-la", "", options, dealt=dealt))
    assert isinstance(table, TaLa)
    sides = tuple(
        replace(side, phom=(LAID[seat],), pile=piles[seat], thrown=3, laid=seat + 1)
        for seat, side in enumerate(table.sides)
    )
    return replace(table, sides=sides, phase="danh", at=0)


def searched(table: TaLa) -> int:
    """Return what the first seat gets if both go on as well as can be, each knowing both hands."""
    if table.turn is None:
        assert table.result is not None
        return table.result.points[0]
    best = max if table.turn == 0 else min
    return best(searched(table.apply(choice)) for choice in table.choices())


def expected(table: TaLa, throws: tuple[Choice, ...]) -> dict[Choice, float]:
    """Return the points that each throw brings on the average over all pairs that nobody has seen."""
    seen = {card for side in table.sides for cards in (side.pile, *side.phom) for card in cards}
    unseen = [card for card in CARDS if card not in {*seen, *table.sides[0].hand}]
    sums, pairs = dict.fromkeys(throws, 0), list(combinations(unseen, 2))
    for pair in pairs:
        dealt = replace(table, sides=(table.sides[0], replace(table.sides[1], hand=sort(pair))))
        for choice in throws:
            sums[choice] += searched(dealt.apply(choice))
    return {choice: points / len(pairs) for choice, points in sums.items()}


@pytest.mark.parametrize("options", HOUSES, ids=["theo-bac", "bet-ba"])
def test_tl_10_the_last_throw_of_a_strong_player_is_as_good_as_all_pairs_say(options: Options) -> None:
    """Of 77 such endings it misses the best three times, by a hundredth of a point at most; a steady one six times.

    There it keeps a few points more, so that nothing is given away: a card that another takes costs half a point beside
    its price to it, since with more seats it helps somebody else against a third.
    """
    count = missed = 0
    for number in range(some(12, deep=90)):
        table = last_throw(number, options)
        throws = table.choices()
        if {choice.act for choice in throws} != {"danh"}:
            continue
        worth = expected(table, throws)
        lost = max(worth.values()) - worth[choose(TABLES, STRONG, table.view(0), Random(1))]
        assert lost < MOST_LOST, number
        count, missed = count + 1, missed + (lost > 0)
    assert count > some(8, deep=60) and missed * 10 < count
