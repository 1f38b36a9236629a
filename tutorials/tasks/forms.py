"""The form of a task: what was picked, what was typed, and the phu laid so far."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from tutorials.engine.cards import Cards
from tutorials.tasks.board import Board
from tutorials.tasks.layout import Layout
from tutorials.tasks.mode import Mode
from tutorials.tasks.turn import Answer

MOST_POINTS = 9999
_STRANGE = _("Câu trả lời không có trong bài này. Hãy chọn lại.")


class AnswerForm(forms.Form):
    """Reads an answer to the task that a board shows."""

    pick = forms.MultipleChoiceField(required=False, error_messages={"invalid_choice": _STRANGE})
    number = forms.IntegerField(
        required=False,
        min_value=0,
        max_value=MOST_POINTS,
        error_messages={
            "invalid": _("Hãy gõ một số nguyên, ví dụ 8."),
            "required": _("Hãy gõ một số."),
            "min_value": _("Hãy gõ một số từ 0 trở lên."),
            "max_value": _("Số này lớn quá."),
        },
    )

    def __init__(self, data: Mapping[str, Any], mode: Mode, board: Board) -> None:
        super().__init__(data)
        self.mode, self.board = mode, board
        picks = self.fields["pick"]
        assert isinstance(picks, forms.MultipleChoiceField)
        picks.choices = [(option.value, option.label) for option in board.options]
        self.fields["number"].required = mode.asks_number

    def clean_pick(self) -> list[str]:
        """Refuse an answer that picks nothing, or several where one is asked."""
        picked: list[str] = self.cleaned_data["pick"]
        if self.mode.is_single and len(picked) != 1:
            raise forms.ValidationError(_("Hãy chọn một câu trả lời."))
        if not picked and self.board.options and not self.mode.may_be_empty:
            raise forms.ValidationError(_("Hãy chọn ít nhất một ô."))
        return picked

    def answer(self) -> Answer:
        """Return the answer of a valid form."""
        picked: list[str] = self.cleaned_data["pick"]
        kinds = {option.value: option.kind for option in self.board.options}
        cards: Cards = tuple(kind for value in picked if (kind := kinds[value]) is not None)
        return Answer(cards, tuple(picked), self.cleaned_data["number"], self.board.layout or Layout(()))
