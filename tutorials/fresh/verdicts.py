"""Cases about one chapter of a law each: may this be done, which line is at fault, what must be said?"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

from tutorials.catalogue import Task, Text
from tutorials.engine import ask
from tutorials.fresh.anew import Question, dealt_anew, examples, exercises, in_record, named
from tutorials.fresh.dice import Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale, always, is_within
from tutorials.fresh.making import plain
from tutorials.fresh.totom import possible_phu
from tutorials.tasks.modes.call import CallMode
from tutorials.tasks.modes.claim import ClaimMode
from tutorials.tasks.modes.cuoc import CuocMode
from tutorials.tasks.modes.fault import FaultMode
from tutorials.tasks.modes.win import WinMode

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
    rests: tuple[str, ...] = ()  # the clauses on which each verdict rests, though no proof names them
    is_stored: bool = False  # the cases of lessons and puzzles are dealt, instead of the examples of the law
    preset: str = ""  # under whose rules

    @property
    def chapters(self) -> tuple[str, ...]:
        """Return the articles whose examples are dealt."""
        return self.told_in or self.articles


@lru_cache(maxsize=16)
def _cases(chapter: Chapter, name: str, slug: str) -> tuple[Question, ...]:
    """Return the cases of a chapter: those of the law, or those of exercises about it, and lawful ones."""
    if not chapter.is_stored:
        return examples(chapter.game, name, chapter.chapters) or exercises(chapter.game, slug)
    plainly = ({**each, "rules": chapter.preset} for each in exercises(chapter.game, slug) if chapter.preset)
    stored = [(each, ask(each)) for each in (*exercises(chapter.game, slug, chapter.preset), *plainly)]
    about = [each for each, said in stored if said.get("faults") and _is_about(chapter, said["articles"])]
    lawful = [each for each, said in stored if not said.get("faults", True)]
    return (*about, *lawful[: len(about)])


def _is_about(chapter: Chapter, clauses: Iterable[str]) -> bool:
    return any(is_within(clause, own) for clause in clauses for own in chapter.chapters)


def _same_ruling(said: Any) -> object:
    return said["result"], said["articles"]


def _claim(chapter: Chapter, dice: Dice) -> Task:
    """Deal an example of the law anew."""
    case = dealt_anew(_cases(chapter, "claim", ClaimMode.slug), dice, _same_ruling)
    case.pop("rules", None)
    return Task(
        game=chapter.game,
        prompt=plain(
            "Một người làm như sau. Thế là được, là ù lành làng, hay bị báo?",
            "This is what a player did. What is the ruling?",
        ),
        mode=ClaimMode(case=case),
        rules=chapter.preset or None,
    )


def _same_faults(said: Any) -> object:
    return [(fault["turn"], fault["fault"], fault["article"], fault["result"]) for fault in said["faults"]]


def _fault(chapter: Chapter, dice: Dice) -> Task:
    """Deal a record of the law anew."""
    bases = _cases(chapter, "turns", FaultMode.slug)
    return Task(
        game=chapter.game,
        prompt=plain("Đọc ván này. Có dòng nào phạm lỗi không?", "Read this hand. Is any line at fault?"),
        mode=FaultMode(record=dealt_anew(bases, dice, _same_faults)["record"]),
        rules=chapter.preset or None,
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


def claims(*chapters: Chapter) -> Makers:
    """Return the makers of cases that are ruled on."""
    return _makers(chapters, _claim, Text("số quân trong việc phải xử", "cards in the case"), _named_cards)


def faults(*chapters: Chapter) -> Makers:
    """Return the makers of records with a line at fault, or none."""
    return _makers(chapters, _fault, Text("số quân ghi trong ván", "cards in the record"), _recorded_cards)


def calls(*chapters: Chapter) -> Makers:
    """Return the makers of hands at which something must be said."""
    counted = Text("số phu có thể ghép trong bài", "sets that the hand could make")
    return _makers(chapters, _call, counted, possible_phu)


def _makers(
    chapters: Iterable[Chapter], make: Callable[[Chapter, Dice], Task], counted: Text, count: Callable[[Task], int]
) -> Makers:
    return {
        (chapter.game, chapter.kind): Maker(
            seeded(f"{chapter.game}:{chapter.kind}", partial(make, chapter)),
            Scale(counted, count, chapter.easy, chapter.middling),
            chapter.articles,
            is_aside=chapter.is_stored,
            name=chapter.name,
            rests=always(*chapter.rests),
        )
        for chapter in chapters
    }
