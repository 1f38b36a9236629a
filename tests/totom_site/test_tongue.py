"""Which language `/` greets in: English where a browser reads no Vietnamese, and nobody is moved against his choice."""

import pytest
from django.test import Client

from tests.cookies import raw

pytestmark = pytest.mark.django_db
ENGLISH = "en-US,en;q=0.9"
HERE = "http://testserver"


@pytest.mark.parametrize("read", [ENGLISH, "en", "fr-FR,fr;q=0.9,en;q=0.5", "en,vi;q=0"])
def test_a_first_visit_that_reads_english_and_no_vietnamese_is_led_to_english(client: Client, read: str) -> None:
    answer = client.get("/", headers={"Accept-Language": read})
    assert (answer.status_code, answer["Location"]) == (302, "/en/")
    assert "Accept-Language" in answer["Vary"] and "Cookie" in answer["Vary"]


@pytest.mark.parametrize("read", ["", "vi", "vi-VN,en;q=0.9", "en-US,en;q=0.9,vi;q=0.1", "fr", "*", "%%"])
def test_all_others_are_greeted_in_vietnamese(client: Client, read: str) -> None:
    answer = client.get("/", headers={"Accept-Language": read} if read else {})
    assert answer.status_code == 200 and 'lang="vi"' in answer.content.decode()
    assert "Accept-Language" in answer["Vary"] and not answer.cookies


@pytest.mark.parametrize("address", ["/to-tom/", "/?x=1", "/hall/", "/prefs/"])
def test_only_the_bare_first_page_leads_on(client: Client, address: str) -> None:
    assert client.get(address, headers={"Accept-Language": ENGLISH}).status_code != 302


def test_an_answer_to_the_first_question_stays(client: Client) -> None:
    assert client.post("/", {"pick": "0"}, headers={"Accept-Language": ENGLISH}).status_code == 200


def test_whoever_comes_from_a_page_of_this_site_is_not_moved(client: Client) -> None:
    headers = {"Accept-Language": ENGLISH, "Referer": f"{HERE}/to-tom/"}
    assert client.get("/", headers=headers).status_code == 200 and not client.cookies
    elsewhere = {"Accept-Language": ENGLISH, "Referer": "https://example.org/en/"}
    assert client.get("/", headers=elsewhere).status_code == 302


@pytest.mark.parametrize("page", ["/", "/to-tom/", "/to-tom/law/"])
def test_vietnamese_once_chosen_is_kept(client: Client, page: str) -> None:
    chosen = client.get(page, headers={"Accept-Language": ENGLISH, "Referer": f"{HERE}/en{page}"})
    assert chosen.status_code == 200 and chosen.cookies["tongue"].value == "vi"
    assert client.get("/", headers={"Accept-Language": ENGLISH}).status_code == 200


def test_an_english_page_remembers_nothing(client: Client) -> None:
    client.get("/en/to-tom/", headers={"Referer": f"{HERE}/en/"})
    assert not client.cookies


def test_any_cookie_of_that_name_leaves_a_reader_alone(client: Client) -> None:
    assert client.get("/", headers={"Accept-Language": ENGLISH, **raw(tongue="x")}).status_code == 200
