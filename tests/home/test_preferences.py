"""Card face, text size and theme, kept in cookies, without JavaScript."""

import pytest
from django.test import RequestFactory

from tutorials.faces.compose import Face
from tutorials.home.preferences import Preferences, Theme


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


def test_a_choice_is_kept_and_leads_back(client):
    response = client.get("/prefs/", {"face": "text", "next": "/glossary/"})
    assert response.status_code == 302
    assert response["Location"] == "/glossary/"
    assert client.cookies["face"].value == "text"
    page = client.get("/").content.decode()
    assert 'data-face="text"' in page
    assert "faces/text" in page
    assert "faces/corner" not in page.split("</header>")[1]


def test_nobody_is_sent_to_another_site(client):
    assert client.get("/prefs/", {"theme": "dark", "next": "https://example.com/"})["Location"] == "/"
    assert client.get("/prefs/", {"theme": "dark", "next": "//example.com/"})["Location"] == "/"


def test_size_and_theme_stand_on_the_page(client):
    client.get("/prefs/", {"size": "plus"})
    client.get("/prefs/", {"theme": "dark"})
    page = client.get("/").content.decode()
    assert 'data-size="1" data-theme="dark"' in page
    assert '<button name="theme" value="dark" aria-pressed="true">' in page
