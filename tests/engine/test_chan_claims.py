"""Chắn: one case in a few words, its verdict under the house rules, and the table after each line of a record."""

from tests.engine.test_chan import chan, refused
from tests.every import for_each
from tutorials.engine.chan.record import parse_record

NINES = {"act": "an", "card": "9s", "beside": "9w"}
WAITING = "2v2v 2w2s 3w3w 4s4s 5v 6w6w6w6w 7s7s 8v8s 9v9w"  # six chắn, waits for a five
DRAWN = {"from": "noc", "door": "tri"}


def found(**case):
    said = chan("claim", **case)
    return said["grade"], {each["fault"] for each in said["faults"]}


@for_each(
    ("case", "grade", "faults"),
    [
        # by CH-4.2, CH-4.3
        ({"act": "an", "card": "6s", "beside": "6s"}, None, set()),
        ({"act": "an", "card": "6s", "beside": "7s"}, "bao", {"an-khong-thanh"}),
        ({"act": "an", "card": "6s", "beside": "6s", "door": "khac"}, "bao", {"sai-cua"}),
        ({"act": "an", "card": "6s", "beside": "6s", "from": "noc", "door": "khac"}, "bao", {"sai-cua"}),
        ({"act": "an", "card": "6s", "beside": "6s", "from": "noc", "door": "tren", "then": "9v"}, None, set()),
        # what went before: CH-8.3 to CH-8.11
        ({"act": "an", "card": "6s", "beside": "6s", "passed": "6s"}, "bao", {"bo-chan-an-chan"}),
        ({"act": "an", "card": "6s", "beside": "6w", "passed": "6v"}, "bao", {"bo-ca-an-ca"}),
        ({"act": "an", "card": "6s", "beside": "6w", "discarded": "6v"}, "bao", {"xe-ca-an-ca"}),
        ({"act": "an", "card": "7s", "beside": "7s", "an_ca": "7v 7w"}, "bao", {"an-ca-an-chan"}),
        ({"act": "an", "card": "7s", "beside": "7s", "then": "7s"}, "bao", {"an-roi-danh-lai"}),
        ({"act": "danh", "then": "6s 6s"}, "bao", {"danh-ca-chan"}),
        ({"act": "danh", "then": "6s 6v", "an_ca": "7v 7w"}, "bao", {"an-ca-danh-ca"}),
        ({"act": "danh", "then": "4w", "passed": "4w"}, "bao", {"bo-chan-danh-chan"}),
        ({"act": "danh", "then": "4s", "passed": "4w"}, None, set()),
        # of the number that came the cards told are all: CH-8.12 to CH-8.16, CH-8.21
        ({**NINES, "cards": "9v9w"}, "bao", {"an-chon-ca"}),
        ({**NINES, "cards": "9v9v9w"}, None, set()),
        ({**NINES, "cards": "9w9w"}, "bao", {"co-chan-cau-ca"}),
        ({**NINES, "cards": "9w"}, None, set()),
        ({**NINES}, None, set()),
        ({"act": "an", "card": "7s", "beside": "7v", "cards": "7v7w7s"}, "bao", {"ba-dau-duoi-chieu"}),
        ({"act": "an", "card": "8v", "beside": "8v", "cards": "8v8v8v"}, "lanh-lang", {"chiu-an-thuong"}),
        # chíu: CH-4.5, CH-5.2, CH-8.10, CH-8.19
        ({"act": "chiu", "card": "8v", "door": "khac", "then": "2s"}, None, set()),
        ({"act": "chiu", "card": "8v", "door": "khac", "then": "2s", "kept_back": True}, "bao", {"khong-tra-cua"}),
        ({"act": "chiu", "card": "8v", "then": "2s"}, None, set()),
        ({"act": "chiu", "card": "8v", "from": "noc", "door": "tren", "then": "2s"}, None, set()),
        ({"act": "chiu", "card": "8v", "an_ca": "8s 8w"}, "bao", {"an-ca-chiu"}),
        # ù: CH-3.1, CH-3.5, CH-8.17, CH-8.22
        ({"act": "u", "card": "5s", "cards": WAITING, **DRAWN}, None, set()),
        ({"act": "u", "card": "5s", "cards": WAITING}, "bao", {"u-sai-quan"}),
        ({"act": "u", "card": "6s", "cards": WAITING, **DRAWN}, "bao", {"u-que"}),
        ({"act": "u", "card": "5s", "cards": WAITING, **DRAWN, "announced": ["trì", "tôm"]}, "bao", {"xuong-sai"}),
        ({"act": "u", "card": "5s", "cards": WAITING.replace("6w6w6w6w", "6w6w6v6s"), **DRAWN}, "bao", {"u-non"}),
    ],
)
def test_a_case_has_its_grade_and_its_faults(case, grade, faults):
    assert found(**case) == (grade, faults)


