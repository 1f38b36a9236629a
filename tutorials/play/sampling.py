"""What each decision of a hand was worth, found on deals that the player could not tell from the real one.

Every choice of a decision meets the same deals and the same chance. The rival of the choice made is named beforehand,
by the strong player or by a first few samples; fresh samples of these two alone then say what the choice cost, so that
the best of many does not look better than it is. The state is a value: it can be kept, and whoever has it goes on.

Strong players play the samples to their end, at eight of the eleven games: there that takes hardly longer than with
steady ones (xì dách ten times as long, and is over in a second). At chắn it takes 7 to 13 times as long, at sâm lốc 24,
at tam cúc 99, where strong players sample at each choice themselves: 17, 9 and 3 samples a decision in twelve seconds,
too few to tell a mistake from chance, so that steady players play them there.
"""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import NormalDist
from typing import Any, Self

from tutorials.play.tables import STRONG, Choice, Event, Reason, Table, Tables, View, Weighed, play_on
from tutorials.play.trial import Setting

SURE = 0.95  # of a whole hand: the chance that nothing is called a mistake which is none
MOST_CHOICES = 6  # of one decision, beside the one made
WIDE = 8  # samples of every choice
CLOSE = 16  # of the choice made and its rival
DEEP = 64  # of the same, where most seems to be lost
MOST_DEEP = 8  # decisions so deep
ROUNDS = (1, 2)  # times as many samples, as long as there is time
BUDGET = 12.0  # seconds on one core
WIN, LET_GO = "u", "bo"  # acts of every game that has them
CALLED = ("phong", "chiu")  # acts that are called out, and missed under their own names


# the decisions of a hand


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision: what the seat saw, and what it did."""

    place: int  # how many choices of all seats came before
    view: View
    made: Choice


def steps(tables: Tables, setting: Setting, made: Sequence[Choice]) -> Iterator[Table]:
    """Play a hand again; yield the table before each choice, and after the last."""
    table = tables.deal(setting)
    yield table
    for choice in made:
        table = table.apply(choice)
        yield table


def moments(tables: Tables, setting: Setting, made: Sequence[Choice], seat: int) -> tuple[Moment, ...]:
    """Return the decisions of one seat: where it could do one thing or another."""
    found = []
    for place, (table, choice) in enumerate(zip(steps(tables, setting, made), made, strict=False)):
        if table.turn == seat:
            view = table.view(seat)
            if len(view.choices) > 1 or choice not in view.choices:
                found.append(Moment(place, view, choice))
    return tuple(found)


# what samples have shown


@dataclass(frozen=True, slots=True)
class Sums:
    """What came of choices on the same samples, added up by choice; the first is the one made."""

    count: int
    wins: tuple[int, ...]
    points: tuple[int, ...]
    apart: tuple[int, ...]  # points more than after the choice made
    squares: tuple[int, ...]  # of these

    @classmethod
    def none(cls, size: int) -> Self:
        """Return the sums before the first sample."""
        return cls(0, (0,) * size, (0,) * size, (0,) * size, (0,) * size)

    def add(self, wins: Sequence[int], points: Sequence[int]) -> Self:
        """Return the sums with one sample more."""
        apart = [each - points[0] for each in points]
        return replace(
            self,
            count=self.count + 1,
            wins=_added(self.wins, wins),
            points=_added(self.points, points),
            apart=_added(self.apart, apart),
            squares=_added(self.squares, [each * each for each in apart]),
        )

    def mean(self, place: int) -> float:
        """Return how many points more than the choice made one brings."""
        return self.apart[place] / self.count if self.count else 0.0

    def error(self, place: int) -> float:
        """Return the standard error of that."""
        if self.count < 2:
            return math.inf
        over = self.squares[place] - self.apart[place] ** 2 / self.count
        return math.sqrt(max(0.0, over) / (self.count - 1) / self.count)

    def as_words(self) -> list[Any]:
        """Return them as plain lists; `read` undoes it."""
        return [self.count, *map(list, (self.wins, self.points, self.apart, self.squares))]

    @classmethod
    def read(cls, words: Sequence[Any]) -> Self:
        """Read plain lists."""
        return cls(words[0], *map(tuple, words[1:]))


def _added(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


@dataclass(frozen=True, slots=True)
class Study:
    """One decision as far as it is weighed."""

    place: int
    choices: tuple[Choice, ...]  # the one made first
    rival: int | None  # the place of the one that it is measured against
    wide: Sums
    close: Sums  # of the choice made and the rival

    @property
    def loss(self) -> float:
        """Return by how many points the rival seems better."""
        return self.close.mean(1) if self.rival is not None else 0.0

    def as_words(self) -> dict[str, Any]:
        """Return it as plain values; `read` undoes it."""
        keys = [choice.key for choice in self.choices]
        sums = {"wide": self.wide.as_words(), "close": self.close.as_words()}
        return {"place": self.place, "choices": keys, "rival": self.rival, **sums}

    @classmethod
    def read(cls, words: dict[str, Any]) -> Self:
        """Read plain values."""
        choices = tuple(map(Choice.read, words["choices"]))
        return cls(words["place"], choices, words["rival"], Sums.read(words["wide"]), Sums.read(words["close"]))


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is spent on a hand: samples in the first round and the others, and seconds at most."""

    wide: int = WIDE
    close: int = CLOSE
    deep: int = DEEP
    rounds: tuple[int, ...] = ROUNDS
    seconds: float = BUDGET


