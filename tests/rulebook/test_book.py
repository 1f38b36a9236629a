"""The book's HTML: what stands in it, in which language, under which rules."""

import re
import xml.etree.ElementTree as etree

import pytest

from tests.rulebook.making import ADDRESS, CODE, few_articles, html
from tutorials.catalogue import load
from tutorials.engine import ask
from tutorials.engine.totom.options import PRESETS, RULES
from tutorials.faces.compose import Face
from tutorials.rulebook.book import Book
from tutorials.rulebook.choices import Edition, Language, Paper, books
from tutorials.rulebook.volume import chosen

GAME = "to-tom"
EDITION = Edition(GAME)


def points_of(edition):
    [volume] = Book(load(), edition).volumes
    return volume.points


@pytest.fixture(scope="module")
def book_html():
    return html(EDITION)


def test_every_clause_stands_once_with_one_example_of_each_kind(book_html):
    law = load().law(GAME)
    ids = re.findall(r'<h[234][^>]* id="([^"]+)"', book_html)
    assert [ident for ident in ids if "-" in ident] == [
        ident for article in law.articles for ident in (article.id, *(clause.id for clause in article.clauses))
    ]
    assert book_html.count('<div class="case ') == sum(len(chosen(clause.examples)) for clause in law.clauses)
    assert book_html.count('<div class="dissent">') == sum(clause.dissent is not None for clause in law.clauses)


def test_a_verdict_is_a_word_and_a_mark(book_html):
    for kind, word in (("allowed", "Được"), ("forbidden", "× Không được")):
        cases = re.findall(rf'<div class="case {kind}.*?</div>', book_html, re.DOTALL)
        assert cases
        assert all(re.search(rf"<b>{word}( \([^)]+\))?\.</b>", case) for case in cases)


def test_every_part_is_well_formed(book_html):
    for part in book_html.split("<!doctype html>")[1:]:
        closed = re.sub(r"<((?:meta|img|br)\b[^>]*)>", r"<\1/>", part).replace("&nbsp;", " ")
        etree.fromstring(closed)


def test_every_picture_has_words(book_html):
    pictures = re.findall(r"<img [^>]*>", book_html)
    assert len(pictures) > 100
    assert [picture for picture in pictures if not re.search(r' alt="[^"]+"', picture)] == []


def test_nothing_is_left_unfilled(book_html):
    assert not re.search(r"<x-|\{\{|\{%|\[\[|§", book_html)


def test_links_lead_to_something(book_html):
    ids = set(re.findall(r' id="([^"]+)"', book_html))
    assert set(re.findall(r'href="#([^"]+)"', book_html)) <= ids


def test_the_deck_page_draws_all_thirty(book_html):
    deck = book_html[book_html.index('id="deck"') : book_html.index('id="TT-0"')]
    assert len(set(re.findall(r'src="cards:corner/(\w+)"', deck))) == 30
    assert deck.count('class="kind"') == 30
    assert "thất văn" in deck


def test_points_are_the_engines():
    for preset in PRESETS:
        for row in points_of(Edition(GAME, preset.slug))["compound"]:
            cuoc = row.name.vi.split(" + ")
            wins = 1 if "thông" in cuoc else 0
            found = ask({"game": GAME, "ask": "score", "rules": preset.slug, "cuoc": cuoc, "streak": wins})
            assert row.points == found["diem"]


def test_the_law_of_2005_counts_46_and_72(book_html):
    points = {row.name.vi: row.points for row in points_of(EDITION)["compound"]}
    assert points["xuyên bí tư + thập điều + chi nẩy"] == 46
    assert {row.name.vi: row.points for row in points_of(EDITION)["cuoc"]}["kính tứ cố"] == 72


def test_the_table_of_points_says_what_each_cuoc_takes(book_html):
    told = [row.row.need.vi for row in points_of(EDITION)["cuoc"] if row.row.need]
    assert len(told) > 15
    assert all(f'<p class="need">{need}</p>' in book_html for need in told)


def test_a_cuoc_that_the_rules_lack_is_not_counted():
    points = {row.name.vi: row.points for row in points_of(Edition(GAME, "hoi-lim"))["cuoc"]}
    assert points["bạch thủ"] is None
    assert points["xuyên bí tư"] is None
    assert points["thập điều"] == 12


@pytest.mark.parametrize("preset", [preset.slug for preset in PRESETS])
def test_every_option_has_its_choice(preset):
    settings = tuple(Book(load(), Edition(GAME, preset)).settings())
    assert {setting.label.vi for setting in settings} <= {info.label.vi for info in RULES.table}
    assert len(settings) >= len(RULES.table) - 6  # those of tài bàn and the festival
    assert any(setting.is_own for setting in settings) == (preset != "luat-2005")


def test_examples_are_judged_under_the_rules_of_the_book():
    plain = html(EDITION)
    other = html(Edition(GAME, "hoi-lim"))
    assert 'class="note"' not in plain
    assert 'class="note"' in other


def test_a_village_of_ones_own_prints_its_name_its_points_and_its_choices():
    edition = Edition(GAME, "hoi-lim~suong.2", name="Làng <Bến>")
    book = Book(load(), edition)
    assert book.rules.name.vi == "Làng <Bến>"
    assert next(row.points for row in book.volumes[0].points["cuoc"] if row.name.vi == "suông") == 2
    assert next(each for each in book.settings() if each.label.vi == "Ù suông mấy điểm").is_own
    found = html(edition, catalogue=few_articles("TT-0"))
    assert "Làng &lt;Bến&gt;" in found and "Theo Hội Lim, đổi 1 lệ" in found
    assert Edition(GAME, "hoi-lim").digest() != edition.digest()


