"""Remember what was solved, under an anonymous signed cookie; the cookie comes with the first thing solved."""

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers

from tutorials.progress.models import Done, Kind, Learner

COOKIE = "learner"
SALT = "chieu-lang.progress"
TWO_YEARS = 2 * 365 * 24 * 60 * 60


def _key(request: HttpRequest) -> str | None:
    return request.get_signed_cookie(COOKIE, default=None, salt=SALT)


def solved(request: HttpRequest, kind: Kind) -> frozenset[str]:
    """Return the refs of this kind that the visitor has solved; empty for a newcomer, without a query."""
    key = _key(request)
    if key is None:
        return frozenset()
    refs = Done.objects.filter(learner__key=key, kind=kind).values_list("ref", flat=True)
    return frozenset(refs)


def remember(request: HttpRequest, response: HttpResponse, kind: Kind, ref: str) -> None:
    """Write down that the visitor has solved this; a newcomer gets his cookie with the response."""
    key = _key(request)
    learner = Learner.objects.filter(key=key).first() if key else None
    if learner is None:
        learner = Learner.objects.create()
        response.set_signed_cookie(
            COOKIE,
            learner.key,
            salt=SALT,
            max_age=TWO_YEARS,
            httponly=True,
            samesite="Lax",
            secure=request.is_secure(),
        )
    Done.objects.get_or_create(learner=learner, kind=kind, ref=ref)


def forget(request: HttpRequest, response: HttpResponse) -> None:
    """Delete all that is known of the visitor, here and in his browser."""
    key = _key(request)
    if key is not None:
        Learner.objects.filter(key=key).delete()
    response.delete_cookie(COOKIE, samesite="Lax")


def vary(response: HttpResponse) -> HttpResponse:
    """Mark a page that shows progress, so that no cache hands it to somebody else."""
    patch_vary_headers(response, ("Cookie",))
    return response
