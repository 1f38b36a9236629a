"""Whole hands of sâm lốc at the table by chance, reproducible from a seed, held against the questions of the door."""

from dataclasses import dataclass
from random import Random

from tutorials.engine.french import CARDS, Card, Cards
from tutorials.engine.sam.combos import ends_on_two, find_combo
from tutorials.engine.sam.fields import FEWEST, MOST
from tutorials.engine.sam.options import Options
from tutorials.engine.sam.payment import End
from tutorials.engine.sam.rounds import Round
from tutorials.engine.sam.telling import rule_on
from tutorials.play.sam.table import BARE, RARE, SAID, USUAL, Sam, deal, read
from tutorials.play.tables import by_chance
from tutorials.play.trial import Disagreement, Players, Setting, Trial, What


@dataclass(frozen=True, slots=True)
class Turn:
    """One move: no cards are a pass."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Hand:
    """A whole hand as it was played."""

    dealt: tuple[Cards, ...]
    rest: Cards  # not dealt
    opener: int
    turns: tuple[Turn, ...]
    held: tuple[Cards, ...]  # at the end
    how: str  # het-bai, trang, sam, sam-hong, ve-hai, quen-bao, hoa
    end: End
    points: tuple[int, ...]


def play_hand(seed: int | str, options: Options, players: int = 4) -> Hand:
    """Deal and play one hand."""
    chance = Random(f"chance:{seed}")
    table = begun = deal(Setting("sam", str(seed), options, players))
    while table.turn is not None:
        table = table.apply(by_chance(RARE, table.choices(), chance))
    return _told(begun, table)


def _told(begun: Sam, table: Sam) -> Hand:
    assert table.result is not None and table.ended is not None
    turns = (Turn(event.seat or 0, read(event.cards)) for event in table.events if event.act.removesuffix(SAID) in BARE)
    dealt = {card for hand in begun.held for card in hand}
    rest = tuple(card for card in CARDS if card not in dealt)
    how, points = table.result.end, table.result.points
    return Hand(begun.held, rest, table.open.opener, tuple(turns), table.held, how, table.ended, points)


def conserves(hand: Hand) -> bool:
    """Say whether every card of the deck is somewhere exactly once, and the points add up to nought."""
    there: list[Card] = [*hand.rest]
    for cards in hand.held:
        there += cards
    for turn in hand.turns:
        there += turn.cards
    return len(there) == len(CARDS) and set(there) == set(CARDS) and sum(hand.points) == 0


def disagreements(hand: Hand, options: Options) -> list[str]:
    """Compare a hand that was played with what the questions of the door make of it: its moves and its points."""
    if hand.how in ("trang", "hoa"):
        return []
    state, found = Round(len(hand.dealt), hand.opener), []
    held = [set(cards) for cards in hand.dealt]
    for number, turn in enumerate(hand.turns):
        fault = state.fault_of(turn.seat, turn.cards, options)
        if fault is not None and (turn.cards or options.last_two != "cam"):
            found.append(f"move {number} is faulty: {fault.slug}")
        if not set(turn.cards) <= held[turn.seat]:
            found.append(f"move {number} plays what is not held")
        held[turn.seat] -= set(turn.cards)
        ruling = rule_on(state.cards, turn.cards, options, is_last=not held[turn.seat]) if turn.cards else None
        if ruling is not None and not ruling.holds:
            found.append(f"move {number} is ruled out: {ruling.reason}")
        _follow(state, turn, is_out=not held[turn.seat], options=options)
    if [set(cards) for cards in hand.held] != held:
        found.append("other cards are held at the end")
    return found


def _follow(state: Round, turn: Turn, *, is_out: bool, options: Options) -> None:
    combo = find_combo(turn.cards, options)
    if combo is None:
        state.skip(turn.seat)
        return
    state.play(turn.seat, combo, turn.cards)
    if is_out and ends_on_two(turn.cards, options) and options.last_two == "thoi":
        state.leave(turn.seat)


def _judge(hand: Hand, setting: Setting) -> Trial:
    wrong = [Disagreement(What.OTHER, said) for said in disagreements(hand, setting.options)]
    if not conserves(hand):
        wrong.append(Disagreement(What.LOST))
    return Trial(hand.how, len(hand.turns), wrong)


PLAYERS = Players(
    play=lambda setting: play_hand(
        setting.seed, setting.options, setting.players or min(USUAL, setting.options.most_players)
    ),
    judge=_judge,
    seats=lambda game, options: range(FEWEST, min(MOST, options.most_players) + 1),
)
