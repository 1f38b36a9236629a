"""How players of tam cúc choose: by sense, or by playing out possible deals."""

import math
from collections.abc import Sequence
from random import Random

from tutorials.engine.tamcuc.ending import Ending, Position
from tutorials.engine.tamcuc.groups import judge
from tutorials.play.tables import Choice, Reason, View, Weighed
from tutorials.play.tamcuc.playout import points
from tutorials.play.tamcuc.samples import hidden, sample
from tutorials.play.tamcuc.sense import KINDS, Hand, Sight, calls, is_ket, lays, missed, spare
from tutorials.play.tamcuc.table import CALL, GIVE, LAY, SHOW, TURN, Known, read

MOST = 5  # choices that are played out
EFFORT = 1200  # pieces laid in all deals of one decision
FEWEST = 6  # deals
DOUBT = 1.0  # standard errors by which another choice must be better than the one by sense
ENDING = 4  # pieces in each hand of two, from which on all ways to end are searched


def sight_of(view: View) -> Sight:
    """Return what a seat goes by."""
    known: Known = view.known
    unseen = [0] * KINDS
    for piece in hidden(view):
        unseen[piece.index] += 1
    cap = known.size.cap if known.is_first else None
    is_later = view.setting.options.bang_suc == "ngua-sau"
    return Sight(_numbers(view.hand), tuple(unseen), len(view.places) - 1, 0 if cap is None else cap.index, is_later)


def weigh(view: View) -> Sequence[Weighed]:
    """Rank the choices of a view, best first."""
    known: Known = view.known
    by_phase = {SHOW: _shows, GIVE: _gifts, CALL: _calls, LAY: _lays, TURN: _turns}
    found = by_phase[known.phase](view, sight_of(view)) if view.choices else []
    return sorted(found, key=lambda each: -each.worth)


def _shows(view: View, sight: Sight) -> list[Weighed]:
    """Show: those cây are sure, and kept soldiers are thrown away unless the lead is kept to the end."""
    found = []
    for choice in view.choices:
        if choice.act == "trinh":
            found.append(Weighed(choice, len(choice.cards), (Reason("chac-cay", {"count": len(choice.cards)}),)))
        else:
            found.append(Weighed(choice, 0.0, (Reason("giu-den-cuoi"),)))
    return found


def _gifts(view: View, sight: Sight) -> list[Weighed]:
    return [_gift(choice, sight) for choice in view.choices]


def _gift(choice: Choice, sight: Sight) -> Weighed:
    index = _numbers(choice.cards)[0]
    return Weighed(choice, -missed(sight, sight.hand, index), _of_piece(sight, index))


def _of_piece(sight: Sight, index: int) -> tuple[Reason, ...]:
    """Say what a single piece can still take, and whether it is half of a pair."""
    above = Reason("con-tren", {"count": sum(sight.unseen[: index + sight.is_later])})
    return (above, Reason("pha-doi")) if sight.hand.count(index) == 2 else (above,)


def _calls(view: View, sight: Sight) -> list[Weighed]:
    worths = {group: worth for worth, group in calls(sight)}
    return [
        Weighed(choice, worths[_numbers(choice.cards)], _of_call(sight, _numbers(choice.cards)))
        for choice in view.choices
    ]


def _of_call(sight: Sight, group: Hand) -> tuple[Reason, ...]:
    if group[0] < sight.low:
        return (Reason("qua-muc"),)
    if sight.rivals(group) == 0:
        found = Reason("khong-ai-bat")
    elif len(group) == 1:
        found = Reason("con-bat", {"count": sight.stronger(group[0])})
    else:
        found = Reason("bo-bat")
    if is_ket(group) and len(group) < len(sight.hand):
        return (found, Reason("mat-ket"))
    return (found, Reason("ket")) if is_ket(group) else (found,)


def _lays(view: View, sight: Sight) -> list[Weighed]:
    known: Known = view.known
    needed = known.call - len(known.mine[1])
    if known.mine[1]:
        return _gifts(view, sight)
    worths = {part: worth for worth, part in lays(sight, needed)}
    loose = spare(sight, needed) if needed > 1 else ()
    return [
        _laid(choice, sight, worths[_numbers(choice.cards)])
        if len(choice.cards) == needed
        else _first_of(choice, sight, loose)
        for choice in view.choices
    ]


def _laid(choice: Choice, sight: Sight, worth: float) -> Weighed:
    """Weigh a whole answer: a single piece, or a group."""
    part = _numbers(choice.cards)
    return Weighed(choice, worth, _of_piece(sight, part[0]) if len(part) == 1 else (Reason("bo-chan"),))


def _first_of(choice: Choice, sight: Sight, loose: Hand) -> Weighed:
    """Weigh the first of several loose pieces: as good as the loose ones together, if it is one of them."""
    index = _numbers(choice.cards)[0]
    least = min(missed(sight, sight.hand, each) for each in loose)
    more = max(0.0, missed(sight, sight.hand, index) - least) + (index not in loose) * 0.01
    return Weighed(choice, -sight.kept(loose) - more, _of_piece(sight, index))


def _turns(view: View, sight: Sight) -> list[Weighed]:
    known: Known = view.known
    worth = known.call + sight.habits.lead
    return [
        Weighed(
            choice,
            worth if choice.act == "lat" else 0.0,
            (Reason("an-duoc" if choice.act == "lat" else "bo-luot", {"count": known.call}),),
        )
        for choice in view.choices
    ]


def strong(view: View, chance: Random) -> Choice:
    """Choose by what possible deals bring when they are played out; at the end of a hand of two by search."""
    ranked = weigh(view)
    ended = _by_ending(view, ranked)
    if ended is not None:
        return ended
    likely = [each.choice for each in ranked[:MOST]]
    pieces = max(1, sum(place.held for place in view.places))
    deals = max(FEWEST, EFFORT // (pieces * len(likely)))
    gains: list[list[int]] = [[] for _ in likely]
    for _ in range(deals):
        table = sample(view, chance)
        first = points(table.apply(likely[0]))[view.seat]
        for place, choice in enumerate(likely[1:], 1):
            gains[place].append(points(table.apply(choice))[view.seat] - first)
    found = max(range(1, len(likely)), key=lambda place: sum(gains[place]))
    mean = sum(gains[found]) / deals
    spread = sum((gain - mean) ** 2 for gain in gains[found]) / max(1, deals - 1)
    return likely[found] if mean > DOUBT * math.sqrt(spread / deals) else likely[0]


def _by_ending(view: View, ranked: Sequence[Weighed]) -> Choice | None:
    """Return the call that makes sure of most, where the other's pieces are all known (TC-1.4)."""
    known: Known = view.known
    other = 1 - view.seat
    is_open = (
        known.phase == CALL
        and len(view.places) == 2
        and len(view.hand) <= ENDING
        and (not known.is_first or known.size.cap is None)
    )
    if not is_open or any(pile.down for pile in (*view.places[other].piles, *view.mat)):
        return None
    hand = _numbers(view.hand)
    theirs = tuple(sorted(piece.index for piece in hidden(view)))
    ending = Ending(view.setting.options)
    here = Position(hand, theirs, (known.taken[view.seat], known.taken[other]))
    groups = [(judge(read(each.choice.cards)), each.choice) for each in ranked]
    return max(groups, key=lambda each: -math.inf if each[0] is None else ending.worth(here, each[0]))[1]


def _numbers(cards: Sequence[str]) -> Hand:
    return tuple(piece.index for piece in read(cards))
