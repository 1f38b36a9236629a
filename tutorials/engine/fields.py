"""The fields of questions: each is declared once, which reads it, names it when it is wrong, and tells its schema."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, overload

from tutorials.engine.cards import bare
from tutorials.engine.errors import DoorError, Path, Place, shown, spelled
from tutorials.engine.words import both

Question = Mapping[str, Any]
Schema = dict[str, Any]
Read_co = TypeVar("Read_co", covariant=True)
Read = TypeVar("Read")
Item = TypeVar("Item")
Other = TypeVar("Other")
_NONE: Mapping[str, str] = {}
MOST_ITEMS = 120  # no list of a question is longer than the deck


def refuse_unknown(question: Question, known: Sequence[str], inside: Path = ()) -> None:
    """Raise DoorError for a key that the question may not have."""
    for key in question:
        if key not in known:
            name = shown(key)
            raise DoorError("unknown-field", (*inside, name), both("error-unknown-field", name=name, known=[*known]))


def _wrong(path: Path, key: str, **values: object) -> DoorError:
    return DoorError("bad-type", path, both(key, field=spelled(path), **values))


# values ---------------------------------------------------------------------------------------


def number_of(value: object, path: Path, low: int, high: int, *, is_short: bool = False) -> int:
    """Return a value that is a whole number within bounds, both counted in; a short message leaves its table out."""
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    error = _wrong(path[-1:] if is_short else path, "error-number", low=low, high=high)
    raise error.at(path)


def word_of(value: object, path: Path, choices: Collection[str], also: Mapping[str, str] = _NONE) -> str:
    """Return a value that is one of the words; `also` gives the choice that another word stands for."""
    if isinstance(value, str):
        if value in choices:
            return value
        said = bare(value.strip()).replace(" ", "-").replace("_", "-")  # “trì”, “tam cúc”, “bat_cai”
        said = also.get(said, said)
        if said in choices:
            return said
    known, field = ", ".join(choices), spelled(path)
    raise DoorError("unknown-value", path, both("error-unknown-word", field=field, given=shown(value), known=known))


def items_of(value: object, path: Path) -> Sequence[Any]:
    """Return a value that is a list, none too long."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise _wrong(path, "error-list")
    if len(value) > MOST_ITEMS:
        field = spelled(path)
        raise DoorError("too-many", path, both("error-too-many-items", field=field, count=len(value), most=MOST_ITEMS))
    return value


# kinds of values --------------------------------------------------------------------------------


class Kind(Protocol[Read_co]):
    """A kind of value: how it is read, and what its schema says."""

    def read(self, value: Any, path: Path) -> Read_co:
        """Return what the value says. Raises DoorError, which names the path."""

    def schema(self) -> Schema:
        """Return the JSON Schema of such a value."""


