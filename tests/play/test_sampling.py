"""Decisions are weighed on deals that the player could not tell apart, and none is blamed for chance."""

import json
import math
from random import Random

import pytest

from tests.depth import some
from tests.play.climb import TABLES, setting
from tutorials.play.sampling import (
    Effort,
    Sums,
    Verdict,
    Weighing,
    advance,
    begin,
    bound,
    costliest,
    findings,
    is_done,
    moments,
    par,
    progress,
    steps,
    verdicts,
)
from tutorials.play.tables import LAWFUL, STEADY, Choice, choose
from tutorials.play.trial import Dealt

EFFORT = Effort(wide=6, close=16, deep=48, rounds=(1,), seconds=math.inf)
MISSED = Dealt((("1", "7", "12"), ("2", "4", "9"), ("3", "6", "10")))  # the first seat can win at once


def played(set_by, strengths=(LAWFUL,) * 3):
    """Return the choices of a hand."""
    table, made, chance = TABLES.deal(set_by), [], Random(set_by.seed)
    while table.turn is not None:
        made.append(choose(TABLES, strengths[table.turn], table.view(table.turn), chance))
        table = table.apply(made[-1])
    return made


def weighed(set_by, made, seat=0, effort=EFFORT):
    found = moments(TABLES, set_by, made, seat)
    return verdicts(TABLES, found, advance(TABLES, found, begin(TABLES, found, "weighing"), effort))


def judged(moment, better, loss=3.0, margin=1.0):
    """Return the verdict on a decision: that it cost, unless the margin is wider."""
    return Verdict(moment, (), better, loss, margin)


def test_a_hand_is_the_same_when_played_again():
    made = played(setting("again"))
    *_, last = steps(TABLES, setting("again"), made)
    assert last.result is not None
    assert [each.turn for each in steps(TABLES, setting("again"), made)][-1] is None


def test_only_what_leaves_a_choice_is_a_decision():
    made = played(setting("choice"))
    for moment in moments(TABLES, setting("choice"), made, 1):
        assert len(moment.view.choices) > 1
        assert made[moment.place] == moment.made
        assert moment.view.seat == 1


def test_a_win_let_go_is_the_costliest_and_named():
    set_by = setting("missed", dealt=MISSED)
    table = TABLES.deal(set_by).apply(Choice("danh", ("1",)))
    made = [Choice("danh", ("1",))]
    while table.turn is not None:
        made.append(next(each for each in table.choices() if each.act != "u"))
        table = table.apply(made[-1])
    told = weighed(set_by, made)
    worst = costliest(told)[0]
    assert worst.better == Choice("u")
    assert worst.cost > worst.margin
    assert "u" in findings(worst, table.view(0).events)
    won = next(chance for chance in worst.chances if chance.choice == Choice("u"))
    assert won.wins == 1


def test_a_card_fed_to_a_neighbour_is_named():
    set_by = setting("fed", dealt=MISSED)
    made = [Choice("danh", ("1",)), Choice("an", ("2",), "1")]
    *_, after = steps(TABLES, set_by, made)
    first = moments(TABLES, set_by, made, 0)[0]
    assert findings(judged(first, Choice("u")), after.view(0).events) == ("u", "fed")
    second = moments(TABLES, set_by, made, 1)[0]
    assert findings(judged(second, None), after.view(1).events) == ()


def test_a_card_not_taken_is_named_where_taking_is_better():
    set_by = setting("claim", dealt=MISSED)
    made = [Choice("danh", ("1",)), Choice("bo")]
    *_, after = steps(TABLES, set_by, made)
    moment = moments(TABLES, set_by, made, 1)[0]
    better = Choice("an", ("2",), "1")
    assert findings(judged(moment, better), after.view(1).events) == ("claim",)
    for act in ("phong", "chiu"):
        assert findings(judged(moment, Choice(act, ("2",), "1")), after.view(1).events) == (act,)
    assert findings(judged(moment, None), after.view(1).events) == ()


def test_within_the_error_of_the_samples_nothing_is_named():
    set_by = setting("claim", dealt=MISSED)
    made = [Choice("danh", ("1",)), Choice("bo")]
    *_, after = steps(TABLES, set_by, made)
    first, second = (moments(TABLES, set_by, made, seat)[0] for seat in (0, 1))
    for loss, margin in ((3.0, 3.1), (0.5, math.inf), (0.0, 0.0)):
        assert findings(judged(first, Choice("u"), loss, margin), after.view(0).events) == ()
        assert findings(judged(second, Choice("an", ("2",), "1"), loss, margin), after.view(1).events) == ()


def test_hardly_a_hand_in_twenty_is_blamed_by_chance():
    """Thirty decisions a hand, all choices worth the same: differences are chance, with the tails of a big win."""
    hands, blamed, chance = some(150, deep=3000), 0, Random("blame")
    for _ in range(hands):
        for _ in range(30):
            sums = Sums.none(2)
            for _ in range(16):
                sums = sums.add((0, 0), (0, chance.choice((-12, -2, -1, 0, 0, 0, 1, 2, 12))))
            if sums.mean(1) > bound(16, 30) * sums.error(1):
                blamed += 1
                break
    assert blamed <= 0.06 * hands


def test_the_steady_player_is_not_blamed():
    for number in range(some(10, deep=200)):
        set_by = setting(f"steady:{number}")
        told = weighed(set_by, played(set_by, (STEADY,) * 3))
        assert not any(verdict.cost for verdict in told if verdict.moment.made.act in ("u", "an"))


def test_all_choices_meet_the_same_samples():
    set_by = setting("common")
    for verdict in weighed(set_by, played(set_by)):
        assert verdict.chances[0].choice == verdict.moment.made
        assert verdict.chances[0].apart == 0
        assert verdict.chances[0].error == 0


def test_the_same_seed_says_the_same_however_the_work_is_parted():
    set_by = setting("parted")
    found = moments(TABLES, set_by, played(set_by), 2)
    whole = advance(TABLES, found, begin(TABLES, found, "s"), EFFORT)
    ticks = iter(range(10**6))
    parts = begin(TABLES, found, "s")
    seen = [0.0]
    while not is_done(parts, EFFORT):
        kept = json.dumps(parts.as_words())  # as a database keeps it
        parts = advance(TABLES, found, Weighing.read(json.loads(kept)), EFFORT, seconds=7, clock=lambda: next(ticks))
        seen.append(progress(parts, EFFORT))
    assert parts.studies == whole.studies
    assert seen == sorted(seen)
    assert seen[-1] == 1


def test_the_budget_is_kept():
    set_by = setting("budget")
    found = moments(TABLES, set_by, played(set_by), 0)
    ticks = iter(range(10**6))
    state = advance(TABLES, found, begin(TABLES, found, "s"), Effort(seconds=20), clock=lambda: next(ticks))
    assert state.spent == 20
    assert state.samples == 20
    assert is_done(state, Effort(seconds=20))


@pytest.mark.parametrize(
    ("count", "measured", "least"), [(1000, 1, 1.95), (16, 1, 2.1), (1000, 40, 3.2), (16, 40, 3.8)]
)
def test_more_decisions_and_fewer_samples_ask_for_more(count, measured, least):
    assert least < bound(count, measured) < least + 0.2


def test_par_is_what_strong_players_make_of_the_deal():
    set_by = setting("par")
    assert par(TABLES, set_by, "one") == par(TABLES, set_by, "one")
    assert par(TABLES, setting("missed", dealt=MISSED), "one").result.points == (4, -2, -2)
