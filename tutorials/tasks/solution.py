"""The answer shown to a learner who asks for it: computed by the engine, never stored."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from django.utils.translation import gettext as _

from tutorials.catalogue import Mode, Task, picks
from tutorials.engine.cards import Cards
from tutorials.engine.totom.score.calls import CALLS
from tutorials.tasks.board import rulings, verdicts
from tutorials.tasks.case import ruling
from tutorials.tasks.judge import is_value, is_wanted_phu, leaves, verdict, wanted
from tutorials.tasks.judge_diem import told
from tutorials.tasks.judge_table import found
from tutorials.tasks.names import call_name, cuoc_name, label, phu_name
from tutorials.tasks.questions import Asker, Line, at, kinds, lines_of

LARGEST_GROUP = 6
MOST_PICKS = 4  # shown of those that are right


@dataclass(frozen=True, slots=True)
class Row:
    """Cards of an answer, with what they are."""

    label: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Solution:
    """A right answer, drawn and explained."""

    rows: tuple[Row, ...]
    lines: tuple[Line, ...]


def solve(task: Task, lang: str) -> Solution:
    """Return a right answer to a task; where several are right, one of them or all, as the mode allows."""
    asker = Asker(task, lang)
    rows, said = _SOLVERS[task.mode](asker)
    return Solution(tuple(rows), said)


Found = tuple[list[Row], tuple[Line, ...]]


def _choice(asker: Asker) -> Found:
    said = asker.own()
    right = [choice.label.say(asker.lang) for choice in asker.task.choices if is_value(asker.task, choice.value, said)]
    return [], (*(Line(text) for text in right), *lines_of(said))


def _number(asker: Asker) -> Found:
    said = asker.own()
    return [], (Line(str(at(said, asker.task.path))), *lines_of(said))


def _tick(asker: Asker) -> Found:
    said = asker.own()
    right = at(said, asker.task.path)
    names = [choice.label.say(asker.lang) for choice in asker.task.choices if choice.value in right]
    return [], (*(Line(name) for name in names), *lines_of(said))


def _pick(asker: Asker) -> Found:
    """Return the right picks, a few of them where there are many, and what the engine says of the first."""
    right = picks.right_picks(asker.task)
    if not right:
        return [], (Line(_("Không có cách nào.")),)
    return [Row("", pick) for pick in right[:MOST_PICKS]], lines_of(asker.try_pick(right[0]))


def _each(asker: Asker) -> Found:
    return [Row("", wanted(asker))], ()


def _groups(cards: Cards) -> Iterator[Cards]:
    for size in range(1, min(LARGEST_GROUP, len(cards)) + 1):
        yield from combinations(cards, size)


def _group(asker: Asker) -> Found:
    for cards in _groups(asker.task.cards):
        said = asker.phu(cards)
        if is_wanted_phu(asker.task, cards, said):
            return [Row("", cards)], lines_of(said)
    return [], ()


def _phu_rows(said: Mapping[str, Any], lang: str) -> list[Row]:
    rows = [Row(phu_name(phu["kind"], phu["lung"], lang), kinds(phu["cards"])) for phu in said["phu"]]
    if said.get("rac"):
        rows.append(Row(_("quân rác"), kinds(said["rac"])))
    return rows


def _arrange(asker: Asker) -> Found:
    said = asker.about_hand("arrange")
    return _phu_rows(said, asker.lang), lines_of(said)


def _loose(asker: Asker) -> Found:
    said = asker.about_hand("arrange")
    return _phu_rows(said, asker.lang), lines_of(said)


def _waits(asker: Asker) -> Found:
    said = asker.about_hand("waits")
    cards = tuple(card for wait in said["waits"] for card in asker.cards(wait["card"]))
    return ([Row(_("chờ"), cards)] if cards else []), lines_of(said)


def _win(asker: Asker) -> Found:
    said = asker.win()
    text = verdicts(asker.task.game).get(verdict(said), "")
    return _phu_rows(said, asker.lang), (Line(text), *lines_of(said))


def _cuoc(asker: Asker) -> Found:
    if asker.task.cuoc_list:
        return [], lines_of(asker.score())
    said = asker.win()
    names = ", ".join(cuoc_name(slug, asker.lang, asker.task.game)[0] for slug in said["cuoc"])
    text = _("%(cuoc)s: %(points)s điểm.") % {"cuoc": names, "points": said["diem"]}
    return _phu_rows(said, asker.lang), (Line(text), *lines_of(said))


def _discard(asker: Asker) -> Found:
    said = asker.about_hand("discards")
    cards = tuple(card for throw in said["best"] for card in kinds(throw["card"]))
    return [Row(_("nên đánh"), cards)], tuple(leaves(throw, asker.lang) for throw in said["best"])


def _claim(asker: Asker) -> Found:
    said = asker.claim()
    return [], (Line(rulings()[ruling(said)]), *lines_of(said))


def _fault(asker: Asker) -> Found:
    return [], found(asker.turns())


def _call(asker: Asker) -> Found:
    said = asker.win()
    lines = [Line(text) for text in _words_of_u(said["announce"], asker)]
    return _phu_rows(said, asker.lang), (*lines, *lines_of(said))


def _words_of_u(slugs: list[str], asker: Asker) -> Iterator[str]:
    """Yield what must be said: the conditions, then the cước."""
    calls = ", ".join(call_name(slug, asker.lang)[0] for slug in slugs if slug in CALLS)
    if calls:
        yield _("Hô: %(names)s") % {"names": calls}
    cuoc = ", ".join(cuoc_name(slug, asker.lang, asker.task.game)[0] for slug in slugs if slug not in CALLS)
    if cuoc:
        yield _("Xướng: %(names)s") % {"names": cuoc}


def _count(asker: Asker) -> Found:
    said = asker.count()
    return [], (Line(_("%(count)s lưng") % {"count": said["lung"]}), *lines_of(said))


def _drum(asker: Asker) -> Found:
    said = asker.drum(asker.task.signal)
    return [], (Line(f"{said['strokes']}: {said['name']}, {said['meaning']}"), *lines_of(said))


def _verse(asker: Asker) -> Found:
    card = asker.task.card
    assert card is not None
    return [Row(label(card, asker.lang), (card,))], told(card, asker)


_SOLVERS: dict[Mode, Callable[[Asker], Found]] = {
    Mode.CHOICE: _choice,
    Mode.TICK: _tick,
    Mode.PICK: _pick,
    Mode.NUMBER: _number,
    Mode.EACH: _each,
    Mode.GROUP: _group,
    Mode.ARRANGE: _arrange,
    Mode.LOOSE: _loose,
    Mode.WAITS: _waits,
    Mode.WIN: _win,
    Mode.CUOC: _cuoc,
    Mode.DISCARD: _discard,
    Mode.CLAIM: _claim,
    Mode.FAULT: _fault,
    Mode.CALL: _call,
    Mode.COUNT: _count,
    Mode.DRUM: _drum,
    Mode.VERSE: _verse,
}
