"""Chắn: what tables agree on beforehand, and what a record pays, each case put against the words of its source."""

import ast
import itertools
from pathlib import Path
from random import Random

import pytest

import tutorials.engine.chan as chan_package
from tests.depth import some
from tests.engine.brute_chan import draw_hand
from tests.engine.test_chan import BA_DAU, SINGLE, WIDE, chan, refused, win
from tests.engine.test_chan_turns import HEAD, slugs
from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.chan.cuoc import CUOC, prices
from tutorials.engine.chan.options import RULES, Options

SAN_DINH = {"rules": "san-dinh", "door": "tri"}
# C waits for any five: six chắn, and a lone 5 sách
C_WIDE = HEAD + "Bài C: 2v2v 3w3w 4s4s 6v6v 7w7w 9s9s 8v8s 9v9w 2w2s 5s\n"


def articles(answer):
    return [line["article"] for line in answer["lines"]]


# pictures of Sân Đình --------------------------------------------------------------------------


@for_each(
    ("held", "taken", "card", "cuoc", "points", "units"),
    [
        # CH-6.21, CH-6.23: the pairs of the greater pictures are held, not taken
        ("2w 3v3w3s3v 6w6w 7s7s 8v8w 9v9s 4s4v", ["5w", "4w"], "2w", {"hoa-roi-cua-phat": 1}, 20, 1),
        ("8w 5s5s 6w6w 7w7w 3w3w 9v9s 2v2s 3v3s 4v4s", ["cc"], "8w", {"tri": 1, "bach-thu": 1}, 5, 2),
        ("8w cc cc 6w6w 7w7w 3w3w 9v9s 2v2s 3v3s 4v4s", ["5s"], "8w", {"tri": 1, "bach-thu": 1}, 5, 2),
        ("2w 5w5w 6w6w 7w7w 8v8v 9v9w 3v3s 6v6s 4v4s", ["4w"], "2w", {"tri": 1, "bach-thu": 1}, 5, 2),
        # CH-6.24: two at once
        (
            "8w cc cc 5s5s 6w6w 7w7w 2v2s 3v3s 4v4s 9v9s",
            ["5w"],
            "8w",
            {"ca-loi-san-dinh": 1, "ngu-ong-bat-ca": 1},
            47,
            2,
        ),
    ],
)
def test_ch_6_21_to_6_24_pictures_that_lie_and_pictures_that_are_held(held, taken, card, cuoc, points, units):
    found = win(held, card, an_chan=taken, **SAN_DINH)
    assert (found["cuoc"], found["diem"], found["so_ga"]) == (cuoc, points, units)


def test_ch_6_24_two_blossoms_of_one_house():
    """Four cards of 5 vạn: one chắn taken, one held beside a chắn of 4 vạn."""
    held = "2w 5w5w 4w4w 6w6w 7w7w 9v9w 3v3s 6v6s 4v4s"
    found = win(held, "2w", an_chan=["5w"], **SAN_DINH)
    names = {"hoa-roi-cua-phat": 1, "nha-lau-xe-hoi-hoa-roi-cua-phat": 1}
    assert {slug: found["cuoc"].get(slug) for slug in names} == names
    assert found["diem"] == 30 + 17 + found["cuoc"].get("bon", 0)


@for_each(
    ("called", "result", "points"),
    [
        (["cá lội sân đình"], "diem", 20),
        (["trì", "bạch thủ"], "diem", 5),  # by its parts, as the table's programme has it
        (["bạch thủ"], "diem", 4),
        (["trì"], "bao", 0),  # neither the name nor bạch thủ, which must be called
        ([], "bao", 0),
        (["cá lội sân đình", "trì", "bạch thủ"], "diem", 20),
        (["ngư ông bắt cá"], "bao", 0),
    ],
)
def test_ch_8_22_a_picture_is_called_by_its_name_or_as_bach_thu(called, result, points):
    held = "8w 3w3w 4s4s 6w6w 7w7w 9v9w 3v3s 4v4w 2v2s"
    found = win(held, "8w", an_chan=["5w"], announced=called, **SAN_DINH)
    assert (found["result"], found["diem"]) == (result, points)


