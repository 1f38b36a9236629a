"""Bind PDFs that were written apart into one, with the tags, bookmarks and places of each."""

import io
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any


def bound(parts: Sequence[bytes]) -> bytes:
    """Return the pages of all parts as one PDF, with the title, the language and the page labels of the first."""
    import pikepdf  # here, so that no web process carries it

    target = io.BytesIO()
    with ExitStack() as opened:
        pdf, *others = (opened.enter_context(pikepdf.open(io.BytesIO(part))) for part in parts)
        for other in others:
            _append(pdf, other)
        pdf.save(target, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return target.getvalue()


def _append(pdf: Any, other: Any) -> None:
    """Put a PDF behind another. Its pages come first: whatever leads to them follows them."""
    begin = len(pdf.pages)
    for page in other.pages:
        pdf.pages.append(page)
    _append_tags(pdf.Root.StructTreeRoot, pdf.copy_foreign(other.Root.StructTreeRoot), list(pdf.pages)[begin:])
    if "/Outlines" in other.Root:
        _append_bookmarks(pdf, pdf.copy_foreign(other.Root.Outlines))
    if "/Names" in other.Root:
        _add_places(pdf, pdf.copy_foreign(other.make_indirect(other.Root.Names)))


def _append_tags(tree: Any, other: Any, pages: Sequence[Any]) -> None:
    """Count on with the tagged pages and links of the other, and put its tags behind those of the tree."""
    numbers = tree.ParentTree.Nums
    shift = int(numbers[-2]) + 1
    for page in pages:
        page.obj.StructParents = int(page.obj.StructParents) + shift
        for link in page.obj.get("/Annots", ()):
            link.StructParent = int(link.StructParent) + shift
    for place, each in enumerate(other.ParentTree.Nums):
        numbers.append(each if place % 2 else int(each) + shift)
    document = tree.K[0]
    for element in other.K[0].K:
        element.P = document
        document.K.append(element)


def _append_bookmarks(pdf: Any, other: Any) -> None:
    """Put the bookmarks of another behind those that are there."""
    if "/Outlines" not in pdf.Root:
        pdf.Root.Outlines = other
        return
    outlines = pdf.Root.Outlines
    for mark in _marks(other):
        mark.Parent = outlines
    outlines.Last.Next, other.First.Prev = other.First, outlines.Last
    outlines.Last = other.Last
    outlines.Count = int(outlines.Count) + int(other.Count)


def _marks(outlines: Any) -> Iterator[Any]:
    mark = outlines.First
    while mark is not None:
        yield mark
        mark = mark.get("/Next")


def _add_places(pdf: Any, other: Any) -> None:
    """Put the places that links name among those that are there, in the order of their names."""
    from pikepdf import Array

    if "/Names" not in pdf.Root:
        pdf.Root.Names = other
        return
    places = pdf.Root.Names.Dests
    named = [*_pairs(places.Names), *_pairs(other.Dests.Names)]
    places.Names = Array([each for pair in sorted(named, key=lambda pair: bytes(pair[0])) for each in pair])


def _pairs(names: Any) -> Iterator[tuple[Any, Any]]:
    flat = iter(names)
    return zip(flat, flat, strict=True)
