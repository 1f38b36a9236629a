"""Tell in words what happened at a table: slugs and cards become sentences of the reader's language."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.utils.html import conditional_escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from tutorials.catalogue.table_words import TableWords
from tutorials.engine import DoorError
from tutorials.engine.decks import Card, card_by_code
from tutorials.engine.games import GAMES
from tutorials.play.tables import Choice, Codes, Event, Reason, read_mark

WHO = "{who} "  # with which what is told of a seat begins, so that its next deed is told without it
NONE = "-khong"  # behind the slug of an act: done without a card of the hand, where it may be done with some
_UNSEEN: Mapping[int, Codes] = {}


@dataclass(frozen=True, slots=True)
class Speech:
    """How one reader is told of one table."""

    game: str
    words: TableWords
    lang: str
    seat: int | None = None  # the reader's own; None: nobody's
    is_exact: bool = False  # say how many of a kind there are: for whoever lays the hand out by what is told

    def who(self, seat: int) -> str:
        """Return how a seat is called: the reader himself, or a letter."""
        return _("Mình") if seat == self.seat else letter(seat)

    def whom(self, seat: int) -> str:
        """Return how a seat is called inside a sentence."""
        return self.who(seat).lower() if seat == self.seat else letter(seat)

    def name(self, section: str, slug: str, **values: Any) -> SafeString:
        """Return how a slug is called; the slug itself where there are no words."""
        saying = self.words.find(section, slug)
        return self._filled(saying.name.say(self.lang) if saying else slug, values)

    def label(self, choice: Choice) -> SafeString:
        """Return the words on the button of a choice."""
        whom = "" if choice.whom is None else self.whom(choice.whom)
        values = {"cards": choice.cards, "taken": _one(choice.taken), "said": choice.said, "whom": whom}
        alone = f"{choice.act}{NONE}"
        if not choice.cards and self.words.find("way", alone):
            return self.name("way", alone, **values)
        return self.name("act", choice.act, **values)

    def mark(self, mark: str) -> SafeString:
        """Return how a mark beside a seat is called: `cai`, or one with its card, `cup.5v`."""
        slug, card = read_mark(mark)
        return self.name(
            "mark", slug, cards=_one(card) if _known(card) else (), said=() if _known(card) else _one(card)
        )

    def reason(self, reason: Reason) -> SafeString:
        """Return a reason as a sentence, which says in words what there is none of; nothing where no words are."""
        without = "-".join((f"{reason.slug}{NONE}", *(name for name, value in reason.values.items() if value == 0)))
        saying = self.words.find("reason", without) or self.words.find("reason", reason.slug)
        return self._filled(saying.name.say(self.lang), reason.values) if saying else SafeString("")

    def cards(self, codes: Codes) -> SafeString:
        """Return cards by their names."""
        return self._shown(codes)

    def lines(
        self, events: Iterable[Event], between: str = ", ", unseen: Mapping[int, Codes] = _UNSEEN
    ) -> list[SafeString]:
        """Tell events, a line for all that one neighbour does in a row.

        `unseen`: cards that nobody else saw, by the number of the event with which they came or went.
        """
        lines: list[tuple[int | None, SafeString]] = []
        for number, event in enumerate(events):
            saying = self.words.find("act", event.act)
            if saying is None:
                text = f"{WHO}{event.act} {{cards}}"
            else:
                text = (saying.mine if event.seat == self.seat else saying.told).say(self.lang)
            values: dict[str, Any] = {"cards": event.cards, "taken": _one(event.taken), "said": event.said}
            values |= {} if event.seat is None else {"who": self.who(event.seat)}
            values |= {} if event.whom is None else {"whom": self.whom(event.whom)}
            goes_on = bool(lines) and lines[-1][0] == event.seat is not None and text.startswith(WHO)
            told = self._filled(text.removeprefix(WHO) if goes_on else text, values)
            if number in unseen:
                told = format_html("{} ({})", told, self._shown(unseen[number]))
            if goes_on:
                told = format_html("{}{}{}", lines.pop()[1], between, told)
            lines.append((event.seat, told))
        return [line for _seat, line in lines]

    def result(self, end: str, winners: Sequence[int], said: Codes) -> SafeString:
        """Tell how a hand ended."""
        saying = self.words.find("end", end)
        text = saying.name.say(self.lang) if saying else end
        if saying and self.seat in winners:
            text = saying.mine.say(self.lang)
        if said and "{said}" not in text:
            text = f"{text}: {{said}}"
        return self._filled(text, {"who": self.all_of(winners), "said": said})

    def all_of(self, seats: Sequence[int]) -> str:
        """Return who sits there, as a sentence lists them."""
        *others, last = [self.whom(seat) if place else self.who(seat) for place, seat in enumerate(seats)] or [""]
        return _("{} và {}").format(", ".join(others), last) if others else last

    def _filled(self, text: str, values: Mapping[str, Any]) -> SafeString:
        """Fill the braces of a text; where nothing fills one, the text closes over it."""
        shown = {name: self._shown(value) for name, value in values.items()}
        if "{counted}" in text:
            shown["counted"] = self._counted(values.get("cards", ()))
        if values.get("cards"):
            shown["beside"] = format_html(_("với {}"), shown["cards"])
        filled = conditional_escape(text).format_map(_Gaps(shown))
        return mark_safe(" ".join(filter(None, filled.split(" "))).replace(" ,", ",").replace(" .", ".").strip(" :,"))

    def _shown(self, value: Any) -> SafeString:
        if isinstance(value, tuple | list):
            return mark_safe(", ".join(self._word(word) + self._times(count) for word, count in Counter(value).items()))
        return conditional_escape(value)

    def _counted(self, cards: Codes) -> SafeString:
        """Show cards, of those alike how many there are: a pair of soldiers is no single one."""
        many = {1: "{}", 2: _("đôi {}"), 3: _("ba {}"), 4: _("bốn {}"), 5: _("năm {}")}
        told = (format_html(many[count], self._word(code)) for code, count in Counter(cards).items())
        return format_html_join(", ", "{}", ((each,) for each in told))

    def _times(self, count: int) -> str:
        """Return how many there are of what is named once; nothing where that is not asked."""
        return f"\u00a0×{count}" if self.is_exact and count > 1 else ""

    def _word(self, word: str) -> str:
        """Show a card or a cước: a card by its name that does not break."""
        known = _known(word)
        if known:
            return format_html("<b>{}</b>", known[0].label(self.lang).replace(" ", "\u00a0"))
        saying = self.words.find("said", word)
        return conditional_escape(saying.name.say(self.lang) if saying else _cuoc(self.game, word, self.lang))


class _Gaps(dict[str, str]):
    def __missing__(self, name: str) -> str:
        return ""


def letter(seat: int) -> str:
    """Return the letter of a seat."""
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[seat]


def cards_of(codes: Iterable[str]) -> tuple[Card, ...]:
    """Return cards by their codes."""
    return tuple(card_by_code(code) for code in codes)


def _one(card: str) -> Codes:
    return (card,) if card else ()


@lru_cache(maxsize=512)
def _known(word: str) -> tuple[Card, ...]:
    """Return the card of a code, if it is one."""
    try:
        return (card_by_code(word),)
    except KeyError:
        return ()


@lru_cache(maxsize=512)
def _cuoc(game: str, slug: str, lang: str) -> str:
    """Return the engine's name of a cước; the slug if it has none."""
    find = GAMES[game].cuoc
    try:
        found = find(slug, "cuoc") if find else None
    except DoorError:
        found = None
    return slug if found is None else found.en if lang == "en" else found.vi
