"""Pick every card for which something holds."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.utils.translation import gettext_lazy

from tutorials.engine.cards import Cards, Kind
from tutorials.engine.lines import Line as Sentence
from tutorials.tasks.board import Board, values_of
from tutorials.tasks.fields import Value, Words
from tutorials.tasks.layout import Layout
from tutorials.tasks.questions import Asker, Line, at, lines_of
from tutorials.tasks.spread import SpreadMode
from tutorials.tasks.turn import SHOWN, Answer, Judgement, Row, Solution, missing_line

READING = ("rank", "suit", "code")  # of these all that the engine says of a card is told
SAID: Mapping[tuple[str, object], tuple[str, str]] = {  # of others the engine's sentence for what a card has there
    ("red", True): ("card-red", "TT-0.2"),
    ("red", False): ("card-black", "TT-0.2"),
    ("yeu", True): ("card-yeu", "TT-0.3"),
    ("tai", True): ("tai-ban-is-tai", "TB-5.1"),
    ("tai", False): ("tai-ban-not-tai", "TB-5.1"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class EachMode(SpreadMode):
    """Cards of which some have a value in what the engine says of each."""

    slug = "each"
    label = gettext_lazy("Tìm quân")
    legend = gettext_lazy("Chạm vào các quân hợp đề bài")
    must_find = "value"

    path: Words
    value: Value

    def wanted(self, asker: Asker) -> Cards:
        """Return the cards for which the value holds, each copy of them."""
        fitting = {kind for kind in set(self.cards) if at(asker.card(kind), self.path) == self.value}
        return tuple(kind for kind in self.cards if kind in fitting)

    def right(self, asker: Asker) -> list[str]:
        """Return the names of the cards for which the value holds."""
        return [card.vi for card in dict.fromkeys(self.wanted(asker))]

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Keep the names from being seen: they would give the answer away."""
        return Board(is_unnamed=True)

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the cards picked; a few that do not fit are explained."""
        right, picked = Counter(self.wanted(asker)), Counter(answer.cards)
        lines = [line for kind in list(picked - right)[:SHOWN] for line in self.said_of(asker, kind)]
        if missing := (right - picked).total():
            lines.append(missing_line(missing))
        return Judgement(right == picked, tuple(lines))

    def said_of(self, asker: Asker, kind: Kind) -> tuple[Line, ...]:
        """Return what the engine says of a card, without what was not asked."""
        answer = asker.card(kind)
        if self.path in READING:
            return lines_of(answer)
        said = SAID.get((self.path, at(answer, self.path)))
        return lines_of({"lines": [Sentence(*said, card=kind).as_dict(asker.lang)] if said else []})

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the cards for which the value holds."""
        return values_of(board.options, self.wanted(asker), answer.words)

    def solve(self, asker: Asker) -> Solution:
        """Show the cards."""
        return Solution((Row("", self.wanted(asker)),), ())
