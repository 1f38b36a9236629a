"""Worksheets: what stands on the sheets and in the key, in every version; who may choose what."""

import re

import pytest

from tests.paper.making import order, pages
from tutorials.catalogue import Text, load
from tutorials.engine import ask
from tutorials.paper.worksheet import Worksheet
from tutorials.questions.codes import code_of
from tutorials.questions.lists import QuestionList
from tutorials.questions.posed import Shape, posed
from tutorials.questions.question import question

SITE = "https://chieu.example"
ADDRESS = "worksheet?game=chan&of=fresh&kind=cho-gi&hard=easy&n=12&seed=7&versions=2&mix=5"
OWN = "own/chan/may-chan/cards:2v.2v.3w.3w.7v.7s.cc"


def made(address: str) -> Worksheet:
    paper = order(address)
    choices = paper.of.read(paper.words).cleaned_data
    return paper.of.fill(choices, "vi")["worksheet"]


def test_twelve_answers_of_a_chan_sheet_are_the_engines():
    sheet = made(ADDRESS).sheets[0]
    assert len(sheet.items) == 12
    for item in sheet.items:
        task = item.drawn.question.task
        said = ask({"game": "chan", "ask": "waits", **task.mode.hand})
        assert item.drawn.key.answers == (", ".join(wait["card"] for wait in said["waits"]),)


def test_twelve_answers_of_a_to_tom_sheet_are_the_engines():
    sheet = made("worksheet?game=to-tom&of=fresh&kind=win&hard=middling&n=12&seed=3").sheets[0]
    for item in sheet.items:
        mode = item.drawn.question.task.mode
        said = ask({"game": "to-tom", "ask": "win", **mode.hand, "winning": dict(mode.winning)})
        letter = {"diem": "Ù được", "khong-tron": "Không ù: bài chưa tròn"}.get(said["reason"] or said["result"])
        told = item.drawn.key.answers[0]
        assert told == letter or (letter is None and told == "Không ù: bài tròn mà chưa có lưng")
        right = [each.letter for each in item.drawn.choices if each.option.label == told]
        assert item.drawn.key.letters == ", ".join(right)


def test_versions_ask_the_same_in_another_order_and_the_key_knows_every_place():
    sheet = made("worksheet?game=xi-dach&of=puzzles&mode=bai-gi&n=8&versions=3&mix=4")
    names = [[item.drawn.question.name for item in each.items] for each in sheet.sheets]
    assert [each.letter for each in sheet.sheets] == ["A", "B", "C"]
    assert names[0] != names[1] != names[2] and len({frozenset(each) for each in names}) == 1
    by_place = {f"{each.letter}{item.number}": item.drawn for each in sheet.sheets for item in each.items}
    for places, item in sheet.solved:
        for place in places:
            there = by_place[place]
            assert there.question == item.drawn.question
            labels = {each.option.label for each in there.choices if each.letter in there.key.letters}
            assert labels == {each.option.label for each in item.drawn.choices if each.is_right}
    again = made("worksheet?game=xi-dach&of=puzzles&mode=bai-gi&n=8&versions=3&mix=4")
    assert [[item.drawn.question.name for item in each.items] for each in again.sheets] == names


def test_a_key_alone_and_sheets_alone_are_papers_of_their_own():
    only, none = (order(f"worksheet?game=bai-cao&of=puzzles&n=2&key={key}").html() for key in ("only", "none"))
    assert 'class="who"' not in only and 'class="key"' in only
    assert 'class="who"' in none and 'class="key"' not in none


def test_every_question_bears_its_code_and_a_qr_code_where_an_address_is_known(settings):
    settings.SITE_ADDRESS = SITE
    html = order("worksheet?game=chan&of=puzzles&n=2").html()
    first = load().puzzles("chan")[0]
    assert f'src="qr:{SITE}/chan/puzzles/{first.slug}/"' in html and code_of(f"puzzle/chan/{first.slug}") in html
    settings.SITE_ADDRESS = "http://127.0.0.1:8000"
    html = order("worksheet?game=chan&of=puzzles&n=2").html()
    assert "qr:" not in html and "127.0.0.1" not in html


def test_letters_grow_and_the_pages_are_of_a4():
    small, large = ("worksheet?game=bai-cao&of=puzzles&n=7&key=none&size=" + size for size in ("14", "24"))
    assert len(pages(large)) > len(pages(small))
    assert [round(float(side)) for side in pages(small)[0].mediabox[2:]] == [595, 842]


def test_a_question_of_ones_own_is_printed_with_its_answer_in_the_key_alone():
    html = order(f"worksheet?q={OWN}").html()
    sheet, key = html.split('<section class="key">')
    assert "Bài này có mấy chắn?" in sheet and "2 chắn" not in sheet
    assert re.search(r"<span>\s*2\s*</span>", key) and "CH-" in key


