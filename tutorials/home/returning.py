"""What the first page and the page of a game tell a reader who was here before."""

from dataclasses import dataclass

from django.utils import timezone

from tutorials.catalogue import Game, load
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.engine.cards import Cards
from tutorials.pages.request import language
from tutorials.tasks.thumbs import cards_of
from tutorials.training.day import DayHand, hand_of, has_day
from tutorials.training.reader import Onward, Reader


@dataclass(frozen=True, slots=True)
class Back:
    """Where to go on in a game, how much is due, and whether the hand of the day is solved."""

    game: Game
    onward: Onward | None
    due: int
    has_day: bool
    is_day_solved: bool


@dataclass(frozen=True, slots=True)
class Today:
    """The hand of the day with the cards to show."""

    hand: DayHand
    cards: Cards
    is_solved: bool


def today(reader: Reader) -> Today | None:
    """Return the hand of the day of the main game, of the level that fits the reader."""
    day = timezone.localdate()
    hand = hand_of(MAIN_GAME, day, reader.level(MAIN_GAME))
    if hand is None:
        return None
    return Today(hand, cards_of(hand.task, language()), reader.is_day_solved(MAIN_GAME, day))


def returning(reader: Reader, game: str = "") -> Back | None:
    """Return what is told of a game, or of the one where the reader was last; nothing to a stranger."""
    games = reader.games()
    shown = load().game(game) if game else next(iter(games), None)
    if shown is None or shown not in games:
        return None
    return Back(
        shown,
        reader.onward(shown),
        sum(not game or recall.game == game for recall in reader.due),
        has_day(shown.slug),
        reader.is_day_solved(shown.slug, timezone.localdate()),
    )
