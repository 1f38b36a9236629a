"""Pages that are rendered once and kept: those that show content and nothing of the visitor but his preferences."""

import gzip
import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache as once
from functools import wraps
from typing import Any

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.http.request import split_domain_port
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language

from tutorials import catalogue
from tutorials.learners.memory import COOKIE
from tutorials.pages.preferences import Preferences
from tutorials.pages.sat import unfinished

View = Callable[..., HttpResponse]
Exists = Callable[[str, str], bool]  # of a value, and the game of the address
NOTHING: Mapping[str, Exists] = {}
DAY = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Page:
    """A rendered page, packed as it goes over the wire."""

    packed: bytes
    tag: str

    @classmethod
    def of(cls, response: HttpResponse) -> "Page":
        """Pack a response."""
        packed = gzip.compress(response.content, compresslevel=9, mtime=0)
        return cls(packed, f'W/"{hashlib.sha256(response.content).hexdigest()[:24]}"')

    def answer(self, request: HttpRequest) -> HttpResponse:
        """Return the page, unpacked for the few who cannot."""
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            response = HttpResponse(self.packed)
            response["Content-Encoding"] = "gzip"
        else:
            response = HttpResponse(gzip.decompress(self.packed))
        response["ETag"] = self.tag
        response["Cache-Control"] = "private, no-cache"  # ask again each time; most often the answer is 304
        patch_vary_headers(response, ("Accept-Encoding", "Cookie"))
        return response


def kept(
    known: Mapping[str, Exists] = NOTHING,
    *,
    stamp: Callable[[], object] = str,
    by_village: bool = False,
    by_learner: bool = False,
) -> Callable[[View], View]:
    """Keep what a view renders, per host, address, language, preferences, and the query fields that are known.

    `known` says of each field which values exist, given the game of the address. An address with any other field or
    value is rendered afresh, else strangers would fill the cache with addresses of their own making; and so is a page
    that tells of the visitor's village (`by_village`) for whoever has one in its game, or of what he has learned
    (`by_learner`) for whoever has solved something or left a hand at a table. `stamp` adds what else the page
    depends on.
    """

    def decorate(view: View) -> View:
        @wraps(view)
        def wrapper(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            is_usual = request.method in ("GET", "HEAD") and not settings.DEBUG
            if not is_usual or not _is_at_home(request) or not _is_known(request, known, kwargs.get("game", "")):
                return view(request, *args, **kwargs)
            is_own = (by_learner and (COOKIE in request.COOKIES or unfinished(request))) or (
                by_village and Preferences.of(request).house(kwargs["game"]) is not None
            )
            if is_own:
                response = view(request, *args, **kwargs)
                patch_vary_headers(response, ("Cookie",))
                return response
            key = _key(request, stamp())
            page: Page | None = cache.get(key)
            if page is None:
                response = view(request, *args, **kwargs)
                if response.status_code != 200:
                    return response
                page = Page.of(response)
                cache.set(key, page, DAY)
            return page.answer(request)

        return wrapper

    return decorate


def _is_known(request: HttpRequest, known: Mapping[str, Exists], game: str) -> bool:
    """Say whether every field of the query is known, stands once, and has a value that exists."""
    return all(
        name in known and len(values) == 1 and known[name](values[0], game) for name, values in request.GET.lists()
    )


def _is_at_home(request: HttpRequest) -> bool:
    """Say whether the port of the address, which stands on the page, is ours: a stranger may write any."""
    return split_domain_port(request.get_host())[1] in ("", request.get_port())


def _key(request: HttpRequest, stamp: object) -> str:
    """Return a key for everything that the page depends on."""
    place = (request.scheme, request.get_host(), request.path, sorted(request.GET.items()))
    parts = (version(), *place, get_language(), Preferences.of(request).look, stamp)
    return "page." + hashlib.sha256("\n".join(map(str, parts)).encode()).hexdigest()


@once
def version() -> str:
    """Return a short hash of all that pages are made of: content, programs, templates, translations, static files."""
    seen = hashlib.sha256(catalogue.load().digest.encode())
    root = settings.BASE_DIR
    paths = [*(root / "templates").rglob("*.html"), *(root / "totom_site" / "locale").rglob("*.po")]
    paths += (root / "tutorials").rglob("*.py")
    for pattern in ("*.css", "*.js", "faces/*.svg"):
        paths += (root / "static").rglob(pattern)
    for path in sorted(path for path in paths if path.is_file()):
        seen.update(path.read_bytes())
    return seen.hexdigest()[:16]
