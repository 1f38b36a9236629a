"""Fresh exercises of tam cúc: who takes a trick, what to call, what the end of a deal is worth."""

from collections import Counter
from typing import Any

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine import ask
from tutorials.engine.pieces import DECK, Pieces
from tutorials.engine.tamcuc.groups import Group, groups_of
from tutorials.engine.tamcuc.ket import ket_of
from tutorials.engine.tamcuc.options import Options
from tutorials.fresh.deals import HAND, Deal, Fact, deal_makers
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import SPREAD, names, plain, said_of, shown_cards, spread
from tutorials.tasks.fields import Choice
from tutorials.tasks.mode import mode_of
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.number import NumberMode
from tutorials.tasks.modes.one import OneMode
from tutorials.tasks.modes.pick import PickMode
from tutorials.tasks.questions import Asker

GAME = "tam-cuc"
_SEATS = (
    Text("Người gọi", "The caller"),
    Text("Người thứ hai", "The second player"),
    Text("Người thứ ba", "The third player"),
    Text("Người thứ tư", "The fourth player"),
)
_HAND = 8
_HIGHEST = plain(
    "Bộ lớn nhất thì ăn: tên lớn hơn, cùng tên thì đỏ hơn đen; quân không thành bộ không ăn được.",
    "The highest set wins: the higher name comes first, and when the names are equal, red beats black. "
    "Pieces that make no set win nothing.",
)
_SOLDIER = "tốt"


def _shuffled(dice: Dice) -> Pieces:
    """Shuffle the deck by these dice."""
    deck = list(DECK)
    for last in range(len(deck) - 1, 0, -1):
        other = dice.below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def _group_of(dice: Dice, hand: Pieces, size: int) -> Group | None:
    fitting = [group for group in groups_of(hand) if group.size == size]
    return dice.one(fitting) if fitting else None


def _some(dice: Dice, hand: Pieces, size: int) -> Pieces:
    """Take pieces of a hand as they come."""
    start = dice.below(len(hand) - size + 1)
    return hand[start : start + size]


def _laid(call: Group, answers: list[Pieces | None]) -> tuple[Shown, ...]:
    """Return what lies on the mat, face up."""
    rows = [Shown(_SEATS[0], call.pieces)]
    rows += [Shown(_SEATS[seat], cards) for seat, cards in enumerate(answers, 1) if cards]
    return tuple(rows)


def _answers(answers: list[Pieces | None]) -> list[dict[str, Any]]:
    return [{"cards": names(cards)} if cards else {"chui": True} for cards in answers]


def _chui_words(answers: list[Pieces | None]) -> Text:
    """Say who has left the pieces face down."""
    seats = [_SEATS[seat] for seat, cards in enumerate(answers, 1) if not cards]
    if not seats:
        return Text("", "")
    vi, en = (", ".join(seat.say(lang).lower() for seat in seats) for lang in ("vi", "en"))
    return Text(f" {vi.capitalize()} chui.", f" Left face down (chui): {en}.")


def _answer(dice: Dice, hand: Pieces, size: int) -> Pieces | None:
    """Answer a call: mostly with a group turned up, now and then with loose pieces, or chui."""
    group = _group_of(dice, hand, size)
    if group and not dice.one_in(6):
        return group.pieces
    return _some(dice, hand, size) if size > 1 and dice.one_in(4) else None


