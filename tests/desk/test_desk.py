"""The hand desk: the address is the hand; what it says; every refusal beside its field."""

import gzip
import re
from html import unescape

import pytest
from django.test import Client

from tutorials import engine
from tutorials.desks.spelling import spell
from tutorials.engine.cards import parse
from tutorials.engine.totom.options import PRESETS

pytestmark = pytest.mark.usefixtures("vietnamese")

DESK = "/to-tom/desk/"
HTMX = {"HTTP_HX_REQUEST": "true"}
WAITING = "489v 246677899w 1244569s tt"  # 20 cards, waits for 5 vạn and 8 vạn
FULL = f"{WAITING} 5w"


def text(response) -> str:
    return re.sub(r"\s+", " ", response.content.decode())


def look(client: Client, cards: str = "", **query: str) -> str:
    response = client.get(DESK, {**({"cards": cards} if cards else {}), **query})
    assert response.status_code == 200, response.get("Location")
    return text(response)


def faults(page: str) -> list[str]:
    return re.findall(r'<span class="fault"[^>]*>([^<]+)</span>', page)


# what it says ---------------------------------------------------------------------------------------


def test_an_empty_desk_offers_hands_to_try(client: Client) -> None:
    page = look(client)
    assert "Thử một bài" in page
    for example in re.findall(r'href="/to-tom/desk/\?cards=([^"]+)"', page):
        assert client.get(f"{DESK}?cards={example}").status_code in (200, 302)
    assert page.count('name="add"') == 30


def test_a_hand_of_any_size_is_laid_out(client: Client) -> None:
    page = look(client, "7v3w3s 456v 9s")
    assert "Còn 1 quân rác: 9 sách." in page
    assert "lưng tôm" in page and "phu dọc" in page
    assert "Mới có 7 quân; thêm 13 quân nữa" in page


def test_twenty_cards_wait(client: Client) -> None:
    page = look(client, WAITING)
    assert "Bài chờ ù." in page
    assert '<th scope="col">5 vạn, 8 vạn</th>' in page  # worth the same in every village
    assert "Khi 5 vạn đến" in page


@pytest.mark.parametrize("cards", [WAITING, FULL])
def test_points_stand_side_by_side_under_every_preset(client: Client, cards: str) -> None:
    page = look(client, cards)
    assert page.count('scope="row">') == len(PRESETS)
    for preset in PRESETS:
        question = {"game": "to-tom", "ask": "waits", "cards": WAITING, "rules": preset.slug}
        points = next(wait["diem"] for wait in engine.ask(question)["waits"] if wait["card"] == "5 vạn")
        assert f"<strong>{points}</strong>" in page


def test_twenty_one_cards_are_judged_with_the_last_one_as_winning_card(client: Client) -> None:
    page = look(client, FULL)
    assert "Coi 5 vạn là quân ù." in page
    assert "Ù được" in page and "Suông: 4 điểm" in page
    assert "Nếu phải đánh một quân" in page
    assert "winning=6w" in page


def test_another_card_may_be_the_winning_card(client: Client) -> None:
    page = look(client, WAITING, winning="5w")
    assert "Coi 5 vạn là quân ù." in page and "Nếu phải đánh" not in page


def test_a_hand_that_is_not_u_says_why(client: Client) -> None:
    page = look(client, f"{WAITING} 2s")
    assert "Không ù" in page and "bài không tròn" in page
    assert 'class="houses"' not in page


def test_the_house_that_is_chosen_is_marked_and_counts(client: Client) -> None:
    page = look(client, FULL, rules="wikipedia")
    assert re.search(r'<option value="wikipedia" selected>', page)
    assert "Suông: 2 điểm" in page
    assert page.count("đang chọn") == 1


def test_khan_mat_and_streak_are_read(client: Client) -> None:
    page = look(
        client, "4569v 39w 136669s oc", khan="6s", mat="567w; 888v; cc", winning="7v", streak="1", **{"from": "discard"}
    )
    assert not faults(page)
    assert "Thông, tôm: 10 điểm" in page
    assert "<details" in page and 'class="more" open' in page


def test_a_meld_on_the_mat_may_say_how_it_was_laid(client: Client) -> None:
    for mat in ("phỗng 8v8v8v", "phong: 888v", "888v", "ăn 567w; 888v;"):
        assert not faults(look(client, "4569v", mat=mat)), mat


