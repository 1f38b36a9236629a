"""Everything that cannot be made anew, in one file: the database, and the secret that signs the readers' cookies."""

import io
import os
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from django.conf import settings
from django.db import connections

SECRET, SQLITE, POSTGRES = "secret_key", "database.sqlite3", "database.pgdump"
MODE = 0o600  # the secret is in it
PAGES = 256  # of SQLite that are copied before others may write again


class ArchiveError(Exception):
    """A backup cannot be made or read; the text says why in a line."""


def backup(target: Path) -> None:
    """Write a backup, whole or not at all, while the site goes on. Raises ArchiveError."""
    part = target.with_name(f".{target.name}.{os.getpid()}")
    with tempfile.TemporaryDirectory() as folder:
        database = _dump(Path(folder))
        try:
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, MODE), "wb") as file:
                with tarfile.open(fileobj=file, mode="w") as archive:
                    archive.add(database, database.name)
                    _add(archive, SECRET, settings.SECRET_KEY.encode())
                file.flush()
                os.fsync(file.fileno())
            part.replace(target)
        except OSError as error:
            raise ArchiveError(f"{target} cannot be written: {error.strerror}") from error
        finally:
            part.unlink(missing_ok=True)


def restore(source: Path) -> bool:
    """Put a backup in the place of what is there; return whether its secret is the one in use. Raises ArchiveError.

    The site must not run meanwhile. The secret is kept beside the database, unless the environment gives one.
    """
    with _opened(source) as (database, secret):
        _load(database)
        if not os.environ.get("SECRET_KEY"):
            _keep(secret)
            return True
        return secret in (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS)


@contextmanager
def _opened(source: Path) -> Iterator[tuple[Path, str]]:
    """Unpack a backup; give the file of the database, and the secret."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            with tarfile.open(source) as archive:
                name = next(name for name in (SQLITE, POSTGRES) if name in archive.getnames())
                database, secret = (_take(archive, each, Path(folder)) for each in (name, SECRET))
        except (OSError, tarfile.TarError, StopIteration, KeyError) as error:
            raise ArchiveError(f"{source} is no backup of this site") from error
        yield database, secret.read_text(encoding="utf-8")


def _add(archive: tarfile.TarFile, name: str, data: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode = len(data), MODE
    archive.addfile(entry, io.BytesIO(data))


def _take(archive: tarfile.TarFile, name: str, folder: Path) -> Path:
    """Copy one file out of a backup, and nothing else; the Python of Debian 12 cannot filter what it unpacks."""
    found, target = archive.extractfile(name), folder / name
    if found is None:
        raise KeyError(name)
    with found, target.open("wb") as file:
        shutil.copyfileobj(found, file)
    return target


def _keep(secret: str) -> None:
    path = Path(settings.DATA_DIR) / SECRET
    path.touch(mode=MODE)
    path.write_text(secret + "\n", encoding="utf-8")


# the database: SQLite by its own copying, which others may write through; PostgreSQL by its own two programs


def _dump(folder: Path) -> Path:
    if connections["default"].vendor == "sqlite":
        target = folder / SQLITE
        with closing(sqlite3.connect(_file())) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there, pages=PAGES)
            there.execute("PRAGMA journal_mode = DELETE")  # one file, whole
        return target
    target = folder / POSTGRES
    _run("pg_dump", "--format=custom", "--no-owner", f"--file={target}")
    return target


def _load(source: Path) -> None:
    is_sqlite = connections["default"].vendor == "sqlite"
    if is_sqlite is not (source.name == SQLITE):
        raise ArchiveError(f"the backup holds {source.name}, the site has another database: set DATABASE_URL")
    connections["default"].close()
    if is_sqlite:
        with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(_file())) as here:
            there.backup(here)
        return
    _run("pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", "--dbname", "", str(source))


def _file() -> str:
    return str(settings.DATABASES["default"]["NAME"])


def _run(program: str, *words: str) -> None:
    """Run a program of PostgreSQL on the site's database; what is secret goes through the environment."""
    chosen = settings.DATABASES["default"]
    names = {"NAME": "PGDATABASE", "USER": "PGUSER", "PASSWORD": "PGPASSWORD", "HOST": "PGHOST", "PORT": "PGPORT"}
    environ = {**os.environ, **{variable: str(chosen[name]) for name, variable in names.items() if chosen.get(name)}}
    words = tuple(word or environ["PGDATABASE"] for word in words)
    try:
        done = subprocess.run([program, *words], env=environ, capture_output=True, text=True)
    except FileNotFoundError:
        raise ArchiveError(f"{program} is missing: install postgresql-client") from None
    if done.returncode:
        raise ArchiveError(f"{program}: {done.stderr.strip()}")
