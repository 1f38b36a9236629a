"""A case told in a few words, as a record of which each action knows the field of the question that it comes from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from tutorials.engine import fields
from tutorials.engine.errors import DoorError, Message, Path, spelled
from tutorials.engine.fields import Asked
from tutorials.engine.records import written
from tutorials.engine.records.lines import RecordError
from tutorials.engine.rules import RuleSet, as_dict
from tutorials.engine.words import both

Record = TypeVar("Record", bound=written.Record[Any, Any])
Chosen = TypeVar("Chosen")


@dataclass(frozen=True)
class Case(Generic[Record]):
    """A case; each game adds what no line of a record can tell."""

    record: Record
    seat: str  # that it is about
    article: str

    player: ClassVar[Message]  # what errors call that seat
    heads: ClassVar[Mapping[str, str]]  # the fields from which head lines about it come, by their word

    def blame(self, error: RecordError) -> DoorError:
        """Return the error of a line as an error of the field that the line was made from."""
        said = error.with_name(self.seat, self.player)
        return DoorError(error.code, self._origin(error.line), said, word=error.word)

    def _origin(self, line: int) -> str:
        """Return the field of a line; the cards, where it comes from none."""
        acts: dict[int, str] = {turn.line: turn.origin for turn in self.record.turns}
        head = dict(enumerate(self.record.heads(), 1)).get(line, "")
        named = (field for word, field in self.heads.items() if head.startswith(f"{word} {self.seat}:"))
        return acts.get(line, next(named, "cards"))


def names_of(given: Any, path: Path) -> tuple[str, ...] | None:
    """Read names that were called; None where it is not told."""
    if given is None:
        return None
    names = tuple(fields.items_of(given, path))
    for number, name in enumerate(names):
        if not isinstance(name, str):
            place = (*path, number)
            raise DoorError("bad-type", place, both("error-record-name", field=spelled(place)))
    return names


def in_force(asked: Asked, named: str | None, rules: RuleSet[Chosen], options: Chosen) -> tuple[Chosen, dict[str, Any]]:
    """Return the rules that a record names, unless the question has its own, and what the answer says of them."""
    if named is None or asked.given.get("rules") is not None:
        return options, {}
    found = rules.preset(named, "record")
    return found.options, {"rules": {"preset": found.slug, **as_dict(found.options)}}
