"""Planted faults of eating. Law: TT-5.4, TT-8.4, TT-8.6, TT-9.3, TT-9.12, TT-9.15, TT-11.2."""

from collections.abc import Collection

from tutorials.engine.totom.solve.arrange import best_plan
from tutorials.play.totom import legal, moves
from tutorials.play.totom.moments import Shown
from tutorials.play.totom.notes import Done
from tutorials.play.totom.plant import Fault, free_of_higher
from tutorials.play.totom.players import Choice
from tutorials.play.totom.seat import Seat
from tutorials.play.totom.shapes import COMPLETES, MATES, YEU, makes_phu
from tutorials.play.totom.table import Table


class Eating(Fault):
    """A card eaten that may not be eaten. The record ends with it."""

    is_eager = True

    def needs(self, table: Table, place: int) -> Collection[int]:
        """Ask for cards that this seat may not eat any more."""
        seat = table.seats[place]
        again = {"quan-den-sau": seat.let_go, "an-quan-da-danh": seat.thrown}.get(self.slug)
        if again is None and self.slug == "an-sau-bo-truoc":
            again = [kind for card in seat.let_go for pair in MATES[card] for kind in COMPLETES[pair] - {card}]
        return [kind for kind in again or () if any(True for _ in moves.layings(seat, kind))]

    def throw(self, table: Table, place: int) -> int | None:
        """Throw a loose card that has a mate, so that it may be wanted again."""
        if self.done or self.slug != "an-quan-da-danh":
            return None
        seat = table.seats[place]
        found = [
            kind
            for kind, _ in table.mind.throws(seat, table.need())
            if any(seat.hand[one] and seat.hand[other] for one, other in MATES[kind])
            or any(seat.hand[each] for pair in MATES[kind] for each in pair)
        ]
        return self.chance.choice(found) if found else None

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Eat the card if that has exactly this fault."""
        if self.done or not free_of_higher(table, shown):
            return False
        for place in self.places(table, shown):
            found = [
                laying
                for laying in self.ways(table.seats[place], shown.card)
                if self.marks(table, shown, place, laying).only(self.slug)
            ]
            if found:
                laying = self.chance.choice(found)
                beside = laying.beside if laying.khan is None else (*laying.beside, laying.khan)
                verb = "ăn" if laying.khan is None else "ăn cài"
                table.notes.act(table.seats[place].name, verb, shown.card, beside)
                self.commit(table, place)
                table.stop("planted")
                return None
        return False

    def places(self, table: Table, shown: Shown) -> list[int]:
        """Return the seats that might eat."""
        return [] if shown.card in YEU else table.eaters(shown)

    def ways(self, seat: Seat, card: int) -> list[moves.Laying]:
        """Return the ways of laying the card."""
        return list(moves.layings(seat, card))

    def marks(self, table: Table, shown: Shown, place: int, laying: moves.Laying) -> legal.Marks:
        """Return the faults of eating in this way."""
        seat = table.seats[place]
        at_door = place in table.eaters(shown)
        gained = seat.loose - moves.eat(seat, laying).loose
        marks = legal.of_eating(seat, laying, gained, own_door=place == shown.by, up_door=at_door)
        if place != shown.by and not at_door:
            marks.sure.add("sai-cua")
        marks.doubtful.discard("buon-phu")  # nothing is thrown any more
        return marks


class WrongDoor(Eating):
    """TT-8.4: a card eaten at a door across."""

    def places(self, table: Table, shown: Shown) -> list[int]:
        """Return the seats across."""
        found = set(table.order(shown)) - set(table.eaters(shown))
        return [place for place in sorted(found) if shown.card not in YEU and self.chance.random() < 0.3]

    def marks(self, table: Table, shown: Shown, place: int, laying: moves.Laying) -> legal.Marks:
        """Return the faults of eating across."""
        seat = table.seats[place]
        gained = seat.loose - moves.eat(seat, laying).loose
        return legal.of_eating(seat, laying, gained, own_door=False, up_door=False)


class LeftYeu(Fault):
    """TT-8.6, TT-9.3: a yêu opened at one's own door, and not taken. The record ends with the next card opened."""

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Let it lie, and let the next seat open."""
        if self.done or not shown.opened or shown.card not in YEU or not free_of_higher(table, shown):
            return False
        self.commit(table, shown.by)
        table.open(table.around(shown.by))
        table.stop("planted")
        return None


class NoPhu(Eating):
    """TT-9.12: cards laid that make no phu."""

    def ways(self, seat: Seat, card: int) -> list[moves.Laying]:
        """Return pairs of near cards that make no phu with the card, on whatever lies on the mat."""
        found = []
        mat = [kind for meld in seat.melds if meld.how in ("an", "trinh") for kind in meld.cards]
        for one, other in MATES[card]:
            for kind, mate in ((one, other), (other, one)):
                more = [each for each in seat.kinds if each not in (kind, mate, card) and each not in YEU]
                if not seat.hand[kind] or kind in YEU or not more or self.chance.random() > 0.1:
                    continue
                laid = (kind, self.chance.choice(more))
                free = [0] * 30
                for each in (card, *laid, *mat):
                    free[each] += 1
                if best_plan(free).loose:
                    found.append(moves.Laying(card, tuple(sorted(laid))))
        return found

    def marks(self, table: Table, shown: Shown, place: int, laying: moves.Laying) -> legal.Marks:
        """Return the faults: none but this one where the card itself might be eaten."""
        seat = table.seats[place]
        marks = legal.Marks({self.slug})
        if laying.card in seat.let_go or laying.card in seat.thrown or seat.let_go or seat.thrown:
            marks.doubtful.add("quan-den-sau")
        return marks


class Hanging(Eating):
    """TT-9.15: a copy kept in hand that belongs on the mat. It costs the points of a later ù."""

    is_light = True

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Eat a yêu at one's own door, or into a bí, and keep a copy back."""
        if self.done or not free_of_higher(table, shown):
            return False
        for place in table.eaters(shown):
            if shown.card in YEU and (place != shown.by or not shown.opened):
                continue
            seat = table.seats[place]
            for laying in moves.layings(seat, shown.card):
                if shown.card not in laying.beside or laying.khan is not None or shown.card in seat.cups:
                    continue
                beside = tuple(card for card in laying.beside if card != shown.card)
                kept = moves.Laying(shown.card, beside, laying.join)
                after = moves.eat(seat, kept)
                marks = legal.of_eating(seat, kept, seat.loose - after.loose, own_door=place == shown.by, up_door=True)
                if not marks.is_clean() or not table.mind.throws(after, table.need()):
                    continue
                choice = Choice("ăn", shown.card, beside, after, 1.0)
                nxt = table.claim(shown, place, choice)
                eaten = Done(seat.name, "ăn")
                self.commit(table, place, max(line for line, done in table.notes.acts.items() if done == eaten))
                return nxt
        return False


