"""How fast the games of other decks are judged and played."""

import random
import time

from script.benchmark.figures import Figure, rate
from tutorials.engine.cards import Kind
from tutorials.engine.chan.form import FORMS
from tutorials.engine.chan.hand import Hand
from tutorials.engine.chan.options import Options as ChanOptions
from tutorials.engine.chan.scoring import score
from tutorials.engine.chan.win import Winning, cuoc_of, judge
from tutorials.engine.french import CARDS, Cards
from tutorials.engine.sam.options import Options as SamOptions
from tutorials.engine.tala.melds import lay
from tutorials.play.sam import conserves, play_hand
from tutorials.play.tamcuc import faults_of, play

PART = "others"
SEED = 2005
HANDS = 2000
GAMES = 1500
FORM = FORMS["100"]
CHAN = ChanOptions()
SAM = SamOptions()
COPIES = 4


def measure() -> list[Figure]:
    """Measure each game's inner loop on hands that a table could hold."""
    dice = random.Random(SEED)
    laid = rate(lay, [_nine(dice) for _ in range(HANDS)])
    hands = [_chan_hand(dice) for _ in range(HANDS)]
    if any(judge(hand, winning, FORM, CHAN).reason for hand, winning in hands):
        raise SystemExit("a hand of chắn that should win does not")
    judged = rate(_judge_chan, hands)
    return [
        Figure(PART, "tá lả: fewest points of nine or ten cards", laid, "/s", at_least=20_000),
        Figure(PART, "chắn: ù, cước and points", judged, "/s", at_least=10_000),
        Figure(PART, "sâm: whole hands by random players", _play_sam(), "/s", at_least=500),
        Figure(PART, "tam cúc: whole hands by random players", _play_tam_cuc(), "/s"),
    ]


def _nine(dice: random.Random) -> Cards:
    """Return cards of a player who has kept what goes together: half of the hands are dealt, half are built."""
    if dice.random() < 0.5:
        return tuple(dice.sample(CARDS, dice.choice((9, 10))))
    suit, low = dice.randrange(4), dice.randrange(9)
    kept = {CARDS[4 * (low + step) + suit] for step in range(dice.choice((3, 4)))}
    rank = dice.randrange(13)
    kept |= set(CARDS[4 * rank : 4 * rank + 3])
    rest = [card for card in CARDS if card not in kept]
    return (*sorted(kept, key=lambda card: card.index), *dice.sample(rest, 9 - len(kept)))


def _chan_hand(dice: random.Random) -> tuple[Hand, Winning]:
    """Build a winning hand of ten pairs, six chắn or more, and take its last card out."""
    while True:
        left = dict.fromkeys(FORM.kinds, COPIES)
        pairs: list[tuple[Kind, Kind]] = []
        while len(pairs) < FORM.pairs:
            one = dice.choice(FORM.kinds)
            if len(pairs) < FORM.min_chan or one.rank is None:
                other = one
            else:
                other = dice.choice([kind for kind in FORM.kinds if kind.rank == one.rank])
            if left[one] < 1 + (one is other) or left[other] < 1:
                continue
            left[one] -= 1
            left[other] -= 1
            pairs.append((one, other))
        cards = sorted((card for pair in pairs[1:] for card in pair), key=lambda card: card.index)
        hand = Hand((pairs[0][0], *cards))
        winning = Winning(pairs[0][1], door="tri")
        if not judge(hand, winning, FORM, CHAN).reason:
            return hand, winning


def _judge_chan(given: tuple[Hand, Winning]) -> object:
    hand, winning = given
    verdict = judge(hand, winning, FORM, CHAN)
    return score(cuoc_of(hand, winning, verdict, FORM, CHAN), CHAN)


def _play_sam() -> float:
    begin = time.perf_counter()
    hands = [play_hand(seed, SAM) for seed in range(GAMES)]
    spent = time.perf_counter() - begin
    if not all(map(conserves, hands)):
        raise SystemExit("a hand of sâm lost a card")
    return GAMES / spent


def _play_tam_cuc() -> float:
    begin = time.perf_counter()
    hands = [play(f"{SEED}:{number}", 4) for number in range(GAMES)]
    spent = time.perf_counter() - begin
    if any(map(faults_of, hands)):
        raise SystemExit("a hand of tam cúc lost a piece")
    return GAMES / spent
