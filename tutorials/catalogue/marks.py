"""The marks that rendered prose keeps for the page to fill: cards, terms, articles.

The catalogue knows neither addresses nor card faces. It leaves `<x-cards codes="4v 5v">`, `<x-term slug="ca">` and
`<x-article id="TT-4.1">` in its HTML; the page (or the PDF) says what stands there.
"""

import re
from collections.abc import Callable, Iterable
from html import unescape

from tutorials.engine.decks import Card, card_by_code

CARDS = "x-cards"
TERM = "x-term"
ARTICLE = "x-article"

_MARK = re.compile(
    r'<x-cards codes="([^"]*)"></x-cards>'
    r'|<x-term slug="([^"]*)">(.*?)</x-term>'
    r'|<x-article id="([^"]*)">(.*?)</x-article>',
    re.DOTALL,
)
_TAG = re.compile(r"<[^>]+>")
_BLOCK_END = re.compile(r"</(?:p|li|h\d|td|th|tr|blockquote)>|<br */?>")


def fill(
    html: str,
    *,
    cards: Callable[[str], str],
    term: Callable[[str, str], str],
    article: Callable[[str, str], str],
) -> str:
    """Replace every mark by what the functions make of it.

    `cards` takes the codes between spaces; `term` and `article` take slug or id and the HTML inside.
    """

    def replace(match: re.Match[str]) -> str:
        codes, slug, term_html, number, article_html = match.groups()
        if codes is not None:
            return cards(codes)
        if slug is not None:
            return term(slug, term_html)
        return article(number, article_html)

    return _MARK.sub(replace, html)


def plain(html: str, lang: str) -> str:
    """Return the text of marked HTML, cards as their names."""
    text = fill(html, cards=lambda codes: names(codes, lang), term=_inside, article=_inside)
    text = _TAG.sub("", _BLOCK_END.sub(" ", text))
    return " ".join(unescape(text).split())


def names(codes: str, lang: str) -> str:
    """Write cards as a list of names: `4 văn, 5 văn`."""
    return ", ".join(kind.label(lang) for kind in kinds(codes))


def kinds(codes: str) -> tuple[Card, ...]:
    """Return the cards of a mark."""
    return tuple(card_by_code(code) for code in codes.split())


def slugs(html: str) -> Iterable[str]:
    """Return the terms that the HTML links, in order."""
    return (match[2] for match in _MARK.finditer(html) if match[2] is not None)


def _inside(_: str, html: str) -> str:
    return html
