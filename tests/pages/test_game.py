"""The menu keeps the game behind every door of a game, and no page takes a game that it has nothing of."""

import re
from html import unescape

import pytest
from django.test import Client

from tutorials.catalogue import load
from tutorials.engine.games import deck_of

pytestmark = pytest.mark.django_db
OPEN = [game.slug for game in load().games if game.is_open]


def head(html: str) -> str:
    """Return the game that the header names."""
    found = re.search(r'class="rest switch">.*?<b>(.*?)</b>', html, re.S)
    assert found
    return found[1]


def named(game: str, lang: str = "vi") -> str:
    return load().game(game).name.say(lang)


def links(html: str) -> set[str]:
    """Return the pages of this site that a page leads to, but for those that change game or language."""
    start = html.index('class="rest switch"')
    html = html[:start] + html[html.index("</ul>", start) :]
    found = {
        unescape(each)
        for each in re.findall(r'<a\b[^>]*?\bhref="(/[^"]*)"', re.sub(r"<a[^>]*hreflang=[^>]*>", "", html))
    }
    return {each.partition("#")[0] for each in found}


@pytest.mark.parametrize(("game", "prefix"), [("tam-cuc", "/en"), ("chan", ""), ("xi-dach", "")])
def test_every_door_of_a_game_keeps_it(client: Client, game: str, prefix: str) -> None:
    page = client.get(f"{prefix}/{game}/").content.decode()
    doors = links(page)
    assert len(doors) > 15
    other = {f"{prefix}/{each}/" for each in OPEN if each != game}
    home = {f"{prefix}/", f"{prefix}/api/", "/"}
    lost = []
    for door in sorted(doors - home):
        response = client.get(door, follow=True)
        html = response.content.decode()
        is_other = any(door.startswith(each) for each in other)
        if "</html>" in html and not is_other and head(html) != named(game, "en" if prefix else "vi"):
            lost.append(door)
    assert lost == []


@pytest.mark.parametrize(
    "page",
    [
        "/progress/",
        "/review/",
        "/search/",
        "/search/?q=phu",
        "/paper/",
        "/paper/forms/",
        "/rulebook/",
        "/glossary/",
        "/faces/",
    ],
)
def test_a_page_of_no_one_game_keeps_the_one_that_its_reader_came_from(client: Client, page: str) -> None:
    game = "chan"
    mark = "&" if "?" in page else "?"
    assert head(client.get(page).content.decode()) == named("to-tom")
    html = client.get(f"{page}{mark}game={game}").content.decode()
    assert head(html) == named(game)
    own = re.search(r'rel="canonical" href="([^"]+)"', html)
    assert own is None or "game=" not in own[1]


@pytest.mark.parametrize("page", ["/progress/", "/search/", "/faces/", "/paper/", "/glossary/cai/"])
@pytest.mark.parametrize("word", ["poker", "", "x&game=chan2"])
def test_an_unknown_game_is_ignored(client: Client, page: str, word: str) -> None:
    response = client.get(f"{page}?game={word}")
    assert response.status_code == 200
    assert head(response.content.decode()) == named("to-tom")


def test_a_page_that_knows_its_games_takes_no_other(client: Client) -> None:
    assert head(client.get("/faces/tam-cuc/?game=chan").content.decode()) == named("tam-cuc")
    assert head(client.get("/faces/french/?game=xi-dach").content.decode()) == named("xi-dach")
    assert head(client.get("/chan/law/?game=sam").content.decode()) == named("chan")
    term = next(term for term in load().terms if term.games == ("chan",))
    assert head(client.get(f"/glossary/{term.slug}/?game=sam").content.decode()) == named("chan")


def test_the_meaning_shown_beside_a_word_leads_on_to_its_page_in_the_same_game(client: Client) -> None:
    html = client.get("/glossary/cai/?game=chan&fragment").content.decode()
    assert 'href="/glossary/cai/?game=chan"' in html


def test_the_deck_of_a_game_leads_to_the_gallery_and_keeps_it(client: Client) -> None:
    for game in OPEN:
        response = client.get(f"/faces/{deck_of(game).slug}/?game={game}", follow=True)
        assert head(response.content.decode()) == named(game)


@pytest.mark.parametrize("game", ["chan", "sam"])
def test_every_term_in_the_list_of_a_game_keeps_it(client: Client, game: str) -> None:
    page = client.get(f"/glossary/?game={game}").content.decode()
    terms = [each for each in links(page) if re.match(r"/glossary/[a-z0-9-]+/", each)]
    without = [each for each in terms if "game=" in each]
    assert without
    for each in [*without[:6], *terms[:6]]:
        assert head(client.get(each).content.decode()) == named(game), each


def test_pages_with_a_game_are_kept_apart_and_others_are_not_kept(client: Client, settings) -> None:
    settings.DEBUG = False
    pages = {game: client.get(f"/faces/?game={game}") for game in ("to-tom", "chan")}
    assert pages["to-tom"]["ETag"] != pages["chan"]["ETag"]
    assert all("no-cache" in page["Cache-Control"] for page in pages.values())
    assert head(client.get("/faces/?game=chan").content.decode()) == named("chan")
    assert not client.get("/faces/?game=poker").has_header("Cache-Control")


def test_search_keeps_the_game_in_its_form_and_its_links(client: Client) -> None:
    assert '<input type="hidden" name="game" value="chan">' in client.get("/chan/law/").content.decode()
    assert 'name="game"' not in client.get("/to-tom/law/").content.decode()
    html = client.get("/search/?q=phu&game=chan").content.decode()
    assert "?q=phu&amp;game=chan&amp;in=" in html
