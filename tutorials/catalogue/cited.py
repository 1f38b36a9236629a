"""Articles that the engine cites: the law must have each."""

import re
from collections.abc import Iterator

from tutorials.catalogue.content import CONTENT, Catalogue
from tutorials.catalogue.problems import Problem

ENGINE = CONTENT.parent / "engine"


def check_cited(catalogue: Catalogue) -> Iterator[Problem]:
    """Yield what the engine cites and no law has, where it stands in the code."""
    cited = re.compile(rf"\b(?:{'|'.join(game.prefix for game in catalogue.games)})-\d+(?:\.\d+)+")
    known = {ident for law in catalogue.laws.values() for ident in law.ids}
    for path in sorted(ENGINE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for found in cited.finditer(text):
            if found[0] not in known:
                line = text.count("\n", 0, found.start()) + 1
                yield Problem(f"../engine/{path.relative_to(ENGINE)}", line, "", f"no law has {found[0]}")
