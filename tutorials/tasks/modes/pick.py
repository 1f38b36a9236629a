"""Pick cards: right where the engine's answer about the pick, or about the cards left, has the value asked for."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import combinations
from json import dumps
from typing import Annotated, Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from tutorials.tasks.board import Board, asked_board, nearest, values_of
from tutorials.tasks.fields import Asked, Flag, Value, Words, one_of
from tutorials.tasks.layout import Layout
from tutorials.tasks.parted import parted
from tutorials.tasks.questions import Asker, Line, UnanswerableTask, at, lines_of, unanswered
from tutorials.tasks.spread import SpreadMode
from tutorials.tasks.turn import Answer, Judgement, Row, Solution

KEPT = 512
MOST_PICKS = 4  # shown of those that are right
Pick = tuple[Any, ...]  # cards, in the order of the deck


class Size(StrEnum):
    """Which of the right picks count."""

    ANY = ""
    FEW = "few"  # those with the fewest cards
    MANY = "many"  # those with the most


@dataclass(frozen=True, slots=True, kw_only=True)
class PickMode(SpreadMode):
    """Cards of which some are put to the engine."""

    slug = "pick"
    label = gettext_lazy("Chọn quân")
    legend = gettext_lazy("Chạm để chọn")
    must_find = "value"

    ask: Asked
    field: Words  # of the question: takes the cards picked; it may lie deeper (`seat.cards`)
    rest: Flag = False  # that field takes the cards that are not picked
    path: Words  # key in the answer, dotted
    value: Value
    size: Annotated[str, one_of(Size.FEW, Size.MANY)] = Size.ANY

    def asked(self, picked: Sequence[Any]) -> dict[str, Any]:
        """Return the question that a pick asks: its field filled with the cards picked, or with the others."""
        cards = (Counter(self.cards) - Counter(picked)).elements() if self.rest else picked
        return _filled(dict(self.ask), self.field, [card.vi for card in cards])

    def holds(self, said: Mapping[str, Any]) -> bool:
        """Say whether the engine's answer has the value asked for."""
        return "error" not in said and bool(at(said, self.path) == self.value)

    def picks(self, asker: Asker) -> tuple[Pick, ...]:
        """Return every set of cards that is right; cards alike count once."""
        given = [asker.task.game, asker.task.rules, self.ask, self.field, self.rest, self.path, self.value, self.size]
        return _right_picks(dumps(given), tuple(self.cards), _Held(self, asker))

    def right(self, asker: Asker) -> list[list[str]]:
        """Return the names of the cards of every right pick."""
        return [[card.vi for card in pick] for pick in self.picks(asker)]

    def unanswered(self, asker: Asker) -> UnanswerableTask | None:
        """Return why the engine has no answer about any pick."""
        picks = (pick for size in range(1, len(self.cards) + 1) for pick in _sets(self.cards, size))
        return unanswered((asker.try_put(self.asked(pick)) for pick in picks), self.path)

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Show what the question is about beside the cards to pick, unless piles show it."""
        return Board() if asker.task.show else asked_board(asker, self.ask, shows_cards=False)

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge a pick by the engine; where only the smallest or largest count, compare with those."""
        said = asker.try_put(self.asked(answer.cards))
        if "error" in said:
            return Judgement(False, (Line(said["error"]["message"]),))
        if not self.holds(said):
            return Judgement(False, lines_of(said))
        right = self.picks(asker) if self.size else ()
        if not right or _sorted(answer.cards) in right:
            return Judgement(True, lines_of(said), parted(asker, said))
        best = len(right[0])
        text = (
            ngettext("Được, nhưng có cách chỉ cần %(count)s quân.", "Được, nhưng có cách chỉ cần %(count)s quân.", best)
            if self.size == Size.FEW
            else ngettext("Được, nhưng có cách chọn %(count)s quân.", "Được, nhưng có cách chọn %(count)s quân.", best)
        )
        return Judgement(False, (Line(text % {"count": best}),))

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the right pick that has most in common with that made."""
        return values_of(board.options, nearest(self.picks(asker), answer.cards), answer.words)

    def answers(self, asker: Asker, board: Board) -> tuple[str, ...]:
        """Return every right pick."""
        return tuple(", ".join(card.label(asker.lang) for card in pick) for pick in self.picks(asker))

    def solve(self, asker: Asker) -> Solution:
        """Show the right picks, a few of them where there are many, and what the engine says of the first."""
        right = self.picks(asker)
        if not right:
            return Solution((), (Line(_("Không có cách nào.")),))
        said = asker.try_put(self.asked(right[0]))
        return Solution(tuple(Row("", pick) for pick in right[:MOST_PICKS]), lines_of(said), parted(asker, said))


class _Held:
    """Carries a task past a cache that knows it by its key alone."""

    def __init__(self, mode: PickMode, asker: Asker) -> None:
        self.mode, self.asker = mode, asker

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held)


@lru_cache(maxsize=KEPT)
def _right_picks(key: str, cards: Pick, held: _Held) -> tuple[Pick, ...]:
    mode, asker = held.mode, held.asker
    found: list[Pick] = []
    for size in range(len(cards), 0, -1) if mode.size == Size.MANY else range(1, len(cards) + 1):
        found += (pick for pick in _sets(cards, size) if mode.holds(asker.try_put(mode.asked(pick))))
        if found and mode.size:
            break
    return tuple(found)


def _sorted(cards: Sequence[Any]) -> Pick:
    """Return cards in the order of the deck, so that picks can be compared."""
    return tuple(sorted(cards, key=lambda card: card.index))


def _sets(cards: Pick, size: int) -> Iterator[Pick]:
    return iter(dict.fromkeys(combinations(_sorted(cards), size)))


def _filled(question: dict[str, Any], field: str, names: list[str]) -> dict[str, Any]:
    """Return the question with a field, which may lie deeper (`seat.cards`), set to these names."""
    first, _dot, inner = field.partition(".")
    if not inner:
        return question | {first: names}
    return question | {first: _filled(dict(question.get(first, {})), inner, names)}
