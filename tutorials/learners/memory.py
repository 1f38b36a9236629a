"""Remember what was solved, under an anonymous signed cookie.

The first thing solved stands in the cookie itself, so that whoever comes once, or keeps no cookies, leaves no row; the
second brings rows for both. A database that cannot be reached, written or waited for spoils no page: nothing is read
from it, and the page says that nothing was written down.
"""

import logging
from dataclasses import dataclass
from datetime import datetime

from django.db import Error, transaction
from django.http import HttpRequest, HttpResponse

from tutorials.learners.models import Done, Kind, Learner, new_key

COOKIE = "learner"
SALT = "chieu-lang.progress"
TWO_YEARS = 2 * 365 * 24 * 60 * 60
BATCH = 500  # learners that are forgotten at once, so that nobody who writes waits for long
BETWEEN = "|"  # parts of the cookie; a slash would have to be quoted

log = logging.getLogger(__name__)

Deed = tuple[Kind, str]  # what was solved, under its name


@dataclass(frozen=True, slots=True)
class Known:
    """Who a visitor is: his key, and the one thing that he has solved while he has no row yet."""

    key: str
    first: Deed | None = None

    def __str__(self) -> str:
        """Write the cookie."""
        return BETWEEN.join((self.key, *((self.first[0].value, *self.first[1].split("/")) if self.first else ())))

    @classmethod
    def read(cls, cookie: str) -> "Known":
        """Read the cookie; `str` undoes it."""
        key, *deed = cookie.split(BETWEEN)
        return cls(key, (Kind(deed[0]), "/".join(deed[1:])) if deed else None)


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


def _visitor(request: HttpRequest) -> Known | None:
    cookie = request.get_signed_cookie(COOKIE, default=None, salt=SALT)
    return Known.read(cookie) if cookie else None


def solved(request: HttpRequest, kind: Kind) -> frozenset[str] | None:
    """Return the names of this kind that the visitor has solved; None if they cannot be read now.

    A newcomer is not looked up.
    """
    known = _visitor(request)
    if known is None:
        return frozenset()
    if known.first is not None:
        return frozenset({known.first[1]} if known.first[0] is kind else ())
    try:
        return frozenset(Done.objects.filter(learner__key=known.key, kind=kind).values_list("ref", flat=True))
    except Error as error:
        log.error("what a visitor has solved was not read: %s", error)
        return None


def remember(request: HttpRequest, kind: Kind, ref: str) -> Note:
    """Write down that the visitor has solved this. The note is signed once there is a response."""
    known, deed = _visitor(request), (kind, ref)
    if known is None:
        return Note(known=Known(new_key(), deed))
    if known.first == deed:
        return Note()
    try:
        with transaction.atomic():
            return _written(known, deed)
    except Error as error:
        log.error("what a visitor has solved was not written down: %s", error)
        return Note(is_lost=True)


def _written(known: Known, deed: Deed) -> Note:
    if known.first is not None:  # two tabs may come here at once, and mean one learner
        learner, _made = Learner.objects.get_or_create(key=known.key)
        _add(learner, known.first)
        _add(learner, deed)
        return Note(known=Known(known.key))
    found = Learner.objects.filter(key=known.key).first()
    if found is None:  # forgotten since
        return Note(known=Known(new_key(), deed))
    _add(found, deed)
    return Note()


def _add(learner: Learner, deed: Deed) -> None:
    Done.objects.get_or_create(learner=learner, kind=deed[0], ref=deed[1])


def forget(request: HttpRequest, response: HttpResponse) -> None:
    """Delete all that is known of the visitor, here and in his browser. Raises `django.db.Error` if that fails."""
    known = _visitor(request)
    if known is not None:
        Learner.objects.filter(key=known.key).delete()
    response.delete_cookie(COOKIE, samesite="Lax")


def forget_idle(before: datetime) -> int:
    """Delete the learners who have solved nothing since then, some at a time; return how many they were."""
    idle = Learner.objects.filter(since__lt=before).exclude(done__when__gte=before)
    count = 0
    while keys := list(idle.values_list("pk", flat=True)[:BATCH]):
        Learner.objects.filter(pk__in=keys).delete()
        count += len(keys)
    return count
