"""The search page, with htmx and without."""

import re

import pytest

from tests.depth import sample
from tutorials.catalogue import load
from tutorials.search.results import answer
from tutorials.search.views import SUGGESTED

HTMX = {"HX-Request": "true"}


def get(client, query, prefix="", **more):
    return client.get(f"{prefix}/search/", {"q": query, **more}).content.decode()


@pytest.fixture(autouse=True)
def needs_content():
    assert load().term("bat-thuc"), "these tests look for real content"


def test_the_page_is_a_plain_form(client):
    body = get(client, "")
    assert re.search(r'<form[^>]*action="/search/"[^>]*role="search"', body)
    assert 'name="q"' in body
    assert 'id="search-results"' in body


def test_a_query_finds_the_term_without_marks(client):
    body = get(client, "bat thuc")
    assert 'href="/glossary/bat-thuc/"' in body
    assert "<mark>bất thực</mark>" in body
    assert 'value="bat thuc"' in body


def test_htmx_gets_the_results_alone(client):
    answer = client.get("/search/", {"q": "khàn"}, headers=HTMX)
    body = answer.content.decode().strip()
    assert body.startswith("<section")
    assert body.endswith("</section>")
    assert body.count('id="search-results"') == 1
    assert "HX-Request" in answer.headers["Vary"]


def test_the_whole_page_varies_too(client):
    assert "HX-Request" in client.get("/search/").headers["Vary"]


def test_english_readers_get_english_excerpts(client):
    body = get(client, "bat thuc", "/en")
    assert 'href="/en/glossary/bat-thuc/"' in body
    assert "Nghĩa đen" not in body


def test_an_article_number_leads_to_the_clause(client):
    body = get(client, "điều 9 khoản 14")
    assert 'href="/to-tom/law/TT-9.14/"' in body.split("search-group")[0]


def test_a_number_that_is_missing_says_so(client):
    body = get(client, "TT-9.99")
    assert "TT-9.99" in body.split("search-results")[-1]
    assert 'href="/to-tom/law/TT-9/"' in body


def test_a_hand_is_drawn_and_leads_to_the_desk(client):
    body = get(client, "568v 7v7v7v cc")
    assert 'href="/to-tom/desk/?cards=567778v+cc"' in body
    direct = body[body.index("search-direct") :]
    assert direct.count('<svg class="card"') == 7


def test_a_card_leads_to_its_term(client):
    body = get(client, "7v")
    assert 'href="/glossary/quan-7v/"' in body


def test_a_preset_a_lesson_and_a_puzzle_are_found():
    sorts = {group.sort.value for query in ("hội lim", "phu bí", "bach thu") for group in answer(query, "vi").groups}
    assert {"preset", "lesson", "term", "law"} <= sorts


@pytest.mark.parametrize(
    "query", ["<script>alert(1)</script>", '"><b>x', "' onclick='x", "&lt;", "%3Cb%3E", "\x00a\x1b"]
)
@pytest.mark.parametrize("headers", [{}, HTMX])
def test_the_query_is_escaped(client, query, headers):
    answer = client.get("/search/", {"q": query}, headers=headers)
    assert answer.status_code == 200
    body = answer.content.decode()
    assert "<script>alert" not in body
    assert "<b>x" not in body
    assert "\x00" not in body


def test_a_long_query_is_cut_and_says_so(client):
    body = get(client, "khàn " * 100)
    assert "200" in body
    assert len(re.search(r'id="search-query"[^>]*value="([^"]*)"', body)[1]) <= 200


def test_nothing_found_offers_ways_on(client):
    body = get(client, "zzzzqqqq")
    assert "zzzzqqqq" in body
    for address in ("/glossary/", "/to-tom/law/", "/to-tom/lessons/"):
        assert f'href="{address}"' in body


def test_a_typo_is_forgiven_and_told(client):
    body = get(client, "bat thuuc")
    assert 'href="/glossary/bat-thuc/"' in body
    assert "bat thuuc" in body


def test_one_sort_can_be_seen_whole(client):
    few, many = get(client, "khàn"), get(client, "khàn", **{"in": "term"})
    assert many.count('href="/glossary/') > few.count('href="/glossary/')
    assert "search-law" not in many


def test_an_unknown_sort_is_no_filter(client):
    assert "search-term" in get(client, "khàn", **{"in": "nothing"})


def test_only_reading_is_allowed(client):
    assert client.post("/search/", {"q": "x"}).status_code == 405


def test_every_term_is_found_by_its_name():
    missing = []
    for term in sample(load().terms, 250):
        found = answer(term.name.vi, "vi")
        places = [result.entry.place for group in found.groups for result in group.results]
        if (term.slug,) not in places:
            missing.append(term.slug)
    assert missing == []


@pytest.mark.parametrize("game", [game for game in load().games if game.is_open], ids=lambda game: game.slug)
def test_every_game_is_found_with_its_lessons_puzzles_and_rules(client, game):
    assert f'href="/{game.slug}/"' in get(client, game.name.vi)
    for each, address in (
        (load().lessons(game.slug), "lessons"),
        (load().puzzles(game.slug), "puzzles"),
    ):
        first = each[0]
        assert f'href="/{game.slug}/{address}/{first.slug}/"' in get(client, first.title.vi)
    preset = load().presets(game.slug)[0]
    assert f'href="/{game.slug}/desk/?rules={preset.slug}"' in get(client, preset.name.vi, **{"in": "preset"})


def test_a_lesson_says_of_which_game_it_is(client):
    lesson = load().lessons("to-tom")[0]
    assert "<small>Tổ tôm bí ngũ</small>" in get(client, lesson.title.vi)


def test_the_best_answers_are_options_of_a_list(client):
    body = client.get("/en/search/list/", {"q": "bat thuc"}).content.decode()
    assert body.count('role="option"') == SUGGESTED + 1  # the last leads to all
    assert body.index('href="/en/glossary/bat-thuc/"') < body.index('href="/en/search/?q=bat%20thuc"')
    assert "Tổ tôm for five" in body


@pytest.mark.parametrize("query", ["", "zzzzqqqq", "<script>alert(1)</script>", "\x00", "7 van", "345v " * 80])
def test_a_list_of_whatever_is_typed(client, query):
    answer = client.get("/search/list/", {"q": query})
    assert answer.status_code == 200 and 'role="option"' in answer.content.decode()
    assert b"<script>alert" not in answer.content


def test_the_header_finds_without_javascript(client):
    body = client.get("/glossary/").content.decode()
    form = re.search(r'<form class="find" action="/search/".*?</form>', body, re.S)[0]
    assert 'name="q"' in form and 'role="combobox"' not in form  # which the script makes of it
