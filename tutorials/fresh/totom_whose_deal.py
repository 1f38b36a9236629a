"""Fresh exercises of tổ tôm about who starts: by a card turned up, and as the last hand leaves it."""

from tutorials.catalogue import Prose, Task, Text
from tutorials.engine.cards import KINDS
from tutorials.fresh.dice import Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import OFFERED, asked, offered, plain
from tutorials.fresh.whose_deal import starter_makers
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode

GAME = "to-tom"
_TURNED = "To choose the starter, which card makes the count stop at the"
_HEAPS = (Text("nhất", "first"), Text("hai", "second"), Text("ba", "third"), Text("tư", "fourth"))


def _prompt(part: int) -> Prose:
    heap = _HEAPS[part - 1]
    return plain(f"Bắt cái: ngửa quân nào thì đếm dừng ở phần thứ {heap.vi}?", f"{_TURNED} {heap.en} heap?")


_ENDED = {
    "u": Text("Một người ù.", "A player has won."),
    "lanh-lang": Text("Một người ù lành làng.", "A player has won without points (lành làng)."),
    "hoa": Text("Ván hòa, không ai chịu bài.", "The hand was a draw, and nobody sat out."),
    "hoa-chiu": Text("Ván hòa, có một người chịu bài.", "The hand was a draw, and one player sat out."),
    "bao": Text("Một người bị báo, người khác ù.", "One player was penalised (báo), and another won."),
    "bo-bai": Text("Cả làng cùng bỏ bài.", "All players gave up the hand."),
}
_STARTERS = {
    "nguoi-u": Text("Người vừa ù", "The player who has won"),
    "dau-ke": Text("Người đầu kê", "The player who is đầu kê"),
    "nguoi-chiu": Text("Người đã chịu bài", "The player who sat out"),
    "nguoi-bao": Text("Người bị báo", "The penalised player"),
    "bat-cai-lang": Text("Bắt cái lại từ đầu", "The starter is chosen anew"),
}


def _next_starter(dice: Dice) -> Task:
    """Ask who starts after a hand that ended in some way."""
    ended = dice.one(list(_ENDED))
    right = asked(GAME, "cai", result=ended)["cai"]
    wrong = dice.some([each for each in _STARTERS if each != right], 1 + dice.below(3))
    told = _ENDED[ended]
    return Task(
        game=GAME,
        prompt=plain(f"{told.vi} Ván sau ai cầm cái?", f"{told.en} Who starts the next hand?"),
        mode=ChoiceMode(
            ask={"ask": "cai", "result": ended},
            path="cai",
            choices=tuple(Choice(value, _STARTERS[value]) for value in dice.some([right, *wrong], 1 + len(wrong))),
        ),
    )


MAKERS: Makers = {
    **starter_makers("bi-tu", KINDS, _prompt, ("BT-1.2",)),
    (GAME, "ai-cam-cai"): Maker(
        seeded("ai-cam-cai", _next_starter),
        Scale(OFFERED, offered, 2, 3),
        ("TT-7.1",),
        is_aside=True,
        name=Text("Ván sau ai cầm cái", "Who starts the next hand"),
        mode=ChoiceMode.slug,
    ),
}
