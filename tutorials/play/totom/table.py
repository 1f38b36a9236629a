"""One hand played from the deal to the ù or the draw, every action lawful, written down as it goes.

Law: TT-6.2, TT-8.5, TT-8.6, TT-11.6, TT-12.2, TT-14.1, TT-14.6, TT-16.14.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random

from tutorials.engine.cards import COPIES, KINDS
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.play.totom import cups, legal, moves, start
from tutorials.play.totom.deal import Deal, deal
from tutorials.play.totom.moments import Plant, Shown
from tutorials.play.totom.notes import Notes, cards, name
from tutorials.play.totom.players import ANY, ROUND, WAITING, Choice, Mind
from tutorials.play.totom.seat import Meld, Seat
from tutorials.play.totom.shapes import YEU
from tutorials.play.totom.wins import House

U, HOA, BAO, PLANTED = "ù", "hòa", "báo", "planted"


@dataclass(frozen=True, slots=True)
class Helpless:
    """A throw at fault where every throw was: by whom, in which line, and what it may be called."""

    seat: str
    line: int
    slugs: frozenset[str]
    is_sure: bool  # else a mild table might let it pass


class Table:
    """Plays one hand. `end` tells how it ended once `play` is done."""

    def __init__(
        self,
        chance: Random,
        game: Game,
        options: Options,
        dealt: Deal | None = None,
        plant: "Plant[Table] | None" = None,
    ) -> None:
        self.chance = chance
        self.game = game
        self.options = options
        self.deal = dealt or deal(chance, game)
        self.mind = Mind(game, options, chance)
        self.house = House(game, options)
        self.plant: Plant[Table] = plant or Plant()
        self.notes = Notes.of(game.slug, self.deal)
        self.noc = list(self.deal.noc)
        self.seats = [self._seat(place) for place in range(game.players)]
        self.opened = 0
        self.end = ""
        self.winner: int | None = None
        self.turns = 0
        self.cut_off = ""  # how the record ends with the next throw, if that is a fault
        self.helpless: Helpless | None = None
        self.doors: list[int] = []  # cards that lie at the doors, never claimed

    def _seat(self, place: int) -> Seat:
        hand = [0] * len(KINDS)
        is_cai = place == self.deal.cai
        for card in (*self.deal.hands[place], *((self.deal.bat_cai,) if is_cai else ())):
            hand[card] += 1
        return Seat(self.deal.seats[place], place, hand, is_cai, self.deal.streak[place])

    # the hand --------------------------------------------------------------------------------

    def play(self) -> "Table":
        """Play the hand to its end."""
        for step in range(self.game.players):
            start.lay_at_start(self, self.around(self.deal.cai, step))
        cai = self.deal.cai
        if self.wins_from_deal(cai):
            return self.check()
        shown: Shown | None = self.throw(cai)
        while shown is not None:
            shown = self.after(shown)
        return self.check()

    def around(self, place: int, step: int = 1) -> int:
        """Return the place that many seats further on."""
        return (place + step) % self.game.players

    def after(self, shown: Shown) -> Shown | None:
        """Go on from a card that lies open: ù, claims, or the next card of the nọc."""
        self.turns += 1
        planted = self.plant.shown(self, shown)
        if not isinstance(planted, bool):
            return planted
        if self.u(shown):
            return None
        for place in self.order(shown):
            choice = self.over(shown, place)
            if choice is not None:
                return self.claim(shown, place, choice)
        for place in self.eaters(shown):
            choice = self.eats(shown, place)
            if choice is not None:
                return self.claim(shown, place, choice)
        self.passed(shown, None)
        return self.open(self.around(shown.by))

    def order(self, shown: Shown) -> list[int]:
        """Return the seats that may claim, the nearest door first (TT-8.5)."""
        first = 0 if shown.opened else 1
        return [self.around(shown.by, step) for step in range(first, self.game.players)]

    def eaters(self, shown: Shown) -> list[int]:
        """Return the seats that may eat, in order: who opened the card, then the next (TT-8.6)."""
        return [shown.by, self.around(shown.by)] if shown.opened else [self.around(shown.by)]

    # thiên khai -------------------------------------------------------------------------------

    def raise_thien_khai(self, place: int) -> bool:
        """Raise the thiên khai of a seat (TT-12.2); return whether another won on it (ù vọng, TT-14.6)."""
        for kind in sorted(self.seats[place].thien_khai):
            if self.plant.keeps_still(self, place, kind, "dậy thiên khai"):
                continue
            seat = self.seats[place] = self.seats[place].copy()
            seat.thien_khai.discard(kind)
            number = next(i for i, meld in enumerate(seat.melds) if meld.how == "thien-khai" and meld.cards[0] == kind)
            seat.melds[number] = Meld((kind,) * 4, "day-thien-khai")
            seat.changed()
            self.notes.act(seat.name, "dậy thiên khai", kind)
            for step in range(1, self.game.players):
                if self.options.u_vong != "khong-u" and self.win(self.around(place, step), kind, "thien-khai"):
                    return True
        return False

    # ù ---------------------------------------------------------------------------------------

    def wins_from_deal(self, place: int) -> bool:
        """TT-14.1: thiên ù, the bắt cái card the winning one."""
        seat = self.seats[place]
        card = self.deal.bat_cai
        if seat.loose or not seat.hand[card]:
            return False
        without = seat.copy()
        without.hand[card] -= 1
        without.changed()
        self.seats[place] = without
        if self.win(place, card, "bat-cai"):
            return True
        self.seats[place] = seat
        return False

    def u(self, shown: Shown) -> bool:
        """Let the nearest seat that is ù with this card be ù (TT-8.5)."""
        if not shown.opened and not self.options.u_quan_danh:
            return False
        source = "noc" if shown.opened else "discard"
        return any(self.win(place, shown.card, source, shown) for place in self.order(shown))

    def win(self, place: int, card: int, source: str, shown: Shown | None = None) -> bool:
        """Be ù if the card allows it, with all that has to be said (TT-14.9)."""
        seat = self.seats[place]
        if not self.house.is_u(seat, card, source) or self.plant.keeps_still(self, place, card, "ù"):
            return False
        if shown is not None:
            self.outbid(shown, place)
        self.write_win(seat, card, source)
        self.winner = place
        if source != "thien-khai":  # there the card stays with the other's thiên khai (TT-14.6)
            seat.melds.append(Meld((card,), "u", card))
        self.end = U
        return True

    def write_win(self, seat: Seat, card: int, source: str) -> None:
        """Write the ù: cước, then the conditions; at tài bàn nothing has to be said (TB-14.2)."""
        reading = self.house.reading(seat, card, source) if self.game.has_cuoc else None
        if reading is None:
            self.notes.act(seat.name, U, card)
            return
        cuoc, calls = self.house.said(seat, card, source, reading)
        spoken = [call.said for call in calls]
        announced, called = self.plant.say(self, seat.place, [each.vi for each in cuoc], spoken)
        text = f"{seat.name} ù {name(card)}: {', '.join(announced)}"
        self.notes.add(text + (f"; {', '.join(called)}" if called else ""))

    # claims ----------------------------------------------------------------------------------

    def is_forced(self, shown: Shown, place: int) -> bool:
        """Say whether the seat has to take the card: a yêu that it has opened itself (đấm yêu, TT-9.3)."""
        return shown.opened and place == shown.by and shown.card in YEU

    def need(self) -> str:
        """Return what a claimant's hand must be near the end of the nọc (TT-16.14)."""
        left = len(self.noc) - self.opened - self.game.noc_left(self.game.players, self.options)
        return ROUND if left <= 1 else WAITING if left == 2 else ANY

    def over(self, shown: Shown, place: int) -> Choice | None:
        """Choose a claim that goes over eating: phỗng, or raising a khàn (TT-8.5)."""
        seat = self.seats[place]
        if shown.card in seat.khan:
            if self.plant.keeps_still(self, place, shown.card, "dậy khàn"):
                return None
            may_eat_first = place in self.eaters(shown) and self.need() == ANY  # to eat is a choice (TT-16.14)
            found = self.mind.raising(seat, shown.card, may_eat_first)
            choice = self.mind.pick_forced(found)
            if choice is None and self.is_forced(shown, place):
                return found[0]
            seat.spoiled = seat.spoiled or choice is None  # khê khàn: nothing could be thrown
            return choice
        found = self.mind.taking(seat, shown.card)
        if not found or self.chance.random() > 0.9 or self.plant.keeps_still(self, place, shown.card, "phỗng"):
            return None
        return self.mind.pick(found, ANY if self.is_forced(shown, place) else self.need())

    def eats(self, shown: Shown, place: int) -> Choice | None:
        """Choose a way to eat; a yêu opened at one's own door has to be eaten (TT-9.3)."""
        own = shown.opened and place == shown.by
        forced = self.is_forced(shown, place)
        found = self.mind.eating(self.seats[place], shown.card, own_door=own)
        if not found or (self.chance.random() < 0.05 and not forced):
            return None
        if not forced and self.plant.keeps_still(self, place, shown.card, "ăn"):
            return None
        choice = self.plant.choose(self, place, found)
        if choice is None and forced:
            return self.mind.pick_forced(found) or found[0]
        return choice or self.mind.pick(found, self.need())

    def claim(self, shown: Shown, place: int, choice: Choice) -> Shown | None:
        """Carry out a claim, return cups whose cards have all been shown, and throw."""
        seat = self.seats[place]
        if choice.act in ("phỗng", "dậy khàn"):
            self.outbid(shown, place)
        act = "ăn" if choice.act == "tiền thực" else choice.act
        self.notes.act(seat.name, act, choice.card, choice.beside)
        if choice.act == "tiền thực":
            self.notes.act(seat.name, "dậy khàn", choice.card)
        self.plant.laid(self, place, choice)
        self.order_of(choice)
        forced = self.is_forced(shown, place) or choice.act in ("dậy khàn", "tiền thực")
        need = ANY if forced else self.need()
        self.passed(shown, place, eaten=choice.act in ("ăn", "ăn cài"))
        moves.settle(seat, choice.after)
        self.seats[place] = choice.after
        if act == "ăn" and choice.card in choice.after.cups:
            choice.after.met_again.add(choice.card)
        self.return_cups(place)
        return self.throw(place, need)

    def outbid(self, shown: Shown, claimant: int) -> None:
        """Let a seat at the door write at times that it eats what a higher claim then takes (TT-8.5)."""
        if self.notes.last is not None and self.notes.last.verb == "phỗng":
            return  # a higher claim stands written already
        if shown.card in YEU or self.chance.random() > 0.1:
            return
        for place in self.eaters(shown):
            seat = self.seats[place]
            own = shown.opened and place == shown.by
            choice = None if place == claimant else self.mind.pick(self.mind.eating(seat, shown.card, own_door=own))
            if choice is not None:
                self.notes.act(seat.name, choice.act, choice.card, choice.beside)
                return

    def order_of(self, choice: Choice) -> None:
        """Write at times the right order of a new phu: the eaten card, a copy, the rest, a third copy (TT-1.3.3)."""
        meld = choice.after.melds[-1]
        if choice.act != "ăn" or len(meld.cards) != len(choice.beside) + 1 or self.chance.random() > 0.05:
            return
        others = [card for card in choice.beside if card != choice.card]
        copies = choice.beside.count(choice.card)
        if not others or copies > 2:
            return
        order = [choice.card, *[choice.card] * min(copies, 1), *others, *[choice.card] * (copies - 1)]
        self.notes.add(f"{choice.after.name} xếp {' '.join(KINDS[kind].code for kind in order)}")

    def throw(self, place: int, need: str = ANY) -> Shown | None:
        """Let a seat throw a card; a thiên khai not yet raised is raised first (TT-12.2.4)."""
        if self.raise_thien_khai(place):
            return None
        card = self.plant.throw(self, place)
        if card is None:
            card = self.mind.throw(self.seats[place], need)
        if card is None:
            card = self.at_fault(place)
        return self.thrown(place, card)

    def at_fault(self, place: int) -> int:
        """Choose a throw where each would be a fault: the yêu had to be eaten, so the seat is báo (TT-16.18.2)."""
        seat = self.seats[place]
        card, marks = self.mind.least_fault(seat)
        slugs = frozenset(marks.sure | marks.doubtful)
        self.helpless = Helpless(seat.name, len(self.notes.lines) + 1, slugs, bool(marks.sure))
        self.cut_off = BAO
        return card

    def thrown(self, place: int, card: int) -> Shown | None:
        """Write a throw and lay the card open."""
        self.notes.act(self.seats[place].name, "đánh", card)
        if self.cut_off:
            self.stop(self.cut_off)
            return None
        self.seats[place] = moves.throw(self.seats[place], card)
        self.return_cups(place)
        return Shown(card, place, opened=False)

    def return_cups(self, place: int) -> None:
        """Return each cup whose cards have all been shown, with the words for it (TT-16.2.3)."""
        seat = self.seats[place]
        for kind in cups.due(seat, self.options):
            words = self.plant.say_of_cup(self, place, cups.words(seat, kind))
            self.notes.add(f"{seat.name} trả chén {name(kind)}: {', '.join(words)}")
            seat.returned.add(kind)

    def passed(self, shown: Shown, claimant: int | None, *, eaten: bool = False) -> None:
        """Note who let the card go (TT-5.4, TT-10.3). Who was outbid did not let it go."""
        if claimant is None:
            self.doors.append(shown.card)
        eaters = self.eaters(shown)
        for place in self.order(shown):
            seat = self.seats[place]
            if place == claimant:
                continue
            legal.pass_phong(seat, shown.card)
            if place in eaters and (claimant is None or (eaten and eaters.index(place) < eaters.index(claimant))):
                legal.let_go(seat, shown.card)
                self.hang(seat, shown.card)
                if claimant is not None:
                    seat.outrun.append(shown.card)

    def hang(self, seat: Seat, card: int) -> None:
        """Lay a copy of a card let go that would go on a run of the mat, where the house asks for it (TT-9.15)."""
        if self.options.treo_tranh == "ca-phu-doc" and not self.mind.free and moves.hang(seat, card):
            self.notes.add(f"{seat.name} hạ {KINDS[card].code}")

    # the nọc ---------------------------------------------------------------------------------

    def open(self, place: int) -> Shown | None:
        """Open the next card of the nọc at this seat's door, or end the hand in a draw (TT-6.2)."""
        if not self.opened:
            for step in range(self.game.players):  # động nọc (TT-12.2.1)
                if self.raise_thien_khai(self.around(place, step)):
                    return None
        if len(self.noc) - self.opened <= self.game.noc_left(self.game.players, self.options):
            self.notes.add("Hòa")
            self.stop(HOA)
            return None
        wanted = self.plant.wants(self, place)
        for number in range(self.opened, len(self.noc)):
            if self.noc[number] in wanted:
                self.noc[self.opened], self.noc[number] = self.noc[number], self.noc[self.opened]
                self.notes.noc(self.noc)
                break
        card = self.noc[self.opened]
        self.opened += 1
        self.notes.act(self.seats[place].name, "mở", card)
        return Shown(card, place, opened=True)

    def stop(self, end: str) -> None:
        """End the hand, or the record."""
        self.end = end

    def check(self) -> "Table":
        """Make sure that every card of the deck is in one place (TT-0.1)."""
        if self.end in (PLANTED, BAO):
            return self
        found: Counter[int] = Counter(self.noc[self.opened :])
        for seat in self.seats:
            for kind, count in enumerate(seat.hand):
                found[kind] += count
            found.update(seat.on_mat())
        found.update(self.doors)
        if any(found[kind] != COPIES for kind in range(len(KINDS))):
            raise AssertionError(f"cards lost or doubled: {cards(found.elements())}\n{self.notes.text}")
        return self
