"""Fresh exercises of chắn about who starts."""

from tutorials.catalogue import Prose, Text
from tutorials.engine.chan.form import FORMS
from tutorials.fresh.levels import Makers
from tutorials.fresh.making import plain
from tutorials.fresh.whose_deal import starter_makers

_PARTS = {
    "nhat": Text("chính phần ấy được cái", "makes that very part the starter’s"),
    "tien": Text("phần kế tiếp được cái", "makes the next part the starter’s"),
    "doi": Text("phần đối diện được cái", "makes the part opposite the starter’s"),
    "lui": Text("phần liền trước được cái", "makes the part before it the starter’s"),
}
_PUT = "To choose who starts, a card is put on one part. Which card"


def _prompt(part: str) -> Prose:
    told = _PARTS[part]
    return plain(f"Bắt cái: bỏ quân nào vào một phần thì {told.vi}?", f"{_PUT} {told.en}?")


MAKERS: Makers = starter_makers("chan", FORMS["100"].kinds, _prompt, ("CH-1.2", "CH-1.3"))
