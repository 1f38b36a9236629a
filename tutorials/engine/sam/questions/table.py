"""The questions about a table of sâm lốc: báo sâm, rounds, and the points at the end."""

from collections.abc import Sequence
from typing import Any

from tutorials.engine.asks import Answer, Ask, Asks, names
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Asked
from tutorials.engine.french import Cards
from tutorials.engine.lines import Line
from tutorials.engine.sam.bao import Block, Plan, Step, best_plan, find_block, unseen
from tutorials.engine.sam.combos import Combo, Kind, ends_on_two, find_combo, is_cut
from tutorials.engine.sam.fields import (
    CARDS,
    END,
    FIRST,
    HANDS,
    MOVER,
    MOVES,
    OTHERS,
    PLAYED,
    PLAYERS,
    PLAYS,
    MoverOf,
    combo_of,
    hands_of,
    players_of,
    read_end,
    refuse_twice,
    seat_of,
    whole_hand,
)
from tutorials.engine.sam.moves import Move
from tutorials.engine.sam.options import Options
from tutorials.engine.sam.payment import BAO as BAO_POINTS
from tutorials.engine.sam.payment import settle, to_blocker
from tutorials.engine.sam.rounds import Fault, Round
from tutorials.engine.sam.telling import describe, name_of, rule_on
from tutorials.engine.words import both

# báo sâm --------------------------------------------------------------------------------------


def ask_bao(asked: Asked, options: Options) -> Answer:
    """Say whether a báo sâm can be stopped: by any cards at all, by the hands given, or as it was played (SL-6)."""
    cards = whole_hand(asked)
    hands = hands_of(asked, 1, options.most_players - 1) if HANDS in asked else None
    refuse_twice((cards, *(hands or ())), "hands")
    players = len(hands) + 1 if hands else players_of(asked, options)
    if PLAYS in asked:
        return _played(asked, cards, hands, players, options)
    plan = best_plan(cards, hands, options)
    result = None if hands is None else "thanh-cong" if plan.is_sure else "hong"
    return {
        "sure": plan.is_sure,
        "weak": plan.weak,
        "plan": [_step(step) for step in plan.steps],
        "result": result,
        "stopped": None,
        "diem": _points(result, players, plan.steps, options),
        "lines": _plan_lines(plan, hands is not None, options),
    }


def _played(asked: Asked, cards: Cards, hands: tuple[Cards, ...] | None, players: int, options: Options) -> Answer:
    """Follow the plays in the order given, until one is beaten (SL-6.2 to SL-6.5)."""
    groups = list(asked[PLAYS])
    refuse_twice(groups, "plays")
    if {card for group in groups for card in group} != set(cards):
        raise DoorError("not-the-hand", "plays", both("error-sam-not-the-hand"))
    steps: list[Step] = []
    stopped: dict[str, Any] | None = None
    lines: list[Line] = []
    for number, group in enumerate(groups):
        combo = combo_of(group, "plays", options)
        if combo.kind is Kind.HAI_TU_QUY:
            raise DoorError("not-a-combo", "plays", describe(group, options).told)
        is_last = number == len(groups) - 1
        block = None
        if not (is_last and options.bao_last == "het-la-thang"):
            block = find_block(combo, hands if hands is not None else [unseen(cards)], options)
        steps.append(Step(Move(combo, group), block is not None))
        if block is not None and stopped is None:
            stopped = {
                "play": number,
                "seat": block.seat + 1 if hands is not None else None,
                "cards": names(block.move.cards),
            }
            lines.append(_stop_line(combo, block, hands is not None))
    if stopped is None and ends_on_two(groups[-1], options):
        stopped = {"play": len(groups) - 1, "seat": None, "cards": []}
        lines.append(Line("sam-bao-two", "SL-6.5", cards=groups[-1]))
    result = "hong" if stopped else "thanh-cong"
    lines.append(_result_line(result, steps, options))
    return {
        "sure": stopped is None,
        "weak": sum(step.is_beatable for step in steps),
        "plan": [_step(step) for step in steps],
        "result": result,
        "stopped": stopped,
        "diem": _points(result, players, steps, options),
        "lines": lines,
    }


def _step(step: Step) -> dict[str, Any]:
    return {
        "cards": names(step.move.cards),
        "combo": step.move.combo.kind.slug,
        "top": step.move.combo.sign,
        "beatable": step.is_beatable,
    }


def _points(result: str | None, players: int, steps: Sequence[Step], options: Options) -> int | None:
    """Return the declarer's points: 20 from each, or to each or to the blocker (SL-7.6, SL-6.3, SL-7.13)."""
    if result == "thanh-cong":
        return _won_from_each(steps, options) * (players - 1)
    return None if result is None else -to_blocker(players, options)


def _won_from_each(steps: Sequence[Step], options: Options) -> int:
    return options.dragon if len(steps) == 1 else BAO_POINTS


def _stop_line(combo: Combo, block: Block, is_known: bool) -> Line:
    values = {"play": name_of(combo), "block": name_of(block.move.combo)}
    if is_known:
        return Line("sam-bao-stopped", "SL-6.3", seat=block.seat + 1, **values)
    return Line("sam-bao-may-stop", "SL-6.3", **values)


