"""How a strong player of chắn chooses: as a steady one, unless another choice clearly promises more points.

It looks a card further than a steady player: at what the hand becomes with each card that helps, as often as that is
still to come, and at what the cước of such a win would earn: a bạch thủ at one's own door is worth five plain wins. The
chances are those of steady players' hands, counted over 500 deals: by steps and by copies left. What a throw may give
to the others is taken off: of two loose cards it throws the one that they have less use for.
"""

from collections.abc import Iterator
from functools import lru_cache
from heapq import nlargest
from operator import itemgetter
from random import Random
from typing import NamedTuple

from tutorials.engine.cards import BY_CODE, COPIES, KINDS
from tutorials.engine.chan.cuoc import CUOC, is_known
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import ROW_OF, ROWS
from tutorials.engine.chan.scoring import score
from tutorials.play.chan.feeding import Feeding
from tutorials.play.chan.outlook import Holding, Outlook, copies_of, holding_of, look
from tutorials.play.chan.player import Player
from tutorials.play.chan.sample import unseen
from tutorials.play.chan.weigh import stage_of, weigh, worth_of
from tutorials.play.tables import Choice, View

# how many are looked at further, best first to a steady player: choices, throws after one, and after the card to come
_MOST, _MOST_AFTER, _MOST_WITH = 8, 5, 3
_SURE, _LATE = 0.62, 3.5  # of a hand that waits: 29 of 100 win with three copies left, 45 with nine
_SLOW = 14.0  # of one that does not: half as many copies that help as this many come too late
_FAR = (1.0, 0.38, 0.21, 0.12, 0.07, 0.04, 0.023, 0.013)  # what is left of a chance, by the steps that are wanting then
_MARGIN = 0.08  # by which a choice must be better than the steady one: the chances are rough
_SAVED = 3.0  # points that any win is worth beside its own: what another's would have cost
_OWN_DRAW = 0.35  # of wins

_CHI = BY_CODE["cc"].index
_TOM, _LEO, _RED = (
    tuple(BY_CODE[code].index for code in cards)
    for cards in (("3w", "3s", "7v"), ("9w", "8s", "cc"), [kind.code for kind in KINDS if kind.is_red])
)


class Promise(NamedTuple):
    """What a choice promises in points, and what the throw with it gives away."""

    hoped: float
    given: float = 0.0

    @property
    def worth(self) -> float:
        """Return what is left of it."""
        return self.hoped - self.given


def strong(view: View, chance: Random) -> Choice:
    """Choose as a steady player does, or what clearly promises more, or as much and gives less away."""
    ranked = weigh(view)
    if len(ranked) == 1 or ranked[0].choice.act == "u" or stage_of(view) == "win":
        return ranked[0].choice
    mind = Mind(view)
    usual = mind.promise(ranked[0].choice)
    margin = 0 if mind.is_last else _MARGIN * usual.hoped

    def better(promise: Promise) -> float:
        more = promise.hoped - usual.hoped
        return min(more, max(0.0, more - margin)) + usual.given - promise.given

    found = ((better(mind.promise(each.choice)), each.choice) for each in ranked[1:_MOST])
    most, best = max(found, key=itemgetter(0))
    return best if most > 0 else ranked[0].choice


