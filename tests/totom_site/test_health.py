"""`/healthz`: whether the site is well, for whoever watches over it."""

import json

import pytest
from django.core.cache import caches
from django.db import OperationalError, connection
from django.test import Client

from tutorials.catalogue import Catalogue

pytestmark = pytest.mark.django_db(databases=["default", "shared"])
WELL = {"process": "ok", "content": "ok", "database": "ok", "cache": "ok", "press": "ok"}


@pytest.fixture(autouse=True)
def press_runs(monkeypatch):
    monkeypatch.setattr("tutorials.press.queue.is_alive", lambda: True)


def health(**more) -> tuple[int, dict[str, str]]:
    answer = Client().get("/healthz", **more)
    return answer.status_code, json.loads(answer.content)


def test_all_is_well():
    assert health() == (200, WELL)


def test_it_is_told_to_any_host_and_over_http(settings):
    settings.SECURE_SSL_REDIRECT, settings.ALLOWED_HOSTS = True, ["chieu.example"]
    assert health(headers={"host": "10.0.0.11:8000"}) == (200, WELL)
    assert Client().get("/healthz").headers["Cache-Control"] == "no-store"


def test_a_database_that_is_down_is_told(monkeypatch):
    def fail():
        raise OperationalError("down on purpose, password=hunter2")

    monkeypatch.setattr(connection, "cursor", fail)
    status, parts = health()
    assert (status, parts["database"]) == (503, "down")
    assert "hunter2" not in str(parts)


@pytest.mark.parametrize("name", ["default", "shared"])
def test_a_cache_that_is_down_is_told_and_needed_by_nobody(name, monkeypatch):
    monkeypatch.setattr(caches[name], "get", lambda key: None)
    assert health() == (200, WELL | {"cache": "down"})


def test_a_press_that_does_not_run_is_told_and_needed_by_nobody(monkeypatch):
    monkeypatch.setattr("tutorials.press.queue.is_alive", lambda: False)
    assert health() == (200, WELL | {"press": "down"})


def test_a_site_without_content_is_not_well(monkeypatch):
    monkeypatch.setattr("totom_site.health.load", Catalogue)
    assert health() == (503, WELL | {"content": "down"})
