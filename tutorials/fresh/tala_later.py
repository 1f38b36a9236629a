"""Fresh exercises of tá lả beside the hand itself: a meld to see, cards to add, extra turns, who pays for everyone."""

from typing import Any

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine.french import CARDS, Cards, short
from tutorials.engine.tala.phom import phom_in
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale, always
from tutorials.fresh.making import OFFERED, PEOPLE, asked, in_order, offered, plain, said_of, spread
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.pick import PickMode, Size

GAME = "ta-la"
SEATS = "ABCD"
_LOOSE = Text("Rác của mình", "Your loose cards")


# a meld to see ------------------------------------------------------------------------------------


def make_meld(dice: Dice) -> Task:
    """Hide one meld among cards that make none."""
    wanted = dice.one([phom for phom in phom_in(CARDS) if phom.size == 3])
    while True:
        others = dice.some([card for card in CARDS if card not in wanted.cards], 2 + dice.below(5))
        cards = in_order([*wanted.cards, *others])
        if len(phom_in(cards)) == 1:
            break
    return Task(
        game=GAME,
        prompt=plain("Chọn ba lá làm thành phỏm.", "Choose the three cards that make a meld (phỏm)."),
        mode=PickMode(cards=cards, ask={"ask": "phom"}, field="cards", path="phom", value=True),
    )


# cards to add -------------------------------------------------------------------------------------


def _laid(dice: Dice, count: int) -> list[Cards]:
    """Lay so many melds of three cards, no card twice."""
    found: list[Cards] = []
    while len(found) < count:
        free = [card for card in CARDS if all(card not in cards for cards in found)]
        found.append(tuple(dice.one([phom for phom in phom_in(free) if phom.size == 3]).cards))
    return found


def _loose(dice: Dice, laid: list[Cards], count: int) -> Cards:
    """Deal loose cards, most of them near to what is laid."""
    free = [card for card in CARDS if all(card not in cards for cards in laid)]
    ranks = {card.rank + step for cards in laid for card in cards for step in (-1, 0, 1)}
    near = [card for card in free if card.rank in ranks]
    return in_order(dice.some(near, count))


def _melds(laid: list[Cards]) -> tuple[Shown, ...]:
    return tuple(
        Shown(Text(f"Phỏm nhà {seat}", f"{seat}’s meld"), cards) for seat, cards in zip(SEATS[1:], laid, strict=False)
    )


def make_send(dice: Dice) -> Task:
    """Ask which loose cards may be added to what others have laid."""
    for _ in range(TRIES):
        laid = _laid(dice, 1 + dice.below(3))
        loose = _loose(dice, laid, 4 + dice.below(2))
        question: dict[str, Any] = {"cards": short(loose), "table": [short(cards) for cards in laid]}
        if 0 < len(asked(GAME, "send", **question)["sent"]) < len(loose):
            break
    return Task(
        game=GAME,
        prompt=plain(
            "Hạ xong, còn những lá rác này. Gửi được những lá nào? Chọn hết.",
            "You have laid down and are left with these cards. Which of them may you add? Pick all of them.",
        ),
        mode=PickMode(
            cards=loose, ask={"ask": "send", **question}, field="sent", path="verdict", value="it-nhat", size=Size.MANY
        ),
        show=_melds(laid),
    )


def make_may_send(dice: Dice) -> Task:
    """Ask whether anything may be added at all: without a meld of one's own nothing may."""
    laid = _laid(dice, 1 + dice.below(3))
    loose = _loose(dice, laid, 3)
    has_none = dice.one_in(2)
    question: dict[str, Any] = {"cards": short(loose), "table": [short(cards) for cards in laid]}
    told = (
        Text("Mình móm, không hạ được phỏm nào.", "You have no meld (móm).")
        if has_none
        else Text("Mình đã hạ một phỏm.", "You have laid down a meld.")
    )
    return Task(
        game=GAME,
        prompt=plain(f"{told.vi} Gửi được lá nào không?", f"{told.en} May you add any of these cards?"),
        mode=ChoiceMode(
            ask={"ask": "send", **question, **({"mom": True} if has_none else {})},
            path="may",
            choices=(Choice(True, Text("Gửi được", "Yes")), Choice(False, Text("Không gửi được", "No"))),
        ),
        show=(Shown(_LOOSE, loose), *_melds(laid)),
    )


def _shown_melds(task: Task) -> int:
    """Count the melds on the mat."""
    return sum(len(pile.cards) == 3 and pile.label != _LOOSE for pile in task.show)


# an extra turn ------------------------------------------------------------------------------------


_NTH = (Text("nhất", "first"), Text("hai", "second"), Text("ba", "third"))


