"""What a phone shows of a game's page before anything is scrolled: what the game is, its question, every answer."""

import pytest

from tests.depth import some
from tests.tasks.answers import right
from tutorials.catalogue import load

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SEEN = "each => { const at = each.getBoundingClientRect(); return at.top >= 0 && at.bottom <= innerHeight; }"


LOOKS = (("/", "0"), ("/en/", "3"))  # the language and the size of letters: English words are the longer ones


@pytest.mark.parametrize("game", [game.slug for game in load().games if game.is_open])
def test_the_question_of_a_game_stands_on_the_first_screen(new_context, live_server, game):
    context = new_context(viewport={"width": 390, "height": 664})
    page = context.new_page()
    for prefix, size in some(LOOKS, deep=(*LOOKS, ("/", "3"), ("/en/", "0"))):
        context.clear_cookies()  # a stranger again: whoever has answered is first shown where to go on
        context.add_cookies([{"name": "size", "value": size, "url": live_server.url}])
        page.goto(f"{prefix}{game}/")
        page.evaluate("document.fonts.ready")
        answers = page.locator("#task [name=pick]").all()
        assert page.locator("h1 + .lead").evaluate(SEEN) and page.locator(".task-prompt").evaluate(SEEN)
        assert len(answers) >= 4 and answers[0].bounding_box()["y"] < 664 - 48
        assert all(each.evaluate(SEEN) for each in answers), page.url
        (key,) = right(load().about(game).task)["pick"]
        page.locator(f"#task [name=pick][value='{key}']").click()
        page.locator("#feedback.is-right .verdict").wait_for()
        assert page.locator("#feedback .verdict").evaluate(SEEN), page.url


@pytest.mark.parametrize("prefix", ["/", "/en/"])
def test_home_shows_on_the_first_screen_its_question_and_where_to_sit_down(new_context, prefix):
    page = new_context(viewport={"width": 390, "height": 664}).new_page()
    page.goto(prefix)
    page.evaluate("document.fonts.ready")
    sits, answers = page.locator(".sit-door button").all(), page.locator("#task [name=pick]").all()
    assert len(sits) == 3 and len(answers) == 4
    assert all(each.evaluate(SEEN) for each in (*sits, *answers, page.locator(".task-prompt")))
    sits[0].click()
    page.wait_for_selector("#table .lift")


def test_large_letters_leave_the_first_screen_of_home_to_the_question(new_context, live_server):
    context = new_context(viewport={"width": 390, "height": 664})
    context.add_cookies([{"name": "size", "value": "3", "url": live_server.url}])
    page = context.new_page()
    page.goto("/")
    assert all(each.evaluate(SEEN) for each in page.locator("#task [name=pick]").all())
    assert page.locator(".sit-door button").first.bounding_box()["y"] > page.locator("#task").bounding_box()["y"]
