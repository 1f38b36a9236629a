"""Fresh exercises of xì dách: what a hand is, who wins, and whether to draw or to stand."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from tutorials import engine
from tutorials.catalogue import Shown, Task, Text
from tutorials.engine.french import CARDS, Card, Cards, Suit
from tutorials.fresh.deals import HAND, LEAF, STOCK, Deal, Fact, counted, deal_makers
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale, always
from tutorials.fresh.making import asked, names, plain, said_of, shown_cards
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode

GAME = "xi-dach"
_CLEAR = 0.02  # points on the average by which one way must be better, so that there is something to see
_DULL = 20  # a total to which nobody draws
_NEAR = 3  # points from the minimum
_KINDS = (
    Choice("xi-bang", Text("Xì bàng", "Xì bàng")),
    Choice("xi-dach", Text("Xì dách", "Xì dách")),
    Choice("ngu-linh", Text("Ngũ linh", "Ngũ linh")),
    Choice("thuong", Text("Bài thường", "An ordinary hand")),
    Choice("non", Text("Non", "Too low (non)")),
    Choice("quac", Text("Quắc", "Bust (quắc)")),
)
_WINNERS = (
    Choice("con", Text("Con thắng", "The player wins")),
    Choice("cai", Text("Cái thắng", "The dealer wins")),
    Choice("hoa", Text("Hòa", "A draw")),
)
_WAYS = (Choice("rut", Text("Rút", "Draw")), Choice("dan", Text("Dằn", "Stand")))
_CON, _CAI = Text("Con", "Player"), Text("Cái", "Dealer")
_HELD, _OPEN = Text("Bài trên tay", "Cards held"), Text("Lá đã lộ", "Cards that lie face up")
_WHAT = plain("Đây là bài gì?", "What hand is this?")
_WHO = plain("Cái xét bài. Ai thắng?", "The dealer checks. Who wins?")
_DRAW = plain("Mình là con. Dằn hay rút lợi hơn?", "You are a player. Is it better to stand or to draw?")


def _deck(without: Cards = ()) -> list[Card]:
    return [card for card in CARDS if card not in without]


def _take(dice: Dice, deck: list[Card], number: int) -> Cards:
    return tuple(deck.pop(dice.below(len(deck))) for _ in range(number))


_STYLES = (("thuong", 4), ("non", 2), ("quac", 3), ("ngu-linh", 3), ("xi-dach", 2), ("xi-bang", 1))
_SIZES = {"xi-dach": 2, "xi-bang": 2, "ngu-linh": 5}


def _what(dice: Dice) -> Task:
    """Deal a hand of a kind chosen first, so that rare hands come up too."""
    style = dice.weighted(_STYLES)
    while True:
        aces = [card for card in CARDS if card.rank == 1]
        first = (dice.one(aces),) if style in ("xi-dach", "xi-bang") or dice.one_in(3) else ()
        size = _SIZES.get(style) or 2 + dice.below(3)
        cards = first + _take(dice, _deck(first), size - len(first))
        if asked(GAME, "value", cards=names(cards))["kind"] == style:
            question = {"game": GAME, "ask": "value", "cards": names(cards)}
            return Task(
                game=GAME,
                prompt=_WHAT,
                mode=ChoiceMode(ask=question, path="kind", choices=_KINDS),
            )


def _grown(dice: Dice, deck: list[Card], seat: str) -> Cards:
    """Deal two cards and draw until of age, now and then one card more or less, as people do."""
    cards = _take(dice, deck, 2)
    while True:
        said = asked(GAME, "turn", cards=names(cards), seat=seat)
        if "rut" not in said["may"] or (said["kind"] == "thuong" and not dice.one_in(8)):
            return cards
        if said["kind"] == "non" and seat == "con" and dice.one_in(9):
            return cards
        cards += _take(dice, deck, 1)


def _who(dice: Dice) -> Task:
    """Deal a player and the dealer, each drawn out, so that the dealer may check or is over."""
    deck = _deck()
    con, cai = _grown(dice, deck, "con"), _grown(dice, deck, "cai")
    question = {"game": GAME, "ask": "compare", "con": names(con), "cai": names(cai)}
    return Task(
        game=GAME,
        prompt=_WHO,
        mode=ChoiceMode(ask=question, path="winner", choices=_WINNERS),
        show=(Shown(_CON, con), Shown(_CAI, cai)),
    )


def _draw_or_stand(dice: Dice) -> Task:
    """Deal a hand of age that is not full, where one way is clearly better; now and then some cards lie open."""
    for _ in range(TRIES):
        deck = _deck()
        cards = _take(dice, deck, 2 + dice.below(3))
        held = asked(GAME, "turn", cards=names(cards))
        if held["may"] != ["rut", "dan"] or held["diem"] >= _DULL:
            continue
        seen = _take(dice, deck, 4 + dice.below(6)) if dice.one_in(3) else ()
        question: dict[str, Any] = {"game": GAME, "ask": "odds", "cards": names(cards)}
        if seen:
            question["seen"] = names(seen)
        said = engine.ask(question)
        if abs(said["dan"]["diem"] - said["rut"]["diem"]) >= _CLEAR:
            shown = (Shown(_HELD, cards), Shown(_OPEN, seen)) if seen else ()
            return Task(
                game=GAME,
                prompt=_DRAW,
                mode=ChoiceMode(ask=question, path="best", choices=_WAYS),
                show=shown,
            )
    raise AssertionError("no hand is clear")


_MAY_CHECK = (
    Choice(True, Text("Được xét", "The dealer may check")),
    Choice(False, Text("Chưa, phải rút đã", "Not yet: the dealer must draw first")),
)


def _may_check(dice: Dice) -> Task:
    """Deal the dealer an ordinary hand near the minimum, and ask whether it is enough to check."""
    for _ in range(TRIES):
        cards = _take(dice, _deck(), 2 + dice.below(2))
        said = asked(GAME, "check", cai=names(cards))
        if said["cai"]["kind"] in ("thuong", "non") and abs(said["cai"]["diem"] - said["cai"]["min"]) <= _NEAR:
            break
    return Task(
        game=GAME,
        prompt=plain(
            "Cái cầm bài này, muốn xét. Được chưa?", "The dealer holds these cards and wants to check. Is that allowed?"
        ),
        mode=ChoiceMode(ask={"ask": "check", "cai": names(cards)}, path="may", choices=_MAY_CHECK),
        show=(Shown(_CAI, cards),),
    )


def _to_minimum(task: Task) -> int:
    """Say how near the dealer is to the minimum: the nearer, the closer one must look."""
    cai = said_of(task)["cai"]
    return _NEAR - abs(int(cai["diem"]) - int(cai["min"]))


_BESIDE = (
    Text("Con bên trái cho xem", "The player on your left shows"),
    Text("Con bên phải cho xem", "The player on your right shows"),
)
_FULL, _MOST = 21, 10  # points of the best total, of a card


def _what_is_left(dice: Dice) -> Task:
    """Let the players look at each other's cards, and ask how many of the one card wanted are left."""
    for _ in range(TRIES):
        cards = _take(dice, [card for card in CARDS if card.rank != 1], 2)
        wanted = _FULL - sum(min(card.rank, _MOST) for card in cards)
        if 1 < wanted < _MOST:
            break
    else:
        raise AssertionError("no two cards want one more")
    sizes = [2 + dice.below(2) for _ in range(1 + dice.below(2))]
    copies = [card for card in _deck(cards) if card.rank == wanted]
    shown = dice.some(copies, min(1 + dice.below(len(copies) - 1), sum(sizes)))
    others = dice.some([card for card in _deck(cards) if card.rank != wanted], sum(sizes) - len(shown))
    seen = dice.some([*shown, *others], sum(sizes))
    place = len({card.rank for card in _deck((*cards, *seen)) if card.rank < wanted})  # each lower card makes less
    left = len(copies) - len(shown)
    values = sorted([left, *dice.some([each for each in range(1, len(Suit) + 1) if each != left], 1 + dice.below(3))])
    return Task(
        game=GAME,
        prompt=plain(
            f"Các con cho nhau xem bài. Còn mấy lá {wanted} để mình rút vào cho đủ {_FULL} điểm?",
            f"The players show each other their cards. How many {wanted}s are left that would bring you to {_FULL}?",
        ),
        mode=ChoiceMode(
            ask={"ask": "odds", "cards": names(cards), "seen": names(seen)},
            path=f"next.{place}.cards",
            choices=tuple(Choice(value, Text(f"{value} lá", counted(value))) for value in values),
        ),
        show=(
            Shown(_HELD, cards),
            *(Shown(who, cards) for who, cards in zip(_BESIDE, _shared(seen, sizes), strict=False)),
        ),
    )


