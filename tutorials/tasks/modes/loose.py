"""Pick the loose cards of a hand."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from tutorials.engine.cards import short
from tutorials.tasks.answer import Answer
from tutorials.tasks.board import Board, Option, hand_options
from tutorials.tasks.hands import PickedHandMode
from tutorials.tasks.judgement import Judgement
from tutorials.tasks.mode import CARDS
from tutorials.tasks.questions import Asker, Line, Question, kinds, lines_of
from tutorials.tasks.solution import Solution, phu_rows


@dataclass(frozen=True, slots=True, kw_only=True)
class LooseMode(PickedHandMode):
    """A hand of which as few cards as can be stay out of every phu."""

    slug = "loose"
    label = gettext_lazy("Tìm quân rác")
    legend = gettext_lazy("Chạm vào các quân rác")
    offered = CARDS
    may_be_empty = True

    @property
    def question(self) -> Question | None:
        """Ask for the best lay-out of the hand."""
        return {"ask": "arrange", **self.hand}

    def right(self, asker: Asker) -> int:
        """Return how many cards are loose."""
        return len(self.said(asker)["rac"])

    def options(self, asker: Asker, shown: Board) -> Iterable[Option]:
        """Return the cards held."""
        return hand_options(shown, asker.lang)

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the cards left out: without them the hand is round, and they are as few as can be."""
        if yeu := [kind for kind in answer.cards if kind.is_yeu]:
            return Judgement(False, lines_of(asker.phu((yeu[0],))))
        rest = list(kinds(self.hand["cards"]))
        for kind in answer.cards:
            rest.remove(kind)
        left = asker.put({"ask": "arrange", **self.hand, "cards": short(rest)})
        if not left["tron"]:
            text = _("Bỏ các quân đã chọn ra, các quân còn lại chưa tròn.")
            return Judgement(False, (Line(text, "TT-3.1"), *lines_of(left)[:1]))
        said = self.said(asker)
        fewest = len(said["rac"])
        if len(answer.cards) == fewest:
            return Judgement(True, lines_of(said))
        text = ngettext(
            "Các quân còn lại đã tròn, nhưng có cách xếp chỉ còn %(count)s quân rác.",
            "Các quân còn lại đã tròn, nhưng có cách xếp chỉ còn %(count)s quân rác.",
            fewest,
        )
        return Judgement(False, (Line(text % {"count": fewest}, "TT-5.2"),))

    def solve(self, asker: Asker) -> Solution:
        """Lay the hand out."""
        said = self.said(asker)
        return Solution(phu_rows(said, asker.lang), lines_of(said))
