"""Fresh exercises of chắn beside the hand itself: its deck, the first card of the stock, who pays whom."""

from typing import Any

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine import ask
from tutorials.engine.cards import KINDS, short
from tutorials.engine.chan.cuoc import CUOC
from tutorials.engine.chan.form import FORMS
from tutorials.fresh.chan import waiting
from tutorials.fresh.deals import Deal, deal_makers, usual_facts
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale, always
from tutorials.fresh.making import PEOPLE, SPREAD, asked, plain, spread
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.one import OneMode
from tutorials.tasks.modes.pick import PickMode, Size

GAME = "chan"
_SEATS = "ABCD"
_DECK = FORMS["100"].kinds
_OUT = [kind for kind in KINDS if kind not in _DECK]
_YEU = [kind for kind in KINDS if kind.is_yeu]


# the deck -----------------------------------------------------------------------------------------


def _outside(dice: Dice) -> Task:
    """Spread cards of which one is not in the deck of a hundred."""
    others = dice.some(_DECK, 3 + dice.below(5))
    return Task(
        game=GAME,
        prompt=plain(
            "Một trong các quân này không có trong bộ chắn một trăm quân. Chọn quân ấy.",
            "One of these cards is not in the chắn deck of one hundred. Choose that card.",
        ),
        mode=OneMode(
            cards=tuple(dice.some([dice.one(_OUT), *others], 1 + len(others))),
            ask={"ask": "arrange"},
            field="cards",
            path="error.code",
            value="not-in-deck",
        ),
    )


def _big_pair(dice: Dice) -> Task:
    """Hide a cạ of yêu, which only the whole deck has, among cards of as many numbers."""
    ranks = dice.some(range(2, 10), 3 + dice.below(5))
    others = [dice.one([kind for kind in KINDS if kind.rank == rank]) for rank in ranks]
    return Task(
        game=GAME,
        prompt=plain(
            "Đánh cả bộ 120 quân. Chọn hai quân thành cạ.",
            "You play with all 120 cards. Choose the two cards that make a cạ.",
        ),
        mode=PickMode(
            cards=tuple(dice.some([*dice.some(_YEU, 2), *others], 2 + len(others))),
            ask={"ask": "arrange"},
            field="cards",
            path="tron",
            value=True,
            size=Size.FEW,
        ),
        rules={"bo_bai": "120"},
    )


# the first card of the stock ----------------------------------------------------------------------

_REASONS = {
    None: Text("Ù được", "Yes"),
    "con-que": Text("Không: còn quân què", "No: a card is unpaired"),
    "thieu-chan": Text("Không: thiếu chắn", "No: too few chắn"),
    "doc-boong": Text("Không: quân ấy là đốc boong", "No: it is the đốc boong"),
}


def _first_drawn(dice: Dice) -> Task:
    """Ask whether a card drawn from the stock wins: nobody wins on its first one."""
    for _ in range(TRIES):
        cards = waiting(dice, dice.weighted(((4, 1), (5, 4), (6, 3), (7, 2))))
        is_first = not dice.one_in(3)
        waits = ask({"game": GAME, "ask": "waits", "cards": short(cards)}).get("waits", [])
        names = [each["card"] for each in waits]
        drawn = dice.one([kind for kind in _DECK if kind.vi in names] or _DECK)
        if cards.count(drawn) == 4:
            continue
        question: dict[str, Any] = {"cards": short(cards), "winning": {"card": drawn.vi, "from": "noc"}}
        if is_first:
            question["first_draw"] = True
        said = asked(GAME, "win", **question)
        if "error" not in said and said["reason"] in _REASONS:
            break
    told = (
        Text("Vừa vào ván, quân đầu tiên bốc từ nọc là", "The first card drawn from the stock is")
        if is_first
        else Text("Giữa ván, nhà khác bốc được", "In mid-hand another player draws")
    )
    return Task(
        game=GAME,
        prompt=plain(f"{told.vi} {drawn.vi}. Ù được không?", f"{told.en} {drawn.phrase('en')}. Do you win?"),
        mode=ChoiceMode(
            ask={"ask": "win", **question},
            path="reason",
            choices=tuple(Choice(value, name) for value, name in _REASONS.items()),
        ),
        show=(
            Shown(Text("Trên tay", "In hand"), cards),
            Shown(Text("Vừa bốc từ nọc", "Just drawn from the stock"), (drawn,)),
        ),
        rules={"doc_boong": True},
    )


def _ca(task: Task) -> int:
    """Count the cạ of the hand."""
    return len(asked(GAME, "arrange", cards=short(task.show[0].cards))["ca"])


