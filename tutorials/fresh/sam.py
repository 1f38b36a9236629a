"""Fresh exercises of sâm lốc: a play on the table and one to put on it, ten cards as dealt, a sâm to weigh."""

from collections.abc import Callable, Sequence

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine.french import CARDS, Card, Cards
from tutorials.fresh.deals import HAND, LEAF, STOCK, Deal, Fact, deal_makers
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import asked, names, plain, said_of, shown_cards, spread
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.number import NumberMode
from tutorials.tasks.modes.pick import PickMode, Size

GAME = "sam"
ROW = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1)  # places of a straight
UPWARDS = (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2)  # ranks from the lowest
ON_TABLE, TO_PLAY, IN_HAND = Text("Trên bàn", "On the table"), Text("Định đánh", "Cards to be played"), Text(
    "Bài trên tay", "Your cards"
)  # fmt: skip

REASONS = (
    Choice("lon-hon", Text("Chặn được, vì lớn hơn", "Yes, your play is higher")),
    Choice("chat", Text("Chặt được lá 2", "Yes, your play cuts the 2")),
    Choice("bang-nhau", Text("Không, vì bằng nhau", "No, the plays are equal")),
    Choice("nho-hon", Text("Không, vì nhỏ hơn", "No, your play is lower")),
    Choice("khac-kieu", Text("Không, vì khác kiểu", "No, your play is of another kind")),
    Choice("khac-so-la", Text("Không, vì khác số lá", "No, the number of cards differs")),
    Choice("khong-thanh-bo", Text("Không thành bộ nào", "Your cards make no valid play")),
)
WHITES = (
    Choice("sanh-rong", Text("Sảnh rồng", "Dragon straight")),
    Choice("tu-quy-hai", Text("Tứ quý 2", "Four twos")),
    Choice("dong-mau", Text("Mười lá cùng màu", "Ten cards of one colour")),
    Choice("ba-sam", Text("Ba sám", "Three sets of three of a kind")),
    Choice("nam-doi", Text("Năm đôi", "Five pairs")),
    Choice("khong", Text("Không ăn trắng", "The hand does not win as dealt")),
)


def by_rank(cards: Sequence[Card]) -> Cards:
    """Sort cards from the lowest rank to the highest."""
    return tuple(sorted(cards, key=lambda card: (UPWARDS.index(card.rank), card.index)))


def alike(dice: Dice, rank: int, size: int) -> list[Card]:
    """Draw so many cards of one rank."""
    held = [card for card in CARDS if card.rank == rank]
    while len(held) > size:
        held.pop(dice.below(len(held)))
    return held


def straight(dice: Dice, first: int, size: int) -> list[Card]:
    """Draw a straight from a place of `ROW` upwards."""
    return [alike(dice, rank, 1)[0] for rank in ROW[first : first + size]]


def _drawn(dice: Dice, deck: Sequence[Card], size: int) -> list[Card]:
    left, found = list(deck), []
    for _ in range(size):
        found.append(left.pop(dice.below(len(left))))
    return found


# does it beat? ----------------------------------------------------------------------------------


def _beats(dice: Dice) -> Task:
    for _ in range(TRIES):
        table, play = _PAIRS[dice.weighted(_STYLES)](dice)
        said = asked(GAME, "beats", table=names(table), play=names(play))
        if "error" not in said:
            break
    table, play = _by_place(table), _by_place(play)
    return Task(
        game=GAME,
        prompt=plain("Bài định đánh có chặn được bài trên bàn không?", "Does your play beat what lies on the table?"),
        mode=ChoiceMode(
            ask={"game": GAME, "ask": "beats", "table": names(table), "play": names(play)},
            path="reason",
            choices=REASONS,
        ),
        show=(Shown(ON_TABLE, table), Shown(TO_PLAY, play)),
    )


