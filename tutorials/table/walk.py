"""A hand gone through one thing after another: what the neighbours did since the reader's last choice, or all of it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from tutorials.mats.steps import Steps
from tutorials.play.tables import Codes, Place, Shown, Table, View
from tutorials.table.sitting import Played

DRAWS, THROW, LEFT = ("mo", "boc"), "danh", "duoi"  # acts by which a card comes to a door, and is left there


@dataclass(frozen=True, slots=True)
class Walk:
    """Where the reader stands on the way; its last step is the table as it is now."""

    view: View  # as it was at this step
    steps: Steps  # by the number of events seen
    since: int  # events that were seen before this step

    @property
    def is_over(self) -> bool:
        """Say whether the reader stands before the table as it is now."""
        return self.steps.after is None


def walk_of(found: Played, seat: int, at: int | None = None) -> Walk:
    """Return the way, the reader standing where `at` events have been seen; at its end where there is no such step."""
    views = (*_stops(found, seat), found.table.view(seat))
    places = tuple(len(view.events) for view in views)
    if at not in places:
        return Walk(views[-1], Steps(places[-1], places), found.since)
    number = places.index(at)
    return Walk(views[number], Steps(places[number], places), places[number - 1] if number else found.since)


def first_stop(found: Played, seat: int) -> int | None:
    """Return where the way begins; None where there is nothing to be seen before the table as it is now."""
    return next((len(view.events) for view in _stops(found, seat)), None)


def _stops(found: Played, seat: int) -> Iterator[View]:
    """Yield what was seen where it is worth to stop."""
    views = list(seen((*found.way, found.table), lambda table: table.view(seat), found.since))
    for view, after in zip(views, views[1:], strict=False):
        if not _is_own(view, found.since, seat) and not _goes_on(view, after):
            yield view


def seen(tables: Iterable[Table], look: Callable[[Table], View], known: int) -> Iterator[View]:
    """Yield all that was to be seen on one table after another, to whoever knew so many events before."""
    for table in tables:
        view = look(table)
        yield from reversed(list(_passed(view, known)))
        yield view
        known = len(view.events)


def _passed(view: View, known: int) -> Iterator[View]:
    """Yield, the last first, what was seen while cards lay open that nobody could take: they went to a door at once."""
    while view.shown is not None and view.events[-1].act in DRAWS:
        count = len(view.events) - (2 if view.events[-2].act == LEFT else 1)
        before = view.events[count - 1]
        if count <= known or before.seat is None or before.act not in (THROW, *DRAWS):
            return
        lying = _lying(view.places[before.seat])
        if lying[-1:] != before.cards:
            return
        place = _with_lying(view.places[before.seat], lying[:-1])
        view = replace(
            view,
            places=(*view.places[: before.seat], place, *view.places[before.seat + 1 :]),
            events=view.events[:count],
            choices=(),
            shown=Shown(before.cards[0], before.seat, "opened" if before.act in DRAWS else "thrown"),
            stock=(view.stock or 0) + 1,
        )
        yield view


def _lying(place: Place) -> Codes:
    return place.thrown if place.door is None else place.door


def _with_lying(place: Place, cards: Codes) -> Place:
    return replace(place, thrown=cards) if place.door is None else replace(place, door=cards)


def _is_own(view: View, since: int, seat: int) -> bool:
    """Say whether nothing but the reader's own deeds has happened."""
    return all(event.seat == seat for event in view.events[since:])


def _goes_on(view: View, after: View) -> bool:
    """Say whether a seat is in the middle of what it does: it has taken a card, and throws next."""
    following = after.events[len(view.events)]
    return following.seat == view.events[-1].seat and view.shown is None and not view.mat
