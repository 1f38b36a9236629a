"""Play a hand and let the referee judge its record: does he find what was planted, and nothing else?

The only module here that knows the referee: the players do not.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from tutorials.engine.errors import DoorError
from tutorials.engine.totom.game import GAMES, Game
from tutorials.engine.totom.options import RULES, Options
from tutorials.engine.totom.referee.questions import fault_answer
from tutorials.engine.totom.referee.record import parse_record
from tutorials.engine.totom.referee.replay import faults_of
from tutorials.play.totom import plants
from tutorials.play.totom.deal import SEATS, deal
from tutorials.play.totom.table import Helpless, Table
from tutorials.play.trial import Disagreement, Players, Setting, Trial, What

HEAVY = ("bao", "den")


@dataclass(frozen=True, slots=True)
class Played:
    """A hand as it was played: the record, how it ended, and what was planted."""

    text: str
    end: str
    turns: int
    plant: str = ""  # name of the plant, if it came to light
    slugs: tuple[str, ...] = ()  # by which the referee may name it
    seat: str = ""
    line: int = 0
    is_light: bool = False
    rules: Mapping[str, object] | None = None
    helpless: Helpless | None = None
    harmless: str = ""  # what was planted, if it only looks like a fault


def play(seed: str, game: Game, options: Options | None = None) -> Played:
    """Play one lawful hand."""
    table = Table(Random(seed), game, options or Options()).play()
    return Played(table.notes.text, table.end, table.turns, helpless=table.helpless)


def play_planted(seed: str, game: Game, options: Options | None = None, name: str = "") -> Played:
    """Play one hand with a fault in it, if the cards give the opportunity."""
    chance = Random(seed)
    name = name or plants.choose(chance, game)
    sort = plants.SORTS[name]
    fault = plants.make(name, chance)
    wanted, fault.rigged = sort.rig(chance)
    fault.kept = frozenset(wanted)
    dealt = deal(chance, game, wanted, fault.rigged)
    if name == "phong-ba-doi":
        fault.aims[0] = list(wanted[:3])
    chosen = RULES.choose(options or Options(), dict(sort.rules))
    table = Table(chance, game, chosen, dealt, fault).play()
    rules = sort.rules or None
    if not sort.is_fault or not fault.is_ripe(table):
        harmless = "" if sort.is_fault or not fault.is_ripe(table) else name
        return Played(
            table.notes.text, table.end, table.turns, rules=rules, helpless=table.helpless, harmless=harmless
        )  # fmt: skip
    slugs = (fault.slug, *sort.also)
    return Played(
        table.notes.text, table.end, table.turns, name, slugs, fault.seat, fault.line, fault.is_light, rules,
        table.helpless,
    )  # fmt: skip


def judge(played: Played, game: Game, options: Options | None = None, lang: str = "vi") -> list[dict[str, Any]]:
    """Return the faults that the referee finds in the record, as the door answers them.

    Raises AssertionError if the record cannot be read, or does not print as it was read.
    """
    chosen = RULES.choose(options or Options(), dict(played.rules or {}))
    record = parse_record(played.text)
    if str(record) != played.text:
        raise AssertionError(f"parse and print are not inverse:\n{played.text}")
    return [fault_answer(fault) for fault in faults_of(record, game, chosen)]


def seen_by(played: Played, seat: str) -> str:
    """Return the record as this seat could write it: other hands and the nọc are left out, each by a remark.

    Without a name: as one could who looks on and sees no hand at all.
    """
    lines = played.text.splitlines(keepends=True)
    return "".join("#\n" if _is_hidden(line, seat) else line for line in lines)


def _is_hidden(line: str, seat: str) -> bool:
    return line.startswith("Nọc:") or (line.startswith("Bài ") and not line.startswith(f"Bài {seat}:"))


def compare_seen(
    played: Played, faults: list[dict[str, Any]], game: Game, options: Options | None = None
) -> Disagreement | None:
    """Return a fault that a seat's own record shows and the whole one does not: nobody is judged by what is unseen.

    A seat may know a fault by another name: a card taken up from the mat may look like one of the hand.
    """
    chosen = RULES.choose(options or Options(), dict(played.rules or {}))
    known = {(fault["turn"], fault["seat"]) for fault in faults}
    for seat in ("", *SEATS[: game.players]):
        found = faults_of(parse_record(seen_by(played, seat)), game, chosen)
        more = [fault for fault in found if (fault.line, fault.seat) not in known]
        if more:
            told = "; ".join(f"{fault.line} {fault.seat} {fault.slug}" for fault in more)
            return Disagreement(What.FALSE, f"seen by {seat or 'nobody'}: {told}")
    return None


def compare(played: Played, faults: list[dict[str, Any]]) -> Disagreement | None:
    """Return the disagreement between a hand as played and the faults that the referee found, if there is one."""
    helpless = played.helpless
    if helpless is not None:
        theirs = [fault for fault in faults if (fault["seat"], fault["turn"]) == (helpless.seat, helpless.line)]
        theirs = [fault for fault in theirs if fault["fault"] in helpless.slugs]
        if helpless.is_sure and not theirs:
            return Disagreement(What.MISSED, f"helpless {helpless.seat} {helpless.line}")
        faults = [fault for fault in faults if fault not in theirs]
    told = [f"{fault['turn']} {fault['seat']} {fault['fault']} {fault['result']}" for fault in faults]
    detail = "; ".join(told)
    if not played.plant:
        return Disagreement(What.FALSE, detail) if faults else None
    planted = f"{played.plant} {played.seat} {played.line}"
    found = [fault for fault in faults if fault["fault"] in played.slugs and fault["seat"] == played.seat]
    if not played.is_light:
        found = [fault for fault in found if fault["turn"] == played.line]
    if not found:
        return Disagreement(What.MISSED, f"{planted}: {detail}")
    others = [fault for fault in faults if fault["seat"] != played.seat]
    first = min(fault["turn"] for fault in found)
    early = [fault for fault in faults if fault["turn"] < first and fault["result"] in HEAVY]
    if others or early:
        return Disagreement(What.FALSE, f"{planted}: {detail}")
    return None


def _play(setting: Setting) -> Played:
    game = GAMES[setting.game]
    if setting.plant is None:
        return play(setting.seed, game, setting.options)
    return play_planted(setting.seed, game, setting.options, setting.plant)


def _judge(played: Played, setting: Setting) -> Trial:
    game, options, faults = GAMES[setting.game], setting.options, []
    try:
        faults = judge(played, game, options)
        wrong = compare(played, faults)
        if wrong is None and setting.is_seen:
            wrong = compare_seen(played, faults, game, options)
    except DoorError as error:
        wrong = Disagreement(What.REFUSED, error.message.en)
    told = [f"{each['turn']}: {each['seat']} {each['fault']} ({each['result']}, {each['article']})" for each in faults]
    disagreements = () if wrong is None else (wrong,)
    planted = (played.plant,) if played.plant else ()
    return Trial(played.end, played.turns, disagreements, planted, played.harmless, played.text, told)


PLAYERS = Players(
    play=_play,
    judge=_judge,
    seats=lambda game, options: (GAMES[game].players,),
    sorts=lambda game: tuple(plants.of(GAMES[game])),
)