@pytest.mark.parametrize(
    ("held", "taken", "card", "slug"),
    [
        ("8w 3w3w 4s4s 6w6w 7w7w 9v9w 3v3s 4v4w 2v2s", ["5s"], "8w", "ca-nhay-dau-thuyen"),
        ("2w 3w3w 4s4s 6w6w 7w7w 9v9w 3v3s 4v4w 5v5s", ["8v"], "2w", "dong-tu-hai-hoa"),
    ],
)
def test_ch_6_25_and_6_26_pictures_that_a_house_may_add(held, taken, card, slug):
    table = {"preset": "san-dinh", "tranh_them": True}
    found = win(held, card, door="tri", an_chan=taken, rules=table)
    assert (found["cuoc"], found["diem"], found["so_ga"]) == ({slug: 1}, 20, 1)
    assert set(win(held, card, an_chan=taken, **SAN_DINH)["cuoc"]) == {"tri", "bach-thu"}
    assert slug not in win(held, card, door="khac", an_chan=taken, rules=table)["cuoc"]
    assert refused("score", cuoc=[slug], rules="san-dinh") == ("unknown-here", "cuoc")
    beside = chan("score", cuoc=[slug, "thong"], rules=table)
    assert beside["diem"] == 21


# cước that exclude each other -------------------------------------------------------------------


@for_each(
    ("cuoc", "rules", "names"),
    [
        (["bach-dinh", "tam-do"], "wikipedia", ("bạch định", "tám đỏ")),
        (["kinh-tu-chi", "leo"], "wikipedia", ("kính tứ chi", "lèo")),
        (["bach-thu", "bach-thu-chi"], "wikipedia", ("bạch thủ", "bạch thủ chi")),
        (["thien-u", "tri"], "wikipedia", ("thiên ù", "trì")),
        (["thien-u", "chiu-u"], "wikipedia", ("thiên ù", "chíu ù")),
        (["thien-u", "chiu"], "wikipedia", ("thiên ù", "chíu")),
        (["thien-u", "bon"], "wikipedia", ("thiên ù", "ăn bòn")),
        (["thien-u", "dia-u"], "san-dinh", ("thiên ù", "địa ù")),
        (["suong", "tri"], "wikipedia", ("suông", "trì")),
        (["thap-thanh", "bach-thu"], "wikipedia", ("thập thành", "bạch thủ")),
        (["bach-dinh", "leo"], "wikipedia", ("bạch định", "lèo")),
        (["bach-dinh", "kinh-tu-chi"], "wikipedia", ("bạch định", "kính tứ chi")),
        (["bach-dinh", "bach-thu-chi"], "wikipedia", ("bạch định", "bạch thủ chi")),
        (["tam-do", "kinh-tu-chi"], "wikipedia", ("tám đỏ", "kính tứ chi")),
        (["tam-do", "ba lèo"], "wikipedia", ("tám đỏ", "lèo")),
        (["u-bon", "chiu-u"], "wikipedia", ("ù bòn", "chíu ù")),
        (["ca-loi-san-dinh", "bach-thu"], "san-dinh", ("cá lội sân đình", "bạch thủ")),
        (["ca-loi-san-dinh", "hoa-roi-cua-phat"], "san-dinh", ("cá lội sân đình", "hoa rơi cửa phật")),
        (["pha-thien", "thien-khai"], "san-dinh", ("phá thiên", "thiên khai")),
    ],
)
def test_ch_7_8_cuoc_that_no_hand_has_together_are_refused_by_name(cuoc, rules, names):
    answer = ask({"game": "chan", "ask": "score", "cuoc": cuoc, "rules": rules, "lang": "vi"})
    assert (answer["error"]["code"], answer["error"]["field"]) == ("conflict", "cuoc")
    said = answer["error"]["message"].casefold()
    assert all(name in said for name in names)


def test_ch_7_8_no_hand_that_is_u_has_cuoc_that_are_refused():
    """Hands at random, under every house: what the engine itself counts in a win can be scored."""
    chance = Random("clash")
    for number in range(some(150, deep=1500)):
        held, eaten, card = draw_hand(chance)
        rules = ("wikipedia", "san-dinh", "chan-van-van", {"preset": "san-dinh", "tranh_them": True})[number % 4]
        winning = {"card": card, "door": chance.choice(["tri", "khac"])}
        streak = chance.randrange(2)
        fields = {"cards": held, "an_chan": eaten, "winning": winning, "streak": streak, "rules": rules}
        found = chan("win", first_draw=chance.random() < 0.5, **fields)
        if found["result"] == "diem":
            again = chan("score", cuoc=found["cuoc"], rules=rules)
            assert (again["diem"], again["ga"]) == (found["diem"], found["ga"])


