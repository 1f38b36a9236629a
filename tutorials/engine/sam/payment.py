"""Points at the end of a hand of sâm lốc; what one pays another gets, so that the sum is always nought (SL-7.9)."""

from collections import Counter
from dataclasses import dataclass, field

from tutorials.engine.french import Cards
from tutorials.engine.lines import Line
from tutorials.engine.sam.combos import HAND, TWO, ends_on_two, strength
from tutorials.engine.sam.options import Options
from tutorials.engine.sam.white import PRICE, price_of, white_wins

BAO = 20  # SL-7.6, from each
OUT_ON_TWO = 15  # SL-4.6, to each
BLACK_TWO, ANY_TWO = 10, 15  # SL-7.3
TWOS = {"muoi-lam": ANY_TWO, "muoi": 10, "nam": 5, "dem-la": 1}  # SL-7.3, by the house
CONG = {"muoi-lam": 15, "hai-muoi": 20}  # SL-7.2, where it is not counted card by card
CUT_TWO = 20  # SL-7.10, a cut, however many twos


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
    unsaid: bool = False  # the winner had not said that one card was left (SL-4.9)
    thoi: tuple[tuple[int, Cards], ...] = ()  # who went out on a two before, where the others play on (SL-4.6)
    chains: tuple[Chain, ...] = ()


@dataclass
class Account:
    """The points of all seats, and the lines that explain them."""

    points: list[int]
    lines: list[Line] = field(default_factory=list)
    moves: list[tuple[int, int, int]] = field(default_factory=list)  # who pays whom how much

    def pay(self, seat: int, to: int, points: int) -> None:
        """Move points from one seat to another."""
        self.points[seat] -= points
        self.points[to] += points
        self.moves.append((seat, to, points) if points >= 0 else (to, seat, -points))


def worth_of_twos(cards: Cards, options: Options) -> int:
    """Return the points for the twos among the cards, held or cut (SL-7.3)."""
    twos = [card for card in cards if strength(card) == TWO]
    if options.thoi == "den-do":
        return sum(ANY_TWO if two.is_red else BLACK_TWO for two in twos)
    return TWOS[options.thoi] * len(twos)


def settle(end: End, options: Options) -> Account:
    """Return what each seat gains or loses, and why (SL-7.1 to SL-7.9)."""
    account = Account([0] * len(end.seats))
    for chain in end.chains:
        _pay_chain(chain, account, options)
    if end.bao is not None:
        _pay_bao(end, end.bao, account, options)
    elif end.winner is not None and end.is_white:
        white = next(iter(white_wins(end.seats[end.winner].cards, options)), None)
        points = price_of(white, options) if white else PRICE
        article = "SL-7.13" if points != PRICE else "SL-7.7"
        _pay_each(end, end.winner, points, "sam-settle-white", article, account)
    elif end.winner is not None and ends_on_two(end.last, options) and options.last_two == "thua":
        _pay_each(end, end.winner, -OUT_ON_TWO, "sam-settle-out-on-two", "SL-4.6", account)
    elif end.winner is not None and end.unsaid and options.unsaid == "thua":
        _pay_each(end, end.winner, -OUT_ON_TWO, "sam-settle-unsaid", "SL-4.9", account)
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
    if end.blocker is None and not ends_on_two(end.last, options):
        is_dragon = len(end.last) == HAND
        points, article = (options.dragon, "SL-7.13") if is_dragon else (BAO, "SL-7.6")
        _pay_each(end, bao, points, "sam-settle-bao", article, account)
    elif end.blocker is None:
        _pay_each(end, bao, -BAO, "sam-settle-bao-two", "SL-6.5", account)
    elif options.bao_fail == "moi-nguoi":
        _pay_each(end, bao, -BAO, "sam-settle-bao-fail", "SL-6.3", account)
    else:
        points = to_blocker(len(end.seats), options)
        account.pay(bao, end.blocker, points)
        account.lines.append(
            Line("sam-settle-bao-blocker", "SL-6.3", seat=bao + 1, blocker=end.blocker + 1, points=points)
        )


