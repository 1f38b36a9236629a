"""False calls of Tá lả (láo), and what each costs. Law: TL-11.5."""

from dataclasses import dataclass
from enum import Enum

from tutorials.engine.errors import Message
from tutorials.engine.tala.options import Options

TIMES = 3  # the price of an ù, where play goes on and the one at fault comes last


class Lao(Enum):
    """What is false, each with the clause that it breaks."""

    U = "u-lao", "TL-8.1", Message("hô ù mà bài chưa ù", "calls a win (ù) on a hand that does not win")
    AN = "an-lao", "TL-5.1", Message("ăn lá không thành phỏm", "takes a card that makes no meld")
    HA = (
        "ha-lao",
        "TL-6.3",
        Message(
            "hạ lá không thành phỏm, hay để lá đã ăn nằm ngoài phỏm",
            "lays down cards that make no meld, or leaves a taken card outside a meld",
        ),
    )
    DANH = (
        "danh-la-an",
        "TL-5.2",
        Message(
            "đánh lá đã ăn, hay đánh lá phải giữ lại cho phỏm có lá đã ăn",
            "discards a taken card, or a card that the meld of a taken card needs",
        ),
    )

    def __init__(self, slug: str, article: str, named: Message) -> None:
        self.slug = slug
        self.article = article
        self.vi = named.vi
        self.en = named.en


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
