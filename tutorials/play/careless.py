"""Hands in which one seat now and then does what its cards allow and the law forbids; the others break no law.

The ways of a table must lead to every lawful choice; whatever is done, the hand ends, is the same when played again,
and its record is read; what the table refuses is named, and the referee of a written game finds it in the record.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from tutorials.engine import DoorError, answer
from tutorials.engine.rules import as_dict
from tutorials.play.sampling import steps
from tutorials.play.sitting import LONGEST, has_pot
from tutorials.play.tables import LAWFUL, Choice, Refusal, Table, Tables, View, Way, choose
from tutorials.play.trial import Disagreement, Players, Setting, Trial, What

CARELESS_IN = 3  # of its moments, in one it does what comes to hand
LEFT = "bo"  # what was left undone a record shows only where the hand is turned up
LATER = "lanh-lang"  # the cost of what counts only against who wins in the end
TRIED = 12  # ways thought of at such a moment, until the cards allow one


@dataclass(frozen=True, slots=True)
class Done:
    """A hand as it was played, with what the table had against the seat that takes no care."""

    seat: int
    keys: tuple[str, ...]
    table: Table
    faults: tuple[tuple[Choice, Refusal], ...]
    problems: tuple[Disagreement, ...]


def careless_at(tables: Tables) -> Players:
    """Return players of whom one, another in each hand, takes no care of the law."""
    return Players(partial(_play, tables), partial(_judge, tables), tables.seats)


def _play(tables: Tables, setting: Setting) -> Done:
    table = tables.deal(setting)
    chance = Random(f"careless:{setting.seed}")
    careless = chance.randrange(len(table.hands))
    keys: list[str] = []
    faults: list[tuple[Choice, Refusal]] = []
    problems: list[Disagreement] = []
    while (seat := table.turn) is not None and len(keys) < LONGEST:
        view = table.view(seat)
        choice = None
        if seat == careless:
            problems += _of_ways(table, view)
            choice = any_way(table, view, chance) if chance.randrange(CARELESS_IN) == 0 else None
        choice = choice or choose(tables, LAWFUL, view, chance)
        refusal = table.refusal(choice)
        faults += [(choice, refusal)] if refusal is not None else []
        keys.append(choice.key)
        table = table.apply(choice)
    return Done(careless, tuple(keys), table, tuple(faults), tuple(problems))


def any_way(table: Table, view: View, chance: Random) -> Choice | None:
    """Return what comes to hand, if the cards allow it: an act with any cards."""
    ways = table.ways()
    for _ in range(TRIED):
        way = chance.choice(ways)
        size = min(chance.choice(way.sizes), len(view.hand)) if way.sizes else 0
        lifted = chance.sample(view.hand, size)
        cards = tuple(sorted((*way.cards, *lifted), key=view.hand.index)) if not way.cards else (*way.cards, *lifted)
        choice = Choice(chance.choice(way.acts), cards, way.taken, whom=way.whom)
        if table.can(choice):
            return choice
    return None


def leads_to(way: Way, choice: Choice) -> bool:
    """Say whether this way, with the right cards lifted, is the choice."""
    is_same_act = choice.act in way.acts and (choice.taken, choice.whom) == (way.taken, way.whom)
    if not is_same_act or Counter(way.cards) - Counter(choice.cards):
        return False
    return way.fills or len(choice.cards) - len(way.cards) in (way.sizes or (0,))


def _of_ways(table: Table, view: View) -> Iterator[Disagreement]:
    for choice in view.choices:
        if not any(leads_to(way, choice) for way in table.ways()):
            yield Disagreement(What.STUCK, f"no way leads to {choice.key}")


def _judge(tables: Tables, played: Done, setting: Setting) -> Trial:
    result, record = played.table.result, played.table.record()
    wrong, slugs = list(played.problems), tuple(sorted({refusal.slug for _, refusal in played.faults}))
    text = "\n".join(filter(None, (" ".join(played.keys), record)))
    if result is None:
        wrong.append(Disagreement(What.STUCK, f"no end after {len(played.keys)} choices"))
        return Trial("none", len(played.keys), wrong, slugs, text=text)
    *_, last = steps(tables, setting, [Choice.read(key) for key in played.keys])
    if (last.result, last.hands, last.record()) != (result, played.table.hands, record):
        wrong.append(Disagreement(What.OTHER, "played again it is another hand"))
    if sum(result.points) and not has_pot(setting.game):
        wrong.append(Disagreement(What.LOST, f"points {result.points} do not sum to nothing"))
    wrong += _of_record(played, record, setting) if record else []
    return Trial(result.end, len(played.keys), wrong, slugs, text=text)


def _of_record(played: Done, record: str, setting: Setting) -> Iterator[Disagreement]:
    """Find what the referee misses in the record, or has against those who broke no law."""
    try:
        said = answer({"game": setting.game, "ask": "turns", "record": record, "rules": as_dict(setting.options)})
    except DoorError as error:
        yield Disagreement(What.REFUSED, error.message.en)
        return
    name = "ABCDE"[played.seat]
    found = {each["fault"] for each in said["faults"] if each["seat"] == name}
    for fault in said["faults"]:
        if fault["seat"] != name:
            yield Disagreement(What.FALSE, f"line {fault['turn']}: {fault['seat']} {fault['fault']}")
    done = [refusal.slug for choice, refusal in played.faults if choice.act != LEFT and refusal.cost != LATER]
    if done and not found:
        yield Disagreement(What.MISSED, f"{name}: {', '.join(done)}")
