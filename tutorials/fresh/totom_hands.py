"""Hands of tổ tôm and of its sister games in the making: phu first, then a card or two taken away or waited for."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tutorials import engine
from tutorials.engine.cards import BY_CODE, KINDS, Kind, Suit, short
from tutorials.engine.totom.game import GAMES, Game
from tutorials.engine.totom.solve.phu import LUNGS
from tutorials.fresh.dice import TRIES, Dice


@dataclass(frozen=True, slots=True)
class Form:
    """What the hands of a game need."""

    game: Game
    styles_of_cuoc: Sequence[tuple[str, int]]

    @property
    def size(self) -> int:
        """Return how many cards a winning hand has."""
        return self.game.win_size

    def ask(self, name: str, **fields: Any) -> dict[str, Any]:
        """Ask the engine. Raises AssertionError if it refuses: hands are built so that they can be held."""
        answer = engine.ask({"game": self.game.slug, "ask": name, **fields})
        if "error" in answer:
            raise AssertionError(f"{fields}: {answer['error']}")
        return answer


FIVE = Form(
    GAMES["to-tom"],
    (
        ("any", 2), ("tom", 3), ("leo", 3), ("bach-dinh", 2), ("kinh-cu", 2), ("thap-dieu", 2), ("bach-thu", 2),
        ("xuyen-nam-gian", 2), ("xuyen-bi-tu", 2), ("chi-nay", 1),
    ),
)  # fmt: skip
FOUR = Form(
    GAMES["bi-tu"],
    (("any", 3), ("tom", 3), ("leo", 3), ("bach-dinh", 2), ("bach-thu", 2), ("xuyen-nam-gian", 2), ("xuyen-bi-tu", 1)),
)
THREE = Form(GAMES["tai-ban"], ())
FESTIVAL = Form(GAMES["to-tom-diem"], FIVE.styles_of_cuoc)


class Hand:
    """Cards of a hand in the making: never a fifth copy, never three alike that are not a khàn."""

    def __init__(self, size: int, without: frozenset[Kind]) -> None:
        self.cards: list[Kind] = []
        self.khan: list[Kind] = []
        self.size = size
        self.without = without

    def fits(self, kinds: Sequence[Kind]) -> bool:
        """Say whether these cards may come in."""
        after = Counter(self.cards) + Counter(kinds)
        return not self.without & set(kinds) and all(after[kind] <= 2 for kind in kinds)

    def take(self, kinds: Sequence[Kind]) -> bool:
        """Take these cards in if they fit."""
        if len(self.cards) + len(kinds) > self.size or not self.fits(kinds):
            return False
        self.cards += kinds
        return True

    def state(self, cards: Sequence[Kind] | None = None) -> dict[str, Any]:
        """Return the hand state that the door reads."""
        hand: dict[str, Any] = {"cards": short(self.cards if cards is None else cards)}
        return hand | ({"khan": [kind.vi for kind in self.khan]} if self.khan else {})

    def loose_kinds(self) -> list[Kind]:
        """Return the cards outside every khàn."""
        return [kind for kind in self.cards if kind not in self.khan]


def _run(dice: Dice) -> list[Kind]:
    size = dice.weighted(((3, 5), (4, 3), (5, 1)))
    first = dice.below(10 - size) + dice.below(len(Suit)) * 9
    return list(KINDS[first : first + size])


def _same(dice: Dice) -> list[Kind]:
    rank = dice.below(8) + 1
    kinds = [KINDS[start + rank] for start in (0, 9, 18)]
    return [*kinds, dice.one(kinds)] if dice.one_in(3) else kinds


def _yeu(dice: Dice) -> list[Kind]:
    return [dice.one([kind for kind in KINDS if kind.is_yeu])]


def _lung(dice: Dice) -> list[Kind]:
    return [BY_CODE[code] for code in dice.one(LUNGS).codes]


Part = Callable[[Dice], list[Kind]]
Parts = Sequence[tuple[Part, int]]
_PARTS: Parts = ((_run, 5), (_same, 4), (_yeu, 2))
_RED = frozenset(kind for kind in KINDS if kind.is_red)


def _red_part(dice: Dice) -> list[Kind]:
    codes = (("7w", "8w", "9w"), ("7s", "8s", "9s"), ("cc", "9w", "8s"), ("tt", "9w", "9s"), ("cc",), ("tt",), ("oc",))
    return [BY_CODE[code] for code in dice.one(codes)]


def whole(
    form: Form,
    dice: Dice,
    *,
    size: int = 0,
    has_lung: bool = True,
    without: frozenset[Kind] = frozenset(),
    parts: Parts = _PARTS,
) -> Hand | None:
    """Build a hand of that many cards out of phu; None if the parts that came up do not fill it."""
    size = size or form.size
    hand = Hand(size, without)
    if has_lung and dice.one_in(5):
        kind = dice.one([kind for kind in KINDS if not kind.is_yeu and kind not in without])
        hand.khan.append(kind)
        hand.cards += [kind] * 3
    elif has_lung and not hand.take(_lung(dice)):
        return None
    if has_lung and not all(hand.take(_lung(dice)) for _ in range(1, form.game.min_lung)):
        return None
    for _ in range(TRIES):
        if len(hand.cards) == size:
            return hand
        hand.take(dice.weighted(parts)(dice))
    return None


def without_one(cards: Sequence[Kind], kind: Kind) -> list[Kind]:
    """Take one card out of some."""
    rest = list(cards)
    rest.remove(kind)
    return rest


Made = tuple[Hand, Kind] | None


def _broken(form: Form, dice: Dice, **how: Any) -> Made:
    """Build a whole hand and take the winning card out of it."""
    hand = whole(form, dice, **how)
    if hand is None:
        return None
    last = dice.one(hand.loose_kinds())
    hand.cards.remove(last)
    return hand, last


def _around(form: Form, dice: Dice, loose: Sequence[Kind], last: Kind, **how: Any) -> Made:
    """Build a whole hand beside loose cards that wait for the winning card."""
    hand = whole(form, dice, size=form.size - 1 - len(loose), **how)
    if hand is None or not hand.fits(loose) or set(hand.khan) & {*loose, last}:
        return None
    hand.cards += loose
    return hand, last


def _bach_thu(form: Form, dice: Dice) -> Made:
    pair = dice.one([kind for kind in KINDS if not kind.is_yeu])
    return _around(form, dice, (pair, pair), pair)


def _nam_gian(form: Form, dice: Dice) -> Made:
    middle = dice.below(len(Suit)) * 9 + 2 + dice.below(5)
    return _around(form, dice, [KINDS[middle + step] for step in (-2, -1, 1, 2)], KINDS[middle])


def _bi_tu(form: Form, dice: Dice) -> Made:
    rank = dice.below(8) + 1
    kinds = [KINDS[start + rank] for start in (0, 9, 18)]
    last = dice.one(kinds)
    pairs = [kind for kind in kinds if kind is not last for _ in range(2)]
    return _around(form, dice, pairs, last)


def _chi_nay(form: Form, dice: Dice) -> Made:
    return _around(form, dice, (BY_CODE["9w"], BY_CODE["8s"]), BY_CODE["cc"], has_lung=False)


def _kinh_cu(form: Form, dice: Dice) -> Made:
    cu = BY_CODE["oc"]
    hand = whole(form, dice, size=form.size - 1, without=_RED)
    return (hand, cu) if hand else None


def _four_old_men(form: Form, dice: Dice) -> Made:
    """Lay three ông cụ face down beside black cards, and let the fourth come."""
    cu = BY_CODE["oc"]
    hand = whole(form, dice, size=form.size - 4, without=_RED, has_lung=False)
    if hand is None:
        return None
    hand.khan.append(cu)
    hand.cards += [cu] * 3
    return hand, cu


CUOC_HANDS: dict[str, Callable[[Form, Dice], Made]] = {
    "any": _broken,
    "tom": _broken,
    "leo": _broken,
    "bach-dinh": lambda form, dice: _broken(form, dice, without=_RED),
    "kinh-cu": _kinh_cu,
    "kinh-tu-co": _four_old_men,
    "thap-dieu": lambda form, dice: _broken(form, dice, parts=(*_PARTS, (_red_part, 9))),
    "bach-thu": _bach_thu,
    "xuyen-nam-gian": _nam_gian,
    "xuyen-bi-tu": _bi_tu,
    "chi-nay": _chi_nay,
}
