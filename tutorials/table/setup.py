"""How one sits down: which deal, which seat, by which rules, against whom."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import SystemRandom
from urllib.parse import urlencode

from django.http import QueryDict

from tutorials.catalogue.houses import House
from tutorials.pages.preferences import house_in
from tutorials.play.tables import STEADY, STRENGTHS
from tutorials.play.trial import Setting
from tutorials.table.models import Way
from tutorials.table.sitting import tables

USUAL_MOST = 5  # players, where more may sit down
LAST_SEED = 10**9
TRIES = 12  # deals looked at, so that whoever sits down has something to do
_SEED = re.compile(r"[0-9]{1,12}")


@dataclass(frozen=True, slots=True)
class Setup:
    """What was chosen, and the fields that cannot be read."""

    house: House
    seed: str = ""  # none: a deal that nobody has seen
    players: int = 0
    seat: int = 0
    way: Way = Way.COACH
    strength: str = STEADY
    faults: frozenset[str] = frozenset()

    @property
    def game(self) -> str:
        """Return the game."""
        return self.house.game

    @property
    def seats(self) -> Sequence[int]:
        """Return how many may play."""
        return tables(self.game).seats(self.game, self.house.options)

    @property
    def begins(self) -> bool:
        """Say whether the seat chosen is the first to do something."""
        setting = Setting(self.game, self.seed, self.house.options, self.players)
        return tables(self.game).deal(setting).turn == self.seat

    def dealt(self) -> "Setup":
        """Return the same with a deal, if none is chosen: one that the seat begins, if chance soon brings it."""
        if self.seed:
            return self
        fresh = [replace(self, seed=str(1 + SystemRandom().randrange(LAST_SEED))) for _ in range(TRIES)]
        return next((each for each in fresh if each.begins), fresh[0])

    @property
    def query(self) -> str:
        """Return the address of the same deal."""
        words = {"seed": self.seed, "seat": str(self.seat), "players": str(self.players)}
        words |= {"rules": self.house.slug, "name": self.house.title}
        return urlencode({name: word for name, word in words.items() if word})


def read(words: QueryDict, game: str, own: House | None) -> Setup:
    """Read what was chosen; what is not named is as usual, what cannot be read stands in `faults`."""
    house = house_in(words, game, own)
    faults = {"rules"} if house.is_lost or house.faults else set()
    seed = words.get("seed", "").strip()
    if seed and not _SEED.fullmatch(seed):
        faults, seed = {*faults, "seed"}, ""
    seats = tables(game).seats(game, house.options)
    usual = max((count for count in seats if count <= USUAL_MOST), default=seats[0])
    players = _number(words, "players", usual, seats, faults)
    return Setup(
        house,
        seed.lstrip("0") or ("1" if seed else ""),
        players,
        _number(words, "seat", 0, range(players), faults),
        Way(_word(words, "way", Way.values, Way.COACH.value, faults)),
        _word(words, "strength", STRENGTHS, STEADY, faults),
        frozenset(faults),
    )


def _number(words: QueryDict, name: str, usual: int, known: Sequence[int], faults: set[str]) -> int:
    word = words.get(name, "").strip()
    found = next((number for number in known if word == str(number)), None)
    if word and found is None:
        faults.add(name)
    return usual if found is None else found


def _word(words: QueryDict, name: str, known: Sequence[str], usual: str, faults: set[str]) -> str:
    word = words.get(name, "") or usual
    if word not in known:
        faults.add(name)
    return word if word in known else usual