def test_english_readers_are_told_in_english(client: Client) -> None:
    page = text(client.get(f"/en{DESK}", {"cards": WAITING}))
    assert "The hand is waiting to win." in page
    assert "may be văn or vạn" in text(client.get(f"/en{DESK}", {"cards": "7 van"}))


# every village counts for itself -------------------------------------------------------------------

OWN = "hoi-lim~suong.2"
LEO = "7v3w3s 9w 8s cc 456v 5678w 567s 1w 1v 12s"


def test_the_addition_stands_step_by_step(client: Client) -> None:
    page = look(client, LEO, winning="3s", streak="1")
    assert re.search(r"<strong>14</strong> = 10 \+ 2 \+ 2<", page)
    assert re.search(r"<strong>12</strong> = 8 \+ 2 \+ 2<", page)  # Hội Lim: lèo 8, one dịch for each other
    assert "Thêm tôm: 1 dịch, 2 điểm, thành 12 điểm." in page


def test_a_sum_is_the_points(client: Client) -> None:
    for cards in (FULL, f"{LEO} 3s", "16778899v 99w 12356789s cc oc tt tt"):
        for total, parts in re.findall(r"<strong>(\d+)</strong> = ([\d +]+)<", look(client, cards, streak="3")):
            assert int(total) == sum(map(int, parts.split(" + ")))


def test_a_village_of_ones_own_judges_and_stands_beside_the_others(client: Client) -> None:
    page = look(client, FULL, rules=OWN, name="Làng Bến")
    assert "Suông: 2 điểm" in page
    assert page.count('scope="row">') == len(PRESETS) + 1
    assert "selected>Làng Bến<" in page
    assert re.search(r'class="is-chosen">\s*<th [^>]*>\s*Làng Bến', page)


def test_what_is_unknown_in_a_village_is_told_and_the_rest_judges(client: Client) -> None:
    page = look(client, FULL, rules=f"{OWN}~zz.1")
    assert any("Không có lệ nào tên “zz”" in fault for fault in faults(page))
    assert "Suông: 2 điểm" in page


def test_my_village_judges_where_the_address_names_none(client: Client) -> None:
    client.cookies["village"] = OWN
    client.cookies["village_name"] = "L%C3%A0ng%20B%E1%BA%BFn"
    page = look(client, FULL)
    assert "Suông: 2 điểm" in page and "Làng Bến" in page
    shared = re.search(r'<a href="([^"]+)">Địa chỉ của bài này', page)
    assert shared and "rules=hoi-lim~suong.2" in shared[1] and "name=L%C3%A0ng" in shared[1]
    assert "Suông: 4 điểm" in look(client, FULL, rules="luat-2005")


def test_a_preset_chosen_in_the_place_of_a_village_keeps_its_own_name(client: Client) -> None:
    page = look(client, FULL, rules="wikipedia", name="Làng Bến")
    assert "Làng Bến" not in page.split("</form>")[1]
    assert "Suông: 2 điểm" in page


# what is wrong, beside its field, nothing lost ------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ({"cards": "7 van"}, "không rõ là văn hay vạn"),
        ({"cards": "456v 7q"}, "Không có quân “7q”"),
        ({"cards": "77777v"}, "năm quân 7 văn"),
        ({"cards": f"{FULL} 1w"}, "Bài có 22 quân"),
        ({"cards": FULL, "winning": "1w"}, "Bài có 21 quân"),
        ({"cards": "10♠"}, "bài tây"),
        ({"cards": "v" * 700}, "Dài quá"),
        ({"cards": "456v", "khan": "4v"}, "cần 3 quân 4 văn"),
        ({"cards": "456v", "khan": "zz"}, "Không có quân “zz”"),
        ({"cards": "456v", "thien_khai": "4v"}, "cần 4 quân 4 văn"),
        ({"cards": "444v", "khan": "4v", "bat_thuc": "4v"}, "vừa úp khàn vừa bất thực"),
        ({"cards": "456v", "mat": "45v 9s"}, "không thành một phu"),
        ({"cards": "456v", "mat": "phỗng 45v"}, "cần 3 quân giống nhau"),
        ({"cards": "456v", "mat": "7 van"}, "không rõ là văn hay vạn"),
        ({"cards": WAITING, "winning": "5w 6w"}, "cần đúng một quân bài"),
        ({"cards": WAITING, "winning": "zz"}, "Không có quân “zz”"),
        ({"cards": "456v", "streak": "nhiều"}, "Hãy gõ một số nguyên"),
        ({"cards": "456v", "streak": "100"}, "Nhiều nhất là 99"),
        ({"cards": "456v", "rules": "lang-toi"}, "Không có lệ “lang-toi”"),
    ],
)
def test_an_error_stands_beside_its_field_and_nothing_is_lost(
    client: Client, query: dict[str, str], words: str
) -> None:
    for extra in ({}, HTMX):
        response = client.get(DESK, query, **extra)
        assert response.status_code == 200
        page = text(response)
        assert any(words in fault for fault in faults(page)), faults(page)
        for value in query.values():
            assert f'value="{value}"' in page
        assert "reading-of" not in page


