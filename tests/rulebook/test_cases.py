"""Examples as the book draws them."""

import pytest

from tutorials.catalogue import load
from tutorials.engine.cards import parse
from tutorials.engine.decks import FRENCH, TAM_CUC
from tutorials.faces.compose import Face
from tutorials.rulebook.cases import case_of, names_of, picture


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


def drawn(question, longest=21):
    return case_of(example(question), "luat-2005", Face.TEXT, longest)


def test_piles_stand_apart_and_the_winning_card_is_last():
    question = {"ask": "win", "cards": "4s4s4s 345v", "khan": ["4s"], "winning": {"card": "cc"}}
    case = drawn(question)
    assert [each.source for each in case.pictures] == ["cards:text/3v-4v-5v_4s-4s-4s_!cc"]
    assert case.caption.vi == "trên tay: 345 văn; khàn úp: 444 sách; quân ù: chi chi"


def test_a_long_hand_is_broken_in_even_rows():
    case = drawn({"ask": "arrange", "cards": "123456789v 123456789w 12s"}, longest=16)
    assert [each.source.count("-") + 1 for each in case.pictures] == [10, 10]


def test_cards_that_cannot_be_read_are_not_drawn():
    assert drawn({"ask": "card", "card": "7 van"}).pictures == ()


def test_cards_that_the_sentence_names_are_not_named_again():
    told = case_of(example({"ask": "phu", "cards": "3v 4v"}, text="3 văn và tứ văn."), "luat-2005", Face.TEXT, 21)
    assert told.caption is None
    assert told.pictures


def test_an_answer_that_the_rules_change_is_told():
    asked = example({"ask": "score", "cuoc": ["tom"]}, {"diem": 8})
    assert case_of(asked, "luat-2005", Face.TEXT, 21).note is None
    assert "6" in case_of(asked, "hoi-lim", Face.TEXT, 21).note.vi


def test_an_example_with_rules_of_its_own_is_left_alone():
    asked = example({"ask": "score", "cuoc": ["tom"], "rules": "luat-2005"}, {"diem": 8})
    assert case_of(asked, "hoi-lim", Face.TEXT, 21).note is None


def test_a_picture_names_its_cards():
    found = picture(parse("7v cc"), Face.SIGN)
    assert (found.source, found.names.en) == ("cards:sign/7v-cc", "7 văn, chi chi")


def test_a_picture_of_other_decks():
    found = picture(FRENCH.parse("10♠ J♠ A♥"), Face.CORNER)
    assert (found.source, found.names.vi) == ("cards:corner/10b-jb-ac", "10♠, J♠, A♥")
    found = picture(TAM_CUC.parse("2 xe đỏ, tốt đen"), Face.TEXT)
    assert found.source == "cards:text/xe~do-xe~do-tot~den"
    assert (found.names.vi, found.names.en) == ("xe đỏ ×2, tốt đen", "red cart ×2, black soldier")
