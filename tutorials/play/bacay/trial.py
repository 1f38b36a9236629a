"""Whole hands of ba cây and bài cào at random."""

import random
from dataclasses import dataclass

from tutorials.engine.bacay.hand import SIZE, Hand, count, deck
from tutorials.engine.bacay.options import Options
from tutorials.engine.bacay.payment import BEST_TAKES_ALL, GA_UNIT, WAYS, Ga, against_all, next_chuong, pool, take_all
from tutorials.engine.french import Cards
from tutorials.play.trial import Disagreement, Players, Setting, Trial, What


@dataclass(frozen=True, slots=True)
class Played:
    """A hand from the deal to the points."""

    hands: tuple[Hand, ...]
    rest: Cards  # stays face down
    way: str
    chuong: int
    points: tuple[int, ...]
    ga: Ga
    before: int  # points that lay in the side pool
    following: int  # seat of the next chương


def play(chance: random.Random, options: Options, players: int | None = None) -> Played:
    """Deal to as many players as chance will have, and settle. Law: BC-2, BC-5."""
    cards = list(deck(options))
    chance.shuffle(cards)
    players = players or chance.randint(2, len(cards) // SIZE)
    hands = tuple(count(tuple(cards[seat::players][:SIZE]), options) for seat in range(players))
    way = chance.choice(WAYS)
    chuong = chance.randrange(players)
    points = take_all(hands, options) if way == BEST_TAKES_ALL else against_all(hands, chuong, options)
    before = chance.randint(0, players)
    joined = sorted(chance.sample(range(players), chance.choice([0, *range(2, players + 1)])))
    return Played(
        hands,
        tuple(cards[players * SIZE :]),
        way,
        chuong,
        tuple(points),
        pool(hands, joined, before, options),
        before,
        next_chuong(hands, chuong, options),
    )


def is_whole(played: Played, options: Options) -> bool:
    """Say whether every card is where it should be, once, and the points cancel out, the side pool counted apart."""
    cards = [card for hand in played.hands for card in hand.cards] + list(played.rest)
    ga = played.ga
    is_kept = ga.pot == played.before + GA_UNIT * len(ga.seats) and sum(ga.points) + ga.left == played.before
    is_dealt = sorted(card.index for card in cards) == [card.index for card in deck(options)]
    return is_dealt and is_kept and not sum(played.points) and 0 <= played.following < len(played.hands)


def _judge(played: Played, setting: Setting) -> Trial:
    lost = () if is_whole(played, setting.options) else (Disagreement(What.LOST, played.way),)
    return Trial(played.way, len(played.hands), lost)


PLAYERS = Players(
    play=lambda setting: play(random.Random(setting.seed), setting.options, setting.players),
    judge=_judge,
    seats=lambda game, options: range(2, len(deck(options)) // SIZE + 1),
)