def test_disputes_list_the_clauses_with_dissent(book_html):
    disputes = book_html[book_html.index('id="disputes"') : book_html.index('id="index"')]
    disputed = [clause.id for clause in load().law(GAME).clauses if clause.dissent]
    assert re.findall(r'href="#([^"]+)"', disputes) == disputed


def test_index_and_contents_name_pages():
    found = html(Edition(GAME, paper=Paper.A4), {"TT-9.14": 61, "TT-9": 58}, few_articles("TT-9"))
    assert 'href="#TT-9.14" data-page="61"' in found
    assert 'href="#TT-9" data-page="58"' in found
    assert re.search(r"<b>phỗng</b>[^;]*;\s*<b>9\.14\xa0tr\.\xa061</b>", found)


def test_the_index_is_in_vietnamese_order():
    initials = [entry.term.initial for entry in Book(load(), EDITION).index()]
    alphabet = "AĂÂBCDĐEÊGHIKLMNOÔƠPQRSTUƯVXY"
    assert sorted(initials, key=alphabet.index) == initials
    assert len(initials) > 100


def test_cover_and_last_page_carry_the_code_and_the_address(book_html):
    cover = book_html[: book_html.index('id="contents"')]
    assert CODE in cover
    assert "Luật Tổ tôm 2005" in cover
    last = book_html[book_html.index('id="colophon"') :]
    assert CODE in last
    assert ADDRESS.removeprefix("https://") in last
    assert "CC BY 4.0" in last


def test_one_language_holds_no_word_of_the_other():
    english = html(Edition(GAME, language=Language.EN))
    assert '<html lang="en"' in english
    for word in ("Mục lục", "Không được", "Nơi khác", "Bảng điểm", "dưới chiếu:"):
        assert word not in english
    assert "Allowed" in english
    assert "Elsewhere" in english


def test_both_languages_stand_in_pairs():
    found = html(Edition(GAME, language=Language.BOTH), catalogue=few_articles("TT-4"))
    pairs = re.findall(
        r'<div class="both"><div lang="vi" class="vi">.*?</div><div lang="en" class="en">', found, re.DOTALL
    )
    assert len(pairs) > 10
    assert '<span lang="vi" class="vi">Mục lục</span> <span lang="en" class="en">Contents</span>' in found
    # one picture serves both
    passage = re.search(r'id="TT-4.1".*?id="TT-4.2"', found, re.DOTALL)[0]
    prose = passage[: passage.index('class="case')]
    assert prose.count('class="cards ') == 1


@pytest.mark.parametrize("face", list(Face))
def test_cards_wear_the_chosen_face(face):
    found = html(Edition(GAME, face=face), catalogue=few_articles("TT-4"))
    assert set(re.findall(r'src="cards:(\w+)/', found)) == {face.value}


@pytest.mark.parametrize(("paper", "longest"), [(Paper.A5, 22), (Paper.A4, 25), (Paper.LARGE, 16)])
def test_no_row_of_cards_is_wider_than_the_page(paper, longest):
    found = html(Edition(GAME, paper=paper))
    rows = re.findall(r'src="cards:\w+/([^"]*)"', found)
    assert max(len(re.findall(r"\w+", row.replace("_", " "))) for row in rows) <= longest


def test_only_what_differs_is_written_into_an_address():
    assert Edition(GAME).query == ""
    assert (
        Edition(GAME, "hoi-lim", Language.BOTH, club="Đình").query == "rules=hoi-lim&language=both&club=%C4%90%C3%ACnh"
    )


def test_without_an_address_that_others_can_follow_nothing_leads_to_the_site():
    found = html(EDITION, catalogue=few_articles("TT-10", "TT-16"), address="")
    assert "qr:" not in found
    assert "ví dụ nữa ở" not in found
    assert "/to-tom/law/" not in found


def test_each_article_leads_to_its_page_where_the_site_has_an_address():
    found = html(EDITION, catalogue=few_articles("TT-10"))
    place = "chieu.example/to-tom/law/TT-10/"
    assert f'src="qr:https://{place}" alt="Mã QR dẫn tới {place}"' in found


SITE = {"vi": r"[Mm]ặc định|[Tt]rang này|Chơi ở đây", "en": r"\b[Dd]efault|[Tt]his (?:site|page)\b"}
TYPED = r"\b[1-9]+[vw]\b|\b[1-9][vws] [1-9][vws]|\bcc\b|\boc\b"


def test_no_law_speaks_as_a_site_or_a_program():
    for game in books():
        for clause in load().law(game).clauses:
            told = [clause.text, clause.dissent, *(example.text for example in clause.examples)]
            for lang, words in SITE.items():
                found = [prose.plain(lang) for prose in told if prose]
                assert not [text for text in found if re.search(words, text)], clause.id


def test_no_verdict_writes_cards_as_they_are_typed():
    for clause in load().law(GAME).clauses:
        for example in chosen(clause.examples):
            if example.question.get("ask") in ("win", "arrange", "waits", "count"):
                lines = ask({**example.question, "rules": "hoi-lim"}).get("lines", ())
                assert not [line["text"] for line in lines if re.search(TYPED, line["text"])], clause.id
