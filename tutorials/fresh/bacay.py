"""Fresh exercises of ba cây and bài cào: how many points three cards have, and which of two hands wins."""

from functools import partial
from itertools import combinations
from typing import Any

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine.french import CARDS, Card, Cards, Suit, parse
from tutorials.fresh.deals import HAND, LEAF, STOCK, Deal, Fact, deal_makers
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale, always
from tutorials.fresh.making import SPREAD, asked, names, plain, said_of, spread
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.number import NumberMode
from tutorials.tasks.modes.pick import PickMode

SIZE = 3
_NINE = 9
_COUNT = {
    "ba-cay": plain("Ba lá này mấy điểm?", "How many points are these three cards worth?"),
    "bai-cao": plain("Ba lá này mấy nút?", "How many points (nút) are these three cards worth?"),
}
_WHO = plain("Hai bài ngửa ra. Ai thắng?", "Both hands are face up. Who wins?")
_NAMES = (Text("Bài thứ nhất", "First hand"), Text("Bài thứ hai", "Second hand"))
_CHOICES = (
    Choice("a", Text("Bài thứ nhất thắng", "The first hand wins")),
    Choice("b", Text("Bài thứ hai thắng", "The second hand wins")),
    Choice("hoa", Text("Hòa", "A draw")),
)


def _deck(game: str) -> list[Card]:
    return [card for card in CARDS if game == "bai-cao" or card.rank <= _NINE]


def _deal(dice: Dice, game: str, number: int) -> Cards:
    """Deal that many different cards of the game's deck."""
    deck = _deck(game)
    return tuple(deck.pop(dice.below(len(deck))) for _ in range(number))


def _points(game: str, dice: Dice) -> Task:
    """Deal three cards that have to be counted."""
    for _ in range(TRIES):
        cards = names(_deal(dice, game, SIZE))
        if asked(game, "value", cards=cards)["name"] != "ba-tien":
            question = {"game": game, "ask": "value", "cards": cards}
            return Task(
                game=game,
                prompt=_COUNT[game],
                mode=NumberMode(ask=question, path="nut"),
            )
    raise AssertionError("only court cards come up")


_STYLES = (("any", 2), ("near", 2), ("equal", 3), ("special", 1))


def _who(game: str, dice: Dice) -> Task:
    """Deal two hands, more often than not with equal points."""
    for _ in range(TRIES):
        style = dice.weighted(_STYLES)
        for _ in range(TRIES):
            cards = _deal(dice, game, 2 * SIZE)
            a, b = cards[:SIZE], cards[SIZE:]
            said = asked(game, "compare", a=names(a), b=names(b))
            if _fits(style, said):
                question = {"game": game, "ask": "compare", "a": names(a), "b": names(b)}
                shown = tuple(Shown(name, hand) for name, hand in zip(_NAMES, (a, b), strict=True))
                return Task(
                    game=game,
                    prompt=_WHO,
                    mode=ChoiceMode(ask=question, path="winner", choices=_CHOICES),
                    show=shown,
                )
    raise AssertionError("no two hands come up")


def _three_alike(game: str, dice: Dice) -> Task:
    """Deal three cards of a number against an ordinary hand: at a table that counts them as a set, or as written."""
    has_rule = dice.one_in(2)
    deck = _deck(game)
    for _ in range(TRIES):
        alike = dice.one(deck)
        a = tuple(dice.some([card for card in deck if card.rank == alike.rank], 3))
        b = tuple(dice.some([card for card in deck if card not in a], 3))
        if len({card.rank for card in b}) > 1:
            break
    else:
        raise AssertionError("every hand is three of a kind")
    first, second = (a, b) if dice.one_in(2) else (b, a)
    told = (
        Text("Bàn này có lệ sáp: ba lá cùng số là bộ lớn.", "At this table three of a kind (sáp) is a high hand.")
        if has_rule
        else Text("Bàn này không có lệ sáp.", "At this table three of a kind is no special hand.")
    )
    return Task(
        game=game,
        prompt=plain(f"{told.vi} Bài nào thắng?", f"{told.en} Which hand wins?"),
        mode=ChoiceMode(
            ask={"game": game, "ask": "compare", "a": names(first), "b": names(second)}, path="winner", choices=_CHOICES
        ),
        rules={"sap": has_rule},
        show=tuple(Shown(name, hand) for name, hand in zip(_NAMES, (first, second), strict=True)),
    )


def _ten_with_the_ace(game: str, dice: Dice) -> Task:
    """Spread the ace of diamonds, another ace, and low cards of which two make the ten with it."""
    best = next(card for card in CARDS if card.rank == 1 and card.suit is Suit.DIAMOND)
    for _ in range(TRIES):
        low = dice.some([card for card in CARDS if 1 < card.rank <= _NINE], 3 + dice.below(3))
        if any((one.rank + other.rank) % 10 == _NINE for one, other in combinations(low, 2)):
            break
    else:
        raise AssertionError("no two cards make nine")
    cards = [best, dice.one([card for card in CARDS if card.rank == 1 and card is not best]), *low]
    return Task(
        game=game,
        prompt=plain("Chọn ba lá thành mười át cụ.", "Pick three cards that are mười át cụ."),
        mode=PickMode(
            cards=tuple(dice.some(cards, len(cards))),
            ask={"game": game, "ask": "value"},
            field="cards",
            path="name",
            value="muoi-at-cu",
        ),
    )