def _shared(cards: Sequence[Card], sizes: Sequence[int]) -> list[Cards]:
    """Share out cards in parts of these sizes."""
    ends = [*accumulate(sizes)]
    return [tuple(cards[end - size : end]) for size, end in zip(sizes, ends, strict=True)]


def _checked_early(dice: Dice) -> Task:
    """Check a player, let the dealer draw on, and ask who has won: the cards that he held then decide."""
    for _ in range(TRIES):
        deck = _deck()
        con, before = _take(dice, deck, 2 + dice.below(2)), _take(dice, deck, 2 + dice.below(2))
        cai = before + _take(dice, deck, 1)
        question = {"cai": names(cai), "con": [{"cards": names(con), "cai": names(before)}]}
        said = asked(GAME, "settle", **question)
        if "error" in said or said["results"][0]["kind"] != "thuong":
            continue
        if said["results"][0]["winner"] != asked(GAME, "compare", con=names(con), cai=names(cai)).get("winner"):
            break
    else:
        raise AssertionError("the card drawn later would change nothing")
    return Task(
        game=GAME,
        prompt=plain(
            "Cái xét con này, rồi mới rút thêm một lá. Ai thắng?",
            "The dealer checks this player, and only then draws one more card. Who wins?",
        ),
        mode=ChoiceMode(ask={"ask": "settle", **question}, path="results.0.winner", choices=_WINNERS),
        show=(
            Shown(_CON, con),
            Shown(Text("Cái lúc xét", "The dealer’s cards at the check"), before),
            Shown(Text("Rút sau", "Drawn later"), cai[-1:]),
        ),
    )


