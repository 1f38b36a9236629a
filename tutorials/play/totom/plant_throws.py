"""Planted faults of throwing. Law: TT-10.1 to TT-10.5, TT-11.3.2, TT-16.19.1, TT-16.22."""

from tutorials.engine.totom.solve.arrange import realise
from tutorials.engine.totom.solve.phu import PhuKind
from tutorials.play.totom import legal, moves
from tutorials.play.totom.moments import Shown
from tutorials.play.totom.plant import Fault, eat_a_copy
from tutorials.play.totom.players import ANY, Choice
from tutorials.play.totom.seat import Seat
from tutorials.play.totom.shapes import YEU
from tutorials.play.totom.start import may_decline
from tutorials.play.totom.table import PLANTED, Table


class Throwing(Fault):
    """A card thrown that may not be thrown. The hand goes on without its thrower claiming anything more."""

    def throw(self, table: Table, place: int) -> int | None:
        """Throw a card with exactly this fault, or one that leads to it."""
        if self.done:
            return None
        seat = table.seats[place]
        kinds = [kind for kind in self.kinds(seat) if self.marks(table, seat, kind).only(self.slug)]
        if kinds:
            self.commit(table, place, len(table.notes.lines) + 1)
            table.seats[place].spoiled = True
            return self.chance.choice(kinds)
        nearer = self.toward(table, seat) if table.need() == ANY else None  # near the end the hand comes first
        return super().throw(table, place) if nearer is None else nearer

    def marks(self, table: Table, seat: Seat, kind: int) -> legal.Marks:
        """Return the faults of a throw."""
        return table.mind.marks(seat, kind)

    def kinds(self, seat: Seat) -> list[int]:
        """Return the kinds that might be thrown."""
        return list(seat.kinds)

    def toward(self, table: Table, seat: Seat) -> int | None:
        """Return a lawful throw after which the fault is nearer."""
        found = [
            kind
            for kind in self.leads(seat)
            if kind not in YEU and table.mind.marks(seat, kind, self.cost(table, seat, kind)).is_bearable()
        ]
        return self.chance.choice(found) if found else None

    def cost(self, table: Table, seat: Seat, kind: int) -> int:
        """Count the trôi cards that a throw on the way loses."""
        return table.mind.cost(seat, kind)

    def leads(self, seat: Seat) -> list[int]:
        """Return the kinds whose throw leads to the fault."""
        return []


class Yeu(Throwing):
    """TT-10.1: not too early in every hand."""

    def kinds(self, seat: Seat) -> list[int]:
        """Return the yêu in hand."""
        return [kind for kind in seat.kinds if kind in YEU and self.chance.random() < 0.3]


class FromMat(Throwing):
    """TT-10.2: a card taken up from the mat. The record ends with it."""

    def throw(self, table: Table, place: int) -> int | None:
        """Throw a card that lies in a phu on the mat and not in the hand."""
        seat = table.seats[place]
        kinds = sorted({card for meld in seat.open_melds for card in meld.cards if not seat.hand[card]} - YEU)
        if self.done or not kinds:
            return None
        self.commit(table, place, len(table.notes.lines) + 1)
        table.cut_off = PLANTED
        return self.chance.choice(kinds)


class BothOfPair(Throwing):
    """TT-10.3: both cards of a pair that was not taken by phỗng."""

    def leads(self, seat: Seat) -> list[int]:
        """Return pairs of which none is thrown yet."""
        return [
            kind for kind, thrown in seat.not_phong.items() if seat.hand[kind] and seat.thrown.count(kind) == thrown
        ]

    def keeps_still(self, table: Table, place: int, card: int, what: str) -> bool:
        """Let pairs go by."""
        return what == "phỗng" and not self.done and self.chance.random() < 0.7


class WholePhu(Throwing):
    """TT-10.4: a phu of three, thrown card by card."""

    def leads(self, seat: Seat) -> list[int]:
        """Return what is left of a phu of three that stands by itself in the hand."""
        if seat.place not in self.aims:
            phu = [
                [card.index for card in each.cards]
                for each in realise(seat.plan, seat.solved[1]).phu
                if each.kind in (PhuKind.DOC, PhuKind.BI)
                and len(each.cards) == 3
                and not any(card.is_yeu for card in each.cards)
            ]
            phu = [each for each in phu if all(seat.hand[kind] == 1 for kind in each)]
            self.aims[seat.place] = self.chance.choice(phu) if phu else []
        aim = self.aims[seat.place]
        if not all(seat.hand[kind] or kind in seat.thrown for kind in aim):
            return []
        return [kind for kind in aim if seat.hand[kind]]


class Counted(Throwing):
    """TT-16.19.1: more related cards thrown than own cards taken along."""

    def choose(self, table: Table, place: int, choices: list[Choice]) -> Choice | None:
        """Prefer to take few cards along where many are related."""
        if self.done:
            return None
        found = []
        for choice in choices:
            claim = choice.after.claims[-1]
            gained = moves.gain_as_laid(table.seats[place], choice.after)
            if claim.counted and gained > 0 and len(claim.related - YEU) > max(claim.laid, gained):
                found.append(choice)
        return table.mind.pick(found)

    def cost(self, table: Table, seat: Seat, kind: int) -> int:
        """Take what is thrown as loose: the solver would break up a run of the mat to save it."""
        return 0

    def leads(self, seat: Seat) -> list[int]:
        """Return related cards of claims with more of them than were taken along."""
        found: list[int] = []
        for claim, thrown in zip(seat.claims, seat.thrown_after, strict=True):
            there = [kind for kind in claim.related - YEU if seat.hand[kind] == 1]
            gone = [kind for kind in claim.related.intersection(thrown) if not seat.hand[kind]]
            if claim.counted and len({*there, *gone}) > max(claim.laid, claim.gained):
                found += there
        return sorted(set(found))


class Cut(Throwing):
    """TT-11.3.2, TT-12.4.2: more cut from a declined kind than its cups allow."""

    def lay(self, table: Table, place: int, kind: int) -> bool:
        """Decline every khàn."""
        seat = table.seats[place]
        if kind in YEU or seat.hand[kind] != 3 or not may_decline(table.options, seat, kind):
            return False
        seat.cups[kind] = 1
        table.notes.act(seat.name, "chén", kind)
        return True

    def leads(self, seat: Seat) -> list[int]:
        """Return declined kinds that may still be cut."""
        return [kind for kind in seat.cups if seat.hand[kind]]


class Bound(Throwing):
    """TT-16.22: a card bound by a spare card on the mat and by one that came and was not eaten."""

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Lay a bí with a spare copy, where the hand has a card beside it."""
        return False if self.done else eat_a_copy(table, shown)

    def keeps_still(self, table: Table, place: int, card: int, what: str) -> bool:
        """Let cards go that would bind another."""
        held = what == "ăn" and not self.done and any(meld.how == "an" for meld in table.seats[place].melds)
        return super().keeps_still(table, place, card, what) or (held and self.chance.random() < 0.5)
