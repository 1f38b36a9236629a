"""What holds for the whole site: headers, languages, the pages for what went wrong."""

import re
from urllib.robotparser import RobotFileParser

import pytest
from django.core.files import uploadedfile
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.test import Client, RequestFactory

from tests.cookies import raw
from totom_site.caching import VaryByCookieMiddleware
from totom_site.security import CSP, build_policy


@pytest.fixture
def client():
    return Client(raise_request_exception=False)


def test_a_policy_is_written_as_a_header():
    config = {"default-src": [CSP.NONE], "img-src": [CSP.SELF, "data:"]}
    assert build_policy(config) == "default-src 'none'; img-src 'self' data:"


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/", "/en/", "/robots.txt", "/no-such-page/"])
def test_every_answer_has_the_headers(client, address):
    headers = client.get(address).headers
    policy = headers["Content-Security-Policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert "camera=()" in headers["Permissions-Policy"]


@pytest.mark.django_db
@pytest.mark.parametrize(("address", "language"), [("/", "vi"), ("/en/", "en"), ("/no-such-page/", "vi")])
@pytest.mark.parametrize("asked", ["vi", "en"])
def test_the_address_says_the_language(client, address, language, asked):
    answer = client.get(address, headers={"accept-language": asked})
    assert answer.headers["Content-Language"] == language
    assert f'lang="{language}"' in answer.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_a_page_has_no_inline_script_or_style(client, prefix):
    body = client.get(f"{prefix}/").content.decode()
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=|javascript:", body)


@pytest.mark.django_db
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_an_unknown_page_leads_home(client, prefix):
    answer = client.get(f"{prefix}/no-such-page/")
    assert answer.status_code == 404
    assert f'href="{prefix}/"' in answer.content.decode()


def test_a_failure_is_told_without_the_site(client, settings, monkeypatch):
    def fail(request):
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr("totom_site.urls.robots", fail)
    monkeypatch.setattr("django.urls.resolvers.URLResolver.resolve", lambda *_: fail(None))
    answer = client.get("/robots.txt")
    assert answer.status_code == 500
    body = answer.content.decode()
    assert "Có lỗi" in body
    assert "Something went wrong" in body
    assert "broken on purpose" not in body
    assert (
        "Những gì đã ghi vẫn còn" in body and "may not be; please send it again" in body
    )  # it may have been an answer


@pytest.mark.django_db
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_fresh_hands_are_not_for_crawlers(client, prefix):
    """There are so many that a crawler found little else."""
    rules = RobotFileParser()
    rules.parse(client.get("/robots.txt").content.decode().splitlines())
    address = f"{prefix}/to-tom/puzzles/fresh/waits/7/"
    assert not rules.can_fetch("*", address) and rules.can_fetch("*", f"{prefix}/to-tom/puzzles/")
    page = client.get(address).content.decode()
    assert '<meta name="robots" content="noindex, nofollow">' in page
    for found in (page, client.get(f"{prefix}/to-tom/puzzles/").content.decode()):
        links = re.findall(r"<a [^>]*/puzzles/fresh/[^>]*>", found)
        assert links and all('nofollow"' in link for link in links if "tongue" not in link and "hreflang" not in link)


def test_crawlers_and_browsers_find_their_files(client):
    assert "Disallow: /api/" in client.get("/robots.txt").content.decode()
    answer = client.get("/favicon.ico")
    assert answer.status_code == 302
    assert answer.headers["Location"].endswith(".svg")


def test_a_wrong_host_is_refused_quietly(client, settings):
    settings.ALLOWED_HOSTS = ["chieu.example"]
    answer = client.get("/robots.txt", headers={"host": "evil.example"})
    assert answer.status_code == 400


PAGES = (
    "/",
    "/no-such-page/",
    "/prefs/",
    "/progress/",
    "/search/?q=tom",
    "/glossary/",
    "/rulebook/",
    "/rulebook/no-such-book.pdf",
    "/to-tom/",
    "/to-tom/sheet/",
    "/to-tom/lessons/",
    "/to-tom/law/whole/",
    "/to-tom/puzzles/",
    "/to-tom/puzzles/fresh/waits/",
    "/to-tom/puzzles/fresh/waits/7/",
    "/to-tom/puzzles/fresh/waits/no-number/",
    "/to-tom/desk/?cards=456v",
    "/to-tom/hoi/",
    "/to-tom/referee/",
    "/to-tom/referee/?kind=an",
    "/to-tom/referee/record/",
    "/to-tom/villages/",
    "/to-tom/villages/mine/",
    "/to-tom-diem/signals/",
    "/to-tom-diem/verses/",
)


@pytest.mark.django_db
@pytest.mark.parametrize("prefix", ["", "/en"])
@pytest.mark.parametrize("address", PAGES)
def test_a_page_depends_on_cookies_and_says_so(client, address, prefix):
    """Each shows the reader's face, size and theme, and many his village."""
    answer = client.get(prefix + address, headers=raw(theme="dark", village="hoi-lim"))
    assert "Cookie" in answer.headers["Vary"]


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/", "/search/?q=tom", "/to-tom/law/whole/", "/to-tom/referee/"])
def test_a_page_that_did_not_change_says_so_too(client, address):
    """A shared cache takes the headers of a 304 for those of the page that it has."""
    cookies = raw(theme="dark")
    page = client.get(address, headers=cookies)
    again = client.get(address, headers={**cookies, "if-none-match": page.headers["ETag"]})
    assert again.status_code == 304 and "Cookie" in again.headers["Vary"]


@pytest.mark.parametrize(("sort", "varies"), [("application/pdf", True), ("application/json", False)])
def test_a_book_is_the_readers_own_too(sort, varies):
    middleware = VaryByCookieMiddleware(lambda request: HttpResponse(content_type=sort))
    assert ("Cookie" in middleware(RequestFactory().get("/")).headers.get("Vary", "")) is varies


def test_the_answers_of_the_door_depend_on_no_cookie(client):
    assert "Cookie" not in client.get("/api/v1/ask?q={}").headers.get("Vary", "")


@pytest.fixture
def spooled(monkeypatch):
    """Tell which files are written to the temporary folder."""
    names = []

    class Noted(uploadedfile.TemporaryUploadedFile):
        def __init__(self, name, *args, **kwargs):
            names.append(name)
            super().__init__(name, *args, **kwargs)

    monkeypatch.setattr("django.core.files.uploadhandler.TemporaryUploadedFile", Noted)
    return names


@pytest.mark.parametrize("address", ["/to-tom/referee/record/", "/to-tom/villages/mine/keep/", "/progress/forget/"])
def test_a_file_is_refused_before_it_is_written_down(spooled, address):
    """Pages look for their token among the fields, so that a file comes before it is known to be theirs."""
    stranger = Client(enforce_csrf_checks=True, raise_request_exception=False)
    sent = {"record": SimpleUploadedFile("record.txt", b"x" * 3_000_000)}
    answer = stranger.post(address, sent, headers=raw(csrftoken="a" * 32))
    assert answer.status_code == 400
    assert spooled == []
