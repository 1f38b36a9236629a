"""The score keeper's page: set up, a hand at a time, kept in the address, undone, printed."""

import gzip
import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest

PAGE = "/to-tom/hoi/"


def body(response) -> str:
    assert response.status_code == 200, response.status_code
    return unescape(response.content.decode())


def words(text: str) -> str:
    """Return a page as one line of words."""
    return " ".join(re.sub(r"<[^>]+>", " ", text).split())


def add(client, query: str, **fields) -> str:
    """Send one hand and return the address it leads to."""
    response = client.get(f"{PAGE}?{query}", {**_fields(query), **fields, "add": "1"})
    assert response.status_code == 302, words(body(response))[:2000]
    return urlsplit(response["Location"]).query


def _fields(query: str) -> dict:
    return {name: value[0] for name, value in parse_qs(query).items()}


def test_the_first_page_asks_who_plays_and_how_the_hand_ended(client):
    page = words(body(client.get(PAGE)))
    assert "Ghi điểm hội" in page
    assert "Ván 1 ra sao?" in page
    assert "Đầu hội mỗi người góp 15 điểm" in page
    for ending in ("Ù lành làng", "Hòa", "Bị báo", "Chèo đò", "Cả làng bỏ bài"):
        assert ending in page


def test_names_and_rules_lead_to_an_address(client):
    response = client.get(
        PAGE,
        {"setup": "1", "p1": "Cụ Lý", "p2": "Bác Sáu", "p3": "An", "p4": "Bình", "p5": "Hoa", "loi_diem": "quang",
         "ga": "ga-lang", "house": "luat-2005"},
    )  # fmt: skip
    assert response.status_code == 302
    fields = _fields(urlsplit(response["Location"]).query)
    assert fields["p"] == "Cụ Lý~Bác Sáu~An~Bình~Hoa"
    assert fields["rules"] == "luat-2005~ga.ga-lang~loi_diem.quang"
    assert "Đánh quăng" in words(body(client.get(response["Location"])))


def test_another_preset_brings_its_own_options(client):
    sent = {"setup": "1", **{f"p{n}": name for n, name in enumerate("ABCDE", 1)}, "house": "hoi-lim"}
    sent |= {"loi_diem": "gom", "phat": "den-ngay", "ga": "khong", "ga_ngoai": "khong"}  # as they stood before
    location = client.get(PAGE, sent)["Location"]
    assert _fields(urlsplit(location).query) == {"rules": "hoi-lim"}
    assert "mỗi người góp 10 điểm" in words(body(client.get(location)))


def test_a_hand_is_written_into_the_address_and_counted(client):
    query = add(client, "", new="u", seat="b", cuoc=["tom", "leo"], **{"from": "d"})
    assert _fields(query) == {"h": "ub.ctmle.td"}
    page = words(body(client.get(f"{PAGE}?{query}")))
    assert "B ù tôm, lèo" in page
    assert "Cái ván sau: B, người ù." in page
    assert "TT-16.5.1" in page


def test_a_hoi_goes_on_hand_by_hand_and_the_last_is_undone(client):
    query = add(client, "", new="u", seat="a")
    query = add(client, query, new="u", seat="a")
    query = add(client, query, new="hoa", ke="c")
    query = add(client, query, new="bao", seat="c", winner="d", cuoc="leo")
    assert _fields(query)["h"] == "ua_ua_h.kc_bc.cle.wd"
    page = body(client.get(f"{PAGE}?{query}"))
    assert "A ù thông" in words(page)
    assert "C bị báo, D ù lèo" in words(page)
    assert 'href="?h=ua_ua_h.kc#board"' in page


