"""Plant one fault in a lawful hand: somebody throws what may not be thrown, or eats what may not be eaten. Law: CH-8.

The record goes on for a while after the fault and tells no hand but the culprit's, as a quarrel at the mat would.
"""

from contextlib import suppress
from random import Random

from tutorials.engine.cards import Kind
from tutorials.engine.chan.form import Form, form_of
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import ROW_OF
from tutorials.engine.chan.play import Player, Shown, Table
from tutorials.engine.chan.record import parse_record
from tutorials.engine.chan.referee import Referee

_EARLIEST = 4  # actions before the fault, so that there is something to read
_LATEST = 16
_MOST_AFTER = 8  # actions after it


class _Enough(Exception):
    """Ends the record in the middle of the hand."""


class Planter(Table):
    """A hand in which the first player who can break the law does, once some turns have passed; or nobody."""

    def __init__(self, chance: Random, form: Form, options: Options, *, is_clean: bool) -> None:
        super().__init__(chance, form, options)
        self.culprit: Player | None = chance.choice(self.players) if is_clean else None
        begin = len(self.lines)
        self._after = begin + _EARLIEST + chance.randrange(_LATEST - _EARLIEST)
        self._end = self._after if is_clean else begin + 2 * _LATEST

    def record(self) -> str | None:
        """Return the record up to some turns after the fault, or None if nobody could be caught."""
        with suppress(_Enough):
            self.play()
        if self.culprit is None:
            return None
        hand = f"Bài {self.culprit.name}:"
        lines = [line for line in self.lines if not line.startswith("Bài ") or line.startswith(hand)]
        return "\n".join(lines) + "\n"

    @property
    def _is_time(self) -> bool:
        return self.culprit is None and len(self.lines) >= self._after

    def _catch(self, player: Player) -> None:
        self.culprit = player
        self._end = len(self.lines) + self.chance.randrange(_MOST_AFTER)

    def _around(self, shown: Shown) -> tuple[Shown | None, dict[str, int]]:
        if len(self.lines) > self._end:
            raise _Enough
        return super()._around(shown)

    def _choose(self, player: Player) -> Kind:
        lawful = player.may_throw()
        wrong = [card for card in player.held if player.held[card] and card not in lawful]
        if wrong and self._is_time:
            self._catch(player)
            return self.chance.choice(wrong)
        if not lawful:  # after an unlawful eating there may be no way out
            raise _Enough
        return super()._choose(player)

    def _wants(self, player: Player, card: Kind) -> Kind | None:
        if self._is_time and (own := self._wrongly(player, card)) is not None:
            self._catch(player)
            return own
        return super()._wants(player, card)

    def _wrongly(self, player: Player, card: Kind) -> Kind | None:
        """Return an own card with which eating this one makes a pair, but breaks the law."""
        lawful = [player.may_eat_ca(card, self.form, self.options), card if player.may_eat_chan(card) else None]
        row = ROW_OF[card.index]
        wrong = [own for own in player.held if player.held[own] and ROW_OF[own.index] == row and own not in lawful]
        return self.chance.choice(wrong) if wrong else None


def plant(chance: Random, options: Options, *, is_clean: bool = False) -> str | None:
    """Return a record with exactly one line at fault (none if clean), or None if the deal gave no chance for it."""
    text = Planter(chance, form_of(options), options, is_clean=is_clean).record()
    if text is None:
        return None
    lines = {fault.line for fault in Referee(parse_record(text), options).replay()}
    return text if len(lines) == (0 if is_clean else 1) else None
