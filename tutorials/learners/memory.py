"""Remember what was solved and what was missed, under an anonymous signed cookie.

The first thing solved and the first thing missed stand in the cookie itself, so that whoever comes once, or keeps no
cookies, leaves no row; the next one brings rows for all. A database that cannot be reached, written or waited for
spoils no page: nothing is read from it, and the page says that nothing was written down.
"""

import logging
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from django.db import Error, transaction
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from tutorials.learners import schedule
from tutorials.learners.models import Done, Kind, Learner, Recall, new_key
from tutorials.learners.schedule import Meeting

COOKIE = "learner"
SALT = "chieu-lang.progress"
TWO_YEARS = 2 * 365 * 24 * 60 * 60
BATCH = 500  # learners that are forgotten at once, so that nobody who writes waits for long
DAYS_MARKED = 60  # days whose hand keeps its mark
BETWEEN = "|"  # parts of the cookie; a slash would have to be quoted
MISSED = "!"  # before what was missed

log = logging.getLogger(__name__)

Deed = tuple[Kind, str]  # what was solved, under its name


@dataclass(frozen=True, slots=True)
class Known:
    """Who a visitor is: his key, and the one thing that he has solved, or missed, while he has no row yet."""

    key: str
    first: Deed | None = None
    missed: Meeting | None = None

    @property
    def is_new(self) -> bool:
        """Say whether all that is known of him stands in his cookie."""
        return bool(self.first or self.missed)

    def __str__(self) -> str:
        """Write the cookie."""
        deed = (self.first[0].value, *self.first[1].split("/")) if self.first else ()
        missed = self.missed
        lost = (MISSED, missed.article, missed.exercise, *missed.ref.split("/")) if missed else ()
        return BETWEEN.join((self.key, *deed, *lost))

    @classmethod
    def read(cls, cookie: str) -> "Known":
        """Read the cookie; `str` undoes it."""
        known, _, lost = cookie.partition(f"{BETWEEN}{MISSED}{BETWEEN}")
        key, *deed = known.split(BETWEEN)
        first = (Kind(deed[0]), "/".join(deed[1:])) if deed else None
        if not lost:
            return cls(key, first)
        article, exercise, *ref = lost.split(BETWEEN)
        return cls(key, first, Meeting(ref[1], article, exercise, "/".join(ref), is_right=False))


@dataclass(frozen=True, slots=True)
class Note:
    """What came of writing something down: it may have failed, and the visitor may have a new cookie."""

    is_lost: bool = False
    known: Known | None = None

    def sign(self, request: HttpRequest, response: HttpResponse) -> None:
        """Give the visitor his cookie."""
        if self.known is not None:
            response.set_signed_cookie(
                COOKIE,
                str(self.known),
                salt=SALT,
                max_age=TWO_YEARS,
                httponly=True,
                samesite="Lax",
                secure=request.is_secure(),
            )


def visitor(request: HttpRequest) -> Known | None:
    """Return who the visitor is; None for a newcomer."""
    cookie = request.get_signed_cookie(COOKIE, default=None, salt=SALT)
    return Known.read(cookie) if cookie else None


def solved(request: HttpRequest, kind: Kind) -> frozenset[str] | None:
    """Return the names of this kind that the visitor has solved; None if they cannot be read now.

    A newcomer is not looked up.
    """
    known = visitor(request)
    if known is None:
        return frozenset()
    if known.is_new:
        return frozenset({known.first[1]} if known.first and known.first[0] is kind else ())
    try:
        return frozenset(Done.objects.filter(learner__key=known.key, kind=kind).values_list("ref", flat=True))
    except Error as error:
        log.error("what a visitor has solved was not read: %s", error)
        return None


def remember(request: HttpRequest, kind: Kind, ref: str) -> Note:
    """Write down that the visitor has solved this. The note is signed once there is a response."""
    return write(request, (kind, ref), None)


def write(request: HttpRequest, deed: Deed | None, meeting: Meeting | None) -> Note:
    """Write down what the visitor has solved, and how he met an article; the note is signed with the response."""
    known = visitor(request)
    lost = meeting if meeting and not meeting.is_right else None
    if known is None or known.is_new:
        after = _told(known or Known(new_key()), deed, lost)
        if after is not None:
            return Note(known=after if after != known and after.is_new else None)
    if known is None or not (deed or meeting):
        return Note()
    try:
        with transaction.atomic():
            return _written(known, deed, meeting, timezone.now())
    except Error as error:
        log.error("what a visitor has done was not written down: %s", error)
        return Note(is_lost=True)


def _told(known: Known, deed: Deed | None, lost: Meeting | None) -> Known | None:
    """Return a newcomer with what fits into his cookie; None if there is no room for all of it."""
    if (deed and known.first not in (None, deed)) or (lost and known.missed not in (None, lost)):
        return None
    return replace(known, first=known.first or deed, missed=known.missed or lost)


