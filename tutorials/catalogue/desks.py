"""The desk of a game as its content folder tells it: what it asks for, what it asks the engine, hands to try."""

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, NamedTuple

from tutorials.catalogue.tables import Key, Table
from tutorials.catalogue.taken import takes
from tutorials.catalogue.tasks import MODES
from tutorials.catalogue.texts import Text
from tutorials.engine.decks import Card, Deck
from tutorials.engine.fields import Schema
from tutorials.engine.games import GAMES, deck_of

Values = Mapping[str, Any]  # what was filled in: tuples of cards, melds, numbers, words, flags; empty fields absent
MOST = 999  # of a number


class Sort(StrEnum):
    """Sorts of fields."""

    CARDS = "cards"
    CARD = "card"  # one alone: a tap puts another in its place
    MELDS = "melds"  # cards in groups
    NUMBER = "number"
    CHOICE = "choice"
    FLAG = "flag"


class Group(StrEnum):
    """How cards that were typed stand in a question."""

    EACH = "each"  # as they were typed
    KINDS = "kinds"  # each kind once
    SETS = "sets"  # a kind once for each of its sets
    PAIRS = "pairs"  # two by two


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose."""

    word: str  # in the address
    label: Text
    value: Any  # in the question


@dataclass(frozen=True, slots=True)
class Field:
    """One thing that the desk asks for."""

    name: str  # in the address too
    sort: Sort
    label: Text
    help: Text | None = None
    choices: tuple[Choice, ...] = ()  # of a choice: the first is the plain one
    low: int = 0  # of a number
    high: int = MOST
    group: Group = Group.EACH
    size: int = 0  # cards that each entry stands for, where they count with the hand
    is_folded: bool = False  # it stands folded away

    @property
    def holds_cards(self) -> bool:
        """Say whether the field takes cards, and so has a keyboard."""
        return self.sort in (Sort.CARDS, Sort.CARD, Sort.MELDS)

    @property
    def plain(self) -> str:
        """Return the value that need not stand in the address."""
        if self.choices:
            return self.choices[0].word
        return "0" if self.sort is Sort.NUMBER and self.low == 0 else ""

    def asked(self, value: Any) -> Any:
        """Return what was filled in as a question holds it: cards by their names."""
        if self.choices:
            return next(choice.value for choice in self.choices if choice.word == value)
        if self.sort is Sort.CARD:
            return value[0].vi
        if self.sort is Sort.MELDS:
            return [{**meld, "cards": _names(meld["cards"])} for meld in value]
        return _grouped(self, _names(value)) if self.sort is Sort.CARDS else value


def _names(cards: Iterable[Card]) -> list[str]:
    return [card.vi for card in cards]


def _grouped(field: Field, cards: list[str]) -> list[Any]:
    if field.group is Group.PAIRS:
        return [cards[place : place + 2] for place in range(0, len(cards), 2)]
    if field.group is Group.EACH:
        return cards
    found: list[str] = []
    for card in dict.fromkeys(cards):
        sets, rest = divmod(cards.count(card), max(1, field.size))
        found += [card] * (1 if field.group is Group.KINDS else cards.count(card) if rest else sets)
    return found


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that the desk puts to the engine, and when."""

    name: str
    given: tuple[str, ...]  # fields that must be filled in
    send: tuple[str, ...]  # fields that the question takes
    called: Mapping[str, str]  # what the question calls those of another name; a dot leads into a table
    where: Mapping[str, str]  # words that must be chosen
    sizes: tuple[int, ...]  # how many cards there must be; any number if empty
    always: Mapping[str, Any]  # fields that every such question has

    def fits(self, values: Values, size: int) -> bool:
        """Say whether this is the question to ask."""
        return (
            all(values.get(name) not in (None, "", ()) for name in self.given)
            and all(values.get(name) == word for name, word in self.where.items())
            and (not self.sizes or size in self.sizes)
        )


