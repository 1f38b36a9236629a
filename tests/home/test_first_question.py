"""The first question: asked on the first page and on each game's page, judged in place, kept nowhere."""

import pytest
from django.test import Client

from tests.tasks.answers import right
from tutorials.catalogue import load
from tutorials.learners.models import Learner

HTMX = {"HX-Request": "true"}
OPEN = [game.slug for game in load().games if game.is_open]
PAGES = [("/", "to-tom"), *((f"/{game}/", game) for game in OPEN)]
pytestmark = pytest.mark.django_db


def answer(game):
    """Return what a form sends that answers the first question of a game right."""
    return {**right(load().about(game).task), "do": "check"}


@pytest.mark.parametrize(("path", "game"), PAGES)
def test_a_right_answer_is_judged_on_the_page_itself(path, game):
    client = Client(enforce_csrf_checks=True)
    page = client.post(path, answer(game)).content.decode()
    assert "feedback is-right" in page and "<h1" in page
    piece = client.post(path, answer(game), headers=HTMX).content.decode()
    assert "is-right" in piece and "<h1" not in piece
    assert f"/{game}/lessons/{load().lessons(game)[0].slug}/" in piece
    assert not client.cookies and not Learner.objects.exists()


@pytest.mark.parametrize("path", ["/", "/en/", "/to-tom/"])
def test_a_wrong_answer_keeps_what_was_picked(client, path):
    page = client.post(path, {"pick": ["0", "1", "2"], "do": "check"}).content.decode()
    assert "feedback is-wrong" in page and page.count("checked") == 3


@pytest.mark.parametrize("path", ["/", "/to-tom/"])
def test_whoever_reads_gets_the_whole_page_and_no_cookie(client, path):
    for headers in (HTMX, {}):
        response = client.get(path, headers=headers)
        page = response.content.decode()
        assert "<h1" in page and 'id="task"' in page and "csrfmiddlewaretoken" not in page
    assert not client.cookies


@pytest.mark.parametrize("path", ["/", "/en/", *(f"/{game}/" for game in OPEN)])
def test_the_question_stands_before_the_doors(client, path):
    page = client.get(path).content.decode()
    assert page.index("<h1") < page.index('id="task"') < page.index('class="doors large"')
