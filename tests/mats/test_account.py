"""The account of a model hand: turns numbered, the nọc counted, what nobody sees and the referee's remarks."""

import re

from django.utils.translation import override

from tests.play.test_model_hand import model
from tutorials.catalogue import load
from tutorials.catalogue.houses import House
from tutorials.mats.account import Sort, account_of
from tutorials.mats.speech import Speech


def account(game, seed, lang="vi"):
    with override(lang):
        return account_of(model(game, seed), House(game), Speech(game, load().table(game), lang))


def remarks(turns, sort):
    return [remark for turn in turns for remark in turn.remarks if remark.sort is sort]


def plain(text):
    return re.sub("<[^>]*>", "", text).replace("\xa0", " ")


def test_turns_are_counted_from_the_first_of_a_seat_and_the_nọc_from_its_top():
    turns = [turn for turn in account("to-tom", 7) if turn.seat is not None]
    assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))
    drawn = [number for turn in turns for number in turn.drawn]
    assert drawn == list(range(1, len(drawn) + 1))
    assert drawn


def test_cards_that_go_face_down_are_told_to_the_teacher():
    told = remarks(account("to-tom", 7), Sort.DOWN)
    assert [plain(remark.text) for remark in told] == ["A để úp: 4 sách"]


def test_cards_that_come_unseen_are_told_to_the_teacher():
    assert plain(remarks(account("ta-la", 7), Sort.COME)[0].text) == "A lấy vào tay: J♠"


def test_a_throw_that_would_be_a_fault_names_it_with_its_clause_once():
    told = remarks(account("chan", 7), Sort.FORBIDDEN)
    assert told[0].clause == "CH-8.9"
    assert len({plain(remark.text) for remark in told}) == len(told)


def test_other_ways_to_take_are_told():
    (told,) = remarks(account("to-tom", 7), Sort.COULD)
    assert plain(told.text).startswith("Cách khác của B, cũng được phép: Ăn 5 sách")


def test_what_a_seat_waits_for_is_told_when_it_changes():
    told = remarks(account("chan", 7), Sort.WAITS)
    assert plain(told[0].text) == "B chờ ù: chi chi"
    assert plain(told[1].text) == "D chờ ù: 4 văn, 4 vạn, 4 sách"


def test_the_account_speaks_english_whole():
    turns = account("to-tom", 7, "en")
    text = " ".join(plain(each) for turn in turns for each in (turn.told, *(remark.text for remark in turn.remarks)))
    assert "Nếu" not in text
    assert "If B discards" in text
    assert "B waits for" in text
