"""What a field of a form offers, where that is known only as the page is asked for."""

from collections.abc import Iterable
from typing import Any

from django import forms


def offer(form: forms.Form, name: str, choices: Iterable[tuple[Any, Any]]) -> None:
    """Offer choices in a field: it takes nothing else, or only shows them where its form judges what is sent."""
    field = form.fields[name]
    offering = field if isinstance(field, forms.ChoiceField) else field.widget
    assert isinstance(offering, forms.ChoiceField | forms.Select)
    offering.choices = list(choices)
