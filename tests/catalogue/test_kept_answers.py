"""What the engine answers again and again is asked once; what it refuses is asked again."""

import pytest

from tutorials.catalogue.answers import keeping
from tutorials.engine import DoorError, answer


def test_a_question_is_asked_once_and_what_is_refused_again():
    asked = []
    kept = keeping(lambda question: asked.append(question) or answer(question), 2)
    first = kept({"game": "to-tom", "ask": "phu", "cards": "456v"})
    assert kept({"game": "to-tom", "ask": "phu", "cards": "456v"}) is first
    assert len(asked) == 1
    for _ in range(2):
        with pytest.raises(DoorError):
            kept({"game": "to-tom", "ask": "phu", "cards": "456x"})
    assert len(asked) == 3


def test_what_was_called_is_named_in_the_order_in_which_it_was_told():
    kept = keeping(answer, 2)
    calls = ({"thong": 1, "tri": 1}, {"tri": 1, "thong": 1})
    told = [kept({"game": "chan", "ask": "score", "cuoc": called})["lines"][0]["text"] for called in calls]
    assert told == ["Thông: 3 điểm.", "Trì: 3 điểm."]
