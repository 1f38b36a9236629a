"""What can be printed: orders of any kind, which the queue carries in plain words.

A feature that prints has a class of orders and registers it under a word, when Django is ready:

    register("book", read_book)

From then on `send` (sending.py) sends what is ordered, or tells its reader how long it takes. Orders of a kind whose
feature is not there are an error.
"""

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, Protocol

from tutorials.press import store
from tutorials.press.pdf import Printed, Typesetter, static_folder
from tutorials.press.pictures import every_card

log = logging.getLogger(__name__)


class Spoiled(Exception):
    """Something is missing on the pages, such as a picture for which memory did not suffice."""


class Order(Protocol):
    """Something to be printed."""

    kind: ClassVar[str]  # the word under which its kind is registered

    @property
    def path(self) -> Path:
        """Return where it is kept, if it can be kept there: `store.find` knows."""
        ...

    @property
    def is_common(self) -> bool:
        """Say whether it is what others may order too."""
        ...

    def as_words(self) -> dict[str, Any]:
        """Write the order for the queue; the function that is registered for its kind undoes it."""
        ...

    def print(self) -> bytes:
        """Print it. Raises MissingLibraries, Spoiled."""
        ...


Read = Callable[[Mapping[str, Any]], Order]

Usual = Callable[[], Iterable[Order]]

_READERS: dict[str, Read] = {}
_USUAL: list[Usual] = []
_FIRST: list[Callable[[], object]] = []


def register(kind: str, read: Read) -> None:
    """Take orders of a kind; `read` makes one of what its `as_words` wrote, or raises ValueError."""
    if _READERS.setdefault(kind, read) is not read:
        raise ValueError(f"two kinds of orders are called {kind}")


def make_ahead(usual: Usual) -> None:
    """Let the press print what many will want before somebody asks, when it has nothing else to do."""
    if usual not in _USUAL:
        _USUAL.append(usual)


def usual() -> Iterator[Order]:
    """Yield what is printed ahead, the most wanted first."""
    for each in _USUAL:
        yield from each()


def prepare_with(prepare: Callable[[], object]) -> None:
    """Let the press do this before its first order: every process that prints parts from the one that has done it."""
    if prepare not in _FIRST:
        _FIRST.append(prepare)


def prepare() -> None:
    """Do what makes every order shorter. Raises MissingLibraries."""
    Typesetter(static_folder(), ()).stamp(every_card())  # unpacks the fonts, and draws the cards
    for each in _FIRST:
        each()


def written(order: Order) -> dict[str, Any]:
    """Write an order for the queue; `read` undoes it."""
    return {"kind": order.kind, **order.as_words()}


def read(words: Mapping[str, Any]) -> Order:
    """Read an order that was written for the queue. Raises ValueError if there is no such thing to print."""
    kind = words.get("kind")
    if kind not in _READERS:
        raise ValueError(f"no orders of a kind {kind!r}")
    return _READERS[kind](words)


def fulfil(order: Order) -> None:
    """Print and keep what is not kept yet, alone on this machine. Raises MissingLibraries, Spoiled, OSError."""
    with store.alone():
        if store.find(order.path) is None:
            store.keep(order.path, order.print())


def printed(order: Order) -> bytes:
    """Return what is ordered, printed now if it is not kept. Raises MissingLibraries, Spoiled."""
    with store.alone():
        return kept(order)


def kept(order: Order) -> bytes:
    """Return what is ordered, and keep it if that can be; for who holds the lock. Raises as `printed` does."""
    if path := store.find(order.path):
        return path.read_bytes()
    data = order.print()
    try:
        store.keep(order.path, data)
    except OSError as error:
        log.warning("%s: %s", order.path, error.strerror)
    return data


def whole(printed: Printed, path: Path) -> bytes:
    """Return what was printed. Raises Spoiled if something failed that the reader would miss."""
    for complaint in printed.complaints:
        log.warning("%s: %s", path.name, complaint.text)
        if complaint.is_loss:
            raise Spoiled(complaint.text)
    return printed.data
