"""Numbers of articles as people write them: TT-9.14, 9.14, điều 9 khoản 14, khoản 14 điều 9, rule 15.2, điều 6.1.c."""

import re
import unicodedata

from tutorials.catalogue import Article, Catalogue, Clause
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.search.asking import Question
from tutorials.search.words import level

_ID = re.compile(
    r"(?:§\s*)?(?:([a-z]{2})\s*[-.]?\s*)?(\d{1,2}(?:\s*[.,]\s*\d{1,2}){0,2})" + (_ITEM := r"(?:\s*[.,]?\s*[a-e])?")
)
_PARTS = (
    ("article", r"dieu|article|art|rule|section|sec|law|d"),
    ("clause", r"khoan|clause|k"),
    ("item", r"muc|diem|item|point|m"),
)
_PART = re.compile(
    r"\s*(?:luat\s+)?(?:" + "|".join(f"(?P<{name}>{words})" for name, words in _PARTS) + r")"
    r"\.?\s*(?P<number>\d{1,2}(?:\s*[.,]\s*\d{1,2})*)" + _ITEM + r"(?!\w)[\s,;.]*"
)
_BARE = re.compile(r"(\d{1,2})((?:\s+\d{1,2}){0,2})")


def read(query: str) -> tuple[str, str] | None:
    """Return prefix (empty if not written) and number of the article that a query names, or None.

    A letter at the end names a sentence within a clause, and leads to the clause.

    >>> read("TT-9.14"), read("điều 9 khoản 14"), read("khoản 14 điều 9"), read("7 văn")
    (('TT', '9.14'), ('', '9.14'), ('', '9.14'), None)
    """
    text = level(unicodedata.normalize("NFC", query)).strip(" .,;:?!")
    if match := _ID.fullmatch(text):
        return (match[1] or "").upper(), _dots(match[2])
    return _read_parts(text)


def _read_parts(text: str) -> tuple[str, str] | None:
    """Read numbers that are each named, in whatever order; what follows an article may be bare."""
    found: dict[str, str] = {}
    position = 0
    while position < len(text):
        match = _PART.match(text, position)
        if match is None:
            break
        name = next(name for name, _ in _PARTS if match[name])
        if name in found:
            return None
        found[name] = _dots(match["number"])
        position = match.end()
    if "article" not in found:
        return None
    rest = [found[name] for name in ("article", "clause", "item") if name in found]
    if position < len(text):
        bare = _BARE.fullmatch(text[position:])
        if bare is None:
            return None
        rest += [bare[1], *bare[2].split()]
    return "", ".".join(rest)


def _dots(number: str) -> str:
    return ".".join(str(int(part)) for part in re.split(r"\s*[.,]\s*", number))


def asked_for(catalogue: Catalogue, query: str, question: Question | None = None) -> tuple[str, str] | None:
    """Return prefix and number of what a query names, also where the game stands beside the number: chắn điều 6.10."""
    if found := read(query):
        return found
    game = catalogue.game(question.game) if question else None
    if question is None or game is None:
        return None
    rest = question.subject.folded.strip()
    bare = _BARE.fullmatch(rest)
    return (game.prefix, ".".join(rest.split())) if bare else _of_game(game.prefix, _read_parts(rest))


def _of_game(prefix: str, found: tuple[str, str] | None) -> tuple[str, str] | None:
    return (prefix, found[1]) if found else None


def find(
    catalogue: Catalogue, query: str, question: Question | None = None
) -> tuple[str, Article | Clause, bool] | None:
    """Return game, the article or clause that a query names, and whether it is exactly that one.

    If the law has no such clause it is the nearest part around it that exists.
    """
    if (asked := asked_for(catalogue, query, question)) is None:
        return None
    prefix, number = asked
    for game in sorted(catalogue.games, key=lambda each: each.slug != MAIN_GAME):
        if not game.is_open or not game.prefix or (prefix and prefix != game.prefix):
            continue
        wanted = f"{game.prefix}-{number}"
        here = wanted
        while here:
            if found := catalogue.law(game.slug).find(here):
                return game.slug, found, here == wanted
            here = here.rpartition(".")[0]
    return None
