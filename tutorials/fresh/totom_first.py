"""What comes before a whole hand of tổ tôm: cards to know, a phu to find, a loose card to see; and faults to spot."""

from collections.abc import Callable
from dataclasses import replace

from tutorials.catalogue import Task, Text
from tutorials.engine.cards import KINDS, Cards, Kind, Suit, short
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.solve.phu import LUNGS
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale, always
from tutorials.fresh.making import SPREAD, plain, said_of, spread
from tutorials.play.totom.trial import compare, judge, play_planted
from tutorials.tasks.modes.each import EachMode
from tutorials.tasks.modes.fault import FaultMode
from tutorials.tasks.modes.group import GroupMode
from tutorials.tasks.modes.loose import LooseMode
from tutorials.tasks.modes.one import OneMode
from tutorials.tasks.questions import Asker

GAME = "to-tom"
_NUMBERED = [kind for kind in KINDS if not kind.is_yeu]
_YEU = [kind for kind in KINDS if kind.is_yeu]


def _mixed(dice: Dice, cards: list[Kind]) -> Cards:
    left = list(cards)
    return tuple(left.pop(dice.below(len(left))) for _ in range(len(cards)))


def _drawn(dice: Dice, among: list[Kind], count: int) -> list[Kind]:
    return list(_mixed(dice, among)[:count])


# which cards are such? ----------------------------------------------------------------------------

Asked = tuple[str, str | bool, str, str, Callable[[Kind], bool]]
_ASKED: tuple[Asked, ...] = (
    ("suit", "v", "Chọn hết các quân văn.", "Choose every card of văn.", lambda kind: kind.suit is Suit.VAN),
    ("suit", "w", "Chọn hết các quân vạn.", "Choose every card of vạn.", lambda kind: kind.suit is Suit.WAN),
    ("suit", "s", "Chọn hết các quân sách.", "Choose every card of sách.", lambda kind: kind.suit is Suit.SACH),
    ("red", True, "Chọn hết các quân đỏ.", "Choose every red card.", lambda kind: kind.is_red),
    ("yeu", True, "Chọn hết các quân yêu.", "Choose every yêu, the special cards.", lambda kind: kind.is_yeu),
)


def _each(dice: Dice) -> Task:
    """Spread some cards, a few of them of one suit, red or yêu."""
    return _such(dice, dice.one(_ASKED))


def _red(dice: Dice) -> Task:
    """Spread some cards, a few of them red."""
    return _such(dice, next(row for row in _ASKED if row[0] == "red"))


def such_yeu(dice: Dice) -> Task:
    """Spread some cards, a few of them yêu."""
    return _such(dice, next(row for row in _ASKED if row[0] == "yeu"))


