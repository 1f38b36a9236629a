"""The filter of the collection: kind, topic, level, article."""

from collections.abc import Mapping, Sequence
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Catalogue, Puzzle
from tutorials.pages.offering import offer
from tutorials.training.kinds import kind_name, topic_name

ALL = ("", _("tất cả"))
UNKNOWN = _("Không có lựa chọn này nên đang hiện tất cả.")


class FilterForm(forms.Form):
    """Narrows the collection down; a choice that does not exist narrows nothing and says so."""

    mode = forms.ChoiceField(label=_("Loại"), required=False, error_messages={"invalid_choice": UNKNOWN})
    topic = forms.ChoiceField(label=_("Chủ đề"), required=False, error_messages={"invalid_choice": UNKNOWN})
    level = forms.ChoiceField(label=_("Độ khó"), required=False, error_messages={"invalid_choice": UNKNOWN})
    article = forms.ChoiceField(label=_("Điều luật"), required=False, error_messages={"invalid_choice": UNKNOWN})

    def __init__(self, data: Mapping[str, Any], puzzles: Sequence[Puzzle], catalogue: Catalogue, lang: str) -> None:
        super().__init__(data)
        self.puzzles = puzzles
        topics = sorted({topic for puzzle in puzzles for topic in puzzle.topics})
        articles = sorted({each for puzzle in puzzles for each in puzzle.articles}, key=_by_number)
        levels = map(str, sorted({puzzle.level for puzzle in puzzles}))
        kinds = dict.fromkeys((puzzle.game, puzzle.kind) for puzzle in puzzles)
        offer(self, "mode", [ALL, *((kind, kind_name(game, kind, lang)) for game, kind in kinds)])
        offer(self, "topic", [ALL, *((topic, topic_name(topic, lang)) for topic in topics)])
        offer(self, "level", [ALL, *((level, level) for level in levels)])
        offer(self, "article", [ALL, *((each, article_name(catalogue, each, lang)) for each in articles)])

    @property
    def is_narrow(self) -> bool:
        """Say whether anything is filtered."""
        return any(self.cleaned_data.get(name) for name in self.fields)

    def found(self) -> list[Puzzle]:
        """Return the puzzles that pass every filter."""
        self.is_valid()
        chosen = self.cleaned_data
        return [
            puzzle
            for puzzle in self.puzzles
            if chosen.get("mode", "") in ("", puzzle.kind)
            and chosen.get("topic", "") in ("", *puzzle.topics)
            and chosen.get("level", "") in ("", str(puzzle.level))
            and chosen.get("article", "") in ("", *puzzle.articles)
        ]


def article_name(catalogue: Catalogue, ident: str, lang: str) -> str:
    """Return number and heading of an article."""
    article = catalogue.article(ident)
    return f"{ident} {article.heading.say(lang)}" if article else ident


def _by_number(ident: str) -> tuple[tuple[int, ...], str]:
    prefix, _, number = ident.partition("-")
    return tuple(int(part) for part in number.split(".")), prefix
