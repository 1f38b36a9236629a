"""What a game is for somebody who has never heard of it: its kind, its first question, hands with their parts named."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tutorials.catalogue.drawings import read_drawing
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.prose import Links, Renderer
from tutorials.catalogue.tables import Table
from tutorials.catalogue.tasks import Task, read_cards, read_task
from tutorials.catalogue.texts import Text
from tutorials.engine import ask
from tutorials.engine.games import deck_of


@dataclass(frozen=True, slots=True)
class NamedPart:
    """Cards of a hand that belong together, with what they are."""

    name: Text
    cards: tuple[Any, ...]
    expect: Mapping[str, Any]  # what the engine says of them alone


@dataclass(frozen=True, slots=True)
class NamedHand:
    """A hand to look at, part by part. The engine is asked of the whole, of each part, or of both."""

    title: Text
    told: Text | None  # a sentence below it
    parts: tuple[NamedPart, ...]
    ask: Mapping[str, Any]  # of the whole hand; empty if there is no such question
    expect: Mapping[str, Any]
    ask_part: str  # the question that is put of each part
    line: int


@dataclass(frozen=True, slots=True)
class About:
    """What a game is."""

    game: str
    what: Text  # what kind of game, without a word of the trade
    further: Text | None  # what comes after the first question on a small screen
    lasts: Text
    where: Text  # who plays it, and where
    sources: tuple[str, ...]  # documents that say so
    task: Task | None  # the first question
    hands: tuple[NamedHand, ...]
    without: tuple[Any, ...]  # cards of the deck that are left out
    drawing: str  # of its table; empty if there is none
    file: str
    line: int  # where the task begins


def read_about(table: Table | None, game: str, links: Links) -> About | None:
    """Read `about.toml` of a game, or note what is wrong with it and return None."""
    if table is None:
        return None
    what, lasts, where = (table.both(name) for name in ("what", "lasts", "where"))
    further = table.both("further", is_required=False)
    sources = table.words("sources")
    for each in sources:
        if each not in links.documents:
            table.fault("sources", f"there is no document {each}", is_fatal=False)
    inner = table.table("task")
    task = read_task(inner, game, Renderer(links, game)) if inner else None
    without = read_cards(table, "without", deck_of(game))
    hands = tuple(hand for each in table.tables("hand") if (hand := _read_hand(each, game)))
    drawing = read_drawing(table, links.drawings)
    table.finish()
    if table.is_broken or what is None or lasts is None or where is None:
        return None
    return About(
        game,
        what,
        further,
        lasts,
        where,
        sources,
        task,
        hands,
        without,
        drawing,
        table.sheet.name,
        (inner or table).line,
    )


def _read_hand(table: Table, game: str) -> NamedHand | None:
    title, told = table.both("title"), table.both("told", is_required=False)
    parts = tuple(part for each in table.tables("part") if (part := _read_part(each, game)))
    question, expect = (table.plain(name, is_required=False) or {} for name in ("ask", "expect"))
    ask_part = table.text("ask_part", is_required=False)
    if not parts:
        table.fault("part", "missing: the parts of the hand")
    table.finish()
    if table.is_broken or title is None:
        return None
    return NamedHand(title, told, parts, question, expect, ask_part, table.line)


def _read_part(table: Table, game: str) -> NamedPart | None:
    name, cards = table.both("name"), read_cards(table, "cards", deck_of(game))
    expect = table.plain("expect", is_required=False) or {}
    table.finish()
    return None if table.is_broken or name is None else NamedPart(name, cards, expect)


def check_about(about: About) -> Iterator[Problem]:
    """Yield what the engine does not say of the hands of a game."""
    for hand in about.hands:
        for field, fault in (*_whole_faults(about.game, hand), *_part_faults(about.game, hand)):
            yield Problem(about.file, hand.line, f"hand.{field}", fault)


def _whole_faults(game: str, hand: NamedHand) -> Iterator[tuple[str, str]]:
    if not hand.ask:
        return
    yield from (("ask", fault) for fault in _differences({"game": game, **hand.ask}, hand.expect))
    held = [*deck_of(game).parse(hand.ask.get("cards", ()))]
    if winning := hand.ask.get("winning"):
        held += deck_of(game).parse(winning["card"])
    if Counter(held) != Counter(card for part in hand.parts for card in part.cards):
        yield "part", "the parts are not the cards of the hand"


def _part_faults(game: str, hand: NamedHand) -> Iterator[tuple[str, str]]:
    for part in hand.parts:
        if part.expect:
            question = {"game": game, "ask": hand.ask_part, "cards": [card.vi for card in part.cards]}
            yield from ((f"part “{part.name.vi}”", fault) for fault in _differences(question, part.expect))
        elif not hand.ask:
            yield f"part “{part.name.vi}”", "nothing is expected of it, and nothing is asked of the whole hand"


def _differences(question: Mapping[str, Any], expect: Mapping[str, Any]) -> Iterator[str]:
    said = ask({**question, "lang": "en"})
    if error := said.get("error"):
        yield f"the engine refuses the question: {error['message']}"
        return
    for key, value in expect.items():
        if said.get(key) != value:
            yield f"expected {key} = {value!r}, the engine says {said.get(key)!r}"