def _such(dice: Dice, asked: Asked) -> Task:
    path, value, vi, en, fits = asked
    size = 5 + dice.below(6)
    right = [kind for kind in KINDS if fits(kind)]
    wrong = [kind for kind in KINDS if not fits(kind)]
    count = min(1 + dice.below(size // 2), len(right))
    cards = _mixed(dice, [*_drawn(dice, right, count), *_drawn(dice, wrong, size - count)])
    return Task(game=GAME, prompt=plain(vi, en), mode=EachMode(cards=cards, path=path, value=value))


_CLAUSES = {"suit": "TT-0.1", "red": "TT-0.2", "yeu": "TT-0.3"}


def _clause(task: Task) -> tuple[str]:
    """Return what is asked of the cards."""
    assert isinstance(task.mode, EachMode)
    return (_CLAUSES[task.mode.path],)


# where is the phu? --------------------------------------------------------------------------------


def a_bi(dice: Dice) -> list[Kind]:
    """Draw a bí of three."""
    rank = 1 + dice.below(8)
    return [KINDS[start + rank] for start in (0, 9, 18)]


def _doc(dice: Dice) -> list[Kind]:
    first = dice.below(7) + 9 * dice.below(3)
    return list(KINDS[first : first + 3])


def a_doc(dice: Dice) -> list[Kind]:
    """Draw a run that is no lưng besides: one that is bears another name."""
    found = _doc(dice)
    while found in [[KINDS[index] for index in lung.indexes] for lung in LUNGS]:
        found = _doc(dice)
    return found


def _lung(dice: Dice) -> list[Kind]:
    return [KINDS[index] for index in dice.one(LUNGS).indexes]


_WANTED: tuple[tuple[str, dict[str, object], Callable[[Dice], list[Kind]], Text], ...] = (
    (
        "bi",
        {"kind": "bi"},
        a_bi,
        Text("ba quân cùng số, đủ văn, vạn, sách", "three cards of one number in all three suits"),
    ),
    ("doc", {"kind": "doc"}, a_doc, Text("ba quân liền số, cùng chất", "three cards of one suit in a row")),
)


def _group(dice: Dice) -> Task:
    """Ask for a bí or a run."""
    _slug, want, make, told = dice.one(_WANTED)
    return _hidden(dice, want, make(dice), told)


def _hidden(dice: Dice, want: dict[str, object], phu: list[Kind], told: Text) -> Task:
    """Hide a phu among cards that do not belong to it."""
    size = max(5, 2 + len(phu)) + dice.below(6)
    others = _drawn(dice, [kind for kind in KINDS if kind not in phu], size - len(phu))
    return Task(
        game=GAME,
        prompt=plain(f"Tìm {told.vi}.", f"Find {told.en}."),
        mode=GroupMode(cards=_mixed(dice, [*phu, *others]), want=want, size=len(phu)),
    )


def _only(place: int) -> Callable[[Dice], Task]:
    """Return the maker of one row of what is wanted."""
    _slug, want, make, told = _WANTED[place]
    return lambda dice: _hidden(dice, want, make(dice), told)


def _named_lung(dice: Dice) -> Task:
    """Ask for a lưng by its name."""
    lung = dice.one(LUNGS)
    return _hidden(dice, {"lung": lung.slug}, [KINDS[index] for index in lung.indexes], Text(lung.vi, f"the {lung.vi}"))


_ALIKE = (
    ("trung-tam", 3, Text("ba quân làm trùng tam", "the three cards of a trùng tam")),
    ("trung-tu", 4, Text("bốn quân làm trùng tứ", "the four cards of a trùng tứ")),
)


def _trung(dice: Dice) -> Task:
    """Hide three or four alike among pairs."""
    slug, copies, told = _ALIKE[dice.one_in(3)]
    kind = dice.one(KINDS)
    pairs = _drawn(dice, [each for each in KINDS if each is not kind], 2 + dice.below(3))
    cards = [*[kind] * copies, *pairs, *pairs[: dice.below(3)]]
    return Task(
        game=GAME,
        prompt=plain(f"Tìm {told.vi}.", f"Find {told.en}."),
        mode=GroupMode(cards=_mixed(dice, cards), want={"lung": slug}, size=copies),
    )


# which cards are loose? ---------------------------------------------------------------------------


def _loose(dice: Dice) -> Task:
    """Lay two or three phu beside a few cards that belong to none."""
    for _ in range(TRIES):
        cards: list[Kind] = []
        for _ in range(2 + dice.below(2)):
            cards += dice.one((a_bi, _doc, _doc))(dice)
        if dice.one_in(2):
            cards.append(dice.one(_YEU))
        cards += _drawn(dice, _NUMBERED, 1 + dice.below(4))
        if len(set(cards)) < len(cards):
            continue
        task = Task(
            game=GAME,
            prompt=plain("Chọn những quân rác: quân không vào phu nào.", "Choose the loose cards: those in no set."),
            mode=LooseMode(hand={"cards": short(tuple(cards))}),
        )
        if said_of(task)["rac"]:
            return task
    raise AssertionError("every card found its phu")


def _loose_count(task: Task) -> int:
    return len(said_of(task)["rac"])


# yêu stand alone, and a card chooses the cái ------------------------------------------------------


def _yeu_alone(dice: Dice) -> Task:
    """Lay yêu beside a run and cards that belong to no phu."""
    for _ in range(TRIES):
        cards = [*_doc(dice), *_drawn(dice, _YEU, 2 + dice.below(2))]
        cards += _drawn(dice, _NUMBERED, 1 + dice.below(4))
        task = Task(
            game=GAME,
            prompt=plain("Chọn những quân rác: quân không vào phu nào.", "Choose the loose cards: those in no set."),
            mode=LooseMode(hand={"cards": short(_mixed(dice, cards))}),
        )
        if len(set(cards)) == len(cards) and said_of(task)["rac"]:
            return task
    raise AssertionError("every card found its phu")


def _where_it_stops(dice: Dice) -> Task:
    """Ask which card, turned up from the sixth heap, makes the count stop at a heap."""
    heap = 1 + dice.below(5)
    for _ in range(TRIES):
        cards = _drawn(dice, list(KINDS), 3 + dice.below(4))
        mode = OneMode(cards=tuple(cards), ask={"ask": "deal"}, field="bat_cai", path="cai_part", value=heap)
        prompt = plain(
            f"Bắt cái: ngửa quân nào thì đếm dừng ở phần thứ {_NTH[heap].vi}?",
            f"To choose the starter, which card makes the count stop at the {_NTH[heap].en} heap?",
        )
        task = Task(game=GAME, prompt=prompt, mode=mode)
        if len(mode.right(Asker(task, "vi"))) == 1:
            return task
    raise AssertionError("no one card stops there")


_NTH = {
    1: Text("nhất", "first"),
    2: Text("hai", "second"),
    3: Text("ba", "third"),
    4: Text("tư", "fourth"),
    5: Text("năm", "fifth"),
}


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


_SPREAD = Scale(SPREAD, spread, 6, 8)
_NARROW: tuple[tuple[str, Text, str, Callable[[Dice], Task], tuple[str, ...]], ...] = (
    ("quan-do", Text("Quân đỏ", "Red cards"), EachMode.slug, _red, ("TT-0.2",)),
    ("phu-bi", Text("Tìm phu bí", "Find the bí"), GroupMode.slug, _only(0), ("TT-4.1", "TT-4.8", "TT-4.9")),
    ("phu-doc", Text("Tìm phu dọc", "Find the run"), GroupMode.slug, _only(1), ("TT-4.2", "TT-4.9", "TT-4.10")),
    (
        "lung", Text("Tìm lưng", "Find the lưng"), GroupMode.slug, _named_lung,
        ("TT-2.1", "TT-4.4.1", "TT-4.4.2", "TT-4.4.3", "TT-4.4.4", "TT-4.4.5", "TT-4.4.6", "TT-4.4.7", "TT-4.9"),
    ),
    (
        "trung", Text("Tìm trùng tam, trùng tứ", "Find three or four alike"), GroupMode.slug, _trung,
        ("TT-4.4.8", "TT-4.4.9"),
    ),
)  # fmt: skip
_RESTS = {"quan-do": always("TT-0.2")}
_SISTERS = ("tai-ban", "to-tom-diem")  # whose phu are those of tổ tôm, and are found there in whole hands alone


def _in_game(game: str, make: Callable[[Dice], Task]) -> Callable[[Dice], Task]:
    """Return the maker of the same cards for another game."""
    return lambda dice: replace(make(dice), game=game)


MAKERS: Makers = {
    **{
        (game, kind): Maker(
            seeded(f"{game}:{kind}", _in_game(game, make)), _SPREAD, articles, is_aside=True, name=name, mode=mode
        )
        for game in _SISTERS
        for kind, name, mode, make, articles in _NARROW
        if mode == GroupMode.slug
    },
    **{
        (GAME, kind): Maker(
            seeded(kind, make), _SPREAD, articles, name=name, mode=mode, rests=_RESTS.get(kind, always())
        )
        for kind, name, mode, make, articles in _NARROW
    },
    (GAME, "phu-yeu"): Maker(
        seeded("phu-yeu", _yeu_alone),
        Scale(Text("số quân rác", "loose cards"), _loose_count, 1, 2),
        ("TT-4.3", "TT-4.10", "TT-5.2"),
        name=Text("Quân yêu và quân rác", "Yêu and loose cards"),
        mode=LooseMode.slug,
        rests=always("TT-4.3"),
    ),
    (GAME, "bat-cai"): Maker(
        seeded("bat-cai", _where_it_stops),
        Scale(SPREAD, spread, 3, 4),
        ("TT-1.2",),
        name=Text("Bắt cái", "Choosing the starter"),
        mode=OneMode.slug,
    ),
    (GAME, EachMode.slug): Maker(seeded("each", _each), _SPREAD, tuple(_CLAUSES.values()), rests=_clause),
    (GAME, GroupMode.slug): Maker(seeded("group", _group), _SPREAD, ("TT-4",)),
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
