"""What the short booklets say, put before the engine, the law and the rule sheets."""

from collections import Counter
from collections.abc import Iterator

from tutorials.catalogue.booklets import CLAUSES, MOST_WORDS, Leaflet, Story
from tutorials.catalogue.content import Catalogue
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.texts import LANGS
from tutorials.engine import ask
from tutorials.engine.games import GAMES

Flaw = tuple[int, str, str]  # the line, the field, and what is wrong with it


def check_leaflets(catalogue: Catalogue) -> Iterator[Problem]:
    """Yield what the engine, the law and the rule sheets do not bear out."""
    for game, leaflet in catalogue.leaflets.items():
        for line, field_name, message in _flaws(catalogue, leaflet):
            yield Problem(f"{game}/booklet.toml", line, field_name, message)


def _flaws(catalogue: Catalogue, leaflet: Leaflet) -> Iterator[Flaw]:
    for name in CLAUSES:
        for ident in getattr(leaflet, name):
            if catalogue.article(ident) is None:
                yield leaflet.lines.get(name, 0), name, f"no clause {ident}"
    yield from _bad_words(catalogue, leaflet)
    yield from _bad_headings(catalogue, leaflet)
    yield from _bad_rows(leaflet)
    yield from _bad_groups(leaflet)
    if leaflet.story:
        yield from _bad_story(leaflet.game, leaflet.story)


def _bad_words(catalogue: Catalogue, leaflet: Leaflet) -> Iterator[Flaw]:
    known = {term.slug for term in catalogue.terms_of(leaflet.game)}
    line = leaflet.lines.get("words", 0)
    for slug, times in Counter(leaflet.words).items():
        if slug not in known:
            yield line, "words", f"“{slug}” is no term of this game"
        if times > 1:
            yield line, "words", f"“{slug}” is named twice"
    if len(leaflet.words) > MOST_WORDS:
        yield line, "words", f"more than {MOST_WORDS}"


def _bad_headings(catalogue: Catalogue, leaflet: Leaflet) -> Iterator[Flaw]:
    sheet = catalogue.sheet(leaflet.game)
    for heading in leaflet.without:
        for lang in LANGS:
            if sheet is None or f"## {heading.say(lang)}\n" not in sheet.text.source.say(lang):
                yield leaflet.lines.get("without", 0), "without", f"the rule sheet has no “{heading.say(lang)}”"


def _bad_rows(leaflet: Leaflet) -> Iterator[Flaw]:
    for row in (row for chart in leaflet.charts for row in chart.rows if row.question):
        answer = ask({"game": leaflet.game, **row.question, "lang": "en"})
        for key, value in row.expect.items():
            if answer.get(key) != value:
                said = answer.get("error", {}).get("message") or repr(answer.get(key))
                yield row.line, f"chart.row.{key}", f"expected {value!r}, the engine says {said}"


def _bad_groups(leaflet: Leaflet) -> Iterator[Flaw]:
    if "faults" not in leaflet.lines:  # it has none of its own
        return
    known = GAMES[leaflet.game].faults.keys()
    told = [slug for group in leaflet.groups for slug in group.faults]
    line = leaflet.lines.get("faults", 0)
    for slug in sorted(known ^ set(told)):
        yield line, "faults", f"“{slug}” " + ("is in no group" if slug in known else "is no fault of the engine")
    for slug in sorted({slug for slug in told if told.count(slug) > 1}):
        yield line, "faults", f"“{slug}” is in two groups"


def _bad_story(game: str, story: Story) -> Iterator[Flaw]:
    answer = ask({"game": game, "ask": "replay", "record": story.record, "lang": "en"})
    if error := answer.get("error"):
        yield story.line, "story.record", error["message"]
        return
    for fault in answer["faults"]:
        yield story.line, "story.record", f"line {fault['turn']}: {fault['fault']}"
    if not answer["finished"]:
        yield story.line, "story.record", "the hand is not finished"
    if story.seat not in [seat["seat"] for seat in answer["seats"]]:
        yield story.line, "story.seat", f"nobody sits at {story.seat}"
    for number in sorted(set(story.notes) - {0, *answer["steps"]}):
        yield story.line, "story.note", f"nothing is done in line {number}"
