"""Hands parted into what they are made of, as rows of pictures with a word under each."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import override

from tutorials.catalogue.houses import House
from tutorials.catalogue.points import PointsRow
from tutorials.engine.games import deck_of
from tutorials.faces.compose import STYLES, Face
from tutorials.mats.hand import Part, parts_of
from tutorials.press.pictures import CARD_GAP, CARD_HEIGHT, Picture
from tutorials.rulebook.cases import picture
from tutorials.scenes.points import hand_of
from tutorials.tasks.parted import laid
from tutorials.tasks.turn import Row

ROUNDED = 0.02  # room for what is lost in rounding


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that belong together, drawn: what they are called, and the winning card apart from those beside it."""

    word: str
    pieces: tuple[tuple[Picture, bool], ...]  # pictures in their order, each with whether it is the winning card
    width: str  # in heights of a card: told, it spares the press a second layout
    is_loose: bool = False
    is_special: bool = False  # a lưng, without which no hand wins


@dataclass(frozen=True, slots=True)
class Draughtsman:
    """Draws the hands of one game for one edition."""

    game: str
    lang: str
    face: Face

    def cards(self, names: Any) -> tuple[Any, ...]:
        """Return the cards of the game's deck that an answer names."""
        return deck_of(self.game).parse([names] if isinstance(names, str) else list(names))

    def judged(self, said: Any, came: str = "") -> tuple[Group, ...]:
        """Draw the hand that an answer of the engine lays out, the card that came marked in its place."""
        with override(self.lang):
            card = self.cards(came)[0] if came else None
            return self._drawn(laid(deck_of(self.game), said, self.lang, card))

    def pictured(self, row: PointsRow, house: House) -> tuple[Group, ...]:
        """Draw the hand that pictures a row of points."""
        with override(self.lang):
            hand = hand_of(row, house, self.lang)
            return self._drawn(hand.rows) if hand else ()

    def held(self, names: Iterable[str]) -> tuple[Group, ...]:
        """Draw a hand as it is held, parted as far as the engine can part it."""
        with override(self.lang):
            parts = parts_of(self.game, tuple(card.code for card in self.cards(names)), self.lang)
            return self._drawn(_row(part) for part in parts)

    def pile(self, cards: Sequence[Any], word: str = "") -> Group:
        """Draw cards that lie together."""
        return Group(word, ((picture(cards, self.face), False),), self._width((len(cards),)))

    def _drawn(self, rows: Iterable[Row]) -> tuple[Group, ...]:
        return tuple(map(self._group, _joined(rows)))

    def _group(self, row: Row) -> Group:
        parts = ((row.cards, False),) if row.won < 0 else _apart(row)
        pieces = tuple((picture(cards, self.face), is_won) for cards, is_won in parts if cards)
        width = self._width(tuple(len(cards) for cards, _ in parts if cards))
        return Group(row.word or row.label, pieces, width, row.is_loose, row.is_lung)

    def _width(self, counts: tuple[int, ...]) -> str:
        """Return how wide some pictures side by side are, in heights of a card."""
        style = STYLES[deck_of(self.game).slug]
        gaps = CARD_GAP * (sum(counts) - 1)
        return f"{(sum(counts) * style.width / style.height) + gaps / CARD_HEIGHT + ROUNDED:.3f}"


def _row(part: Part) -> Row:
    cards: Any = part.cards  # of any deck
    return Row(part.name, cards, is_loose=part.is_loose, is_lung=part.is_lung)


def _apart(row: Row) -> tuple[tuple[Sequence[Any], bool], ...]:
    before, won, after = row.cards[: row.won], row.cards[row.won : row.won + 1], row.cards[row.won + 1 :]
    return (before, False), (won, True), (after, False)


def _joined(rows: Iterable[Row]) -> list[Row]:
    """Put single cards of one name side by side: six yêu are six sets and one picture."""
    found: list[Row] = []
    for row in sorted(rows, key=lambda row: (row.is_loose, len(row.cards) == 1)):
        last = found[-1] if found else None
        if last and len(row.cards) == 1 and (last.label, last.is_loose) == (row.label, row.is_loose) and row.won < 0:
            found[-1] = replace(last, cards=(*last.cards, *row.cards))
        else:
            found.append(row)
    return found
