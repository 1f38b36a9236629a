"""Ask axe-core what a page keeps from people who see, hear or move differently."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import axe_playwright_python

if TYPE_CHECKING:
    from playwright.sync_api import Page

RULES = ("wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
OPTIONS = {
    "runOnly": {"type": "tag", "values": list(RULES)},
    "rules": {"color-contrast": {"enabled": False}},  # what `color-contrast-enhanced` asks is more, and costs as much
    "resultTypes": ["violations"],
}


@cache
def source() -> str:
    """Read the script that axe-playwright-python brings along."""
    return (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")


def violations(page: "Page") -> list[str]:
    """Run axe on the page as it stands, and describe each fault in one line with the element it was seen in."""
    if page.evaluate("() => !window.axe"):
        page.evaluate(source())  # not a script tag, which the site's policy would refuse
    result: dict[str, Any] = page.evaluate("options => axe.run(document, options)", OPTIONS)
    return [
        f"{fault['id']}: {fault['help']}: {node['html'][:200]}"
        for fault in result["violations"]
        for node in fault["nodes"]
    ]
