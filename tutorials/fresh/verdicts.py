"""Cases about one chapter of a law each: may this be done, which line is at fault, what must be said?"""

from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

from tutorials.catalogue import Task, Text
from tutorials.engine import ask
from tutorials.engine.totom.score.calls import CALLS
from tutorials.fresh.anew import Question, dealt_anew, examples, exercises, in_record, named
from tutorials.fresh.dice import Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import plain
from tutorials.fresh.totom import possible_phu
from tutorials.tasks.modes.call import CallMode
from tutorials.tasks.modes.claim import ClaimMode
from tutorials.tasks.modes.cuoc import CuocMode
from tutorials.tasks.modes.fault import FaultMode
from tutorials.tasks.modes.win import WinMode

TO_TOM, TAI_BAN, CHAN = "to-tom", "tai-ban", "chan"
_CHAPTERS_OF_CALLS = ("TT-5", "TT-9", "TT-11", "TT-12", "TT-14", "TT-16")


@dataclass(frozen=True, slots=True)
class Chapter:
    """What the cases of one kind are about."""

    game: str
    kind: str
    name: Text
    articles: tuple[str, ...]
    easy: int
    middling: int  # of what is counted on its kind
    calls: tuple[str, ...] = ()  # one of these must be said
    told_in: tuple[str, ...] = ()  # the articles whose examples are dealt, where they are not its own

    @property
    def chapters(self) -> tuple[str, ...]:
        """Return the articles whose examples are dealt."""
        return self.told_in or self.articles


def _same_ruling(said: Any) -> object:
    return said["result"], said["articles"]


def _claim(chapter: Chapter, dice: Dice) -> Task:
    """Deal an example of the law anew."""
    bases = examples(chapter.game, "claim", chapter.chapters)
    return Task(
        game=chapter.game,
        prompt=plain(
            "Một người làm như sau. Thế là được, là ù lành làng, hay bị báo?",
            "This is what a player did. What is the ruling?",
        ),
        mode=ClaimMode(case=dealt_anew(bases, dice, _same_ruling)),
    )


def _same_faults(said: Any) -> object:
    return [(fault["turn"], fault["fault"], fault["article"], fault["result"]) for fault in said["faults"]]


def _fault(chapter: Chapter, dice: Dice) -> Task:
    """Deal a record of the law anew."""
    bases = examples(chapter.game, "turns", chapter.chapters) or exercises(chapter.game, FaultMode.slug)
    return Task(
        game=chapter.game,
        prompt=plain("Đọc ván này. Có dòng nào phạm lỗi không?", "Read this hand. Is any line at fault?"),
        mode=FaultMode(record=dealt_anew(bases, dice, _same_faults)["record"]),
    )


@lru_cache(maxsize=16)
def _spoken(chapter: Chapter) -> tuple[Question, ...]:
    """Return the hands at which one of a chapter's conditions must be said."""
    told = examples(chapter.game, "win", _CHAPTERS_OF_CALLS)
    asked = (*told, *(each for mode in (CallMode, WinMode, CuocMode) for each in exercises(chapter.game, mode.slug)))
    plainly = [{key: value for key, value in each.items() if key not in ("called", "announced")} for each in asked]
    return tuple(each for each in plainly if set(chapter.calls) & set(ask(each).get("announce", ())))


def _call(chapter: Chapter, dice: Dice) -> Task:
    """Deal a hand anew at which the same conditions must be said."""
    bases = _spoken(chapter)
    hand = dealt_anew(bases, dice, lambda said: (said["result"], set(chapter.calls) & set(said.get("announce", ()))))
    winning, streak = hand.pop("winning"), hand.pop("streak", 0)
    return Task(
        game=chapter.game,
        prompt=plain(
            "Bài ù, sắp hạ. Phải hô và xướng những gì?", "You win and are about to show your hand. What must you say?"
        ),
        mode=CallMode(hand=hand, winning=winning, streak=streak),
    )


def _named_cards(task: Task) -> int:
    assert isinstance(task.mode, ClaimMode)
    return sum(len(cards) for cards in named(task.mode.case))


def _recorded_cards(task: Task) -> int:
    assert isinstance(task.mode, FaultMode)
    return in_record(task.mode.record)


