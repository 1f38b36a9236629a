"""Cards and prose as they are printed, not as a page of the site shows them."""

from django import template
from django.template.context import Context
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from tutorials.catalogue import Prose, marks
from tutorials.engine.decks import Card
from tutorials.press.pictures import row_source
from tutorials.templatetags.cards import spoken

register = template.Library()


@register.simple_tag(takes_context=True)
def picture(context: Context, card: Card) -> SafeString:
    """Draw one card."""
    return _picture(context, (card,))


@register.simple_tag(takes_context=True)
def passage(context: Context, prose: Prose) -> SafeString:
    """Show prose with its cards drawn; terms and clauses stay words."""
    lang: str = context["lang"]
    html = marks.fill(
        prose.html.say(lang),
        cards=lambda codes: _picture(context, marks.kinds(codes)),
        table=lambda _: "",
        said=lambda _: "",
        term=lambda _, inner: inner,
        article=lambda _, inner: inner,
        face=marks.of_face(context["face"]),
    )
    return mark_safe(html)


def _picture(context: Context, cards: tuple[Card, ...]) -> SafeString:
    names = ", ".join(spoken(card, context["lang"]) for card in cards)
    return format_html('<img class="cards" src="{}" alt="{}">', row_source([cards], context["face"]), names)
