"""Deal and play whole hands with lawful random players: `python -m tutorials.engine.chan.play --hands 1000 --seed 7`.

Every hand is written as a record, which the referee then judges; it must find no fault. What a player may do is read
here from the text of the law, not from the referee's tables. Law: CH-4, CH-5, CH-8.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from tutorials.engine.cards import Kind, short
from tutorials.engine.chan.calls import said
from tutorials.engine.chan.form import Form, form_of
from tutorials.engine.chan.hand import Hand
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import ROW_OF, Pair, is_round, lay
from tutorials.engine.chan.presets import RULES
from tutorials.engine.chan.record import parse_record
from tutorials.engine.chan.referee import Referee
from tutorials.engine.chan.win import Winning, cuoc_of, judge
from tutorials.engine.errors import DoorError

SEATS = "ABCDE"
_OFTEN = 0.85


def _row(card: Kind) -> int:
    return ROW_OF[card.index]


@dataclass(slots=True)
class Player:
    """A player: the hand, what was laid, thrown and passed."""

    place: int
    held: Counter[Kind]
    no_chan: bool
    an_chan: list[Kind] = field(default_factory=list)
    an_ca: list[Pair] = field(default_factory=list)
    chiu: list[Kind] = field(default_factory=list)
    thrown: list[Kind] = field(default_factory=list)
    passed: list[Kind] = field(default_factory=list)

    @property
    def name(self) -> str:
        """Return the letter of the seat."""
        return SEATS[self.place]

    def hand(self) -> Hand:
        """Return the hand as it is judged."""
        return Hand(tuple(self.held.elements()), tuple(self.an_chan), tuple(self.an_ca), tuple(self.chiu))

    def cards(self) -> Iterator[Kind]:
        """Yield every card held or laid."""
        yield from self.held.elements()
        yield from self.hand().laid()

    def may_throw(self) -> list[Kind]:
        """Return the cards whose throwing breaks no law. Law: CH-8.5, CH-8.8, CH-8.9, CH-8.11."""
        never = {*self.passed, *self.thrown, *self.an_chan, *(eaten for eaten, _ in self.an_ca)}
        rows = {_row(eaten) for eaten, _ in self.an_ca}
        if rows:
            rows |= {_row(card) for card in self.thrown}
        return [card for card in self.held if self.held[card] and card not in never and _row(card) not in rows]

    def without(self, *cards: Kind) -> "Player":
        """Return the player with cards gone from the hand, to see what could be thrown then."""
        held = self.held.copy()
        held.subtract(cards)
        return Player(
            self.place, +held, self.no_chan, [*self.an_chan], [*self.an_ca], [*self.chiu], self.thrown, self.passed
        )

    def may_eat_chan(self, card: Kind) -> bool:
        """Say whether the card may be eaten as a chắn. Law: CH-8.3, CH-8.7, CH-8.10, CH-8.14."""
        if not 1 <= self.held[card] <= 2 or card in self.passed or card in self.thrown:
            return False
        return all(_row(eaten) != _row(card) for eaten, _ in self.an_ca)

    def may_eat_ca(self, card: Kind, form: Form, options: Options) -> Kind | None:
        """Return the card with which this one may be eaten as a cạ. Law: CH-8.3 to CH-8.16."""
        row = _row(card)
        mates = [kind for kind in self.held if self.held[kind] and _row(kind) == row]
        odd = [kind for kind in mates if self.held[kind] % 2]
        if self.held[card] or len(odd) != 1 or (options.an_chon_ca == "nghiem" and len(mates) > 1):
            return None
        if any(_row(other) == row for other in (*self.passed, *self.thrown)):
            return None
        if any(_row(eaten) == row for eaten, _ in self.an_ca) or self._threw_ca() or self._is_waiting(form):
            return None
        return odd[0]

    def can_go_on(self, card: Kind, own: Kind) -> bool:
        """Say whether something could still be thrown lawfully once this pair is eaten."""
        after = self.without(own)
        if own is card:
            after.an_chan.append(card)
        else:
            after.an_ca.append((card, own))
        return bool(after.may_throw())

    def _threw_ca(self) -> bool:
        rows = Counter(_row(card) for card in set(self.thrown))
        return any(count > 1 for count in rows.values())

    def _is_waiting(self, form: Form) -> bool:
        found = lay(self.held.elements())
        chan = len(found.chan) + len(self.an_chan) + 2 * len(self.chiu)
        return chan >= form.min_chan - 1 and len(found.que) + len(found.ba_dau) == 1

    def may_chiu(self, card: Kind) -> bool:
        """Say whether the card may be taken by chíu. Law: CH-5.1, CH-8.10."""
        if self.held[card] != 3 or any(_row(eaten) == _row(card) for eaten, _ in self.an_ca):
            return False
        return bool(self.without(card, card, card).may_throw())


@dataclass(frozen=True, slots=True)
class Played:
    """A whole hand: its record, how it ended, and every card at the end."""

    text: str
    end: str  # u, hoa
    turns: int
    cards: tuple[Kind, ...]
    cuoc: dict[str, int]


@dataclass(frozen=True, slots=True)
class Shown:
    """The card that lies open: whose door, where it came first, and how."""

    card: Kind
    source: str
    by: int
    door: int
    origin: tuple[int, bool]


class Table:
    """One hand being played."""

    def __init__(self, chance: Random, form: Form, options: Options) -> None:
        self.chance = chance
        self.form = form
        self.options = options
        self.cai = chance.randrange(form.players)
        self.wins = [0] * form.players
        if chance.random() < 0.2:
            self.wins[self.cai] = 1
        hands, self.noc = self._deal()
        self.players = [
            Player(place, Counter(hand), not lay(hand).chan) for place, hand in enumerate(hands)
        ]  # fmt: skip
        self.lines: list[str] = self._head(hands)
        self.table: list[Kind] = []  # thrown or drawn, and not taken
        self.draws = 0

    def _deal(self) -> tuple[list[list[Kind]], list[Kind]]:
        """Shuffle and deal; again while a hand lacks chắn, where the house says so. Law: CH-1.2, CH-1.4."""
        size = self.form.hand
        while True:
            deck = [kind for kind in self.form.kinds for _ in range(4)]
            self.chance.shuffle(deck)
            hands = [deck[place * size : (place + 1) * size] for place in range(self.form.players)]
            rest = deck[self.form.players * size :]
            hands[self.cai] = [*hands[self.cai], rest[0]]
            if self.options.khong_chan == "danh-tiep" or all(lay(hand).chan for hand in hands):
                return hands, rest[1:]

    def _head(self, hands: list[list[Kind]]) -> list[str]:
        seats = SEATS[: self.form.players]
        lines = ["Ván: chan", f"Ghế: {' '.join(seats)}", f"Cái: {seats[self.cai]}"]
        lines += [f"Bài {seats[place]}: {short(hand)}" for place, hand in enumerate(hands)]
        lines += [f"Ù liền {seats[place]}: {wins}" for place, wins in enumerate(self.wins) if wins]
        return lines

    def play(self) -> Played:
        """Play the hand to its end."""
        head = len(self.lines)
        cuoc: dict[str, int] = {}
        cai = self.players[self.cai]
        if (found := self._wins(cai, None)) is not None:
            cuoc = self._declare(cai, None, found)
        else:
            shown: Shown | None = self._throw(cai)
            while shown is not None and not cuoc:
                shown, cuoc = self._around(shown)
            if not cuoc:
                self.lines.append("Hòa")
        cards = (*(card for player in self.players for card in player.cards()), *self.table, *self.noc)
        text = "\n".join(self.lines) + "\n"
        return Played(text, "u" if cuoc else "hoa", len(self.lines) - head, cards, cuoc)

    def _around(self, shown: Shown) -> tuple[Shown | None, dict[str, int]]:
        """Let all act on the open card: ù, chíu, eat, leave it, draw. Return the next open card. Law: CH-4.4."""
        order = [self.players[(shown.door + step) % len(self.players)] for step in range(len(self.players))]
        for player in order:
            if (found := self._wins(player, shown)) is not None:
                self.table.remove(shown.card)
                return None, self._declare(player, shown, found)
        for player in order:
            is_other = shown.source == "noc" or player.place != shown.by
            if is_other and player.may_chiu(shown.card) and self.chance.random() < _OFTEN:
                return self._chiu(player, shown), {}
        owner = self.players[shown.door]
        if (own := self._wants(owner, shown.card)) is not None:
            return self._eat(owner, shown.card, own), {}
        owner.passed.append(shown.card)
        below = (shown.door + 1) % len(self.players)
        if shown.origin == (shown.door, True):
            if self.chance.random() < 0.3:
                self.lines.append(f"{owner.name} dưới {shown.card.vi}")
            return Shown(shown.card, shown.source, shown.by, below, shown.origin), {}
        return self._draw(owner), {}

    def _wants(self, player: Player, card: Kind) -> Kind | None:
        """Return the own card with which the player eats, or None."""
        if self.chance.random() > _OFTEN:
            return None
        own: Kind | None = card
        if not player.may_eat_chan(card) or player.held[card] != 1:
            own = player.may_eat_ca(card, self.form, self.options)
        return own if own is not None and player.can_go_on(card, own) else None

    def _eat(self, player: Player, card: Kind, own: Kind) -> Shown:
        self.lines.append(f"{player.name} ăn {card.vi} với {own.vi}")
        self.table.remove(card)
        player.held[own] -= 1
        if own is card:
            player.an_chan.append(card)
        else:
            player.an_ca.append((card, own))
        return self._throw(player)

    def _chiu(self, player: Player, shown: Shown) -> Shown:
        self.lines.append(f"{player.name} chíu {shown.card.vi}")
        self.table.remove(shown.card)
        player.held[shown.card] = 0
        player.chiu.append(shown.card)
        if shown.origin[0] == player.place:
            return self._throw(player)
        return self._throw(player, back=shown.origin)

    def _throw(self, player: Player, back: tuple[int, bool] | None = None) -> Shown:
        """Throw a card to the right, or back to a door after a chíu. Law: CH-4.1, CH-5.2."""
        card = self._choose(player)
        self.lines.append(f"{player.name} {'trả' if back else 'đánh'} {card.vi}")
        player.held[card] -= 1
        player.thrown.append(card)
        self.table.append(card)
        if back:
            return Shown(card, "tra-cua", player.place, back[0], back)
        door = (player.place + 1) % len(self.players)
        return Shown(card, "discard", player.place, door, (door, False))

    def _choose(self, player: Player) -> Kind:
        """Return a lawful card to throw, an odd one rather than one of a pair."""
        lawful = player.may_throw()
        odd = [card for card in lay(player.held.elements()).que if card in lawful]
        return self.chance.choice(odd or lawful)

    def _draw(self, player: Player) -> Shown | None:
        if not self.noc:
            return None
        card = self.noc.pop(0)
        self.draws += 1
        self.table.append(card)
        self.lines.append(f"{player.name} mở {card.vi}")
        return Shown(card, "noc", player.place, player.place, (player.place, True))

    def _wins(self, player: Player, shown: Shown | None) -> dict[str, int] | None:
        """Return the cước with which the player wins on the open card, or None."""
        if shown is not None and shown.source != "noc" and shown.by == player.place:
            return None
        if not is_round((*player.held.elements(), shown.card) if shown else player.held.elements()):
            return None
        hand = player.hand()
        winning = Winning(None, streak=self.wins[player.place], no_chan=player.no_chan)
        if shown is not None:
            at_own = shown.door == player.place if shown.source == "discard" else shown.origin == (player.place, True)
            winning = Winning(
                shown.card,
                shown.source,
                "tri" if at_own else "khac",
                self.draws == int(shown.source == "noc"),
                all(len(each.thrown) < 2 for each in self.players),
                self.wins[player.place],
                player.no_chan,
            )
        verdict = judge(hand, winning, self.form, self.options)
        return cuoc_of(hand, winning, verdict, self.form, self.options) if verdict.is_win else None

    def _declare(self, player: Player, shown: Shown | None, cuoc: dict[str, int]) -> dict[str, int]:
        card = f" {shown.card.vi}" if shown else ""
        self.lines.append(f"{player.name} ù{card}: {said(cuoc)}")
        if shown is not None:
            player.held[shown.card] += 1
        return cuoc


def play(seed: str, options: Options | None = None, players: int = 4) -> Played:
    """Play one whole hand, the same for ever from one seed."""
    options = options or Options()
    return Table(Random(seed), form_of(options, players), options).play()


def main(arguments: list[str] | None = None) -> int:
    """Play hands, judge each, print the figures; end with 1 if a lawful hand was found at fault."""
    parser = argparse.ArgumentParser(prog="python -m tutorials.engine.chan.play", description=__doc__)
    parser.add_argument("--hands", type=int, default=100)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--rules", default=RULES.default, choices=sorted(RULES.by_slug))
    parser.add_argument("--players", type=int, default=4, choices=(4, 5))
    parser.add_argument("--show", action="store_true", help="print the records of hands found at fault")
    given = parser.parse_args(arguments)
    options = RULES.preset(given.rules).options
    ends: Counter[str] = Counter()
    turns = wrong = 0
    begin = time.perf_counter()
    for number in range(given.hands):
        played = play(f"{given.seed}:{number}", options, given.players)
        ends[played.end] += 1
        turns += played.turns
        if (found := _fault_in(played, options)) is not None:
            wrong += 1
            print(f"hand {number}: {found}")
            if given.show:
                print(played.text)
    seconds = time.perf_counter() - begin
    print(f"hands {given.hands}, turns {turns}, ù {ends['u']}, hòa {ends['hoa']}, false faults {wrong}")
    print(f"hands/second, played and judged: {given.hands / seconds:,.0f}")
    return 1 if wrong else 0


def _fault_in(played: Played, options: Options) -> str | None:
    """Return what the referee finds wrong with a hand, or None."""
    try:
        faults = Referee(parse_record(played.text), options).replay()
    except DoorError as error:
        return error.message.en
    return ", ".join(f"{fault.line} {fault.seat} {fault.slug}" for fault in faults) or None


if __name__ == "__main__":
    sys.exit(main())