def who_takes(dice: Dice) -> Task:
    """Lay a trick of four players, sometimes the first of the deal."""
    for _ in range(TRIES):
        deck, size, first = _shuffled(dice), dice.weighted(((1, 5), (2, 5), (3, 2))), dice.one_in(3)
        hands = [deck[seat * _HAND : (seat + 1) * _HAND] for seat in range(4)]
        call = _group_of(dice, hands[0], size)
        answers = [_answer(dice, hand, size) for hand in hands[1:]]
        if call and sum(each is not None for each in answers) >= (2 if size < 3 else 1):
            break
    else:
        raise AssertionError("no trick came up")
    words = _chui_words(answers)
    opening = (
        Text("Lượt đầu của ván.", "This is the first trick of the hand.")
        if first
        else Text("Giữa ván.", "This is not the first trick.")
    )
    return Task(
        game=GAME,
        prompt=plain(f"{opening.vi}{words.vi} Ai ăn?", f"{opening.en}{words.en} Who wins the trick?"),
        mode=ChoiceMode(
            ask={
                "game": GAME,
                "ask": "trick",
                "call": names(call.pieces),
                "answers": _answers(answers),
                "first": first,
            },
            path="winner",
            choices=tuple(Choice(number, seat) for number, seat in enumerate(_SEATS)),
        ),
        show=_laid(call, answers),
        note=_HIGHEST,
    )


def _sort_called(task: Task) -> tuple[str]:
    """Return the clause of the sort of set that is called."""
    call = task.show[0].cards
    return (next(group.kind.article for group in groups_of(call) if group.size == len(call)),)


def what_to_call(dice: Dice) -> Task:
    """Deal a few pieces in mid-game, with some turned up before, so that one call or two are safe."""
    for _ in range(TRIES):
        deck = _shuffled(dice)
        size = 3 + dice.below(3)
        hand, seen = deck[:size], deck[size : size + 8 + dice.below(14)]
        said = ask({"game": GAME, "ask": "plays", "cards": names(hand), "seen": names(seen)})
        sure = [play for play in said["plays"] if play["sure"]]
        if 1 <= len(sure) <= 2 < len(said["plays"]):
            break
    else:
        raise AssertionError("no hand came up")
    seen = tuple(sorted(seen, key=lambda piece: piece.index))
    return Task(
        game=GAME,
        prompt=plain(
            "Giữa ván, bốn người. Chọn bộ để gọi sao cho không ai bắt được.",
            "This is not the first trick, and there are four players. Pick a call that nobody can beat.",
        ),
        mode=PickMode(
            cards=tuple(sorted(hand, key=lambda piece: piece.index)),
            ask={"game": GAME, "ask": "sure", "cards": names(hand), "seen": names(seen)},
            field="call",
            path="sure",
            value=True,
        ),
        show=(Shown(Text("Đã ngửa", "Turned up before"), seen),),
    )


def _cay_counted(task: Task) -> tuple[str, ...]:
    """Return what a trick is worth, where the last one is no kết and the cây decide."""
    return () if said_of(task)["ket"] else ("TC-6.1",)


def _last_call(dice: Dice, hand: Pieces) -> Group | None:
    """Choose what is called in the last trick: mostly what may be a kết."""
    fitting = [group for group in groups_of(hand) if group.size > 1 and (ket_of(group, Options()) or dice.one_in(4))]
    return dice.one(fitting) if fitting else None


def _taken(dice: Dice, players: int, total: int) -> list[int]:
    """Share out the cây won before."""
    cay = [0] * players
    for _ in range(total):
        cay[dice.below(players)] += 1
    return cay


def what_it_is_worth(dice: Dice) -> Task:
    """Lay the last trick of a deal of two, three or four players."""
    for _ in range(TRIES):
        players = dice.weighted(((4, 4), (3, 3), (2, 2)))
        size = {2: 16, 3: 9, 4: 8}[players]
        table = ask({"game": GAME, "ask": "deal", "players": players})
        gone = Counter(table["left_out"])
        deck = []
        for piece in _shuffled(dice):
            if gone[piece.vi]:
                gone[piece.vi] -= 1
            else:
                deck.append(piece)
        hands = [tuple(deck[seat * size : (seat + 1) * size]) for seat in range(players)]
        call = _last_call(dice, hands[0])
        if call is None:
            continue
        answers = [_answer(dice, hand, call.size) for hand in hands[1:]]
        taken = _taken(dice, players, size - call.size)
        question = {"game": GAME, "ask": "finish", "players": players, "call": names(call.pieces)}
        question |= {"answers": _answers(answers), "taken": taken}
        said = ask(question)
        if said["ket"] or dice.one_in(5):
            break
    else:
        raise AssertionError("no last trick came up")
    return _worth_task(question, said, call, answers, taken)


