"""Where something said comes from, as readers know it."""

import re
from collections.abc import Iterable

from tutorials import catalogue
from tutorials.catalogue import Source

NUMBERED = re.compile(r"[A-Z]\.")  # a numbered place in a printed law: B.4.1


def citations(sources: Iterable[Source], lang: str) -> list[str]:
    """Name the documents that sources name, each once, with the numbers of its clauses there."""
    places: dict[str, list[str]] = {}
    for source in sources:
        places.setdefault(source.document, []).extend([source.place] if NUMBERED.match(source.place) else [])
    content = catalogue.load()
    named = [
        (document.name.say(lang), dict.fromkeys(numbers))
        for slug, numbers in places.items()
        if (document := content.document(slug))
    ]
    return [f"{name}: {', '.join(numbers)}" if numbers else name for name, numbers in named]
