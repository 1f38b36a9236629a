"""The desk of a game of another deck: its form as the game's spec says, and what the engine says of the hand."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from tutorials import engine
from tutorials.catalogue import houses
from tutorials.catalogue.houses import House
from tutorials.desk.keys import Keyboard, Rows, Taps, held_in, key_rows
from tutorials.desks.spec import Desk, Field
from tutorials.engine import DoorError
from tutorials.engine.games import deck_of
from tutorials.tasks.questions import Line, lines_of

LONGEST = 600


@dataclass(frozen=True, slots=True)
class Row:
    """Cards with what they are."""

    label: str
    cards: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one village says of the hand."""

    house: House
    headline: str
    lines: tuple[Line, ...]
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """What the engine says of a hand: under the chosen village in full, under the others in a sentence."""

    verdict: Verdict
    rows: tuple[Row, ...]
    houses: tuple[Verdict, ...]

    @property
    def differs(self) -> bool:
        """Say whether the villages do not all agree."""
        return len({each.headline for each in self.houses}) > 1


def _control(field: Field, lang: str) -> forms.Field:
    common: dict[str, Any] = {
        "label": field.label.say(lang),
        "help_text": field.help.say(lang) if field.help else "",
        "required": False,
    }
    if field.sort == "number":
        return forms.IntegerField(
            **common,
            min_value=field.low,
            max_value=field.high,
            error_messages={
                "invalid": _("Hãy gõ một số nguyên, ví dụ 1."),
                "min_value": _("Hãy gõ một số từ %(limit_value)s trở lên."),
                "max_value": _("Nhiều nhất là %(limit_value)s."),
            },
        )
    if field.sort == "choice":
        return forms.ChoiceField(**common, choices=[(word, label.say(lang)) for word, label in field.choices])
    if field.sort == "flag":
        return forms.BooleanField(**common)
    return forms.CharField(
        **common, max_length=LONGEST, error_messages={"max_length": _("Dài quá. Không tay bài nào nhiều quân như thế.")}
    )


def taps_of(desk: Desk) -> tuple[Taps, ...]:
    """Return the keys of each field of cards of a desk; the first field is the hand."""
    cards = (field for field in desk.fields if field.sort == "cards")
    return tuple(Taps(field.name, is_hand=field is desk.fields[0], is_single=field.is_single) for field in cards)


class PlainForm(forms.Form):
    """Reads what the desk of a game asks for. Every error of the engine is shown beside the field it speaks of."""

    def __init__(self, data: QueryDict, desk: Desk, house: House, lang: str) -> None:
        super().__init__(data)
        self.desk = desk
        self.house = house
        self.lang = lang
        self.deck = deck_of(house.game)
        for field in desk.fields:
            self.fields[field.name] = _control(field, lang)
        self.said: Mapping[str, Any] | None = None

    @property
    def hand(self) -> forms.BoundField:
        """Return the field of the hand."""
        return self[self.desk.fields[0].name]

    def parts(self, into: str) -> list[tuple[forms.BoundField, Keyboard | None]]:
        """Return each field with its keyboard, if it takes cards; that of the field that was tapped last is open."""
        rows = key_rows(self.kinds())
        keyboards = {taps.field: self._keyboard(taps, rows, into) for taps in taps_of(self.desk)}
        return [(self[field.name], keyboards.get(field.name)) for field in self.desk.fields]

    def _keyboard(self, taps: Taps, rows: Rows, into: str) -> Keyboard:
        held = held_in(self.deck, self.data.get(taps.field, ""))
        is_open = taps.field == into or (taps.is_hand and not into)
        return Keyboard(self[taps.field], taps, held, rows, is_open=is_open)

    def kinds(self) -> Sequence[Any]:
        """Return the cards that are dealt under the chosen rules to as many as play."""
        if self.desk.kinds is None or self.house.is_lost:
            return self.deck.kinds
        players = self.data.get("players", "")
        about = {"players": int(players)} if "players" in self.fields and players.isdecimal() else {}
        said = engine.ask({"game": self.house.game, "ask": "deal", "rules": self.house.rules, **about})
        return self.deck.kinds if "error" in said else self.desk.kinds(said)

    def clean(self) -> None:
        """Read the cards, and let the engine look at the whole."""
        if self.house.is_lost:
            self.add_error(None, [fault.say(self.lang) for fault in self.house.faults])
        for field in self.desk.fields:
            if field.sort == "cards" and (text := self.cleaned_data.get(field.name)):
                try:
                    self.cleaned_data[field.name] = tuple(card.vi for card in self.deck.parse(text, field.name))
                except DoorError as error:
                    self.add_error(field.name, error.message.say(self.lang))
        if self.errors:
            return
        try:
            self.said = self._ask(self.house)
        except DoorError as error:
            asked = str(error.path[0])
            name = self.desk.called.get(asked, asked)
            name = name if name in self.fields else self.desk.fields[0].name
            # The engine names its own field; the reader knows the label.
            told = error.message.say(self.lang).replace(f"«{asked}»", f"«{self.fields[name].label}»")
            self.add_error(name, told)

    def _ask(self, house: House) -> dict[str, Any] | None:
        """Ask the engine; None while too little is given. Raises DoorError."""
        filled = {name: value for name, value in self.cleaned_data.items() if value not in (None, "", (), False)}
        question = self.desk.question(filled)
        if question is None:
            return None
        return engine.answer({"game": house.game, "lang": self.lang, "rules": house.rules, **question})

    def reading(self) -> Reading | None:
        """Return what the engine says; None while too little is given."""
        if not self.is_valid() or self.said is None:
            return None
        told = houses.presets(self.house.game)
        offered = told if self.house in told else (*told, self.house)
        verdicts = tuple(self._verdict(house) for house in offered)
        rows = tuple(Row(label, self.deck.parse(list(names))) for label, names in self.desk.rows(self.said, self.lang))
        chosen = next(each for each in verdicts if each.is_chosen)
        return Reading(chosen, rows, verdicts)

    def _verdict(self, house: House) -> Verdict:
        try:
            said = self._ask(house) or {}
        except DoorError as error:
            return Verdict(house, error.message.say(self.lang), (), house == self.house)
        return Verdict(house, self.desk.headline(said, self.lang), lines_of(said), house == self.house)

    def examples(self) -> Iterator[tuple[str, str]]:
        """Yield what each example is, with its query."""
        for label, values in self.desk.examples:
            query = QueryDict(mutable=True)
            query.update(values)
            yield label.say(self.lang), query.urlencode()
