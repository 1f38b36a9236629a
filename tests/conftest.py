"""What tests of several features share: compiled translations, and pages in a real Chromium."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests import depth
from totom_site.messages import compile_messages

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

CHROMIUM = Path(os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium")
CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",
]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take `--deep`."""
    parser.addoption("--deep", action="store_true", help="run every sweep whole, not a sample of it (tests/depth.py)")


def pytest_report_header(config: pytest.Config) -> str:
    """Say how far the sweeps go."""
    return "sweeps: whole" if config.getoption("deep") else "sweeps: a sample of each (--deep for all)"


def pytest_configure(config: pytest.Config) -> None:
    """Set the depth of the sweeps; compile the translations once, before the workers start."""
    depth.go(deep=config.getoption("deep"))
    os.environ.setdefault("DJANGO_LIVE_TEST_SERVER_ADDRESS", "127.0.0.1")  # a bare machine may not know localhost
    if not hasattr(config, "workerinput"):
        compile_messages()


@pytest.fixture(autouse=True)
def no_language_is_left() -> Iterator[None]:
    """Leave no language behind: the last page that a test asked for has chosen one for its thread."""
    yield
    if translation := sys.modules.get("django.utils.translation"):
        translation.deactivate()


@pytest.fixture
def vietnamese() -> Iterator[None]:
    """Address pages in Vietnamese."""
    from django.utils.translation import override

    with override("vi"):
        yield


@pytest.fixture(scope="session")
def chromium() -> "Iterator[Browser]":
    """Start Chromium once for all browser tests."""
    if not CHROMIUM.exists():
        pytest.fail(
            f"no Chromium at {CHROMIUM}: install it (apt-get install chromium-headless-shell) or set CHROMIUM",
            pytrace=False,
        )
    from playwright.sync_api import sync_playwright

    # Playwright keeps an event loop in this thread, which Django takes for asynchronous code.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=CHROMIUM_ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def idle_contexts(chromium: "Browser") -> "Iterator[dict[str, list[BrowserContext]]]":
    """Keep contexts that no test uses, by their options: with styles and fonts at hand a page costs half."""
    idle: dict[str, list[BrowserContext]] = {}
    yield idle
    for context in (context for contexts in idle.values() for context in contexts):
        context.close()


@pytest.fixture
def new_context(
    chromium: "Browser", live_server, idle_contexts: "dict[str, list[BrowserContext]]"
) -> "Iterator[Callable[..., BrowserContext]]":
    """Open browser contexts on the live server: `new_context(java_script_enabled=False, locale="en")`.

    What the site knows of a reader is in cookies; so a context without them is a new one that has styles cached.
    """
    used: list[tuple[str, BrowserContext]] = []

    def open_context(**options: object) -> "BrowserContext":
        key = repr(sorted(options.items()))
        if idle_contexts.get(key):
            context = idle_contexts[key].pop()
        else:
            context = chromium.new_context(**{"base_url": live_server.url, "locale": "vi-VN"} | options)
            context.set_default_timeout(20_000)
            context.new_page()  # while it stands open, so does the process of the next page
        used.append((key, context))
        return context

    yield open_context
    for key, context in used:
        for page in context.pages[1:]:
            page.close()
        context.clear_cookies()
        idle_contexts.setdefault(key, []).append(context)


@pytest.fixture
def page(new_context: "Callable[..., BrowserContext]") -> "Iterator[Page]":
    """Open a page at 390 px; the test fails if a script broke or the browser blocked something."""
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
    page.on("console", lambda said: errors.append(f"{page.url}: {said.text}") if said.type == "error" else None)
    yield page
    if errors:
        pytest.fail("errors in the page:\n" + "\n".join(errors), pytrace=False)


@pytest.fixture
def plain_page(new_context: "Callable[..., BrowserContext]") -> "Page":
    """Open a page at 320 px with JavaScript off."""
    return new_context(viewport={"width": 320, "height": 640}, java_script_enabled=False).new_page()
