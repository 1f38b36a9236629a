"""Make seeded questions of every game out of the content: examples of the law, tasks of lessons and puzzles.

Each is then varied, about one in ten so that it is wrong.
"""

import copy
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import tomli

from tutorials import engine

Question = dict[str, Any]
Path_ = tuple[str | int, ...]

CONTENT = Path(__file__).parents[2] / "tutorials/content"
SLOW = ("flip", "odds")  # asks that search: few of them
SLOW_SHARE = 0.03
WRONG_SHARE = 0.1
ENGLISH_SHARE = 0.4
RAW: tuple[Any, ...] = (
    None,
    True,
    -1,
    3,
    99,
    2.5,
    "",
    "xyz",
    "9 rồng",
    [],
    {},
    ["5v", 5],
    {"a": 1},
    "5v5v5v5v5v",
    [[]],
)
SORTS = ("123456789", "vws", "ABCDE", "♠♥♦♣", "JQK")  # letters of cards and seats that may stand for each other
RULES_ASIDE = ("game", "ask", "rules", "lang")


# -- questions of the content -----------------------------------------------------------------------------------------


@cache
def content_questions() -> Sequence[Question]:
    """Return every question that the content asks, in the order of its files."""
    found: list[Question] = []
    for folder in sorted(each for each in CONTENT.iterdir() if each.is_dir()):
        for file in sorted(folder.rglob("*.toml")):
            table = tomli.loads(file.read_text(encoding="utf-8"))
            for task in _tables(table):
                found += [{"game": folder.name, **each} for each in _asked(task)]
    return tuple(found)


