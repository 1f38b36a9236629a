"""Where a reader goes on, what fits what he has learned, and what a session puts to him."""

from datetime import date, timedelta

import pytest
from django.utils import timezone

from tests.depth import sample, some
from tests.every import every, for_each
from tutorials.catalogue import load
from tutorials.fresh import MAKERS
from tutorials.fresh.dice import Dice
from tutorials.fresh.levels import Level
from tutorials.learners import refs, schedule
from tutorials.learners.models import Kind, Learner
from tutorials.learners.schedule import Meeting
from tutorials.training import day, exercises, session
from tutorials.training.reader import Reader

OPEN = [game.slug for game in load().games if game.is_open]
LESSONS = [(f"{lesson.game}/{lesson.slug}", lesson) for game in OPEN for lesson in load().lessons(game)]


def reader(*lessons, missed: tuple[tuple[str, str, str, str], ...] = (), steps: tuple[str, ...] = ()) -> Reader:
    """Return somebody who has solved lessons, the last one last, and missed articles long enough ago."""
    now = timezone.now()
    names = [*steps, *(refs.of_step(each, step) for each in lessons[::-1] for step in each.steps if step.task)]
    done = tuple((Kind.STEP.value, name, now) for name in names)
    recalls = tuple(
        schedule.fresh(Learner(), Meeting(*each, is_right=False), now - timedelta(hours=1)) for each in missed
    )
    return Reader(done, recalls, is_known=True)


# where to go on


def test_one_goes_on_with_the_first_step_not_solved_of_the_last_lesson() -> None:
    first, second = load().lessons("chan")[:2]
    game = load().game("chan")
    steps = [step for step in second.steps if step.task]
    found = reader(first, steps=(refs.of_step(second, steps[0]),)).onward(game)
    assert (found.lesson, found.step) == (second, steps[1])
    assert second.steps[found.number - 1] is steps[1]


def test_a_step_passed_over_waits_until_the_others_are_done() -> None:
    lesson, after = load().lessons("chan")[:2]
    first, *later = [step for step in lesson.steps if step.task]
    names = [refs.of_step(lesson, step) for step in later]
    game = load().game("chan")
    assert reader(steps=(names[0],)).onward(game).step == later[1]
    assert reader(steps=tuple(names[::-1])).onward(game).lesson == after
    assert reader(*load().lessons("chan")[1:], steps=tuple(names[::-1])).onward(game).step == first


def test_whoever_has_solved_all_lessons_has_nowhere_to_go_on() -> None:
    assert reader(*load().lessons("ba-cay")).onward(load().game("ba-cay")) is None


def test_what_was_left_out_comes_after_the_end() -> None:
    first, *others = load().lessons("ba-cay")
    assert reader(*others).onward(load().game("ba-cay")).lesson == first


def test_the_latest_game_stands_first() -> None:
    one, other = load().lessons("sam")[0], load().lessons("chan")[0]
    assert [game.slug for game in reader(one, other).games()] == ["chan", "sam"]


