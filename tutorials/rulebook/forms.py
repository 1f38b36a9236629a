"""The form of a rulebook: every choice has a plain value, so that an address may leave it out."""

from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Catalogue
from tutorials.catalogue.houses import LONGEST_NAME, House, presets
from tutorials.faces.compose import Face
from tutorials.pages.offering import offer
from tutorials.pages.preferences import house_in
from tutorials.pages.request import language
from tutorials.press.letters import complaint, unprintable
from tutorials.rulebook.choices import (
    FACE_LABELS,
    KIND_LABELS,
    LANGUAGE_LABELS,
    LONGEST_CLUB,
    PAPER_LABELS,
    WHOLE,
    Edition,
    Kind,
    Language,
    Paper,
    books,
    clean_club,
)


class EditionForm(forms.Form):
    """Choices that make one edition of a game's book."""

    games = forms.MultipleChoiceField(
        label=_("Các trò trong cuốn"), required=False, widget=forms.CheckboxSelectMultiple
    )
    rules = forms.ChoiceField(label=_("Theo lệ"))
    language = forms.ChoiceField(label=_("Thứ tiếng"))
    paper = forms.ChoiceField(label=_("Khổ giấy"))
    face = forms.ChoiceField(label=_("Mặt bài"))
    club = forms.CharField(
        label=_("In cho (không bắt buộc)"),
        help_text=_("Tên câu lạc bộ, đình, nhà; in ở bìa."),
        max_length=LONGEST_CLUB,
        required=False,
    )

    kind = forms.ChoiceField(required=False, widget=forms.HiddenInput)
    name = forms.CharField(label=_("Tên làng"), max_length=LONGEST_NAME, required=False, widget=forms.HiddenInput)

    def __init__(
        self,
        catalogue: Catalogue,
        game: str,
        given: QueryDict,
        own: House | None = None,
        kind: Kind = Kind.LAW,
        face: Face | None = None,
        paper: Paper | None = None,
    ) -> None:
        """Take the choices that an address gives; what it leaves out takes the plain value, the rules "my village".

        `kind`, `face` and `paper` are what is printed where the address does not say it.
        """
        sent = tuple(slug for slug in given.getlist("games") if slug in books()) if game == WHOLE else ()
        plain = Edition(game, several=sent)
        self.house = house_in(given, plain.first, own)
        values: dict[str, Any] = {
            "games": given.getlist("games") or list(plain.games),
            "rules": self.house.slug,
            "name": self.house.title,
            "language": "en" if get_language() == "en" else plain.language.value,
            "paper": (paper or plain.paper).value,
            "face": (face or plain.face).value,
            "club": plain.club,
            "kind": kind.value,
        }
        values |= {name: given[name] for name in values if name in given and name not in ("games", "rules", "name")}
        if self.house.is_lost or given.get("rules") == "":
            values["rules"] = given["rules"]
        super().__init__(values, label_suffix="")
        lang = language()
        self.chosen = _kind_of(values["kind"])
        self._game = game
        offered = (*presets(plain.first), *(each for each in (own, self.house) if each is not None and each.changes))
        if game == WHOLE:
            names = [(slug, found.name.say(lang)) for slug in books() if (found := catalogue.game(slug))]
            offer(self, "games", names)
        else:
            del self.fields["games"]
        offer(self, "rules", [(each.slug, each.name.say(lang)) for each in dict.fromkeys(offered)])
        offer(self, "language", [(each.value, LANGUAGE_LABELS[each].say(lang)) for each in self.chosen.languages])
        offer(self, "paper", [(each.value, PAPER_LABELS[each].say(lang)) for each in self.chosen.papers])
        offer(self, "kind", [(each.value, KIND_LABELS[each].say(lang)) for each in Kind])
        offer(self, "face", [(each.value, FACE_LABELS[each].say(lang)) for each in Face])

    @property
    def kind_errors(self) -> list[str]:
        """Return what is wrong with a choice that stands in the address alone."""
        return [str(error) for error in self.errors.get("kind", ())]

    def clean_kind(self) -> str:
        """Refuse a short booklet of several games: it would not be short."""
        kind: str = self.cleaned_data["kind"]
        if self._game == WHOLE and self.chosen is Kind.BOOKLET:
            raise forms.ValidationError(_("Bản gọn chỉ in riêng từng trò."), code="several")
        return kind

    def clean_club(self) -> str:
        """Take a name that can be printed."""
        return self._printable(clean_club(self.cleaned_data["club"]))

    def clean_name(self) -> str:
        """Take a name that can be printed; one that cannot is shown, so that it can be changed."""
        name: str = self.cleaned_data["name"]
        if unprintable(name):
            self.fields["name"].widget = forms.TextInput(attrs={"maxlength": LONGEST_NAME})
        return self._printable(name)

    def _printable(self, name: str) -> str:
        if letter := unprintable(name):
            raise forms.ValidationError(complaint(letter).say(language()), code="unprintable")
        return name

    def edition(self) -> Edition:
        """Return the edition that a valid form asks for."""
        chosen = self.cleaned_data
        return Edition(
            game=self._game,
            several=tuple(chosen.get("games", ())),
            rules=chosen["rules"],
            name=self.house.title if self.house.changes else "",
            language=Language(chosen["language"]),
            paper=Paper(chosen["paper"]),
            face=Face(chosen["face"]),
            club=chosen["club"],
            kind=self.chosen,
        )


def _kind_of(word: str) -> Kind:
    """Return what is printed; of a word that names nothing the form complains."""
    return next((kind for kind in Kind if kind.value == word), Kind.LAW)
