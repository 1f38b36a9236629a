"""Fresh exercises of tá lả: hands whose phỏm cross, so that laying, taking and throwing want a thought."""

from collections.abc import Mapping, Sequence

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine import ask
from tutorials.engine.decks import FRENCH
from tutorials.engine.french import CARDS, Card, Cards, short
from tutorials.engine.tala.melds import lay
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.phom import phom_in
from tutorials.engine.tala.turn import Taking, take
from tutorials.fresh.deals import LEAF, Deal, deal_makers, usual_facts
from tutorials.fresh.dice import Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import SPREAD, asked, gains, in_order, names, plain, said_of, spread
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.one import OneMode
from tutorials.tasks.modes.pick import PickMode, Size
from tutorials.tasks.spread import SpreadMode

GAME = "ta-la"
TRIES = 2000
RULES = Options()
HAND = Text("Bài trên tay", "Hand")
EATEN = Text("Trong đó có lá đã ăn", "Taken earlier")
THROWN = Text("Tay trên vừa đánh", "Just discarded to you")
RESULTS = {
    Taking.U: Text("Ăn là ù", "You take the card and win"),
    Taking.MAY: Text("Ăn được, chưa ù", "You may take the card, but do not win yet"),
    Taking.NO_PHOM: Text("Không ăn được: chưa thành phỏm", "No: the card makes no meld"),
    Taking.SHARED: Text("Không ăn được: phỏm ấy đã có lá ăn", "No: that meld already has a taken card"),
    Taking.TORN: Text(
        "Không ăn được: phải phá phỏm của lá ăn trước", "No: that would break up the meld of a taken card"
    ),
}
WANTED = ((Taking.MAY, 4), (Taking.U, 2), (Taking.NO_PHOM, 3), (Taking.SHARED, 3), (Taking.TORN, 3))


def _hand(dice: Dice, size: int) -> Cards:
    """Deal cards out of few ranks, so that phỏm cross, and two from elsewhere."""
    low = 1 + dice.below(9)
    near = [card for card in CARDS if low <= card.rank < low + 5]
    far = [card for card in CARDS if card not in near]
    cards = [*dice.some(near, size - 2), *dice.some(far, 2)]
    return in_order(cards)


def _eaten(dice: Dice, cards: Cards) -> Cards:
    """Take one card of a phỏm for a taken one, if there is a phỏm."""
    found = phom_in(cards)
    return (dice.one(dice.one(found).cards),) if found else ()


def _shown(*rows: tuple[Text, Cards]) -> tuple[Shown, ...]:
    return tuple(Shown(label, cards) for label, cards in rows if cards)


def make_lay(dice: Dice) -> Task:
    """Ask for the cards to lay down, of a hand with at least two phỏm."""
    for _ in range(TRIES):
        cards = _hand(dice, 9)
        eaten = _eaten(dice, cards) if dice.one_in(3) else ()
        layout = lay(cards, eaten)
        if layout is not None and len(layout.phom) > 1 and not layout.is_u and len(phom_in(cards)) > len(layout.phom):
            break
    hand = {"cards": short(cards)} | ({"eaten": short(eaten)} if eaten else {})
    return Task(
        game=GAME,
        prompt=plain(
            "Đến lượt hạ. Chọn những lá hạ xuống cho còn ít điểm nhất.",
            "Lay down your melds: pick the cards to lay down so that you keep the fewest points.",
        ),
        mode=PickMode(
            ask={"game": GAME, "ask": "lay", **hand},
            cards=cards,
            field="laid",
            path="verdict",
            value="it-nhat",
            size=Size.MANY,
        ),
        show=_shown((EATEN, eaten)),
    )


def _one_short(dice: Dice) -> tuple[Cards, Card]:
    """Return nine cards that one more makes ù, and that card."""
    near = _hand(dice, 10)
    while True:
        laid: list[Card] = []
        while len(laid) < 9:
            found = [phom for phom in phom_in([c for c in CARDS if c not in laid]) if phom.size == 3]
            laid += dice.one(found).cards
        card = laid.pop(dice.below(9))
        over = dice.one([each for each in near if each not in laid and each is not card])
        cards = tuple(sorted((*laid, over), key=lambda each: each.index))
        layout = lay(cards)
        if layout is not None and not layout.is_u:
            return cards, card


