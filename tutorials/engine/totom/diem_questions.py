"""The questions of tổ tôm điếm alone: what a drum signal means, what a flag says, what comes next in a hand."""

import unicodedata
from collections.abc import Sequence

from tutorials.engine import fields
from tutorials.engine.cards import bare
from tutorials.engine.errors import DoorError, shown
from tutorials.engine.fields import Question
from tutorials.engine.lines import Line
from tutorials.engine.totom.asks import Answer, Ask, Asks
from tutorials.engine.totom.diem import GREAT, SIGNALS, SMALL, Signal, meant_by, signal_of, signals
from tutorials.engine.totom.festival import EVENT_BY_SLUG, EVENTS, FLAGS, Flag
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.strokes import LONGEST, UnknownStroke, hear

GAME = "to-tom-diem"
_ENGLISH_COLOURS = {"red": "do", "white": "trang", "yellow": "vang"}


def ask_drum(question: Question, game: Game, options: Options) -> Answer:
    """Tell what a signal sounds like, or what strokes mean. Law: TD-8."""
    lang = question.get("lang", "vi")
    if _one_of(question, "signal", "strokes") == "signal":
        slug = fields.word(question, "signal", tuple(each.slug for each in SIGNALS), "")
        signal = signal_of(slug, options)
        return _told(signal, lang) | {"lines": _lines((signal,))}
    text = _text(question, "strokes")
    found = _meant(text, options)
    return {
        "strokes": found[0].strokes,
        "signal": found[0].slug,
        "signals": [_told(each, lang) for each in found],
        "lines": _lines(found),
    }


def _told(signal: Signal, lang: str) -> Answer:
    return {
        "signal": signal.slug,
        "name": signal.name.say(lang),
        "strokes": signal.strokes,
        "sounds": list(signal.sounds),
        "who": signal.instrument,
        "echo": GREAT if signal.instrument == SMALL else None,
        "meaning": signal.meaning.say(lang),
        "article": signal.article,
    }


def _lines(found: Sequence[Signal]) -> list[Line]:
    lines = [Line(signal.phrase, signal.article) for signal in found]
    if any(signal.is_custom for signal in found):
        lines.append(Line("drum-custom", "TD-8.13"))
    if any(signal.instrument == SMALL for signal in found):
        lines += [Line("drum-who", "TD-8.2"), Line("drum-echo", "TD-8.1.2")]
    return lines


def _meant(text: str, options: Options) -> tuple[Signal, ...]:
    """Return the signals that strokes may mean. Raises DoorError naming those that there are."""
    known, known_en = (
        "; ".join(f"{each.said.say(lang)} ({each.name.say(lang)})" for each in signals(options))
        for lang in ("vi", "en")
    )
    try:
        sounds = hear(text)
    except UnknownStroke as error:
        raise DoorError(
            "unknown-stroke",
            "strokes",
            f"«{shown(str(error))}» không phải tiếng trống. Viết tùng (mặt trống), cắc (thành trống). "
            f"Các hiệu: {known}.",
            f"«{shown(str(error))}» is no stroke. Write tùng (on the skin) and cắc (on the rim). Signals: {known_en}.",
        ) from None
    found = meant_by(sounds, options)
    if not found:
        raise DoorError(
            "unknown-signal",
            "strokes",
            f"Lệ này không có hiệu trống «{shown(text)}». Các hiệu: {known}.",
            f"This house has no drum signal «{shown(text)}». Signals: {known_en}.",
        )
    return found


def ask_flag(question: Question, game: Game, options: Options) -> Answer:
    """Tell what a flag says, by its colour or by what is to be said. Law: TD-4."""
    lang = question.get("lang", "vi")
    if _one_of(question, "colour", "signal") == "signal":
        slug = fields.word(question, "signal", tuple(each.signal for each in FLAGS), "")
        flag = next(each for each in FLAGS if each.signal == slug)
    else:
        flag = _flag(_text(question, "colour"))
    return {
        "colour": flag.colour,
        "name": flag.name.say(lang),
        "signal": flag.signal,
        "meaning": flag.meaning.say(lang),
        "article": flag.article,
        "lines": [Line(f"flag-{flag.colour}", flag.article)],
    }


def _flag(text: str) -> Flag:
    """Return the flag of a colour. Raises DoorError: other colours are each festival's own."""
    word = bare(text).removeprefix("co ").strip()
    colour = _ENGLISH_COLOURS.get(word.removesuffix(" flag"), word)
    for flag in FLAGS:
        if flag.colour == colour:
            return flag
    raise DoorError(
        "unknown-flag",
        "colour",
        f"Luật chỉ định ba cờ: đỏ (ù), trắng (chịu bài), vàng (bất thực). Cờ «{shown(text)}» tùy lệ từng hội (TD-4.4).",
        f"The law knows three flags: red (ù), white (sitting out), yellow (declining). "
        f"«{shown(text)}» is for each festival to settle (TD-4.4).",
    )


def ask_events(question: Question, game: Game, options: Options) -> Answer:
    """Tell the order of a hand at the festival, or what may come after one step. Law: TD-9.4."""
    lang = question.get("lang", "vi")
    shown_events = EVENTS
    answer: Answer = {}
    if "after" in question:
        before = EVENT_BY_SLUG[fields.word(question, "after", tuple(EVENT_BY_SLUG), "")]
        shown_events = tuple(EVENT_BY_SLUG[slug] for slug in before.may_follow)
        answer["next"] = list(before.may_follow)
    lines = [Line("event", each.article, name=each.name) for each in shown_events]
    answer["events"] = [
        {"event": each.slug, "who": each.who, "name": each.name.say(lang), "article": each.article}
        for each in shown_events
    ]
    return answer | {"lines": lines or [Line("event-last", "TD-9.4")]}


def _one_of(question: Question, first: str, second: str) -> str:
    """Return which of two fields is given. Raises DoorError unless it is exactly one."""
    given = [field for field in (first, second) if field in question]
    if len(given) != 1:
        raise DoorError(
            "missing" if not given else "one-of",
            first,
            f"Cho một trong hai: «{first}» hoặc «{second}».",
            f"Give one of the two: «{first}» or «{second}».",
        )
    return given[0]


def _text(question: Question, field: str) -> str:
    """Return a short text that is not empty."""
    value = question[field]
    if isinstance(value, str) and value.strip() and len(value) <= LONGEST:
        return unicodedata.normalize("NFC", value)
    raise DoorError(
        "bad-type",
        field,
        f"«{field}» phải là chữ, không để trống, dài nhất {LONGEST} ký tự.",
        f"«{field}» must be a text that is not empty, of at most {LONGEST} characters.",
    )


ASKS: Asks = {
    "drum": Ask(ask_drum, ("signal", "strokes")),
    "flag": Ask(ask_flag, ("colour", "signal")),
    "events": Ask(ask_events, ("after",)),
}
