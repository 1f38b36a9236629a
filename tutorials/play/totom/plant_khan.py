"""Planted faults of phỗng, khàn and thiên khai. Law: TT-9.14, TT-11.2 to TT-11.6, TT-12.3, TT-12.4.4, TT-16.23."""

from collections.abc import Collection

from tutorials.engine.cards import KINDS
from tutorials.play.totom import legal, moves
from tutorials.play.totom.moments import Shown
from tutorials.play.totom.notes import name
from tutorials.play.totom.plant import Fault, eat_a_copy, free_of_higher
from tutorials.play.totom.players import ANY, Choice
from tutorials.play.totom.seat import Meld, Seat
from tutorials.play.totom.shapes import YEU, is_run
from tutorials.play.totom.start import may_decline, phu_of
from tutorials.play.totom.table import Table


class Phong(Fault):
    """A phỗng that may not be made. The record ends with it."""

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Take the card if that has exactly this fault."""
        if self.done or not free_of_higher(table, shown):
            return False
        for place in table.order(shown):
            seat = table.seats[place]
            if self.fits(table, seat, shown.card):
                table.notes.act(seat.name, "phỗng", shown.card)
                self.commit(table, place)
                table.stop("planted")
                return None
        return False

    def fits(self, table: Table, seat: Seat, card: int) -> bool:
        """Say whether a phỗng of this card has exactly this fault."""
        if seat.hand[card] != 2 or card in seat.khan:
            return False
        gained = seat.loose - moves.phong(seat, card).loose
        return legal.of_phong(seat, card, gained, (), table.options).only(self.slug)


class LaterPhong(Phong):
    """TT-9.14.1: a pair taken that was let go before."""

    def keeps_still(self, table: Table, place: int, card: int, what: str) -> bool:
        """Let pairs go by; once the wrong phỗng is made nobody else but the winner claims that card."""
        return (self.done and what == "ăn") or (what == "phỗng" and not self.done and self.chance.random() < 0.8)


class TakenAgain(Phong):
    """TT-9.14.3: phỗng tái kiến without a run on the mat."""

    def lay(self, table: Table, place: int, kind: int) -> bool:
        """Decline every khàn."""
        return decline(table, place, kind)

    def fits(self, table: Table, seat: Seat, card: int) -> bool:
        """Say whether a declined khàn is taken again without a run."""
        if not seat.declined(card) or seat.cups[card] != 1 or seat.hand[card] != 3:
            return False
        return not any(is_run(meld.cards) and card in meld.cards for meld in seat.melds)


class ShownPair(Phong):
    """TT-9.14.4: a phỗng with one card that lies in a run on the mat."""

    def fits(self, table: Table, seat: Seat, card: int) -> bool:
        """Say whether one copy is in hand and one lies in a run."""
        runs = sum(is_run(meld.cards) and card in meld.cards for meld in seat.open_melds)
        return seat.hand[card] == 1 and runs == 1 and seat.on_mat()[card] == 1 and card not in seat.cups


class ThreePairs(Phong):
    """TT-9.14.5: three pairs in a row of one suit taken without gain. The deal is laid for it."""

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Take each of three pairs in a row; the third is at fault."""
        if self.done or not self.aims or not free_of_higher(table, shown):
            return False
        (place, kinds), *_ = self.aims.items()
        seat = table.seats[place]
        if shown.card not in kinds or seat.hand[shown.card] != 2 or place not in table.order(shown):
            return False
        if shown.card in seat.not_phong or seat.spoiled:
            return False
        third = "phong-ba-doi" in legal.of_phong(seat, shown.card, 0, (), table.options).doubtful
        if not third and table.need() != ANY:  # near the end of the nọc that would be a fault of its own (TT-16.14)
            return False
        table.notes.act(seat.name, "phỗng", shown.card)
        if third:
            self.commit(table, place)
            table.stop("planted")
            return None
        table.passed(shown, place)
        table.seats[place] = moves.phong(seat, shown.card)
        return table.throw(place)


