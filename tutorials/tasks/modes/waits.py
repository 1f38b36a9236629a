"""Pick all cards that a hand waits for."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.engine.cards import Kind
from tutorials.engine.games import deck_of
from tutorials.engine.totom.game import GAMES
from tutorials.tasks.board import Board, Option, kind_options
from tutorials.tasks.hands import HandMode
from tutorials.tasks.mode import CARDS
from tutorials.tasks.names import phrase
from tutorials.tasks.parted import parted_with
from tutorials.tasks.questions import Asker, Line, kinds, lines_of
from tutorials.tasks.turn import SHOWN, Answer, Judgement, Row, Solution, missing_line


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitsMode(HandMode):
    """A hand one card short."""

    slug = "waits"
    asks = "waits"
    label = gettext_lazy("Chờ gì")
    legend = gettext_lazy("Chạm vào các quân mà bài chờ")
    offered = CARDS
    may_be_empty = True
    must_find = "hand"

    @property
    def looks_at(self) -> str:
        """Return the field of the cards waited for."""
        return "waits"

    def right(self, asker: Asker) -> list[str]:
        """Return the names of the cards."""
        return _names(self.said(asker))

    def options(self, asker: Asker, shown: Board) -> Iterable[Option]:
        """Return every kind of the deck."""
        return kind_options(deck_of(asker.task.game).kinds, asker.lang)

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the cards picked; of a few that are not waited for it is said why."""
        said = self.said(asker)
        right, picked = set(asker.cards(_names(said))), set(answer.cards)
        if picked == right:
            return Judgement(True, self._told(asker, said), parted_with(asker, self.hand, asker.cards(_names(said))))
        wrong = sorted(picked - right, key=lambda kind: kind.index)[:SHOWN]
        lines = [line for kind in wrong for line in self._why_not(asker, kind)]
        if missing := len(right - picked):
            lines.append(missing_line(missing))
        return Judgement(False, tuple(lines), parted_with(asker, self.hand, wrong))

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the codes of the cards waited for."""
        return [card.code for card in asker.cards(self.right(asker))]

    def _told(self, asker: Asker, said: Mapping[str, Any]) -> tuple[Line, ...]:
        """Return what the engine says: how the hand stands, and what cards would bring, which needs the law of it."""
        lines = lines_of(said)
        if not said["waits"]:
            return lines
        won = asker.try_put({"ask": "win", **self.hand, "winning": {"card": _names(said)[0]}})
        needs = tuple(won.get("articles", ()))
        return (lines[0], *(replace(line, needs=needs) for line in lines[1:]))

    def _why_not(self, asker: Asker, kind: Kind) -> tuple[Line, ...]:
        tried = {"ask": "win", **self.hand, "winning": {"card": kind.vi}}
        if asker.task.game not in GAMES:
            said = asker.try_put(tried)
            return (Line(said["error"]["message"]),) if "error" in said else lines_of(said)[:1]
        on_mat = (card for meld in self.hand.get("mat", ()) for card in kinds(meld["cards"]))
        if Counter([*kinds(self.hand["cards"]), *on_mat])[kind] == 4:
            text = _("Bài đã có đủ bốn quân %(card)s, không còn quân nào để chờ.")
            return (Line(text % {"card": phrase(kind, asker.lang)}, "TT-0.1"),)
        return lines_of(asker.put(tried))[:1]

    def solve(self, asker: Asker) -> Solution:
        """Show the cards."""
        said = self.said(asker)
        cards = asker.cards(_names(said))
        hands = parted_with(asker, self.hand, cards)
        return Solution((Row(_("chờ"), cards),) if cards else (), self._told(asker, said), hands)


def _names(said: Mapping[str, Any]) -> list[str]:
    return [wait["card"] for wait in said["waits"]]
