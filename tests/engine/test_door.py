"""The door: what every answer holds, what bad questions get, the command line, the schema."""

import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from tests.engine.asking import validator
from tests.every import for_each
from tutorials.engine import ask, schema
from tutorials.engine.__main__ import main
from tutorials.engine.rules import as_dict
from tutorials.engine.totom.options import PRESETS, RULES, Options

ROOT = Path(__file__).parents[2]
HAND = "999v 678v 345w 567w 68s 1s cc cc tt oc oc"
QUESTIONS = [
    {"game": "to-tom", "ask": "phu", "cards": "7v 3w 3s"},
    {"game": "to-tom", "ask": "arrange", "cards": ["7 văn", "8 văn", "chi chi"], "lang": "en"},
    {"game": "to-tom", "ask": "waits", "cards": HAND, "khan": ["9 văn"]},
    {"game": "to-tom", "ask": "win", "cards": HAND, "khan": "9v", "winning": {"card": "7 sách"}},
    {
        "game": "to-tom", "ask": "win", "cards": HAND, "khan": ["9v"], "rules": "hoi-lim",
        "winning": {"card": "7s", "from": "discard", "door": "tren", "later": False},
        "announced": ["suông"], "called": [], "streak": 0, "dealer": False, "faults": [],
    },
    {"game": "to-tom", "ask": "score", "cuoc": ["tôm", "lèo"], "streak": 2},
    {"game": "to-tom", "ask": "score", "cuoc": ["tom"], "rules": {"preset": "hoi-lim", "suong": 3}},
    {"game": "to-tom", "ask": "discards", "cards": HAND + " 2s", "khan": ["9v"]},
    {"game": "to-tom", "ask": "deal", "players": 5},
    {"game": "to-tom", "ask": "deal", "bat_cai": "chi chi"},
    {"game": "to-tom", "ask": "cai", "result": "hoa"},
    {"game": "to-tom", "ask": "card", "card": "8 vạn"},
    {"game": "to-tom", "ask": "turns", "record": "Ghế: A B C D E\nCái: A\nA đánh chi chi\n"},
    {"game": "bi-tu", "ask": "deal"},
    {"game": "tai-ban", "ask": "phu", "cards": "cc"},
    {"game": "tai-ban", "ask": "arrange", "cards": "7v7v7v 3w 3s", "khan": ["7v"]},
    {"game": "tai-ban", "ask": "score", "lung": 19, "khan_at_deal": True, "n": 5},
    {"game": "tai-ban", "ask": "card", "card": "4 sách"},
    {"game": "tai-ban", "ask": "count", "phu": [{"cards": "7v 3w 3s"}], "khan_at_deal": True},
]  # fmt: skip


@for_each("question", QUESTIONS, ids=lambda q: q["ask"])
def test_every_answer_repeats_the_question_and_explains(question):
    answer = ask(question)
    assert "error" not in answer
    assert (answer["game"], answer["ask"]) == (question["game"], question["ask"])
    assert answer["rules"]["preset"] in {preset.slug for preset in PRESETS}
    assert set(answer["rules"]) == {"preset", *RULES.by_name}
    assert answer["lines"]
    assert answer["articles"] == list(dict.fromkeys(line["article"] for line in answer["lines"]))
    assert all(set(line) == {"text", "article"} and line["text"] for line in answer["lines"])
    json.dumps(answer)


@for_each("question", QUESTIONS, ids=lambda q: q["ask"])
def test_the_schema_takes_every_question(question):
    validator().validate(question)


@for_each("question", QUESTIONS, ids=lambda q: q["ask"])
def test_the_languages_differ(question):
    texts = [[line["text"] for line in ask({**question, "lang": lang})["lines"]] for lang in ("vi", "en")]
    assert texts[0] != texts[1]
    assert len(texts[0]) == len(texts[1])


