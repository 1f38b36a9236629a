"""The score books that there are, by game."""

from collections.abc import Mapping

from tutorials.engine.totom.game import GAMES
from tutorials.hoi import chan, sam, tala, tamcuc, totom
from tutorials.hoi.sheet import Sheet

SHEETS: Mapping[str, Sheet] = {
    **{slug: totom.sheet_of(game) for slug, game in GAMES.items() if game.has_cuoc},
    "chan": chan.SHEET,
    "tam-cuc": tamcuc.SHEET,
    "ta-la": tala.SHEET,
    "sam": sam.SHEET,
}