def _by_place(cards: Sequence[Card]) -> Cards:
    """Lay a straight in its own order, A and 2 in front where they stand there."""
    ranks = {card.rank for card in cards}
    is_low = len(ranks) > 1 and 2 in ranks and 13 not in ranks
    return tuple(sorted(cards, key=lambda card: card.index)) if is_low else by_rank(cards)


Made = tuple[Sequence[Card], Sequence[Card]]


def _two_sets(dice: Dice) -> Made:
    size = dice.weighted(((1, 2), (2, 4), (3, 3)))
    first, second = dice.below(13), dice.below(13)
    return alike(dice, UPWARDS[first], size), alike(dice, UPWARDS[second], size)


def _equal(dice: Dice) -> Made:
    cards = _drawn(dice, alike(dice, UPWARDS[dice.below(13)], 4), 4)
    size = 1 + dice.below(2)
    return cards[:size], cards[size : 2 * size]


def _two_straights(dice: Dice) -> Made:
    size = dice.weighted(((3, 4), (4, 3), (5, 2)))
    most = len(ROW) - size
    low = dice.below(most)
    return straight(dice, low, size), straight(dice, min(most, low + dice.below(4)), size)


def _longer(dice: Dice) -> Made:
    low, size = dice.below(8), 3 + dice.below(2)
    return straight(dice, low, size), straight(dice, min(low + 1 + dice.below(3), 9), size + 1)


def _quad(dice: Dice) -> Made:
    quad = alike(dice, UPWARDS[dice.below(12)], 4)
    table = dice.weighted((((2, 1), 4), ((2, 2), 3), ((1, 1), 2), ((13, 3), 1)))
    return alike(dice, *table), quad


def _round_the_corner(dice: Dice) -> Made:
    return straight(dice, 8, 3), [alike(dice, rank, 1)[0] for rank in (13, 1, 2)]


def _other_kind(dice: Dice) -> Made:
    low = dice.below(9)
    return alike(dice, UPWARDS[low], 2), alike(dice, UPWARDS[low + 1 + dice.below(3)], 3)


_PAIRS: dict[str, Callable[[Dice], Made]] = {
    "sets": _two_sets,
    "equal": _equal,
    "straights": _two_straights,
    "longer": _longer,
    "quad": _quad,
    "corner": _round_the_corner,
    "kind": _other_kind,
}
_STYLES = (("sets", 3), ("equal", 2), ("straights", 5), ("longer", 2), ("quad", 4), ("corner", 1), ("kind", 2))


# what wins on the deal? -------------------------------------------------------------------------


def _white(dice: Dice) -> Task:
    cards = by_rank(_HANDS[dice.weighted(_SORTS)](dice))
    return Task(
        game=GAME,
        prompt=plain(
            "Mười lá vừa chia. Có ăn trắng không, bằng thứ gì?",
            "You are dealt these ten cards. Do they win as dealt, and if so, as which hand?",
        ),
        mode=ChoiceMode(ask={"game": GAME, "ask": "white", "cards": names(cards)}, path="outcome", choices=WHITES),
    )


def _ranks(dice: Dice, size: int) -> list[int]:
    left, found = list(UPWARDS), []
    for _ in range(size):
        found.append(left.pop(dice.below(len(left))))
    return found


def _dragon(dice: Dice) -> list[Card]:
    return straight(dice, dice.below(5), 10)


def _broken_dragon(dice: Dice) -> list[Card]:
    """Change one card of a dragon straight for the next that does not belong."""
    cards = _dragon(dice)
    gone = cards.pop(dice.below(10))
    return [*cards, _drawn(dice, [card for card in CARDS if card not in cards and card.rank != gone.rank], 1)[0]]


def _pairs(dice: Dice) -> list[Card]:
    return [card for rank in _ranks(dice, 5) for card in alike(dice, rank, 2)]


def _four_pairs(dice: Dice) -> list[Card]:
    ranks = _ranks(dice, 6)
    pairs = [card for rank in ranks[:4] for card in alike(dice, rank, 2)]
    return [*pairs, *(alike(dice, rank, 1)[0] for rank in ranks[4:])]


