"""The course: its contents, its steps, and answers with and without htmx and JavaScript."""

import re
from dataclasses import replace

import pytest
from django.test import Client
from django.utils.translation import override

from tests.depth import sample
from tests.every import every
from tests.progress.visitor import read_only, solved_by
from tests.tasks.answers import turns
from tutorials.catalogue import Lesson, Step, load
from tutorials.learners.memory import COOKIE
from tutorials.learners.models import Done, Learner
from tutorials.lessons import views
from tutorials.lessons.course import address
from tutorials.tasks.modes import MODES

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("vietnamese")]
LESSONS = load().lessons("to-tom")
FIRST = LESSONS[0]
HTMX = {"HTTP_HX_REQUEST": "true"}
EVERY_STEP = [(each, step) for each in LESSONS for step in each.steps]


def post_address(lesson: Lesson, step: Step) -> str:
    return f"/to-tom/lessons/{lesson.slug}/{step.id}/"


def of_mode(mode: str) -> tuple[Lesson, Step]:
    return next(
        (lesson, step) for lesson in LESSONS for step in lesson.steps if step.task and step.task.mode.slug == mode
    )


def text(response) -> str:
    return response.content.decode()


def ids(html: str) -> list[str]:
    return re.findall(r'\sid="([^"]+)"', html)


# contents -----------------------------------------------------------------------------------------


def test_the_contents_list_every_lesson_in_order(client: Client) -> None:
    page = text(client.get("/to-tom/lessons/"))
    places = [page.index(f'href="/to-tom/lessons/{lesson.slug}/"') for lesson in LESSONS[1:]]
    assert places == sorted(places)
    assert "Bắt đầu:" in page


def test_the_contents_in_english(client: Client) -> None:
    page = text(client.get("/en/to-tom/lessons/"))
    assert FIRST.title.en in page and f"/en/to-tom/lessons/{FIRST.slug}/" in page


