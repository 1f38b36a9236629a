"""Pick the card to throw."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from tutorials.engine.cards import Kind, short
from tutorials.tasks.board import Board, values_of
from tutorials.tasks.hands import PickedHandMode
from tutorials.tasks.names import label, phrase
from tutorials.tasks.parted import parted
from tutorials.tasks.questions import Asker, Line, kinds
from tutorials.tasks.turn import Answer, Judgement, Parted, Row, Solution


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardMode(PickedHandMode):
    """A hand with one card too many."""

    slug = "discard"
    label = gettext_lazy("Đánh quân nào")
    legend = gettext_lazy("Chạm vào quân sẽ đánh")
    asks = "discards"
    is_single = True
    must_find = "hand"

    def right(self, asker: Asker) -> list[str]:
        """Return the names of the best cards."""
        return [throw["card"] for throw in self.said(asker)["best"]]

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the card picked: say what it leaves, and where another leaves more."""
        said, picked = self.said(asker), answer.cards[0]
        for each in said["forbidden"]:
            if kinds(each["card"])[0] == picked:
                text = _("Không được đánh %(card)s.") % {"card": phrase(picked, asker.lang)}
                return Judgement(False, (Line(text, each["article"]),))
        for is_right, throws in ((True, said["best"]), (False, said["others"])):
            for throw in throws:
                if kinds(throw["card"])[0] == picked:
                    better = () if is_right else (_better(said["best"][0]),)
                    return Judgement(is_right, (leaves(throw, asker.lang), *better), self.parted(asker, picked))
        raise ValueError(f"{picked} is not in the hand")

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the best cards."""
        return values_of(board.options, kinds(self.right(asker)), answer.words)

    def parted(self, asker: Asker, thrown: Kind) -> tuple[Parted, ...]:
        """Lay out what is left without a card."""
        held = list(kinds(self.hand["cards"]))
        held.remove(thrown)
        return parted(asker, asker.put({"ask": "arrange", **self.hand, "cards": short(held)}))

    def solve(self, asker: Asker) -> Solution:
        """Show the best cards, with what each leaves."""
        best = self.said(asker)["best"]
        cards = tuple(card for throw in best for card in kinds(throw["card"]))
        told = tuple(leaves(throw, asker.lang) for throw in best)
        return Solution((Row(_("nên đánh"), cards),), told, self.parted(asker, cards[0]))


def leaves(throw: Mapping[str, Any], lang: str) -> Line:
    """Say what a thrown card leaves."""
    card = phrase(kinds(throw["card"])[0], lang)
    if throw["waits"]:
        waits = ", ".join(label(kind, lang) for kind in kinds(throw["waits"]))
        return Line(_("Đánh %(card)s: chờ %(waits)s.") % {"card": card, "waits": waits}, "TT-13.9")
    text = _("Đánh %(card)s: chưa chờ quân nào, còn %(count)s quân rác.")
    return Line(text % {"card": card, "count": throw["rac"]}, "TT-5.2")


def _better(best: Mapping[str, Any]) -> Line:
    """Say how much more another card leaves."""
    if waits := best["waits"]:
        text = ngettext(
            "Có quân khác mà đánh đi thì chờ được %(count)s quân.",
            "Có quân khác mà đánh đi thì chờ được %(count)s quân.",
            len(waits),
        )
        return Line(text % {"count": len(waits)})
    return Line(_("Có quân khác mà đánh đi thì chỉ còn %(count)s quân rác.") % {"count": best["rac"]})
