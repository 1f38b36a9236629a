"""A session: due articles come back as other hands, and how they are met says when they come again."""

import re
from datetime import timedelta

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from tests.progress.visitor import read_only
from tests.tasks.answers import turns
from tutorials import engine
from tutorials.catalogue import load
from tutorials.learners.memory import COOKIE
from tutorials.learners.models import Learner, Recall
from tutorials.tasks.mode import mode_of
from tutorials.training.exercises import task_of
from tutorials.training.session import HANDS

pytestmark = pytest.mark.django_db
HTMX = {"HTTP_HX_REQUEST": "true"}


def address(place: int, game: str, article: str, name: str) -> str:
    return reverse("review:hand", args=[place, game, article, name])


def missed(client: Client, *slugs: str) -> list[str]:
    """Ask for the solution of puzzles, long enough ago to be due."""
    for slug in slugs:
        client.post(reverse("puzzles:check", args=["chan", slug]), {"do": "solution"})
    ago = timezone.now() - timedelta(hours=1)
    Recall.objects.update(due=ago, met=ago)
    return sorted(Recall.objects.values_list("article", flat=True))


def two_puzzles() -> tuple[str, str]:
    """Return two puzzles of chắn about two articles that fresh hands train."""
    waits, pairs = (next(p for p in load().puzzles("chan") if p.kind == kind) for kind in ("cho-gi", "xep-chan-ca"))
    return waits.slug, pairs.slug


@pytest.mark.parametrize("prefix", ["", "/en"])
def test_a_stranger_may_begin_at_once(client: Client, prefix: str) -> None:
    assert client.get(f"{prefix}/review/").status_code == 200
    response = client.get(f"{prefix}/review/next/", follow=True)
    assert response.status_code == 200
    assert re.fullmatch(rf"{prefix}/review/1/to-tom/TT-[\d.]+/fresh/to-tom/[a-z-]+/\d+/", response.request["PATH_INFO"])
    assert COOKIE not in client.cookies and not Learner.objects.exists()


@pytest.mark.parametrize("do", ["hint", "solution", "check"])
def test_what_is_missed_in_a_puzzle_is_due_again(client: Client, do: str) -> None:
    puzzle = next(puzzle for puzzle in load().puzzles("chan") if puzzle.task.hint)
    client.post(reverse("puzzles:check", args=["chan", puzzle.slug]), {"do": do, "pick": ["0"], "number": "999"})
    page = client.get("/review/").content.decode()
    assert "Đến lúc ôn" in page and not Learner.objects.exists()  # it stands in the cookie alone


def test_what_is_missed_in_a_lesson_is_due_again_as_an_article_of_that_lesson(client: Client) -> None:
    lesson = load().lessons("chan")[6]
    for step in [step for step in lesson.steps if step.task][:2]:
        client.post(reverse("lessons:step", args=["chan", lesson.slug, step.id]), {"do": "solution"})
    found = Recall.objects.all()
    assert found and {recall.article for recall in found} <= set(lesson.articles)


def test_a_lesson_that_was_read_is_asked_about_some_days_later(client: Client) -> None:
    lesson = load().lessons("ba-cay")[0]
    for step in lesson.steps:
        for data in turns(step.task) if step.task else ():
            client.post(reverse("lessons:step", args=["ba-cay", lesson.slug, step.id]), data)
    found = list(Recall.objects.all())
    assert found and all(recall.due > timezone.now() + timedelta(days=1) for recall in found)
    assert {recall.article for recall in found} <= set(lesson.articles)
    assert "Chưa có gì phải ôn. Điều sớm nhất tới lượt vào ngày" in client.get("/review/").content.decode()


def test_what_is_due_later_today_says_at_what_hour(client: Client) -> None:
    lesson = load().lessons("chan")[0]
    for step in [step for step in lesson.steps if step.task][:2]:
        client.post(reverse("lessons:step", args=["chan", lesson.slug, step.id]), {"do": "solution"})
    assert Recall.objects.exists()
    soon = timezone.now() + timedelta(seconds=20)
    Recall.objects.update(due=soon)
    when = timezone.localtime(soon)
    words = f"hôm nay, lúc {when:%H:%M} giờ Hà Nội;" if when.date() == timezone.localdate() else f"vào ngày {when.day}."
    assert f"Điều sớm nhất tới lượt {words}" in client.get("/review/").content.decode()
    assert when.date() != timezone.localdate() or "Hà Nội time" in client.get("/en/review/").content.decode()


def test_due_articles_come_back_as_fresh_hands_of_the_same_kind(client: Client) -> None:
    articles = missed(client, *two_puzzles())
    assert len(articles) == 2
    place = client.get("/review/next/")["Location"]
    assert re.search(r"/review/1/chan/CH-[\d.]+/fresh/chan/(cho-gi|xep-chan-ca)/\d+/$", place)
    assert client.get("/review/next/")["Location"] != place  # dealt anew each time


@pytest.mark.parametrize("extra", [{}, HTMX])
def test_a_right_answer_puts_the_article_off_and_leads_on(client: Client, extra: dict[str, str]) -> None:
    missed(client, *two_puzzles())
    place = client.get("/review/next/")["Location"]
    _, _, _, game, article, *_name = place.split("/")
    name = place.split(f"/{article}/")[1].rstrip("/")
    for data in turns(task_of(name)):
        page = client.post(place, data, **extra).content.decode()
    assert "Đúng rồi." in page and f"/review/next/?place=2&amp;before={name}" in page
    assert Recall.objects.get(game=game, article=article).due > timezone.now() + timedelta(hours=12)


