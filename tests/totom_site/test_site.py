"""What holds for the whole site: headers, languages, the pages for what went wrong."""

import re

import pytest
from django.test import Client

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


def test_crawlers_and_browsers_find_their_files(client):
    assert "Disallow: /api/" in client.get("/robots.txt").content.decode()
    answer = client.get("/favicon.ico")
    assert answer.status_code == 302
    assert answer.headers["Location"].endswith(".svg")


def test_a_wrong_host_is_refused_quietly(client, settings):
    settings.ALLOWED_HOSTS = ["chieu.example"]
    answer = client.get("/robots.txt", headers={"host": "evil.example"})
    assert answer.status_code == 400
