"""Whole hands of Tá lả by lawful random players, alike from the same seed. Law: TL-2 to TL-11."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from tutorials.engine.french import CARDS, Card, Cards
from tutorials.engine.tala.melds import FULL, HELD, is_khan, lay
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.payment import (
    ROUNDS,
    Payment,
    Seat,
    Taken,
    UKind,
    balance,
    den_of,
    ga_payments,
    order_of,
    place_payments,
    taken_payments,
    u_payments,
)
from tutorials.engine.tala.phom import points_of
from tutorials.engine.tala.rotation import Rotation, Way
from tutorials.engine.tala.turn import send, take, throws
from tutorials.play.trial import Disagreement, Players, Setting, Trial, What

USUAL = 4  # players
MOST_IN_POOL = 12  # points that hands before have left in the gà
TAKES = 0.8  # how often a random player takes what he may
THINKS = 0.5  # how often he throws what leaves the fewest points


@dataclass
class Player:
    """What one seat has: cards in hand, those of them taken, phỏm laid, cards thrown before him."""

    hand: list[Card]
    eaten: list[Card] = field(default_factory=list)
    phom: list[Cards] = field(default_factory=list)
    pile: list[Card] = field(default_factory=list)
    thrown: int = 0
    laid: int | None = None  # in which place he laid down
    is_out: bool = False  # laid and sent everything: nothing is left to throw


@dataclass
class Table:
    """A hand in play; seat 0 received ten cards."""

    players: list[Player]
    noc: list[Card]
    options: Options
    taken: list[Taken] = field(default_factory=list)
    ways: list[str] = field(default_factory=list)  # how each turn but the first began: boc, an, and -het at its end
    seats: list[int] = field(default_factory=list)  # who played each turn
    moved: list[tuple[int, int]] = field(default_factory=list)  # from whom and to whom cards were moved
    head: int = 0  # from whose pile a card is moved when one is taken (TL-7.4)
    thrower: int | None = None  # who threw last
    winner: int | None = None
    kind: UKind = UKind.THUONG
    turns: int = 0
    layers: int = 0

    def cards(self) -> list[Card]:
        """Return every card, wherever it lies."""
        found = list(self.noc)
        for player in self.players:
            found += [*player.hand, *player.pile, *(card for phom in player.phom for card in phom)]
        return found

    def done(self, player: Player) -> int:
        """Return how many of his four throws a player has behind him. Law: TL-4.4, TL-7.4."""
        return len(player.pile) if self.options.tai else player.thrown

    def is_over(self) -> bool:
        """Say whether somebody won or everybody has thrown four."""
        return self.winner is not None or all(player.is_out or self.done(player) >= ROUNDS for player in self.players)


def deal(rng: random.Random, players: int = 4, options: Options | None = None) -> Table:
    """Deal nine cards each, ten to the first; the rest is the nọc. Law: TL-2.1, TL-2.3."""
    deck = list(CARDS)
    rng.shuffle(deck)
    sizes = [FULL if seat == 0 else HELD for seat in range(players)]
    hands = [[deck.pop() for _ in range(size)] for size in sizes]
    return Table([Player(hand) for hand in hands], deck, options or Options())


def play(table: Table, rng: random.Random) -> Iterator[Table]:
    """Play a hand to its end; yield the table after each turn."""
    if table.options.u_khan:
        for seat, player in enumerate(table.players):
            if is_khan(tuple(player.hand), table.options):
                table.winner, table.kind = seat, UKind.KHAN
                return
    seat = 0
    while not table.is_over():
        player = table.players[seat]
        if not player.is_out and table.done(player) < ROUNDS:
            if table.turns and not _take_or_draw(table, seat, rng):
                return
            table.turns += 1
            table.seats.append(seat)
            _turn(table, seat, rng)
            yield table
        seat = (seat + 1) % len(table.players)


def _take_or_draw(table: Table, seat: int, rng: random.Random) -> bool:
    """Take the card just thrown or draw one; False if the nọc is used up. Law: TL-4.2, TL-5."""
    player, before = table.players[seat], (seat - 1) % len(table.players)
    if table.thrower == before and table.players[before].pile and rng.random() < TAKES:
        card = table.players[before].pile[-1]
        _, layout = take(tuple(player.hand), tuple(player.eaten), card, table.options)
        if layout:
            _move(table, before, seat)
            table.ways.append("an")
            return True
    if not table.noc:
        return False
    player.hand.append(table.noc.pop())
    table.ways.append("boc")
    return True


def _move(table: Table, source: int, seat: int) -> None:
    """Take the last card of a pile, and move one from another where the house does so. Law: TL-7.4, TL-7.5."""
    giver, player = table.players[source], table.players[seat]
    is_chot = table.done(giver) == ROUNDS
    card = giver.pile.pop()
    player.hand.append(card)
    player.eaten.append(card)
    table.taken.append(Taken(seat, source, is_chot))
    if table.options.tai:
        place = table.head if table.options.chuyen == "dau-vong" else source - 1
        other = table.players[place]
        if other is not giver and other.pile:
            giver.pile.append(other.pile.pop())
            other.is_out = False
            table.moved.append((place % len(table.players), source))
        table.head = (table.head + 1) % len(table.players)


def _turn(table: Table, seat: int, rng: random.Random) -> None:
    """Win, or lay down if it is time, and throw a card. Law: TL-4.3, TL-6.1, TL-8.1."""
    player = table.players[seat]
    if player.laid is None:
        layout = lay(tuple(player.hand), tuple(player.eaten), options=table.options)
        assert layout is not None
        if layout.is_u or (table.options.an_ba and len(player.eaten) >= 3):
            table.winner = seat
            table.kind = UKind.TRON if layout.is_round else UKind.THUONG
            return
    if table.done(player) == ROUNDS - 1 or player.laid is not None:
        _lay_down(table, player)
        if table.options.u_het and player.phom and len(player.hand) <= 1:
            table.winner, table.kind = seat, UKind.THUONG if player.hand else UKind.TRON
            return
    if not player.hand:
        player.is_out = True
        table.ways[-1] += "-het"
        return
    found = [throw for throw in throws(tuple(player.hand), tuple(player.eaten), table.options) if throw.layout]
    least = min(found, key=lambda throw: throw.layout.points if throw.layout else 0)
    card = least.card if rng.random() < THINKS else rng.choice(found).card
    player.hand.remove(card)
    player.pile.append(card)
    player.thrown += 1
    table.thrower = seat


def _lay_down(table: Table, player: Player) -> None:
    """Lay down the best phỏm and send what can be sent. Law: TL-6, TL-7."""
    if player.laid is None:
        table.layers += 1
        player.laid = table.layers
    layout = lay(tuple(player.hand), tuple(player.eaten), options=table.options)
    assert layout is not None
    player.phom += [phom.cards for phom in layout.phom]
    player.hand, player.eaten = list(layout.loose), []
    if not player.phom and not table.options.mom_gui:
        return
    places = [
        (other, number) for other in table.players for number in range(len(other.phom)) if _opens(other, player, table)
    ]
    sending = send(tuple(player.hand), [other.phom[number] for other, number in places], table.options)
    player.hand = list(sending.left)
    for (other, number), cards in zip(places, sending.table, strict=True):
        other.phom[number] = cards


def _opens(owner: Player, player: Player, table: Table) -> bool:
    """Say whether a player may send cards to what another has laid. Law: TL-7.6."""
    if table.options.gui_ai == "da-ha" or owner.laid is None or player.laid is None:
        return True
    return owner.laid <= player.laid


def settle(table: Table, ga: int = 0) -> list[int]:
    """Return what each seat gains or gives at the end of the hand; `ga` lay in the side pool. Law: TL-9 to TL-11."""
    players = len(table.players)
    if table.winner is None:
        seats = seats_of(table)
        payments: list[Payment] = place_payments(seats, order_of(seats), table.options)
    else:
        den = den_of(table.winner, table.kind, table.taken, table.options)
        payments = u_payments(players, table.winner, table.kind, den, table.options)
        if den and table.options.den_thay_an:
            return balance(players, [*payments, *ga_payments(table.taken, table.winner, ga, table.options)])
    fees = taken_payments(table.taken, table.options)
    return balance(players, [*payments, *fees, *ga_payments(table.taken, table.winner, ga, table.options)])


def seats_of(table: Table) -> list[Seat]:
    """Return the players as they stand when nobody is ù. Law: TL-9.1, TL-9.4."""
    late = len(table.players) + 1
    return [Seat(points_of(player.hand), not player.phom, player.laid or late) for player in table.players]


def disagreements(table: Table) -> list[str]:
    """Compare a hand that was played with what the clauses on turns make of the same draws and takings.

    The table above and `rotation` follow TL-4.4, TL-6.4, TL-7.4 and TL-7.5 by two separate paths.
    """
    if not table.turns:
        return []
    ways = [next(way for way in Way if way.slug == slug) for slug in table.ways]
    rotation, turns = Rotation(len(table.players), table.options), []
    turns.append(rotation.begin())
    for number, way in enumerate(ways):
        wrong = rotation.unlawful(way)
        if wrong is not None:
            return [f"turn {number + 1} is refused: {wrong.article}"]
        turns.append(rotation.play(way))
    piles = [len(player.pile) for player in table.players]
    is_over = table.winner is None
    laid = sorted((player.laid, seat) for seat, player in enumerate(table.players) if player.laid is not None)
    found = {
        "seats": ([turn.seat for turn in turns], table.seats),
        "takings": ([turn.taken for turn in turns if turn.taken], table.taken),
        "moves": ([(turn.moved.source, turn.moved.to) for turn in turns if turn.moved], table.moved),
        "stock": (rotation.stock, len(table.noc)),
    }
    if is_over:
        found |= {
            "piles": (rotation.piles, piles),
            "laying": (rotation.laid, [seat for _, seat in laid]),
            "end": (rotation.next, None),
        }
    return [f"{name}: {one} against {other}" for name, (one, other) in found.items() if one != other]


def _play(setting: Setting) -> Table:
    chance = random.Random(setting.seed)
    table = deal(chance, setting.players or USUAL, setting.options)
    for _ in play(table, chance):
        pass
    return table


def _judge(table: Table, setting: Setting) -> Trial:
    wrong = [Disagreement(What.OTHER, said) for said in disagreements(table)]
    before = random.Random(f"ga:{setting.seed}").randrange(MOST_IN_POOL) if setting.options.ga else 0
    kept = 0 if table.winner is not None else before + (len(table.taken) if table.options.ga else 0)
    cards = table.cards()
    if len(set(cards)) != len(CARDS) or len(cards) != len(CARDS) or sum(settle(table, before)) != before - kept:
        wrong.append(Disagreement(What.LOST))
    return Trial(table.kind.slug if table.winner is not None else "het-vong", table.turns, wrong)


PLAYERS = Players(play=_play, judge=_judge, seats=lambda game, options: range(2, USUAL + 1))
