"""The words of the engine, by key: each `words.toml` lies beside the code that says them."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from tutorials.engine.errors import Called, Message

MANY = "many"
IS, ANY, NUMBER = "=", "*", "#"  # parts a number from its words; any other number, and where it is written
OPTIONS = "option"  # the table of a file that names house rules; the others are sentences


@cache
def sentences() -> dict[str, Message]:
    """Read every sentence, when the first is wanted. Raises ValueError for a key that stands twice."""
    found: dict[str, Message] = {}
    for path in sorted(Path(__file__).parent.rglob("words.toml")):
        read = {key: Message(**said) for key, said in _read(path).items() if key != OPTIONS}
        if twice := found.keys() & read.keys():
            raise ValueError(f"{path}: sentences that stand twice: {sorted(twice)}")
        found |= read
    return found


def say(key: str, lang: str, values: Mapping[str, Any], called: Called = str) -> str:
    """Return a sentence in the asked language, its names in braces filled; its `{fields[cards]}` as it is called."""
    text = _texts(lang)[key]
    return text.format(fields=_Fields(called), **{name: _shown(value, lang) for name, value in values.items()})


@dataclass(frozen=True, slots=True)
class _Fields:
    """What fields of a question are called in a sentence."""

    called: Called

    def __getitem__(self, name: str) -> str:
        return self.called(name)


class Unsaid(KeyError):
    """A sentence that the code says, by its key, and no file of words has."""


class _Texts(dict[str, str]):
    def __missing__(self, key: str) -> str:
        raise Unsaid(key)


@lru_cache(maxsize=2)
def _texts(lang: str) -> _Texts:
    """Return every sentence in one language."""
    return _Texts((key, said.say(lang)) for key, said in sentences().items())


@dataclass(frozen=True, slots=True)
class Sentence(Message):
    """A sentence of `words.toml` with what fills it; `{field}` is a field of the question, as is `{fields[cards]}`."""

    key: str = field(compare=False)
    values: Mapping[str, Any] = field(compare=False)

    def say(self, lang: str, called: Called = str) -> str:
        """Return the sentence with its fields as they are called."""
        field = {"field": called(self.values["field"])} if "field" in self.values else {}
        return say(self.key, lang, {**self.values, **field}, called)


def both(key: str, **values: Any) -> Sentence:
    """Return a sentence in both languages, its names in braces filled: it may fill another."""
    return Sentence(say(key, "vi", values), say(key, "en", values), key, values)


def with_gloss(name: str, gloss: str) -> str:
    """Return a name with what it means in brackets, where that is told."""
    return f"{name} ({gloss})" if gloss else name


def of_options(path: Path) -> dict[str, Any]:
    """Read the words of house rules by option: `vi`, `en`, and `choices` by value."""
    words: dict[str, Any] = _read(path).get(OPTIONS, {})
    return words


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


class _Named(str):
    """A card in a sentence: `{card}` is the 7 of văn, `{card:many}` 7s of văn; in other decks both are its one name."""

    many: str

    def __new__(cls, card: Any, lang: str) -> "_Named":
        named = super().__new__(cls, getattr(card, "phrase", card.label)(lang))
        named.many = getattr(card, "plural", card.label)(lang)
        return named

    def __format__(self, spec: str) -> str:
        return self.many if spec == MANY else str(self)


class _Number(str):
    """A number in a sentence, with words for some: `{left:0=no card is|1=1 card is|*=# cards are} left`.

    An English noun alone is `1 card` and `2 cards`: `{left:card} left`; a value may be the noun: `{left:{piece}} left`.
    """

    def __format__(self, spec: str) -> str:
        if spec and IS not in spec:
            return f"{self} {spec}" if self == "1" else f"{self} {spec}s"
        words = dict(part.split(IS, 1) for part in spec.split("|")) if spec else {}
        return words.get(self, words.get(ANY, NUMBER)).replace(NUMBER, self)


def _shown(value: Any, lang: str) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return _Number(value)
    if hasattr(value, "label"):  # a card of any deck
        return _Named(value, lang)
    if isinstance(value, Iterable):
        several = tuple(value)
        if len(several) == 1:
            return _shown(several[0], lang)
        return ", ".join([each.label(lang) if hasattr(each, "label") else _shown(each, lang) for each in several])
    return str(value.en if lang == "en" else value.vi)