def test_every_ending_has_its_form(client):
    for kind in ("u", "hoa", "bao", "lanh-lang", "den", "cheo-do", "bo-bai"):
        page = body(client.get(PAGE, {"new": kind}))
        assert 'name="add"' in page
        assert 'class="fault"' not in page


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ({"new": "lanh-lang", "seat": "e"}, "le"),
        ({"new": "den", "seat": "e", "loi": "xuong-thua", "cuoc": "chi-nay"}, "de.ccn.z"),
        ({"new": "cheo-do", "seat": "a", "winner": "b", "cuoc": "tom"}, "oa.ctm.wb"),
        ({"new": "cheo-do", "seat": "a", "winner": "-", "cuoc": "tom"}, "oa"),
        ({"new": "bo-bai"}, "r"),
        ({"new": "hoa", "chiu": "b"}, "h.xb"),
        ({"new": "hoa", "bat_thuong": "1"}, "h.m"),
        ({"new": "u", "seat": "a", "diem": "12", "dich": "2", "hcai": "c"}, "ua.p12.s2.jc"),
        ({"new": "u", "seat": "a", "from": "b", "den": "chong", "thong": "1"}, "ua.tb.nc.i"),
        ({"new": "bao", "seat": "a", "winner": "-", "ke": "b"}, "ba.kb"),
        (
            {"new": "tinh-san", "points_a": "12", "points_c": "-4", "winner": "a", "cai_next": "a"},
            "x.wa.v12-0-m4-0-0.ea",
        ),
    ],
)
def test_what_a_form_may_say(client, fields, word):
    assert _fields(add(client, "", **fields))["h"] == word


def test_more_for_the_ga_is_told_where_the_house_collects_it(client):
    rules = "rules=luat-2005~ga.cong-nghiep"
    query = add(client, rules, new="u", seat="a", ga_why="lo-quan", ga_seat="b", ga_times="3")
    assert _fields(query)["h"] == "ua.gqb3"
    assert 'name="ga_why"' not in body(client.get(PAGE, {"new": "u"}))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"new": "u"}, "Ai ù?"),
        ({"new": "u", "seat": "a", "from": "a"}, "vừa ù vừa là người đánh ra quân ù"),
        ({"new": "u", "seat": "a", "cuoc": ["bach-dinh", "chi-nay"]}, "Không bài nào có cùng lúc"),
        ({"new": "u", "seat": "a", "diem": "-3"}, "từ 1 trở lên"),
        ({"new": "u", "seat": "a", "diem": "năm"}, "số nguyên"),
        ({"new": "u", "seat": "a", "chiu": "a"}, "đã chịu"),
        (
            {"new": "u", "seat": "a", "cuoc": ["thap-dieu"], "diem": "4"},
            "cước (“Cước sắc”) hoặc điểm (“Điểm do làng tính sẵn”)",
        ),
        ({"new": "u", "seat": "a", "den": "don"}, "ai đánh ra quân ù"),
        ({"new": "hoa"}, "phải ghi đầu kê"),
        ({"new": "tinh-san", "points_a": "4", "points_b": "4"}, "Một ván chỉ một người lấy điểm làng"),
        ({"new": "tinh-san", "points_a": "bốn"}, "số nguyên"),
        ({"new": "bao", "seat": "a", "winner": "a"}, "không ù được nữa"),
    ],
)
def test_a_hand_that_cannot_be_is_refused_and_nothing_typed_is_lost(client, fields, said):
    response = client.get(PAGE, {"h": "ub", **fields, "add": "1"})
    page = body(response)
    assert said in words(page)
    assert 'value="ub"' in page
    if "diem" in fields:
        assert f'value="{fields["diem"]}"' in page


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"p1": "An", "p2": "Bình"}, "Cần ít nhất 3 người"),
        ({"p1": "An", "p2": "An", "p3": "Bình"}, "hai người cùng tên"),
        ({"p1": "An", "p2": "lang", "p3": "Bình"}, "chỗ để điểm chung"),
        ({"p1": "An", "p2": "Chi", "p3": "Bình", "gom": "nhiều"}, "số nguyên"),
        ({"p1": "An", "p2": "Chi", "p3": "Bình", "gom": "1"}, "không đủ một ván suông"),
        ({"p1": "An", "p2": "Chi", "p3": "Bình", "gadau": "999"}, "số nguyên"),
    ],
)
def test_a_setup_that_cannot_be_is_refused_and_nothing_typed_is_lost(client, sent, said):
    page = body(client.get(PAGE, {"setup": "1", **sent}))
    assert said in words(page)
    for value in sent.values():
        assert f'value="{value}"' in page


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("ua_zz_ub", "không đọc được “zz”"),
        ("ua_ub.ta_ub.tb", "Ván 3"),
        ("ua_ub.cbdcn", "Không bài nào có cùng lúc"),
        ("ua_" + "x" * 500, "không đọc được"),
        ("_".join(["ua"] * 130), "120"),
    ],
)
def test_an_address_that_cannot_be_read_names_the_hand_and_keeps_the_rest(client, word, said):
    page = words(body(client.get(PAGE, {"h": word})))
    assert said in page


