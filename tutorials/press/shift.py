"""The shift at the press: a process that prints orders one by one, and one that watches over it.

The watch has loaded what printing needs, and lets a worker of django-tasks part from it for every order: what a book
takes of memory ends with its worker, and so does whatever goes wrong in it.
"""

import gc
import logging
import multiprocessing
import os
import resource
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.context import ForkProcess
from types import FrameType

from django.conf import settings
from django.core.management import call_command
from django.db import DatabaseError, connections
from django_tasks.signals import task_started

from tutorials.catalogue import load
from tutorials.press import orders, queue
from tutorials.press.helpers import end_with
from tutorials.press.pdf import PRINTING, MissingLibraries

NICE = 10
MEMORY = 1536 * 2**20  # bytes of addresses, of a worker and of each helper; half the largest book takes 810 MB
LOOK = 0.5  # seconds between two looks into the queue
WATCH = 0.5  # seconds between two looks at the worker
PAUSE = 5.0  # seconds before another worker where one failed by itself, as when the database is locked

log = logging.getLogger(__name__)


class Shift:
    """The watch over one worker after the other."""

    def __init__(self, *, parent: int | None = None, prints_ahead: bool = False) -> None:
        """Take the process with which it ends, though that one may have ended already."""
        self._parent = parent
        self._prints_ahead = prints_ahead
        self._is_told = False

    def run(self) -> None:
        """Print orders until a signal comes, or the parent ends."""
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, self._end)
        prepare()
        _in_database(queue.forget_interrupted)
        if self._prints_ahead:
            _in_database(queue.put_ahead)
        while not self.is_over:
            self._watch_one()
        _in_database(queue.forget_interrupted)

    @property
    def is_over(self) -> bool:
        """Say whether to stop."""
        return self._is_told or (self._parent is not None and os.getppid() != self._parent)

    @property
    def has_server(self) -> bool:
        """Say whether it prints for a server, which runs on."""
        return self._parent is not None and not self.is_over

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._is_told = True

    def _watch_one(self) -> None:
        """Let a worker take an order and end; note it if it did not end well."""
        worker = start()
        while worker.is_alive() and not self.is_over:
            worker.join(WATCH)
        if self.is_over:
            stop(worker)
            return
        _in_database(queue.tidy)
        if worker.exitcode:
            failure = queue.Overtime() if worker.exitcode == -signal.SIGALRM else queue.Broken()
            _in_database(lambda: queue.give_up(failure))
            self._rest()

    def _rest(self) -> None:
        end = time.monotonic() + PAUSE
        while time.monotonic() < end and not self.is_over:
            time.sleep(WATCH)


def prepare() -> None:
    """Load what every worker needs, once."""
    os.nice(max(0, NICE - os.nice(0)))
    load()
    try:
        orders.prepare()
    except MissingLibraries as missing:
        log.error("%s", missing.text.en)
    gc.collect()
    gc.freeze()  # else a worker's first collection would copy all of it


def start() -> ForkProcess:
    """Let a worker part from this process."""
    connections.close_all()  # a connection serves one process
    worker = multiprocessing.get_context("fork").Process(target=work, args=(os.getpid(),))
    worker.start()
    return worker


def stop(worker: ForkProcess) -> None:
    """End a worker: at once if it waits, else in the middle of a book."""
    worker.terminate()
    worker.join(WATCH)
    worker.kill()
    worker.join()


def work(watch: int) -> None:
    """Wait for an order, print it within bounds, and end."""
    end_with(watch)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    gc.set_threshold(*PRINTING)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    task_started.connect(_set_deadline)
    try:
        call_command(
            "db_worker",
            queue_name=settings.PRESS_QUEUE,
            interval=LOOK,
            max_tasks=1,
            startup_delay=False,
            reload=False,
            verbosity=0,
        )
    except DatabaseError as error:
        log.warning("the press cannot look into its queue: %s", str(error).partition("\n")[0])
        raise SystemExit(1) from None


def _set_deadline(**_: object) -> None:
    signal.alarm(queue.DEADLINE)


def _in_database(change: Callable[[], None]) -> None:
    """Change the queue; the press outlives a database that is away for a while, of which its workers tell."""
    with suppress(DatabaseError):
        change()
