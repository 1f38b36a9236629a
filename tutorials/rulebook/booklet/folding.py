"""Put the pages of a booklet in order for folding: two on each side of a sheet, which is turned over its short edge.

Each page becomes a picture on half a sheet, with its tags: what is read aloud keeps the order of the booklet.
"""

import io
from collections.abc import Iterator
from typing import Any

A4 = 297 * 72 / 25.4  # points of its long edge: two pages of A5 are a millimetre shorter
SIDES = 2  # pages on a side
FOLD = 4  # pages of a sheet


def sides(pages: int) -> Iterator[tuple[int, int]]:
    """Yield what stands left and right on each side, pages counted from 0: 7 0, 1 6, 5 2, 3 4 of eight.

    Raises ValueError for pages that do not fill their last sheet.
    """
    if pages % FOLD:
        raise ValueError(f"{pages} pages do not fill sheets of {FOLD}")
    for first in range(0, pages // SIDES, SIDES):
        last = pages - 1 - first
        yield last, first
        yield first + 1, last - 1


def folded(book: bytes) -> bytes:
    """Return a booklet in order for folding."""
    import pikepdf  # here, so that no web process carries it

    target = io.BytesIO()
    with pikepdf.open(io.BytesIO(book)) as pdf:
        _impose(pdf)
        pdf.save(target, deterministic_id=True)
    return target.getvalue()


def _impose(pdf: Any) -> None:
    """Lay the pages two by two on sheets, and point tags and bookmarks at where they lie now."""
    pages = [page.obj for page in pdf.pages]
    _, _, width, height = (float(edge) for edge in pdf.pages[0].mediabox)
    drawn = [_drawn(pdf, page) for page in list(pdf.pages)]
    places: dict[Any, tuple[Any, Any]] = {}  # of each old page: its sheet, and the picture that it became
    for pair in sides(len(pages)):
        sheet = _sheet(pdf, [drawn[number] for number in pair], width, height)
        places |= {pages[number].objgen: (sheet, drawn[number]) for number in pair}
    del pdf.pages[: len(pages)]
    _move_tags(pdf.Root.StructTreeRoot, places)
    for mark in _bookmarks(pdf.Root.get("/Outlines")):
        _turn_to(mark, places)
    for name in ("/PageLabels", "/Dests", "/Names"):
        if name in pdf.Root:
            del pdf.Root[name]


def _drawn(pdf: Any, page: Any) -> Any:
    """Return a page as a picture that keeps the number of its tags."""
    picture = pdf.make_indirect(page.as_form_xobject())
    if "/StructParents" in page.obj:
        picture.StructParents = page.obj.StructParents
    return picture


def _sheet(pdf: Any, pictures: list[Any], width: float, height: float) -> Any:
    from pikepdf import Dictionary, Name

    edge = (A4 - SIDES * width) / SIDES  # what is left over lies outside: the fold is in the middle
    words = [f"q 1 0 0 1 {edge + place * width:.3f} 0 cm /P{place} Do Q" for place in range(len(pictures))]
    sheet = pdf.add_blank_page(page_size=(A4, height)).obj
    sheet.Resources = Dictionary(XObject=Dictionary({f"/P{place}": each for place, each in enumerate(pictures)}))
    sheet.Contents = pdf.make_stream("\n".join(words).encode())
    sheet.Tabs = Name.S
    return sheet


def _move_tags(element: Any, places: dict[Any, tuple[Any, Any]]) -> None:
    """Tell the tags below an element where their words are drawn now."""
    from pikepdf import Array, Dictionary

    if not isinstance(element, Dictionary) or "/K" not in element:
        return
    sheet, picture = places.get(element.Pg.objgen, (None, None)) if "/Pg" in element else (None, None)
    kids = list(element.K) if isinstance(element.K, Array) else [element.K]
    moved = []
    for kid in kids:
        if isinstance(kid, int) and sheet is not None:
            kid = _mark(sheet, picture, kid)
        elif isinstance(kid, Dictionary) and kid.get("/Type") == "/MCR":
            there, drawn = places.get(kid.Pg.objgen, (sheet, picture)) if "/Pg" in kid else (sheet, picture)
            kid = _mark(there, drawn, int(kid.MCID))
        else:
            _move_tags(kid, places)
        moved.append(kid)
    element.K = Array(moved)
    if sheet is not None:
        element.Pg = sheet


def _mark(sheet: Any, picture: Any, number: int) -> Any:
    from pikepdf import Dictionary, Name

    return Dictionary(Type=Name.MCR, Pg=sheet, Stm=picture, MCID=number)


def _bookmarks(first: Any) -> Iterator[Any]:
    """Yield all bookmarks."""
    item = first.get("/First") if first is not None else None
    while item is not None:
        yield item
        yield from _bookmarks(item)
        item = item.get("/Next")


def _turn_to(mark: Any, places: dict[Any, tuple[Any, Any]]) -> None:
    """Let a bookmark lead to the sheet on which its page lies."""
    from pikepdf import Array, Name

    dest = mark.get("/Dest") if "/Dest" in mark else mark.get("/A", {}).get("/D")
    if isinstance(dest, Array) and len(dest) and dest[0].objgen in places:
        mark.Dest = Array([places[dest[0].objgen][0], Name.Fit])
        if "/A" in mark:
            del mark["/A"]
