"""Presets (lệ) as they are told to people; their choices live in the engine."""

from dataclasses import dataclass

from tutorials.catalogue.prose import Prose, Renderer
from tutorials.catalogue.tables import Table
from tutorials.catalogue.tasks import read_prose
from tutorials.catalogue.texts import Text
from tutorials.engine.games import GAMES


@dataclass(frozen=True, slots=True)
class PresetText:
    """What is told of a preset: whose house rules they are, and whence we know them."""

    game: str
    slug: str
    name: Text
    place: Text | None
    description: Prose
    source: Text | None
    date: str


def read_presets(table: Table | None, game: str, renderer: Renderer) -> tuple[PresetText, ...]:
    """Read the presets of a game; note those that the engine does not know and those that are missing."""
    if table is None:
        return ()
    known = GAMES[game].rules.by_slug
    found: dict[str, PresetText] = {}
    for each in table.tables("preset"):
        slug, name = each.slug(), each.both("name")
        description = read_prose(each, "description", renderer)
        place, source = (_text(each, field) for field in ("place", "source"))
        date = str(each.raw("date") or "")
        each.finish()
        if slug and slug not in known:
            each.fault("slug", f"the engine has no preset {slug}", is_fatal=False)
        if slug in found:
            each.fault("slug", f"{slug} stands twice", is_fatal=False)
        if name and description and not each.is_broken:
            found[slug] = PresetText(game, slug, name, place, description, source, date)
    missing = () if table.flag("some") else known.keys() - found.keys()
    for slug in missing:
        table.fault("preset", f"the engine's preset {slug} is missing", is_fatal=False)
    table.finish()
    return tuple(each for slug, each in found.items() if slug in known)


def _text(table: Table, field: str) -> Text | None:
    """Read a text that may be the same in both languages, such as a place name."""
    if isinstance(table.values.get(field), str):
        value = table.text(field)
        return Text(value, value)
    return table.both(field, is_required=False)