class Mind:
    """What one player thinks of at one moment."""

    def __init__(self, view: View) -> None:
        known = view.known
        self.options: Options = view.setting.options
        self.shown = BY_CODE[view.shown.card].index if view.shown else None
        self.payers = len(view.places) - 1
        self.own_draw = _OWN_DRAW
        self.is_last = view.stock == 1  # one card is still to come: nothing is worth having but a win with it
        self.me: Player = known.players[view.seat]
        self.held = holding_of(self.me, unseen(view), known.form, self.options)
        self.feeding = Feeding(view, self.held.needs.left)
        self.all = [*self.held.counts]
        for kind in self.me.hand().laid():
            self.all[kind.index] += 1

    def promise(self, choice: Choice) -> Promise:
        """Return what may be expected after a choice."""
        held = self.held
        if self.is_last:
            self.own_draw = float(choice.act == "boc")  # at whose door the card will lie is plain
        if choice.act in ("danh", "tra"):
            return self._thrown(held, BY_CODE[choice.cards[0]].index, goes_back=choice.act == "tra")
        if choice.act == "an":
            return self._best(held.eat(BY_CODE[choice.taken].index, BY_CODE[choice.cards[0]].index))
        if choice.act == "chiu":
            return self._best(held.chiu(BY_CODE[choice.taken].index), goes_back=self.feeding.owed != self.me.place)
        if choice.act in ("boc", "duoi") and self.shown is not None:
            return Promise(self._value(held.let_pass(self.shown)))
        return Promise(self._value(held))

    def _best(self, held: Holding, *, goes_back: bool = False) -> Promise:
        """Return what a hand promises that has to throw."""
        nearest = nlargest(_MOST_AFTER, held.may_throw(), key=lambda index: worth_of(look(held.throw(index))))
        found = (self._thrown(held, index, goes_back=goes_back) for index in nearest)
        return max(found, key=lambda each: each.worth, default=Promise(0.0))

    def _thrown(self, held: Holding, index: int, *, goes_back: bool) -> Promise:
        """Return what a hand promises once it has thrown; with one card to come, nothing but a win with it counts."""
        given = 0.0 if self.is_last else self.feeding.given(index, goes_back=goes_back)
        return Promise(self._value(held.throw(index)), given)

    def _value(self, held: Holding) -> float:
        """Return the worth of a hand that waits, a card ahead."""
        outlook = look(held)
        if self.is_last:
            return sum(copies * gain for copies, gain in self._wins(held, outlook))
        if not outlook.helps:
            return self._at_once(held, outlook)
        total = sum(copies * self._with(held, index) for index, copies in outlook.helps)
        return _soon(outlook) * total / copies_of(outlook.helps)

    def _with(self, held: Holding, index: int) -> float:
        """Return the worth of a hand once a card that helps has been taken."""
        if held.counts[index] == 3:
            held = held.chiu(index)
        else:
            own = index if held.counts[index] & 1 else _mate(held, index)
            held = held.eat(index, own)
        after = [(left, look(left)) for left in map(held.throw, held.may_throw())]
        nearest = nlargest(_MOST_WITH, after, key=lambda each: worth_of(each[1]))
        return max((self._at_once(*each) for each in nearest), default=0.0)

    def _at_once(self, held: Holding, outlook: Outlook) -> float:
        """Return the worth of a hand by its steps and by the copies left."""
        if outlook.steps > 1 or outlook.loose != 1:
            far = _FAR[min(outlook.steps, len(_FAR)) - 1]
            return _soon(outlook) * far * (_SAVED + self._gain(held))
        live = copies_of(outlook.waits)
        if not live:
            return 0.0
        gains = sum(copies * (_SAVED + gain) for copies, gain in self._wins(held, outlook))
        return _SURE * gains / (live + _LATE)

    def _wins(self, held: Holding, outlook: Outlook) -> Iterator[tuple[int, float]]:
        """Yield the copies of each card that a hand waits for, and what a win with it gains."""
        if outlook.steps > 1 or outlook.loose != 1:
            return
        is_single = outlook.chan == outlook.need - 1 and len(outlook.waits) == 1
        for index, copies in outlook.waits:
            yield copies, self._gain(held, index, is_single=is_single)

    def _gain(self, held: Holding, index: int | None = None, *, is_single: bool = False) -> float:
        """Return what a win gains, on this card or with what the hand has now."""
        counts = self.all_of(held)
        if index is not None:
            counts[index] += 1
        reds = sum([counts[red] for red in _RED])
        single = "bach-thu-chi" if index == _CHI else "bach-thu"
        cuoc = {
            "tom": min([counts[tom] for tom in _TOM]),
            "leo": min([counts[leo] for leo in _LEO]),
            "bach-dinh": int(reds == 0),
            "tam-do": int(reds >= 8 if self.options.tam_do == "tu-tro-len" else reds == 8),
            "kinh-tu-chi": int(reds == 4 == counts[_CHI]),
            single: int(is_single),
            "chiu-u": int(index is not None and held.counts[index] == COPIES - 1),
            "chiu": len(self.me.chiu),
            "thien-khai": held.counts.count(COPIES),
            "bon": len(self.me.an_chan) - len(set(self.me.an_chan)),
            "thong": int(self.me.wins > 0),
            "pha-thien": int(self.me.no_chan),
        }
        found = tuple((slug, times) for slug, times in cuoc.items() if times)
        return self.payers * _earned(found, self.options, self.own_draw)

    def all_of(self, held: Holding) -> list[int]:
        """Count the cards of hand and mat by kind, as they will be."""
        counts = [*self.all]
        for index in _kinds_in(held.thrown & ~self.held.thrown):
            counts[index] -= 1
        for index in _kinds_in(held.eaten & ~self.held.eaten):
            counts[index] += 1
        return counts


def _kinds_in(bits: int) -> Iterator[int]:
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


@lru_cache(maxsize=1 << 10)
def _earned(cuoc: tuple[tuple[str, int], ...], options: Options, own_draw: float) -> float:
    """Return what these cước earn from each, a share of them at one's own door."""
    known = {slug: times for slug, times in cuoc if is_known(CUOC[slug], options)}
    plain, own = score(known, options), score(known | {"tri": 1}, options)
    return (1 - own_draw) * (plain.diem + plain.ga) + own_draw * (own.diem + own.ga)


def _soon(outlook: Outlook) -> float:
    live = copies_of(outlook.helps)
    return live / (live + _SLOW)


def _mate(held: Holding, index: int) -> int:
    return next(other for other in ROWS[ROW_OF[index]] if held.counts[other] & 1)
