"""What first lessons teach and no whole hand shows alone: which piece beats which, points of cards, flags."""

from collections.abc import Sequence

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine.decks import FRENCH, Card
from tutorials.engine.pieces import DECK
from tutorials.fresh.dice import TRIES, Dice, T, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import OFFERED, SPREAD, asked, names, offered, plain, spread
from tutorials.tasks.fields import Choice
from tutorials.tasks.mode import mode_of
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.one import OneMode
from tutorials.tasks.questions import Asker

TAM_CUC, TA_LA, DIEM = "tam-cuc", "ta-la", "to-tom-diem"


def _drawn(dice: Dice, among: Sequence[T], count: int) -> list[T]:
    left = list(among)
    return [left.pop(dice.below(len(left))) for _ in range(count)]


# tam cúc: one piece against another ---------------------------------------------------------------


_ORDER = plain(
    "Quân lớn hơn mới bắt được: tướng, sĩ, tượng, xe, pháo, mã, tốt; cùng tên thì đỏ bắt đen.",
    "Only a higher piece beats it: general, adviser, elephant, cart, cannon, horse, soldier; of one name, red beats "
    "black.",
)


def which_beats(dice: Dice) -> Task:
    """Play one piece, and ask for one that beats it."""
    for _ in range(TRIES):
        call, *pieces = _drawn(dice, list(dict.fromkeys(DECK)), 4 + dice.below(4))
        task = Task(
            game=TAM_CUC,
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


# tá lả: what a loose card counts ------------------------------------------------------------------


def heaviest(dice: Dice) -> Task:
    """Spread cards of different numbers, and ask for the one that counts most, or least."""
    cards: list[Card] = []
    for card in _drawn(dice, FRENCH.kinds, 20):
        if all(_points(card) != _points(each) for each in cards):
            cards.append(card)
    cards = cards[: 4 + dice.below(5)]
    most = not dice.one_in(3)
    prompt = (
        plain("Các lá này đều là lá rác. Lá nào nặng điểm nhất?", "These cards are all loose. Which one counts most?")
        if most
        else plain(
            "Các lá này đều là lá rác. Lá nào nhẹ điểm nhất?", "These cards are all loose. Which one counts least?"
        )
    )
    value = (max if most else min)(_points(card) for card in cards)
    mode = OneMode(cards=tuple(cards), ask={"ask": "melds"}, field="cards", path="diem", value=value)
    return Task(game=TA_LA, prompt=prompt, mode=mode)


def _points(card: Card) -> int:
    found: int = asked(TA_LA, "melds", cards=names([card]))["diem"]
    return found


# tổ tôm điếm: three flags -------------------------------------------------------------------------

_COLOURS = {
    "do": Text("cờ đỏ", "the red flag"),
    "trang": Text("cờ trắng", "the white flag"),
    "vang": Text("cờ vàng", "the yellow flag"),
}
_OTHER_COLOUR = ("xanh", Text("cờ xanh", "the blue flag"))
_SAID = {
    "u": Text("Điếm ấy ù", "That hut has won"),
    "chiu": Text("Điếm ấy nghỉ ván này", "That hut sits this hand out"),
    "bat-thuc": Text("Điếm ấy không úp khàn", "That hut has declined a khàn"),
}
_OTHER_SAID = ("phong", Text("Điếm ấy phỗng", "That hut calls phỗng"))
_MEANT = {
    "u": Text("Ván này mình ù. Giơ cờ nào?", "You win this hand. Which flag do you show?"),
    "chiu": Text("Ván này mình xin nghỉ. Giơ cờ nào?", "You sit this hand out. Which flag do you show?"),
    "bat-thuc": Text(
        "Có khàn mà giữ trên tay, không úp. Giơ cờ nào?", "You do not lay your khàn face down. Which flag do you show?"
    ),
}


def flags(dice: Dice) -> Task:
    """Ask what a flag says, or which flag says it, among two to four choices."""
    colour, size = dice.one(list(_COLOURS)), 1 + dice.below(3)
    signal = asked(DIEM, "flag", colour=colour)["signal"]
    if dice.one_in(2):
        told, right, every, other = _MEANT[signal], colour, _COLOURS, _OTHER_COLOUR
        question, path = {"ask": "flag", "signal": signal}, "colour"
    else:
        name = _COLOURS[colour]
        told = Text(f"Một điếm giơ {name.vi}. Nghĩa là gì?", f"A hut shows {name.en}. What does it mean?")
        right, every, other = signal, _SAID, _OTHER_SAID
        question, path = {"ask": "flag", "colour": colour}, "signal"
    wrong = [*_drawn(dice, [row for row in every.items() if row[0] != right], min(size, 2)), *[other] * (size == 3)]
    shown = _drawn(dice, [(right, every[right]), *wrong], size + 1)
    choices = tuple(Choice(value, Text(_whole(text.vi), _whole(text.en))) for value, text in shown)
    return Task(game=DIEM, prompt=plain(told.vi, told.en), mode=ChoiceMode(ask=question, path=path, choices=choices))


def _whole(text: str) -> str:
    return text[:1].upper() + text[1:]


MAKERS: Makers = {
    (TAM_CUC, "quan-nao-bat"): Maker(
        seeded(f"{TAM_CUC}:quan-nao-bat", which_beats),
        Scale(SPREAD, spread, 3, 4),
        ("TC-0", "TC-3.1"),
        name=Text("Quân nào bắt được", "Which piece beats it"),
        mode=OneMode.slug,
    ),
    (TA_LA, "nang-nhe"): Maker(
        seeded(f"{TA_LA}:nang-nhe", heaviest),
        Scale(SPREAD, spread, 4, 6),
        ("TL-9.1",),
        name=Text("Lá nặng, lá nhẹ điểm", "Cards that count much or little"),
        mode=OneMode.slug,
    ),
    (DIEM, "ba-la-co"): Maker(
        seeded(f"{DIEM}:ba-la-co", flags),
        Scale(OFFERED, offered, 2, 3),
        ("TD-4",),
        name=Text("Ba lá cờ", "The three flags"),
        mode=ChoiceMode.slug,
    ),
}
