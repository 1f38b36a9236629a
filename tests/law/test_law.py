"""Pages of the law."""

import gzip
import re
from dataclasses import replace

import pytest

from tests.depth import sample
from tests.every import every
from tutorials.catalogue import load
from tutorials.engine.cards import parse
from tutorials.law.coverage import coverage
from tutorials.scenes.examples import cases_of, fold

LAW = load().law("to-tom")


def test_contents_list_every_article(client):
    page = client.get("/to-tom/law/").content.decode()
    for article in LAW.articles:
        assert f'href="/to-tom/law/{article.id}/"' in page


@pytest.mark.parametrize("article", [article.id for article in LAW.articles])
def test_every_article_and_clause_has_a_page(client, article):
    def check(ident):
        response = client.get(f"/to-tom/law/{ident}/")
        assert response.status_code == 200
        assert "<x-" not in response.content.decode()

    idents = [ident for ident in sorted(LAW.ids) if ident == article or ident.startswith(f"{article}.")]
    assert len(idents) > 1
    every(zip(idents, idents, strict=True), check)


@pytest.mark.parametrize("ident", ["TT-4", "TT-4.1", "TT-15.9"])
def test_english_pages(client, ident):
    page = client.get(f"/en/to-tom/law/{ident}/").content.decode()
    assert LAW.find(ident).heading.en in page
    assert "<x-" not in page


def test_a_clause_shows_its_examples_with_the_verdict(client):
    page = client.get("/to-tom/law/TT-4.1/").content.decode()
    assert 'class="case allowed"' in page
    assert 'class="case forbidden"' in page
    assert "Không được" in page
    assert "Máy phân xử nói" in page
    assert '<a class="article" href="/to-tom/law/TT-4.1/">TT-4.1</a>' in page
    assert page.count('href="#yes"') >= 1
    assert "Luật Tổ tôm 2005" in page  # the source


def test_a_clause_leads_on(client):
    page = client.get("/to-tom/law/TT-4.2/").content.decode()
    assert 'rel="prev" href="/to-tom/law/TT-4.1/"' in page
    assert 'rel="next"' in page
    assert 'href="/to-tom/law/TT-4/"' in page
    assert 'class="term" href="/glossary/' in page


def test_small_letters_are_led_to_the_article(client):
    response = client.get("/to-tom/law/tt-4.1/")
    assert response.status_code == 301
    assert response["Location"] == "/to-tom/law/TT-4.1/"


def test_the_whole_law_on_one_page(client):
    page = client.get("/to-tom/law/whole/").content.decode()
    assert len(re.findall(r'<h3 id="TT-[\d.]+">', page)) == len(LAW.clauses)


GAMES = ("to-tom", "bi-tu", "tai-ban", "to-tom-diem")


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_can_be_tested_shows_what_is_allowed_and_what_is_not(game):
    found = coverage(load().law(game))
    assert [clause.id for clause in found.wanting] == []
    assert found.percent == 100
    assert found.all == len(load().law(game).clauses)


def test_the_share_of_clauses_with_examples_is_told(client):
    page = client.get("/bi-tu/law/untested/").content.decode()
    found = coverage(load().law("bi-tu"))
    assert f"{len(found.both)} trong {found.testable} khoản" in page
    for game in GAMES:
        assert f'href="/{game}/law/untested/"' in page
    assert "Không thiếu khoản nào" in page
    for reason, clauses in found.untestable:
        assert f"{reason.title.vi} ({len(clauses)})" in page
        assert all(f'href="/bi-tu/law/{clause.id}/"' in page for clause in clauses)


def test_what_still_lacks_an_example_is_listed(client, monkeypatch):
    law = load().law("bi-tu")
    bare = replace(law.clauses[0], examples=law.clauses[0].examples[:1])
    first = replace(law.articles[0], clauses=(bare, *law.articles[0].clauses[1:]))
    lacking = coverage(replace(law, articles=(first, *law.articles[1:])))
    assert lacking.one == lacking.wanting == (bare,)
    assert lacking.percent < 100
    assert (lacking + lacking).testable == 2 * lacking.testable


