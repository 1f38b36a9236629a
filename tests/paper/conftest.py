"""Papers printed as lines, for tests of what surrounds them."""

import pytest

from tests.press.printers import QUEUE
from tutorials.paper.orders import PaperOrder
from tutorials.press import queue


@pytest.fixture
def printer(settings, tmp_path, monkeypatch):
    """Print into a folder of the test's own; returns what was printed."""
    settings.RULEBOOK_DIR, settings.RULEBOOK_SPARE = tmp_path / "papers", tmp_path / "spare"
    asked = []

    def print_line(order):
        asked.append(order)
        return b"%PDF " + order.slug.encode()

    monkeypatch.setattr(PaperOrder, "print", print_line)
    return asked


@pytest.fixture
def waiting(settings, printer, db, monkeypatch):
    """Let orders wait for a press that lives and does nothing."""
    settings.TASKS = {"default": QUEUE}
    monkeypatch.setattr(queue, "is_alive", lambda: True)
    return printer
