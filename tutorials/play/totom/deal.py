"""Deal the 120 cards: hands, the bắt cái card and the nọc, from a seeded source of chance. Law: TT-1.1, TT-1.2."""

from dataclasses import dataclass
from random import Random

from tutorials.engine.cards import COPIES, KINDS
from tutorials.engine.totom.game import Game
from tutorials.play.totom.shapes import NEAR

SEATS = "ABCDE"


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal. Cards are indexes of kinds, in the order in which they came or will be opened."""

    seats: tuple[str, ...]  # in the order of play
    cai: int  # place of the cái among the seats
    hands: tuple[tuple[int, ...], ...]  # without the bắt cái card
    bat_cai: int
    noc: tuple[int, ...]
    streak: tuple[int, ...]  # wins in a row of each seat before this hand


def deal(chance: Random, game: Game, wanted: tuple[int, ...] = (), coming: tuple[int, ...] = ()) -> Deal:
    """Shuffle and deal one hand of this game; sometimes a seat has won the hand before (TT-15.5).

    `wanted` are cards that the first seat must get, with others that have nothing to do with them; `coming`
    are cards that the nọc must hold.
    """
    deck = [index for index in range(len(KINDS)) for _ in range(COPIES)]
    for card in (*wanted, *coming):
        deck.remove(card)
    chance.shuffle(deck)
    own = _apart(deck, wanted, coming)[: game.hand - len(wanted)] if wanted else []
    for card in own:
        deck.remove(card)
    deck = [*wanted, *own, *deck]
    deck += coming
    hands = tuple(tuple(deck[seat * game.hand : (seat + 1) * game.hand]) for seat in range(game.players))
    rest = deck[game.players * game.hand :]
    streak = [0] * game.players
    if chance.random() < 0.15:
        streak[chance.randrange(game.players)] = chance.choice((1, 1, 2, 3))
    cai = streak.index(max(streak)) if any(streak) else chance.randrange(game.players)
    return Deal(tuple(SEATS[: game.players]), cai, hands, rest[0], tuple(rest[1:]), tuple(streak))


def _apart(deck: list[int], wanted: tuple[int, ...], coming: tuple[int, ...]) -> list[int]:
    """Return cards that do not meddle with the wanted ones, two of a kind at most."""
    near = {kind for card in (*wanted, *coming) for kind in NEAR[card]}
    found: list[int] = []
    for card in deck:
        if card not in near and found.count(card) < 2:
            found.append(card)
    return found
