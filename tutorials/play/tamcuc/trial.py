"""Whole hands of tam cúc by players who lay anything that is lawful.

Every hand ends, and its pieces are counted: those laid, those shown and those left out are the deck.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random

from tutorials.engine.pieces import DECK, Piece, Pieces
from tutorials.engine.tamcuc.groups import Group, groups_of
from tutorials.engine.tamcuc.ket import Finish, finish, settle
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.sizes import PLAYERS as PLAYERS_AT_TABLE
from tutorials.engine.tamcuc.sizes import Table, table_of
from tutorials.engine.tamcuc.trick import Laid, Trick, is_over, judge_trick
from tutorials.engine.tamcuc.trinh import lead_after, rewards, shows_of, standing
from tutorials.play.trial import Disagreement, Players, Setting, Trial, What


@dataclass(frozen=True, slots=True)
class Turn:
    """One trick as it was played: the seats in order from the caller, what they laid, how it was judged."""

    seats: tuple[int, ...]
    laid: tuple[Laid, ...]
    trick: Trick


@dataclass(frozen=True, slots=True)
class Played:
    """A whole hand: the deal, what was shown, each trick, the end. Points and cây are by seat of the table."""

    table: Table
    hands: tuple[Pieces, ...]
    shown: tuple[tuple[Group, ...], ...]
    given: tuple[Pieces, ...]  # laid face down for what others showed (TC-4.4)
    turns: tuple[Turn, ...]
    rewards: tuple[int, ...]  # paid at once for what was shown (TC-4.6)
    end: Finish


@dataclass
class _Mat:
    table: Table
    hands: list[list[Piece]]
    taken: list[int]
    turns: list[Turn] = field(default_factory=list)


def deal(chance: Random, table: Table) -> tuple[Pieces, ...]:
    """Shuffle the pieces in play and deal them all out (TC-1)."""
    deck = list(table.deck)
    chance.shuffle(deck)
    return tuple(tuple(deck[seat * table.hand : (seat + 1) * table.hand]) for seat in range(table.players))


def play(seed: str, players: int, options: Options | None = None) -> Played:
    """Play one hand of this seed to its end."""
    chance, options = Random(seed), options or Options()
    table = table_of(players, options)
    hands = deal(chance, table)
    mat = _Mat(table, [list(hand) for hand in hands], [0] * players)
    shown = _stand(tuple(_choose_shows(chance, hand) for hand in hands), table)
    given = _lay_shows(chance, mat, shown)
    lead = lead_after(shown, chance.randrange(players))
    end = Finish(None, settle(tuple(mat.taken), table), tuple(mat.taken))
    while mat.hands[lead]:
        turn, end = _turn(chance, mat, lead, options)
        mat.turns.append(turn)
        mat.taken = list(end.taken)
        lead = turn.seats[turn.trick.winner]
    return Played(table, hands, shown, given, tuple(mat.turns), rewards(shown, options), end)


def _choose_shows(chance: Random, hand: Pieces) -> tuple[Group, ...]:
    """Choose what to show; who means to finish with it keeps it (TC-4.5)."""
    return tuple(group for group in shows_of(hand) if chance.random() < 0.7)


def _stand(shown: tuple[tuple[Group, ...], ...], table: Table) -> tuple[tuple[Group, ...], ...]:
    """Take back what the hands have no room for (TC-4.7)."""
    stand = standing((group for groups in shown for group in groups), table)
    return tuple(tuple(group for group in groups if group in stand) for groups in shown)


def _lay_shows(chance: Random, mat: _Mat, shown: tuple[tuple[Group, ...], ...]) -> tuple[Pieces, ...]:
    """Take what is shown off the hands; each other player lays as many face down (TC-4.2, TC-4.4)."""
    for seat, groups in enumerate(shown):
        for group in groups:
            mat.taken[seat] += group.size
            _take_away(mat.hands[seat], group.pieces)
    given = []
    for seat, hand in enumerate(mat.hands):
        count = sum(group.size for other, groups in enumerate(shown) if other != seat for group in groups)
        pieces = tuple(chance.sample(hand, min(count, len(hand))))
        _take_away(hand, pieces)
        given.append(pieces)
    return tuple(given)


def _take_away(hand: list[Piece], pieces: Pieces) -> None:
    for piece in pieces:
        hand.remove(piece)


def _turn(chance: Random, mat: _Mat, lead: int, options: Options) -> tuple[Turn, Finish]:
    """Play one trick; the end that comes with it is that of the deal if it was the last."""
    players = mat.table.players
    seats = tuple((lead + step) % players for step in range(players))
    cap = None if mat.turns else mat.table.cap
    calls = groups_of(mat.hands[lead])
    call = chance.choice([group for group in calls if not is_over(group, cap)] or list(calls))
    laid = [Laid(call.pieces)]
    laid += [_answer(chance, mat.hands[seat], call.size) for seat in seats[1:]]
    for seat, each in zip(seats, laid, strict=True):
        _take_away(mat.hands[seat], each.pieces)
    trick = judge_trick(tuple(laid), options, cap)
    if mat.hands[lead]:
        seat = seats[trick.winner]
        after = tuple(cay + call.size * (place == seat) for place, cay in enumerate(mat.taken))
        end = Finish(None, settle(after, mat.table), after)
    else:
        end = _by_seat(finish(trick, tuple(mat.taken[seat] for seat in seats), mat.table, options), seats)
    return Turn(seats, tuple(laid), trick), end


def _answer(chance: Random, hand: list[Piece], size: int) -> Laid:
    """Lay as many pieces as are called: a group turned up where there is one, or any pieces, up or down."""
    groups = [group for group in groups_of(hand) if group.size == size]
    if groups and chance.random() < 0.7:
        return Laid(chance.choice(groups).pieces, chance.random() < 0.2)
    return Laid(tuple(chance.sample(hand, size)), chance.random() < 0.8)


def _by_seat(end: Finish, seats: tuple[int, ...]) -> Finish:
    """Return an end told in order from the caller as told in order of the seats."""
    order = sorted(range(len(seats)), key=lambda place: seats[place])
    return replace(end, points=tuple(end.points[p] for p in order), taken=tuple(end.taken[p] for p in order))


def faults_of(played: Played) -> list[str]:
    """Return what is wrong with a played hand: pieces lost, points that do not add up. None is to be found."""
    found = []
    laid = Counter(piece for turn in played.turns for each in turn.laid for piece in each.pieces)
    laid += Counter(piece for pieces in played.given for piece in pieces)
    laid += Counter(piece for groups in played.shown for group in groups for piece in group.pieces)
    if laid + Counter(played.table.left_out) != Counter(DECK):
        found.append("pieces are not conserved")
    if sum(played.end.taken) != played.table.hand:
        found.append("cây do not add up to a hand")
    if sum(played.end.points) or sum(played.rewards):
        found.append("points do not add up to nothing")
    return found


def _judge(played: Played, setting: Setting) -> Trial:
    lost = [Disagreement(What.LOST, fault) for fault in faults_of(played)]
    return Trial(played.end.ket.slug if played.end.ket else "so-cay", len(played.turns), lost)


PLAYERS = Players(
    play=lambda setting: play(
        setting.seed, setting.players or Random(f"players:{setting.seed}").choice(PLAYERS_AT_TABLE), setting.options
    ),
    judge=_judge,
    seats=lambda game, options: PLAYERS_AT_TABLE,
)
