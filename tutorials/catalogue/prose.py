"""Prose of the content, rendered from Markdown once, when it is loaded.

Beside plain Markdown: `[[456v 7s cc]]` draws cards, `[[table: to-tom-cua]]` on a line of its own shows a drawing,
`[[say: ù]]` tells English readers how it sounds,
`{bất thực}` or `{shown text|slug}` links a term (once a section, later ones are plain words), `§TT-9.14` links a
clause and `((corner sign: on the left))` is shown with those card faces alone.
"""

import re
import xml.etree.ElementTree as etree
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from html import escape

import markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor

from tutorials.catalogue import marks
from tutorials.catalogue.problems import nearest
from tutorials.catalogue.texts import LANGS, Text, fold
from tutorials.engine.decks import DECKS, Card
from tutorials.engine.errors import DoorError
from tutorials.engine.games import deck_of
from tutorials.speech.sounds import syllables

ARTICLE_ID = r"[A-Z]{2}-\d+(?:\.\d+)*"

_TABLE = r"\[\[table:([^\[\]\n]*)\]\]"
_SAID = r"\[\[say:([^\[\]\n]*)\]\]"
_CARDS = r"\[\[([^\[\]\n]+)\]\]"
_BAR = "\ue000"  # stands for | inside a term, so that a table does not split there
_TERM = rf"\{{([^{{}}|{_BAR}\n]+)(?:[|{_BAR}]([^{{}}|{_BAR}\n]*))?\}}"
_ARTICLE = rf"§({ARTICLE_ID})"
_FACE = r"\(\(([a-z ]+): (.+?)\)\)"
_NEEDS_MARKDOWN = re.compile(r"[*_`#\[\]{}<>&§\\!|\n]|\(\(|^\s*(?:\d+\.|[-+]) ")
_TABLE_ALONE = re.compile(r"<p>(<x-table [^>]*></x-table>)</p>")
_DRAWN = re.compile(rf'<{marks.CARDS} codes="([^"]*)"')
_ONE_PARAGRAPH = re.compile(r"<p>((?:(?!</?p>).)*)</p>", re.DOTALL)

BLOCKS = {"p": "paragraphs", "li": "items of lists", "tr": "rows of tables"}
POINTING = 3  # words beside the name in a sentence that only says where to look
_HERE = "\ue001"  # stands before a term that is looked for
_ITEM = "\ue002"  # stands where an item of a list begins
_SENTENCE = re.compile(r".+?[.!?]+[”’)]*(?=\s|$)")
_SUMMAND = re.compile(r": \d+\.$")  # a line of a sum: a name and what it counts

Report = Callable[[int, str], None]


@dataclass(frozen=True, slots=True)
class Prose:
    """A text in both languages with its HTML, in which links and cards are still marks (see `marks`)."""

    source: Text
    html: Text

    def plain(self, lang: str, face: str = marks.USUAL_FACE) -> str:
        """Return the text alone, as it speaks of a face: for descriptions, search and titles."""
        return marks.plain(self.html.say(lang), lang, face)

    def first(self, lang: str, face: str = marks.USUAL_FACE) -> str:
        """Return its first sentence alone; of a sum all its lines, to the total."""
        text = self.plain(lang, face)
        sentences = [found[0] for found in _SENTENCE.finditer(text)] or [text]
        end = next((n for n, each in enumerate(sentences) if not _SUMMAND.search(each)), len(sentences) - 1)
        return "".join(sentences[: end + 1])

    def opening(self, lang: str, most: int) -> str:
        """Return its first sentence, and those after it as long as all of them have no more than so many letters."""
        text = self.plain(lang)
        ends = [found.end() for found in _SENTENCE.finditer(text)] or [len(text)]
        return text[: max(end for end in ends if end <= max(most, ends[0]))].strip()

    def about(self, slug: str, name: str, lang: str) -> str:
        """Return the sentence that links a term, not only to point there; else that says its name; else the first."""
        html = self.html.say(lang).replace(f'<x-term slug="{slug}">', f'<x-term slug="{slug}">{_HERE}')
        rows = marks.plain(html.replace("<li>", f"<li>{_ITEM}"), lang).split(_ITEM)
        sentences = [each for row in rows for each in _SENTENCE.findall(re.sub(r";\s*$", ".", row))]
        telling = [each for each in sentences if len(each.split()) > len(name.split()) + POINTING]
        best = sorted(telling, key=lambda each: (_HERE not in each, fold(name) not in fold(each)))
        said = best[0].replace(_HERE, "").strip() if best else self.first(lang)
        return said[:1].upper() + said[1:]