def _worth_task(
    question: dict[str, Any], said: dict[str, Any], call: Group, answers: list[Pieces | None], taken: list[int]
) -> Task:
    """Ask for the points of whoever takes the last trick, or what the caller who is overpowered pays."""
    winner = said["winner"]
    gains = said["diem"][winner] >= 0
    path = f"diem.{winner}" if gains else f"mat.{winner}"
    words, cay = _chui_words(answers), ", ".join(map(str, taken))
    gained, lost = (
        Text("được mấy điểm", "How many points are gained by"),
        Text("mất mấy điểm", "How many points are lost by"),
    )
    wanted = gained if gains else lost
    players = question["players"]
    vi = f"Lượt cuối, {players} người. Số cây trước đó, từ người gọi: {cay}.{words.vi} Người ăn lượt này {wanted.vi}?"
    en = (
        f"The last trick, with {players} players. Cây won before it, from the caller on: {cay}.{words.en} "
        f"{wanted.en} whoever takes this trick?"
    )
    return Task(
        game=GAME,
        prompt=plain(vi, en),
        mode=NumberMode(ask=question, path=path),
        show=_laid(call, answers),
    )


def what_to_show(dice: Dice) -> Task:
    """Ask what a hand earns by being shown before play: four or five soldiers of one colour, or nothing."""
    soldiers = [piece for piece in DECK if piece.vi.startswith(_SOLDIER)]
    others = [piece for piece in _shuffled(dice) if piece not in soldiers]
    mixed = [piece for piece in _shuffled(dice) if piece in soldiers]
    colour = mixed[0]
    alike = [piece for piece in mixed if piece == colour]
    size = 2 + dice.below(4)
    strange = [piece for piece in mixed if piece != colour][: dice.below(_HAND + 1 - size)]
    hand = tuple(sorted([*alike[:size], *strange, *others][:_HAND], key=DECK.index))
    question = {"ask": "trinh", "cards": names(hand), "players": 4}
    cay = ask({"game": GAME, **question})["cay"]
    return Task(
        game=GAME,
        prompt=plain(
            "Tám quân này vừa chia xong. Trình làng được mấy cây?",
            "You have just picked up eight pieces. How many cây do you earn by showing soldiers?",
        ),
        mode=ChoiceMode(
            ask=question,
            path="cay",
            choices=tuple(Choice(value, _earned(value)) for value in sorted({0, 4, 5, cay})),
        ),
        show=(Shown(Text("Bài trên tay", "Hand"), hand),),
    )


def _earned(cay: int) -> Text:
    return Text(f"{cay} cây", f"{cay} cây") if cay else Text("Không trình được", "Nothing to show")


def _soldiers(task: Task) -> int:
    """Count the soldiers of a hand, of both colours."""
    return sum(str(piece).startswith(_SOLDIER) for piece in names(task.show[0].cards))


def _calls(task: Task) -> int:
    """Count the calls that a hand could make."""
    assert isinstance(task.mode, PickMode)
    return len(groups_of(task.mode.cards))


_ON_MAT = Text("số quân ngửa trên chiếu", "pieces face up on the mat")
_ORDER = plain(
    "Quân lớn hơn mới bắt được: tướng, sĩ, tượng, xe, pháo, mã, tốt; cùng tên thì đỏ bắt đen.",
    "Only a higher piece beats it: general, adviser, elephant, cart, cannon, horse, soldier; of one name, red beats "
    "black.",
)


