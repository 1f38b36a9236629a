"""The menu leads to the pages of the game that is being read, and never nowhere."""

import re

import pytest
from django.test import Client

from tutorials.catalogue import load

OPEN = [game.slug for game in load().games if game.is_open]


def menu(client: Client, address: str) -> list[str]:
    page = client.get(address).content.decode()
    start = page.index('class="menu"')
    return sorted(set(re.findall('href="([^"]+)"', page[start : page.index("</nav>", start)])))


@pytest.mark.parametrize("game", OPEN)
def test_the_menu_of_a_game_leads_to_its_own_pages(client: Client, game: str) -> None:
    links = menu(client, f"/{game}/")
    assert {f"/{game}/lessons/", f"/{game}/puzzles/", f"/{game}/law/", f"/{game}/desk/"} <= set(links)
    assert [link for link in links if client.get(link, follow=True).status_code != 200] == []


@pytest.mark.parametrize("address", ["/", "/glossary/", "/rulebook/", "/poker/"])
def test_elsewhere_it_leads_to_to_tom(client: Client, address: str) -> None:
    assert "/to-tom/lessons/" in menu(client, address)
