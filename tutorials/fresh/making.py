"""Small helps for those who make fresh exercises."""

from html import escape

from tutorials.catalogue import LANGS, Prose, Text


def plain(vi: str, en: str) -> Prose:
    """Return one sentence of prose in both languages, without marks."""
    source = Text(vi, en)
    return Prose(source, Text(*(f"<p>{escape(source.say(lang))}</p>" for lang in LANGS)))
