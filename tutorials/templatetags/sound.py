"""Show English readers how a Vietnamese name is said."""

from functools import lru_cache
from types import MappingProxyType

from django import template
from django.template.loader import get_template
from django.utils.safestring import SafeString

from tutorials.pages.request import language
from tutorials.speech.sounds import Tone, spoken, syllables

register = template.Library()

CONTOURS = MappingProxyType(  # how the voice goes, in a box of 24 by 16
    {
        Tone.NGANG: "M3 6h18",
        Tone.HUYEN: "M3 8q10 1 18 5",
        Tone.SAC: "M3 10q12 0 18-8",
        Tone.HOI: "M3 6q4 8 9 8t9-8",
        Tone.NGA: "M3 9q4 2 7 0M14 7q4-2 7-6",
        Tone.NANG: "M5 8q6 1 9 5M14 14h.1",
    }
)


@register.simple_tag
def sound(name: str, *, is_brief: bool = False) -> SafeString:
    """Show the sounds and tones of a name, and what the device says aloud; nothing where readers know the language.

    Brief, where many stand on a page: without the name of the dialect.
    """
    return SafeString(sound_html(name, language(), is_brief=is_brief))


@lru_cache(maxsize=4096)
def sound_html(name: str, lang: str, *, is_brief: bool = True) -> str:
    """Return the sounds of a name for readers of a language; the same come again and again, so that they are kept."""
    if lang == "vi":
        return ""
    said = [(each, CONTOURS[each.tone]) for each in syllables(name)]
    return get_template("glossary/_sound.html").render(
        {"spoken": spoken(name), "is_brief": is_brief, "syllables": said}
    )
