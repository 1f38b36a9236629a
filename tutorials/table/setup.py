"""How one sits down: which deal, which seat, by which rules, against whom."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import SystemRandom
from urllib.parse import urlencode

from django.http import QueryDict

from tutorials.catalogue.houses import House
from tutorials.mats.holdings import holdings_of
from tutorials.pages.preferences import house_in
from tutorials.play.tables import STEADY, STRENGTHS, STRONG, Table
from tutorials.play.trial import Setting
from tutorials.table.models import Way
from tutorials.table.sitting import Played, go_on, tables

USUAL_MOST = 5  # players, where more may sit down
LAST_SEED = 10**9
TRIES = 12  # deals looked at, so that whoever sits down has something to do
# Looked at for what a deal is to bring: as dealt, or played up to the reader's first choice, by the slow too.
DEALS, OPENINGS, STRONG_OPENINGS = 1000, 60, 8
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
    holding: str = ""  # what the deal is to bring the reader; none: whatever comes
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
    def opening(self) -> Table:
        """Return the table as dealt."""
        return tables(self.game).deal(Setting(self.game, self.seed, self.house.options, self.players))

    @property
    def begins(self) -> bool:
        """Say whether the seat chosen is the first to do something."""
        return self.opening.turn == self.seat

    @property
    def keeps_word(self) -> bool:
        """Say whether the deal brings what it is to bring."""
        if not self.holding:
            return True
        wanted, table = holdings_of(self.game)[self.holding], self.opening
        if not wanted.holds(table, self.seat):
            return False
        if wanted.offers:
            table = go_on(Played(table), self.strength, self.seat)[0].table
        return not wanted.offers or any(choice.act in wanted.offers for choice in table.view(self.seat).choices)

    def dealt(self) -> "Setup":
        """Return the same with a deal, if none is chosen: one that keeps its word, or that the seat begins.

        Where chance does not bring it soon, and where the deal chosen does not have it, nothing is promised.
        """
        if self.seed:
            return self if self.keeps_word else replace(self, holding="")
        if not self.holding:
            fresh = [self.fresh() for _ in range(TRIES)]
            return next((each for each in fresh if each.begins), fresh[0])
        is_played = bool(holdings_of(self.game)[self.holding].offers)
        tries = DEALS if not is_played else OPENINGS if self.strength != STRONG else STRONG_OPENINGS
        kept = (each for each in (self.fresh() for _ in range(tries)) if each.keeps_word)
        return next(kept, replace(self.fresh(), holding=""))

    def fresh(self) -> "Setup":
        """Return the same with a deal that nobody has seen."""
        return replace(self, seed=str(1 + SystemRandom().randrange(LAST_SEED)))

    @property
    def query(self) -> str:
        """Return the address of the same deal, with neighbours who do the same."""
        words = {"seed": self.seed, "seat": str(self.seat), "players": str(self.players), "holding": self.holding}
        words |= {"rules": self.house.slug, "name": self.house.title}
        words |= {"strength": self.strength} if self.strength != STEADY else {}
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
        _word(words, "holding", ("", *holdings_of(game)), "", faults),
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
