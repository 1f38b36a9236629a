"""Read the verse that calls a card at tổ tôm điếm, and pick the card."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.catalogue import Verse, load
from tutorials.catalogue.tables import Table
from tutorials.catalogue.tasks import read_cards
from tutorials.engine.cards import KINDS, Cards, Kind
from tutorials.tasks.board import Board, Option, kind_options
from tutorials.tasks.layout import Layout
from tutorials.tasks.mixing import mixed
from tutorials.tasks.mode import CARDS, Mode
from tutorials.tasks.names import label
from tutorials.tasks.questions import Asker, Line, lines_of
from tutorials.tasks.turn import Answer, Judgement, Row, Solution

OFFERED = 8


def one_card(table: Table, key: str, game: str) -> Any:
    """Read a card by its name."""
    found = read_cards(table, key)
    if len(found) > 1:
        table.fault(key, "must be one card")
    return found[0] if found else None


@dataclass(frozen=True, slots=True, kw_only=True)
class VerseBoard(Board):
    """A verse; None if none is written yet."""

    verse: Verse | None


@dataclass(frozen=True, slots=True, kw_only=True)
class VerseMode(Mode):
    """A card that its verse calls."""

    slug = "verse"
    label = gettext_lazy("Nghe thơ tìm quân")
    legend = gettext_lazy("Chạm vào quân mà câu thơ gọi")
    given = "tasks/_verse.html"
    offered = CARDS
    is_single = True

    card: Annotated[Kind, one_card]

    def right(self, asker: Asker) -> str:
        """Return the code of the card."""
        return self.card.code

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Show the verse."""
        return VerseBoard(verse=_verse(self.card))

    def options(self, asker: Asker, shown: Board) -> Iterable[Option]:
        """Return the faces to choose among."""
        return kind_options(self.faces(), asker.lang)

    def faces(self) -> Cards:
        """Return the cards to choose among: the one that the verse names, and seven others."""
        others = [kind for kind in KINDS if kind is not self.card]
        others.sort(key=lambda kind: (not _is_near(kind, self.card), mixed(self.card.code, kind.code)))
        return tuple(sorted([self.card, *others[: OFFERED - 1]], key=lambda kind: kind.index))

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the face picked; the words to listen for are told once it is found."""
        picked = answer.cards[0]
        if picked is self.card:
            return Judgement(True, tuple(self._told(asker)))
        return Judgement(False, (*_pictured(picked, asker.lang), *lines_of(asker.card(picked))))

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the code of the card."""
        return (self.card.code,)

    def solve(self, asker: Asker) -> Solution:
        """Show the card."""
        return Solution((Row(label(self.card, asker.lang), (self.card,)),), tuple(self._told(asker)))

    def _told(self, asker: Asker) -> Iterator[Line]:
        """Yield the card's picture, the words that give rank and suit, and what it is."""
        yield from _pictured(self.card, asker.lang)
        if found := _verse(self.card):
            words = ", ".join(f"“{clue}”" for clue in found.clues(asker.lang))
            yield Line(_("Những tiếng cần nghe trong câu: %(words)s.") % {"words": words})
        yield from lines_of(asker.card(self.card))


def _verse(kind: Kind) -> Verse | None:
    return load().verse(kind)


def _is_near(kind: Kind, right: Kind) -> bool:
    """Say whether a card is easily taken for another: of the same rank, or a yêu beside a yêu."""
    return kind.is_yeu and right.is_yeu if right.rank is None else kind.rank == right.rank


def _pictured(kind: Kind, lang: str) -> tuple[Line, ...]:
    found = _verse(kind)
    if found is None:
        return ()
    return (Line(_("%(card)s vẽ %(picture)s.") % {"card": label(kind, lang), "picture": found.picture.say(lang)}),)
