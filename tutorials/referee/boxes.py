"""The fields of a case as the page shows them: what was typed, its cards, what is wrong, which one is open."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from django import forms

from tutorials.engine.cards import Cards
from tutorials.referee.address import MOST_MELDS, Row, held, rows_of
from tutorials.referee.case_form import CaseForm


@dataclass(frozen=True, slots=True)
class Box:
    """One field of the form as the page shows it."""

    name: str  # by which taps call it; a row of the mat is `mat-0`
    label: str
    text: str = ""
    cards: Cards = ()
    help_text: str = ""
    faults: tuple[str, ...] = ()
    is_open: bool = False
    row: Row | None = None  # for a meld on the mat
    choices: tuple[tuple[str, str, bool], ...] = ()  # value, name, chosen
    sort: str = "cards"  # cards, mat, one (radio buttons), many (checkboxes), words, number
    next_name: str = ""  # the field of cards that comes next
    next_label: str = ""

    @property
    def sent_as(self) -> str:
        """Return the name under which the form sends it."""
        return "mat" if self.row else self.name

    @property
    def kinds(self) -> Cards:
        """Return each kind among the cards once."""
        return tuple(dict.fromkeys(self.cards))


def boxes_of(form: CaseForm, names: Sequence[str], opened: str) -> list[Box]:
    """Return the fields of these names in order; the one that is opened shows its cards to tap."""
    found: list[Box] = []
    for name in names:
        found += _mat_boxes(form, opened) if name == "mat" else [_box(form, name, opened)]
    tapped = [place for place, box in enumerate(found) if box.sort in ("cards", "mat")]
    for place, after in zip(tapped, tapped[1:], strict=False):
        found[place] = replace(found[place], next_name=found[after].name, next_label=found[after].label)
    return found


def _box(form: CaseForm, name: str, opened: str) -> Box:
    field, text = form.fields[name], str(form.sent.get(name, ""))
    box = Box(
        name=name,
        label=str(field.label),
        text=text,
        help_text=str(field.help_text),
        faults=tuple(str(error) for error in form.errors.get(name, ())),
    )
    if isinstance(field, forms.ChoiceField):
        is_many = isinstance(field, forms.MultipleChoiceField)
        chosen = form.sent.getlist(name) if is_many else [text or form.dispute.usual(name)]
        choices = tuple((value, str(label), value in chosen) for value, label in field.widget.choices)
        return replace(box, choices=choices, sort="many" if is_many else "one")
    if isinstance(field, forms.IntegerField):
        return replace(box, sort="number")
    if name == "announced":
        return replace(box, sort="words")
    return replace(box, cards=held(text), is_open=name == opened)


def _mat_boxes(form: CaseForm, opened: str) -> list[Box]:
    """Return a row for each meld on the mat, and one more to fill."""
    rows = rows_of(form.sent)
    found = []
    for number, row in enumerate((*rows, Row(""))[:MOST_MELDS]):
        name, fault = f"mat-{number}", form.mat_errors.get(number)
        found.append(
            Box(
                name,
                label=str(form.mat_label if number == 0 else form.mat_more),
                text=row.cards,
                cards=held(row.cards),
                help_text=str(form.mat_help) if number == 0 else "",
                faults=(fault,) if fault else (),
                is_open=opened == name or (opened == "mat" and number == len(rows)),
                row=row,
                sort="mat",
            )
        )
    return found
