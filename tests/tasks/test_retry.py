"""Another try: the button that the bar offers after a wrong answer leads back to the task, wherever it stands."""

from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from django.test import Client

from tests.every import for_each
from tutorials.catalogue import Task, load
from tutorials.tasks.modes import MODES

pytestmark = pytest.mark.django_db
GAMES = [game.slug for game in load().games if game.is_open]


class Form(HTMLParser):
    """What a browser would send with the button of the bar: hidden fields, what is ticked and typed, that button."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.data: dict[str, list[str]] = {}
        self.offered: dict[str, None] = {}
        self.retry, self.action = False, ""
        self.feed(page[page.index('id="task"') : page.index("</form>", page.index('id="task"'))])

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        name, value = found.get("name"), found.get("value") or ""
        if tag == "button" and (name, value) == ("do", "retry"):
            self.retry = True
        if tag == "form":
            self.action = (found.get("action") or "").split("#")[0]
        if name == "pick":
            self.offered[value] = None
        if tag == "input" and name and (found.get("type") not in ("checkbox", "radio") or "checked" in found):
            self.data.setdefault(name, []).append(value)


def steps() -> Iterator[tuple[str, Task]]:
    for game in GAMES:
        for lesson in load().lessons(game):
            for step in lesson.steps:
                if step.task:
                    yield f"/{game}/lessons/{lesson.slug}/{step.id}/", step.task
        for puzzle in load().puzzles(game):
            yield f"/{game}/puzzles/{puzzle.slug}/", puzzle.task


FIRST = [(path, load().about(game).task) for game in GAMES for path in (f"/{game}/", f"/en/{game}/")]
PLACES = {
    task.mode.slug: path for path, task in [*steps(), *FIRST] if getattr(task.mode, "goal", "fault") == "fault"
}


def wrong(client: Client, path: str) -> Form:
    """Answer wrong, and return the form of the page that says so."""
    asked = Form(client.get(path, follow=True).content.decode())
    picks = ([""], *([each] for each in asked.offered), list(asked.offered))
    tries = [{**asked.data, "number": ["9999"], "pick": each} for each in picks]
    for data in tries:
        data = {name: value for name, value in data.items() if value != [""]}
        told = Form(client.post(asked.action, {"do": "check", **data}).content.decode())
        if told.retry:
            return told
    raise AssertionError(f"no answer is wrong: {tries}")


def back(path: str) -> None:
    client = Client()
    told = wrong(client, path)
    page = client.post(told.action, {**told.data, "do": "retry"}).content.decode()
    assert 'id="task"' in page and 'class="feedback' not in page, "something is said instead of the task"


@for_each("mode", MODES)
def test_a_page_of_every_mode_lets_one_try_again(mode: str) -> None:
    back(PLACES[mode])


@for_each("path", ["/", "/en/", *(path for path, _task in FIRST)])
def test_a_first_question_lets_one_try_again(path: str) -> None:
    back(path)