@dataclass(frozen=True, slots=True)
class Weighing:
    """All decisions of a seat as far as they are weighed."""

    seed: str
    studies: tuple[Study, ...]
    spent: float = 0.0  # seconds

    @property
    def samples(self) -> int:
        """Return how many deals were sampled."""
        return sum(study.wide.count + study.close.count for study in self.studies)

    def as_words(self) -> dict[str, Any]:
        """Return it as plain values that can be kept; `read` undoes it."""
        return {"seed": self.seed, "spent": self.spent, "studies": [study.as_words() for study in self.studies]}

    @classmethod
    def read(cls, words: dict[str, Any]) -> Self:
        """Read plain values."""
        return cls(words["seed"], tuple(map(Study.read, words["studies"])), words["spent"])


# the work


def begin(tables: Tables, found: Sequence[Moment], seed: str, *, by_strong: bool = True) -> Weighing:
    """Return the state before the first sample: the choices of each decision, and what rivals the one made."""
    return Weighing(seed, tuple(_begun(tables, moment, seed, by_strong) for moment in found))


def _begun(tables: Tables, moment: Moment, seed: str, by_strong: bool) -> Study:
    ranked = [each.choice for each in weighed(tables, moment.view)]
    wanted = ranked[:1]
    if by_strong and len(ranked) > 1:
        wanted.append(tables.strong(moment.view, Random(f"{seed}:{moment.place}")))
    others = [choice for choice in dict.fromkeys((*wanted, *ranked)) if choice != moment.made][:MOST_CHOICES]
    choices = (moment.made, *others)
    rivals = [choices.index(choice) for choice in reversed(wanted) if choice != moment.made]
    return Study(moment.place, choices, rivals[0] if rivals else None, Sums.none(len(choices)), Sums.none(2))


def advance(
    tables: Tables,
    found: Sequence[Moment],
    weighing: Weighing,
    effort: Effort,
    *,
    seconds: float = math.inf,
    clock: Callable[[], float] = time.process_time,
) -> Weighing:
    """Return the state after as much more work as there is, or as goes into so many seconds."""
    start = clock()
    spent = 0.0
    while spent < seconds and (turn := _next(weighing, effort, weighing.spent + spent)) is not None:
        place, is_wide = turn
        study = _sampled(tables, found[place], weighing, weighing.studies[place], effort, is_wide=is_wide)
        studies = weighing.studies
        weighing = replace(weighing, studies=(*studies[:place], study, *studies[place + 1 :]))
        spent = clock() - start
    return replace(weighing, spent=weighing.spent + spent)


