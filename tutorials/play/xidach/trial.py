"""Whole hands of xì dách at random, lawfully."""

import random
from dataclasses import dataclass, field

from tutorials.engine.french import CARDS, Card, Cards
from tutorials.engine.xidach.hand import FEW, Hand, Kind, Seat, judge
from tutorials.engine.xidach.options import Options
from tutorials.engine.xidach.payment import Held, Settled, settle
from tutorials.engine.xidach.turn import Act, acts, may_check
from tutorials.play.trial import Disagreement, Players, Setting, Trial, What

MOST = 5  # at the table, as the law advises
_EARLY = 6  # a dealer of age checks early once in so many chances
_BETWEEN = 0.5  # how often a dealer of age checks one more before drawing on


@dataclass
class Table:
    """A hand of xì dách while it is played; the dealer's cards stand last."""

    stock: list[Card]
    hands: list[list[Card]]
    checked: dict[int, Cards] = field(default_factory=dict)  # players, with the dealer's cards when compared

    @property
    def cai(self) -> int:
        """Return the place of the dealer."""
        return len(self.hands) - 1

    def compare(self, seat: int) -> None:
        """Note what the dealer holds as a player is compared with it."""
        self.checked[seat] = tuple(self.hands[self.cai])

    def hand(self, seat: int, options: Options) -> Hand:
        """Return what a seat holds."""
        return judge(tuple(self.hands[seat]), Seat.CAI if seat == self.cai else Seat.CON, options)


@dataclass(frozen=True, slots=True)
class Played:
    """A hand from the deal to the points."""

    hands: tuple[Cards, ...]
    stock: Cards
    kinds: tuple[Kind, ...]
    then: tuple[Cards, ...]  # the dealer's cards when each player was compared
    early: int  # players whom the dealer checked before drawing on
    points: Settled


def play(chance: random.Random, options: Options, players: int | None = None) -> Played:
    """Play one hand with players who choose at random among what is lawful. Law: XD-2 to XD-9."""
    cards = list(CARDS)
    chance.shuffle(cards)
    players = players or chance.randint(2, MOST)
    table = Table(cards[players * FEW :], [cards[seat : players * FEW : players] for seat in range(players)])
    _show(table, options)
    _draw(table, chance, options)
    then = tuple(table.checked[seat] for seat in range(table.cai))
    pairs = [(Held(table.hand(seat, options)), Held(judge(cai, Seat.CAI, options))) for seat, cai in enumerate(then)]
    return Played(
        tuple(tuple(hand) for hand in table.hands),
        tuple(table.stock),
        tuple(table.hand(seat, options).kind for seat in range(players)),
        then,
        sum(len(cai) < len(table.hands[table.cai]) for cai in then),
        settle(pairs, options),
    )


def _show(table: Table, options: Options) -> None:
    """Lay open what the first two cards make; the dealer's ends the hand for all. Law: XD-4.3 to XD-4.5."""
    cai = table.hand(table.cai, options)
    for seat in range(table.cai):
        if cai.kind.is_dealt or table.hand(seat, options).kind.is_dealt:
            table.compare(seat)


def _draw(table: Table, chance: random.Random, options: Options) -> None:
    """Let everybody draw in turn, the dealer last, who may check at any time. Law: XD-5.1, XD-7.2, XD-7.9."""
    for seat in range(table.cai):
        while seat not in table.checked:
            cai = table.hand(table.cai, options)
            if may_check(cai) and not chance.randrange(_EARLY):
                table.compare(seat)
            elif chance.choice(acts(table.hand(seat, options), Seat.CON)) is Act.RUT:
                table.hands[seat].append(table.stock.pop())
            else:
                break
    waiting = [seat for seat in range(table.cai) if seat not in table.checked]
    while waiting and chance.choice(acts(table.hand(table.cai, options), Seat.CAI)) is Act.RUT:
        if may_check(table.hand(table.cai, options)) and chance.random() < _BETWEEN:
            table.compare(waiting.pop(chance.randrange(len(waiting))))
        table.hands[table.cai].append(table.stock.pop())
    for seat in waiting:
        table.compare(seat)


def is_whole(played: Played) -> bool:
    """Say whether every card is where it should be, once, and the points cancel out."""
    cards = [card for hand in played.hands for card in hand] + list(played.stock)
    return sorted(card.index for card in cards) == list(range(len(CARDS))) and not (
        sum(played.points.con) + played.points.cai
    )


def _judge(played: Played, setting: Setting) -> Trial:
    ways = "; ".join(kind.value for kind in played.kinds)
    end = "checked early" if played.early else "drawn out"
    return Trial(end, len(played.hands), () if is_whole(played) else (Disagreement(What.LOST, ways),), text=ways)


PLAYERS = Players(
    play=lambda setting: play(random.Random(setting.seed), setting.options, setting.players),
    judge=_judge,
    seats=lambda game, options: range(2, MOST + 1),
)
