"""What comes before a whole hand of tổ tôm: cards to know, a phu to find, a loose card to see; and faults to spot."""

from collections.abc import Callable

from tutorials.catalogue import Task, Text
from tutorials.engine.cards import KINDS, Cards, Kind, Suit, short
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.solve.phu import LUNGS
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import plain, said_of
from tutorials.play.totom.trial import compare, judge, play_planted
from tutorials.tasks.modes.each import EachMode
from tutorials.tasks.modes.fault import FaultMode
from tutorials.tasks.modes.group import GroupMode
from tutorials.tasks.modes.loose import LooseMode

GAME = "to-tom"
_NUMBERED = [kind for kind in KINDS if not kind.is_yeu]
_YEU = [kind for kind in KINDS if kind.is_yeu]


def _mixed(dice: Dice, cards: list[Kind]) -> Cards:
    left = list(cards)
    return tuple(left.pop(dice.below(len(left))) for _ in range(len(cards)))


def _drawn(dice: Dice, among: list[Kind], count: int) -> list[Kind]:
    return list(_mixed(dice, among)[:count])


# which cards are such? ----------------------------------------------------------------------------

_ASKED: tuple[tuple[str, str | bool, str, str, Callable[[Kind], bool]], ...] = (
    ("suit", "v", "Chọn hết các quân văn.", "Pick every card of văn.", lambda kind: kind.suit is Suit.VAN),
    ("suit", "w", "Chọn hết các quân vạn.", "Pick every card of vạn.", lambda kind: kind.suit is Suit.WAN),
    ("suit", "s", "Chọn hết các quân sách.", "Pick every card of sách.", lambda kind: kind.suit is Suit.SACH),
    ("red", True, "Chọn hết các quân đỏ.", "Pick every red card.", lambda kind: kind.is_red),
    ("yeu", True, "Chọn hết các quân yêu.", "Pick every yêu, the special cards.", lambda kind: kind.is_yeu),
)


def _each(dice: Dice) -> Task:
    """Spread some cards, a few of them of one suit, red or yêu."""
    path, value, vi, en, fits = dice.one(_ASKED)
    size = 5 + dice.below(6)
    right = [kind for kind in KINDS if fits(kind)]
    wrong = [kind for kind in KINDS if not fits(kind)]
    count = min(1 + dice.below(size // 2), len(right))
    cards = _mixed(dice, [*_drawn(dice, right, count), *_drawn(dice, wrong, size - count)])
    return Task(game=GAME, prompt=plain(vi, en), mode=EachMode(cards=cards, path=path, value=value))


def _spread(task: Task) -> int:
    """Count the cards that are spread out."""
    assert isinstance(task.mode, EachMode | GroupMode)
    return len(task.mode.cards)


# where is the phu? --------------------------------------------------------------------------------


def _bi(dice: Dice) -> list[Kind]:
    rank = 1 + dice.below(8)
    return [KINDS[start + rank] for start in (0, 9, 18)]


def _doc(dice: Dice) -> list[Kind]:
    first = dice.below(7) + 9 * dice.below(3)
    return list(KINDS[first : first + 3])


def _lung(dice: Dice) -> list[Kind]:
    return [KINDS[index] for index in dice.one(LUNGS).indexes]


_WANTED: tuple[tuple[str, dict[str, object], Callable[[Dice], list[Kind]], Text], ...] = (
    ("bi", {"kind": "bi"}, _bi, Text("ba quân cùng số, đủ văn, vạn, sách", "three of one number in all three suits")),
    ("doc", {"kind": "doc"}, _doc, Text("ba quân liền số, cùng chất", "three in a row of one suit")),
)


def _group(dice: Dice) -> Task:
    """Hide a phu of three among cards that do not belong to it."""
    _slug, want, make, told = dice.one(_WANTED)
    phu = make(dice)
    size = 5 + dice.below(6)
    others = _drawn(dice, [kind for kind in KINDS if kind not in phu], size - len(phu))
    return Task(
        game=GAME,
        prompt=plain(f"Tìm {told.vi}.", f"Find {told.en}."),
        mode=GroupMode(cards=_mixed(dice, [*phu, *others]), want=want, size=3),
    )


# which cards are loose? ---------------------------------------------------------------------------


def _loose(dice: Dice) -> Task:
    """Lay two or three phu beside a few cards that belong to none."""
    for _ in range(TRIES):
        cards: list[Kind] = []
        for _ in range(2 + dice.below(2)):
            cards += dice.one((_bi, _doc, _doc))(dice)
        if dice.one_in(2):
            cards.append(dice.one(_YEU))
        cards += _drawn(dice, _NUMBERED, 1 + dice.below(4))
        if len(set(cards)) < len(cards):
            continue
        task = Task(
            game=GAME,
            prompt=plain("Chọn những quân rác: quân không vào phu nào.", "Pick the loose cards: those in no set."),
            mode=LooseMode(hand={"cards": short(tuple(cards))}),
        )
        if said_of(task)["rac"]:
            return task
    raise AssertionError("every card found its phu")


def _loose_count(task: Task) -> int:
    return len(said_of(task)["rac"])


# which line is at fault? --------------------------------------------------------------------------


def _fault(seed: int) -> Task:
    """Play a hand in which somebody errs, and take the record as far as it went."""
    game = GAMES[GAME]
    for number in range(TRIES):
        played = play_planted(f"fresh:{seed}:{number}", game)
        if not played.plant or played.rules or played.is_light:
            continue
        if compare(played, judge(played, game)) is None:
            return Task(
                game=GAME,
                prompt=plain("Đọc ván này. Có dòng nào phạm lỗi không?", "Read this hand. Is any line at fault?"),
                mode=FaultMode(record=played.text),
            )
    raise AssertionError("nobody errs")


def _lines(task: Task) -> int:
    assert isinstance(task.mode, FaultMode)
    return task.mode.record.count("\n")


MAKERS: Makers = {
    (GAME, EachMode.slug): Maker(
        seeded("each", _each), Scale(Text("số quân bày ra", "cards spread out"), _spread, 6, 8), ("TT-0",)
    ),
    (GAME, GroupMode.slug): Maker(
        seeded("group", _group), Scale(Text("số quân bày ra", "cards spread out"), _spread, 6, 8), ("TT-4",)
    ),
    (GAME, LooseMode.slug): Maker(
        seeded("loose", _loose), Scale(Text("số quân rác", "loose cards"), _loose_count, 1, 2), ("TT-4", "TT-5.2")
    ),
    (GAME, FaultMode.slug): Maker(
        _fault,
        Scale(Text("số dòng của ván", "lines of the record"), _lines, 24, 36),
        ("TT-8", "TT-9", "TT-10", "TT-11", "TT-12", "TT-16"),
        is_broad=True,
    ),
}
