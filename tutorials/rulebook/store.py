"""Printed books and sheets, kept on disk by what they are made of, so that the second reader waits for nothing."""

import contextlib
import fcntl
import hashlib
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from django.conf import settings

from tutorials.catalogue import load
from tutorials.faces.compose import Face
from tutorials.rulebook.choices import Edition
from tutorials.rulebook.printing import static_folder
from tutorials.rulebook.sheet import Leaf

KEPT = {"": 200, "own-": 60}  # files by the mark in their names; the ones longest unread make room
LEFTOVER = 3600.0  # seconds after which a file that was never finished is removed


def path_of_book(edition: Edition, address: str) -> Path:
    """Return where an edition is kept; its address is the place that it prints."""
    common = edition.unnamed.digest(_made_of(edition.face), address)[:32]
    names = "\0".join((edition.club, edition.name))
    named = f"-{hashlib.sha256(names.encode()).hexdigest()[:16]}" if edition != edition.unnamed else ""
    return _path(edition.game, f"{common}{named}", is_own=not edition.is_common)


def path_of_sheet(leaf: Leaf, address: str) -> Path:
    """Return where a rule sheet is kept."""
    made_of = "\0".join((leaf.game.slug, leaf.lang, leaf.edition.face.value, address, _made_of(leaf.edition.face)))
    return _path(f"sheet-{leaf.game.slug}", hashlib.sha256(made_of.encode()).hexdigest()[:32], is_own=False)


def _path(begin: str, digest: str, *, is_own: bool) -> Path:
    return Path(settings.RULEBOOK_DIR) / f"{begin}-{'own-' if is_own else ''}{digest}.pdf"


def code_of(edition: Edition) -> str:
    """Return the code of an edition: it changes with content, choices and form, not with the names on the cover."""
    prefix = next((game.prefix for game in load().games if game.slug == edition.games[0]), "")
    short = edition.unnamed.digest(_made_of(edition.face))[:8].upper()
    return f"{prefix}-{short[:4]}-{short[4:]}"


def is_kept(path: Path) -> bool:
    """Say whether a file is there, and note that it was read; it can be sent where nothing can be noted, too."""
    try:
        os.utime(path)
    except FileNotFoundError:
        return False
    except OSError:
        return path.exists()
    return True


def keep(path: Path, data: bytes) -> None:
    """Keep a file, and make room for it. Raises OSError where the disk is full or may not be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write(path, data)
    _make_room(path.parent)


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        new.write_bytes(data)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


@contextmanager
def alone() -> Iterator[None]:
    """Hold the lock that lets one process of the machine print; wait for it."""
    folder = Path(settings.RULEBOOK_DIR)
    folder.mkdir(parents=True, exist_ok=True)
    with locked(folder / "lock"):
        yield


@contextmanager
def locked(path: Path, *, how: int = fcntl.LOCK_EX) -> Iterator[None]:
    """Hold a lock on a file, which is made where there is none. Raises BlockingIOError if asked not to wait."""
    lock = os.open(path, os.O_RDONLY | os.O_CREAT, 0o644)  # an old one can be locked where nothing can be written
    try:
        fcntl.flock(lock, how)
        yield
    finally:
        os.close(lock)


def _make_room(folder: Path) -> None:
    """Remove the files that were longest unread, and what was left behind."""
    found: dict[str, list[tuple[float, Path]]] = {mark: [] for mark in KEPT}
    for path in folder.glob("*.pdf"):
        with contextlib.suppress(FileNotFoundError):
            found["own-" if "-own-" in path.name else ""].append((path.stat().st_mtime, path))
    for mark, files in found.items():
        for _, path in sorted(files, reverse=True)[KEPT[mark] :]:
            path.unlink(missing_ok=True)
    for path in (*folder.glob(".*.pdf.*"), *folder.glob("*.ordered")):  # the second were notes of an older press
        with contextlib.suppress(FileNotFoundError):
            if time.time() - path.stat().st_mtime > LEFTOVER:
                path.unlink()


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
