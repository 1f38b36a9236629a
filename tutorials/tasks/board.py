"""What a task lays before the learner: cards to look at, things to pick, phu on the mat."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Self

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tutorials.engine.cards import Cards, Kind, parse
from tutorials.engine.games import deck_of
from tutorials.engine.totom.game import GAMES
from tutorials.tasks.fields import Choice
from tutorials.tasks.layout import Item, Layout, start
from tutorials.tasks.names import label, names, phu_name, source_name
from tutorials.tasks.questions import Asker, Question
from tutorials.tasks.transcript import Entry

TALL = 9  # things to pick
FEW = 10  # cards that are shown one by one; more are a hand
HAND_QUESTIONS = ("arrange", "waits", "win", "discards")


class Mark(StrEnum):
    """What a judged pick was."""

    NONE = ""
    RIGHT = "right"
    WRONG = "wrong"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to pick: a card, a trùng, or words."""

    value: str
    label: str
    kind: Kind | None = None
    size: int = 1
    is_picked: bool = False
    group: str = ""  # heading of the set that it belongs to, where there are several
    note: str = ""  # said in small print beside the label
    entry: Entry | None = None  # the line of a record
    strokes: str = ""  # of the drum, for the button that plays them
    cards: Cards = ()  # drawn beside the words
    is_unnamed: bool = False  # the words are for those who do not see the cards
    seat: int | None = None  # round the mat, of the player whose play it is
    mark: Mark = Mark.NONE  # once it is judged

    @property
    def mark_name(self) -> str:
        """Return what a mark says to those who do not see it."""
        return {Mark.RIGHT: _("đúng"), Mark.WRONG: _("không phải"), Mark.MISSED: _("còn sót")}.get(self.mark, "")


@dataclass(frozen=True, slots=True)
class Row:
    """Cards in a row on the mat: a phu laid, or a trùng face down."""

    number: int
    label: str
    names: str
    cards: Cards
    is_hidden: bool = False
    seat: int | None = None  # of the player before whom they lie


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """Everything that a task shows before it is answered; a mode that shows more has a board of its own."""

    options: tuple[Option, ...] = ()
    shown: Cards = ()  # cards to look at, not to pick
    is_hand: bool = False  # they are a hand, held as a fan
    is_unnamed: bool = False  # a name would give the answer away
    rows: tuple[Row, ...] = ()
    winning: Kind | None = None
    source: str = ""  # where the winning card came from
    facts: tuple[str, ...] = ()
    layout: Layout | None = None
    piles: tuple[Row, ...] = ()  # cards laid out, each pile with what it is

    @property
    def is_round(self) -> bool:
        """Say whether the piles are plays round a mat."""
        return any(pile.seat is not None for pile in self.piles)

    @property
    def has_seats(self) -> bool:
        """Say whether what is picked are plays round a mat."""
        return any(option.seat is not None for option in self.options)

    @property
    def winning_row(self) -> Cards:
        """Return the winning card as cards to draw."""
        return (self.winning,) if self.winning else ()

    @property
    def is_strip(self) -> bool:
        """Say whether the hand is shown by its heads: there are many cards, or many things to pick beside them."""
        return len(self.shown) > FEW or len(self.options) > TALL

    def marked(self, right: Iterable[str], *, is_single: bool) -> Self:
        """Return the board with its picks judged; where one is asked for, the right one is left to be found."""
        key = frozenset(right)
        return replace(self, options=tuple(_marked(option, key, is_single) for option in self.options))


def _marked(option: Option, right: frozenset[str], is_single: bool) -> Option:
    if option.is_picked:
        return replace(option, mark=Mark.RIGHT if option.value in right else Mark.WRONG)
    return replace(option, mark=Mark.MISSED) if option.value in right and not is_single else option


def values_of(options: Iterable[Option], cards: Iterable[Any], picked: Iterable[str]) -> frozenset[str]:
    """Return the options that hold these cards; of several alike those that were picked."""
    taken = frozenset(picked)
    left = sorted((option for option in options if option.size == 1), key=lambda option: option.value not in taken)
    found = set()
    for card in cards:
        if option := next((each for each in left if each.kind == card), None):
            left.remove(option)
            found.add(option.value)
    return frozenset(found)


def nearest(sets: Iterable[Sequence[Any]], picked: Sequence[Any]) -> Sequence[Any]:
    """Return the one of several sets of cards that has most in common with a pick; none if there are no sets."""
    given = Counter(picked)
    return max(sets, key=lambda each: ((Counter(each) & given).total(), -len(each)), default=())