def _split(dice: Dice) -> list[Card]:
    first, *others = _ranks(dice, 4)
    return [*alike(dice, first, 4), *(card for rank in others for card in alike(dice, rank, 2))]


def _sams(dice: Dice) -> list[Card]:
    *three, last = _ranks(dice, 4)
    return [*(card for rank in three for card in alike(dice, rank, 3)), *alike(dice, last, 1)]


def _two_sams(dice: Dice) -> list[Card]:
    ranks = _ranks(dice, 4)
    threes = [card for rank in ranks[:2] for card in alike(dice, rank, 3)]
    return [*threes, *(card for rank in ranks[2:] for card in alike(dice, rank, 2))]


def _four_twos(dice: Dice) -> list[Card]:
    rest = [card for card in CARDS if card.rank != 2]
    return [*alike(dice, 2, 4), *_drawn(dice, rest, 6)]


def _colour(dice: Dice) -> list[Card]:
    is_red = dice.one_in(2)
    return _drawn(dice, [card for card in CARDS if card.is_red is is_red], 10)


def _nearly_colour(dice: Dice) -> list[Card]:
    cards = _colour(dice)[:9]
    return [*cards, _drawn(dice, [card for card in CARDS if card.is_red is not cards[0].is_red], 1)[0]]


_HANDS: dict[str, Callable[[Dice], list[Card]]] = {
    "dragon": _dragon,
    "broken": _broken_dragon,
    "pairs": _pairs,
    "four-pairs": _four_pairs,
    "split": _split,
    "sams": _sams,
    "two-sams": _two_sams,
    "twos": _four_twos,
    "colour": _colour,
    "nearly": _nearly_colour,
}
_SORTS = (
    ("dragon", 3), ("broken", 2), ("pairs", 2), ("four-pairs", 2), ("split", 2), ("sams", 3), ("two-sams", 2),
    ("twos", 1), ("colour", 2), ("nearly", 2),
)  # fmt: skip


# is the sâm sure? -------------------------------------------------------------------------------


def _sam(dice: Dice) -> Task:
    """Deal a strong hand: a high straight, some twos, and what falls."""
    for _ in range(TRIES):
        size = 4 + dice.below(4)
        held = straight(dice, len(ROW) - size - dice.below(2), size)
        held += [card for card in alike(dice, 2, 4) if card not in held][: dice.below(4)]
        rest = [card for card in CARDS if card not in held and card.rank not in (1, 2)]
        cards = by_rank(held + _drawn(dice, rest, 10 - len(held)))
        said = asked(GAME, "bao", cards=names(cards))
        if said["weak"] <= 3:
            break
    return Task(
        game=GAME,
        prompt=plain(
            "Báo sâm với mười lá này. Xếp khéo nhất, không kể bộ đi cuối, còn mấy nước có thể bị chặn?",
            "You declare sâm with these ten cards. At best, how many plays before the last can be beaten?",
        ),
        mode=NumberMode(ask={"game": GAME, "ask": "bao", "cards": names(cards)}, path="weak"),
        show=(Shown(IN_HAND, cards),),
    )


# which cards go together? -----------------------------------------------------------------------

_SETS = (
    ("doi", Size.ANY, Text("Chọn một đôi.", "Choose a pair.")),
    ("sam", Size.ANY, Text("Chọn một sám: ba lá cùng số.", "Choose three of a kind (a sám).")),
    ("sanh", Size.MANY, Text("Chọn sảnh dài nhất.", "Choose the longest straight.")),
)


def _set(dice: Dice) -> Task:
    """Hide a pair, three of a kind or a straight among other cards."""
    name, size, told = dice.one(_SETS)
    rank = dice.one(UPWARDS)
    held = (
        straight(dice, dice.below(len(ROW) - 5), 3 + dice.below(3))
        if name == "sanh"
        else alike(dice, rank, 2 if name == "doi" else 3)
    )
    ranks = {card.rank for card in held}
    others = [card for card in CARDS if card not in held and (name == "sanh" or card.rank not in ranks)]
    cards = by_rank([*held, *_drawn(dice, others, 2 + dice.below(5))])
    return Task(
        game=GAME,
        prompt=plain(told.vi, told.en),
        mode=PickMode(cards=cards, ask={"ask": "combo"}, field="cards", path="combo", value=name, size=size),
    )


