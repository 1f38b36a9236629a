"""Fresh exercises of ba cây and bài cào: what somebody gains or loses, against a banker or where the best takes all."""

from dataclasses import replace
from functools import partial
from typing import Any

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine.french import CARDS, Cards
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import asked, gains, names, plain, shown_cards
from tutorials.tasks.modes.choice import ChoiceMode

_NINE = 9
_SIZE = 3
_BANKER = (
    "Người 1 cầm chương, so riêng với từng người. Cộng lại, người 1 được hay mất mấy điểm?",
    "Player 1 is banker and compares hands with each of the others. Altogether, how many points does player 1 gain or "
    "lose?",
)
_DOUBLE = (
    "Bàn này chơi nhất ăn tất, bài thắng từ tám điểm trở lên ăn gấp đôi. Người {n} được hay mất mấy điểm?",
    "At this table the best hand takes all, and a winning hand of eight points or more counts double. How many points "
    "does player {n} gain or lose?",
)
_EQUAL = (
    "Nhất ăn tất, mà hai bài cùng nhất; bàn này ai nhất cũng được trả. Người {n} được hay mất mấy điểm?",
    "The best hand takes all, but two are equally best, and at this table each of them is paid. How many points does "
    "player {n} gain or lose?",
)


def _hands(dice: Dice, game: str) -> list[Cards]:
    """Deal three to five hands of the game's deck."""
    deck = [card for card in CARDS if game == "bai-cao" or card.rank <= _NINE]
    cards = dice.some(deck, _SIZE * (3 + dice.below(3)))
    return [tuple(cards[start : start + _SIZE]) for start in range(0, len(cards), _SIZE)]


def _against_the_banker(game: str, dice: Dice) -> Task:
    """Ask what the banker gains or loses altogether."""
    return _paid(dice, game, _BANKER, _hands(dice, game), 0, way="cam-chuong", chuong=0)


def _doubled(dice: Dice) -> Task:
    """Ask what somebody gains or loses where the best hand counts double."""
    rules = {"gap_doi": "tu-8"}
    for _ in range(TRIES):
        hands = _hands(dice, "ba-cay")
        said = _settled("ba-cay", hands, rules=rules)
        if said["seats"][said["best"][0]]["gap"] > 1:
            return replace(_paid(dice, "ba-cay", _DOUBLE, hands, dice.below(len(hands)), rules=rules), rules=rules)
    raise AssertionError("no best hand counts double")


def _equal(dice: Dice) -> Task:
    """Ask what somebody gains or loses where two hands are equally best."""
    for _ in range(TRIES):
        hands = _hands(dice, "bai-cao")
        if len(_settled("bai-cao", hands)["best"]) == 2:
            return _paid(dice, "bai-cao", _EQUAL, hands, dice.below(len(hands)))
    raise AssertionError("no two hands are equally best")


def _settled(game: str, hands: list[Cards], **how: Any) -> dict[str, Any]:
    return asked(game, "settle", seats=[{"cards": names(cards)} for cards in hands], **how)


def _paid(dice: Dice, game: str, told: tuple[str, str], hands: list[Cards], seat: int, **how: Any) -> Task:
    """Ask for the points of a seat, among those of others and some near it."""
    paid = _settled(game, hands, **how)["diem"]
    choices = gains(dice, paid[seat], (-paid[seat], paid[seat] + 1, paid[seat] - 1, *paid), 2)
    question = {name: value for name, value in how.items() if name != "rules"}
    return Task(
        game=game,
        prompt=plain(*(text.format(n=seat + 1) for text in told)),
        mode=ChoiceMode(
            ask={"ask": "settle", "seats": [{"cards": names(cards)} for cards in hands], **question},
            path=f"diem.{seat}",
            choices=choices,
        ),
        show=tuple(Shown(Text(f"Người {n}", f"Player {n}"), cards) for n, cards in enumerate(hands, 1)),
    )


_SHOWN = Scale(Text("số lá ngửa ra", "cards face up"), shown_cards, 9, 12)
_BANK_NAME = Text("Cầm chương được mấy điểm", "Points of the banker")
MAKERS: Makers = {
    **{
        (game, "cam-chuong"): Maker(
            seeded(f"{game}:cam-chuong", partial(_against_the_banker, game)),
            _SHOWN,
            articles,
            is_aside=True,
            name=_BANK_NAME,
            mode=ChoiceMode.slug,
        )
        for game, articles in (("ba-cay", ("BC-5.2",)), ("bai-cao", ("BA-5.2",)))
    },
    ("ba-cay", "nhan-diem"): Maker(
        seeded("ba-cay:nhan-diem", _doubled),
        _SHOWN,
        ("BC-5.5",),
        is_aside=True,
        name=Text("Bài được nhân điểm", "Hands that count double"),
        mode=ChoiceMode.slug,
    ),
    ("bai-cao", "cung-nhat"): Maker(
        seeded("bai-cao:cung-nhat", _equal),
        _SHOWN,
        ("BA-5.4",),
        is_aside=True,
        name=Text("Hai bài cùng nhất", "Two hands equally best"),
        mode=ChoiceMode.slug,
    ),
}