# who pays whom ------------------------------------------------------------------------------------

_CALLED = ("tri", "bach-thu", "tom", "leo", "chiu-u", "thong", "bach-dinh", "tam-do")


def _settled(dice: Dice) -> Task:
    """Ask what a seat gains or loses: after a win, or where one player was penalised and nobody won."""
    players = 2 + dice.below(3)
    who, seat = dice.below(players), dice.below(players)
    if dice.one_in(3):
        question: dict[str, Any] = {"players": players, "bao": [who]}
        told = Text(
            f"Nhà {_SEATS[who]} bị báo, ván ấy không ai ù.", f"{_SEATS[who]} is penalised (báo), and nobody wins."
        )
    else:
        cuoc = _scored(dice)
        question = {"players": players, "winner": who, "cuoc": dict.fromkeys(cuoc, 1)}
        named = ", ".join(CUOC[slug].vi for slug in cuoc)
        told = Text(f"Nhà {_SEATS[who]} ù: {named}.", f"{_SEATS[who]} wins: {named}.")
    gains = asked(GAME, "settle", **question)["diem"]
    right = gains[seat]
    wrong = sorted({-right, right * 2, right + 1, right - 2, *gains} - {right})
    values = sorted([right, *dice.some(wrong, min(2, len(wrong)))])
    people = PEOPLE[players]
    return Task(
        game=GAME,
        prompt=plain(
            f"{people.vi} đánh. {told.vi} Nhà {_SEATS[seat]} được hay mất mấy điểm, chưa kể gà?",
            f"{people.en} play. {told.en} What does {_SEATS[seat]} gain or lose, without the side pool (gà)?",
        ),
        mode=ChoiceMode(
            ask={"ask": "settle", **question},
            path=f"diem.{seat}",
            choices=tuple(Choice(value, _paid(value)) for value in values),
        ),
    )


def _scored(dice: Dice) -> list[str]:
    """Return cước that one hand may have together."""
    for _ in range(TRIES):
        cuoc = dice.some(_CALLED, 1 + dice.below(3))
        if "error" not in asked(GAME, "settle", winner=0, cuoc=dict.fromkeys(cuoc, 1)):
            return cuoc
    raise AssertionError("no cước go together")


def _paid(value: int) -> Text:
    if not value:
        return Text("Không được, không mất", "Nothing either way")
    points = "1 point" if abs(value) == 1 else f"{abs(value)} points"
    return Text(f"Được {value}", f"Gains {points}") if value > 0 else Text(f"Mất {-value}", f"Loses {points}")


def _cuoc_called(task: Task) -> int:
    """Count the cước that are paid; of a penalty none is."""
    assert isinstance(task.mode, ChoiceMode)
    return len(task.mode.ask.get("cuoc", ()))


MAKERS: Makers = {
    (GAME, "bo-mot-tram"): Maker(
        seeded(f"{GAME}:bo-mot-tram", _outside),
        Scale(SPREAD, spread, 5, 6),
        ("CH-1.1",),
        name=Text("Bộ bài một trăm quân", "The deck of one hundred"),
        mode=OneMode.slug,
        rests=always("CH-1.1"),
    ),
    (GAME, "ca-yeu"): Maker(
        seeded(f"{GAME}:ca-yeu", _big_pair),
        Scale(SPREAD, spread, 6, 7),
        ("CH-1.5", "CH-2.6"),
        name=Text("Cạ yêu của bộ 120 quân", "Cạ of yêu in the whole deck"),
        mode=PickMode.slug,
        rests=always("CH-1.5", "CH-2.6"),
    ),
    (GAME, "doc-boong"): Maker(
        seeded(f"{GAME}:doc-boong", _first_drawn),
        Scale(Text("số cạ trong bài", "cạ in the hand"), _ca, 2, 3),
        ("CH-1.6",),
        name=Text("Quân đầu tiên của nọc", "The first card of the stock"),
        mode=ChoiceMode.slug,
        rests=always("CH-1.6"),
    ),
    (GAME, "tra-bao-nhieu"): Maker(
        seeded(f"{GAME}:tra-bao-nhieu", _settled),
        Scale(Text("số cước phải trả", "bonuses to pay"), _cuoc_called, 1, 2),
        ("CH-9.1", "CH-9.4"),
        name=Text("Được hay mất mấy điểm", "Points gained or lost"),
        mode=ChoiceMode.slug,
    ),
    **deal_makers(Deal(GAME, (2, 3, 4), usual_facts("CH-1.2"), fewer={2: "CH-1.7", 3: "CH-1.7"})),
}
