"""Caches that may fail: one that is down counts as empty, is not waited for, and takes no page along."""

import logging
import time
from collections.abc import Callable
from typing import Any, ClassVar

from django.core.cache.backends import db, redis
from django.core.management import call_command
from django.db import Error, connections, transaction
from django.db.models import Model

SHARED = "shared"  # the database of what all processes of a machine share

log = logging.getLogger(__name__)


class Forgiving:
    """Shrugs where the cache beside it raises; to be named before that one among the bases."""

    rest = 5.0  # seconds in which a store that failed is left alone
    _rest_until: ClassVar[float] = 0.0  # of all threads of this process
    _faults: tuple[type[Exception], ...]

    def get(self, *args: Any, **kwargs: Any) -> Any:
        """Read a value; the default from a store that is down."""
        default = kwargs.get("default", args[1] if args[1:] else None)
        return self._try(super().get, args, kwargs, default)  # type: ignore[misc]

    def set(self, *args: Any, **kwargs: Any) -> None:
        """Write a value, if that can be done."""
        self._try(super().set, args, kwargs, None)  # type: ignore[misc]

    def add(self, *args: Any, **kwargs: Any) -> bool:
        """Write a value that is not there yet; nothing is added to a store that is down."""
        return bool(self._try(super().add, args, kwargs, False))  # type: ignore[misc]

    def incr(self, *args: Any, **kwargs: Any) -> int:
        """Count. Raises ValueError where there is nothing to count, as in a store that is down."""
        found = self._try(super().incr, args, kwargs, None)  # type: ignore[misc]
        if found is None:
            raise ValueError("the store is down")
        return int(found)

    def _try(self, work: Callable[..., Any], args: Any, kwargs: Any, otherwise: Any) -> Any:
        if time.monotonic() < type(self)._rest_until:
            return otherwise
        try:
            return work(*args, **kwargs)
        except self._faults as error:
            type(self)._rest_until = time.monotonic() + self.rest
            log.error("a cache is down, and left alone for %d seconds: %s", self.rest, error)
            return otherwise


class RedisCache(Forgiving, redis.RedisCache):
    """Redis, asked once and not for long."""

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        from redis.backoff import NoBackoff  # the package is there only where it is asked for
        from redis.exceptions import RedisError
        from redis.retry import Retry

        self._options: dict[str, Any] = {
            **self._options,
            "retry": Retry(NoBackoff(), 0),
        }  # else it is asked several times
        self._faults = (RedisError, OSError)


class _Counting(db.DatabaseCache):
    def incr(self, key: str, delta: int = 1, version: int | None = None) -> int:
        """Count in one transaction, which a writer begins with its lock: two at once are two."""
        with transaction.atomic(using=SHARED):
            return super().incr(key, delta, version)


class TableCache(Forgiving, _Counting):
    """A table in a file that all processes of a machine share."""

    rest = 1.0
    _faults = (Error,)


class Router:
    """Keeps the table of the shared cache, and nothing else, in its own database."""

    def db_for_read(self, model: type[Model], **hints: Any) -> str | None:
        """Say where a table is read."""
        return SHARED if model._meta.app_label == "django_cache" else None

    db_for_write = db_for_read

    def allow_migrate(self, database: str, app_label: str, **hints: Any) -> bool:
        """Say where a table is made."""
        return (database == SHARED) is (app_label == "django_cache")


def make_table() -> None:
    """Make the table of the shared cache where there is none; where that cannot be, the site runs without."""
    if SHARED not in connections:
        return
    try:
        call_command("createcachetable", database=SHARED, verbosity=0)
    except Error as error:
        log.error("what all processes share cannot be kept: %s", error)
    connections[SHARED].close()
