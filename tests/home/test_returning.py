"""Home and game page know a reader who comes back, and tell a stranger nothing of the sort."""

import re

import pytest
from django.test import Client
from django.utils import timezone

from tests.tasks.answers import turns
from tutorials.catalogue import load
from tutorials.learners.models import Done, Learner

pytestmark = pytest.mark.django_db
BACK = "Lần trước đến đây"


def solve_steps(client: Client, game: str, count: int) -> None:
    lesson = load().lessons(game)[0]
    for step in [step for step in lesson.steps if step.task][:count]:
        for data in turns(step.task):
            client.post(f"/{game}/lessons/{lesson.slug}/{step.id}/", data)


@pytest.mark.parametrize("address", ["/", "/chan/", "/en/", "/en/chan/"])
def test_a_stranger_is_told_nothing(client: Client, django_assert_num_queries, address: str) -> None:
    with django_assert_num_queries(0):
        page = client.get(address).content.decode()
    assert BACK not in page and "Where you left off" not in page


def test_home_says_where_to_go_on(client: Client) -> None:
    solve_steps(client, "chan", 2)
    lesson = load().lessons("chan")[0]
    step = [step for step in lesson.steps if step.task][2]
    for address in ("/", "/chan/"):
        page = client.get(address).content.decode()
        assert BACK in page and f'href="/chan/lessons/{lesson.slug}/{step.id}/"' in page
        assert 'href="/chan/day/"' in page
    assert BACK not in client.get("/sam/").content.decode()


@pytest.mark.parametrize("address", ["/", "/to-tom/", "/to-tom/lessons/"])
def test_all_doors_to_a_course_lead_to_the_same_step(client: Client, address: str) -> None:
    second = load().lessons("to-tom")[1]
    assert "Học tiếp" not in client.get(address).content.decode()
    step = next(step for step in second.steps if step.task)
    for data in turns(step.task):
        client.post(f"/to-tom/lessons/{second.slug}/{step.id}/", data)
    page = client.get(address).content.decode()
    told = re.findall(r'href="(/to-tom/lessons/[^"]+/)"[^>]*>(?:\s|<[^a][^>]*>|Học(?! tiếp))*Học tiếp', page)
    assert set(told) == {f"/to-tom/lessons/{second.slug}/{[each for each in second.steps if each.task][1].id}/"}
    assert len(told) == (1 if address.endswith("lessons/") else 2)


def test_home_says_what_is_due(client: Client) -> None:
    lesson = load().lessons("chan")[0]
    steps = [step for step in lesson.steps if step.task]
    client.post(f"/chan/lessons/{lesson.slug}/{steps[0].id}/", {"do": "solution"})
    page = client.get("/").content.decode()
    assert BACK in page and 'href="/review/"' in page and "Ôn 1 điều đến lượt" in page


def test_a_day_solved_is_marked_on_home(client: Client) -> None:
    solve_steps(client, "to-tom", 2)
    learner = Learner.objects.get()
    Done.objects.create(learner=learner, kind="day", ref=f"to-tom/{timezone.localdate().isoformat()}")
    assert "đã giải" in client.get("/").content.decode()


def test_home_asks_little_of_the_database(client: Client, django_assert_max_num_queries) -> None:
    solve_steps(client, "chan", 2)
    with django_assert_max_num_queries(2):
        client.get("/")
    with django_assert_max_num_queries(3):
        client.get("/chan/")