@pytest.mark.parametrize("path", ["/poker/lessons/", "/to-tom/lessons/khong-co/"])
def test_a_game_or_lesson_that_is_not_there_is_404(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_step_that_is_not_there_is_404(client: Client) -> None:
    assert client.get(f"/to-tom/lessons/{FIRST.slug}/khong-co/").status_code == 404


# pages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("prefix", ["", "/en"])
def test_every_step_has_its_page_no_larger_than_30_kb(client: Client, prefix: str) -> None:
    for lesson, step in sample(EVERY_STEP, 60):
        with override("vi"):
            path = address(lesson, step)
        response = client.get(prefix + path)
        assert response.status_code == 200, step.id
        assert len(response.content) <= 30_000, (lesson.slug, step.id, len(response.content))
        assert len(ids(text(response))) == len(set(ids(text(response))))


def test_one_can_walk_through_the_whole_course_by_its_links(client: Client) -> None:
    path, seen = address(FIRST, FIRST.steps[0]), []
    while path not in seen:
        seen.append(path)
        page = text(client.get(path))
        found = re.search(r'rel="next" href="([^"]+)"', page)
        if not found:
            break
        path = found[1]
        if "/lessons/" not in path:
            break
    assert seen == [address(lesson, step) for lesson in LESSONS for step in lesson.steps]
    assert path == "/to-tom/puzzles/"


def test_the_first_step_stands_at_the_lesson_itself(client: Client) -> None:
    response = client.get(post_address(FIRST, FIRST.steps[0]))
    assert response.status_code == 302
    assert response["Location"] == f"/to-tom/lessons/{FIRST.slug}/"


def test_a_visitor_who_only_reads_gets_no_key(client: Client) -> None:
    client.get("/to-tom/lessons/")
    client.get(address(*of_mode("waits")))
    assert COOKIE not in client.cookies and not Learner.objects.exists()


def test_a_lesson_ends_with_a_seat_at_the_table(client: Client) -> None:
    last, first = (text(client.get(address(FIRST, step))) for step in (FIRST.steps[-1], FIRST.steps[0]))
    assert 'action="/to-tom/table/sit/"' in last
    assert 'action="/to-tom/table/sit/"' not in first


# answers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.slug for lesson in LESSONS])
def test_every_task_of_a_lesson_can_be_solved_without_javascript(lesson: Lesson) -> None:
    def check(step: Step) -> None:
        client = Client()
        for data in turns(step.task):
            response = client.post(post_address(lesson, step), data)
            assert response.status_code == 200
        page = text(response)
        assert 'class="feedback is-right"' in re.sub(r"\s+", " ", page) and "<html" in page
        assert solved_by(client) == {f"to-tom/{lesson.slug}/{step.id}"}

    every(((step.id, step) for step in lesson.steps if step.task), check)


@pytest.mark.parametrize(
    "mode", [mode for mode in MODES if any(step.task and step.task.mode.slug == mode for _, step in EVERY_STEP)]
)
def test_htmx_gets_only_what_has_changed(client: Client, mode: str) -> None:
    lesson, step = of_mode(mode)
    for data in turns(step.task):
        response = client.post(post_address(lesson, step), data, **HTMX)
    part = text(response)
    assert response.status_code == 200
    assert "<html" not in part and "Đúng rồi." in part
    assert part.strip().startswith('<section id="task"')
    assert "HX-Request" in response["Vary"] and "Cookie" in response["Vary"]
    assert solved_by(client) == {f"to-tom/{lesson.slug}/{step.id}"}


@pytest.mark.parametrize("extra", [{}, HTMX])
@pytest.mark.parametrize(
    ("prefix", "said"), [("", "Chưa ghi lại được vào sổ"), ("/en", "could not record this answer")]
)
def test_a_verdict_is_told_where_nothing_can_be_written(
    client: Client, extra: dict[str, str], prefix: str, said: str
) -> None:
    (lesson, step), before = of_mode("waits"), of_mode("choice")
    client.post(post_address(*before), *turns(before[1].task))  # the first thing needs no row
    with read_only():
        response = client.post(prefix + post_address(lesson, step), *turns(step.task), **extra)
        assert response.status_code == 200
        assert ("Right." if prefix else "Đúng rồi.") in text(response) and said in text(response)
        assert client.get(address(lesson, step)).status_code == 200
    assert len(solved_by(client)) == 1
    again = text(client.post(prefix + post_address(lesson, step), *turns(step.task), **extra))
    assert said not in again and len(solved_by(client)) == 2


@pytest.mark.parametrize("extra", [{}, HTMX])
def test_a_wrong_answer_is_told_and_solves_nothing(client: Client, extra: dict[str, str]) -> None:
    lesson, step = of_mode("waits")
    response = client.post(post_address(lesson, step), {"pick": ["1v"]}, **extra)
    assert response.status_code == 200
    assert "Chưa đúng." in text(response) and "/to-tom/law/TT-" in text(response)
    assert not Done.objects.exists() and not Learner.objects.exists()  # what was missed stands in the cookie alone


def test_what_was_ticked_is_ticked_on_the_page_that_comes_back(client: Client) -> None:
    lesson, step = of_mode("waits")
    page = text(client.post(post_address(lesson, step), {"pick": ["1v", "cc"]}))
    assert re.findall(r'value="(\w+)" checked', page) == ["1v", "cc"]


def test_a_typed_number_is_kept_when_it_is_wrong(client: Client) -> None:
    lesson, step = of_mode("number")
    page = text(client.post(post_address(lesson, step), {"number": "<b>"}))
    assert 'value="&lt;b&gt;"' in page and "Hãy gõ một số nguyên" in page


def test_the_form_comes_back_to_its_place(client: Client) -> None:
    lesson, step = of_mode("each")
    page = text(client.get(address(lesson, step)))
    assert f'action="{post_address(lesson, step)}#feedback"' in page
    assert f'hx-post="{post_address(lesson, step)}"' in page
    assert 'name="csrfmiddlewaretoken"' in page


@pytest.mark.parametrize("do", ["hint", "solution"])
def test_hint_and_answer_solve_nothing(client: Client, do: str) -> None:
    lesson, step = of_mode("each")
    page = text(client.post(post_address(lesson, step), {"do": do, "pick": "0"}))
    assert ("Gợi ý" if do == "hint" else "Lời giải") in page
    assert re.findall(r'value="(\w+)" checked', page) == ["0"]
    assert not Done.objects.exists()


def test_every_step_of_every_course_has_something_to_do() -> None:
    courses = (lesson for game in load().games for lesson in load().lessons(game.slug))
    assert not [(lesson.game, lesson.slug, step.id) for lesson in courses for step in lesson.steps if not step.task]


def test_a_step_without_a_task_takes_no_answer(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(FIRST, steps=(replace(FIRST.steps[0], task=None), *FIRST.steps[1:]))
    monkeypatch.setattr(views, "_lesson_or_404", lambda game, slug: bare)
    assert client.post(post_address(bare, bare.steps[0])).status_code == 405


def test_an_answer_needs_the_forms_token() -> None:
    lesson, step = of_mode("each")
    assert Client(enforce_csrf_checks=True).post(post_address(lesson, step)).status_code == 403


def test_english_readers_are_answered_in_english(client: Client) -> None:
    lesson, step = of_mode("waits")
    page = text(client.post("/en" + post_address(lesson, step), {"pick": ["1v"]}))
    assert "the hand is still not complete" in page


# progress -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("prefix", "plain", "term"), [("", "phu ngang", "phu bí"), ("/en", "one number", "bí")])
def test_a_hand_is_parted_by_names_that_the_course_has_taught(
    client: Client, prefix: str, plain: str, term: str
) -> None:
    def labels(lesson: str, step: str, **data: str) -> list[str]:
        page = text(client.post(f"{prefix}/to-tom/lessons/{lesson}/{step}/", data))
        return re.findall(r"<p(?: class=\"label\")?>([^<]*)</p>", page)

    for data, count in (({"do": "hint"}, 2), ({"pick": "2"}, 4), ({"do": "solution"}, 4)):  # on the mat; parted too
        early = labels("van-nho", "quan-cuoi", **data)
        assert early.count(plain) == count and term not in early, data
    lesson, step = next(
        (lesson, step)
        for lesson in LESSONS[4:]
        for step in lesson.steps
        if step.task and step.task.mode.slug == "waits"
    )
    assert term in (late := labels(lesson.slug, step.id, do="solution")) and plain not in late


def test_progress_shows_in_the_lesson_and_in_the_contents(client: Client) -> None:
    steps = [step for step in FIRST.steps if step.task]
    for number, step in enumerate(steps, 1):
        for data in turns(step.task):
            page = text(client.post(post_address(FIRST, step), data))
        assert page.count('class="step is-solved"') == number
        contents = client.get("/to-tom/lessons/")
        if number < len(steps):
            assert f"đã giải {number}/{len(steps)}" in text(contents)
        assert "Cookie" in contents["Vary"]
    assert "đã xong" in text(contents)
    assert f"Học tiếp: {LESSONS[1].title.vi}" in re.sub(r"\s+", " ", text(contents))