@dataclass(frozen=True)
class Links:
    """What content may link to: the names of terms by game, the ids of articles, documents and drawings."""

    names: Mapping[str, tuple[tuple[str, frozenset[str]], ...]] = field(default_factory=dict)
    aliases: Mapping[str, tuple[tuple[str, frozenset[str]], ...]] = field(default_factory=dict)
    slugs: frozenset[str] = frozenset()
    articles: frozenset[str] = frozenset()
    documents: frozenset[str] = frozenset()
    drawings: frozenset[str] = frozenset()

    def find(self, name: str, game: str) -> str:
        """Return the slug of the term of that name. Raises LookupError with the reason."""
        for table in (self.names, self.aliases):
            found = table.get(fold(name), ())
            here = [slug for slug, games in found if game in games] or [slug for slug, _ in found]
            if len(here) == 1:
                return here[0]
            if here:
                raise LookupError(f"“{name}” is the name of {', '.join(here)}: write {{{name}|slug}}")
        raise LookupError(f"no term or alias is called “{name}”: write {{{name}|slug}}")


class Renderer:
    """Renders the prose of one game; that of its lessons names no article, for a learner needs the sentence alone."""

    def __init__(self, links: Links, game: str, *, names_articles: bool = True) -> None:
        self._links = links
        self._game = game
        self._names_articles = names_articles
        self._seen: set[str] = set()
        self._said: Report = _ignore
        self._text = ""
        self._markdown = markdown.Markdown(extensions=["tables", "sane_lists", _Marks(self)], output_format="html")

    def both(self, text: Text, report: Callable[[str, int, str], None], *, is_inline: bool = False) -> Prose:
        """Render a text in both languages; `report` hears language, line within the text, and fault.

        One language leaves nothing out that the other has: they are of as many blocks, and draw the same cards.
        """
        html = {lang: self.render(text.say(lang), partial(report, lang)) for lang in LANGS}
        if is_inline:
            html = {lang: _without_paragraph(each) for lang, each in html.items()}
        for fault in _unlike(html["vi"], html["en"]):
            report("en", 0, fault)
        return Prose(text, Text(html["vi"], html["en"]))

    def render(self, text: str, report: Report) -> str:
        """Render one section of Markdown as HTML with marks."""
        if not _NEEDS_MARKDOWN.search(text):
            return f"<p>{escape(text, quote=False)}</p>"
        self._seen.clear()
        self._said, self._text = report, text
        html = self._markdown.reset().convert(re.sub(_TERM, _hide_bar, text)).replace(_BAR, "|")
        html = _TABLE_ALONE.sub(r"\1", html)
        self._said = _ignore
        return html

    def cards(self, names: str) -> etree.Element | None:
        """Return the mark of a row of cards."""
        try:
            found = _cards(names, self._game)
        except DoorError as error:
            self._fault(f"[[{names}]]", error.message.en)
            return None
        return etree.Element(marks.CARDS, {"codes": " ".join(kind.code for kind in found)})

    def table(self, name: str) -> etree.Element | None:
        """Return the mark of a drawing."""
        written = f"[[table:{name}]]"
        if name.strip() not in self._links.drawings:
            self._fault(written, f"there is no drawing “{name.strip()}”")
            return None
        if not re.search(rf"^ *{re.escape(written)} *$", self._text, re.MULTILINE):
            self._fault(written, "a drawing stands on a line of its own")
            return None
        return etree.Element(marks.TABLE, {"name": name.strip()})

    def said(self, words: str) -> etree.Element | None:
        """Return the mark of words whose sound is told to readers who do not know the language."""
        try:
            syllables(words)
        except ValueError as error:
            self._fault(f"[[say:{words}]]", str(error))
            return None
        return etree.Element(marks.SAID, {"words": words.strip()})

    def term(self, shown: str, slug: str | None) -> etree.Element | str | None:
        """Return the mark of a term, or the plain words if the section has linked it before."""
        written = f"{{{shown}}}" if slug is None else f"{{{shown}|{slug}}}"
        try:
            slug = self._links.find(shown, self._game) if slug is None else slug
        except LookupError as error:
            self._fault(written, str(error.args[0]))
            return None
        if slug not in self._links.slugs:
            self._fault(written, f"there is no term “{slug}”{nearest(slug, self._links.slugs)}")
            return None
        if slug in self._seen:
            return shown
        self._seen.add(slug)
        element = etree.Element(marks.TERM, {"slug": slug})
        element.text = shown
        return element

    def article(self, number: str) -> etree.Element | None:
        """Return the mark of a clause."""
        if not self._names_articles:
            self._fault(f"§{number}", "no sentence of a lesson names an article: write it under `articles`")
            return None
        if number not in self._links.articles:
            self._fault(f"§{number}", f"there is no article {number}")
            return None
        element = etree.Element(marks.ARTICLE, {"id": number})
        element.text = number
        return element

    def face(self, names: str, text: str) -> etree.Element | None:
        """Return the mark of what is said of some faces."""
        if unknown := set(names.split()) - set(marks.FACES):
            self._fault(f"(({names}:", f"there is no face {', '.join(sorted(unknown))}")
            return None
        element = etree.Element(marks.FACE, {"names": names})
        element.text = text
        return element

    def _fault(self, written: str, message: str) -> None:
        place = self._text.find(written)
        self._said(self._text.count("\n", 0, max(place, 0)), f"{written}: {message}")


