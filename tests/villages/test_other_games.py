"""The presets of games with other rules than Tổ tôm: all in a table, and two side by side."""

import gzip
import html
import re

import pytest

from tests.cookies import raw
from tutorials.catalogue import houses, load
from tutorials.catalogue.houses import MAIN_GAME, House, rules_of
from tutorials.engine.rules import as_dict
from tutorials.fresh import fresh_task, modes_of
from tutorials.pages.villages import Page, pages_of
from tutorials.tasks.mode import mode_of
from tutorials.tasks.play import begin
from tutorials.tasks.questions import Asker
from tutorials.training.settled import settle

GAMES = [
    game.slug for game in load().games if game.is_open and rules_of(game.slug) is not rules_of(MAIN_GAME)
]  # fmt: skip
SEVERAL = [game for game in GAMES if len(rules_of(game).presets) > 1]


def page(client, address, **query):
    response = client.get(address, query)
    assert response.status_code == 200, address
    return html.unescape(re.sub(r"\s+", " ", response.content.decode()))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_the_table_has_every_option_and_every_preset(client, game, prefix):
    shown = page(client, f"{prefix}/{game}/villages/table/")
    rules = rules_of(game)
    assert shown.count('role="rowheader"') == len(rules.table)
    assert shown.count('role="cell"') == len(rules.table) * len(rules.presets)
    for info in rules.table:
        assert f">{info.article}</a>" in shown, info.name
    usual = as_dict(rules.presets[0].options)
    own = sum(usual[name] != value for each in rules.presets for name, value in as_dict(each.options).items())
    assert shown.count('class="is-own"') == own


@pytest.mark.parametrize("prefix", ["", "/en"])
@pytest.mark.parametrize("game", SEVERAL)
def test_two_presets_side_by_side(client, game, prefix):
    first, second = (preset.slug for preset in rules_of(game).presets[:2])
    shown = page(client, f"{prefix}/{game}/villages/", a=first, b=second)
    a, b = (as_dict(houses.read(slug, game).options) for slug in (first, second))
    apart = [name for name in a if a[name] != b[name]]
    assert sorted(re.findall(r'<article class="differ" id="([^"]+)"', shown)) == sorted(apart)
    assert shown.count('class="case"') == shown.count('class="quoted"') == len(apart)
    assert shown.count('class="side-says"') == 2 * len(apart)


def test_a_case_shows_cards_both_verdicts_and_where_it_stands(client):
    shown = page(client, "/sam/villages/", a="bai-luat", b="phan-mem")
    case = shown.split('id="two_in_straight"')[1].split("</article>")[0]
    assert case.count("<svg") >= 3 and "lệ này không cho lá 2 vào sảnh" in case
    assert 'href="/sam/law/SL-2.6/"' in case


@pytest.mark.parametrize(
    ("game", "a", "b"),
    [("sam", "bai-luat", "phan-mem"), ("ba-cay", "bac", "on-choi"), ("chan", "wikipedia", "san-dinh"),
     ("xi-dach", "adam", "bai-viet"), ("bai-cao", "nam", "bai-viet")],
)  # fmt: skip
def test_the_desk_opens_with_the_hand_and_tells_the_difference(client, game, a, b):
    shown = page(client, f"/{game}/villages/", a=a, b=b)
    addresses = re.findall(r'<a href="([^"]+)">Xem bài này', shown)
    assert addresses
    for address in addresses:
        assert "Mỗi lệ nói một khác" in page(client, address), address


def test_a_record_is_told_line_by_line(client):
    shown = page(client, "/chan/villages/", a="wikipedia", b="wikipedia~bo_u.lanh-lang")
    case = shown.split('id="bo_u"')[1].split("</article>")[0]
    assert "<strong>Báo</strong>" in case and "<strong>Lành làng</strong>" in case
    assert case.count("<li value=") >= 5


@pytest.mark.parametrize("game", SEVERAL)
def test_without_an_address_the_default_stands_beside_another(client, game):
    shown = page(client, f"/{game}/villages/")
    chosen = re.findall(r'<option value="([^"]+)" selected>', shown)
    assert chosen[0] == rules_of(game).default != chosen[1]
    assert page(client, f"/en/{game}/villages/")


def own_of(game):
    """Return a village of a game that changes its first free option, as an address word."""
    info = next(info for info in rules_of(game).table if len(info.choices) > 1)
    usual = as_dict(House(game).options)[info.name]
    value = next(value for value in info.choices if value != usual)
    return houses.of_choices(game, rules_of(game).default, {info.name: value}, "Xóm Bến")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_own_village(client, game):
    own = own_of(game)
    assert Page.MINE in pages_of(game)
    answer = client.get(f"/{game}/villages/mine/", {"rules": own.preset, "name": own.title, **dict(
        part.split(".") for part in own.slug.split("~")[1:])})  # fmt: skip
    assert answer.status_code == 302 and answer["Location"] == f"/{game}/villages/mine/?{own.query}"
    shown = page(client, answer["Location"])
    assert '<h2 id="village">Xóm Bến</h2>' in shown
    assert f'href="/rulebook/?game={game}&{own.query}"' in shown
    for info in rules_of(game).table:
        choices = len(info.choices)
        assert shown.count(f'name="{info.name}"') == (choices if choices > 1 else 0)
    assert f'href="/{game}/villages/mine/"' in page(client, f"/{game}/")
    assert page(client, f"/en/{game}/villages/mine/")


