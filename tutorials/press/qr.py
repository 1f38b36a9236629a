"""Addresses on paper: where something can be had again, and its QR code."""

import io
from urllib.parse import urljoin, urlsplit

import segno
from django.conf import settings

TYPED = 60  # letters of the longest address that somebody types from paper
LOCAL = frozenset({"", "localhost", "127.0.0.1", "::1"})  # hosts that no other machine can reach


def printed_address(path: str, site: str | None = None) -> str:
    """Return the address to be printed for a path of this site, or of another; empty where nobody could follow it.

    Of the site, never of the request: whoever asks may write any port into his request, and each would make a paper.
    """
    site = settings.SITE_ADDRESS if site is None else site
    return reachable(site) and site + path


def reachable(address: str) -> str:
    """Return an address if somebody elsewhere can follow it, else nothing."""
    return "" if (urlsplit(address).hostname or "") in LOCAL else address


def beside(address: str, path: str) -> str:
    """Return the address of another path of the site of one that is printed; empty where none is."""
    return urljoin(address, path) if address else ""


def short(address: str) -> str:
    """Return an address as it is read from paper, without its scheme; nothing where nobody would type it all."""
    bare = address.partition("://")[2]
    return bare if len(bare) <= TYPED else ""


def qr(address: str) -> bytes:
    """Draw a QR code of an address."""
    target = io.BytesIO()
    segno.make(address, error="m", micro=False).save(target, kind="svg", border=0, xmldecl=False, svgclass=None)
    return target.getvalue()


def inline(address: str) -> str:
    """Draw a QR code of an address as an element of a page, on white, with the quiet border that telephones need."""
    drawn: str = segno.make(address, error="m", micro=False).svg_inline(
        border=2, light="#fff", omitsize=True, svgclass="qr"
    )
    return drawn
