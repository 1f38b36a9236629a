"""The first question: asked on the first page and on each game's page, judged in place, known to be answered later."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils.html import escape

from tests.every import for_each
from tests.tasks.answers import right, turns
from tutorials.catalogue import load
from tutorials.learners.models import Done, Kind, Learner
from tutorials.tasks.play import begin

HTMX = {"HX-Request": "true"}
OPEN = [game.slug for game in load().games if game.is_open]
PAGES = [("/", "to-tom"), *((f"/{game}/", game) for game in OPEN)]
pytestmark = pytest.mark.django_db


def answer(game):
    """Return what a form sends that answers the first question of a game right."""
    return {**right(load().about(game).task), "do": "check"}


@for_each(("path", "game"), PAGES)
def test_a_right_answer_is_judged_on_the_page_itself(path, game):
    client = Client(enforce_csrf_checks=True)
    page = client.post(path, answer(game)).content.decode()
    assert "feedback is-right" in page and "<h1" in page
    piece = client.post(path, answer(game), headers=HTMX).content.decode()
    assert "is-right" in piece and "<h1" not in piece
    assert f"/{game}/lessons/{load().lessons(game)[0].slug}/" in piece
    assert not client.cookies and not Learner.objects.exists(), "sent from elsewhere"


@pytest.mark.parametrize("game", OPEN)
def test_one_tap_answers_the_first_question_and_a_wrong_one_is_told_why(client, game):
    task = load().about(game).task
    assert task.mode.is_single, "each button of the question is an answer"
    if task.mode.slug != "which":
        return
    key = answer(game)["pick"]
    for place, group in enumerate(task.mode.groups):
        page = client.post(f"/en/{game}/", {"pick": [str(place)]}).content.decode()
        mark = "right" if [str(place)] == key else "wrong"
        assert page.count(f"mark-{mark}") == 1 and f"feedback is-{mark}" in page
        assert group.note is None or escape(group.note.en) in page


@for_each(("path", "game"), PAGES)
def test_a_verdict_holds_no_line_of_the_law(path, game):
    client, task = Client(), load().about(game).task
    values = [option.value for option in begin(task, "vi").board.options]
    for data in ({"do": "solution"}, *({"pick": value} for value in values)):
        page = client.post(path, data).content.decode()
        said = page[page.index('id="feedback"') : page.index("</form>", page.index('id="feedback"'))]
        assert "verdict" in said and "/law/" not in said, data


@pytest.mark.parametrize("path", ["/", "/en/", "/to-tom/"])
def test_a_first_question_of_groups_is_a_button_for_each(client, path):
    page = client.get(path).content.decode()
    form = page[page.index('id="task"') : page.index('id="feedback"')]
    assert form.count('name="pick"') == 4 and 'value="check"' not in form and 'type="checkbox"' not in form


@pytest.mark.parametrize("path", ["/", "/to-tom/"])
def test_whoever_reads_gets_the_whole_page_and_no_cookie(client, path):
    for headers in (HTMX, {}):
        response = client.get(path, headers=headers)
        page = response.content.decode()
        assert "<h1" in page and 'id="task"' in page and "csrfmiddlewaretoken" not in page
    assert not client.cookies


@for_each(("path", "game"), PAGES)
def test_whoever_comes_back_is_shown_what_he_answered(path, game):
    client, lesson = Client(headers={"Origin": "http://testserver"}), load().lessons(game)[0]
    assert "is-kept" not in client.get(path).content.decode()
    client.post(path, answer(game), headers=HTMX)
    assert not Learner.objects.exists(), "one answer stands in the cookie"
    page = client.get(path).content.decode()
    said = page[page.index('id="feedback"') : page.index("</form>", page.index('id="feedback"'))]
    assert "is-right is-kept" in page and "mark-right" in page and "data-focus" not in page
    assert f'href="/{game}/lessons/{lesson.slug}/"' in said
    assert page.count(f'href="/{game}/lessons/{lesson.slug}/"') > 1, "the first lesson is where he goes on"
    assert "is-kept" not in client.post(path, answer(game)).content.decode()


def test_a_wrong_answer_is_asked_again(client):
    sent = {"pick": next(str(place) for place in range(4) if [str(place)] != answer("to-tom")["pick"])}
    client.post("/", sent, headers={"Origin": "http://testserver"})
    assert not client.cookies and "is-kept" not in client.get("/").content.decode()


def test_two_answers_are_kept_until_they_are_forgotten(client):
    for game in ("to-tom", "chan"):
        client.post(f"/{game}/", answer(game), headers={"Origin": "http://testserver"})
    assert set(Done.objects.values_list("kind", "ref")) == {(Kind.FIRST, "to-tom/first"), (Kind.FIRST, "chan/first")}
    told = client.get("/progress/export/").content
    assert b"chan/first" in told
    client.post("/progress/forget/")
    assert "is-kept" not in client.get("/chan/").content.decode()
    client.post("/progress/import/", {"file": SimpleUploadedFile("mine.json", told)})
    assert "is-kept" in client.get("/chan/").content.decode()


def test_the_answered_question_leads_on_to_where_the_reader_is(client):
    client.post("/", answer("to-tom"), headers={"Origin": "http://testserver"})
    lesson = load().lessons("to-tom")[0]
    done, after = [step for step in lesson.steps if step.task][:2]
    for data in turns(done.task):
        client.post(f"/to-tom/lessons/{lesson.slug}/{done.id}/", data)
    page = client.get("/").content.decode()
    assert f'href="/to-tom/lessons/{lesson.slug}/{after.id}/"' in page[page.index('id="feedback"') :]


@pytest.mark.parametrize("path", ["/", "/en/", *(f"/{game}/" for game in OPEN)])
def test_the_question_stands_before_the_doors(client, path):
    page = client.get(path).content.decode()
    assert page.index("<h1") < page.index('id="task"') < page.index('class="doors large"')