BAD = [
    ({}, "missing", "game"),
    ({"game": "co-tuong", "ask": "phu"}, "unknown-value", "game"),
    ({"game": "to-tom"}, "missing", "ask"),
    ({"game": "to-tom", "ask": "bói"}, "unknown-value", "ask"),
    ({"game": "to-tom", "ask": "deal", "rules": "lang-ta"}, "unknown-preset", "rules"),
    ({"game": "to-tom", "ask": "deal", "rules": 7}, "bad-type", "rules"),
    ({"game": "to-tom", "ask": "deal", "rules": {"sai": 1}}, "unknown-option", "rules.sai"),
    ({"game": "to-tom", "ask": "deal", "rules": {"suong": 7}}, "unknown-value", "rules.suong"),
    ({"game": "to-tom", "ask": "deal", "rules": {"suong": True}}, "unknown-value", "rules.suong"),
    ({"game": "to-tom", "ask": "deal", "lang": "fr"}, "unknown-value", "lang"),
    ({"game": "to-tom", "ask": "phu"}, "missing", "cards"),
    ({"game": "to-tom", "ask": "phu", "cards": []}, "missing", "cards"),
    ({"game": "to-tom", "ask": "phu", "cards": [7]}, "bad-type", "cards"),
    ({"game": "to-tom", "ask": "win", "cards": HAND}, "missing", "winning"),
    ({"game": "to-tom", "ask": "win", "cards": HAND, "winning": {}}, "missing", "winning.card"),
    (
        {"game": "to-tom", "ask": "win", "cards": HAND, "winning": {"card": "7s", "from": "túi"}},
        "unknown-value",
        "winning.from",
    ),
    (
        {"game": "to-tom", "ask": "win", "cards": HAND + " 123v", "winning": {"card": "7s"}},
        "hand-size",
        "cards",
    ),
    (
        {"game": "to-tom", "ask": "win", "cards": HAND, "winning": {"card": "7s"}, "called": ["ơ"]},
        "unknown-call",
        "called",
    ),
    (
        {"game": "to-tom", "ask": "win", "cards": HAND, "winning": {"card": "7s"}, "faults": ["ơ"]},
        "unknown-fault",
        "faults",
    ),
    ({"game": "to-tom", "ask": "count"}, "unknown-ask", "ask"),
    ({"game": "tai-ban", "ask": "win"}, "missing", "cards"),
    ({"game": "tai-ban", "ask": "arrange", "cards": "7v", "n": 10}, "unknown-field", "n"),
    ([], "bad-type", ""),
    ("phu", "bad-type", ""),
    (None, "bad-type", ""),
]


@for_each(("question", "code", "field"), BAD)
def test_bad_questions_name_code_field_and_remedy(question, code, field):
    error = ask(question)["error"]
    assert (error["code"], error["field"]) == (code, field)
    assert len(error["message"]) > 15


def test_rules_may_change_one_choice_of_a_preset():
    answer = ask({"game": "to-tom", "ask": "deal", "rules": {"preset": "hoi-lim", "noc_hoa": "1"}})
    assert answer["rules"]["preset"] == "hoi-lim"
    assert answer["rules"]["noc_hoa"] == "1"
    assert answer["rules"]["tom_leo"] == "mot-hai-dich"


def test_every_option_is_described_with_row_and_article():
    assert set(RULES.by_name) == set(as_dict(Options()))
    rows = {row for info in RULES.table for row in info.rows}
    told = {f"T{n}" for n in (28, 32, 43, 45, 46, 47, 48, 49)}  # by the law; they turn no answer
    assert rows == {f"T{n}" for n in range(1, len(rows | told) + 1)} - told
    for info in RULES.table:
        assert info.article.startswith("TT-")
        for preset in PRESETS:
            assert as_dict(preset.options)[info.name] in info.choices


def run(*arguments, text=""):
    return subprocess.run(
        [sys.executable, "-m", "tutorials.engine", *arguments],
        input=text, capture_output=True, text=True, cwd=ROOT, check=False, encoding="utf-8",
    )  # fmt: skip