# what an ù of a record pays ---------------------------------------------------------------------


def ended(text, **fields):
    found = chan("turns", record=text, **fields)
    winner = found["winner"]
    told = (winner["seat"], winner["result"], winner["diem"], winner["ga"], winner["den"])
    return told, found["pays"], {each["fault"]: each["den"] for each in found["faults"]}, articles(found)


def test_ch_8_20_who_lets_a_win_go_and_wins_later_is_paid_nothing_and_pays():
    text = C_WIDE + "A đánh 3v\nB mở 8w\nC mở 5v\nD mở 5w\nC ù 5w: suông\n"
    told, pays, faults, cited = ended(text)
    assert told == ("C", "bao", 0, 0, 12)
    assert (pays, faults) == ({"C": 12}, {"bo-u": 12})
    assert {"CH-8.20", "CH-9.2", "CH-9.3"} <= set(cited)
    told, pays, faults, cited = ended(text, rules="san-dinh")
    assert (told, pays, faults) == (("C", "lanh-lang", 0, 0, 0), {}, {"bo-u": 0})
    assert "CH-8.1" in cited


def test_ch_8_1_who_hangs_a_pair_back_and_wins_has_no_points():
    head = HEAD + "Bài B: 2v2v2s 3w3w3v 4s4s 5v5v5s 6v6v 7w7w 8v8s 9v9w\n"
    text = head + "A đánh 5v\nB ăn 5v với 5s\nB đánh 3v\nC mở 6w\nD mở 2w\nB ù 2w\n"
    told, pays, faults, cited = ended(text)
    assert told == ("B", "lanh-lang", 0, 0, 0)
    assert (pays, faults) == ({}, {"an-treo-tranh": 0})
    assert "CH-3.1" not in cited  # no sentence that pays the points


def test_ch_8_2_who_was_bao_wins_nothing_later():
    head = HEAD + "Bài B: 2v2v 3w3w 4s4s 6v6v 7w7w 8s8s 9v9v9w 5s5v 2s2w\n"
    text = head + "A đánh 9s\nB ăn 9s với 9w\nB đánh 9v\nC mở 6w\nD mở 9v\nB ù 9v\n"
    told, pays, faults, cited = ended(text)
    assert told == ("B", "bao", 0, 0, 12)
    assert pays == {"B": 12}
    assert "an-ca-danh-cung-hang" in faults
    assert "CH-8.2" in cited


def test_ch_8_2_another_wins_after_one_was_bao():
    text = C_WIDE + "A đánh 3v\nB ăn 3v với 6v\nB đánh 8w\nC mở 8v\nD mở 2w\nC ù 5w\n".replace("2w\nC", "5w\nC")
    told, pays, faults, _ = ended(text)
    assert told == ("C", "diem", 2, 0, 0)
    assert (pays, faults) == ({"B": 12}, {"an-khong-thanh": 12})
    assert ended(text, rules={"den_ai": "thay-lang"})[1] == {}


def test_ch_8_2_the_turn_of_who_was_bao_goes_to_the_next():
    wrong, right = "B ăn 5v với 6v\n", "B ăn 5v với 5s\n"
    on = "C mở 3v\nD mở 4v\nA mở 7v\nC mở 8v\nD mở 9v\nA mở 2s\nA dưới 2s\nC ăn 2s với 2s\nC đánh 4w\n"
    found = chan("turns", record=HEAD + "A đánh 5v\n" + wrong + on)
    assert [(each["turn"], each["fault"]) for each in found["faults"]] == [(5, "an-khong-thanh")]
    assert chan("turns", record=HEAD + "A đánh 5v\n" + wrong + "B đánh 2v\n" + on)["pays"] == {"B": 12}
    assert refused("turns", record=HEAD + "A đánh 5v\n" + right + on) == ("out-of-turn", "record:6")
    assert refused("turns", record=HEAD + "A đánh 5v\n" + right + "B đánh 2v\n" + on) == ("out-of-turn", "record:10")
    assert refused("turns", record=HEAD + "A đánh 5v\n" + wrong + "D mở 4v\n") == ("out-of-turn", "record:6")


