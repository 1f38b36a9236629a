"""Ba cây and bài cào: three cards, added up and compared."""

from tutorials.engine.asks import Game
from tutorials.engine.bacay.options import BA_CAY, BAC, BAI_CAO, NAM
from tutorials.engine.bacay.questions import ASKS
from tutorials.engine.decks import FRENCH

GAMES: tuple[Game, ...] = (
    Game("ba-cay", FRENCH, BA_CAY, ASKS, about=BAC, called=("3-cay", "bai-ba-cay"), place=50),
    Game("bai-cao", FRENCH, BAI_CAO, ASKS, about=NAM, called=("cao", "cao-ba-la", "bai-ba-la"), place=51),
)
