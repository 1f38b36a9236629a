"""Examples of the law as the book draws them: the cards in one picture, their names in one line."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from tutorials.catalogue import LANGS, Example, Prose, Text
from tutorials.engine import ask
from tutorials.engine.cards import Cards, parse
from tutorials.engine.errors import DoorError
from tutorials.faces.compose import Face
from tutorials.rulebook.words import WORDS

Rules = str | Mapping[str, Any]
FEW = 5  # cards of an example that takes half a line


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie together, and the word for where they lie."""

    place: str  # key of WORDS
    cards: Cards


@dataclass(frozen=True, slots=True)
class Picture:
    """A row of cards as one picture: its address for the printer, and what it shows."""

    source: str
    names: Text


@dataclass(frozen=True, slots=True)
class Case:
    """An example as the book shows it."""

    is_allowed: bool
    text: Prose
    pictures: tuple[Picture, ...]
    caption: Text | None
    note: Text | None  # what the engine says where the rules of the book change the answer
    is_small: bool

    @property
    def verdict(self) -> Text:
        """Return the verdict as a word."""
        return WORDS["allowed" if self.is_allowed else "forbidden"]


def case_of(example: Example, rules: Rules, face: Face, longest: int) -> Case:
    """Put an example before the engine under some rules, and draw it in rows of at most so many cards."""
    piles = tuple(_piles(example.question))
    count = sum(len(pile.cards) for pile in piles)
    note = _note(example, rules)
    return Case(
        is_allowed=example.is_allowed,
        text=example.text,
        pictures=tuple(_pictures(piles, face, longest)),
        caption=None if _is_told(example, piles) else _caption(piles),
        note=note,
        is_small=count <= FEW and note is None and len(example.text.plain("vi")) < 110,
    )


def _note(example: Example, rules: Rules) -> Text | None:
    """Say what the engine answers if these rules change what the example promises."""
    if "rules" in example.question:
        return None
    asked = {**example.question, "rules": rules}
    answer = ask(asked)
    if all(_holds(expected, answer.get(key)) for key, expected in example.expect.items()):
        return None
    said = {lang: " ".join(line["text"] for line in ask({**asked, "lang": lang}).get("lines", ())) for lang in LANGS}
    return Text(said["vi"], said["en"])


def _holds(expected: Any, found: Any) -> bool:
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return all(_holds(value, found.get(key)) for key, value in expected.items())
    return bool(expected == found)


# what lies where


def _piles(question: Mapping[str, Any]) -> Iterator[Pile]:
    """Return what an example has on the table, hand first and the winning card last."""
    hidden: list[str] = []
    blocks: list[Pile] = []
    for field, copies in (("khan", 3), ("thien_khai", 4)):
        for kind in _cards(question.get(field)):
            hidden += [kind.code] * copies
            blocks.append(Pile(field, (kind,) * copies))
    if held := _without(_cards(question.get("cards") or question.get("card")), hidden):
        yield Pile("hand", held)
    yield from blocks
    for meld in question.get("phu", ()):  # tài bàn counts these
        yield Pile("mat", _cards(meld.get("cards")))
    for meld in question.get("mat", ()):
        yield Pile("mat", _cards(meld.get("cards")))
    if thrown := _cards(question.get("discarded")):
        yield Pile("discarded", thrown)
    if won := _cards((question.get("winning") or {}).get("card")):
        yield Pile("winning", won)


def _cards(names: str | Sequence[str] | None) -> Cards:
    try:
        return parse(names or ())
    except DoorError:  # some examples show what cannot be read
        return ()


def _without(cards: Cards, hidden: Iterable[str]) -> Cards:
    """Return the cards less those that lie face down."""
    left = list(hidden)
    kept = []
    for kind in cards:
        if kind.code in left:
            left.remove(kind.code)
        else:
            kept.append(kind)
    return tuple(kept)


# names and pictures


def names_of(cards: Cards) -> Text:
    """Name cards in their order, neighbours of a suit together: `34567 văn, 2 sách, chi chi`."""
    return Text(", ".join(_names(cards, "vi")), ", ".join(_names(cards, "en")))


def _names(cards: Cards, lang: str) -> Iterator[str]:
    for suit, together in groupby(cards, key=lambda kind: kind.suit):
        group = tuple(together)
        if suit is not None:
            yield f"{''.join(str(kind.rank) for kind in group)} {suit.label}"
            continue
        for kind, alike in groupby(group):
            count = len(tuple(alike))
            yield kind.label(lang) + (f" ×{count}" if count > 1 else "")


def _is_told(example: Example, piles: Sequence[Pile]) -> bool:
    """Say whether the sentence itself names all the cards, in figures or in words."""
    said = example.text.plain("vi").casefold()
    return all(kind.vi in said or kind.vi_words in said for pile in piles for kind in pile.cards)


def _caption(piles: Sequence[Pile]) -> Text:
    """Say what the picture shows; the place is named where there are several."""
    return Text(*(_said(piles, lang) for lang in LANGS))


def _said(piles: Sequence[Pile], lang: str) -> str:
    if len(piles) == 1:
        return names_of(piles[0].cards).say(lang)
    return "; ".join(f"{WORDS[pile.place].say(lang)}: {names_of(pile.cards).say(lang)}" for pile in piles)


def _pictures(piles: Sequence[Pile], face: Face, longest: int) -> Iterator[Picture]:
    """Draw all piles in a row; in two or more if the row is too long for the page."""
    for row in _rows(piles, longest):
        groups = ("!" * (pile.place == "winning") + "-".join(kind.code for kind in pile.cards) for pile in row)
        yield Picture(f"cards:{face.value}/{'_'.join(groups)}", _caption(row))


def picture(cards: Cards, face: Face) -> Picture:
    """Draw one row of cards."""
    return next(_pictures((Pile("hand", cards),), face, len(cards)))


def _rows(piles: Sequence[Pile], longest: int) -> Iterator[tuple[Pile, ...]]:
    """Break a long row between piles, and a long pile in halves."""
    row: list[Pile] = []
    for pile in piles:
        for part in _halves(pile, longest):
            if row and sum(len(each.cards) for each in row) + len(part.cards) > longest:
                yield tuple(row)
                row = []
            row.append(part)
    if row:
        yield tuple(row)


def _halves(pile: Pile, longest: int) -> Iterator[Pile]:
    count = -(-len(pile.cards) // longest)
    size = -(-len(pile.cards) // max(count, 1))
    for start in range(0, len(pile.cards), max(size, 1)):
        yield Pile(pile.place, pile.cards[start : start + size])
