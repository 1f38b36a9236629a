"""The referee's page: each sort of quarrel to its verdict, the other houses, and every refusal beside its field."""

import re
from urllib.parse import urlencode

import pytest
from django.test import Client

from tests.referee.pages import refusals, text, verdict
from tutorials import engine
from tutorials.catalogue import load
from tutorials.catalogue.houses import presets
from tutorials.engine.records.lines import wrong

pytestmark = pytest.mark.usefixtures("vietnamese")

BENCH = load().benches["to-tom"]
PAGE = "/to-tom/referee/"
HTMX = {"HTTP_HX_REQUEST": "true"}
WAITING = "489v 246677899w 1244569s tt"  # 20 cards, waits for 5 vạn and 8 vạn
NEAR = {"card": "9s", "cards": "678v 345w 567w 268s 2v 1s cc tt oc", "then": "2v", "noc": "1", "mat": "9v9w9s",
        "how": "an", "eaten": "9v"}  # fmt: skip
ONE_FOR_TWO = {
    "kind": "an", "card": "3v", "cards": "2v 3w3s", "beside": "2v", "then": "3w3s", "mat": "456v", "how": "an",
    "eaten": "6v",
}  # fmt: skip


def look(client: Client, **query) -> str:
    response = client.get(PAGE, query, follow=True)
    assert response.status_code == 200
    return text(response)


# the way to a verdict -------------------------------------------------------------------------------


def test_the_first_page_asks_what_it_is_about(client: Client) -> None:
    page = look(client)
    for dispute in BENCH.disputes:
        assert f'href="?kind={dispute.slug}"' in page
    assert "/to-tom/referee/record/" in page


def test_the_home_page_leads_here(client: Client) -> None:
    for address in ("/", "/to-tom/"):
        assert text(client.get(address)).count(f'href="{PAGE}"') >= 2  # the menu and the page itself


@pytest.mark.parametrize("dispute", BENCH.disputes, ids=lambda each: each.slug)
def test_each_quarrel_begins_with_its_first_field_open_and_no_fault(client: Client, dispute) -> None:
    page = look(client, kind=dispute.slug)
    assert f'name="add" value="{dispute.first}:7v"' in page
    assert not refusals(page)
    assert verdict(page) is None


def test_an_unknown_quarrel_leads_to_the_choice(client: Client) -> None:
    assert 'href="?kind=an"' in look(client, kind="chess")


@pytest.mark.parametrize(
    ("case", "word"),
    [
        (ONE_FOR_TWO, "Báo"),
        ({"kind": "an", "card": "3v", "cards": "45v 3w3s", "beside": "3w3s", "then": "45v"}, "Được"),
        ({"kind": "an", "card": "cc", "came": "tri-mo"}, "Được"),
        ({"kind": "an", "card": "8v", "cards": "8w", "khan": "8s", "act": "an-cai", "beside": "8w"}, "Được"),
        ({"kind": "an", "card": "9s", "came": "cheo-danh", "cards": "78s", "beside": "78s"}, "Báo"),
        ({"kind": "phong", "card": "6s", "cards": "66s", "then": "4v"}, "Được"),
        ({"kind": "phong", "card": "7v", "cards": "7v", "mat": "567v", "eaten": "5v"}, "Báo"),
        ({"kind": "danh", "then": "cc"}, "Báo"),
        ({"kind": "danh", "then": "9s", "cards": "9s"}, "Không lỗi"),
        ({"kind": "day", "card": "8s", "then": "3v"}, "Được"),
        ({"kind": "day", "card": "6v", "cards": "6w6s 2s", "beside": "6w6s", "then": "2s"}, "Được"),
        ({"kind": "bo", "card": "5w", "cards": WAITING}, "Lành làng"),
        ({"kind": "bo", "card": "2s", "cards": WAITING}, "Được"),
        ({"kind": "bo", "card": "cc", "came": "tri-mo"}, "Báo"),
        ({"kind": "khai", "thien_khai": "6v"}, "Được"),
        ({"kind": "khai", "thien_khai": "6v", "raised": "khong"}, "Lành làng"),
        ({"kind": "cuoi", **NEAR, "then_won": "1"}, "Đền"),
        ({"kind": "cuoi", **NEAR}, "Được"),
        ({"kind": "u", "card": "5w", "cards": WAITING}, "Được"),
        ({"kind": "u", "card": "1v", "cards": WAITING}, "Báo"),
    ],
)
def test_each_quarrel_comes_to_its_verdict(client: Client, case: dict[str, str], word: str) -> None:
    page = look(client, **case)
    assert verdict(page) == word, refusals(page)


