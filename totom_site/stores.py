"""Caches that may fail: one that is down counts as empty, is not waited for, and takes no page along."""

import logging
import time
from collections.abc import Callable
from typing import Any, ClassVar

from django.core.cache.backends import redis

REST = 5.0  # seconds in which a store that failed is left alone

log = logging.getLogger(__name__)


class RedisCache(redis.RedisCache):
    """Redis through Django's own backend, which raises where this one shrugs."""

    _rest_until: ClassVar[float] = 0.0  # of all threads of this process

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        from redis.backoff import NoBackoff  # the package is there only where it is asked for
        from redis.exceptions import RedisError
        from redis.retry import Retry

        self._options["retry"] = Retry(NoBackoff(), 0)  # else a store that is down is asked several times
        self._faults = (RedisError, OSError)

    def get(self, *args: Any, **kwargs: Any) -> Any:
        """Read a value; the default from a store that is down."""
        default = kwargs.get("default", args[1] if args[1:] else None)
        return self._try(super().get, args, kwargs, default)

    def set(self, *args: Any, **kwargs: Any) -> None:
        """Write a value, if that can be done."""
        self._try(super().set, args, kwargs, None)

    def add(self, *args: Any, **kwargs: Any) -> bool:
        """Write a value that is not there yet; nothing is added to a store that is down."""
        return bool(self._try(super().add, args, kwargs, False))

    def incr(self, *args: Any, **kwargs: Any) -> int:
        """Count. Raises ValueError where there is nothing to count, as in a store that is down."""
        found = self._try(super().incr, args, kwargs, None)
        if found is None:
            raise ValueError("the store is down")
        return int(found)

    def _try(self, work: Callable[..., Any], args: Any, kwargs: Any, otherwise: Any) -> Any:
        if time.monotonic() < RedisCache._rest_until:
            return otherwise
        try:
            return work(*args, **kwargs)
        except self._faults as error:
            RedisCache._rest_until = time.monotonic() + REST
            log.error("the cache is down, and left alone for %d seconds: %s", REST, error)
            return otherwise