@pytest.mark.parametrize("game", ["to-tom", "bi-tu", "tai-ban", "to-tom-diem"])
@pytest.mark.parametrize("count", [20, 21, 24, 25])
def test_a_khan_that_is_not_held_is_refused_whatever_is_asked(client: Client, game: str, count: int) -> None:
    cards = "7v3w3s cc 456v 4567w 4567s 567v 345w 1s 2s 3s 9w".replace(" 345w", " 3w 4w 5w")
    held = " ".join(kind.code for kind in parse(cards)[:count])
    response = client.get(f"/{game}/desk/", {"cards": held, "bat_thuc": "tt"})
    assert response.status_code == 200
    assert faults(text(response)) or 'id="reading"' in text(response)


def test_an_error_in_a_folded_field_opens_the_fold(client: Client) -> None:
    assert 'class="more" open' in look(client, "456v", khan="zz")
    assert 'class="more" open' not in look(client, "456v")


def test_text_is_shown_as_text(client: Client) -> None:
    assert "<script>x" not in look(client, "<script>x")


def test_an_unknown_source_is_refused(client: Client) -> None:
    assert faults(look(client, "456v", **{"from": "zz"}))


# the address ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("cards=456v&add=7s", "cards=456v+7s"),
        ("add=cc", "cards=cc"),
        ("cards=456v+7s&remove=1", "cards=46v+7s"),
        ("cards=4v&remove=0", ""),
        ("cards=456v&remove=9", "cards=456v"),
        ("cards=456v&add=zz", "cards=456v"),
        ("cards=456v&khan=&mat=&rules=luat-2005&from=noc&streak=0", "cards=456v"),
        ("cards=456v&add=7s&rules=hoi-lim&winning=", "cards=456v+7s&rules=hoi-lim"),
        ("cards=7+van&add=7s", "cards=7+van+7s"),
        ("cards=456v&remove=%C2%B2", "cards=456v"),
    ],
)
def test_a_tap_leads_to_the_address_of_the_new_hand(client: Client, sent: str, kept: str) -> None:
    response = client.get(f"{DESK}?{sent}")
    assert response.status_code == 302
    assert response["Location"] == (f"{DESK}?{kept}" if kept else DESK)
    through_htmx = client.get(f"{DESK}?{sent}", **HTMX)
    assert through_htmx.status_code == 200
    assert through_htmx["HX-Push-Url"] == response["Location"]


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("cards=456v&add-khan=6s", "cards=456v&khan=6s&into=khan"),
        ("khan=6s&remove-khan=0&into=khan", "into=khan"),
        ("add-thien_khai=4v&into=khan", "thien_khai=4v&into=thien_khai"),
        ("mat=567w&add-mat=8v", "mat=567w+8v&into=mat"),
        ("mat=567w&add-mat=;", "mat=567w%3B&into=mat"),
        ("add-mat=;", "into=mat"),
        ("winning=7v&add-winning=8v", "winning=8v&into=winning"),
        ("khan=6s&add=7v&into=khan", "khan=6s&cards=7v"),
        ("cards=7v&into=nowhere", "cards=7v"),
    ],
)
def test_a_tap_under_another_field_fills_that_field(client: Client, sent: str, kept: str) -> None:
    response = client.get(f"{DESK}?{sent}")
    assert response.status_code == 302 and response["Location"] == f"{DESK}?{kept}"
    assert client.get(response["Location"]).status_code == 200


def test_the_fold_is_open_while_one_of_its_keyboards_is(client: Client) -> None:
    page = look(client, "456v", into="khan")
    assert 'class="more" open' in page and 'id="keys-khan" open' in page


