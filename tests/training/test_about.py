"""What comes back is about the article that is due, and a mistake is booked against what was really asked."""

import pytest

from tests.depth import sample, some
from tests.every import every
from tutorials.catalogue import load
from tutorials.fresh import MAKERS
from tutorials.fresh.dice import Dice
from tutorials.fresh.levels import Level, is_within
from tutorials.tasks.mode import mode_of
from tutorials.tasks.questions import Asker
from tutorials.training import asked as asked_of
from tutorials.training import exercises
from tutorials.training.asked import asked_by, check_asked, count, told_by


def dealt(game: str, article: str, kind: str, start: str = "a") -> str:
    name = exercises.like(game, article, kind, Level.EASY, Dice(start))
    assert name is not None
    return name


def told(name: str) -> tuple[str, ...]:
    _sort, game, kind, _seed = name.split("/")
    return told_by(MAKERS[game, kind], exercises.task_of(name), "vi")


@pytest.mark.parametrize(
    ("article", "kind", "other"),
    [("TT-15.9", "waits", "cuoc"), ("TT-10.1", "each", "xu-danh"), ("TT-2.1", "each", "win")],
)
def test_a_kind_that_does_not_train_the_article_is_not_taken(article: str, kind: str, other: str) -> None:
    assert dealt("to-tom", article, kind).startswith(f"fresh/to-tom/{other}/")


@pytest.mark.parametrize(
    ("game", "article", "kind"),
    [
        ("to-tom", "TT-0.1", "each"),
        ("to-tom", "TT-11.2", "loose"),
        ("to-tom", "TT-12.1", "loose"),
        ("to-tom", "TT-0.3", "each"),
        ("to-tom", "TT-15.9", "cuoc"),
        ("to-tom", "TT-4.2", "group"),
        ("chan", "CH-4.2", "bat-bao"),
        ("chan", "CH-8.16", "choice"),
        ("to-tom-diem", "TD-4.3", "ba-la-co"),
        ("sam", "SL-5.6", "an-trang-gi"),
        ("to-tom", "TT-16.5.1", "gop-quy"),
        ("to-tom", "TT-2.5", "choice"),
        ("to-tom", "TT-4.3", "one"),
        ("chan", "CH-2.4", "pick"),
        ("chan", "CH-1.5", "pick"),
        ("tai-ban", "TB-4.2.2", "count"),
        ("tam-cuc", "TC-2.2", "pick"),
        ("tam-cuc", "TC-1.1", "one"),
        ("to-tom-diem", "TT-5.2", "arrange"),
        ("to-tom-diem", "TT-4.2", "group"),
        ("tai-ban", "TT-4.4.8", "group"),
        ("tai-ban", "TB-1.1", "table"),
        ("sam", "SL-1.1", "table"),
        ("ba-cay", "BC-1.1", "table"),
        ("bai-cao", "BA-1.1", "table"),
        ("xi-dach", "XD-1.1", "table"),
        ("ta-la", "TL-1.1", "table"),
        ("tam-cuc", "TC-0.1", "table"),
        ("to-tom", "TT-15.1", "cuoc"),
        ("to-tom", "TT-15.14.1", "cuoc"),
        ("bi-tu", "TT-15.3", "cuoc"),
        ("to-tom-diem", "TD-7.3", "choice"),
        ("ba-cay", "BC-5.2", "choice"),
        ("ba-cay", "BC-5.5", "number"),
        ("bai-cao", "BA-5.2", "choice"),
        ("bai-cao", "BA-5.4", "choice"),
        ("sam", "SL-4.1", "choice"),
        ("sam", "SL-4.3", "choice"),
        ("sam", "SL-4.4", "choice"),
        ("sam", "SL-6.3", "choice"),
        ("sam", "SL-7.2", "choice"),
        ("ta-la", "TL-5.5", "choice"),
        ("xi-dach", "XD-5.3", "choice"),
        ("tai-ban", "TB-5.1", "each"),
        ("tai-ban", "TB-13.1", "waits"),
        ("bi-tu", "BT-15.1", "choice"),
        ("tam-cuc", "TC-6.1", "table"),
        ("xi-dach", "XD-5.5", "choice"),
        ("sam", "SL-4.5", "table"),
        ("xi-dach", "XD-1.3", "table"),
        ("to-tom-diem", "TD-1.1", "table"),
        ("to-tom", "TT-1.3.1", "each"),
        ("to-tom", "TT-8.2", "each"),
        ("to-tom", "TT-16.18", "table"),
    ],
)
def test_what_asks_about_several_articles_is_dealt_by_the_one_that_is_due(game: str, article: str, kind: str) -> None:
    for start in range(some(2, deep=4)):
        name = dealt(game, article, kind, f"{start}")
        assert name.startswith("fresh/")
        assert any(is_within(each, article) for each in told(name))


@pytest.mark.parametrize(("game", "article"), [("sam", "SL-4.6")])
def test_what_no_fresh_hand_asks_comes_from_what_is_stored_about_it(game: str, article: str) -> None:
    """The last card said came back as “Does this beat that?”, whose kind trains SL-4 and never asks it."""
    for start in range(4):
        name = dealt(game, article, "choice", f"{start}")
        task = exercises.task_of(name)
        assert not name.startswith("fresh/") and task is not None
        assert article in {line.article for line in mode_of(task).solve(Asker(task, "vi")).lines}


