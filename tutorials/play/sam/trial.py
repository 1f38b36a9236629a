"""Whole hands of sâm lốc by random players who keep to the law, reproducible from a seed."""

import random
from dataclasses import dataclass

from tutorials.engine.french import CARDS, Card, Cards
from tutorials.engine.sam.combos import HAND, Kind, ends_on_two, find_combo, strength
from tutorials.engine.sam.fields import FEWEST, MOST
from tutorials.engine.sam.moves import Move, by_strength, may_play, moves
from tutorials.engine.sam.options import Options
from tutorials.engine.sam.reasons import rule_on
from tutorials.engine.sam.rounds import Round, smallest_holder
from tutorials.engine.sam.settle import Chain, End, Seat, settle
from tutorials.engine.sam.white import best_of
from tutorials.play.trial import Disagreement, Players, Setting, Trial, What

PASS_IN = 5  # who could beat passes once in so many times
USUAL = 4  # players
BAO_IN = 25  # a player declares báo sâm once in so many times


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
    how: str  # het-bai, trang, sam, sam-hong, ve-hai, hoa
    end: End
    points: tuple[int, ...]


def play_hand(seed: int | str, options: Options, players: int = 4) -> Hand:
    """Deal and play one hand."""
    dice = random.Random(seed)
    deck = list(CARDS)
    dice.shuffle(deck)
    dealt = tuple(tuple(deck[HAND * seat : HAND * seat + HAND]) for seat in range(players))
    return _Game(dice, dealt, tuple(deck[HAND * players :]), options).run()


class _Game:
    """One hand in play."""

    def __init__(self, dice: random.Random, dealt: tuple[Cards, ...], rest: Cards, options: Options) -> None:
        self.dice, self.dealt, self.rest, self.options = dice, dealt, rest, options
        self.hands = [by_strength(hand) for hand in dealt]
        self.sizes = [HAND] * len(dealt)
        self.turns: list[Turn] = []
        self.thoi: list[tuple[int, Cards]] = []
        self.chains: list[Chain] = []
        self.chain: list[Turn] = []
        self.bao = next((seat for seat in range(len(dealt)) if dice.random() * BAO_IN < 1), None)

    def run(self) -> Hand:
        """Play to the end."""
        for seat, _ in best_of(self.dealt, 0, self.options):
            return self._over("trang", seat, is_white=True)
        self.opener = self._opener()
        state = Round(len(self.dealt), self.opener)
        idle = 0
        while idle <= len(self.dealt):
            seat = state.turn
            move = self._choose(seat, state)
            if move is None:
                idle = idle + 1 if state.table is None else 0
                self.turns.append(Turn(seat, ()))
                state.skip(seat)
                continue
            idle = 0
            done = self._lay(seat, move, state)
            if done is not None:
                return done
        return self._over("hoa", None)  # nobody may lead: only twos are left, and none may go out with them

    def _opener(self) -> int:
        if self.bao is not None:
            return self.bao
        if self.options.opener == "ngau-nhien":
            return int(self.dice.random() * len(self.dealt))
        return smallest_holder(self.dealt)

    def _choose(self, seat: int, state: Round) -> Move | None:
        """Pick a lawful move at random; None is a pass. A leader passes only if nothing may be led."""
        found = moves(self.hands[seat], state.table, self.options)
        if self.options.last_two == "cam":
            found = [move for move in found if may_play(move, self.sizes[seat], self.options)]
        is_bound = state.table is None or self.bao == seat
        if not found or (not is_bound and self.dice.random() * PASS_IN < 1):
            return None
        return found[int(self.dice.random() * len(found))]

    def _lay(self, seat: int, move: Move, state: Round) -> Hand | None:
        """Put a play on the table; return the hand if that ends it."""
        if state.holder is None:
            self._close_chain()
        is_stopped = self.bao is not None and seat != self.bao
        self._note_cut(seat, move)
        for card in move.cards:
            self.hands[seat][strength(card)].remove(card)
        self.sizes[seat] -= len(move.cards)
        self.turns.append(Turn(seat, move.cards))
        if is_stopped:
            return self._over("sam-hong", None, blocker=seat)
        state.play(seat, move.combo, move.cards)
        if self.sizes[seat]:
            return None
        if self.bao == seat:
            is_lost = ends_on_two(move.cards, self.options)
            return self._over("sam-hong" if is_lost else "sam", seat, last=move.cards)
        if not ends_on_two(move.cards, self.options):
            return self._over("het-bai", seat, last=move.cards)
        if self.options.last_two == "thoi":
            return self._go_on(seat, move.cards, state)
        return self._over("ve-hai", seat, last=move.cards)

    def _go_on(self, seat: int, cards: Cards, state: Round) -> Hand | None:
        """Let the others play on after somebody went out with a two; the last one left has won."""
        self.thoi.append((seat, cards))
        state.leave(seat)
        left = [each for each in range(len(self.dealt)) if self.sizes[each]]
        return self._over("het-bai", left[0]) if len(left) == 1 else None

    def _note_cut(self, seat: int, move: Move) -> None:
        """Keep twos, and what cuts them, as one chain."""
        combo = move.combo
        if combo.kind in (Kind.TU_QUY, Kind.HAI_TU_QUY):
            self.chain.append(Turn(seat, move.cards))
        else:
            self._close_chain()
            if combo.is_twos and combo.size <= 3:
                self.chain.append(Turn(seat, move.cards))

    def _close_chain(self) -> None:
        if len(self.chain) > 1:
            seats = tuple(turn.seat for turn in self.chain)
            self.chains.append(Chain(seats, tuple(turn.cards for turn in self.chain)))
        self.chain = []

    def _over(
        self, how: str, winner: int | None, *, is_white: bool = False, last: Cards = (), blocker: int | None = None
    ) -> Hand:
        self._close_chain()
        held = tuple(tuple(card for cards in hand for card in cards) for hand in self.hands)
        played = {turn.seat for turn in self.turns if turn.cards}
        is_bao = how in ("sam", "sam-hong")
        end = End(
            seats=tuple(Seat(cards, seat in played) for seat, cards in enumerate(held)),
            winner=winner,
            is_white=is_white,
            last=last,
            bao=self.bao if is_bao else None,
            blocker=blocker,
            thoi=tuple(self.thoi),
            chains=() if is_bao else tuple(self.chains),
        )
        points = tuple(settle(end, self.options).points)
        opener = 0 if is_white else self.opener
        return Hand(self.dealt, self.rest, opener, tuple(self.turns), held, how, end, points)


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