def test_the_address_can_be_shared(client: Client) -> None:
    page = look(client, WAITING, rules="hoi-lim")
    address = re.search(r'<a href="([^"]+)">Địa chỉ của bài này', page)
    assert address and "rules=hoi-lim" in address[1]
    assert client.get(address[1].replace("&amp;", "&")).status_code == 200


def test_htmx_gets_the_desk_alone(client: Client) -> None:
    response = client.get(DESK, {"cards": WAITING}, **HTMX)
    assert text(response).strip().startswith('<div id="desk"')
    assert response["HX-Reswap"].endswith("show:#reading:top")
    assert "HX-Request" in response["Vary"]
    assert "HX-Reswap" not in client.get(DESK, {"cards": "456v", "add": "7s"}, **HTMX)


def test_a_link_to_another_winning_card_asks_for_no_keyboard(client: Client) -> None:
    """So the answer that it leads to comes into sight."""
    page = look(client, f"{WAITING} 7s", into="khan")
    others = re.findall(r'href="([^"]*winning=[^"]*)"', page)
    assert others and not any("into=" in each for each in others)


@pytest.mark.parametrize("cards", ["568v 7v7s7v cc", "cc 1v oc 2v", "9s"])
def test_spell_keeps_the_order(cards: str) -> None:
    assert parse(spell(parse(cards))) == parse(cards)


def test_spell_joins_runs_of_a_suit() -> None:
    assert spell(parse("5v 6v 8v 7s cc cc")) == "568v 7s cc cc"


def test_other_games_and_methods_are_refused(client: Client) -> None:
    assert client.get("/poker/desk/").status_code == 404
    assert client.get("/poker/desk/").status_code == 404
    assert client.post(DESK).status_code == 405


def test_the_largest_page_stays_within_30_kb(client: Client) -> None:
    for cards in (WAITING, FULL, "16778899v 99w 12356789s cc oc", f"{FULL} 1w"):
        for prefix in ("", "/en"):
            assert len(gzip.compress(client.get(prefix + DESK, {"cards": cards}).content)) <= 30_000


def test_no_cookie_and_no_row_is_needed(client: Client) -> None:
    assert not client.get(DESK, {"cards": WAITING}).cookies


def test_a_hand_stands_as_keys_and_as_it_is_laid_out_and_nowhere_else(client: Client) -> None:
    for cards in (WAITING, FULL):
        page = look(client, cards)
        assert page.count('name="remove"') == len(parse(cards))
        assert (
            page.split('class="reading-of"')[1].count('class="card"') == len(parse(FULL)) and 'class="fan' not in page
        )


def test_cards_worth_the_same_stand_together(client: Client) -> None:
    many = "oc 7v3w3s 8v2w2s 456v 4567w 4567s 567v 345w"  # every card wins, one for more
    page = text(client.get("/bi-tu/desk/", {"cards": many}))
    heads = re.findall(r'<th scope="col">([^<]+)</th>', page.split('id="houses"')[1])
    assert heads == ["Lệ", "1 văn, 3 văn, 4 văn và 22 quân nữa", "ông cụ"]


@pytest.mark.parametrize("game", ["to-tom", "bi-tu", "tai-ban", "to-tom-diem"])
def test_the_examples_show_waits_a_win_and_what_villages_count(client, game):
    page = client.get(f"/{game}/desk/").content.decode()
    examples = re.findall(rf'href="/{game}/desk/\?(cards=[^"#]+)#', page)
    shown = [client.get(f"/{game}/desk/?{unescape(each)}").content.decode() for each in examples]
    assert len(shown) >= 2
    for each in shown:
        assert 'class="fault"' not in each and 'id="houses"' in each and " điểm" in each
    assert "Bài chờ ù" in shown[0] and "Ù được" in shown[1]


def test_tai_ban_tells_the_lung_of_every_phu(client):
    cards = "7v3w3s+7v3w3s+cc+9w8s+cc+9w8s+9v1w1s+tt+oc+9s+8v2w2s+456v+4567s+55w"
    page = client.get(f"/tai-ban/desk/?cards={cards}&winning=5w").content.decode()
    assert "lưng tôm · 2 lưng" in page
    assert "sửu bàn" in page
    assert "Sân Đình" not in page.split('id="houses"')[1]  # that table is not known to play tài bàn


def test_bi_tu_names_its_own_cuoc(client):
    page = client.get("/bi-tu/desk/?cards=oc+7v3w3s+8v2w2s+456v+4567w+4567s+567v+345w&winning=oc").content.decode()
    assert "kính nhị cụ" in page
