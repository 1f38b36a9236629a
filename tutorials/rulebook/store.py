"""Printed books, kept on disk by what they are made of, so that the second reader waits for nothing."""

import contextlib
import fcntl
import hashlib
import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from django.conf import settings
from django.urls import reverse
from django.utils.translation import override

from tutorials.catalogue import load
from tutorials.faces.compose import Face
from tutorials.rulebook.choices import Edition
from tutorials.rulebook.pdf import Printed, libraries
from tutorials.rulebook.printing import print_book, static_folder
from tutorials.rulebook.sheet import Leaf, print_sheet

KEPT = 200  # books; the ones longest unread make room
ASK_AGAIN = 0.1  # seconds between two looks at the lock
AT_ONCE = 4  # games of a book that is printed while its reader waits; a server would end a longer wait
ORDER_AGAIN = 300.0  # seconds after which a book that has not come is ordered once more

log = logging.getLogger(__name__)


class Busy(Exception):
    """Another book is being printed, and this one was not ready in time."""


class Ordered(Busy):
    """The book is thick: a process of its own prints it."""


def kept(edition: Edition, address: str, wait: float, *, is_patient: bool = False) -> Path:
    """Return the file of an edition, printed now if it is not kept yet.

    One book is printed at a time, whichever process asks: raises Busy if the other one takes longer than `wait`
    seconds, and Ordered for a thick book whose reader is not patient. Raises MissingLibraries.
    """
    name = f"{edition.game}-{edition.digest(_made_of(edition.face), address)[:32]}.pdf"
    path = Path(settings.RULEBOOK_DIR) / name
    if len(edition.games) > AT_ONCE and not is_patient and not path.exists():
        _order(path, edition, address)
        raise Ordered
    return _kept(name, lambda: print_book(edition, code_of(edition), address), wait)


def _order(path: Path, edition: Edition, address: str) -> None:
    """Start a process that prints a book, unless one was started for it a while ago."""
    path.parent.mkdir(parents=True, exist_ok=True)
    note = path.with_suffix(".ordered")
    with contextlib.suppress(FileNotFoundError):
        if time.time() - note.stat().st_mtime < ORDER_AGAIN:
            return
    libraries()
    note.touch()
    start(edition, address, path)


def start(edition: Edition, address: str, path: Path) -> None:
    """Print an edition to a file in a process of its own, which outlives the one that starts it."""
    with override(edition.language.langs[0]):
        site = address.removesuffix(reverse("rulebook:index"))
    choices = {
        "--game": edition.game,
        "--rules": edition.rules,
        "--name": edition.name,
        "--lang": edition.language.value,
        "--paper": edition.paper.value,
        "--face": edition.face.value,
        "--club": edition.club,
        "--address": site,
        "--output": str(path),  # whatever the site has become since this process was started
    }
    words = [f"{name}={word}" for name, word in choices.items() if word]
    command = [sys.executable, "-m", "django", "rulebook", *words, *(("--games", *edition.games))]
    subprocess.Popen(
        command,
        cwd=settings.BASE_DIR,
        env={**os.environ, "DJANGO_SETTINGS_MODULE": settings.SETTINGS_MODULE},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )


def kept_sheet(leaf: Leaf, address: str, wait: float) -> Path:
    """Return the file of a rule sheet, as `kept` does that of a book."""
    made_of = "\0".join((leaf.game.slug, leaf.lang, leaf.edition.face.value, address, _made_of(leaf.edition.face)))
    name = f"sheet-{leaf.game.slug}-{hashlib.sha256(made_of.encode()).hexdigest()[:32]}.pdf"
    return _kept(name, lambda: print_sheet(leaf, address), wait)


def _kept(name: str, make: Callable[[], Printed], wait: float) -> Path:
    path = Path(settings.RULEBOOK_DIR) / name
    if _touch(path):
        return path
    path.parent.mkdir(parents=True, exist_ok=True)
    with _alone(path.parent / "lock", wait):
        if _touch(path):  # the other one printed the same
            return path
        printed = make()
        for warning in printed.warnings:
            log.warning("%s: %s", path.name, warning)
        write(path, printed.data)
        _make_room(path.parent)
    return path


def code_of(edition: Edition) -> str:
    """Return the code of an edition: it changes with content, choices and form."""
    prefix = next((game.prefix for game in load().games if game.slug == edition.games[0]), "")
    short = edition.digest(_made_of(edition.face))[:8].upper()
    return f"{prefix}-{short[:4]}-{short[4:]}"


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        new.write_bytes(data)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def _touch(path: Path) -> bool:
    """Note that a book was read; say whether it is there."""
    try:
        os.utime(path)
    except FileNotFoundError:
        return False
    return True


@contextmanager
def _alone(path: Path, wait: float) -> Iterator[None]:
    """Hold the lock that lets one process print."""
    deadline = time.monotonic() + wait
    with path.open("w") as lock:
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() >= deadline:
                    raise Busy from None
                time.sleep(ASK_AGAIN)
        yield


def _make_room(folder: Path) -> None:
    """Remove the books that were longest unread."""
    for note in folder.glob("*.ordered"):
        if note.with_suffix(".pdf").exists():
            note.unlink(missing_ok=True)
    books = sorted(folder.glob("*.pdf"), key=lambda book: book.stat().st_mtime, reverse=True)
    for book in books[KEPT:]:
        book.unlink(missing_ok=True)


def _made_of(face: Face) -> str:
    """Return a hash of all that a book is made of; files change under a programmer only."""
    return (_hash_files.__wrapped__ if settings.DEBUG else _hash_files)(face)


@cache
def _hash_files(face: Face) -> str:
    here, static = Path(__file__).parent, static_folder()
    seen = hashlib.sha256(load().digest.encode())
    for folder, pattern in (
        (here, "*.py"),
        (here.parent / "law", "*.py"),
        (here.parent / "tasks", "*.py"),
        (here.parent / "villages", "*.py"),
        (here.parent / "engine", "**/*.py"),
        (here.parent / "catalogue", "*.py"),
        (Path(settings.BASE_DIR) / "templates" / "rulebook", "*.html"),
        (Path(settings.BASE_DIR) / "totom_site" / "locale", "**/*.po"),
        (static / "rulebook", "*"),
        (static / "fonts", "*"),
        (static / "faces" / face.value, "*.svg"),
    ):
        for path in sorted(each for each in folder.glob(pattern) if each.is_file()):
            seen.update(path.name.encode())
            seen.update(path.read_bytes())
    return seen.hexdigest()
