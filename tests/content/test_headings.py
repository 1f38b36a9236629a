"""A heading that contradicts the verdict of its example is found; `check_content` looks at each."""

from dataclasses import replace

from tutorials.catalogue import Text, load
from tutorials.catalogue.examples import answer_to, contradicted
from tutorials.catalogue.headings import contradictions, verdicts


def test_a_heading_that_contradicts_its_verdict_is_found():
    assert contradictions("Sau ù thì lành làng.", {"bao"}) == ["lành làng"]
    assert contradictions("Ba quân trơ ra: bị báo, không phải lành làng.", {"bao"}) == []
    assert contradictions("Đủ lời: được điểm.", {"lanh-lang"}) == ["được điểm"]
    assert contradictions("Hạ đủ thì không lỗi.", {"lanh-lang"}) == ["không lỗi"]


def test_an_example_under_a_heading_that_says_otherwise_is_named():
    def is_light(example):
        return example.question["ask"] == "claim" and verdicts(answer_to(example)) == {"lanh-lang"}

    example = next(each for clause in load().law("to-tom").clauses for each in clause.examples if is_light(each))
    assert contradicted(example) == ()
    text = replace(example.text, source=Text("Thế thì bị báo.", ""))
    assert contradicted(replace(example, text=text)) == ("says “bị báo”, the engine ['lanh-lang']",)