def is_done(weighing: Weighing, effort: Effort) -> bool:
    """Say whether nothing is left to do."""
    return _next(weighing, effort, weighing.spent) is None


def progress(weighing: Weighing, effort: Effort) -> float:
    """Return how much of the work is done, from 0 to 1."""
    if is_done(weighing, effort):
        return 1.0
    deep = min(MOST_DEEP, len(weighing.studies)) * (effort.deep - effort.close)
    whole = (len(weighing.studies) * (effort.wide + effort.close) + deep) * effort.rounds[-1]
    return min(0.99, max(weighing.samples / max(1, whole), weighing.spent / effort.seconds))


def _next(weighing: Weighing, effort: Effort, spent: float) -> tuple[int, bool] | None:
    """Return which decision is sampled next, and whether with all its choices; None if all is done."""
    if spent >= effort.seconds:
        return None
    places = [*enumerate(weighing.studies)]
    measured = [(place, study) for place, study in places if study.rival is not None]
    costly = sorted((each for each in measured if each[1].loss > 0), key=lambda each: -each[1].loss)[:MOST_DEEP]
    for times in effort.rounds:
        for some, most in ((measured, effort.close * times), (costly, effort.deep * times)):
            short = [(study.close.count, place) for place, study in some if study.close.count < most]
            if short:
                return min(short)[1], False
        short = [(study.wide.count, place) for place, study in places if study.wide.count < effort.wide * times]
        if short:
            return min(short)[1], True
    return None


def _sampled(
    tables: Tables, moment: Moment, weighing: Weighing, study: Study, effort: Effort, *, is_wide: bool
) -> Study:
    """Return a decision with one sample more."""
    sums = study.wide if is_wide else study.close
    seed = f"{weighing.seed}:{study.place}:{'wide' if is_wide else 'close'}:{sums.count}"
    choices = study.choices if is_wide else (study.choices[0], study.choices[study.rival or 0])
    came = [_played_out(tables, moment.view, choice, seed) for choice in choices]
    sums = sums.add([won for won, _ in came], [points for _, points in came])
    if not is_wide:
        return replace(study, close=sums)
    rival = study.rival
    if rival is None and sums.count == effort.wide:
        best = max(range(len(choices)), key=sums.mean)
        rival = best if sums.mean(best) > 0 else None
    return replace(study, wide=sums, rival=rival)


def _played_out(tables: Tables, view: View, choice: Choice, seed: str) -> tuple[int, int]:
    """Return whether the seat wins one sample after a choice, and its points."""
    table = tables.sample(view, Random(seed)).apply(choice)
    result = play_on(tables, table, [tables.sampled_by] * len(view.places), seed).result
    assert result is not None
    return int(view.seat in result.winners), result.points[view.seat]


# what came of it


