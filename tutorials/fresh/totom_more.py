"""Fresh exercises of tổ tôm that a single clause wants: the yêu, names as they are called, four alike as dealt."""

from tutorials.catalogue import Task, Text
from tutorials.engine.cards import KINDS, short
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import plain, said_of
from tutorials.fresh.totom_first import such_yeu
from tutorials.tasks.modes.each import EachMode
from tutorials.tasks.modes.loose import LooseMode
from tutorials.tasks.modes.one import OneMode

GAME = "to-tom"
_NUMBERED = [kind for kind in KINDS if not kind.is_yeu]
_SPREAD = Text("số quân bày ra", "cards spread out")


def _called(dice: Dice) -> Task:
    """Call a card by its old name, among cards of its suit and its number."""
    wanted = dice.one([kind for kind in KINDS if kind.suit])
    near = [kind for kind in KINDS if kind is not wanted and (kind.suit is wanted.suit or kind.rank == wanted.rank)]
    others = dice.some(near, 3 + dice.below(5))
    return Task(
        game=GAME,
        prompt=plain(
            f"Có người gọi “{wanted.vi_words}”. Chọn quân ấy.", f"Someone calls “{wanted.vi_words}”. Choose that card."
        ),
        mode=OneMode(
            cards=tuple(dice.some([wanted, *others], 1 + len(others))),
            ask={"ask": "card"},
            field="card",
            path="words",
            value=wanted.vi_words,
        ),
    )


def _cards(task: Task) -> int:
    assert isinstance(task.mode, OneMode | EachMode)
    return len(task.mode.cards)


def _four(dice: Dice) -> Task:
    """Lay four alike face down beside cards that would like one of them."""
    for _ in range(TRIES):
        four = dice.one(_NUMBERED)
        near = [kind for kind in KINDS if kind.suit is four.suit and 0 < abs(kind.index - four.index) <= 2]
        first = dice.below(7) + 9 * dice.below(3)
        cards = [*dice.some(near, 2), *KINDS[first : first + 3], *dice.some(_NUMBERED, 1 + dice.below(3))]
        if four in cards or len(set(cards)) < len(cards):
            continue
        task = Task(
            game=GAME,
            prompt=plain(
                f"Thiên khai {four.vi} đã úp cả bốn. Chọn những quân rác: quân không vào phu nào.",
                f"All four copies of the {four.en} lie face down (thiên khai). Choose the loose cards.",
            ),
            mode=LooseMode(hand={"cards": short((four, four, four, four, *cards)), "thien_khai": [four.vi]}),
        )
        if said_of(task)["rac"]:
            return task
    raise AssertionError("every card found its phu")


def _loose(task: Task) -> int:
    return len(said_of(task)["rac"])


MAKERS: Makers = {
    (GAME, "quan-yeu"): Maker(
        seeded("quan-yeu", such_yeu),
        Scale(_SPREAD, _cards, 6, 8),
        ("TT-0.3", "TT-1.3.1"),
        name=Text("Quân yêu", "The yêu"),
        mode=EachMode.slug,
        asks=lambda task: "TT-0.3",
    ),
    (GAME, "goi-ten"): Maker(
        seeded("goi-ten", _called),
        Scale(_SPREAD, _cards, 5, 6),
        ("TT-0.4",),
        name=Text("Nghe tên chọn quân", "Cards by their names"),
        mode=OneMode.slug,
    ),
    (GAME, "up-ca-bon"): Maker(
        seeded("up-ca-bon", _four),
        Scale(Text("số quân rác", "loose cards"), _loose, 3, 4),
        ("TT-12.1",),
        name=Text("Thiên khai úp cả bốn", "Four alike laid face down"),
        mode=LooseMode.slug,
        asks=lambda task: "TT-12.1",
    ),
}
