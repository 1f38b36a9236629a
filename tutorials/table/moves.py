"""Write down what the reader chose, and what the neighbours chose after him: whole, once, or not at all."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from django.http import QueryDict
from django.utils import timezone

from tutorials.mats.acts import ACT, CHOICE, PICK, meant
from tutorials.play.tables import Choice, Refusal, Table
from tutorials.table.models import Sitting, Way
from tutorials.table.setup import Setup
from tutorials.table.sitting import Deed, Played, following, go_on, keep, played, setting_of, tables


class What(Enum):
    """What became of a move."""

    DONE = "done"
    OLD = "old"  # the page is older than the table
    NONE = "none"  # no card was lifted
    IMPOSSIBLE = "impossible"  # the hands do not allow it
    UNLAWFUL = "unlawful"  # the coach stopped it
    FAULT = "fault"  # it was done, and the referee names it; what counts only with a win he names at the end


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a move, and why."""

    what: What
    refusal: Refusal | None = None
    choice: Choice | None = None


def sit_down(setup: Setup) -> Sitting:
    """Deal, and let the neighbours play until the reader acts."""
    sitting = Sitting(
        game=setup.game,
        seed=setup.seed,
        seat=setup.seat,
        players=setup.players,
        rules=setup.house.slug,
        house_name=setup.house.title,
        way=setup.way,
        strength=setup.strength,
        holding=setup.holding,
    )
    return _begun(sitting)


def next_hand(sitting: Sitting) -> Sitting:
    """Return the next hand of the hội, which begins once. Raises ValueError while this one goes on."""
    values: dict[str, Any] = following(sitting, played(sitting))
    found = Sitting.objects.filter(before=sitting).first()
    if found is not None:
        return found
    begun = _opened(Sitting(**values))
    found, _made = Sitting.objects.get_or_create(
        before=sitting, defaults=values | {"choices": begun.choices, "version": begun.version}
    )
    return found


def _begun(sitting: Sitting) -> Sitting:
    _opened(sitting).save()
    return sitting


def _opened(sitting: Sitting) -> Sitting:
    """Play a fresh sitting up to the reader's first choice, without writing it down."""
    dealt = Played(tables(sitting.game).deal(setting_of(sitting)))
    found, keys = go_on(dealt, sitting.strength, sitting.seat)
    sitting.choices = "\n".join(keys)
    keep(sitting, found)
    return sitting


def move(sitting: Sitting, data: QueryDict) -> Outcome:
    """Take what the reader sent. The table changes only if nobody has changed it since it was read."""
    found = played(sitting)
    table = found.table
    if data.get("version") != str(sitting.version) or table.turn != sitting.seat:
        return Outcome(What.OLD)
    choice = meant(table.view(sitting.seat), data, table.ways(), table)
    if choice is None:
        is_bare = ACT in data and not data.getlist(PICK) and CHOICE not in data
        return Outcome(What.NONE if is_bare else What.IMPOSSIBLE)
    refusal = table.refusal(choice)
    if refusal is not None and sitting.way == Way.COACH:
        return Outcome(What.UNLAWFUL, refusal, choice)
    after, keys = _done(sitting, found, choice)
    if not _write(sitting, keys):
        return Outcome(What.OLD)
    keep(sitting, after)
    is_told = refusal is not None and not refusal.is_late and sitting.way == Way.REFEREE
    return Outcome(What.FAULT, refusal, choice) if is_told else Outcome(What.DONE)


def _done(sitting: Sitting, found: Played, choice: Choice) -> tuple[Played, list[str]]:
    """Do what was chosen, and let the neighbours follow; a claim waits until those were heard who go over it."""
    after, keys = go_on(found.after(choice, sitting.seat), sitting.strength, sitting.seat)
    keys = [choice.key, *keys]
    while _waits(found.table, after.table, choice, sitting.seat):
        found, (after, more) = after, go_on(after.after(choice, sitting.seat), sitting.strength, sitting.seat)
        keys += [choice.key, *more]
    return after, keys


def _waits(before: Table, after: Table, choice: Choice, seat: int) -> bool:
    """Say whether nothing has come yet of a claim, and the seat is asked about the same card again."""
    if not choice.taken or after.turn != seat or not after.can(choice):
        return False
    old, new = before.view(seat), after.view(seat)
    return old.shown == new.shown and all(event.seat != seat for event in new.events[len(old.events) :])


def _write(sitting: Sitting, keys: list[str]) -> bool:
    """Add choices to a sitting unless another page was first; say whether it was done."""
    choices = "\n".join(filter(None, [sitting.choices, *keys]))
    now = timezone.now()
    is_first = Sitting.objects.filter(pk=sitting.pk, version=sitting.version).update(
        choices=choices, version=sitting.version + 1, touched=now
    )
    if not is_first:
        return False
    sitting.choices, sitting.touched = choices, now
    sitting.version += 1
    return True


def faults_of(found: Played) -> list[tuple[Deed, Refusal]]:
    """Return what the law has against the choices of the reader, in order."""
    judged = ((deed, deed.table.refusal(deed.choice)) for deed in found.deeds)
    return [(deed, refusal) for deed, refusal in judged if refusal is not None]