@pytest.mark.parametrize("famous", BENCH.famous, ids=lambda each: each.query)
def test_a_famous_quarrel_is_one_tap_from_its_verdict(client: Client, famous) -> None:
    address = f"{PAGE}?{famous.query}"
    response = client.get(address)
    assert response.status_code == 200  # the address is already as short as it can be
    assert verdict(text(response))
    assert address.replace("&", "&amp;").partition("?")[2] in text(client.get(PAGE))


def test_the_verdict_names_its_article_and_shows_its_text(client: Client) -> None:
    page = look(client, **ONE_FOR_TWO)
    assert 'href="/to-tom/law/TT-16.19.1/"' in page
    assert "Cấm ăn ít đánh nhiều" in page
    assert "Luật Tổ tôm 2005" in page


def test_tt_16_19_1_every_preset_rules_and_the_rule_that_matters_is_named(client: Client) -> None:
    page = look(client, kind="an", card="3v", cards="45v 3w3s", beside="3w3s", then="45v")
    assert page.count('<th scope="row">') == len(presets("to-tom"))
    assert "đếm quân làng: ăn một quân thì không được đánh hai quân liên quan" in page


def test_tt_16_16_houses_that_differ_are_told_apart(client: Client) -> None:
    case = {"kind": "phong", "card": "7v", "cards": "77v 8v", "then": "8v", "mat": "456v", "eaten": "6v"}
    assert verdict(look(client, **case)) == "Báo"
    page = look(client, **case, rules="san-dinh")
    assert verdict(page) == "Được"
    assert page.count("đang chọn") == 1


def test_a_village_of_ones_own_judges_and_stands_in_the_table(client: Client) -> None:
    page = look(client, **ONE_FOR_TWO, rules="luat-2005~phat.cheo-do", name="Làng Đoài")
    assert verdict(page) == "Chèo đò"
    assert page.count('<th scope="row">') == len(presets("to-tom")) + 1
    assert "Làng Đoài" in page


def test_the_case_leads_to_its_record(client: Client) -> None:
    address = re.search(r'href="(/to-tom/referee/record/\?[^"]+)"', look(client, **ONE_FOR_TWO))
    assert address
    page = text(client.get(address[1].replace("&amp;", "&")))
    assert "1 lỗi trong ván" in page


def test_an_u_leads_to_the_desk_with_its_points(client: Client) -> None:
    page = look(client, kind="u", card="7v", cards="4569v 39w 139s oc", khan="6s", mat="567w", how="an", eaten="5w")
    assert verdict(page) is None  # four cards are missing
    page = look(client, kind="u", card="5w", cards=WAITING, rules="wikipedia")
    address = re.search(r'href="(/to-tom/desk/\?[^"]+)"', page)
    assert address
    assert "Suông: 2 điểm" in text(client.get(address[1].replace("&amp;", "&"), follow=True))


def test_tt_11_6_1_what_went_wrong_as_the_hand_was_shown_can_be_told(client: Client) -> None:
    case = {"kind": "u", "card": "7s", "cards": "678v 345w 567w 68s 1s cc cc tt oc oc", "khan": "9v"}
    assert verdict(look(client, **case)) == "Được"
    page = look(client, **case, faults=["day-khan-som"])
    assert verdict(page) == "Lành làng"
    assert "Lúc hạ bài: dậy khàn sớm" in page
    assert verdict(look(client, **case, faults=["cham-xuong"], rules="hoi-lim")) == "Chèo đò"
    assert "Lúc hạ bài có gì sai" not in look(client, kind="an")


