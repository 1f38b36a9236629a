"""The press as readers meet it: a short queue of orders, and what became of each.

The queue is a table of django-tasks; `manage.py press` (see shift.py) is the one process of this machine that prints.
It does whatever else stands in the queue too, as weighing a hand (`weighing/job.py`): that comes first, being short.
"""

import fcntl
import logging
import math
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta
from itertools import islice
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import DatabaseError, transaction
from django.db.models import Q
from django.utils import timezone
from django_tasks import TaskResultStatus, task, task_backends
from django_tasks_db.backend import DatabaseBackend
from django_tasks_db.models import DBTaskResult, DBTaskResultQuerySet

from tutorials.catalogue import Text
from tutorials.press import orders, store
from tutorials.press.orders import Order
from tutorials.press.pdf import MissingLibraries

MOST = 4  # orders that may wait
MOST_OWN = 2  # of them, editions of somebody's own: nobody can fill the queue by thinking up villages
COMMON, OWN, AHEAD = 0, -1, -2  # priorities: what many may want is printed first, and last what nobody waits for
MOST_AHEAD = 40  # orders that nobody waits for
DEADLINE = 600  # seconds after which a book is given up; a whole book takes forty on a usual machine
LATE = 60  # seconds after the deadline when even the press must have noticed
TRY_AGAIN = 600  # seconds for which a failure is told instead of another try
LOOKS = 10  # times that a new press looks whether there is one
TOO_OLD = 3600  # seconds after which nobody waits for an order any more
LOCK = "press.lock"  # held by the press

log = logging.getLogger(__name__)


# what a reader may hear instead of getting the book


class Delay(Exception):
    """There is no book yet."""


class Waiting(Delay):
    """The order waits or is being printed; `ahead` orders come before it."""

    def __init__(self, ahead: int) -> None:
        super().__init__(f"{ahead} before it")
        self.ahead = ahead


class Full(Delay):
    """So many orders wait that no more are taken."""


class Closed(Delay):
    """No press runs on this machine, or its queue cannot be written."""


class Failed(Delay):
    """The order could not be printed: `text` says why, `seconds` when another try may be made."""

    def __init__(self, reason: str, seconds: int) -> None:
        super().__init__(reason)
        self.text = next((each.text for each in FAILURES if _named(each) == reason), Failure.text)
        self.seconds = seconds


# why an order fails


class Failure(Exception):
    """An order could not be printed."""

    text = Text("Có lỗi trong khi in.", "Something went wrong during printing.")


class Overtime(Failure):
    """It took too long."""

    text = Text(
        f"Quá {DEADLINE // 60} phút chưa in xong nên máy dừng. Bản ngắn hơn thì in nhanh hơn.",
        f"Printing was not done after {DEADLINE // 60} minutes, so the press gave up. A shorter book prints faster.",
    )


class TooBig(Failure):
    """It needs more memory than the press may have."""

    text = Text(
        "Bản này cần nhiều bộ nhớ hơn phần dành cho máy in. Bản ngắn hơn thì cần ít hơn.",
        "The book needs more memory than the press may use. A shorter book needs less.",
    )


class NoRoom(Failure):
    """It could be kept nowhere, not even in the spare folder."""

    text = Text(
        "Máy không có chỗ cất sách: đĩa đầy, hoặc không cho ghi.",
        "There is no room to keep the book: the disk is full or cannot be written to.",
    )


class Broken(Failure):
    """The printing process ended in the middle."""

    text = Text("Máy in dừng giữa chừng.", "The press stopped in the middle of printing.")


FAILURES = (Overtime, TooBig, NoRoom, Broken)


def _named(kind: type[Exception]) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


# what the press does with an order


@task(queue_name=settings.PRESS_QUEUE)
def print_order(words: dict[str, Any], name: str) -> None:
    """Print an order; `name` is the file that its reader waits for."""
    try:
        order = orders.read(words)
        if order.path.name != name:
            raise Broken("the press was started before the site was changed: start it again")
        orders.fulfil(order)
    except MemoryError as error:
        raise TooBig from error
    except OSError as error:
        log.error("%s is kept neither in %s nor in %s: %s", name, settings.RULEBOOK_DIR, settings.RULEBOOK_SPARE, error)
        raise NoRoom from error
    except Exception:
        log.exception("%s is not printed", name)
        raise


# the queue


def get(order: Order) -> Path:
    """Return the file of an order if it is kept; otherwise see that it is printed.

    Raises Waiting, Full, Closed, Failed or MissingLibraries.
    """
    place = order.path
    if path := store.find(place):
        return path
    if not _has_queue():
        return _print_at_once(order)
    try:
        delay = _fate(place.name) or _put(order)
    except DatabaseError as error:
        log.warning("%s cannot be ordered: %s", place.name, error)
        raise Closed from error
    if path := store.find(place):  # meanwhile
        return path
    raise delay


def _has_queue() -> bool:
    """Say whether orders go to the press; on a programmer's own server they are printed where they are taken."""
    return isinstance(task_backends["default"], DatabaseBackend)


def _print_at_once(order: Order) -> Path:
    result = print_order.enqueue(words=orders.written(order), name=order.path.name)
    if result.status == TaskResultStatus.FAILED:
        raise _failure(result.errors[-1].exception_class_path, TRY_AGAIN)
    return store.find(order.path) or order.path


