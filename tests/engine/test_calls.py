"""What is said with an ù: the words of its conditions."""

from tutorials.engine.totom.score.calls import CALLS


def test_tt_11_3_3_the_words_stand_apart_from_the_cup_that_goes_with_them():
    assert {call.vi: call.said for call in CALLS.values() if call.vi != call.said} == {
        f"{said}, trả chén": said for said in ("ăn cả", "ăn hai đánh một", "ăn ba đánh một", "ăn hai đánh hai")
    }
