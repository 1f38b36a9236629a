"""Pick the loose cards of a hand."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from tutorials.engine.cards import short
from tutorials.tasks.board import Board, values_of
from tutorials.tasks.hands import LaidHandMode
from tutorials.tasks.parted import parted
from tutorials.tasks.questions import Asker, Line, kinds, lines_of
from tutorials.tasks.turn import Answer, Judgement


@dataclass(frozen=True, slots=True, kw_only=True)
class LooseMode(LaidHandMode):
    """A hand of which as few cards as can be stay out of every phu."""

    slug = "loose"
    label = gettext_lazy("Tìm quân rác")
    legend = gettext_lazy("Chạm vào các quân rác")

    def right(self, asker: Asker) -> int:
        """Return how many cards are loose."""
        return len(self.said(asker)["rac"])

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the cards left out: without them the hand is round, and they are as few as can be."""
        if yeu := [kind for kind in answer.cards if kind.is_yeu]:
            return Judgement(False, lines_of(asker.phu((yeu[0],))))
        rest = list(kinds(self.hand["cards"]))
        for kind in answer.cards:
            rest.remove(kind)
        left = asker.put({"ask": "arrange", **self.hand, "cards": short(rest)})
        if not left["tron"]:
            text = _("Để riêng các quân đã chọn thì các quân còn lại vẫn chưa tròn.")
            return Judgement(False, (Line(text, "TT-3.1"), *lines_of(left)[:1]), parted(asker, left))
        said = self.said(asker)
        fewest = len(said["rac"])
        if len(answer.cards) == fewest:
            return Judgement(True, lines_of(said), parted(asker, said))
        text = ngettext(
            "Các quân còn lại đã tròn, nhưng có cách xếp chỉ còn %(count)s quân rác.",
            "Các quân còn lại đã tròn, nhưng có cách xếp chỉ còn %(count)s quân rác.",
            fewest,
        )
        return Judgement(False, (Line(text % {"count": fewest}, "TT-5.2"),))

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the loose cards of the best lay-out."""
        return values_of(board.options, kinds(self.said(asker)["rac"]), answer.words)
