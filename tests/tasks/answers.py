"""Right answers to tasks, worked out from the engine alone and written as a form sends them."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from tutorials import engine
from tutorials.catalogue import Task
from tutorials.engine.cards import KINDS, Kind, parse
from tutorials.engine.games import deck_of
from tutorials.tasks.aim import way
from tutorials.tasks.layout import start
from tutorials.tasks.questions import Asker

Data = dict[str, Any]


def ask(task: Task, question: dict[str, Any]) -> dict[str, Any]:
    """Ask the engine about a task, under the task's rules."""
    rules = {"rules": task.rules} if task.rules else {}
    answer = engine.ask({"game": task.game, **rules, **question})
    assert "error" not in answer, answer
    return answer


def about(task: Task, name: str, **more: Any) -> dict[str, Any]:
    """Ask about the hand of a task."""
    return ask(task, {"ask": name, **task.mode.hand, **more})


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
    layout = start(task.mode.hand)
    return [(number, layout.items[number].kind) for number in layout.left]


def right(task: Task) -> Data:
    """Return the last form of a right answer."""
    return list(turns(task))[-1]


def turns(task: Task) -> Iterator[Data]:
    """Yield the forms that lead to a right answer; `arrange` and `table` may need more than one."""
    if task.mode.slug == "arrange":
        yield from _arrange(task)
    elif task.mode.slug == "table":
        yield from _table(task)
    else:
        yield _ONE[task.mode.slug](task)


def _choice(task: Task) -> Data:
    value = at(ask(task, task.mode.ask), task.mode.path)
    fits = [
        str(number)
        for number, choice in enumerate(task.mode.choices)
        if (choice.value in value if task.mode.in_ else choice.value == value)
    ]
    return {"pick": fits[:1]}


def _number(task: Task) -> Data:
    return {"number": str(at(ask(task, task.mode.ask), task.mode.path))}


def _each(task: Task) -> Data:
    found = [
        str(number)
        for number, kind in enumerate(task.mode.cards)
        if at(ask(task, {"ask": "card", "card": kind.vi}), task.mode.path) == task.mode.value
    ]
    return {"pick": found}


def _group(task: Task) -> Data:
    for size in [task.mode.size] if task.mode.size else range(1, 8):
        for numbers in combinations(range(len(task.mode.cards)), size):
            said = ask(task, {"ask": "phu", "cards": [task.mode.cards[number].vi for number in numbers]})
            if said["phu"] and all(said[key] == value for key, value in task.mode.want.items()):
                return {"pick": [str(number) for number in numbers]}
    raise AssertionError("no cards of the task make the phu it asks for")


def _loose(task: Task) -> Data:
    return {"pick": places(free(task), parse(about(task, "arrange")["rac"]))}


def _waits(task: Task) -> Data:
    return {"pick": [deck_of(task.game).parse(wait["card"])[0].code for wait in about(task, "waits")["waits"]]}


def _winning(task: Task) -> dict[str, Any]:
    more = {"streak": task.mode.streak} if task.mode.streak else {}
    return about(task, "win", winning=task.mode.winning, **more)


def _win(task: Task) -> Data:
    said = _winning(task)
    return {"pick": [said["reason"] or said["result"]]}


def _cuoc(task: Task) -> Data:
    if task.mode.cuoc_list:
        said = ask(task, {"ask": "score", "cuoc": list(task.mode.cuoc_list), "streak": task.mode.streak})
        return {"number": str(said["diem"])}
    said = _winning(task)
    return {"pick": said["cuoc"], "number": str(said["diem"])}


def _discard(task: Task) -> Data:
    return {"pick": places(free(task), parse(about(task, "discards")["best"][0]["card"]))}


def _arrange(task: Task) -> Iterator[Data]:
    """Lay the phu that the engine found one by one, taking up what lies otherwise, then say it is done."""
    layout = start(task.mode.hand)
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


def _table(task: Task) -> Iterator[Data]:
    """Choose what is right; play the way that leads to the goal, carrying on what was chosen."""
    asker = Asker(task, "vi")
    if task.mode.goal == "fault":
        yield {"pick": [str(each) for each in task.mode.right(asker)[:1]] or ["none"]}
    elif task.mode.goal == "choose":
        yield {"choice": task.mode.right(asker)[0]}
    else:
        made = way(task.mode.aim, task.mode.begun(asker))
        assert made, "no way leads to the goal"
        for place, key in enumerate(made):
            yield {"choice": key, "made": " ".join(made[:place])}


def _claim(task: Task) -> Data:
    said = ask(task, {"ask": "claim", **task.mode.case})
    return {"pick": [{None: "duoc", "lanh-lang": "lanh-lang"}.get(said["result"], "bao")]}


def _fault(task: Task) -> Data:
    faults = ask(task, {"ask": "turns", "record": task.mode.record})["faults"]
    return {"pick": [str(faults[0]["turn"]) if faults else "none"]}


def _call(task: Task) -> Data:
    return {"pick": _winning(task)["announce"]}


def _count(task: Task) -> Data:
    question = {"game": "tai-ban", "ask": "count", "phu": list(task.mode.phu), "khan_at_deal": task.mode.khan_at_deal}
    return {"number": str(ask(task, question)["lung"])}


def _drum(task: Task) -> Data:
    return {"pick": [task.mode.signal]}


def _verse(task: Task) -> Data:
    assert task.mode.card is not None
    return {"pick": [task.mode.card.code]}


def _tick(task: Task) -> Data:
    value = at(ask(task, task.mode.ask), task.mode.path)
    assert set(value) <= {choice.value for choice in task.mode.choices}
    return {"pick": [str(number) for number, choice in enumerate(task.mode.choices) if choice.value in value]}


def _pick(task: Task) -> Data:
    return {"pick": places(list(enumerate(task.mode.cards)), task.mode.picks(Asker(task, "vi"))[0])}


def _the_one(task: Task) -> Data:
    return {"pick": places(list(enumerate(task.mode.cards)), task.mode.fitting(Asker(task, "vi"))[:1])}


def _which(task: Task) -> Data:
    found = [
        ask(task, {**task.mode.ask, task.mode.field: [card.vi for card in group.cards]}) for group in task.mode.groups
    ]
    return {"pick": [str(place) for place, said in enumerate(found) if at(said, task.mode.path) == task.mode.value][:1]}


_ONE = {
    "which": _which,
    "one": _the_one,
    "tick": _tick,
    "pick": _pick,
    "choice": _choice,
    "number": _number,
    "each": _each,
    "group": _group,
    "loose": _loose,
    "waits": _waits,
    "win": _win,
    "cuoc": _cuoc,
    "discard": _discard,
    "claim": _claim,
    "fault": _fault,
    "call": _call,
    "count": _count,
    "drum": _drum,
    "verse": _verse,
}


def other_kind(picked: Iterable[str]) -> str:
    """Return the code of a kind that is not among these."""
    return next(kind.code for kind in KINDS if kind.code not in set(picked))
