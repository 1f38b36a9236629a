"""What comes back, and when: mistakes at once, what is known after longer and longer times, a lesson after days."""

from datetime import UTC, datetime, timedelta

import pytest
from django.http import HttpResponse
from django.utils import timezone

from tests.progress.visitor import visit
from tutorials.learners import memory, schedule
from tutorials.learners.memory import COOKIE, Known
from tutorials.learners.models import Kind, Learner, Recall
from tutorials.learners.schedule import Meeting

pytestmark = pytest.mark.django_db
NOW = datetime(2026, 11, 23, 8, tzinfo=UTC)
Cookies = dict[str, str]


def met(ref: str = "puzzle/to-tom/the-1", *, right: bool = False, asked: bool = False, article: str = "TT-13.9"):
    return Meeting("to-tom", article, "waits", ref, is_right=right, is_asked=asked)


def written(cookies: Cookies | None, deed=None, meeting=None) -> Cookies:
    response, request = HttpResponse(), visit(cookies)
    note = memory.write(request, deed, meeting)
    assert not note.is_lost
    note.sign(request, response)
    return (cookies or {}) | {name: morsel.value for name, morsel in response.cookies.items()}


@pytest.fixture
def learner() -> Cookies:
    """Somebody with rows, who has met nothing that comes back."""
    first = written(None, (Kind.STEP, "to-tom/a/b"))
    return written(first, (Kind.STEP, "to-tom/a/c"))


def due(cookies: Cookies) -> list[str]:
    now = timezone.now()
    return [recall.article for recall in memory.recalls(visit(cookies)) or () if recall.due <= now]


# the schedule


def test_a_mistake_is_due_within_the_hour_and_what_is_known_after_days() -> None:
    missed, known = (schedule.fresh(Learner(), met(right=right), NOW) for right in (False, True))
    assert missed.due - NOW == schedule.SOON
    assert known.due - NOW >= timedelta(days=1)


def test_what_is_known_again_and_again_comes_after_longer_and_longer_times() -> None:
    recall = schedule.fresh(Learner(), met(right=True), NOW)
    pauses, now = [], NOW
    for number in range(5):
        pauses.append(recall.due - now)
        now = recall.due
        recall = schedule.met_again(recall, met(f"fresh/to-tom/waits/{number}", right=True, asked=True), now)
        assert recall is not None
    assert pauses == sorted(pauses) and pauses[-1] > 3 * pauses[0]
    again = schedule.met_again(recall, met("fresh/to-tom/waits/99", asked=True), now)
    assert again is not None and again.due - now == schedule.SOON


def test_an_exercise_counts_once_by_what_came_of_it_first() -> None:
    recall = schedule.fresh(Learner(), met(), NOW)
    assert schedule.met_again(recall, met(right=True, asked=True), NOW + timedelta(minutes=1)) is None
    assert schedule.met_again(recall, met(), NOW + timedelta(days=9)) is None


def test_what_is_solved_unasked_before_its_time_changes_nothing() -> None:
    recall = schedule.fresh(Learner(), met(right=True), NOW)
    other = met("puzzle/to-tom/the-2", right=True)
    assert schedule.met_again(recall, other, NOW + timedelta(hours=1)) is None
    assert schedule.met_again(recall, other, recall.due) is not None


def test_a_lesson_is_asked_about_some_days_later_article_by_article() -> None:
    articles = ("TT-4.1", "TT-4.2", "TT-4.3", "TT-4.4", "TT-4.5")
    found = schedule.read(Learner(), "to-tom", articles, NOW)
    days = [(recall.due - NOW).days for recall in found]
    assert len(days) == schedule.MOST_OF_LESSON and days[0] >= 1 and days == sorted(set(days))


# what is written


def test_the_first_mistake_stands_in_the_cookie_alone(django_assert_num_queries) -> None:
    with django_assert_num_queries(0):
        cookies = written(None, None, met())
        assert written(cookies, None, met()) == cookies
        assert due(cookies) == ["TT-13.9"]
        both = written(cookies, (Kind.STEP, "to-tom/a/b"))
        assert due(both) == ["TT-13.9"] and memory.solved(visit(both), Kind.STEP) == {"to-tom/a/b"}


