"""Fresh exercises about who starts: the part that a card turned up points to, and whoever is left by the last hand."""

from collections.abc import Sequence
from functools import partial

from tutorials.catalogue import Task, Text
from tutorials.engine.cards import KINDS, Kind
from tutorials.engine.chan.form import FORMS
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import OFFERED, SPREAD, asked, offered, plain, spread
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.one import OneMode
from tutorials.tasks.questions import Asker

# whose part is the starter's ----------------------------------------------------------------------

_PARTS = {
    "nhat": Text("chính phần ấy được cái", "makes that very part the starter’s"),
    "tien": Text("phần kế tiếp được cái", "makes the next part the starter’s"),
    "doi": Text("phần đối diện được cái", "makes the part opposite the starter’s"),
    "lui": Text("phần liền trước được cái", "makes the part before it the starter’s"),
}
_PUT = "To choose who starts, a card is put on one part. Which card"
_TURNED = "To choose the starter, which card makes the count stop at the"
_HEAPS = (Text("nhất", "first"), Text("hai", "second"), Text("ba", "third"), Text("tư", "fourth"))


def _starter(game: str, deck: Sequence[Kind], dice: Dice) -> Task:
    """Ask which card, turned up, makes a part the starter's."""
    for _ in range(TRIES):
        cards = dice.some(deck, 3 + dice.below(4))
        value = asked(game, "deal", bat_cai=dice.one(cards).vi)["cai_part"]
        mode = OneMode(cards=tuple(cards), ask={"ask": "deal"}, field="bat_cai", path="cai_part", value=value)
        if game == "chan":
            told = _PARTS[value]
            prompt = plain(f"Bắt cái: bỏ quân nào vào một phần thì {told.vi}?", f"{_PUT} {told.en}?")
        else:
            heap = _HEAPS[value - 1]
            prompt = plain(f"Bắt cái: ngửa quân nào thì đếm dừng ở phần thứ {heap.vi}?", f"{_TURNED} {heap.en} heap?")
        task = Task(game=game, prompt=prompt, mode=mode)
        if len(mode.right(Asker(task, "vi"))) == 1:
            return task
    raise AssertionError("no one card stops there")


# who starts the next hand -------------------------------------------------------------------------

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
    right = asked("to-tom", "cai", result=ended)["cai"]
    wrong = dice.some([each for each in _STARTERS if each != right], 1 + dice.below(3))
    told = _ENDED[ended]
    return Task(
        game="to-tom",
        prompt=plain(f"{told.vi} Ván sau ai cầm cái?", f"{told.en} Who starts the next hand?"),
        mode=ChoiceMode(
            ask={"ask": "cai", "result": ended},
            path="cai",
            choices=tuple(Choice(value, _STARTERS[value]) for value in dice.some([right, *wrong], 1 + len(wrong))),
        ),
    )


MAKERS: Makers = {
    **{
        (game, "bat-cai"): Maker(
            seeded(f"{game}:bat-cai", partial(_starter, game, deck)),
            Scale(SPREAD, spread, 3, 4),
            articles,
            name=Text("Bắt cái", "Choosing the starter"),
            mode=OneMode.slug,
        )
        for game, deck, articles in (
            ("chan", FORMS["100"].kinds, ("CH-1.2", "CH-1.3")),
            ("bi-tu", KINDS, ("BT-1.2",)),
        )
    },
    ("to-tom", "ai-cam-cai"): Maker(
        seeded("ai-cam-cai", _next_starter),
        Scale(OFFERED, offered, 2, 3),
        ("TT-7.1",),
        is_aside=True,
        name=Text("Ván sau ai cầm cái", "Who starts the next hand"),
        mode=ChoiceMode.slug,
    ),
}
