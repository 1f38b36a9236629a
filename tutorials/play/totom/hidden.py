"""The cards that one seat does not see, dealt anew.

What lies face down comes first, then what a cup stands for, then the rest by chance, so that nobody holds three alike
that would lie on the mat.
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tutorials.engine.cards import COPIES, KINDS
from tutorials.play.tables import Pile, View
from tutorials.play.totom.offers import BY_CODE
from tutorials.play.totom.shapes import MATES, is_run
from tutorials.play.totom.sight import Known

_TRIES_TO_LAY = 500
_TRIES = 60  # to take three alike apart
Cards = tuple[int, ...]


@dataclass
class Hidden:
    """What every other seat may hold and have laid face down, and what the nọc may hold."""

    view: View
    chance: Random
    pool: Counter[int]  # not seen and not yet dealt
    hands: list[Counter[int]]
    down: dict[tuple[int, int], Cards] = field(default_factory=dict)  # seat and number of a pile: what is face down
    khan_of: dict[tuple[int, int], int] = field(default_factory=dict)  # the khàn that stands in such a pile
    cups: dict[int, dict[int, int]] = field(default_factory=dict)  # by seat: declined kinds and their cups
    noc: Cards = ()

    @classmethod
    def of(cls, view: View, chance: Random) -> "Hidden":
        """Deal what this view hides; where what lies face down cannot be chosen one by one, it is tried again."""
        for _ in range(_TRIES_TO_LAY):
            try:
                return cls._tried(view, chance)
            except IndexError:  # a kind that another pile needed was taken
                continue
        return cls._tried(view, chance)

    @classmethod
    def _tried(cls, view: View, chance: Random) -> "Hidden":
        known: Known = view.known
        hidden = cls(view, chance, Counter(), [Counter() for _ in view.places])
        hidden.pool.update({kind: known.unseen(kind) for kind in range(len(KINDS))})
        if known.cai_has_bat_cai and known.cai != view.seat:
            hidden.hands[known.cai][known.bat_cai] += 1
        others = [place for place in range(len(view.places)) if place != view.seat]
        for place in sorted(others, key=lambda place: -_need(view.places[place].piles)):
            hidden._lay_down(place)
        for place in others:
            hidden._take_cups(place)
        hidden._deal_rest(others)
        return hidden

    # face down -------------------------------------------------------------------------------

    def _lay_down(self, place: int) -> None:
        wanted: list[int] = []
        piles = self.view.places[place].piles
        for number, pile in enumerate(piles):
            if pile.kind == "an-cai":
                khan, self.down[place, number] = self._beside_khan(place, pile)
                self.khan_of[place, number] = khan
                wanted += [khan] if self._has(place, khan) >= COPIES - 1 else []  # else it has been raised since
        for number, pile in enumerate(piles):
            if pile.kind in ("khan", "thien-khai"):
                is_khan = pile.kind == "khan"
                kind = wanted.pop(0) if wanted and is_khan else self._alike(place, pile.down)
                self.down[place, number] = self._take(place, kind, pile.down)

    def _beside_khan(self, place: int, pile: Pile) -> tuple[int, Cards]:
        """Choose a khàn and the closed cards that make a bí or a lưng with a card eaten beside it (TT-9.4)."""
        eaten = BY_CODE[pile.taken]
        copies = pile.down - 1
        raised = [BY_CODE[each.cards[0]] for each in self.view.places[place].piles if each.kind == "day-khan"]
        fitting = [
            (khan, other)
            for pair in MATES[eaten]
            for khan, other in (pair, pair[::-1])
            if not is_run(tuple(sorted((eaten, *pair))))
            and (khan in raised or self._has(place, khan) >= COPIES - 1)
            and self._has(place, other) > 0
        ]
        khan, other = self.chance.choice(fitting)
        return khan, tuple(sorted((*self._take(place, other, 1), *self._take(place, eaten, copies))))

    def _alike(self, place: int, size: int) -> int:
        """Choose a kind of which a seat may have laid so many face down."""
        return self.chance.choice([kind for kind in range(len(KINDS)) if self._has(place, kind) >= size])

    def _has(self, place: int, kind: int) -> int:
        return self.pool[kind] + self.hands[place][kind]

    def _take(self, place: int, kind: int, count: int) -> Cards:
        """Take cards for a seat, those that it is known to hold first."""
        own = min(count, self.hands[place][kind])
        self.hands[place][kind] -= own
        self.pool[kind] -= count - own
        return (kind,) * count

    # in hand ---------------------------------------------------------------------------------

    def _take_cups(self, place: int) -> None:
        """Choose the kinds that a seat has declined: three alike, less what it has shown of them since."""
        look = self.view.places[place]
        gone = Counter(BY_CODE[code] for code in look.thrown)
        for pile in look.piles:
            gone.update(BY_CODE[code] for code in pile.cards)
            gone.subtract([BY_CODE[pile.taken]] if pile.taken else [])
        self.cups[place] = {}
        for _ in range(look.marks.count("cup")):
            able = [
                kind
                for kind in range(len(KINDS))
                if kind not in self.cups[place]
                and gone[kind] < COPIES - 1 <= self._has(place, kind) + gone[kind]
                and self.hands[place].total() + COPIES - 1 - gone[kind] <= look.held
            ]
            kind = self.chance.choice(able) if able else 0
            self.cups[place][kind] = 1
            if able:
                count = COPIES - 1 - gone[kind]
                self._take(place, kind, count)
                self.hands[place][kind] += count

    def _deal_rest(self, others: list[int]) -> None:
        """Deal the rest by chance, and take three alike apart that somebody would have laid."""
        rest = [*self.pool.elements()]
        self.chance.shuffle(rest)
        for place in others:
            missing = self.view.places[place].held - self.hands[place].total()
            self.hands[place].update(rest[:missing])
            del rest[:missing]
        laid = [place for place in others if not self._may_lay_yet(place)]
        for _ in range(_TRIES):
            alike = [(place, kind) for place in laid for kind in self._unlaid(place)]
            if not alike or not rest:
                break
            place, kind = alike[0]
            number = self.chance.randrange(len(rest))
            if self.hands[place][rest[number]] < 2 and rest[number] != kind:
                self.hands[place][rest[number]] += 1
                self.hands[place][kind] -= 1
                rest[number] = kind
        self.noc = tuple(rest[: self.view.stock])  # a prepared deal leaves cards out

    def _unlaid(self, place: int) -> list[int]:
        return [
            kind for kind, count in self.hands[place].items() if count >= COPIES - 1 and kind not in self.cups[place]
        ]

    def _may_lay_yet(self, place: int) -> bool:
        """Say whether a seat comes after this one, which is just laying what it was dealt."""
        known: Known = self.view.known
        seats = len(self.view.places)
        is_laying = known.asked is not None and known.asked.asking.value == "lay"
        return is_laying and (place - known.cai) % seats > (self.view.seat - known.cai) % seats


def _need(piles: tuple[Pile, ...]) -> int:
    """Return how hard the piles of a seat are to fill: four alike, then what stands beside a khàn, then three alike."""
    return max(({"thien-khai": 3, "an-cai": 2, "khan": 1}.get(pile.kind, 0) for pile in piles), default=0)
