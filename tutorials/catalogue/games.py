"""The games of the site, as `game.toml` of each content folder tells them."""

from dataclasses import dataclass
from pathlib import Path

from tutorials.catalogue.problems import Problem
from tutorials.catalogue.tables import Table, read_toml
from tutorials.catalogue.texts import Text
from tutorials.engine.games import GAMES

FILE = "game.toml"
NO_GAMES = frozenset({"glossary"})  # folders that hold no game
LAST = 9999


@dataclass(frozen=True, slots=True)
class Game:
    """A game that the site teaches or will teach."""

    slug: str
    order: int  # from the smallest to the greatest
    prefix: str  # of its articles: TT
    name: Text
    gist: Text  # one line for somebody who has never heard of it
    deck: Text
    kinds: Text  # of how many cards the deck is made
    players: Text
    hand: Text
    need: Text  # what wins
    is_open: bool = True
    has_villages: bool = True  # its house rules are set and compared
    points: str = ""  # the game whose tables of points are its own too
    beside: str = ""  # the preset put beside the usual one for whoever names no village; none: the next one


def read_games(root: Path, problems: list[Problem]) -> tuple[Game, ...]:
    """Read the games that have a folder, from the smallest to the greatest."""
    found = []
    for folder in sorted(path for path in root.iterdir() if path.is_dir() and path.name not in NO_GAMES):
        table = read_toml(folder / FILE, f"{folder.name}/{FILE}", problems)
        game = _read_game(table, folder.name) if table else None
        if game:
            found.append(game)
    return tuple(sorted(found, key=lambda game: game.order))


def _read_game(table: Table, slug: str) -> Game | None:
    if slug not in GAMES:
        table.fault("", f"the engine has no game {slug}")
    texts = {name: table.both(name) for name in ("name", "gist", "deck", "kinds", "players", "hand", "need")}
    told = {name: text for name, text in texts.items() if text}
    order, prefix = table.number("order", 1, LAST), table.text("prefix")
    is_open, has_villages = not table.flag("coming"), not table.flag("no_villages")
    points = table.text("points", is_required=False)
    if points and points not in GAMES:
        table.fault("points", f"there is no game {points}")
    beside = table.text("beside", is_required=False)
    if beside and slug in GAMES and beside not in GAMES[slug].rules.by_slug:
        table.fault("beside", f"{slug} has no preset {beside}")
    table.finish()
    if table.is_broken:
        return None
    return Game(slug, order, prefix, **told, is_open=is_open, has_villages=has_villages, points=points, beside=beside)
