"""The page for the projector of a hall: under which address the phones there find this machine."""

from dataclasses import dataclass

import segno
from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.http import require_safe


@dataclass(frozen=True, slots=True)
class Door:
    """An address by which phones come in, as it is read, typed and photographed."""

    address: str
    network: str

    @property
    def typed(self) -> str:
        """Return what one types into a phone."""
        return self.address.removeprefix("http://")

    @property
    def qr(self) -> SafeString:
        """Draw its QR code."""
        drawn = segno.make(f"{self.address}/", error="m", micro=False)
        return mark_safe(drawn.svg_inline(border=4, omitsize=True, svgclass=None, lineclass=None))  # noqa: S308


@require_safe
def hall(request: HttpRequest) -> HttpResponse:
    """Show how phones come in; there is no such page where no hall is served."""
    if not settings.HALL:
        raise Http404("hall")
    return render(request, "home/hall.html", {"doors": [Door(*each) for each in settings.HALL]})
