"""The form of a desk: its fields as the desk of the game tells them, and what happened to what was typed."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from tutorials import engine
from tutorials.catalogue.desks import Desk, Field, Sort
from tutorials.catalogue.houses import House
from tutorials.desk.keys import INTO, Keyboard, Rows, Taps, held_in, key_rows
from tutorials.desks.hand import Answer, Hand
from tutorials.desks.reading import Reading
from tutorials.desks.telling import telling_of
from tutorials.desks.typed import read_cards
from tutorials.engine import DoorError
from tutorials.questions.own import questions_of
from tutorials.questions.posed import Posed, posed
from tutorials.questions.question import question

LONGEST = 600  # characters of a field; forty cards in words are shorter
Part = tuple[forms.BoundField, Keyboard | None]


def _control(field: Field, lang: str) -> forms.Field:
    common: dict[str, Any] = {
        "label": field.label.say(lang),
        "help_text": field.help.say(lang) if field.help else "",
        "required": False,
    }
    if field.sort is Sort.NUMBER:
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
    if field.sort is Sort.CHOICE:
        return forms.ChoiceField(**common, choices=[(each.word, each.label.say(lang)) for each in field.choices])
    if field.sort is Sort.FLAG:
        return forms.BooleanField(**common)
    return forms.CharField(
        **common, max_length=LONGEST, error_messages={"max_length": _("Dài quá. Không bài nào nhiều quân như thế.")}
    )


def taps_of(desk: Desk) -> tuple[Taps, ...]:
    """Return the keys of each field of cards of a desk."""
    return tuple(
        Taps(
            field.name,
            is_hand=field is desk.hand,
            is_single=field.sort is Sort.CARD,
            has_melds=field.sort is Sort.MELDS,
        )
        for field in desk.fields
        if field.holds_cards
    )


class DeskForm(forms.Form):
    """Reads what the desk of a game asks for. Every error of the engine is shown beside the field it speaks of."""

    def __init__(self, data: QueryDict, desk: Desk, house: House, lang: str) -> None:
        super().__init__(data)
        self.words = {name: str(data.get(name, "")) for name in data}
        self.desk = desk
        self.telling = telling_of(desk)
        self.house = house
        self.lang = lang
        for field in desk.fields:
            self.fields[field.name] = _control(field, lang)
        self.held: dict[str, tuple[Any, ...]] = {}  # the cards of the fields that could be read; of melds none
        self.said: Answer | None = None
        self.told: Reading | None = None

    # what the page shows ----------------------------------------------------------------------

    @property
    def hand(self) -> forms.BoundField:
        """Return the field of the hand."""
        return self[self.desk.hand.name]

    def parts(self, into: str) -> list[Part]:
        """Return each field that is shown at once, with its keyboard if it takes cards."""
        return self._parts(into, is_folded=False)

    def folded(self, into: str) -> list[Part]:
        """Return the fields that stand folded away, each with its keyboard if it takes cards."""
        return self._parts(into, is_folded=True)

    @property
    def has_folded(self) -> bool:
        """Say whether a folded field is filled in or wrong, so that it must be shown open."""
        names = (field.name for field in self.desk.fields if field.is_folded)
        return any(self.words.get(name) or name in self.errors for name in names)

    def _parts(self, into: str, *, is_folded: bool) -> list[Part]:
        taps = {each.field: each for each in taps_of(self.desk)}
        fields = (field for field in self.desk.fields if field.is_folded is is_folded)
        return [
            (self[each.name], self._keyboard(taps[each.name], into) if each.holds_cards else None) for each in fields
        ]

    def _keyboard(self, taps: Taps, into: str) -> Keyboard:
        """Return the keyboard of a field; open are that tapped last, and the hand's unless one near it took over."""
        held = self.held.get(taps.field)
        if held is None:  # the field is empty, or refused: what can be read of it may still be taken away
            held = held_in(self.desk.deck, self.words.get(taps.field, ""))
        other = self.desk.field(into)
        is_open = taps.field == into or (taps.is_hand and (other is None or other.is_folded))
        return Keyboard(self[taps.field], taps, held, self._rows, is_open=is_open)

    @cached_property
    def _rows(self) -> Rows:
        return key_rows(self._kinds)

    @cached_property
    def _kinds(self) -> Sequence[Any]:
        """Return the cards that are dealt under the chosen rules to as many as play."""
        if self.telling.kinds is None or self.house.is_lost:
            return self.desk.deck.kinds
        players = self.words.get("players", "")
        about = {"players": int(players)} if "players" in self.fields and players.isdecimal() else {}
        said = engine.ask({"game": self.house.game, "ask": "deal", "rules": self.house.rules, **about})
        return self.desk.deck.kinds if "error" in said else self.telling.kinds(said)

    # reading ----------------------------------------------------------------------------------

    def clean(self) -> None:
        """Read the cards, and let the engine look at the whole."""
        if self.house.is_lost:
            self.add_error(None, [fault.say(self.lang) for fault in self.house.faults])
        for field in self.desk.fields:
            if field.holds_cards and self.cleaned_data.get(field.name):
                try:
                    read = read_cards(self.desk, field, self.cleaned_data[field.name])
                except DoorError as error:
                    self.add_error(field.name, error.message.say(self.lang))
                else:
                    self.cleaned_data[field.name] = read
                    self.held[field.name] = () if field.sort is Sort.MELDS else read
        if self.errors:
            return
        try:
            self.said = self.telling.check(self._filled)
            if self.said is not None:
                self.told = self.telling.read(self._filled, self.said)
        except DoorError as error:
            self._refuse(error)

    def _refuse(self, error: DoorError) -> None:
        field = self.desk.field_of(str(error.path[0])) or self.desk.hand
        self.add_error(field.name, error.message.say(self.lang, self.desk.called(self.lang)))

    @cached_property
    def _filled(self) -> Hand:
        """Return the hand as it was filled in; asked for once the fields are read."""
        filled = {name: value for name, value in self.cleaned_data.items() if value}
        words = {name: word for name, word in self.words.items() if name != INTO}
        return Hand(self.desk, filled, self.house, self.lang, words)

    def reading(self) -> Reading | None:
        """Return what the engine says; None while too little is given."""
        return self.told if self.is_valid() else None

    def asked(self) -> list[Posed]:
        """Return what a class may be asked about the hand, each question with its key; nothing for too little."""
        if not self.is_valid() or self.said is None:
            return []
        return [posed(question(name), self.lang) for name, _task in questions_of(self._filled)]

    def examples(self) -> Iterator[tuple[str, tuple[Any, ...], str]]:
        """Yield what each example is, with the cards that are held in it and its query."""
        for label, values, _line in self.desk.examples:
            query = QueryDict(mutable=True)
            query.update(values)
            held = held_in(self.desk.deck, values.get(self.desk.hand.name, ""))
            yield label.say(self.lang), held, query.urlencode()
