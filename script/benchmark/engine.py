"""How fast the engine judges, beside the mahjong library on its like."""

from typing import Any

from script.benchmark.figures import Figure, rate
from script.benchmark.hands import Complete, complete_hands, mahjong_hands
from tutorials.engine import ask
from tutorials.engine.cards import KINDS
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.win import Judge, Winning
from tutorials.engine.totom.solve.arrange import arrange
from tutorials.engine.totom.solve.hand import Hand

PART = "engine"
HANDS = 2000
GAME = GAMES["to-tom"]
LAW = Options()


def measure() -> list[Figure]:
    """Measure the inner loops on complete hands, then the same through the door."""
    hands = complete_hands(HANDS)
    whole = [_hand(hand.cards, hand.khan) for hand in hands]
    short = [(_hand(hand.held, hand.khan), KINDS[hand.winning]) for hand in hands]
    _prove(hands, whole)

    arranged = rate(lambda hand: arrange(hand.free, hand.blocks), whole)
    waited = rate(lambda given: _waits(given[0]), short)
    won = rate(lambda given: Judge(given[0], GAME, LAW).read(Winning(given[1]), 0), short)
    figures = [
        Figure(PART, "arrange, complete hand of 21", arranged, "/s", at_least=20_000),
        Figure(PART, "waits with points", waited, "/s", at_least=1_000),
        Figure(PART, "win with cước and points", won, "/s", at_least=5_000),
    ]
    figures += _beside_mahjong(arranged, won)
    for name in ("arrange", "waits", "win"):
        questions = [hand.question(name) for hand in hands]
        figures.append(Figure(PART, f"through the door: {name}", rate(ask, questions), "/s"))
    return figures


def _hand(cards: tuple[int, ...], khan: int | None) -> Hand:
    free = [0] * len(KINDS)
    for card in cards:
        free[card] += 1
    if khan is not None:
        free[khan] -= 3
    return Hand(
        free=tuple(free),
        held=tuple(free),
        blocks=() if khan is None else ((khan, 3),),
        khan=frozenset() if khan is None else frozenset({khan}),
    )


def _prove(hands: list[Complete], whole: list[Hand]) -> None:
    """Stop if a hand is not what the figures say: a fast wrong answer is worth nothing."""
    for hand, built in zip(hands[:200], whole[:200], strict=True):
        found = arrange(built.free, built.blocks)
        answer = ask(hand.question("win"))
        if not found.is_round or not found.lung or answer.get("result") != "diem":
            raise SystemExit(f"not a winning hand: {hand.question('win')}: {answer}")


def _waits(hand: Hand) -> list[object]:
    judge = Judge(hand, GAME, LAW)
    return [judge.read(Winning(KINDS[index]), 0) for index in sorted(judge.waits)]


def _beside_mahjong(arranged: float, won: float) -> list[Figure]:
    """Measure winning check and hand value of the mahjong library in the same run."""
    from mahjong.agari import Agari
    from mahjong.hand_calculating.hand import HandCalculator
    from mahjong.hand_calculating.hand_config import HandConfig

    hands = mahjong_hands(HANDS)
    agari = rate(lambda given: Agari.is_agari(given[0]), hands)

    def tiles(counts: list[int], winning: int) -> tuple[list[int], int]:
        return [kind * 4 + copy for kind, count in enumerate(counts) for copy in range(count)], winning * 4

    valued: list[Any] = [tiles(*hand) for hand in hands]
    config = HandConfig(is_riichi=True)  # so that every hand is worth something
    value = rate(lambda given: HandCalculator.estimate_hand_value(*given, config=config), valued)
    return [
        Figure(PART, "mahjong: is it a winning hand", agari, "/s"),
        Figure(PART, "mahjong: value of the hand", value, "/s"),
        Figure(PART, "arrange : mahjong's winning check", arranged / agari, "×"),
        Figure(PART, "win : mahjong's hand value", won / value, "×"),
    ]
