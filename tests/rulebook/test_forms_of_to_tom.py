"""The other forms of Tổ tôm in print, the four in one book, and where villages differ."""

import re

import pytest

from tests.rulebook.making import html
from tutorials.catalogue import load
from tutorials.engine import ask
from tutorials.rulebook.book import Book
from tutorials.rulebook.choices import FORMS, WHOLE, Edition, Language
from tutorials.rulebook.volume import chosen

TAI_BAN, FESTIVAL = "tai-ban", "to-tom-diem"


@pytest.fixture(scope="module")
def whole_html():
    return html(Edition(WHOLE, several=FORMS))


@pytest.fixture(scope="module")
def festival_html():
    return html(Edition(FESTIVAL, language=Language.BOTH))


def links_lead_somewhere(found):
    ids = re.findall(r' id="([^"]+)"', found)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', found)) <= set(ids)


def test_the_whole_book_holds_every_clause_of_the_four_laws(whole_html):
    for game in FORMS:
        law = load().law(game)
        assert f'class="volume" id="{game}">' in whole_html
        assert all(f' id="{clause.id}">' in whole_html for clause in law.clauses)
    assert "Luật bốn lối tổ tôm" in whole_html
    links_lead_somewhere(whole_html)


def test_its_index_names_the_law_with_the_clause(whole_html):
    index = whole_html[whole_html.index('id="index"') :]
    assert re.search(r"TB-4\.2\xa0tr\.|TB-4\.2 tr\.", index)
    assert re.search(r"TT-9\.14(\xa0| )tr\.", index)


def test_its_disputes_are_those_of_all_four(whole_html):
    disputes = whole_html[whole_html.index('id="disputes"') : whole_html.index('id="index"')]
    disputed = [clause.id for game in FORMS for clause in load().law(game).clauses if clause.dissent]
    assert re.findall(r'href="#([^"]+)"', disputes) == disputed


@pytest.mark.parametrize("game", FORMS)
def test_one_form_links_only_what_it_holds(game):
    links_lead_somewhere(html(Edition(game)))


def test_tai_ban_has_its_own_table_of_lung_and_cuoc():
    [volume] = Book(load(), Edition(TAI_BAN)).volumes
    counted = {row.name.vi: row.cells for row in volume.points["lung"]}
    assert counted["phỗng"] == (1, 2)
    assert counted["khàn"] == (3, 6)
    assert counted["thiên khai"] == (6, 12)
    for row in volume.points["cuoc"]:
        assert row.points == ask({"game": TAI_BAN, "ask": "score", "cuoc": [row.name.vi]})["diem"]
    assert "kính tứ cố" not in html(Edition(TAI_BAN)).split('id="points-tai-ban"')[1].split("</section>")[0]


def test_bi_tu_names_its_own_cuoc():
    [volume] = Book(load(), Edition("bi-tu")).volumes
    names = {row.name.vi for row in volume.points["cuoc"]}
    assert "thập nhị điều" in names
    assert "thập điều" not in names


def test_the_festival_prints_drums_flags_and_thirty_verses(festival_html):
    [volume] = Book(load(), Edition(FESTIVAL)).volumes
    assert len(volume.signals) == 11
    assert len(volume.flags) == 3
    assert festival_html.count('<div class="verse">') == 30
    for each in volume.verses:
        assert each.verse.lines("vi")[0].split()[-1].rstrip(",.") in festival_html
    assert "Drum signals" in festival_html


def test_a_record_is_drawn_line_by_line_and_its_fault_is_marked():
    found = html(Edition("to-tom"))
    passage = re.search(r'id="TT-12.2.1".*?id="TT-12.2.2"', found, re.DOTALL)[0]
    assert passage.count('class="story"') == 2
    assert passage.count("fault") == 1
    assert "(Lành làng)" in passage
    assert "1. B úp thiên khai" in passage


def test_a_case_is_one_row_with_the_card_that_came_marked():
    found = html(Edition("to-tom"))
    passage = re.search(r'id="TT-8.3".*?id="TT-8.4"', found, re.DOTALL)[0]
    assert 'src="cards:corner/4v-6v_!5v"' in passage
    assert "(Báo)" in passage


def test_two_languages_tell_one_record():
    found = html(Edition("to-tom", language=Language.BOTH))
    passage = re.search(r'id="TT-12.2.1".*?id="TT-12.2.2"', found, re.DOTALL)[0]
    assert "B úp thiên khai" in passage
    assert "B lays face down a thiên khai" in passage


def test_examples_left_out_are_counted_with_their_address():
    clause = load().law("to-tom").find("TT-16.19.1")
    left = len(clause.examples) - len(chosen(clause.examples))
    assert left > 5
    told = " ".join(html(Edition("to-tom")).split())
    assert f"+ {left} ví dụ nữa ở chieu.example/to-tom/law/TT-16.19.1" in told


def test_villages_stand_option_by_option_with_the_books_own_choice_marked():
    book = Book(load(), Edition("to-tom", "hoi-lim~suong.2"))
    rows = {row.label.vi: row for family in book.villages for _, found in family.villages for row in found}
    plain = rows["Ù suông mấy điểm"]
    assert len(rows) > 20
    [own] = (side for side in plain.sides if side.is_own)
    assert own.choice.vi == "2 điểm"
    assert any("Hội Lim" in name.vi for side in plain.sides if not side.is_own for name in side.houses)
    for row in rows.values():
        assert len(row.sides) > 1
        assert sum(side.is_own for side in row.sides) == 1


def test_options_of_another_form_stay_out():
    labels = {setting.label.vi for setting in Book(load(), Edition("to-tom")).settings()}
    assert not any("hiệu “không ăn”" in label for label in labels)
    assert any("hiệu “không ăn”" in setting.label.vi for setting in Book(load(), Edition(WHOLE)).settings())
