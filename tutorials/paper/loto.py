"""Lô tô of cards: boards of cards by a number, the list of who calls, and markers.

The cards are called in the order of the list, and each board is made so that its first full row is full at a call at
which no other board's is: nobody ever wins together.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Text, load
from tutorials.catalogue.plans import DECKS
from tutorials.fresh.dice import Dice
from tutorials.paper.fields import CardFace, TextSize
from tutorials.paper.kind import Kind, PaperForm
from tutorials.paper.names import said_of
from tutorials.press.pictures import source

LAST_SEED = 999_999_999
USUAL = 8  # boards
TRIES = 100  # to make a board that is like no other
NICKNAMES = {
    "a": Text("át", "ace"),
    "j": Text("bồi", "jack"),
    "q": Text("đầm", "queen"),
    "k": Text("già", "king"),
}  # of the ranks of the French deck


@dataclass(frozen=True, slots=True)
class Game:
    """How lô tô is played with a deck: the side of a board, and the calls at which boards may win."""

    side: int
    first: int
    last: int

    @property
    def most(self) -> int:
        """Return how many boards there can be, no two of which win at the same call."""
        return self.last - self.first + 1


GAMES = {"money": Game(4, 6, 25), "chan": Game(4, 6, 20), "tam-cuc": Game(3, 3, 12), "french": Game(4, 8, 47)}


@dataclass(frozen=True, slots=True)
class Board:
    """A board: its number, its cards row by row, and the call at which its first row is full."""

    number: int
    rows: tuple[tuple[Any, ...], ...]
    wins: int

    @property
    def cards(self) -> frozenset[Any]:
        """Return the cards, wherever they stand."""
        return frozenset(card for row in self.rows for card in row)


@dataclass(frozen=True, slots=True)
class Cell:
    """A card as a board or the list of calls shows it."""

    source: str
    name: str  # for those who see no picture
    said: str
    meant: str = ""
    nicknames: str = ""
    verse: tuple[str, ...] = ()


class LotoForm(TextSize, CardFace, PaperForm):
    """Which cards, how many boards, and by which number they are mixed."""

    deck = forms.ChoiceField(
        label=_("Bộ bài"),
        choices=[
            ("money", _("Bài tổ tôm: 4 × 4 ô, nhiều nhất 20 bảng")),
            ("chan", _("Bài chắn, hai mươi lăm loại quân: 4 × 4 ô, nhiều nhất 15 bảng")),
            ("tam-cuc", _("Tam cúc, có mười bốn loại quân: 3 × 3 ô, nhiều nhất 10 bảng")),
            ("french", _("Bài tây: 4 × 4 ô, nhiều nhất 40 bảng")),
        ],
        initial="money",
    )
    boards = forms.IntegerField(
        label=_("Mấy bảng"),
        min_value=1,
        max_value=max(game.most for game in GAMES.values()),
        initial=USUAL,
        help_text=_("Đông người thì hai người chung một bảng."),
    )
    seed = forms.IntegerField(
        label=_("Số để xáo bài"),
        min_value=1,
        max_value=LAST_SEED,
        initial=1,
        help_text=_("Số khác thì bảng khác, thứ tự gọi khác; số này in trên mọi tờ."),
    )
    names = forms.ChoiceField(
        label=_("Tên quân trên bảng"),
        choices=[("yes", _("Có tên")), ("no", _("Chỉ có hình, để học mặt quân"))],
        initial="yes",
    )
    page = forms.ChoiceField(
        label=_("Mỗi trang"), choices=[("2", _("Hai bảng, cắt đôi")), ("1", _("Một bảng lớn"))], initial="2"
    )
    own = ("seed", "boards")
    field_order = ("deck", "boards", "seed", "face", "names", "page", "size")

    def clean(self) -> dict[str, Any]:
        """Take no more boards than can win one after the other."""
        chosen: dict[str, Any] = super().clean() or self.cleaned_data
        if "boards" in chosen and "deck" in chosen and chosen["boards"] > (most := GAMES[chosen["deck"]].most):
            self.add_error("boards", _("Bộ này làm được nhiều nhất %(most)s bảng.") % {"most": most})
        return chosen


def deal(slug: str, count: int, seed: int) -> tuple[tuple[Any, ...], tuple[Board, ...]]:
    """Return the cards in the order in which they are called, and boards of which no two win at the same call."""
    game, dice = GAMES[slug], Dice(f"loto {slug} {count} {seed}")
    order = _shuffled(DECKS[slug].kinds, dice)
    calls = _shuffled(range(game.first, game.last + 1), dice)[:count]
    boards: list[Board] = []
    for number, wins in enumerate(calls, 1):
        for _try in range(TRIES):
            board = Board(number, _rows(order, wins, game.side, dice), wins)
            if board.cards not in {each.cards for each in boards}:
                break
        boards.append(board)
    return order, tuple(boards)


def _rows(order: Sequence[Any], wins: int, side: int, dice: Dice) -> tuple[tuple[Any, ...], ...]:
    """Make the rows of a board: one is full at a call, and in each other row stands a card that comes later."""
    winning = (order[wins - 1], *_shuffled(order[: wins - 1], dice)[: side - 1])
    late = _shuffled(order[wins:], dice)[: side - 1]
    others = _shuffled([card for card in order if card not in (*winning, *late)], dice)
    rows = [_shuffled(winning, dice)]
    for place, card in enumerate(late):
        rows.append(_shuffled((card, *others[place * (side - 1) : (place + 1) * (side - 1)]), dice))
    return _shuffled(rows, dice)


def _shuffled(things: Sequence[Any], dice: Dice) -> tuple[Any, ...]:
    left = list(things)
    return tuple(left.pop(dice.below(len(left))) for _ in things)


def fill(choices: Mapping[str, Any], lang: str) -> Mapping[str, Any]:
    """Return the boards page by page, the list of calls, and which board wins at which."""
    slug, face = choices["deck"], choices["face"]
    order, boards = deal(slug, choices["boards"], choices["seed"])
    each = int(choices["page"])
    cells = {card: _cell(card, face, lang) for card in order}
    drawn = [(board, [[cells[card] for card in row] for row in board.rows]) for board in boards]
    return {
        "pages": [drawn[start : start + each] for start in range(0, len(drawn), each)],
        "first_board": boards[0].rows,
        "each": each,
        "side": GAMES[slug].side,
        "seed": choices["seed"],
        "is_named": choices["names"] == "yes",
        "calls": [cells[card] for card in order],
        "wins": sorted((board.wins, board.number) for board in boards),
        "markers": range(17 * 15),
    }


def _cell(card: Any, face: str, lang: str) -> Cell:
    said, meant = said_of(card, lang)
    verse = load().verse(card)
    return Cell(
        source(card, face),
        card.label(lang),
        said,
        meant,
        ", ".join(_nicknames(card, lang)),
        verse.lines(lang) if verse else (),
    )


def _nicknames(card: Any, lang: str) -> list[str]:
    """Return what else a card is called, as the glossary knows it."""
    if hasattr(card, "spoken"):
        found = NICKNAMES.get(card.code[:-1])
        return [found.say(lang)] if found else []
    own = {card.vi, getattr(card, "vi_words", card.vi)}
    for term in load().terms:
        names = (term.name.vi, *term.aliases)
        if tuple(term.cards) == (card,) and own & set(names):
            return [name for name in names if name not in own]
    return []


KIND = Kind(
    "loto",
    Text("Lô tô quân bài", "Card lotto"),
    Text(
        "Mỗi người một bảng, người gọi đọc câu thơ, ai kín một hàng ngang trước thì thắng.",
        "Everybody has a board, a caller reads the verses, and the first to fill a row wins.",
    ),
    LotoForm,
    fill,
    reads=("fresh",),
    has_preview=True,
)
