"""Find a question whose answer one house rule changes: candidates are dealt, the engine says which one flips.

Both sides are asked under the same rules but for the one option, so that nothing else can be the cause.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from tutorials.engine.asks import Answer, Asks
from tutorials.engine.errors import DoorError, Message
from tutorials.engine.lines import Line
from tutorials.engine.rules import Value
from tutorials.engine.totom.flips.cases import cases
from tutorials.engine.totom.flips.cores import hands
from tutorials.engine.totom.flips.hands import Question
from tutorials.engine.totom.flips.tables import tables
from tutorials.engine.totom.game import GAMES, Game
from tutorials.engine.totom.options import Options

ENOUGH = 2  # plain flips found before the most readable of them is taken
ENOUGH_OF_ANY = 10  # flips found when none of them is plain
MOST = 400  # candidates asked about one option
MOST_BESIDE = 3  # in another form of the game: what does not show at once is looked for in the five-handed game
MAIN_GAME = "to-tom"

# What an answer says, by question; where all of it is alike, the lines are compared.
SAYS: dict[str, tuple[str, ...]] = {
    "win": ("result", "reason", "cuoc", "diem", "den", "announce"),
    "waits": ("state", "waits"),
    "score": ("diem", "dich"),
    "discards": ("best", "forbidden"),
    "arrange": ("tron", "lung"),
    "phu": ("phu", "kind", "lung"),
    "deal": ("noc_end", "cai_part"),
    "cai": ("cai",),
    "count": ("lung", "cuoc", "times"),
    "claim": ("allowed", "result", "faults", "owed"),
    "turns": ("faults",),
    "hoi": ("totals", "pot", "ga", "debts", "ended", "dealers_next"),
    "drum": ("strokes",),
    "roll": ("right", "missing", "result"),
}


@dataclass(frozen=True, slots=True)
class Side:
    """One answer in short: what it says, and the lines that the other side does not say."""

    says: tuple[tuple[str, Any], ...]
    lines: tuple[Line, ...]
    error: Message | None = None

    @property
    def table(self) -> dict[str, Any]:
        """Return what it says by name."""
        return dict(self.says)


@dataclass(frozen=True, slots=True)
class Flip:
    """A question, and its answers with the one option one way and the other."""

    question: Question
    before: Side
    after: Side
    tried: int


class Finder:
    """Searches with the questions of one house; what was found is kept."""

    def __init__(self, asks: Asks) -> None:
        self._asks = asks
        self.find = lru_cache(maxsize=4096)(self._find)

    def _find(self, option: str, options: Options, one: Value, other: Value, game: str) -> Flip | None:
        """Return the most readable of the first flips, or None if no candidate flips."""
        sides = [replace(options, **{option: value}) for value in (one, other)]  # type: ignore[arg-type]
        found: list[Flip] = []
        most = MOST if game == MAIN_GAME else MOST_BESIDE
        tried = 0
        for question in _candidates(option, GAMES[game]):
            tried += 1
            flip = self._try(question, sides, tried)
            if flip is not None:
                found.append(flip)
            if sum(map(_is_plain, found)) >= ENOUGH or len(found) >= ENOUGH_OF_ANY or tried >= most:
                break
        best = min(found, key=_weight, default=None)
        return replace(best, tried=tried) if best else None

    def _try(self, question: Question, sides: list[Options], tried: int) -> Flip | None:
        answers = [self._ask(question, side) for side in sides]
        if all(isinstance(answer, DoorError) for answer in answers):
            return None
        before, after = (_side(question["ask"], *pair) for pair in (answers, answers[::-1]))
        differs = before.says != after.says or before.lines or after.lines
        return Flip(question, before, after, tried) if differs else None

    def _ask(self, question: Question, options: Options) -> Answer | DoorError:
        fields = {name: value for name, value in question.items() if name not in ("game", "ask")}
        try:
            return self._asks[question["ask"]].answer(fields, GAMES[question["game"]], options)
        except DoorError as error:
            return error


def _candidates(option: str, game: Game) -> Iterator[Question]:
    yield from tables(option, game)
    yield from cases(option, game)
    if game.has_cuoc:
        yield from hands(option, game)


def _side(ask: str, answer: Answer | DoorError, other: Answer | DoorError) -> Side:
    if isinstance(answer, DoorError):
        return Side((), (), answer.message)
    said = {line.as_dict("vi")["text"] for line in other["lines"]} if not isinstance(other, DoorError) else set()
    lines = tuple(line for line in answer["lines"] if line.as_dict("vi")["text"] not in said)
    return Side(tuple((name, answer[name]) for name in SAYS[ask] if name in answer), lines)


def _is_plain(flip: Flip) -> bool:
    """Say whether the two answers differ in what they say, one of them without any fault."""
    faults = [len(side.table.get("faults", ())) for side in (flip.before, flip.after)]
    return flip.before.says != flip.after.says and not (flip.before.error or flip.after.error) and not min(faults)


def _weight(flip: Flip) -> tuple[Any, ...]:
    """Return how hard a flip is to read: answers that say the same but for a line, long names of cước, many doubles."""
    same = flip.before.says == flip.after.says
    refused = (flip.before.error or flip.after.error) is not None
    cuoc = sum(len(side.table.get("cuoc", ())) for side in (flip.before, flip.after))
    faults = [len(side.table.get("faults", ())) for side in (flip.before, flip.after)]
    cards = str(flip.question.get("cards", ""))
    return (
        same,
        refused,
        min(faults),
        sum(faults),
        cuoc,
        len(flip.question),
        len(set(cards.split())),
        len(cards),
        flip.tried,
    )