def _offer(dice: Dice, wanted: Taking) -> tuple[Cards, Cards, Card]:
    """Deal nine cards, those of them that were taken, and the card thrown, so that what is wanted is true."""
    if wanted is Taking.U:
        cards, card = _one_short(dice)
        return cards, (), card
    for _ in range(TRIES):
        cards = _hand(dice, 9)
        eaten = _eaten(dice, cards) if wanted in (Taking.SHARED, Taking.TORN) or dice.one_in(3) else ()
        layout = lay(cards, eaten)
        if layout is None or layout.is_u:
            continue
        ranks = {card.rank for card in cards}
        card = dice.one([each for each in CARDS if each.rank in ranks and each not in cards])
        if take(cards, eaten, card, RULES)[0] is wanted:
            break
    return cards, eaten, card


def make_take(dice: Dice) -> Task:
    """Ask whether the card just thrown may be taken."""
    cards, eaten, card = _offer(dice, dice.weighted(WANTED))
    hand = {"cards": short(cards)} | ({"eaten": short(eaten)} if eaten else {})
    offered = [result for result in RESULTS if eaten or result not in (Taking.SHARED, Taking.TORN)]
    return Task(
        game=GAME,
        prompt=plain(
            f"Tay trên vừa đánh {card.vi}. Ăn được không?",
            f"The player before you has just discarded {card.vi}. May you take it?",
        ),
        mode=ChoiceMode(
            ask={"game": GAME, "ask": "eat", **hand, "card": card.vi},
            path="result",
            choices=tuple(Choice(result.value, RESULTS[result]) for result in offered),
        ),
        show=_shown((HAND, cards), (EATEN, eaten), (THROWN, (card,))),
    )


def make_throw(dice: Dice) -> Task:
    """Ask for the card to throw: at the end for the fewest points, before it for the most cards waited for."""
    is_last = dice.one_in(2)
    for _ in range(TRIES):
        cards = _hand(dice, 10)
        eaten = _eaten(dice, cards) if dice.one_in(2) else ()
        layout = lay(cards, eaten)
        if layout is not None and layout.phom and not layout.is_u:
            break
    hand = {"cards": short(cards)} | ({"eaten": short(eaten)} if eaten else {})
    aim = {} if is_last else {"aim": "cho"}
    last = plain(
        "Đến lá cuối ván, đánh lá nào cho còn ít điểm nhất?",
        "This is your last discard of the hand. Which one leaves you the fewest points?",
    )
    early = plain(
        "Ván còn dài. Đánh lá nào để giữ phỏm, chờ được nhiều lá nhất, rồi nhẹ điểm nhất?",
        "It is early in the hand. Which discard keeps your melds, then leaves you waiting for the most cards, "
        "then leaves the fewest points?",
    )
    return Task(
        game=GAME,
        prompt=last if is_last else early,
        mode=OneMode(
            ask={"game": GAME, "ask": "discards", **hand, **aim},
            cards=cards,
            field="throw",
            path="verdict",
            value="hay-nhat",
        ),
        show=_shown((EATEN, eaten)),
    )


def _phom_count(cards: Cards) -> int:
    return len(phom_in(cards))


def _phom_to_pick(task: Task) -> int:
    assert isinstance(task.mode, SpreadMode)
    return _phom_count(task.mode.cards)


def _phom_in_hand(task: Task) -> int:
    return _phom_count(task.show[0].cards)


_NAMES = "ABCD"
_MOST_POINTS = 40


