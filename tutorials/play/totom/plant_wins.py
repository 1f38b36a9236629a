"""Planted faults of claims against others, of the last cards of the nọc, and of the ù itself.

Law: TT-8.5, TT-14.3, TT-14.7 to TT-14.9, TT-16.14, TT-16.16.
"""

from collections.abc import Collection
from itertools import combinations

from tutorials.engine.totom.score.calls import CALLS
from tutorials.engine.totom.score.cuoc import BY_SLUG, find
from tutorials.play.totom import legal, moves
from tutorials.play.totom.moments import Shown
from tutorials.play.totom.notes import name
from tutorials.play.totom.plant import Fault, free_of_higher
from tutorials.play.totom.players import ROUND, WAITING, Choice
from tutorials.play.totom.seat import Seat
from tutorials.play.totom.shapes import YEU, is_run
from tutorials.play.totom.table import Table


class OutOfOrder(Fault):
    """TT-8.5: a card eaten that another has taken by phỗng."""

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Let one take the card, and the next eat it all the same."""
        if self.done or shown.card in YEU or not free_of_higher(table, shown):
            return False
        for place in table.order(shown):
            taking = table.mind.pick(table.mind.taking(table.seats[place], shown.card), table.need())
            eaters = [each for each in table.eaters(shown) if each != place]
            if taking is None:
                continue
            for eater in eaters:
                found = table.mind.eating(table.seats[eater], shown.card, own_door=eater == shown.by)
                found = [choice for choice in found if choice.act == "ăn"]
                if found:
                    table.notes.act(table.seats[place].name, "phỗng", shown.card, taking.beside)
                    table.notes.act(table.seats[eater].name, "ăn", shown.card, found[0].beside)
                    self.commit(table, eater)
                    table.stop("planted")
                    return None
        return False


class SecondU(Fault):
    """TT-8.5: two are ù with one card; the later door calls too, which is no fault."""

    def needs(self, table: Table, place: int) -> Collection[int]:
        """Ask for a card that two are ù with; keep others away."""
        sets = [seat.waits(table.game) for seat in table.seats]
        both = {kind for one, other in combinations(sets, 2) for kind in one & other}
        return both or set(range(30)) - {kind for each in sets for kind in each}

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Let the first be ù, then the second."""
        source = "noc" if shown.opened else "discard"
        able = [place for place in table.order(shown) if table.house.is_u(table.seats[place], shown.card, source)]
        if self.done or len(able) < 2:
            return False
        table.win(able[0], shown.card, source)
        table.write_win(table.seats[able[1]], shown.card, source)
        self.commit(table, able[1])
        return None


class PassedU(Fault):
    """TT-14.8: a winning card let go."""

    is_light = True

    def keeps_still(self, table: Table, place: int, card: int, what: str) -> bool:
        """Let the first winning card go by, whoever is ù with it."""
        if what != "ù" or self.done or not table.turns:
            return super().keeps_still(table, place, card, what)
        self.commit(table, place)
        return True