def test_the_level_grows_with_the_lessons() -> None:
    lessons = load().lessons("chan")
    assert reader().level("chan") is Level.EASY
    assert reader(*lessons[: len(lessons) // 2]).level("chan") is Level.MIDDLING
    assert reader(*lessons).level("chan") is Level.HARD
    assert reader(*lessons).level("sam") is Level.EASY


# exercises under a name


def test_every_exercise_has_a_task_under_its_name() -> None:
    for name in ("fresh/to-tom/waits/7", "fresh/sam/an-trang-gi/1"):
        assert exercises.task_of(name)
    puzzle, lesson = load().puzzles("chan")[0], load().lessons("chan")[0]
    step = next(step for step in lesson.steps if step.task)
    assert exercises.task_of(f"puzzle/{refs.of_puzzle(puzzle)}") is puzzle.task
    assert exercises.task_of(f"step/{refs.of_step(lesson, step)}") is step.task
    assert exercises.kind_of(f"puzzle/{refs.of_puzzle(puzzle)}") == puzzle.kind
    assert exercises.kind_of("fresh/to-tom/waits/7") == "waits"


@for_each(
    "name",
    ["", "x", "fresh", "fresh/to-tom/waits", "fresh/to-tom/waits/0", "fresh/to-tom/waits/x", "fresh/sam/waits/1",
     "puzzle/to-tom/none", "puzzle/none/x", "step/to-tom/bo-bai/none", "step/a/b/c/d", "fresh/to-tom/waits/²"],
)  # fmt: skip
def test_a_name_of_nothing_has_no_task(name: str) -> None:
    assert exercises.task_of(name) is None


def test_what_is_missed_comes_back_as_another_hand_of_the_same_kind() -> None:
    names = {exercises.like("to-tom", "TT-13.9", "waits", Level.EASY, Dice(f"{n}")) for n in range(4)}
    assert len(names) == 4
    assert all(name.startswith("fresh/to-tom/waits/") for name in names)


def test_what_is_not_made_afresh_comes_from_the_collection_and_never_the_same() -> None:
    """Nobody deals hands about what is paid in tá lả: the puzzles and steps about it take turns."""
    trained = [maker for (game, _kind), maker in MAKERS.items() if game == "ta-la"]
    articles = [article for lesson in load().lessons("ta-la") for article in lesson.articles]
    article = next(each for each in articles[::-1] if not any(maker.trains(each) for maker in trained))
    first = exercises.like("ta-la", article, "number", Level.EASY, Dice("a"))
    assert first is not None and not first.startswith("fresh/")
    for number in range(20):
        assert exercises.like("ta-la", article, "number", Level.EASY, Dice(f"{number}"), (first,)) != first


def test_every_article_of_every_lesson_can_come_back() -> None:
    def check(lesson) -> None:
        for article in lesson.articles[: some(2, deep=99)]:
            name = exercises.like(lesson.game, article, "", Level.EASY, Dice(article))
            assert name and exercises.task_of(name), article

    every(sample(LESSONS, 6), check)


# after a lesson


def test_after_a_lesson_come_three_hands_of_just_that() -> None:
    def check(lesson) -> None:
        three = exercises.three_after(lesson)
        if three.kind:
            assert any(MAKERS[lesson.game, three.kind].trains(article) for article in lesson.articles)
        assert all(set(puzzle.articles) & set(lesson.articles) for puzzle in three.puzzles)
        assert list(three.puzzles) == sorted(three.puzzles, key=lambda puzzle: puzzle.level)

    every(LESSONS, check)


def test_after_every_lesson_but_those_of_no_hand_at_all_there_is_something_to_try() -> None:
    without = [name for name, each in LESSONS if exercises.three_after(each) == exercises.Three("", ())]
    assert len(without) <= 2


def test_every_lesson_has_fresh_hands() -> None:
    assert [name for name, lesson in LESSONS if not exercises.three_after(lesson).kind] == []


# a session


def test_what_is_due_comes_first_and_every_third_hand_is_new() -> None:
    lessons = load().lessons("chan")[:3]
    found = reader(*lessons, missed=(("chan", "CH-7.1", "cuoc-va-diem", "puzzle/chan/x"),))
    due = session.next_hand(found, 1, "", Dice("a"))
    assert (due.article, due.name.split("/")[2]) == ("CH-7.1", "cuoc-va-diem")
    new = session.next_hand(found, 3, due.name, Dice("a"))
    assert new.article != "CH-7.1" and new.article in {each for lesson in lessons for each in lesson.articles}


def test_a_stranger_is_dealt_something_easy() -> None:
    found = session.next_hand(Reader(), 1, "", Dice("a"))
    task = exercises.task_of(found.name)
    _sort, game, kind, _seed = found.name.split("/")
    assert MAKERS[game, kind].scale.level(task) is Level.EASY


def test_a_session_never_puts_the_same_exercise_twice_in_a_row() -> None:
    found = reader(load().lessons("ta-la")[5], missed=(("ta-la", "TL-11.1", "number", "step/ta-la/hang-va-den/x"),))
    before = ""
    for place in range(1, session.HANDS + 1):
        each = session.next_hand(found, place, before, Dice(f"{place}"))
        assert each.name != before
        before = each.name


# the hand of the day


@pytest.mark.parametrize("game", OPEN)
def test_every_day_has_a_hand_of_every_level(game: str) -> None:
    today = date(2026, 11, 23)
    for level in Level:
        hand = day.hand_of(game, today, level)
        assert MAKERS[game, hand.kind].scale.level(hand.task) is level
        assert hand.kind in exercises.kinds_for(game, level)
    assert len({day.hand_of(game, today - timedelta(days=n), Level.EASY).seed for n in range(some(2, deep=7))}) > 1


def test_the_easiest_hand_asks_nothing_that_the_first_quarter_does_not_teach() -> None:
    def check(game: str) -> None:
        lessons = load().lessons(game)
        for kind in exercises.kinds_for(game, Level.EASY):
            assert exercises.taught(game)[kind] <= max(0, exercises.SHARE[Level.EASY] * len(lessons))

    every([(game, game) for game in OPEN], check)


@pytest.mark.parametrize("word", ["", "x", "2026-2-3", "2026-02-30", "20261123", "9999-01-01", "2000-01-01"])
def test_a_day_without_a_hand_is_none(word: str) -> None:
    assert day.day_of(word) is None


def test_today_and_yesterday_have_hands_and_tomorrow_has_not() -> None:
    today = timezone.localdate()
    assert day.day_of(today.isoformat()) == today
    assert day.day_of((today - timedelta(days=1)).isoformat())
    assert day.day_of((today + timedelta(days=1)).isoformat()) is None
