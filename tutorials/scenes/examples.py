"""Examples of the law as they are shown: what lay there or what was done, the verdict, and the engine's sentences."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import override

from tutorials.catalogue import Clause, Example, Law, Problem, Text
from tutorials.catalogue.answers import keeping
from tutorials.catalogue.houses import MAIN_GAME, House, default_of, of_rules, rules_of
from tutorials.engine import ask
from tutorials.engine.games import GAMES
from tutorials.engine.totom.diem.festival import FLAGS
from tutorials.scenes.piles import Pile, piles_of
from tutorials.scenes.record_address import address_of
from tutorials.tasks import transcript
from tutorials.tasks.case import Scene, scenes
from tutorials.tasks.questions import Line, lines_of

KEPT = 2000
FEW = 3  # examples that are all shown at once
GRAVEST_FIRST = ("den", "cheo-do", "bao", "lanh-lang")


@dataclass(frozen=True, slots=True)
class Case:
    """An example as it is shown, with the engine's verdict."""

    example: Example
    piles: tuple[Pile, ...] = ()
    scenes: tuple[Scene, ...] = ()  # of a case told as it happened
    record: transcript.Transcript | None = None
    faults: frozenset[int] = frozenset()  # lines of the record at fault
    verdict: str = ""  # of the referee
    rules: str = ""  # whose rules, where they are not those that hold unless others are named
    replay: str = ""  # query of the page that replays it step by step
    strokes: str = ""  # of the drum, to be heard
    flag: str = ""  # its colour
    lines: tuple[Line, ...] = ()
    village: Text | None = None  # of the visitor, where its rules answer otherwise
    otherwise: tuple[Line, ...] = ()


def cases_of(clause: Clause, lang: str, house: House | None = None) -> tuple[Case, ...]:
    """Put the examples of a clause before the engine, and where the visitor has a village, under its rules too."""
    with override(lang):
        return tuple(_in_village(case_of(example, lang), house, lang) for example in clause.examples)


def _in_village(case: Case, house: House | None, lang: str) -> Case:
    """Add what a village answers, if it answers otherwise; an example under rules of its own stays as it is."""
    if house is None or "rules" in case.example.question:
        return case
    lines = said_in(_answer({**case.example.question, "rules": house.rules, "lang": lang}))
    return case if lines == case.lines else replace(case, village=house.name, otherwise=lines)


def fold(cases: Sequence[Case]) -> tuple[tuple[Case, ...], tuple[Case, ...]]:
    """Return what is shown at once, the first of each kind, and what waits folded; few are shown all."""
    if len(cases) <= FEW:
        return tuple(cases), ()
    first = {case.example.is_allowed: case for case in reversed(cases)}
    open_ones = tuple(case for case in cases if case is first[case.example.is_allowed])
    return open_ones, tuple(case for case in cases if case not in open_ones)


def case_of(example: Example, lang: str) -> Case:
    """Put an example before the engine and draw it."""
    question = example.question
    answer = _answer({**question, "lang": lang})
    case = Case(example, piles_of(question), rules=rules_name(question, lang), lines=said_in(answer))
    match question.get("ask"):
        case "claim":
            replay = _replay(question, answer.get("record", ""))
            return replace(case, scenes=scenes(question, lang), verdict=ruling(answer), replay=replay)
        case "turns":
            return replace(
                case,
                record=record_of(question, lang),
                faults=frozenset(fault["turn"] for fault in answer.get("faults", ())),
                verdict=ruling(answer),
                replay=_replay(question, question["record"]),
            )
        case "drum" | "roll":
            return replace(case, strokes=str(answer.get("strokes", "")))
        case "flag":
            return replace(case, flag=_flag(str(answer.get("colour", ""))))
    return case


def check_named(law: Law) -> Iterator[Problem]:
    """Yield the examples that say of themselves that they name their cards, and leave one out."""
    for clause in law.clauses:
        for example in (each for each in clause.examples if each.is_named):
            said = example.text.plain("vi").casefold()
            held = {kind for pile in piles_of(example.question) for kind in pile.cards}
            left = [kind.vi for kind in held if kind.vi not in said and getattr(kind, "vi_words", kind.vi) not in said]
            if left or not held:
                fault = f"the sentence does not name {', '.join(sorted(left))}" if left else "no cards are shown"
                yield Problem(f"{law.game}/law.toml", example.line, "clause.example.named", fault)


def record_of(question: Mapping[str, Any], lang: str) -> transcript.Transcript:
    """Tell the record of a question."""
    record = str(question["record"])
    return transcript.transcribe(record, lang, str(question.get("game", MAIN_GAME)))


def _replay(question: Mapping[str, Any], record: str) -> str:
    """Return the query under which the referee replays a record by the rules of the example."""
    game = question.get("game", MAIN_GAME)
    if not record or game not in GAMES or "replay" not in GAMES[game].asks:
        return ""
    return address_of(record, of_rules(game, question.get("rules")))


def _rules(question: Mapping[str, Any], game: str) -> tuple[str, dict[str, Any]]:
    """Return the preset of an example, and what it changes in it."""
    rules = question.get("rules") or default_of(game)
    if isinstance(rules, str):
        return rules, {}
    return rules.get("preset", default_of(game)), {name: value for name, value in rules.items() if name != "preset"}


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
    """Name the rules of an example: preset, then each choice of its own; nothing if they are the default ones."""
    game = question.get("game", MAIN_GAME)
    if game not in GAMES:
        return ""
    known = rules_of(game)
    slug, changed = _rules(question, game)
    parts = [] if slug == known.default or slug not in known.by_slug else [House(game, slug).name.say(lang)]
    for name, value in changed.items():
        info = known.by_name.get(name)
        if info and value in info.choices:
            parts.append(f"{info.label.say(lang)}: {info.choices[value].say(lang)}")
    return "; ".join(parts)


def _flag(colour: str) -> str:
    return colour if any(colour == flag.colour for flag in FLAGS) else ""


def said_in(answer: Mapping[str, Any]) -> tuple[Line, ...]:
    """Return the sentences of an answer; of a question that cannot be answered, why."""
    return (Line(answer["error"]["message"]),) if "error" in answer else lines_of(answer)


def _told(question: Mapping[str, Any]) -> Mapping[str, Any]:
    """Ask for what is shown of an answer."""
    answer = ask(question)
    return {key: answer[key] for key in ("error", "lines", "faults", "record", "strokes", "colour") if key in answer}


_answer = keeping(_told, KEPT)