@dataclass(frozen=True, slots=True)
class Flag:
    """A yes or no."""

    def read(self, value: Any, path: Path) -> bool:
        """Return the yes or no."""
        if isinstance(value, bool):
            return value
        raise _wrong(path, "error-flag")

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        return {"type": "boolean"}


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds, both counted in."""

    low: int
    high: int
    is_short: bool = False  # its messages leave out the table where it stands

    def read(self, value: Any, path: Path) -> int:
        """Return the number."""
        return number_of(value, path, self.low, self.high, is_short=self.is_short)

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True, slots=True)
class Word(Generic[Read]):
    """One of some words, read as what it stands for."""

    choices: Mapping[str, Read]

    def read(self, value: Any, path: Path) -> Read:
        """Return what the word stands for."""
        return self.choices[word_of(value, path, self.choices)]

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        return {"enum": list(self.choices)}


def words(choices: Sequence[str]) -> Word[str]:
    """Return the kind of a word that stands for itself."""
    return Word({each: each for each in choices})


@dataclass(frozen=True, slots=True)
class Cards(Generic[Read]):
    """Cards, as a list of names or one string; `parse` is that of their deck."""

    parse: Callable[[object, Place], Read]
    about: str = ""  # what a reader of the schema may want to know
    most: int | None = None

    def read(self, value: Any, path: Path) -> Read:
        """Return the cards."""
        return self.parse(value, path)

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        names: Schema = {"type": "array", "items": {"type": "string"}}
        if self.most is not None:
            names["maxItems"] = self.most
        found: Schema = {"anyOf": [{"type": "string"}, names]}
        return {"description": self.about, **found} if self.about else found


@dataclass(frozen=True, slots=True)
class Text(Generic[Read]):
    """A text that `parse` reads: the name of one card, a record."""

    parse: Callable[[object, Path], Read]

    def read(self, value: Any, path: Path) -> Read:
        """Return what the text says."""
        return self.parse(value, path)

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        return {"type": "string"}


@dataclass(frozen=True, slots=True)
class Custom(Generic[Read_co]):
    """A kind of value that one game has alone: what reads it, and its schema."""

    parse: Callable[[Any, Path], Read_co]
    says: Schema

    def read(self, value: Any, path: Path) -> Read_co:
        """Return what the value says."""
        return self.parse(value, path)

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        return self.says


def itself(value: Any, path: Path) -> Any:
    """Return a value as it is given: its game reads it."""
    return value


NAME = Custom(itself, {"type": "string"})  # a name that its game looks up


class Items(Sequence[Item]):
    """A list of a question, each item read when it is reached."""

    __slots__ = ("_kind", "_path", "_step", "given")

    def __init__(self, given: Sequence[Any], path: Path, kind: Kind[Item], step: Callable[[int], int] | None) -> None:
        self.given, self._path, self._kind, self._step = given, path, kind, step

    def __len__(self) -> int:
        return len(self.given)

    def __iter__(self) -> Iterator[Item]:
        return (self[index] for index in range(len(self.given)))

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Item]: ...
    def __getitem__(self, index: int | slice) -> Item | Sequence[Item]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        return self._kind.read(self.given[index], self.path(index))

    def path(self, index: int) -> Path:
        """Return the path to an item."""
        return self._path if self._step is None else (*self._path, self._step(index))


@dataclass(frozen=True, slots=True)
class Many(Generic[Read]):
    """A list of values of one kind. How few and how many there may be is told here, and refused by its game."""

    kind: Kind[Read]
    fewest: int | None = None
    most: int | None = None
    step: Callable[[int], int] | None = int  # how answers write the place of an item; None where they name the list

    def read(self, value: Any, path: Path) -> Items[Read]:
        """Return the items, which are read when they are reached."""
        return Items(items_of(value, path), path, self.kind, self.step)

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        found: Schema = {"type": "array", "items": self.kind.schema()}
        if self.fewest is not None:
            found["minItems"] = self.fewest
        if self.most is not None:
            found["maxItems"] = self.most
        return found


@dataclass(frozen=True, slots=True)
class Maybe(Generic[Read]):
    """A value that may be null, which says as much as leaving it out."""

    kind: Kind[Read]

    def read(self, value: Any, path: Path) -> Read | None:
        """Return the value, or None."""
        return None if value is None else self.kind.read(value, path)

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        return {"anyOf": [self.kind.schema(), {"type": "null"}]}


# fields -----------------------------------------------------------------------------------------

_NEEDED = object()


@dataclass(frozen=True)
class Field(Generic[Read_co]):
    """One field of a question, declared once: its name, its kind, and what stands for it where it is missing."""

    name: str
    kind: Kind[Read_co]
    default: Any = _NEEDED  # as a question would say it
    about: str = ""  # what its schema says of it

    @property
    def is_needed(self) -> bool:
        """Say whether it must be there."""
        return self.default is _NEEDED

    @property
    def unsaid(self) -> Read_co:
        """Return what a question says that leaves it out; read once."""
        kept = self.__dict__  # cached_property takes a lock, and many fields are narrowed for one question alone
        if "_unsaid" not in kept:
            kept["_unsaid"] = self.kind.read(self.default, (self.name,))
        read: Read_co = kept["_unsaid"]
        return read

    def schema(self) -> Schema:
        """Return the JSON Schema of its values."""
        found = self.kind.schema()
        return {**found, "description": self.about} if self.about else found

    def needed(self) -> "Field[Read_co]":
        """Return the same field for a question that must have it."""
        return Field(self.name, self.kind, _NEEDED, self.about)

    def optional(self, default: Any = ()) -> "Field[Read_co]":
        """Return the same field for a question that may leave it out."""
        return Field(self.name, self.kind, default, self.about)

    def of(self, kind: Kind[Other]) -> "Field[Other]":
        """Return the same field of a narrower kind, which hangs on other fields or on the house."""
        return Field(self.name, kind, self.default, self.about)


class Asked:
    """A table of fields that a question gives, each read when it is reached."""

    __slots__ = ("about", "given", "path")

    def __init__(self, given: Question, path: Path = (), about: Any = None) -> None:
        self.given, self.path = given, path
        self.about = about  # what the game's package keeps of it, for the question itself

    def __getitem__(self, field: Field[Read]) -> Read:
        name = field.name
        if name in self.given:
            return field.kind.read(self.given[name], (*self.path, name))
        if field.is_needed:
            raise missing((*self.path, name))
        return field.unsaid

    def get(self, field: Field[Read]) -> Read | None:
        """Return what a field says, or None where it is missing."""
        return self[field] if field.name in self.given else None

    def __contains__(self, field: Field[Any]) -> bool:
        return field.name in self.given

    def require(self, field: Field[Any]) -> None:
        """Raise DoorError where a field is missing that only some questions need."""
        if field.name not in self.given:
            raise missing((*self.path, field.name))

    def path_of(self, field: Field[Any]) -> Path:
        """Return the path to a field."""
        return (*self.path, field.name)


@dataclass(frozen=True, slots=True)
class Table:
    """A table of fields; `wrong` is the key of the sentence that says what it must be, with its own name and theirs."""

    fields: tuple[Field[Any], ...]
    wrong: str = "error-table"

    def read(self, value: Any, path: Path) -> Asked:
        """Return the table, whose fields are read when they are reached."""
        if not isinstance(value, Mapping):
            raise _wrong(path, self.wrong, known=[each.name for each in self.fields])
        refuse_unknown(value, tuple(field.name for field in self.fields), path)
        return Asked(value, path)

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        found: Schema = {"type": "object", "properties": {each.name: each.schema() for each in self.fields}}
        needed = [each.name for each in self.fields if each.is_needed]
        return found | ({"required": needed} if needed else {}) | {"additionalProperties": False}


def missing(path: Path) -> DoorError:
    """Return the error of a field that must be there."""
    return DoorError("missing", path, both("error-missing", field=spelled(path)))


def require(question: Question, field: str) -> Any:
    """Return a field of the question that must be there."""
    if field in question:
        return question[field]
    raise missing((field,))