def test_the_address_to_share_holds_case_and_rules(client: Client) -> None:
    page = look(client, **ONE_FOR_TWO)
    address = re.search(r'id="address" class="address" readonly value="([^"]+)"', page)
    assert address
    assert "rules=luat-2005" in address[1]
    again = client.get(address[1].replace("&amp;", "&").removeprefix("http://testserver"), follow=True)
    assert verdict(text(again)) == "Báo"


def test_the_other_language_keeps_the_case(client: Client) -> None:
    page = look(client, **ONE_FOR_TWO)
    address = re.search(r'class="tongue" href="([^"]+)"', page)
    assert address and address[1].startswith("/en/to-tom/referee/?kind=an")
    english = text(client.get(address[1].replace("&amp;", "&")))
    assert verdict(english) == "Penalised (báo)"
    assert "A serious fault" in english and "discarding many" in english


@pytest.mark.parametrize("game", ["to-tom", "to-tom-diem", "bi-tu", "tai-ban"])
def test_every_game_of_the_deck_has_its_referee(client: Client, game: str) -> None:
    case = {"kind": "phong", "card": "6s", "cards": "66s", "then": "4v"}
    assert verdict(text(client.get(f"/{game}/referee/", case, follow=True))) == "Được"


def test_other_games_and_methods_are_refused(client: Client) -> None:
    assert client.get("/poker/referee/").status_code == 404
    assert client.get("/tam-cuc/referee/record/").status_code == 404
    assert client.post(PAGE).status_code == 405


# what is wrong, beside its field, nothing lost ------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ({"kind": "an", "card": "zz"}, "Không có quân “zz”"),
        ({"kind": "an", "card": "55w"}, "cần đúng một quân bài"),
        ({"kind": "an", "cards": "45v"}, "Hãy chọn quân vừa đến"),
        ({"kind": "an", "card": "3v", "cards": "7 van"}, "không rõ là văn hay vạn"),
        ({"kind": "an", "card": "4v", "cards": "4444v"}, "4 văn thứ năm"),
        ({"kind": "an", "card": "3v", "cards": "44444v"}, "năm quân 4 văn"),
        ({"kind": "an", "card": "3v", "beside": "10♠"}, "bài tây"),
        ({"kind": "an", "card": "3v", "cards": "v" * 700}, "Dài quá"),
        ({"kind": "an", "card": "3v", "mat": "48v"}, "không thành một phu"),
        ({"kind": "an", "card": "3v", "mat": "zz"}, "Không có quân “zz”"),
        ({"kind": "an", "card": "3v", "noc": "nhiều"}, "Hãy gõ một số nguyên"),
        ({"kind": "an", "card": "3v", "khan": "zz"}, "Không có quân “zz”"),
        ({"kind": "danh", "cards": "45v"}, "Hãy chọn quân đã đánh đi"),
        ({"kind": "u", "card": "5w", "cards": "489v"}, "20 quân chưa kể quân ù, mà ở đây có 3"),
        ({"kind": "u", "card": "5w", "cards": WAITING, "announced": "vua"}, "vua"),
        ({"kind": "an", "card": "3v", "came": "trên trời"}, "trên trời"),
    ],
)
def test_an_error_stands_in_the_form_and_nothing_is_lost(client: Client, query: dict[str, str], words: str) -> None:
    for extra in ({}, HTMX):
        response = client.get(PAGE, query, follow=True, **extra)
        assert response.status_code == 200
        page = text(response)
        assert any(words in fault for fault in refusals(page)), refusals(page)
        assert verdict(page) is None
        for name, value in query.items():
            assert name == "came" or f'value="{value}"' in page


def test_the_row_of_the_mat_that_is_wrong_is_named(client: Client) -> None:
    response = client.get(f"{PAGE}?kind=an&card=3v&mat=456v&mat=48v")
    box = text(response).partition('id="field-mat-1"')[2].partition('id="field-mat-2"')[0]
    assert "không thành một phu" in box


def test_an_error_in_a_folded_field_opens_the_fold(client: Client) -> None:
    assert 'class="more" open' in look(client, kind="an", card="3v", khan="zz")
    assert 'class="more" open' not in look(client, kind="an", card="zz")


def test_rules_that_cannot_be_read_are_named(client: Client) -> None:
    assert "Không có lệ “lang-toi”" in look(client, **ONE_FOR_TWO, rules="lang-toi")