def to_blocker(players: int, options: Options) -> int:
    """Return what the one who stops a báo sâm gets, where nobody else does (SL-6.3)."""
    return BAO * (players if options.bao_fail == "nguoi-chan-ca-minh" else players - 1)


def _pay_cards(end: End, winner: int, account: Account, options: Options) -> None:
    """Let everybody else pay for the cards left; who let a last card through pays for all (SL-7.1, SL-7.8)."""
    early = dict(end.thoi)
    if end.unguarded is not None and end.unsaid:
        account.lines.append(Line("sam-settle-no-guard", "SL-4.9", seat=end.unguarded + 1, winner=winner + 1))
    for seat, held in enumerate(end.seats):
        if seat == winner:
            continue
        if seat in early:
            points = worth_of_twos(early[seat], options)
            account.lines.append(Line("sam-settle-early-two", "SL-4.6", seat=seat + 1, points=points))
        else:
            points = cost_of(seat, held, account.lines, options)
        payer = seat
        if end.unguarded is not None and end.unguarded != seat and not end.unsaid:
            payer = end.unguarded
            account.lines.append(Line("sam-settle-guard", "SL-7.8", seat=seat + 1, payer=payer + 1, points=points))
        account.pay(payer, winner, points)


def cost_of(seat: int, held: Seat, lines: list[Line], options: Options) -> int:
    """Count what one player owes for the cards left, line by line (SL-7.1 to SL-7.4)."""
    twos = 0 if options.thoi == "dem-la" else worth_of_twos(held.cards, options)
    counts = Counter(strength(card) for card in held.cards)
    quads = sum(count == 4 and power != TWO for power, count in counts.items())
    fours = quads * options.thoi_quad
    plain = len(held.cards) - (counts[TWO] if twos else 0) - (4 * quads if fours else 0)
    is_cong = not held.played and len(held.cards) == HAND and options.cong in CONG
    if is_cong:
        plain = CONG[options.cong]
        lines.append(Line("sam-settle-cong", "SL-7.2", seat=seat + 1, points=plain))
    elif plain:
        lines.append(Line("sam-settle-cards", "SL-7.1", seat=seat + 1, count=plain))
    if twos:
        lines.append(Line("sam-settle-thoi", "SL-7.3", seat=seat + 1, count=counts[TWO], points=twos))
    if fours:
        lines.append(Line("sam-settle-quad", "SL-7.4", seat=seat + 1, points=fours))
    return plain + twos + fours


def _pay_chain(chain: Chain, account: Account, options: Options) -> None:
    """Let the last who was cut pay the last cutter for all that was cut, or each for himself (SL-7.5, SL-7.12)."""
    worth = [worth_of_cut(play, options) for play in chain.plays[:-1]]
    if options.chain == "tung-lan" or len(worth) == 1:
        for payer, cutter, points in zip(chain.seats, chain.seats[1:], worth, strict=False):
            account.pay(payer, cutter, points)
            article = "SL-7.5" if len(worth) == 1 else "SL-7.12"
            account.lines.append(Line("sam-settle-cut", article, seat=payer + 1, cutter=cutter + 1, points=points))
        return
    payer, cutter = chain.seats[-2], chain.seats[-1]
    account.pay(payer, cutter, sum(worth))
    line = Line("sam-settle-cut-again", "SL-7.5", seat=payer + 1, cutter=cutter + 1, points=sum(worth))
    account.lines.append(line)


def worth_of_cut(play: Cards, options: Options) -> int:
    """Return the points for what was cut: each two, or each tứ quý (SL-7.5, SL-7.10, SL-7.11)."""
    twos = sum(strength(card) == TWO for card in play)
    if not twos or twos == 4:
        return options.cut_quad * (len(play) // 4)
    return {"muoi": 10 * twos, "hai-muoi": CUT_TWO}.get(options.cut_two) or worth_of_twos(play, options)
