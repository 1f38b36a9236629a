"""An example of the law on which the answer flips: asked under rules that differ in one option alone."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import override

from tutorials import engine
from tutorials.catalogue import load
from tutorials.catalogue.flips import Flip, flips_of
from tutorials.catalogue.houses import House, rules_of
from tutorials.engine.flips import Weight, apart, plainest, weigh
from tutorials.engine.rules import OptionInfo, Value
from tutorials.scenes.examples import ruling
from tutorials.tasks.names import cuoc_name
from tutorials.tasks.questions import Line, lines_of

MOST_LINES = 6  # of what is told of a record

Rules = Mapping[str, Any]
Answer = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Said:
    """What an answer says: first the verdict, then why."""

    verdict: str
    because: tuple[Line, ...] = ()
    article: str = ""  # of the verdict


@dataclass(frozen=True, slots=True)
class Contrast:
    """An example with the rules that are kept while the one option changes."""

    flip: Flip
    rules: tuple[Rules, Rules]  # with either choice
    ground: House  # whose other rules are kept

    def answers(self, lang: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """Ask under either choice."""
        one, other = (engine.ask({**self.flip.question, "rules": rules, "lang": lang}) for rules in self.rules)
        return one, other


def contrast_of(info: OptionInfo, values: tuple[Value, Value], grounds: tuple[House, ...]) -> Contrast | None:
    """Return the plainest example on which two choices of an option give different answers, or None.

    The other rules are those of the first of `grounds` that gives one; failing that, those of the example itself.
    """
    flips = flips_of(grounds[0].game, info.name, load().digest)

    def stages() -> Iterator[Iterator[Contrast]]:
        for ground in grounds:
            yield (_contrast(flip, ground, info, values) for flip in flips)
        yield (_contrast(flip, _own(flip), info, values) for flip in flips)

    return plainest(stages(), _weight)


def _weight(contrast: Contrast) -> Weight | None:
    """Say how much of an answer turns; None too where people would be told the same."""
    one, other = contrast.answers("vi")
    weight = weigh(one, other, contrast.flip.looks_at)
    said = says(one, other, "vi") if weight is not None else None
    return None if said is None or said[0] == said[1] else weight


def _contrast(flip: Flip, ground: House, info: OptionInfo, values: tuple[Value, Value]) -> Contrast:
    one, other = ({"preset": ground.preset, **dict(ground.changes), info.name: value} for value in values)
    return Contrast(flip, (one, other), ground)


def _own(flip: Flip) -> House:
    """Return the rules of an example as a village."""
    rules = flip.rules
    return House(flip.game, rules_of(flip.game).preset(rules.pop("preset")).slug, tuple(rules.items()))


def says(one: Answer, other: Answer, lang: str) -> tuple[Said, Said]:
    """Return what two answers say, each for itself: what both say alike is left out."""
    with override(lang):
        return _said(one, other, lang), _said(other, one, lang)


def _said(answer: Answer, against: Answer, lang: str) -> Said:
    if "error" in answer:
        return Said(answer["error"]["message"])
    lines = list(lines_of(answer))
    if all("result" in fault for fault in answer.get("faults", ({},))):  # the referee of a record
        return Said(ruling(answer), tuple(lines[:MOST_LINES]))
    own = tuple(dict.fromkeys(lines[-1:] if "error" in against else apart(lines, list(lines_of(against)))))
    headline = _headline(answer, lang)
    if headline and headline != _headline(against, lang):
        return Said(capfirst(headline), own)
    first, *rest = own or tuple(lines[-1:]) or (Line(""),)
    return Said(capfirst(first.text), tuple(rest), first.article)


def _headline(answer: Answer, lang: str) -> str:
    """Name what a winning hand comes to where its cước are called in order; nothing for any other answer."""
    cuoc = answer.get("cuoc")
    if "announce" not in answer or not isinstance(cuoc, list):
        return ""
    if answer["result"] == "diem":
        names = ", ".join(cuoc_name(name, lang)[0] for name in cuoc)
        return _("%(cuoc)s: %(points)s điểm") % {"cuoc": names, "points": answer["diem"]}
    named = {"lanh-lang": _("Ù lành làng"), "bao": _("Bị báo"), "cheo-do": _("Chèo đò")}
    return named.get(answer["result"], _("Không ù"))