def hand_board(
    asker: Asker,
    hand: Mapping[str, Any],
    *,
    winning: Mapping[str, Any] | None = None,
    streak: int = 0,
    layout: Layout | None = None,
    is_picked_from: bool = False,
) -> Board:
    """Return what is drawn of a hand state; the cards still held are not shown where they are those to pick."""
    begun = layout or start(hand)
    won = winning or hand.get("winning") or {}
    return Board(
        shown=() if is_picked_from else begun.cards(begun.left),
        is_hand=True,
        rows=tuple(_row(begun, number, group, asker) for number, group in enumerate(begun.groups)),
        winning=deck_of(asker.task.game).parse(won["card"])[0] if won else None,
        source=source_name(won.get("from", "")),
        facts=tuple(_facts(hand, streak, asker.lang)),
        layout=begun,
    )


def asked_board(asker: Asker, question: Question, *, shows_cards: bool = True) -> Board:
    """Return what is drawn of a whole question: a hand with trùng and phu, or else its cards if nothing is shown."""
    if (
        asker.task.game in GAMES
        and question["ask"] in HAND_QUESTIONS
        and ("cards" in question or "khan" not in question)
    ):
        return hand_board(asker, question)
    about = (question.get("cards") or question.get("card") or ()) if shows_cards and not asker.task.show else ()
    shown = asker.cards(about)
    return Board(shown=shown, is_hand=len(shown) > FEW, is_unnamed=question["ask"] == "card")


def piles_of(asker: Asker) -> tuple[Row, ...]:
    """Return the piles that any task may show."""
    return tuple(
        Row(number, pile.label.say(asker.lang), names(pile.cards, asker.lang), pile.cards, seat=pile.seat)
        for number, pile in enumerate(asker.task.show)
    )


def card_options(cards: Iterable[Any], lang: str) -> Iterator[Option]:
    """Yield cards to pick, by their place in a row."""
    return (Option(str(number), label(kind, lang), kind) for number, kind in enumerate(cards))


def kind_options(cards: Iterable[Any], lang: str) -> Iterator[Option]:
    """Yield kinds of cards to pick, by their code."""
    return (Option(kind.code, label(kind, lang), kind) for kind in cards)


def hand_options(board: Board, lang: str) -> Iterator[Option]:
    """Yield what is still held, by its place in the layout."""
    if board.layout is not None:
        for number in board.layout.left:
            item = board.layout.items[number]
            yield Option(str(number), item_label(item, lang), item.kind, item.size)


def choice_options(choices: Iterable[Choice], lang: str) -> Iterator[Option]:
    """Yield choices, by their place in the list."""
    return (
        Option(
            str(number),
            choice.label.say(lang),
            cards=choice.cards,
            is_unnamed=choice.is_unnamed,
            seat=choice.seat,
        )
        for number, choice in enumerate(choices)
    )


def item_label(item: Item, lang: str) -> str:
    """Return the name of a thing to pick: a card, or a trùng with its size."""
    name = label(item.kind, lang)
    if item.size == 1:
        return name
    if not item.is_hidden:
        return _("%(count)s quân %(card)s để nguyên") % {"count": item.size, "card": name}
    return (_("khàn %(card)s") if item.size == 3 else _("thiên khai %(card)s")) % {"card": item.kind.plural(lang)}


def streak_fact(streak: int) -> tuple[str, ...]:
    """Say how many hands were won in a row before this one; nothing if none was."""
    if not streak:
        return ()
    text = ngettext("Đã ù liền %(count)s ván trước ván này", "Đã ù liền %(count)s ván trước ván này", streak)
    return (text % {"count": streak},)


def _facts(hand: Mapping[str, Any], streak: int, lang: str) -> Iterator[str]:
    """Yield in words what the cards do not show."""
    yield from streak_fact(streak or hand.get("streak", 0))
    if hand.get("dealer"):
        yield _("Đang cầm cái")
    for field, text in (("bat_thuc", _("Đã bất thực: %(cards)s")), ("discarded", _("Đã đánh: %(cards)s"))):
        if hand.get(field):
            yield text % {"cards": ", ".join(label(kind, lang) for kind in parse(hand[field]))}


def _row(layout: Layout, number: int, group: tuple[int, ...], asker: Asker) -> Row:
    items = [layout.items[position] for position in group]
    cards = layout.cards(group)
    names = ", ".join(item_label(item, asker.lang) for item in items)
    if len(items) == 1 and items[0].size > 1:
        return Row(number, names, names, cards, items[0].is_hidden)
    said = asker.phu(cards)
    named = phu_name(said["kind"], said["lung"], asker.lang, asker.later) if said["phu"] else names
    return Row(number, named, names, cards)