def test_the_house_decides_when_a_grave_fault_counts():
    assert found(**NINES, cards="9v9w", rules="san-dinh")[0] == "bao-khi-u"
    said = chan("claim", **NINES, cards="9v9w", rules="san-dinh")
    assert (said["result"], said["den"]) == ("bao", 12)
    assert "CH-8.2" in said["articles"]
    assert chan("claim", **NINES, cards="9v9w", rules="138")["den"] == 11


def test_a_right_ù_is_told_with_its_points():
    said = chan("claim", act="u", card="5s", cards=WAITING, **DRAWN)
    assert (said["allowed"], said["den"]) == (True, 0)
    total = [line["text"] for line in said["lines"] if line["article"] == "CH-7.1"]
    assert len(total) == 1 and "4" in total[0]  # trì 3, and the dịch of thiên khai 1


def test_sentences_of_a_case_name_no_line_and_no_seat():
    for lang, player in (("vi", "Người chơi"), ("en", "The player")):
        text = chan("claim", act="an", card="6s", beside="6s", passed="6s", lang=lang)["lines"][0]["text"]
        assert text.startswith(player)
        assert "Dòng" not in text and "Line" not in text and "B " not in text


def test_the_record_of_a_case_can_be_read():
    for case in ({"act": "danh", "then": "6s 6s"}, {"act": "chiu", "card": "8v", "door": "khac", "then": "2s"}):
        text = chan("claim", **case)["record"]
        assert str(parse_record(text)) == text
        assert chan("turns", record=text)["faults"] == chan("claim", **case)["faults"]


@for_each(
    ("case", "error"),
    [
        ({"act": "an"}, ("missing", "card")),
        ({"act": "an", "card": "6s"}, ("missing", "beside")),
        ({"act": "danh"}, ("missing", "then")),
        ({"act": "an", "card": "tt", "beside": "6s"}, ("not-in-deck", "card")),
        ({"act": "an", "card": "6s", "beside": "6s", "door": "tri"}, ("conflict", "door")),
        ({"act": "an", "card": "6s", "beside": "6s", "cards": "6v6v6v6v6v"}, ("fifth-copy", "cards")),
        ({"act": "an", "card": "6s", "beside": "6s", "an_ca": "6v 7v"}, ("not-a-ca", "an_ca")),
        ({"act": "u", "card": "5s", "cards": "2v2v"}, ("hand-size", "cards")),
        ({"act": "u", "card": "5s", "cards": WAITING, **DRAWN, "then": "5v"}, ("conflict", "then")),
        ({"act": "u", "card": "5s", "cards": WAITING, **DRAWN, "announced": [1]}, ("bad-type", "announced[0]")),
        ({"act": "chiu", "card": "6s", "cards": "6s6s", "then": "xx"}, ("unknown-card", "then")),
        ({"act": "chiu", "card": "6s", "cards": "6s6s6s", "kept_back": "x"}, ("bad-type", "kept_back")),
        ({"act": "danh", "then": "6s", "from": "x"}, ("unknown-value", "from")),
        ({"act": "danh", "then": "6s", "announced": [1]}, ("bad-type", "announced[0]")),
    ],
)
def test_a_wrong_case_names_its_field(case, error):
    assert refused("claim", **case) == error


# the table after each line --------------------------------------------------------------------------

CHIU = (
    "Ván: chan\nGhế: A B C D\nCái: A\nTay D: 7s7s7s\nA đánh 7 sách\nD chíu 7 sách\nD trả 2 văn\nB ăn 2 văn với 2 vạn\n"
)


def test_the_table_lies_as_it_lay_after_a_line():
    said = chan("replay", record=CHIU, line=6)
    assert (said["line"], said["steps"], said["to_move"]) == (6, [5, 6, 7, 8], "D")
    assert said["shown"] == {
        "card": "7 sách", "seat": "A", "opened": False, "given_back": False, "claimed": True, "door": "B",
    }  # fmt: skip
    d = next(seat for seat in said["seats"] if seat["seat"] == "D")
    assert d["mat"] == [{"cards": ["7 sách"] * 4, "how": "chiu", "eaten": "7 sách", "down": False}]
    assert [seat["told"] for seat in said["seats"]] == [False, False, False, True]


def test_a_card_given_back_lies_at_that_door():
    said = chan("replay", record=CHIU, line=7)
    assert (said["shown"]["door"], said["shown"]["given_back"], said["to_move"]) == ("B", True, "B")
    last = chan("replay", record=CHIU)
    assert last["line"] == 8
    b = next(seat for seat in last["seats"] if seat["seat"] == "B")
    assert [meld["cards"] for meld in b["mat"]] == [["2 văn", "2 vạn"]]


def test_faults_are_told_up_to_the_line():
    text = CHIU.replace("D trả", "D đánh").replace("B ăn 2 văn với 2 vạn\n", "")
    assert chan("replay", record=text, line=6)["faults"] == []
    said = chan("replay", record=text, line=7)
    assert [each["fault"] for each in said["here"]] == ["khong-tra-cua"]
    assert refused("replay", record=text, line=-1)[1] == "line"
