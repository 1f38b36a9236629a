"""Fresh exercises of chắn that a single clause wants: a hand that wins as dealt, pictures, two great bonuses."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from tutorials.catalogue import Prose, Shown, Task, Text
from tutorials.engine.cards import BY_CODE, Kind, short
from tutorials.engine.chan.form import FORMS
from tutorials.fresh.chan import GAME, Hand
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import SPREAD, asked, plain, spread
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.one import OneMode
from tutorials.tasks.questions import Asker

Rules = str | Mapping[str, Any]
_DECK = FORMS["100"].kinds
_PAIRS = 10
_AS_DEALT = (Choice("diem", Text("Ù rồi", "Yes")), Choice("khong-u", Text("Chưa ù", "No")))


def _as_dealt(dice: Dice) -> Task:
    """Deal the starter ten pairs, with chắn enough or too few, or two cards unpaired."""
    for _ in range(TRIES):
        hand, chan, odd = Hand(dice), 4 + dice.below(5), dice.one_in(3)
        hand.chan(chan)
        hand.ca(_PAIRS - chan - odd)
        if odd:
            hand.odd()
            hand.odd()
        if len(hand.cards) == 2 * _PAIRS and "error" not in asked(GAME, "win", cards=short(tuple(hand.cards))):
            break
    else:
        raise AssertionError("no ten pairs came up")
    cards = tuple(sorted(hand.cards, key=lambda kind: (kind.rank or _PAIRS, kind.index)))
    return Task(
        game=GAME,
        prompt=plain("Nhà cái lên bài như thế này. Ù chưa?", "The starter is dealt this hand. Does it win?"),
        mode=ChoiceMode(ask={"ask": "win", "cards": short(cards)}, path="result", choices=_AS_DEALT),
        show=(Shown(Text("Trên tay", "In hand"), cards),),
    )


def _kinds(task: Task) -> int:
    """Count the kinds of card in a hand."""
    return len(set(task.show[0].cards))


def _the_one(dice: Dice, prompt: Prose, cards: list[Kind], right: Kind, rules: Rules, **how: Any) -> Task | None:
    """Return the exercise to find one card among others, in any order; None if another is right too."""
    mode = OneMode(cards=tuple(dice.some(cards, len(cards))), **how)
    task = Task(game=GAME, prompt=prompt, mode=mode, rules=rules)
    return task if mode.right(Asker(task, "vi")) == [right.vi] else None


def _picture(won: str, taken: str, slug: str, rules: Rules, told: Text, dice: Dice) -> Task:
    """Win on a card of one's own by bạch thủ, and ask which chắn on the mat makes the picture."""
    for _ in range(TRIES):
        hand = Hand(dice)
        hand.add(BY_CODE[won])
        hand.chan(4, [kind for kind in _DECK if kind.code not in (won, taken)])
        hand.ca(4)
        free = [kind for kind in _DECK if hand.cards.count(kind) <= 1 and kind.code not in (won, taken)]
        found = _the_one(
            dice,
            plain(
                f"Bàn này tính {told.vi}. Mình bốc lên {BY_CODE[won].vi}, ù bạch thủ. Đã ăn chắn nào thì thành tranh?",
                f"This table counts {told.en}. You draw the {BY_CODE[won].en} and win by bạch thủ. Which chắn on the "
                "mat makes that picture?",
            ),
            [BY_CODE[taken], *dice.some(free, 2 + dice.below(4))],
            BY_CODE[taken],
            rules,
            ask={
                "ask": "win", "cards": short(tuple(hand.cards)), "winning": {"card": BY_CODE[won].vi, "door": "tri"},
            },
            field="an_chan",
            path=f"cuoc.{slug}",
            value=1,
        )  # fmt: skip
        if len(hand.cards) == 17 and found:
            return found
    raise AssertionError("no such picture came up")


_BOTH = 19  # points of thập thành and bạch định together


def _two_great_ones(dice: Dice) -> Task:
    """Hold nine black chắn and an odd card, and ask which card brings thập thành and bạch định in full."""
    black = [kind for kind in _DECK if not kind.is_red]
    for _ in range(TRIES):
        odd = dice.one([kind for kind in black if 1 < (kind.rank or 0) < 8])
        hand = Hand(dice)
        hand.chan(9, [kind for kind in black if kind is not odd])
        hand.add(odd)
        row = [kind for kind in _DECK if kind.rank == odd.rank]
        found = _the_one(
            dice,
            plain(
                f"Bàn Sân Đình, không có quân đỏ, chín chắn, lẻ một quân {odd.vi}. Quân nào từ nọc lên thì được "
                f"{_BOTH} điểm?",
                f"At Sân Đình you have no red card, nine chắn and an unpaired {odd.en}. Which card from the stock "
                f"earns {_BOTH} points?",
            ),
            [*row, *dice.some([kind for kind in _DECK if kind not in row], dice.below(4))],
            odd,
            "san-dinh",
            ask={"ask": "win", "cards": short(tuple(hand.cards)), "winning": {"from": "noc"}},
            field="winning.card",
            path="diem",
            value=_BOTH,
        )
        if len(hand.cards) == 19 and found:
            return found
    raise AssertionError("no such hand came up")


_FLOWER = Text("hoa rơi cửa Phật", "hoa rơi cửa Phật, flowers falling at the temple gate")
_FISH = Text("cá nhảy đầu thuyền", "cá nhảy đầu thuyền, the fish that leaps to the bow")
_TASKS = (
    ("hoa-roi", "CH-6.20", Text("Hoa rơi cửa Phật", "Flowers at the temple gate"), partial(
        _picture, "2w", "5w", "hoa-roi-cua-phat", "san-dinh", _FLOWER)),
    ("ca-nhay", "CH-6.25", Text("Cá nhảy đầu thuyền", "The fish and the boat"), partial(
        _picture, "8w", "5s", "ca-nhay-dau-thuyen", {"tranh_them": True}, _FISH)),
    ("hai-cuoc-lon", "CH-7.3", Text("Hai cước lớn đi với nhau", "Two great bonuses together"), _two_great_ones),
)  # fmt: skip

MAKERS: Makers = {
    **{
        (GAME, kind): Maker(
            seeded(f"{GAME}:{kind}", make), Scale(SPREAD, spread, 3, 4), (article,), is_aside=True, name=name,
            mode=OneMode.slug,
        )
        for kind, article, name, make in _TASKS
    },
    (GAME, "len-bai-da-u"): Maker(
        seeded(f"{GAME}:len-bai-da-u", _as_dealt),
        Scale(Text("số quân khác nhau trong bài", "different cards in the hand"), _kinds, 12, 14),
        ("CH-3.6",),
        is_aside=True,
        name=Text("Lên bài đã ù", "A hand that wins as dealt"),
        mode=ChoiceMode.slug,
    ),
}  # fmt: skip
