"""A written record told to people: seat, what was done, and the cards to draw, line by line.

Numbers of lines are those of the text, the same that the engine names. A line that cannot be read stands
as it was written, with what is wrong in it, and hides no other line.
"""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from tutorials.catalogue import Text, load
from tutorials.engine.cards import Cards, parse
from tutorials.engine.chan.record import parse_record as parse_chan
from tutorials.engine.errors import DoorError
from tutorials.engine.records import RecordError, alone
from tutorials.engine.totom.referee.record import parse_record
from tutorials.engine.totom.referee.written import NOTHING_BEFORE, Act, How, Laid, Record, Turn
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

    @property
    def cards(self) -> Cards:
        """Return all cards of the line."""
        return tuple(card for group in self.groups for card in group.cards)


@dataclass(frozen=True, slots=True)
class Told:
    """A record: what was known when it begins, and what was done."""

    heads: tuple[Entry, ...]
    actions: tuple[Entry, ...]


VERBS = {
    Act.THROW: Text("đánh", "throws"),
    Act.OPEN: Text("mở nọc, ra", "opens the nọc:"),
    Act.EAT: Text("ăn", "eats"),
    Act.EAT_DOWN: Text("ăn cài", "eats with a khàn kept face down (ăn cài):"),
    Act.EAT_SHOWN: Text("ăn lộ", "eats with a khàn turned up (ăn lộ):"),
    Act.PHONG: Text("phỗng", "takes by phỗng"),
    Act.RAISE_KHAN: Text("dậy khàn", "raises the khàn of"),
    Act.RAISE_THIEN_KHAI: Text("dậy thiên khai", "raises the thiên khai of"),
    Act.LAY_THIEN_KHAI: Text("úp thiên khai", "lays face down a thiên khai of"),
    Act.LAY_KHAN: Text("úp khàn", "lays face down a khàn of"),
    Act.SHOW: Text("trình phu, lật", "shows a phu and turns up"),
    Act.CUP: Text("bất thực, nhận chén cho", "declines, and takes a cup for"),
    Act.RETURN_CUP: Text("trả chén", "returns the cup of"),
    Act.LAY: Text("hạ", "lays down"),
    Act.ORDER: Text("xếp theo thứ tự", "lays in this order:"),
    Act.SIT_OUT: Text("chịu ván này", "sits this hand out"),
    Act.WIN: Text("ù", "is ù with"),
    Act.DRAW: Text("Ván hòa.", "The hand is a draw."),
    Act.GAP: Text("… (những việc không ghi)", "… (what is not told)"),
}
COPIES = {How.PHONG: 3, How.KHAN: 3, How.THIEN_KHAI: 4, How.RAISED_KHAN: 4, How.RAISED_THIEN_KHAI: 4}


def tell(text: str, lang: str) -> Told:
    """Tell a record line by line."""
    lines = unicodedata.normalize("NFC", text).splitlines()
    remarks = {number: line.partition("#")[2].strip() for number, line in enumerate(lines, 1)}
    record, broken = _parse(lines, parse_record)
    if record is None:
        plain = [number for number, line in enumerate(lines, 1) if line.partition("#")[0].strip()]
        shown = {number: Entry(number, lines[number - 1].strip(), words=lines[number - 1].strip()) for number in plain}
        return Told((), _in_order(shown, broken, lines, lang))
    heads = tuple(_heads(record, lines, lang))
    actions = {
        turn.line: _action(turn, lines[turn.line - 1], remarks[turn.line], lang, record.game) for turn in record.turns
    }
    return Told(heads, _in_order(actions, broken, lines, lang))


def tell_in(game: str, text: str, lang: str) -> Told:
    """Tell a record of a game: move by move, or in a game whose moves have other words line by line."""
    return tell_plainly(text, lang, READERS[game]) if game in READERS else tell(text, lang)


READERS: dict[str, Callable[[str], object]] = {"chan": parse_chan}
PLAIN_HEADS = {
    "lệ": Text("Lệ", "Rules"),
    "bắt cái": Text("Bắt cái", "Card for the cái"),
    "chiếu": Text("Chiếu", "On the mat before"),
    "đã đánh": Text("Đã đánh", "Thrown before by"),
    "đã qua": Text("Đã qua", "Passed before by"),
    "nọc": Text("Nọc", "Nọc"),
    "ghế": Text("Ghế", "Seats"),
    "cái": Text("Cái", "Cái"),
    "bài": Text("Bài", "Cards of"),
    "tay": Text("Tay", "In the hand of"),
    "tay đủ": Text("Tay đủ", "The whole hand of"),
    "ù liền": Text("Ù liền", "Wins in a row of"),
}
PLAIN_VERBS = {
    "đánh": Text("đánh", "throws"),
    "mở": Text("mở nọc, ra", "turns up from the nọc"),
    "ăn": Text("ăn", "eats"),
    "dưới": Text("để dưới", "lets go down"),
    "chíu": Text("chíu", "takes by chíu"),
    "trả": Text("trả cửa", "gives back to the door"),
    "ù": Text("ù", "is ù with"),
}
THIEN_U = Text("thiên ù", "is ù as dealt")  # an ù that names no card


