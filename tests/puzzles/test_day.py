"""The hand of the day: of every game, dated, of a level that fits, with a mark when it is solved."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from tests.progress.visitor import solved_by
from tests.tasks.answers import turns
from tutorials.catalogue import load
from tutorials.fresh.levels import Level
from tutorials.learners.models import Kind, Learner
from tutorials.learners.refs import of_step
from tutorials.training.day import DAYS_BACK, hand_of

pytestmark = pytest.mark.django_db
OPEN = [game.slug for game in load().games if game.is_open]


def solve(client: Client, game: str, day, level: Level = Level.EASY) -> str:
    for data in turns(hand_of(game, day, level).task):
        page = client.post(f"/{game}/day/{day.isoformat()}/?level={level}", data).content.decode()
    return page


@pytest.mark.parametrize("game", OPEN)
@pytest.mark.parametrize(("prefix", "form"), [("", "{0.day}.{0.month}.{0.year}"), ("/en", "{0.day} {0:%B} {0.year}")])
def test_every_game_has_a_dated_hand_and_yesterdays(client: Client, game: str, prefix: str, form: str) -> None:
    today = timezone.localdate()
    page = client.get(f"{prefix}/{game}/day/").content.decode()
    assert form.format(today) in page
    asked = hand_of(game, today, Level.EASY).task.prompt.plain(prefix[1:] or "vi")
    assert page.count(asked) <= 1, "asked twice"
    before = today - timedelta(days=1)
    assert f'href="{prefix}/{game}/day/{before.isoformat()}/?level=easy"' in page
    assert len(page) <= 60_000


def test_a_stranger_gets_the_easiest_and_may_choose(client: Client) -> None:
    today = timezone.localdate().isoformat()
    page = client.get("/to-tom/day/").content.decode()
    assert f'action="/to-tom/day/{today}/?level=easy#feedback"' in page
    page = client.get(f"/to-tom/day/{today}/?level=hard").content.decode()
    assert f'action="/to-tom/day/{today}/?level=hard#feedback"' in page


def test_whoever_has_learned_gets_more(client: Client) -> None:
    lessons = load().lessons("ba-cay")
    for lesson in lessons:
        for step in lesson.steps:
            for data in turns(step.task) if step.task else ():
                client.post(f"/ba-cay/lessons/{lesson.slug}/{step.id}/", data)
    assert {of_step(lessons[0], step) for step in lessons[0].steps if step.task} <= solved_by(client)
    assert "?level=hard#feedback" in client.get("/ba-cay/day/").content.decode()


def test_a_solved_day_is_marked_everywhere(client: Client) -> None:
    today = timezone.localdate()
    assert "Đúng rồi." in solve(client, "ba-cay", today)
    assert f"ba-cay/{today.isoformat()}" in solved_by(client)
    assert "đã giải" in client.get("/ba-cay/day/").content.decode()
    assert "đã giải" not in client.get(f"/ba-cay/day/{today - timedelta(days=1)}/").content.decode()
    assert "đã giải" in client.get("/sam/day/").content.decode()  # beside the name of the other game
    assert not Learner.objects.exists()


def test_an_old_day_may_still_be_solved(client: Client) -> None:
    before = timezone.localdate() - timedelta(days=1)
    solve(client, "sam", before)
    assert f"sam/{before.isoformat()}" in solved_by(client)
    assert Kind.DAY in Kind.values


@pytest.mark.parametrize("day", ["x", "2026-02-30", "1999-01-01", "2999-01-01", "20261123"])
def test_a_day_that_has_no_hand_is_404(client: Client, day: str) -> None:
    assert client.get(f"/to-tom/day/{day}/").status_code == 404
    assert client.get("/poker/day/").status_code == 404


def test_the_oldest_day_leads_to_none_before_it(client: Client) -> None:
    oldest = timezone.localdate() - timedelta(days=DAYS_BACK)
    page = client.get(f"/ba-cay/day/{oldest.isoformat()}/").content.decode()
    assert 'rel="prev"' not in page and 'rel="next"' in page
