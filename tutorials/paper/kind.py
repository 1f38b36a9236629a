"""What a kind of paper is: a form, all of whose choices stand in the address, and what fills its template."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar
from urllib.parse import urlencode

from django import forms
from django.http import QueryDict

from tutorials.catalogue import Text
from tutorials.pages.preferences import Preferences

Words = tuple[tuple[str, str], ...]  # the choices that differ from the usual ones, as an address says them
Fill = Callable[[Mapping[str, Any], str], Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Piece:
    """A paper that is bound with others into one."""

    kind: str
    words: Words
    name: str
    copies: str  # how often it is to be printed, for whom


Pieces = Callable[[Mapping[str, Any], str], "tuple[Piece, ...]"]


class PaperForm(forms.Form):
    """Choices that make one paper; what an address leaves out takes the `initial` of its field."""

    own: ClassVar[tuple[str, ...]] = ()  # fields that somebody thinks up

    def __init__(self, given: QueryDict, preferences: Preferences | None = None) -> None:
        """Take what an address gives; the card face that it leaves out is the reader's own."""
        super().__init__(label_suffix="")
        values = QueryDict(mutable=True)
        for name, field in self.fields.items():
            usual = preferences.face.value if name == "face" and preferences else field.initial
            values.setlist(name, given.getlist(name) if name in given else _listed(usual))
        self.data = self.given = values  # the same: a kind may change what it is given
        self.is_bound = True

    def words(self) -> Words:
        """Write the choices of a valid form; the same choices are always the same words."""
        chosen = ((name, _listed(self.cleaned_data[name])) for name in self.fields)
        return tuple(
            (name, each) for name, values in chosen if values != _listed(self.fields[name].initial) for each in values
        )

    @property
    def is_common(self) -> bool:
        """Say whether others may choose the same."""
        return not any(_listed(self.cleaned_data[name]) != _listed(self.fields[name].initial) for name in self.own)


def _listed(value: Any) -> list[str]:
    if value is None or value == "":
        return []
    if isinstance(value, bool):
        return ["on"] if value else []
    return [str(each) for each in value] if isinstance(value, list | tuple) else [str(value)]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of paper."""

    slug: str
    title: Text
    gist: Text  # one sentence: what it is good for
    form: type[PaperForm]
    fill: Fill
    reads: tuple[str, ...] = ()  # other rooms whose code says what is printed
    has_preview: bool = False
    pieces: Pieces | None = None  # of a paper that binds others: its own pages come first, and know where they are
    has_chooser: bool = False
    style: str = ""  # where it is not the paper's own
    sizes: tuple[float, ...] = ()  # points of the letters, the largest first, of a paper that must be one page

    @property
    def template(self) -> str:
        """Return the template of its pages."""
        return f"paper/{self.slug}.html"

    @property
    def preview(self) -> str:
        """Return the template that shows on the site what will be printed; none: an empty text."""
        return f"paper/{self.slug}_preview.html" if self.has_preview else ""

    @property
    def chooser(self) -> str:
        """Return the template with which what is printed is chosen before the form; none: an empty text."""
        return f"paper/{self.slug}_choose.html" if self.has_chooser else ""

    @property
    def styles(self) -> tuple[str, ...]:
        """Return the styles of its pages."""
        return ("paper/paper.css", self.style or f"paper/{self.slug}.css")

    def read(self, words: Words) -> PaperForm:
        """Return the form of some words. Raises ValueError if they are not right."""
        form = self.form(QueryDict(urlencode(words)))
        if not form.is_valid():
            raise ValueError(f"{self.slug}: {form.errors.as_json()}")
        return form