@dataclass(frozen=True, slots=True)
class Chance:
    """What a choice promises, by so many samples."""

    choice: Choice
    count: int
    wins: float  # of all
    points: float  # on average
    apart: float  # points more than after the choice made, on average
    error: float  # standard error of that


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision as it is told: the choices with what they promise, and what the one made cost."""

    moment: Moment
    chances: tuple[Chance, ...]  # the one made first
    better: Choice | None  # what it is measured against
    loss: float  # points by which that seems better
    margin: float  # what chance alone may make of it
    reasons: tuple[Reason, ...] = ()  # of the choice made
    reasons_better: tuple[Reason, ...] = ()
    counted: tuple[Choice, ...] = ()  # what seems best to whoever counts and samples nothing: more than one if alike

    @property
    def best(self) -> Choice | None:
        """Return what the samples hold best: the better one where that is sure, else the first by points."""
        sampled = [chance for chance in self.chances if chance.count]
        return self.better if self.cost else max(sampled, key=lambda each: each.points).choice if sampled else None

    @property
    def cost(self) -> float:
        """Return the points that it cost; nothing within the error of the samples."""
        return self.loss if self.loss > self.margin else 0.0


def verdicts(tables: Tables, found: Sequence[Moment], weighing: Weighing) -> tuple[Verdict, ...]:
    """Return what is known of each decision, in the order of play."""
    measured = sum(study.close.count > 0 for study in weighing.studies)
    return tuple(
        _verdict(tables, moment, study, measured) for moment, study in zip(found, weighing.studies, strict=True)
    )


def _verdict(tables: Tables, moment: Moment, study: Study, measured: int) -> Verdict:
    chances = tuple(_chance(study, place) for place in range(len(study.choices)))
    better = study.choices[study.rival] if study.rival is not None else None
    ranked = weighed(tables, moment.view)
    told = {each.choice: each.reasons for each in ranked}
    margin = bound(study.close.count, measured) * study.close.error(1) if study.close.count > 1 else math.inf
    why = told.get(better, ()) if better is not None else ()
    counted = tuple(each.choice for each in ranked if each.worth == ranked[0].worth)
    return Verdict(moment, chances, better, study.loss, margin, told.get(moment.made, ()), why, counted)


def _chance(study: Study, place: int) -> Chance:
    wide, close = study.wide, study.close
    beside = {0: 0, study.rival: 1}.get(place)  # where the closer look has it
    count, wins, points = wide.count, wide.wins[place], wide.points[place]
    if beside is not None:
        count, wins, points = count + close.count, wins + close.wins[beside], points + close.points[beside]
    sums, at = (wide, place) if beside is None or not close.count else (close, beside)
    of = max(1, count)
    return Chance(study.choices[place], count, wins / of, points / of, sums.mean(at), sums.error(at))


def costliest(told: Sequence[Verdict], most: int = 3) -> tuple[Verdict, ...]:
    """Return the decisions that cost most, the worst first."""
    costly = [each for each in told if each.cost > 0]
    return tuple(sorted(costly, key=lambda each: -each.cost)[:most])


def bound(count: int, measured: int) -> float:
    """Return how many standard errors a loss must exceed when so many decisions of a hand are measured.

    One of many is called a mistake by chance as seldom as one alone would be. Few samples ask for more (Student's t,
    by the first term of its expansion).
    """
    normal = NormalDist().inv_cdf(1 - (1 - SURE) / 2 / max(1, measured))
    return normal + (normal**3 + normal) / (4 * max(1, count - 1))


# what needs no samples


def weighed(tables: Tables, view: View) -> Sequence[Weighed]:
    """Return the choices ranked at once, by what can be counted."""
    return tables.weigh(view) if len(view.choices) > 1 else [Weighed(choice, 0.0) for choice in view.choices]


def findings(verdict: Verdict, events: Sequence[Event]) -> tuple[str, ...]:
    """Return the slugs of what a decision that cost can be called by name; `events` are those of the whole hand.

    `u`: a win let go. `phong`, `chiu`, `claim`: a card not called or taken that had better been. `fed-u`, `fed`: a
    neighbour won or went on with the card thrown. What lies within the error of the samples is not called anything.
    """
    if not verdict.cost:
        return ()
    found = []
    moment, better = verdict.moment, verdict.better
    made = moment.made
    if made.act != WIN and any(choice.act == WIN for choice in moment.view.choices):
        found.append("u")
    elif better is not None and better.taken and not made.taken:
        found.append(better.act if better.act in CALLED else "claim")
    if made.cards and not made.taken and (taker := _taker(made, moment, events)) is not None:
        found.append("fed-u" if taker.act == WIN else "fed")
    return tuple(found)


def _taker(made: Choice, moment: Moment, events: Sequence[Event]) -> Event | None:
    """Return how another seat took what was thrown, if the next to act did."""
    for event in events[len(moment.view.events) :]:
        if event.seat == moment.view.seat or event.act == LET_GO:
            continue
        return event if event.taken in made.cards else None
    return None


def par(tables: Tables, setting: Setting, seed: str) -> Table:
    """Return the hand as strong players in all seats play the same deal."""
    table = tables.deal(setting)
    return play_on(tables, table, [STRONG] * len(table.hands), seed)
