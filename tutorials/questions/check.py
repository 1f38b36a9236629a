"""Put the desks of the content before the engine: hands to try, and what a class may be asked about a hand."""

from collections.abc import Generator, Iterable, Iterator
from importlib.util import find_spec
from itertools import chain
from typing import Any

from tutorials import desks
from tutorials.catalogue import Catalogue, Desk, Problem, Task, houses
from tutorials.catalogue.desks import Example, Pose
from tutorials.catalogue.examples import answer_to
from tutorials.catalogue.tables import Key
from tutorials.desks.hand import Answer, Hand
from tutorials.desks.telling import telling_of
from tutorials.desks.typed import read_word
from tutorials.engine import DoorError
from tutorials.engine.games import GAMES
from tutorials.questions.own import RULES, is_answerable, tasks_of
from tutorials.tasks.mode import mode_of
from tutorials.tasks.questions import Asker, UnanswerableTask, at

_LANG = "vi"
Flaw = tuple[str, str]  # the field, and what is wrong with it
PoseFlaw = tuple[Key, str]  # its place in the pose


def check_desks(catalogue: Catalogue) -> Iterator[Problem]:
    """Yield the hands to try that the engine refuses, and what no class could be asked about any of them."""
    for game, desk in catalogue.desks.items():
        file = f"{game}/desk.toml"
        if desk.telling and find_spec(f"{desks.__name__}.{desk.telling}") is None:
            yield Problem(file, 0, "telling", f"there is no desks/{desk.telling}.py")
            continue
        hands = yield from _hands(desk, desk.examples, file, "example.values")
        for pose in desk.poses if desk.file == file else ():
            more = yield from _hands(desk, pose.hands, file, "pose.hands")
            for place, fault in _flaws_of(catalogue, game, pose, [*hands, *more]):
                field = ".".join(step for step in place if isinstance(step, str))
                yield Problem(file, pose.lines[place], f"pose.{field}", fault)


def _hands(desk: Desk, examples: Iterable[Example], file: str, place: str) -> Generator[Problem, None, list[Hand]]:
    """Read hands as the desk would; yield what is wrong in them, and return the others."""
    hands = []
    for example in examples:
        hand, flaws = _hand(desk, example)
        yield from (Problem(file, example.line, f"{place}.{field}", fault) for field, fault in flaws)
        hands += [] if flaws else [hand]
    return hands


def _hand(desk: Desk, example: Example) -> tuple[Hand, list[Flaw]]:
    """Read a hand to try as the desk would, with what is wrong in it."""
    values, flaws = {}, []
    for field in (each for each in desk.fields if example.values.get(each.name)):
        try:
            values[field.name] = read_word(desk, field, example.values[field.name])
        except ValueError as error:
            flaws.append((field.name, str(error)))
    house = houses.read(example.values.get(RULES, ""), desk.game)
    flaws += [(RULES, fault.en) for fault in house.faults]
    hand = Hand(desk, values, house, _LANG, example.values)
    try:
        if not flaws and telling_of(desk).check(hand) is None:
            flaws.append((desk.hand.name, "too little is given for any question"))
    except DoorError as error:
        told = desk.field_of(str(error.path[0])) if error.path else None
        flaws.append(((told or desk.hand).name, error.message.en))
    return hand, flaws


def _flaws_of(catalogue: Catalogue, game: str, pose: Pose, hands: Iterable[Hand]) -> Iterator[PoseFlaw]:
    tasks = [task for hand in hands for _values, task in tasks_of(hand, pose)]
    if not any(is_answerable(task, pose) for task in tasks):
        yield _why(tasks)
        return
    answers = [Asker(task, _LANG).try_put(mode_of(task).question or {}) for task in tasks]
    if pose.unless and all(pose.unless not in answer for answer in answers):
        yield ("unless",), f"no answer of the engine has “{pose.unless}”"
    left = dict(enumerate(value for value, _label in pose.choices))
    for said in _said(catalogue, game, pose, answers):
        left = {place: value for place, value in left.items() if value != said}
        if not left:
            break
    for place, value in left.items():
        yield ("choice", place, "value"), f"neither the law nor a hand to try has {value!r} at “{pose.path}”"


def _why(tasks: Iterable[Task]) -> PoseFlaw:
    """Return why no hand to try answers a question."""
    for task in tasks:
        try:
            mode_of(task).right(Asker(task, _LANG))
        except UnanswerableTask as error:
            if error.field == "path":
                return ("path",), str(error)
    return ("slug",), "no hand to try has an answer"


def _said(catalogue: Catalogue, game: str, pose: Pose, answers: Iterable[Answer]) -> Iterator[Any]:
    """Yield what the engine says at the path of a question: of the hands to try, and of those of the law."""
    of_law = (
        answer_to(example)
        for law in catalogue.laws.values()
        if GAMES[law.game].rules is GAMES[game].rules
        for clause in law.clauses
        for example in clause.examples
        if example.question.get("ask") == pose.asked
    )
    for found in chain(answers, of_law):
        try:
            said = at(found, pose.path)
        except UnanswerableTask:
            continue
        yield from said if isinstance(said, list) else (said,)
