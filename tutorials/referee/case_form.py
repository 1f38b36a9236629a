"""What the forms of all games share: fields of cards, read into a question that the engine judges."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue.benches import Bench, Dispute
from tutorials.catalogue.houses import House
from tutorials.engine import DoorError
from tutorials.engine.cards import Cards, Kind, parse, parse_one, short
from tutorials.referee.address import LONGEST, Row, rows_of

MOST = 60  # of anything that is counted
MAT = "mat"  # asked for row by row, by no field of the form


def cards_field(label: Any, help_text: Any = "") -> forms.CharField:
    """Return a field in which cards are typed."""
    too_long = _("Dài quá: mỗi người chỉ có chừng ba chục quân.")
    return forms.CharField(
        label=label, help_text=help_text, required=False, max_length=LONGEST, error_messages={"max_length": too_long}
    )


def number_field(label: Any) -> forms.IntegerField:
    """Return a field in which a number is typed."""
    errors = {
        "invalid": _("Hãy gõ một số nguyên, ví dụ 1."),
        "min_value": _("Hãy gõ một số từ 0 trở lên."),
        "max_value": _("Nhiều nhất là %(limit_value)s."),
    }
    return forms.IntegerField(label=label, required=False, min_value=0, max_value=MOST, error_messages=errors)


class CaseForm(forms.Form):
    """Reads a case. Every error of the engine is shown beside the field it speaks of."""

    mat_label: Any = ""  # of the first row of the mat, of each further one, and what is said below the first
    mat_more: Any = ""
    mat_help: Any = ""
    mat_wrong: Any = ""
    more_label: Any = ""  # of the fields that stand folded away
    filled_at: Mapping[str, str] = {"from": "came", "door": "came"}  # fields of the question that others here fill

    def __init__(self, data: QueryDict, bench: Bench, dispute: Dispute, house: House, lang: str) -> None:
        super().__init__(data)
        self.bench = bench
        came = self.fields["came"]
        assert isinstance(came, forms.ChoiceField)
        came.choices = [(door.slug, door.label.say(lang)) for door in bench.doors]
        self.dispute = dispute
        self.house = house
        self.lang = lang
        self.mat_errors: dict[int, str] = {}
        for name, label in dispute.labels.items():
            self.fields[name].label = label.say(lang)
        for name, told in dispute.helps.items():
            self.fields[name].help_text = told.say(lang).format(want=self.win_size - 1)

    # what the page shows ----------------------------------------------------------------------

    @property
    def folded(self) -> list[str]:
        """Return the names of the fields that stand folded away."""
        return []

    @property
    def has_folded(self) -> bool:
        """Say whether a folded field is filled in, open or wrong, so that it must be shown."""
        return any(self.data.get(name) or name in self.errors or name == self.data.get("open") for name in self.folded)

    @property
    def hows(self) -> list[tuple[str, Any]]:
        """Return the ways in which a meld can have been laid, where its cards do not tell."""
        return []

    @property
    def sent(self) -> QueryDict:
        """Return the address that was sent."""
        assert isinstance(self.data, QueryDict)
        return self.data

    # reading ----------------------------------------------------------------------------------

    def parsed(self, field: str) -> Cards:
        """Read the cards of a field."""
        try:
            return parse(self.cleaned_data[field], field)
        except DoorError as error:
            raise self.refusal(error) from error

    def parsed_one(self, field: str) -> Kind:
        """Read the one card of a field."""
        try:
            return parse_one(self.cleaned_data[field].strip(), field)
        except DoorError as error:
            raise self.refusal(error) from error

    def refusal(self, error: DoorError) -> forms.ValidationError:
        """Return an error of the engine as one of the form."""
        return forms.ValidationError(error.message.say(self.lang, self.name_of), code=error.code)

    def name_of(self, asked: str) -> str:
        """Return what the reader calls a field of the question: the label of the field that fills it."""
        name = self.filled_at.get(asked, asked)
        label = self.mat_label if name == MAT else self.fields[name].label if name in self.fields else ""
        return str(label or asked)

    def clean_card(self) -> Kind | None:
        """Read the card that came."""
        if not self.dispute.needs_card:
            return None
        if not self.cleaned_data["card"].strip():
            raise forms.ValidationError(gettext("Hãy chọn quân vừa đến."), code="missing")
        return self.parsed_one("card")

    def clean_cards(self) -> Cards:
        """Read the cards on hand, in the order in which they were typed."""
        return self.parsed("cards")

    def clean_then(self) -> Cards:
        """Read the cards thrown afterwards, in order."""
        found = self.parsed("then")
        if not found and self.dispute.needs_throw:
            raise forms.ValidationError(gettext("Hãy chọn quân đã đánh đi."), code="missing")
        return found

    def clean_discarded(self) -> Cards:
        """Read the cards thrown before."""
        return self.parsed("discarded")

    def clean_passed(self) -> Cards:
        """Read the cards that came to one's door and were not eaten."""
        return self.parsed("passed")

    def clean_announced(self) -> list[str]:
        """Read the names of the cước that were announced."""
        names = [name.strip() for name in self.cleaned_data["announced"].replace(";", ",").split(",")]
        found = [name for name in names if name]
        try:
            for name in found:
                self.find_cuoc(name)
        except DoorError as error:
            raise self.refusal(error) from error
        return found

    def find_cuoc(self, name: str) -> Any:
        """Find a cước of the game by its name. Raises DoorError if there is none."""
        raise NotImplementedError

    def clean(self) -> None:
        """Read the mat, row by row."""
        self.mat: list[dict[str, Any]] = []
        for number, row in enumerate(rows_of(self.sent)):
            try:
                self.mat.append(self.meld(row))
            except DoorError as error:
                self.mat_errors[number] = error.message.say(self.lang, self.name_of)
        if self.mat_errors:
            self.add_error(None, forms.ValidationError(self.mat_wrong, code="mat"))
        elif self.dispute.act == "u" and not self.errors:
            self.need_whole_hand()

    def meld(self, row: Row) -> dict[str, Any]:
        """Read one row of the mat. Raises DoorError if it is no meld of the game."""
        raise NotImplementedError

    @property
    def win_size(self) -> int:
        """Cards of a winning hand, the winning card counted."""
        raise NotImplementedError

    @property
    def size(self) -> int:
        """Count the cards on hand and on the mat."""
        raise NotImplementedError

    def need_whole_hand(self) -> None:
        """Refuse an ù with part of a hand: nobody can say of it whether it is round."""
        want = self.win_size - 1
        if self.size != want:
            message = gettext("Muốn xử ù phải có cả bài: %(want)s quân chưa kể quân ù, mà ở đây có %(size)s.")
            error = forms.ValidationError(message % {"want": want, "size": self.size}, code="missing")
            self.add_error("cards", error)

    def refuse(self, error: DoorError) -> None:
        """Show an error of the engine beside its field."""
        name, message = str(error.path[0]), error.message.say(self.lang, self.name_of)
        name = self.filled_at.get(name, name)
        if name == MAT:
            self.mat_errors[self._wrong_row(error)] = message
            return self.add_error(None, forms.ValidationError(self.mat_wrong, code="mat"))
        self.add_error(name if name in self.fields else None, message)

    def _wrong_row(self, error: DoorError) -> int:
        """Return the row of the mat that an error speaks of: that of its path, or the one whose cards are wrong."""
        for step in error.path:
            if isinstance(step, int):
                return min(step, max(0, len(self.mat) - 1))
        rows = (number for number, meld in enumerate(self.mat) if short(parse(meld["cards"])) == error.word)
        return next(rows, 0)

    # the question -----------------------------------------------------------------------------

    def question(self) -> dict[str, Any]:
        """Return the fields of the question to the engine."""
        raise NotImplementedError

    @property
    def came_from(self) -> tuple[str, str]:
        """Return where the card came from, and at whose door, in the engine's words."""
        door = self.bench.door(self.cleaned_data["came"] or self.dispute.came)
        return door.source, door.door

    def desk_query(self, rules: str) -> str:
        """Return the query by which the hand desk shows this hand with its points; empty if it cannot."""
        return ""


def names_of(cards: Cards) -> list[str]:
    """Return the names of cards, as questions take them."""
    return [kind.vi for kind in cards]
