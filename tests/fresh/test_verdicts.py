"""Cases dealt anew: about their own chapter of the law, with other cards, and ruled by the engine as their example."""

from collections.abc import Iterable

from tests.depth import some
from tests.every import every
from tests.tasks.answers import turns
from tests.tasks.test_judge import answer
from tutorials.fresh import LAST_SEED, Level, chan_verdicts, fresh_task, totom_verdicts
from tutorials.fresh import MAKERS as ALL
from tutorials.fresh.anew import dealt_anew, examples, in_record, named
from tutorials.fresh.dice import Dice
from tutorials.fresh.totom_verdicts import _CALLS, _CLAIMS, _FAULTS
from tutorials.tasks.mode import mode_of
from tutorials.tasks.questions import Asker

SEEDS = (*range(1, some(6, deep=40)), LAST_SEED)
MAKERS = chan_verdicts.MAKERS | totom_verdicts.MAKERS
NAMED = [("/".join(key), key) for key in sorted(MAKERS)]
CHAPTERS = [(each.kind, each) for each in (*_CLAIMS, *_FAULTS, *chan_verdicts._FAULTS)]


def enough(count: int, things: Iterable[object]) -> bool:
    """Say whether so many of the things differ; no more of them are made than that takes."""
    seen: set[object] = set()
    return any(len(seen) >= count for thing in things if not seen.add(thing))


def test_a_seed_gives_the_same_case_and_its_answer_is_accepted() -> None:
    def check(game: str, kind: str) -> None:
        for seed in SEEDS:
            task = fresh_task(game, kind, seed)
            assert task == fresh_task(game, kind, seed) and task.game == game
            for data in turns(task):
                assert answer(task, **data).is_solved, seed

    every(NAMED, lambda key: check(*key))


def test_every_kind_has_a_name_and_many_cases() -> None:
    def check(game: str, kind: str) -> None:
        assert MAKERS[game, kind].name.vi and MAKERS[game, kind].name.en
        assert enough(10, (str(fresh_task(game, kind, seed).mode) for seed in range(1, 31)))

    every(NAMED, lambda key: check(*key))


def test_a_ruling_comes_in_more_than_one_sort() -> None:
    """Who always answers the same is not right: what may be done and what may not both come up."""

    def check(chapter) -> None:
        tasks = (fresh_task(chapter.game, chapter.kind, seed) for seed in range(1, 41))
        assert enough(2, (bool(_result(task)) for task in tasks))

    every(CHAPTERS, check)


def _result(task) -> object:
    said = mode_of(task).said(Asker(task, "vi"))
    return said["faults"] if "faults" in said else said["result"]


def test_what_must_be_said_is_one_of_the_chapters_calls() -> None:
    def check(chapter) -> None:
        for seed in SEEDS:
            task = fresh_task(chapter.game, chapter.kind, seed)
            assert set(mode_of(task).right(Asker(task, "vi"))) & set(chapter.calls), seed

    every([(each.kind, each) for each in _CALLS], check)


def test_a_question_dealt_anew_is_answered_as_before() -> None:
    (base, *_), dice = examples("to-tom", "claim", ("TT-9.10",)), Dice("a")
    cases = [dealt_anew((base,), dice, lambda said: (said["result"], said["articles"])) for _ in range(5)]
    assert len({str(case) for case in cases}) > 1
    assert all([*map(len, named(case))] == [*map(len, named(base))] for case in cases)


def test_cards_of_a_record_are_counted_in_both_ways_of_writing() -> None:
    assert in_record("Tay B: 8v8w\nA đánh 8 sách\nB ăn 8 sách với 8v8w\nNọc: 12\n") == 6


def test_what_showing_earns_comes_in_all_sorts_at_every_level() -> None:
    """Nobody is right who always says the same."""
    tasks = [fresh_task("tam-cuc", "trinh-lang", seed) for seed in range(1, 121)]
    scale = ALL["tam-cuc", "trinh-lang"].scale
    for level in Level:
        found = {mode_of(task).said(Asker(task, "vi"))["cay"] for task in tasks if scale.level(task) is level}
        assert len(found) >= 2


def test_what_is_paid_is_gained_by_some_and_lost_by_others() -> None:
    tasks = [fresh_task("ta-la", "tra-bao-nhieu", seed) for seed in range(1, 41)]
    for task in tasks:
        assert sum(mode_of(task).said(Asker(task, "vi"))["payments"]) == 0
        assert len({choice.value for choice in task.mode.choices}) == 3
