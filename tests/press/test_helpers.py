"""Processes that part from the printing one: they speak over a line, and none outlives it."""

import os
import signal
import time
from pathlib import Path

import pytest

from tutorials.press.helpers import Ended, Helper

PATIENCE = 60  # seconds that a busy machine may take


def is_alive(pid):
    """Say whether a process runs, which one that ended and is waited for does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_helper_is_told_and_says():
    helper = Helper(lambda line: line.send(line.recv() + 1))
    helper.tell(1)
    assert helper.hear() == 2
    helper.rest()


def test_what_goes_wrong_in_it_is_raised_here():
    with pytest.raises(ValueError, match="no such page"):
        Helper(lambda line: int("no such page")).hear()


def test_one_that_is_killed_is_missed():
    with pytest.raises(Ended, match="-9"):
        Helper(lambda line: os.kill(os.getpid(), signal.SIGKILL)).hear()


def test_it_ends_with_its_parent():
    pids, said = os.pipe()
    parent = os.fork()
    if not parent:

        def wait(line):
            os.write(said, str(os.getpid()).encode())
            time.sleep(3600)

        Helper(wait)
        signal.pause()
    child = int(os.read(pids, 20))
    assert is_alive(child)
    os.kill(parent, signal.SIGKILL)
    os.waitpid(parent, 0)
    end = time.monotonic() + PATIENCE
    while is_alive(child):
        assert time.monotonic() < end
        time.sleep(0.01)
    os.close(pids)
    os.close(said)
