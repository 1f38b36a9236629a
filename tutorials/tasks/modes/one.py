"""Pick the one card with which the engine's answer has the value asked for: the card that wins, say."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.tasks.board import Board, asked_board, values_of
from tutorials.tasks.fields import Asked, Flag, Value, Words
from tutorials.tasks.layout import Layout
from tutorials.tasks.parted import parted, parted_without
from tutorials.tasks.questions import Asker, Line, UnanswerableTask, at, lines_of, unanswered
from tutorials.tasks.spread import SpreadMode
from tutorials.tasks.turn import Answer, Judgement, Parted, Row, Solution


@dataclass(frozen=True, slots=True, kw_only=True)
class OneMode(SpreadMode):
    """Cards of which one is put to the engine."""

    slug = "one"
    label = gettext_lazy("Chọn một quân")
    legend = gettext_lazy("Chạm để chọn")
    is_single = True
    must_find = "value"

    ask: Asked
    field: Words  # of the question: takes the card picked; it may lie deeper (`winning.card`)
    rest: Flag = False  # that field takes all the other cards instead
    path: Words  # key in the answer, dotted
    value: Value

    def asked(self, card: Any) -> dict[str, Any]:
        """Return the question that a card asks: its field set to the card, or to the others."""
        others = [other.vi for other in (Counter(self.cards) - Counter([card])).elements()]
        return _filled(self.ask, self.field.split("."), others if self.rest else card.vi)

    @property
    def is_refused(self) -> bool:
        """Say whether the card is one that the engine refuses: by `error.code`."""
        return self.path.split(".")[0] == "error"

    def holds(self, said: Mapping[str, Any]) -> bool:
        """Say whether the engine's answer has the value asked for; one that lacks the key has not."""
        try:
            return bool(at(said, self.path) == self.value)
        except UnanswerableTask:
            return False

    def lines(self, said: Mapping[str, Any]) -> tuple[Line, ...]:
        """Return what the engine says of a card, be it refused; of one that it takes nothing where it should not."""
        if "error" in said:
            return (Line(said["error"]["message"]),)
        return () if self.is_refused else lines_of(said)

    def fitting(self, asker: Asker) -> tuple[Any, ...]:
        """Return the cards that are right, each once."""
        return tuple(card for card in dict.fromkeys(self.cards) if self.holds(asker.try_put(self.asked(card))))

    def right(self, asker: Asker) -> list[str]:
        """Return the names of the cards that are right."""
        return [card.vi for card in self.fitting(asker)]

    def unanswered(self, asker: Asker) -> UnanswerableTask | None:
        """Return why the engine has no answer about any card."""
        return unanswered((asker.try_put(self.asked(card)) for card in self.cards), self.path)

    def flaws(self, right: list[str]) -> Iterator[tuple[str, str]]:
        """Yield that no card is right, or every one."""
        yield from SpreadMode.flaws(self, right)
        if len(right) == len(set(self.cards)):
            yield "cards", "every card is right"

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Show what the question is about, unless piles show it, without the hand that the card is picked from."""
        begun = {name: value for name, value in self.ask.items() if name != self.field.split(".")[0]}
        return Board() if asker.task.show else asked_board(asker, begun, shows_cards=not self.is_picked_from(asker))

    def is_picked_from(self, asker: Asker) -> bool:
        """Say whether the card is one of the hand that the question is about."""
        return self.rest or Counter(asker.cards(self.ask.get("cards", ()))) == Counter(self.cards)

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the card picked; where it leaves a hand, what is left is parted, right or not."""
        picked = answer.cards[0]
        said = asker.try_put(self.asked(picked))
        is_right = self.holds(said)
        return Judgement(
            is_right, self.lines(said), self.parted(asker, said, picked) if is_right or self.leaves_a_hand else ()
        )

    @property
    def leaves_a_hand(self) -> bool:
        """Say whether the card is one that goes."""
        return self.rest or self.field == "throw"

    def parted(self, asker: Asker, said: Mapping[str, Any], picked: Any) -> tuple[Parted, ...]:
        """Part the hand with the card picked in its place, or without it."""
        if self.leaves_a_hand:
            return parted_without(asker, self.asked(picked), said)
        return parted(asker, said, picked)

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the cards that are right."""
        return values_of(board.options, self.fitting(asker), answer.words)

    def solve(self, asker: Asker) -> Solution:
        """Show the cards that are right, and what the engine says of the first."""
        right = self.fitting(asker)
        if not right:
            return Solution((), (Line(_("Không có cách nào.")),))
        said = asker.try_put(self.asked(right[0]))
        return Solution((Row("", right),), self.lines(said), self.parted(asker, said, right[0]))


def _filled(question: Mapping[str, Any], path: Sequence[str], name: Any) -> dict[str, Any]:
    """Return the question with a field, which may lie deeper, set to this name or these."""
    first, *inner = path
    return {**question, first: _filled(question.get(first, {}), inner, name) if inner else name}