def tell_plainly(text: str, lang: str, read: Callable[[str], object] | None = None) -> Told:
    """Tell a record of another game line by line, what was known before what was done; `read` finds wrong lines."""
    lines = unicodedata.normalize("NFC", text).splitlines()
    broken = _parse(lines, read)[1] if read else {}
    heads: list[Entry] = []
    actions: dict[int, Entry] = {}
    for number, line in enumerate(lines, 1):
        if number in broken:
            continue
        words, _, remark = (part.strip() for part in line.partition("#"))
        key, colon, rest = (part.strip() for part in words.partition(":"))
        if colon and key.casefold() == "ván":
            continue  # the page has named the game already
        if colon and any(f"{key.casefold()} ".startswith(f"{head} ") for head in (*_PLAIN, *_BY_SEAT)):
            heads.append(Entry(number, words, words=_plain_head(key, lang), groups=_laid_out(rest)))
        elif words:
            actions[number] = _plain_action(number, words, remark, lang)
    return Told(tuple(heads), _in_order(actions, broken, lines, lang))


def _plain_head(key: str, lang: str) -> str:
    """Name what a head line tells: the word, and the seat behind it if it is of one."""
    word = next(
        (word for word in sorted(PLAIN_HEADS, key=len, reverse=True) if f"{key.casefold()} ".startswith(f"{word} ")), ""
    )
    return f"{PLAIN_HEADS[word].say(lang)}{key[len(word) :]}" if word else key


def _plain_action(number: int, text: str, remark: str, lang: str) -> Entry:
    """Tell who did what with which cards; a line of other words stands as it was written."""
    done, _colon, called = (part.strip() for part in text.partition(":"))
    if word := alone(done):
        return Entry(number, text, words=VERBS[Act(word)].say(lang), remark=remark)
    seat, verb, rest = (*done.split(None, 2), "", "", "")[:3]
    card, _with, beside = rest.partition(" với ")
    words = THIEN_U if verb == "ù" and not card else PLAIN_VERBS.get(verb)
    if words is None:
        return Entry(number, text, words=text, remark=remark)
    try:
        groups = [Group("", parse(card))] if card else []
        groups += [Group(pgettext("record", "với"), parse(beside))] if beside else []
    except DoorError:
        return Entry(number, text, words=text, remark=remark)
    said = _("xướng: %(names)s") % {"names": called} if called else ""
    return Entry(number, text, seat, words.say(lang), tuple(groups), said, remark)


def _laid_out(text: str) -> tuple[Group, ...]:
    """Return what a head line holds: cards where it names nothing else, or its words."""
    try:
        return (Group("", parse(text)),)
    except DoorError:
        return (Group(text),)


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


# what was known ---------------------------------------------------------------------------------


def _heads(record: Record, lines: Sequence[str], lang: str) -> Iterator[Entry]:
    for key, number in sorted(record.lines.items(), key=lambda item: item[1]):
        found = next((word for word in _WORDS_BY_LENGTH if key.startswith(f"{word} ")), None)
        seat = key.removeprefix(f"{found} ") if found else ""
        words, groups = _BY_SEAT[found](record, seat, lang) if found else _PLAIN[key](record, lang)
        yield Entry(number, lines[number - 1].strip(), seat, words, groups)


Head = tuple[str, tuple[Group, ...]]


def _game(record: Record, lang: str) -> Head:
    game = load().game(record.game)
    return pgettext("record", "Ván"), (Group(game.name.say(lang) if game else record.game),)


def _rules(record: Record, lang: str) -> Head:
    slug = record.rules or ""
    preset = load().preset(record.game, slug) or load().preset("to-tom", slug)  # the forms share their houses
    return pgettext("record", "Lệ"), (Group(preset.name.say(lang) if preset else record.rules or ""),)


def _seats(record: Record, lang: str) -> Head:
    return _("Các ghế, theo vòng đánh"), (Group(", ".join(record.seats)),)


def _cai(record: Record, lang: str) -> Head:
    return pgettext("record", "Làm cái"), (Group(record.cai),)


def _bat_cai(record: Record, lang: str) -> Head:
    return pgettext("record", "Quân bắt cái"), (Group("", (record.bat_cai,) if record.bat_cai else ()),)


