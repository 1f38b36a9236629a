"""The score keeper in chắn, tam cúc, tá lả and sâm: forms, words of the address, correction, undo, print."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples
from tests.hoi.test_pages import body, words
from tutorials.hoi.sheets import sheet_of

GAMES = ("chan", "tam-cuc", "ta-la", "sam")
NAMES = {"p": "An~Bình~Chi~Dần"}
SEATS = "abcd"
CAY = {"cay_a": "3", "cay_b": "2", "cay_c": "2"}
FORMS = [
    ("chan", {"new": "u", "seat": "a"}, "ua"),
    ("chan", {"new": "u", "seat": "a", "cuoc": ["bach-thu", "tri"], "more": ["leo:2"]}, "ua.ctrbtle2"),
    ("chan", {"new": "u", "seat": "b", "diem": "9", "ga": "5", "bao": ["c"]}, "ub.p9.g5.bc"),
    ("chan", {"new": "hoa", "bao": ["a", "c"]}, "h.bac"),
    ("chan", {"new": "u-bao", "seat": "d"}, "sd"),
    ("chan", {"new": "lanh-lang", "seat": "d"}, "ld"),
    ("tam-cuc", {"new": "ket", "seat": "a", "ket": "ket-ba"} | CAY, "ka.tb.n3-2-2-x"),
    (
        "tam-cuc",
        {"new": "ket", "seat": "b", "ket": "de-tot-den", "goi": "a", "cay_a": "3", "cay_b": "2", "cay_c": "2"},
        "kb.tdt.ga.n3-2-2-x",
    ),
    ("tam-cuc", {"new": "so-cay", "cay_a": "4", "cay_b": "4", "cay_c": "0", "tu_tu": ["a", "b"]}, "c.n4-4-0-x.i4a.i4b"),
    ("ta-la", {"new": "hang", "thu_a": "2", "thu_b": "3", "thu_c": "1", "thu_d": "4", "mom": ["d"]}, "h.tcabd.md"),
    ("ta-la", {"new": "u", "seat": "a", "u_kind": "tron", "an_a": "2", "chot": ["a"]}, "ua.kt.n2-x-x-x.ca"),
    ("ta-la", {"new": "u", "seat": "a", "u_kind": "thuong"}, "ua"),
    ("ta-la", {"new": "lao", "seat": "c"}, "lc"),
    ("sam", {"new": "nhat", "seat": "a", "con_b": "3", "con_c": "10", "con_d": "5"}, "na.nx-3-10-5"),
    (
        "sam",
        {"new": "nhat", "seat": "a", "con_b": "3", "con_c": "1", "con_d": "5", "hai_b": "1", "gi": "mot-hai",
         "bi_chat": "b", "chat_boi": "c", "khong_giu": "d"},
        "na.nx-3-1-5.wx-1-x-x.gd.k1bc",
    ),
    ("chan", {"new": "tinh-san", "points_a": "8", "points_b": "-4", "points_c": "−4"}, "x.v8-m4-m4-0"),
    ("sam", {"new": "hong-sam", "seat": "b", "chan": "c"}, "hb.cc"),
    ("sam", {"new": "an-trang", "seat": "b", "bo": "nam-doi"}, "tb.bd"),
    ("sam", {"new": "ve-hai", "seat": "b"}, "vb"),
    (
        "sam",
        {
            "new": "ve-hai", "seat": "b", "gi": "mot-hai", "bi_chat": "a", "chat_boi": "c", "chat_chong": "d",
            "gi_2": "tu-quy", "bi_chat_2": "d", "chat_boi_2": "a", "gi_3": "hai-hai", "bi_chat_3": "b",
            "chat_boi_3": "d",
        },
        "vb.k1acd.kqda.k2bd",
    ),
    ("sam", {"new": "sam", "seat": "b", "sanh_rong": "1"}, "sb.d"),
]  # fmt: skip


def send(client, game, **fields):
    return client.get(f"/{game}/hoi/", NAMES | fields)


def hands_after(response) -> str:
    assert response.status_code == 302, words(body(response))[:3000]
    return parse_qs(urlsplit(response["Location"]).query)["h"][0]


@pytest.mark.parametrize(("game", "fields", "word"), FORMS)
def test_a_form_becomes_a_word_and_the_word_fills_the_form(client, game, fields, word):
    assert hands_after(send(client, game, **fields, add="1")) == word
    again = client.get(f"/{game}/hoi/", NAMES | {"h": word, "edit": "1"})
    sent = again.context["form"].sent
    for name, value in fields.items():
        typed = [value.replace("−", "-")] if isinstance(value, str) else value
        assert name == "new" or sorted(sent.getlist(name)) == sorted(typed)
    assert hands_after(client.get(f"/{game}/hoi/", sent | {"new": fields["new"], "add": "1"})) == word


@pytest.mark.parametrize("game", GAMES)
def test_every_ending_has_its_form_and_every_page_its_english(client, game):
    for kind in sheet_of(game).kinds:
        page = body(client.get(f"/en/{game}/hoi/", {"new": kind.slug}))
        assert 'name="add"' in page and 'class="fault"' not in page


def test_one_more_cut_is_asked_by_a_button_that_keeps_what_is_typed(client):
    typed = {"new": "nhat", "seat": "a", "con_b": "7", "gi": "mot-hai", "bi_chat": "b", "chat_boi": "c"}
    first = body(send(client, "sam", **typed))
    assert 'name="rows" value="2"' in first and 'name="gi_2"' not in first
    second = body(send(client, "sam", **typed, rows="2"))
    assert 'name="gi_2"' in second and 'value="7"' in second and "Chặt gì, lần 2" in second
    assert '<details class="more" open>' in second and 'name="rows" value="3"' in second
    last = body(send(client, "sam", **typed, rows="6"))
    assert 'name="gi_6"' in last and 'name="rows"' not in last


def test_one_more_cut_of_a_hand_that_is_mended_keeps_what_is_typed(client):
    page = body(send(client, "sam", h="vb.k1ac", edit="1", new="ve-hai", seat="d", gi="tu-quy", rows="2"))
    assert re.search(r'name="seat"\s+value="d"\s+checked', page)
    assert re.search(r'name="gi"\s+value="tu-quy"\s+checked', page)


def test_points_counted_elsewhere_make_nothing_together(client):
    page = body(send(client, "ta-la", new="tinh-san", points_a="5", add="1"))
    assert "cộng lại phải bằng không; ở đây được 5" in words(page)
    fed = send(client, "ta-la", rules="bai-luat~ga.co", new="tinh-san", points_a="-5", winner="b", add="1")
    assert hands_after(fed) == "x.vm5-0-0-0.wb"


PLAYED = {
    "chan": "ua.ctm_ua.cbttr_h.bc_sd_la",
    "tam-cuc": "ka.td.n3-2-2-x_kb.tdt.ga.n3-2-2-1_c.n3-2-2-1.i4a",
    "ta-la": "h.tcabd.md.n1-x-2-x.cc_ua.kt.n3-x-x-x_lb",
    "sam": "na.nx-3-10-5.wx-1-x-x.qx-x-x-1.k1bcd_sa_hb.cc_tc.br_vd",
}


@pytest.mark.parametrize(("game", "told"), PLAYED.items())
def test_a_hoi_is_told_hand_by_hand_and_printed(client, game, told):
    count = told.count("_") + 1
    page = words(body(client.get(f"/{game}/hoi/", NAMES | {"h": told})))
    assert f"Sau {count} ván" in page and "Cả hội, ai còn trả ai" in page
    sheet = body(client.get(f"/{game}/hoi/", NAMES | {"h": told, "sheet": "1"}))
    assert sheet.count('<tr class="gist">') == count and "Cả hội, ai còn trả ai" in sheet


def test_the_last_hand_is_undone_and_an_earlier_one_mended_or_dropped(client):
    page = body(send(client, "chan", h="ua.ctm_ub_uc"))
    assert "h=ua.ctm_ub#board" in page
    mended = send(client, "chan", h="ua.ctm_ub_uc", edit="2", new="u", seat="d", add="1")
    assert hands_after(mended) == "ua.ctm_ud_uc"
    assert hands_after(send(client, "chan", h="ua.ctm_ub_uc", edit="2", drop="1")) == "ua.ctm_uc"
    other = send(client, "chan", h="ua.ctm_ub_uc", edit="2", new="hoa", add="1")
    assert hands_after(other) == "ua.ctm_h_uc"


def test_a_mended_hand_may_not_spoil_a_later_one(client):
    page = words(body(send(client, "chan", h="ua_ua.ctg", edit="1", new="hoa", add="1")))
    assert "Ván 2, ghi sau ván này" in page and "không ù ván ngay trước" in page


def test_tổ_tôm_is_mended_by_the_same_form(client):
    page = body(client.get("/to-tom/hoi/", {"h": "ua.ctmle.tc_h.kb", "edit": "1"}))
    assert re.search('value="tom"\\s+checked', page) and "Sửa ván 1" in page
    done = client.get("/to-tom/hoi/", {"h": "ua.ctmle.tc_h.kb", "edit": "1", "new": "u", "seat": "b", "add": "1"})
    assert hands_after(done) == "ub_h.kb"


@pytest.mark.parametrize(
    ("game", "fields", "said"),
    [
        ("chan", {"new": "u"}, "Ai ù?"),
        ("chan", {"new": "u", "seat": "a", "diem": "nhiều"}, "số nguyên"),
        ("chan", {"new": "u", "seat": "a", "diem": "10", "cuoc": ["tom"]}, "không ghi cả hai"),
        ("chan", {"new": "u", "seat": "a", "cuoc": ["bach-dinh", "leo"]}, "Không bài nào vừa"),
        ("tam-cuc", {"new": "ket", "seat": "a"}, "Kết gì?"),
        ("tam-cuc", {"new": "so-cay", "cay_a": "9"}, "bằng 8"),
        ("ta-la", {"new": "hang", "thu_a": "1", "thu_b": "1"}, "Mỗi người một hạng, từ 1 đến 4."),
        ("sam", {"new": "an-trang", "seat": "a"}, "Ăn trắng bằng gì?"),
        ("sam", {"new": "ve-hai", "seat": "a", "gi": "mot-hai"}, "Ai bị chặt?"),
        ("sam", {"new": "nhat", "seat": "a", "con_b": "3"}, "Chi còn mấy lá?"),
        (
            "sam",
            {"new": "ve-hai", "seat": "a", "gi": "mot-hai", "bi_chat": "a", "chat_boi": "b", "gi_2": "tu-quy"},
            "Ai bị chặt, lần 2?",
        ),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_typed_is_lost(client, game, fields, said):
    page = body(send(client, game, **fields, add="1"))
    assert said in words(page)
    for value in fields.values():
        assert isinstance(value, list) or f'value="{value}"' in page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "query", ["h=x", "h=ua.cz9", "h=na.n99999-1", "edit=99&h=ua", "edit=x", "new=zzz", "p=A~A", "gop=x"]
)
def test_strange_addresses_are_shown_all_the_same(client, game, query):
    body(client.get(f"/{game}/hoi/?{query}"))


def test_a_thousand_hands_in_an_address_are_not_looked_at(client):
    page = words(body(send(client, "chan", h="_".join(["ua"] * 1000))))
    assert "Ván 121 trong địa chỉ" in page and "Sau 120 ván" in page


def test_chắn_that_feeds_the_gà_asks_how_much_and_shows_it(client):
    rules = "wikipedia~ga_nuoi.co"
    page = body(send(client, "chan", rules=rules, gop="3", h="h_h"))
    assert 'name="gop" value="3"' in page
    assert "Gà 24" in words(page) and "An góp" not in page
    assert 'name="gop"' not in body(send(client, "chan"))


@examples(40, deep=400)
@given(st.data())
def test_reading_undoes_writing(data):
    sheet = sheet_of(data.draw(st.sampled_from(GAMES)))
    vocabulary = sheet.words
    letter, result = data.draw(st.sampled_from(sorted(vocabulary.results.items())))
    hand = {"result": result} | ({"seat": data.draw(st.sampled_from(SEATS))} if letter in vocabulary.seated else {})
    seats = st.lists(st.sampled_from(SEATS), min_size=1, max_size=4, unique=True)
    values = {
        "One": lambda part: data.draw(st.sampled_from(SEATS)),
        "Several": lambda part: data.draw(seats),
        "Count": lambda part: data.draw(st.integers(0, 999)),
        "Each": lambda part: data.draw(st.lists(st.none() | st.integers(0, 16), min_size=2, max_size=5)),
        "Signed": lambda part: data.draw(st.lists(st.integers(-999, 999), min_size=2, max_size=5)),
        "Flag": lambda part: part.value,
        "Slug": lambda part: data.draw(st.sampled_from(list(part.codes.values()))),
        "Slugs": lambda part: data.draw(
            st.dictionaries(st.sampled_from(list(part.codes.values())), st.integers(1, 4), min_size=1)
        ),
        "Rows": lambda part: [
            {
                part.word: data.draw(st.sampled_from(list(part.codes.values()))),
                part.seat: data.draw(seats) if part.has_several else data.draw(st.sampled_from(SEATS)),
            }
        ],
    }
    for part in data.draw(st.lists(st.sampled_from(vocabulary.parts), unique_by=lambda part: part.code, max_size=4)):
        hand[part.name] = values[type(part).__name__](part)
    word = vocabulary.write(hand)
    assert vocabulary.read(word) == hand
    assert set(word) <= set("abcdefghijklmnopqrstuvwxyz0123456789.-")
