"""Send a PDF that is ordered, or the page that says how long it takes or why there is none."""

import math
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from django.http import FileResponse, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render

from tutorials.pages.request import language
from tutorials.press import queue
from tutorials.press.orders import Order
from tutorials.press.pdf import MissingLibraries

# Seconds after which a reader comes again.
SOON, SELDOM = 3, 12  # whose order is in the press; behind several
LATER = 60  # whose order was not taken

# Browsers show a PDF in a page of their own making, which the site's policy would leave empty.
PDF_POLICY = "default-src 'none'; object-src 'self'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"


def send(request: HttpRequest, order: Order, name: str, meanwhile: Mapping[str, Any]) -> HttpResponseBase:
    """Send a PDF if it is kept; otherwise see that it is printed, and say when it will be there or why not.

    `meanwhile` is for the page of who waits: `game`, whose law may be read, or `back`, an address and its name.
    """
    try:
        path = queue.get(order)
    except MissingLibraries as missing:
        return _delayed(request, "missing", LATER, {**meanwhile, "text": missing.text.say(language())})
    except queue.Waiting as waiting:
        seconds = min(SOON * (1 + waiting.ahead), SELDOM)
        return _delayed(request, "waiting", seconds, {**meanwhile, "ahead": waiting.ahead})
    except queue.Full:
        return _delayed(request, "full", LATER, meanwhile)
    except queue.Failed as failed:
        values = {"text": failed.text.say(language()), "minutes": math.ceil(failed.seconds / 60)}
        return _delayed(request, "failed", failed.seconds, {**meanwhile, **values})
    except queue.Closed:
        return _delayed(request, "closed", LATER, meanwhile)
    response = FileResponse(path.open("rb"), content_type="application/pdf", filename=name)
    response.headers["ETag"] = f'"{path.stem}"'
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Security-Policy"] = PDF_POLICY
    response.headers["Content-Encoding"] = "identity"  # it is compressed inside: the gzip middleware leaves it alone
    return response


def _delayed(request: HttpRequest, page: str, seconds: int, values: Mapping[str, Any]) -> HttpResponse:
    """Say that there is nothing yet; a page that waits comes again by itself, the others say when to come."""
    is_waiting = page == "waiting"
    status = HTTPStatus.ACCEPTED if is_waiting else HTTPStatus.SERVICE_UNAVAILABLE
    answer = render(request, f"press/{page}.html", values, status=status)
    answer.headers["Retry-After"] = str(seconds)
    if is_waiting:
        answer.headers["Refresh"] = str(seconds)
    answer.headers["Cache-Control"] = "no-store"
    return answer
