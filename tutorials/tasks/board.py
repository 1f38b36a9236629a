"""What a task lays before the learner: cards to look at, things to pick, phu on the mat."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tutorials.catalogue import Mode, Task
from tutorials.engine.cards import KINDS, Cards, Kind, parse
from tutorials.tasks.layout import Item, Layout, start
from tutorials.tasks.names import cuoc_name, cuoc_offered, label, phu_name, source_name
from tutorials.tasks.questions import Asker

ONE = (Mode.CHOICE, Mode.WIN, Mode.DISCARD)  # modes with one answer, drawn as radio buttons
TYPED = (Mode.NUMBER, Mode.CUOC)  # modes with a number to type
PICKED_FROM_HAND = (Mode.ARRANGE, Mode.LOOSE, Mode.DISCARD)
CARDS = (Mode.EACH, Mode.GROUP, Mode.WAITS, *PICKED_FROM_HAND)  # modes in which cards are picked
HAND_QUESTIONS = ("arrange", "waits", "win", "discards")


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to pick: a card, a trùng, or words."""

    value: str
    label: str
    kind: Kind | None = None
    size: int = 1
    is_picked: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """Cards in a row on the mat: a phu laid, or a trùng face down."""

    number: int
    label: str
    names: str
    cards: Cards
    is_hidden: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """Everything that a task shows before it is answered."""

    mode: Mode
    options: tuple[Option, ...] = ()
    shown: Cards = ()  # cards to look at, not to pick
    is_hand: bool = False  # they are a hand, held as a fan
    is_unnamed: bool = False  # a name would give the answer away
    rows: tuple[Row, ...] = ()
    winning: Kind | None = None
    source: str = ""  # where the winning card came from
    facts: tuple[str, ...] = ()
    layout: Layout | None = None

    @property
    def is_single(self) -> bool:
        """Say whether exactly one thing is to be picked."""
        return self.mode in ONE

    @property
    def asks_number(self) -> bool:
        """Say whether a number is to be typed."""
        return self.mode in TYPED

    @property
    def picks_cards(self) -> bool:
        """Say whether the things to pick are cards."""
        return self.mode in CARDS

    @property
    def legend(self) -> str:
        """Return what the set of things to pick is called."""
        return _LEGENDS.get(self.mode, _choose)()

    @property
    def winning_row(self) -> Cards:
        """Return the winning card as cards to draw."""
        return (self.winning,) if self.winning else ()


def _choose() -> str:
    return _("Chọn một câu trả lời")


_LEGENDS = {
    Mode.EACH: lambda: _("Chạm vào các quân hợp đề bài"),
    Mode.GROUP: lambda: _("Chạm vào các quân của phu"),
    Mode.ARRANGE: lambda: _("Bài chưa xếp: chạm vào các quân của một phu"),
    Mode.LOOSE: lambda: _("Chạm vào các quân rác"),
    Mode.WAITS: lambda: _("Chạm vào các quân mà bài chờ"),
    Mode.CUOC: lambda: _("Có những cước nào?"),
    Mode.DISCARD: lambda: _("Chạm vào quân sẽ đánh"),
}


def board_of(task: Task, lang: str, picked: Iterable[str] = (), layout: Layout | None = None) -> Board:
    """Return what a task shows, with what was picked still picked."""
    about = task.hand or _asked_hand(task)
    begun = layout or (start(about) if about else None)
    winning = task.winning or (about or {}).get("winning")
    shown: Cards = ()
    if begun is not None and task.mode not in PICKED_FROM_HAND:
        shown = begun.cards(begun.left)
    elif task.mode in (Mode.CHOICE, Mode.NUMBER):
        shown = _looked_at(task)
    return Board(
        mode=task.mode,
        options=tuple(_options(task, lang, begun, frozenset(picked))),
        shown=shown,
        is_hand=begun is not None,
        is_unnamed=task.mode is Mode.EACH or (task.ask or {}).get("ask") == "card",
        rows=_rows(begun, task, lang) if begun is not None else (),
        winning=parse(winning["card"])[0] if winning else None,
        source=source_name(winning.get("from", "")) if winning else "",
        facts=tuple(_facts(task, about or {}, lang)),
        layout=begun,
    )


