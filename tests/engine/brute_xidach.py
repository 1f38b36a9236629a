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


def outcome(
    con: Sequence[str], cai: Sequence[str], rules: Rules, drew: tuple[bool, bool] = (False, False)
) -> tuple[str, int]:
    """Return who wins and the points that change hands; `drew` says who was found drawing although over."""
    mine, my_total = kind(con, int(str(rules["du_tuoi"])), rules)
    theirs, their_total = kind(cai, int(str(rules["cai_du_tuoi"])), rules)
    heavy = [pays(con, "con", drew[0], rules), pays(cai, "cai", drew[1], rules)]
    if heavy == [True, False]:
        who = "cai"
    elif heavy == [False, True]:
        who = "con"
    elif mine != theirs:
        won = _LADDER.index(mine) > _LADDER.index(theirs)
        who = "con" if won and not (mine == "non" and rules["non"] == "luon-thua") else "cai"
    else:
        who = _same(mine, my_total, their_total, rules)
    return who, {"con": _worth(mine, rules), "cai": _worth(theirs, rules), "hoa": 0}[who]


def _same(name: str, mine: int, theirs: int, rules: Rules) -> str:
    """Return who wins with two hands called the same."""
    if name == "quac":
        return "hoa" if rules["cung_quac"] == "hoa" else "cai"
    if name == "non":
        return "hoa"
    if name in ("xi-bang", "xi-dach"):
        return str(rules["cung_bo"])
    if name == "ngu-linh" and rules["hai_ngu_linh"] != "it-diem":
        return str(rules["hai_ngu_linh"])
    if mine == theirs:
        return str(rules["bang_diem"])
    return "con" if (mine > theirs) == (name == "thuong") else "cai"


def pays(hand: Sequence[str], seat: str, drew_over: bool, rules: Rules) -> bool:
    """Say whether the holder pays for everyone."""
    if rules["den"] == "rut-qua-21":
        return drew_over
    name, total = kind(hand, int(str(rules["du_tuoi" if seat == "con" else "cai_du_tuoi"])), rules)
    return name == "quac" and total >= int(str(rules["den"]).removeprefix("tu-"))


Compared = tuple[Names, bool, Names, bool]  # a player and the dealer of that moment, and who drew although over


def table(seats: Sequence[Compared], last: Names, rules: Rules) -> tuple[list[int], int, int]:
    """Return the points of the players and of the dealer, and the number of the next dealer."""
    points, bank = [0] * len(seats), 0
    for place, (con, drew, cai, cai_drew) in enumerate(seats):
        who, worth = outcome(con, cai, rules, (drew, cai_drew))
        moved = {"con": worth, "cai": -worth, "hoa": 0}[who]
        points[place] += moved
        bank -= moved
        if pays(con, "con", drew, rules):
            for other in range(len(seats)):
                if other != place:
                    points[place] -= 1
                    if rules["den_cho"] == "cai":
                        bank += 1
                    else:
                        points[other] += 1
    return points, bank, _following([con for con, *_ in seats], last, rules)


def _following(hands: Sequence[Names], last: Names, rules: Rules) -> int:
    if rules["lam_cai"] == "luan-phien":
        return 1
    if rules["lam_cai"] == "xi-dach":
        for name in ("xi-bang", "xi-dach"):
            if kind(last, 0, rules)[0] == name:
                return 0
            found = [number for number, hand in enumerate(hands, 1) if kind(hand, 0, rules)[0] == name]
            if found:
                return found[0]
    return 0


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