def _rows() -> DBTaskResultQuerySet:
    return DBTaskResult.objects.filter(queue_name=settings.PRESS_QUEUE)


def _waiting() -> DBTaskResultQuerySet:
    """Return the orders for which somebody waits and that are not yet printed."""
    return _rows().filter(status=TaskResultStatus.READY, priority__gt=AHEAD)


def _put(order: Order) -> Delay | Exception:
    """Put an order into the queue, if there is room and a press; say what its reader hears."""
    if not is_alive():
        return Closed()
    priority = COMMON if order.is_common else OWN
    with transaction.atomic():
        books = _waiting().filter(task_path=print_order.module_path)
        waiting = books.values_list("priority", flat=True)
        if len(waiting) >= MOST or (priority == OWN and list(waiting).count(OWN) >= MOST_OWN):
            return Full()
        print_order.using(priority=priority).enqueue(words=orders.written(order), name=order.path.name)
    return _fate(order.path.name) or Waiting(len(waiting))


def _fate(name: str) -> Delay | Exception | None:
    """Return what became of an order, or None if there is none, or none that counts."""
    row = _rows().filter(args_kwargs__kwargs__name=name).order_by("-enqueued_at").first()
    if row is not None and row.status == TaskResultStatus.READY and row.priority == AHEAD:
        row.priority = COMMON  # now somebody waits for it
        row.save(update_fields=["priority"])
    tell = _FATES.get(row.status) if row is not None else None
    return tell(row) if tell is not None and row is not None else None


def _ready(row: DBTaskResult[Any, Any]) -> Delay:
    if not is_alive():
        return Closed()
    before = Q(priority__gt=row.priority) | Q(priority=row.priority, enqueued_at__lt=row.enqueued_at)
    ready = _rows().filter(before, status=TaskResultStatus.READY).count()
    return Waiting(ready + _rows().filter(status=TaskResultStatus.RUNNING).count())


def _running(row: DBTaskResult[Any, Any]) -> Delay | Exception | None:
    late = timezone.now() - row.started_at - timedelta(seconds=DEADLINE + LATE)
    return Waiting(0) if late < timedelta() else _told(_named(Broken), late)


def _failed(row: DBTaskResult[Any, Any]) -> Delay | Exception | None:
    return _told(row.exception_class_path, timezone.now() - row.finished_at)


def _told(reason: str, since: timedelta) -> Delay | Exception | None:
    """Tell a failure for a while; then another try may be made."""
    left = TRY_AGAIN - since.total_seconds()
    return _failure(reason, math.ceil(left)) if left > 0 else None


def _failure(reason: str, seconds: int) -> Delay | Exception:
    return MissingLibraries() if reason == _named(MissingLibraries) else Failed(reason, seconds)


_FATES = {TaskResultStatus.READY: _ready, TaskResultStatus.RUNNING: _running, TaskResultStatus.FAILED: _failed}


# how the press is


@dataclass(frozen=True, slots=True)
class State:
    """Whether a press runs on this machine, and how many orders wait for it."""

    is_alive: bool
    waiting: int


def state() -> State:
    """Tell how the press is. Raises DatabaseError."""
    waiting = _waiting().count() if _has_queue() else 0
    return State(is_alive(), waiting)


def is_alive() -> bool:
    """Say whether a press runs on this machine; it holds a lock as long as it lives."""
    if not _has_queue():
        return True
    try:
        with store.locked(LOCK, how=fcntl.LOCK_SH | fcntl.LOCK_NB):
            return False
    except BlockingIOError:
        return True
    except OSError:
        return False


@contextmanager
def living() -> Iterator[None]:
    """Be the press of this machine. Raises BlockingIOError if there is one, OSError if books can be kept nowhere."""
    with ExitStack() as stack:
        for _ in range(LOOKS):  # a reader who asks whether there is one holds the lock for a moment
            with suppress(BlockingIOError):
                stack.enter_context(store.locked(LOCK, how=fcntl.LOCK_EX | fcntl.LOCK_NB))
                break
            time.sleep(0.1)
        else:
            raise BlockingIOError
        yield


# what the press does with the queue


def put_ahead() -> None:
    """Put behind all others, anew, what is printed ahead and not yet kept."""
    _rows().filter(status=TaskResultStatus.READY, priority=AHEAD).delete()
    wanted = (order for order in orders.usual() if not store.find(order.path))
    for order in islice(wanted, MOST_AHEAD):
        print_order.using(priority=AHEAD).enqueue(words=orders.written(order), name=order.path.name)


def forget_interrupted() -> None:
    """Take out orders that were being printed when the press was stopped, so that they can be ordered anew."""
    _rows().filter(status=TaskResultStatus.RUNNING).delete()


def give_up(failure: Failure) -> None:
    """Note that what was being printed has failed."""
    for row in _rows().filter(status=TaskResultStatus.RUNNING):
        log.error("%s is not done: %s", row.args_kwargs["kwargs"]["name"], failure.text.en)
        row.set_failed(failure)


def tidy() -> None:
    """Take out what is done, and notes of failures and orders that are too old to matter."""
    now = timezone.now()
    _rows().filter(status=TaskResultStatus.SUCCESSFUL).delete()
    _rows().filter(status=TaskResultStatus.FAILED, finished_at__lt=now - timedelta(seconds=TRY_AGAIN)).delete()
    _waiting().filter(enqueued_at__lt=now - timedelta(seconds=TOO_OLD)).delete()
