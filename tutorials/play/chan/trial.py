"""Let the referee judge what was played, and put its word beside that of the players."""

from collections.abc import Mapping
from random import Random

from tutorials.engine.asks import Answer
from tutorials.engine.chan.faults import GRAVE, IF_WIN, LIGHT, grade
from tutorials.engine.chan.form import PLAYERS as PLAYERS_OF_DECK
from tutorials.engine.chan.form import USUAL
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.questions.turns import ask_turns
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Asked
from tutorials.play.chan.loop import Played, play
from tutorials.play.chan.plant import SORTS, play_planted
from tutorials.play.trial import Disagreement, Players, Setting, Trial, What


def compare(played: Played, options: Options) -> list[Disagreement]:
    """Return where the referee and the players differ: a fault that nobody made, one that is missed, another ù."""
    problems: list[Disagreement] = []
    for is_whole in (True, False) if played.expected else (True,):
        text, moved = (played.text, 0) if is_whole else _with_one_hand(played)
        try:
            said = ask_turns(Asked({"record": text}), options)
        except DoorError as error:
            return [Disagreement(What.REFUSED, error.message.en)]
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


def _faults_that_differ(faults: list[Answer], expected: Mapping[int, frozenset[str]]) -> list[Disagreement]:
    found: dict[int, set[str]] = {}
    for fault in faults:
        found.setdefault(fault["turn"], set()).add(fault["fault"])
    wrong = [
        Disagreement(What.FALSE, f"line {line} {slug}")
        for line, slugs in found.items()
        for slug in sorted(slugs - expected.get(line, frozenset()))
    ]
    missed = [
        Disagreement(What.MISSED, f"line {line} {'/'.join(sorted(slugs))}")
        for line, slugs in expected.items()
        if line not in found
    ]
    return wrong + missed


def _ends_that_differ(said: Answer, played: Played, options: Options, *, is_whole: bool) -> list[Disagreement]:
    """Put the end beside that of the players: whose ù, with which cước, whether it is paid, and who pays a fine."""
    winner = said["winner"]
    if not said["finished"] or (winner and winner["seat"]) != played.winner:
        return [Disagreement(What.OTHER, "another winner")]
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
            problems.append(f"{winner['result']} {winner['cuoc']} for {result} {played.cuoc}")
        if (result == "diem") != bool(winner["diem"]):
            problems.append("points for a win that is not paid, or none for one that is")
    pays = {_culprit(played)} if GRAVE in grades and (options.den_ai == "tung-nha" or is_culprit) else set()
    if set(said["pays"]) != pays:
        problems.append(f"{said['pays']} for {pays}")
    return [Disagreement(What.OTHER, problem) for problem in problems]


def _play(setting: Setting) -> Played:
    choices = PLAYERS_OF_DECK[setting.options.bo_bai]
    usual = USUAL if USUAL in choices else Random(f"players:{setting.seed}").choice(choices)
    players = setting.players or usual
    if setting.plant is None:
        return play(setting.seed, setting.options, players)
    return play_planted(setting.seed, setting.options, players, setting.plant)


def _judge(played: Played, setting: Setting) -> Trial:
    wrong = compare(played, setting.options)
    if setting.plant is None and played.expected:
        wrong.append(Disagreement(What.STUCK, "a lawful player had nothing lawful to throw"))
    planted = tuple(sorted({slug for slugs in played.expected.values() for slug in slugs}))
    return Trial(played.end, played.turns, wrong, planted, text=played.text)


PLAYERS = Players(
    play=_play,
    judge=_judge,
    seats=lambda game, options: PLAYERS_OF_DECK[options.bo_bai],
    sorts=lambda game: tuple(SORTS),
)