_CLAIMS = (
    Chapter(
        TO_TOM, "xu-an", Text("Xử việc ăn và cửa", "Judge: taking cards, and doors"),
        ("TT-8.1", "TT-8.2", "TT-8.3", "TT-8.4", "TT-9.1", "TT-9.3", "TT-9.4", "TT-9.5", "TT-9.12", "TT-11.9"), 2, 3,
    ),
    Chapter(
        TO_TOM, "xu-danh", Text("Xử việc đánh", "Judge: discards"),
        ("TT-10.1", "TT-10.2", "TT-10.3", "TT-10.4", "TT-10.5"), 4, 5,
    ),
    Chapter(
        TO_TOM, "xu-truoc-sau", Text("Xử quân đến trước, đến sau", "Judge: earlier and later cards"),
        ("TT-5.4", "TT-5.5", "TT-5.6", "TT-9.9", "TT-9.14.1"), 4, 6,
    ),
    Chapter(
        TO_TOM, "xu-an-it", Text("Xử ăn ít đánh nhiều", "Judge: few cards placed, many discarded"),
        ("TT-9.2", "TT-9.10", "TT-16.17", "TT-16.19.1", "TT-16.19.4"), 9, 11,
    ),
    Chapter(
        TO_TOM, "xu-buon-phu", Text("Xử đổi phu, buôn phu", "Judge: changing and trading sets"),
        ("TT-5.4.3", "TT-9.11", "TT-9.14.5", "TT-10.5", "TT-16.16", "TT-16.19.2"), 7, 9,
    ),
    Chapter(
        TO_TOM, "xu-duoi-chieu", Text("Xử quân dưới chiếu", "Judge: cards on the mat"),
        ("TT-5.8", "TT-9.6", "TT-9.7", "TT-9.14.4", "TT-9.15", "TT-16.19.3"), 6, 8,
    ),
    Chapter(
        TO_TOM, "xu-bo-bai", Text("Xử bó bài", "Judge: bound cards"), ("TT-10.3", "TT-10.4", "TT-16.22"), 5, 7
    ),
    Chapter(
        TO_TOM, "xu-nhe-nang", Text("Xử lỗi nhẹ, lỗi nặng", "Judge: minor and serious faults"), ("TT-16.18",), 5, 8,
        told_in=("TT-8", "TT-9", "TT-10", "TT-16"),
    ),
)  # fmt: skip
_FAULTS = (
    Chapter(
        TO_TOM, "loi-khan", Text("Bắt lỗi về khàn", "Find the fault: khàn"),
        ("TT-11.2", "TT-11.3.1", "TT-11.3.4", "TT-11.4", "TT-11.5", "TT-11.6.2", "TT-11.8"), 8, 17,
    ),
    Chapter(
        TO_TOM, "loi-thien-khai", Text("Bắt lỗi về thiên khai", "Find the fault: thiên khai"),
        ("TT-12.2.1", "TT-12.2.3", "TT-12.2.4", "TT-12.3", "TT-12.4.1", "TT-12.4.2", "TT-12.4.4"), 14, 19,
    ),
    Chapter(
        TO_TOM, "loi-cuoi-van",
        Text("Bắt lỗi lúc tranh quân và cuối ván", "Find the fault: rival calls and the end of the hand"),
        ("TT-8.5", "TT-9.13", "TT-14.8", "TT-16.14", "TT-16.23"), 6, 20,
    ),
    Chapter(
        TO_TOM, "loi-trai-vi", Text("Bắt lỗi xếp phu dưới chiếu", "Find the fault: sets on the mat"),
        ("TT-9.16", "TT-1.3.3"), 12, 15,
    ),
    Chapter(
        TAI_BAN, "loi-tai-ban", Text("Bắt lỗi ở tài bàn", "Find the fault: tài bàn"), ("TB-16.1",), 4, 8,
    ),
    Chapter(
        CHAN, "loi-luot-cua", Text("Bắt lỗi về lượt và cửa", "Find the fault: turns and doors"),
        ("CH-4.1", "CH-4.2", "CH-4.3", "CH-4.6", "CH-8.3", "CH-8.9", "CH-8.10", "CH-8.11"), 2, 4,
    ),
    Chapter(
        CHAN, "loi-chiu", Text("Bắt lỗi về chíu", "Find the fault: chíu"),
        ("CH-5", "CH-4.4", "CH-4.5", "CH-8.14", "CH-8.19"), 3, 5,
    ),
    Chapter(
        CHAN, "loi-an-danh", Text("Bắt lỗi khi ăn và đánh", "Find the fault: taking and discarding"),
        (
            "CH-8.2", "CH-8.4", "CH-8.5", "CH-8.6", "CH-8.7", "CH-8.8", "CH-8.13", "CH-8.15", "CH-8.17", "CH-8.20",
            "CH-8.21", "CH-9.2",
        ),
        4, 7,
    ),
)  # fmt: skip
_CALLS = (
    Chapter(
        TO_TOM, "ho-tai-kien", Text("Hô tái kiến", "What to declare: tái kiến (seen again)"),
        ("TT-9.14.3", "TT-9.7"), 4, 7, ("kien-bat-tai",),
    ),
    Chapter(
        TO_TOM, "ho-phong", Text("Hô phỗng, hô dậy khàn", "What to declare: phỗng and raising a khàn"),
        ("TT-9.14", "TT-11.6"), 7, 10, ("phong", "u-khong-phong", "tien-u-hau-day", "tien-day-hau-u"),
    ),
    Chapter(
        TO_TOM, "ho-tra-chen", Text("Hô trả chén", "What to declare: returning the cups"),
        ("TT-11.3", "TT-12.4.3", "TT-16.2", "TT-16.20"), 7, 10,
        ("an-ca", "an-hai-danh-mot", "an-ba-danh-mot", "an-hai-danh-hai"),
    ),
    Chapter(
        TO_TOM, "ho-hoan", Text("Hô yêu hoàn yêu, bí hoàn bí", "What to declare: yêu hoàn yêu, bí hoàn bí"),
        ("TT-11.7", "TT-11.8", "TT-16.21"), 7, 10, ("bi-hoan-bi", "yeu-hoan-yeu"),
    ),
    Chapter(
        TO_TOM, "ho-moi-loi", Text("Hô mọi lời", "What to declare: everything"),
        ("TT-14.7", "TT-14.9", "TT-14.10", "TT-11.3.3", "TT-11.6.3", "TT-11.6.4", "TT-16.20"), 7, 10, tuple(CALLS),
    ),
)  # fmt: skip
_SORTS = (
    (_CLAIMS, _claim, Text("số quân trong việc phải xử", "cards in the case"), _named_cards),
    (_FAULTS, _fault, Text("số quân ghi trong ván", "cards in the record"), _recorded_cards),
    (_CALLS, _call, Text("số phu có thể ghép trong bài", "sets that the hand could make"), possible_phu),
)
MAKERS: Makers = {
    (chapter.game, chapter.kind): Maker(
        seeded(f"{chapter.game}:{chapter.kind}", partial(make, chapter)),
        Scale(counted, count, chapter.easy, chapter.middling),
        chapter.articles,
        name=chapter.name,
    )
    for chapters, make, counted, count in _SORTS
    for chapter in chapters
}
