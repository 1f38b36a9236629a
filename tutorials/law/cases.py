"""Examples of the law as they are shown: what lay there or what was done, the verdict, and the engine's sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import override

from tutorials.catalogue import Clause, Example, Text, load
from tutorials.catalogue.houses import House, of_choices
from tutorials.engine import ask
from tutorials.engine.totom.festival import FLAGS
from tutorials.engine.totom.options import BY_NAME
from tutorials.engine.totom.presets import BY_SLUG, DEFAULT
from tutorials.referee.replay import address_of
from tutorials.tasks import told
from tutorials.tasks.case import Scene, scenes
from tutorials.tasks.piles import Pile, piles_of

KEPT = 2000
FEW = 3  # examples that are all shown at once
GRAVEST_FIRST = ("den", "cheo-do", "bao", "lanh-lang")
MAIN_GAME = "to-tom"  # whose presets the other forms share


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the engine."""

    text: str
    article: str


@dataclass(frozen=True, slots=True)
class Case:
    """An example as it is shown, with the engine's verdict."""

    example: Example
    piles: tuple[Pile, ...] = ()
    scenes: tuple[Scene, ...] = ()  # of a case told as it happened
    record: told.Told | None = None
    faults: frozenset[int] = frozenset()  # lines of the record at fault
    verdict: str = ""  # of the referee
    rules: str = ""  # whose rules, where they are not the law of 2005
    replay: str = ""  # query of the page that replays it step by step
    strokes: str = ""  # of the drum, to be heard
    flag: str = ""  # its colour
    lines: tuple[Line, ...] = ()
    village: Text | None = None  # of the visitor, where its rules answer otherwise
    otherwise: tuple[Line, ...] = ()


def cases_of(clause: Clause, lang: str, house: House | None = None) -> tuple[Case, ...]:
    """Put the examples of a clause before the engine, and where the visitor has a village, under its rules too."""
    with override(lang):
        return tuple(_in_village(_case(example, lang), house, lang) for example in clause.examples)


def _in_village(case: Case, house: House | None, lang: str) -> Case:
    """Add what a village answers, if it answers otherwise; an example under rules of its own stays as it is."""
    if house is None or "rules" in case.example.question:
        return case
    lines = _lines(_answer(_Question({**case.example.question, "rules": house.rules}), lang))
    return case if lines == case.lines else replace(case, village=house.name, otherwise=lines)


def fold(cases: Sequence[Case]) -> tuple[tuple[Case, ...], tuple[Case, ...]]:
    """Return what is shown at once, the first of each kind, and what waits folded; few are shown all."""
    if len(cases) <= FEW:
        return tuple(cases), ()
    first = {case.example.is_allowed: case for case in reversed(cases)}
    open_ones = tuple(case for case in cases if case is first[case.example.is_allowed])
    return open_ones, tuple(case for case in cases if case not in open_ones)


def _case(example: Example, lang: str) -> Case:
    question = example.question
    answer = _answer(_Question(question), lang)
    case = Case(example, piles_of(question), rules=rules_name(question, lang), lines=_lines(answer))
    match question.get("ask"):
        case "claim":
            replay = _replay(question, answer.get("record", ""))
            return replace(case, scenes=scenes(question, lang), verdict=ruling(answer), replay=replay)
        case "turns":
            return replace(
                case,
                record=told.tell(question["record"], lang),
                faults=frozenset(fault["turn"] for fault in answer.get("faults", ())),
                verdict=ruling(answer),
                replay=_replay(question, question["record"]),
            )
        case "drum":
            return replace(case, strokes=str(answer.get("strokes", "")))
        case "flag":
            return replace(case, flag=_flag(str(answer.get("colour", ""))))
    return case


def _replay(question: Mapping[str, Any], record: str) -> str:
    """Return the query under which the referee replays a record by the rules of the example."""
    rules = question.get("rules") or DEFAULT
    changed = {} if isinstance(rules, str) else {name: value for name, value in rules.items() if name != "preset"}
    slug = rules if isinstance(rules, str) else rules.get("preset", DEFAULT)
    return address_of(record, of_choices(question.get("game", MAIN_GAME), slug, changed)) if record else ""


def ruling(answer: Mapping[str, Any]) -> str:
    """Return the referee's word in the language in force: of several faults the gravest."""
    if "error" in answer:
        return ""
    found = {fault["result"] for fault in answer.get("faults", ())}
    return {
        "den": _("Đền làng"),
        "cheo-do": _("Chèo đò"),
        "bao": _("Báo"),
        "lanh-lang": _("Lành làng"),
        "": _("Được"),
    }[next((result for result in GRAVEST_FIRST if result in found), "")]


def rules_name(question: Mapping[str, Any], lang: str) -> str:
    """Name the rules of an example: preset, then each choice of its own; nothing if they are the law of 2005."""
    rules = question.get("rules") or DEFAULT
    changed = {} if isinstance(rules, str) else {name: value for name, value in rules.items() if name != "preset"}
    slug = rules if isinstance(rules, str) else rules.get("preset", DEFAULT)
    parts = [] if slug == DEFAULT or slug not in BY_SLUG else [_preset(question.get("game", ""), slug).say(lang)]
    for name, value in changed.items():
        info = BY_NAME.get(name)
        if info and value in info.choices:
            parts.append(f"{info.label.say(lang)}: {info.choices[value].say(lang)}")
    return "; ".join(parts)


def _preset(game: str, slug: str) -> Text:
    content = load()
    preset = content.preset(game, slug) or content.preset(MAIN_GAME, slug)
    return preset.name if preset else Text(BY_SLUG[slug].source, BY_SLUG[slug].source)


def _flag(colour: str) -> str:
    return colour if any(colour == flag.colour for flag in FLAGS) else ""


def _lines(answer: Mapping[str, Any]) -> tuple[Line, ...]:
    if "error" in answer:  # an example may be about a question that cannot be answered
        return (Line(answer["error"]["message"], ""),)
    return tuple(Line(line["text"], line["article"]) for line in answer["lines"])


class _Question:
    """A question that can be remembered: the same example, the same answer."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        self.words = words

    def __hash__(self) -> int:
        return hash(repr(self.words))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Question) and self.words == other.words


@lru_cache(maxsize=KEPT)
def _answer(question: _Question, lang: str) -> dict[str, Any]:
    answer = ask({**question.words, "lang": lang})
    return {key: answer[key] for key in ("error", "lines", "faults", "record", "strokes", "colour") if key in answer}
