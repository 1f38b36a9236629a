"""Fresh exercises of chắn: pairs to lay out, waits, points, calls, and records with one fault."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine import ask
from tutorials.engine.cards import KINDS, Cards, Kind, short
from tutorials.engine.chan.cuoc import CUOC
from tutorials.engine.chan.form import FORMS
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import ROWS, lay
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale, always
from tutorials.fresh.making import plain, said_of, spread
from tutorials.play.chan.plant import plant
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.fault import FaultMode
from tutorials.tasks.modes.number import NumberMode
from tutorials.tasks.modes.pick import PickMode, Size
from tutorials.tasks.modes.tick import TickMode
from tutorials.tasks.modes.waits import WaitsMode

GAME = "chan"
_DECK = FORMS["100"].kinds
_NUMBERED = [kind for kind in _DECK if kind.rank]
_IN_HAND = Text("Trên tay", "In hand")
_WINNING = Text("Quân ù", "Winning card")
_MOST_LOOSE = 2
_AFTER_NINE = 10  # chi chi has no number and lies last
T = TypeVar("T")


class _Chance(Random):
    """A chance of the standard library that draws on `random()` alone, so that a seed stays the same for ever."""

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        low, high = (0, start) if stop is None else (start, stop)
        return low + int(self.random() * (high - low))

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        return seq[self.randrange(len(seq))]

    def shuffle(self, x: Any) -> None:
        for place in range(len(x) - 1, 0, -1):
            other = self.randrange(place + 1)
            x[place], x[other] = x[other], x[place]


# hands ----------------------------------------------------------------------------------------


class Hand:
    """A hand in the making: pairs first, never a fifth copy, and no cạ that would pair otherwise."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.cards: list[Kind] = []

    def add(self, *kinds: Kind) -> bool:
        """Take these cards in, if the deck has as many."""
        if any(self.cards.count(kind) + kinds.count(kind) > 4 for kind in kinds):
            return False
        self.cards += kinds
        return True

    def chan(self, count: int, among: Sequence[Kind] = _DECK) -> None:
        """Add so many chắn."""
        for _ in range(TRIES):
            if count == 0:
                return
            kind = self.dice.one(among)
            count -= self.add(kind, kind)

    def ca(self, count: int) -> None:
        """Add so many cạ, each in a row that has no odd card yet."""
        for _ in range(TRIES):
            if count == 0:
                return
            row = [KINDS[index] for index in ROWS[1 + self.dice.below(8)]]
            if any(self.cards.count(kind) % 2 for kind in row):
                continue
            row.remove(self.dice.one(row))
            count -= self.add(*row)

    def odd(self, among: Sequence[Kind] = _DECK) -> None:
        """Add one card more, in a row that has no odd card yet."""
        for _ in range(TRIES):
            kind = self.dice.one(among)
            row = [other for other in _DECK if other is kind or (kind.rank and other.rank == kind.rank)]
            if not any(self.cards.count(other) % 2 for other in row) and self.add(kind):
                return


def waiting(dice: Dice, chan: int, *, chi: bool = False, among: Sequence[Kind] = _DECK) -> Cards:
    """Build nineteen cards with so many chắn, the rest cạ and one odd card or a ba đầu."""
    hand = Hand(dice)
    hand.chan(chan, among)
    hand.ca(9 - chan)
    hand.odd([kind for kind in _DECK if kind.code == "cc"] if chi else _NUMBERED)
    return tuple(hand.cards)


def _tried(make: Callable[[], T | None]) -> T:
    for _ in range(TRIES):
        found = make()
        if found is not None:
            return found
    raise AssertionError("no exercise could be made")


# exercises ------------------------------------------------------------------------------------


