"""A real press: one process prints, within bounds; what goes wrong is noted; nothing is left when it stops."""

import contextlib
import io
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from tests.press.pressing import CRASHED, ENDLESS, GOOD, HUGE, HUNG, KILLED
from tests.press.printers import block
from tutorials.press import queue as press
from tutorials.press import shift

ROOT = Path(__file__).parents[2]
PATIENCE = 120  # seconds that a busy machine may take
pytestmark = pytest.mark.xdist_group("the press")


class Running:
    """A press in a process of its own."""

    def __init__(self, folder: Path, *games: str, parent: tuple[str, ...] = (), books: Path | None = None) -> None:
        self.database, self.books, self.log = folder / "db.sqlite3", books or folder / "books", folder / "log"
        self.spare = folder / "spare"
        kept = {
            name: os.environ[name] for name in ("PATH", "PYTHONPATH", "HOME", "LANG", "TMPDIR") if name in os.environ
        }
        environ = kept | {
            "DJANGO_SETTINGS_MODULE": "totom_site.settings",
            "DJANGO_ENV": "production",
            "HTTPS": "0",
            "SECRET_KEY": "for tests alone: " + "x" * 50,
            "ALLOWED_HOSTS": "chieu.example",
            "DATABASE_URL": f"sqlite:///{self.database}",
            "RULEBOOK_DIR": str(self.books),
            "RULEBOOK_SPARE": str(self.spare),
        }
        command = [*parent, sys.executable, "-m", "tests.press.pressing", *games]
        with self.log.open("w") as said:
            self.process = subprocess.Popen(command, cwd=ROOT, env=environ, stdout=said, stderr=said)

    def rows(self) -> dict[str, tuple[str, str]]:
        """Return state and reason of each order, by game."""
        try:
            with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=20) as database:
                [table] = database.execute("select name from sqlite_master where name like '%dbtaskresult'").fetchone()
                asked = "json_extract(args_kwargs, '$.kwargs.words.edition.game'), status, exception_class_path"
                return {
                    game: (status, reason) for game, status, reason in database.execute(f"select {asked} from {table}")
                }
        except (sqlite3.OperationalError, TypeError):
            return {}

    def wait(self, is_so) -> None:
        """Wait until something is so."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.02)

    def wait_for(self, status: str) -> None:
        """Wait until an order is in this state."""
        self.wait(lambda: status in [status for status, _ in self.rows().values()])


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def lives(pid: int) -> bool:
    """Say whether a process is there, and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def niceness(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[16])


@pytest.fixture
def run(tmp_path):
    """Start presses that end with the test."""
    started = []

    def start(*games, **more):
        started.append(Running(tmp_path, *games, **more))
        return started[-1]

    yield start
    for each in started:
        for pid in (*children(each.process.pid), each.process.pid):
            if lives(pid):
                os.kill(pid, signal.SIGKILL)
        each.process.wait(PATIENCE)


def test_one_process_prints_whatever_goes_wrong_with_a_book(run):
    """A book without end, one too big, one whose process is killed, one that breaks: the next is printed."""
    games = (ENDLESS, HUGE, KILLED, CRASHED, GOOD)
    running = run(*games)
    most, nice = 0, set()

    def all_done():
        nonlocal most
        workers = children(running.process.pid)
        most = max(most, len(workers))
        for pid in workers:
            with contextlib.suppress(OSError):  # it has ended meanwhile
                nice.update([niceness(pid)] if lives(pid) else [])
        rows = running.rows()
        return (
            len(rows) == 4
            and {status for status, _ in rows.values()} == {"FAILED"}
            and list(running.books.glob("sam-*"))
        )

    running.wait(all_done)
    reasons = {game: reason.rpartition(".")[2] for game, (_, reason) in running.rows().items()}
    assert reasons == {ENDLESS: "Overtime", HUGE: "TooBig", KILLED: "Broken", CRASHED: "RuntimeError"}
    assert (most, nice) == (1, {max(10, os.nice(0))})
    running.process.terminate()
    assert running.process.wait(PATIENCE) == 0


def test_a_press_that_cannot_write_its_folder_keeps_the_book_in_the_spare_one(run, tmp_path):
    running = run(GOOD, books=block(tmp_path / "file"))
    running.wait(lambda: list(running.spare.glob("chieu-lang-*/sam-*.pdf")))
    running.process.terminate()
    assert running.process.wait(PATIENCE) == 0
    assert "Not a directory; it is kept in" in running.log.read_text()


def test_a_press_that_is_stopped_ends_its_worker_and_its_order_can_be_made_again(run):
    running = run(HUNG)
    running.wait_for("RUNNING")
    [worker] = children(running.process.pid)
    running.process.terminate()
    assert running.process.wait(PATIENCE) == 0
    assert not lives(worker)
    assert running.rows() == {}


def test_a_press_that_is_killed_takes_its_worker_along(run):
    running = run(HUNG)
    running.wait_for("RUNNING")
    [worker] = children(running.process.pid)
    running.process.kill()
    running.wait(lambda: not lives(worker))


def test_the_press_ends_with_the_server_that_started_it(run):
    """A shell stands for the server; killed, it can tell nobody."""
    running = run(HUNG, parent=("sh", "-c", '"$@"; true', "sh"))
    running.wait_for("RUNNING")
    [watch] = children(running.process.pid)
    [worker] = children(watch)
    running.process.kill()
    running.wait(lambda: not lives(watch) and not lives(worker))


def test_a_press_whose_server_has_ended_before_it_began_ends_too(printer, settings, monkeypatch):
    monkeypatch.setattr(shift, "start", lambda: pytest.fail("it prints"))
    monkeypatch.setattr(shift, "prepare", lambda: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(press, "forget_interrupted", lambda: None)
    call_command("press", with_parent=os.getppid() + 1)


def test_a_second_press_is_refused_in_one_line(printer, settings):
    with press.living(), pytest.raises(CommandError) as caught:
        call_command("press")
    said = str(caught.value)
    assert "Đã có máy in đang chạy" in said and "already running" in said and "\n" not in said


def test_the_press_of_a_server_waits_until_that_of_the_server_before_has_ended(printer, settings, monkeypatch):
    """A press that is still loading ends seconds after its server: by then the next server has begun."""
    ran = []
    monkeypatch.setattr(shift.Shift, "run", lambda self: ran.append(press.is_alive()))
    monkeypatch.setattr(press, "LOOKS", 1)
    before = ExitStack()
    before.enter_context(press.living())
    timer = threading.Timer(0.5, before.close)
    timer.start()
    said = io.StringIO()
    call_command("press", with_parent=os.getppid(), stderr=said)
    assert ran == [True] and not timer.is_alive()
    assert said.getvalue().count("already running") == 1


def test_a_press_whose_server_ends_while_it_waits_waits_no_longer(printer, settings):
    with press.living(), pytest.raises(CommandError):
        call_command("press", with_parent=os.getppid() + 1)


def test_a_folder_that_cannot_be_written_is_named(printer, settings, tmp_path):
    settings.RULEBOOK_DIR = settings.RULEBOOK_SPARE = block(tmp_path / "file")
    with pytest.raises(CommandError, match="file/books"):
        call_command("press")
