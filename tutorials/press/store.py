"""What is printed, kept on disk by what they are made of, so that the second reader waits for nothing.

Where the disk is full or read-only, a few lie in a spare folder instead, which is in memory on most machines.
"""

import contextlib
import errno
import fcntl
import hashlib
import logging
import os
import shutil
import stat
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path

from django.conf import settings

from tutorials.catalogue import load
from tutorials.faces.compose import Face
from tutorials.press.pdf import static_folder

CODE = ("press", "engine", "catalogue", "templatetags")  # rooms whose code every print is made of
SPARE, SPARE_BYTES = 8, 32 * 2**20  # files in the spare folder: a full queue, each with what it is made of
LEFTOVER = 3600.0  # seconds after which a file that was never finished is removed

log = logging.getLogger(__name__)


class Shelf(Enum):
    """What is kept together, by the mark in the names of its files, and how many; the longest unread make room."""

    COMMON = ("", 200)  # what a page offers to everybody
    OWN = ("own-", 60)  # what somebody has thought up
    PAPER = ("paper-", 120)
    OWN_PAPER = ("ownpaper-", 80)

    def __init__(self, mark: str, most: int) -> None:
        self.mark = mark
        self.most = most

    @property
    def is_common(self) -> bool:
        """Say whether others may want what lies here too."""
        return self in (Shelf.COMMON, Shelf.PAPER)


KEPT = {shelf: shelf.most for shelf in Shelf}


@dataclass(frozen=True, slots=True)
class Matter:
    """What a kind of print is made of, beside what all are: the room whose code, templates and styles make it."""

    room: str
    reads: tuple[str, ...] = ()  # other rooms whose code says what it prints


def path_of(begin: str, digest: str, shelf: Shelf) -> Path:
    """Return where a file is kept; its digest is of its choices, `made_of` and the address that it prints."""
    return Path(settings.RULEBOOK_DIR) / f"{begin}-{shelf.mark}{digest}.pdf"


def find(path: Path) -> Path | None:
    """Return where a file lies, in its own place or in the spare folder, and note that it was read; None if nowhere."""
    if _is_there(path):
        return path
    with contextlib.suppress(OSError):
        spare = _spare() / path.name
        return spare if _is_there(spare) else None
    return None


def _is_there(path: Path) -> bool:
    """Say whether a file is there, and note that it was read; it can be sent where nothing can be noted, too."""
    try:
        os.utime(path)
    except FileNotFoundError:
        return False
    except OSError:
        return os.path.exists(path)
    return True


def keep(path: Path, data: bytes) -> None:
    """Keep a file, and make room for it; in the spare folder where its own cannot be written.

    Raises OSError where neither can.
    """
    try:
        write(_usual() / path.name, data)
        _make_room(path.parent)
    except OSError as error:
        log.warning("%s: %s; it is kept in %s if that can be", path, error.strerror, settings.RULEBOOK_SPARE)
        _keep_spare(path.name, data)


def _keep_spare(name: str, data: bytes) -> None:
    """Keep a file in the spare folder; the ones longest unread go first. Raises OSError if that cannot be written."""
    folder, left = _spare(), SPARE_BYTES - len(data)
    if left < 0:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), name)
    others = [(each.stat(), each) for each in folder.glob("*.pdf")]
    for number, (found, path) in enumerate(sorted(others, key=lambda each: -each[0].st_mtime), 1):
        left -= found.st_size
        if number >= SPARE or left < 0:
            path.unlink()
    _remove_leftovers(folder)
    write(folder / name, data)


def _usual() -> Path:
    """Return the folder of books, made where there is none."""
    folder = Path(settings.RULEBOOK_DIR)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _spare() -> Path:
    """Return the spare folder of this site and user, made where there is none.

    Others may write beside it: raises PermissionError if it is not this user's own, or they can enter it.
    """
    owner = os.geteuid()
    folder = Path(settings.RULEBOOK_SPARE) / f"chieu-lang-{owner}-{settings.PRESS_QUEUE}"
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o700, parents=True)
    found = folder.lstat()  # of a link itself
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != owner or found.st_mode & 0o077:
        raise PermissionError(errno.EPERM, "it is somebody else's, or open to others", str(folder))
    return folder


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
    """Hold the lock that lets one process of the machine print; wait for it. Raises OSError as `locked` does."""
    with locked("lock"), _aside():
        yield


