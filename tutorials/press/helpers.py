"""Helpers of a printing process: processes that part from it, each to do a piece of its work beside it."""

import ctypes
import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

END_WITH_PARENT = 1  # of prctl: the signal that comes when the parent ends


class Ended(Exception):
    """A helper ended before it said all that was asked of it."""


class Helper:
    """A process with all that this one has at hand, and a line to it.

    What goes wrong in it is raised here, where its next word is waited for.
    """

    def __init__(self, task: Callable[[Connection], None]) -> None:
        """Let it begin its task, in which it speaks over the line that it is given."""
        context = multiprocessing.get_context("fork")
        self._line, line = context.Pipe()
        self._process = context.Process(target=_work, args=(task, line, os.getpid()), daemon=True)
        self._process.start()
        line.close()  # here: else nobody would hear that the helper has ended

    def tell(self, word: Any) -> None:
        """Say something to it."""
        self._line.send(word)

    def hear(self) -> Any:
        """Wait for its next word. Raises what went wrong in it, and Ended if it is no more."""
        try:
            word = self._line.recv()
        except (EOFError, ConnectionError) as error:
            self._process.join()
            raise Ended(f"with {self._process.exitcode}") from error
        if isinstance(word, Exception):
            raise word
        return word

    def rest(self) -> None:
        """Let it end: it has nothing more to say."""
        self._line.close()
        self._process.join()


def end_with(parent: int) -> None:
    """Ask the kernel to end this process when its parent ends, however that comes about."""
    ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != parent:  # already
        raise SystemExit


def _work(task: Callable[[Connection], None], line: Connection, parent: int) -> None:
    end_with(parent)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)
    try:
        task(line)
    except Exception as error:
        line.send(error)
