"""Points at the end of a hand of sâm lốc; what one pays another gets, so that the sum is always nought (SL-7.9)."""

from collections import Counter
from dataclasses import dataclass, field

from tutorials.engine.french import Cards
from tutorials.engine.lines import Line
from tutorials.engine.sam.combos import HAND, TWO, has_two, strength
from tutorials.engine.sam.options import Options

BAO = 20  # SL-7.6, from each
WHITE = 20  # SL-7.7, from each
CONG = 15  # SL-7.2
HELD_QUAD = 15  # SL-7.4
CUT_QUAD = 15  # SL-7.5
OUT_ON_TWO = 15  # SL-4.6, to each
BLACK_TWO, ANY_TWO = 10, 15  # SL-7.3


@dataclass(frozen=True, slots=True)
class Seat:
    """What a player holds when the hand ends, and whether he or she played at all."""

    cards: Cards = ()
    played: bool = True


@dataclass(frozen=True, slots=True)
class Chain:
    """Cuts on cuts: who played what, from the twos that were cut to the tứ quý that nobody cut (SL-7.5)."""

    seats: tuple[int, ...]
    plays: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class End:
    """How a hand ended."""

    seats: tuple[Seat, ...]
    winner: int | None = None  # who went out, or had a hand that wins on the deal
    is_white: bool = False
    last: Cards = ()  # the play with which the winner went out
    bao: int | None = None  # who declared báo sâm
    blocker: int | None = None  # who stopped it
    unguarded: int | None = None  # who let a last card through (SL-7.8)
    thoi: tuple[tuple[int, Cards], ...] = ()  # who went out on a two before, where the others play on (SL-4.6)
    chains: tuple[Chain, ...] = ()


@dataclass
class Account:
    """The points of all seats, and the lines that explain them."""

    points: list[int]
    lines: list[Line] = field(default_factory=list)

    def pay(self, seat: int, to: int, points: int) -> None:
        """Move points from one seat to another."""
        self.points[seat] -= points
        self.points[to] += points


def worth_of_twos(cards: Cards, options: Options) -> int:
    """Return the points for the twos among the cards, held or cut (SL-7.3)."""
    twos = [card for card in cards if strength(card) == TWO]
    return sum(BLACK_TWO if options.thoi == "den-do" and not two.is_red else ANY_TWO for two in twos)


def settle(end: End, options: Options) -> Account:
    """Return what each seat gains or loses, and why (SL-7.1 to SL-7.9)."""
    account = Account([0] * len(end.seats))
    for chain in end.chains:
        _pay_chain(chain, account, options)
    if end.bao is not None:
        _pay_bao(end, end.bao, account, options)
    elif end.winner is not None and end.is_white:
        _pay_each(end, end.winner, WHITE, "sam-settle-white", "SL-7.7", account)
    elif end.winner is not None and has_two(end.last) and options.last_two == "thua":
        _pay_each(end, end.winner, -OUT_ON_TWO, "sam-settle-out-on-two", "SL-4.6", account)
    elif end.winner is not None:
        _pay_cards(end, end.winner, account, options)
    account.lines.append(Line("sam-settle-sum", "SL-7.9"))
    return account


def _pay_each(end: End, seat: int, points: int, phrase: str, article: str, account: Account) -> None:
    """Let everybody pay a seat; a negative number is paid by that seat to everybody."""
    for other in range(len(end.seats)):
        if other != seat:
            account.pay(other, seat, points)
    account.lines.append(Line(phrase, article, seat=seat + 1, points=abs(points), count=len(end.seats) - 1))


def _pay_bao(end: End, bao: int, account: Account, options: Options) -> None:
    """Pay for a báo sâm: nothing else is counted in such a hand (SL-6.2, SL-6.3, SL-7.6)."""
    if end.blocker is None and not has_two(end.last):
        _pay_each(end, bao, BAO, "sam-settle-bao", "SL-7.6", account)
    elif end.blocker is None:
        _pay_each(end, bao, -BAO, "sam-settle-bao-two", "SL-6.5", account)
    elif options.bao_fail == "moi-nguoi":
        _pay_each(end, bao, -BAO, "sam-settle-bao-fail", "SL-6.3", account)
    else:
        points = BAO * (len(end.seats) - 1)
        account.pay(bao, end.blocker, points)
        account.lines.append(
            Line("sam-settle-bao-blocker", "SL-6.3", seat=bao + 1, blocker=end.blocker + 1, points=points)
        )


def _pay_cards(end: End, winner: int, account: Account, options: Options) -> None:
    """Let everybody else pay for the cards left; who let a last card through pays for all (SL-7.1, SL-7.8)."""
    early = dict(end.thoi)
    for seat, held in enumerate(end.seats):
        if seat == winner:
            continue
        if seat in early:
            points = worth_of_twos(early[seat], options)
            account.lines.append(Line("sam-settle-early-two", "SL-4.6", seat=seat + 1, points=points))
        else:
            points = cost_of(seat, held, account.lines, options)
        payer = seat
        if end.unguarded is not None and end.unguarded != seat:
            payer = end.unguarded
            account.lines.append(Line("sam-settle-guard", "SL-7.8", seat=seat + 1, payer=payer + 1, points=points))
        account.pay(payer, winner, points)


def cost_of(seat: int, held: Seat, lines: list[Line], options: Options) -> int:
    """Count what one player owes for the cards left, line by line (SL-7.1 to SL-7.4)."""
    twos = worth_of_twos(held.cards, options)
    counts = Counter(strength(card) for card in held.cards)
    quads = sum(count == 4 and power != TWO for power, count in counts.items())
    plain = len(held.cards) - counts[TWO] - 4 * quads
    is_cong = not held.played and len(held.cards) == HAND and options.cong == "muoi-lam"
    if is_cong:
        plain = CONG
        lines.append(Line("sam-settle-cong", "SL-7.2", seat=seat + 1, points=CONG))
    else:
        lines.append(Line("sam-settle-cards", "SL-7.1", seat=seat + 1, points=plain))
    if twos:
        lines.append(Line("sam-settle-thoi", "SL-7.3", seat=seat + 1, count=counts[TWO], points=twos))
    if quads:
        lines.append(Line("sam-settle-quad", "SL-7.4", seat=seat + 1, points=HELD_QUAD * quads))
    return plain + twos + HELD_QUAD * quads


def _pay_chain(chain: Chain, account: Account, options: Options) -> None:
    """Let the last who was cut pay the last cutter for all that was cut (SL-7.5)."""
    points = sum(worth_of_cut(play, options) for play in chain.plays[:-1])
    payer, cutter = chain.seats[-2], chain.seats[-1]
    account.pay(payer, cutter, points)
    phrase = "sam-settle-cut" if len(chain.plays) == 2 else "sam-settle-cut-again"
    account.lines.append(Line(phrase, "SL-7.5", seat=payer + 1, cutter=cutter + 1, points=points))


def worth_of_cut(play: Cards, options: Options) -> int:
    """Return the points for what was cut: each two, or each tứ quý (SL-7.5)."""
    return worth_of_twos(play, options) or CUT_QUAD * (len(play) // 4)
