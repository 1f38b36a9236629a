"""Examples as the book draws them."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from django.conf import settings

from tutorials.catalogue import load
from tutorials.engine.cards import parse
from tutorials.engine.decks import FRENCH, MONEY, TAM_CUC
from tutorials.faces.compose import STYLES, Face
from tutorials.press.pictures import BAR
from tutorials.rulebook.cases import case_of, names_of, picture
from tutorials.rulebook.choices import CARD_HEIGHT, Edition, Paper
from tutorials.rulebook.hands import parted
from tutorials.rulebook.volume import chosen
from tutorials.scenes.piles import piles_of


@pytest.mark.parametrize(
    ("cards", "names"),
    [
        ("456v 7s cc", "456 văn, 7 sách, chi chi"),
        ("8v2w2s 34v", "8 văn, 2 vạn, 2 sách, 34 văn"),
        ("cc cc oc", "chi chi ×2, ông cụ"),
        ("7v7v7v", "777 văn"),
    ],
)
def test_cards_are_named_in_their_order(cards, names):
    assert names_of(parse(cards)).vi == names


def example(question, expect=None, text="Một ví dụ."):
    clause = next(clause for clause in load().law("to-tom").clauses if clause.examples)
    found = clause.examples[0]
    prose = type(found.text)(type(found.text.source)(text, text), type(found.text.html)(text, text))
    return type(found)(True, prose, {"game": "to-tom", **question}, expect or {})


def drawn(question, longest=7.0):
    return case_of(example(question), "luat-2005", Face.TEXT, longest)


def test_piles_stand_apart_and_the_winning_card_is_last():
    question = {"ask": "win", "cards": "4s4s4s 345v", "khan": ["4s"], "winning": {"card": "cc"}}
    case = drawn(question)
    assert [each.source for each in case.pictures] == ["cards:text/3v-4v-5v_4s-4s-4s_!cc"]
    assert case.caption.vi == "trên tay: 345 văn; khàn úp: 444 sách; quân ù: chi chi"
    assert case.pictures[0].kind == "of-money marked"


def test_a_long_hand_is_broken_in_even_rows():
    case = drawn({"ask": "phu", "cards": "123456789v 123456789w 12s"}, longest=5.6)
    assert [each.source.count("-") + 1 for each in case.pictures] == [10, 10]


@pytest.mark.parametrize("game", ["to-tom", "bi-tu", "tai-ban", "to-tom-diem", "chan"])
def test_no_hand_of_the_law_lies_there_unparted(game):
    for clause in load().law(game).clauses:
        for each in clause.examples:
            piles = piles_of(each.question)
            if each.question.get("ask") != "turns" and max((len(pile.cards) for pile in piles), default=0) >= 12:
                assert parted(each.question, piles) != piles, clause.id


def test_what_was_taken_lies_whole_beside_the_parted_rest():
    clause = next(clause for clause in load().law("chan").clauses if clause.id == "CH-6.12")
    case = case_of(next(each for each in clause.examples if not each.is_allowed), "wikipedia", Face.TEXT, 9.0)
    assert case.caption.vi.startswith("chắn: 22 văn · 33 vạn")
    assert case.caption.vi.endswith("đã chíu: 6666 vạn")
    assert case.reason


def test_a_hand_is_parted_into_phu_with_what_the_engine_says():
    case = drawn({"ask": "arrange", "cards": "3v4v5v 8v2w2s 1v cc 9w"})
    assert [each.source for each in case.pictures] == ["cards:text/8v-2w-2s_3v-4v-5v_1v-cc_9w"]
    assert (
        case.caption.vi == "lưng sườn: 8 văn, 2 vạn, 2 sách; phu dọc: 345 văn; phu yêu: 1 văn, chi chi; quân rác: 9 vạn"
    )
    assert "9 vạn" in case.reason.vi
    assert case.caption.en.startswith("lưng sườn: 8 văn, 2 vạn, 2 sách; run: 345 văn")


def test_the_card_that_came_is_marked_in_its_part():
    question = {"ask": "win", "cards": "8v2w2s 34567v 4567w 4567s 1v 1w1w cc", "winning": {"card": "1s"}}
    sources = " ".join(each.source for each in drawn(question, longest=5.0).pictures)
    assert "1v-1w-1w-*1s-cc" in sources
    assert "!" not in sources


def test_what_lies_on_the_mat_keeps_its_place_beside_the_parts():
    question = {
        "ask": "win",
        "cards": "4s4s4s 345v 8v2w2s 5678w 567s 1v cc tt",
        "khan": ["4s"],
        "winning": {"card": "oc"},
    }
    assert "khàn úp: 444 sách" in drawn(question).caption.vi


def test_ch_2_1_a_hand_of_chan_is_parted_into_pairs():
    clause = next(clause for clause in load().law("chan").clauses if clause.id == "CH-6.15")
    example = next(each for each in clause.examples if each.question["ask"] == "win")
    case = case_of(example, "wikipedia", Face.TEXT, 7.0)
    assert case.caption.vi.startswith("chắn: ")


def test_no_card_is_narrower_than_six_millimetres_or_eight_in_large_print():
    for deck, heights in CARD_HEIGHT.items():
        for paper, height in heights.items():
            style = STYLES[deck]
            assert height * style.width / style.height >= (8 if paper is Paper.LARGE else 6)
            css = Path(settings.STATICFILES_DIRS[0], "rulebook", f"{paper.value}.css").read_text(encoding="utf-8")
            assert f"img.of-{deck} {{ height: {height}mm; }}" in css
            marked = re.search(rf"img\.of-{deck}\.marked {{ height: ([\d.]+)mm; }}", css)
            assert float(marked[1]) >= height * (1 + 2 * BAR / 320) - 0.01


def test_no_row_is_longer_than_the_page():
    longest = Edition("to-tom").longest_row(MONEY.kinds)
    for clause in load().law("to-tom").clauses:
        for each in chosen(clause.examples):
            for shown in case_of(each, "luat-2005", Face.TEXT, longest).pictures:
                codes = shown.source.partition("/")[2]
                cards, gaps = codes.count("-") + codes.count("_") + 1, codes.count("_")
                assert (cards * 110 + gaps * 50 - 10) / 320 <= longest + 0.01, clause.id


def test_cards_that_the_clause_shows_are_not_drawn_again():
    asked = example({"ask": "phu", "cards": "3v 3w 3s"})
    assert case_of(asked, "luat-2005", Face.TEXT, 7.0, shown=parse("3s 3v 3w")).pictures == ()
    assert case_of(asked, "luat-2005", Face.TEXT, 7.0, shown=parse("3v 3w 4s")).pictures


def test_cards_that_cannot_be_read_are_not_drawn():
    assert drawn({"ask": "card", "card": "7 van"}).pictures == ()


def test_cards_that_the_sentence_names_are_not_named_again():
    told = case_of(replace(example({"ask": "phu", "cards": "3v 4v"}), is_named=True), "luat-2005", Face.TEXT, 7.0)
    assert told.caption is None
    assert told.pictures


def test_an_answer_that_the_rules_change_is_told():
    asked = example({"ask": "score", "cuoc": ["tom"]}, {"diem": 8})
    assert case_of(asked, "luat-2005", Face.TEXT, 7.0).note is None
    assert "6" in case_of(asked, "hoi-lim", Face.TEXT, 7.0).note.vi


def test_an_example_with_rules_of_its_own_is_left_alone():
    asked = example({"ask": "score", "cuoc": ["tom"], "rules": "luat-2005"}, {"diem": 8})
    assert case_of(asked, "hoi-lim", Face.TEXT, 7.0).note is None


def test_a_picture_names_its_cards():
    found = picture(parse("7v cc"), Face.SIGN)
    assert (found.source, found.names.en) == ("cards:sign/7v-cc", "7 văn, chi chi")


def test_a_picture_of_other_decks():
    found = picture(FRENCH.parse("10♠ J♠ A♥"), Face.CORNER)
    assert (found.source, found.names.vi) == ("cards:corner/10b-jb-ac", "10♠, J♠, A♥")
    found = picture(TAM_CUC.parse("2 xe đỏ, tốt đen"), Face.TEXT)
    assert found.source == "cards:text/xe~do-xe~do-tot~den"
    assert (found.names.vi, found.names.en) == ("xe đỏ ×2, tốt đen", "red cart ×2, black soldier")
