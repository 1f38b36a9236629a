"""The work of weighing a hand: who does it, how far it is, and what stands when it is done.

The sums so far stand in the database after every second of work. Whoever works holds the hand for a while and says so
there; a process that is killed loses it, and another goes on from the sums. What comes out is the same.
"""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from secrets import token_hex

from django.conf import settings
from django.db import DatabaseError
from django.db.models import Q
from django.utils import timezone
from django_tasks import TaskResultStatus, task, task_backends
from django_tasks_db.backend import DatabaseBackend
from django_tasks_db.models import DBTaskResult

from tutorials.play.sampling import Effort, Verdict, Weighing, advance, begin, is_done, par, progress, verdicts
from tutorials.weighing.hands import Hand
from tutorials.weighing.models import Weighed

EFFORT = Effort(seconds=12.0)  # rivals, par and samples: up to two more go by until a worker begins and a page asks
BLOCK = 1.0  # seconds of work between two notes of the sums
AT_ONCE = 0.5  # seconds of work for a page, on a programmer's own server
HELD = timedelta(seconds=20)  # longer than any block
LONGEST = 60.0  # seconds that one worker stays at a hand
LATE = timedelta(seconds=90)  # after which nobody is told to wait on: a book is being printed, or no press runs
MOST_TRIES = 8  # then it is left as it is
MOST_WAITING = 40  # hands that wait for a worker
PRIORITY = 1  # before books: it takes less than theirs
SEED = "chieu-lang"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Look:
    """How far the work on a hand is."""

    progress: float = 0.0  # from 0 to 1
    is_done: bool = False
    is_stuck: bool = False  # nobody works on it, nor will
    row: Weighed | None = None


@dataclass(frozen=True)
class Findings:
    """What is known of a hand: each decision, and what par is."""

    verdicts: tuple[Verdict, ...]
    look: Look
    samples: int = 0
    seconds: float = 0.0
    par: tuple[int, ...] = ()
    seed: str = SEED


def look(hand: Hand) -> Look:
    """Return how far the work on a hand is, and see that somebody works on it."""
    try:
        row, _is_new = Weighed.objects.get_or_create(key=hand.key, defaults={"hand": hand.as_words()})
        is_stuck = not row.is_done and not _order(row)
        row.refresh_from_db()
    except DatabaseError as error:
        log.error("a hand is not weighed: %s", error)
        return Look(is_stuck=True)
    done = progress(Weighing.read(row.state), EFFORT) if row.state else 0.0
    return Look(1.0 if row.is_done else min(done, 0.99), row.is_done, is_stuck, row)


def find(hand: Hand) -> Findings:
    """Return what is known of a hand: until all samples are played, of each decision only what can be counted.

    So it says what the hint has said, and no rival that a few samples may still forsake.
    """
    found = look(hand)
    if found.row is None or not found.row.state:
        return Findings(_at_once(hand), found)
    weighing = Weighing.read(found.row.state)
    told = verdicts(hand.tables, hand.moments, weighing) if found.is_done else _at_once(hand)
    return Findings(told, found, weighing.samples, weighing.spent, tuple(found.row.par or ()))


def _at_once(hand: Hand) -> tuple[Verdict, ...]:
    """Weigh a hand by what can be counted, without a sample."""
    ranked = begin(hand.tables, hand.moments, SEED, by_strong=False)
    told = verdicts(hand.tables, hand.moments, ranked)
    return tuple(replace(each, better=None) if each.moment.made in each.counted else each for each in told)


# who works


def _order(row: Weighed) -> bool:
    """See that somebody works on a hand; say whether somebody does, or will."""
    now = timezone.now()
    if row.held_until and row.held_until > now:
        return True
    if row.tries >= MOST_TRIES:
        return False
    if not isinstance(task_backends["default"], DatabaseBackend):
        weigh.enqueue(name=row.key, seconds=AT_ONCE)
        return True
    waiting = DBTaskResult.objects.filter(queue_name=settings.PRESS_QUEUE, task_path=weigh.module_path)
    waiting = waiting.filter(status=TaskResultStatus.READY)
    own = waiting.filter(args_kwargs__kwargs__name=row.key).first()
    if own is not None:
        return bool(now - own.enqueued_at < LATE)
    if waiting.count() >= MOST_WAITING:
        return False
    weigh.using(priority=PRIORITY).enqueue(name=row.key, seconds=LONGEST)
    return True


@task(queue_name=settings.PRESS_QUEUE)
def weigh(name: str, seconds: float) -> None:
    """Work on a hand, unless somebody does."""
    work(name, seconds)


def work(key: str, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
    """Work on a hand for so many seconds, or until it is done or somebody else has it."""
    holder = token_hex(8)
    row = _taken(key, holder, timezone.now())
    if row is None:
        return
    hand, end = Hand.read(row.hand), clock() + seconds
    weighing = Weighing.read(row.state) if row.state else _begun(hand, holder, row)
    while not is_done(weighing, EFFORT) and clock() < end:
        weighing = advance(hand.tables, hand.moments, weighing, EFFORT, seconds=min(BLOCK, seconds))
        if not _noted(row, holder, state=weighing.as_words()):
            return
    _noted(row, holder, is_done=is_done(weighing, EFFORT), held_until=None, tries=0)


def _begun(hand: Hand, holder: str, row: Weighed) -> Weighing:
    """Name the rivals and play for par; the time of both counts."""
    start = time.process_time()
    points = par(hand.tables, hand.setting, SEED).result
    weighing = begin(hand.tables, hand.moments, SEED)
    weighing = replace(weighing, spent=time.process_time() - start)
    _noted(row, holder, state=weighing.as_words(), par=list(points.points) if points else None)
    return weighing


def _taken(key: str, holder: str, now: datetime) -> Weighed | None:
    """Take hold of a hand; None if somebody has it, or nothing is left to do."""
    free = Weighed.objects.filter(Q(held_until=None) | Q(held_until__lte=now), key=key, is_done=False)
    row = free.first()
    if row is None or not free.update(holder=holder, held_until=now + HELD, tries=row.tries + 1):
        return None
    return Weighed.objects.get(key=key)


def _noted(row: Weighed, holder: str, **known: object) -> bool:
    """Write down what is known of a hand; say whether it is still held."""
    kept = {"held_until": timezone.now() + HELD, **known}
    return bool(Weighed.objects.filter(pk=row.pk, holder=holder).update(**kept))


def forget(before: datetime, most: int | None = None) -> int:
    """Delete what was asked before, so many at most; return how many hands it were."""
    found = Weighed.objects.filter(asked__lt=before)
    if most is not None:
        found = Weighed.objects.filter(pk__in=list(found.values_list("pk", flat=True)[:most]))
    return found.delete()[0]