# what does the hand cost? ------------------------------------------------------------------------

_PAYER = Text("Bài còn lại của nhà 2", "Left in player 2’s hand")


def _cost(dice: Dice) -> Task:
    """Leave some cards in a hand, now and then twos or four of a kind, when another is out."""
    left = dice.weighted((("plain", 3), ("twos", 2), ("four", 1)))
    twos, four = 1 + dice.below(3), dice.one(UPWARDS[:-1])
    held = {"plain": [], "twos": alike(dice, 2, twos), "four": alike(dice, four, 4)}[left]
    rest = [card for card in CARDS if card not in held and card.rank not in (2, *(each.rank for each in held))]
    cards = by_rank([*held, *_drawn(dice, rest, 1 + dice.below(9 - len(held)))])
    seats = [{}, {"cards": names(cards)}]
    return Task(
        game=GAME,
        prompt=plain(
            "Nhà 1 về nhất. Nhà 2 còn những lá này, phải trả bao nhiêu điểm?",
            "Player 1 has gone out. Player 2 is left with these cards. How many points does player 2 pay?",
        ),
        mode=NumberMode(ask={"game": GAME, "ask": "settle", "seats": seats, "winner": 0}, path="pays.1"),
        show=(Shown(_PAYER, cards),),
    )


def _paid(task: Task) -> int:
    return int(said_of(task)["pays"][1])


def _cards_in_play(task: Task) -> int:
    """Count the cards on the table and those to be played."""
    return shown_cards(task)


def _ruled_out(task: Task) -> int:
    """Count the ways to win that do not hold, in the order in which they are told, before the one that does."""
    outcomes = [choice.value for choice in WHITES]
    return outcomes.index(said_of(task)["outcome"])


def _weak(task: Task) -> int:
    return int(said_of(task)["weak"])


MAKERS: Makers = {
    (GAME, "tim-bo"): Maker(
        seeded(f"{GAME}:tim-bo", _set),
        Scale(Text("số lá bày ra", "cards spread out"), spread, 5, 7),
        ("SL-1", "SL-2"),
        name=Text("Tìm bộ", "Find the set"),
        mode=PickMode.slug,
    ),
    (GAME, "thoi-may-diem"): Maker(
        seeded(f"{GAME}:thoi-may-diem", _cost),
        Scale(Text("số điểm phải trả", "points to pay"), _paid, 9, 20),
        ("SL-7", "SL-4.9"),
        name=Text("Phải trả mấy điểm", "How many points to pay"),
        mode=NumberMode.slug,
    ),
    (GAME, "chan-duoc-khong"): Maker(
        seeded(f"{GAME}:chan-duoc-khong", _beats),
        Scale(Text("số lá trên bàn và số lá định đánh", "cards on the table and to be played"), _cards_in_play, 6, 8),
        ("SL-2", "SL-3", "SL-4"),
    ),
    (GAME, "an-trang-gi"): Maker(
        seeded(f"{GAME}:an-trang-gi", _white),
        Scale(Text("số cách ăn trắng phải loại trước", "kinds of winning hand to rule out first"), _ruled_out, 1, 4),
        ("SL-5",),
    ),
    (GAME, "bao-sam-chua"): Maker(
        seeded(f"{GAME}:bao-sam-chua", _sam),
        Scale(Text("số nước có thể bị chặn", "plays that can be beaten"), _weak, 1, 2),
        ("SL-6",),
    ),
    **deal_makers(
        Deal(GAME, (2, 3, 4), (Fact("hand", *HAND, "SL-1.2"), Fact("rest", *STOCK, "SL-1.3")), LEAF, deck="SL-1.1")
    ),
}
