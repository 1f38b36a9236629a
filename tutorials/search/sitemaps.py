"""The pages of the site for crawlers: one list of lists, and a list of each game's pages in both languages."""

from collections.abc import Mapping
from functools import cache
from xml.sax.saxutils import escape, quoteattr

from django.urls import reverse
from django.utils.translation import override

from tutorials.search.results import index

SITE = "site"  # the part of what is of no one game: terms, and pages of the whole site
OWN = ("law", "lesson", "dispute", "puzzle", "page")
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
SPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'


@cache
def parts() -> Mapping[str, tuple[str, ...]]:
    """Return the Vietnamese addresses of each part."""
    found: dict[str, dict[str, None]] = {}
    with override("vi"):
        for entry in index():
            if not entry.query and not entry.view.startswith("api:"):
                part = entry.games[0] if entry.games and entry.sort.value in OWN else SITE
                found.setdefault(part, {})[entry.address] = None
    return {part: tuple(addresses) for part, addresses in sorted(found.items())}


def written(part: str, site: str) -> str:
    """Write the list of a part, or of the parts where none is named, with whole addresses."""
    if part:
        rows = "".join(_pages(address, site) for address in parts()[part])
        return f"{HEAD}<urlset {SPACES}>{rows}</urlset>"
    lists = (escape(f"{site}{reverse('sitemap-part', args=[each])}") for each in parts())
    rows = "".join(f"<sitemap><loc>{address}</loc></sitemap>" for address in lists)
    return f"{HEAD}<sitemapindex {SPACES}>{rows}</sitemapindex>"


def _pages(address: str, site: str) -> str:
    """Write a page in both languages, each with where the other is."""
    told = {"vi": f"{site}{address}", "en": f"{site}/en{address}"}
    links = "".join(
        f'<xhtml:link rel="alternate" hreflang="{lang}" href={quoteattr(whole)}/>'
        for lang, whole in (*told.items(), ("x-default", told["vi"]))
    )
    return "".join(f"<url><loc>{escape(whole)}</loc>{links}</url>" for whole in told.values())
