"""Show prose of the catalogue: in the reader's language, with its cards drawn and its links resolved."""

from datetime import date
from functools import lru_cache, partial

from django import template
from django.template.context import Context
from django.templatetags.static import static
from django.urls import reverse
from django.utils.formats import date_format
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from tutorials import catalogue
from tutorials.catalogue import Prose, Text, marks
from tutorials.catalogue.texts import cited, within
from tutorials.drawings.compose import figure
from tutorials.engine.decks import Card, deck_with
from tutorials.faces.compose import Face, file_of
from tutorials.mats.speech import letter
from tutorials.pages.game import game_of, keeping
from tutorials.pages.request import language
from tutorials.templatetags.cards import KEPT, face_of, row_html, spoken
from tutorials.templatetags.sound import sound_html

register = template.Library()


@register.filter
def say(text: Text | None) -> str:
    """Return a text in the reader's language."""
    return text.say(language()) if text else ""


@register.filter
def say_within(name: Text) -> str:
    """Return the name of a game as it stands within a sentence: small, its first two words on one line."""
    return within(say(name))


@register.filter
def written(day: date) -> str:
    """Return a day as the reader's language writes it."""
    return date_format(day, "j F Y" if language() == "en" else "j.n.Y")


@register.filter
def say_cited(text: Text) -> str:
    """Return the name of house rules in the reader's language as it stands within a sentence."""
    return cited(text.say(language()))


@register.filter
def kind_name(kind: Card) -> str:
    """Return the name of a card in the reader's language."""
    return kind.label(language())


@register.filter
def kind_said(kind: Card) -> str:
    """Return how a card is said in the reader's language: that of the French deck is shown by signs."""
    return spoken(kind, language())


@register.filter
def seat_letter(seat: int) -> str:
    """Return the letter of a seat."""
    return letter(seat)


@register.filter
def plain(text: Prose | None) -> str:
    """Return prose without links and cards."""
    return text.plain(language()) if text else ""


@register.simple_tag(takes_context=True)
def prose(context: Context, text: Prose | None) -> SafeString:
    """Show prose with its cards, terms and clauses."""
    if text is None:
        return SafeString("")
    return _filled(text.html.say(language()), language(), face_of(context), game_of(context.get("request")))


@lru_cache(maxsize=KEPT)
def _filled(html: str, lang: str, face: Face, game: str) -> SafeString:
    """Fill the marks of prose; the same prose comes again and again, so that it is kept."""
    return mark_safe(
        marks.fill(
            html,
            cards=lambda codes: row_html(marks.kinds(codes), lang, face),
            table=lambda name: drawing_html(name, lang, face),
            said=lambda words: sound_html(words, lang),
            term=partial(term_link, game),
            article=article_link,
            face=_of_faces,
        )
    )


def _of_faces(names: str, html: str) -> str:
    """Hold what is said of some faces; the style shows what fits the face that is shown, which may change in place."""
    return format_html('<span data-for="{}">{}</span>', names, mark_safe(html))


@register.simple_tag(takes_context=True)
def drawing(context: Context, name: str) -> SafeString:
    """Show a drawing of the table by its name."""
    return mark_safe(drawing_html(name, language(), face_of(context)))


@lru_cache(maxsize=KEPT)
def drawing_html(name: str, lang: str, face: Face) -> str:
    """Show a drawing of the table with its caption."""
    found = catalogue.load().drawings[name]
    return format_html(
        '<figure class="drawing">{}<figcaption><b>{}.</b> {}</figcaption></figure>',
        mark_safe(figure(found, lang, partial(_card_use, face))),
        found.title.say(lang),
        found.caption.say(lang),
    )


def _card_use(face: Face, card: Card, x: float, y: float, width: float, height: float) -> str:
    """Show a card on a drawing: a symbol of the file of the reader's face."""
    deck = deck_with(card.code).slug
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<g class="{deck}"><use href="{static(file_of(deck, face))}#c{card.code}" {place}/></g>'


@register.simple_tag
def article_url(ident: str) -> str:
    """Return the address of an article or clause."""
    game = catalogue.load().game_of(ident)
    return reverse("law:article", args=[game, ident]) if game else ""


@register.simple_tag(name="article_link")
def article_tag(ident: str) -> SafeString:
    """Link an article or clause by its number; plain text if the law lacks it."""
    return mark_safe(article_link(ident, ident))


def term_link(game: str, slug: str, html: str) -> str:
    """Link a term, where the menu keeps the game; the script opens its meaning in place."""
    return format_html('<a class="term" href="{}">{}</a>', keeping(game, "glossary:detail", slug), mark_safe(html))


def article_link(ident: str, html: str) -> str:
    """Link a clause."""
    url = article_url(ident) if catalogue.load().article(ident) else ""
    if not url:
        return format_html('<span class="article">{}</span>', mark_safe(html))
    return format_html('<a class="article" href="{}">{}</a>', url, mark_safe(html))
