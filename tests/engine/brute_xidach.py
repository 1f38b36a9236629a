"""Xì dách written another way, card by card and slowly: totals, kinds, winners, and the chances of a small deck."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product

Rules = dict[str, object]
Names = tuple[str, ...]
Result = tuple[Fraction, Fraction, Fraction, Fraction]  # won, drawn, lost, points
_LADDER = ["quac", "non", "thuong", "ngu-linh", "xi-dach", "xi-bang"]
_TIMES = {"nhu-nhau": (1, 1, 1), "4-3-2": (4, 3, 2), "3-2-2": (3, 2, 2)}


def worths(name: str, size: int, rules: Rules) -> tuple[int, ...]:
    """Return what a card may count."""
    sign = name[:-1]
    if sign != "A":
        return (int(sign),) if sign.isdigit() else (10,)
    if rules["at"] == "theo-so-la":
        return (10, 11) if size == 2 else (1, 10) if size == 3 else (1,)
    return (1, 10, 11) if rules["at"] == "tu-do" else (1, 10)


def kind(hand: Sequence[str], minimum: int, rules: Rules) -> tuple[str, int]:
    """Return what a hand is called, and its total."""
    sums = sorted({sum(choice) for choice in product(*(worths(name, len(hand), rules) for name in hand))})
    best = max([each for each in sums if each < 22], default=min(sums))
    signs = sorted(name[:-1] for name in hand)
    if signs == ["A", "A"]:
        return "xi-bang", best
    if len(signs) == 2 and "A" in signs:
        other = next(sign for sign in signs if sign != "A")
        if other in ("J", "Q", "K") or (other == "10" and rules["xi_dach"] == "muoi-hay-hinh"):
            return "xi-dach", best
    if len(hand) == 5:
        fits = [each for each in sums if (16 if rules["ngu_linh"] == "tu-16" else 0) <= each <= 21]
        if fits:
            return "ngu-linh", fits[0]
    if best > 21:
        return "quac", best
    return ("non" if best < minimum else "thuong"), best


def outcome(con: Sequence[str], cai: Sequence[str], rules: Rules) -> tuple[str, int]:
    """Return who wins and the points that change hands."""
    mine, my_total = kind(con, int(str(rules["du_tuoi"])), rules)
    theirs, their_total = kind(cai, int(str(rules["cai_du_tuoi"])), rules)
    if rules["den"] == "tu-28":
        heavy = [(name == "quac" and total >= 28) for name, total in ((mine, my_total), (theirs, their_total))]
        if heavy == [True, False]:
            return "cai", _worth(theirs, rules)
        if heavy == [False, True]:
            return "con", _worth(mine, rules)
    if mine != theirs:
        won = _LADDER.index(mine) > _LADDER.index(theirs)
    elif mine == "quac":
        return ("hoa", 0) if rules["cung_quac"] == "hoa" else ("cai", 1)
    elif mine in ("xi-bang", "xi-dach", "non") or my_total == their_total:
        return "hoa", 0
    else:
        won = (my_total > their_total) == (mine == "thuong")
    return ("con", _worth(mine, rules)) if won else ("cai", _worth(theirs, rules))


def _worth(name: str, rules: Rules) -> int:
    bang, dach, linh = _TIMES[str(rules["nhan"])]
    return {"xi-bang": bang, "xi-dach": dach, "ngu-linh": linh}.get(name, 1)


class Small:
    """The chances of a hand when few cards are unseen: every card is drawn by name, one at a time."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.minimum = int(str(rules["du_tuoi"]))
        self.dealer = lru_cache(maxsize=None)(self._dealer)

    def stand(self, hand: Names, deck: Names) -> Result:
        """Average over the dealer's two cards that are not shown, and whatever is drawn after."""
        found = [
            self._against(hand, tuple(sorted(pair)), _without(deck, *pair))
            for place, first in enumerate(deck)
            for pair in ((first, second) for second in deck[place + 1 :])
            if kind(pair, 0, self.rules)[0] not in ("xi-bang", "xi-dach")
        ]
        return _mean([(1, each) for each in found])

    def _against(self, hand: Names, cai: Names, deck: Names) -> Result:
        parts = []
        for end, chance in self.dealer(cai, deck).items():
            who, worth = outcome(hand, end, self.rules)
            points = worth if who == "con" else -worth
            parts.append(
                (chance, (Fraction(who == "con"), Fraction(who == "hoa"), Fraction(who == "cai"), Fraction(points)))
            )
        return _mean(parts)

    def _dealer(self, cai: Names, deck: Names) -> dict[Names, Fraction]:
        """Return the dealer's last hands with their chances."""
        if len(cai) == 5 or kind(cai, int(str(self.rules["cai_du_tuoi"])), self.rules)[0] != "non":
            return {cai: Fraction(1)}
        found: dict[Names, Fraction] = {}
        for card in deck:
            for end, chance in self.dealer(tuple(sorted((*cai, card))), _without(deck, card)).items():
                found[end] = found.get(end, Fraction(0)) + chance / len(deck)
        return found

    def draw(self, hand: Names, deck: Names) -> Result:
        """Average over the next card; each counts as often as the dealer may lie quiet without it."""
        return _mean(
            [(self._quiet(_without(deck, card)), self.best((*hand, card), _without(deck, card))) for card in deck]
        )

    def best(self, hand: Names, deck: Names) -> Result:
        """Return the better of what may be done."""
        name = kind(hand, self.minimum, self.rules)[0]
        if len(hand) == 5 or name == "quac":
            return self.stand(hand, deck)
        drawn = self.draw(hand, deck)
        if name == "non":
            return drawn
        stood = self.stand(hand, deck)
        return drawn if drawn[3] > stood[3] else stood

    def _quiet(self, deck: Names) -> int:
        return sum(
            kind((first, second), 0, self.rules)[0] not in ("xi-bang", "xi-dach")
            for place, first in enumerate(deck)
            for second in deck[place + 1 :]
        )


def _without(deck: Names, *cards: str) -> Names:
    return tuple(card for card in deck if card not in cards)


def _mean(parts: Sequence[tuple[Fraction | int, Result]]) -> Result:
    total = Fraction(sum(weight for weight, _ in parts))
    won, drawn, lost, points = (
        sum((weight * each[place] for weight, each in parts), Fraction(0)) for place in range(4)
    )
    return won / total, drawn / total, lost / total, points / total
