"""What a throw at chắn may give away, told from what lies open: who could take it, and what that costs the thrower.

The seat at whose door the card comes to lie may eat it; anybody who holds three may take it by chíu, or win with it so.
The chances were fitted to 34,600 throws of steady players, the costs to hands played on with the card taken and left:
somebody who eats is 0.7 points better off, by chíu 2.5, and the others bear that together.
"""

from collections.abc import Iterable
from math import comb, exp, log

from tutorials.engine.cards import KINDS, Kind
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import ROW_OF, ROWS
from tutorials.play.chan.outlook import Counts
from tutorials.play.chan.player import Player
from tutorials.play.tables import View

_BY_EATING, _BY_CHIU = 0.7, 2.5  # points that the taker is better off
_USUAL = 0.5  # of all throws are eaten: only what goes beyond that speaks against one
# how often a card is eaten by a seat that may: 1, log of its copies, of the others of its row, of the share that one
# seat holds of all that is unseen; less where the seat threw of the row, let some of it go, or laid a chắn of it
_ONE, _OF_KIND, _OF_ROW, _OF_SHARE = 1.35, 0.6, 0.52, 1.65
_THREW, _LET_GO, _HAS_CHAN = -2.4, -0.8, -0.2


class Feeding:
    """What one seat's throws may give to the others."""

    def __init__(self, view: View, left: Counts) -> None:
        known = view.known
        self.seat = view.seat
        self.left = left  # of each kind: not seen by the seat
        self.hidden = sum(left)
        self.options: Options = view.setting.options
        self.players: tuple[Player, ...] = known.players
        self.held = tuple(place.held for place in view.places)
        self.others = tuple(each for each in self.players if each.place != view.seat and not each.is_out)
        back = known.back or (known.shown.origin if known.shown is not None else None)
        self.owed: int = view.seat if back is None else back[0]  # door to which a card goes back after a chíu

    def given(self, index: int, *, goes_back: bool = False) -> float:
        """Return the points that a throw costs by what it gives away, more or less than throws do."""
        if not self.others or not self.hidden:
            return 0.0
        door = self._door(self.owed if goes_back else self.seat + 1)
        eaten = 0.0 if door.place == self.seat else self.eaten(door, KINDS[index])
        points = _BY_EATING * (eaten - _USUAL) + _BY_CHIU * self.chiu(KINDS[index])
        return points / max(1, len(self.players) - 1)

    def _door(self, place: int) -> Player:
        """Return who plays at a door, or next after it."""
        count = len(self.players)
        order = (self.players[(place + step) % count] for step in range(count))
        return next(player for player in order if not player.is_out)

    def eaten(self, player: Player, card: Kind) -> float:
        """Return how likely a seat is to eat a card that comes to its door. Law: CH-8.3, CH-8.4, CH-8.7, CH-8.16."""
        row = ROW_OF[card.index]
        if card in player.thrown or card in player.passed or _of_row(row, (first for first, _ in player.an_ca)):
            return 0.0
        held = self.held[player.place]
        if not held:
            return 0.0
        of_kind = self.left[card.index]
        of_row = sum(self.left[index] for index in ROWS[row]) - of_kind
        odds = _ONE + _OF_KIND * log(of_kind + 0.2) + _OF_ROW * log(of_row + 1) + _OF_SHARE * log(held / self.hidden)
        odds += _THREW * bool(_of_row(row, player.thrown))
        odds += _LET_GO * len(_of_row(row, player.passed)) + _HAS_CHAN * len(_of_row(row, player.an_chan))
        return 1 / (1 + exp(-odds))

    def chiu(self, card: Kind) -> float:
        """Return how likely anybody is to hold three and to be free to take it. Law: CH-5.1, CH-8.10, CH-8.24."""
        if self.left[card.index] < 3:
            return 0.0
        ways = sum(comb(self.held[player.place], 3) for player in self.others if self._may_chiu(player, card))
        return ways / comb(self.hidden, 3)

    def _may_chiu(self, player: Player, card: Kind) -> bool:
        if _of_row(ROW_OF[card.index], (first for first, _ in player.an_ca)):
            return False
        return card not in player.passed or self.options.chiu_sau_bo


def _of_row(row: int, cards: Iterable[Kind]) -> set[Kind]:
    return {card for card in cards if ROW_OF[card.index] == row}
