"""Fresh exercises of tổ tôm that a single clause wants: yêu, names, khàn, the order of a hand, whose door it is."""

from functools import partial

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine.cards import KINDS, Kind, short
from tutorials.engine.totom.solve.phu import LUNGS
from tutorials.fresh.anew import named
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale, always
from tutorials.fresh.making import SPREAD, asked, in_groups, names, plain, said_of, shown_cards, spread
from tutorials.fresh.totom_first import a_bi, a_doc, such_yeu
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.claim import ClaimMode
from tutorials.tasks.modes.each import EachMode
from tutorials.tasks.modes.loose import LooseMode
from tutorials.tasks.modes.one import OneMode
from tutorials.tasks.modes.which import Group, WhichMode

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


def _in_one_set(dice: Dice) -> Task:
    """Lay three alike face down beside both the other suits of the number, and cards that they no longer join."""
    for _ in range(TRIES):
        bi = a_bi(dice)
        alike, *others = dice.some(bi, 3)
        near = [kind for kind in KINDS if kind.suit is alike.suit and 0 < abs(kind.index - alike.index) <= 2]
        cards = [*others, *dice.some(near, 2), *dice.some(_NUMBERED, dice.below(3))]
        if alike in cards or len(set(cards)) < len(cards):
            continue
        prompt, field = _DOWN[3]
        task = Task(
            game=GAME,
            prompt=plain(prompt.vi.format(card=alike.vi), prompt.en.format(card=alike.en)),
            mode=LooseMode(hand={"cards": short((*[alike] * 3, *cards)), field: [alike.vi]}),
        )
        loose = said_of(task)["rac"]
        if loose and not {kind.vi for kind in others} & set(loose):
            return task
    raise AssertionError("the three of one number never met")


_TRIMMED = {
    None: Text("Luật 2005 cho xén hai quân.", "The 2005 law allows two to be trimmed."),
    "chieu-co": Text("Chiếu này chỉ cho xén một quân.", "On this mat only one may be trimmed."),
}


def _trimmed(dice: Dice) -> Task:
    """Decline four alike and throw one, two or three of them, as a house allows or not."""
    for _ in range(TRIES):
        kind, rules, thrown = dice.one(_NUMBERED), dice.one(list(_TRIMMED)), 1 + dice.below(3)
        others = dice.some([each for each in _NUMBERED if each is not kind], 2 + dice.below(5))
        case = {"cards": short((*[kind] * 4, *others)), "bat_thuc": [kind.vi] * 2, "act": "danh"}
        case["then"] = [kind.vi] * thrown
        said = asked(GAME, "claim", **case, **({"rules": rules} if rules else {}))
        if "error" not in said and {fault["article"] for fault in said["faults"]} <= {"TT-12.4.2"}:
            break
    else:
        raise AssertionError("something else is at fault")
    told = _TRIMMED[rules]
    return Task(
        game=GAME,
        prompt=plain(
            f"Bất thực bốn quân {kind.vi}, rồi đánh xén {thrown} quân trong đó. {told.vi} Xử thế nào?",
            f"A player declines all four copies of the {kind.en}, and then discards {thrown} of them. {told.en} "
            "What is the ruling?",
        ),
        mode=ClaimMode(case=case),
        rules=rules,
    )


def _named(task: Task) -> int:
    assert isinstance(task.mode, ClaimMode)
    return sum(len(cards) for cards in named(task.mode.case))


def _loose(task: Task) -> int:
    return len(said_of(task)["rac"])


# a hand in one row --------------------------------------------------------------------------------

_ONE_ROW = {
    "yeu": Text("Quân yêu", "A yêu"),
    "lung": Text("Phu lưng", "A lưng"),
    "bi": Text("Phu bí", "A bí"),
    "doc": Text("Phu dọc", "A run"),
    "ca": Text("Cạ", "An unfinished set"),
    "rac": Text("Quân rác", "A loose card"),
}  # from left to right, in the words of TT-1.3.1
_PHU = ("yeu", "lung", "bi", "doc")  # what the engine calls so
_PLACES = (Text("đầu tiên", "first"), Text("thứ hai", "second"))


def _parts(dice: Dice) -> dict[str, list[Kind]]:
    """Draw one of each part of a hand; what is no phu besides is left to the engine to say."""
    start, rank = 9 * dice.below(3), 1 + dice.below(7)
    return {
        "yeu": [dice.one([kind for kind in KINDS if kind.is_yeu])],
        "lung": [KINDS[index] for index in dice.one(LUNGS).indexes],
        "bi": a_bi(dice),
        "doc": a_doc(dice),
        "ca": [KINDS[start + rank], KINDS[start + rank + 1]],
        "rac": [dice.one(_NUMBERED)],
    }


def _in_one_row(dice: Dice) -> Task:
    """Lay parts of a hand about, and ask which stands first or second in one row."""
    for _ in range(TRIES):
        drawn = _parts(dice)
        taken = dice.some(list(_ONE_ROW), 2 + dice.below(4))
        sorts = [sort for sort in _ONE_ROW if sort in taken]
        place = dice.below(2)
        cards = [card for sort in sorts for card in drawn[sort]]
        found = {sort: asked(GAME, "phu", cards=names(drawn[sort]))["kind"] for sort in sorts}
        if sorts[place] not in _PHU or len(set(cards)) < len(cards):
            continue
        if all(kind == (sort if sort in _PHU else None) for sort, kind in found.items()):
            break
    else:
        raise AssertionError("no parts came up")
    right = sorts[place]
    groups = [Group(tuple(drawn[sort]), None if sort == right else _apart(sort, right)) for sort in sorts]
    return Task(
        game=GAME,
        prompt=plain(
            f"Xếp bài một lớp. Từ trái sang, nhóm nào trong đây xếp {_PLACES[place].vi}?",
            f"You arrange your hand in one row. From the left, which of these groups comes {_PLACES[place].en}?",
        ),
        mode=WhichMode(
            groups=tuple(dice.some(groups, len(groups))), ask={"ask": "phu"}, field="cards", path="kind", value=right
        ),
    )


