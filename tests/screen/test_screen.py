"""The screen: one question at an address, its answer only when asked for, codes, and one question on a telephone."""

import pytest

from tests.questions.test_own import CHAN
from tutorials.catalogue import load
from tutorials.questions.codes import code_of

LIST = "game=chan&of=puzzles&mode=xuong-cuoc&n=3"
PREFIXES = pytest.mark.parametrize("prefix", ["", "/en"])


def body(answer) -> str:
    return answer.content.decode()


@PREFIXES
def test_the_answer_stands_on_the_page_only_when_the_address_asks_for_it(client, prefix):
    hidden, told = (body(client.get(f"{prefix}/screen/?q={CHAN}{more}")) for more in ("", "&answer=1"))
    assert 'class="told"' not in hidden and "answer=1" in hidden
    assert 'class="answer-words"' in told and "CH-" in told


def test_a_list_leads_from_question_to_question_and_stops_at_its_ends(client):
    first, last, beyond = (body(client.get(f"/screen/?{LIST}&at={at}")) for at in (1, 3, 10**30))
    assert 'rel="next"' in first and 'rel="prev"' not in first
    assert 'rel="prev"' in last and 'rel="next"' not in last
    assert "<title>" in beyond and beyond.count('rel="next"') <= 1


def test_the_qr_code_of_the_question_needs_a_site_that_phones_can_reach(client, settings):
    settings.SITE_ADDRESS = "http://127.0.0.1:8000"
    assert 'class="qr"' not in body(client.get(f"/screen/?{LIST}"))
    settings.SITE_ADDRESS = "https://chieu.example"
    assert 'class="qr"' in body(client.get(f"/screen/?{LIST}"))


@PREFIXES
def test_a_code_leads_to_its_question(client, prefix):
    slug = load().puzzles("chan")[2].slug
    answer = client.get(f"{prefix}/screen/code/", {"code": code_of(f"puzzle/chan/{slug}").lower()})
    assert (answer.status_code, answer["Location"]) == (302, f"{prefix}/chan/puzzles/{slug}/")


def test_who_has_no_code_yet_is_asked_for_it(client):
    answer = client.get("/screen/code/")
    assert answer.status_code == 200 and 'name="code"' in body(answer) and 'class="fault"' not in body(answer)


@pytest.mark.parametrize("query", ["q=puzzle/chan/khong-co", "of=lesson&game=chan&lesson=khong-co", "of=fresh&n=99"])
def test_a_list_that_cannot_be_read_is_told(client, query):
    answer = client.get(f"/screen/?{query}")
    assert answer.status_code == 400 and 'class="fault"' in body(answer)


@pytest.mark.parametrize("address", ["/screen/code/?code=<b>x", "/screen/answer/?q=own/chan/x/y", "/screen/answer/"])
def test_a_forged_code_or_name_is_not_found_and_told(client, address):
    answer = client.get(address)
    assert answer.status_code == 404 and 'class="fault"' in body(answer) and "<b>x" not in body(answer)


def test_a_question_of_ones_own_is_answered_on_a_telephone(client):
    name = "own/chan/may-chan/cards:2v.2v.3w.3w.7v.7s.cc"
    assert "Bài này có mấy chắn?" in body(client.get("/screen/answer/", {"q": name}))
    wrong, right = (
        body(client.post(f"/screen/answer/?q={name}", {"number": number, "do": "check"})) for number in (3, 2)
    )
    assert "Chưa đúng." in wrong and "Đúng rồi." in right
