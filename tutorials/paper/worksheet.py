"""Worksheets: a list of questions to be answered on paper, in up to three versions, with a key that tells why."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from typing import Any
from urllib.parse import parse_qsl

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Text, load
from tutorials.pages.preferences import Preferences
from tutorials.paper.fields import CardFace, TextSize
from tutorials.paper.kind import Kind, PaperForm, Words
from tutorials.press.qr import printed_address
from tutorials.questions.codes import code_of
from tutorials.questions.lists import NUMBER_TOLD, ListFields, ListForm, QuestionList
from tutorials.questions.posed import Posed, posed, shuffled
from tutorials.questions.question import question

VERSIONS = "ABC"
SAMPLE = 2  # questions that the page shows
ROWS = {"14": 21, "18": 13, "24": 10}  # cards in a row, by the size of the letters
NARROW_ROWS = {"14": 11, "18": 9, "24": 7}  # the same in one of two columns
LAST_MIX = 999_999
AFTER, ONLY, NONE = "after", "only", "none"


class WorksheetForm(CardFace, TextSize, ListFields, PaperForm):
    """Which questions, and how they are printed."""

    columns = forms.ChoiceField(
        label=_("Cách xếp"),
        choices=[
            ("1", _("một cột, hình bài lớn")),
            ("2", _("hai cột, được nhiều câu hơn, không có hình QR")),
        ],
        initial="1",
    )
    versions = forms.TypedChoiceField(
        label=_("Số bản"),
        choices=[
            ("1", _("một bản, ai cũng như nhau")),
            ("2", _("hai bản A, B, thứ tự khác nhau")),
            ("3", _("ba bản A, B, C, thứ tự khác nhau")),
        ],
        coerce=int,
        initial="1",
    )
    mix = forms.IntegerField(
        label=_("Số trộn"),
        min_value=1,
        max_value=LAST_MIX,
        error_messages=NUMBER_TOLD,
        initial=1,
        help_text=_("Thứ tự câu hỏi và lựa chọn ở bản B, C theo số này; in trên đáp án."),
    )
    key = forms.ChoiceField(
        label=_("Đáp án"),
        choices=[
            (AFTER, _("ở cuối tập, trang riêng")),
            (ONLY, _("chỉ in đáp án")),
            (NONE, _("không in")),
        ],
        initial=AFTER,
    )
    own = ("q", "seed", "mix")
    data: QueryDict  # as PaperForm makes it

    def __init__(self, given: QueryDict, preferences: Preferences | None = None) -> None:
        super().__init__(given, preferences)
        for name in ListFields.base_fields:
            if name != "q":
                self.fields[name].widget = forms.HiddenInput()
        self.take()

    @property
    def chooser(self) -> ListForm:
        """Return the same choice of questions, to be shown with all its fields."""
        form = ListForm(self.data)
        form.is_valid()
        return form

    def words(self) -> Words:
        """Write the list as its own address does, then the choices of the paper."""
        assert self.questions is not None
        own = tuple(word for word in super().words() if word[0] not in ListFields.base_fields)
        is_usual = not self.is_given and not self.data.get("game")
        return own if is_usual else (*parse_qsl(self.questions.query), *own)


@dataclass(frozen=True, slots=True)
class Item:
    """A question under its number on a sheet."""

    number: int
    drawn: Posed
    address: str  # for the QR code; empty where nobody could follow it
    code: str
    is_narrow: bool = False  # it stands in one of two columns

    @property
    def has_picture(self) -> bool:
        """Say whether its QR code is printed: in a narrow column only where no code can be typed."""
        return not (self.is_narrow and self.code)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One version."""

    letter: str  # empty where there is only one
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Worksheet:
    """All versions of a list, and the key to them."""

    questions: QuestionList
    lang: str
    versions: int
    mix: int
    is_narrow: bool = False

    @property
    def title(self) -> Text:
        """Return the title of the list."""
        return self.questions.title

    @property
    def game(self) -> Text | None:
        """Return the name of the game, where all questions are of one."""
        games = {question(name).task.game for name in self.questions.names}
        found = load().game(games.pop()) if len(games) == 1 else None
        return found.name if found else None

    @cached_property
    def sheets(self) -> tuple[Sheet, ...]:
        """Return every version; the first keeps the order of the list."""
        drawn = [self._drawn(name) for name in self.questions.names]
        return tuple(self._sheet(drawn, version) for version in range(self.versions))

    @property
    def sample(self) -> tuple[Item, ...]:
        """Return the first questions, to be looked at before printing."""
        names = list(self.questions.names[:SAMPLE])
        return tuple(self._item(number, self._drawn(name)) for number, name in enumerate(names, 1))

    @property
    def solved(self) -> list[tuple[list[str], Item]]:
        """Return each question with its places on all versions, in the order of the first."""
        places: dict[str, list[str]] = {}
        for sheet in self.sheets:
            for item in sheet.items:
                places.setdefault(item.drawn.question.name, []).append(f"{sheet.letter}{item.number}")
        return [(places[item.drawn.question.name], item) for item in self.sheets[0].items]

    @property
    def answers(self) -> list[tuple[int, list[Item | None]]]:
        """Return the short key: a row for each number, an answer for each version."""
        rows = zip_longest(*(sheet.items for sheet in self.sheets))
        return [(number, list(row)) for number, row in enumerate(rows, 1)]

    def _drawn(self, name: str) -> Posed:
        return posed(question(name), self.lang)

    def _sheet(self, drawn: Sequence[Posed], version: int) -> Sheet:
        letter = VERSIONS[version] if self.versions > 1 else ""
        if version:
            seed = f"{self.mix}:{letter}"
            drawn = [each.mixed(f"{seed}:{each.question.name}") for each in shuffled(drawn, seed)]
        return Sheet(letter, tuple(self._item(number, each) for number, each in enumerate(drawn, 1)))

    def _item(self, number: int, drawn: Posed) -> Item:
        address, code = printed_address(drawn.question.address), code_of(drawn.question.name)
        return Item(number, drawn, address, code, self.is_narrow)


def fill(choices: Mapping[str, Any], lang: str) -> Mapping[str, Any]:
    """Return the worksheet, and how many cards stand in a row."""
    is_narrow = choices["columns"] == "2"
    sheet = Worksheet(choices["questions"], lang, choices["versions"], choices["mix"], is_narrow)
    rows = NARROW_ROWS if is_narrow else ROWS
    return {"worksheet": sheet, "row": rows[choices["size"]], "list": choices["questions"]}


KIND = Kind(
    "worksheet",
    Text("Phiếu bài tập và đáp án", "Worksheets with a key"),
    Text(
        "Câu hỏi của một bài học, một loại thế bài hay bài mới chia, in ra làm tại chỗ; đáp án riêng, có giải thích.",
        "Questions from a lesson, from one kind of puzzle or from fresh hands, to answer on paper. "
        "The answers, with reasons, are on a separate sheet.",
    ),
    WorksheetForm,
    fill,
    reads=("engine", "tasks", "fresh", "desks", "training", "questions"),
    has_preview=True,
    has_chooser=True,
)
