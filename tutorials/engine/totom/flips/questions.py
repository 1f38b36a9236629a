"""The question about two villages: where one house rule changes the answer."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tutorials.engine import fields
from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.errors import DoorError, Message, shown
from tutorials.engine.fields import Question
from tutorials.engine.lines import Line
from tutorials.engine.rules import OptionInfo, Value, as_dict
from tutorials.engine.totom.flips.search import MAIN_GAME, Finder, Flip, Side
from tutorials.engine.totom.flips.words import told
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import RULES, Options

# An option that matters only where another one is so.
COMPANY: Mapping[str, Mapping[str, Any]] = {
    "tam_khoi_dich": {"thong": "cuoc"},
    "khoi": {"thong": "cuoc"},
    "bach_thu_cham_thanh": {"bach_thu": True},
    "bach_thu_tai_kien": {"bach_thu": True},
    "xuyen_bi_tu_bat_thuc": {"xuyen_vong": True},
    "xuyen_nam_gian": {"xuyen_vong": True, "xuyen_nam_gian_mot_cho": False},
    "xuyen_nam_gian_mot_cho": {"xuyen_vong": True, "xuyen_nam_gian": "hai-dau"},
    "chi_nay_thanh": {"chi_nay": "le-doi"},
    "bao_truoc_u_gia": {"bao_truoc_u": "bao", "phat": "den-ngay"},
    "thien_u_quan_u": {"thien_u": True, "bach_thu": True},
}


def asks(others: Asks) -> Asks:
    """Return the question `flip`, which puts candidates to the other questions."""
    finder = Finder(others)

    def ask_flip(question: Question, game: Game, options: Options) -> Answer:
        """Find a question whose answer this option changes."""
        info = _option(question)
        grounds, values = _sides(question, info, options)
        for ground in grounds if values[0] != values[1] else ():
            flip = next(filter(None, (finder.find(info.name, ground, *values, slug) for slug in _games(game))), None)
            if flip is not None:
                lang = "en" if question.get("lang") == "en" else "vi"
                return _answer(info, ground, values, flip, lang)
        return _none(info, values)

    return {"flip": Ask(ask_flip, ("option", "a", "b", "values"), ("option",))}


def _games(game: Game) -> tuple[str, ...]:
    """Return where to look: in the game itself, then in the five-handed game on whose law the others stand."""
    return (game.slug,) if game.slug == MAIN_GAME or not game.has_cuoc else (game.slug, MAIN_GAME)


def _option(question: Question) -> OptionInfo:
    name = fields.require(question, "option")
    info = RULES.by_name.get(name) if isinstance(name, str) else None
    if info is None:
        raise DoorError(
            "unknown-option",
            "option",
            f"Không có lệ nào tên «{shown(name)}». Các lệ có: {', '.join(RULES.by_name)}.",
            f"There is no option «{shown(name)}». Options: {', '.join(RULES.by_name)}.",
        )
    return info


def _sides(question: Question, info: OptionInfo, options: Options) -> tuple[list[Options], tuple[Value, Value]]:
    """Return the rules to stand on, in the order in which they are tried, and the two choices."""
    if question.get("values") is not None:
        one, other = _two(question["values"])
        return _grounds(info.name, options), (_known(info, one), _known(info, other))
    a, b = (RULES.read(question[side], side)[1] if side in question else options for side in ("a", "b"))
    values = as_dict(a)[info.name], as_dict(b)[info.name]
    return _grounds(info.name, a, b, Options()), values


def _grounds(name: str, *given: Options) -> list[Options]:
    """Return the rules under which the option can matter at all, in order; the last resort is to change the others."""
    company = COMPANY.get(name, {})
    fit = [options for options in given if all(as_dict(options)[key] == value for key, value in company.items())]
    return list(dict.fromkeys([*fit, replace(given[-1], **company)]))


def _two(given: Any) -> tuple[Any, Any]:
    if isinstance(given, Sequence) and not isinstance(given, str) and len(given) == 2:
        return given[0], given[1]
    raise DoorError(
        "bad-type",
        "values",
        "«values» phải là hai lựa chọn của lệ, như [true, false].",
        "«values» must be two choices of the option, such as [true, false].",
    )


def _known(info: OptionInfo, value: Any) -> Value:
    """Return the choice; raise DoorError if the option does not have it."""
    return as_dict(RULES.choose(Options(), {info.name: value}))[info.name]


def _answer(info: OptionInfo, ground: Options, values: tuple[Value, Value], flip: Flip, lang: str) -> Answer:
    usual = as_dict(Options())
    own = {name: value for name, value in as_dict(ground).items() if value != usual[name]}
    ask = flip.question["ask"]
    one, other = told(ask, flip.before, flip.after), told(ask, flip.after, flip.before)
    line = Line(
        "flip-found", info.article, label=info.label,
        one=info.choices[values[0]], before=one, other=info.choices[values[1]], after=other,
    )  # fmt: skip
    return {
        "option": info.name,
        "values": list(values),
        "question": flip.question,
        "under": [{**own, info.name: value} for value in values],
        "before": _side(flip.before, one, lang),
        "after": _side(flip.after, other, lang),
        "tried": flip.tried,
        "lines": [line],
    }


def _side(side: Side, said: Message, lang: str) -> Answer:
    return {
        **side.table,
        "says": said.say(lang),
        "because": [line.as_dict(lang) for line in side.lines],
    }


def _none(info: OptionInfo, values: tuple[Value, Value]) -> Answer:
    if values[0] == values[1]:
        line = Line("flip-same", info.article, label=info.label, choice=info.choices[values[0]])
    else:
        line = Line("flip-none", info.article, label=info.label)
    nothing: Mapping[str, Any] = {"question": None, "under": None, "before": None, "after": None, "tried": 0}
    return {"option": info.name, "values": list(values), **nothing, "lines": [line]}