def test_a_wrong_answer_brings_it_back_soon_and_sending_twice_counts_once(client: Client) -> None:
    missed(client, *two_puzzles())
    place = client.get("/review/next/")["Location"]
    for _tab in range(2):
        client.post(place, {"do": "solution"})
    found = Recall.objects.get(article=place.split("/")[4])
    assert found.is_missed and found.due < timezone.now() + timedelta(minutes=11)
    assert client.get("/review/next/?place=2")["Location"].split("/")[4] != found.article


def test_after_a_wrong_answer_one_may_try_again_or_go_on(client: Client) -> None:
    for pick in "0123":
        place = address(3, "tam-cuc", "TC-3.1", "fresh/tam-cuc/quan-nao-bat/1")
        page = client.post(place, {"pick": pick}).content.decode()
        bar = page[page.index('id="feedback"') : page.index("</form>", page.index('id="feedback"'))]
        if "retry" in bar:
            break
    assert "is-wrong" in bar and 'value="retry"' in bar and "/review/next/?place=4&amp;before=" in bar


def test_a_mistake_is_one_about_what_the_hand_asks(client: Client) -> None:
    """Somebody is asked about the yêu, and the hand in the address asks for a suit."""
    missed(client, *two_puzzles())
    names = (f"fresh/to-tom/each/{seed}" for seed in range(1, 50))
    suits = next(name for name in names if task_of(name).mode.path == "suit")
    client.post(address(1, "to-tom", "TT-0.3", suits), {"do": "solution"})
    assert Recall.objects.filter(game="to-tom").get().article == "TT-0.1"


def test_the_session_keeps_the_game_to_its_end(client: Client) -> None:
    response = client.get(f"/review/next/?place={HANDS + 1}&game=chan")
    assert response["Location"] == "/review/?game=chan&over"


def test_the_session_ends_after_its_hands(client: Client) -> None:
    response = client.get(f"/review/next/?place={HANDS + 1}")
    assert response["Location"] == "/review/?over"
    assert "Xong mười bài" in client.get(response["Location"]).content.decode()
    last = client.get(f"/review/next/?place={HANDS}", follow=True)
    assert "xong mười bài" in last.content.decode()


@pytest.mark.parametrize("word", ["x", "-1", "", "9999999", "²"])
def test_a_place_that_is_none_begins_anew(client: Client, word: str) -> None:
    assert "/review/1/" in client.get(f"/review/next/?place={word}")["Location"]


@pytest.mark.parametrize(
    "bad",
    [
        (1, "chan", "CH-3.2", "fresh/chan/none/1"),
        (1, "chan", "CH-99.9", "fresh/chan/cho-gi/1"),
        (1, "sam", "CH-3.2", "fresh/chan/cho-gi/1"),
        (0, "chan", "CH-3.2", "fresh/chan/cho-gi/1"),
        (HANDS + 1, "chan", "CH-3.2", "fresh/chan/cho-gi/1"),
    ],
)
def test_a_hand_that_does_not_exist_is_404(client: Client, bad: tuple[int, str, str, str]) -> None:
    assert client.get(address(*bad)).status_code == 404


def test_records_that_cannot_be_written_are_told_and_the_verdict_stands(client: Client) -> None:
    missed(client, *two_puzzles())
    place = client.get("/review/next/")["Location"]
    name = place.split("/", 5)[5].rstrip("/")
    with read_only():
        for data in turns(task_of(name)):
            page = client.post(place, data).content.decode()
    assert "Đúng rồi." in page and "Chưa ghi lại được" in page


def test_the_address_of_what_is_taught_no_longer_spoils_no_session(client: Client) -> None:
    missed(client, *two_puzzles())
    first, second = Recall.objects.all()
    Recall.objects.filter(pk=first.pk).update(game="gone")
    Recall.objects.filter(pk=second.pk).update(article="CH-99")
    assert client.get("/review/").status_code == 200
    assert client.get("/review/next/", follow=True).status_code == 200
    assert client.get("/progress/").status_code == 200


def test_a_fresh_hand_of_a_review_is_judged_under_the_readers_village(client: Client) -> None:
    def points(seed: int, rules: str) -> int:
        task = task_of(f"fresh/to-tom/cuoc/{seed}")
        return engine.ask({"game": "to-tom", **mode_of(task).question, "rules": rules})["diem"]

    seed = next(seed for seed in range(1, 60) if points(seed, "luat-2005") != points(seed, "wikipedia"))
    there = address(1, "to-tom", "TT-15.3", f"fresh/to-tom/cuoc/{seed}")
    assert "theo lệ" not in client.get(there).content.decode()
    client.cookies["village"] = "wikipedia"
    assert "theo lệ Bách khoa thư Wikipedia" in client.get(there).content.decode()
    solved = client.post(there, {"do": "solution"}).content.decode()
    assert f"{points(seed, 'wikipedia')} điểm" in solved


def test_whoever_passes_over_a_hand_is_asked_about_something_else(client: Client) -> None:
    first, second = missed(client, *two_puzzles())
    asked = [
        client.get(f"/review/next/?place=1&passed={passed}", follow=True).request["PATH_INFO"].split("/")[4]
        for passed in (first, second)
    ]
    assert asked == [second, first]
