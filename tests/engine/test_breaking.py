"""Questions meant to break the door: odd letters, wrong types, endless lines; an answer or an error, and soon."""

import unicodedata
from itertools import product
from random import Random

import pytest

from tests.depth import sample
from tests.engine.asking import refused, totom, validator
from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.totom.referee.record import parse_record

HEAD = "Ván: to-tom\nGhế: A B C D E\nCái: A\n"
HAND = "999v 678v 345w 567w 68s 1s cc cc tt oc oc"
WHOLE = HEAD + f"Bài B: {HAND}\nB úp 9 văn\nA đánh 2 văn\nB mở 3 sách\nC mở 7 sách\nB ù 7 sách\n"
BUSY = HEAD + (
    "Tay B: 45v 7v7v7v 2w\nChiếu B: khàn 8 sách | bất thực 7 văn | ăn 5 vạn với 46w\nĐã qua B: 9v\nNọc: 20\n"
    "A đánh 3 văn\nB ăn 3 văn với 45v\nD phỗng 3 văn\nD đánh 2 sách\nE mở 8 sách\nB dậy khàn 8 sách\nB đánh 2 vạn\n"
)


def wrong(text, **fields):
    error = refused("turns", record=text, **fields)
    return error["field"], error["code"]


def fits(answer):
    return set(answer) == {"error"} and {"code", "field", "message"} == set(answer["error"]) or "lines" in answer


# records --------------------------------------------------------------------------------------


@for_each(("plain", "odd"), [("Cái", "Cáı"), ("Cái", "CÁİ"), ("Bài", "Bàı"), ("thiên", "thıên")])
def test_a_foreign_i_is_read_as_an_i(plain, odd):
    text = HEAD + "Bài B: 9999v 678v 345w 567w 68s 1s cc cc tt oc\nB úp thiên khai 9 văn\n"
    assert plain in text
    assert totom("turns", record=text.replace(plain, odd))["faults"] == []


def test_letters_that_cannot_be_seen_are_left_out():
    text = "\ufeff" + WHOLE.replace("B ", "\u200eB\u200b ").replace("sách", "sách\u202c")
    assert totom("turns", record=text)["faults"] == totom("turns", record=WHOLE)["faults"]


@pytest.mark.parametrize("change", [str.upper, str.lower, lambda text: unicodedata.normalize("NFD", text)])
def test_case_and_form_of_the_letters_do_not_matter(change):
    assert totom("turns", record=change(BUSY)) == totom("turns", record=BUSY)


def test_head_lines_stand_in_any_order_but_before_the_actions():
    first = "Tay B: 45v\nCái: A\nGhế: A B C D E\nA đánh 3 văn\n"
    assert totom("turns", record=first)["faults"] == []
    assert wrong(HEAD + "A đánh 3 văn\nTay B: 45v\n") == ("record:5", "late-head")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("A đánh 7 văn với 8v", "unknown-act"),
        ("B úp 7 văn với 8v", "unknown-act"),
        ("A đánh", "one-card"),
        ("A đánh 7 văn 8 văn", "one-card"),
        ("A đánh 7 văn: tôm", "unknown-card"),
        ("A trả chén", "one-card"),
        ("A chịu 7 văn", "unknown-act"),
        ("A hòa 7 văn", "unknown-act"),
        ("A bay 7 văn", "unknown-act"),
        ("Q đánh 7 văn", "unknown-seat"),
        ("A ù 7 văn: gì đó", "unknown-cuoc"),
        ("A ù 7 văn; gì đó", "unknown-call"),
        ("A trả chén 7 văn: gì đó", "unknown-call"),
        (f"A ù 7 văn: {'tôm, ' * 99}", "too-many"),
        ("Lệ: làng ta", "unknown-preset"),
        ("Chiếu B: bất thực 7 văn | bất thực 7 văn | bất thực 7 văn", "too-many"),
        ("Tay đủ B: 2v\nTay B: 3v", "twice"),
        ("Nọc: 121", "noc"),
        ("Ù liền B: ²", "streak"),
        ("Bài Z: 1v", "unknown-seat"),
        ("A mở 7v7v", "one-card"),
    ],
)
@pytest.mark.parametrize("lang", ["vi", "en"])
def test_a_wrong_line_is_named(line, code, lang):
    number = 4 + line.count("\n")
    error = refused("turns", record=f"{HEAD}{line}\n", lang=lang)
    assert (error["field"], error["code"]) == (f"record:{number}", code)
    assert error["message"].startswith(f"{'Line' if lang == 'en' else 'Dòng'} {number}: ")


def test_the_house_of_a_record_is_in_force_unless_the_question_has_its_own():
    text = HEAD + "Lệ: hoi-lim\nTay B: 45v\nĐã qua B: 3v\nA đánh 3 văn\nB ăn 3 văn với 45v\n"
    for name, extra in (("turns", {}), ("replay", {"line": 8})):
        said = totom(name, record=text, **extra)
        assert (said["rules"]["preset"], said["faults"][0]["result"]) == ("hoi-lim", "cheo-do")
        said = totom(name, record=text, rules="luat-2005", **extra)
        assert (said["rules"]["preset"], said["faults"][0]["result"]) == ("luat-2005", "bao")


