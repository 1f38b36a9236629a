"""The question about two villages: a case of the law on which one house rule changes the answer."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.errors import DoorError, Message
from tutorials.engine.fields import Asked, Question
from tutorials.engine.flips import Weight, apart, plainest, weigh
from tutorials.engine.lines import Line
from tutorials.engine.rules import OptionInfo, Value, as_dict
from tutorials.engine.totom.flips.fields import OPTION, VALUES, A, B
from tutorials.engine.totom.game import GAMES, Game
from tutorials.engine.totom.options import RULES, Options
from tutorials.engine.totom.score import cuoc as cuoc_table
from tutorials.engine.words import both

TABLE = Path(__file__).with_name("flips.json")  # option -> examples of the law that it turns

AskOf = Callable[[Game, str], Ask]
Values = tuple[Value, Value]


@cache
def table() -> Mapping[str, Sequence[Mapping[str, Any]]]:
    """Return the cases by option: the question, its own rules, and the fields of the answer that the law promises."""
    found: Mapping[str, Sequence[Mapping[str, Any]]] = json.loads(TABLE.read_text(encoding="utf-8"))
    return found


@dataclass(frozen=True, slots=True)
class Flip:
    """A question with the other rules that are kept, and its answers with the one option one way and the other."""

    question: Question
    ground: Options
    answers: tuple[Answer, Answer]
    weight: Weight | None

    @property
    def says(self) -> tuple[Message, Message]:
        """Say what each side answers, as far as the other says otherwise."""
        one, other = self.answers
        return _says(one, other), _says(other, one)


def asks(ask_of: AskOf) -> Asks:
    """Return the question `flip`, which puts cases of the law to the other questions."""

    def ask_flip(asked: Asked, options: Options) -> Answer:
        """Find a case whose answer this option changes."""
        game: Game = asked.about
        info = asked[OPTION]
        grounds, values = _sides(asked.given, info, options)
        tried = list[Flip]()

        def stages() -> Iterator[Iterator[Flip]]:
            cases = _cases(info.name, game)
            for ground in grounds:
                yield (_flip(ask_of, case, ground, info.name, values) for case in cases)
            yield (_flip(ask_of, case, RULES.read(case["rules"])[1], info.name, values) for case in cases)

        def weight_of(flip: Flip) -> Weight | None:
            tried.append(flip)
            return flip.weight

        flip = plainest(stages(), weight_of) if values[0] != values[1] else None
        if flip is None:
            return _none(info, values)
        return _answer(info, values, flip, len(tried), "en" if asked.given.get("lang") == "en" else "vi")

    return {"flip": Ask(ask_flip, (OPTION, A, B, VALUES))}


def _cases(option: str, game: Game) -> list[Mapping[str, Any]]:
    """Return the cases of an option: those of the game itself, then those of the other games with the option."""
    return sorted(table().get(option, ()), key=lambda case: bool(case["question"]["game"] != game.slug))


def _flip(ask_of: AskOf, case: Mapping[str, Any], ground: Options, option: str, values: Values) -> Flip:
    question = case["question"]
    game = GAMES[question["game"]]
    asked = {name: value for name, value in question.items() if name not in ("game", "ask")}
    ask = ask_of(game, question["ask"])
    one, other = (_answered(ask, asked, game, replace(ground, **{option: value})) for value in values)  # type: ignore[arg-type]
    flip = Flip(question, ground, (one, other), weigh(one, other, case["looks_at"]))
    return flip if flip.weight is None or flip.says[0] != flip.says[1] else replace(flip, weight=None)


def _answered(ask: Ask, asked: Question, game: Game, options: Options) -> Answer:
    try:
        return ask.put(asked, game, options)
    except DoorError as error:
        return {"error": error.message}


def _says(answer: Answer, other: Answer) -> Message:
    if "error" in answer:
        refusal: Message = answer["error"]
        return refusal
    lines = _own_lines(answer, other)
    if not lines and answer.get("cuoc") != other.get("cuoc"):  # the same cước, called in another order
        names = [cuoc_table.find(slug, "cuoc") for slug in answer["cuoc"]]
        return Message(f"{', '.join(each.vi for each in names)}.", f"{', '.join(each.en for each in names)}.")
    return Message(*(" ".join(line.as_dict(lang)["text"] for line in lines) for lang in ("vi", "en")))


def _own_lines(answer: Answer, other: Answer) -> list[Line]:
    return apart(list(answer["lines"]), list(other.get("lines", ())))


def _sides(question: Question, info: OptionInfo, options: Options) -> tuple[list[Options], Values]:
    """Return the rules to stand on, in the order in which they are tried, and the two choices."""
    if question.get("values") is not None:
        one, other = _two(question["values"])
        return [options], (_known(info, one), _known(info, other))
    a, b = (RULES.read(question[side], side)[1] if side in question else options for side in ("a", "b"))
    values = as_dict(a)[info.name], as_dict(b)[info.name]
    return list(dict.fromkeys((a, b, Options()))), values


def _two(given: Any) -> tuple[Any, Any]:
    if isinstance(given, Sequence) and not isinstance(given, str) and len(given) == 2:
        return given[0], given[1]
    raise DoorError("bad-type", "values", both("error-totom-flip-values"))


def _known(info: OptionInfo, value: Any) -> Value:
    """Return the choice; raise DoorError if the option does not have it."""
    return as_dict(RULES.choose(Options(), {info.name: value}))[info.name]


def _answer(info: OptionInfo, values: Values, flip: Flip, tried: int, lang: str) -> Answer:
    usual = as_dict(Options())
    own = {name: value for name, value in as_dict(flip.ground).items() if value != usual[name]}
    one, other = flip.says
    line = Line(
        "flip-found", info.article, label=info.label,
        one=info.choices[values[0]], before=one, other=info.choices[values[1]], after=other,
    )  # fmt: skip
    before, after = flip.answers
    return {
        "option": info.name,
        "values": list(values),
        "question": dict(flip.question),
        "under": [{**own, info.name: value} for value in values],
        "before": _side(before, after, one, lang),
        "after": _side(after, before, other, lang),
        "tried": tried,
        "lines": [line],
    }


def _side(answer: Answer, other: Answer, said: Message, lang: str) -> Answer:
    """Return one answer in short: its result, what it says, and the lines that the other side does not say."""
    result = {name: value for name, value in answer.items() if name not in ("lines", "error")}
    because = [] if "error" in answer else [line.as_dict(lang) for line in _own_lines(answer, other)]
    return {**result, "says": said.say(lang), "because": because}


def _none(info: OptionInfo, values: Values) -> Answer:
    if values[0] == values[1]:
        line = Line("flip-same", info.article, label=info.label, choice=info.choices[values[0]])
    else:
        line = Line("flip-none", info.article, label=info.label)
    nothing: Mapping[str, Any] = {"question": None, "under": None, "before": None, "after": None, "tried": 0}
    return {"option": info.name, "values": list(values), **nothing, "lines": [line]}
