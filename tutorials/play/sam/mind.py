"""How players of sâm choose: by sense, or by playing out possible deals."""

import math
from collections.abc import Sequence
from random import Random

from tutorials.engine.french import Cards
from tutorials.engine.sam.bao import Plan, best_plan, find_block
from tutorials.engine.sam.combos import find_combo
from tutorials.engine.sam.options import Options
from tutorials.play.sam.playout import points
from tutorials.play.sam.samples import hidden, sample
from tutorials.play.sam.sense import Counts, Danger, Run, Sense, counts_of, lead_worth, pass_worth, without
from tutorials.play.sam.table import CUTS, DECLARE, Open, read
from tutorials.play.tables import Choice, Reason, View, Weighed

MOST = 4  # choices that are played out
EFFORT = 1200  # cards in all hands of all deals of one decision
FEWEST = 5  # deals
DOUBT = 1.0  # standard errors by which another choice must be better than the one by sense
TRIES = 24  # deals against which báo sâm is tried
SURE_ENOUGH = 0.8  # of them that must go well


def sense_of(view: View) -> Sense:
    """Return what a seat makes of what it has not seen."""
    options: Options = view.setting.options
    pool = hidden(view)
    others = [place.held for seat, place in enumerate(view.places) if seat != view.seat and place.held]
    share = sum(others) / max(1, len(others)) / max(1, len(pool))
    return Sense(counts_of(pool), min(1.0, share), len(others), options.two_in_straight == "dau", options.straight_out)


def open_sense(view: View) -> Sense:
    """Return what somebody makes of it who has seen no hand at all: so all are thought to play in possible deals."""
    own = sense_of(view)
    unseen = counts_of((*hidden(view), *read(view.hand)))
    share = own.share * sum(own.unseen) / max(1, sum(unseen))
    return Sense(unseen, share, own.others, own.is_two_in, own.may_end_on_run)


def danger_of(view: View) -> Danger:
    """Return how near the others are to going out."""
    opened: Open = view.known
    held = [place.held for place in view.places]
    others = [count for seat, count in enumerate(held) if seat != view.seat and count]
    order = [held[(view.seat + step) % len(held)] for step in range(1, len(held))]
    following = next((count for count in order if count), 0)
    return Danger(min(others, default=0), following, view.seat in opened.played)


def weigh(view: View) -> Sequence[Weighed]:
    """Rank the choices of a view, best first."""
    opened: Open = view.known
    if not view.choices:
        return []
    if opened.phase == DECLARE:
        found = _declarations(view)
    elif opened.bao == view.seat:
        found = _as_planned(view)
    else:
        found = _plays(view)
    return sorted(found, key=lambda each: -each.worth)


def _plan(view: View) -> Plan:
    return best_plan(read(view.hand), [hidden(view)], view.setting.options)


def _declarations(view: View) -> list[Weighed]:
    weak = _plan(view).weak
    reason = Reason("sam-chac") if weak == 0 else Reason("sam-ho", {"count": weak})
    return [
        Weighed(choice, (0.5 - weak) * (1 if choice.act == "bao-sam" else -1), (reason,)) for choice in view.choices
    ]


def _as_planned(view: View) -> list[Weighed]:
    """Play what nobody can beat first, and the weak play last (SL-6.4)."""
    steps = _plan(view).steps
    order = {step.move.combo: len(steps) - place for place, step in enumerate(steps)}
    found = []
    for choice in view.choices:
        combo = find_combo(read(choice.cards), view.setting.options) if choice.cards else None
        worth = -1 if combo is None else order.get(combo, 0)
        found.append(Weighed(choice, worth, (Reason("theo-sam"),)))
    return found


def _plays(view: View) -> list[Weighed]:
    sense, danger, hand = sense_of(view), danger_of(view), read(view.hand)
    counts = counts_of(hand)
    return [_weighed(view, choice, sense, danger, counts) for choice in view.choices]


def _weighed(view: View, choice: Choice, sense: Sense, danger: Danger, hand: Counts) -> Weighed:
    if choice.act == "bo":
        return Weighed(choice, pass_worth(sense, hand, danger), (Reason("con-luot", {"count": sense.fewest(hand)}),))
    opened: Open = view.known
    run = run_of(read(choice.cards), hand, view.setting.options)
    worth = lead_worth(sense, run, danger)
    if opened.bao is not None:
        return Weighed(choice, worth + 100, (Reason("chan-sam"),))
    if choice.act in CUTS:
        return Weighed(choice, worth + 5, (Reason("chat-duoc"),))
    return Weighed(choice, worth, _reasons(sense, run))


def _reasons(sense: Sense, run: Run) -> tuple[Reason, ...]:
    if not any(run.rest):
        return (Reason("ve-hai" if run.has_two else "het-bai"),)
    above = sum(sense.unseen[run.top + 1 :]) if run.size == 1 else 0
    if sense.holds(run.kind, run.size, run.top) == 1:
        first = Reason("khong-ai-chan")
    elif run.size == 1:
        first = Reason("con-lon-hon", {"count": above})
    else:
        first = Reason("co-the-bi-chan")
    return (first, Reason("con-luot", {"count": sense.fewest(run.rest)}))


def run_of(cards: Cards, hand: Counts, options: Options) -> Run:
    """Return a play of a hand with what it leaves."""
    combo = find_combo(cards, options)
    if combo is None:
        raise ValueError("these cards make no play")
    gone = counts_of(cards)
    rest = without(hand, gone)
    return Run(combo.kind, combo.size, combo.top, rest, gone[-1] > 0)


def strong(view: View, chance: Random) -> Choice:
    """Choose by what possible deals bring when they are played out."""
    opened: Open = view.known
    ranked = weigh(view)
    if opened.phase == DECLARE:
        is_good = _tried(view, chance) >= SURE_ENOUGH
        return next(choice for choice in view.choices if (choice.act == "bao-sam") is is_good)
    if opened.bao is not None:
        return ranked[0].choice
    likely = [each.choice for each in ranked[:MOST]]
    if len(likely) == 1:
        return likely[0]
    cards = max(1, sum(place.held for place in view.places))
    deals = max(FEWEST, EFFORT // (cards * len(likely)))
    sense = open_sense(view)
    gains: list[list[int]] = [[] for _ in likely]
    for _ in range(deals):
        table = sample(view, chance)
        first = points(table.apply(likely[0]), sense)[view.seat]
        for place, choice in enumerate(likely[1:], 1):
            gains[place].append(points(table.apply(choice), sense)[view.seat] - first)
    found = max(range(1, len(likely)), key=lambda place: sum(gains[place]))
    mean = sum(gains[found]) / deals
    spread = sum((gain - mean) ** 2 for gain in gains[found]) / max(1, deals - 1)
    return likely[found] if mean > DOUBT * math.sqrt(spread / deals) else likely[0]


def _tried(view: View, chance: Random) -> float:
    """Return how often the best plan for báo sâm goes through against possible hands."""
    plan = _plan(view)
    if plan.is_sure:
        return 1.0
    if plan.weak > 1:
        return 0.0
    went = 0
    for _ in range(TRIES):
        hands = [hand for seat, hand in enumerate(sample(view, chance).held) if seat != view.seat]
        steps = plan.steps if view.setting.options.bao_last == "van-chan" else plan.steps[:-1]
        went += all(find_block(step.move.combo, hands, view.setting.options) is None for step in steps)
    return went / TRIES
