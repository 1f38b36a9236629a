"""The documents that clauses cite, with the names under which readers know them."""

from dataclasses import dataclass

from tutorials.catalogue.tables import Table
from tutorials.catalogue.texts import Text


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