class Example(NamedTuple):
    """A hand to try."""

    label: Text
    values: Mapping[str, str]  # its fields as they stand in the address
    line: int  # of the values in desk.toml


@dataclass(frozen=True, slots=True)
class Pose:
    """A question that may be put to a class about a hand on the desk: it becomes an exercise of some mode."""

    slug: str
    asked: str  # the question to the engine, as the desk calls it
    mode: str
    prompt: Text
    path: str = ""  # of the value asked for in the engine's answer, where the mode looks at one
    choices: tuple[tuple[Any, Text], ...] = ()  # values to choose among, and what each is called
    unless: str = ""  # not asked where the engine's answer has something at this path
    sizes: tuple[int, ...] = ()  # how many cards there must be; any number if empty
    hands: tuple[Example, ...] = ()  # beside those to try, for what the engine says of none of them
    lines: Mapping[Key, int] = dataclasses.field(default_factory=dict, compare=False)  # of `path`, a choice’s `value` …


@dataclass(frozen=True, slots=True)
class Desk:
    """The desk of one game. Its first field is its hand; each field of cards has a keyboard of its own."""

    game: str
    intro: Text
    fields: tuple[Field, ...]
    asks: tuple[Asked, ...]  # the first that fits is asked
    examples: tuple[Example, ...]
    file: str  # where its fields stand
    telling: str  # the module of `tutorials.desks` that tells the answers; none: the engine's first line tells
    title: Text | None = None  # of the page, where it does not name the game
    gist: Text | None = None  # for search engines, where it is not the intro
    fold: Text | None = None  # what the fields are called that stand folded away
    note: Text | None = None  # below the examples
    is_short: bool = False  # tapped cards are written in codes
    is_run_on: bool = True  # a tapped card may be written behind others as they stand, without reading them
    poses: tuple[Pose, ...] = ()  # what a class may be asked about a hand

    @property
    def hand(self) -> Field:
        """Return the field of the hand."""
        return self.fields[0]

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of all fields."""
        return tuple(field.name for field in self.fields)

    @property
    def deck(self) -> Deck:
        """Return the deck of the game."""
        return deck_of(self.game)

    def field(self, name: str) -> Field | None:
        """Return a field by its name in the address."""
        return next((field for field in self.fields if field.name == name), None)

    def field_of(self, asked: str) -> Field | None:
        """Return the field that fills a field of a question."""
        called = {path: name for ask in self.asks for name, path in ask.called.items()}
        return self.field(asked) or self.field(called.get(asked, ""))

    def called(self, lang: str) -> Callable[[str], str]:
        """Return what the reader calls a field of a question: the label of the field that fills it."""

        def name(asked: str) -> str:
            field = self.field_of(asked)
            return field.label.say(lang) if field else asked

        return name

    def size(self, values: Values) -> int:
        """Return how many cards were filled in; in a deck without copies a card that stands twice is one."""
        loose: list[Card] = []
        size = 0
        for field in self.fields:
            given = values.get(field.name)
            if not given or not field.size:
                continue
            if field.sort is Sort.MELDS:
                size += sum(len(meld["cards"]) for meld in given)
            elif field.group is Group.EACH:
                loose += given
            else:
                size += field.size * len(field.asked(given))
        has_copies = any(self.deck.copies(card) > 1 for card in self.deck.kinds)
        return size + len(loose if has_copies else set(loose))

    def question(self, values: Values, name: str = "") -> dict[str, Any] | None:
        """Return what to ask, without game, rules and language: the question of this name, or the first that fits.

        None where too little was filled in.
        """
        size = self.size(values)
        fits = (ask for ask in self.asks if (ask.name == name if name else ask.fits(values, size)))
        ask = next(fits, None)
        return None if ask is None else {"ask": ask.name, **ask.always, **self._sent(ask, values)}

    def _sent(self, ask: Asked, values: Values) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for field in self.fields:
            if field.name in ask.send and field.name in values:
                _put(found, ask.called.get(field.name, field.name), field.asked(values[field.name]))
        return found


def _put(question: dict[str, Any], path: str, value: Any) -> None:
    """Put a value at its place in a question; what is a table joins the table that stands there."""
    name, _dot, inner = path.partition(".")
    if inner or isinstance(value, Mapping):
        question[name] = {**question.get(name, {}), **({inner: value} if inner else value)}
    else:
        question[name] = value


# reading -----------------------------------------------------------------------------------------------


def read_desks(tables: Mapping[str, Table | None]) -> dict[str, Desk]:
    """Read the desks of all games; a game may do without, and may ask what another's desk asks."""
    found: dict[str, Desk] = {}
    given = {game: table for game, table in tables.items() if table is not None}
    for game, table in sorted(given.items(), key=lambda each: each[1].has("like")):
        if desk := _like(table, game, found) if table.has("like") else _read(table, game):
            found[game] = desk
        table.finish()
    return found