def test_json_lines_in_and_out_in_order_past_bad_lines_a_byte_order_mark_and_endless_brackets():
    lines = [json.dumps(QUESTIONS[0]), "{không phải json", "", json.dumps(QUESTIONS[5]), "[1]"]
    deep = [f'{{"game": "to-tom", "ask": "deal", "lang": {"[" * n}{"]" * n}}}' for n in (900, 985, 5000)]
    done = run(text="\ufeff" + "\n".join([*lines, *deep]) + "\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()[: -len(deep)]]
    assert done.returncode == 0
    assert done.stderr == ""
    assert [answer.get("ask") or answer["error"]["code"] for answer in answers] == [
        "phu", "bad-json", "score", "bad-type",
    ]  # fmt: skip


def test_schema_on_the_command_line_is_a_valid_schema(capsys):
    assert main(["--schema"]) == 0
    printed = json.loads(capsys.readouterr().out)
    jsonschema.Draft202012Validator.check_schema(printed)
    assert printed == json.loads(json.dumps(schema()))
    assert not validator().is_valid({"game": "to-tom", "ask": "phu"})


def test_unknown_argument_exits_with_2():
    assert main(["--help-me"]) == 2


def test_the_engine_needs_no_django():
    """Import every module of the engine where nothing but the standard library can be imported."""
    names = sorted(
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in (ROOT / "tutorials" / "engine").rglob("*.py")
        if path.name != "__main__.py"
    )
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n" + "\n".join(
        f"import {name.removesuffix('.__init__')}" for name in names
    )
    code += (
        "\nforeign = {m.split('.')[0] for m in sys.modules} - set(sys.stdlib_module_names)"
        "\nassert foreign <= {'tutorials', '__main__'}, foreign"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


DEEP: list[object] = []
for _ in range(100_000):
    DEEP = [DEEP]


STRANGE = {
    "deep": DEEP, "huge": 10**5000, "nan": float("nan"), "null": None, "true": True, "bytes": b"7v",
    "table": {"a": DEEP}, "surrogate": "\ud800", "long": "x" * 10**5,
}  # fmt: skip


@for_each(
    "ask_with",
    [
        lambda value: {"game": value},
        lambda value: {"ask": value},
        lambda value: {"lang": value},
        lambda value: {"rules": {"suong": value}},
        lambda value: {"rules": {"preset": value}},
        lambda value: {"players": value},
        lambda value: {"ask": "score", "cuoc": [value]},
        lambda value: {"ask": "phu", "cards": value},
        lambda value: {"ask": "arrange", "cards": "7v", "mat": [{"cards": "4v5v6v", "how": value}]},
        lambda value: {"ask": "win", "cards": HAND, "winning": {"card": value}},
        lambda value: {"ask": "win", "cards": HAND, "winning": {"card": "7s"}, "called": [value]},
    ],
)
def test_no_value_makes_the_door_raise(ask_with):
    for name, strange in STRANGE.items():
        error = ask({"game": "to-tom", "ask": "deal", **ask_with(strange)})["error"]
        assert error["field"], name
        assert len(error["message"]) < 1000, name


@pytest.mark.parametrize(
    ("question", "field"),
    [
        ({"ask": "score", "cuoc": ["tôm"] * 10**6}, "cuoc"),
        ({"ask": "arrange", "cards": "7v", "mat": [{"cards": "4v5v6v"}] * 10**6}, "mat"),
    ],
)
def test_endless_lists_are_refused(question, field):
    error = ask({"game": "to-tom", **question})["error"]
    assert (error["code"], error["field"]) == ("too-many", field)


def test_a_missing_field_inside_a_table_has_its_whole_path():
    error = ask({"game": "to-tom", "ask": "arrange", "cards": "7v", "mat": [{"how": "an"}]})["error"]
    assert (error["code"], error["field"]) == ("missing", "mat[0].cards")


@for_each(
    ("game", "word", "slug"),
    [
        ("chan", "chan_san_dinh", "san-dinh"),
        ("tam-cuc", "tamcuc_dan_gian", "dan-gian"),
        ("ta-la", "tala_calc", "bang-tinh"),
        ("sam", "sam_iwin", "tro-choi-mang"),
        ("ba-cay", "bacay_bac", "bac"),
        ("bai-cao", "BAICAO-NAM", "nam"),
        ("xi-dach", "xidach_bai_viet", "bai-viet"),
        ("to-tom", "luat_2005", "luat-2005"),
    ],
)
def test_a_preset_answers_to_its_other_names(game: str, word: str, slug: str) -> None:
    for rules in (word, {"preset": word}):
        assert ask({"game": game, "ask": "deal", "rules": rules})["rules"]["preset"] == slug


def test_words_may_be_written_with_their_marks() -> None:
    assert ask({"game": "tam cúc", "ask": "deal"})["game"] == "tam-cuc"
    assert ask({"game": "Xì dách", "ask": "deal"})["game"] == "xi-dach"
