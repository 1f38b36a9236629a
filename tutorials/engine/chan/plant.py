"""Plant one fault in a lawful hand: somebody throws what may not be thrown, or eats what may not be eaten. Law: CH-8.

The record ends with the fault and tells no hand but the culprit's, as a quarrel at the mat would.
"""

from random import Random

from tutorials.engine.cards import Kind
from tutorials.engine.chan.form import Form, form_of
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import ROW_OF
from tutorials.engine.chan.play import Player, Table

_EARLIEST = 4  # actions before the fault, so that there is something to read
_LATEST = 18


class _Caught(Exception):
    """Ends the hand where the fault was made."""

    def __init__(self, player: Player) -> None:
        self.player = player


class Planter(Table):
    """A hand in which the first player who can break the law does, once some turns have passed."""

    def __init__(self, chance: Random, form: Form, options: Options) -> None:
        super().__init__(chance, form, options)
        self._begin = len(self.lines)
        self._after = _EARLIEST + chance.randrange(_LATEST - _EARLIEST)

    def plant(self) -> str | None:
        """Return the record up to the fault, or None if nobody could be caught."""
        try:
            self.play()
        except _Caught as caught:
            hand = f"Bài {caught.player.name}:"
            lines = [line for line in self.lines if not line.startswith("Bài ") or line.startswith(hand)]
            return "\n".join(lines) + "\n"
        return None

    @property
    def _is_time(self) -> bool:
        return len(self.lines) - self._begin >= self._after

    def _choose(self, player: Player) -> Kind:
        lawful = player.may_throw()
        wrong = [card for card in player.held if player.held[card] and card not in lawful]
        return self.chance.choice(wrong) if wrong and self._is_time else super()._choose(player)

    def _thrown(self, player: Player, card: Kind) -> None:
        if card not in player.may_throw():
            raise _Caught(player)

    def _wants(self, player: Player, card: Kind) -> Kind | None:
        if self._is_time and (own := self._wrongly(player, card)) is not None:
            self.lines.append(f"{player.name} ăn {card.vi} với {own.vi}")
            raise _Caught(player)
        return super()._wants(player, card)

    def _wrongly(self, player: Player, card: Kind) -> Kind | None:
        """Return an own card with which eating this one makes a pair, but breaks the law."""
        lawful = [player.may_eat_ca(card, self.form, self.options), card if player.may_eat_chan(card) else None]
        row = ROW_OF[card.index]
        wrong = [own for own in player.held if player.held[own] and ROW_OF[own.index] == row and own not in lawful]
        return self.chance.choice(wrong) if wrong else None


def plant(chance: Random, options: Options) -> str | None:
    """Return a record of four players that ends in a fault, or None if this deal held no chance for one."""
    return Planter(chance, form_of(options), options).plant()
