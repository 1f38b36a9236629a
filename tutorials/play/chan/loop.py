"""Deal and play whole hands with players that break no law, and write each down as a record. Law: CH-4, CH-5."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from random import Random

from tutorials.engine.cards import Kind, short
from tutorials.engine.chan.calls import said
from tutorials.engine.chan.form import Form, form_of
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.win import Winning
from tutorials.play.chan.deal import shuffled
from tutorials.play.chan.player import SEATS, Player, Shown, chan_of
from tutorials.play.chan.wins import cuoc_in, win_faults, winning_of

_OFTEN = 0.85
_SELDOM = 0.04


@dataclass(frozen=True, slots=True)
class Played:
    """A hand: its record, how it ended, every card at the end, and the faults that each line of the record is."""

    text: str
    end: str  # u, hoa, do-dang (cut short)
    turns: int
    cards: tuple[Kind, ...]
    cuoc: dict[str, int]
    winner: str | None = None
    expected: dict[int, frozenset[str]] = field(default_factory=dict)


class Loop:
    """One hand being played by players who break no law, each asked about every card."""

    def __init__(self, chance: Random, form: Form, options: Options) -> None:
        self.chance = chance
        self.form = form
        self.options = options
        self.cai = chance.randrange(form.players)
        hands, self.noc = shuffled(chance, form, options, self.cai)
        self.players = [
            Player(place, Counter(hand), not chan_of(Counter(hand))) for place, hand in enumerate(hands)
        ]  # fmt: skip
        if chance.random() < 0.2:
            self.players[self.cai].wins = 1
        self.lines = self._head(hands)
        self.table: list[Kind] = []  # thrown or drawn, and not taken
        self.draws = 0
        self.faults: dict[int, set[str]] = {}  # of each line, by its place among the lines
        self.told_passes = 0.3  # how often it is written that a card is passed down
        self.won: tuple[Player, dict[str, int]] | None = None

    def _head(self, hands: list[list[Kind]]) -> list[str]:
        seats = SEATS[: self.form.players]
        lines = ["Ván: chan", f"Ghế: {' '.join(seats)}", f"Cái: {seats[self.cai]}"]
        lines += [f"Bài {seats[place]}: {short(hand)}" for place, hand in enumerate(hands)]
        return [*lines, *(f"Ù liền {each.name}: {each.wins}" for each in self.players if each.wins)]

    def play(self) -> Played:
        """Play the hand to its end."""
        head = len(self.lines)
        cai = self.players[self.cai]
        if not self._declares(cai, None):
            shown: Shown | None = self._throw(cai)
            while shown is not None and self.won is None:
                shown = self._around(shown)
            if self.won is None:
                self._write("Hòa")
        winner, cuoc = (self.won[0].name, self.won[1]) if self.won else (None, {})
        return Played(
            "\n".join(self.lines) + "\n",
            "u" if self.won else "hoa",
            len(self.lines) - head,
            (*(card for player in self.players for card in player.cards()), *self.table, *self.noc),
            cuoc,
            winner,
            {place + 1: frozenset(slugs) for place, slugs in self.faults.items()},
        )

    def _write(self, line: str, faults: Iterable[str] = ()) -> None:
        self.lines.append(line)
        if faults := set(faults):
            self.faults[len(self.lines) - 1] = faults

    def _from(self, place: int) -> list[Player]:
        """Return who still plays, from this place on."""
        places = (self.players[(place + step) % len(self.players)] for step in range(len(self.players)))
        return [player for player in places if not player.is_out]

    # an open card -----------------------------------------------------------------------------

    def _around(self, shown: Shown) -> Shown | None:
        """Let all act on the open card: ù, chíu, eat, leave it, draw. Return the next open card. Law: CH-4.4."""
        order = self._from(shown.door)
        owner = order[0]
        shown = replace(shown, door=owner.place)
        others = [player for player in order if shown.source == "noc" or player.place != shown.by]
        if any(self._declares(player, shown) for player in others):
            return None
        taker = next((player for player in others if self._wants_chiu(player, shown)), None)
        if taker is not None:
            return self._chiu(taker, shown)
        if (own := self._wants(owner, shown.card)) is not None:
            return self._eat(owner, shown, own)
        return self._leave(owner, shown)

    def _leave(self, owner: Player, shown: Shown) -> Shown | None:
        """Leave the open card: from the drawing door it goes to the next, elsewhere the owner draws. Law: CH-4.3."""
        owner.passed = (*owner.passed, shown.card)
        if not shown.is_at_drawing_door:
            return self._draw(owner)
        if self.chance.random() < self.told_passes:
            self._write(f"{owner.name} dưới {shown.card.vi}")
        return replace(shown, door=(shown.door + 1) % len(self.players))

    def _draw(self, player: Player) -> Shown | None:
        if not self.noc:
            return None
        card = self.noc.pop(0)
        self.draws += 1
        self.table.append(card)
        self._write(f"{player.name} mở {card.vi}")
        is_top = self.draws == 1
        return Shown(card, "noc", player.place, player.place, (player.place, True), len(self.lines), is_top)

    # eating, chíu, throwing -------------------------------------------------------------------

    def _wants(self, player: Player, card: Kind) -> Kind | None:
        """Return the own card with which the player eats, or None."""
        if self.chance.random() > _OFTEN:
            return None
        lawful = player.may_eat(card, self.form, self.options)
        return self.chance.choice(lawful) if lawful else None

    def _eat(self, player: Player, shown: Shown, own: Kind) -> Shown | None:
        self._take(player, shown, own)
        return self._throw(player)

    def _take(self, player: Player, shown: Shown, own: Kind, more: Iterable[str] = ()) -> None:
        """Lay the open card down with an own one."""
        faults = player.eating(shown.card, own, self.form, self.options)
        self._write(f"{player.name} ăn {shown.card.vi} với {own.vi}", {*faults, *more})
        self.table.remove(shown.card)
        player.held[own] -= 1
        player.lay(shown.card, own)

    def _wants_chiu(self, player: Player, shown: Shown) -> bool:
        return player.may_chiu(shown.card, self.options) and self.chance.random() < _OFTEN

    def _chiu(self, player: Player, shown: Shown) -> Shown | None:
        if shown.source == "noc" and shown.door != shown.origin[0] and len(self.lines) == shown.opened:
            self._write(f"{self.players[shown.origin[0]].name} dưới {shown.card.vi}")  # else the chíu hides the pass
        self._write(f"{player.name} chíu {shown.card.vi}", player.calling_chiu(shown.card, self.options))
        self.table.remove(shown.card)
        player.held[shown.card] = 0
        player.chiu = (*player.chiu, shown.card)
        self._snatch(player, shown)
        return self._throw(player, None if shown.origin[0] == player.place else shown.origin)

    def _snatch(self, taker: Player, shown: Shown) -> None:
        """Leave a chance to break CH-4.4: nobody takes what is taken."""

    def _throw(self, player: Player, back: tuple[int, bool] | None = None) -> Shown | None:
        """Throw a card to the right, or back to a door after a chíu. Law: CH-4.1, CH-5.2."""
        card = self._choose(player)
        self._write(f"{player.name} {'trả' if back else 'đánh'} {card.vi}", player.throwing(card))
        return self._thrown(player, card, back)

    def _thrown(self, player: Player, card: Kind, back: tuple[int, bool] | None) -> Shown:
        player.held[card] -= 1
        player.thrown = (*player.thrown, card)
        self.table.append(card)
        if back:
            return Shown(card, "tra-cua", player.place, back[0], back, len(self.lines))
        door = (player.place + 1) % len(self.players)
        return Shown(card, "discard", player.place, door, (door, False), len(self.lines))

    def _choose(self, player: Player) -> Kind:
        """Return a lawful card to throw, a loose one rather than one of a pair; any card where none is lawful."""
        lawful = player.may_throw()
        odd = [card for card in lawful if player.held[card] % 2 and self._is_alone(player, card)]
        return self.chance.choice(odd or lawful or player.kinds())

    @staticmethod
    def _is_alone(player: Player, card: Kind) -> bool:
        return not any(
            other is not card and player.held[other] % 2 and other.rank == card.rank for other in player.held
        )

    # ù ----------------------------------------------------------------------------------------

    def _declares(self, player: Player, shown: Shown | None) -> bool:
        """Let the player win if the law allows it; who has let a win go by does not. Law: CH-3, CH-8.20."""
        if self._win_faults(player, shown):
            return False
        if player.let_go is not None or self.chance.random() < _SELDOM:
            self._let_go(player, shown)
            return False
        self._declare(player, shown)
        return True

    @staticmethod
    def _let_go(player: Player, shown: Shown | None) -> None:
        if player.let_go is None:
            player.let_go = shown.opened if shown else 0

    def _win_faults(self, player: Player, shown: Shown | None) -> set[str]:
        return win_faults(player, shown, self._winning(player, shown), self.form, self.options)

    def _cuoc(self, player: Player, shown: Shown | None) -> dict[str, int]:
        return cuoc_in(player, self._winning(player, shown), self.form, self.options)

    def _winning(self, player: Player, shown: Shown | None) -> Winning:
        lies = self._door(shown, player) if shown else player.place
        is_late = any(len(each.thrown) > 1 for each in self.players)
        return winning_of(player, shown, lies, self.draws, is_late=is_late)

    def _door(self, shown: Shown, player: Player) -> int:
        """Return at whose door an open card lies, by the law, as this player acts. Law: CH-6.3."""
        return shown.door

    def _declare(self, player: Player, shown: Shown | None, faults: Iterable[str] = (), more: str = "") -> None:
        """Write an ù with its call, to which a cước may be added that the hand has not."""
        cuoc = self._cuoc(player, shown) if not self._win_faults(player, shown) else {}
        call = f": {said(cuoc)}{more}" if cuoc else ""
        self._write(f"{player.name} ù{f' {shown.card.vi}' if shown else ''}{call}", faults)
        if shown is not None:
            player.held[shown.card] += 1
            self.table.remove(shown.card)
        self.won = player, cuoc


def play(seed: str, options: Options | None = None, players: int = 4) -> Played:
    """Play one whole hand, the same for ever from one seed."""
    options = options or Options()
    return Loop(Random(seed), form_of(options, players), options).play()
