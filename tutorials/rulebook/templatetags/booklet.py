"""Say what the short booklet says, in its one language."""

import re

from django import template
from django.template.context import Context
from django.utils.safestring import SafeString, mark_safe
from django.utils.text import capfirst

from tutorials.catalogue import Prose, Text
from tutorials.engine.words import with_gloss
from tutorials.rulebook.booklet.contents import Entry
from tutorials.rulebook.decks import Drawn
from tutorials.rulebook.templatetags.paper import passage

register = template.Library()

_DRAWING = re.compile(r'(.*)(<figure class="drawing">.*?</figure>)', re.DOTALL)


@register.simple_tag(takes_context=True)
def beside_drawing(context: Context, prose: Prose) -> SafeString:
    """Show prose with its drawing first, so that the words run beside it."""
    return mark_safe(_DRAWING.sub(r"\2\1", passage(context, prose)))


@register.simple_tag(takes_context=True)
def under(context: Context, text: Text) -> str:
    """Say a sentence that names the rules of the booklet, or the usual ones."""
    book, lang = context["book"], context["book"].langs[0]
    said: str = text.say(lang).format(rules=book.rules.name.say(lang), usual=book.usual.say(lang), id=book.an_article)
    return said


@register.simple_tag(takes_context=True)
def name(context: Context, text: Text) -> str:
    """Say a name as the beginning of a line."""
    return capfirst(text.say(context["book"].langs[0]))


@register.simple_tag(takes_context=True)
def nickname(context: Context, card: Drawn) -> str:
    """Return what else a card is called."""
    found: str = context["book"].nickname(card)
    return found


@register.simple_tag(takes_context=True)
def first_name(context: Context, entry: Entry) -> str:
    """Return the word itself, which is Vietnamese in both languages."""
    return entry.name


@register.simple_tag(takes_context=True)
def gloss(context: Context, entry: Entry) -> str:
    """Return its English name in brackets, in an English booklet."""
    return with_gloss("", entry.sense) if context["book"].langs[0] == "en" else ""
