"""Hands on which a house rule may change the answer: the cards that matter, and plain phu round them.

A core holds what the rule is about; the rest of the hand is filled by chance, but the same seed gives the same
hand for ever. Which of them a rule truly changes is found by asking: see `flips`.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any, TypeVar

from tutorials.engine.cards import BY_CODE, KINDS, Cards, Kind, parse, short
from tutorials.engine.totom.game import Game

Question = dict[str, Any]
T = TypeVar("T")
MOST = 800  # parts tried for one hand
_TOM = frozenset(kind.index for kind in parse("7v3w3s"))
_SPARE = ("8v2w2s", "123v", "9v1w1s", "777w", "666s", "444w")  # lưng that are black and neither tôm nor lèo


@dataclass(frozen=True, slots=True)
class Core:
    """The cards that a rule is about, the winning card, and what else happened."""

    cards: str
    card: str = ""  # the winning card; none: the hand is asked what it waits for or may throw
    lung: int = 0  # lưng that the core itself makes
    red: str = "tt"  # so that the hand is not bạch định by chance
    ask: str = "win"
    fields: dict[str, Any] = field(default_factory=dict)
    winning: dict[str, Any] = field(default_factory=dict)
    clear: str = ""  # cards that chance may not add
    deals: int = 30  # hands dealt round it
    extra: int = 0  # cards beside one short of a winning hand: one, where a card is to be thrown


class Dice:
    """Chance that depends on the seed alone; only `random()` is promised to stay the same in every Python."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random

    def mixed(self, things: Sequence[T]) -> list[T]:
        """Return the things in another order."""
        return sorted(things, key=lambda _: self._random())


def questions(core: Core, game: Game, seed: str) -> Iterator[Question]:
    """Deal hands round a core, each asked as the core says."""
    for number in range(core.deals):
        dice = Dice(f"{seed}:{game.slug}:{core.cards}:{core.card}:{number}")
        question = _question(core, game, dice)
        if question is not None:
            yield question


def _question(core: Core, game: Game, dice: Dice) -> Question | None:
    own = [*parse(core.cards), *parse(core.red)]
    told = [*own, *_told(core)]
    laid = sum(len(parse(meld["cards"])) for meld in core.fields.get("mat", ()))
    size = game.win_size - 1 + core.extra - laid
    for lungs in permutations(dice.mixed(_SPARE), game.min_lung - core.lung):
        cards = [*own, *parse(" ".join(lungs))]
        barred = {kind.index for kind in told}
        khan = list(parse(core.fields.get("khan", "")))
        if not _joins(lungs, barred, khan):
            continue
        filling = _filling(size - len(cards), barred, dice.mixed(_PARTS))
        if filling is not None and _has_no_tom([*cards, *filling, *parse(core.card)], core):
            return _asked(core, game, [*cards, *filling], khan)
    return None


def _told(core: Core) -> Iterator[Kind]:
    """Yield the cards that the core tells of beside the hand: they must not come again by chance."""
    yield from parse(core.card)
    yield from parse(core.clear)
    for name in ("discarded", "passed"):
        yield from parse(core.fields.get(name, ""))
    for meld in core.fields.get("mat", ()):
        yield from parse(meld["cards"])


def _joins(lungs: Iterable[str], barred: set[int], khan: list[Kind]) -> bool:
    """Note the kinds of the lưng as taken; say whether they keep clear of the core and of each other."""
    for lung in lungs:
        kinds = parse(lung)
        taken = {kind.index for kind in kinds}
        if taken & barred:
            return False
        barred |= taken
        if len(taken) == 1:
            khan.append(kinds[0])
    return True


def _has_no_tom(cards: Iterable[Kind], core: Core) -> bool:
    """Say that no tôm came by chance: it would earn points of its own."""
    own = {kind.index for kind in parse(f"{core.cards} {core.card}")}
    return own >= _TOM or not {kind.index for kind in cards} >= _TOM


def _asked(core: Core, game: Game, cards: Iterable[Kind], khan: Sequence[Kind]) -> Question:
    question: Question = {"game": game.slug, "ask": core.ask, "cards": short(cards), **core.fields}
    if khan:
        question["khan"] = short(khan)
    if core.card:
        question["winning"] = {"card": BY_CODE[core.card].vi, **core.winning}
    return question


def _filling(room: int, barred: set[int], parts: Sequence[Cards]) -> list[Kind] | None:
    """Fill the room with plain black phu clear of what is there: not even next to it, else beside it, else twice."""
    numbered = [index for index in barred if index < 27]
    near = {index + step for index in numbered for step in (-1, 1) if 0 <= index % 9 + step < 9}
    for out, copies in ((barred | near, 1), (barred, 1), (barred, 2)):
        found = _fill(room, Counter(dict.fromkeys(out, copies)), copies, parts, [MOST])
        if found is not None:
            return found
    return None


def _fill(room: int, taken: Counter[int], copies: int, parts: Sequence[Cards], left: list[int]) -> list[Kind] | None:
    """Fill the room with parts, no kind more often than `copies`, or return None; `left` counts the parts tried."""
    if room == 0:
        return []
    for number, part in enumerate(parts):
        if len(part) > room or any(taken[kind.index] >= copies for kind in part):
            continue
        left[0] -= 1
        if left[0] < 0:
            return None
        more = taken + Counter(kind.index for kind in part)
        rest = _fill(room - len(part), more, copies, parts[number + 1 :], left)
        if rest is not None:
            return [*part, *rest]
    return None


def _plain_parts() -> Iterator[Cards]:
    """Yield the black runs of three to seven, the black bí, and the black yêu."""
    for start, least, most in ((0, 1, 9), (9, 0, 7), (18, 0, 7)):  # 123 văn is a lưng; 8, 9 vạn and sách are red
        yield (KINDS[start],)
        for size in (3, 4, 5, 6, 7):
            for first in range(least, most - size + 1):
                yield KINDS[start + first : start + first + size]
    for rank in range(1, 7):
        yield KINDS[rank], KINDS[9 + rank], KINDS[18 + rank]


_PARTS = tuple(_plain_parts())