_SPECIAL = ("xi-dach", "xi-bang", "ngu-linh", "non", "quac")


def _totals(task: Task) -> int:
    """Count the totals to which a hand can be counted, an ace being worth several."""
    return len(said_of(task)["totals"])


def _special_sides(task: Task) -> int:
    """Count the sides for which the points alone do not decide, and a near thing as one."""
    said = said_of(task)
    con, cai = said["con"], said["cai"]
    special = [side for side in (con, cai) if side["kind"] in _SPECIAL]
    return len(special) + (1 if abs(con["diem"] - cai["diem"]) <= 1 else 0)


def _narrowness(task: Task) -> int:
    """Say by how little one way is better, in hundredths of a point below one."""
    said = said_of(task)
    apart: float = abs(said["dan"]["diem"] - said["rut"]["diem"])
    return 100 - min(100, round(100 * apart))


MAKERS: Makers = {
    (GAME, "bai-gi"): Maker(
        seeded(f"{GAME}:bai-gi", _what),
        Scale(Text("số cách cộng điểm, tùy át tính mấy", "totals that the aces make possible"), _totals, 1, 3),
        ("XD-3", "XD-4", "XD-6", "XD-1", "XD-5.5"),
    ),
    (GAME, "ai-thang"): Maker(
        seeded(f"{GAME}:ai-thang", _who),
        Scale(
            Text(
                "có mấy bên còn phải xét thêm điều khác ngoài điểm, và điểm hai bên sát nhau đến đâu",
                "players whose result depends on more than points, and how close the two totals are",
            ),
            _special_sides,
            0,
            1,
        ),
        ("XD-7", "XD-5.3", "XD-8", "XD-9"),
    ),
    (GAME, "dan-hay-rut"): Maker(
        seeded(f"{GAME}:dan-hay-rut", _draw_or_stand),
        Scale(Text("dằn với rút chênh nhau nhiều hay ít", "how close the two choices are"), _narrowness, 60, 85),
        ("XD-10", "XD-5"),
    ),
    (GAME, "cai-duoc-xet"): Maker(
        seeded(f"{GAME}:cai-duoc-xet", _may_check),
        Scale(Text("bài cái sát mức đến đâu", "how near the dealer is to the minimum"), _to_minimum, 1, 2),
        ("XD-5.3",),
        is_aside=True,
        name=Text("Cái được xét chưa", "Whether the dealer may check"),
        mode=ChoiceMode.slug,
    ),
    (GAME, "xet-som"): Maker(
        seeded(f"{GAME}:xet-som", _checked_early),
        Scale(Text("số lá bày ra", "cards shown"), shown_cards, 5, 6),
        ("XD-7.2",),
        is_aside=True,
        name=Text("Xét rồi mới rút", "Checked before the dealer draws"),
        mode=ChoiceMode.slug,
    ),
    (GAME, "con-cho-xem"): Maker(
        seeded(f"{GAME}:con-cho-xem", _what_is_left),
        Scale(Text("số lá bày ra", "cards shown"), shown_cards, 4, 5),
        ("XD-1.3",),
        is_aside=True,
        name=Text("Các con cho nhau xem bài", "What the players show each other"),
        mode=ChoiceMode.slug,
        rests=always("XD-1.3"),
    ),
    **deal_makers(
        Deal(GAME, (2, 3, 4, 5, 6), (Fact("hand", *HAND, "XD-2.1"), Fact("noc", *STOCK, "XD-2.2")), LEAF, deck="XD-1.1")
    ),
}
