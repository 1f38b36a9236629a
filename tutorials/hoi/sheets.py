"""The score book of a game: the module here that is called as the game's package of the engine."""

from tutorials.engine.games import GAMES, module_of
from tutorials.hoi.sheet import Sheet


def sheet_of(game: str) -> Sheet | None:
    """Return the score book of a game that answers `hoi`."""
    if game not in GAMES or "hoi" not in GAMES[game].asks:
        return None
    sheet: Sheet | None = getattr(module_of(__package__, game), "SHEET", None)
    return sheet
