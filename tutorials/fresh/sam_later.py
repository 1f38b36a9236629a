"""Fresh exercises of sâm lốc beside the hand itself: who leads, is next or goes out, and what it costs."""

from collections.abc import Sequence
from typing import Any

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine.french import CARDS, Card
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale, always
from tutorials.fresh.making import (
    OFFERED,
    PEOPLE,
    SPREAD,
    asked,
    gains,
    names,
    offered,
    plain,
    said_of,
    shown_cards,
    spread,
)
from tutorials.fresh.sam import GAME, ON_TABLE, UPWARDS, alike, by_rank, straight
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.number import NumberMode
from tutorials.tasks.modes.one import OneMode
from tutorials.tasks.modes.which import Group, WhichMode
from tutorials.tasks.questions import Asker

_LOW = UPWARDS[:5]
_DRAWN = 4  # cards of each player that are drawn
_HAND = 10


def _player(seat: int) -> Text:
    return Text(f"Nhà {seat + 1}", f"Player {seat + 1}")


# who leads ----------------------------------------------------------------------------------------


def _leads(dice: Dice) -> Task:
    """Ask who leads the first hand: low cards, so that often several hold the lowest number."""
    players = 2 + dice.below(3)
    low = dice.some([card for card in CARDS if card.rank in _LOW], players * 2)
    high = dice.some([card for card in CARDS if card.rank not in _LOW], players * (_DRAWN - 2))
    hands = [by_rank([*low[seat::players], *high[seat::players]]) for seat in range(players)]
    return Task(
        game=GAME,
        prompt=plain(
            "Ván đầu, không ai báo sâm; mỗi nhà chỉ vẽ bốn lá nhỏ nhất. Ai đi trước?",
            "This is the first hand, and nobody declares sâm. Only each player’s four lowest cards are shown. "
            "Who goes first?",
        ),
        mode=ChoiceMode(
            ask={"ask": "opener", "hands": [names(cards) for cards in hands]},
            path="opener",
            choices=tuple(Choice(seat, _player(seat)) for seat in range(players)),
        ),
        show=tuple(Shown(_player(seat), cards) for seat, cards in enumerate(hands)),
    )


# whose turn it is ---------------------------------------------------------------------------------


def _whose_turn(dice: Dice) -> Task:
    """Tell a round of single cards as it goes, or till all the others have passed, and ask who is next."""
    players = 3 + dice.below(2)
    moves: list[dict[str, Any]] = [{"seat": 0, "cards": names([dice.one(_of_rank(dice.below(4)))])}]
    highest = UPWARDS.index(_rank_of(moves[0]))
    for _ in range(2 + dice.below(4)):
        said = asked(GAME, "round", players=players, moves=moves)
        if said["leads"]:
            break
        higher = highest + 1 + dice.below(3)
        if dice.one_in(2) or higher >= len(UPWARDS) - 1:
            moves.append({"seat": said["next"]})
        else:
            moves.append({"seat": said["next"], "cards": names([dice.one(_of_rank(higher))])})
            highest = higher
    told = [_told(move) for move in moves]
    vi, en = (" ".join(text.say(lang) for text in told) for lang in ("vi", "en"))
    return Task(
        game=GAME,
        prompt=plain(
            f"{PEOPLE[players].vi} đánh. {vi} Đến lượt ai?", f"{PEOPLE[players].en} play. {en} Whose turn is it?"
        ),
        mode=ChoiceMode(
            ask={"ask": "round", "players": players, "moves": moves},
            path="next",
            choices=tuple(Choice(seat, _player(seat)) for seat in range(players)),
        ),
    )


def _of_rank(place: int) -> list[Card]:
    return [card for card in CARDS if card.rank == UPWARDS[place]]


def _rank_of(move: dict[str, Any]) -> int:
    return next(card.rank for card in CARDS if card.vi == move["cards"][0])


def _told(move: dict[str, Any]) -> Text:
    who = _player(move["seat"])
    if "cards" not in move:
        return Text(f"{who.vi} bỏ lượt.", f"{who.en} passes.")
    return Text(f"{who.vi} đánh {move['cards'][0]}.", f"{who.en} plays {move['cards'][0]}.")


def _moves(task: Task) -> int:
    assert isinstance(task.mode, ChoiceMode)
    return len(task.mode.ask["moves"])


# who goes out -------------------------------------------------------------------------------------

_TOO_LOW = Text("Bộ ấy nhỏ hơn bài trên bàn.", "That set is lower than the one on the table.")
_STAYS = Text("Một lần không đánh hết: còn lá trên tay thì chưa về nhất.", "Those cards cannot all be played at once.")
_ON_TWO = Text("Về bằng lá 2 thì bị xử thua.", "A player who goes out on a two loses.")
_HIGHEST = 10  # place among the ranks, below the ace and the two, to which a play still has a higher one


def _hand(dice: Dice, size: int, place: int, is_run: bool) -> list[Card]:
    """Draw a set of this size whose lowest rank stands at a place among the ranks."""
    return straight(dice, place + 2, size) if is_run else alike(dice, UPWARDS[place], size)


