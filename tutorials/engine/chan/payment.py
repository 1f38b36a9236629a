"""Who pays whom at the end of a hand, in points that add up to nought with the pot. Law: CH-7.7, CH-9.1, CH-9.4."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from tutorials.engine.chan.options import Options
from tutorials.engine.chan.scoring import fine
from tutorials.engine.lines import Line


@dataclass(frozen=True, slots=True)
class End:
    """How a hand ended: whose ù it is, what it earns, and who was báo, in the order in which they were."""

    players: int
    winner: int | None  # None: nobody won
    points: int = 0
    ga: int = 0  # points of gà among the cước
    is_paid: bool = True  # not lành làng
    caught: tuple[int, ...] = ()

    @property
    def is_won(self) -> bool:
        """Say whether the ù earns its points. Law: CH-8.1, CH-8.2."""
        return self.winner is not None and self.is_paid and self.winner not in self.caught


@dataclass(frozen=True, slots=True)
class Book:
    """Points of each seat, and what is left in the pot of the gà."""

    seats: tuple[int, ...]
    pot: int = 0
    lines: tuple[Line, ...] = field(default=(), compare=False)
    moves: tuple[tuple[int | None, int | None, int], ...] = field(default=(), compare=False)  # None is the pot

    def pay(self, who: int, whom: Sequence[int], points: int) -> "Book":
        """Let one seat pay so many points to each of some others."""
        seats = list(self.seats)
        for seat in whom:
            seats[who] -= points
            seats[seat] += points
        return replace(self, seats=tuple(seats), moves=(*self.moves, *((who, seat, points) for seat in whom)))

    def say(self, phrase: str, article: str, **values: object) -> "Book":
        """Add a sentence."""
        return replace(self, lines=(*self.lines, Line(phrase, article, **values)))


def settle(end: End, pot: int, share: int, options: Options) -> Book:
    """Return what each seat gains or loses. Law: CH-7.7, CH-9.1, CH-9.4."""
    book = Book((0,) * end.players, pot)
    if options.ga_nuoi:
        book = _put_in(book, share)
    book = _pay_win(book, end, options)
    book = _pay_fines(book, end, options)
    return _take_pot(book, end) if options.ga_nuoi else book


def _put_in(book: Book, share: int) -> Book:
    """Let every seat put its share into the pot of the gà. Law: CH-7.7."""
    put = share * len(book.seats)
    moves = tuple((seat, None, share) for seat in range(len(book.seats)))
    seats = tuple(points - share for points in book.seats)
    book = replace(book, seats=seats, pot=book.pot + put, moves=(*book.moves, *moves))
    return book.say("chan-pay-put-in", "CH-7.7", points=share, pot=book.pot)


def _take_pot(book: Book, end: End) -> Book:
    """Give the pot to an ù that has a gà; else it stays and grows. Law: CH-7.7."""
    if not (end.is_won and end.ga):
        return book.say("chan-pay-pot-stays", "CH-7.7", pot=book.pot)
    seats = list(book.seats)
    seats[end.winner or 0] += book.pot
    book = book.say("chan-pay-pot-taken", "CH-7.7", seat=_name(end.winner), pot=book.pot)
    return replace(book, seats=tuple(seats), pot=0, moves=(*book.moves, (None, end.winner, book.pot)))


def _pay_win(book: Book, end: End, options: Options) -> Book:
    """Let the others pay an ù; who was báo has paid the village, or pays for it. Law: CH-9.1, CH-9.4."""
    if end.winner is None:
        return book.say("chan-pay-draw", "CH-4.6")
    if not end.is_won:
        unpaid = "lanh-lang" if end.winner not in end.caught else "bao"
        return book.say(f"chan-pay-{unpaid}", "CH-8.1" if unpaid == "lanh-lang" else "CH-8.2", seat=_name(end.winner))
    ga = 0 if options.ga_nuoi else end.ga
    book = book.say("chan-pay-win", "CH-9.1", seat=_name(end.winner), points=end.points)
    if ga:
        book = book.say("chan-pay-ga", "CH-7.4", points=ga)
    if options.den_ai == "thay-lang" and end.caught:
        return _pay_for_all(book, end, end.winner, end.points + ga)
    return _pay_each(book, end, end.winner, end.points + ga)


def _pay_each(book: Book, end: End, winner: int, points: int) -> Book:
    """Let each of the others pay an ù but those who were báo, who pay their fine instead. Law: CH-9.1, CH-9.4."""
    payers = [seat for seat in range(end.players) if seat != winner and seat not in end.caught]
    for seat in payers:
        book = book.pay(seat, [winner], points)
    if not payers:
        return book
    return book.say("chan-pay-free" if end.caught else "chan-pay-each", "CH-9.1", points=points)


def _pay_for_all(book: Book, end: End, winner: int, points: int) -> Book:
    """Let who was báo first pay an ù for all without a fault; others who were báo pay their own part. Law: CH-9.4."""
    first, *later = end.caught
    for seat in later:
        book = book.pay(seat, [winner], points).say("chan-pay-own", "CH-9.4", seat=_name(seat), points=points)
    whole = points * (end.players - 1 - len(later))
    return book.pay(first, [winner], whole).say("chan-pay-for-all", "CH-9.4", seat=_name(first), points=whole)


def _pay_fines(book: Book, end: End, options: Options) -> Book:
    """Let who was báo pay the fine to each of the others, unless he has paid for them. Law: CH-9.2, CH-9.4."""
    cost = fine(options).diem
    for seat in end.caught:
        if options.den_ai == "tung-nha" or seat == end.winner:
            book = book.pay(seat, [other for other in range(end.players) if other != seat], cost)
            book = book.say("chan-pay-fine", "CH-9.4", seat=_name(seat), points=cost)
        elif not end.is_won:
            book = book.say("chan-pay-nobody", "CH-9.4", seat=_name(seat))
    return book


def _name(seat: int | None) -> int:
    """Return the number by which people count a seat, from 1."""
    return (seat or 0) + 1
