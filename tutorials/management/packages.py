"""What keeps the packages of the engine's games from being read at all: a module, a file or a name that they lack."""

from importlib import import_module
from tomllib import TOMLDecodeError

GAMES = "tutorials.engine.games"
HELP = "CONTRIBUTING.md says under “Add a game” what its package holds."


def unreadable() -> str:
    """Return in one line what the package of a game lacks, so that nothing of the site starts; nothing if all is there.

    It is asked after something has failed: what a game lacks may fail anywhere.
    """
    try:
        read = import_module(GAMES)
    except ImportError as error:
        return f"{error}. {HELP}"
    for slug, game in read.GAMES.items():
        words = f"tutorials/engine/{read.PACKAGES[slug]}/words.toml"
        try:
            _ = game.rules.table
        except FileNotFoundError:
            return f"{slug}: {words} is missing. {HELP}"
        except TOMLDecodeError as error:
            return f"{words}: {error}"
        except ValueError as error:
            return f"{slug}: {error}"
    return ""
