"""The menu leads to the pages of the game that is being read, and never nowhere."""

import re

import pytest
from django.test import Client

from tutorials.catalogue import load

OPEN = [game.slug for game in load().games if game.is_open]


def menu(client: Client, address: str) -> list[str]:
    return sorted(set(re.findall('href="([^"]+)"', doors(client, address))))


def doors(client: Client, address: str) -> str:
    """Return the menu behind the list of games."""
    page = client.get(address).content.decode()
    start = page.index('class="door', page.index('class="menu"'))
    return page[start : page.index("</nav>", start)]


@pytest.mark.parametrize("game", OPEN)
def test_the_menu_of_a_game_leads_to_its_own_pages(client: Client, game: str) -> None:
    links = menu(client, f"/{game}/")
    assert {f"/{game}/lessons/", f"/{game}/puzzles/", f"/{game}/law/", f"/{game}/desk/"} <= set(links)
    assert [link for link in links if client.get(link, follow=True).status_code != 200] == []


@pytest.mark.parametrize("address", ["/", "/glossary/", "/rulebook/", "/poker/"])
def test_elsewhere_it_leads_to_to_tom(client: Client, address: str) -> None:
    assert "/to-tom/lessons/" in menu(client, address)


@pytest.mark.parametrize("game", OPEN)
@pytest.mark.parametrize("feature", ["lessons", "law", "glossary", "rulebook"])
def test_the_menu_keeps_the_game(client: Client, game: str, feature: str) -> None:
    page = f"/{feature}/?game={game}" if feature in ("glossary", "rulebook") else f"/{game}/{feature}/"
    links = menu(client, page)
    assert {link for link in links if game not in link} <= {"/progress/", "/search/"}
    name = load().game(game).name.vi
    assert f"<b>{name}</b>" in client.get(page).content.decode()


def test_it_says_what_a_game_has_not(client: Client) -> None:
    said = " ".join(re.sub("<[^>]+>", " ", doors(client, "/xi-dach/")).split())
    assert "Ghi điểm trò này không có" in said
    assert not any(link.endswith("/hoi/") for link in menu(client, "/xi-dach/"))


@pytest.mark.parametrize("path", ["/xi-dach/hoi/", "/tai-ban/hoi/", "/bai-cao/hoi/"])
def test_the_address_of_a_page_that_a_game_lacks_says_so(client: Client, path: str) -> None:
    response = client.get(path)
    name = load().game(path.split("/")[1]).name.vi
    assert response.status_code == 404
    assert f"{name} không có trang này; trò khác thì có." in response.content.decode()
    assert "no such page, though other games do." in client.get(f"/en{path}").content.decode()
    assert "Địa chỉ gõ nhầm" in client.get(f"{path}khac/").content.decode()


@pytest.mark.parametrize("page", ["/chan/law/CH-2.1/", "/chan/puzzles/", "/glossary/?game=chan", "/chan/hoi/"])
def test_another_game_is_chosen_where_one_is(client: Client, page: str) -> None:
    html = client.get(page).content.decode()
    start = html.index('class="rest switch"')
    games = re.findall('href="([^"]+)"', html[start : html.index("</ul>", start)])
    assert len(games) == len(OPEN)
    assert [link for link in games if client.get(link).status_code != 200] == []
    kind = page.strip("/").partition("/")[2].partition("/")[0]
    if kind in ("law", "puzzles"):
        assert f"/sam/{kind}/" in games


def test_a_term_of_one_game_keeps_that_game(client: Client) -> None:
    term = next(term for term in load().terms if term.games == ("chan",))
    assert "/chan/lessons/" in menu(client, f"/glossary/{term.slug}/")


def test_a_term_of_several_games_stands_with_to_tom(client: Client) -> None:
    assert 'href="/to-tom/law/"' in client.get("/glossary/bat-thuc/").content.decode()