def _goes_out(dice: Dice) -> Task:
    """Play a set, and ask who can lay all that he holds on it, and so is the first one out."""
    for _ in range(TRIES):
        size = 1 + dice.below(3)
        is_run = size == 3 and dice.one_in(2)
        low = 1 + dice.below(_HIGHEST - 2 * is_run)
        high = low + 1 + dice.below(_HIGHEST - 2 * is_run - low + 1)
        table, out = _hand(dice, size, low, is_run), _hand(dice, size, high, is_run)
        others = [(_hand(dice, size, dice.below(low), is_run), _TOO_LOW), (dice.some(CARDS, size + 1), _STAYS)]
        others.append(([*_hand(dice, size, high, is_run), dice.one(CARDS)], _STAYS))
        if not is_run:
            others.append((alike(dice, 2, size), _ON_TWO))
        wrong = dice.some(others, 1 + dice.below(2))
        held = [*table, *out, *(card for cards, _why in wrong for card in cards)]
        if len(set(held)) == len(held) and [
            each for each in (out, *(each for each, _ in wrong)) if _is_out(table, each)
        ] == [out]:
            break
    else:
        raise AssertionError("nobody goes out alone")
    groups = [Group(by_rank(out)), *(Group(by_rank(cards), why) for cards, why in wrong)]
    return Task(
        game=GAME,
        prompt=plain(
            "Các nhà kia mỗi nhà chỉ còn từng này lá. Nhà nào chặn được bài trên bàn mà hết bài, về nhất?",
            "This is all that the other players still hold. Who can beat the play on the table with every card, and "
            "go out first?",
        ),
        mode=WhichMode(
            groups=tuple(dice.some(groups, len(groups))),
            ask={"ask": "beats", "table": names(table), "last": True},
            field="play",
            path="beats",
            value=True,
        ),
        show=(Shown(ON_TABLE, by_rank(table)),),
    )


def _is_out(table: Sequence[Card], cards: Sequence[Card]) -> bool:
    """Say whether these cards, the last of a hand, beat what lies on the table."""
    return bool(asked(GAME, "beats", table=names(table), play=names(cards), last=True).get("beats"))


def _left(task: Task) -> int:
    """Count the cards that the players still hold."""
    assert isinstance(task.mode, WhichMode)
    return sum(len(group.cards) for group in task.mode.groups)


# what it costs ------------------------------------------------------------------------------------


def _never_played(dice: Dice) -> Task:
    """Leave somebody with all ten cards when another is out."""
    cards = by_rank(dice.some(list(CARDS), _HAND))
    seats: list[dict[str, Any]] = [{}, {"cards": names(cards), "played": False}]
    return Task(
        game=GAME,
        prompt=plain(
            "Nhà 1 về nhất. Nhà 2 chưa đánh được lá nào, còn cả mười lá này. Phải trả bao nhiêu điểm?",
            "Player 1 has gone out. Player 2 has not played one card and still holds these ten. How many points does "
            "player 2 pay?",
        ),
        mode=NumberMode(ask={"ask": "settle", "seats": seats, "winner": 0}, path="pays.1"),
        show=(Shown(Text("Bài còn lại của nhà 2", "Left in player 2’s hand"), cards),),
    )


def _cost(task: Task) -> int:
    return int(said_of(task)["pays"][1])