def _like(table: Table, game: str, known: Mapping[str, Desk]) -> Desk | None:
    """Read a desk that is that of another game but for its examples."""
    other = known.get(table.text("like"))
    if other is None:
        table.fault("like", "no such desk")
        return None
    return replace(other, game=game, examples=tuple(_examples(table, other.names)))


def _read(table: Table, game: str) -> Desk | None:
    if game not in GAMES:
        table.fault("ask", f"the engine does not know {game}")
        return None
    names = tuple(str(each.get("name")) for each in table.values.get("field", ()) if isinstance(each, Mapping))
    asks = tuple(_asks(table, game, names))
    fields = tuple(_fields(table, game, asks))
    intro = table.both("intro")
    desk = Desk(
        game=game,
        intro=intro or Text("", ""),
        fields=fields,
        asks=asks,
        examples=tuple(_examples(table, names)),
        file=table.sheet.name,
        telling=table.text("telling", is_required=False),
        title=table.both("title", is_required=False),
        gist=table.both("gist", is_required=False),
        fold=table.both("fold", is_required=False),
        note=table.both("note", is_required=False),
        is_short=table.flag("short"),
        is_run_on=not table.flag("apart"),
        poses=tuple(_poses(table, asks, names)),
    )
    return None if table.is_broken or not fields else desk


def _asks(table: Table, game: str, names: tuple[str, ...]) -> Iterator[Asked]:
    for each in table.tables("ask"):
        found = Asked(
            name=each.text("name"),
            given=each.words("given") if each.has("given") else names[:1],
            send=each.words("send"),
            called=each.plain("called", is_required=False) or {},
            where=each.plain("where", is_required=False) or {},
            sizes=tuple(each.raw("sizes") or ()),
            always=each.plain("always", is_required=False) or {},
        )
        for name in {*found.send, *found.given, *found.where, *found.called} - set(names):
            each.fault("send", f"the desk has no field {name}")
        if found.name not in GAMES[game].asks:
            each.fault("name", f"the engine has no question {found.name}")
        else:
            for name in found.send:
                if _schema(game, found, name) is None:
                    each.fault("send", f"the question {found.name} does not take {name}")
            known = GAMES[game].fields_of(found.name)
            for name, value in found.always.items():
                if name not in known or not takes(known[name], value):
                    each.fault("always", f"the question {found.name} does not take {name} = {value!r}")
        each.finish()
        if not each.is_broken:
            yield found


def _schema(game: str, ask: Asked, name: str) -> Schema | None:
    """Return the engine's schema of what a field fills in a question; None where it takes no such thing."""
    field, *inner = ask.called.get(name, name).split(".")
    nothing: Schema = {"properties": {}}
    found: Schema = GAMES[game].fields_of(ask.name).get(field, {})
    for step in inner:
        tables = (each for each in (found, *found.get("anyOf", ())) if "properties" in each)
        found = next(tables, nothing)["properties"].get(step, {})
    return found or None


