"""The hand of the day of each game: one a level, the same for everybody who has that level."""

import datetime
from dataclasses import dataclass
from functools import lru_cache

from django.utils import timezone

from tutorials.catalogue import Task
from tutorials.fresh import MAKERS
from tutorials.fresh.dice import Dice
from tutorials.fresh.levels import Level
from tutorials.training.exercises import kinds_for

DAYS_BACK = 365  # whose hands are still dealt


@dataclass(frozen=True, slots=True)
class DayHand:
    """The exercise of a day."""

    game: str
    day: datetime.date
    level: Level
    kind: str
    seed: int

    @property
    def task(self) -> Task:
        """Return what is to be solved."""
        return MAKERS[self.game, self.kind].make(self.seed)

    @property
    def ref(self) -> str:
        """Return the name under which a solved day is remembered, whatever the level."""
        return ref_of(self.game, self.day)


def ref_of(game: str, day: datetime.date) -> str:
    """Return the name under which the day of a game is remembered."""
    return f"{game}/{day.isoformat()}"


@lru_cache(maxsize=256)
def hand_of(game: str, day: datetime.date, level: Level) -> DayHand | None:
    """Return the hand of a day; the kinds take turns. None if the game has no fresh hands."""
    kinds = kinds_for(game, level)
    if not kinds:
        return None
    kind = kinds[day.toordinal() % len(kinds)]
    dice = Dice(f"day:{game}:{day.isoformat()}:{level.value}:{kind}")
    return DayHand(game, day, level, kind, MAKERS[game, kind].seed(level, dice))


def has_day(game: str) -> bool:
    """Say whether the game has a hand of the day for every reader."""
    return all(kinds_for(game, level) for level in Level)


def day_of(word: str) -> datetime.date | None:
    """Return the day that an address names, if it has a hand: today or one of the last year."""
    try:
        day = datetime.date.fromisoformat(word)
    except ValueError:
        return None
    back = timezone.localdate() - day
    return day if 0 <= back.days <= DAYS_BACK and day.isoformat() == word else None
