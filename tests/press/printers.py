"""A printer that prints a line instead of a book, a queue in the database in which orders wait, and bad disks."""

import errno
import os
from pathlib import Path

import pytest

from tutorials.press import queue as press
from tutorials.press.pdf import Printed
from tutorials.rulebook import orders

QUEUE = {"BACKEND": "django_tasks_db.DatabaseBackend", "QUEUES": []}


@pytest.fixture
def printer(settings, tmp_path, monkeypatch):
    """Print into a folder of the test's own; returns what was printed, each with its address."""
    settings.RULEBOOK_DIR = tmp_path / "books"
    settings.SITE_ADDRESS = "https://chieu.example"
    settings.RULEBOOK_SPARE = tmp_path / "spare"
    asked = []

    def print_book(edition, code, address):
        asked.append((edition, address))
        return Printed(f"%PDF {code} {address} ".encode() + b"x" * 500, 1)

    def print_sheet(leaf, address):
        asked.append(((leaf.game.slug, leaf.lang, leaf.face), address))
        return Printed(b"%PDF " + b"x" * 500, 1)

    monkeypatch.setattr(orders, "print_book", print_book)
    monkeypatch.setattr(orders, "print_sheet", print_sheet)
    monkeypatch.setattr(orders, "inscribe", lambda book, edition: book + f"{edition.name}|{edition.club}".encode())
    return asked


@pytest.fixture
def queue(settings, printer, db, monkeypatch):
    """Let orders wait for a press that lives and does nothing; returns what was printed."""
    settings.TASKS = {"default": QUEUE}
    monkeypatch.setattr(press, "is_alive", lambda: True)
    return printer


FULL = errno.ENOSPC, ("pathlib.Path.write_bytes",)
READ_ONLY = errno.EROFS, ("pathlib.Path.write_bytes", "os.mkdir", "os.open", "os.utime")


def refuse(monkeypatch, folder, disk):
    """Let the disk under a folder be full, or read-only."""
    number, names = disk
    for name in names:
        owner, _, call = name.rpartition(".")
        usual = getattr(os if owner == "os" else Path, call)

        def refusing(path, *args, usual=usual, **more):
            if Path(path).is_relative_to(folder):
                raise OSError(number, os.strerror(number), str(path))
            return usual(path, *args, **more)

        monkeypatch.setattr(name, refusing)


def block(folder):
    """Put a file where a folder should be: then nobody can write there, root neither. Returns what would be in it."""
    folder.touch()
    return folder / "books"


@pytest.fixture(params=["full", "read-only", "blocked"])
def bad_disk(request, printer, settings, tmp_path, monkeypatch):
    """Let the folder of books be one that cannot be written."""
    if request.param == "blocked":
        settings.RULEBOOK_DIR = block(tmp_path / "file")
    else:
        refuse(monkeypatch, settings.RULEBOOK_DIR, FULL if request.param == "full" else READ_ONLY)