@pytest.mark.parametrize("site", [SITE, ""])
def test_a_question_of_ones_own_says_that_it_has_no_code_to_type(client, settings, site):
    settings.SITE_ADDRESS = site
    sheet, key = order(f"worksheet?q={OWN}").html().split('<section class="key">')
    told = "câu này không có mã, hãy quét hình QR" if site else "không có mã"
    assert f'<span class="no-code">{told}</span>' in sheet and f'<span class="no-code">{told}</span>' in key
    assert told in client.get(f"/screen/?q={OWN}").content.decode()


@pytest.mark.parametrize(
    "query", ["game=to-tom&of=puzzles", "game=xi-dach&of=puzzles&seed=3", "game=to-tom&of=fresh&kind=xu-an&hard=easy"]
)
def test_for_cards_that_are_held_up_every_question_has_one_letter_up_to_d(query):
    items = made(f"worksheet?{query}&by=letter&n=12").sheets[0].items
    assert len(items) == 12
    assert all(item.drawn.key.letters in ("A", "B", "C", "D") and len(item.drawn.choices) <= 4 for item in items)


def test_of_a_lesson_only_the_questions_with_letters_are_kept():
    lesson = "worksheet?game=xi-dach&of=lesson"
    every, kept = made(lesson).questions, made(f"{lesson}&by=letter").questions
    shapes = {name: posed(question(name), "vi") for name in every.names}
    fits = [name for name, drawn in shapes.items() if drawn.shape is Shape.LETTERS and not drawn.has_many]
    assert list(kept.names) == fits and "by=letter" in kept.query


def test_twelve_short_questions_fill_one_sheet_of_two_pages_in_two_columns():
    one, two = (f"worksheet?game=xi-dach&of=puzzles&by=letter&n=12&key=none&columns={count}" for count in "12")
    assert len(pages(two)) == 2 < len(pages(one))


def test_in_two_columns_only_a_question_without_a_code_has_its_picture(settings):
    settings.SITE_ADDRESS = SITE
    html = order(f"worksheet?q={OWN}&q=puzzle/chan/{load().puzzles('chan')[0].slug}&columns=2").html()
    assert html.count("qr:") == 1


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("game=to-tom&of=puzzles&mode=arrange&by=letter", "Hãy chọn rộng hơn"),
        ("n=25", "Nhiều nhất là 24"),
        ("q=puzzle/chan/khong-co", "puzzle/chan/khong-co"),
        ("versions=9", "Hãy chọn"),
        ("mix=" + "9" * 30, "999999"),
        ("game=chan&add=khong-co-ma-nay", "Không tìm thấy câu nào"),
    ],
)
def test_what_is_wrong_is_told_on_the_page(client, query, told):
    answer = client.get(f"/paper/worksheet/?{query}")
    assert answer.status_code == 400 and told in answer.content.decode()


@pytest.mark.parametrize("form", ["{code}", "/chan/puzzles/{slug}/", "https://x.example/en/chan/puzzles/{slug}/"])
def test_a_question_is_added_by_its_code_or_its_address(client, form):
    puzzle = load().puzzles("chan")[3]
    name = f"puzzle/chan/{puzzle.slug}"
    typed = form.format(code=code_of(name).lower(), slug=puzzle.slug)
    shown = client.get("/paper/worksheet/", {"q": OWN, "add": typed}).content.decode()
    assert f'<input type="hidden" name="q" value="{name}">' in shown
    assert f'<input type="hidden" name="q" value="{OWN}">' in shown


@pytest.mark.parametrize("prefix", ["", "/en"])
def test_the_page_shows_the_first_questions_and_leads_to_the_screen(client, prefix):
    shown = client.get(f"{prefix}/paper/worksheet/?game=ta-la&of=puzzles&n=4").content.decode()
    assert f'href="{prefix}/screen/?game=ta-la&amp;of=puzzles&amp;n=4"' in shown
    first = question(f"puzzle/ta-la/{load().puzzles('ta-la')[0].slug}")
    assert first.task.prompt.plain("en" if prefix else "vi") in shown


def test_the_game_stands_over_the_sheet_where_it_is_one_game():
    assert made("worksheet?game=chan&of=lesson&lesson=cho-u").game.vi == "Chắn"
    names = [made(f"worksheet?game={game}&of=lesson&lesson=cho-u").questions.names[0] for game in ("chan", "to-tom")]
    assert Worksheet(QuestionList(names, Text("", ""), ""), "vi", 1, 1).game is None


def test_the_card_that_came_stays_in_its_set_in_the_key():
    printed = [item.drawn.key.hands for item in made("worksheet?game=chan&of=lesson&lesson=cho-u").sheets[0].items]
    html = order("worksheet?game=chan&of=lesson&lesson=cho-u&key=only").html()
    assert any(hand.has_won for hands in printed for hand in hands)
    assert "/*6s-6s" in html or "6s-*6s" in html