def _court_cards(game: str, dice: Dice) -> Task:
    """Lay three court cards against three that are none, at a table with the whole deck."""
    court, ten = [card for card in CARDS if card.rank > 10], [card for card in CARDS if card.rank == 10]
    for _ in range(TRIES):
        tens = dice.below(SIZE)
        low = dice.some([card for card in CARDS if card.rank <= _NINE], SIZE - tens)
        one, other = dice.some(court, SIZE), dice.some([*low, *dice.some(ten, tens)], SIZE)
        if len({card.rank for card in one}) > 1:
            break
    else:
        raise AssertionError("every hand is three of a kind")
    hands = dice.some([one, other], 2)
    return Task(
        game=game,
        prompt=plain("Bàn này giữ đủ 52 lá. Bài nào thắng?", "This table keeps all 52 cards. Which hand wins?"),
        mode=ChoiceMode(
            ask={"game": game, "ask": "compare", "a": names(hands[0]), "b": names(hands[1])},
            path="winner",
            choices=_CHOICES,
        ),
        rules={"bo_bai": 52},
        show=tuple(Shown(name, tuple(hand)) for name, hand in zip(_NAMES, hands, strict=True)),
    )


def _fits(style: str, said: dict[str, Any]) -> bool:
    """Say whether the two hands are of the style wanted."""
    a, b = said["a"], said["b"]
    apart = abs(a["nut"] - b["nut"])
    if style == "special":
        return bool(a["special"] or b["special"])
    return style == "any" or bool(apart == {"near": 1, "equal": 0}[style])


def _tens(task: Task) -> int:
    """Count the tens that are taken away from the sum of three cards."""
    return int(said_of(task)["total"]) // 10


def _counting(task: Task) -> int:
    """Count the cards that add something to the sum: tens and court cards add nothing."""
    assert isinstance(task.mode, NumberMode)
    cards = parse(task.mode.ask["cards"])
    return sum(card.rank <= _NINE for card in cards)


def _not_ten(task: Task) -> int:
    """Count the cards of two hands that are neither ten nor a court card."""
    return sum(card.rank <= _NINE for pile in task.show for card in pile.cards)


_FAR, _NEAR, _EQUAL = range(3)


def _closeness(task: Task) -> int:
    """Say how close two hands are: points apart, next to each other, or equal and told apart by something else."""
    said = said_of(task)
    if said["a"]["special"] or said["b"]["special"]:
        return _EQUAL
    apart: int = abs(said["a"]["nut"] - said["b"]["nut"])
    return max(_FAR, _EQUAL - apart)


def _dealt(game: str, clause: str, deck: str) -> Deal:
    """Return what is asked about the deal: how many each gets, and how many of the deck are left."""
    facts = (Fact("hand", *HAND, clause), Fact("noc", *STOCK, clause))
    return Deal(game, (2, 3, 4, 5, 6), facts, LEAF, deck=deck)


_TENS = Scale(Text("hàng chục phải bỏ khi cộng", "tens to drop from the sum"), _tens, 0, 1)
_COUNTING = Scale(Text("số lá phải cộng", "cards to add up"), _counting, 1, 2)
_SPREAD = Scale(SPREAD, spread, 5, 6)
_ADDING = Scale(Text("số lá phải cộng", "cards to add up"), _not_ten, 1, 2)
_CLOSENESS = Scale(Text("hai bài sát nhau đến đâu", "how close the two hands are"), _closeness, _FAR, _NEAR)
MAKERS: Makers = (
    {
        (game, kind): Maker(seeded(f"{game}:{kind}", partial(make, game)), scale, articles)
        for game, kind, make, scale, articles in (
            ("ba-cay", "may-nut", _points, _TENS, ("BC-3", "BC-1")),
            ("ba-cay", "ai-hon", _who, _CLOSENESS, ("BC-4", "BC-5")),
            ("bai-cao", "may-nut", _points, _COUNTING, ("BA-3.1", "BA-3.2", "BA-3.3", "BA-1")),
            ("bai-cao", "ai-hon", _who, _CLOSENESS, ("BA-4", "BA-3.4", "BA-5")),
        )
    }
    | {
        ("bai-cao", "sap"): Maker(
            seeded("bai-cao:sap", partial(_three_alike, "bai-cao")),
            _CLOSENESS,
            ("BA-3.5",),
            name=Text("Ba lá cùng số", "Three of a kind"),
            mode=ChoiceMode.slug,
            rests=always("BA-3.5"),
        )
    }
    | {
        ("ba-cay", kind): Maker(
            seeded(f"ba-cay:{kind}", partial(make, "ba-cay")), scale, articles, is_aside=True, name=name, mode=mode
        )
        for kind, name, mode, make, scale, articles in (
            ("sap", Text("Ba lá cùng số", "Three of a kind"), ChoiceMode.slug, _three_alike, _CLOSENESS, ("BC-3.5",)),
            ("ba-tien", Text("Ba lá hình", "Three court cards"), ChoiceMode.slug, _court_cards, _ADDING, ("BC-3.4",)),
            ("muoi-at-cu", Text("Mười át cụ", "Mười át cụ"), PickMode.slug, _ten_with_the_ace, _SPREAD, ("BC-4.5",)),
        )
    }
    | deal_makers(_dealt("ba-cay", "BC-2.2", "BC-1.1"))
    | deal_makers(_dealt("bai-cao", "BA-2.2", "BA-1.1"))
)
