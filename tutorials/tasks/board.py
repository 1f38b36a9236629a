"""What a task lays before the learner: cards to look at, things to pick, phu on the mat."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tutorials.catalogue import Mode, Task, Verse, Way
from tutorials.engine.cards import Cards, Kind, bare, parse
from tutorials.engine.games import deck_of
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.score.calls import CALLS
from tutorials.engine.totom.tai_ban.count import trung_in
from tutorials.tasks import diem
from tutorials.tasks.case import Scene, scenes
from tutorials.tasks.judge_table import NO_FAULT
from tutorials.tasks.layout import Item, Layout, start
from tutorials.tasks.names import call_name, cuoc_name, cuoc_offered, label, names, phu_name, source_name
from tutorials.tasks.questions import Asker
from tutorials.tasks.told import Entry, Told, tell, tell_plainly

# modes with one answer, drawn as radio buttons
ONE = (Mode.CHOICE, Mode.WIN, Mode.DISCARD, Mode.CLAIM, Mode.FAULT, Mode.DRUM, Mode.VERSE)
TYPED = (Mode.NUMBER, Mode.CUOC, Mode.COUNT)  # modes with a number to type
PICKED_FROM_HAND = (Mode.ARRANGE, Mode.LOOSE, Mode.DISCARD)
CARDS = (Mode.EACH, Mode.GROUP, Mode.WAITS, Mode.VERSE, Mode.PICK, *PICKED_FROM_HAND)  # modes in which cards are picked
HAND_QUESTIONS = ("arrange", "waits", "win", "discards")


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
    scenes: tuple[Scene, ...] = ()  # a case, told as it happened
    record: Told | None = None
    strokes: str = ""  # of the drum, to be heard
    verse: Verse | None = None
    piles: tuple[Row, ...] = ()  # cards laid out, each pile with what it is

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
    def drum(self) -> str:
        """Return the strokes as the drum script reads them: words without marks."""
        return bare(self.strokes)

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
    Mode.CLAIM: lambda: _("Xử thế nào?"),
    Mode.FAULT: lambda: _("Lỗi ở dòng nào?"),
    Mode.DRUM: lambda: _("Chọn một hiệu trống"),
    Mode.PICK: lambda: _("Chạm vào các quân sẽ chọn"),
    Mode.TICK: lambda: _("Chọn tất cả những điều đúng"),
    Mode.VERSE: lambda: _("Chạm vào quân mà câu thơ gọi"),
}


def board_of(task: Task, lang: str, picked: Iterable[str] = (), layout: Layout | None = None) -> Board:
    """Return what a task shows, with what was picked still picked."""
    about = task.hand or _asked_hand(task)
    begun = layout or (start(about) if about else None)
    winning = task.winning or (about or {}).get("winning")
    shown: Cards = ()
    if begun is not None and task.mode not in PICKED_FROM_HAND:
        shown = begun.cards(begun.left)
    elif task.mode in (Mode.CHOICE, Mode.NUMBER, Mode.TICK) and not task.show:
        shown = _looked_at(task)
    record = _told(task, lang) if task.mode is Mode.FAULT else None
    return Board(
        mode=task.mode,
        options=tuple(_options(task, lang, begun, frozenset(picked), record)),
        shown=shown,
        is_hand=begun is not None,
        is_unnamed=task.mode is Mode.EACH or (task.ask or {}).get("ask") == "card",
        rows=_rows(begun, task, lang) if begun is not None else tuple(_melds(task, lang)),
        winning=deck_of(task.game).parse(winning["card"])[0] if winning else None,
        source=source_name(winning.get("from", "")) if winning else "",
        facts=tuple(_facts(task, about or {}, lang)),
        layout=begun,
        scenes=scenes(task.case, lang) if task.case is not None else (),
        record=record,
        strokes=Asker(task, lang).drum(task.signal)["strokes"] if task.mode is Mode.DRUM else "",
        verse=diem.verse(task.card),
        piles=tuple(
            Row(number, pile.label.say(lang), names(pile.cards, lang), pile.cards)
            for number, pile in enumerate(task.show)
        ),
    )


def _told(task: Task, lang: str) -> Told:
    return tell(task.record, lang) if task.game in GAMES else tell_plainly(task.record, lang)


def _options(
    task: Task, lang: str, layout: Layout | None, chosen: frozenset[str], record: Told | None
) -> Iterator[Option]:
    """Yield what is to be picked, by the mode of the task."""
    if record is not None:
        found = _lines(record)
    elif task.mode in _WORDS:
        found = _WORDS[task.mode](task, lang)
    else:
        found = (Option(value, item_label(item, lang), item.kind, item.size) for value, item in _pickable(task, layout))
    for option in found:
        yield replace(option, is_picked=option.value in chosen)


def _choices(task: Task, lang: str) -> Iterator[Option]:
    return (Option(str(number), choice.label.say(lang)) for number, choice in enumerate(task.choices))


def _verdicts(task: Task, lang: str) -> Iterator[Option]:
    return (Option(value, text) for value, text in verdicts(task.game).items())


def _rulings(task: Task, lang: str) -> Iterator[Option]:
    notes = {
        "lanh-lang": _("lỗi nhẹ: ù không có điểm, chỉ được làm cái"),
        "bao": _("lỗi nặng: phải đền làng"),
        "duoc": _("không có lỗi"),
    }
    return (Option(value, text, note=notes[value]) for value, text in rulings().items())


def _cuoc(task: Task, lang: str) -> Iterator[Option]:
    offered = () if task.cuoc_list else cuoc_offered(task.streak, task.game)
    return (Option(slug, cuoc_name(slug, lang, task.game)[0]) for slug in offered)


def _calls(task: Task, lang: str) -> Iterator[Option]:
    """Yield what can be said as a hand is shown: the conditions, then the cước."""
    for call in CALLS:
        yield Option(call, call_name(call, lang)[0], group=_("Phải hô điều gì?"))
    for option in _cuoc(task, lang):
        yield replace(option, group=_("Xướng cước nào?"))


def _signals(task: Task, lang: str) -> Iterator[Option]:
    """Yield signals by what they mean, or by how they are beaten if the meaning is what is given."""
    for said in diem.signals(Asker(task, lang)):
        if task.way is Way.HEAR:
            yield Option(said["signal"], said["name"], note=said["meaning"])
        else:
            yield Option(said["signal"], said["strokes"], strokes=bare(said["strokes"]))


def _nothing(task: Task, lang: str) -> Iterator[Option]:
    return iter(())


def _lines(record: Told) -> Iterator[Option]:
    for entry in record.actions:
        yield Option(str(entry.number), entry.text, entry=entry)
    yield Option(NO_FAULT, _("Không có lỗi nào"))


_WORDS: dict[Mode, Callable[[Task, str], Iterator[Option]]] = {
    Mode.CHOICE: _choices,
    Mode.TICK: _choices,
    Mode.WIN: _verdicts,
    Mode.CUOC: _cuoc,
    Mode.CLAIM: _rulings,
    Mode.CALL: _calls,
    Mode.DRUM: _signals,
    Mode.NUMBER: _nothing,
    Mode.COUNT: _nothing,
}
"""For each mode answered in words, what there is to pick."""


def _pickable(task: Task, layout: Layout | None) -> Iterator[tuple[str, Item]]:
    """Yield the cards to pick, each with the value that the form sends."""
    if task.mode in (Mode.EACH, Mode.GROUP, Mode.PICK):
        yield from ((str(number), Item(kind)) for number, kind in enumerate(task.cards))
    elif task.mode is Mode.VERSE:
        yield from ((kind.code, Item(kind)) for kind in diem.faces(task))
    elif task.mode is Mode.WAITS:
        yield from ((kind.code, Item(kind)) for kind in deck_of(task.game).kinds)
    elif task.mode in PICKED_FROM_HAND and layout is not None:
        yield from ((str(number), layout.items[number]) for number in layout.left)


def verdicts(game: str = "to-tom") -> dict[str, str]:
    """Return the verdicts on an ù that a learner chooses among; some games need more lưng than one."""
    needs_more = GAMES[game].min_lung > 1
    return {
        "diem": _("Ù được"),
        "khong-tron": _("Không ù: bài chưa tròn"),
        "khong-lung": _("Không ù: tròn mà chưa đủ lưng") if needs_more else _("Không ù: tròn mà chưa có lưng"),
    }


def rulings() -> dict[str, str]:
    """Return the rulings on a case that a learner chooses among."""
    return {"duoc": _("Được"), "lanh-lang": _("Ù lành làng"), "bao": _("Bị báo")}


def item_label(item: Item, lang: str) -> str:
    """Return the name of a thing to pick: a card, or a trùng with its size."""
    name = label(item.kind, lang)
    if item.size == 1:
        return name
    if not item.is_hidden:
        return _("%(count)s quân %(card)s đứng nguyên") % {"count": item.size, "card": name}
    return (_("khàn %(card)s") if item.size == 3 else _("thiên khai %(card)s")) % {"card": name}


def _asked_hand(task: Task) -> Mapping[str, Any] | None:
    """Return the hand state of a task that holds a whole question about a hand with trùng and phu."""
    return task.ask if task.game in GAMES and task.ask and task.ask["ask"] in HAND_QUESTIONS else None


def _looked_at(task: Task) -> Cards:
    """Return the cards that a question is about, so that they can be drawn."""
    asked = task.ask or {}
    found = asked.get("cards") or asked.get("card") or ()
    return deck_of(task.game).parse([found] if isinstance(found, str) else found)


def _facts(task: Task, hand: Mapping[str, Any], lang: str) -> Iterator[str]:
    """Yield in words what the cards do not show."""
    if task.cuoc_list:
        names = ", ".join(cuoc_name(slug, lang, task.game)[0] for slug in task.cuoc_list)
        yield _("Cước: %(names)s") % {"names": names}
    if streak := task.streak or hand.get("streak", 0):
        text = ngettext("Đã ù liền %(count)s ván trước ván này", "Đã ù liền %(count)s ván trước ván này", streak)
        yield text % {"count": streak}
    if task.mode is Mode.COUNT:
        yield _("Lúc chia có khàn") if task.khan_at_deal else _("Lúc chia không có khàn nào")
    if task.mode is Mode.DRUM and task.way is Way.BEAT:
        said = Asker(task, lang).drum(task.signal)
        yield f"{said['name']}: {said['meaning']}"
    if hand.get("dealer"):
        yield _("Đang làm cái")
    for field, text in (("bat_thuc", _("Đã bất thực: %(cards)s")), ("discarded", _("Đã đánh: %(cards)s"))):
        if hand.get(field):
            yield text % {"cards": ", ".join(label(kind, lang) for kind in parse(hand[field]))}


def _melds(task: Task, lang: str) -> Iterator[Row]:
    """Yield the phu of a tài bàn hand, each with how it was made."""
    for number, meld in enumerate(task.phu):
        cards = parse(meld["cards"])
        how = meld.get("how", "an")
        words = ", ".join(trung.name.say(lang) for trung in trung_in(cards, how)) or _("không phỗng, không khàn")
        yield Row(number, words, names(cards, lang), cards)


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