def _apart(sort: str, right: str) -> Text:
    """Say on which side of the right group another one stands."""
    one, other = _ONE_ROW[sort], _ONE_ROW[right]
    is_before = list(_ONE_ROW).index(sort) < list(_ONE_ROW).index(right)
    vi, en = ("trước", "before") if is_before else ("sau", "after")
    return Text(f"{one.vi} xếp {vi} {other.vi.lower()}.", f"{one.en} comes {en} {other.en[0].lower()}{other.en[1:]}.")


# whose door it is ---------------------------------------------------------------------------------

_LIES = (
    ("noc", "tri", Text("Mình vừa mở nọc ra {card}.", "You have just turned up the {card} from the stock.")),
    (
        "noc",
        "tri",
        Text("{card} từ nọc nằm ở cửa bên tay phải mình.", "The {card} from the stock lies at the door on your right."),
    ),
    ("discard", "tren", Text("Người bên trái mình vừa đánh {card}.", "The player on your left discards the {card}.")),
    (
        "noc",
        "cheo",
        Text(
            "Người bên phải mình vừa mở nọc ra {card}.", "The player on your right turns up the {card} from the stock."
        ),
    ),
    ("discard", "cheo", Text("Người bên phải mình vừa đánh {card}.", "The player on your right discards the {card}.")),
)
_MAY_TAKE = (Choice(True, Text("Ăn được", "Yes")), Choice(False, Text("Không ăn được", "No")))


def _at_whose_door(dice: Dice) -> Task:
    """Turn up or discard a card that fits the hand, and ask whether it lies at a door where it may be taken."""
    for _ in range(TRIES):
        source, door, told = dice.one(_LIES)
        phu = dice.one((a_bi, a_doc))(dice)
        card = phu.pop(dice.below(len(phu)))
        hand = dice.some([kind for kind in _NUMBERED if kind is not card], 1 + dice.below(6))
        question = {"act": "an", "cards": names([*phu, *hand]), "card": card.vi, "beside": names(phu)}
        question |= {"then": names(hand[:1]), "from": source, "door": door}
        said = asked(GAME, "claim", **question)
        if [fault["fault"] for fault in said.get("faults", [{"fault": ""}])] == ["sai-cua"] * (door == "cheo"):
            break
    else:
        raise AssertionError("nothing else keeps it from being taken")
    return Task(
        game=GAME,
        prompt=plain(
            f"{told.vi.format(card=card.vi)} Có cạ {_pair(phu, 'vi')}: ăn được không?",
            f"{told.en.format(card=card.en)} You hold {_pair(phu, 'en')}: may you take it?",
        ),
        mode=ChoiceMode(ask={"ask": "claim", **question}, path="allowed", choices=_MAY_TAKE),
        show=(
            Shown(Text("Vừa ra", "This card has come"), (card,)),
            Shown(Text("Trên tay", "In hand"), tuple(sorted([*phu, *hand], key=lambda kind: kind.index))),
        ),
    )


def _pair(cards: list[Kind], lang: str) -> str:
    one, other = (card.vi if lang == "vi" else f"the {card.en}" for card in cards)
    return f"{one}, {other}" if lang == "vi" else f"{one} and {other}"


MAKERS: Makers = {
    (GAME, "quan-yeu"): Maker(
        seeded("quan-yeu", such_yeu),
        Scale(SPREAD, spread, 6, 8),
        ("TT-0.3",),
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
    (GAME, "xen-thien-khai"): Maker(
        seeded("xen-thien-khai", _trimmed),
        Scale(Text("số quân trong việc phải xử", "cards in the case"), _named, 10, 12),
        ("TT-12.4.2",),
        is_aside=True,
        name=Text("Xén quân thiên khai", "Trimming four alike"),
        mode=ClaimMode.slug,
        rests=always("TT-12.4.2"),
    ),
    (GAME, "khan-vao-bi"): Maker(
        seeded("khan-vao-bi", _in_one_set),
        Scale(Text("số quân rác", "loose cards"), _loose, 2, 3),
        ("TT-4.12",),
        is_aside=True,
        name=Text("Khàn nằm trong phu bí", "Three alike within a bí"),
        mode=LooseMode.slug,
        rests=always("TT-4.12"),
    ),
    (GAME, "up-ca-bon"): Maker(
        seeded("up-ca-bon", partial(_face_down, 4)),
        Scale(Text("số quân rác", "loose cards"), _loose, 3, 4),
        ("TT-12.1",),
        name=Text("Thiên khai úp cả bốn", "Four alike laid face down"),
        mode=LooseMode.slug,
        rests=always("TT-12.1"),
    ),
    (GAME, "xep-mot-lop"): Maker(
        seeded("xep-mot-lop", _in_one_row),
        Scale(Text("số nhóm quân", "groups of cards"), in_groups, 2, 3),
        ("TT-1.3.1",),
        is_aside=True,
        name=Text("Xếp bài một lớp", "A hand in one row"),
        mode=WhichMode.slug,
        rests=always("TT-1.3.1"),
    ),
    (GAME, "cua-tri"): Maker(
        seeded("cua-tri", _at_whose_door),
        Scale(Text("số quân bày ra", "cards shown"), shown_cards, 5, 7),
        ("TT-8.2",),
        is_aside=True,
        name=Text("Quân nằm ở cửa nào", "At whose door a card lies"),
        mode=ChoiceMode.slug,
        rests=always("TT-8.2"),
    ),
}
