"""The table of Tổ tôm and its kin as a value: one hand, walked step by step by the choices of its seats."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from tutorials.engine.cards import KINDS
from tutorials.engine.totom.game import GAMES, Game
from tutorials.play.tables import Choice, Codes, Refusal, Result, View, Way
from tutorials.play.totom import flow, forbidden, offers, referee, sight
from tutorials.play.totom.course import Course, codes
from tutorials.play.totom.deal import SEATS, Deal, deal
from tutorials.play.totom.notes import Notes
from tutorials.play.totom.players import Able
from tutorials.play.totom.seat import Seat
from tutorials.play.totom.wins import House
from tutorials.play.trial import Dealt, Setting


@dataclass(frozen=True, slots=True, eq=False)
class Mat:
    """A hand in the middle of play."""

    setting: Setting
    course: Course  # nobody changes it: each step is made on a copy

    @property
    def turn(self) -> int | None:
        """Return the seat that acts; None when the hand is over."""
        return None if self.course.asked is None else self.course.asked.place

    @property
    def result(self) -> Result | None:
        """Return how it ended; None before."""
        return self.course.result

    @property
    def hands(self) -> tuple[Codes, ...]:
        """Return what each seat holds now."""
        return tuple(codes(sight.held(seat.hand)) for seat in self.course.seats)

    @property
    def to_draw(self) -> Codes:
        """Return what is left of the nọc, the next card first."""
        return codes(self.course.deal.noc[self.course.opened :])

    def choices(self) -> tuple[Choice, ...]:
        """Return what the seat to act may do by the law."""
        return tuple(self.course.offers)

    def ways(self) -> tuple[Way, ...]:
        """Return what the seat to act could do, lawful or not."""
        return forbidden.ways(self.course)

    def can(self, choice: Choice) -> bool:
        """Say whether the hands allow a choice at all, lawful or not."""
        if choice in self.course.offers:
            return True
        try:
            forbidden.possible(self.course, choice)
        except ValueError:
            return False
        return True

    def refusal(self, choice: Choice) -> Refusal | None:
        """Return what the law has against a possible choice; None for every lawful one."""
        if choice in self.course.offers:
            return None
        return referee.against(self.course, choice, forbidden.possible(self.course, choice))

    def apply(self, choice: Choice) -> "Mat":
        """Return the table after a possible choice. Raises ValueError for an impossible one."""
        course, offered, fault = self.course.copy(), choice in self.course.offers, None
        outcome = course.offers[choice] if offered else forbidden.possible(self.course, choice)
        if not offered or (choice.act == "u" and course.is_faulty):
            course.is_faulty = True
            fault = referee.against(self.course, choice, outcome)
        flow.carry_out(course, choice, outcome, fault)
        return Mat(self.setting, course)

    def view(self, seat: int) -> View:
        """Return all that a seat knows."""
        return sight.view_of(self.course, self.setting, seat, self.choices() if seat == self.turn else ())

    def record(self) -> str:
        """Return the hand as it is written for the referee."""
        return self.course.notes.text


def sit_down(setting: Setting) -> Mat:
    """Return the table of a setting with its cards dealt."""
    game = game_of(setting)
    dealt = _prepared(setting.dealt) if setting.dealt else deal(Random(setting.seed), game)
    carried = setting.carried
    streak = tuple(carried.get("streak", (0,) * len(dealt.hands)))
    cai = dealt.cai if setting.dealt else carried.get("cai", dealt.cai)
    dealt = replace(dealt, cai=cai, streak=streak)
    able = Able(game, setting.options)
    notes = Notes.of(game.slug, dealt, is_whole=game == GAMES[game.slug])
    seats = [_seat(dealt, place) for place in range(game.players)]
    course = Course(able, House(game, setting.options), dealt, seats, notes)
    flow.begin(course)
    return Mat(setting, course)


def game_of(setting: Setting) -> Game:
    """Return the game with the sizes of the deal.

    A small prepared hand is played to the last card of its nọc, and needs as many lưng as its share of a whole hand:
    none in Tổ tôm for fewer than twenty cards, three of the nine for ten cards of tài bàn.
    """
    game, dealt = GAMES[setting.game], setting.dealt
    if dealt is None:
        return game
    size, players = min(len(hand) for hand in dealt.hands), len(dealt.hands)
    if (size, players) == (game.hand, game.players):
        return game
    return replace(
        game,
        players=players,
        hand=size,
        win_size=size + 1,
        min_lung=game.min_lung * size // game.hand,
        noc_end=((players, 0),),
        noc_end_mat=(),
    )


def _prepared(dealt: Dealt) -> Deal:
    """Return a prepared deal: the last card of the first seat is the bắt cái card, or else the first of the nọc."""
    hands = [tuple(offers.BY_CODE[code] for code in hand) for hand in dealt.hands]
    noc = tuple(offers.BY_CODE[code] for code in dealt.stock)
    first = dealt.first
    if len(hands[first]) > min(len(hand) for hand in hands):
        hands[first], bat_cai = hands[first][:-1], hands[first][-1]
    else:
        bat_cai, noc = noc[0], noc[1:]
    return Deal(tuple(SEATS[: len(hands)]), first, tuple(hands), bat_cai, noc, (0,) * len(hands))


def _seat(dealt: Deal, place: int) -> Seat:
    hand = [0] * len(KINDS)
    is_cai = place == dealt.cai
    for card in (*dealt.hands[place], *((dealt.bat_cai,) if is_cai else ())):
        hand[card] += 1
    return Seat(dealt.seats[place], place, hand, is_cai, dealt.streak[place])


def seats(game: str, options: Any) -> tuple[int, ...]:
    """Return how many may play a whole hand."""
    return (GAMES[game].players,)