def _fields(table: Table, game: str, asks: tuple[Asked, ...]) -> Iterator[Field]:
    for each in table.tables("field"):
        name, label = each.text("name"), each.both("label")
        schemas = [found for ask in asks if name in ask.send and (found := _schema(game, ask, name))]
        schema = schemas[0] if schemas else {}
        choices = tuple(_choices(each, schemas))
        for word in (ask.where[name] for ask in asks if name in ask.where):
            if all(word != choice.word for choice in choices):
                each.fault("choice", f"a question is asked where {word!r} is chosen, which is no choice")
        group = each.one_of("group", tuple(Group)) if each.has("group") else Group.EACH
        field = Field(
            name=name,
            sort=Sort.CHOICE if choices else _sort(schema),
            label=label or Text("", ""),
            help=each.both("help", is_required=False),
            choices=choices,
            low=schema.get("minimum", 0),
            high=each.number("high", 0, MOST) if each.has("high") else schema.get("maximum", MOST),
            group=Group(group or Group.EACH),
            size=each.number("size", 0, MOST) if each.has("size") else 0,
            is_folded=each.flag("folded"),
        )
        each.finish()
        if not each.is_broken:
            yield field


def _sort(schema: Schema) -> Sort:
    """Return the sort of a field by what the engine takes; what is sent nowhere only chooses the question."""
    kind = schema.get("type", "boolean" if not schema else "")
    if kind == "array" and "properties" in schema.get("items", {}):
        return Sort.MELDS
    return {"boolean": Sort.FLAG, "integer": Sort.NUMBER, "string": Sort.CARD}.get(kind, Sort.CARDS)


def _choices(table: Table, schemas: Sequence[Schema]) -> Iterator[Choice]:
    for each in table.tables("choice"):
        word, label = each.text("word"), each.said()
        value = each.raw("value") if each.has("value") else word
        if not all(takes(schema, value) for schema in schemas):
            each.fault("value" if each.has("value") else "word", f"the engine does not take {value!r}")
        each.finish()
        if not each.is_broken:
            yield Choice(word, label, value)


def _poses(table: Table, asks: tuple[Asked, ...], names: tuple[str, ...]) -> Iterator[Pose]:
    for each in table.tables("pose"):
        slug, mode, prompt = each.slug(), each.one_of("mode", tuple(MODES)), each.both("prompt")
        asked = each.one_of("ask", tuple(dict.fromkeys(ask.name for ask in asks)))
        sizes = each.raw("sizes") or ()
        path, unless = (each.text(name, is_required=False) for name in ("path", "unless"))
        choices: list[tuple[Any, Text]] = []
        lines: dict[Key, int] = {(name,): each.sheet.line((*each.key, name)) for name in ("slug", "path", "unless")}
        for one in each.tables("choice"):
            lines["choice", len(choices), "value"] = one.sheet.line((*one.key, "value"))
            choices.append((one.raw("value"), one.said()))
            one.finish()
            each.is_broken = each.is_broken or one.is_broken
        line = each.sheet.line((*each.key, "hands"))
        hands = tuple(Example(prompt or Text("", ""), one.values, line) for one in each.tables("hands"))
        for name in {name for hand in hands for name in hand.values} - {*names, "rules"}:
            each.fault("hands", f"the desk has no field {name}")
        each.finish()
        if prompt and not each.is_broken:
            yield Pose(slug, asked, mode, prompt, path, tuple(choices), unless, tuple(sizes), hands, lines)


def _examples(table: Table, names: tuple[str, ...]) -> Iterator[Example]:
    for each in table.tables("example"):
        label, values = each.both("label"), each.plain("values") or {}
        for name in values.keys() - {*names, "rules"}:
            each.fault("values", f"the desk has no field {name}")
        each.finish()
        if label and not each.is_broken:
            yield Example(label, values, each.sheet.line((*each.key, "values")))
