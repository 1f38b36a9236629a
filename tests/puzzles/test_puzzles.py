"""The collection: filters, solved marks, one puzzle with hint and answer."""

import re

import pytest
from django.test import Client

from tests.progress.visitor import read_only, solved_by
from tests.puzzles.conftest import PUZZLES
from tests.tasks.answers import turns
from tutorials.catalogue import Puzzle
from tutorials.learners.memory import COOKIE
from tutorials.learners.models import Done, Learner
from tutorials.puzzles.views import PER_PAGE

pytestmark = pytest.mark.django_db
INDEX = "/to-tom/puzzles/"
HTMX = {"HTTP_HX_REQUEST": "true"}
FIVE = [pytest.param(puzzle, id=puzzle.task.mode.slug) for puzzle in PUZZLES[:5]]


def text(response) -> str:
    return response.content.decode()


def listed(client: Client, **query: str) -> list[str]:
    return re.findall(r'href="/to-tom/puzzles/(the-\d+)/"', text(client.get(INDEX, query)))


def address(puzzle: Puzzle) -> str:
    return f"{INDEX}{puzzle.slug}/"


def solve(client: Client, puzzle: Puzzle, **extra: str) -> str:
    for data in turns(puzzle.task):
        response = client.post(address(puzzle) + "check/", data, **extra)
        assert response.status_code == 200
    return text(response)


# the list -----------------------------------------------------------------------------------------


def test_the_list_comes_in_pages(client: Client) -> None:
    assert listed(client) == [puzzle.slug for puzzle in PUZZLES[:PER_PAGE]]
    assert listed(client, page="2") == [puzzle.slug for puzzle in PUZZLES[PER_PAGE:]]
    assert listed(client, page="99") == listed(client, page="2")
    assert listed(client, page="x") == listed(client)


@pytest.mark.parametrize(
    ("query", "fits"),
    [
        ({"mode": "waits"}, lambda puzzle: puzzle.task.mode.slug == "waits"),
        ({"topic": "u-tom"}, lambda puzzle: "u-tom" in puzzle.topics),
        ({"level": "3"}, lambda puzzle: puzzle.level == 3),
        ({"article": "TT-2.1"}, lambda puzzle: "TT-2.1" in puzzle.articles),
        ({"article": "TT-2.1", "level": "3"}, lambda puzzle: "TT-2.1" in puzzle.articles and puzzle.level == 3),
    ],
)
def test_filters_narrow_the_list(client: Client, query: dict[str, str], fits) -> None:
    fitting = [puzzle.slug for puzzle in PUZZLES if fits(puzzle)]
    assert fitting and listed(client, **query) == fitting[:PER_PAGE]


def test_a_filter_stays_chosen_and_is_kept_from_page_to_page(client: Client) -> None:
    page = text(client.get(INDEX, {"article": "TT-2.1"}))
    assert re.search(r'value="TT-2.1" selected', page)
    assert "Xem tất cả" in page
    unfiltered = text(client.get(INDEX, {"level": ""}))
    assert 'href="?level=&amp;page=2"' in unfiltered


@pytest.mark.parametrize("query", [{"level": "9"}, {"topic": "<b>"}, {"mode": "zz"}, {"article": "TT-99"}])
def test_a_filter_that_does_not_exist_says_so_and_shows_all(client: Client, query: dict[str, str]) -> None:
    response = client.get(INDEX, query)
    assert response.status_code == 200
    assert "Không có lựa chọn này" in text(response)
    assert "30 thế bài" in text(response)
    assert text(response).count("<b>") == text(client.get(INDEX)).count("<b>")  # what was sent is not among them


def test_filters_that_leave_nothing_say_so(client: Client) -> None:
    page = text(client.get(INDEX, {"mode": "waits", "article": "TT-2.1"}))
    assert "Chưa có thế bài nào" in page


def test_an_unknown_game_is_404(client: Client) -> None:
    assert client.get("/poker/puzzles/").status_code == 404
    assert client.get(f"{INDEX}khong-co/").status_code == 404
    assert client.post(f"{INDEX}khong-co/check/").status_code == 404