def _written(known: Known, deed: Deed | None, meeting: Meeting | None, now: datetime) -> Note:
    if known.is_new:  # two tabs may come here at once, and mean one learner
        learner, _made = Learner.objects.get_or_create(key=known.key)
        settle(learner, known)
        _add_both(learner, deed, meeting, now)
        return Note(known=Known(known.key))
    found = Learner.objects.filter(key=known.key).first()
    if found is None:  # forgotten since
        lost = meeting if meeting and not meeting.is_right else None
        anew = Known(new_key(), deed, lost)
        return Note(known=anew if anew.is_new else None)
    _add_both(found, deed, meeting, now)
    return Note()


def settle(learner: Learner, known: Known) -> None:
    """Write down what stands in a cookie."""
    _add_both(learner, known.first, known.missed, timezone.now())


def _add_both(learner: Learner, deed: Deed | None, meeting: Meeting | None, now: datetime) -> None:
    if deed:
        _add(learner, deed)
    if meeting:
        meet(learner, meeting, now)


def _add(learner: Learner, deed: Deed) -> None:
    _done, is_made = Done.objects.get_or_create(learner=learner, kind=deed[0], ref=deed[1])
    if is_made and deed[0] is Kind.DAY:
        old = timezone.now() - timedelta(days=DAYS_MARKED)
        Done.objects.filter(learner=learner, kind=Kind.DAY, when__lt=old).delete()


def meet(learner: Learner, meeting: Meeting, now: datetime) -> None:
    """Write down how a learner met an article; what two tabs say of one exercise counts once."""
    found = Recall.objects.filter(learner=learner, game=meeting.game, article=meeting.article).first()
    if found is None:
        if not meeting.is_right or meeting.is_asked:
            add([schedule.fresh(learner, meeting, now)])
    elif (after := schedule.met_again(found, meeting, now)) is not None:
        after.save()


def add(recalls: list[Recall]) -> None:
    """Write new memories of one learner, those left out that he has; too many make those give way that come last."""
    if not recalls:
        return
    Recall.objects.bulk_create(recalls, ignore_conflicts=True)
    own = Recall.objects.filter(learner=recalls[0].learner).order_by("due", "pk")
    over = list(own.values_list("pk", flat=True)[schedule.MOST :])
    if over:
        Recall.objects.filter(pk__in=over).delete()


def read_lesson(request: HttpRequest, game: str, articles: tuple[str, ...]) -> None:
    """Have a lesson that was solved asked about some days later. Whoever stands in his cookie alone is not."""
    known = visitor(request)
    if known is None or known.is_new:
        return
    try:
        with transaction.atomic():
            if learner := Learner.objects.filter(key=known.key).first():
                add(schedule.read(learner, game, articles, timezone.now()))
    except Error as error:
        log.error("a lesson that was read was not written down: %s", error)


def recalls(request: HttpRequest) -> list[Recall] | None:
    """Return what the visitor will be asked about again, the next first; None if it cannot be read now."""
    known = visitor(request)
    if known is None:
        return []
    if known.is_new:
        return [schedule.fresh(Learner(), known.missed, timezone.now() - 2 * schedule.SOON)] if known.missed else []
    try:
        return list(Recall.objects.filter(learner__key=known.key).order_by("due", "pk"))
    except Error as error:
        log.error("what comes back to a visitor was not read: %s", error)
        return None


def done(request: HttpRequest) -> list[tuple[str, str, datetime]] | None:
    """Return all that the visitor has solved, kind, name and time, the latest first; None if it cannot be read now."""
    known = visitor(request)
    if known is None:
        return []
    if known.is_new:
        return [(known.first[0].value, known.first[1], timezone.now())] if known.first else []
    try:
        found = Done.objects.filter(learner__key=known.key).order_by("-when", "-pk")
        return list(found.values_list("kind", "ref", "when"))
    except Error as error:
        log.error("what a visitor has solved was not read: %s", error)
        return None


def forget(request: HttpRequest, response: HttpResponse) -> None:
    """Delete all that is known of the visitor, here and in his browser. Raises `django.db.Error` if that fails."""
    known = visitor(request)
    if known is not None:
        Learner.objects.filter(key=known.key).delete()
    response.delete_cookie(COOKIE, samesite="Lax")


def forget_idle(before: datetime) -> int:
    """Delete the learners who have done nothing since then, some at a time; return how many they were."""
    idle = Learner.objects.filter(since__lt=before).exclude(done__when__gte=before)
    idle = idle.exclude(recalls__met__gte=before)
    count = 0
    while keys := list(idle.values_list("pk", flat=True)[:BATCH]):
        Learner.objects.filter(pk__in=keys).delete()
        count += len(keys)
    return count
