"""A game without a desk: no page, and nothing leads to one."""

from dataclasses import replace

from django.core.cache import cache
from django.test import Client

from tutorials import catalogue
from tutorials.templatetags import site

GAME = "sam"


def test_a_game_without_a_desk_has_no_page_and_no_link(client: Client, monkeypatch) -> None:
    monkeypatch.setattr(site, "_FRAMES", {})  # neither are frames of before shown nor these kept
    cache.clear()
    known = catalogue.load()
    without = replace(known, desks={slug: desk for slug, desk in known.desks.items() if slug != GAME})
    pages = ("desk.views", "home.offers", "pages.menu", "catalogue")
    for module in (f"tutorials.{each}" for each in pages):
        monkeypatch.setattr(f"{module}.load", lambda: without)
    assert client.get(f"/{GAME}/desk/").status_code == 404
    for path in (f"/{GAME}/", f"/{GAME}/villages/mine/"):
        response = client.get(path)
        assert response.status_code == 200
        assert f"/{GAME}/desk/" not in response.content.decode()
    cache.clear()
