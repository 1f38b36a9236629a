"""Cards and prose as they are printed, not as a page of the site shows them."""

from collections.abc import Callable, Sequence

from django import template
from django.template.context import Context
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext

from tutorials.catalogue import Prose, load, marks
from tutorials.engine.decks import Card, deck_with
from tutorials.press.pictures import back_source, row_source
from tutorials.templatetags.cards import spoken

register = template.Library()


@register.simple_tag(takes_context=True)
def picture(context: Context, card: Card) -> SafeString:
    """Draw one card."""
    return _picture(context, (card,))


@register.simple_tag(takes_context=True)
def printed_row(context: Context, cards: Sequence[Card], won: int = -1) -> SafeString:
    """Draw cards in a row; the one at place `won`, in its set, is underlined."""
    return _picture(context, cards, won, is_apart=False) if cards else SafeString("")


@register.simple_tag(takes_context=True)
def printed_hand(context: Context, cards: Sequence[Card], most: int, came: Card | None = None) -> SafeString:
    """Draw a hand in rows of nearly equal length, at most so many in each; the card that came is underlined."""
    held = [*cards, *([came] if came else [])]
    if not held:
        return SafeString("")
    size = -(-len(held) // -(-len(held) // most))
    rows = [held[start : start + size] for start in range(0, len(held), size)]
    drawn = [_picture(context, row) for row in rows[:-1]]
    drawn.append(_picture(context, rows[-1], len(rows[-1]) - 1 if came else -1))
    return format_html_join("", '<span class="row">{}</span>', ((row,) for row in drawn))


@register.simple_tag
def printed_backs(cards: Sequence[Card]) -> SafeString:
    """Draw the backs of cards that lie face down."""
    deck = deck_with(cards[0].code).slug
    told = gettext("bài úp")
    return format_html_join("", '<img class="cards" src="{}" alt="{}">', ((back_source(deck), told) for _ in cards))


@register.simple_tag(takes_context=True)
def passage(context: Context, prose: Prose) -> SafeString:
    """Show prose with its cards drawn, its drawings where the page `draws_tables`; terms and clauses stay words."""
    return filled(
        prose,
        context["lang"],
        context["face"],
        cards=lambda codes: _picture(context, marks.kinds(codes)),
        draws_tables=bool(context.get("draws_tables")),
    )


def filled(
    prose: Prose,
    lang: str,
    face: str,
    *,
    cards: Callable[[str], str],
    article: Callable[[str, str], str] = lambda _, inner: inner,
    draws_tables: bool = True,
) -> SafeString:
    """Fill prose as it is printed: cards and clauses as they are told to be, its drawings drawn; terms stay words."""
    html = marks.fill(
        prose.html.say(lang),
        cards=cards,
        table=lambda name: _table(name, lang, face) if draws_tables else "",
        said=lambda _: "",
        term=lambda _, inner: inner,
        article=article,
        face=marks.of_face(face),
    )
    return mark_safe(html)


def _table(name: str, lang: str, face: str) -> SafeString:
    """Show a drawing of the table, with what it shows in words for those who see none."""
    drawing = load().drawings[name]
    return format_html(
        '<figure class="drawing"><img src="drawing:{}/{}/{}" alt="{}. {}">'
        "<figcaption><b>{}.</b> {}</figcaption></figure>",
        *(name, lang, face, drawing.title.say(lang), drawing.telling.say(lang)),
        *(drawing.title.say(lang), drawing.caption.say(lang)),
    )


def _picture(context: Context, cards: Sequence[Card], won: int = -1, *, is_apart: bool = True) -> SafeString:
    """Draw cards in a row; the one at place `won` is underlined, and lies apart unless it stands in a set."""
    names = ", ".join(spoken(card, context["lang"]) for card in cards)
    if won < 0 or not is_apart:
        address = row_source([cards], context["face"], won={0: won})
    else:
        piles = [part for part in (cards[:won], cards[won : won + 1], cards[won + 1 :]) if part]
        address = row_source(piles, context["face"], [int(won > 0)])
    deck = deck_with(cards[0].code).slug
    looks = f"{deck} marked" if won >= 0 else deck
    return format_html('<img class="cards {}" src="{}" alt="{}">', looks, address, names)
