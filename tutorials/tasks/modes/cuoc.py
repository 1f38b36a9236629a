"""Name the cước of an ù and count its points, or count those of a list of cước."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from tutorials.catalogue.tables import Table
from tutorials.tasks.board import Board, Option, streak_fact
from tutorials.tasks.fields import Part
from tutorials.tasks.hands import WonHandMode
from tutorials.tasks.layout import Layout
from tutorials.tasks.names import cuoc_name, cuoc_offered
from tutorials.tasks.questions import Asker, Line, Question, lines_of
from tutorials.tasks.turn import Answer, Judgement, Solution


def some_words(table: Table, key: str, game: str) -> tuple[str, ...]:
    """Read a list of words."""
    return table.words(key)


@dataclass(frozen=True, slots=True, kw_only=True)
class CuocMode(WonHandMode):
    """A hand that is ù, or the cước that it had."""

    slug = "cuoc"
    label = gettext_lazy("Cước và điểm")
    legend = gettext_lazy("Có những cước nào?")
    number_label = gettext_lazy("Được mấy điểm?")
    asks_number = True

    hand: Part = field(default_factory=dict)
    cuoc_list: Annotated[tuple[str, ...], some_words] = ()

    @classmethod
    def faults(cls, table: Table) -> Iterator[tuple[str, str]]:
        """Yield that neither a hand nor a list is given, or both are."""
        if (table.has("hand") and table.has("winning")) == table.has("cuoc_list"):
            yield "hand", "give either hand and winning, or cuoc_list"

    @property
    def question(self) -> Question | None:
        """Ask what the ù is worth, or the list."""
        if self.cuoc_list:
            return {"ask": "score", "cuoc": list(self.cuoc_list), "streak": self.streak}
        return self.as_won()

    def right(self, asker: Asker) -> dict[str, Any]:
        """Return the cước and the points."""
        said = self.said(asker)
        return {"cuoc": said["cuoc"], "diem": said["diem"]}

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Show the hand, or name the cước of the list."""
        if not self.cuoc_list:
            return WonHandMode.shown(self, asker, layout)
        names = ", ".join(cuoc_name(slug, asker.lang, asker.task.game)[0] for slug in self.cuoc_list)
        return Board(facts=(_("Cước: %(names)s") % {"names": names}, *streak_fact(self.streak)))

    def options(self, asker: Asker, shown: Board) -> Iterable[Option]:
        """Return the cước of the game; a list names them already."""
        return () if self.cuoc_list else cuoc_options(asker, self.streak)

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the cước picked and the points typed."""
        said = self.said(asker)
        right, picked, hands = set(said["cuoc"]), set(answer.words), self.parted(asker, said)
        if self.cuoc_list or (picked == right and answer.number == said["diem"]):
            return Judgement(said["diem"] == answer.number, lines_of(said), hands)
        if picked == right:
            text = _("Cước đã đúng, điểm chưa đúng. Cộng như sau:")
            return Judgement(False, (Line(text), *_additions(said, asker)), hands)
        lines = [strange_cuoc(slug, asker) for slug in answer.words if slug not in right]
        if missing := len(right - picked):
            text = ngettext("Còn thiếu %(count)s cước.", "Còn thiếu %(count)s cước.", missing)
            lines.append(Line(text % {"count": missing}))
        return Judgement(False, (*lines, *lines_of(said)[:1]), hands)

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str] | None:
        """Return the cước of the hand; where a list names them, nothing is picked."""
        return None if self.cuoc_list else self.right(asker)["cuoc"]

    def answers(self, asker: Asker, board: Board) -> tuple[str, ...]:
        """Return the cước with the points."""
        return (_worth(self.said(asker), asker),)

    def solve(self, asker: Asker) -> Solution:
        """Name the cước and the points, and lay the hand out."""
        said = self.said(asker)
        if self.cuoc_list:
            return Solution((), lines_of(said))
        return Solution((), (Line(_worth(said, asker)), *lines_of(said)), self.parted(asker, said))


def _worth(said: Mapping[str, Any], asker: Asker) -> str:
    """Name the cước of a hand, or of a list, with the points."""
    names = ", ".join(cuoc_name(slug, asker.lang, asker.task.game)[0] for slug in said["cuoc"])
    return _("%(cuoc)s: %(points)s điểm.") % {"cuoc": names, "points": said["diem"]}


def cuoc_options(asker: Asker, streak: int, group: str = "") -> Iterable[Option]:
    """Return the cước of a game to choose among."""
    offered = cuoc_offered(streak, asker.task.game)
    return (Option(slug, cuoc_name(slug, asker.lang, asker.task.game)[0], group=group) for slug in offered)


def strange_cuoc(slug: str, asker: Asker) -> Line:
    """Say that the hand has no such cước."""
    name, article = cuoc_name(slug, asker.lang, asker.task.game)
    return Line(_("Bài này không có cước %(cuoc)s.") % {"cuoc": name}, article)


def _additions(said: Mapping[str, Any], asker: Asker) -> tuple[Line, ...]:
    """Return how the points of an ù add up; the lèo that a chi nẩy holds is named there, though it adds nothing."""
    has_leo = "chi-nay" in said["cuoc"] and any(phu["lung"] == "leo" for phu in said["phu"])
    cuoc = [*said["cuoc"], *(["leo"] if has_leo else [])]
    return lines_of(asker.put({"ask": "score", "cuoc": cuoc}))
