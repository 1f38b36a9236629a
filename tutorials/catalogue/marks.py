"""The marks that rendered prose keeps for the page to fill.

They are cards, drawings, words to say, terms, articles, and what is said of one face. The catalogue knows neither
addresses nor card faces. It leaves `<x-cards codes="4v 5v">`, `<x-table name="to-tom-cua">`, `<x-said words="ù">`,
`<x-term slug="ca">`, `<x-article id="TT-4.1">` and `<x-face names="corner sign">` in its HTML; the page (or the PDF)
says what stands there.
"""

import re
from collections.abc import Callable, Iterable
from html import unescape

from tutorials.engine.decks import Card, card_by_code

CARDS = "x-cards"
TERM = "x-term"
ARTICLE = "x-article"
TABLE = "x-table"
SAID = "x-said"
FACE = "x-face"

FACES = ("traditional", "corner", "sign", "text")
USUAL_FACE = "corner"  # that of a reader who has chosen none

_MARK = re.compile(
    r'<x-cards codes="([^"]*)"></x-cards>'
    r'|<x-table name="([^"]*)"></x-table>'
    r'|<x-said words="([^"]*)"></x-said>'
    r'|<x-term slug="([^"]*)">(.*?)</x-term>'
    r'|<x-article id="([^"]*)">(.*?)</x-article>',
    re.DOTALL,
)
_FACE = re.compile(r'<x-face names="([^"]*)">(.*?)</x-face>', re.DOTALL)
_TAG = re.compile(r"<[^>]+>")
_BLOCK_END = re.compile(r"</(?:p|li|h\d|td|th|tr|blockquote)>|<br */?>")


def fill(
    html: str,
    *,
    cards: Callable[[str], str],
    table: Callable[[str], str],
    said: Callable[[str], str],
    term: Callable[[str, str], str],
    article: Callable[[str, str], str],
    face: Callable[[str, str], str],
) -> str:
    """Replace every mark by what the functions make of it.

    `cards` takes the codes between spaces, `table` the name of a drawing, `said` words to say; `term`, `article` and
    `face` take slug, id or names and the HTML inside.
    """

    def replace(match: re.Match[str]) -> str:
        codes, drawing, words, slug, term_html, number, article_html = match.groups()
        if codes is not None:
            return cards(codes)
        if drawing is not None:
            return table(drawing)
        if words is not None:
            return said(words)
        if slug is not None:
            return term(slug, term_html)
        return article(number, article_html)

    return _FACE.sub(lambda match: face(match[1], match[2]), _MARK.sub(replace, html))


def of_face(shown: str) -> Callable[[str, str], str]:
    """Return what keeps of the words said of some faces those about this one."""
    return lambda names, html: html if shown in names.split() else ""


def plain(html: str, lang: str, face: str = USUAL_FACE) -> str:
    """Return the text of marked HTML, cards as their names, and of the faces what is said of one."""
    text = fill(
        html,
        cards=lambda codes: names(codes, lang),
        table=_nothing,
        said=_nothing,
        term=_inside,
        article=_inside,
        face=of_face(face),
    )
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
    return (match[4] for match in _MARK.finditer(html) if match[4] is not None)


def cards(html: str) -> Iterable[str]:
    """Return the codes of the cards that the HTML shows, row by row."""
    return (match[1] for match in _MARK.finditer(html) if match[1] is not None)


def _inside(_: str, html: str) -> str:
    return html


def _nothing(_: str) -> str:
    return ""
