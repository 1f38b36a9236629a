"""An exercise as it is written: what is given, what is asked. Judging it belongs to `tutorials.tasks`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tutorials.catalogue.prose import Prose, Renderer
from tutorials.catalogue.tables import Table
from tutorials.catalogue.texts import Text
from tutorials.engine.cards import Kind
from tutorials.engine.decks import MONEY, Deck
from tutorials.engine.errors import DoorError
from tutorials.engine.games import deck_of


class Mode(StrEnum):
    """How an exercise is answered."""

    CHOICE = "choice"
    NUMBER = "number"
    EACH = "each"
    GROUP = "group"
    ARRANGE = "arrange"
    LOOSE = "loose"
    WAITS = "waits"
    WIN = "win"
    CUOC = "cuoc"
    DISCARD = "discard"
    CLAIM = "claim"
    FAULT = "fault"
    CALL = "call"
    COUNT = "count"
    DRUM = "drum"
    VERSE = "verse"
    PICK = "pick"
    TICK = "tick"


class Way(StrEnum):
    """Which end of a drum signal is given."""

    HEAR = "nghe"  # the strokes are given: what do they mean?
    BEAT = "go"  # the meaning is given: how is it beaten?


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose, right if the engine's answer is this value."""

    value: Any
    label: Text


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards laid out to be looked at, with what they are."""

    label: Text
    cards: tuple[Any, ...]  # of the deck of the game


class Size(StrEnum):
    """Which of the right picks of a `pick` task count."""

    ANY = ""
    FEW = "few"  # those with the fewest cards
    MANY = "many"  # those with the most


@dataclass(frozen=True, slots=True)
class Task:
    """An exercise. Fields that its mode does not use are empty."""

    mode: Mode
    game: str
    prompt: Prose
    hint: Prose | None = None
    why: Prose | None = None  # shown after a right answer
    note: Prose | None = None  # shown after a wrong answer
    rules: str | Mapping[str, Any] | None = None
    ask: Mapping[str, Any] | None = None  # a whole question for the door
    path: str = ""  # key in the answer, dotted
    inside: bool = False  # the value may be one of a list at `path`
    choices: tuple[Choice, ...] = ()
    cards: tuple[Any, ...] = ()
    value: Any = None
    want: Mapping[str, str] | None = None
    size: int | None = None
    hand: Mapping[str, Any] | None = None
    winning: Mapping[str, Any] | None = None
    streak: int = 0
    cuoc_list: tuple[str, ...] = ()
    case: Mapping[str, Any] | None = None  # a `claim` question without game and ask
    record: str = ""  # a hand as it was written down
    phu: tuple[Mapping[str, Any], ...] = ()  # melds of a tài bàn hand: cards, and how each was made
    khan_at_deal: bool = False
    signal: str = ""  # of the drum
    way: Way = Way.HEAR
    card: Kind | None = None  # the card that a verse names
    show: tuple[Shown, ...] = ()  # cards beside those that the question itself names
    field: str = ""  # pick: field of the question that takes the cards picked
    rest: bool = False  # pick: that field takes the cards that are not picked
    counts: Size = Size.ANY  # pick


# What each mode must have, and what it may have, beside the fields that all share.
_FIELDS: dict[Mode, tuple[frozenset[str], frozenset[str]]] = {
    Mode.CHOICE: (frozenset({"ask", "path", "choices"}), frozenset({"in"})),
    Mode.NUMBER: (frozenset({"ask", "path"}), frozenset()),
    Mode.EACH: (frozenset({"cards", "path", "value"}), frozenset()),
    Mode.GROUP: (frozenset({"cards", "want"}), frozenset({"size"})),
    Mode.ARRANGE: (frozenset({"hand"}), frozenset()),
    Mode.LOOSE: (frozenset({"hand"}), frozenset()),
    Mode.WAITS: (frozenset({"hand"}), frozenset()),
    Mode.WIN: (frozenset({"hand", "winning"}), frozenset({"streak"})),
    Mode.CUOC: (frozenset(), frozenset({"hand", "winning", "streak", "cuoc_list"})),
    Mode.DISCARD: (frozenset({"hand"}), frozenset()),
    Mode.CLAIM: (frozenset({"case"}), frozenset()),
    Mode.FAULT: (frozenset({"record"}), frozenset()),
    Mode.CALL: (frozenset({"hand", "winning"}), frozenset({"streak"})),
    Mode.COUNT: (frozenset({"phu"}), frozenset({"khan_at_deal"})),
    Mode.DRUM: (frozenset({"signal"}), frozenset({"way"})),
    Mode.VERSE: (frozenset({"card"}), frozenset()),
    Mode.PICK: (frozenset({"cards", "ask", "field", "path", "value"}), frozenset({"rest", "size"})),
    Mode.TICK: (frozenset({"ask", "path", "choices"}), frozenset()),
}
_SHARED = frozenset({"mode", "prompt", "hint", "why", "note", "rules", "show"})


def read_task(table: Table, game: str, renderer: Renderer) -> Task | None:
    """Read an exercise, or note what is wrong with it and return None."""
    word = table.one_of("mode", tuple(mode.value for mode in Mode))
    prompt = read_prose(table, "prompt", renderer, is_inline=False)
    if table.is_broken or prompt is None:
        return None
    mode = Mode(word)
    _check_fields(table, mode)
    task = Task(
        mode=mode,
        game=game,
        prompt=prompt,
        hint=read_prose(table, "hint", renderer, is_required=False),
        why=read_prose(table, "why", renderer, is_required=False),
        note=read_prose(table, "note", renderer, is_required=False),
        rules=_rules(table),
        ask=_question(table, game),
        path=table.text("path", is_required=False),
        inside=table.flag("in"),
        choices=_choices(table),
        cards=read_cards(table, "cards", deck_of(game)),
        value=table.raw("value"),
        want=table.plain("want", is_required=False),
        size=table.number("size", 1, 30) if table.has("size") and mode is not Mode.PICK else None,
        hand=table.plain("hand", is_required=False),
        winning=table.plain("winning", is_required=False),
        streak=table.number("streak", 0, 99) if table.has("streak") else 0,
        cuoc_list=table.words("cuoc_list"),
        case=_case(table),
        record=table.text("record", is_required=False),
        phu=tuple(_melds(table)),
        khan_at_deal=table.flag("khan_at_deal"),
        signal=table.slug("signal") if table.has("signal") else "",
        way=_way(table),
        card=_one_card(table),
        show=tuple(_shown(table, deck_of(game))),
        field=table.text("field", is_required=False),
        rest=table.flag("rest"),
        counts=_counts(table) if mode is Mode.PICK else Size.ANY,
    )
    return None if table.is_broken else task


def read_prose(
    table: Table, field: str, renderer: Renderer, *, is_required: bool = True, is_inline: bool = False
) -> Prose | None:
    """Read a text in both languages and render it."""
    text = table.both(field, is_required=is_required)
    if text is None:
        return None
    return renderer.both(
        text, lambda lang, _, fault: table.fault(f"{field}.{lang}", fault, is_fatal=False), is_inline=is_inline
    )


def read_cards(table: Table, field: str, deck: Deck = MONEY) -> tuple[Any, ...]:
    """Read cards of a deck by their names; none if the field is not given."""
    text = table.text(field, is_required=False)
    try:
        return deck.parse(text, field)
    except DoorError as error:
        table.fault(field, error.message.en)
        return ()


def _one_card(table: Table) -> Kind | None:
    """Read a card by its name; none if the field is not given."""
    found = read_cards(table, "card")
    if len(found) > 1:
        table.fault("card", "must be one card")
    return found[0] if found else None


def _check_fields(table: Table, mode: Mode) -> None:
    """Note fields that the mode needs or does not know."""
    needed, allowed = _FIELDS[mode]
    for field in sorted(needed - table.values.keys()):
        table.fault(field, f"missing: mode {mode.value} needs it")
    for field in sorted(table.values.keys() - needed - allowed - _SHARED):
        table.fault(field, f"unknown field for mode {mode.value}")
    if mode is Mode.CUOC:
        is_by_hand, is_by_list = {"hand", "winning"} <= table.values.keys(), table.has("cuoc_list")
        if is_by_hand == is_by_list:
            table.fault("hand", "give either hand and winning, or cuoc_list")


def _rules(table: Table) -> str | Mapping[str, Any] | None:
    value = table.raw("rules")
    if value is not None and not isinstance(value, str | dict):
        table.fault("rules", "must be a preset's slug or a table of rules")
        return None
    return value


def _question(table: Table, game: str) -> Mapping[str, Any] | None:
    question = table.plain("ask", is_required=False)
    if question is None:
        return None
    if "ask" not in question:
        table.fault("ask", "must hold a key `ask`: the name of the question")
    return {"game": game, **question}


def _case(table: Table) -> Mapping[str, Any] | None:
    case = table.plain("case", is_required=False)
    for field in sorted({"game", "ask", "rules"} & (case or {}).keys()):
        table.fault(f"case.{field}", "stands outside the case")
    return case


def _way(table: Table) -> Way:
    word = table.one_of("way", tuple(way.value for way in Way)) if table.has("way") else ""
    return Way(word) if word in tuple(Way) else Way.HEAR


def _melds(table: Table) -> Iterator[Mapping[str, Any]]:
    """Yield melds as the door reads them."""
    for each in table.tables("phu"):
        meld = {"cards": each.text("cards"), "how": each.text("how", is_required=False) or "an"}
        read_cards(each, "cards")
        each.finish()
        table.is_broken = table.is_broken or each.is_broken
        yield meld


def _shown(table: Table, deck: Deck) -> Iterator[Shown]:
    """Yield the cards that are laid out."""
    for each in table.tables("show"):
        label = Text(each.text("vi"), each.text("en"))
        yield Shown(label, read_cards(each, "cards", deck))
        each.finish()
        table.is_broken = table.is_broken or each.is_broken


def _counts(table: Table) -> Size:
    word = table.one_of("size", tuple(size.value for size in Size if size)) if table.has("size") else ""
    return Size(word) if word in tuple(Size) else Size.ANY


def _choices(table: Table) -> tuple[Choice, ...]:
    found = []
    for each in table.tables("choices"):
        label = Text(each.text("vi"), each.text("en"))
        if not each.has("value"):
            each.fault("value", "missing")
        found.append(Choice(each.raw("value"), label))
        each.finish()
        table.is_broken = table.is_broken or each.is_broken
    if table.has("choices") and len(found) < 2:
        table.fault("choices", "needs at least two")
    return tuple(found)
