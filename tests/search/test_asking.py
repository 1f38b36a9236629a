"""Searches as people ask them."""

import re

import pytest
from django.test import Client

from script.benchmark.finding import searches
from tests.every import for_each
from tutorials.catalogue import load
from tutorials.search import asking
from tutorials.search.asking import Question
from tutorials.search.results import answer, index

ENOUGH = 0.95  # of the searches of a set that must lead to what is meant


@pytest.mark.parametrize("name", dict.fromkeys(each.name for each in searches()))
def test_what_people_mean_comes_first(name):
    asked = [each for each in searches() if each.name == name]
    missed = sum(each.place(answer(each.query, each.lang).addresses) != 1 for each in asked)
    assert missed <= (1 - ENOUGH) * len(asked)  # which ones script/bench does not tell of a set kept aside either


@for_each(
    ("query", "subject", "game", "aspect"),
    [
        ("ù là gì", "ù", "", None),
        ("what does phong mean", "phong", "", None),
        ("kính tứ cố bao nhiêu điểm", "kính tứ cố", "", "points"),
        ("kinh tu co bao nhieu diem", "kinh tu co", "", "points"),
        ("cách chơi tá lả", "", "ta-la", "lessons"),
        ("rules of chan", "", "chan", "law"),
        ("luật chơi tam cúc", "", "tam-cuc", "law"),
        ("blackjack", "", "xi-dach", None),
        ("bất thực", "bất thực", "", None),
        ("điếm mấy người", "điếm", "", "players"),  # điếm with its marks is not điểm
        ("", "", "", None),
        ("là gì", "là gì", "", None),
    ],
)
def test_words_that_ask_are_told_from_what_is_asked(query, subject, game, aspect):
    found = asking.read(query)
    assert (found.subject.marked.strip(), found.game) == (subject, game)
    assert (found.aspect and found.aspect.name) == aspect


def test_a_game_is_known_by_all_that_it_is_called():
    named = {(name, game.slug) for game in load().games if game.is_open for name in game.called}
    assert ("phỏm", "ta-la") in named
    assert {(name, asking.read(f"luật chơi {name}").game) for name, _ in named} == named


def test_things_asked_about_together_are_each_found():
    assert [part.marked.strip() for part in asking.read("khàn và thiên khai khác nhau thế nào").parts] == [
        "khàn",
        "thiên khai",
    ]


def test_what_is_told_of_a_game_stands_in_its_law():
    for aspect in aspects():
        for game, articles in aspect.articles.items():
            assert load().game(game), game
            for article in articles:
                assert load().article(article) and load().game_of(article) == game, (aspect.name, article)


def test_what_a_game_answers_is_asked_of_every_game():
    names = {aspect.name for aspect in aspects()}
    assert {game.slug: set(game.asked) - names for game in load().games if set(game.asked) - names} == {}


def aspects():
    told = asking.tomli.loads(asking.FILE.read_text(encoding="utf-8"))["aspect"]
    found = (asking.read(each["asked"][0]).aspect for each in told)
    return [aspect for aspect in found if aspect]


def test_an_exact_mark_stands_before_other_marks_in_part_of_a_name():
    names = [hit.name.casefold() for hit in index().find(asking.read("xướng"))]
    assert all("xướng" in name for name in names[:5])


def test_a_clause_that_is_named_stands_alone(client: Client):
    page = client.get("/search/", {"q": "điều 9.14"}).content.decode()
    assert page.count("<h3>") == 1 and "Không có chữ nào" not in page


def test_every_result_names_its_game(client: Client):
    page = client.get("/search/", {"q": "tôm"}).content.decode()
    law = page.split('id="search-law"')[1].split("</section>")[0]
    results = law.split("<h3>")[1:]
    names = [game.name.vi for game in load().games]
    assert results and all(any(f"<small>{name}" in each or f" · {name}" in each for name in names) for each in results)


