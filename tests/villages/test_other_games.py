"""The presets of games with other rules than Tổ tôm: all in a table, and two side by side."""

import gzip
import html
import re

import pytest

from tutorials.catalogue import houses, load
from tutorials.catalogue.houses import MAIN_GAME, rules_of
from tutorials.engine.rules import as_dict
from tutorials.villages.served import Page, pages_of

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


@pytest.mark.parametrize("game", SEVERAL)
def test_two_presets_side_by_side(client, game):
    first, second = (preset.slug for preset in rules_of(game).presets[:2])
    shown = page(client, f"/{game}/villages/", a=first, b=second)
    a, b = (as_dict(houses.read(slug, game).options) for slug in (first, second))
    apart = [name for name in a if a[name] != b[name]]
    assert sorted(re.findall(r'<article class="differ" id="([^"]+)"', shown)) == sorted(apart)
    assert "Thế bài làm đổi câu trả lời" not in shown and "do máy tìm" not in shown


@pytest.mark.parametrize("game", SEVERAL)
def test_without_an_address_the_default_stands_beside_another(client, game):
    shown = page(client, f"/{game}/villages/")
    chosen = re.findall(r'<option value="([^"]+)" selected>', shown)
    assert chosen[0] == rules_of(game).default != chosen[1]
    assert page(client, f"/en/{game}/villages/")


@pytest.mark.parametrize("game", GAMES)
def test_my_village_is_kept_for_to_tom_alone(client, game):
    assert Page.MINE not in pages_of(game)
    assert "/villages/mine/" not in page(client, f"/{game}/villages/table/")
    assert "/villages/mine/" not in page(client, f"/{game}/")
    response = client.get(f"/{game}/villages/mine/")
    assert response.status_code == 404
    assert f'href="/{game}/villages/table/"' in response.content.decode()
    assert client.post(f"/{game}/villages/mine/keep/", {"rules": "x"}).status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_a_village_of_to_tom_changes_no_page_of_theirs(client, game):
    before = page(client, f"/{game}/villages/table/")
    client.cookies["village"] = "hoi-lim~suong.2"
    assert page(client, f"/{game}/villages/table/") == before


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_stay_small(client, game):
    for prefix in ("", "/en"):
        content = client.get(f"{prefix}/{game}/villages/table/", HTTP_ACCEPT_ENCODING="identity").content
        assert len(gzip.compress(content)) <= 30_000


def test_tai_ban_says_that_it_has_none(client):
    response = client.get("/tai-ban/villages/table/")
    assert response.status_code == 404
    assert "Tài bàn không có trang lệ làng" in response.content.decode()
