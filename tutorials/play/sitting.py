"""Hands played through the interface of choices, as the site plays them, and whether the table keeps its word.

A seat has always something to do; a choice is read from its key as it was written; the hand is the same when played
again; a view fits the deals sampled from it; points come from somewhere; the referee finds nothing in the record.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from random import Random

from tutorials.engine import DoorError, answer
from tutorials.engine.games import GAMES
from tutorials.engine.rules import as_dict
from tutorials.play.sampling import steps
from tutorials.play.tables import STRENGTHS, Choice, Result, Table, Tables, View, choose
from tutorials.play.trial import Disagreement, Players, Setting, Trial, What

LONGEST = 5000  # choices after which a hand does not end
LOOKED = 0.03  # of all moments are looked at closely
POTS = {"pot", "ga", "ga_dau_hoi"}  # fields of questions about what lies in a pot


@dataclass(frozen=True, slots=True)
class Sat:
    """A hand as it was played: all that is kept of it, and what the table did wrong."""

    keys: tuple[str, ...]
    table: Table
    problems: tuple[Disagreement, ...]


def players_at(tables: Tables, strengths: Sequence[str]) -> Players:
    """Return players that sit at the table of a game; seats of fewer strengths take them in turn."""
    return Players(partial(_play, tables, strengths), partial(_judge, tables), tables.seats)


def _play(tables: Tables, strengths: Sequence[str], setting: Setting) -> Sat:
    table = tables.deal(setting)
    keys: list[str] = []
    chance = Random(f"sitting:{setting.seed}")
    problems: list[Disagreement] = []
    while (seat := table.turn) is not None and len(keys) < LONGEST:
        view = table.view(seat)
        problems += _of_view(table, view)
        if not view.choices:
            break
        if chance.random() < LOOKED:
            problems += _of_moment(tables, table, view, strengths[seat % len(strengths)], setting)
        choice = choose(tables, strengths[seat % len(strengths)], view, chance)
        keys.append(choice.key)
        table = table.apply(choice)
    return Sat(tuple(keys), table, tuple(problems))


def _of_view(table: Table, view: View) -> Iterator[Disagreement]:
    """Find what is wrong where a seat is to act."""
    if not view.choices:
        yield Disagreement(What.STUCK, f"seat {view.seat} has no choice")
    if view.choices != table.choices():
        yield Disagreement(What.STUCK, f"seat {view.seat} sees other choices than the table has")
    if view.setting.seed or view.setting.dealt:
        yield Disagreement(What.SEEN, "the view holds the deal")


def _of_moment(tables: Tables, table: Table, view: View, strength: str, setting: Setting) -> Iterator[Disagreement]:
    """Find choices that the table refuses, and deals that the player could tell from the real one."""
    for choice in view.choices:
        if not table.can(choice) or table.refusal(choice) is not None or Choice.read(choice.key) != choice:
            yield Disagreement(What.STUCK, f"{choice.key} is refused")
    if len(view.choices) > 1 and {each.choice for each in tables.weigh(view)} != set(view.choices):
        yield Disagreement(What.SEEN, "not every choice is weighed")
    sampled = tables.sample(view, Random(f"sample:{setting.seed}")).view(view.seat)
    if sampled != view:
        yield Disagreement(What.SEEN, f"seat {view.seat} sees a sample as another table")
    elif _chosen(tables, strength, view) != _chosen(tables, strength, sampled):
        yield Disagreement(What.SEEN, f"seat {view.seat} does one thing here and another in a sample")


def _chosen(tables: Tables, strength: str, view: View) -> Choice:
    return choose(tables, strength, view, Random("chosen"))


def _judge(tables: Tables, played: Sat, setting: Setting) -> Trial:
    result, record = played.table.result, played.table.record()
    wrong = list(played.problems)
    if result is None:
        wrong.append(Disagreement(What.STUCK, f"no end after {len(played.keys)} choices"))
        return Trial("none", len(played.keys), wrong, text=_kept(played, record))
    wrong += _of_points(played, setting)
    wrong += _of_replay(tables, played, setting)
    faults = list(_of_record(record, setting, result)) if record else []
    return Trial(result.end, len(played.keys), [*wrong, *faults], text=_kept(played, record))


def _of_points(played: Sat, setting: Setting) -> Iterator[Disagreement]:
    result = played.table.result
    assert result is not None
    if len(result.points) != len(played.table.hands):
        yield Disagreement(What.LOST, f"{len(result.points)} points for {len(played.table.hands)} seats")
    if sum(result.points) and not has_pot(setting.game):
        yield Disagreement(What.LOST, f"points {result.points} do not sum to nothing")
    if played.table.choices():
        yield Disagreement(What.STUCK, "something may be done after the end")


def _of_replay(tables: Tables, played: Sat, setting: Setting) -> Iterator[Disagreement]:
    try:
        *_, last = steps(tables, setting, [Choice.read(key) for key in played.keys])
    except ValueError as error:
        yield Disagreement(What.OTHER, f"played again it stops: {error}")
        return
    if _seen(last) != _seen(played.table):
        yield Disagreement(What.OTHER, "played again it is another hand")


def _seen(table: Table) -> tuple[object, ...]:
    """Return all that can be known of a table at its end."""
    return table.result, table.hands, table.record(), [table.view(seat) for seat in range(len(table.hands))]


def _of_record(record: str, setting: Setting, result: Result) -> Iterator[Disagreement]:
    """Find what the referee has against the record of a lawful hand; no line tells that one stops with a seat báo."""
    try:
        said = answer({"game": setting.game, "ask": "turns", "record": record, "rules": as_dict(setting.options)})
    except DoorError as error:
        yield Disagreement(What.REFUSED, error.message.en)
        return
    for fault in said["faults"]:
        yield Disagreement(What.FALSE, f"line {fault['turn']}: {fault['seat']} {fault['fault']} ({fault['article']})")
    if not said["finished"] and result.end != "bao":
        yield Disagreement(What.OTHER, "the referee waits for more")
    if "winner" in said and bool(said["winner"]) != bool(result.winners):
        yield Disagreement(What.OTHER, f"won by {result.winners}; the referee has {said['winner']}")


def _kept(played: Sat, record: str) -> str:
    return "\n".join(filter(None, (" ".join(played.keys), record)))


@lru_cache(maxsize=64)
def has_pot(game: str) -> bool:
    """Say whether points may come from a pot, or go there, so that those of a hand do not sum to nothing."""
    names = {name for ask in GAMES[game].asks.values() for name in ask.names} if game in GAMES else set()
    return bool(names & POTS)


def strengths_of(words: str) -> tuple[str, ...]:
    """Read strengths by seat, parted by commas. Raises ValueError for another word."""
    found = tuple(words.split(","))
    if unknown := set(found) - set(STRENGTHS):
        raise ValueError(f"no strength “{', '.join(sorted(unknown))}”; there are {', '.join(STRENGTHS)}")
    return found