@pytest.mark.parametrize("game", GAMES)
def test_a_village_that_is_kept_is_offered_on_every_page_of_its_game(client, game):
    own = own_of(game)
    client.post(f"/{game}/villages/mine/keep/", {"rules": own.slug, "name": own.title})
    assert "Cả trang đang theo lệ này." in page(client, f"/{game}/villages/mine/")
    assert f'<option value="{own.slug}" selected>Xóm Bến</option>' in page(client, f"/{game}/desk/")
    assert f'<option value="{own.slug}" selected>Xóm Bến</option>' in page(client, "/rulebook/", game=game)
    assert f'<option value="{own.slug}" selected>Xóm Bến</option>' in page(client, f"/{game}/villages/")
    assert "Xóm Bến" in page(client, f"/{game}/villages/table/")
    for other in GAMES:
        if other != game:
            assert "Xóm Bến" not in page(client, f"/{other}/desk/")
    client.post(f"/{game}/villages/mine/keep/")
    assert "Xóm Bến" not in page(client, f"/{game}/desk/")


def test_the_law_tells_what_my_village_does_otherwise(client):
    before = page(client, "/sam/law/SL-7.3/")
    client.post("/sam/villages/mine/keep/", {"rules": "bai-luat~thoi.den-do", "name": "Nhà mình"})
    shown = page(client, "/sam/law/SL-7.3/")
    assert "Theo Nhà mình" in shown and "Theo Nhà mình" not in before
    assert "thêm 10 điểm" in shown and "thêm 10 điểm" not in before.split("Theo lệ")[0]


def test_the_desk_judges_by_my_village_where_the_address_names_none(client):
    client.post("/ba-cay/villages/mine/keep/", {"rules": "bac~tron_chuc.bu", "name": "Nhà mình"})
    shown = page(client, "/ba-cay/desk/", cards="9♥ 9♣ 2♠")
    assert "Nhà mình <small>(đang chọn)</small>" in shown
    shared = re.search(r'<a href="([^"]+)">Địa chỉ của bài này', shown)[1]
    client.post("/ba-cay/villages/mine/keep/")
    assert "Nhà mình <small>(đang chọn)</small>" in html.unescape(client.get(shared, follow=True).content.decode())


def test_a_fresh_hand_is_judged_by_my_village_if_its_deck_has_the_cards(client):
    client.post("/ba-cay/villages/mine/keep/", {"rules": "bac~tron_chuc.bu", "name": "Nhà mình"})
    assert "theo lệ Nhà mình" in page(client, "/ba-cay/puzzles/fresh/may-nut/7/")
    client.post("/chan/villages/mine/keep/", {"rules": "gia-dinh-120", "name": "Nhà ngoại"})
    shown = page(client, "/chan/puzzles/fresh/cuoc-va-diem/7/")
    assert "lệ Nhà ngoại không xét được bài này, nên xét theo lệ thường" in shown


@pytest.mark.parametrize("game", GAMES)
def test_every_fresh_hand_can_be_judged_under_every_village(game):
    rules = rules_of(game)
    own = [houses.of_choices(game, rules.default, {info.name: value}) for info in rules.table for value in info.choices]
    for mode in modes_of(game):
        task = fresh_task(game, mode, 7)
        for house in dict.fromkeys((*houses.presets(game), *own)):
            moved, judged_by = settle(task, house, "vi")
            assert judged_by in (house, House(game))
            assert begin(moved, "vi").board is not None
            if moved.mode.slug != "pick":
                assert mode_of(moved).solve(Asker(moved, "vi")).lines, (mode, house.slug)


@pytest.mark.parametrize("game", GAMES)
def test_a_village_of_to_tom_changes_no_page_of_theirs(client, game):
    before = page(client, f"/{game}/villages/table/")
    client.cookies["village"] = "hoi-lim~suong.2"
    assert page(client, f"/{game}/villages/table/") == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("cookie", ["x", "sam!bai-luat!4cu!:AAAA", "é\x00", "v" * 1400])
def test_a_broken_cookie_breaks_no_page(client, game, cookie):
    for rest in ("villages/", "villages/table/", "villages/mine/", "desk/"):
        assert client.get(f"/{game}/{rest}", headers=raw(villages=cookie)).status_code == 200, rest


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_stay_small(client, game):
    for prefix in ("", "/en"):
        content = client.get(f"{prefix}/{game}/villages/table/", HTTP_ACCEPT_ENCODING="identity").content
        assert len(gzip.compress(content)) <= 30_000


@pytest.mark.parametrize("prefix", ["", "/en"])
def test_tai_ban_says_that_it_has_none(client, prefix):
    said = "pages for comparing or choosing" if prefix else "không có trang so lệ và đặt lệ làng"
    assert said in page(client, f"{prefix}/tai-ban/")
    for rest in ("", "table/", "mine/"):
        response = client.get(f"{prefix}/tai-ban/villages/{rest}")
        assert response.status_code == 404
    assert "Tài bàn không có trang lệ làng" in client.get("/tai-ban/villages/table/").content.decode()


@pytest.mark.parametrize(
    "address",
    ["/tai-ban/", "/tai-ban/desk/", "/tai-ban/law/", "/tai-ban/lessons/", "/tai-ban/puzzles/", "/tai-ban/referee/",
     "/rulebook/?game=tai-ban", "/search/?q=lệ+làng", "/"],
)  # fmt: skip
def test_nothing_leads_to_villages_of_tai_ban(client, address):
    assert "/tai-ban/villages/" not in page(client, address)


def test_no_other_game_says_so(client):
    for game in GAMES:
        assert "không có trang so lệ và đặt lệ làng" not in page(client, f"/{game}/")