def _pairs(dice: Dice) -> Task:
    """Make a heap of cards from which the odd ones must go."""

    def make() -> Cards | None:
        hand = Hand(dice)
        hand.chan(2 + dice.below(3))
        hand.ca(1 + dice.below(2))
        for _ in range(1 + dice.below(_MOST_LOOSE)):
            hand.odd()
        if dice.one_in(2):
            hand.add(*(KINDS[index] for index in ROWS[1 + dice.below(8)]))
        found = lay(hand.cards)
        loose = len(found.que) + len(found.ba_dau)
        return tuple(hand.cards) if 1 <= loose <= _MOST_LOOSE and 9 <= len(hand.cards) <= 15 else None

    return Task(
        game=GAME,
        prompt=plain(
            "Bỏ ra ít quân nhất để còn lại toàn chắn và cạ. Chọn quân phải bỏ.",
            "Take out as few cards as you can, so that only chắn (identical pairs)"
            " and cạ (pairs in two suits) are left. Pick the cards to take out.",
        ),
        mode=PickMode(
            cards=_sorted(_tried(make)),
            ask={"game": GAME, "ask": "arrange"},
            field="cards",
            rest=True,
            path="tron",
            value=True,
            size=Size.FEW,
        ),
    )


def _sorted(cards: Cards) -> Cards:
    """Sort a hand as players of chắn hold it: number by number, chi chi last."""
    return tuple(sorted(cards, key=lambda kind: (kind.rank or _AFTER_NINE, kind.index)))


def _wait(dice: Dice) -> Task:
    """Make a hand that waits, by one card or by a whole row."""

    def make() -> Cards | None:
        cards = waiting(dice, dice.weighted(((5, 4), (6, 3), (7, 2), (8, 1))), chi=dice.one_in(8))
        found = ask({"game": GAME, "ask": "waits", "cards": short(cards)})
        return cards if found.get("waits") else None

    return Task(
        game=GAME,
        prompt=plain("Bài chờ những quân nào? Chọn hết.", "Which cards are you waiting for? Pick all of them."),
        mode=WaitsMode(hand={"cards": short(_tried(make))}),
    )


_RICH = ("9w", "8s", "cc", "3w", "3s", "7v")  # lèo and tôm


def _won(dice: Dice) -> dict[str, Any]:
    """Return a winning question: a waiting hand, a card that it waits for, its door, wins before."""
    among = [kind for kind in _DECK if kind.code in _RICH] * 3 + list(_DECK)
    if dice.one_in(6):
        among = [kind for kind in _DECK if not kind.is_red]
    chan = dice.weighted(((5, 5), (6, 3), (7, 1), (9, 1)))
    cards = short(waiting(dice, chan, chi=chan == 5 and dice.one_in(5), among=among))
    question: dict[str, Any] = {"game": GAME, "ask": "win", "cards": cards}
    waits = ask({**question, "ask": "waits"}).get("waits", [])
    if not waits:
        return {}
    door = "tri" if dice.one_in(2) else "khac"
    question["winning"] = {"card": dice.one(waits)["card"], "from": "noc", "door": door}
    if dice.one_in(4):
        question["streak"] = 1
    return question


def _told(question: dict[str, Any]) -> Text:
    """Say where the winning card came from."""
    at_home = question["winning"]["door"] == "tri"
    vi = "Mình tự bốc quân ù." if at_home else "Nhà khác bốc lên quân ù."
    en = "You draw the winning card yourself." if at_home else "Another player draws the winning card."
    if question.get("streak"):
        vi, en = f"Ván trước mình cũng ù. {vi}", f"You won the hand before this one too. {en}"
    return Text(vi, en)


def _shown(question: dict[str, Any]) -> tuple[Shown, ...]:
    by_name = {kind.vi: kind for kind in _DECK}
    hand = Shown(_IN_HAND, _cards(question["cards"]))
    return (hand, Shown(_WINNING, (by_name[question["winning"]["card"]],)))


def _cards(text: str) -> Cards:
    found = ask({"game": GAME, "ask": "arrange", "cards": text})
    names = [*sum(found["chan"], []), *sum(found["ca"], []), *sum(found["ba_dau"], []), *found["que"]]
    by_name = {kind.vi: kind for kind in _DECK}
    return _sorted(tuple(by_name[name] for name in names))


