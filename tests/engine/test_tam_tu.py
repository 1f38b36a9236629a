"""Three alike left on the mat, one of them the village's: a phu without lưng where the house says so. TT-4.13."""

import pytest

from tests.engine.asking import totom

HOUSE = {"tam_tu": "phu"}
FIVE = {"cards": "5v5v5v5w5s", "how": "an", "eaten": "5v"}
HAND = "999v 678v 6w 46s 1w1w 1s cc tt oc"  # with FIVE: waits for 4 and 7 vạn, if three alike are a phu
HEAD = "Ván: to-tom\nGhế: A B C D E\nCái: A\nNọc: 12\n"


def arranged(cards, mat, rules=HOUSE, **fields):
    return totom("arrange", cards=cards, mat=mat, rules=rules, **fields)


def turns(text, rules=HOUSE):
    return [(each["fault"], each["result"]) for each in totom("turns", record=HEAD + text, rules=rules)["faults"]]


def test_tt_4_13_three_alike_are_a_phu_but_no_lung():
    found = arranged("46w 46s", [FIVE])
    assert (found["tron"], found["lung"], found["rac"]) == (True, 0, [])
    assert found["phu"][0] == {"kind": "tam-tu", "cards": ["5 văn"] * 3, "lung": None}
    assert "TT-4.13" in found["articles"]
    assert arranged("46w 46s", [FIVE], "luat-2005")["rac"] == ["5 văn"] * 3
    assert arranged("", [{**FIVE, "cards": "5v5v5v"}])["tron"]


def test_tt_4_13_they_are_laid_apart_only_where_that_helps():
    assert [phu["kind"] for phu in arranged("", [FIVE])["phu"]] == ["bi"]


@pytest.mark.parametrize(
    ("mat", "lung"),
    [
        ({"cards": "5v5v5v", "how": "phong", "eaten": "5v"}, 1),  # taken by phỗng: a lưng as ever
        ({"cards": "5v5v5v"}, 1),  # not told how: a phỗng
        ({"cards": "1v1v1v", "how": "an", "eaten": "1v"}, 0),
    ],
)
def test_tt_4_13_a_phong_is_a_lung_in_every_house(mat, lung):
    for rules in (HOUSE, "luat-2005"):
        assert arranged("", [mat], rules)["tron"]
        if lung:
            assert arranged("", [mat], rules)["lung"] == lung


def test_tt_4_13_never_three_of_ones_own():
    assert arranged("46w 46s", [FIVE], bat_thuc="5v")["rac"] == ["5 văn"] * 3
    assert arranged("5v5v5v 456w 456s", [], bat_thuc="5v")["rac"] == ["5 văn"] * 3
    assert not arranged("5v5v 46w 46s", [{"cards": "5v5w5s", "how": "an", "eaten": "5v"}])["tron"]


def test_tt_4_13_a_win_that_needs_them():
    fields = {"cards": HAND, "khan": "9v", "mat": [FIVE], "winning": {"card": "4w"}}
    assert totom("win", **fields, rules="luat-2005")["result"] == "khong-u"
    found = totom("win", **fields, rules=HOUSE)
    assert (found["result"], found["diem"]) == ("diem", 4)
    assert found["phu"][0]["kind"] == "tam-tu"
    assert sum(len(phu["cards"]) for phu in found["phu"]) == 21
    bare = HAND.replace("999v 678v", "678v 345v")
    assert totom("win", **{**fields, "cards": bare, "khan": ""}, rules=HOUSE)["reason"] == "khong-lung"


def test_tt_4_13_what_such_a_hand_waits_for_and_may_throw():
    fields = {"cards": HAND, "khan": "9v", "mat": [FIVE]}
    assert [each["card"] for each in totom("waits", **fields, rules=HOUSE)["waits"]] == ["4 vạn", "7 vạn"]
    assert totom("waits", **fields)["waits"] == []
    fields["cards"] += " 2v"
    best = totom("discards", **fields, rules=HOUSE)["best"]
    assert [(each["card"], each["waits"]) for each in best] == [("2 văn", ["4 vạn", "7 vạn"])]


def test_tt_4_13_the_cuoc_of_the_whole_hand_still_count():
    eights = {"cards": "8s8s8s8v8w", "how": "an", "eaten": "8s"}  # red: three of them lie apart
    fields = {"cards": "999v 67v 34567w tt oc cc cc cc", "khan": "9v", "mat": [eights], "winning": {"card": "oc"}}
    found = totom("win", **fields, rules=HOUSE)
    assert found["phu"][0] == {"kind": "tam-tu", "cards": ["8 sách"] * 3, "lung": None}
    assert found["cuoc"] == ["thap-dieu"]  # ten red cards, these three among them


@pytest.mark.parametrize(("rules", "faults"), [(HOUSE, []), ("luat-2005", [("khong-u", "bao")])])
def test_tt_4_13_a_record_with_such_a_win(rules, faults):
    held = HAND.replace("999v ", "")
    text = f"Tay đủ B: {held}\nChiếu B: ăn 5 văn với 5v5v5w5s | khàn 9 văn\nA đánh 4 vạn\nB ù 4 vạn\n"
    assert turns(text, rules) == faults


@pytest.mark.parametrize(("rules", "faults"), [(HOUSE, []), ("luat-2005", [("bat-thanh-phu", "bao")])])
def test_tt_4_13_a_record_in_which_the_mat_is_laid_anew(rules, faults):
    mat = "Tay B: 4w 9v\nChiếu B: ăn 5 văn với 5v5v5w5s | ăn 7 sách với 68s\n"
    assert turns(mat + "A đánh 6 vạn\nB ăn 6 vạn với 4w\nB đánh 9 văn\n", rules) == faults
