"""What the benches of the referee say, put before the engine: records, rules, faults, results, cases."""

from collections.abc import Iterator

from tutorials.catalogue.benches import CARD_FIELDS, Bench, Famous
from tutorials.catalogue.content import Catalogue
from tutorials.catalogue.houses import rules_of
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.tables import Key
from tutorials.catalogue.taken import takes
from tutorials.engine import DoorError, ask
from tutorials.engine.games import GAMES, deck_of
from tutorials.engine.records.lines import RecordError

NEEDED = ("Ván:", "Ghế:", "Cái:")  # how the first lines of every record begin
OPEN_END = "…"  # ends a line that is not written out
Flaw = tuple[Key, str]  # where, and what is wrong


def check_benches(catalogue: Catalogue) -> Iterator[Problem]:
    """Yield what the engine and the law do not bear out; a bench that is shared stands in one file."""
    for game, bench in catalogue.benches.items():
        if bench.sheet.name != f"{game}/bench.toml":
            continue
        for key, message in _flaws(catalogue, bench):
            field = ".".join(str(step) for step in key if isinstance(step, str))
            yield Problem(bench.sheet.name, bench.sheet.line(key), field, message)
        yield from _bad_example(bench)


def _flaws(catalogue: Catalogue, bench: Bench) -> Iterator[Flaw]:
    known = {row for info in rules_of(bench.game).table for row in info.rows}
    for name, rows in bench.rows.items():
        for row in rows:
            if row not in known:
                yield ("rows", name), f"no option of {bench.game} is of row {row}"
    if bench.den and catalogue.article(bench.den) is None:
        yield ("den",), f"there is no clause {bench.den}"
    slugs = [quarrel.slug for quarrel in bench.quarrels]
    for place, slug in enumerate(slugs):
        if slug in slugs[:place]:
            yield ("quarrel", place, "slug"), f"another quarrel is called {slug}"
    if bench.disputes:
        yield from _bad_faults(bench)
        yield from _bad_disputes(bench)
    for place, famous in enumerate(bench.famous):
        yield from ((("famous", place, "case"), message) for message in _bad_case(bench, famous))
    yield from _bad_signs(bench)


def _bad_faults(bench: Bench) -> Iterator[Flaw]:
    kinds = GAMES[bench.game].faults
    for place, group in enumerate(bench.groups):
        for slug in group.faults:
            if slug not in kinds:
                yield ("group", place, "faults"), f"“{slug}” is no fault of the engine"
    for slug in sorted({kind.result for kind in kinds.values()} - bench.results.keys()):
        yield ("result", 0), f"the engine says {slug}, which has no words"


def _bad_disputes(bench: Bench) -> Iterator[Flaw]:
    asked, doors = GAMES[bench.game].fields_of("claim"), {door.slug for door in bench.doors}
    for place, door in enumerate(bench.doors):
        for name, value in (("from", door.source), ("door", door.door)):
            if not takes(asked[name], value):
                yield ("door", place, name), f"the engine does not take {value!r}"
    for place, dispute in enumerate(bench.disputes):
        if not takes(asked["act"], dispute.act):
            yield ("dispute", place, "act"), f"the engine does not take {dispute.act!r}"
        if dispute.needs_card and dispute.came not in doors:
            yield ("dispute", place, "came"), f"there is no door {dispute.came}"


def _bad_case(bench: Bench, famous: Famous) -> Iterator[str]:
    for name, word in famous.case:
        if name == "kind" and word not in bench.by_slug:
            yield f"there is no dispute {word}"
        if name == "came" and all(word != door.slug for door in bench.doors):
            yield f"there is no door {word}"
        if name in CARD_FIELDS:
            try:
                deck_of(bench.game).parse(word, name)
            except DoorError as error:
                yield f"{name}: {error.message.en}"


def _bad_signs(bench: Bench) -> Iterator[Flaw]:
    """Yield the lines that no record may hold, each put behind the lines that every record needs."""
    read = GAMES[bench.game].record
    heads = [line for line in bench.example.splitlines() if line.startswith(NEEDED)]
    if read is None:
        return
    for name, signs in (("head", bench.heads), ("act", bench.acts)):
        for place, sign in enumerate(signs):
            for line in sign.lines:
                if line.endswith(OPEN_END) and line != OPEN_END:
                    continue
                needed = (head for head in heads if head.partition(":")[0] != line.partition(":")[0])
                try:
                    read("\n".join([*needed, line]))
                except DoorError as error:
                    yield (name, place, "write"), f"“{line}”: {error.message.en}"


def _bad_example(bench: Bench) -> Iterator[Problem]:
    """Yield why the record to try cannot be replayed, at its own line."""
    read = GAMES[bench.game].record
    if not bench.example or read is None:
        return
    file, first = bench.sheet.name, bench.sheet.line(("example",))
    try:
        read(bench.example)
    except DoorError as error:
        yield Problem(file, first + (error.line if isinstance(error, RecordError) else 0), "example", error.message.en)
        return
    asked = {"game": bench.game, "ask": "replay", "record": bench.example, "lang": "en"}
    if refused := ask(asked).get("error"):
        yield Problem(file, first, "example", refused["message"])
