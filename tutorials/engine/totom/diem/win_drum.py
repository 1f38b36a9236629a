"""The drum beaten for an ù, and what has no drum and is said. Law: TD-8.11, TD-8.12, TD-8.14, TD-8.15."""

from dataclasses import dataclass

from tutorials.engine.lines import Line
from tutorials.engine.totom.diem.signals import Signal
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.calls import CALLS, Call

NO_PHONG = CALLS["u-khong-phong"]
_WRONG = {"khong-noi": "tuy-hoi", "khong-diem": "lanh-lang", "den": "den"}  # option trong_u_sai
_WORST = ("diem", "tuy-hoi", "lanh-lang", "den")


@dataclass(frozen=True, slots=True)
class Beaten:
    """An ù as it was announced: the signal that was heard, the one it asks for, and what was said."""

    heard: Signal | None
    wanted: Signal
    without_phong: bool
    said: tuple[Call, ...]

    @property
    def is_right(self) -> bool:
        """Say whether the drum was right."""
        return self.heard is not None and self.heard.slug == self.wanted.slug

    @property
    def missing(self) -> bool:
        """Say whether “ù không phỗng” was left out. Law: TD-8.15, TT-14.7.1."""
        return self.without_phong and NO_PHONG not in self.said

    @property
    def extra(self) -> bool:
        """Say whether “ù không phỗng” was said of an ù that has no pair to leave. Law: TT-14.9."""
        return NO_PHONG in self.said and not self.without_phong

    def result(self, options: Options) -> str:
        """Return what the ù is worth as it was announced: the graver of drum and word."""
        drum = "diem" if self.is_right else _WRONG[options.trong_u_sai]
        word = "lanh-lang" if self.missing or self.extra else "diem"
        return max(drum, word, key=_WORST.index)

    def lines(self, options: Options) -> list[Line]:
        """Return the sentences that tell it."""
        lines = [self._drum()]
        if not self.is_right:
            lines.append(Line(f"roll-cost-{_WRONG[options.trong_u_sai]}", "TD-8.14"))
        if self.without_phong:
            lines.append(Line("roll-no-drum", "TD-8.15"))
        if self.missing:
            lines.append(Line("call-missing", "TT-14.7.1", names=[NO_PHONG]))
        if self.extra:
            lines.append(Line("call-extra", "TT-14.9", names=[NO_PHONG]))
        return lines

    def _drum(self) -> Line:
        wanted, heard = self.wanted, self.heard
        if self.is_right:
            return Line("roll-right", wanted.article, strokes=wanted.said, name=wanted.name)
        if heard is None:
            return Line("roll-nothing", wanted.article, strokes=wanted.said, name=wanted.name)
        return Line("roll-wrong", wanted.article, heard=heard.name, strokes=wanted.said, name=wanted.name)
