"""Take along what is remembered, as a file, and read it again elsewhere: strictly, and losing nothing.

Taking a file in adds: what is known already stays, and of two memories of one article the later is kept.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Any

from django.db import Error, transaction
from django.http import HttpRequest

from tutorials.learners import memory
from tutorials.learners.memory import Known, Note
from tutorials.learners.models import Done, Kind, Learner, Recall, new_key
from tutorials.learners.schedule import MOST

FORMAT, VERSION = "chieu-lang", 1
MOST_DONE = 3000
NUMBERS = ("stability", "difficulty")
_REF = re.compile(r"[a-z0-9-]{1,60}(/[a-z0-9.-]{1,60}){1,3}")
_GAME, _KIND = re.compile(r"[a-z-]{2,24}"), re.compile(r"[a-z0-9-]{0,24}")
_ARTICLE = re.compile(r"[A-Z]{2}-[0-9]{1,3}(\.[0-9]{1,3}){0,3}")


class What(Enum):
    """What is wrong with a file."""

    NO_FILE = "no-file"
    TOO_LARGE = "too-large"
    NOT_JSON = "not-json"
    NOT_OURS = "not-ours"
    TOO_NEW = "too-new"
    TOO_MANY = "too-many"
    FIELD = "field"


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a file, and where."""

    what: What
    where: str = ""
    found: str = ""


@dataclass(frozen=True, slots=True)
class Carried:
    """What stands in a file."""

    done: tuple[Done, ...]
    recalls: tuple[Recall, ...]


class _Wrong(Exception):
    def __init__(self, fault: Fault) -> None:
        self.fault = fault


def carried(request: HttpRequest) -> dict[str, Any] | None:
    """Return all that is remembered of the visitor, as a file writes it; None if it cannot be read now."""
    done, recalls = memory.done(request), memory.recalls(request)
    if done is None or recalls is None:
        return None
    return {
        "format": FORMAT,
        "version": VERSION,
        "done": [{"kind": kind, "ref": ref, "when": when.isoformat()} for kind, ref, when in done],
        "recalls": [_written(recall) for recall in recalls],
    }


def _written(recall: Recall) -> dict[str, Any]:
    names = ("game", "article", "exercise", "ref", "is_missed", "state", "step", *NUMBERS)
    times = {name: getattr(recall, name).isoformat() for name in ("due", "met")}
    return {name: getattr(recall, name) for name in names} | times