def _hide_bar(match: re.Match[str]) -> str:
    return match[0].replace("|", _BAR)


def _ignore(line: int, fault: str) -> None:
    """Hear nothing."""


def _unlike(vi: str, en: str) -> Iterator[str]:
    """Yield how the English of a text is built otherwise than the Vietnamese."""
    for tag, name in BLOCKS.items():
        here, there = (html.count(f"<{tag}>") for html in (en, vi))
        if here != there:
            yield f"{name}: {here} in English, {there} in Vietnamese"
    drawn, wanted = (Counter(_DRAWN.findall(html)) for html in (en, vi))
    for lang, more in (("Vietnamese", wanted - drawn), ("English", drawn - wanted)):
        for codes in more:
            yield f"[[{codes}]] is drawn in the {lang} text alone"


def _without_paragraph(html: str) -> str:
    only = _ONE_PARAGRAPH.fullmatch(html.strip())
    return only[1] if only else html


def _cards(names: str, game: str) -> tuple[Card, ...]:
    """Read cards of the game's deck; of whichever deck knows them where there is no game. Raises DoorError."""
    if game:
        return deck_of(game).parse(names)
    faults = []
    for deck in DECKS:
        try:
            return deck.parse(names)
        except DoorError as error:
            faults.append(error)
    raise faults[0]


class _Inline(InlineProcessor):
    """Turns one kind of mark into its element; a mark that is wrong stays as it was written."""

    def __init__(self, pattern: str, make: Callable[[re.Match[str]], etree.Element | str | None]) -> None:
        super().__init__(pattern)
        self._make = make

    def handleMatch(  # type: ignore[override]
        self, m: re.Match[str], data: str
    ) -> tuple[etree.Element | str, int, int]:
        made = self._make(m)
        return (m[0] if made is None else made), m.start(0), m.end(0)


class _Marks(Extension):
    """Adds the marks to Markdown and takes raw HTML away."""

    def __init__(self, renderer: Renderer) -> None:
        super().__init__()
        self._renderer = renderer

    def extendMarkdown(self, md: markdown.Markdown) -> None:
        md.preprocessors.deregister("html_block")
        md.inlinePatterns.deregister("html")
        renderer = self._renderer
        patterns: tuple[tuple[str, str, Callable[[re.Match[str]], etree.Element | str | None]], ...] = (
            ("face", _FACE, lambda match: renderer.face(match[1], match[2])),
            ("said", _SAID, lambda match: renderer.said(match[1])),
            ("table", _TABLE, lambda match: renderer.table(match[1])),
            ("cards", _CARDS, lambda match: renderer.cards(match[1])),
            ("term", _TERM, lambda match: renderer.term(match[1], match[2])),
            ("article", _ARTICLE, lambda match: renderer.article(match[1])),
        )
        for place, (name, pattern, make) in enumerate(patterns):
            md.inlinePatterns.register(_Inline(pattern, make), name, 186 - place)  # before links and emphasis
