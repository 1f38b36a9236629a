"""The games of the site, as `game.toml` of each content folder tells them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tutorials.catalogue.problems import Problem
from tutorials.catalogue.tables import Table, read_toml
from tutorials.catalogue.texts import Text
from tutorials.engine.games import GAMES, PACKAGES

FILE = "game.toml"
NO_GAMES = frozenset({"glossary", "drawings", "plans"})  # folders that hold no game
LAST = 9999
USUAL_COLUMNS, FEWEST, MOST = 4, 2, 10  # of a score sheet


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
    own_options: tuple[str, ...] = ()  # of the house rules that it shares, those that concern it alone
    no_subjects: tuple[str, ...] = ()  # subjects of those house rules that do not concern it
    columns: int = USUAL_COLUMNS  # of a printed score sheet, where nobody says how many play
    paid: tuple[str, ...] = ()  # articles whose house rules say what a win counts, where no table of points does
    is_on_first_page: bool = False  # one may sit down to it from there
    called: tuple[str, ...] = ()  # what else people call it, in a search
    asked: Mapping[str, tuple[str, ...]] = field(default_factory=dict, compare=False)  # articles, by what is asked


def read_games(root: Path, problems: list[Problem]) -> tuple[Game, ...]:
    """Read the games that have a folder, from the smallest to the greatest."""
    found: list[Game] = []
    for folder in sorted(path for path in root.iterdir() if path.is_dir() and path.name not in NO_GAMES):
        table = read_toml(folder / FILE, f"{folder.name}/{FILE}", problems)
        game = _read_game(table, folder.name) if table else None
        if table and game:
            for name in ("order", "prefix"):
                if other := next((each for each in found if getattr(each, name) == getattr(game, name)), None):
                    table.fault(name, f"{other.slug} has {getattr(game, name)!r} too", is_fatal=False)
            found.append(game)
    return tuple(sorted(found, key=lambda game: game.order))


def check_folders(root: Path) -> Iterator[Problem]:
    """Yield the games of the engine that have no folder here, so that nobody sees them."""
    for slug in (slug for slug in GAMES if not (root / slug).is_dir()):
        package = f"../engine/{PACKAGES[slug]}/__init__.py"
        yield Problem(package, 0, "GAMES", f"{slug} is on no page: tutorials/content/{slug}/{FILE} is missing")


def _read_game(table: Table, slug: str) -> Game | None:
    if slug not in GAMES:
        table.fault("", f"the engine has no game {slug}")
        return None
    rules = GAMES[slug].rules
    texts = {name: table.both(name) for name in ("name", "gist", "deck", "kinds", "players", "hand", "need")}
    values: dict[str, Any] = {name: text for name, text in texts.items() if text}
    values |= {"order": table.number("order", 1, LAST), "prefix": table.text("prefix")}
    values |= {"is_open": not table.flag("coming"), "has_villages": not table.flag("no_villages")}
    values |= {name: table.text(name, is_required=False) for name in ("points", "beside")}
    values |= {name: table.words(name) for name in ("own_options", "no_subjects", "paid", "called")}
    values |= {"columns": table.number("columns", FEWEST, MOST)} if table.has("columns") else {}
    values |= {"is_on_first_page": table.flag("first_page")}
    values |= {"asked": _asked(table)}
    for key, names, known in (
        ("points", [values["points"]], GAMES),
        ("beside", [values["beside"]], rules.by_slug),
        ("own_options", values["own_options"], rules.by_name),
        ("paid", values["paid"], {info.article.partition(".")[0] for info in rules.table}),
    ):
        for name in names:
            if name and name not in known:
                table.fault(key, f"the engine knows no {name}, but {', '.join(sorted(known))}")
    table.finish()
    return None if table.is_broken else Game(slug, **values)


def _asked(table: Table) -> dict[str, tuple[str, ...]]:
    """Read the articles that answer what is asked of every game."""
    asked = table.table("asked")
    return {name: asked.words(name) for name in asked.values} if asked else {}
