"""The form of one hand in the games whose score book asks plain questions: whom, what, how many."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.http import QueryDict
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.engine import DoorError
from tutorials.hoi.address import State
from tutorials.hoi.sheet import NOBODY, Box, Choice, Kind
from tutorials.hoi.words import Hand

Choices = Callable[[State, str], Sequence[Choice]]
NUMBERS = ("number", "each", "signed")
LONGEST = 6  # signs of a number
ROWS = "rows"  # how many rows of a question are asked; sent by the button that asks for one more


@dataclass(frozen=True, slots=True)
class Question:
    """What a form asks: of which sort, under which words, among which choices, and in which houses at all."""

    # one, maybe: a seat; many: seats; pick: one choice; tick: several; number; each: one a seat; signed: or below 0
    sort: str
    label: Promise | Mapping[str, Promise]  # by the ending, where it differs
    choices: Choices | None = None
    help_text: Promise | str = ""
    value: Any = True  # of a flag
    is_asked: Callable[[State], bool] = lambda state: True


COUNTED = Kind(
    "tinh-san",
    gettext_lazy("Điểm tính sẵn"),
    gettext_lazy("ghi thẳng điểm được mất của mỗi người"),
    ("points", "winner"),
)
_COUNTED: Mapping[str, Question] = {
    "points": Question(
        "signed", gettext_lazy("Mỗi người được mất mấy điểm"), help_text=gettext_lazy("Mất thì ghi dấu trừ: -4.")
    ),
    "winner": Question("maybe", gettext_lazy("Ai thắng ván ấy")),
}


class SheetForm:
    """Reads one hand by the questions of its game. What is refused stands beside its field; nothing typed is lost."""

    own: Mapping[str, Question] = {}  # the questions of the game

    def __init__(self, sent: QueryDict, kind: Kind, state: State, lang: str, *, cai_is_open: bool = False) -> None:
        self.questions = {**self.own, **_COUNTED}
        self.sent, self.kind, self.state, self.lang = sent, kind, state, lang
        self.data = sent  # where the page looks for what was typed
        self.faults: list[tuple[str, str]] = []

    @property
    def is_sent(self) -> bool:
        """Say whether the form was filled in, not just opened."""
        return "add" in self.sent

    def is_valid(self) -> bool:
        """Say whether everything that must be told is told, and numbers are numbers."""
        for name in self._asked((*self.kind.fields, *self.kind.folded)):
            question = self.questions[name]
            if question.sort == "one" and not self._seat(name):
                self.faults.append((name, f"{self._label(name)}?"))
            if question.sort in NUMBERS and any(not is_number(text, question) for text in self._typed(name)):
                self.faults.append((name, _("Hãy gõ một số nguyên.")))
        return not self.faults

    def hand(self) -> Hand:
        """Return the hand that was told, its seats as letters."""
        hand: Hand = {"result": self.kind.slug}
        for name in self._asked((*self.kind.fields, *self.kind.folded)):
            told = self._told(name)
            if told not in (None, "", [], False) or (told is False and self.questions[name].value is False):
                hand[name] = told
        return self.mended(hand)

    def mended(self, hand: Hand) -> Hand:
        """Return the hand as the engine takes it."""
        return hand

    def filled(self, hand: Mapping[str, Any]) -> dict[str, list[str]]:
        """Return what the form would have been sent for a hand; undoes `hand`."""
        found: dict[str, list[str]] = {}
        for name, question in self.questions.items():
            value = hand.get(name)
            if value is None:
                continue
            if question.sort in ("each", "signed"):
                for letter, number in zip("abcde", value, strict=False):
                    found[f"{name}_{letter}"] = ["" if number is None else str(number)]
            elif question.sort == "flag":
                found[name] = ["1"] if value == question.value else []
            else:
                found[name] = [str(each) for each in value] if isinstance(value, list) else [str(value)]
        return found

    def refuse(self, error: DoorError) -> None:
        """Show an error of the engine beside its field, if the form has it."""
        name = next((step for step in reversed(error.path) if isinstance(step, str)), "")
        self.faults.append((name, error.message.say(self.lang, self.name_of)))

    def name_of(self, asked: str) -> str:
        """Return what the reader calls a field of the hand: the question that fills it."""
        return self._label(asked) if asked in self.questions else asked

    def refuse_with(self, message: str) -> None:
        """Show an error that belongs to no field."""
        self.faults.append(("", message))

    @property
    def loose_faults(self) -> tuple[str, ...]:
        """Return the faults that stand beside no field."""
        boxes = {box.name for box in (*self.boxes, *self.folded)}
        return tuple(text for name, text in self.faults if name not in boxes)

    @property
    def boxes(self) -> tuple[Box, ...]:
        """Return the questions in plain sight."""
        return tuple(self._box(name) for name in self._asked(self.kind.fields))

    @property
    def folded(self) -> tuple[Box, ...]:
        """Return the questions that are rarely needed."""
        return tuple(self._box(name) for name in self._asked(self.kind.folded))

    @property
    def has_folded(self) -> bool:
        """Say whether a folded question is answered or wrong, so that it must be shown open."""
        return ROWS in self.sent or any(
            box.faults
            or box.text
            or any(typed for _field, _name, typed in box.numbers)
            or any(is_on and value not in ("", NOBODY) for value, _label, is_on in box.choices)
            for box in self.folded
        )

    @property
    def again(self) -> tuple[int, str] | None:
        """Return how many rows may be asked next, and the words of the button for it; None where no more may be."""
        return None

    def _asked(self, names: Sequence[str]) -> list[str]:
        return [name for name in names if self.questions[name].is_asked(self.state)]

    def _seat(self, name: str) -> str | None:
        value = self.sent.get(name, "")
        return value if value in dict(self.state.seats) else None

    def _typed(self, name: str) -> list[str]:
        """Return what stands in the fields for numbers."""
        if self.questions[name].sort == "number":
            return [self.sent.get(name, "").strip()]
        return [self.sent.get(f"{name}_{letter}", "").strip() for letter, _name in self.state.seats]

    def _told(self, name: str) -> Any:
        """Return what the form says of a field."""
        question = self.questions[name]
        if question.sort in ("one", "maybe"):
            return self._seat(name)
        if question.sort == "many":
            return [letter for letter, _name in self.state.seats if letter in self.sent.getlist(name)]
        if question.sort == "flag":
            return question.value if self.sent.get(name) else None
        if question.sort == "number":
            return _number(self._typed(name)[0])
        if question.sort in ("each", "signed"):
            found = [_number(text) for text in self._typed(name)]
            if question.sort == "signed":
                return [each or 0 for each in found]
            return found if any(each is not None for each in found) else None
        known = [value for value, _label in self._choices(name)]
        told = [value for value in known if value and value in self.sent.getlist(name)]
        return told if question.sort == "tick" else next(iter(told), None)

    def _choices(self, name: str) -> Sequence[Choice]:
        question = self.questions[name]
        if question.choices is not None:
            return question.choices(self.state, self.lang)
        if question.sort == "maybe":
            return (*self.state.seats, (NOBODY, _("không ai")))
        return self.state.seats

    def _label(self, name: str) -> str:
        label = self.questions[name].label
        return str(label[self.kind.slug]) if isinstance(label, Mapping) else str(label)

    def _box(self, name: str) -> Box:
        question, label = self.questions[name], self._label(name)
        faults = tuple(dict.fromkeys(text for place, text in self.faults if place == name)) if self.is_sent else ()
        help_text = str(question.help_text)
        if question.sort == "number":
            return Box(name, "number", label, text=self.sent.get(name, ""), help_text=help_text, faults=faults)
        if question.sort == "flag":
            return Box(name, "flag", label, (("1", label, bool(self.sent.get(name))),), faults=faults)
        if question.sort in ("each", "signed"):
            seats = zip(self.state.seats, self._typed(name), strict=True)
            numbers = tuple((f"{name}_{letter}", each, typed) for (letter, each), typed in seats)
            return Box(name, question.sort, label, numbers=numbers, help_text=help_text, faults=faults)
        chosen = self.sent.getlist(name)
        choices = tuple((value, text, value in chosen) for value, text in self._choices(name))
        sort = "many" if question.sort in ("many", "tick") else "one"
        return Box(name, sort, label, choices, help_text=help_text, faults=faults)


def is_number(text: str, question: Question) -> bool:
    """Say whether what was typed is a number, or nothing; below nought only where points are told."""
    digits = _unsigned(text) if question.sort == "signed" else text
    return not text or (digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST)


def _unsigned(text: str) -> str:
    return text[1:] if text[:1] in ("-", "−", "+") else text


def _number(text: str) -> int | None:
    digits = _unsigned(text)
    if not digits.isascii() or not digits.isdecimal() or len(digits) > LONGEST:
        return None
    return -int(digits) if text[:1] in ("-", "−") else int(digits)


def counted_gist(hand: Mapping[str, Any]) -> str:
    """Say in a few words that the points of a hand were counted elsewhere, and who won it."""
    return _("%(name)s thắng, điểm tính sẵn") % {"name": hand["winner"]} if hand["winner"] else _("điểm tính sẵn")
