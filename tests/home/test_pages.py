"""Pages that are kept, and what every page has."""

import gzip
import re

import pytest
from django.core.cache import cache, caches
from django.http import HttpResponse
from django.test import RequestFactory

from tutorials.catalogue import load
from tutorials.pages.cache import kept, version

PATHS = ["/", "/to-tom/", "/to-tom/law/", "/to-tom/law/TT-4/", "/to-tom/law/TT-4.1/", "/glossary/phu/"]


@pytest.fixture(autouse=True)
def empty_cache():
    cache.clear()
    yield
    cache.clear()


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_every_page_has_its_parts(client, path, prefix):
    response = client.get(prefix + path)
    page = response.content.decode()
    assert response.status_code == 200
    assert len(re.findall(r"<h1", page)) == 1
    assert re.search(r'<meta name="description" content="[^"]{40,}">', page)
    assert f'<link rel="canonical" href="http://testserver{prefix}{path}">' in page
    assert f'hreflang="en" href="http://testserver/en{path}"' in page
    assert f'hreflang="vi" href="http://testserver{path}"' in page
    assert f'<html lang="{"en" if prefix else "vi"}"' in page
    assert '<a class="skip" href="#main">' in page
    other = path if prefix else f"/en{path}"
    assert f'<a class="tongue" href="{other}"' in page


@pytest.mark.parametrize("path", [*PATHS, "/glossary/", "/en/glossary/", "/glossary/?game=to-tom"])
def test_html_is_small_over_the_wire(client, path):
    assert len(gzip.compress(client.get(path).content, 6)) <= 30_000


def test_even_the_whole_law_is_not_large(client):
    assert len(gzip.compress(client.get("/to-tom/law/whole/").content, 6)) <= 45_000


@pytest.mark.parametrize("path", PATHS)
def test_a_page_by_itself_is_small(client, path):
    if path != "/to-tom/law/TT-4/":
        assert len(client.get(path).content) <= 30_000


def test_the_policy_is_strict(client):
    policy = client.get("/")["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy


def test_a_kept_page_is_the_same_page(client):
    fresh = client.get("/glossary/phu/")
    again = client.get("/glossary/phu/")
    packed = client.get("/glossary/phu/", headers={"Accept-Encoding": "gzip"})
    assert again.content == fresh.content == gzip.decompress(packed.content)
    assert "Cookie" in again["Vary"]
    assert "Accept-Encoding" in packed["Vary"]


def test_a_page_that_did_not_change_is_not_sent_again(client):
    tag = client.get("/glossary/phu/")["ETag"]
    assert client.get("/glossary/phu/", headers={"If-None-Match": tag}).status_code == 304


def test_preferences_and_languages_have_pages_of_their_own(client):
    plain = client.get("/glossary/phu/").content
    client.cookies["theme"] = "dark"
    dark = client.get("/glossary/phu/").content
    assert b'data-theme="dark"' in dark
    assert plain != dark
    assert client.get("/en/glossary/phu/").content != dark


def counting():
    calls = []

    @kept({"game": lambda slug, _: slug == "chan"})
    def view(request):
        calls.append(request.get_full_path())
        return HttpResponse(f"{len(calls)}", status=404 if "none" in request.path else 200)

    return view, calls


def test_a_page_is_rendered_once_per_known_query():
    view, calls = counting()
    get = RequestFactory().get
    for path in ("/a", "/a", "/a?game=chan", "/a?game=chan", "/a?x=1", "/a?x=1", "/b"):
        view(get(path))
    assert calls == ["/a", "/a?game=chan", "/a?x=1", "/a?x=1", "/b"]


@pytest.mark.parametrize("path", ["/a?game=made-up", "/a?game=chan&game=chan", "/a?game=", "/a?game=chan&x=1"])
def test_an_address_of_a_strangers_making_is_not_kept(path):
    view, calls = counting()
    for _ in "ab":
        view(RequestFactory().get(path))
    assert calls == [path, path]


def test_a_port_of_a_strangers_making_is_not_kept():
    """It would stand on the page of the next reader."""
    view, calls = counting()
    get = RequestFactory().get
    for host in ("testserver:6666", "testserver:6666", "testserver", "testserver", "testserver:80", "testserver:80"):
        view(get("/a", headers={"host": host}))
    assert len(calls) == 4


MADE_UP = (
    "/glossary/?game=to-tom&game=chan",
    "/glossary/phu/?fragment=1",
    "/to-tom/villages/?a=luat-2005~suong.3&b=hoi-lim",
    "/to-tom/villages/?a=made-up",
    "/?x=1",
)


def test_made_up_addresses_leave_nothing_in_the_cache(client, settings):
    """Six hundred of them left six hundred keys for a day."""
    settings.CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache", "LOCATION": "made-up"}}
    for path in MADE_UP:
        assert client.get(path).status_code == 200
    assert not caches["default"]._cache
    client.get("/glossary/?game=to-tom")
    client.get("/glossary/phu/?fragment")
    assert len(caches["default"]._cache) == 2


def test_neither_refusals_nor_posts_are_kept():
    view, calls = counting()
    requests = RequestFactory()
    for request in (requests.get("/none"), requests.get("/none"), requests.post("/a"), requests.post("/a")):
        view(request)
    assert len(calls) == 4


def test_first_page(client):
    page = client.get("/").content.decode()
    assert 'class="doors large"' in page and page.count('name="pick"') == 4
    for game in load().games:
        assert f'href="/{game.slug}/"' in page if game.is_open else f'href="/glossary/?game={game.slug}"' in page
    coming = [game for game in load().games if not game.is_open]
    assert page.count("đang soạn") == bool(coming)  # over the games to come
    assert client.get("/en/").content.decode().count("đang soạn") == 0


def test_first_page_shows_the_hand_of_the_day(client):
    page = client.get("/").content.decode()
    assert "Bài hôm nay, " in page and 'href="/to-tom/day/"' in page


@pytest.mark.parametrize(
    "path", ["/khong-co/", "/en/poker/", "/glossary/khong-co/", "/to-tom/law/TT-99/", "/poker/law/"]
)
def test_an_address_that_leads_nowhere(client, path):
    response = client.get(path)
    assert response.status_code == 404
    page = response.content.decode()
    assert ("There is no such page" if path.startswith("/en") else "Không có trang này") in page
    assert "Traceback" not in page


@pytest.mark.parametrize("path", ["/to-tom/law/", "/glossary/", "/faces/"])
def test_pages_are_only_read(client, path):
    assert client.post(path).status_code == 405


@pytest.mark.parametrize(
    ("game", "players", "hand", "need"),
    [
        ("to-tom", "năm người", "20 quân", "một lưng"),
        ("bi-tu", "bốn người", "24 quân", "hai lưng tách rời"),
        ("tai-ban", "ba người", "30 quân", "9 lưng"),
    ],
)
def test_a_game_tells_its_own_numbers(client, game, players, hand, need):
    page = client.get(f"/{game}/").content.decode()
    for said in (players, hand, need):
        assert said in page
    assert client.get(f"/en/{game}/").status_code == 200


def test_a_changed_program_makes_kept_pages_old(settings, tmp_path):
    settings.BASE_DIR = tmp_path
    program = tmp_path / "tutorials" / "engine" / "win.py"
    program.parent.mkdir(parents=True)
    program.write_text("one")
    before = version.__wrapped__()
    program.write_text("other")
    assert version.__wrapped__() != before