def which_beats(dice: Dice) -> Task:
    """Play one piece, and ask for one that beats it."""
    for _ in range(TRIES):
        call, *pieces = dice.some(list(dict.fromkeys(DECK)), 4 + dice.below(4))
        task = Task(
            game=GAME,
            prompt=plain("Chọn một quân bắt được quân này.", "Choose a piece that beats this one."),
            show=(Shown(Text("Người gọi ra", "The caller plays"), (call,)),),
            mode=OneMode(
                cards=tuple(pieces), ask={"ask": "beats", "call": call.vi}, field="cards", path="beats", value=True
            ),
            note=_ORDER,
        )
        if 0 < len(mode_of(task).right(Asker(task, "vi"))) < len(pieces):
            return task
    raise AssertionError("every piece beats it, or none")


def four_soldiers(dice: Dice) -> Task:
    """Hide four soldiers of one colour among pieces of both."""
    soldiers = [piece for piece in DECK if piece.vi.startswith(_SOLDIER)]
    colour = dice.one(soldiers)
    alike = [piece for piece in soldiers if piece == colour]
    strange = [piece for piece in soldiers if piece != colour]
    others = [piece for piece in DECK if piece not in soldiers]
    pieces = [*alike[: 4 + dice.below(2)], *strange[: 1 + dice.below(3)], *dice.some(others, dice.below(4))]
    return Task(
        game=GAME,
        prompt=plain("Chọn những quân thành tứ tử.", "Pick the pieces that make tứ tử."),
        mode=PickMode(
            cards=tuple(dice.some(pieces, len(pieces))),
            ask={"ask": "group"},
            field="cards",
            path="group",
            value="tu-tu",
        ),
    )


MAKERS: Makers = {
    (GAME, "tu-tu"): Maker(
        seeded(f"{GAME}:tu-tu", four_soldiers),
        Scale(SPREAD, spread, 6, 8),
        ("TC-2.5",),
        is_aside=True,
        name=Text("Bốn tốt cùng màu", "Four soldiers of one colour"),
        mode=PickMode.slug,
    ),
    (GAME, "quan-nao-bat"): Maker(
        seeded(f"{GAME}:quan-nao-bat", which_beats),
        Scale(SPREAD, spread, 3, 4),
        ("TC-0", "TC-3.1"),
        name=Text("Quân nào bắt được", "Which piece beats it"),
        mode=OneMode.slug,
    ),
    (GAME, "ai-an"): Maker(
        seeded(f"{GAME}:ai-an", who_takes),
        Scale(_ON_MAT, shown_cards, 4, 6),
        ("TC-3", "TC-5", "TC-2", "TC-0"),
        rests=_sort_called,
    ),
    (GAME, "goi-gi"): Maker(
        seeded(f"{GAME}:goi-gi", what_to_call),
        Scale(Text("số cách gọi trong bài", "calls that the hand could make"), _calls, 3, 4),
        ("TC-5", "TC-2"),
    ),
    (GAME, "ket-bao-nhieu"): Maker(
        seeded(f"{GAME}:ket-bao-nhieu", what_it_is_worth),
        Scale(_ON_MAT, shown_cards, 4, 6),
        ("TC-7", "TC-8", "TC-6"),
        rests=_cay_counted,
    ),
    (GAME, "trinh-lang"): Maker(
        seeded(f"{GAME}:trinh-lang", what_to_show),
        Scale(Text("số quân tốt trong bài", "soldiers in the hand"), _soldiers, 4, 6),
        ("TC-4.1", "TC-4.2"),
        name=Text("Trình làng mấy cây", "Cây earned by showing soldiers"),
    ),
    **deal_makers(
        Deal(
            GAME,
            (2, 3, 4),
            (Fact("hand", *HAND, "TC-1.2"),),
            fewer={2: "TC-1.4", 3: "TC-1.3"},
            whole=("TC-1.1", "TC-0.1"),
        )
    ),
}