@contextmanager
def _aside() -> Iterator[None]:
    """Let what is written only while something is printed, such as unpacked fonts, lie in the spare folder."""
    usual = tempfile.tempdir
    with contextlib.suppress(OSError):
        tempfile.tempdir = str(_emptied(_spare() / "work"))
    try:
        yield
    finally:
        if tempfile.tempdir and tempfile.tempdir != usual:
            shutil.rmtree(tempfile.tempdir, ignore_errors=True)
        tempfile.tempdir = usual


def _emptied(folder: Path) -> Path:
    """Return a folder without what a printer that was killed has left in it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


@contextmanager
def locked(name: str, *, how: int = fcntl.LOCK_EX) -> Iterator[None]:
    """Hold the lock of this name in the folder of books and in the spare one; in one where the other lets nobody.

    In both, since a disk may be full for who comes first and have room for the next: these two meet in the spare one.
    Raises BlockingIOError if asked not to wait, OSError where neither folder can be used.
    """
    with ExitStack() as stack:
        locks = _open_locks(name)
        for lock in locks:
            stack.callback(os.close, lock)
        for lock in locks:
            fcntl.flock(lock, how)
        yield


def _open_locks(name: str) -> list[int]:
    """Open a lock in each folder that lets one, always in the same order. Raises the first OSError if none does."""
    locks: list[int] = []
    errors: list[OSError] = []
    for folder in (_usual, _spare):
        try:  # an old one can be locked where nothing can be written
            locks.append(os.open(folder() / name, os.O_RDONLY | os.O_CREAT, 0o644))
        except OSError as error:
            errors.append(error)
    if not locks:
        raise errors[0]
    return locks


def _make_room(folder: Path) -> None:
    """Remove the files that were longest unread, and what was left behind."""
    found: dict[Shelf, list[tuple[float, Path]]] = {shelf: [] for shelf in KEPT}
    for path in folder.glob("*.pdf"):
        with contextlib.suppress(FileNotFoundError):
            found[_shelf_of(path.name)].append((path.stat().st_mtime, path))
    for shelf, files in found.items():
        for _, path in sorted(files, reverse=True)[KEPT[shelf] :]:
            path.unlink(missing_ok=True)
    _remove_leftovers(folder)


def _shelf_of(name: str) -> Shelf:
    return next((shelf for shelf in Shelf if shelf.mark and f"-{shelf.mark}" in name), Shelf.COMMON)


def _remove_leftovers(folder: Path) -> None:
    """Remove files that were begun and not finished."""
    for path in (*folder.glob(".*.pdf.*"), *folder.glob("*.ordered")):  # the second were notes of an older press
        with contextlib.suppress(FileNotFoundError):
            if time.time() - path.stat().st_mtime > LEFTOVER:
                path.unlink()


def made_of(matter: Matter, face: Face) -> str:
    """Return a hash of all that a kind of print is made of; files change under a programmer only."""
    return (_hash_files.__wrapped__ if settings.DEBUG else _hash_files)(matter, face)


@cache
def _hash_files(matter: Matter, face: Face) -> str:
    base, rooms, static = Path(settings.BASE_DIR), Path(__file__).parents[1], static_folder()
    seen = hashlib.sha256(load().digest.encode())
    for folder, pattern in (
        *((rooms / room, "**/*.py") for room in (*CODE, matter.room, *matter.reads)),
        *((base / "templates" / room, "*.html") for room in ("press", matter.room)),
        *((static / room, "*") for room in ("press", "fonts", matter.room)),
        (static / "faces", f"{face.value}/*.svg"),
        (static / "faces", f"*/{face.value}/*.svg"),
        (base / "totom_site" / "locale", "**/*.po"),
    ):
        for path in sorted(each for each in folder.glob(pattern) if each.is_file()):
            seen.update(path.name.encode())
            seen.update(path.read_bytes())
    return seen.hexdigest()
