"""A printer that prints a line instead of a book, and a queue in the database in which orders wait."""

import pytest

from tutorials.rulebook import orders, press
from tutorials.rulebook.pdf import Printed

QUEUE = {"BACKEND": "django_tasks_db.DatabaseBackend", "QUEUES": []}


@pytest.fixture
def printer(settings, tmp_path, monkeypatch):
    """Print into a folder of the test's own; returns what was printed, each with its address."""
    settings.RULEBOOK_DIR = tmp_path / "books"
    asked = []

    def print_book(edition, code, address):
        asked.append((edition, address))
        return Printed(f"%PDF {code} {address} ".encode() + b"x" * 500, 1, ())

    def print_sheet(leaf, address):
        asked.append(((leaf.game.slug, leaf.lang, leaf.edition.face), address))
        return Printed(b"%PDF " + b"x" * 500, 1, ())

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
