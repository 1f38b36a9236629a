"""Short codes of questions, to be typed from paper: no 0, O, 1 or I.

Puzzles and steps of lessons have a code of five signs, made from the name and looked up among all of them. A fresh
hand has one of seven that says its kind and its seed. A hand of one's own is too long for that: only its address leads
to it.
"""

import hashlib
from functools import lru_cache
from urllib.parse import parse_qsl, urlsplit

from django.urls import Resolver404, resolve
from django.utils.translation import override

from tutorials.catalogue import load
from tutorials.fresh import MAKERS
from tutorials.questions.question import PAGES
from tutorials.training.exercises import FRESH, PUZZLE, STEP, seed_of

SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # 32
LONG, KIND, SEED = 5, 4, 3  # signs of a name, of a kind of fresh hand, of its seed
LONGEST_ADDRESS = 2000
LAST_SHORT = len(SIGNS) ** SEED - 1  # the last seed that has a code


def code_of(name: str) -> str:
    """Return the code of a question; empty where it has none."""
    sort, _, rest = name.partition("/")
    if sort in (PUZZLE, STEP):
        return _signs(name, LONG)
    kind, _, seed = rest.rpartition("/")
    number = seed_of(seed)
    if sort != FRESH or not 0 < number <= LAST_SHORT:
        return ""
    return _signs(kind, KIND) + _written(number)


def found(code: str) -> tuple[str, ...]:
    """Return the names of the questions that have a code, as it was typed; more than one only by an odd chance."""
    signs = "".join(sign for sign in code.upper() if sign in SIGNS)
    if len(signs) == LONG:
        return _collection().get(signs, ())
    if len(signs) != KIND + SEED:
        return ()
    number = _read(signs[KIND:])
    return tuple(f"{FRESH}/{kind}/{number}" for kind in _kinds().get(signs[:KIND], ()) if number)


def name_in(text: str) -> str:
    """Return the question that a code or the address of its page names; empty if it names none."""
    names = found(text)
    if names:
        return names[0]
    address = urlsplit(text.strip()[:LONGEST_ADDRESS])
    path = address.path.removeprefix("/en")
    try:
        with override("vi"):
            match = resolve(path)
    except Resolver404:
        return ""
    if match.view_name == "screen:answer":
        return dict(parse_qsl(address.query)).get("q", "")
    sort = {view: sort for sort, view in PAGES.items()}.get(match.view_name)
    return "/".join((sort, *match.kwargs.values())) if sort else ""


def _signs(text: str, count: int) -> str:
    number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
    return "".join(SIGNS[(number >> 5 * place) % len(SIGNS)] for place in range(count))


def _written(number: int) -> str:
    return "".join(SIGNS[(number >> 5 * place) % len(SIGNS)] for place in reversed(range(SEED)))


def _read(signs: str) -> int:
    number = 0
    for sign in signs:
        number = number * len(SIGNS) + SIGNS.index(sign)
    return number


def _add(known: dict[str, tuple[str, ...]], coded: str, name: str) -> None:
    """Let the code of a name lead to a question."""
    code = code_of(coded)
    known[code] = (*known.get(code, ()), name)


@lru_cache(maxsize=1)
def _collection() -> dict[str, tuple[str, ...]]:
    known: dict[str, tuple[str, ...]] = {}
    for game in (game for game in load().games if game.is_open):
        for puzzle in load().puzzles(game.slug):
            for slug in (puzzle.slug, *puzzle.earlier):  # what was printed under an earlier name is still typed
                _add(known, f"{PUZZLE}/{game.slug}/{slug}", f"{PUZZLE}/{game.slug}/{puzzle.slug}")
        for lesson in load().lessons(game.slug):
            for step in (step for step in lesson.steps if step.task):
                name = f"{STEP}/{game.slug}/{lesson.slug}/{step.id}"
                _add(known, name, name)
    return known


@lru_cache(maxsize=1)
def _kinds() -> dict[str, tuple[str, ...]]:
    known: dict[str, tuple[str, ...]] = {}
    for game, kind in MAKERS:
        code = _signs(f"{game}/{kind}", KIND)
        known[code] = (*known.get(code, ()), f"{game}/{kind}")
    return known