def read(content: bytes) -> Carried | Fault:
    """Read a file, or say what is wrong with it and where."""
    try:
        told = json.loads(content.decode("utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        line = f"{error.lineno}:{error.colno}" if isinstance(error, json.JSONDecodeError) else ""
        return Fault(What.NOT_JSON, line)
    try:
        return _read(told)
    except _Wrong as wrong:
        return wrong.fault


def _read(told: Any) -> Carried:
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise _Wrong(Fault(What.NOT_OURS, "format"))
    if told.get("version") != VERSION:
        raise _Wrong(Fault(What.TOO_NEW, "version", _short(told.get("version"))))
    done = tuple(_done(where, each) for where, each in _all(told, "done", MOST_DONE))
    recalls = tuple(_recall(where, each) for where, each in _all(told, "recalls", MOST))
    return Carried(done, recalls)


def _all(told: Mapping[str, Any], name: str, most: int) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the entries of a list, each with its place as people count."""
    found = told.get(name)
    if not isinstance(found, list):
        raise _Wrong(Fault(What.FIELD, name, _short(found)))
    if len(found) > most:
        raise _Wrong(Fault(What.TOO_MANY, name, f"{len(found)} > {most}"))
    for number, each in enumerate(found, 1):
        if not isinstance(each, dict):
            raise _Wrong(Fault(What.FIELD, f"{name} {number}", _short(each)))
        yield f"{name} {number}", each


def _done(where: str, each: Mapping[str, Any]) -> Done:
    kind = _text(where, each, "kind", re.compile("|".join(Kind.values)))
    return Done(kind=Kind(kind), ref=_text(where, each, "ref", _REF), when=_time(where, each, "when"))


def _recall(where: str, each: Mapping[str, Any]) -> Recall:
    ref = each.get("ref")
    state = _whole(where, each, "state", 1, 3)
    if state != 2 or each.get("step") is not None:  # of a step of learning; what is learned has none
        _whole(where, each, "step", 0, 1)
    if not isinstance(each.get("is_missed"), bool):
        raise _Wrong(Fault(What.FIELD, f"{where} · is_missed", _short(each.get("is_missed"))))
    return Recall(
        game=_text(where, each, "game", _GAME),
        article=_text(where, each, "article", _ARTICLE),
        exercise=_text(where, each, "exercise", _KIND),
        ref=_text(where, each, "ref", _REF) if ref else "",
        is_missed=each["is_missed"],
        state=state,
        step=each.get("step"),
        stability=_number(where, each, "stability", 36500),
        difficulty=_number(where, each, "difficulty", 10),
        due=_time(where, each, "due"),
        met=_time(where, each, "met"),
    )


def _text(where: str, each: Mapping[str, Any], name: str, form: re.Pattern[str]) -> str:
    found = each.get(name)
    if not isinstance(found, str) or not form.fullmatch(found):
        raise _Wrong(Fault(What.FIELD, f"{where} · {name}", _short(found)))
    return found


def _whole(where: str, each: Mapping[str, Any], name: str, low: int, high: int) -> int:
    found = each.get(name)
    if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
        raise _Wrong(Fault(What.FIELD, f"{where} · {name}", _short(found)))
    return found


def _number(where: str, each: Mapping[str, Any], name: str, high: float) -> float:
    found = each.get(name)
    if not isinstance(found, int | float) or isinstance(found, bool) or not 0 < found <= high:  # NaN is no such number
        raise _Wrong(Fault(What.FIELD, f"{where} · {name}", _short(found)))
    return float(found)


def _time(where: str, each: Mapping[str, Any], name: str) -> datetime:
    found = each.get(name)
    try:
        time = datetime.fromisoformat(found) if isinstance(found, str) else None
    except ValueError:
        time = None
    if time is None or time.tzinfo is None or not 2020 <= time.year <= 2100:
        raise _Wrong(Fault(What.FIELD, f"{where} · {name}", _short(found)))
    return time


def _short(found: object) -> str:
    return repr(found)[:40]


def take(request: HttpRequest, found: Carried) -> Note | Fault:
    """Add what stands in a file to what is remembered of the visitor, all of it or nothing."""
    known = memory.visitor(request)
    key = known.key if known else new_key()
    try:
        with transaction.atomic():
            learner, _made = Learner.objects.get_or_create(key=key)
            if known and known.is_new:
                memory.settle(learner, known)
            for each in found.done:
                each.learner = learner
            Done.objects.bulk_create(found.done, ignore_conflicts=True)
            _check(learner.done.count())
            _add(learner, found.recalls)
    except _Wrong as wrong:
        return wrong.fault
    except Error as error:
        memory.log.error("what a visitor took along was not written down: %s", error)
        return Note(is_lost=True)
    return Note(known=Known(key))


def _check(count: int) -> None:
    """Refuse what would be more than one learner may have."""
    if count > MOST_DONE:
        raise _Wrong(Fault(What.TOO_MANY, "done", f"{count} > {MOST_DONE}"))


def _add(learner: Learner, recalls: tuple[Recall, ...]) -> None:
    """Add memories; where the learner has one of the same article, the later stays."""
    own = {(each.game, each.article): each for each in Recall.objects.filter(learner=learner)}
    latest = {(each.game, each.article): each for each in sorted(recalls, key=lambda each: each.met)}
    new = []
    for name, each in latest.items():
        each.learner = learner
        if name not in own:
            new.append(each)
        elif each.met > own[name].met:
            each.pk = own[name].pk
            each.save()
    memory.add(new)