def make_pay(dice: Dice) -> Task:
    """Ask what a player gains or loses: ranks, those without a phỏm, and cards taken."""
    players = 2 + dice.below(3)
    points = dice.some(range(1, _MOST_POINTS), players)
    without = dice.below(players) if dice.one_in(3) else None
    seats: list[dict[str, object]] = [
        {"mom": True, "laid": seat + 1} if seat == without else {"diem": points[seat], "laid": seat + 1}
        for seat in range(players)
    ]
    eaters = [seat for seat in range(players) if seat != without]  # what was taken lies in a phỏm
    taken = [dice.one(eaters) for _ in range(dice.below(4))]
    question: dict[str, object] = {"ask": "rank", "seats": seats}
    if taken:
        question["taken"] = [{"by": by} for by in taken]
    payments = ask({"game": GAME, **question})["payments"]
    seat = dice.below(players)
    wrong = (-payments[seat], payments[seat] + 1, payments[seat] - 1, *payments)
    choices = gains(dice, payments[seat], wrong, 2)
    return Task(
        game=GAME,
        prompt=plain(*_told(seats, taken, seat)),
        mode=ChoiceMode(ask=question, path=f"payments.{seat}", choices=choices),
    )


def _told(seats: Sequence[Mapping[str, object]], taken: Sequence[int], seat: int) -> tuple[str, str]:
    """Tell how a hand ended, and ask about a seat."""
    vi, en = (
        ", ".join(f"{_NAMES[place]} {each.get('diem', word)}" for place, each in enumerate(seats))
        for word in ("móm", "has no meld")
    )
    ate = [(_NAMES[by], _NAMES[by - 1 if by else len(seats) - 1]) for by in taken]
    vi = f"Điểm rác, theo thứ tự hạ: {vi}." + "".join(f" {by} ăn của {of} một lá." for by, of in ate)
    en = f"Loose points, in the order of laying down: {en}." + "".join(f" {by} took a card of {of}." for by, of in ate)
    return f"{vi} Cả ván nhà {_NAMES[seat]} được hay mất?", f"{en} Altogether, does {_NAMES[seat]} gain or lose?"


def _paid_between(task: Task) -> int:
    """Count who is paid by whom for what."""
    return len(said_of(task)["paid"])


_COUNTED = Text("số phỏm có thể xếp trong bài", "melds that the hand could make")


def heaviest(dice: Dice) -> Task:
    """Spread cards of different numbers, and ask for the one that counts most, or least."""
    cards: list[Card] = []
    for card in dice.some(FRENCH.kinds, 20):
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
    return Task(game=GAME, prompt=prompt, mode=mode)


def _points(card: Card) -> int:
    found: int = asked(GAME, "melds", cards=names([card]))["diem"]
    return found


MAKERS: Makers = {
    (GAME, "nang-nhe"): Maker(
        seeded(f"{GAME}:nang-nhe", heaviest),
        Scale(SPREAD, spread, 4, 6),
        ("TL-9.1",),
        name=Text("Lá nặng, lá nhẹ điểm", "Cards that count much or little"),
        mode=OneMode.slug,
    ),
    (GAME, "ha-phom"): Maker(
        seeded(f"{GAME}:ha-phom", make_lay), Scale(_COUNTED, _phom_to_pick, 3, 5), ("TL-3", "TL-6", "TL-9.1")
    ),
    (GAME, "an-hay-boc"): Maker(
        seeded(f"{GAME}:an-hay-boc", make_take), Scale(_COUNTED, _phom_in_hand, 0, 1), ("TL-5", "TL-8", "TL-4.1")
    ),
    (GAME, "danh-quan-nao"): Maker(
        seeded(f"{GAME}:danh-quan-nao", make_throw),
        Scale(_COUNTED, _phom_to_pick, 1, 2),
        ("TL-4.2", "TL-4.3", "TL-4.4", "TL-3.5", "TL-3.6", "TL-9.1"),
    ),
    (GAME, "tra-bao-nhieu"): Maker(
        seeded(f"{GAME}:tra-bao-nhieu", make_pay),
        Scale(Text("số lần trả trong ván", "payments in the hand"), _paid_between, 2, 4),
        ("TL-9.2", "TL-9.4", "TL-9.6", "TL-10.1", "TL-10.3", "TL-10.6"),
        name=Text("Được hay mất mấy điểm", "Points gained or lost"),
    ),
    **deal_makers(Deal(GAME, (2, 3, 4), usual_facts("TL-2.1", stock="TL-2.3"), LEAF, deck="TL-1.1")),
}
