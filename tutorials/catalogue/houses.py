"""Villages with an address: a preset and what was changed in it, as one word such as `luat-2005~dich.1~bach_thu.0`.

The word stands in addresses and in the cookie of "my village". A part that cannot be read is named, the rest is kept.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any
from urllib.parse import urlencode

from tutorials.catalogue.content import load
from tutorials.catalogue.texts import Text
from tutorials.engine.errors import shown
from tutorials.engine.games import GAMES
from tutorials.engine.rules import OptionInfo, RuleSet, Value, as_dict

LONGEST_NAME = 40  # letters of a village's own name
LONGEST_WORD = 3000  # signs of an address word; all options changed are shorter
MOST_FAULTS = 5
KEPT = 512
MAIN_GAME = "to-tom"  # whose presets the other forms share
_PART = re.compile(r"([a-z0-9_]+)\.([a-z0-9-]+)")
_YES_NO = {"1": True, "0": False, "co": True, "khong": False}


@dataclass(frozen=True, slots=True)
class House:
    """The rules of one table: a preset, the options changed in it, and perhaps a name of its own."""

    game: str
    preset: str = ""  # the default of the game where it is not named
    changes: tuple[tuple[str, Value], ...] = ()  # in the order of the table of options
    title: str = ""  # given by its owner
    faults: tuple[Text, ...] = ()  # what could not be read
    is_lost: bool = False  # not even the preset could be read

    def __post_init__(self) -> None:
        if not self.preset:
            object.__setattr__(self, "preset", default_of(self.game))

    @property
    def slug(self) -> str:
        """Return the address word."""
        return write(self)

    @property
    def is_own(self) -> bool:
        """Say whether it is a village of somebody's own, not a preset as it stands."""
        return bool(self.changes or self.title)

    @property
    def rules(self) -> str | dict[str, Any]:
        """Return the rules as a question takes them."""
        return {"preset": self.preset, **dict(self.changes)} if self.changes else self.preset

    @property
    def options(self) -> Any:
        """Return the choices in force: the frozen options of the game."""
        known = rules_of(self.game)
        return known.choose(known.preset(self.preset).options, dict(self.changes))

    @property
    def is_plain(self) -> bool:
        """Say whether these are the rules that hold where none are named."""
        return self.slug == default_of(self.game)

    @property
    def name(self) -> Text:
        """Return the name: its own, or that of the preset with the number of changes."""
        if self.title:
            return Text(self.title, self.title)
        told = load().preset(self.game, self.preset) or load().preset(MAIN_GAME, self.preset)
        name = told.name if told else Text(self.preset, self.preset)
        if not self.changes:
            return name
        count = len(self.changes)
        return Text(f"{name.vi}, đổi {count} lệ", f"{name.en}, {count} rule{'s' if count > 1 else ''} changed")

    @property
    def query(self) -> str:
        """Return `rules` and, if it has one, `name` as the query of an address."""
        words = {"rules": self.slug, "name": self.title}
        return urlencode({key: word for key, word in words.items() if word})

    def with_name(self, title: str) -> "House":
        """Return the same rules under another name."""
        return replace(self, title=clean(title))


def rules_of(game: str) -> RuleSet[Any]:
    """Return the house rules that the engine knows of a game."""
    return GAMES[game].rules


@cache
def family_of(game: str) -> str:
    """Return the first game that has the same house rules: the forms of Tổ tôm share one village."""
    return next(slug for slug in GAMES if rules_of(slug) is rules_of(game))


def default_of(game: str) -> str:
    """Return the slug of the rules that hold where none are named."""
    return rules_of(game).default


def read(text: object, game: str, name: object = "") -> House:
    """Read an address word; what cannot be read stands in `faults`, in both languages, and the rest is kept."""
    word = text.strip() if isinstance(text, str) else ""
    return _read(word[: LONGEST_WORD + 1], game, clean(name))


def write(house: House) -> str:
    """Write the address word; `read` undoes it."""
    return "~".join((house.preset, *(f"{option}.{word_of(value)}" for option, value in house.changes)))


def of_choices(game: str, preset: str, choices: Mapping[str, Value], title: object = "") -> House:
    """Return the village of a preset and choices; those that the preset makes anyway are left out."""
    return House(game, preset, _own(game, preset, choices), clean(title))