def test_the_hands_before_a_broken_one_are_counted(client):
    page = words(body(client.get(PAGE, {"h": "ua_ua_uz_ub"})))
    assert "Ván 3 trong địa chỉ" in page
    assert "Sau 2 ván" in page


@pytest.mark.parametrize("query", ["p=%F0%9F%90%94~~&h=ua", "gom=x", "cai=z&boc=q", "rules=xyz~a.b&h=ua", "new=zzz"])
def test_strange_addresses_are_shown_all_the_same(client, query):
    body(client.get(f"{PAGE}?{query}"))


def test_html_in_a_name_is_only_a_name(client):
    page = client.get(PAGE, {"p": "<b>A</b>~B~C~D~E", "h": "ua"}).content.decode()
    assert "<b>A</b>" not in page


def test_a_sheet_prints_what_is_written(client):
    assert "Tổng kết" in words(body(client.get(PAGE, {"h": "ua.ctm_ub", "sheet": "1"})))


def test_an_empty_sheet_is_a_paper_with_the_points_of_the_house(client):
    shown = body(client.get(PAGE, {"rules": "hoi-lim"}))
    assert 'href="/paper/forms/?game=to-tom&rules=hoi-lim"' in shown
    assert "Tổng kết" not in words(body(client.get(PAGE, {"sheet": "1"})))


def test_in_english_the_whole_page_is_english(client):
    page = words(body(client.get("/en" + PAGE, {"h": "ua.ctm_h.kb", "new": "u"})))
    assert "How did hand" not in page  # the form is open
    assert "Who won" in page
    assert "A takes 8 points from the pot" in page
    assert "The next starter is B, who turned up the last card (đầu kê)." in page


def test_other_forms_and_the_games_without_a_hoi(client):
    assert "Ghế 4" in body(client.get("/bi-tu/hoi/"))
    assert "Ghế 5" not in body(client.get("/bi-tu/hoi/"))
    body(client.get("/to-tom-diem/hoi/"))
    assert client.get("/tai-ban/hoi/").status_code == 404
    assert client.get("/ba-cay/hoi/").status_code == 404


def test_the_village_of_the_visitor_is_used_until_the_address_says_otherwise(client):
    client.cookies["village"] = "hoi-lim"
    assert "mỗi người góp 10 điểm" in words(body(client.get(PAGE)))
    query = add(client, "", new="u", seat="a")
    assert _fields(query)["rules"] == "hoi-lim"


def test_it_is_linked_and_found(client):
    assert f'href="{PAGE}"' in body(client.get("/to-tom/"))
    assert f'href="{PAGE}"' in body(client.get("/search/", {"q": "ghi diem hoi"}))


def test_a_hundred_hands_still_make_a_light_page(client):
    word = "_".join(["ua.ctmle.tb", "ub.ctd", "h.kc", "bd.ctm.we"] * 30)
    content = client.get(PAGE, {"h": word, "rules": "luat-2005~ga.cong-nghiep"}).content
    assert len(gzip.compress(content)) < 30_000


@pytest.mark.parametrize(
    "names", ["A~A~A", "lang~B~C", "a~b~A~D~E", "\x00~\x01~B", "~~~", "\u200bA~\u202eB~C", "x~y", "A~B~" + "z" * 99]
)
def test_names_that_cannot_be_fall_back_or_are_cut(client, names):
    for extra in ({}, {"h": "ua_x_hb"}, {"setup": "1"}, {"sheet": "1"}, {"new": "u"}):
        body(client.get(PAGE, {"p": names, **extra}))


def test_a_name_is_the_same_in_every_form_of_its_letters(client):
    assert "Năm" in body(client.get(PAGE, {"p": "Na\u0306m~Bảy~Tám", "h": "ua"}))


def test_one_hand_too_many_leaves_those_before_it(client):
    page = words(body(client.get(PAGE, {"h": "_".join(["ua"] * 121)})))
    assert "Ván 121 trong địa chỉ" in page
    assert "Sau 120 ván" in page