def test_ch_6_3_the_door_of_who_was_bao_is_that_of_the_next():
    hand = "Bài C: 2v2v 3w3w 4s4s 5v5v 6w6w 9s9s9s 8v8s 9v9w 2w2s\n"
    begun = HEAD + hand + "A đánh 3v\nB ăn 3v với 6v\nC mở 8w\nD mở 2s\nA ăn 2s với 2s\nA đánh 9s\n"
    found = chan("turns", record=begun + "C ù 9s: trì, chíu ù\n")
    assert found["winner"]["cuoc"] == {"tri": 1, "chiu-u": 1}
    assert [each["fault"] for each in found["faults"]] == ["an-khong-thanh"]


def test_ch_9_2_the_price_of_every_fault_is_told_in_values():
    text = HEAD + "A đánh 5v\nB ăn 5v với 6v\n"
    for rules, cost in (("wikipedia", 12), ("138", 11), ({"den": "tam-do-hai-leo-ga"}, 17)):
        found = chan("turns", record=text, rules=rules)
        assert [each["den"] for each in found["faults"]] == [cost]
        assert {"CH-9.2", "CH-9.3"} <= set(articles(found))
        assert found["pays"] == {"B": cost}
    later = HEAD + "Bài B: 6v6w 8v8w 9v9w 2v2v 3w3w 4s4s 7w7w 5v5v 9s9s 3s\n"
    waiting = chan("turns", record=later + "A đánh 3v\nB ăn 3v với 3s\n", rules="san-dinh")
    assert [each["den"] for each in waiting["faults"]] == [12]
    assert waiting["pays"] == {}
    assert "CH-8.2" in articles(waiting)


# house rules ------------------------------------------------------------------------------------


def test_ch_1_6_the_first_card_of_the_stock_is_doc_boong():
    found = win(WIDE, "3v", first_draw=True)
    assert (found["result"], found["reason"]) == ("khong-u", "doc-boong")
    assert "CH-1.6" in articles(found)
    assert win(WIDE, "3v", first_draw=True, rules={"doc_boong": False})["result"] == "diem"
    three = "2v2v 3w3w 4s4s 5v5v 6w6w 9s9s9s 8v8s 9v9w 2w2s"
    assert win(three, "9s", "discard", first_draw=True)["result"] == "diem"  # a discard is not of the stock
    for preset in ("san-dinh", "chan-van-van", "138"):
        assert win(WIDE, "3v", first_draw=True, rules=preset)["cuoc"] == {"dia-u": 1}


def test_ch_1_6_a_record_knows_the_first_card():
    text = C_WIDE + "A đánh 3v\nB mở 5v\nC ù 5v: suông\n"
    assert slugs(text) == {"u-sai-quan"}
    assert slugs(text, rules="138") == set()
    later = C_WIDE + "A đánh 3v\nB mở 8w\nC mở 5v\nC ù 5v: trì\n"
    assert slugs(later) == set()
    assert chan("turns", record=later)["winner"]["diem"] == 3


@pytest.mark.parametrize(("preset", "points"), [("san-dinh", 4), ("chan-van-van", 3), ("138", 3)])
def test_ch_6_5_dia_u_by_preset(preset, points):
    assert win(WIDE, "3v", first_draw=True, rules=preset)["diem"] == points


def test_ch_6_9_bach_thu_chi_of_chan_van_van_adds_three():
    assert chan("score", cuoc=["bach-thu-chi"], rules="chan-van-van")["diem"] == 6
    assert chan("score", cuoc=["tam-do", "bach-thu-chi"], rules="chan-van-van")["diem"] == 11


@pytest.mark.parametrize(("least", "won"), [(2, True), (3, False), (4, False)])
def test_ch_3_7_a_win_needs_so_many_points(least, won):
    rules = {"u_it_nhat": least}
    found = win(WIDE, "3v", rules=rules)
    assert (found["result"] == "diem") is won
    if not won:
        assert found["reason"] == "thieu-diem"
        assert "CH-3.7" in articles(found)
        called = win(WIDE, "3v", announced=[], rules=rules)
        assert (called["result"], called["den"]) == ("bao", 12)
        assert "CH-8.23" in articles(called)
    at_own_door = win(WIDE, "3v", door="tri", rules=rules)
    assert (at_own_door["result"] == "diem") is (least <= 3)


