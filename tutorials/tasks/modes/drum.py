"""Hear the drum of tổ tôm điếm and say what it means, or the other way round."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any

from django.utils.translation import gettext_lazy

from tutorials.catalogue.tables import Table
from tutorials.engine.cards import bare
from tutorials.engine.totom.diem import signals as table_of_signals
from tutorials.tasks.board import Board, Option
from tutorials.tasks.fields import one_of
from tutorials.tasks.layout import Layout
from tutorials.tasks.mixing import mixed
from tutorials.tasks.mode import Mode
from tutorials.tasks.questions import Asker, Line, Question, lines_of
from tutorials.tasks.turn import Answer, Judgement, Solution

SIGNALS = tuple(signal.slug for signal in table_of_signals.SIGNALS)
PLAIN_SIGNALS = tuple(signal.slug for signal in table_of_signals.SIGNALS if not signal.is_custom)
OFFERED = 4
Said = Mapping[str, Any]


class Way(StrEnum):
    """Which end of a signal is given."""

    HEAR = "nghe"  # the strokes are given: what do they mean?
    BEAT = "go"  # the meaning is given: how is it beaten?


def a_slug(table: Table, key: str, game: str) -> str:
    """Read a slug."""
    return table.slug(key)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrumBoard(Board):
    """A signal, to be heard or not."""

    strokes: str
    is_heard: bool

    @property
    def drum(self) -> str:
        """Return the strokes as the drum script reads them: words without marks."""
        return bare(self.strokes)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrumMode(Mode):
    """A signal of the drum."""

    slug = "drum"
    label = gettext_lazy("Trống gì")
    legend = gettext_lazy("Chọn một hiệu trống")
    given = "tasks/_drum.html"
    is_single = True

    signal: Annotated[str, a_slug]
    way: Annotated[str, one_of(*Way)] = Way.HEAR

    @property
    def question(self) -> Question | None:
        """Ask how the signal is beaten, and what it means."""
        return _question(self.signal)

    def right(self, asker: Asker) -> Any:
        """Return the slug of the signal."""
        return self.said(asker)["signal"]

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Give the strokes, or the meaning."""
        said, is_heard = self.said(asker), self.way == Way.HEAR
        facts = () if is_heard else (f"{said['name']}: {said['meaning']}",)
        return DrumBoard(strokes=said["strokes"], is_heard=is_heard, facts=facts)

    def options(self, asker: Asker, shown: Board) -> Iterator[Option]:
        """Yield signals by what they mean, or by how they are beaten if the meaning is what is given."""
        for said in self.signals(asker):
            if self.way == Way.HEAR:
                yield Option(said["signal"], said["name"], note=said["meaning"])
            else:
                yield Option(said["signal"], said["strokes"], strokes=bare(said["strokes"]))

    def signals(self, asker: Asker) -> tuple[Said, ...]:
        """Return the signals to choose among, as the engine tells them: the right one and three other ones."""
        right = self.said(asker)
        told = (asker.put(_question(slug)) for slug in PLAIN_SIGNALS if slug != self.signal)
        others = sorted(
            (each for each in told if not _same(each, right)), key=lambda each: mixed(self.signal, each["signal"])
        )
        return tuple(sorted([right, *others[: OFFERED - 1]], key=lambda each: SIGNALS.index(each["signal"])))

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the signal picked; two that are beaten alike (or mean the same) are one."""
        said, picked = self.said(asker), asker.put(_question(answer.words[0]))
        key = "strokes" if self.way == Way.HEAR else "meaning"
        is_right = picked[key] == said[key]
        return Judgement(is_right, lines_of(said if is_right else picked))

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the signal."""
        return (self.signal,)

    def solve(self, asker: Asker) -> Solution:
        """Tell the signal."""
        said = self.said(asker)
        return Solution((), (Line(f"{said['strokes']}: {said['name']}, {said['meaning']}"), *lines_of(said)))


def _question(signal: str) -> Question:
    return {"ask": "drum", "signal": signal}


def _same(one: Said, other: Said) -> bool:
    return bool(one["strokes"] == other["strokes"] or one["meaning"] == other["meaning"])