def test_no_count_frightens(client: Client):
    page = client.get("/search/", {"q": "cạ"}).content.decode()
    assert not re.search(r"<h2[^>]*>[^<]*<small>\d", page)
    said = re.search(r'role="status">(.*?)</p>', page.split('id="search-results"')[1], re.DOTALL)
    assert said and "Từ ngữ" in said[1] and not re.search(r"\d", said[1])  # read aloud
    assert len(index().find(asking.read("cạ"))) < len(index()) / 8


@pytest.mark.parametrize("query", ["cc9w8s", "CC9w8s", "9w8scc"])
def test_codes_typed_together_are_a_hand(query):
    assert answer(query, "vi").hand.codes == "9w 8s cc"


@pytest.mark.parametrize(
    ("query", "address"),
    [
        ("chờ 5 văn", "/to-tom/desk/?cards=5v"),
        ("345v ù chưa", "/to-tom/desk/?cards=345v"),
        ("chờ gì 345v 67v", "/to-tom/desk/?cards=34567v"),
        ("waiting for 34567v", "/to-tom/desk/?cards=34567v"),
    ],
)
def test_a_question_about_a_hand_leads_to_the_desk(query, address):
    assert answer(query, "vi").hand.address == address


@pytest.mark.parametrize(
    ("query", "address"),
    [
        ("TT-EFEE-CD3A", "/rulebook/?game=to-tom"),
        ("ch-1a2b-3c4d", "/rulebook/?game=chan"),
        ("điều 6.1.c", "/to-tom/law/TT-6.1/"),
        ("rule 15.2", "/to-tom/law/TT-15.2/"),
        ("điều 6.10 chắn", "/chan/law/CH-6.10/"),
        ("chắn 6.10", "/chan/law/CH-6.10/"),
        ("luật tam cúc điều 7.6", "/tam-cuc/law/TC-7.6/"),
    ],
)
def test_a_code_or_a_number_leads_to_its_page(query, address):
    assert next(answer(query, "vi").addresses) == address


def test_nothing_else_stands_beside_the_code_of_an_edition():
    assert list(answer("TT-EFEE-CD3A", "vi").addresses) == ["/rulebook/?game=to-tom"]


@pytest.mark.parametrize("game", [game for game in load().games if game.is_open], ids=lambda game: game.slug)
def test_how_a_game_is_scored_leads_to_its_article_of_points(game):
    for query, lang in (
        (f"cách tính điểm {game.name.vi}", "vi"),
        (f"how do I score {game.slug.replace('-', ' ')}", "en"),
    ):
        first = next(answer(query, lang).addresses).split("/law/")
        assert first[0].endswith(game.slug), query
        heading = load().article(first[1].strip("/")).heading.vi.casefold()
        assert "điểm" in heading, query


def test_other_marks_in_a_name_come_after_what_is_written_so():
    assert next(answer("trộn bài", "vi").addresses) == "/glossary/trao-bai-tay/"
    names = [hit.name.casefold() for hit in index().find(asking.read("trộn bài"))]
    assert "trộn" in names[0] and not any("tròn" in name for name in names[:1])


@pytest.mark.parametrize("query", ["XX-EFEE-CD3A", "TT-EFEG-CD3A", "TT-EFEE"])
def test_another_code_is_no_edition(query):
    assert not any("/rulebook/?game" in address for address in answer(query, "vi").addresses)


def test_a_query_that_is_a_name_is_no_question():
    assert not answer("chia bài", "vi").direct
    assert next(answer("chia bài", "vi").addresses) == "/glossary/chia-bai/"


def test_nothing_is_asked_of_an_empty_question():
    assert index().find(Question(*[asking.read("").whole] * 7)) == ()


def test_two_games_that_are_compared_are_one_answer(client):
    page = client.get("/en/search/", {"q": "difference between chan and to tom"}).content.decode()
    answer = page.split('<article class="search-direct">')[1].split("</article>")[0]
    assert page.count('<article class="search-direct">') == 1
    assert 'href="/en/chan/"' in answer
    assert 'href="/en/to-tom/"' in answer
    assert "The tổ tôm deck" in answer
