"""The documents that clauses cite, with the names under which readers know them."""

from dataclasses import dataclass

from tutorials.catalogue.tables import Table
from tutorials.catalogue.texts import Text


@dataclass(frozen=True, slots=True)
class Source:
    """Where something said comes from: a document, and the place in it."""

    document: str
    place: str

    def __str__(self) -> str:
        return f"{self.document}:{self.place}"


@dataclass(frozen=True, slots=True)
class Document:
    """A document that the law draws on."""

    slug: str
    name: Text
    date: str


def read_documents(table: Table | None) -> tuple[Document, ...]:
    """Read the list of documents."""
    found = []
    for each in table.tables("document") if table else ():
        slug, name, date = each.slug(), each.both("name"), each.text("date", is_required=False)
        each.finish()
        if name and not each.is_broken:
            found.append(Document(slug, name, date))
    if table:
        table.finish()
    return tuple(found)


def read_sources(table: Table, known: frozenset[str]) -> tuple[Source, ...]:
    """Read the list `sources` of a table, written `document:place`; note documents that are not listed."""
    found = []
    for text in table.words("sources"):
        document, colon, place = text.partition(":")
        if not colon or not document or not place:
            table.fault("sources", f"write document:place, not {text!r}", is_fatal=False)
            continue
        if document not in known:
            table.fault("sources", f"sources.toml lacks document {document}", is_fatal=False)
        found.append(Source(document, place))
    return tuple(found)
