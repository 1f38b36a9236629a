"""Fresh exercises of tổ tôm that a single clause wants: the yêu, names as they are called, khàn and thiên khai."""

from functools import partial

from tutorials.catalogue import Task, Text
from tutorials.engine.cards import KINDS, short
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale, always
from tutorials.fresh.making import SPREAD, plain, said_of, spread
from tutorials.fresh.totom_first import such_yeu
from tutorials.tasks.modes.each import EachMode
from tutorials.tasks.modes.loose import LooseMode
from tutorials.tasks.modes.one import OneMode

GAME = "to-tom"
_NUMBERED = [kind for kind in KINDS if not kind.is_yeu]


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


_DOWN = {
    3: (
        Text(
            "Khàn {card} đã úp. Chọn những quân rác: quân không vào phu nào.",
            "Three copies of the {card} lie face down (khàn). Choose the loose cards.",
        ),
        "khan",
    ),
    4: (
        Text(
            "Thiên khai {card} đã úp cả bốn. Chọn những quân rác: quân không vào phu nào.",
            "All four copies of the {card} lie face down (thiên khai). Choose the loose cards.",
        ),
        "thien_khai",
    ),
}


def _face_down(copies: int, dice: Dice) -> Task:
    """Lay three or four alike face down beside cards that would like one of them."""
    for _ in range(TRIES):
        alike = dice.one(_NUMBERED)
        near = [kind for kind in KINDS if kind.suit is alike.suit and 0 < abs(kind.index - alike.index) <= 2]
        first = dice.below(7) + 9 * dice.below(3)
        cards = [*dice.some(near, 2), *KINDS[first : first + 3], *dice.some(_NUMBERED, 1 + dice.below(3))]
        if alike in cards or len(set(cards)) < len(cards):
            continue
        prompt, field = _DOWN[copies]
        task = Task(
            game=GAME,
            prompt=plain(prompt.vi.format(card=alike.vi), prompt.en.format(card=alike.en)),
            mode=LooseMode(hand={"cards": short((*[alike] * copies, *cards)), field: [alike.vi]}),
        )
        if said_of(task)["rac"]:
            return task
    raise AssertionError("every card found its phu")


def _loose(task: Task) -> int:
    return len(said_of(task)["rac"])


MAKERS: Makers = {
    (GAME, "quan-yeu"): Maker(
        seeded("quan-yeu", such_yeu),
        Scale(SPREAD, spread, 6, 8),
        ("TT-0.3", "TT-1.3.1"),
        name=Text("Quân yêu", "The yêu"),
        mode=EachMode.slug,
        rests=always("TT-0.3"),
    ),
    (GAME, "goi-ten"): Maker(
        seeded("goi-ten", _called),
        Scale(SPREAD, spread, 5, 6),
        ("TT-0.4",),
        name=Text("Nghe tên chọn quân", "Cards by their names"),
        mode=OneMode.slug,
    ),
    (GAME, "up-khan"): Maker(
        seeded("up-khan", partial(_face_down, 3)),
        Scale(Text("số quân rác", "loose cards"), _loose, 3, 4),
        ("TT-11.1", "TT-11.2"),
        name=Text("Khàn đã úp", "Three alike laid face down"),
        mode=LooseMode.slug,
        rests=always("TT-11.2"),
    ),
    (GAME, "up-ca-bon"): Maker(
        seeded("up-ca-bon", partial(_face_down, 4)),
        Scale(Text("số quân rác", "loose cards"), _loose, 3, 4),
        ("TT-12.1",),
        name=Text("Thiên khai úp cả bốn", "Four alike laid face down"),
        mode=LooseMode.slug,
        rests=always("TT-12.1"),
    ),
}