class NoU(Fault):
    """TT-14.3: ù called on a hand that is not ù."""

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Call ù with a few cards loose."""
        if self.done or not free_of_higher(table, shown) or self.chance.random() > 0.2:
            return False
        for place in table.order(shown):
            seat = table.seats[place]
            if seat.loose <= 3 and seat.size == table.game.win_size - 1:
                table.notes.add(f"{seat.name} ù {name(shown.card)}: suông")
                self.commit(table, place)
                table.stop("planted")
                return None
        return False


class WrongCalls(Fault):
    """TT-14.7, TT-14.9: a condition missing, or one that does not hold."""

    def say(self, table: Table, place: int, cuoc: list[str], calls: list[str]) -> tuple[list[str], list[str]]:
        """Drop a condition, or add one."""
        self.commit(table, place, len(table.notes.lines) + 1)
        droppable = [call for call in calls if call not in ("bí hoàn bí", "yêu hoàn yêu", "phỗng")]
        if droppable and len(calls) > 1:
            calls.remove(self.chance.choice(droppable))
            return cuoc, calls
        false = [CALLS[slug].vi for slug in ("tien-u-hau-day", "danh-di-u-lai") if CALLS[slug].vi not in calls]
        return cuoc, [*calls, self.chance.choice(false)]


class TooMuch(Fault):
    """TT-14.9: a cước called that is not there."""

    def say(self, table: Table, place: int, cuoc: list[str], calls: list[str]) -> tuple[list[str], list[str]]:
        """Add a great cước that the hand has not."""
        self.commit(table, place, len(table.notes.lines) + 1)
        red = {"thap-dieu", "kinh-cu", "bach-dinh", "kinh-tu-co"}
        if red & {find(each, "cuoc").slug for each in cuoc}:  # at four, thập điều is called thập nhị điều
            return [*cuoc, "ngũ khôi" if "tứ khôi" in cuoc else "tứ khôi"], calls
        return [*(each for each in cuoc if each != "suông"), BY_SLUG[self.chance.choice(sorted(red))].vi], calls


class NearEnd(Fault):
    """TT-16.14: at the last two cards of the nọc, eating and throwing another's winning card without a hand for it."""

    def needs(self, table: Table, place: int) -> Collection[int]:
        """Keep winning cards away until the end."""
        return set(range(30)) - {kind for seat in table.seats for kind in seat.waits(table.game)}

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Eat and throw what another is ù with."""
        need = table.need()
        left = len(table.noc) - table.opened - table.game.noc_left(table.game.players, table.options)
        if self.done or left not in (1, 2) or shown.card in YEU or not free_of_higher(table, shown):
            return False
        self.slug = "mot-thanh" if left == 1 else "hai-cho"
        for place in table.eaters(shown):
            for choice in table.mind.eating(table.seats[place], shown.card, own_door=place == shown.by):
                card = self.feeds(table, place, choice, need) if choice.holds() else None
                if card is not None:
                    act = choice.act
                    table.notes.act(table.seats[place].name, act, choice.card, choice.beside)
                    table.passed(shown, place, eaten=True)
                    table.seats[place] = choice.after
                    table.return_cups(place)
                    self.commit(table, place, len(table.notes.lines) + 1)
                    return table.thrown(place, card)
        return False

    def feeds(self, table: Table, place: int, choice: Choice, need: str) -> int | None:
        """Return a card that another is ù with and whose throw leaves too little."""
        if choice.after.thien_khai:
            return None
        for kind, _ in table.mind.throws(choice.after):
            left = moves.throw(choice.after, kind)
            if not left.loose or (need == WAITING and left.waits(table.game)):
                continue
            if need in (ROUND, WAITING) and any(
                table.house.is_u(seat, kind, "discard") for seat in table.seats if seat.place != place
            ):
                return kind
        return None


class TradedPhu(Fault):
    """TT-16.16: a pair taken out of a run on the mat that goes on in the hand, and the end of it thrown."""

    def choose(self, table: Table, place: int, choices: list[Choice]) -> Choice | None:
        """Prefer a run that leaves a pair and a card beyond it in the hand."""
        found = []
        for choice in choices:
            run, hand = choice.after.melds[-1].cards, choice.after.hand
            if not is_run(run) or run[-1] > 24 or run[0] < 2:
                continue
            pairs = ((run[-1] + 1, run[-1] + 2), (run[0] - 1, run[0] - 2))
            if any(hand[one] == 2 and hand[other] == 1 and other // 9 == run[0] // 9 for one, other in pairs):
                found.append(choice)
        found = [choice for choice in found if table.mind.throws(choice.after)]
        return self.chance.choice(found) if found and not self.done else None

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Take the pair; the throw that follows is at fault."""
        card = shown.card
        if self.done or card >= 27 or card in YEU or not free_of_higher(table, shown):
            return False
        for place in table.order(shown):
            seat = table.seats[place]
            if seat.hand[card] != 2 or card in seat.not_phong or card in seat.cups or card in seat.thrown:
                continue
            end = self.end_of(seat, card)
            if end is None:
                continue
            after = moves.phong(seat, card)
            marks = legal.of_throw(after, end, table.options)
            if after.loose != seat.loose or marks.sure - {"quan-troi"} or after.thien_khai:
                continue
            table.notes.act(seat.name, "phỗng", card)
            table.passed(shown, place)
            table.seats[place] = after
            table.seats[place].spoiled = True
            self.commit(table, place, len(table.notes.lines) + 1)
            return table.thrown(place, end)
        return False

    def end_of(self, seat: Seat, card: int) -> int | None:
        """Return the card of the hand that goes on from the pair, the run on the mat ending beside it."""
        for meld in seat.open_melds:
            if not is_run(meld.cards) or meld.cards[0] // 9 != card // 9:
                continue
            for beside, end in ((meld.cards[-1] + 1, card + 1), (meld.cards[0] - 1, card - 1)):
                if (
                    card == beside
                    and 0 <= end < 27
                    and end // 9 == card // 9
                    and end not in YEU
                    and seat.hand[end] == 1
                ):
                    return end
        return None
