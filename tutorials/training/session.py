"""A session of about ten minutes: what is due, and now and then something learned that was never asked about."""

from dataclasses import dataclass

from tutorials.catalogue import load
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.fresh import MAKERS
from tutorials.fresh.dice import Dice
from tutorials.fresh.levels import Level
from tutorials.training.exercises import article_of_fresh, fresh_name, kinds_for, like, task_of
from tutorials.training.reader import Reader, known_articles

HANDS = 10  # of a session, a minute each
EVERY = 3  # so many-th hand is of something new, if anything is


@dataclass(frozen=True, slots=True)
class Next:
    """A hand of a session: what it asks about, and the exercise."""

    game: str
    article: str
    name: str


def next_hand(reader: Reader, place: int, before: str, dice: Dice) -> Next | None:
    """Return the hand at a place of a session: not the one before it again. None if there is nothing to train."""
    pickers = (_new, _due, _ahead) if place % EVERY == 0 else (_due, _new, _ahead)
    for pick in (*pickers, _first):
        found = pick(reader, before, dice)
        if found is not None:
            return found
    return None


def _due(reader: Reader, before: str, dice: Dice) -> Next | None:
    return _of(reader, before, dice, is_ahead=False)


def _ahead(reader: Reader, before: str, dice: Dice) -> Next | None:
    """Ask before its time about what comes next."""
    return _of(reader, before, dice, is_ahead=True)


def _of(reader: Reader, before: str, dice: Dice, *, is_ahead: bool) -> Next | None:
    for recall in reader.recalls if is_ahead else reader.due:
        level = Level.EASY if recall.is_missed else reader.level(recall.game)
        name = like(recall.game, recall.article, recall.exercise, level, dice, (before, recall.ref))
        if name is not None and not (is_ahead and recall.ref == before):
            return Next(recall.game, recall.article, name)
    return None


def _new(reader: Reader, before: str, dice: Dice) -> Next | None:
    """Ask about an article that was read and never asked about."""
    known = {(recall.game, recall.article) for recall in reader.recalls}
    for game in reader.games():
        articles = [each for each in known_articles(reader.read(game.slug)) if (game.slug, each) not in known]
        while articles:
            article = articles.pop(dice.below(len(articles)))
            name = like(game.slug, article, "", reader.level(game.slug), dice, (before,))
            if name is not None:
                return Next(game.slug, article, name)
    return None


def _first(reader: Reader, before: str, dice: Dice) -> Next | None:
    """Deal an easy hand to whoever has nothing to come back to."""
    games = reader.games() or [game for game in load().games if game.slug == MAIN_GAME]
    for game in games:
        level = reader.level(game.slug)
        kinds = kinds_for(game.slug, level)
        if kinds:
            kind = dice.one(kinds)
            name = fresh_name(game.slug, kind, level, dice)
            task = task_of(name)
            assert task is not None and (game.slug, kind) in MAKERS
            return Next(game.slug, article_of_fresh(game.slug, kind, task, "vi"), name)
    return None
