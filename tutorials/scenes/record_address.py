"""A record in an address: as it is written, or packed where that would be too long."""

import base64
import binascii
import zlib
from urllib.parse import urlencode

from tutorials.catalogue.houses import House

LONGEST_TEXT = 200_000  # characters of a record
LONGEST_PLAIN = 1200  # bytes of a query with the record as it is; a longer one is packed
LONGEST_ADDRESS = 3600  # bytes of a query; many servers take 4,094 with the rest of the line


def pack(text: str) -> str:
    """Return a record as one word for an address."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack(word: str) -> str:
    """Return the record of an address word; empty if it is none, or if its end was lost on the way."""
    try:
        packed = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
        stream = zlib.decompressobj()
        text = stream.decompress(packed, LONGEST_TEXT * 4)  # a character has four bytes at most
        return text.decode() if stream.eof else ""
    except (ValueError, binascii.Error, zlib.error):
        return ""


def address_of(text: str, house: House, line: int | None = None) -> str:
    """Return the query of a record, packed if it is long; empty if even that is too long for an address."""
    more = {"line": line} if line is not None else {}
    rules = {"rules": house.slug, **({"name": house.title} if house.title else {})}
    plain = urlencode({"record": text, **rules, **more})
    if len(plain) <= LONGEST_PLAIN:
        return plain
    packed = urlencode({"z": pack(text), **rules, **more})
    return packed if len(packed) <= LONGEST_ADDRESS else ""
