"""Fresh exercises of tài bàn: the lưng of a hand to count, which of the three wins it is, and what it brings."""

from collections import Counter
from typing import Any

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine.cards import COPIES, KINDS, Kind, Suit, short
from tutorials.engine.totom.solve.phu import LUNGS
from tutorials.engine.totom.tai_ban.count import TAI
from tutorials.engine.totom.tai_ban.cuoc import MIN_LUNG
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale, always
from tutorials.fresh.making import OFFERED, SPREAD, asked, offered, plain, said_of, spread
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.count import CountMode
from tutorials.tasks.modes.each import EachMode
from tutorials.tasks.questions import Asker

GAME = "tai-ban"
_CUOC = (
    ("suong", 1, Text("Ù suông", "Suông")),
    ("tai-ban", 2, Text("Ù tài bàn", "Tài bàn")),
    ("suu-ban", 3, Text("Ù sửu bàn", "Sửu bàn")),
)
COUNT_SIZE = 31  # cards of a complete hand of tài bàn
_WAYS = (("an", 6), ("phong", 4), ("khan", 3), ("thien-khai", 1), ("day-khan", 1))
_COPIES = {"phong": 3, "khan": 3, "thien-khai": 4, "day-khan": 4}
_DEALT = {"khan", "thien-khai", "day-khan"}  # what can only come of a khàn in the deal
_STAKES = (5, 10, 20)  # points that a plain win brings
_ASKED = plain("Bài đã tròn. Đếm được mấy lưng?", "The hand is complete. How many lưng does it count?")


def _count(dice: Dice) -> Task:
    """Build a complete hand that counts enough lưng to win."""
    for _ in range(TRIES):
        phu = melds(dice)
        if phu is None:
            continue
        dealt = any(meld["how"] in _DEALT for meld in phu)
        mode = CountMode(phu=tuple(phu), khan_at_deal=dealt)
        task = Task(game=GAME, prompt=_ASKED, mode=mode)
        if mode.right(Asker(task, "vi")) >= MIN_LUNG:
            return task
    raise AssertionError("no hand counts nine lưng")


def melds(dice: Dice) -> list[dict[str, Any]] | None:
    """Fill a hand with phu; None if those that came up do not fill it."""
    used: Counter[Kind] = Counter()
    found: list[dict[str, Any]] = []
    for _ in range(TRIES):
        if used.total() == COUNT_SIZE:
            return found
        how = dice.weighted(_WAYS)
        cards = [dice.one(KINDS)] * _COPIES[how] if how in _COPIES else _phu(dice)
        taken = used + Counter(cards)
        if taken.total() <= COUNT_SIZE and max(taken.values()) <= COPIES:
            used = taken
            found.append({"cards": short(tuple(cards)), "how": how})
    return None


def _phu(dice: Dice) -> list[Kind]:
    """Return a phu without a trùng: a drawn lưng, a run, a bí or a yêu."""
    sort = dice.weighted((("lung", 3), ("run", 3), ("bi", 2), ("yeu", 1)))
    if sort == "lung":
        return [KINDS[index] for index in dice.one(LUNGS).indexes]
    if sort == "run":
        first = dice.below(7) + dice.below(len(Suit)) * 9
        return list(KINDS[first : first + 3])
    if sort == "bi":
        rank = dice.below(8) + 1
        return [KINDS[start + rank] for start in (0, 9, 18)]
    return [dice.one([kind for kind in KINDS if kind.is_yeu])]


def _khan_and_phong(task: Task) -> int:
    """Count the phu of a hand that bring lưng of their own beside its runs and bí."""
    assert isinstance(task.mode, CountMode)
    return sum(meld["how"] != "an" for meld in task.mode.phu)


_TAI = [KINDS[index] for index in sorted(TAI)]


def _tai_cards(dice: Dice) -> Task:
    """Spread some cards, a few of them tài."""
    size = 5 + dice.below(5)
    count = 1 + dice.below(size - 2)
    right, wrong = dice.some(_TAI, count), dice.some([kind for kind in KINDS if kind not in _TAI], size - count)
    return Task(
        game=GAME,
        prompt=plain("Chọn hết các quân tài.", "Choose every tài card."),
        mode=EachMode(cards=tuple(dice.some([*right, *wrong], size)), path="tai", value=True),
    )


def _joined(dice: Dice) -> Task:
    """Lay a lưng with one or two phỗng in it, and ask how many lưng the phu counts."""
    for _ in range(TRIES):
        kinds = [KINDS[index] for index in dice.one(LUNGS).indexes]
        called = dice.some(kinds, 1 + dice.below(2))
        cards = [kind for kind in kinds for _ in range(3 if kind in called else 1)]
        question = {"phu": [{"cards": short(tuple(cards)), "how": "phong"}]}
        said = asked(GAME, "count", **question)
        if "error" not in said:
            break
    else:
        raise AssertionError("no lưng holds such a phỗng")
    lung = said["lung"]
    values = sorted([lung, *dice.some([each for each in range(1, 9) if 0 < abs(each - lung) < 4], 1 + dice.below(3))])
    return Task(
        game=GAME,
        prompt=plain(
            "Phu lưng này có phỗng nằm trong. Cả phu đếm được mấy lưng?",
            "This lưng has phỗng in it. How many lưng does the whole set count?",
        ),
        mode=ChoiceMode(
            ask={"ask": "count", **question},
            path="lung",
            choices=tuple(Choice(value, Text(f"{value} lưng", f"{value} lưng")) for value in values),
        ),
        show=(Shown(Text("Dưới chiếu", "On the mat"), tuple(cards)),),
    )


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
    (GAME, CountMode.slug): Maker(
        seeded(CountMode.slug, _count),
        Scale(Text("số phỗng, khàn, thiên khai", "phỗng, khàn and thiên khai"), _khan_and_phong, 4, 6),
        ("TB-4", "TB-5", "TB-11", "TB-12"),
    ),
    (GAME, "ba-cuoc"): Maker(
        seeded(f"{GAME}:ba-cuoc", _won),
        Scale(Text("số lần điểm N", "how many times N you score"), _times, 1, 2),
        ("TB-15.1", "TB-15.2", "TB-15.3"),
        name=Text("Ba cước của tài bàn", "The three bonuses of tài bàn"),
        mode=ChoiceMode.slug,
    ),
    (GAME, "ghep-khac-loai"): Maker(
        seeded(f"{GAME}:ghep-khac-loai", _joined),
        Scale(OFFERED, offered, 2, 3),
        ("TB-4.2.1",),
        is_aside=True,
        name=Text("Phỗng nằm trong phu lưng", "Phỗng within a lưng"),
        mode=ChoiceMode.slug,
    ),
    (GAME, "quan-tai"): Maker(
        seeded(f"{GAME}:quan-tai", _tai_cards),
        Scale(SPREAD, spread, 6, 8),
        ("TB-5.1",),
        is_aside=True,
        name=Text("Quân tài", "The tài cards"),
        mode=EachMode.slug,
        rests=always("TB-5.1"),
    ),
}