def of_rules(game: str, rules: object) -> House:
    """Return the village of the rules of a question: nothing, a preset, or a preset with choices of its own."""
    if not isinstance(rules, Mapping):
        return House(game, str(rules or ""))
    choices = {name: value for name, value in rules.items() if name != "preset"}
    return of_choices(game, rules.get("preset") or default_of(game), choices)


def presets(game: str) -> tuple[House, ...]:
    """Return the presets told of a game as villages, in the order in which they are told."""
    told = tuple(preset.slug for preset in load().presets(game))
    return tuple(House(game, slug) for slug in told or rules_of(game).by_slug)


def clean(name: object) -> str:
    """Return a name as it is kept: composed, without control signs, single spaces, not too long."""
    if not isinstance(name, str):
        return ""
    composed = unicodedata.normalize("NFC", name[: LONGEST_NAME * 4])
    plain = "".join(char if unicodedata.category(char)[0] not in "CZ" else " " for char in composed)
    return " ".join(plain.split())[:LONGEST_NAME].strip()


def query_of(**sides: House) -> str:
    """Return villages as the query of an address, each under its letter: `a=hoi-lim&b=luat-2005~dich.1&b_name=…`."""
    words = {
        key: word for name, house in sides.items() for key, word in ((name, house.slug), (f"{name}_name", house.title))
    }
    return urlencode({key: word for key, word in words.items() if word})


def word_of(value: Value) -> str:
    """Write a choice as addresses do; `value_of` undoes it."""
    return str(int(value)) if isinstance(value, bool) else str(value)


def value_of(info: OptionInfo, word: str) -> Value | None:
    """Return the choice of an option that an address word names, or None."""
    for choice in info.choices:
        if word == word_of(choice) or (isinstance(choice, bool) and _YES_NO.get(word) is choice):
            return choice
    return None


def _own(game: str, preset: str, choices: Mapping[str, Value]) -> tuple[tuple[str, Value], ...]:
    known = rules_of(game)
    usual = as_dict(known.preset(preset).options)
    return tuple(
        (info.name, choices[info.name])
        for info in known.table
        if info.name in choices and choices[info.name] != usual[info.name]
    )


@lru_cache(maxsize=KEPT)
def _read(word: str, game: str, title: str) -> House:
    known = rules_of(game)
    if len(word) > LONGEST_WORD:
        return House(game, known.default, (), title, (_TOO_LONG,), is_lost=True)
    first, *parts = word.split("~") if word else [known.default]
    faults: list[Text] = []
    if "." in first and first not in known.by_slug:  # the default preset may be left out
        first, parts = known.default, [first, *parts]
    is_lost = first not in known.by_slug
    if is_lost:
        faults.append(_no_preset(first, known))
        first = known.default
    choices: dict[str, Value] = {}
    for part in parts:
        fault = _take(part, choices, known)
        if fault:
            faults.append(fault)
    return House(game, first, _own(game, first, choices), title, tuple(faults[:MOST_FAULTS]), is_lost)


def _take(part: str, choices: dict[str, Value], known: RuleSet[Any]) -> Text | None:
    """Take one changed option into the choices, or say why it cannot be."""
    match = _PART.fullmatch(part)
    if match is None:
        return Text(
            f"Không đọc được “{shown(part)}”. Mỗi lệ đổi viết là tên lệ, dấu chấm, lựa chọn, như “dich.1”.",
            f"“{shown(part)}” cannot be read. Write a changed rule as its name, a dot and the choice, like “dich.1”.",
        )
    info = known.by_name.get(match[1])
    if info is None:
        return Text(
            f"Không có lệ nào tên “{shown(match[1])}”; phần ấy bỏ qua, các phần khác vẫn giữ.",
            f"There is no rule “{shown(match[1])}”. That part is left out, and the others are kept.",
        )
    value = value_of(info, match[2])
    if value is None:
        words = _listed(word_of(choice) for choice in info.choices)
        return Text(
            f"Lệ “{info.name}” không nhận “{shown(match[2])}”; chọn một trong: {words}.",
            f"The rule “{info.name}” does not take “{shown(match[2])}”; choose one of: {words}.",
        )
    choices[info.name] = value
    return None


_TOO_LONG = Text("Lệ trong địa chỉ dài quá.", "The rules in the address are too long.")


def _no_preset(slug: str, known: RuleSet[Any]) -> Text:
    slugs = _listed(known.by_slug)
    return Text(
        f"Không có lệ “{shown(slug)}”. Các lệ có: {slugs}.",
        f"There is no preset “{shown(slug)}”. Presets: {slugs}.",
    )


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)
