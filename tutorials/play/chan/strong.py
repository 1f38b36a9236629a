"""How a strong player of chắn chooses: as a steady one, unless another choice clearly has a better chance to win.

It looks a card further than a steady player: at what the hand becomes with each card that helps, as often as that is
still to come. The chances are those of steady players' hands, counted over 500 deals: by steps and by copies left.
"""

from random import Random

from tutorials.engine.cards import BY_CODE, KINDS
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import ROW_OF, ROWS
from tutorials.engine.chan.scoring import score
from tutorials.play.chan.outlook import Holding, Outlook, copies_of, holding_of, look
from tutorials.play.chan.player import Player
from tutorials.play.chan.sample import unseen
from tutorials.play.chan.weigh import best_throw, stage_of, weigh, worth_of
from tutorials.play.tables import Choice, View

_MOST = 5  # choices that are looked at further, the steady player's best
_SURE, _LATE = 0.62, 3.5  # of a hand that waits: 29 of 100 win with three copies left, 45 with nine
_SLOW = 14.0  # of one that does not: half as many copies that help as this many come too late
_FAR = (1.0, 0.38, 0.21, 0.12, 0.07, 0.04)  # what is left of a chance, by the steps that are wanting then
_MARGIN = 0.08  # by which a choice must be better than the steady one: the chances are rough
_GAIN = 1000.0  # points that any win is worth beside its own: to win matters most, what it earns decides between equals
_OWN_DRAW = 0.35  # of wins

_TOM, _LEO, _RED = (
    tuple(BY_CODE[code].index for code in cards)
    for cards in (("3w", "3s", "7v"), ("9w", "8s", "cc"), [kind.code for kind in KINDS if kind.is_red])
)


def strong(view: View, chance: Random) -> Choice:
    """Choose as a steady player does, or what clearly wins more often."""
    ranked = weigh(view)
    if len(ranked) == 1 or ranked[0].choice.act == "u" or stage_of(view) == "win":
        return ranked[0].choice
    mind = Mind(view)
    first = ranked[0].choice
    usual = mind.worth(first)
    best, worth = max(((each.choice, mind.worth(each.choice)) for each in ranked[1:_MOST]), key=lambda each: each[1])
    return best if worth > (1 + _MARGIN) * usual else first


class Mind:
    """What one player thinks of at one moment."""

    def __init__(self, view: View) -> None:
        known = view.known
        self.options: Options = view.setting.options
        self.shown = BY_CODE[view.shown.card].index if view.shown else None
        self.me: Player = known.players[view.seat]
        self.held = holding_of(self.me, unseen(view), known.form, self.options)
        self.laid = [0] * len(KINDS)
        for kind in self.me.hand().laid():
            self.laid[kind.index] += 1

    def worth(self, choice: Choice) -> float:
        """Return what may be expected after a choice."""
        held = self.held
        if choice.act in ("danh", "tra"):
            index = BY_CODE[choice.cards[0]].index
            return self._value(held.throw(index))
        if choice.act == "an":
            return self._best(held.eat(BY_CODE[choice.taken].index, BY_CODE[choice.cards[0]].index))
        if choice.act == "chiu":
            return self._best(held.chiu(BY_CODE[choice.taken].index))
        if choice.act in ("boc", "duoi") and self.shown is not None:
            return self._value(held.let_pass(self.shown))
        return self._value(held)

    def _best(self, held: Holding) -> float:
        """Return the worth of a hand that has to throw."""
        after = sorted((held.throw(index) for index in held.may_throw()), key=lambda each: -worth_of(look(each)))
        return max(map(self._value, after[:_MOST]), default=0.0)

    def _value(self, held: Holding) -> float:
        """Return the worth of a hand that waits, a card ahead."""
        outlook = look(held)
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
        thrown, outlook = best_throw(held)
        return 0.0 if thrown is None else self._at_once(held.throw(thrown), outlook)

    def _at_once(self, held: Holding, outlook: Outlook) -> float:
        """Return the worth of a hand by its steps and by the copies left."""
        if outlook.steps == 1 and outlook.loose == 1:
            live = copies_of(outlook.waits)
            is_single = outlook.chan == outlook.need - 1 and len(outlook.waits) == 1
            return _SURE * live / (live + _LATE) * self._points(held, is_single=is_single)
        far = _FAR[min(outlook.steps, len(_FAR)) - 1]
        return _soon(outlook) * far * self._points(held, is_single=False)

    def _points(self, held: Holding, *, is_single: bool) -> float:
        """Return what a win may earn, with what the hand has now."""
        counts = [one + other for one, other in zip(held.counts, self.laid, strict=True)]
        reds = sum([counts[index] for index in _RED])
        cuoc = {
            "tom": min([counts[index] for index in _TOM]),
            "leo": min([counts[index] for index in _LEO]),
            "bach-dinh": int(reds == 0),
            "tam-do": int(reds == 8),
            "bach-thu": int(is_single),
            "chiu": len(self.me.chiu),
            "thong": int(self.me.wins > 0),
        }
        plain, own = score(cuoc, self.options), score(cuoc | {"tri": 1}, self.options)
        return _GAIN + 3 * ((1 - _OWN_DRAW) * (plain.diem + plain.ga) + _OWN_DRAW * (own.diem + own.ga))


def _soon(outlook: Outlook) -> float:
    live = copies_of(outlook.helps)
    return live / (live + _SLOW)


def _mate(held: Holding, index: int) -> int:
    return next(other for other in ROWS[ROW_OF[index]] if held.counts[other] & 1)
