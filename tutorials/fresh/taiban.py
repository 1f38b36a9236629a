"""Fresh exercises of tài bàn beside its hands: which of the three wins it is, and what it brings."""

from tutorials.catalogue import Task, Text
from tutorials.engine.totom.tai_ban.cuoc import MIN_LUNG
from tutorials.fresh.dice import Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import plain, said_of
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode

GAME = "tai-ban"
_CUOC = (
    ("suong", 1, Text("Ù suông", "Suông")),
    ("tai-ban", 2, Text("Ù tài bàn", "Tài bàn")),
    ("suu-ban", 3, Text("Ù sửu bàn", "Sửu bàn")),
)
_STAKES = (5, 10, 20)  # points that a plain win brings


def _won(dice: Dice) -> Task:
    """Ask which of the three wins of tài bàn it is, or what it brings."""
    lung, has_khan, n = MIN_LUNG + dice.below(18), not dice.one_in(3), dice.one(_STAKES)
    told = Text("đã có khàn", "a khàn") if has_khan else Text("không có khàn", "no khàn")
    if dice.one_in(2):
        path, vi, en = "cuoc.0", "Xướng cước nào?", "Which bonus do you call?"
        choices = tuple(Choice(slug, name) for slug, _times, name in _CUOC)
    else:
        path, vi, en = "diem", "Được mấy điểm?", "How many points do you score?"
        choices = tuple(Choice(n * times, Text(f"{n * times} điểm", f"{n * times} points")) for _, times, _ in _CUOC)
    return Task(
        game=GAME,
        prompt=plain(
            f"Đầu buổi hẹn N là {n}. Lên bài {told.vi}; nay ù, đếm được {lung} lưng. {vi}",
            f"The players have agreed that N is {n}. You were dealt {told.en}, and now win with {lung} lưng. {en}",
        ),
        mode=ChoiceMode(
            ask={"ask": "score", "lung": lung, "khan_at_deal": has_khan, "n": n}, path=path, choices=choices
        ),
    )


def _times(task: Task) -> int:
    """Say how many times N the win brings."""
    return int(said_of(task)["times"])


MAKERS: Makers = {
    (GAME, "ba-cuoc"): Maker(
        seeded(f"{GAME}:ba-cuoc", _won),
        Scale(Text("số lần điểm N", "how many times N you score"), _times, 1, 2),
        ("TB-15.1", "TB-15.2", "TB-15.3"),
        name=Text("Ba cước của tài bàn", "The three bonuses of tài bàn"),
        mode=ChoiceMode.slug,
    ),
}
