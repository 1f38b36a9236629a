"""The ladder of games on the first page, and the page of each game."""

import gzip
import html
import re

import pytest

from tests.depth import some
from tutorials.catalogue import load
from tutorials.engine import ask
from tutorials.engine.games import GAMES as ENGINE

OPEN = [game.slug for game in load().games if game.is_open]
ORDER = ["bai-cao", "ba-cay", "xi-dach", "tam-cuc", "ta-la", "sam", "tai-ban", "chan", "bi-tu", "to-tom", "to-tom-diem"]


def page(client, address):
    response = client.get(address)
    assert response.status_code == 200, address
    return html.unescape(response.content.decode())


def links(text):
    return set(re.findall(r'href="([^"]+)"', text))


def test_the_ladder_goes_from_small_to_great(client):
    assert [game.slug for game in load().games] == ORDER
    ladder = page(client, "/").split('<ol class="ladder">')[1].split("</ol>")[0]
    assert re.findall(r'<a href="/([a-z-]+)/">', ladder) == [slug for slug in ORDER if slug in OPEN]


@pytest.mark.parametrize("game", [game for game in OPEN if load().puzzles(game)])
def test_each_row_leads_straight_to_a_hand(client, game):
    first = load().puzzles(game)[0]
    assert f'<a class="try" href="/{game}/puzzles/{first.slug}/">' in page(client, "/")
    assert first.level == min(puzzle.level for puzzle in load().puzzles(game))
    assert f'href="/{game}/puzzles/{first.slug}/"' in page(client, f"/{game}/")


@pytest.mark.parametrize("game", OPEN)
def test_every_link_of_a_game_page_leads_somewhere(client, game):
    for prefix in some(("", "/en")[OPEN.index(game) % 2 :][:1], deep=("", "/en")):
        shown = page(client, f"{prefix}/{game}/")
        found = {address for address in links(shown) if address.startswith(f"{prefix}/{game}/")}
        assert found
        for address in found:
            assert client.get(address, follow=True).status_code == 200, address
        assert len(gzip.compress(shown.encode())) <= 30_000


@pytest.mark.parametrize("game", OPEN)
def test_a_game_page_offers_only_what_the_game_has(client, game):
    shown = links(page(client, f"/{game}/"))
    asks = ENGINE[game].asks
    assert f"/{game}/referee/" in shown, f"{game}/bench.toml lacks what it needs: one [[quarrel]] at least"
    assert (f"/{game}/hoi/" in shown) == ("hoi" in asks)
    assert (f"/{game}/sheet/" in shown) == (load().sheet(game) is not None)
    assert f"/rulebook/?game={game}" in shown
    assert f"/{game}/desk/" in shown and f"/{game}/law/" in shown


@pytest.mark.parametrize("game", OPEN)
def test_every_game_is_told_at_a_glance(game):
    glance = load().game(game)
    assert glance.players and glance.hand and glance.need and glance.deck and glance.kinds


@pytest.mark.parametrize(
    ("game", "size", "said"),
    [
        ("chan", 19, "19 quân"),
        ("ta-la", 9, "chín lá"),
        ("sam", 10, "mười lá"),
        ("to-tom", 20, "20 quân"),
        ("bi-tu", 24, "24 quân"),
        ("tai-ban", 30, "30 quân"),
        ("to-tom-diem", 20, "20 quân"),
    ],
)
def test_the_sizes_at_a_glance_are_those_of_the_deal(game, size, said):
    assert ask({"game": game, "ask": "deal"})["hand"] == size
    assert said in load().game(game).hand.vi


@pytest.mark.browser
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("game", [game for game in OPEN if load().puzzles(game)])
def test_three_clicks_to_a_judged_hand_of_each_game(plain_page, game):
    plain_page.goto("/")
    plain_page.locator(f'.ladder a.try[href^="/{game}/"]').click()
    answers = plain_page.locator("#task input:not([type=hidden]), #task button[name=pick]")
    answers.first.wait_for()
    if answers.first.get_attribute("type") in ("checkbox", "radio"):
        answers.first.check()
        plain_page.locator("#task button[value=check]").click()
    elif answers.first.get_attribute("name") == "pick":
        answers.first.click()  # where one thing is asked a tap is the answer
    else:
        answers.first.fill("1")
        plain_page.locator("#task button[value=check]").click()
    plain_page.locator("#feedback .verdict").wait_for()
