"""House rules of một lá."""

from dataclasses import dataclass
from typing import Literal

from tutorials.engine.rules import Preset, RuleSet, option


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table."""

    at: Literal["cao", "thap"] = option("cao", "ML-2.2")


RULES = RuleSet((Preset("xuan", Options()), Preset("ha", Options(at="thap"))))
