"""Where villages differ: for every option and every two choices a case on which the answer flips."""

from itertools import combinations

import pytest

from tests.depth import sample, some
from tests.engine.asking import refused, totom, validator
from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.cards import parse
from tutorials.engine.flips import ECHO, weigh
from tutorials.engine.totom.flips.questions import table
from tutorials.engine.totom.options import RULES

PAIRS = [
    pytest.param(info.name, one, other, id=f"{info.name}-{one}-{other}")
    for info in RULES.table
    for one, other in combinations(info.choices, 2)
]


def flip(option, **fields):
    return totom("flip", option=option, **fields)


def assert_a_whole_hand(question):
    if question["ask"] == "win":
        laid = [card for meld in question.get("mat", ()) for card in parse(meld["cards"])]
        assert len(parse(question["cards"])) + len(laid) == 20


def test_every_case_of_the_table_turns_its_option_under_its_own_rules():
    for name, cases in table().items():
        for case in cases:
            question = {"game": "to-tom", **case["question"]}
            answers = [
                ask({**question, "rules": {**case["rules"], name: value}}) for value in RULES.by_name[name].choices
            ]
            assert any(weigh(*pair, case["looks_at"]) is not None for pair in combinations(answers, 2)), (
                name,
                question,
            )


@pytest.mark.parametrize(("option", "one", "other"), sample(PAIRS, 30))
def test_every_two_choices_flip_an_answer(option, one, other):
    answer = flip(option, values=[one, other])
    assert answer["values"] == [one, other]
    assert validator().is_valid(answer["question"])
    assert_a_whole_hand(answer["question"])
    assert answer["before"]["says"] != answer["after"]["says"]
    assert [rules[option] for rules in answer["under"]] == [one, other]
    assert {name for name in answer["under"][0] if answer["under"][0][name] != answer["under"][1][name]} == {option}
    asked = [ask({**answer["question"], "rules": rules}) for rules in answer["under"]]
    if any("error" in each for each in asked):  # one house does not take such a question
        assert option == "bat_cai"
        assert [("error" in each) for each in asked].count(True) == 1
        return
    said = [{name: value for name, value in each.items() if name not in ECHO} for each in asked]
    texts = [[line["text"] for line in each["lines"]] for each in asked]
    assert said[0] != said[1] or texts[0] != texts[1]


def test_t38_how_a_festival_ends_flips_at_the_festival():
    fields = {"game": "to-tom-diem", "ask": "flip", "option": "noc_hoa", "values": ["5-8-11", "ca-diem"]}
    answer = ask(fields)
    said = [ask({**answer["question"], "rules": rules})["noc_end"] for rules in answer["under"]]
    assert said == [1, 5]


def test_what_is_told_is_what_the_question_answers():
    answer = flip("suong", values=[4, 2])
    for side, rules in zip(("before", "after"), answer["under"], strict=True):
        asked = ask({**answer["question"], "rules": rules})
        assert answer[side]["diem"] == asked["diem"]
        assert str(asked["diem"]) in answer[side]["says"]
        assert answer["lines"][0]["text"].count(answer[side]["says"]) == 1  # whole sentences, each with its stop
        assert answer[side]["says"].endswith(".")


@for_each("option", sample([info.name for info in RULES.table], 20))
def test_two_presets_flip_where_they_differ(option):
    pairs = (("hoi-lim", "luat-2005"), ("luat-2005", "san-dinh"), ("chieu-co", "wikipedia"))
    for one, other in pairs[: some(1, deep=3)]:
        answer = flip(option, a=one, b=other)
        assert answer["values"] == [ask({"game": "to-tom", "ask": "deal", "rules": each})["rules"][option]
                                    for each in (one, other)]  # fmt: skip
        if answer["values"][0] == answer["values"][1]:
            assert answer["question"] is None
        else:
            assert answer["question"] is not None, (one, other)


def test_the_same_question_finds_the_same_flip():
    first, again = (flip("bach_thu", values=[True, False]) for _ in range(2))
    assert first == again
    english = flip("bach_thu", values=[True, False], lang="en")
    assert english["question"] == first["question"]
    assert english["before"]["says"] != first["before"]["says"]


def test_bi_tu_looks_in_its_own_hands_first():
    answer = ask({"game": "bi-tu", "ask": "flip", "option": "suong", "values": [4, 2]})
    assert answer["question"]["game"] == "bi-tu"
    assert answer["before"]["diem"] != answer["after"]["diem"]


def test_the_schema_takes_the_question():
    validator().validate({"game": "to-tom", "ask": "flip", "option": "suong", "a": "hoi-lim", "b": None})


@for_each(
    ("fields", "code", "field"),
    [
        ({}, "missing", "option"),
        ({"option": "zz"}, "unknown-option", "option"),
        ({"option": []}, "unknown-option", "option"),
        ({"option": "suong", "values": [4]}, "bad-type", "values"),
        ({"option": "suong", "values": "42"}, "bad-type", "values"),
        ({"option": "suong", "values": [4, 9]}, "unknown-value", "rules.suong"),
        ({"option": "suong", "a": "zz"}, "unknown-preset", "a"),
        ({"option": "suong", "a": 7}, "bad-type", "a"),
    ],
)
def test_bad_questions_name_the_field(fields, code, field):
    error = refused("flip", **fields)
    assert (error["code"], error["field"]) == (code, field)
