"""Verses that call the cards of tổ tôm điếm: one lục bát couplet for each of the thirty kinds."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tutorials.catalogue.tables import Table
from tutorials.catalogue.texts import LANGS, Text
from tutorials.engine.cards import KINDS, Kind, parse
from tutorials.engine.errors import DoorError

METRE = (6, 8)  # syllables of the two lines of lục bát
Marked = tuple[tuple[tuple[str, bool], ...], ...]  # lines in pieces, each with whether it is a word to listen for
_SYLLABLE = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Verse:
    """The couplet that calls a card: its picture, and in it the words that tell rank and suit."""

    card: Kind
    text: Text  # two lines
    picture: Text  # what is drawn on the card
    clues_vi: tuple[str, ...]
    clues_en: tuple[str, ...]
    game: str  # whose verse it is

    def lines(self, lang: str) -> tuple[str, ...]:
        """Return the two lines in the asked language."""
        return tuple(self.text.say(lang).split("\n"))

    def clues(self, lang: str) -> tuple[str, ...]:
        """Return the words to listen for, as they stand in the verse."""
        return self.clues_en if lang == "en" else self.clues_vi

    @property
    def marked_vi(self) -> Marked:
        """Return the Vietnamese lines in pieces."""
        return self._marked("vi")

    @property
    def marked_en(self) -> Marked:
        """Return the English lines in pieces."""
        return self._marked("en")

    def _marked(self, lang: str) -> Marked:
        clues = "|".join(re.escape(clue) for clue in self.clues(lang))
        pattern = re.compile(rf"(?<!\w)({clues})(?!\w)")
        return tuple(
            tuple((piece, number % 2 == 1) for number, piece in enumerate(pattern.split(line)) if piece)
            for line in self.lines(lang)
        )


def read_verses(table: Table | None, game: str) -> dict[str, Verse]:
    """Read the verses of a game by the code of their card, in the order of the deck; note what is wrong or missing."""
    if table is None:
        return {}
    found: dict[str, Verse] = {}
    for each in table.tables("verse"):
        verse = _read_verse(each, game)
        if verse is None:
            continue
        if verse.card.code in found:
            each.fault("card", f"{verse.card.vi} has two verses", is_fatal=False)
        found[verse.card.code] = verse
    missing = [kind.vi for kind in KINDS if kind.code not in found]
    if missing:
        table.fault("verse", f"no verse for {', '.join(missing)}", is_fatal=False)
    table.finish()
    return {kind.code: found[kind.code] for kind in KINDS if kind.code in found}


def _read_verse(table: Table, game: str) -> Verse | None:
    card = _read_card(table)
    text = table.said()
    picture = table.both("picture")
    clues = _read_clues(table)
    table.finish()
    if table.is_broken or card is None or picture is None:
        return None
    for fault in _faults(text):
        table.fault("vi", fault, is_fatal=False)
    for lang, words in zip(LANGS, clues, strict=True):
        for word in words:
            if not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text.say(lang)):
                table.fault(f"clues.{lang}", f"“{word}” does not stand in the verse", is_fatal=False)
    return Verse(card, text, picture, *clues, game)


def _read_card(table: Table) -> Kind | None:
    try:
        found = parse(table.text("card"))
    except DoorError as error:
        table.fault("card", error.message.en)
        return None
    if len(found) == 1:
        return found[0]
    table.fault("card", "must be one card")
    return None


def _read_clues(table: Table) -> tuple[tuple[str, ...], tuple[str, ...]]:
    inner = table.table("clues")
    if inner is None:
        table.fault("clues", "missing: write clues.vi and clues.en")
        return (), ()
    vi, en = (inner.words(lang) for lang in LANGS)
    for lang, words in zip(LANGS, (vi, en), strict=True):
        if not words:
            inner.fault(lang, "missing: the words to listen for")
    inner.finish()
    table.is_broken = table.is_broken or inner.is_broken
    return vi, en


def _faults(text: Text) -> Iterator[str]:
    """Say where a text is no couplet of lục bát, by the number of its lines and syllables."""
    for lang in LANGS:
        if text.say(lang).count("\n") != 1:
            yield f"a couplet has two lines ({lang})"
            return
    counts = tuple(syllables(line) for line in text.vi.split("\n"))
    if tuple(map(len, counts)) != METRE:
        yield f"lục bát has {METRE[0]} and {METRE[1]} syllables, not {len(counts[0])} and {len(counts[1])}"


def syllables(line: str) -> tuple[str, ...]:
    """Return the syllables of a line; in Vietnamese each is written as a word."""
    return tuple(_SYLLABLE.findall(line))