def _points(dice: Dice) -> Task:
    """Make an ù whose points are to be counted."""
    question = _tried(lambda: _won(dice) or None)
    told = _told(question)
    return Task(
        game=GAME,
        prompt=plain(
            f"{told.vi} Được mấy điểm, chưa kể gà?",
            f"{told.en} How many points do you score, without the side pool (gà)?",
        ),
        mode=NumberMode(ask=question, path="diem"),
        show=_shown(question),
    )


_OFFERED = ("tri", "bach-thu", "tom", "leo", "thong", "bach-dinh", "tam-do", "thap-thanh", "thien-khai")


def _calls(dice: Dice) -> Task:
    """Make an ù whose cước are to be called."""

    def make() -> tuple[dict[str, Any], list[str]] | None:
        question = _won(dice)
        if not question:
            return None
        found = list(ask(question)["cuoc"])
        return (question, found) if found != ["suong"] else None

    question, true = _tried(make)
    told = _told(question)
    offered = [slug for slug in CUOC if slug in {*true, *_OFFERED}]
    while len(offered) > max(6, len(true)):
        slug = dice.one(offered)
        if slug not in true:
            offered.remove(slug)
    return Task(
        game=GAME,
        prompt=plain(f"{told.vi} Chọn hết các cước phải xướng.", f"{told.en} Tick every bonus to call."),
        mode=TickMode(
            ask=question,
            path="cuoc",
            choices=tuple(Choice(slug, Text(CUOC[slug].vi, CUOC[slug].en)) for slug in offered),
        ),
        show=_shown(question),
    )


def _fault(dice: Dice) -> Task:
    """Make a record with one fault, or sometimes with none."""
    is_clean = dice.one_in(6)
    record = _tried(lambda: plant(_Chance(dice.below(10**9)), Options(), is_clean=is_clean))
    return Task(
        game=GAME,
        prompt=plain("Đọc ván này. Có dòng nào phạm lỗi không?", "Read this hand. Is any line at fault?"),
        mode=FaultMode(record=record),
    )


def _ca_count(task: Task) -> int:
    """Count the cạ of a hand: each might pair otherwise."""
    assert isinstance(task.mode, WaitsMode)
    return len(ask({"game": GAME, "ask": "arrange", **task.mode.hand})["ca"])


def _cuoc_count(task: Task) -> int:
    return len(said_of(task)["cuoc"])


def _acts(task: Task) -> int:
    assert isinstance(task.mode, FaultMode)
    return task.mode.record.count("\n")


_CUOC_COUNTED = Text("số cước của bài", "bonuses of the hand")
MAKERS: Makers = {
    (GAME, "xep-chan-ca"): Maker(
        seeded(f"{GAME}:xep-chan-ca", _pairs),
        Scale(Text("số quân phải xếp", "cards to pair"), spread, 10, 12),
        ("CH-2", "CH-3.1"),
        rests=always("CH-2.4"),
    ),
    (GAME, "cho-gi"): Maker(
        seeded(f"{GAME}:cho-gi", _wait),
        Scale(Text("số cạ trong bài", "cạ in the hand"), _ca_count, 2, 3),
        ("CH-3.2", "CH-3.3", "CH-3.5", "CH-3.6"),
    ),
    (GAME, "cuoc-va-diem"): Maker(
        seeded(f"{GAME}:cuoc-va-diem", _points), Scale(_CUOC_COUNTED, _cuoc_count, 1, 2), ("CH-7", "CH-6.1")
    ),
    (GAME, "xuong-cuoc"): Maker(
        seeded(f"{GAME}:xuong-cuoc", _calls), Scale(_CUOC_COUNTED, _cuoc_count, 1, 2), ("CH-6",)
    ),
    (GAME, "bat-bao"): Maker(
        seeded(f"{GAME}:bat-bao", _fault),
        Scale(Text("số dòng của ván", "lines of the record"), _acts, 14, 24),
        ("CH-8", "CH-4", "CH-5"),
        is_broad=True,
    ),
}
