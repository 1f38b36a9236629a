"""A finished hand as it is kept: what it was played by, what was done, and from which seat it is looked at."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, Self

from tutorials.engine.games import GAMES
from tutorials.engine.rules import as_dict
from tutorials.play.games import tables_of
from tutorials.play.sampling import Moment, moments, steps
from tutorials.play.tables import Choice, Table, Tables
from tutorials.play.trial import Dealt, Setting


@dataclass(frozen=True)
class Hand:
    """A finished hand, looked at from one seat."""

    setting: Setting
    made: tuple[Choice, ...]
    seat: int

    @property
    def tables(self) -> Tables:
        """Return the tables of its game."""
        found = tables_of(self.setting.game)
        assert found is not None
        return found

    @cached_property
    def steps(self) -> tuple[Table, ...]:
        """Return the table before each choice, and at the end."""
        return tuple(steps(self.tables, self.setting, self.made))

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """Return the decisions of the seat."""
        return moments(self.tables, self.setting, self.made, self.seat)

    @cached_property
    def key(self) -> str:
        """Return the name under which it is kept: another for whatever differs."""
        return sha256(json.dumps(self.as_words(), sort_keys=True).encode()).hexdigest()

    def as_words(self) -> dict[str, Any]:
        """Return it as plain values; `read` undoes it."""
        setting = self.setting
        dealt = setting.dealt
        return {
            "game": setting.game,
            "seed": setting.seed,
            "options": as_dict(setting.options),
            "players": setting.players,
            "dealt": [[*map(list, dealt.hands)], [*dealt.stock], dealt.first] if dealt else None,
            "carried": dict(setting.carried),
            "made": [choice.key for choice in self.made],
            "seat": self.seat,
        }

    @classmethod
    def read(cls, words: Mapping[str, Any]) -> Self:
        """Read plain values."""
        rules = GAMES[words["game"]].rules
        dealt = words["dealt"]
        setting = Setting(
            words["game"],
            words["seed"],
            rules.choose(rules.presets[0].options, words["options"]),
            words["players"],
            dealt=Dealt(tuple(map(tuple, dealt[0])), tuple(dealt[1]), dealt[2]) if dealt else None,
            carried=_frozen(words["carried"]),
        )
        return cls(setting, tuple(map(Choice.read, words["made"])), words["seat"])


def _frozen(value: Any) -> Any:
    """Return what was read with tuples again, where lists were kept."""
    if isinstance(value, dict):
        return {name: _frozen(each) for name, each in value.items()}
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
