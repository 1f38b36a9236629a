"""The bench of a game, where its disputes are settled: the quarrels, what is asked, cases to begin with."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import urlencode

from tutorials.catalogue.tables import Sheet, Table
from tutorials.catalogue.texts import Text

CARD_FIELDS = (
    "card", "cards", "mat", "beside", "then", "khan", "thien_khai", "bat_thuc", "discarded", "passed", "seen",
)  # fmt: skip
MOST = 20  # benches


@dataclass(frozen=True, slots=True)
class Dispute:
    """One sort of quarrel: the question as people ask it, the act to be judged, the fields shown at once."""

    slug: str
    title: Text
    gist: Text
    act: str
    fields: tuple[str, ...]
    details: tuple[str, ...] = ()  # that stand folded away, but those shown at once
    came: str = "tren-danh"
    singles: tuple[str, ...] = ("card",)  # one card is enough; the next tap belongs to the next field
    labels: Mapping[str, Text] = field(default_factory=dict)  # of fields that are called otherwise here
    helps: Mapping[str, Text] = field(default_factory=dict)  # `{want}` stands for the cards of a whole hand

    @property
    def needs_card(self) -> bool:
        """Say whether a card came."""
        return "card" in self.fields

    @property
    def first(self) -> str:
        """Return the field to fill first."""
        return self.fields[0]

    def usual(self, field: str) -> str:
        """Return the choice that stands if none was made."""
        return {"came": self.came, "act": self.act, "raised": "dung-luc"}.get(field, "")

    @property
    def needs_throw(self) -> bool:
        """Say whether the quarrel is about the cards thrown and nothing else."""
        return self.act == "danh"

    def next_field(self, field: str) -> str:
        """Return the field of cards to fill after this one; none after the last."""
        cards = [name for name in self.fields if name in CARD_FIELDS]
        place = cards.index(field) + 1 if field in cards else len(cards)
        return cards[place] if place < len(cards) else ""


@dataclass(frozen=True, slots=True)
class Famous:
    """A quarrel that every mat knows: its name, what happened, and the case as an address."""

    title: Text
    story: Text
    case: tuple[tuple[str, str], ...]

    @property
    def query(self) -> str:
        """Return the case as the query of an address."""
        return urlencode(self.case)


@dataclass(frozen=True, slots=True)
class Quarrel:
    """A quarrel that an example of the law settles: its name as people say it, the clause, which of its examples."""

    slug: str  # in the address
    title: Text
    clause: str
    number: int  # of the example, from 1
    line: int  # where it stands in bench.toml


@dataclass(frozen=True, slots=True)
class Door:
    """Where a card came from: the word of the address, its label, and what the engine calls source and door."""

    slug: str
    label: Text
    source: str
    door: str


@dataclass(frozen=True, slots=True)
class Result:
    """What a verdict is called, and what it means for the player."""

    word: Text
    gist: Text


@dataclass(frozen=True, slots=True)
class FaultGroup:
    """Faults of one sort of act, by the slugs of the engine."""

    title: Text
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sign:
    """A sort of line of a record: how it is written, in one way or several, and what it says."""

    lines: tuple[str, ...]
    says: Text


@dataclass(frozen=True, slots=True)
class Bench:
    """What the pages of the referee show of one game: cases to be told, or quarrels that are settled by name."""

    game: str
    sheet: Sheet  # its file
    order: int  # among the benches
    reader: str  # the module of the referee that reads its cases; none where no case can be told
    heads: tuple[Sign, ...]  # how the first lines of a record are written
    acts: tuple[Sign, ...]  # and what is done
    example: str  # a record to try
    rows: Mapping[str, tuple[str, ...]]  # of the rules that decide at play, at an ù, and last what a fault costs
    results: Mapping[str, Result]
    doors: tuple[Door, ...]
    disputes: tuple[Dispute, ...]
    famous: tuple[Famous, ...] = ()
    groups: tuple[FaultGroup, ...] = ()  # the faults that can be chosen by their names
    held: tuple[str, ...] = ()  # fields whose cards can only come from the hand, where the whole hand is told
    den: str = ""  # the article on what a báo costs
    quarrels: tuple[Quarrel, ...] = ()

    @property
    def by_slug(self) -> Mapping[str, Dispute]:
        """Return the quarrels by the word of the address."""
        return {dispute.slug: dispute for dispute in self.disputes}

    def quarrel(self, slug: str) -> Quarrel | None:
        """Return a quarrel by the word of the address."""
        return next((quarrel for quarrel in self.quarrels if quarrel.slug == slug), None)

    def door(self, slug: str) -> Door:
        """Return a door by the word of the address."""
        return next(door for door in self.doors if door.slug == slug)


def read_benches(tables: Mapping[str, Table | None]) -> dict[str, Bench]:
    """Read the benches of all games in their order; a game may do without, and may share that of another."""
    found: dict[str, Bench] = {}
    given = {game: table for game, table in tables.items() if table is not None}
    for game, table in sorted(given.items(), key=lambda each: each[1].has("like")):
        order = table.number("order", 1, MOST)
        if not table.has("like"):
            found[game] = _read(table, game, order)
        elif other := found.get(table.one_of("like", tuple(found))):
            famous = () if table.raw("famous") is False else other.famous
            found[game] = replace(other, game=game, order=order, famous=famous)
        table.finish()
    return dict(sorted(found.items(), key=lambda each: each[1].order))


def _read(table: Table, game: str, order: int) -> Bench:
    rows = table.table("rows") if table.has("rows") else None
    folded = table.words("folded")
    return Bench(
        game=game,
        sheet=table.sheet,
        order=order,
        reader=table.text("reader", is_required=False),
        heads=tuple(_signs(table, "head")),
        acts=tuple(_signs(table, "act")),
        example=str(table.raw("example") or ""),
        rows={name: rows.words(name) for name in ("play", "u", "last")} if rows else {},
        results=dict(_results(table)),
        doors=tuple(_doors(table)),
        disputes=tuple(_disputes(table, folded)),
        famous=tuple(_famous(table)),
        groups=tuple(_groups(table)),
        held=table.words("held"),
        den=table.text("den", is_required=False),
        quarrels=tuple(_quarrels(table)),
    )


def _text(table: Table, name: str) -> Text:
    return table.both(name) or Text("", "")


def _texts(table: Table, name: str) -> dict[str, Text]:
    inner = table.table(name)
    return {word: _text(inner, word) for word in inner.values} if inner else {}


def _signs(table: Table, name: str) -> Iterator[Sign]:
    for each in table.tables(name):
        yield Sign(each.words("write"), each.said())
        each.finish()


def _results(table: Table) -> Iterator[tuple[str, Result]]:
    for each in table.tables("result"):
        yield each.text("slug"), Result(_text(each, "word"), _text(each, "gist"))
        each.finish()


def _quarrels(table: Table) -> Iterator[Quarrel]:
    for each in table.tables("quarrel"):
        yield Quarrel(
            each.slug(), _text(each, "title"), each.text("clause"), each.number("example", 1, MOST), each.line
        )
        each.finish()


def _groups(table: Table) -> Iterator[FaultGroup]:
    for each in table.tables("group"):
        yield FaultGroup(_text(each, "title"), each.words("faults"))
        each.finish()


def _doors(table: Table) -> Iterator[Door]:
    for each in table.tables("door"):
        yield Door(each.text("slug"), _text(each, "label"), each.text("from"), each.text("door"))
        each.finish()


def _disputes(table: Table, folded: tuple[str, ...]) -> Iterator[Dispute]:
    for each in table.tables("dispute"):
        usual: dict[str, Any] = {}
        if each.has("came"):
            usual["came"] = each.text("came")
        if each.has("singles"):
            usual["singles"] = each.words("singles")
        yield Dispute(
            each.slug(),
            _text(each, "title"),
            _text(each, "gist"),
            each.text("act"),
            each.words("fields"),
            each.words("folded") if each.has("folded") else folded,
            **usual,
            labels=_texts(each, "labels"),
            helps=_texts(each, "helps"),
        )
        each.finish()


def _famous(table: Table) -> Iterator[Famous]:
    for each in table.tables("famous"):
        case = each.raw("case") or ()
        yield Famous(_text(each, "title"), _text(each, "story"), tuple((str(name), str(value)) for name, value in case))
        each.finish()
