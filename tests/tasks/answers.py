"""Right answers to tasks, worked out from the engine alone and written as a form sends them."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from tutorials import engine
from tutorials.catalogue import Mode, Task, picks
from tutorials.engine.cards import KINDS, Kind, parse
from tutorials.engine.games import deck_of
from tutorials.tasks.layout import start

Data = dict[str, Any]


def ask(task: Task, question: dict[str, Any]) -> dict[str, Any]:
    """Ask the engine about a task, under the task's rules."""
    rules = {"rules": task.rules} if task.rules else {}
    answer = engine.ask({"game": task.game, **rules, **question})
    assert "error" not in answer, answer
    return answer


def about(task: Task, name: str, **more: Any) -> dict[str, Any]:
    """Ask about the hand of a task."""
    return ask(task, {"ask": name, **(task.hand or {}), **more})


def at(answer: Any, path: str) -> Any:
    """Return the value at a dotted path."""
    for part in path.split("."):
        answer = answer[int(part)] if isinstance(answer, list) else answer[part]
    return answer


def places(held: Iterable[tuple[int, Kind]], wanted: Iterable[Kind]) -> list[str]:
    """Return positions of these cards, each card at another place."""
    left = list(held)
    found = []
    for kind in wanted:
        place = next(each for each in left if each[1] is kind)
        left.remove(place)
        found.append(str(place[0]))
    return found


def free(task: Task) -> list[tuple[int, Kind]]:
    """Return the cards on hand with their positions in the form."""
    layout = start(task.hand or {})
    return [(number, layout.items[number].kind) for number in layout.left]


def right(task: Task) -> Data:
    """Return the last form of a right answer."""
    return list(turns(task))[-1]


def turns(task: Task) -> Iterator[Data]:
    """Yield the forms that lead to a right answer; only `arrange` needs more than one."""
    if task.mode is Mode.ARRANGE:
        yield from _arrange(task)
    else:
        yield _ONE[task.mode](task)


def _choice(task: Task) -> Data:
    value = at(ask(task, dict(task.ask or {})), task.path)
    fits = [
        str(number)
        for number, choice in enumerate(task.choices)
        if (choice.value in value if task.inside else choice.value == value)
    ]
    return {"pick": fits[:1]}


def _number(task: Task) -> Data:
    return {"number": str(at(ask(task, dict(task.ask or {})), task.path))}


def _each(task: Task) -> Data:
    found = [
        str(number)
        for number, kind in enumerate(task.cards)
        if at(ask(task, {"ask": "card", "card": kind.vi}), task.path) == task.value
    ]
    return {"pick": found}


def _group(task: Task) -> Data:
    for size in [task.size] if task.size else range(1, 8):
        for numbers in combinations(range(len(task.cards)), size):
            said = ask(task, {"ask": "phu", "cards": [task.cards[number].vi for number in numbers]})
            if said["phu"] and all(said[key] == value for key, value in (task.want or {}).items()):
                return {"pick": [str(number) for number in numbers]}
    raise AssertionError("no cards of the task make the phu it asks for")


def _loose(task: Task) -> Data:
    return {"pick": places(free(task), parse(about(task, "arrange")["rac"]))}


def _waits(task: Task) -> Data:
    return {"pick": [deck_of(task.game).parse(wait["card"])[0].code for wait in about(task, "waits")["waits"]]}


def _winning(task: Task) -> dict[str, Any]:
    more = {"streak": task.streak} if task.streak else {}
    return about(task, "win", winning=dict(task.winning or {}), **more)


def _win(task: Task) -> Data:
    said = _winning(task)
    return {"pick": [said["reason"] or said["result"]]}


def _cuoc(task: Task) -> Data:
    if task.cuoc_list:
        said = ask(task, {"ask": "score", "cuoc": list(task.cuoc_list), "streak": task.streak})
        return {"number": str(said["diem"])}
    said = _winning(task)
    return {"pick": said["cuoc"], "number": str(said["diem"])}


def _discard(task: Task) -> Data:
    return {"pick": places(free(task), parse(about(task, "discards")["best"][0]["card"]))}


def _arrange(task: Task) -> Iterator[Data]:
    """Lay the phu that the engine found one by one, taking up what lies otherwise, then say it is done."""
    layout = start(task.hand or {})
    while layout.groups:
        yield {"do": "up-0", "laid": str(layout)}
        layout = layout.take_up(0)
    for phu in about(task, "arrange")["phu"]:
        wanted = list(parse(phu["cards"]))
        picked: list[int] = []
        for number in sorted(layout.left, key=lambda place: -layout.items[place].size):
            item = layout.items[number]
            if wanted.count(item.kind) >= item.size:
                for _ in range(item.size):
                    wanted.remove(item.kind)
                picked.append(number)
        assert not wanted, f"{phu} cannot be laid from what is left"
        yield {"do": "lay", "laid": str(layout), "pick": [str(number) for number in picked]}
        layout = layout.lay(picked)
    yield {"do": "check", "laid": str(layout)}


def _claim(task: Task) -> Data:
    said = ask(task, {"ask": "claim", **(task.case or {})})
    return {"pick": [{None: "duoc", "lanh-lang": "lanh-lang"}.get(said["result"], "bao")]}


def _fault(task: Task) -> Data:
    faults = ask(task, {"ask": "turns", "record": task.record})["faults"]
    return {"pick": [str(faults[0]["turn"]) if faults else "none"]}


def _call(task: Task) -> Data:
    return {"pick": _winning(task)["announce"]}


def _count(task: Task) -> Data:
    question = {"game": "tai-ban", "ask": "count", "phu": list(task.phu), "khan_at_deal": task.khan_at_deal}
    return {"number": str(ask(task, question)["lung"])}


def _drum(task: Task) -> Data:
    return {"pick": [task.signal]}


def _verse(task: Task) -> Data:
    assert task.card is not None
    return {"pick": [task.card.code]}


def _tick(task: Task) -> Data:
    value = at(ask(task, dict(task.ask or {})), task.path)
    assert set(value) <= {choice.value for choice in task.choices}
    return {"pick": [str(number) for number, choice in enumerate(task.choices) if choice.value in value]}


def _pick(task: Task) -> Data:
    return {"pick": places(list(enumerate(task.cards)), picks.right_picks(task)[0])}


_ONE = {
    Mode.TICK: _tick,
    Mode.PICK: _pick,
    Mode.CHOICE: _choice,
    Mode.NUMBER: _number,
    Mode.EACH: _each,
    Mode.GROUP: _group,
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


def other_kind(picked: Iterable[str]) -> str:
    """Return the code of a kind that is not among these."""
    return next(kind.code for kind in KINDS if kind.code not in set(picked))
