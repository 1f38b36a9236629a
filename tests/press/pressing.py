"""A press of its own for a test (`python -m tests.press.pressing GAME…`): books go well or wrong as their game says.

Orders a book of each game named, then is the press as `manage.py press --with-parent` is, with less patience. With a
good book alone it makes ready as every press does; else it does without content and cards, which no accident needs.
"""

import os
import signal
import sys
import time

import django

GOOD, ENDLESS, HUGE, KILLED, CRASHED = "sam", "chan", "tam-cuc", "ta-la", "bi-tu"
HUNG = "tai-ban"  # like the endless one, where the deadline is far


def print_book(edition, code, address):
    """Print a line, or meet with an accident."""
    from tutorials.press.pdf import Printed

    if edition.game in (ENDLESS, HUNG):
        time.sleep(3600)
    if edition.game == HUGE:
        bytearray(2**33)
    if edition.game == KILLED:
        os.kill(os.getpid(), signal.SIGKILL)
    if edition.game == CRASHED:
        raise RuntimeError("out of paper")
    return Printed(b"%PDF", 1)


def main(*games: str) -> None:
    """Order the books, and print them."""
    parent = os.getppid()
    django.setup()
    from django.core.management import call_command

    from tutorials.press import queue as press
    from tutorials.press import shift
    from tutorials.rulebook import orders
    from tutorials.rulebook.choices import Edition

    orders.print_book = print_book
    press.MOST, press.is_alive = len(games), lambda: True
    press.DEADLINE = 3600 if HUNG in games else 1
    shift.PAUSE = shift.WATCH = shift.LOOK = 0.05
    if games != (GOOD,):
        shift.load = shift.orders.prepare = lambda: None
    call_command("migrate", verbosity=0)
    for game in games:
        try:
            press.get(orders.BookOrder(Edition(game), "https://chieu.example/rulebook/"))
        except press.Waiting:
            print(f"ordered {game}", flush=True)
    call_command("press", with_parent=parent)


if __name__ == "__main__":
    main(*sys.argv[1:])
