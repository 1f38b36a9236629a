"""A written record told to people: seat, what was done, and the cards to draw, line by line.

Numbers of lines are those of the text, the same that the engine names. A line that cannot be read stands
as it was written, with what is wrong in it, and hides no other line.
"""

import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from tutorials.catalogue import Catalogue, Problem, load
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.catalogue.records import HeadWords, RecordWords
from tutorials.engine.cards import Cards, Kind, parse
from tutorials.engine.errors import DoorError
from tutorials.engine.games import GAMES
from tutorials.engine.records.lines import RecordError
from tutorials.engine.records.written import Before, Record
from tutorials.engine.totom.referee.written import Act, How, Laid
from tutorials.tasks.names import call_name, cuoc_name, how_name, names

Broken = dict[int, DoorError]  # by line
MOST_BROKEN = 20  # lines that are shown with what is wrong in them; a text with more is no record


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together, with the words before them."""

    words: str
    cards: Cards = ()
    is_hidden: bool = False  # they lie face down


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a record."""

    number: int  # line of the text, from 1
    text: str  # as it was written
    seat: str = ""
    words: str = ""  # what was done, or what is known
    groups: tuple[Group, ...] = ()
    said: str = ""  # what was called as the hand was shown
    remark: str = ""  # the writer's own words, behind #
    error: str = ""  # why the line cannot be read
    above: str = ""  # what was done, above its cards

    @property
    def cards(self) -> Cards:
        """Return all cards of the line."""
        return tuple(card for group in self.groups for card in group.cards)


@dataclass(frozen=True, slots=True)
class Transcript:
    """A record: what was known when it begins, and what was done."""

    heads: tuple[Entry, ...]
    actions: tuple[Entry, ...]


AnyRecord = Record[Any, Any]
COPIES = {How.PHONG: 3, How.KHAN: 3, How.THIEN_KHAI: 4, How.RAISED_KHAN: 4, How.RAISED_THIEN_KHAI: 4}
PILES = {"tay": "held", "tay đủ": "held", "đã đánh": "thrown", "đã qua": "passed", "đã hiện": "shown"}


def transcribe(text: str, lang: str, game: str = MAIN_GAME) -> Transcript:
    """Tell a record of a game line by line, what was known before what was done."""
    lines = unicodedata.normalize("NFC", text).splitlines()
    read = GAMES[game].record
    assert read is not None, f"{game} has no records"
    record, broken = _parse(lines, read)
    if record is None:
        plain = [number for number, line in enumerate(lines, 1) if line.partition("#")[0].strip()]
        shown = {number: Entry(number, lines[number - 1].strip(), words=lines[number - 1].strip()) for number in plain}
        return Transcript((), _in_order(shown, broken, lines, lang))
    teller = _Teller(record, load().records[game], lines, lang)
    return Transcript(tuple(teller.heads()), _in_order(teller.actions(), broken, lines, lang))


def _parse(lines: Sequence[str], read: Callable[[str], Any]) -> tuple[Any, Broken]:
    """Read a record without the lines that cannot be read; None if even then it is none."""
    left = list(lines)
    broken: Broken = {}
    while len(broken) <= MOST_BROKEN:
        try:
            return read("\n".join(left)), broken
        except DoorError as error:
            number = error.line if isinstance(error, RecordError) else 0
            if not 1 <= number <= len(left) or not left[number - 1].partition("#")[0].strip():
                return None, broken
            broken[number] = error
            left[number - 1] = ""
    return None, broken


def _in_order(
    read: dict[int, Entry], broken: dict[int, DoorError], lines: Sequence[str], lang: str
) -> tuple[Entry, ...]:
    """Put broken lines back where they stood."""
    for number, error in broken.items():
        text = lines[number - 1].strip()
        read[number] = Entry(number, text, words=text, error=error.message.say(lang))
    return tuple(read[number] for number in sorted(read))