def test_ch_3_7_gà_does_not_count_and_passing_is_no_fault():
    rules = {"u_it_nhat": 4, "ga": "muoi-nam"}
    text = C_WIDE + "A đánh 3v\nB mở 8w\nC mở 2w\nD mở 5w\nA mở 6w\nA dưới 6w\nB mở 3s\nC mở 5v\n"
    few = chan("turns", record=text + "C ù 5v: trì\n", rules=rules)
    assert [each["fault"] for each in few["faults"]] == ["u-thieu-diem"]
    enough = chan("turns", record=text.replace("C: 2v", "C: 2v") + "C ù 5v: trì\n", rules={"u_it_nhat": 3})
    assert enough["faults"] == []
    assert enough["winner"]["diem"] == 3
    plain = chan("turns", record=text + "C ù 5v: trì\n")
    assert [each["fault"] for each in plain["faults"]] == ["bo-u"]  # by the plain rules D's 5 vạn was a win let go


def test_ch_3_7_waits_tell_the_door_where_the_card_is_enough():
    found = chan("waits", cards=WIDE, rules={"u_it_nhat": 3})
    assert {each["door"] for each in found["waits"]} == {"tri"}
    assert {each["diem"] for each in found["waits"]} == {3}
    none = chan("waits", cards=WIDE, rules={"u_it_nhat": 4})
    assert none["waits"] == []
    assert "CH-3.7" in articles(none)


@for_each(
    ("last", "rules", "points"),
    [
        ("diem", {}, 3),
        ("lanh-lang", {}, 3),
        ("lanh-lang", {"thong_lanh_lang": False}, 2),
        ("bao", {}, 2),
        ("bao", {"thong_lanh_lang": False}, 2),
    ],
)
def test_ch_6_2_thong_after_a_win_without_points(last, rules, points):
    found = win(WIDE, "3v", streak=1, last_win=last, rules=rules)
    assert found["diem"] == points
    assert ("CH-6.2" in articles(found)) is (last != "diem" or points == 3)


def test_ch_3_5_a_card_given_back_wins_where_the_house_says_so():
    assert win(WIDE, "3v", "tra-cua")["reason"] == "quan-danh"
    assert win(WIDE, "3v", "tra-cua", rules={"u_tra_cua": True})["result"] == "diem"
    assert win(WIDE, "3v", "discard", rules={"u_tra_cua": True})["reason"] == "quan-danh"
    text = (
        HEAD + "Bài C: 2v2v 3w3w 4s4s 6v6v 7w7w 9s9s 8v8s 9v9w 2w2s 5s\nA đánh 3v\nB mở 8w\nB dưới 8w\nC mở 6w\n"
        "A chíu 6w\nA trả 5v\nC ù 5v: trì\n"
    )
    assert [each["fault"] for each in chan("turns", record=text)["faults"]] == ["u-sai-quan"]
    assert chan("turns", record=text, rules={"u_tra_cua": True})["faults"] == []


# two and three players ---------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "stock"), [(2, 61), (3, 42), (4, 23)])
def test_ch_1_7_two_or_three_have_hands_of_nineteen_and_a_larger_stock(players, stock):
    found = chan("deal", players=players)
    assert (found["players"], found["hand"], found["cai"], found["noc"]) == (players, 19, 20, stock)
    assert (found["pairs"], found["min_chan"], found["win_size"]) == (10, 6, 20)
    seats = "A B C D"[: 2 * players - 1]
    record = f"Ván: chan\nGhế: {seats}\nCái: A\nNọc: {stock}\nA đánh 5v\nB mở 6v\n"
    assert chan("turns", record=record)["faults"] == []
    assert refused("turns", record=record.replace(f"Nọc: {stock}", "Nọc: 0")) == ("noc", "record:6")
    assert chan("waits", cards=WIDE, players=players)["waits"] == chan("waits", cards=WIDE)["waits"]


def test_ch_1_7_the_card_after_the_last_seat_comes_back_to_the_first():
    record = "Ván: chan\nGhế: A B\nCái: A\nA đánh 5v\nB mở 6v\nA ăn 6v với 6v\nA đánh 8s\nB ăn 8s với 8s\nB đánh 4w\n"
    assert chan("turns", record=record)["faults"] == []
    wrong = record.replace("Ghế: A B\n", "Ghế: A B C\n")
    assert {each["fault"] for each in chan("turns", record=wrong)["faults"]} == {"sai-cua"}


