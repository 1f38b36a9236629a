"""A fault at a table is told with how it is ruled; where nothing is paid, no price is named."""

import pytest
from django.utils.translation import override

from tutorials.catalogue import load
from tutorials.mats.faults import fault_of
from tutorials.mats.speech import Speech
from tutorials.play.tables import Refusal

BAO, LAO = Refusal("bat-thanh-phu", "TT-9.12", "bao"), Refusal("u-lao", "TL-8.1", "den-lang")


def told(game, refusal, lang):
    with override(lang):
        return fault_of(refusal, Speech(game, load().table(game), lang), "")


@pytest.mark.parametrize(
    ("game", "refusal", "lang", "cost"),
    [
        ("to-tom", BAO, "vi", "bị báo, ngồi yên đến hết ván"),
        ("to-tom", BAO, "en", "penalised (báo), you take no further part"),
        ("to-tom", Refusal("tranh-quan", "TT-8.5", "bao"), "vi", "bị báo, ngồi yên đến hết ván"),
        ("ta-la", LAO, "vi", "láo, ván dừng"),
        ("ta-la", LAO, "en", "false play, so the hand stops"),
        ("ta-la", Refusal("gui-mom", "TL-7.1", "cam-len"), "vi", "cầm lá lên, chơi tiếp"),
        ("sam", Refusal("phai-mo-vong", "SL-4.4", "danh-lai"), "vi", "bỏ lượt không tính"),
    ],
)
def test_a_fault_is_ruled_in_one_sentence_that_goes_on_after_a_colon(game, refusal, lang, cost):
    assert told(game, refusal, lang).cost.startswith(cost)


def test_where_its_referee_alone_names_a_fault_the_whole_clause_is_told() -> None:
    found = told("to-tom", BAO, "vi")
    assert found.name == "ăn bất thành phu" and found.law == load().article("TT-9.12").text
    assert told("ta-la", LAO, "vi").law is None
