"""The desk's form: a hand as people type it, and what happened to it."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any
from urllib.parse import urlencode

from django import forms
from django.utils.translation import gettext_lazy as _

from tutorials import engine
from tutorials.catalogue import houses
from tutorials.catalogue.houses import House
from tutorials.desk.keys import Keyboard, Rows, Taps, held_in, key_rows
from tutorials.engine import DoorError
from tutorials.engine.cards import Cards, Kind, parse, parse_one
from tutorials.engine.decks import Deck
from tutorials.engine.games import deck_of
from tutorials.engine.totom.game import GAMES
from tutorials.tasks.names import source_name

LONGEST = 600  # characters of a field; forty cards in words are shorter
LAID_WORDS = {
    "phỗng": "phong", "phong": "phong", "dậy": "day-khan", "day": "day-khan", "day-khan": "day-khan",
    "trình": "trinh", "trinh": "trinh", "ăn": "an", "an": "an",
}  # fmt: skip
KEYS = (
    Taps("cards", is_hand=True),
    Taps("khan"),
    Taps("thien_khai"),
    Taps("bat_thuc"),
    Taps("mat", has_melds=True),
    Taps("winning", is_single=True),
)
SOURCES = ("noc", "discard", "thien-khai", "bat-cai")


def _text(label: Any, help_text: Any = "") -> forms.CharField:
    too_long = _("Dài quá. Không tay bài nào nhiều quân như thế.")
    return forms.CharField(
        label=label, help_text=help_text, required=False, max_length=LONGEST, error_messages={"max_length": too_long}
    )


class HandForm(forms.Form):
    """Reads a hand state. Every error of the engine is shown beside the field it speaks of."""

    cards = _text(_("Các quân trên tay"), _("Ví dụ: 568v 7v7v7v cc, hoặc «thất văn, tam vạn, tam sách»."))
    rules = forms.CharField(label=_("Lệ làng"), required=False)
    khan = _text(_("Khàn úp"), _("Quân nào úp khàn, ví dụ: 6s."))
    thien_khai = _text(_("Thiên khai úp"), _("Quân nào có đủ bốn, ví dụ: 4v."))
    bat_thuc = _text(_("Khàn bất thực"), _("Quân nào đã lấy chén bất thực, ví dụ: 9w."))
    mat = _text(_("Phu dưới chiếu"), _("Các phu cách nhau bằng dấu chấm phẩy: 567w; phỗng 8v8v8v."))
    winning = _text(_("Quân ù"), _("Quân vừa đến, khi bài chỉ thiếu một quân là đủ."))
    source = forms.ChoiceField(label=_("Quân ù từ đâu"), required=False)
    streak = forms.IntegerField(
        label=_("Số ván đã ù liền trước ván này"),
        required=False,
        min_value=0,
        max_value=99,
        error_messages={
            "invalid": _("Hãy gõ một số nguyên, ví dụ 1."),
            "min_value": _("Hãy gõ một số từ 0 trở lên."),
            "max_value": _("Nhiều nhất là 99."),
        },
    )
    DETAILS = ("khan", "thien_khai", "bat_thuc", "mat", "winning", "source", "streak")

    def __init__(self, data: Mapping[str, Any], house: House, lang: str) -> None:
        super().__init__(data)
        self.house = house
        self.game = house.game
        self.lang = lang
        source = self.fields["source"]
        assert isinstance(source, forms.ChoiceField)
        source.choices = [(word, source_name(word)) for word in SOURCES]

    @property
    def houses(self) -> tuple[House, ...]:
        """Return the villages to compare: the presets told of the game, and the one that was chosen."""
        told = houses.presets(self.game)
        return told if self.house in told else (*told, self.house)

    def add_prefix(self, field_name: str) -> str:
        """Return a field's name in the address, where the source of the winning card is called `from`."""
        return "from" if field_name == "source" else field_name

    def details(self, into: str) -> list[tuple[forms.BoundField, Keyboard | None]]:
        """Return the fields that stand folded away, each with its keyboard if it takes cards."""
        keyboards = self.keyboards(into)
        return [(self[name], keyboards.get(name)) for name in self.DETAILS]

    def keyboards(self, into: str) -> dict[str, Keyboard]:
        """Return the keyboard of each field of cards; that of the field that was tapped last is open."""
        deck = deck_of(self.game)
        rows = key_rows(deck.kinds)
        return {taps.field: self._keyboard(taps, deck, rows, into) for taps in KEYS}

    def _keyboard(self, taps: Taps, deck: Deck, rows: Rows, into: str) -> Keyboard:
        held = held_in(deck, self.data.get(taps.field, ""))
        return Keyboard(self[taps.field], taps, held, rows, is_open=taps.is_hand or taps.field == into)

    @property
    def has_details(self) -> bool:
        """Say whether a folded field is filled in or wrong, so that it must be shown open."""
        return any(self.data.get(self.add_prefix(name)) or name in self.errors for name in self.DETAILS)

    def _kinds(self, field: str) -> list[str]:
        return [kind.vi for kind in dict.fromkeys(self._parsed(field))]

    def _parsed(self, field: str) -> Cards:
        try:
            return parse(self.cleaned_data[field], field)
        except DoorError as error:
            raise self._refusal(error) from error

    def _refusal(self, error: DoorError) -> forms.ValidationError:
        return forms.ValidationError(error.message.say(self.lang), code=error.code)

    def clean_rules(self) -> str:
        """Refuse rules of which not even the preset is known; what else is unknown in them is only told."""
        if self.house.is_lost:
            raise forms.ValidationError([fault.say(self.lang) for fault in self.house.faults])
        return self.house.slug

    def clean_cards(self) -> Cards:
        """Read the cards, in the order in which they were typed."""
        return self._parsed("cards")

    def clean_khan(self) -> list[str]:
        """Read the kinds that lie face down in threes."""
        return self._kinds("khan")

    def clean_thien_khai(self) -> list[str]:
        """Read the kinds that lie face down in fours."""
        return self._kinds("thien_khai")

    def clean_bat_thuc(self) -> list[str]:
        """Read the kinds for which a cup was taken."""
        return self._kinds("bat_thuc")

    def clean_mat(self) -> list[dict[str, Any]]:
        """Read the melds on the mat; three or four alike are a phỗng or a khàn raised, if nothing else is said."""
        melds = []
        for part in self.cleaned_data["mat"].replace("\n", ";").split(";"):
            if not part.strip():
                continue
            word, _space, rest = part.strip().partition(" ")
            how = LAID_WORDS.get(word.casefold().rstrip(":"))
            try:
                cards = parse(rest if how else part, "mat")
            except DoorError as error:
                raise self._refusal(error) from error
            melds.append({"cards": [kind.vi for kind in cards], "how": how or _how(cards)})
        return melds

    def clean_winning(self) -> Kind | None:
        """Read the winning card."""
        if not self.cleaned_data["winning"].strip():
            return None
        try:
            return parse_one(self.cleaned_data["winning"], "winning")
        except DoorError as error:
            raise self._refusal(error) from error

    def clean(self) -> None:
        """Let the engine look at the hand as a whole: size, house rules, khàn among the cards, phu on the mat."""
        if self.errors:
            return
        if self.size > self.win_size:
            self._look("discards")
        else:
            self._look("arrange")
        if not self.errors and self.winning_card:
            self._look("win", **self.with_winning(self.winning_card))

    @property
    def size(self) -> int:
        """Return the number of cards, on hand and on the mat."""
        return len(self.cleaned_data["cards"]) + sum(len(meld["cards"]) for meld in self.cleaned_data["mat"])

    @property
    def win_size(self) -> int:
        """Return the number of cards of a winning hand."""
        return GAMES[self.game].win_size

    def _look(self, name: str, **fields: Any) -> None:
        """Let the engine look at the hand; show an error beside its field."""
        try:
            engine.answer(self._question(name, None, **self.state(), **fields))
        except DoorError as error:
            asked = str(error.path[0])
            self.add_error(asked if asked in self.fields else "cards", error.message.say(self.lang))

    def address(self, cards: Iterable[Kind], winning: Kind) -> str:
        """Return the query of the same hand with another winning card."""
        fields = {name: self.data.get(name) for name in self.data} | {"cards": spell(cards), "winning": winning.code}
        return urlencode({name: value for name, value in fields.items() if value})

    # questions about the hand ------------------------------------------------------------------

    @property
    def winning_card(self) -> Kind | None:
        """Return the winning card that was named."""
        return self.cleaned_data.get("winning")

    def state(self, cards: Iterable[Kind] | None = None) -> dict[str, Any]:
        """Return the hand state that the door reads."""
        held = self.cleaned_data["cards"] if cards is None else cards
        fields = {name: self.cleaned_data[name] for name in ("khan", "thien_khai", "bat_thuc", "mat")}
        filled = {name: value for name, value in fields.items() if value}
        streak = self.cleaned_data.get("streak") or 0
        return {"cards": [kind.vi for kind in held], "streak": streak, **filled}

    def with_winning(self, card: Kind) -> dict[str, Any]:
        """Return the field of the winning card."""
        return {"winning": {"card": card.vi, "from": self.cleaned_data.get("source") or "noc"}}

    def ask(
        self, name: str, cards: Iterable[Kind] | None = None, house: House | None = None, **fields: Any
    ) -> dict[str, Any]:
        """Ask the engine about the hand, under the chosen house rules unless another house is named."""
        return self.put(name, house, **self.state(cards), **fields)

    def put(self, name: str, house: House | None, **fields: Any) -> dict[str, Any]:
        """Put a question to the engine."""
        return engine.ask(self._question(name, house, **fields))

    def _question(self, name: str, house: House | None, **fields: Any) -> dict[str, Any]:
        rules = (house or self.house).rules
        return {"game": self.game, "ask": name, "lang": self.lang, "rules": rules, **fields}


def spell(cards: Iterable[Kind]) -> str:
    """Write cards in short form in the order given: `568v 7s cc`; the last one may be the winning card."""
    words: list[str] = []
    for suit, group in groupby(cards, key=lambda card: card.suit):
        codes = [card.code for card in group]
        words += codes if suit is None else ["".join(code[:-1] for code in codes) + suit.letter]
    return " ".join(words)


def _how(cards: Cards) -> str:
    if len(set(cards)) == 1:
        return {3: "phong", 4: "day-khan"}.get(len(cards), "an")
    return "an"
