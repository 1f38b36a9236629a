"""Questions as people ask them: which words only ask, which game is meant, and what of it; the rest is looked for."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import tomli

from tutorials.catalogue import load
from tutorials.engine.games import GAMES
from tutorials.search.words import Phrase, phrase

FILE = Path(__file__).with_name("asking.toml")
WAITS = "waits"  # the aspect that asks about a hand
PLACES = ("first", "last", "anywhere")  # where words stand that only ask

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Aspect:
    """What is asked of every game, with the articles that tell it, game by game, or the page."""

    name: str
    articles: Mapping[str, tuple[str, ...]]
    page: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A query as it was typed and without the words that only ask."""

    whole: Phrase
    bare: Phrase  # without the words that ask
    plain: Phrase  # without the name of the game too
    left: Phrase  # without the words that ask and the aspect
    subject: Phrase  # without all of them
    needed: Phrase  # the words that count
    card: Phrase  # what stands before a property of cards: is thang thang red
    called: tuple[Phrase, ...] = ()  # what may be a name, from all that is left to the least
    game: str = ""
    aspect: Aspect | None = None
    parts: tuple[Phrase, ...] = ()  # the things asked about together: khàn và thiên khai
    together: tuple[str, ...] = ()  # the games, where the things asked about together are games


@dataclass(frozen=True, slots=True)
class _Typed:
    """A word with its marks and without."""

    marked: str
    folded: str

    def means(self, word: str, folded: str) -> bool:
        """Say whether it was typed as a word is written, or without any marks."""
        return self.marked in (word, folded)


@dataclass(frozen=True, slots=True)
class _Phrases:
    """Phrases by their first word, the longest first."""

    by_first: Mapping[str, Sequence[tuple[Words, Words, Any]]]  # with marks, without, and what it stands for

    @classmethod
    def of(cls, pairs: Iterable[tuple[str, Any]]) -> "_Phrases":
        found: dict[str, list[tuple[Words, Words, Any]]] = {}
        for text, meant in pairs:
            row = phrase(text)
            marked, folded = tuple(row.marked.split()), tuple(row.folded.split())
            found.setdefault(folded[0], []).append((marked, folded, meant))
        return cls({first: sorted(rows, key=lambda row: -len(row[0])) for first, rows in found.items()})

    def at(self, typed: Sequence[_Typed], place: int) -> tuple[int, Any] | None:
        """Return how many words the longest phrase has that stands at a place, and what it stands for."""
        for marked, folded, meant in self.by_first.get(typed[place].folded, ()):
            row = typed[place : place + len(marked)]
            if len(row) == len(marked) and all(map(_Typed.means, row, marked, folded)):
                return len(marked), meant
        return None

    def within(self, typed: Sequence[_Typed]) -> tuple[int, int, Any] | None:
        """Return where the longest phrase stands, how long it is, and what it stands for."""
        every = [(found[0], place, found[1]) for place in range(len(typed)) if (found := self.at(typed, place))]
        if not every:
            return None
        size, place, meant = max(every, key=lambda each: each[0])
        return place, size, meant


@dataclass(frozen=True, slots=True)
class _Asking:
    """What the file says."""

    first: _Phrases
    last: _Phrases
    anywhere: _Phrases
    games: _Phrases
    aspects: _Phrases
    property: _Phrases
    small: frozenset[str]
    idle: frozenset[str]  # and the small ones
    joining: frozenset[str]
    counting: frozenset[str]


def read(query: str) -> Question:
    """Take a query apart.

    >>> found = read("kính tứ cố bao nhiêu điểm")
    >>> found.subject.marked, found.aspect.name
    (' kính tứ cố ', 'points')
    """
    asking, whole = _asking(), phrase(query)
    typed = [_Typed(*each) for each in zip(whole.marked.split(), whole.folded.split(), strict=True)]
    asked = asking.aspects.within(typed)
    bare = _bare(typed, asking) or typed
    aspect: Aspect | None = asked[2] if asked else None
    left = _bare(_unasked(typed, aspect, asking), asking) if aspect else bare
    named = asking.games.within(left)
    rest = _bare(_without(left, *named[:2]), asking) if named else left
    if aspect and all(each.marked in (asking.idle if named else asking.small) for each in rest):
        rest = []
    counting = rest or (typed if asked else bare)
    needed = [each for each in counting if each.marked not in asking.small] or counting
    game = named[2] if named else ""
    inside = asking.games.within(bare)
    plain = _bare(_without(bare, *inside[:2]), asking) if inside else bare
    parts = _parts(left, asking)
    trimmed = (_trimmed(left, asking), rest, _trimmed(rest, asking), needed if rest else left)
    called = (left, _uncounted(left, asking), *trimmed)
    return Question(
        whole,
        _row(bare),
        _row(plain),
        _row(left),
        _row(rest),
        _row(needed),
        _row(_card(bare, asking)),
        tuple(dict.fromkeys(map(_row, filter(None, called)))),
        game,
        aspect,
        tuple(map(_row, parts)),
        _together(parts, asking),
    )


