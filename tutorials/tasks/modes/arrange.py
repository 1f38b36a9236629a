"""Lay a hand out in phu: as few loose cards as can be, then as many lưng. Phu are laid, and taken up, one by one."""

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.engine.cards import Cards, short
from tutorials.engine.games import GAMES
from tutorials.engine.totom.solve.phu import TRUNG_TAM, TRUNG_TU
from tutorials.tasks.board import Board, values_of
from tutorials.tasks.hands import LaidHandMode
from tutorials.tasks.layout import BrokenState, Layout, position, start
from tutorials.tasks.names import label
from tutorials.tasks.questions import Asker, Line, kinds, lines_of
from tutorials.tasks.turn import Answer, Judgement, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrangeMode(LaidHandMode):
    """A hand to lay out."""

    slug = "arrange"
    label = gettext_lazy("Xếp phu")
    legend = gettext_lazy("Bài chưa xếp: chạm vào các quân của một phu")
    lays_out = True

    def right(self, asker: Asker) -> dict[str, Any]:
        """Return how many cards are loose, and how many lưng there are."""
        said = self.said(asker)
        return {"rac": len(said["rac"]), "lung": said["lung"]}

    def layout(self, data: QueryDict) -> Layout | None:
        """Return the phu laid so far; a state that does not fit the hand starts over."""
        begun = start(self.hand)
        try:
            return begun.read(data.get("laid", "")) if "laid" in data else begun
        except BrokenState:
            return begun

    def move(self, asker: Asker, data: QueryDict) -> Turn | None:
        """Lay a phu, or take one up."""
        do, layout = data.get("do", ""), self.layout(data)
        if layout is not None and do == "lay":
            return self._lay(asker, layout, tuple(position(word) for word in data.getlist("pick")))
        if layout is not None and do.startswith("up-"):
            with suppress(BrokenState):
                layout = layout.take_up(position(do.removeprefix("up-")))
            return Turn(asker.task, self.board(asker, data.getlist("pick"), layout), has_moved=True)
        return None

    def _lay(self, asker: Asker, layout: Layout, positions: tuple[int, ...]) -> Turn:
        before = self.board(asker, map(str, positions), layout)
        try:
            after = layout.lay(positions)
        except BrokenState:
            text = _("Hãy chọn các quân của một phu, rồi bấm “Xếp thành phu”.")
            return Turn(asker.task, before, (text,))
        said = _judge_phu(after, positions, asker)
        return Turn(asker.task, self.board(asker, (), after) if said.is_right else before, laid=said)

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the lay-out against the engine's best; any that is as good will do."""
        best, layout = self.said(asker), answer.layout
        loose = layout.cards(position for position in layout.left if _is_loose(layout, position))
        lung = _count_lung(layout, asker)
        lines = [_loose_line(loose, asker.lang), _lung_line(lung)]
        if len(loose) > len(best["rac"]):
            lines.append(Line(_("Có cách xếp chỉ còn %(count)s quân rác.") % {"count": len(best["rac"])}, "TT-5.2"))
        elif lung < best["lung"]:
            article = "TB-4.2" if _counts_every(asker) else "TT-4.11"
            lines.append(Line(_("Có cách xếp được %(count)s lưng.") % {"count": best["lung"]}, article))
        else:
            return Judgement(True, tuple(lines))
        return Judgement(False, tuple(lines))

    def answers(self, asker: Asker, board: Board) -> tuple[str, ...]:
        """Return how many cards are loose, and how many lưng there are."""
        said = self.said(asker)
        return (f"{_loose_line(kinds(said['rac']), asker.lang).text} {_lung_line(said['lung']).text}",)

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the loose cards that a best lay-out gives a place in a phu."""
        layout, best = answer.layout, Counter(kinds(self.said(asker)["rac"]))
        loose = Counter(layout.cards(each for each in layout.left if _is_loose(layout, each)))
        return values_of(board.options, (loose - best).elements(), ())


def _judge_phu(layout: Layout, positions: tuple[int, ...], asker: Asker) -> Judgement:
    """Say whether the things at these positions make one phu, and why not."""
    cards = layout.cards(positions)
    said = asker.phu(cards)
    if said["lung"] in (TRUNG_TAM.slug, TRUNG_TU.slug) and len(positions) > 1:
        text = _("%(count)s quân giống nhau chỉ là phu khi đã úp thành khàn, thành thiên khai, hoặc do phỗng mà có.")
        return Judgement(False, (Line(text % {"count": len(cards)}, "TT-4.4.8"),))
    return Judgement(bool(said["phu"]), lines_of(said))


def _is_loose(layout: Layout, position: int) -> bool:
    """Say whether a thing left unlaid is loose: a yêu and a trùng are phu by themselves."""
    item = layout.items[position]
    return item.size == 1 and not item.kind.is_yeu


def _count_lung(layout: Layout, asker: Asker) -> int:
    """Count the separate lưng laid: each trùng, and each special phu that holds no trùng; in tài bàn every lưng."""
    if _counts_every(asker):
        return _count_every_lung(layout, asker)
    count = sum(item.size > 1 for item in layout.items)
    for group in layout.groups:
        if all(layout.items[position].size == 1 for position in group):
            count += asker.phu(layout.cards(group))["lung"] is not None
    return count


def _counts_every(asker: Asker) -> bool:
    """Say whether all lưng of a phu count, as tài bàn has it, and not one of it alone."""
    return "count" in GAMES[asker.task.game].asks


def _count_every_lung(layout: Layout, asker: Asker) -> int:
    """Count all lưng of all phu laid, and of the trùng still left, as tài bàn does (TB-4.2)."""
    groups = [*layout.groups, *((position,) for position in layout.left if layout.items[position].size > 1)]
    phu = []
    for group in groups:
        items = [layout.items[position] for position in group if layout.items[position].size > 1]
        trung = [{"card": item.kind.code, "how": item.how} for item in items]
        phu.append({"cards": short(layout.cards(group)), "trung": trung})
    return int(asker.put({"ask": "count", "phu": phu})["lung"]) if phu else 0


def _loose_line(loose: Cards, lang: str) -> Line:
    if not loose:
        return Line(_("Bài tròn, không còn quân rác."), "TT-3.1")
    names = ", ".join(label(kind, lang) for kind in loose)
    return Line(_("Còn %(count)s quân rác: %(cards)s.") % {"count": len(loose), "cards": names}, "TT-5.2")


def _lung_line(count: int) -> Line:
    return Line(_("Có %(count)s lưng.") % {"count": count} if count else _("Chưa có lưng."), "TT-4.4")
