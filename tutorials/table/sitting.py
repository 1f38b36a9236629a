"""A sitting played again from its choices, and played on by the neighbours."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from threading import Lock
from typing import Any

from tutorials.catalogue import houses
from tutorials.catalogue.houses import House
from tutorials.play.games import tables_of
from tutorials.play.tables import Choice, Table, Tables, choose
from tutorials.play.trial import Setting
from tutorials.table.models import Sitting

KEPT = 256  # tables of which this process remembers how they stand
LONGEST = 2000  # choices of a hand; the longest of any game has a quarter of that


class LostError(Exception):
    """A sitting cannot be built again: the law has changed since, or its game has no table any more."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One choice of the reader, and the table before which he stood."""

    table: Table
    choice: Choice


@dataclass(frozen=True, slots=True)
class Played:
    """A sitting as it stands, with all that the reader has done."""

    table: Table
    deeds: tuple[Deed, ...] = ()
    since: int = 0  # events that the reader knew before his last choice
    way: tuple[Table, ...] = ()  # since then: each table on which something new was to be seen, but the last

    def after(self, choice: Choice, seat: int) -> "Played":
        """Return it after one more choice of whoever acts."""
        table, known = self.table.apply(choice), len(self.table.view(seat).events)
        if self.table.turn == seat:
            return Played(table, (*self.deeds, Deed(self.table, choice)), known)
        is_news = len(table.view(seat).events) > known
        return Played(table, self.deeds, self.since, (*self.way, self.table) if is_news else self.way)


_KNOWN: OrderedDict[tuple[str, str], Played] = OrderedDict()
_LOCK = Lock()


def house_of(sitting: Sitting) -> House:
    """Return the rules of a sitting: those with which it began."""
    return houses.read(sitting.rules, sitting.game, sitting.house_name)


def tables(game: str) -> Tables:
    """Return the tables of a game. Raises LostError if it has none."""
    found = tables_of(game)
    if found is None:
        raise LostError(game)
    return found


def setting_of(sitting: Sitting) -> Setting:
    """Return what a sitting is played by."""
    seed = sitting.seed if sitting.number == 1 else f"{sitting.seed}.{sitting.number}"
    options = house_of(sitting).options
    return Setting(sitting.game, seed, options, sitting.players, carried=sitting.carried)


def played(sitting: Sitting) -> Played:
    """Return how a sitting stands. Raises LostError if its choices are possible no longer."""
    name = (sitting.key, sitting.choices)
    with _LOCK:
        if found := _KNOWN.get(name):
            _KNOWN.move_to_end(name)
            return found
    try:
        found = Played(tables(sitting.game).deal(setting_of(sitting)))
        for key in sitting.choices.split():
            found = found.after(Choice.read(key), sitting.seat)
    except (ValueError, LookupError, TypeError) as error:
        raise LostError(sitting.key) from error
    keep(sitting, found)
    return found


def keep(sitting: Sitting, found: Played) -> None:
    """Remember how a sitting stands."""
    with _LOCK:
        _KNOWN[sitting.key, sitting.choices] = found
        while len(_KNOWN) > KEPT:
            _KNOWN.popitem(last=False)


def go_on(found: Played, strength: str, reader: int) -> tuple[Played, list[str]]:
    """Let the neighbours play until the reader acts or the hand is over; return the keys of what they chose."""
    setting = found.table.setting
    ways, keys = tables(setting.game), list[str]()
    while (seat := found.table.turn) is not None and seat != reader and len(keys) < LONGEST:
        view = found.table.view(seat)
        choice = choose(ways, strength, view, Random(f"{setting.seed}:{seat}:{len(view.events)}"))
        keys.append(choice.key)
        found = found.after(choice, reader)
    return found, keys


def totals(earlier: Sequence[Sequence[int]], points: Sequence[int]) -> list[int]:
    """Return the points by seat of all hands of a hội."""
    return [sum(each) for each in zip(*earlier, points, strict=True)]


def following(sitting: Sitting, found: Played) -> dict[str, Any]:
    """Return the fields of the next hand of the same hội."""
    result = found.table.result
    if result is None:
        raise ValueError("the hand is not over")
    names = ("game", "seed", "seat", "players", "rules", "house_name", "way", "strength")
    return {name: getattr(sitting, name) for name in names} | {
        "number": sitting.number + 1,
        "earlier": [*sitting.earlier, list(result.points)],
        "carried": dict(result.following),
    }