def test_a_clause_that_cannot_be_tested_says_why(client):
    page = client.get("/to-tom/law/TT-16.1.4/").content.decode()
    assert "nhìn bài không xét được" in page


def test_a_case_is_told_scene_by_scene_with_the_referees_word(client):
    page = client.get("/to-tom/law/TT-9.14.4/").content.decode()
    assert 'class="case-told"' in page and 'class="told-lines"' in page
    assert "Máy phân xử nói: <strong>Báo</strong>" in page
    assert "Máy phân xử nói: <strong>Được</strong>" in page


def test_the_line_at_fault_is_marked():
    record = next(each for each in cases_of(LAW.find("TT-14.8.1"), "vi") if each.faults)
    assert record.verdict == "Lành làng"
    assert record.faults == {9}
    assert [entry.number for entry in record.record.actions][-1] == 9


def test_other_rules_are_named():
    [*_, lim] = (each for each in cases_of(LAW.find("TT-11.4"), "vi") if each.rules)
    assert lim.rules.startswith("Hội Lim")
    assert lim.verdict == "Chèo đò"
    [own] = (each for each in cases_of(LAW.find("TT-7.1.3"), "en") if each.rules)
    assert own.rules


def test_many_examples_wait_folded(client):
    law_page = client.get("/to-tom/law/TT-16.19.1/")
    page = law_page.content.decode()
    opened, folded = fold(cases_of(LAW.find("TT-16.19.1"), "vi"))
    assert {case.example.is_allowed for case in opened} == {True, False}
    assert len(opened) == 2 and len(folded) > 8
    assert page.index('<details class="more-cases">') < page.rindex('class="case ')
    assert f"{len(folded)} ví dụ nữa" in page
    assert len(gzip.compress(law_page.content)) < 30_000


def test_a_flag_is_drawn(client):
    assert 'class="cloth do"' in client.get("/to-tom-diem/law/TD-4.1/").content.decode()


def test_dissent_is_told(client):
    clause = next(clause for clause in LAW.clauses if clause.dissent)
    assert "Nơi khác" in client.get(f"/to-tom/law/{clause.id}/").content.decode()


@pytest.mark.parametrize("lang", ["vi", "en"])
def test_every_example_is_answered(lang):
    for clause in LAW.clauses:
        for case in cases_of(clause, lang):
            assert case.lines, f"{clause.id}: {case.example.question}"


def test_a_khan_lies_apart_from_the_hand():
    clause = next(c for c in LAW.clauses for e in c.examples if e.question.get("khan"))
    case = next(case for case in cases_of(clause, "vi") if case.example.question.get("khan"))
    assert case.piles[1].place.vi == "khàn úp"
    assert len(case.piles[1].cards) == 3
    everything = [kind for pile in case.piles[:2] for kind in pile.cards]
    assert len(everything) >= len(parse(case.example.question["khan"])) * 3


@pytest.mark.parametrize("game", ["bi-tu", "tai-ban"])
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_the_other_forms_have_a_page_for_every_clause(client, game, prefix):
    def check(ident):
        assert client.get(f"{prefix}/{game}/law/{ident}/").status_code == 200

    idents = sample(sorted(load().law(game).ids), 40)  # test_laid goes to every clause with an example
    every(zip(idents, idents, strict=True), check)


def test_a_phu_that_tai_ban_counts_is_drawn():
    [first, *_] = cases_of(load().article("TB-4.2.1"), "vi")
    assert [[card.code for card in pile.cards] for pile in first.piles] == [["7v"] * 3 + ["3w"] * 3 + ["3s"]]


def test_contents_read_the_prefix_of_their_own_law(client):
    assert "TB-4.1 đọc là: tài\N{NO-BREAK SPACE}bàn, điều 4, khoản 1." in client.get("/tai-ban/law/").content.decode()
    assert "BT-4.1 reads" in client.get("/en/bi-tu/law/").content.decode()
