"""Fresh exercises of tài bàn: what a hand is called that is one card short, complete or waiting or neither."""

from typing import Any

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine.cards import Kind, parse, short
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import asked, names, plain
from tutorials.fresh.taiban import GAME, melds
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode

_STATES = (
    Choice("thap-thanh", Text("Thập thành: tròn, từ chín lưng", "Thập thành: complete, with nine lưng or more")),
    Choice("thanh", Text("Thành: tròn, chưa đủ chín lưng", "Thành: complete, with fewer than nine lưng")),
    Choice("cham-thanh", Text("Chạm thành: còn một quân rác", "Chạm thành: one loose card is left")),
    Choice("cho-u", Text("Chờ ù: còn hơn một quân rác", "Waiting, with more than one loose card")),
    Choice("chua-cho", Text("Chưa chờ", "Not yet waiting")),
)
_ASKED = plain(
    "Bài ba mươi quân, chưa đến lượt. Bài này gọi là gì?",
    "You hold thirty cards, and it is not your turn. What is this hand called?",
)
_WAYS = {
    "an": Text("Trên tay", "In hand"),
    "khan": Text("Khàn đã úp", "Khàn laid face down"),
    "phong": Text("Đã phỗng", "Called by phỗng"),
}


def _state(dice: Dice) -> Task:
    """Take one card out of a whole hand of runs, bí, khàn and phỗng."""
    for _ in range(TRIES):
        found = melds(dice)
        if found is None or not {meld["how"] for meld in found} <= _WAYS.keys():
            continue
        held = {how: [parse(meld["cards"]) for meld in found if meld["how"] == how] for how in _WAYS}
        loose = [card for cards in held["an"] for card in cards]
        if not loose:
            continue
        loose.pop(dice.below(len(loose)))
        question = _question(loose, held)
        if "error" not in asked(GAME, "waits", **question):
            break
    else:
        raise AssertionError("no hand is one card short")
    shown = [(how, cards) for how in ("khan", "phong") for cards in held[how]]
    return Task(
        game=GAME,
        prompt=_ASKED,
        mode=ChoiceMode(ask={"ask": "waits", **question}, path="state", choices=_STATES),
        show=(
            Shown(_WAYS["an"], tuple(sorted(loose, key=lambda card: card.index))),
            *(Shown(_WAYS[how], tuple(cards)) for how, cards in shown),
        ),
    )


def _question(loose: list[Kind], held: dict[str, list[Any]]) -> dict[str, Any]:
    """Return the hand as the engine is asked about it."""
    khan = [card for cards in held["khan"] for card in cards]
    question: dict[str, Any] = {"cards": short((*loose, *khan))}
    if held["khan"]:
        question["khan"] = names(cards[0] for cards in held["khan"])
    if held["phong"]:
        question["mat"] = [{"cards": short(cards), "how": "phong"} for cards in held["phong"]]
    return question


def _laid(task: Task) -> int:
    """Count the khàn and phỗng, each of which brings lưng of its own."""
    return len(task.show) - 1


MAKERS: Makers = {
    (GAME, "bai-goi-la-gi"): Maker(
        seeded(f"{GAME}:bai-goi-la-gi", _state),
        Scale(Text("số khàn và phỗng", "khàn and phỗng"), _laid, 4, 5),
        ("TB-13.1",),
        is_aside=True,
        name=Text("Thành, chạm thành hay chờ", "What the hand is called"),
        mode=ChoiceMode.slug,
    ),
}
