"""Realistic hands, taken from play: a source for puzzles and lessons.

for state in hands_from_play("7:12"):
    if state.is_waiting:
        ask({"game": "to-tom", "ask": "waits", **state.hand()})
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tutorials.engine.cards import KINDS, short
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.options import Options
from tutorials.play.totom.moments import Plant, Shown
from tutorials.play.totom.seat import Meld, Seat
from tutorials.play.totom.table import Table


@dataclass(frozen=True, slots=True)
class State:
    """A hand one card short as it was when a card came, and that card. Cards are in short form."""

    seat: str
    cards: str  # held, with what lies face down
    khan: tuple[str, ...]
    thien_khai: tuple[str, ...]
    bat_thuc: tuple[str, ...]
    mat: tuple[tuple[str, str, str], ...]  # cards, how, the eaten card or ""
    discarded: str
    passed: str  # came to the seat's doors and was not eaten
    card: str  # what came
    source: str  # noc or discard
    door: str  # tri, tren or cheo
    loose: int
    waits: tuple[str, ...]
    noc: int  # cards still to open before the draw
    record: str  # the hand up to that card

    @property
    def is_waiting(self) -> bool:
        """Say whether some card would be ù."""
        return bool(self.waits)

    @property
    def wins(self) -> bool:
        """Say whether the card that came is ù."""
        return self.card in self.waits

    def hand(self) -> dict[str, Any]:
        """Return the fields of a hand state as the door takes them."""
        fields: dict[str, Any] = {
            "cards": self.cards,
            "khan": list(self.khan),
            "thien_khai": list(self.thien_khai),
            "bat_thuc": list(self.bat_thuc),
            "mat": [{"cards": cards, "how": how} for cards, how, _ in self.mat],
            "discarded": self.discarded,
            "passed": self.passed,
        }
        return {name: value for name, value in fields.items() if value}


def hands_from_play(seed: str, game: str = "to-tom", options: Options | None = None) -> Iterator[State]:
    """Yield the state of each seat at each card that came in one played hand."""
    watch = _Watch()
    Table(Random(seed), GAMES[game], options or Options(), plant=watch).play()
    yield from watch.states


class _Watch(Plant[Table]):
    """Looks on and notes what every seat has when a card comes."""

    def __init__(self) -> None:
        self.states: list[State] = []

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Note the state of every seat that might take the card."""
        left = len(table.noc) - table.opened - table.game.noc_left(table.game.players, table.options)
        for place in table.order(shown):
            door = "cheo"
            if place in table.eaters(shown):
                door = "tri" if shown.opened and place == shown.by else "tren"
            self.states.append(_state(table, table.seats[place], shown, door, left))
        return False


def _state(table: Table, seat: Seat, shown: Shown, door: str, left: int) -> State:
    down = [meld for meld in seat.melds if meld.how in ("khan", "thien-khai", "day-thien-khai")]
    hidden = [card for meld in seat.melds if meld.khan is not None for card in meld.cards]  # laid face down with a khàn
    laid = [meld for meld in seat.melds if meld not in down and meld.khan is None]
    held = [kind for kind, count in enumerate(seat.hand) for _ in range(count)]
    waits = seat.waits(table.game)
    return State(
        seat.name,
        _short([*held, *hidden, *(card for meld in down for card in meld.cards)]),
        tuple(KINDS[meld.cards[0]].code for meld in down if meld.how == "khan"),
        tuple(KINDS[meld.cards[0]].code for meld in down if meld.how != "khan"),
        tuple(KINDS[kind].code for kind in sorted(seat.cups) if kind not in seat.returned),
        tuple(each for meld in laid for each in _laid(meld)),
        _short(seat.thrown),
        _short(seat.let_go),
        KINDS[shown.card].code,
        "noc" if shown.opened else "discard",
        door,
        seat.loose,
        tuple(KINDS[kind].code for kind in sorted(waits)),
        left,
        table.notes.text,
    )


def _laid(meld: Meld) -> Iterator[tuple[str, str, str]]:
    """Yield a meld as the door takes it: like yêu one by one, a khàn raised after eating as three."""
    eaten = "" if meld.eaten is None else KINDS[meld.eaten].code
    if meld.how == "an" and len(set(meld.cards)) == 1:
        for number, card in enumerate(meld.cards):
            yield KINDS[card].code, "an", "" if number else eaten
        return
    yield _short(meld.cards), "phong" if meld.how == "day-khan" and len(meld.cards) == 3 else meld.how, eaten


def _short(kinds: list[int] | tuple[int, ...]) -> str:
    return short(KINDS[kind] for kind in kinds)
