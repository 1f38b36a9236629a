"""The look: contrast, sizes, no inline script or style."""

import re
from pathlib import Path

import pytest
from django.conf import settings

from tests.every import for_each

STATIC = Path(settings.BASE_DIR) / "static"
TEMPLATES = Path(settings.BASE_DIR) / "templates"
CSS = (STATIC / "site.css").read_text(encoding="utf-8")
PAPERS = ("index.html", "form.html", "preview.html")  # how those of papers end that are pages: the others are printed
PRINTED = {TEMPLATES / "press" / "leaf.html"} | {
    path
    for folder in ("rulebook", "paper")
    for path in (TEMPLATES / folder).glob("**/*.html")
    if folder == "rulebook" or not path.name.endswith(PAPERS)
}
PAGES = sorted({*TEMPLATES.rglob("*.html")} - PRINTED)
OWN_JS = sorted(STATIC.rglob("*.js"))

THEMES = {
    "light": re.search(r":root \{(.*?)\}", CSS, re.S)[1],
    "dark": re.search(r':root\[data-theme="dark"\] \{(.*?)\}', CSS, re.S)[1],
}
# What is written on what.
PAIRS = [
    (ink, ground) for ink in ("ink", "soft", "seal-text") for ground in ("paper", "sheet", "wash")
] + [("on-seal", "seal"), ("paper", "ink"), ("ink", "mark")]  # fmt: skip


def light_of(colour):
    """Return the relative luminance of #rrggbb."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_contrast_is_seven_to_one(theme, ink, ground):
    colours = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", THEMES[theme]))
    one, two = sorted((light_of(colours[ink]), light_of(colours[ground])))
    assert (two + 0.05) / (one + 0.05) >= 7


def test_both_dark_themes_are_one():
    auto = re.search(r':root:not\(\[data-theme="light"\]\) \{(.*?)\}', CSS, re.S)[1]
    assert auto.split() == THEMES["dark"].split()


def test_text_begins_at_18_px():
    assert "html { font-size: 112.5%" in CSS


@for_each("path", PAGES, ids=[str(path.relative_to(TEMPLATES)) for path in PAGES])
def test_a_template_has_no_inline_script_or_style(path):
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", text)
    assert not re.search(r"<script(?![^>]*\ssrc=)", text)


def test_own_scripts_fit_in_twelve_kilobytes():
    assert sum(path.stat().st_size for path in OWN_JS) <= 12_000


def test_one_stylesheet_is_small():
    assert len(CSS.encode()) <= 30_000