@dataclass(frozen=True, slots=True)
class _Teller:
    """Tells the lines of one record in the words of its game."""

    record: AnyRecord
    words: RecordWords
    lines: Sequence[str]
    lang: str

    # what was known ---------------------------------------------------------------------------

    def heads(self) -> Iterator[Entry]:
        """Tell the head lines in order; those that the page has told already have no words and are left out."""
        for key, number in sorted(self.record.lines.items(), key=lambda item: item[1]):
            word, _space, seat = (key, "", "") if key in self.words.heads else key.rpartition(" ")
            if told := self.words.heads.get(word):
                yield self._head(told, word, seat, number)

    def _head(self, told: HeadWords, word: str, seat: str, number: int) -> Entry:
        value = self._value(word, seat)
        label = told.counted if isinstance(value, int) and told.counted else told.label
        line = self.lines[number - 1]
        groups: tuple[Group, ...]
        if told.as_written:
            written = line.partition("#")[0].partition(":")[2].strip()
            groups = (Group("", parse(written)) if isinstance(value, tuple) else Group(written),)
        else:
            groups = self._said(value, told)
        return Entry(number, line.strip(), seat, label.say(self.lang).format(seat=seat), groups)

    def _value(self, word: str, seat: str) -> Any:
        """Return what a head line tells: cards, melds, a number or words."""
        before = self.record.before.get(seat, Before())
        if word in PILES:
            return getattr(before, PILES[word], None) or ()  # a seat of which nothing is known has none
        return HEADS[word](self, before, seat)

    def name_of_game(self) -> str:
        """Return what the game is called."""
        game = load().game(self.record.game)
        return game.name.say(self.lang) if game else self.record.game

    def name_of_rules(self) -> str:
        """Return what its house rules are called."""
        slug = self.record.rules or ""
        preset = load().preset(self.record.game, slug) or load().preset(MAIN_GAME, slug)  # the forms share their houses
        return preset.name.say(self.lang) if preset else slug

    def _said(self, value: Any, told: HeadWords) -> tuple[Group, ...]:
        if isinstance(value, tuple):
            return (Group("", value),)
        if isinstance(value, list):
            return tuple(meld_group(meld, self.lang) for meld in value)
        if isinstance(value, int) and told.one and told.many:
            count = told.one if value == 1 else told.many
            return (Group(count.say(self.lang).format(count=value)),)
        return (Group(str(value)),)

    # what was done ----------------------------------------------------------------------------

    def actions(self) -> dict[int, Entry]:
        """Tell every action by its line."""
        return {turn.line: self._action(turn) for turn in self.record.turns}

    def _action(self, turn: Any) -> Entry:
        line = self.lines[turn.line - 1]
        groups = _laid_by(turn)
        word = turn.act.value
        words = (self.words.bare.get(word) if not groups else None) or self.words.acts[word]
        said = "; ".join(self._calls(turn))
        remark = line.partition("#")[2].strip()
        above = self.words.above.get(word, words).say(self.lang)
        return Entry(turn.line, line.strip(), turn.seat, words.say(self.lang), groups, said, remark, above=above)

    def _calls(self, turn: Any) -> Iterator[str]:
        announced, called = getattr(turn, "announced", None), getattr(turn, "called", None)
        if announced is not None:
            yield self._called(announced) if turn.act is Act.RETURN_CUP else self._announced(announced)
        if called is not None:
            yield self._called(called)

    def _announced(self, given: Sequence[str]) -> str:
        found = ", ".join(self._named(name, self._cuoc) for name in given)
        return _("xướng: %(names)s") % {"names": found} if found else _("không xướng gì")

    def _called(self, given: Sequence[str]) -> str:
        found = ", ".join(self._named(name, self._call) for name in given)
        return _("hô: %(names)s") % {"names": found} if found else _("không hô gì")

    def _cuoc(self, name: str) -> str:
        return cuoc_name(name, self.lang, self.record.game)[0]

    def _call(self, name: str) -> str:
        return call_name(name, self.lang)[0]

    def _named(self, name: str, find: Callable[[str], str]) -> str:
        """Return the name of what was called; of what is unknown, the word as it was written."""
        try:
            return find(name) if self.words.named else name
        except DoorError:
            return name


HEADS: Mapping[str, Callable[[_Teller, Before[Any], str], Any]] = {
    "ván": lambda teller, _before, _seat: teller.name_of_game(),
    "lệ": lambda teller, _before, _seat: teller.name_of_rules(),
    "ghế": lambda teller, _before, _seat: ", ".join(teller.record.seats),
    "cái": lambda teller, _before, _seat: teller.record.cai,
    "bắt cái": lambda teller, _before, _seat: (teller.record.bat_cai,),
    "nọc": lambda teller, _before, _seat: teller.record.noc,
    "bài": lambda teller, _before, seat: teller.record.hands.get(seat, ()),
    "chiếu": lambda _teller, before, _seat: list(before.laid),
    "ù liền": lambda _teller, before, _seat: before.wins,
}
"""What a head line tells, by its word, but for those of `PILES`."""


def check_records(catalogue: Catalogue) -> Iterator[Problem]:
    """Yield what may stand in the records of a game and has no words, and words for what stands in none."""
    for game in catalogue.games:
        words, acts = catalogue.records.get(game.slug), {act.value for act in GAMES[game.slug].acts}
        sheet = words.sheet if words else None
        if words is None or sheet is None:
            if acts and game.slug in catalogue.benches:
                yield Problem(f"{game.slug}/record.toml", 0, "", "the engine reads its records, which have no words")
            continue
        for word in sorted(acts - words.acts.keys()):
            yield Problem(sheet.name, sheet.line(("act",)), f"act.{word}", "missing: the engine reads it in records")
        for name, table in (("act", words.acts), ("bare", words.bare)):
            for word in sorted(table.keys() - acts):
                yield Problem(sheet.name, sheet.line((name, word)), f"{name}.{word}", "the engine reads no such act")
        for place, word in enumerate(words.heads):
            if word not in HEADS and word not in PILES:
                yield Problem(sheet.name, sheet.line(("head", place, "word")), "head.word", f"no head line is “{word}”")


def _laid_by(turn: Any) -> tuple[Group, ...]:
    """Return the card of an action, and those laid with it."""
    beside = (turn.beside,) if isinstance(turn.beside, Kind) else turn.beside or ()
    if turn.act in (Act.LAY, Act.ORDER):
        return (Group("", beside),)
    if turn.card is None:
        return ()
    return (Group("", (turn.card,)), *((Group(pgettext("record", "với"), beside),) if beside else ()))


def meld_group(meld: Laid, lang: str) -> Group:
    """Return a phu on the mat as it lies there, with how it came."""
    words = how_name(meld.how.slug)
    if meld.card is None:
        return Group(words, meld.cards)
    if meld.how is How.EATEN and meld.cards:
        words = f"{words} {names((meld.card,), lang)}"
    return Group(words, (meld.card,) * COPIES.get(meld.how, 1) + meld.cards)
