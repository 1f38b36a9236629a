"""The desks of the games of other decks."""

from tutorials.desks import bacay, chan, sam, tala, tamcuc, xidach
from tutorials.desks.spec import Desk

DESKS: dict[str, Desk] = {
    game: desk for module in (bacay, chan, sam, tala, tamcuc, xidach) for game, desk in module.DESKS.items()
}