def make_order(dice: Dice) -> Task:
    """Ask who has an extra turn, where a card is moved in front of whoever lost one."""
    players = 2 + dice.below(3)
    last = 3 * players + dice.below(players)  # the turn of the last round in which a card is taken
    before = dice.one(range(1, 3 * players)) if dice.one_in(2) else 0
    taker, loser = SEATS[last % players], SEATS[(last - 1) % players]
    ways = ["an" if turn in (before, last) else "boc" for turn in range(1, last + 1)]
    question = {"ways": ways, "players": players}
    rules = {"tai": True}
    if asked(GAME, "order", **question, rules=rules)["next"] is None:
        return make_order(dice)
    nth, by, of = _NTH[before // players], SEATS[before % players], SEATS[(before - 1) % players]
    vi = f" Vòng {nth.vi}, nhà {by} ăn lá của nhà {of}." if before else ""
    en = f" In the {nth.en} round {by} takes a card from {of}." if before else ""
    return Task(
        game=GAME,
        prompt=plain(
            f"Bàn có lệ chuyển bài, nhà A đi đầu.{vi} Vòng cuối, nhà {taker} ăn lá của nhà {loser}. Tiếp theo ai đi?",
            f"At your table cards are moved (chuyển bài), and A starts.{en}"
            f" In the last round {taker} takes a card from {loser}. Whose turn is next?",
        ),
        mode=ChoiceMode(
            ask={"ask": "order", **question},
            path="next",
            choices=tuple(Choice(seat, Text(f"Nhà {SEATS[seat]}", SEATS[seat])) for seat in range(players)),
        ),
        rules=rules,
    )


# who pays for everyone ----------------------------------------------------------------------------


def make_den(dice: Dice) -> Task:
    """Ask who pays for everyone after a win, or what the winner gains."""
    players = 2 + dice.below(3)
    winner = dice.below(players)
    taken = [{"by": winner if not dice.one_in(4) else dice.below(players)} for _ in range(dice.below(4))]
    question: dict[str, Any] = {"u": winner, "players": players} | ({"taken": taken} if taken else {})
    told = [(SEATS[each["by"]], SEATS[each["by"] - 1 if each["by"] else players - 1]) for each in taken]
    vi = "".join(f" {by} ăn của {of} một lá." for by, of in told)
    en = "".join(f" {by} takes a card from {of}." for by, of in told)
    who = f"{PEOPLE[players].vi} chơi.{vi} Nhà {SEATS[winner]} ù."
    who_en = f"{PEOPLE[players].en} play.{en} {SEATS[winner]} wins."
    said = asked(GAME, "den", **question)
    if dice.one_in(2):
        others = [seat for seat in range(players) if seat != winner]
        return Task(
            game=GAME,
            prompt=plain(f"{who} Ai đền?", f"{who_en} Who pays for everyone?"),
            mode=ChoiceMode(
                ask={"ask": "den", **question},
                path="den",
                choices=(
                    *(Choice(seat, Text(f"Nhà {SEATS[seat]}", SEATS[seat])) for seat in others),
                    Choice(None, Text("Không ai đền", "Nobody")),
                ),
            ),
        )
    right = said["payments"][winner]
    values = sorted([right, *dice.some([right - 5, right + 5, right + 1, right + 3], 2)])
    return Task(
        game=GAME,
        prompt=plain(
            f"{who} Cả ván nhà {SEATS[winner]} được mấy điểm?",
            f"{who_en} How many points does {SEATS[winner]} gain altogether?",
        ),
        mode=ChoiceMode(
            ask={"ask": "den", **question},
            path=f"payments.{winner}",
            choices=tuple(Choice(value, Text(f"{value} điểm", f"{value} points")) for value in values),
        ),
    )


def _paid_between(task: Task) -> int:
    """Count who pays whom for what."""
    return len(said_of(task)["paid"])


def make_last_card(dice: Dice) -> Task:
    """Ask who pays for everyone where that is whoever took a last discard, and where nobody does."""
    players = 3 + dice.below(2)
    winner = dice.below(players)
    taker = dice.one([seat for seat in range(players) if seat != winner])
    of = SEATS[taker - 1 if taker else players - 1]
    others = dice.some([seat for seat in range(players) if seat not in (taker, winner)], dice.below(players - 1))
    has_rule = not dice.one_in(3)
    told = (
        Text("Bàn có lệ đền ăn chốt.", "At your table, taking a last discard may mean paying for everyone.")
        if has_rule
        else Text("Bàn không có lệ đền ăn chốt.", "At your table nobody pays for taking a last discard.")
    )
    question = {"u": winner, "players": players, "taken": [{"by": taker, "chot": True}]}
    return Task(
        game=GAME,
        prompt=plain(
            f"{told.vi} Nhà {SEATS[taker]} ăn lá chốt của nhà {of}, sau đó nhà {SEATS[winner]} ù. Ai đền?",
            f"{told.en} {SEATS[taker]} takes the last discard of {of}, and then {SEATS[winner]} wins. Who pays for"
            " everyone?",
        ),
        mode=ChoiceMode(
            ask={"ask": "den", **question},
            path="den",
            choices=(
                *(Choice(seat, Text(f"Nhà {SEATS[seat]}", SEATS[seat])) for seat in sorted([taker, *others])),
                Choice(None, Text("Không ai đền", "Nobody")),
            ),
        ),
        rules={"den_an_chot": has_rule},
    )


# false play ---------------------------------------------------------------------------------------

_FALSE = {
    "u-lao": Text("hô ù mà bài chưa ù", "calls a win without having one"),
    "an-lao": Text("ăn một lá không thành phỏm", "takes a card that makes no meld"),
    "ha-lao": Text("hạ ba lá không thành phỏm", "lays down three cards that are no meld"),
    "danh-la-an": Text("đánh đi lá đã ăn", "discards a card taken before"),
}


def make_false(dice: Dice) -> Task:
    """Ask what false play costs."""
    players, slug = 2 + dice.below(3), dice.one(list(_FALSE))
    seat = dice.below(players)
    told = _FALSE[slug]
    question = {"slug": slug, "players": players, "seat": seat}
    right = asked(GAME, "fault", **question)["diem"]
    values = sorted(
        [right, *dice.some([value for value in (0, 3, 5, 10, 15, 20) if value != right], 1 + dice.below(3))]
    )
    return Task(
        game=GAME,
        prompt=plain(
            f"{PEOPLE[players].vi} chơi. Nhà {SEATS[seat]} {told.vi}. Nhà ấy mất tất cả mấy điểm?",
            f"{PEOPLE[players].en} play. {SEATS[seat]} {told.en}. How many points does {SEATS[seat]} lose in all?",
        ),
        mode=ChoiceMode(
            ask={"ask": "fault", **question},
            path="diem",
            choices=tuple(Choice(value, Text(f"{value} điểm", f"{value} points")) for value in values),
        ),
    )


MAKERS: Makers = {
    (GAME, "tim-phom"): Maker(
        seeded(f"{GAME}:tim-phom", make_meld),
        Scale(Text("số lá bày ra", "cards spread out"), spread, 5, 7),
        ("TL-1.1", "TL-3.1", "TL-3.2"),
        name=Text("Tìm phỏm", "Find the meld"),
        mode=PickMode.slug,
    ),
    (GAME, "gui-la"): Maker(
        seeded(f"{GAME}:gui-la", make_send),
        Scale(Text("số phỏm dưới chiếu", "melds on the mat"), _shown_melds, 1, 2),
        ("TL-7.1", "TL-7.2"),
        name=Text("Gửi lá nào", "Which cards to add"),
        mode=PickMode.slug,
    ),
    (GAME, "co-duoc-gui"): Maker(
        seeded(f"{GAME}:co-duoc-gui", make_may_send),
        Scale(Text("số phỏm dưới chiếu", "melds on the mat"), _shown_melds, 1, 2),
        ("TL-7.3",),
        name=Text("Có được gửi không", "May anything be added"),
        mode=ChoiceMode.slug,
        rests=always("TL-7.3"),
    ),
    (GAME, "ai-di-tiep"): Maker(
        seeded(f"{GAME}:ai-di-tiep", make_order),
        Scale(OFFERED, offered, 2, 3),
        ("TL-7.4", "TL-7.5", "TL-7.7", "TL-5.5"),
        name=Text("Chuyển bài rồi ai đi", "Moved cards and extra turns"),
        mode=ChoiceMode.slug,
    ),
    (GAME, "ai-den"): Maker(
        seeded(f"{GAME}:ai-den", make_den),
        Scale(Text("số lần trả trong ván", "payments in the hand"), _paid_between, 2, 3),
        ("TL-11.1", "TL-11.4", "TL-10.2"),
        name=Text("Ù rồi ai đền", "Who pays for a win"),
        mode=ChoiceMode.slug,
    ),
    (GAME, "den-an-chot"): Maker(
        seeded(f"{GAME}:den-an-chot", make_last_card),
        Scale(OFFERED, offered, 2, 3),
        ("TL-11.3",),
        name=Text("Đền ăn chốt", "Paying for the last discard"),
        mode=ChoiceMode.slug,
        rests=always("TL-11.3"),
    ),
    (GAME, "phat-lao"): Maker(
        seeded(f"{GAME}:phat-lao", make_false),
        Scale(OFFERED, offered, 2, 3),
        ("TL-11.5",),
        name=Text("Phạt láo", "The price of false play"),
        mode=ChoiceMode.slug,
    ),
}
