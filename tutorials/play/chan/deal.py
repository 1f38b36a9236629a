"""Deal a hand of chắn: shuffled from a seed, or prepared, and then as small as one likes. Law: CH-1."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tutorials.engine.cards import BY_CODE, COPIES, Cards, Kind
from tutorials.engine.chan.form import PLAYERS, USUAL, Form, form_of
from tutorials.engine.chan.options import Options
from tutorials.play.chan.player import chan_of
from tutorials.play.trial import Dealt, Setting


@dataclass(frozen=True, slots=True)
class Deal:
    """What lies there before the first card is thrown, and what came over from the hand before."""

    form: Form
    cai: int
    hands: tuple[Cards, ...]
    noc: Cards
    wins: tuple[int, ...]  # in a row, by seat
    pot: int = 0  # of the gà


def shuffled(chance: Random, form: Form, options: Options, cai: int) -> tuple[list[list[Kind]], list[Kind]]:
    """Shuffle and deal; again while a hand lacks chắn, where the house says so. Law: CH-1.2, CH-1.4, CH-1.7."""
    size = form.hand
    while True:
        deck = [kind for kind in form.kinds for _ in range(COPIES)]
        chance.shuffle(deck)
        hands = [deck[place * size : (place + 1) * size] for place in range(form.players)]
        rest = deck[form.players * size :]
        hands[cai] = [*hands[cai], rest[0]]
        if options.khong_chan == "danh-tiep" or all(chan_of(Counter(hand)) for hand in hands):
            return hands, rest[1:]


def deal(setting: Setting) -> Deal:
    """Return the deal of a setting. Raises ValueError for a prepared one that cannot be played."""
    chance = Random(setting.seed)
    if setting.dealt is not None:
        return _prepared(setting.dealt, setting, chance)
    form = form_of(setting.options, setting.players or usual_of(setting.options))
    cai = _carried_cai(setting.carried, form.players, chance)
    hands, noc = shuffled(chance, form, setting.options, cai)
    return Deal(form, cai, tuple(map(tuple, hands)), tuple(noc), *_carried(setting.carried, form.players))


def usual_of(options: Options) -> int:
    """Return how many play where nobody says."""
    choices = PLAYERS[options.bo_bai]
    return USUAL if USUAL in choices else choices[0]


def _carried_cai(carried: Mapping[str, Any], players: int, chance: Random) -> int:
    """Return who has the cái: a card turned up for each hand says so, from hand to hand. Law: CH-1.3."""
    turned = chance.randrange(players)
    return int(carried.get("cai", turned)) % players


def _carried(carried: Mapping[str, Any], players: int) -> tuple[tuple[int, ...], int]:
    wins = [*map(int, carried.get("wins", ()))][:players]
    return (*wins, *[0] * (players - len(wins))), int(carried.get("pot", 0))


# prepared deals ---------------------------------------------------------------------------------


def _prepared(dealt: Dealt, setting: Setting, chance: Random) -> Deal:
    """Read a prepared deal. Who begins has a card more, or takes the first of the nọc.

    Without a nọc the rest of the deck, shuffled, is the nọc.
    """
    hands = [[BY_CODE[code] for code in hand] for hand in dealt.hands]
    noc = [BY_CODE[code] for code in dealt.stock] or _rest(hands, setting.options, chance)
    if len(hands[dealt.first]) % 2:
        hands[dealt.first].append(noc.pop(0))
    form = _form_for(hands, dealt.first, setting.options)
    if any(count > COPIES for count in Counter(card for cards in (*hands, noc) for card in cards).values()):
        raise ValueError("the deck has four cards of each kind")
    wins, pot = _carried(setting.carried, len(hands))
    return Deal(form, dealt.first, tuple(map(tuple, hands)), tuple(noc), wins, pot)


def _rest(hands: Sequence[Sequence[Kind]], options: Options, chance: Random) -> list[Kind]:
    left = Counter(dict.fromkeys(_kinds(options), COPIES))
    left.subtract(card for hand in hands for card in hand)
    rest = sorted(left.elements(), key=lambda kind: kind.index)
    chance.shuffle(rest)
    return rest


def _kinds(options: Options) -> Cards:
    return form_of(options, PLAYERS[options.bo_bai][0]).kinds


def _form_for(hands: Sequence[Sequence[Kind]], first: int, options: Options) -> Form:
    """Return the form that these hands are of: of a small one, the chắn needed are the same share of its pairs.

    Six of ten pairs are three of five (nine cards), four of six (eleven). Law: CH-3.1.
    """
    size = len(hands[first]) - 1
    if not size % 2 or any(len(hand) != size for place, hand in enumerate(hands) if place != first):
        raise ValueError("each hand has the same odd number of cards, who begins has one more")
    players = len(hands)
    if players in PLAYERS[options.bo_bai] and (form := form_of(options, players)).hand == size:
        return form
    like = form_of(options, USUAL)
    pairs = (size + 1) // 2
    return Form(f"{size}-{players}", players, pairs, -(-pairs * like.min_chan // like.pairs), like.kinds, like.article)
