"""Say things in the languages of a printed book, which may be two at once."""

import re
from collections.abc import Iterable

from django import template
from django.template.context import Context
from django.urls import reverse
from django.utils.html import conditional_escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import override

from tutorials.catalogue import Prose, Text, marks
from tutorials.press.qr import beside, short
from tutorials.rulebook.cases import pictures
from tutorials.templatetags.printed import filled

register = template.Library()

_PICTURE_ALONE = re.compile(r'<p>(?:\s*<img class="cards [^>]*>)+\s*</p>')


@register.simple_tag(takes_context=True)
def tell(context: Context, text: Text | None) -> SafeString:
    """Say a short text: in one language as it is, in two languages one after the other."""
    if text is None:
        return SafeString("")
    said = [(lang, text.say(lang)) for lang in _langs(context)]
    if len(said) == 1 or said[0][1] == said[1][1]:
        return conditional_escape(said[0][1])
    return _both(said)


@register.simple_tag(takes_context=True)
def first(context: Context, text: Text | None) -> str:
    """Say a text in the first language of the book."""
    return text.say(_langs(context)[0]) if text else ""


@register.simple_tag(takes_context=True)
def page_of(context: Context, ident: str) -> str:
    """Return the page on which something stands; three noughts while the pages are not yet laid out."""
    return str(context["pages"].get(ident, "000"))


@register.simple_tag(takes_context=True)
def law_url(context: Context, ident: str) -> str:
    """Return the address of an article or clause on the site of the book."""
    with override(_langs(context)[0]):
        path = reverse("law:article", args=[context["volume"].game.slug, ident])
    return beside(context["address"], path)


@register.simple_tag(takes_context=True)
def law_address(context: Context, ident: str) -> str:
    """Return the address of an article or clause, as it is read from paper."""
    return short(law_url(context, ident))


@register.simple_tag(takes_context=True)
def clause_link(context: Context, ident: str) -> SafeString:
    """Link a clause of the book; plain where another book holds it."""
    pattern = '<a href="#{0}">{0}</a>' if ident in context["book"].ids else "{}"
    return format_html(pattern, ident)


@register.simple_tag(takes_context=True)
def passage(context: Context, prose: Prose | None) -> SafeString:
    """Show prose with its cards drawn; in two languages side by side or one below the other."""
    if prose is None or not prose.html.vi:
        return SafeString("")
    langs = _langs(context)
    html = [(lang, _filled(context, prose, lang)) for lang in langs]
    if len(html) == 1:
        return html[0][1]
    html[1] = (langs[1], mark_safe(_PICTURE_ALONE.sub("", html[1][1])))  # one picture serves both
    return format_html(
        '<div class="both">{}</div>',
        format_html_join("", '<div lang="{}" class="{}">{}</div>', ((lang, lang, text) for lang, text in html)),
    )


@register.simple_tag(takes_context=True)
def sentence(context: Context, prose: Prose | None) -> SafeString:
    """Show prose of one line; in two languages one after the other."""
    if prose is None:
        return SafeString("")
    html = [(lang, _filled(context, prose, lang)) for lang in _langs(context)]
    return html[0][1] if len(html) == 1 else _both(html)


def _both(said: Iterable[tuple[str, str]]) -> SafeString:
    return format_html_join(" ", '<span lang="{}" class="{}">{}</span>', ((lang, lang, words) for lang, words in said))


def _langs(context: Context) -> tuple[str, ...]:
    found: Iterable[str] = context["book"].langs
    return tuple(found)


def _filled(context: Context, prose: Prose, lang: str) -> SafeString:
    """Draw the cards in rows as long as the page, link the clauses; the index leads to the terms."""
    edition, known = context["book"].edition, context["book"].ids

    def cards(codes: str) -> str:
        found = marks.kinds(codes)
        rows = pictures(found, edition.face, edition.longest_row(found))
        shown = ((row.kind, row.source, row.names.say(lang)) for row in rows)
        return format_html_join(" ", '<img class="cards {}" src="{}" alt="{}">', shown)

    def article(ident: str, inner: str) -> str:
        if ident not in known:
            return inner
        return format_html('<a href="#{}">{}</a>', ident, mark_safe(inner))

    return filled(prose, lang, edition.face.value, cards=cards, article=article)
