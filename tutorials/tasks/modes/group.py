"""Pick cards that form one phu of the sort wanted."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, takewhile
from typing import Annotated, Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from tutorials.engine.cards import Cards
from tutorials.tasks.board import Board, nearest, values_of
from tutorials.tasks.fields import Part, a_number
from tutorials.tasks.questions import Asker, Line, lines_of
from tutorials.tasks.spread import SpreadMode
from tutorials.tasks.turn import Answer, Judgement, Row, Solution


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupMode(SpreadMode):
    """Cards among which a phu lies."""

    slug = "group"
    label = gettext_lazy("Chọn một phu")
    legend = gettext_lazy("Chạm vào các quân của phu")
    must_find = "want"

    want: Part  # what the engine must say of the phu
    size: Annotated[int | None, a_number(1, 30)] = None

    def phu(self, asker: Asker) -> Cards:
        """Return the fewest cards that make a phu of the sort wanted; none if there is no such phu."""
        return next(self._fitting(asker), ())

    def _fitting(self, asker: Asker) -> Iterator[Cards]:
        """Yield every phu of the sort wanted, those of fewest cards first."""
        sizes = [self.size] if self.size else range(1, len(self.cards) + 1)
        tried = (cards for size in sizes for cards in combinations(self.cards, size))
        return (cards for cards in tried if self._is_wanted(cards, asker.phu(cards)))

    def _is_wanted(self, cards: Cards, said: Mapping[str, Any]) -> bool:
        return bool(said["phu"]) and self._fits(said) and self.size in (None, len(cards))

    def _fits(self, said: Mapping[str, Any]) -> bool:
        """Say whether a phu is of the sort wanted."""
        return all(said[key] == value for key, value in self.want.items())

    def right(self, asker: Asker) -> list[str]:
        """Return the names of the cards of such a phu."""
        return [card.vi for card in self.phu(asker)]

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the phu picked; any of the sort wanted will do."""
        said = asker.phu(answer.cards)
        if self._is_wanted(answer.cards, said):
            return Judgement(True, lines_of(said))
        lines = list(lines_of(said))
        if said["phu"]:
            if not self._fits(said):
                lines.append(Line(_("Đã là một phu, nhưng chưa phải phu đề bài hỏi.")))
            elif self.size is not None:
                text = ngettext("Đề bài hỏi một phu %(count)s quân.", "Đề bài hỏi một phu %(count)s quân.", self.size)
                lines.append(Line(text % {"count": self.size}))
        return Judgement(False, tuple(lines))

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the phu that has most in common with the pick, among those with as few cards as can be."""
        fewest = len(self.phu(asker))
        found = takewhile(lambda cards: len(cards) == fewest, self._fitting(asker))
        return values_of(board.options, nearest(found, answer.cards), answer.words)

    def solve(self, asker: Asker) -> Solution:
        """Show one such phu."""
        cards = self.phu(asker)
        return Solution((Row("", cards),), lines_of(asker.phu(cards))) if cards else Solution((), ())