def test_ch_1_7_the_heap_of_the_card_that_was_turned_up_starts():
    for card in ("2v", "5s", "cc", "8w"):
        found = chan("deal", players=3, bat_cai=card)
        assert found["cai_part"] == "nhat"
        assert "CH-1.7" in articles(found)


@for_each(("rules", "players"), [("wikipedia", 1), ("wikipedia", 5), ("gia-dinh-120", 3), ("gia-dinh-120", 2)])
def test_ch_1_7_other_numbers_are_refused(rules, players):
    assert refused("deal", players=players, rules=rules) == ("bad-type", "players")


# 120 cards ---------------------------------------------------------------------------------------


@for_each(
    ("cards", "ca", "odd"),
    [
        ("1v tt", [["1 văn", "thang thang"]], []),
        ("cc oc 1w 1s", 2, []),
        ("cc cc 1v", 0, ["1 văn"]),
        ("5v 6v", 0, ["5 văn", "6 văn"]),
    ],
)
def test_ch_2_6_two_yeu_are_a_ca_with_120_cards(cards, ca, odd):
    found = chan("arrange", cards=cards, rules="gia-dinh-120")
    assert found["que"] == odd
    assert found["ca"] == ca if isinstance(ca, list) else len(found["ca"]) == ca


def test_ch_2_6_a_yeu_may_be_taken_beside_another():
    case = {"act": "an", "card": "tt", "beside": "oc"}
    assert chan("claim", rules="gia-dinh-120", **case)["allowed"]
    text = "Ván: chan\nGhế: A B C D\nCái: A\nA đánh tt\nB ăn tt với oc\nB đánh 1v\n"
    found = chan("turns", record=text, rules="gia-dinh-120")
    assert [each["fault"] for each in found["faults"]] == ["an-ca-danh-cung-hang"]  # one row


def test_ch_8_15_a_lone_yeu_waits_for_nothing_so_no_wait_is_changed():
    """No yêu wins with 120 cards; a lone card of another row does wait."""
    head = "Ván: chan\nGhế: A B C D\nCái: A\nBài B: 2v2v 3v3v 4v4v 5v5v 6v6v 7v7v 8v8v 9v9v 2w2s 3w3s 4w4s "
    yeu = head + "1v\nA đánh tt\nB ăn tt với 1v\n"
    assert slugs(yeu, rules="gia-dinh-120") == set()
    waiting = head + "6w\nA đánh 6s\nB ăn 6s với 6w\n"
    assert slugs(waiting, rules="gia-dinh-120") == {"an-ca-chuyen-cho"}


def test_ch_8_21_three_ones_are_a_ba_dau_only_for_a_one_that_comes():
    head = "Ván: chan\nGhế: A B C D\nCái: A\nBài B: 1v1w1s 2v2v 3v3v 4v4v 5v5v 6v6v 7v7v 8v8v 9v9v 2w3w4w5s\n"
    assert slugs(head + "A đánh tt\nB ăn tt với 1v\n", rules="gia-dinh-120") == {"an-chon-ca"}
    assert "ba-dau-duoi-chieu" in slugs(head + "A đánh 1w\nB ăn 1w với 1v\n", rules="gia-dinh-120")


def test_ch_8_24_no_chiu_on_a_card_that_was_passed():
    head = "Ván: chan\nGhế: A B C D\nCái: A\n"
    text = head + "A đánh 5v\nB mở 8v\nB dưới 8v\nB chíu 8v\nB đánh 2s\n"
    assert chan("turns", record=text)["faults"] == []
    found = chan("turns", record=text, rules={"chiu_sau_bo": False})
    assert [(each["fault"], each["article"], each["since"]) for each in found["faults"]] == [
        ("bo-roi-chiu", "CH-8.24", 5)
    ]
    assert slugs(text, rules="gia-dinh-120") == {"bo-roi-chiu"}
    at_once = head + "A đánh 5v\nB mở 8v\nB chíu 8v\nB đánh 2s\n"
    assert chan("turns", record=at_once, rules="gia-dinh-120")["faults"] == []


# who pays whom -----------------------------------------------------------------------------------


def settled(**fields):
    found = chan("settle", **fields)
    assert sum(found["diem"]) + found["pot"] == fields.get("pot", 0)
    return found["diem"]


FOR_ALL = {"den_ai": "thay-lang"}


