"""Card face, text size and theme, kept in cookies, without JavaScript."""

import pytest
from django.test import RequestFactory

from tutorials.faces.compose import Face
from tutorials.pages.preferences import Preferences, Theme


def preferences(**cookies):
    request = RequestFactory().get("/")
    request.COOKIES.update(cookies)
    return Preferences.of(request)


def test_plain_without_cookies():
    assert preferences() == Preferences(Face.CORNER, 0, Theme.AUTO)


def test_cookies_are_read():
    assert preferences(face="sign", size="2", theme="dark") == Preferences(Face.SIGN, 2, Theme.DARK)


@pytest.mark.parametrize(("name", "value"), [("face", "x"), ("size", "99"), ("size", "1.5"), ("theme", "<b>")])
def test_a_broken_cookie_counts_as_none(name, value):
    assert preferences(**{name: value}) == Preferences()


@pytest.mark.parametrize(
    ("before", "word", "after"), [(0, "plus", 1), (3, "plus", 3), (0, "minus", -1), (-1, "minus", -1), (2, "reset", 0)]
)
def test_size_goes_in_steps(before, word, after):
    assert Preferences(size=before).changed({"size": word}).size == after


def choose(client, origin="http://testserver", **fields):
    """Press a button of the form, as a browser does."""
    return client.post("/prefs/", fields, headers={"origin": origin})


def test_a_choice_is_kept_and_leads_back(client):
    response = choose(client, face="text", next="/glossary/")
    assert response.status_code == 302
    assert response["Location"] == "/glossary/"
    assert client.cookies["face"].value == "text"
    page = client.get("/").content.decode()
    assert 'data-face="text"' in page
    assert "faces/text" in page
    assert "faces/corner" not in page.split("</header>")[1]


def test_nobody_is_sent_to_another_site(client):
    assert choose(client, theme="dark", next="https://example.com/")["Location"] == "/"
    assert choose(client, theme="dark", next="//example.com/")["Location"] == "/"


def test_size_and_theme_stand_on_the_page(client):
    choose(client, size="plus")
    choose(client, theme="dark")
    page = client.get("/").content.decode()
    assert 'data-size="1" data-theme="dark"' in page
    assert '<button name="theme" value="dark" aria-pressed="true">' in page


def test_a_link_changes_nothing(client):
    assert client.get("/prefs/", {"theme": "dark"}).status_code == 405
    assert not client.cookies


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "https://testserver"},
        {"origin": "http://testserver:81"},
        {"referer": "http://testserver.evil.example/"},
        {},
    ],
)
def test_another_site_changes_nothing(client, headers):
    """The token of Django would be no proof: the form stands on pages that are kept for all."""
    response = client.post("/prefs/", {"theme": "dark"}, headers=headers)
    assert response.status_code == 403
    assert "Trang mở đã lâu" in response.content.decode()
    assert not client.cookies


def test_an_older_browser_says_from_which_page(client):
    assert client.post("/prefs/", {"size": "plus"}, headers={"referer": "http://testserver/to-tom/"}).status_code == 302


@pytest.mark.parametrize("is_secure", [True, False])
def test_cookies_keep_to_https_where_the_site_does(client, is_secure):
    origin = "https://testserver" if is_secure else "http://testserver"
    answer = client.post("/prefs/", {"theme": "dark"}, headers={"origin": origin}, secure=is_secure)
    assert {name for name, morsel in answer.cookies.items() if bool(morsel["secure"]) is is_secure} == {
        "face", "size", "theme",
    }  # fmt: skip
    kept = client.post("/to-tom/villages/mine/keep/", {"rules": "hoi-lim"}, secure=is_secure)
    assert bool(kept.cookies["villages"]["secure"]) is is_secure