def _noc(record: Record, lang: str) -> Head:
    if isinstance(record.noc, tuple):
        return _("Nọc, theo thứ tự mở"), (Group("", record.noc),)
    return pgettext("record", "Nọc còn"), (Group(_("%(count)s quân") % {"count": record.noc}),)


def _hand(record: Record, seat: str, lang: str) -> Head:
    return _("Bài lúc chia của %(seat)s") % {"seat": seat}, (Group("", record.hands[seat]),)


def _held(record: Record, seat: str, lang: str) -> Head:
    return _("%(seat)s có trên tay, chưa kể các quân khác") % {"seat": seat}, (
        Group("", record.before[seat].held or ()),
    )


def _whole(record: Record, seat: str, lang: str) -> Head:
    return _("Cả tay của %(seat)s") % {"seat": seat}, (Group("", record.before[seat].held or ()),)


def _laid(record: Record, seat: str, lang: str) -> Head:
    return _("Dưới chiếu của %(seat)s") % {"seat": seat}, tuple(
        meld_group(meld, lang) for meld in record.before[seat].laid
    )


def meld_group(meld: Laid, lang: str) -> Group:
    """Return a phu on the mat as it lies there, with how it came."""
    words = how_name(meld.how.slug)
    if meld.card is None:
        return Group(words, meld.cards)
    if meld.how is How.EATEN and meld.cards:
        words = f"{words} {names((meld.card,), lang)}"
    return Group(words, (meld.card,) * COPIES.get(meld.how, 1) + meld.cards)


def _thrown(record: Record, seat: str, lang: str) -> Head:
    return _("%(seat)s trước đó đã đánh") % {"seat": seat}, (Group("", record.before[seat].thrown),)


def _passed(record: Record, seat: str, lang: str) -> Head:
    return _("Trước đó đến cửa %(seat)s mà không ăn") % {"seat": seat}, (Group("", record.before[seat].passed),)


def _shown(record: Record, seat: str, lang: str) -> Head:
    return _("Trước đó hiện ra mà %(seat)s không phỗng") % {"seat": seat}, (Group("", record.before[seat].shown),)


def _wins(record: Record, seat: str, lang: str) -> Head:
    wins = record.before.get(seat, NOTHING_BEFORE).wins
    return _("%(seat)s vừa ù liền") % {"seat": seat}, (
        Group(ngettext("%(count)s ván", "%(count)s ván", wins) % {"count": wins}),
    )


_PLAIN: dict[str, Callable[[Record, str], Head]] = {
    "ván": _game,
    "lệ": _rules,
    "ghế": _seats,
    "cái": _cai,
    "bắt cái": _bat_cai,
    "nọc": _noc,
}
_BY_SEAT: dict[str, Callable[[Record, str, str], Head]] = {
    "bài": _hand,
    "tay": _held,
    "tay đủ": _whole,
    "chiếu": _laid,
    "đã đánh": _thrown,
    "đã qua": _passed,
    "đã hiện": _shown,
    "ù liền": _wins,
}
_WORDS_BY_LENGTH = sorted(_BY_SEAT, key=len, reverse=True)  # «tay đủ» before «tay»


# what was done ----------------------------------------------------------------------------------


def _action(turn: Turn, text: str, remark: str, lang: str, game: str) -> Entry:
    groups = []
    if turn.act in (Act.LAY, Act.ORDER):
        groups.append(Group("", turn.beside))
    elif turn.card is not None:
        groups.append(Group("", (turn.card,)))
        if turn.beside:
            groups.append(Group(pgettext("record", "với"), turn.beside))
    said = []
    if turn.announced is not None:
        said.append(
            _called(turn.announced, lang) if turn.act is Act.RETURN_CUP else _announced(turn.announced, lang, game)
        )
    if turn.called is not None:
        said.append(_called(turn.called, lang))
    words = VERBS[turn.act].say(lang)
    return Entry(turn.line, text.strip(), turn.seat, words, tuple(groups), "; ".join(said), remark)


def _announced(given: Sequence[str], lang: str, game: str) -> str:
    found = ", ".join(_named(name, lambda name: cuoc_name(name, lang, game)) for name in given)
    return _("xướng: %(names)s") % {"names": found} if found else _("không xướng gì")


def _called(given: Sequence[str], lang: str) -> str:
    found = ", ".join(_named(name, lambda name: call_name(name, lang)) for name in given)
    return _("hô: %(names)s") % {"names": found} if found else _("không hô gì")


def _named(name: str, find: Callable[[str], tuple[str, str]]) -> str:
    """Return the name of what was called; of what is unknown, the word as it was written."""
    try:
        return find(name)[0]
    except DoorError:
        return name
