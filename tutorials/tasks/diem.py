"""Tổ tôm điếm: drum signals and the verses that call the cards, each with what stands beside the right one."""

from zlib import crc32

from tutorials.catalogue import Task, Verse, load
from tutorials.engine.cards import KINDS, Cards, Kind
from tutorials.engine.totom.diem import signals as table
from tutorials.tasks.questions import Asker

SIGNALS = tuple(signal.slug for signal in table.SIGNALS)
PLAIN_SIGNALS = tuple(signal.slug for signal in table.SIGNALS if not signal.is_custom)
OFFERED_SIGNALS = 4
OFFERED_FACES = 8


def _mixed(seed: str, name: str) -> int:
    """Return a number that puts things in an order of no meaning, the same for ever."""
    return crc32(f"{seed} {name}".encode())


def signals(asker: Asker) -> tuple[dict[str, str], ...]:
    """Return the signals to choose among, as the engine tells them: the right one and three that sound otherwise."""
    wanted = asker.task.signal
    right = asker.drum(wanted)
    others = [each for slug in PLAIN_SIGNALS if slug != wanted and not _same(each := asker.drum(slug), right)]
    others.sort(key=lambda each: _mixed(wanted, each["signal"]))
    offered = [right, *others[: OFFERED_SIGNALS - 1]]
    return tuple(sorted(offered, key=lambda each: SIGNALS.index(each["signal"])))


def _same(one: dict[str, str], other: dict[str, str]) -> bool:
    return one["strokes"] == other["strokes"] or one["meaning"] == other["meaning"]


def faces(task: Task) -> Cards:
    """Return the cards to choose among: the one that the verse names, and seven others."""
    right = task.card
    assert right is not None
    others = [kind for kind in KINDS if kind is not right]
    others.sort(key=lambda kind: (not _near(kind, right), _mixed(right.code, kind.code)))
    offered = [right, *others[: OFFERED_FACES - 1]]
    return tuple(sorted(offered, key=lambda kind: kind.index))


def _near(kind: Kind, right: Kind) -> bool:
    """Say whether a card is easily taken for another: of the same rank, or a yêu beside a yêu."""
    return kind.is_yeu and right.is_yeu if right.rank is None else kind.rank == right.rank


def verse(kind: Kind | None) -> Verse | None:
    """Return the verse that calls a card; None if none is written yet."""
    return load().verse(kind) if kind else None