_LOST = {
    "moi-nguoi": "sam-bao-lost-each",
    "nguoi-chan": "sam-bao-lost-blocker",
    "nguoi-chan-ca-minh": "sam-bao-lost-table",
}


def _result_line(result: str, steps: Sequence[Step], options: Options) -> Line:
    if result == "thanh-cong":
        points = _won_from_each(steps, options)
        return Line("sam-bao-won", "SL-6.2" if points == BAO_POINTS else "SL-7.13", points=points)
    return Line(_LOST[options.bao_fail], "SL-6.3", points=BAO_POINTS)


def _plan_lines(plan: Plan, is_known: bool, options: Options) -> list[Line]:
    lines = [
        Line("sam-bao-weak" if step.is_beatable else "sam-bao-strong", "SL-6.6", play=name_of(step.move.combo))
        for step in plan.steps
    ]
    if plan.is_sure and plan.steps[-1].is_beatable:
        lines.append(Line("sam-bao-last", "SL-6.4"))
    if all(ends_on_two(step.move.cards, options) for step in plan.steps):
        lines.append(Line("sam-bao-two", "SL-6.5", cards=plan.steps[-1].move.cards))
    if is_known:
        return [*lines, _result_line("thanh-cong" if plan.is_sure else "hong", plan.steps, options)]
    return [*lines, Line("sam-bao-sure" if plan.is_sure else "sam-bao-unsure", "SL-6.6", count=plan.weak)]


# rounds ---------------------------------------------------------------------------------------


def ask_round(asked: Asked, options: Options) -> Answer:
    """Follow the moves of a round and name the faulty ones; a faulty move is taken back (SL-4.2 to SL-4.4, SL-8.1)."""
    players = players_of(asked, options)
    state = Round(players, seat_of(asked, FIRST, players) or 0)
    faults: list[dict[str, Any]] = []
    lines: list[Line] = []
    led = 0
    laid: list[Cards] = []
    for number, move in enumerate(list(asked[MOVES])):
        seat, cards = move[MOVER.of(MoverOf(players))], move[PLAYED]
        fault = state.fault_of(seat, cards, options)
        if fault is None:
            refuse_twice((*laid, cards), move.path)
            led = _apply(state, seat, cards, options, lines, led)
            laid.append(cards)
            continue
        faults.append({"move": number, "seat": seat, "fault": fault.slug, "article": fault.article})
        lines += _fault_lines(fault, seat, cards, state, options)
    lines.append(Line("sam-round-leads" if state.table is None else "sam-round-next", "SL-4.2", seat=state.turn + 1))
    return {
        "faults": faults,
        "next": state.turn,
        "leads": state.table is None,
        "rounds": led,
        "holder": state.holder,
        "table": names(state.cards),
        "passed": sorted(state.passed),
        "lines": lines,
    }


def _apply(state: Round, seat: int, cards: Cards, options: Options, lines: list[Line], led: int) -> int:
    """Make a lawful move; return how many rounds are over."""
    combo = find_combo(cards, options)
    if combo is not None:
        lines.append(_told(state, seat, cards, combo, options))
        state.play(seat, combo, cards)
        return led
    lines.append(Line("sam-round-passes", "SL-4.3", seat=seat + 1))
    state.skip(seat)
    if state.table is not None:
        return led
    lines.append(Line("sam-round-over", "SL-4.4", seat=state.turn + 1))
    return led + 1


def _told(state: Round, seat: int, cards: Cards, combo: Combo, options: Options) -> Line:
    """Tell a lawful play: it opens the round, beats what lies there or cuts it, by the article that lets it."""
    if state.table is None:
        return Line("sam-round-opens", "SL-4.4", seat=seat + 1, what=name_of(combo))
    phrase = "sam-round-cuts" if is_cut(state.table, combo, options) else "sam-round-beats"
    article = rule_on(state.cards, cards, options).lines[0].article
    return Line(phrase, article, seat=seat + 1, what=name_of(combo), table=name_of(state.table))


def _fault_lines(fault: Fault, seat: int, cards: Cards, state: Round, options: Options) -> list[Line]:
    lines = [Line(fault.phrase, fault.article, seat=seat + 1, turn=state.turn + 1)]
    if fault in (Fault.COMBO, Fault.WEAK):
        lines += rule_on(state.cards, cards, options).lines
    return lines


# settling -------------------------------------------------------------------------------------


def ask_settle(asked: Asked, options: Options) -> Answer:
    """Count the points at the end of a hand (SL-7)."""
    end = read_end(asked, options)
    account = settle(end, options)
    return {
        "diem": account.points,
        "pays": [max(0, -points) for points in account.points],
        "gets": [max(0, points) for points in account.points],
        "lines": account.lines,
    }


ASKS: Asks = {
    "bao": Ask(ask_bao, (CARDS, OTHERS, PLAYS, PLAYERS)),
    "round": Ask(ask_round, (PLAYERS, FIRST, MOVES)),
    "settle": Ask(ask_settle, END),
}
