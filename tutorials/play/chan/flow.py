"""A hand of chắn as a value: who is asked, what may be done by the law, and what comes of it. Law: CH-3 to CH-9.

An open card is asked about in the order of claims (CH-4.4): who may win on it, nearest to its door first; who may take
it by chíu; who sits at its door. Only who could do something is asked; all else goes on by itself.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Self

from tutorials.engine.cards import BY_CODE, COPIES, Cards, Kind
from tutorials.engine.chan.calls import compare, in_order
from tutorials.engine.chan.cuoc import CUOC
from tutorials.engine.chan.faults import GRAVE, IF_WIN, LIGHT, grade
from tutorials.engine.chan.form import Form
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.payment import End, settle
from tutorials.engine.chan.scoring import GA_UNIT, score
from tutorials.engine.chan.win import Winning
from tutorials.play.chan.player import Player, Shown, row_of
from tutorials.play.chan.wins import cuoc_in, win_faults, winning_of
from tutorials.play.tables import Choice, Codes, Event, Result, Way
from tutorials.play.trial import Setting


class Stage(Enum):
    """What a seat is asked."""

    THROW = "throw"
    WIN = "win"
    CHIU = "chiu"
    EAT = "eat"


Asked = tuple[Stage, int]
Door = tuple[int, bool]
TAKES = ("an", "chiu", "u")  # acts that take the open card
THROWS = ("danh", "tra")


def codes(cards: Iterator[Kind] | Cards) -> Codes:
    """Return cards as the door names them, in the order in which hands are laid out: by row."""
    return tuple(card.code for card in sorted(cards, key=lambda card: (row_of(card), card.index)))


@dataclass(frozen=True, slots=True)
class Flow:
    """A hand in the middle of play."""

    setting: Setting
    form: Form
    cai: int
    players: tuple[Player, ...]
    noc: Cards
    asked: tuple[Asked, ...]  # in turn; nobody when the hand is over
    pot: int = 0
    shown: Shown | None = None
    back: Door | None = None  # to which the thrower owes a card
    draws: int = 0
    events: tuple[Event, ...] = (Event(None, "chia"),)
    faults: tuple[tuple[int, str], ...] = ()  # seat and slug, in that order
    result: Result | None = None

    @property
    def options(self) -> Options:
        """Return the house rules."""
        options: Options = self.setting.options
        return options

    @property
    def turn(self) -> int | None:
        """Return the seat that is asked; None when the hand is over."""
        return self.asked[0][1] if self.asked else None

    @property
    def hands(self) -> tuple[Codes, ...]:
        """Return what each seat holds."""
        return tuple(codes(player.held.elements()) for player in self.players)

    @property
    def to_draw(self) -> Codes:
        """Return what is left of the nọc, the next card first."""
        return tuple(card.code for card in self.noc)

    # what may be done -------------------------------------------------------------------------

    def choices(self) -> tuple[Choice, ...]:
        """Return what the seat that is asked may do by the law; any throw, where no throw is lawful."""
        if not self.asked:
            return ()
        stage, place = self.asked[0]
        player = self.players[place]
        if stage is Stage.THROW:
            wins = [self._win(player)] if self._may_win(player) else []
            lawful = player.may_throw() or player.kinds()
            act = "tra" if self.back else "danh"
            return (*wins, *(Choice(act, (code,)) for code in codes(tuple(lawful))))
        assert self.shown is not None
        card = self.shown.card
        if stage is Stage.WIN:
            return self._win(player), Choice("bo")
        if stage is Stage.CHIU:
            chiu = (Choice("chiu", (card.code,) * 3, card.code),) if player.may_chiu(card, self.options) else ()
            return (*chiu, Choice("bo"))
        eats = codes(tuple(player.may_eat(card, self.form, self.options)))
        return (*(Choice("an", (own,), card.code) for own in eats), Choice(self._leaving))

    @property
    def _leaving(self) -> str:
        return "duoi" if self.shown is not None and self.shown.is_at_drawing_door else "boc"

    def _win(self, player: Player) -> Choice:
        """Return the ù of a player with its whole call. Law: CH-7.6."""
        cuoc = self._cuoc(player)
        said = tuple(slug for slug in in_order(cuoc) for _ in range(cuoc[slug]))
        return Choice("u", (), self.shown.card.code if self.shown else "", said)

    def ways(self) -> tuple[Way, ...]:
        """Return what the seat that is asked could do: at the open card the same, whatever it was asked for."""
        if not self.asked:
            return ()
        stage, place = self.asked[0]
        if stage is Stage.THROW:
            throws = tuple(Way(act, sizes=(1,), is_usual=True) for act in (THROWS[::-1] if self.back else THROWS[:1]))
            return (*throws, *((Way("u"),) if self._is_dealt else ()))
        assert self.shown is not None
        code = self.shown.card.code
        eats = (Way("an", taken=code, sizes=(1,)),) if (Stage.EAT, place) in self.asked else ()
        has_three = self.players[place].held[self.shown.card] == COPIES - 1 and not self._is_own
        chiu = (Way("chiu", (code,) * (COPIES - 1), code),) if has_three else ()
        wins = () if self._is_own else (Way("u", taken=code),)
        return (*eats, *chiu, *wins, Way(self._leaving if stage is Stage.EAT else "bo"))

    def can(self, choice: Choice) -> bool:
        """Say whether the cards allow a choice at all, lawful or not."""
        if not self.asked or any(code not in BY_CODE for code in choice.cards):
            return False
        stage, place = self.asked[0]
        held = self.players[place].held
        holds = all(held[BY_CODE[code]] >= count for code, count in Counter(choice.cards).items())
        if choice.act == "u":
            return self._can_win(stage, choice)
        if choice.said or not holds:
            return False
        if stage is Stage.THROW:
            return len(choice.cards) == 1 and not choice.taken and choice.act in (THROWS if self.back else ("danh",))
        if choice.act in ("an", "chiu"):
            return self._can_take(stage, choice)
        return choice == Choice(self._leaving if stage is Stage.EAT else "bo")

    def _can_win(self, stage: Stage, choice: Choice) -> bool:
        if choice.cards or any(slug not in CUOC for slug in choice.said):
            return False
        if stage is Stage.THROW:
            return not choice.taken and self._is_dealt
        return self.shown is not None and choice.taken == self.shown.card.code and not self._is_own

    def _can_take(self, stage: Stage, choice: Choice) -> bool:
        """Say whether the open card can be taken: who is asked for an ù or a chíu may say now that it eats later."""
        if self.shown is None or choice.taken != self.shown.card.code:
            return False
        if choice.act == "chiu":
            return choice.cards == (choice.taken,) * 3 and not self._is_own
        return (Stage.EAT, self.asked[0][1]) in self.asked and len(choice.cards) == 1

    @property
    def _is_own(self) -> bool:
        """Say whether the open card was thrown by the seat that is asked."""
        return self.shown is not None and self.shown.source != "noc" and self.shown.by == self.turn

    @property
    def _is_dealt(self) -> bool:
        """Say whether nothing has been done since the deal."""
        return len(self.events) == 1

    # what is done -----------------------------------------------------------------------------

    def apply(self, choice: Choice) -> Self:
        """Return the table after a possible choice. Raises ValueError for an impossible one."""
        if not self.can(choice):
            raise ValueError(f"{choice.key} is impossible here")
        stage, place = self.asked[0]
        early = {"an": (Stage.WIN, Stage.CHIU), "chiu": (Stage.WIN,)}
        do = Flow._say if stage in early.get(choice.act, ()) else _DO[choice.act]
        table: Self = do(self, self.players[place], choice)
        while table.asked and table.asked[0][0] is Stage.EAT and not table._may_pair(table.asked[0][1]):
            table = table._left()
        return table

    def _may_pair(self, place: int) -> bool:
        """Say whether a seat holds a card of the row that lies open."""
        assert self.shown is not None
        row = row_of(self.shown.card)
        return any(count and row_of(card) == row for card, count in self.players[place].held.items())

    def _throw(self, player: Player, choice: Choice) -> Self:
        """Throw a card to the right, or back to a door after a chíu. Law: CH-4.1, CH-5.2."""
        card = BY_CODE[choice.cards[0]]
        faults = player.throwing(card) | ({"khong-tra-cua"} if self.back and choice.act == "danh" else set())
        after = player.without(card)
        after.thrown = (*player.thrown, card)
        if self._is_dealt and self._may_win(player):
            after.let_go = 0
        table = self._told(after, choice, faults)
        if choice.act == "tra" and self.back:
            shown = Shown(card, "tra-cua", player.place, self.back[0], self.back, len(table.events))
        else:
            door = (player.place + 1) % len(self.players)
            shown = Shown(card, "discard", player.place, door, (door, False), len(table.events))
        return table._opened(shown)

    def _eat(self, player: Player, choice: Choice) -> Self:
        """Lay the open card down with an own one; who is báo throws nothing, the next draws. Law: CH-4.2, CH-8.2."""
        assert self.shown is not None
        card, own = self.shown.card, BY_CODE[choice.cards[0]]
        faults = player.eating(card, own, self.form, self.options)
        after = player.without(own)
        after.lay(card, own)
        return self._told(after, choice, faults)._taken(player.place, None)

    def _chiu(self, player: Player, choice: Choice) -> Self:
        """Lay four alike down; taken elsewhere, a card is owed to that door. Law: CH-5.1, CH-5.2."""
        assert self.shown is not None
        card, origin = self.shown.card, self.shown.origin
        after = player.without(card, card, card)
        after.chiu = (*player.chiu, card)
        table = self._told(after, choice, player.calling_chiu(card, self.options))
        return table._taken(player.place, None if origin[0] == player.place else origin)

    def _taken(self, place: int, back: Door | None) -> Self:
        table = replace(self, shown=None, back=back, asked=((Stage.THROW, place),))
        if not self.players[place].is_out:
            return table
        order = self._from(place + 1)
        return table._drawn(order[0].place) if len(order) > 1 else table._over(None)

    def _let_go(self, player: Player, choice: Choice) -> Self:
        """Let the open card go by; an ù that is let go may not be made up for. Law: CH-8.20."""
        table = self
        if self.asked[0][0] is Stage.WIN and player.let_go is None and self.shown is not None:
            table = self._with(replace(player, let_go=self.shown.opened))
        return replace(table, asked=self.asked[1:])

    def _say(self, player: Player, choice: Choice) -> Self:
        """Say what one takes before its turn has come: higher claims of others are heard first. Law: CH-4.4."""
        stage = Stage.EAT if choice.act == "an" else Stage.CHIU
        table, mine = self._let_go(player, choice), (stage, player.place)
        wins = [each for each in table.asked if each[0] is Stage.WIN]
        rest = [each for each in table.asked if each[0] is not Stage.WIN and each != (Stage.CHIU, player.place)]
        asked = (*wins, *((mine,) if stage is Stage.CHIU else ()), *rest)
        return replace(table, asked=asked)

    def _leave(self, player: Player, choice: Choice) -> Self:
        return self._left()

    def _left(self) -> Self:
        """Leave the open card: from the drawing door it goes to the next, elsewhere the owner draws. Law: CH-4.3."""
        shown = self.shown
        assert shown is not None
        player = self.players[self.asked[0][1]]
        table = self._with(replace(player, passed=(*player.passed, shown.card)))
        if not shown.is_at_drawing_door:
            return table._drawn(player.place)
        door = self._from(player.place + 1)[0].place
        events = (*self.events, Event(player.place, "duoi", (shown.card.code,)))
        return replace(table, events=events, shown=replace(shown, door=door), asked=((Stage.EAT, door),))

    def _drawn(self, place: int) -> Self:
        """Let a seat draw, or end the hand where the nọc has run out. Law: CH-4.1, CH-4.6."""
        if not self.noc:
            return self._over(None)
        card = self.noc[0]
        table = replace(
            self,
            noc=self.noc[1:],
            draws=self.draws + 1,
            events=(*self.events, Event(place, "boc", (card.code,))),
        )
        return table._opened(Shown(card, "noc", place, place, (place, True), len(table.events), self.draws == 0))

    def _opened(self, shown: Shown) -> Self:
        """Lay a card open and find who is to be asked. Law: CH-4.4."""
        order = self._from(shown.door)
        if len(order) == 1:
            return self._over(None)
        table = replace(self, shown=replace(shown, door=order[0].place), back=None)
        return replace(table, asked=table.claims())

    def claims(self) -> tuple[Asked, ...]:
        """Return who is to be asked about a card that has just been opened, in the order of claims. Law: CH-4.4."""
        shown = self.shown
        assert shown is not None
        order = self._from(shown.door)
        others = [player for player in order if shown.source == "noc" or player.place != shown.by]
        return (
            *((Stage.WIN, player.place) for player in others if self._may_win(player)),
            *((Stage.CHIU, player.place) for player in others if player.may_chiu(shown.card, self.options)),
            (Stage.EAT, order[0].place),
        )

    def _from(self, place: int) -> list[Player]:
        """Return who still plays, from this place on."""
        count = len(self.players)
        players = (self.players[(place + step) % count] for step in range(count))
        return [player for player in players if not player.is_out]

    def _with(self, player: Player) -> Self:
        players = (*self.players[: player.place], player, *self.players[player.place + 1 :])
        return replace(self, players=players)

    def _told(self, player: Player, choice: Choice, slugs: set[str]) -> Self:
        """Return the table after an act, with what it breaks: who is báo plays no further. Law: CH-8.2."""
        place = player.place
        events = [Event(place, choice.act, choice.cards, choice.taken, choice.said)]
        faults = [(place, slug) for slug in sorted(slugs)]
        if any(grade(slug, self.options) == GRAVE for slug in slugs):
            events.append(Event(place, "bao"))
            player = replace(player, is_out=True)
        return replace(self._with(player), events=(*self.events, *events), faults=(*self.faults, *faults))

    # ù ----------------------------------------------------------------------------------------

    def _may_win(self, player: Player) -> bool:
        """Say whether a player may win now; who has let a win go may not. Law: CH-3, CH-8.20."""
        return player.let_go is None and not self._win_faults(player)

    def _win_faults(self, player: Player) -> set[str]:
        if self.shown is None and not self._is_dealt:
            return {"u-que"}
        found = player.winning_on(self.shown, self.form, self.options)
        return found or win_faults(player, self.shown, self._winning(player), self.form, self.options)

    def _winning(self, player: Player) -> Winning:
        lies = self.shown.door if self.shown else player.place
        is_late = any(len(each.thrown) > 1 for each in self.players)
        return winning_of(player, self.shown, lies, self.draws, is_late=is_late)

    def _cuoc(self, player: Player) -> dict[str, int]:
        return cuoc_in(player, self._winning(player), self.form, self.options)

    def _declare(self, player: Player, choice: Choice) -> Self:
        """End the hand with an ù, right or wrong. Law: CH-8.17, CH-8.20, CH-8.22."""
        faults = self._win_faults(player)
        paid: dict[str, int] = {}
        if not faults:
            heard = compare(self._cuoc(player), Counter(choice.said), self.options)
            paid = heard.paid if choice.said else self._cuoc(player)
            faults |= {"xuong-sai"} if choice.said and heard.is_wrong else set()
            faults |= set() if player.let_go is None else {"bo-u"}
        return self._told(player, choice, faults)._over(player.place, paid)

    def _over(self, winner: int | None, paid: dict[str, int] | None = None) -> Self:
        """End the hand and count it. Law: CH-7, CH-9."""
        caught = list(dict.fromkeys(place for place, slug in self.faults if grade(slug, self.options) == GRAVE))
        grades = {grade(slug, self.options) for place, slug in self.faults if place == winner}
        if winner is not None and IF_WIN in grades and winner not in caught:
            caught.append(winner)
        worth = score(paid, self.options) if paid else None
        end = End(
            len(self.players), winner, worth.diem if worth else 0, worth.ga if worth else 0,
            LIGHT not in grades, tuple(caught),
        )  # fmt: skip
        book = settle(end, self.pot, GA_UNIT, self.options)
        events = self.events if winner is not None else (*self.events, Event(None, "hoa"))
        said = tuple(slug for slug in in_order(paid) for _ in range(paid[slug])) if paid else ()
        wins = self._wins_after(end)
        return replace(
            self,
            asked=(),
            events=events,
            result=Result(
                _end_of(end),
                book.seats,
                () if winner is None or winner in caught else (winner,),
                said,
                {"wins": wins, "pot": book.pot},
            ),
        )

    def _wins_after(self, end: End) -> tuple[int, ...]:
        """Return how many hands each seat has won in a row; a false ù is none. Law: CH-6.2."""
        counts = end.winner not in end.caught and (end.is_paid or self.options.thong_lanh_lang)
        return tuple(
            player.wins + 1 if counts and player.place == end.winner else 0 for player in self.players
        )  # fmt: skip


def _end_of(end: End) -> str:
    if end.winner is None:
        return "hoa" if len(end.caught) < end.players - 1 else "bao"
    if end.winner in end.caught:
        return "bao"
    return "u" if end.is_paid else "lanh-lang"


_DO: dict[str, Callable[[Any, Player, Choice], Any]] = {
    "danh": Flow._throw,
    "tra": Flow._throw,
    "an": Flow._eat,
    "chiu": Flow._chiu,
    "bo": Flow._let_go,
    "boc": Flow._leave,
    "duoi": Flow._leave,
    "u": Flow._declare,
}
