"""The lines of a record as a hand is played: what each action is called in writing."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from tutorials.engine.cards import KINDS, short
from tutorials.play.totom.deal import Deal


def name(kind: int) -> str:
    """Return the name of a kind as a record writes it."""
    return KINDS[kind].vi


def cards(kinds: Iterable[int]) -> str:
    """Return cards in short form."""
    return short(KINDS[kind] for kind in kinds)


class Done(NamedTuple):
    """An action that stands written: who did what."""

    seat: str
    verb: str


@dataclass
class Notes:
    """The lines written so far. Line numbers begin at 1."""

    lines: list[str] = field(default_factory=list)
    place_of_noc: int = 0
    acts: dict[int, Done] = field(default_factory=dict)  # by the number of the line

    @classmethod
    def of(cls, game: str, deal: Deal, *, is_whole: bool = True) -> "Notes":
        """Begin the record of a deal: every hand and the nọc are known; of a small one as of a hand already begun."""
        notes = cls()
        notes.add(f"Ván: {game}")
        notes.add(f"Ghế: {' '.join(deal.seats)}")
        notes.add(f"Cái: {deal.seats[deal.cai]}")
        if is_whole:
            notes.add(f"Bắt cái: {name(deal.bat_cai)}")
        for place, (seat, hand) in enumerate(zip(deal.seats, deal.hands, strict=True)):
            more = (deal.bat_cai,) if place == deal.cai and not is_whole else ()
            notes.add(f"{'Bài' if is_whole else 'Tay đủ'} {seat}: {cards(sorted((*hand, *more)))}")
        for seat, streak in zip(deal.seats, deal.streak, strict=True):
            if streak:
                notes.add(f"Ù liền {seat}: {streak}")
        if is_whole:
            notes.place_of_noc = len(notes.lines)
            notes.lines.append("")
            notes.noc(deal.noc)
        return notes

    def copy(self) -> "Notes":
        """Return a copy that can be written on."""
        return Notes([*self.lines], self.place_of_noc, {**self.acts})

    @property
    def last(self) -> Done | None:
        """Return what the last line tells, if it was written as an action."""
        return self.acts.get(len(self.lines))

    def noc(self, kinds: Iterable[int]) -> None:
        """Write the cards of the nọc in the order in which they are opened."""
        self.lines[self.place_of_noc] = f"Nọc: {' '.join(KINDS[kind].code for kind in kinds)}"

    def add(self, line: str) -> int:
        """Write a line and return its number."""
        self.lines.append(line)
        return len(self.lines)

    def act(self, seat: str, verb: str, card: int, beside: Iterable[int] = ()) -> int:
        """Write an action with the cards laid beside."""
        with_cards = cards(beside)
        number = self.add(f"{seat} {verb} {name(card)}" + (f" với {with_cards}" if with_cards else ""))
        self.acts[number] = Done(seat, verb)
        return number

    @property
    def text(self) -> str:
        """Return the record as text."""
        return "\n".join(self.lines) + "\n"
