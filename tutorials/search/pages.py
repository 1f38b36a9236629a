"""The pages of the site that are found by name, as `pages.toml` tells them in both languages."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import tomli
from django.utils.text import capfirst

from tutorials.catalogue import Catalogue, Game, Text
from tutorials.catalogue.houses import presets
from tutorials.catalogue.points import PICTURED
from tutorials.pages import menu, villages
from tutorials.search.entry import Entry, Sort

FILE = Path(__file__).with_name("pages.toml")

# What a page of a game may need besides the features of the menu.
NEEDS: Mapping[str, Callable[[Catalogue, str], bool]] = {
    "game": lambda catalogue, game: True,
    "points": lambda catalogue, game: bool(catalogue.points(game)),
    "cuoc": lambda catalogue, game: any(table.slug in PICTURED for table in catalogue.points(game)),
    "sheet": lambda catalogue, game: catalogue.sheet(game) is not None,
    "villages-table": lambda catalogue, game: villages.Page.TABLE in villages.pages_of(game),
    "villages-mine": lambda catalogue, game: villages.Page.MINE in villages.pages_of(game),
}


@cache
def _told() -> Mapping[str, Any]:
    return tomli.loads(FILE.read_text(encoding="utf-8"))


def site_pages() -> Iterator[Entry]:
    """Yield the pages that there are once."""
    for told in _told()["site"]:
        yield Entry(
            sort=Sort.PAGE,
            title=Text(**told["title"]),
            names=tuple(told["names"]),
            body=Text(**told["body"]),
            view=told["view"],
            place=tuple(told.get("place", ())),
        )


def pages_of(catalogue: Catalogue, game: Game) -> Iterator[Entry]:
    """Yield the pages that a game has of its own."""
    vi, en = _words(game, "vi"), _words(game, "en")
    for told in _told()["game"]:
        if not _has(catalogue, game.slug, told["needs"]):
            continue
        names = [name.format_map(words) for name in told["names"] for words in (vi, en)]
        yield Entry(
            sort=Sort.PAGE,
            title=_filled(told["title"], vi, en),
            names=tuple(dict.fromkeys(names)),
            body=_filled(told["body"], vi, en),
            view=told["view"],
            place=(game.slug,),
            games=(game.slug,),
        )


def _filled(told: Mapping[str, str], vi: Mapping[str, str], en: Mapping[str, str]) -> Text:
    return Text(told["vi"].format_map(vi), told["en"].format_map(en))


def _has(catalogue: Catalogue, game: str, needed: str) -> bool:
    return NEEDS[needed](catalogue, game) if needed in NEEDS else menu.has(needed, game)


def _words(game: Game, lang: str) -> dict[str, str]:
    """Return what stands in braces in the file."""
    names = ", ".join(house.name.say(lang) for house in presets(game.slug))
    told = {name: getattr(game, name).say(lang) for name in ("gist", "players", "hand")}
    return {
        "game": game.name.say(lang),
        "slug": game.slug.replace("-", " "),
        "presets": names,
        "deck": capfirst(game.deck.say(lang)),
        **told,
    }