@for_each(
    ("fields", "expected"),
    [
        # CH-9.1: three pay one
        ({"winner": 1, "cuoc": ["thong", "tri", "tom"]}, [-6, 18, -6, -6]),
        ({"winner": 1, "diem": 6}, [-6, 18, -6, -6]),
        ({"winner": 0}, [6, -2, -2, -2]),
        ({"winner": 2, "cuoc": ["tri", "bach-thu"]}, [-15, -15, 45, -15]),  # 5 and a gà of 10
        ({"winner": 2, "diem": 5, "ga": 10}, [-15, -15, 45, -15]),
        ({"players": 3, "winner": 2, "diem": 4}, [-4, -4, 8]),
        ({"players": 2, "winner": 0, "diem": 4}, [4, -4]),
        ({"winner": 0, "diem": 9, "lanh_lang": True}, [0, 0, 0, 0]),
        ({}, [0, 0, 0, 0]),
        # CH-9.4: đền làng, the penalty to each; who pays it does not pay the win
        ({"winner": 0, "diem": 5, "bao": [2]}, [5 + 5 + 12, -5 + 12, -36, -5 + 12]),
        ({"winner": 2, "bao": [2]}, [12, 12, -36, 12]),
        ({"bao": [2]}, [12, 12, -36, 12]),
        # CH-9.4: đền thay làng, the points of the winner in place of the others
        ({"winner": 0, "diem": 5, "bao": [2], "rules": FOR_ALL}, [15, 0, -15, 0]),
        ({"winner": 0, "diem": 5, "bao": [2, 1], "rules": FOR_ALL}, [15, -5, -10, 0]),
        ({"winner": 2, "bao": [2], "rules": FOR_ALL}, [12, 12, -36, 12]),
        ({"bao": [2], "rules": FOR_ALL}, [0, 0, 0, 0]),
        ({"winner": 0, "diem": 5, "lanh_lang": True, "bao": [2], "rules": FOR_ALL}, [0, 0, 0, 0]),
    ],
)
def test_ch_9_1_and_9_4_who_pays_whom(fields, expected):
    assert settled(**fields) == expected


def test_ch_7_7_a_pot_of_ga_grows_until_it_is_taken():
    rules = {"ga_nuoi": True}
    first = chan("settle", winner=1, diem=4, rules=rules)
    assert (first["diem"], first["pot"]) == ([-9, 7, -9, -9], 20)  # 4 each, and a share of 5 from everyone
    second = chan("settle", winner=0, cuoc=["tri", "bach-thu"], pot=first["pot"], rules=rules)
    assert (second["diem"], second["pot"]) == ([15 - 5 + 40, -10, -10, -10], 0)
    drawn = chan("settle", pot=20, share=3, rules=rules)
    assert (drawn["diem"], drawn["pot"]) == ([-3, -3, -3, -3], 32)
    assert refused("settle", pot=20) == ("conflict", "pot")


@for_each(
    ("fields", "expected"),
    [
        ({"winner": 4}, ("bad-type", "winner")),
        ({"winner": 2, "players": 2}, ("bad-type", "winner")),
        ({"winner": 0, "cuoc": ["tri"], "diem": 3}, ("conflict", "diem")),
        ({"winner": 0, "cuoc": ["bach-dinh", "leo"]}, ("conflict", "cuoc")),
        ({"diem": 3}, ("conflict", "diem")),
        ({"bao": [1, 1]}, ("twice", "bao")),
        ({"bao": [7]}, ("bad-type", "bao[0]")),
        ({"winner": 0, "share": 5}, ("conflict", "share")),
    ],
)
def test_settle_refuses_what_cannot_be(fields, expected):
    assert refused("settle", **fields) == expected


def test_settle_adds_up_for_every_end():
    houses = itertools.product(("tung-nha", "thay-lang"), (True, False))
    for den_ai, ga_nuoi in houses:
        for players, winner, light in itertools.product((2, 3, 4), (None, 0, 1), (True, False)):
            for caught in itertools.chain.from_iterable(itertools.permutations(range(players), n) for n in range(3)):
                fields = {"players": players, "bao": list(caught), "rules": {"den_ai": den_ai, "ga_nuoi": ga_nuoi}}
                if winner is not None:
                    fields |= {"winner": winner, "diem": 7, "ga": 5, "lanh_lang": light}
                settled(**fields)


