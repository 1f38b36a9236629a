"""The questions of tổ tôm điếm alone: drum signals, the drum of an ù, flags, and what comes next in a hand."""

from collections.abc import Sequence

from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.cards import bare
from tutorials.engine.errors import DoorError, Message, shown
from tutorials.engine.fields import Asked, Field, words
from tutorials.engine.lines import Line
from tutorials.engine.totom.diem.festival import EVENT_BY_SLUG, EVENTS, FLAGS, Flag
from tutorials.engine.totom.diem.fields import AFTER, CALLED, COLOUR, KHONG_PHONG, SIGNAL, STROKES
from tutorials.engine.totom.diem.signals import GREAT, SIGNALS, SMALL, Signal, meant_by, signal_of, signals
from tutorials.engine.totom.diem.strokes import UnknownStroke, hear
from tutorials.engine.totom.diem.win_drum import NO_PHONG, Beaten
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score import cuoc as cuoc_table
from tutorials.engine.totom.score.calls import find_calls
from tutorials.engine.totom.score.fields import CUOC, NAMES
from tutorials.engine.words import both

GAME = "to-tom-diem"
_ENGLISH_COLOURS = {"red": "do", "white": "trang", "yellow": "vang"}


def ask_drum(asked: Asked, options: Options) -> Answer:
    """Tell what a signal sounds like, or what strokes mean. Law: TD-8."""
    lang = asked.given.get("lang", "vi")
    if _one_of(asked, SIGNAL, STROKES) == "signal":
        slug = asked[SIGNAL.of(words(tuple(each.slug for each in SIGNALS)))]
        signal = signal_of(slug, options)
        return _told(signal, lang) | {"lines": _lines((signal,))}
    text = asked[STROKES]
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


def ask_roll(asked: Asked, options: Options) -> Answer:
    """Judge the drum beaten for an ù, and whether “ù không phỗng” was said. Law: TD-8.14, TD-8.15."""
    found = meant_by(_heard(asked[STROKES], options), options)
    names = asked[CUOC]
    slugs = {cuoc_table.find(name, ("cuoc", place)).slug for place, name in enumerate(names)}
    beaten = Beaten(
        heard=found[0] if found else None,
        wanted=signal_of("u-chi-nay" if "chi-nay" in slugs else "u", options),
        without_phong=asked[KHONG_PHONG],
        said=tuple(each for name in asked[CALLED.of(NAMES)] for each in find_calls(name, "called")),
    )
    return {
        "strokes": found[0].strokes if found else "",
        "signal": found[0].slug if found else None,
        "wanted": beaten.wanted.slug,
        "right": beaten.is_right,
        "must_say": [NO_PHONG.slug] if beaten.without_phong else [],
        "missing": [NO_PHONG.slug] if beaten.missing else [],
        "result": beaten.result(options),
        "lines": beaten.lines(options),
    }


def _known(options: Options) -> Message:
    """Return the signals of a house in words."""
    vi, en = ("; ".join(f"{each.said.say(lang)} ({each.name.say(lang)})" for each in signals(options))
              for lang in ("vi", "en"))  # fmt: skip
    return Message(vi, en)


def _meant(text: str, options: Options) -> tuple[Signal, ...]:
    """Return the signals that strokes may mean. Raises DoorError naming those that there are."""
    found = meant_by(_heard(text, options), options)
    if not found:
        raise DoorError(
            "unknown-signal", "strokes", both("error-totom-unknown-signal", given=shown(text), known=_known(options))
        )
    return found


def _heard(text: str, options: Options) -> tuple[str, ...]:
    """Return the sounds of written strokes. Raises DoorError for a word that is no stroke."""
    try:
        return hear(text)
    except UnknownStroke as error:
        raise DoorError(
            "unknown-stroke",
            "strokes",
            both("error-totom-unknown-stroke", given=shown(str(error)), known=_known(options)),
        ) from None


def ask_flag(asked: Asked, options: Options) -> Answer:
    """Tell what a flag says, by its colour or by what is to be said. Law: TD-4."""
    lang = asked.given.get("lang", "vi")
    if _one_of(asked, COLOUR, SIGNAL) == "signal":
        slug = asked[SIGNAL.of(words(tuple(each.signal for each in FLAGS)))]
        flag = next(each for each in FLAGS if each.signal == slug)
    else:
        flag = _flag(asked[COLOUR])
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
    raise DoorError("unknown-flag", "colour", both("error-totom-unknown-flag", given=shown(text)))


def ask_events(asked: Asked, options: Options) -> Answer:
    """Tell the order of a hand at the festival, or what may come after one step. Law: TD-9.4."""
    lang = asked.given.get("lang", "vi")
    shown_events = EVENTS
    answer: Answer = {}
    if AFTER in asked:
        before = asked[AFTER]
        shown_events = tuple(EVENT_BY_SLUG[slug] for slug in before.may_follow)
        answer["next"] = list(before.may_follow)
    lines = [Line("event", each.article, name=each.name) for each in shown_events]
    answer["events"] = [
        {"event": each.slug, "who": each.who, "name": each.name.say(lang), "article": each.article}
        for each in shown_events
    ]
    return answer | {"lines": lines or [Line("event-last", "TD-9.4")]}


def _one_of(asked: Asked, first: Field[str], second: Field[str]) -> str:
    """Return which of two fields is given. Raises DoorError unless it is exactly one."""
    given = [field.name for field in (first, second) if field in asked]
    if len(given) != 1:
        raise DoorError(
            "missing" if not given else "one-of",
            first.name,
            both("error-totom-one-of", first=first.name, second=second.name),
        )
    return given[0]


ASKS: Asks = {
    "drum": Ask(ask_drum, (SIGNAL, STROKES.optional())),
    "roll": Ask(ask_roll, (STROKES, CUOC, KHONG_PHONG, CALLED)),
    "flag": Ask(ask_flag, (COLOUR, SIGNAL)),
    "events": Ask(ask_events, (AFTER,)),
}