class BeforeU(Fault):
    """TT-16.23: a wrong phỗng by a seat nearer to the door than the one who is ù."""

    def needs(self, table: Table, place: int) -> Collection[int]:
        """Ask for a card that one is ù with and another let go before; keep other winning cards away."""
        sets = {seat.place: seat.waits(table.game) for seat in table.seats}
        left = {
            kind
            for seat in table.seats
            for kind in seat.not_phong
            if seat.hand[kind] == 2 and any(kind in found for other, found in sets.items() if other != seat.place)
        }
        return left or set(range(30)) - {kind for found in sets.values() for kind in found}

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Take a pair that was let go just before another is ù with the card."""
        if self.done:
            return False
        source = "noc" if shown.opened else "discard"
        for place in table.order(shown):
            seat = table.seats[place]
            if table.house.is_u(seat, shown.card, source):
                return False
            if seat.hand[shown.card] == 2 and shown.card in seat.not_phong and shown.card not in seat.cups:
                later = table.order(shown)
                rest = later[later.index(place) + 1 :]
                if any(table.house.is_u(table.seats[each], shown.card, source) for each in rest):
                    table.notes.act(seat.name, "phỗng", shown.card)
                    self.commit(table, place)
                return False
        return False

    def keeps_still(self, table: Table, place: int, card: int, what: str) -> bool:
        """Let pairs go by; once the wrong phỗng is made nobody else but the winner claims that card."""
        return (self.done and what == "ăn") or (what == "phỗng" and not self.done and self.chance.random() < 0.8)


def decline(table: Table, place: int, kind: int) -> bool:
    """Decline a khàn with a cup; say whether that was done."""
    seat = table.seats[place]
    if kind in YEU or seat.hand[kind] != 3 or not may_decline(table.options, seat, kind):
        return False
    seat.cups[kind] = 1
    table.notes.act(seat.name, "chén", kind)
    return True


# khàn and thiên khai -------------------------------------------------------------------------


class DeclinedForNothing(Fault):
    """TT-11.3.4: a khàn declined that no run of the hand holds, where the house asks for one."""

    is_light = True

    def lay(self, table: Table, place: int, kind: int) -> bool:
        """Take a cup for it."""
        seat = table.seats[place]
        if self.done or kind in YEU or seat.hand[kind] != 3 or phu_of(seat, kind)[0]:
            return False
        seat.cups[kind] = 1
        table.notes.act(seat.name, "chén", kind)
        self.commit(table, place)
        return True


class LateKhan(Fault):
    """TT-11.4: a khàn not raised when its card comes (khê khàn, thối khàn)."""

    is_light = True

    def keeps_still(self, table: Table, place: int, card: int, what: str) -> bool:
        """Leave a khàn down."""
        if what != "dậy khàn" or self.done:
            return super().keeps_still(table, place, card, what)
        self.commit(table, place)
        table.seats[place].khan.discard(card)  # it lies on as a trùng tam
        return True


class HungKhan(Fault):
    """TT-11.5, TT-12.4.4: three or four alike neither laid nor declined."""

    is_light = True

    def lay(self, table: Table, place: int, kind: int) -> bool:
        """Keep a khàn, or a thiên khai, in hand."""
        seat = table.seats[place]
        want = 4 if self.slug == "treo-thien-khai" else 3
        if self.done or seat.hand[kind] != want:
            return False
        self.commit(table, place)
        return True

    def keeps_still(self, table: Table, place: int, card: int, what: str) -> bool:
        """Never take the fourth card by phỗng."""
        own = what == "phỗng" and table.seats[place].name == self.seat
        return own or super().keeps_still(table, place, card, what)


class LateThienKhai(Fault):
    """TT-12.4.4: a thiên khai not raised in time."""

    is_light = True

    def lay(self, table: Table, place: int, kind: int) -> bool:
        """Lay every thiên khai face down."""
        seat = table.seats[place]
        if seat.hand[kind] != 4:
            return False
        seat.hand[kind] = 0
        seat.melds.append(Meld((kind,) * 4, "thien-khai", down=True))
        seat.thien_khai.add(kind)
        seat.changed()
        table.notes.act(seat.name, "úp thiên khai", kind)
        return True

    def keeps_still(self, table: Table, place: int, card: int, what: str) -> bool:
        """Leave a thiên khai down."""
        if what != "dậy thiên khai" or (self.done and table.seats[place].name != self.seat):
            return super().keeps_still(table, place, card, what)
        if not self.done:
            self.commit(table, place)
        return True

    def is_ripe(self, table: Table) -> bool:
        """Say whether it was late when its seat was ù: not before the nọc is opened or the seat throws (TT-12.2.4)."""
        return super().is_ripe(table) and bool(table.opened or table.seats[table.winner or 0].thrown)


class WrongShow(Fault):
    """TT-12.3: the fourth card of a thiên khai shown with a bí or a lưng, not with a run."""

    def lay(self, table: Table, place: int, kind: int) -> bool:
        """Show it with two cards of another suit."""
        seat = table.seats[place]
        if self.done or seat.hand[kind] != 4 or kind in YEU:
            return False
        found = [
            laying
            for laying in moves.layings(seat, kind)
            if laying.khan is None and laying.join is None and not laying.is_run
        ]
        found = [laying for laying in found if laying.beside and kind not in laying.beside] or [
            moves.Laying(kind, tuple(card for card in laying.beside if card != kind)) for laying in found
        ]
        found = [laying for laying in found if len(laying.beside) >= 2]
        if not found:
            return False
        laying = self.chance.choice(found)
        table.notes.act(seat.name, "trình", kind, laying.beside)
        self.commit(table, place)
        seat.hand[kind] = 0
        for card in laying.beside:
            seat.hand[card] -= 1
        seat.melds.append(Meld((kind,) * 3, "khan", down=True))
        seat.melds.append(Meld(tuple(sorted((kind, *laying.beside))), "trinh"))
        seat.spoiled = True
        seat.changed()
        return True


class WrongOrder(Fault):
    """TT-1.3.3, TT-9.16: a phu laid in the wrong order (trái vỉ, kẹp cổ)."""

    is_light = True

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """For kẹp cổ, add a copy to a bí even where nothing is gained by it."""
        return False if self.done or self.slug != "kep-co" else eat_a_copy(table, shown)

    def laid(self, table: Table, place: int, choice: Choice) -> None:
        """Write the order of the phu that has just been laid, wrongly."""
        after, card = choice.after, choice.card
        if self.done or choice.act != "ăn" or card in YEU:
            return
        meld = after.melds[-1]
        rest = list(meld.cards)
        rest.remove(card)
        copies = rest.count(card)
        if len(meld.cards) != len(choice.beside) + 1:
            return
        others = [each for each in rest if each != card]
        if self.slug == "trai-vi":
            order = [others[0], card, *[card] * copies, *others[1:]]
        elif copies == 1 and len(others) >= 2:
            order = [card, others[0], card, *others[1:]]
        else:
            return
        table.notes.add(f"{after.name} xếp {' '.join(KINDS[kind].code for kind in order)}")
        self.commit(table, place)


class WrongCup(Fault):
    """TT-16.2.3: a cup returned with wrong words."""

    is_light = True

    def lay(self, table: Table, place: int, kind: int) -> bool:
        """Decline every khàn."""
        return decline(table, place, kind)

    def say_of_cup(self, table: Table, place: int, words: list[str]) -> list[str]:
        """Say that one was thrown where none was, or the other way."""
        if self.done:
            return words
        self.commit(table, place, len(table.notes.lines) + 1)
        return [*words[:-1], "ăn hai đánh một" if words[-1] == "ăn cả" else "ăn cả"]


class EatenFirst(Fault):
    """TT-11.6.2: a card eaten into a bí before its khàn is raised, where the house wants a run."""

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Eat the fourth card of a khàn into a bí, then raise."""
        card = shown.card
        source = "noc" if shown.opened else "discard"
        if (
            self.done
            or card in YEU
            or any(table.house.is_u(table.seats[place], card, source) for place in table.order(shown))
        ):
            return False
        for place in table.eaters(shown):
            seat = table.seats[place]
            if card not in seat.khan or card in seat.thrown:
                continue
            if any(each // 9 == card // 9 for each in seat.let_go):  # may be the other end of one cạ (TT-9.9)
                continue
            for laying in moves.layings(seat, card):
                if laying.join is None and laying.khan is None and len(laying.beside) == 2 and not laying.is_run:
                    table.notes.act(seat.name, "ăn", card, laying.beside)
                    table.notes.add(f"{seat.name} dậy khàn {name(card)}")
                    self.commit(table, place)
                    table.stop("planted")
                    return None
        return False