def test_what_is_right_makes_nobody_known() -> None:
    assert written(None, None, met(right=True)) == {}
    assert written(None, None, met(right=True, asked=True)) == {}


@pytest.mark.parametrize("first", [None, (Kind.STEP, "to-tom/a/b")])
def test_the_second_mistake_brings_rows_for_all(first) -> None:
    cookies = written(None, first, met())
    cookies = written(cookies, None, met("puzzle/to-tom/the-2", article="TT-15.1"))
    assert {recall.article for recall in Recall.objects.all()} == {"TT-13.9", "TT-15.1"}
    assert memory.solved(visit(cookies), Kind.STEP) == ({first[1]} if first else frozenset())


@pytest.mark.parametrize(
    "known",
    [
        Known("abc_-1"),
        Known("abc", (Kind.STEP, "a/b/c")),
        Known("k", None, met()),
        Known("k-_", (Kind.PUZZLE, "a/b"), met("step/to-tom/bo-bai/chat-van")),
    ],
)
def test_the_cookie_is_read_as_it_was_written(known: Known) -> None:
    assert Known.read(str(known)) == known


def test_sending_twice_from_two_tabs_counts_once(learner: Cookies) -> None:
    for _tab in range(2):
        written(learner, None, met())
    assert Recall.objects.count() == 1
    before = Recall.objects.values().get()
    written(learner, None, met(right=True, asked=True))
    assert Recall.objects.values().get() == before


def test_a_mistake_is_due_and_goes_when_another_exercise_is_right(learner: Cookies) -> None:
    written(learner, None, met())
    Recall.objects.update(due=timezone.now() - timedelta(minutes=1), met=timezone.now() - timedelta(minutes=11))
    assert due(learner) == ["TT-13.9"]
    written(learner, None, met("fresh/to-tom/waits/5", right=True, asked=True))
    assert due(learner) == []
    assert Recall.objects.get().due > timezone.now() + timedelta(hours=12)


def test_what_is_right_unasked_and_was_never_missed_is_not_written(learner: Cookies) -> None:
    written(learner, None, met(right=True))
    assert not Recall.objects.exists()


def test_so_many_articles_are_kept_and_no_more(learner: Cookies, monkeypatch) -> None:
    monkeypatch.setattr(schedule, "MOST", 3)
    for number in range(1, 7):
        written(learner, None, met(f"puzzle/to-tom/the-{number}", article=f"TT-{number}"))
        Recall.objects.filter(article=f"TT-{number}").update(due=NOW + timedelta(days=number))
    kept = {recall.article for recall in Recall.objects.all()}
    assert len(kept) == 3 and {"TT-1", "TT-2"} <= kept


def test_a_lesson_that_was_read_is_written_once_and_keeps_what_was_missed(learner: Cookies) -> None:
    written(learner, None, met(article="TT-4.1"))
    for _again in range(2):
        memory.read_lesson(visit(learner), "to-tom", ("TT-4.1", "TT-4.2"))
    assert Recall.objects.count() == 2
    assert Recall.objects.get(article="TT-4.1").is_missed


def test_marks_of_days_do_not_pile_up(learner: Cookies) -> None:
    written(learner, (Kind.DAY, "to-tom/2026-01-01"))
    own = Learner.objects.get().done.filter(kind=Kind.DAY)
    own.update(when=timezone.now() - timedelta(days=memory.DAYS_MARKED + 1))
    written(learner, (Kind.DAY, "to-tom/2026-11-23"))
    assert [done.ref for done in own] == ["to-tom/2026-11-23"]


def test_who_only_reviews_is_not_idle(learner: Cookies) -> None:
    written(learner, None, met())
    long_ago = timezone.now() - timedelta(days=800)
    Learner.objects.update(since=long_ago)
    Learner.objects.get().done.update(when=long_ago)
    assert memory.forget_idle(timezone.now() - timedelta(days=730)) == 0
    Recall.objects.update(met=long_ago)
    assert memory.forget_idle(timezone.now() - timedelta(days=730)) == 1
    assert not Recall.objects.exists()


def test_a_forged_cookie_counts_for_nothing() -> None:
    assert memory.recalls(visit({COOKIE: "k|!|TT-1|waits|puzzle|to-tom|x:forged"})) == []
