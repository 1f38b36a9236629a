"""Complete hands to measure with, always the same: of Tổ tôm, and of mahjong for comparison."""

import random
from collections import Counter
from dataclasses import dataclass

from tutorials.engine.cards import COPIES, KINDS
from tutorials.engine.totom.solve.phu import LUNGS

SIZE = 21
SEED = 2005
SUITS = (0, 9, 18)
YEU = tuple(kind.index for kind in KINDS if kind.is_yeu)


@dataclass(frozen=True)
class Complete:
    """A round hand with a lưng: its cards as indexes, and which of them wins."""

    cards: tuple[int, ...]
    winning: int
    khan: int | None = None

    @property
    def held(self) -> tuple[int, ...]:
        """Return the twenty cards before the winning one."""
        cards = list(self.cards)
        cards.remove(self.winning)
        return tuple(cards)

    def question(self, ask: str) -> dict[str, object]:
        """Ask the door about this hand; `win` takes the winning card, `waits` is one card short."""
        cards = self.cards if ask == "arrange" else self.held
        question: dict[str, object] = {"game": "to-tom", "ask": ask, "cards": [KINDS[i].code for i in cards]}
        if self.khan is not None:
            question["khan"] = [KINDS[self.khan].code]
        if ask == "win":
            question["winning"] = {"card": KINDS[self.winning].code, "from": "noc"}
        return question


def complete_hands(count: int, seed: int = SEED) -> list[Complete]:
    """Deal `count` complete hands: one or two lưng, then phu bí, phu dọc and yêu until there are 21 cards."""
    chance = random.Random(seed)
    hands: list[Complete] = []
    while len(hands) < count:
        if hand := _deal(chance):
            hands.append(hand)
    return hands


def _deal(chance: random.Random) -> Complete | None:
    cards: list[int] = []
    khan = None
    if chance.random() < 0.25:
        khan = chance.randrange(len(KINDS))
        cards += [khan] * 3
    for _ in range(chance.choice((1, 1, 2))):
        cards += chance.choice(LUNGS).indexes
    while len(cards) < SIZE:
        cards += _meld(chance)
    if len(cards) != SIZE or max(Counter(cards).values()) > COPIES:
        return None
    free = [card for card in cards if card != khan]
    return Complete(tuple(sorted(cards)), chance.choice(free), khan)


def _meld(chance: random.Random) -> tuple[int, ...]:
    kind = chance.choices(("bi", "doc", "yeu"), (5, 5, 1))[0]
    if kind == "yeu":
        return (chance.choice(YEU),)
    if kind == "bi":
        rank = chance.randrange(1, 9)
        return tuple(suit + rank for suit in SUITS)
    length = chance.choice((3, 3, 3, 4, 5))
    first = chance.choice(SUITS) + chance.randrange(0, 10 - length)
    return tuple(range(first, first + length))


def mahjong_hands(count: int, seed: int = SEED) -> list[tuple[list[int], int]]:
    """Deal `count` complete mahjong hands of four sets and a pair: 34 counts, and the winning tile."""
    chance = random.Random(seed)
    hands: list[tuple[list[int], int]] = []
    while len(hands) < count:
        tiles = [chance.randrange(34)] * 2
        for _ in range(4):
            if chance.random() < 0.25:
                tiles += [chance.randrange(34)] * 3
            else:
                first = chance.choice((0, 9, 18)) + chance.randrange(7)
                tiles += [first, first + 1, first + 2]
        counts = Counter(tiles)
        if max(counts.values()) <= 4:
            hands.append(([counts[tile] for tile in range(34)], chance.choice(tiles)))
    return hands