def test_text_is_shown_as_text(client: Client) -> None:
    assert "<script>x" not in look(client, kind="an", card="<script>x", cards="<script>x", mat="<script>x")


def test_an_error_of_the_engine_anywhere_is_shown(client: Client, monkeypatch) -> None:
    def refuse(question):
        raise wrong(3, "x", "lạ.", "odd.")

    monkeypatch.setattr(engine, "answer", refuse)
    page = look(client, kind="an", card="3v", cards="12v 9w", then="9w")
    assert "Dòng 3: lạ." in page


# the address ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("kind=an&add=card:3v", "kind=an&card=3v&open=cards#field-cards"),
        ("kind=an&card=3v&add=card:4v", "kind=an&card=4v&open=cards#field-cards"),
        ("kind=an&cards=45v&add=cards:7s", "kind=an&cards=45v+7s&open=cards#field-cards"),
        ("kind=an&cards=45v&remove=cards:0", "kind=an&cards=5v&open=cards#field-cards"),
        ("kind=an&cards=4v&remove=cards:0", "kind=an&open=cards#field-cards"),
        ("kind=an&mat=&add=mat-0:7s", "kind=an&mat=7s&open=mat-0#field-mat-0"),
        ("kind=an&mat=7s&mat=&add=mat-0:8s", "kind=an&mat=7s+8s&open=mat-0#field-mat-0"),
        ("kind=an&mat=789s&mat=&add=mat-1:5v", "kind=an&mat=789s&mat=5v&open=mat-1#field-mat-1"),
        ("kind=an&mat=7s&remove=mat-0:0", "kind=an&open=mat-0#field-mat-0"),
        ("kind=an&card=&came=tren-danh&act=an&noc=&rules=", "kind=an"),
        ("kind=an&add=cards:zz", "kind=an"),
        ("kind=an&add=rules:7v", "kind=an"),
        ("kind=an&cards=45v&remove=cards:%C2%B2", "kind=an&cards=45v"),
        ("how=an&mat=&kind=an&how=phong&mat=777v", "kind=an&mat=777v&how=phong"),
    ],
)
def test_a_tap_leads_to_the_address_of_the_new_case(client: Client, sent: str, kept: str) -> None:
    response = client.get(f"{PAGE}?{sent}")
    assert response.status_code == 302
    assert response["Location"] == f"{PAGE}?{kept}"
    through_htmx = client.get(f"{PAGE}?{sent}", **HTMX)
    assert through_htmx.status_code == 200
    assert through_htmx["HX-Push-Url"] == f"{PAGE}?{kept}".partition("#")[0]


def test_htmx_gets_the_case_alone(client: Client) -> None:
    response = client.get(PAGE, ONE_FOR_TWO, **HTMX)
    assert text(response).strip().startswith('<div id="referee"')
    assert response["HX-Reswap"].endswith("show:#verdict:top")
    assert "HX-Request" in response["Vary"]
    tapped = client.get(PAGE, {"kind": "an", "add": "card:3v"}, **HTMX)
    assert tapped["HX-Reswap"].endswith("show:#field-cards:top")


def test_what_is_laid_is_tapped_from_the_hand(client: Client) -> None:
    page = look(client, kind="an", card="3v", cards="45v 3w", open="beside")
    assert re.findall(r'name="add" value="beside:(\w+)"', page) == ["4v", "5v", "3w"]


def test_the_largest_page_stays_within_30_kb(client: Client) -> None:
    full = {**ONE_FOR_TWO, "cards": f"{WAITING} 2v 3w3s", "discarded": "123456789s", "passed": "123456789w"}
    for prefix in ("", "/en"):
        for query in ({}, {"kind": "an"}, ONE_FOR_TWO, full, {**full, "open": "cards"}):
            response = client.get(f"{prefix}{PAGE}?{urlencode(query)}", HTTP_ACCEPT_ENCODING="gzip", follow=True)
            assert len(response.content) <= 30_000


def test_no_cookie_and_no_row_is_needed(client: Client) -> None:
    assert not client.get(PAGE, ONE_FOR_TWO, follow=True).cookies
