"""Check that whatever happens at a table has words: hands are played by chance, and every slug is looked up."""

from collections.abc import Iterable, Iterator
from random import Random

from tutorials.catalogue import Catalogue, Problem
from tutorials.catalogue.table_words import TableWords
from tutorials.engine.games import GAMES
from tutorials.mats.holdings import holdings_of
from tutorials.mats.wants import WANTS
from tutorials.play.games import tables_of
from tutorials.play.tables import LAWFUL, Choice, Table, Tables, View, choose, read_mark
from tutorials.play.trial import Setting

FEW = 4  # hands of each game, as long as nobody asks for more
OFTEN = 7  # every so many moments the players' reasons and the law's refusals are looked at
MOST_MOMENTS = 2000

Slug = tuple[str, str]  # section and slug


def check_tables(catalogue: Catalogue, games: Iterable[str], hands: int = FEW) -> Iterator[Problem]:
    """Find what the tables of some games say without words for it."""
    for game in games:
        tables = tables_of(game) if game in GAMES else None
        if tables is None:
            continue
        words, file = catalogue.table(game), f"{game}/table.toml"
        for section, slug in sorted(set(said_at(game, tables, words, hands))):
            if not words.find(section, slug):
                yield Problem(file, 0, f"{section}.{slug}", "said at the table, and has no words")
            elif section == "act" and slug not in words.law:
                yield Problem(file, 0, f"law.{slug}", "done at the table, and no clause is named that allows it")


def check_law(catalogue: Catalogue) -> Iterator[Problem]:
    """Find clauses that an act at a table is said to rest on, and that no law has."""
    for game, words in catalogue.tables.items():
        for slug, clauses in words.law.items():
            for ident in clauses:
                if catalogue.article(ident) is None:
                    yield Problem(f"{game}/table.toml", 0, f"law.{slug}", f"no such clause: {ident}")


def check_holdings(catalogue: Catalogue) -> Iterator[Problem]:
    """Find what a deal may bring without words for it, and lessons that ask for what no deal is looked through for."""
    for game, course in catalogue.courses.items():
        known = holdings_of(game) if tables_of(game) else {}
        for lesson in course:
            if lesson.holding and lesson.holding not in known:
                file = f"{game}/lessons/{lesson.order:02}-{lesson.slug}.toml"
                yield Problem(file, 0, "holding", f"unknown: {lesson.holding}; known are {', '.join(known)}")
            elif lesson.holding and not catalogue.table(game).find("holding", lesson.holding):
                yield Problem(f"{game}/table.toml", 0, f"holding.{lesson.holding}", "a lesson asks for it, no words")


def check_wants(catalogue: Catalogue) -> Iterator[Problem]:
    """Find what a table names for a teacher to look for, and no deal is looked through for."""
    for game, words in catalogue.tables.items():
        for slug in sorted(set(words.wants) - WANTS.keys()):
            yield Problem(f"{game}/table.toml", 0, "wants", f"unknown: {slug}; known are {', '.join(WANTS)}")


def said_at(game: str, tables: Tables, words: TableWords, hands: int) -> Iterator[Slug]:
    """Yield section and slug of all that is said in hands played by chance, under one preset after the other."""
    presets = list(GAMES[game].rules.by_slug.values())
    for number in range(hands):
        options, chance = presets[number % len(presets)].options, Random(f"words:{game}:{number}")
        players = chance.choice(list(tables.seats(game, options)))
        table = tables.deal(Setting(game, f"words-{number}", options, players))
        yield from _of_hand(tables, table, words, chance)


def _of_hand(tables: Tables, table: Table, words: TableWords, chance: Random) -> Iterator[Slug]:
    for moment in range(MOST_MOMENTS):
        seat = table.turn
        view = table.view(seat or 0)
        yield from _of_view(view)
        if seat is None:
            break
        if moment % OFTEN == 0:
            yield from _of_mind(tables, table, view, words)
        table = table.apply(choose(tables, LAWFUL, view, chance))
    if (result := table.result) is not None:
        yield "end", result.end


def _of_view(view: View) -> Iterator[Slug]:
    yield from (("act", choice.act) for choice in view.choices)
    yield from (("act", event.act) for event in view.events)
    yield from (("mark", read_mark(mark)[0]) for place in view.places for mark in place.marks)
    yield from (("pile", pile.kind) for place in view.places for pile in place.piles)
    yield from (("pile", pile.kind) for pile in view.mat)


def _of_mind(tables: Tables, table: Table, view: View, words: TableWords) -> Iterator[Slug]:
    """Yield what players say for a choice, and what the law says against one card laid by every act there is."""
    yield from (("reason", reason.slug) for each in tables.weigh(view) for reason in each.reasons)
    taken = view.shown.card if view.shown else ""
    for act in sorted(slug for section, slug in words.sayings if section == "act"):
        for choice in (Choice(act, cards, open_) for cards in ((), view.hand[:1]) for open_ in {"", taken}):
            refusal = table.refusal(choice) if table.can(choice) else None
            if refusal is not None and refusal.slug not in GAMES[view.setting.game].faults:
                yield "refusal", refusal.slug
            if refusal is not None and refusal.cost:
                yield "cost", refusal.cost
