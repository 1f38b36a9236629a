"""One fresh hand looked at from all sides: it is solved as the engine alone solves it, in no other way, by its law."""

from collections.abc import Iterator
from itertools import islice

from tests.tasks.answers import Data, turns
from tests.tasks.test_judge import answer
from tutorials.catalogue import LANGS, Task, load
from tutorials.fresh import MAKERS
from tutorials.tasks.mode import mode_of
from tutorials.tasks.questions import Asker
from tutorials.tasks.turn import Answer
from tutorials.training.asked import told_by

FEW = 3  # wrong answers that are tried


def look_at(game: str, kind: str, seed: int) -> None:
    """Judge the right answer and a few wrong ones of a fresh hand in both languages, and read its proof."""
    maker = MAKERS[game, kind]
    task = maker.make(seed)
    assert task.game == game
    *_before, last = turns(task)
    for lang in LANGS:
        assert answer(task, lang, **last).is_solved, f"{seed}: {last} is refused"
        for data in islice(wrong(task, lang, last), FEW):
            assert not answer(task, lang, **data).is_solved, f"{seed}: {data} is taken"
        assert task.prompt.source.say(lang).strip(), f"{seed}: asks nothing"
        told = told_by(maker, task, lang)
        assert told and all(map(load().article, told)), f"{seed}: {told} is no law"


def wrong(task: Task, lang: str, right: Data) -> Iterator[Data]:
    """Yield forms that must not be taken: nothing at all, every other single pick, one pick less or more."""
    mode, asker = mode_of(task), Asker(task, lang)
    picked = [*right.get("pick", ())]
    if "number" in right:
        yield {**right, "number": str(int(right["number"]) + 1)}
    if mode.lays_out or mode.is_at_table:
        return
    if not (mode.may_be_empty and not picked):
        yield {}
    options = mode.board(asker).options
    if mode.is_single:
        key = set(mode.key(asker, Answer(), mode.board(asker)) or ())
        if mode.slug == "fault":
            said = mode.said(asker)["faults"]
            key |= {str(fault[field]) for fault in said for field in ("turn", "since")}  # where it came about
        alike = {option.kind for option in options if option.value in key} - {None}
        yield from ({"pick": [each.value]} for each in options if each.value not in key and each.kind not in alike)
    elif mode.slug not in ("pick", "call"):  # of one many are right, of the other some may be said besides
        yield from ({**right, "pick": each} for each in _near(picked, [option.value for option in options]))


def _near(picked: list[str], values: list[str]) -> Iterator[list[str]]:
    """Yield the picks with one left out, and with one that is not among them put in."""
    if picked:
        yield picked[1:]
    others = [value for value in values if value not in picked]
    if others:
        yield [*picked, others[0]]