# words --------------------------------------------------------------------------------------------


def test_ch_3_3_a_wide_win_on_chi_chi_cites_the_article_that_tables_dispute():
    held = "2v2v 3w3w 4s4s 5v5v 6w6w 9s9s 8v8s 9v9w 2w2s cc"
    assert "CH-3.3" in articles(win(held, "cc"))
    assert "CH-3.3" in articles(win(held, "cc", rules={"rong_chi": "duoc"}))
    assert "CH-3.3" in articles(win(held, "cc", rules="san-dinh"))
    assert "CH-3.3" not in articles(win(SINGLE, "cc"))
    assert "CH-3.3" not in articles(win(BA_DAU, "7v"))


@pytest.mark.parametrize(
    ("fields", "result"),
    [
        ({"announced": ["bạch thủ"]}, "bao"),
        ({"faults": ["treo tranh"]}, "lanh-lang"),
        ({"faults": ["đánh cả chắn"]}, "bao"),
    ],
)
def test_a_win_that_earns_nothing_does_not_add_up_its_points_first(fields, result):
    found = win(SINGLE, "cc", **fields)
    assert (found["result"], found["diem"]) == (result, 0)
    assert not {"CH-7.1", "CH-7.2", "CH-7.4"} & set(articles(found))
    assert not any("Tất cả" in line["text"] for line in found["lines"])
    paid = win(SINGLE, "cc")
    assert any("Tất cả" in line["text"] for line in paid["lines"])


@pytest.mark.parametrize(
    ("cards", "rules", "article", "words"),
    [
        ("2v2v 3w3w 4s4s 5v5v 6w6w 9s9s 8v8s 9v9w 2w2s cc", "san-dinh", "CH-3.3", "chi chi"),
        ("1v1v 2v2v 3v3v 4v4v 5v5v 6v6v 7v7v 8v8v 9v9v 9w9s tt tt 1w", "gia-dinh-120", "CH-1.5", "yêu"),
        (WIDE, {"u_it_nhat": 4}, "CH-3.7", "4 điểm"),
    ],
)
def test_ch_3_2_why_nothing_wins_names_the_one_reason(cards, rules, article, words):
    found = chan("waits", cards=cards, rules=rules)
    texts = [line["text"] for line in found["lines"]]
    assert not any("không thể còn lá nào, hoặc" in text for text in texts)
    assert found["waits"] == []
    assert any(line["article"] == article and words in line["text"] for line in found["lines"])


def test_ch_3_2_all_four_of_the_card_are_out():
    found = chan("waits", cards="7w 2v2v 3w3w 4s4s 5v5v 6s6s 8v8s", an_ca="7v7w 7s7w 7v7w")
    assert found["waits"] == []
    (line,) = [line for line in found["lines"] if "7 vạn" in line["text"]]
    assert line["article"] == "CH-3.2"
    assert "bốn" in line["text"]


# memory -------------------------------------------------------------------------------------------


def decorated(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for each in node.decorator_list:
                yield node, ast.unparse(each)


def test_no_cache_of_chan_grows_without_end():
    """A function kept for every argument may only have none; all others are bounded."""
    (folder,) = chan_package.__path__
    kept = []
    for path in Path(folder).glob("*.py"):
        for function, name in decorated(ast.parse(path.read_text())):
            if "cache" in name and "cached_property" not in name:
                kept.append(function.name)
                bounded = "maxsize=" in name and "maxsize=None" not in name
                assert bounded or not function.args.args, (path.name, function.name)
    assert "prices" in kept


def test_made_up_rules_do_not_fill_the_memory():
    chance = Random(5)
    for _ in range(200):
        rules = {name: chance.choice(list(info.choices)) for name, info in RULES.by_name.items()}
        ask({"game": "chan", "ask": "score", "cuoc": ["tom"], "rules": rules})
    assert prices.cache_info().currsize <= 64


def test_every_cuoc_has_points_in_a_house_that_plays_it():
    everything = Options(tranh=True, tranh_them=True, khong_chan="danh-tiep", dia_u="quan-dau", doc_boong=False)
    rules = {name: getattr(everything, name) for name in ("tranh", "tranh_them", "khong_chan", "dia_u", "doc_boong")}
    for slug in CUOC:
        assert chan("score", cuoc=[slug], rules=rules)["diem"] >= 2
