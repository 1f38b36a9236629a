"""Fresh exercises of sâm lốc beside the hand itself: who leads, who is next, a hand never played, a sâm stopped."""

from typing import Any

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine.french import CARDS, Card
from tutorials.fresh.dice import Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import OFFERED, PEOPLE, asked, gained, names, offered, plain, said_of, shown_cards
from tutorials.fresh.sam import GAME, UPWARDS, by_rank
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.number import NumberMode

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
    gains = asked(GAME, "settle", **question)["diem"]
    wrong = sorted({-gains[seat], gains[seat] // 2, gains[seat] * 2, *gains, 20, -20} - {gains[seat]})
    values = sorted([gains[seat], *dice.some(wrong, 1 + dice.below(3))])
    named, stops, who = (_player(each) for each in (declarer, blocker, seat))
    return Task(
        game=GAME,
        prompt=plain(
            f"{PEOPLE[players].vi} đánh. {named.vi} báo sâm, {stops.vi.lower()} chặn được. "
            f"{who.vi} được hay mất mấy điểm?",
            f"{PEOPLE[players].en} play. {named.en} declared sâm, and {stops.en.lower()} beat one of the plays. "
            f"What does {who.en.lower()} gain or lose?",
        ),
        mode=ChoiceMode(
            ask={"ask": "settle", **question},
            path=f"diem.{seat}",
            choices=tuple(Choice(value, gained(value)) for value in values),
        ),
    )


MAKERS: Makers = {
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
}
