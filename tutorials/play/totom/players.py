"""Players who choose among lawful moves, by chance but with some sense: fewer loose cards, waits kept.

They judge a move by `legal` and a hand by the exact solver; they know nothing of the referee.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.play.totom import legal, moves
from tutorials.play.totom.moves import Laying
from tutorials.play.totom.seat import Cards, Seat, plan_of
from tutorials.play.totom.shapes import MATES, YEU, is_run

ROUND, WAITING, ANY = "round", "waiting", "any"
"""What a hand must be after a claim near the end of the nọc (một thành hai chờ, TT-16.14)."""

DARING = 0.03  # how often a player keeps to the law as it is written and no further
MOST_WAYS = 5  # of laying one card that a player thinks of


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """A claim that a seat may make: how it is written, and the seat after it."""

    act: str  # ăn, ăn cài, phỗng, dậy khàn, tiền thực
    card: int
    beside: Cards
    after: Seat
    weight: float
    before: Seat | None = None  # given where the phu that is laid must itself make cards trôi

    def holds(self) -> bool:
        """Say whether the new phu as it lies makes cards trôi, and not only what might be laid instead (TT-9.2)."""
        if self.before is None:
            return True
        moves.settle(self.before, self.after)
        return self.after.claims[-1].gained > 0


@dataclass(frozen=True, slots=True)
class Able:
    """What the law lets a seat do in one game and house, without any choice among it."""

    game: Game
    options: Options

    @property
    def free(self) -> bool:
        """Say whether this is the freedom of tài bàn (T49)."""
        return self.game.is_free

    # throwing --------------------------------------------------------------------------------

    def throws(self, seat: Seat, need: str = ANY) -> list[tuple[int, float]]:
        """Return the cards that may lawfully be thrown, with weights; loose cards if there are any."""
        if need not in seat.throws:
            seat.throws[need] = self._throws(seat, need)
        return seat.throws[need]

    def _throws(self, seat: Seat, need: str) -> list[tuple[int, float]]:
        loose = seat.loose_kinds
        marks = {kind: self.marks(seat, kind) for kind in seat.kinds}
        for allowed in (legal.Marks.is_clean, legal.Marks.is_bearable):
            found = [
                (kind, self._weight(seat, kind))
                for kind in sorted(loose)
                if allowed(marks[kind]) and self._enough(seat, kind, seat.loose - 1, need)
            ]
            if found:
                return found
            found = []
            for kind in seat.kinds:
                if kind not in loose and allowed(marks[kind]):
                    cost = self.cost(seat, kind)
                    if allowed(self.marks(seat, kind, cost)) and self._enough(seat, kind, seat.loose + cost - 1, need):
                        found.append((kind, 0.05**cost))
            if found:
                return found
        return []

    def marks(self, seat: Seat, kind: int, cost: int = 0) -> legal.Marks:
        """Return the faults of throwing a card."""
        return legal.of_throw(seat, kind, self.options, free=self.free, cost=cost)

    def cost(self, seat: Seat, kind: int) -> int:
        """Count the trôi cards that are lost when this card is thrown (đánh xén, TT-4.6)."""
        free = list(seat.solved[0])
        free[kind] -= 1
        return plan_of(tuple(free), seat.solved[1]).loose - seat.loose + 1

    def _weight(self, seat: Seat, kind: int) -> float:
        mates = sum(1 for one, other in MATES[kind] if seat.hand[one] or seat.hand[other])
        return 1.0 / (1 + mates + 2 * (seat.hand[kind] > 1)) ** 2

    def _enough(self, seat: Seat, kind: int, loose: int, need: str) -> bool:
        if need == ANY or loose == 0:
            return True
        return need != ROUND and bool(moves.throw(seat, kind).waits(self.game))

    def forced_throws(self, seat: Seat) -> list[tuple[int, float]]:
        """Return what may be thrown where something has to be: a phu of the hand is broken (TT-13.8).

        Only the law as it is written is heeded, not what a strict table might see besides.
        """
        costs = {kind: self.cost(seat, kind) for kind in seat.kinds if kind not in YEU}
        return [(kind, 0.05**cost) for kind, cost in costs.items() if self.marks(seat, kind, cost).is_allowed()]

    def least_fault(self, seat: Seat) -> tuple[int, legal.Marks]:
        """Return a card and the faults of throwing it, where no throw is lawful: one that is a fault beyond doubt."""
        there = seat.kinds or tuple(sorted({card for meld in seat.open_melds for card in meld.cards}))
        found = [(kind, self.marks(seat, kind, self.cost(seat, kind) if seat.hand[kind] else 0)) for kind in there]
        return min(found, key=lambda each: (not each[1].sure, len(each[1].sure), len(each[1].doubtful)))

    # claims ----------------------------------------------------------------------------------

    def raising(self, seat: Seat, card: int, at_door: bool) -> list[Choice]:
        """Return the ways to raise a khàn: at once, or after eating its fourth card (TT-11.6)."""
        if card not in seat.khan:
            return []
        found = [Choice("dậy khàn", card, (), moves.raise_khan(seat, card), 1.0)]
        rule = getattr(self.options, "tien_thuc_hau_day", "moi-phu")
        if at_door and card not in YEU and not any(meld.khan == card for meld in seat.melds):
            for laying in moves.layings(seat, card):
                if laying.khan is not None or (rule != "moi-phu" and not laying.is_run):
                    continue
                after = moves.raise_khan(seat, card, laying)
                gained = seat.loose - after.loose
                marks = legal.of_eating(seat, laying, gained, own_door=True, up_door=True, free=self.free)
                if gained > 0 and not marks.sure and marks.doubtful <= {"khe-khan"}:
                    before = None if self.free else seat
                    found.append(Choice("tiền thực", card, laying.beside, after, 1.0 + gained, before))
        return found

    def taking(self, seat: Seat, card: int) -> list[Choice]:
        """Return the lawful ways to take the card by phỗng (TT-9.14)."""
        if seat.hand[card] < 2 or card in seat.khan or seat.spoiled:
            return []
        runs: list[Cards] = [()]
        if card in seat.cups:
            if seat.cups[card] == 2 or not seat.declined(card):
                return []
            if seat.hand[card] > 2:
                runs = [
                    tuple(sorted((card, *laying.beside))) for laying in moves.layings(seat, card) if _from_hand(laying)
                ]
        found = []
        for run in runs:
            if any(seat.hand[kind] < run.count(kind) + 2 * (kind == card) for kind in run):
                continue
            after = moves.phong(seat, card, run)
            gained = seat.loose - after.loose
            marks = legal.of_phong(seat, card, gained, run, self.options)
            if (self.free or marks.is_clean()) and gained >= 0:
                found.append(Choice("phỗng", card, run, after, 1.5 + gained))
        return found

    def may_eat(self, seat: Seat, card: int, *, forced: bool = False) -> bool:
        """Say whether there is any point in eating: nothing is eaten of a kind laid, nor with no loose card."""
        return (
            card not in seat.khan and card not in seat.thien_khai and (forced or bool(not seat.spoiled and seat.loose))
        )

    def eats(self, seat: Seat, ways: Iterable[Laying], *, own_door: bool) -> list[Choice]:
        """Return which of these ways to eat a card at one's own or the upper door are lawful (TT-9.1)."""
        found = []
        for laying in ways:
            card, forced = laying.card, own_door and laying.card in YEU
            after = moves.eat(seat, laying)
            gained = seat.loose - after.loose
            marks = legal.of_eating(seat, laying, gained, own_door=own_door, up_door=not own_door, free=self.free)
            alone = set(laying.beside) <= {card} and laying.join is None
            if forced:
                if alone:
                    marks = legal.Marks()  # it has to be eaten (TT-8.6), if only by itself
                if after.loose > seat.loose or (gained <= 0 and len(after.melds[-1].cards) > 1 + seat.hand[card]):
                    continue
            if legal.breaks_for_cuoc(seat, laying, self.options):
                continue
            if not marks.is_clean() or not self._lays_copies(after, card, laying):
                continue
            if self.free and gained <= 0 and not forced:
                continue
            act = "ăn cài" if laying.khan is not None else "ăn"
            beside = laying.beside if laying.khan is None else tuple(sorted((*laying.beside, laying.khan)))
            before = None if self.free or (forced and alone) else seat
            found.append(Choice(act, card, beside, after, max(0.5, 0.5 + 2 * gained), before))
        return found

    def _lays_copies(self, after: Seat, card: int, laying: Laying) -> bool:
        """Say whether no copy stays in hand that belongs on the mat (treo tranh, TT-9.3, TT-9.15)."""
        if not after.hand[card]:
            return True
        if card in YEU or getattr(self.options, "treo_tranh", "yeu-va-bi") == "ca-phu-doc":
            return False
        meld = after.melds[-1].cards
        return is_run(meld)