def _stopped(dice: Dice) -> Task:
    """Ask what somebody gains or loses where a sâm was stopped."""
    players = 2 + dice.below(3)
    declarer, blocker = dice.some(range(players), 2)
    seat = dice.below(players)
    left = by_rank(dice.some([card for card in CARDS if card.rank != 2], players))
    question = {"seats": [{"cards": names([card])} for card in left], "bao": declarer, "blocker": blocker}
    paid = asked(GAME, "settle", **question)["diem"]
    wrong = (-paid[seat], paid[seat] // 2, paid[seat] * 2, *paid, 20, -20)
    choices = gains(dice, paid[seat], wrong, 1 + dice.below(3))
    named, stops, who = (_player(each) for each in (declarer, blocker, seat))
    return Task(
        game=GAME,
        prompt=plain(
            f"{PEOPLE[players].vi} đánh. {named.vi} báo sâm, {stops.vi.lower()} chặn được. "
            f"{who.vi} được hay mất mấy điểm?",
            f"{PEOPLE[players].en} play. {named.en} declared sâm, and {stops.en.lower()} beat one of the plays. "
            f"What does {who.en.lower()} gain or lose?",
        ),
        mode=ChoiceMode(ask={"ask": "settle", **question}, path=f"diem.{seat}", choices=choices),
    )


def _cut_again(dice: Dice) -> Task:
    """Cut a two, and mostly the cut again: who was cut last pays for all of it."""
    players = 3 + dice.below(2)
    first, *others = dice.some(range(players), 3)
    low, high = sorted(dice.some(range(len(UPWARDS) - 1), 2))
    plays = [(first, alike(dice, 2, 1)), (others[0], alike(dice, UPWARDS[low], 4))]
    if not dice.one_in(3):
        plays.append((others[1], alike(dice, UPWARDS[high], 4)))
    left = alike(dice, UPWARDS[dice.one([each for each in range(12) if each not in (low, high)])], players - 1)
    winner = plays[-1][0]
    losers = iter(left)
    question = {
        "seats": [{} if seat == winner else {"cards": names([next(losers)])} for seat in range(players)],
        "winner": winner,
        "cuts": [[{"seat": seat, "cards": names(cards)} for seat, cards in plays]],
    }
    paid = asked(GAME, "settle", **question)["diem"]
    seat = dice.one([each for each, _cards in plays])
    wrong = (*paid, paid[seat] - 15, paid[seat] + 15, -paid[seat])
    choices = gains(dice, paid[seat], wrong, 1 + dice.below(3))
    who, out = _player(seat), _player(winner)
    return Task(
        game=GAME,
        prompt=plain(
            f"Các nhà chặt nhau như trên. Rồi {out.vi.lower()} về nhất, mỗi nhà kia còn một lá. "
            f"{who.vi} được hay mất mấy điểm?",
            f"The players cut one another as shown. Then {out.en.lower()} goes out, and each of the others holds one "
            f"card. What does {who.en.lower()} gain or lose?",
        ),
        mode=ChoiceMode(ask={"ask": "settle", **question}, path=f"diem.{seat}", choices=choices),
        show=tuple(Shown(_player(each), tuple(cards)) for each, cards in plays),
    )


def _one_left(dice: Dice) -> Task:
    """Let the next player have one card left, and ask what must be played on a single card."""
    for _ in range(TRIES):
        table, *held = dice.some(CARDS, 4 + dice.below(5))
        cards = by_rank(held)
        mode = OneMode(
            cards=cards,
            ask={"ask": "guard", "cards": names(cards), "table": names([table])},
            field="play",
            path="ok",
            value=True,
        )
        task = Task(
            game=GAME,
            prompt=plain(
                "Người đi sau vừa báo một. Chặn lá trên bàn thì phải đánh lá nào?",
                "The next player has just said “báo một” (one left). Which card must you play on the one on the table?",
            ),
            mode=mode,
            show=(Shown(ON_TABLE, (table,)),),
        )
        if 0 < len(mode.right(Asker(task, "vi"))) < len(set(cards)):
            return task
    raise AssertionError("nothing beats the card")


MAKERS: Makers = {
    (GAME, "chat-chong"): Maker(
        seeded(f"{GAME}:chat-chong", _cut_again),
        Scale(OFFERED, offered, 2, 3),
        ("SL-7.5",),
        is_aside=True,
        name=Text("Chặt và chặt chồng", "Cuts, and cuts of cuts"),
        mode=ChoiceMode.slug,
    ),
    (GAME, "bao-mot"): Maker(
        seeded(f"{GAME}:bao-mot", _one_left),
        Scale(SPREAD, spread, 4, 5),
        ("SL-4.7",),
        is_aside=True,
        name=Text("Chặn người báo một", "Guard against the last card"),
        mode=OneMode.slug,
    ),
    (GAME, "ai-di-truoc"): Maker(
        seeded(f"{GAME}:ai-di-truoc", _leads),
        Scale(Text("số lá vẽ ra", "cards shown"), shown_cards, 8, 12),
        ("SL-4.1",),
        is_aside=True,
        name=Text("Ai đi trước", "Who goes first"),
        mode=ChoiceMode.slug,
    ),
    (GAME, "den-luot-ai"): Maker(
        seeded(f"{GAME}:den-luot-ai", _whose_turn),
        Scale(Text("số nước đã đi", "moves made"), _moves, 3, 4),
        ("SL-4.3", "SL-4.4"),
        is_aside=True,
        name=Text("Đến lượt ai", "Whose turn it is"),
        mode=ChoiceMode.slug,
    ),
    (GAME, "cong"): Maker(
        seeded(f"{GAME}:cong", _never_played),
        Scale(Text("số điểm phải trả", "points to pay"), _cost, 15, 30),
        ("SL-7.2",),
        is_aside=True,
        name=Text("Cóng mất mấy điểm", "Points for a hand never played"),
        mode=NumberMode.slug,
    ),
    (GAME, "den-sam"): Maker(
        seeded(f"{GAME}:den-sam", _stopped),
        Scale(OFFERED, offered, 2, 3),
        ("SL-6.3",),
        is_aside=True,
        name=Text("Báo sâm bị chặn", "A sâm that was stopped"),
        mode=ChoiceMode.slug,
    ),
    (GAME, "ai-ve-nhat"): Maker(
        seeded(f"{GAME}:ai-ve-nhat", _goes_out),
        Scale(Text("số lá các nhà còn cầm", "cards that the players still hold"), _left, 3, 5),
        ("SL-4.5",),
        is_aside=True,
        name=Text("Ai về nhất", "Who goes out first"),
        mode=WhichMode.slug,
        rests=always("SL-4.5"),
    ),
}
