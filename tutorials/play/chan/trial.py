"""Let the referee judge what was played, and put its word beside that of the players."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from tutorials.engine.asks import Answer
from tutorials.engine.chan.faults import GRAVE, IF_WIN, LIGHT, grade
from tutorials.engine.chan.form import PLAYERS
from tutorials.engine.chan.options import RULES, Options
from tutorials.engine.chan.turn_questions import ask_turns
from tutorials.engine.errors import DoorError
from tutorials.play.chan.plant import play_planted
from tutorials.play.chan.table import Played, play

ANY, PRESETS = "any", "presets"  # rules made up for each hand; one preset after the other


@dataclass(slots=True)
class Tally:
    """The figures of a run."""

    hands: int = 0
    turns: int = 0
    planted: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    sorts: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)

    def add(self, played: Played, problems: list[str]) -> None:
        """Count a hand."""
        self.hands += 1
        self.turns += played.turns
        self.planted += bool(played.expected)
        self.ends[played.end] += 1
        self.sorts.update(slug for slugs in played.expected.values() for slug in slugs)
        self.wrong.update({problem.split(":")[0] for problem in problems})


def compare(played: Played, options: Options) -> list[str]:
    """Return where the referee and the players differ: a fault that nobody made, one that is missed, another ù."""
    problems = []
    for is_whole in (True, False) if played.expected else (True,):
        text, moved = (played.text, 0) if is_whole else _with_one_hand(played)
        try:
            said = ask_turns({"record": text}, None, options)
        except DoorError as error:
            return [f"refused: {error.message.en}"]
        expected = {line - moved: slugs for line, slugs in played.expected.items()}
        problems += _faults_that_differ(said["faults"], expected)
        problems += _ends_that_differ(said, played, options, is_whole=is_whole)
    return problems


def _with_one_hand(played: Played) -> tuple[str, int]:
    """Return the record with the culprit's hand alone, and by how many lines it is shorter."""
    lines = played.text.splitlines()
    hand = f"Bài {_culprit(played)}:"
    kept = [line for line in lines if not line.startswith("Bài ") or line.startswith(hand)]
    return "\n".join(kept) + "\n", len(lines) - len(kept)


def _culprit(played: Played) -> str:
    lines = played.text.splitlines()
    return lines[min(played.expected) - 1].split()[0]


def _faults_that_differ(faults: list[Answer], expected: Mapping[int, frozenset[str]]) -> list[str]:
    found: dict[int, set[str]] = {}
    for fault in faults:
        found.setdefault(fault["turn"], set()).add(fault["fault"])
    wrong = [
        f"false fault: line {line} {slug}"
        for line, slugs in found.items()
        for slug in sorted(slugs - expected.get(line, frozenset()))
    ]
    missed = [f"missed: line {line} {'/'.join(sorted(slugs))}" for line, slugs in expected.items() if line not in found]
    return wrong + missed


def _ends_that_differ(said: Answer, played: Played, options: Options, *, is_whole: bool) -> list[str]:
    """Put the end beside that of the players: whose ù, with which cước, whether it is paid, and who pays a fine."""
    winner = said["winner"]
    if not said["finished"] or (winner and winner["seat"]) != played.winner:
        return ["other end: another winner"]
    slugs = {slug for line in played.expected.values() for slug in line}
    grades = {grade(slug, options) for slug in slugs}
    is_culprit = bool(slugs) and _culprit(played) == played.winner
    if is_culprit and IF_WIN in grades:
        grades.add(GRAVE)
    problems = []
    if winner and (is_whole or is_culprit):
        worst = GRAVE if GRAVE in grades else LIGHT
        result = worst if is_culprit and slugs else "diem"
        if winner["result"] != result or winner["cuoc"] != played.cuoc:
            problems.append(f"other end: {winner['result']} {winner['cuoc']} for {result} {played.cuoc}")
        if (result == "diem") != bool(winner["diem"]):
            problems.append("other end: points for a win that is not paid, or none for one that is")
    pays = {_culprit(played)} if GRAVE in grades and (options.den_ai == "tung-nha" or is_culprit) else set()
    if set(said["pays"]) != pays:
        problems.append(f"other end: {said['pays']} for {pays}")
    return problems


def hand(seed: str, number: int, rules: str, players: int, sort: str | None) -> tuple[Played, Options]:
    """Play one hand of a run; `sort` is None for a clean one, and empty for a fault of any sort."""
    own = f"{seed}:{number}"
    chance = Random(f"rules:{own}")
    options = _rules(chance, number, rules)
    choices = PLAYERS[options.bo_bai]
    count = players if players in choices else chance.choice(choices)
    return (play(own, options, count) if sort is None else play_planted(own, options, count, sort)), options


def _rules(chance: Random, number: int, rules: str) -> Options:
    if rules == PRESETS:
        return list(RULES.by_slug.values())[number % len(RULES.by_slug)].options
    if rules != ANY:
        return RULES.preset(rules).options
    return RULES.at_random(chance)