@pytest.mark.parametrize(
    "text",
    [
        HEAD + "A đánh x" + " " * 100_000 + "y",
        HEAD + "A" + "\t" * 100_000 + "đánh",
        HEAD + "Bài" + " " * 100_000 + "y",
        HEAD + "Bài A: " + "7v " * 100_000,
        HEAD + "A" * 100_000,
        HEAD + "A đánh 7 văn\n" * 10_000,
        "\n" * 100_000,
        HEAD + "Chiếu B: " + " | ".join(["phu 1v"] * 10_000),
        HEAD + "Tay B: 45v\nTay D: 3v3v\nA đánh 3 văn\nD phỗng 3 văn\n" + "B ăn 3 văn với 45v\n" * 1900,
        HEAD + f"Bài B: {HAND}\nB úp 9 văn\nA đánh 7 sách\nB ù 7 sách: {'tôm,' * 20_000}; {'phỗng,' * 20_000}",
    ],
    ids=range(10),
)
def test_a_huge_record_is_answered(text):
    answer = ask({"game": "to-tom", "ask": "turns", "record": text})
    assert fits(answer)
    assert len(answer.get("error", {}).get("message", "")) < 1000


_WORDS = (
    "A", "B", "E", "Q", "đánh", "mở", "ăn", "phỗng", "dậy khàn", "ù", "chén", "trả chén", "úp", "trình", "hạ", "xếp",
    "với", ":", ";", "…", "Hòa", "7 văn", "9 sách", "chi chi", "cc", "5v6v", "\u200b", "ı", "٣", "\n", "Tay B:",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_any_change_of_a_record_gets_an_answer_or_an_error_that_names_a_line(seed):
    chance = Random(seed)
    for _ in range(100):
        words = chance.choice([WHOLE, BUSY]).split(" ")
        for _ in range(chance.randint(1, 5)):
            place = chance.randrange(len(words))
            words[place : place + chance.randint(0, 2)] = chance.choices([*_WORDS, *words], k=chance.randint(0, 2))
        text = " ".join(words)
        answer = ask({"game": "to-tom", "ask": chance.choice(["turns", "replay"]), "record": text})
        assert fits(answer), text
        if "error" in answer:
            assert answer["error"]["field"].startswith("record:"), (text, answer)
        else:
            record = parse_record(text)
            assert parse_record(str(record)) == record


def test_a_row_of_wins_without_end_has_its_name():
    said = totom("hoi", hands=[{"result": "u", "seat": "A"}] * 120, gom=1000)
    for hand in said["hands"]:
        for slug in hand["cuoc"]:
            assert totom("score", cuoc=[slug])["cuoc"][-1] == slug or slug == "suong"


# every question -------------------------------------------------------------------------------

QUESTIONS = [
    {"game": "to-tom", "ask": "claim", "act": "an", "cards": "45v", "card": "3v", "beside": "45v", "then": ["2 vạn"],
     "mat": [{"cards": "678w", "how": "an", "eaten": "6w"}], "bat_thuc": "", "passed": "9v", "noc": 2},
    {"game": "to-tom", "ask": "claim", "act": "u", "cards": HAND, "khan": "9v", "whole": True, "card": "7s",
     "called": ["phỗng"], "announced": ["suông"], "streak": 0, "from": "noc", "door": "tri"},
    {"game": "to-tom", "ask": "replay", "record": WHOLE, "line": 6},
    {"game": "to-tom", "ask": "hoi", "players": ["A", "B", "C", "D", "E"], "gom": 15, "ga_dau_hoi": 2,
     "hands": [{"result": "u", "seat": "A", "cuoc": ["tôm"], "from": "discard", "thrower": "B",
                "ga": [{"why": "bo-u", "seat": "C", "times": 2}]}, {"result": "hoa", "ke": "D", "chiu": ["E"]}]},
    {"game": "to-tom", "ask": "deal", "bat_cai": "5v", "dau_hoi": True, "players": 5},
    {"game": "to-tom", "ask": "cai", "result": "hoa"},
    {"game": "to-tom-diem", "ask": "drum", "strokes": "tùng cắc"},
    {"game": "to-tom-diem", "ask": "flag", "colour": "đỏ"},
    {"game": "to-tom-diem", "ask": "events"},
    {"game": "tai-ban", "ask": "count", "phu": [{"cards": "7v 3w 3s", "how": "an"}], "khan_at_deal": True},
    {"game": "to-tom", "ask": "flip", "option": "buon_phu", "values": [True, False]},
]  # fmt: skip
_DEEP: list[object] = []
for _level in range(200):
    _DEEP = [_DEEP]
JUNK = [
    None, True, 0, -1, 10**30, 10**5000, 1e308, float("nan"), "", " ", "\u200b", "\ud800", "٣", "x" * 10_000, "7v" * 99,
    [], [[]], [None], {}, {"cards": None}, _DEEP, ["7v"] * 5, [[]] * 200,
]  # fmt: skip


def _places(value, place=()):
    yield place
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inside in pairs:
        yield from _places(inside, (*place, key))


def _changed(value, place, new):
    if not place:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[place[0]] = _changed(value[place[0]], place[1:], new)
    return copy


@for_each("question", QUESTIONS, ids=lambda question: f"{question['game']}-{question['ask']}")
def test_junk_anywhere_in_a_question_gets_an_answer_or_an_error(question):
    assert "error" not in ask(question)
    validator().validate(question)
    assert not validator().is_valid({**question, "la": 1})
    for place, new in sample(product(_places(question), JUNK), 150):
        if not fits(ask(_changed(question, place, new))):
            raise AssertionError(place)


def test_what_was_called_is_told_in_words():
    case = {"act": "u", "cards": HAND, "khan": "9v", "whole": True, "card": "7s"}
    error = refused("claim", **case, called=["phỗng", 10**5000])
    assert (error["code"], error["field"]) == ("bad-type", "called[1]")