def test_a_mistake_is_booked_against_what_was_asked() -> None:
    kinds = {
        told_by(MAKERS["to-tom", "each"], exercises.task_of(f"fresh/to-tom/each/{n}"), "vi"): n for n in range(1, 30)
    }
    suits = f"fresh/to-tom/each/{kinds['TT-0.1',]}"
    assert exercises.asked_in(suits, exercises.task_of(suits), "TT-0.3", "vi") == "TT-0.1"
    yeu = f"fresh/to-tom/each/{kinds['TT-0.3',]}"
    assert exercises.asked_in(yeu, exercises.task_of(yeu), "TT-0.3", "vi") == "TT-0.3"
    step = "step/to-tom/bo-bai/chat-van"
    assert exercises.asked_in(step, exercises.task_of(step), "TT-0.3", "vi") == "TT-0.3"


def test_what_is_stored_takes_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no hand is dealt of an article, every step of the lesson comes up."""
    lesson = next(each for each in load().lessons("to-tom") if "TT-16.5.1" in each.articles)
    steps = {f"step/to-tom/{lesson.slug}/{step.id}" for step in lesson.steps if step.task}
    monkeypatch.setattr(exercises, "kinds_about", lambda *asked: [])
    assert steps <= {dealt("to-tom", "TT-16.5.1", "choice", f"{n}") for n in range(99)}


@pytest.mark.parametrize(
    ("game", "lesson", "step", "article"),
    [
        ("to-tom", "khan-up-va-day", "khe-khan", "TT-11.4"),  # the lesson names it
        ("to-tom", "an-va-danh", "an-doc", "TT-4.2"),  # an earlier lesson does: the doors are not asked about
        ("sam", "muoi-la-nam-bo", "thu-tu", "SL-3.1"),
        ("tai-ban", "ba-nguoi", "gom-phu", "TT-4.2"),  # the law of the sister game
        ("tai-ban", "ba-nguoi", "ba-cua", "TB-1.1"),  # no hand of its game is dealt of what its proof names
        ("xi-dach", "diem-va-hai-la-dau", "van-nho", "XD-1.1"),  # played at the table: no proof
    ],
)
def test_a_mistake_in_a_lesson_is_booked_against_what_was_asked(
    game: str, lesson: str, step: str, article: str
) -> None:
    found = load().lesson(game, lesson)
    assert found is not None and (asked := found.step(step)) is not None and asked.task is not None
    assert exercises.article_of(asked.task, found.articles, "vi") == article


# all that the lessons ask


def asked() -> list[tuple[str, str, str]]:
    """Return game, article and kind of every task of a lesson, as it is written down."""
    lessons = [lesson for game in load().games if game.is_open for lesson in load().lessons(game.slug)]
    return [
        (lesson.game, exercises.article_of(step.task, lesson.articles, "vi"), step.task.mode.slug)
        for lesson in lessons
        for step in lesson.steps
        if step.task
    ]


def is_made_for(game: str, article: str, kind: str) -> bool:
    """Say whether a kind that asks about little else trains the article."""
    return any(not MAKERS[game, each].is_broad for each in exercises.kinds_about(game, article, kind))


def test_after_every_task_of_a_lesson_comes_a_fresh_hand_about_its_article() -> None:
    tasks = asked()
    assert len(tasks) > 590
    left = [each for each in tasks if not is_made_for(*each)]
    names = [(each, dealt(*each)) for each in (*left, *sample(tasks, 12))]
    stored = [each for each, name in names if not name.startswith("fresh/")]
    assert stored == []
    assert all(MAKERS[game, name.split("/")[2]].trains(article) for (game, article, _kind), name in names)


def test_every_task_of_a_lesson_is_followed_by_a_fresh_hand_that_names_its_clause() -> None:
    """Of all of them, with `--deep`: 601."""
    tasks = sample(sorted(set(asked())), 40)
    names = [(article, dealt(game, article, kind)) for game, article, kind in tasks]
    assert [each for each in names if not each[1].startswith("fresh/")] == []
    assert [each for each in names if not any(is_within(clause, each[0]) for clause in told(each[1]))] == []


def test_a_kind_that_is_only_asked_again_is_no_hand_of_a_lesson_or_a_day() -> None:
    aside = {key for key, maker in MAKERS.items() if maker.is_aside}
    assert ("chan", "chia-bai") in aside
    for game in {game for game, _kind in aside}:
        assert not any((game, kind) in aside for level in Level for kind in exercises.kinds_for(game, level))
        assert not any((game, exercises.best_kind(lesson)) in aside for lesson in load().lessons(game))


def test_what_each_kind_asks_about_is_written_down_as_it_is() -> None:
    """After a change of those who make fresh exercises: manage.py write_asked."""
    every([("/".join(key), key) for key in sample(sorted(MAKERS), 5)], lambda key: _same(asked_by(*key), count(*key)))


def _same(written: object, counted: object) -> None:
    assert written == counted


def test_a_kind_that_was_never_counted_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [*check_asked()] == []
    monkeypatch.delitem(asked_of.MAKERS, ("ba-cay", "sap"))
    monkeypatch.setitem(asked_of.MAKERS, ("ba-cay", "moi"), MAKERS["ba-cay", "ai-hon"])
    assert [f"{each.field}: {each.message}" for each in check_asked()] == [
        "ba-cay/moi: what it asks about was never counted: run manage.py write_asked",
        "ba-cay/sap: there is no such kind of exercise: run manage.py write_asked",
    ]


def test_every_kind_has_its_line_of_what_it_asks_about() -> None:
    assert [key for key in MAKERS if not asked_by(*key)] == []
