"""What a seat owes: what costs nothing until its own ù, or until another's ù on the card it threw.

Law: TT-9.3, TT-9.15, TT-11.4 to TT-11.6.2, TT-12.4.4, TT-14.8, TT-16.14, TT-16.20.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tutorials.engine.cards import Cards, Kind
from tutorials.engine.lines import Line
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee.clauses import Clause, Law, offences
from tutorials.engine.totom.referee.faults import FAULT_KINDS, Fault, cost
from tutorials.engine.totom.referee.raising import KHAN_LEFT, NEVER_LAID, Dealt
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.table import Table, Thrown
from tutorials.engine.totom.referee.written import EATING, Act, How

HANGING = "treo-tranh"
_TO_COME = {
    "bo-u": "owed-u", "khe-khan": "owed-raise", "thoi-khan": "owed-raise", "mot-thanh": "owed-mot-thanh",
    "hai-cho": "owed-hai-cho",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Debt:
    """Something owed: the fault it is or becomes, about which cards, and since which line (0: before the record)."""

    slug: str
    cards: Cards
    line: int = 0
    article: str = ""
    is_due: bool = True  # the fault is made; otherwise it comes of the next throw, or of another's ù
    may_mend: bool = False  # it can still be put right

    def result(self, options: Options) -> str:
        """Return what it costs in a house."""
        return cost(self.slug, options)

    def as_fault(self, seat: str, options: Options) -> Fault:
        """Return it as a fault of the seat."""
        card = self.cards[0]
        return Fault(self.line, seat, self.slug, self.result(options), self.article, card, None, {"about": card})

    def as_lines(self, seat: str, options: Options) -> list[Line]:
        """Return the sentences that tell of it, and how it can be put right."""
        if not self.is_due:
            return [Line(_TO_COME[self.slug], self.article, card=self.cards[0])]
        lines = self.as_fault(seat, options).as_lines(is_case=True)
        return lines + self.how_to_mend()

    def how_to_mend(self) -> list[Line]:
        """Return the sentence that says what puts right a fault already made."""
        if not self.is_due or self.slug != HANGING:
            return []
        return [Line("owed-lay", "TT-9.3" if self.cards[0].is_yeu else "TT-9.15", cards=list(self.cards))]


def debts(seat: Seat) -> list[Debt]:
    """Return the faults made that a seat has to answer for at its own ù, each once."""
    found = [Debt(slug, (card,), line, _article(seat, slug, card)) for slug, line, card in seat.light]
    found += [_hanging(seat, card, line) for card, line in seat.hanging.items()]
    for card in seat.dealt if seat.whole else ():
        never = offences(NEVER_LAID, Dealt(seat, card))
        found += [Debt(clause.slug, (card,), 0, FAULT_KINDS[clause.slug].article) for clause, _ in never]
    once: dict[tuple[str, Kind], Debt] = {}
    for debt in found:
        once.setdefault((debt.slug, debt.cards[0]), debt)
    return list(once.values())


def _article(seat: Seat, slug: str, card: Kind) -> str:
    """Return the article of a fault; a declined thiên khai has its own. Law: TT-12.4."""
    is_four = slug == "bat-thuc-thieu-phu" and seat.declined.get(card) == 4
    return "TT-12.4" if is_four else FAULT_KINDS[slug].article


def _hanging(seat: Seat, card: Kind, line: int) -> Debt:
    copies = (card,) * max(1, seat.hand[card])
    return Debt(HANGING, copies, line, FAULT_KINDS[HANGING].article, may_mend=True)


@dataclass(frozen=True, slots=True)
class NearEnd:
    """A card thrown near the end of the nọc, on which another may be ù. Law: TT-16.14."""

    thrown: Thrown
    to_open: int | None

    def is_wrong(self, to_open: int, *states: str) -> bool:
        """Say whether so many cards may be opened, and the thrower, not forced, had a hand in one of these states."""
        return self.to_open == to_open and not self.thrown.is_forced and self.thrown.state in states


NEAR_THE_END: Law[NearEnd] = (
    (
        Clause("mot-thanh", lambda case: case.is_wrong(1, "cho", "chua")),
        Clause("hai-cho", lambda case: case.is_wrong(2, "chua")),
    ),
)


def to_come(table: Table, seat: Seat) -> Iterator[Debt]:
    """Yield what becomes a fault if the seat throws now, or if another is ù on the card it has thrown."""
    shown, thrown = table.shown, table.last_throw
    if shown is None:
        return
    card = shown.card
    if shown.holder == seat.name and shown.act is not Act.WIN:
        if seat.name in shown.could_win:
            yield Debt("bo-u", (card,), article="TT-14.8", is_due=False, may_mend=True)
        if shown.act in EATING and seat.lies(card, How.KHAN):
            for clause, _ in offences(KHAN_LEFT, table.options):
                yield Debt(clause.slug, (card,), article="TT-11.6.2", is_due=False, may_mend=True)
    if thrown is not None and shown.by == seat.name and table.winner is None:
        for near, _ in offences(NEAR_THE_END, NearEnd(thrown, table.to_open)):
            yield Debt(near.slug, (card,), article=FAULT_KINDS[near.slug].article, is_due=False)
