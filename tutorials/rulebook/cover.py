"""Names on the cover, written on a book that is printed already: whom it is for, and whose village it follows.

All that is slow to print is the same for everybody. The names are set on a page of their own, which is laid over the
cover as one more tagged paragraph; tags, bookmarks and links of the book stay, which joining files would lose.
"""

import io
from typing import Any

from django.template.loader import render_to_string

from tutorials.catalogue import Text
from tutorials.press.pdf import Typesetter, static_folder
from tutorials.rulebook.choices import Edition
from tutorials.rulebook.printing import styles_of
from tutorials.rulebook.words import WORDS


def names_on(edition: Edition) -> tuple[tuple[Text, str], ...]:
    """Return the names on the cover of an edition, each with what it is the name of."""
    named = ((WORDS["village"], edition.name), (WORDS["club"], edition.club))
    return tuple((label, name) for label, name in named if name)


def inscribe(book: bytes, edition: Edition) -> bytes:
    """Write the names of an edition on the cover of its book."""
    import pikepdf  # here, so that no web process carries it

    names = names_on(edition)
    typesetter = Typesetter(static_folder(), styles_of(edition.paper))
    html = render_to_string("rulebook/names.html", {"book": edition.language, "edition": edition, "names": names})
    said = "; ".join(f"{label.say(edition.language.langs[0])}: {name}" for label, name in names)
    target = io.BytesIO()
    with pikepdf.open(io.BytesIO(book)) as pdf, pikepdf.open(io.BytesIO(typesetter.stamp(html))) as stamp:
        _lay_over(pdf, stamp.pages[0], said)
        pdf.save(target, deterministic_id=True)
    return target.getvalue()


def _lay_over(pdf: Any, stamp: Any, said: str) -> None:
    """Put a page over the first one, as a paragraph that says this."""
    from pikepdf import Array, Dictionary, Name, NumberTree, String

    cover = pdf.pages[0]
    drawn = cover.add_resource(pdf.copy_foreign(stamp.as_form_xobject()), Name.XObject)
    marked = NumberTree(pdf.Root.StructTreeRoot.ParentTree)[int(cover.obj.StructParents)]
    number = len(marked)
    section = _section_of(marked[0])
    paragraph = Dictionary(Type=Name.StructElem, S=Name.P, P=section, Pg=cover.obj, K=Array([number]))
    paragraph.ActualText = String(said)
    marked.append(pdf.make_indirect(paragraph))
    section.K.append(marked[number])
    cover.contents_add(b"q\n", prepend=True)
    cover.contents_add(f"\nQ /P <</MCID {number}>> BDC q {drawn} Do Q EMC".encode())


def _section_of(element: Any) -> Any:
    """Return the section in which a tagged element stands."""
    while element.S != "/Sect":
        element = element.P
    return element
