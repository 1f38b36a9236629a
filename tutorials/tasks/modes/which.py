"""Tap the one of several groups of cards of which the engine's answer has the value asked for: the set, say."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from django.utils.translation import gettext_lazy

from tutorials.catalogue import Text
from tutorials.catalogue.tables import Table
from tutorials.catalogue.tasks import read_cards
from tutorials.engine.games import deck_of
from tutorials.tasks.board import Board, Option
from tutorials.tasks.fields import Asked, Value, Words
from tutorials.tasks.mode import Mode
from tutorials.tasks.names import names
from tutorials.tasks.questions import Asker, Line, UnanswerableTask, at, lines_of, unanswered
from tutorials.tasks.turn import Answer, Judgement, Row, Solution


@dataclass(frozen=True, slots=True)
class Group:
    """Cards to be tapped together, and what is said to whoever taps them wrongly."""

    cards: tuple[Any, ...]
    note: Text | None = None


def groups(table: Table, key: str, game: str) -> tuple[Group, ...]:
    """Read groups of cards, each with what keeps it from being right."""
    found = []
    for each in table.tables(key):
        cards = read_cards(each, "cards", deck_of(game))
        is_told = each.has("vi") or each.has("en")
        found.append(Group(cards, each.said() if is_told else None))
        if not cards:
            each.fault("cards", "missing")
        each.finish()
        table.is_broken = table.is_broken or each.is_broken
    if len(found) < 2:
        table.fault(key, "needs at least two")
    return tuple(found)


@dataclass(frozen=True, slots=True, kw_only=True)
class WhichMode(Mode):
    """Groups of cards of which one is put to the engine."""

    slug = "which"
    label = gettext_lazy("Chọn một nhóm quân")
    legend = gettext_lazy("Chạm vào một nhóm")
    offered = "tasks/_which.html"
    is_single = True
    must_find = "value"

    groups: Annotated[tuple[Group, ...], groups]
    ask: Asked
    field: Words  # of the question: takes the cards of the group tapped
    path: Words  # key in the answer, dotted
    value: Value

    def answered(self, asker: Asker, group: Group) -> Mapping[str, Any]:
        """Ask the engine about a group."""
        return asker.try_put({**self.ask, self.field: [card.vi for card in group.cards]})

    def fits(self, asker: Asker, group: Group) -> bool:
        """Say whether the engine's answer about a group has the value asked for; one that lacks the key has not."""
        said = self.answered(asker, group)
        try:
            return "error" not in said and bool(at(said, self.path) == self.value)
        except UnanswerableTask:
            return False

    def right(self, asker: Asker) -> list[str]:
        """Return the places of the groups that are right."""
        return [str(place) for place, group in enumerate(self.groups) if self.fits(asker, group)]

    def unanswered(self, asker: Asker) -> UnanswerableTask | None:
        """Return why the engine has no answer about any group."""
        return unanswered((self.answered(asker, group) for group in self.groups), self.path)

    def flaws(self, right: list[str]) -> Iterator[tuple[str, str]]:
        """Yield that no group is right, or every one, or that a wrong one has no reason."""
        yield from Mode.flaws(self, right)
        if len(right) == len(self.groups):
            yield "groups", "every group is right"
        if any(not group.note and str(place) not in right for place, group in enumerate(self.groups)):
            yield "groups", "each group that is wrong must say why (vi, en)"

    def options(self, asker: Asker, shown: Board) -> Iterable[Option]:
        """Return the groups, by their place in the list."""
        for place, group in enumerate(self.groups):
            yield Option(str(place), names(group.cards, asker.lang), cards=group.cards, is_unnamed=True)

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the group tapped; of a wrong one its own reason is said first."""
        group = self.groups[int(answer.words[0])]
        said = self.answered(asker, group)
        lines = (Line(said["error"]["message"]),) if "error" in said else lines_of(said)
        if self.fits(asker, group):
            return Judgement(True, lines)
        return Judgement(False, (Line(group.note.say(asker.lang)), *lines) if group.note else lines)

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the places of the groups that are right."""
        return self.right(asker)

    def solve(self, asker: Asker) -> Solution:
        """Show the groups that are right, and what the engine says of the first."""
        right = [self.groups[int(place)] for place in self.right(asker)]
        rows = tuple(Row("", group.cards) for group in right)
        return Solution(rows, lines_of(self.answered(asker, right[0])) if right else ())