def _tables(value: Any) -> Iterator[Mapping[str, Any]]:
    """Yield every table inside a value, the outer before the inner; what a task asks is not looked into."""
    if isinstance(value, Mapping):
        yield value
        for name, inner in value.items():
            if name not in ("ask", "case", "hand", "winning"):
                yield from _tables(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _tables(inner)


def _asked(task: Mapping[str, Any]) -> list[Question]:
    """Return the questions in an example or a task."""
    rules = {"rules": task["rules"]} if "rules" in task else {}
    asked: list[Question] = []
    if isinstance(task.get("ask"), Mapping):
        asked.append(dict(task["ask"]))
        if "field" in task:
            asked.append({**task["ask"], task["field"]: task.get("cards", "")})
    if isinstance(task.get("case"), Mapping):
        asked.append({"ask": "claim", **task["case"]})
    if "record" in task:
        asked += [{"ask": name, "record": task["record"]} for name in ("turns", "replay")]
    if isinstance(task.get("hand"), Mapping):
        asked += _of_hand(task)
    if "phu" in task and isinstance(task["phu"], list):
        asked.append({"ask": "count", "phu": task["phu"], "khan_at_deal": task.get("khan_at_deal", False)})
    if "mode" in task and "ask" not in task and "cards" in task:
        asked += [{"ask": name, "cards": task["cards"]} for name in ("phu", "arrange")]
    asked += [{"ask": name, name_of: task[name_of]} for name, name_of in _SINGLE if name_of in task and "mode" in task]
    return [{**rules, **question} for question in asked]


_HAND_ASKS: dict[Any, tuple[str, ...]] = {"waits": ("waits",), "discard": ("discards",)}
_SINGLE = (("card", "card"), ("drum", "signal"))


def _of_hand(task: Mapping[str, Any]) -> list[Question]:
    hand = task["hand"]
    usual = ("waits",) if "winning" in task else ()
    asked: list[Question] = [{"ask": name, **hand} for name in ("arrange", *_HAND_ASKS.get(task.get("mode"), usual))]
    if "winning" in task:
        streak = {"streak": task["streak"]} if task.get("streak") else {}
        asked.append({"ask": "win", **hand, "winning": task["winning"], **streak})
    return asked


# -- what the door knows ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Door:
    """What may be asked, read from the schema: fields of every ask, house rules of every game."""

    fields: Mapping[tuple[str, str], Mapping[str, Any]]
    options: Mapping[str, Mapping[str, Sequence[Any]]]
    presets: Mapping[str, Sequence[str]]
    alike: Mapping[tuple[str, str], Sequence[str]]  # games that answer an ask the same way


def read_door() -> Door:
    """Read the schema of the door."""
    schema = engine.schema()
    fields: dict[tuple[str, str], Mapping[str, Any]] = {}
    options: dict[str, Mapping[str, Sequence[Any]]] = {}
    presets: dict[str, Sequence[str]] = {}
    alike: dict[tuple[str, str], Sequence[str]] = {}
    for each in schema["oneOf"]:
        properties = each["properties"]
        rules = schema["$defs"][properties["rules"]["$ref"].rsplit("/", 1)[-1]]["anyOf"][2]["properties"]
        for game in properties["game"]["enum"]:
            key = game, properties["ask"]["const"]
            fields[key] = {name: value for name, value in properties.items() if name not in RULES_ASIDE}
            alike[key] = properties["game"]["enum"]
            presets[game] = rules["preset"]["enum"]
            options[game] = {name: value["enum"] for name, value in rules.items() if name != "preset"}
    return Door(fields, options, presets, alike)


# -- variants ---------------------------------------------------------------------------------------------------------


class Maker:
    """Varies questions by chance, the same way for the same seed."""

    def __init__(self, seed: int, plain: Sequence[Question]) -> None:
        self.chance = random.Random(seed)
        self.door = read_door()
        self.plain = [each for each in plain if (each["game"], each["ask"]) in self.door.fields]
        self.by_ask: dict[tuple[str, str], list[Question]] = defaultdict(list)
        for question in self.plain:
            self.by_ask[question["game"], question["ask"]].append(question)
        self._rare = self._turn_round()

    def questions(self, count: int) -> Iterator[Question]:
        """Yield `count` questions: first all of the content, then variants; searching asks are kept few."""
        order = self.chance.sample(self.plain, len(self.plain))
        made, slow = 0, 0
        while made < count:
            known = made < len(order)
            question = copy.deepcopy(order[made]) if known else self.variant()
            is_slow = question.get("ask") in SLOW
            if is_slow and not known and slow > SLOW_SHARE * count:
                continue
            slow += is_slow
            made += 1
            yield question

    def _turn_round(self) -> Iterator[tuple[str, str]]:
        """Yield every ask of every game over and over, so that no ask stays rare."""
        while True:
            yield from sorted(self.door.fields)

    def variant(self) -> Question:
        """Return a question changed in one to three ways."""
        question = self._start()
        for change in self.chance.choices(_CHANGES, _WEIGHTS, k=self.chance.choice((1, 1, 2, 3))):
            change(self, question)
        if self.chance.random() < ENGLISH_SHARE:
            question["lang"] = "en"
        if self.chance.random() < WRONG_SHARE:
            self.chance.choice(_WRONGS)(self, question)
        return question

    def _start(self) -> Question:
        if self.chance.random() < 0.6:
            return copy.deepcopy(self.chance.choice(self.plain))
        key = next(self._rare)
        known = self.by_ask.get(key)
        if known:
            return copy.deepcopy(self.chance.choice(known))
        likes = [each for game in self.door.alike[key] for each in self.by_ask.get((game, key[1]), ())]
        if likes:
            return {**copy.deepcopy(self.chance.choice(likes)), "game": key[0]}
        return {"game": key[0], "ask": key[1]} | (self._flip(key[0]) if key[1] == "flip" else {})

    def _flip(self, game: str) -> Question:
        name = self.chance.choice(list(self.door.options[game]))
        sides = {side: self.chance.choice(self.door.presets[game]) for side in ("a", "b")}
        values = {"values": self.chance.choices(self.door.options[game][name], k=2)}
        return {"option": name, **(sides if self.chance.random() < 0.5 else values)}

    # changes that leave the question sensible

    def preset(self, question: Question) -> None:
        """Name a preset."""
        question["rules"] = self.chance.choice(self.door.presets[question["game"]])

    def option(self, question: Question) -> None:
        """Change one or two options of the rules in force."""
        given = question.get("rules")
        rules = dict(given) if isinstance(given, Mapping) else {"preset": given} if given else {}
        options = self.door.options[question["game"]]
        for name in self.chance.choices(list(options), k=self.chance.choice((1, 1, 2))):
            rules[name] = self.chance.choice(options[name])
        if self.chance.random() < 0.2:
            rules["preset"] = self.chance.choice(self.door.presets[question["game"]])
        question["rules"] = rules

    def another_game(self, question: Question) -> None:
        """Ask another game that answers the same words."""
        question["game"] = self.chance.choice(self.door.alike[question["game"], question["ask"]])
        if isinstance(rules := question.get("rules"), str) and rules not in self.door.presets[question["game"]]:
            del question["rules"]

    def field(self, question: Question) -> None:
        """Fill one field as the schema allows, or as another question of the same ask has it."""
        fields = self.door.fields[question["game"], question["ask"]]
        if not fields:
            return
        name = self.chance.choice(list(fields))
        values = [each[name] for each in self.by_ask[question["game"], question["ask"]] if name in each]
        values += _values(fields[name])
        if values:
            question[name] = copy.deepcopy(self.chance.choice(values))

    def drop(self, question: Question) -> None:
        """Leave a field out, at any depth."""
        places = [place for place in self._places(question) if isinstance(place[-1], str)]
        if places:
            place = self.chance.choice(places)
            del _at(question, place[:-1])[place[-1]]

    def inside(self, question: Question) -> None:
        """Change a number, a truth or a text somewhere inside."""
        places = [place for place in self._places(question) if not isinstance(_at(question, place), dict)]
        if places:
            place = self.chance.choice(places)
            _at(question, place[:-1])[place[-1]] = self._other(_at(question, place))

    def _other(self, value: Any) -> Any:
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return value + self.chance.choice((-1, 1, 1, 2, 5))
        if isinstance(value, str) and "\n" in value:
            return "\n".join(self._moved(value.split("\n"), self._other))
        if isinstance(value, str):
            return " ".join(self._moved(value.split(" "), self._reworded))
        return self._moved(value, self._other) if isinstance(value, list) else value

    def _moved(self, parts: list[Any], other: Callable[[Any], Any]) -> list[Any]:
        """Return the list with one part left out, doubled, exchanged or changed."""
        if not parts:
            return parts
        parts = list(parts)
        here, there = (self.chance.randrange(len(parts)) for _ in range(2))
        way = self.chance.randrange(8)
        if way == 0:
            del parts[here]
        elif way == 1:
            parts.insert(there, copy.deepcopy(parts[here]))
        elif way == 2:
            parts[here], parts[there] = parts[there], parts[here]
        else:
            parts[here] = other(parts[here])
        return parts

    def _reworded(self, word: str) -> str:
        """Return the word with a letter exchanged for one of its sort, seldom another word of the content."""
        places = [(here, sort) for here, letter in enumerate(word) for sort in SORTS if letter in sort]
        if places and self.chance.random() < 0.9:
            here, sort = self.chance.choice(places)
            return word[:here] + self.chance.choice(sort) + word[here + 1 :]
        texts = [value for value in self.chance.choice(self.plain).values() if isinstance(value, str)]
        return self.chance.choice(self.chance.choice(texts).split() or [""])

    # changes that make it wrong

    def raw(self, question: Question) -> None:
        """Put a value of another type somewhere."""
        places = [*self._places(question), ("rules",), ("lang",), ("ask",), ("game",)]
        place = self.chance.choice(places)
        _at(question, place[:-1])[place[-1]] = copy.deepcopy(self.chance.choice(RAW))

    def unknown_field(self, question: Question) -> None:
        """Add a field that no question has."""
        tables = [(), *(place for place in self._places(question) if isinstance(_at(question, place), dict))]
        _at(question, self.chance.choice(tables))[self.chance.choice(("la", "cardz", "card", "khan", "5v"))] = "5v"

    def unknown_rule(self, question: Question) -> None:
        """Name a preset, an option or a value that does not exist."""
        name = self.chance.choice(list(self.door.options.get(str(question.get("game")), {"la": ()})))
        question["rules"] = self.chance.choice(("la", {"preset": "la"}, {"la": True}, {name: "la"}, {name: None}))

    def more_copies(self, question: Question) -> None:
        """Give cards more often than the deck has them."""
        for place in self._places(question):
            value = _at(question, place)
            if place[-1] in ("cards", "a", "call", "con", "play") and isinstance(value, str) and value:
                _at(question, place[:-1])[place[-1]] = " ".join([value, *[value.split()[0]] * 5])
                return

    def _places(self, question: Question) -> list[Path_]:
        return [place for place in _places_in(question) if place[0] not in RULES_ASIDE]


_CHANGES: tuple[Callable[[Maker, Question], None], ...] = (
    Maker.preset, Maker.option, Maker.another_game, Maker.field, Maker.drop, Maker.inside,
)  # fmt: skip
_WEIGHTS = (4, 10, 2, 4, 1, 8)
_WRONGS = (Maker.raw, Maker.raw, Maker.unknown_field, Maker.unknown_rule, Maker.more_copies)


def _values(schema: Any) -> list[Any]:
    """Return some values that a plain schema allows."""
    if not isinstance(schema, Mapping):
        return []
    if "enum" in schema:
        return list(schema["enum"])
    plain: dict[Any, list[Any]] = {"boolean": [True, False], "integer": [0, 1, 2, 3, 4, 5, 7]}
    named = schema.get("type")
    return plain.get(named, []) if isinstance(named, str) else []


def _places_in(value: Any, before: Path_ = ()) -> Iterator[Path_]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inner:
        yield (*before, name)
        yield from _places_in(each, (*before, name))


def _at(value: Any, place: Path_) -> Any:
    for part in place:
        value = value[part]
    return value