class TornKhan(Eating):
    """TT-11.2: one card of a face-down khàn used in a run."""

    def ways(self, seat: Seat, card: int) -> list[moves.Laying]:
        """Return runs of the card, a card of the hand and one of a khàn."""
        return [
            moves.Laying(card, (kind,), khan=khan)
            for one, other in MATES[card]
            for khan, kind in ((one, other), (other, one))
            if khan in seat.khan and seat.hand[kind] and khan // 9 == kind // 9 == card // 9 and card < 27
        ]

    def marks(self, table: Table, shown: Shown, place: int, laying: moves.Laying) -> legal.Marks:
        """Return the faults: none but this one where nothing like it came before."""
        seat = table.seats[place]
        came = {*seat.let_go, *seat.thrown}
        marks = legal.Marks({self.slug} if makes_phu(laying.card, *laying.beside, laying.khan or 0) else set())
        if laying.card in came or any(makes_phu(kind, *laying.beside, laying.khan or 0) for kind in came):
            marks.doubtful.add("quan-den-sau")
        return marks


class Later(Eating):
    """TT-5.4.1: a card eaten that was let go at one's door before."""

    def marks(self, table: Table, shown: Shown, place: int, laying: moves.Laying) -> legal.Marks:
        """Return the faults, where nobody else ate the copy before."""
        marks = super().marks(table, shown, place, laying)
        if laying.card in table.seats[place].outrun or laying.join is not None:
            marks.doubtful.add("an-quan-da-danh")  # a copy that joins might not have been eaten then
        return marks


class OpenerLater(Eating):
    """TT-5.4.1, TT-8.6: the seat that opened a card let the next seat eat it, and eats the same card later."""

    def marks(self, table: Table, shown: Shown, place: int, laying: moves.Laying) -> legal.Marks:
        """Return the faults, where the copies before were all eaten by the next seat."""
        seat = table.seats[place]
        marks = super().marks(table, shown, place, laying)
        if seat.outrun.count(laying.card) != seat.let_go.count(laying.card) or laying.join is not None:
            marks.doubtful.add("an-quan-da-danh")
        return marks
