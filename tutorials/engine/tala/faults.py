"""False calls of Tá lả (láo), and what each costs. Law: TL-11.5."""

from dataclasses import dataclass
from enum import Enum

from tutorials.engine.errors import Message
from tutorials.engine.tala.options import Options
from tutorials.engine.words import both

TIMES = 3  # the price of an ù, where play goes on and the one at fault comes last


class Lao(Enum):
    """What is false, each with the clause that it breaks."""

    U = "u-lao", "TL-8.1"
    AN = "an-lao", "TL-5.1"
    HA = "ha-lao", "TL-6.3"
    DANH = "danh-la-an", "TL-5.2"

    def __init__(self, slug: str, article: str) -> None:
        self.slug = slug
        self.article = article

    @property
    def told(self) -> Message:
        """Return what is done, as half a sentence."""
        return both(f"tala-fault-{self.slug}")


@dataclass(frozen=True, slots=True)
class Fine:
    """What a false call costs: so much to each and the hand is over, or all of it to the first at the end."""

    each: int
    total: int
    is_over: bool


def fine_of(players: int, options: Options) -> Fine:
    """Return the price of a false call. Law: TL-11.5."""
    if options.phat_lao == "den-lang":
        return Fine(options.gia_u, options.gia_u * (players - 1), True)
    return Fine(TIMES * options.gia_u, TIMES * options.gia_u, False)