def _card(typed: Sequence[_Typed], asking: _Asking) -> Sequence[_Typed]:
    """Return what stands before a property of cards at the end; nothing where there is none."""
    size = _end(typed, asking.property)
    return typed[:-size] if size else ()


def _trimmed(typed: Sequence[_Typed], asking: _Asking) -> Sequence[_Typed]:
    """Take away the small words at both ends: a plain win in."""
    counting = [place for place, each in enumerate(typed) if each.marked not in asking.small]
    return typed[counting[0] : counting[-1] + 1] if counting else typed


def _uncounted(typed: Sequence[_Typed], asking: _Asking) -> Sequence[_Typed]:
    """Take away the word that counts cards before a name: quân bát sách."""
    return typed[1:] if len(typed) > 1 and typed[0].marked in asking.counting else typed


def _unasked(typed: Sequence[_Typed], aspect: Aspect, asking: _Asking) -> list[_Typed]:
    """Take away every phrase that asks for an aspect."""
    left = list(typed)
    while (found := asking.aspects.within(left)) and found[2] is aspect:
        left = _without(left, *found[:2])
    return left


def _together(parts: Iterable[Sequence[_Typed]], asking: _Asking) -> tuple[str, ...]:
    """Return the games that are asked about together; none where a part is something else."""
    found = [(part, asking.games.at(part, 0)) for part in parts]
    games = [game[1] for part, game in found if game and game[0] == len(part)]
    return tuple(dict.fromkeys(games)) if len(games) == len(found) else ()


def _parts(typed: Sequence[_Typed], asking: _Asking) -> tuple[Sequence[_Typed], ...]:
    """Cut a row of words where a joining word stands."""
    rows: list[list[_Typed]] = [[]]
    for each in typed:
        if each.marked in asking.joining:
            rows.append([])
        else:
            rows[-1].append(each)
    return tuple(row for row in rows if row) if len(rows) > 1 else ()


def _row(typed: Iterable[_Typed]) -> Phrase:
    words = list(typed)
    return Phrase(f" {' '.join(word.marked for word in words)} ", f" {' '.join(word.folded for word in words)} ")


def _without(typed: Sequence[_Typed], place: int, size: int) -> list[_Typed]:
    return [*typed[:place], *typed[place + size :]]


def _bare(typed: Sequence[_Typed], asking: _Asking) -> list[_Typed]:
    """Take away the words that ask: first at the head up to the name of a game, then at the end, then anywhere."""
    left = list(typed)
    while left and not asking.games.at(left, 0) and (found := asking.first.at(left, 0)):
        left = left[found[0] :]
    while size := _end(left, asking.last):
        left = left[:-size]
    while left and (inside := asking.anywhere.within(left)):
        left = _without(left, *inside[:2])
    return left


def _end(typed: Sequence[_Typed], phrases: _Phrases) -> int:
    """Return the length of the longest phrase that ends a row of words."""
    for place in range(len(typed)):
        found = phrases.at(typed, place)
        if found and place + found[0] == len(typed):
            return found[0]
    return 0


@cache
def _asking() -> _Asking:
    said = tomli.loads(FILE.read_text(encoding="utf-8"))
    words = said["words"]
    aspects = [(text, aspect) for each in said["aspect"] for aspect in [_aspect(each)] for text in each["asked"]]
    small, idle, joining, counting = (
        frozenset(word for text in words[name] for word in phrase(text).marked.split())
        for name in ("small", "idle", "joining", "counting")
    )
    first, last, anywhere, properties = (
        _Phrases.of((text, None) for text in words[place]) for place in (*PLACES, "property")
    )
    return _Asking(
        first,
        last,
        anywhere,
        _Phrases.of(_names()),
        _Phrases.of(aspects),
        properties,
        small,
        idle | small,
        joining,
        counting,
    )


def _aspect(said: Mapping[str, Any]) -> Aspect:
    name = said["name"]
    articles = {game.slug: game.asked[name] for game in load().games if name in game.asked}
    return Aspect(name, articles, said.get("page", ""))


def _names() -> Iterator[tuple[str, str]]:
    """Yield what the open games are called, and which they are."""
    for game in load().games:
        if game.is_open:
            slugs = (slug.replace("-", " ") for slug in (game.slug, *GAMES[game.slug].called))
            for name in dict.fromkeys((game.name.vi, game.name.en, *slugs, *game.called)):
                yield name, game.slug
