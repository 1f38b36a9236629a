"""Endless hands of tổ tôm, and of its sister games, which are laid out in the same phu.

Each is near to complete and worth thinking about.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any

from tutorials.catalogue import LANGS, Task, Text
from tutorials.engine.cards import KINDS, Cards, parse
from tutorials.fresh.dice import TRIES, Dice
from tutorials.fresh.levels import Maker, Makers, Scale, always
from tutorials.fresh.making import plain, said_of
from tutorials.fresh.totom_hands import CUOC_HANDS, FESTIVAL, FIVE, FOUR, THREE, Form, whole, without_one
from tutorials.tasks.hands import WonHandMode
from tutorials.tasks.mode import Mode
from tutorials.tasks.modes.arrange import ArrangeMode
from tutorials.tasks.modes.cuoc import CuocMode
from tutorials.tasks.modes.discard import DiscardMode
from tutorials.tasks.modes.waits import WaitsMode
from tutorials.tasks.modes.win import WinMode


@dataclass(frozen=True, slots=True)
class Deal:
    """A hand state and, where the question needs one, the winning card."""

    hand: dict[str, Any]
    winning: dict[str, str] | None = None
    streak: int = 0


@lru_cache(maxsize=256)
def deal(mode: str, seed: int, form: Form = FIVE) -> Deal:
    """Deal the hand of this seed. Raises KeyError for a mode that has no fresh hands."""
    sort = SORTS[mode]
    dice = Dice(f"{mode}:{seed}" if form is FIVE else f"{form.game.slug}:{mode}:{seed}")
    for _ in range(TRIES):
        style = dice.weighted(sort.styles or form.styles_of_cuoc)
        for _ in range(TRIES):
            found = sort.make(form, dice, style)
            if found is not None:
                return found
    raise AssertionError(f"no {mode} hand from seed {seed}")


STREAKS = {
    0: Text("", ""),
    1: Text("Ván trước cũng ù.", "You won the hand before this one too."),
    2: Text("Hai ván trước cũng ù.", "You won the two hands before this one too."),
}


def _task(mode: str, form: Form, seed: int) -> Task:
    dealt, sort = deal(mode, seed, form), SORTS[mode]
    prompt = sort.prompt(form) if callable(sort.prompt) else sort.prompt
    told = (f"{prompt.say(lang)} {STREAKS[dealt.streak].say(lang)}".strip() for lang in LANGS)
    return Task(mode=sort.mode(dealt), game=form.game.slug, prompt=plain(*told))


# one maker a mode; None asks for another try -----------------------------------------------------


def _arrange(form: Form, dice: Dice, style: str) -> Deal | None:
    hand = whole(form, dice, has_lung=style == "lung")
    if hand is None:
        return None
    cards = hand.cards
    for _ in range(dice.below(3) + 1):
        cards = without_one(cards, dice.one([kind for kind in cards if kind not in hand.khan]))
    while len(cards) < form.size - 1:
        kind = dice.one(KINDS)
        if Counter(cards)[kind] < 2:
            cards = [*cards, kind]
    return Deal(hand.state(cards))


def _waits(form: Form, dice: Dice, style: str) -> Deal | None:
    """Take one card out of a whole hand: it waits for that one, and perhaps for others."""
    hand = whole(form, dice)
    if hand is None:
        return None
    state = hand.state(without_one(hand.cards, dice.one(hand.loose_kinds())))
    count = len(form.ask("waits", **state)["waits"])
    low, high = {"one": (1, 1), "two": (2, 2), "more": (3, 12)}[style]
    return Deal(state) if low <= count <= high else None


def _win(form: Form, dice: Dice, style: str) -> Deal | None:
    hand = whole(form, dice, has_lung=style != "khong-lung")
    if hand is None:
        return None
    last = dice.one(hand.loose_kinds())
    cards = without_one(hand.cards, last)
    if style == "khong-tron":
        near = [other for other in KINDS if other.suit is last.suit and not other.is_yeu and other is not last]
        last = dice.one(near) if near else last
        if Counter(cards)[last] >= 2:
            return None
    state = hand.state(cards)
    said = form.ask("win", **state, winning={"card": last.vi})
    return Deal(state, {"card": last.vi}) if (said["reason"] or said["result"]) == style else None


def _cuoc(form: Form, dice: Dice, style: str) -> Deal | None:
    """Build a winning hand that has the cước of this name."""
    made = CUOC_HANDS[style](form, dice)
    if made is None:
        return None
    hand, last = made
    if Counter(hand.cards)[last] >= (4 if last in hand.khan else 3):
        return None
    streak = dice.weighted(((0, 6), (1, 2), (2, 1)))
    state = hand.state()
    said = form.ask("win", **state, winning={"card": last.vi}, streak=streak)
    has_it = style in said["cuoc"] or style == "any"
    return Deal(state, {"card": last.vi}, streak) if said["result"] == "diem" and has_it else None


def _discard(form: Form, dice: Dice, style: str) -> Deal | None:
    """Put a card that does not belong in the place of one that does."""
    hand = whole(form, dice)
    if hand is None:
        return None
    gone = dice.one(hand.loose_kinds())
    come = dice.one([kind for kind in KINDS if not kind.is_yeu])
    cards = [*without_one(hand.cards, gone), come]
    if Counter(cards)[come] > 2 or come is gone:
        return None
    state = hand.state(cards)
    said = form.ask("discards", **state)
    is_clear = bool(said["best"]) and bool(said["best"][0]["waits"]) and len(said["best"]) < 4
    return Deal(state) if is_clear and said["others"] else None


# how hard -----------------------------------------------------------------------------------------


def _held(task: Task) -> Cards:
    """Return the cards of a hand and the one that has come."""
    mode = task.mode
    assert isinstance(mode, ArrangeMode | WaitsMode | WonHandMode | DiscardMode)
    winning = mode.winning if isinstance(mode, WonHandMode) else {}
    return (*parse(mode.hand["cards"]), *parse([winning["card"]] if winning else ()))


def possible_phu(task: Task) -> int:
    """Count the runs of three and the bí of three that a hand could make, whether or not they fit together."""
    held = set(_held(task))
    runs = (KINDS[first : first + 3] for start in (0, 9, 18) for first in range(start, start + 7))
    same = ([KINDS[start + rank] for start in (0, 9, 18)] for rank in range(9))
    return sum(held.issuperset(cards) for cards in (*runs, *same))


def waited(task: Task) -> int:
    """Count the cards that a hand waits for."""
    assert isinstance(task.mode, WaitsMode)
    return len(said_of(task)["waits"])


def cuoc_count(task: Task) -> int:
    """Count the cước of a winning hand."""
    return len(said_of(task)["cuoc"])


_POSSIBLE = Scale(Text("số phu có thể ghép trong bài", "sets that the hand could make"), possible_phu, 7, 10)


@dataclass(frozen=True, slots=True)
class Sort:
    """A sort of hand that is dealt afresh."""

    make: Callable[[Form, Dice, str], Deal | None]  # None asks for another try
    styles: Sequence[tuple[str, int]]  # of hand that it makes, each as often as its weight says; none: as the game has
    mode: Callable[[Deal], Mode]
    prompt: Text | Callable[[Form], Text]
    scale: Scale


SORTS = {
    "arrange": Sort(
        _arrange,
        (("lung", 5), ("plain", 1)),
        lambda dealt: ArrangeMode(hand=dealt.hand),
        Text(
            "Xếp bài thành phu: ít quân rác nhất, rồi nhiều lưng nhất.",
            "Lay the hand out in sets: as few loose cards as possible, then as many lưng as possible.",
        ),
        _POSSIBLE,
    ),
    "waits": Sort(
        _waits,
        (("one", 3), ("two", 4), ("more", 3)),
        lambda dealt: WaitsMode(hand=dealt.hand),
        Text("Bài này chờ những quân nào?", "Which cards are you waiting for?"),
        Scale(Text("số quân chờ", "cards that you wait for"), waited, 1, 2),
    ),
    "win": Sort(
        _win,
        (("diem", 5), ("khong-lung", 3), ("khong-tron", 4)),
        lambda dealt: WinMode(hand=dealt.hand, winning=dealt.winning or {}),
        lambda form: Text("Quân này vừa ra. Giơ cờ đỏ được chưa?", "This card has come. Do you raise the red flag?")
        if form is FESTIVAL
        else Text("Quân ù vừa đến. Bài này ù được chưa?", "This card has just come. Can you win with it?"),
        _POSSIBLE,
    ),
    "cuoc": Sort(
        _cuoc,
        (),
        lambda dealt: CuocMode(hand=dealt.hand, winning=dealt.winning or {}, streak=dealt.streak),
        Text("Ù rồi. Có những cước nào, được mấy điểm?", "You win. Which bonuses and how many points do you score?"),
        Scale(Text("số cước của bài", "bonuses of the hand"), cuoc_count, 1, 2),
    ),
    "discard": Sort(
        _discard,
        (("clear", 1),),
        lambda dealt: DiscardMode(hand=dealt.hand),
        lambda form: Text(
            f"Cầm {form.size} quân. Đánh quân nào thì chờ được nhiều nhất?",
            f"You hold {form.size} cards. Which discard leaves you waiting for the most cards?",
        ),
        _POSSIBLE,
    ),
}  # fmt: skip
"""The sorts of hand of tổ tôm, by mode."""

_TRAINED: tuple[tuple[Form, dict[str, tuple[str, ...]]], ...] = (
    (
        FIVE,
        {
            "arrange": ("TT-3", "TT-4", "TT-5.2"), "waits": ("TT-13",), "win": ("TT-2", "TT-3", "TT-14"),
            "cuoc": ("TT-15",), "discard": ("TT-13",),
        },
    ),
    (
        FOUR,
        {
            "arrange": ("BT-3", "BT-4"), "waits": ("BT-13",), "win": ("BT-2", "BT-3", "BT-14"),
            "cuoc": ("BT-15", "TT-15"), "discard": ("BT-13",),
        },
    ),
    (
        THREE,
        {  # others take too long to deal
            "arrange": ("TB-1", "TB-3", "TB-4"), "win": ("TB-2", "TB-3", "TB-13", "TB-14"),
        },
    ),
    (
        FESTIVAL,
        {
            "arrange": ("TD-6.1", "TD-9.1", "TT-4", "TT-5.2"), "waits": ("TD-9.1", "TT-13"),
            "win": ("TD-4.1", "TD-7.1.1", "TD-9.1", "TT-2"), "cuoc": ("TD-9.1", "TD-9.6", "TT-15"),
            "discard": ("TD-9.1", "TT-13"),
        },
    ),
)  # fmt: skip
"""What the hands of each game train: the sorts it has, with the articles of its law."""


def _counted(task: Task) -> tuple[str, ...]:
    """Return what every count of cước rests on: points and dịch, and for bạch thủ the only wait."""
    return ("TT-15.1", "TT-15.14.1") if "bach-thu" in said_of(task)["cuoc"] else ("TT-15.1",)


_GREAT = (
    (
        "thap-nhi-dieu", replace(FOUR, styles_of_cuoc=(("thap-dieu", 1),)), SORTS["cuoc"].scale, "BT-15.1",
        Text("Ù thập nhị điều", "A win with thập nhị điều"),
    ),
    (
        "chi-nay", replace(FOUR, styles_of_cuoc=(("chi-nay", 1),)), _POSSIBLE, "TT-15.10",
        Text("Ù chi nẩy", "A win with chi nẩy"),
    ),
    (
        "kinh-tu-co", replace(FIVE, styles_of_cuoc=(("kinh-tu-co", 1),)), _POSSIBLE, "TT-15.11",
        Text("Ù kính tứ cố", "A win with four ông cụ"),
    ),
)  # fmt: skip

_RESTS: dict[tuple[Form, str], Callable[[Task], tuple[str, ...]]] = {
    (FIVE, "win"): always("TT-2.5"),
    (FOUR, "arrange"): always("BT-4.1"),
    **{(FOUR, mode): always("BT-13.1") for mode in ("waits", "discard")},
    (FOUR, "win"): always("BT-2.1"),
    **{(FESTIVAL, mode): always("TD-9.1") for mode in ("arrange", "waits", "win", "discard")},
    **{(form, "cuoc"): _counted for form in (FIVE, FOUR, FESTIVAL)},
}
"""Clauses on which the verdict rests, though no proof names them."""

MAKERS: Makers = {
    **{
        (form.game.slug, mode): Maker(
            partial(_task, mode, form), SORTS[mode].scale, articles, rests=_RESTS.get((form, mode), always())
        )
        for form, trained in _TRAINED
        for mode, articles in trained.items()
    },
    **{
        (form.game.slug, kind): Maker(
            partial(_task, "cuoc", form), scale, (article,), is_aside=True, name=name, mode=CuocMode.slug
        )
        for kind, form, scale, article, name in _GREAT
    },
}