def _options(task: Task, lang: str, layout: Layout | None, chosen: frozenset[str]) -> Iterator[Option]:
    """Yield what is to be picked, by the mode of the task."""
    if task.mode is Mode.CHOICE:
        words = [(str(number), choice.label.say(lang)) for number, choice in enumerate(task.choices)]
    elif task.mode is Mode.WIN:
        words = list(verdicts().items())
    elif task.mode is Mode.CUOC and not task.cuoc_list:
        words = [(cuoc.slug, cuoc_name(cuoc.slug, lang)[0]) for cuoc in cuoc_offered(task.streak)]
    else:
        for value, item in _pickable(task, layout):
            yield Option(value, item_label(item, lang), item.kind, item.size, value in chosen)
        return
    for value, text in words:
        yield Option(value, text, is_picked=value in chosen)


def _pickable(task: Task, layout: Layout | None) -> Iterator[tuple[str, Item]]:
    """Yield the cards to pick, each with the value that the form sends."""
    if task.mode in (Mode.EACH, Mode.GROUP):
        yield from ((str(number), Item(kind)) for number, kind in enumerate(task.cards))
    elif task.mode is Mode.WAITS:
        yield from ((kind.code, Item(kind)) for kind in KINDS)
    elif task.mode in PICKED_FROM_HAND and layout is not None:
        yield from ((str(number), layout.items[number]) for number in layout.left)


def verdicts() -> dict[str, str]:
    """Return the verdicts on an ù that a learner chooses among."""
    return {
        "diem": _("Ù được"),
        "khong-tron": _("Không ù: bài chưa tròn"),
        "khong-lung": _("Không ù: tròn mà chưa có lưng"),
    }


def item_label(item: Item, lang: str) -> str:
    """Return the name of a thing to pick: a card, or a trùng with its size."""
    name = label(item.kind, lang)
    if item.size == 1:
        return name
    if not item.is_hidden:
        return _("%(count)s quân %(card)s đứng nguyên") % {"count": item.size, "card": name}
    return (_("khàn %(card)s") if item.size == 3 else _("thiên khai %(card)s")) % {"card": name}


def _asked_hand(task: Task) -> Mapping[str, Any] | None:
    """Return the hand state of a task that holds a whole question about a hand."""
    return task.ask if task.ask and task.ask["ask"] in HAND_QUESTIONS else None


def _looked_at(task: Task) -> Cards:
    """Return the cards that a question is about, so that they can be drawn."""
    asked = task.ask or {}
    found = asked.get("cards") or asked.get("card") or ()
    return parse([found] if isinstance(found, str) else found)


def _facts(task: Task, hand: Mapping[str, Any], lang: str) -> Iterator[str]:
    """Yield in words what the cards do not show."""
    if task.cuoc_list:
        names = ", ".join(cuoc_name(slug, lang)[0] for slug in task.cuoc_list)
        yield _("Cước: %(names)s") % {"names": names}
    if streak := task.streak or hand.get("streak", 0):
        text = ngettext("Đã ù liền %(count)s ván trước ván này", "Đã ù liền %(count)s ván trước ván này", streak)
        yield text % {"count": streak}
    if hand.get("dealer"):
        yield _("Đang làm cái")
    for field, text in (("bat_thuc", _("Đã bất thực: %(cards)s")), ("discarded", _("Đã đánh: %(cards)s"))):
        if hand.get(field):
            yield text % {"cards": ", ".join(label(kind, lang) for kind in parse(hand[field]))}


def _rows(layout: Layout, task: Task, lang: str) -> tuple[Row, ...]:
    return tuple(_row(layout, number, group, task, lang) for number, group in enumerate(layout.groups))


def _row(layout: Layout, number: int, group: tuple[int, ...], task: Task, lang: str) -> Row:
    items = [layout.items[position] for position in group]
    cards = layout.cards(group)
    names = ", ".join(item_label(item, lang) for item in items)
    if len(items) == 1 and items[0].size > 1:
        return Row(number, names, names, cards, items[0].is_hidden)
    said = Asker(task, lang).phu(cards)
    return Row(number, phu_name(said["kind"], said["lung"], lang) if said["phu"] else names, names, cards)