@dataclass(frozen=True, slots=True)
class Mind(Able):
    """How the players of one hand think: by chance, among what the law lets them do."""

    chance: Random

    # throwing --------------------------------------------------------------------------------

    def throw(self, seat: Seat, need: str = ANY) -> int | None:
        """Choose a card to throw, or None if every throw would be at fault."""
        found = self.throws(seat, need) or self.throws(seat) or self.forced_throws(seat)
        if need == ANY and self.chance.random() < DARING:
            found = self.forced_throws(seat) or found
        if not found:
            return None
        return self.chance.choices([kind for kind, _ in found], [weight for _, weight in found])[0]

    # claims ----------------------------------------------------------------------------------

    def eating(self, seat: Seat, card: int, *, own_door: bool) -> list[Choice]:
        """Return lawful ways to eat the card of which the player thinks."""
        forced = own_door and card in YEU
        if not self.may_eat(seat, card, forced=forced):
            return []
        ways = [
            laying
            for laying in moves.layings(seat, card)
            if forced or laying.join is not None or self.is_promising(seat, laying)
        ]
        thought_of = ways if forced or len(ways) <= MOST_WAYS else self.chance.sample(ways, MOST_WAYS)
        return self.eats(seat, thought_of, own_door=own_door)

    def is_promising(self, seat: Seat, laying: Laying) -> bool:
        """Say whether a loose card is laid; turning round what is in phu already is thought of only at times."""
        return not seat.loose_kinds.isdisjoint(laying.beside) or self.chance.random() < 0.1

    def pick(self, choices: list[Choice], need: str = ANY) -> Choice | None:
        """Choose one by weight, of those after which something can be thrown that nobody can hold against it."""
        left = list(choices)
        while left:
            choice = self.chance.choices(left, [each.weight for each in left])[0]
            if choice.holds() and self.throws(choice.after, need):
                return choice
            left.remove(choice)
        return None

    def pick_forced(self, choices: list[Choice]) -> Choice | None:
        """Choose a claim that has to be made: rather one after which something can be thrown (TT-9.3, TT-13.8)."""
        choice = self.pick(choices)
        if choice is None:
            able = [each for each in choices if self.forced_throws(each.after)]
            choice = self.chance.choice(able) if able else None
        return choice


def _from_hand(laying: Laying) -> bool:
    return laying.join is None and laying.khan is None and laying.is_run