def test_what_is_solved_is_marked(client: Client) -> None:
    assert "đã giải</span>" not in text(client.get(INDEX))
    solve(client, PUZZLES[1])
    response = client.get(INDEX)
    assert text(response).count("đã giải</span>") == 1
    assert "Đã giải 1/30" in text(response)
    assert "Cookie" in response["Vary"]
    assert "đã giải" in text(client.get(address(PUZZLES[1])))


# one puzzle ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", FIVE)
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_a_puzzle_has_its_page(client: Client, puzzle: Puzzle, prefix: str) -> None:
    response = client.get(prefix + address(puzzle))
    assert response.status_code == 200
    assert len(response.content) <= 30_000
    assert puzzle.title.say("en" if prefix else "vi") in text(response)
    assert COOKIE not in response.cookies


@pytest.mark.parametrize("puzzle", FIVE)
@pytest.mark.parametrize("extra", [{}, HTMX])
def test_a_right_answer_is_praised_and_remembered(client: Client, puzzle: Puzzle, extra: dict[str, str]) -> None:
    page = solve(client, puzzle, **extra)
    assert "Đúng rồi." in page
    assert ("<html" in page) is (not extra)
    following = PUZZLES[PUZZLES.index(puzzle) + 1]
    assert f'href="{address(following)}"' in page
    assert solved_by(client) == {f"to-tom/{puzzle.slug}"}


def test_a_verdict_is_told_where_nothing_can_be_written(client: Client) -> None:
    solve(client, PUZZLES[0])
    with read_only():
        assert "Chưa ghi lại được vào sổ" in solve(client, PUZZLES[1])
        assert "đã giải</span>" in text(client.get(INDEX))
    assert "Chưa ghi lại được" not in solve(client, PUZZLES[1])


@pytest.mark.parametrize("extra", [{}, HTMX])
@pytest.mark.parametrize("data", [{"pick": "1v"}, {"pick": "zz"}, {}])
def test_another_answer_is_200_and_offers_the_next_try(client: Client, data: dict, extra: dict[str, str]) -> None:
    response = client.post(address(PUZZLES[1]) + "check/", data, **extra)
    assert response.status_code == 200
    assert "is-wrong" in text(response)
    assert not Done.objects.exists() and not Learner.objects.exists()  # what was missed stands in the cookie alone


@pytest.mark.parametrize("extra", [{}, HTMX])
def test_hint_and_answer_are_shown_on_request(client: Client, extra: dict[str, str]) -> None:
    check = address(PUZZLES[1]) + "check/"
    assert "Hãy tìm lưng trước." in text(client.post(check, {"do": "hint"}, **extra))
    assert "5 vạn: suông, 4 điểm." in text(client.post(check, {"do": "solution"}, **extra))
    assert "Hãy tìm lưng trước." not in text(client.get(address(PUZZLES[1])))


def test_whoever_comes_to_the_check_without_an_answer_is_led_to_the_puzzle(client: Client) -> None:
    response = client.get(address(PUZZLES[1]) + "check/")
    assert response.status_code == 302 and response["Location"] == address(PUZZLES[1])


def test_only_an_answer_is_judged(client: Client) -> None:
    assert client.put(address(PUZZLES[1]) + "check/").status_code == 405
    assert client.post(address(PUZZLES[1])).status_code == 405
    assert Client(enforce_csrf_checks=True).post(address(PUZZLES[1]) + "check/").status_code == 403


def test_the_last_puzzle_leads_to_fresh_hands(client: Client) -> None:
    assert "/to-tom/puzzles/fresh/arrange/" in text(client.get(address(PUZZLES[-1])))


def test_an_earlier_address_leads_to_the_puzzle(client: Client) -> None:
    response = client.get(f"{INDEX}before-7/")
    assert (response.status_code, response["Location"]) == (301, f"{INDEX}the-7/")
    assert client.get(f"{INDEX}before-99/").status_code == 404


def test_an_answer_from_a_page_with_the_earlier_address_is_judged(client: Client) -> None:
    puzzle = PUZZLES[0]
    for data in turns(puzzle.task):
        response = client.post(f"{INDEX}{puzzle.earlier[0]}/check/", data)
    assert "Đúng rồi." in text(response)
    assert solved_by(client) == {f"to-tom/{puzzle.slug}"}
