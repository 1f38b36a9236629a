"""The cái of a hội, hand after hand: who has it, who has it next, and who picks. Law: TT-7.1, TT-7.2, TT-1.2."""

from dataclasses import dataclass

from tutorials.engine.errors import DoorError
from tutorials.engine.hoi import COUNTED
from tutorials.engine.lines import Line
from tutorials.engine.seats import Seats, after
from tutorials.engine.totom.hoi.cai import ARTICLES, who_has_cai
from tutorials.engine.totom.hoi.hands import Hand
from tutorials.engine.totom.options import Options
from tutorials.engine.words import both

Following = tuple["NextCai", tuple[Line, ...]]


@dataclass(frozen=True, slots=True)
class NextCai:
    """Who has the next cái: a seat, or it is picked anew (`lang`, `dau-hoi`); and who does the picking."""

    seat: str | None
    bat_cai: str | None = None
    by: str | None = None


@dataclass(slots=True)
class Cai:
    """The cái as it goes round the table; None where the village has not said."""

    seats: Seats
    seat: str | None
    picker: str | None
    is_sure: bool = False  # the hand before settles whose it is

    def of(self, hand: Hand) -> str | None:
        """Return who has the cái of this hand. Raises DoorError where the hand says otherwise than the law."""
        if hand.cai is not None:
            if self.is_sure and hand.cai != self.seat:
                raise DoorError(
                    "conflict", (*hand.place, "cai"), both("error-totom-hoi-cai", seat=self.seat, given=hand.cai)
                )
            self.seat = hand.cai
        if self.seat is not None and self.seat != hand.winner and any(each.slug == "thien-u" for each in hand.cuoc):
            raise DoorError("conflict", (*hand.place, "cuoc"), both("error-totom-hoi-thien-u", seat=self.seat))
        return self.seat

    def next(self, hand: Hand, options: Options, *, after_thong: bool, hoi_ended: bool) -> Following:
        """Settle the next cái, and who picks: the cái of this hand, or one seat on after a thông. Law: TT-7.2."""
        by = self.seat
        if after_thong:
            by = after(self.picker, self.seats) if self.picker is not None else None
        seat, bat_cai, line = self._whose(hand, options, hoi_ended=hoi_ended)
        self.seat, self.picker, self.is_sure = seat, by if bat_cai is None else None, seat is not None
        return NextCai(seat, bat_cai, self.picker), (line,)

    def _whose(self, hand: Hand, options: Options, *, hoi_ended: bool) -> tuple[str | None, str | None, Line]:
        if hoi_ended:
            return None, "dau-hoi", Line("hoi-cai-first", "TT-7.1.1")
        if hand.odd:
            return None, None, Line("hoi-cai-unknown", "TT-14.12.3")
        if hand.cai_next is not None:
            return hand.cai_next, None, Line("hoi-cai-known", "TT-7.1.1", seat=hand.cai_next)
        if hand.result == COUNTED and hand.winner is None:
            return None, None, Line("hoi-cai-not-told", "TT-7.1.1")
        result = "hoa-chiu" if hand.result == "hoa" and hand.chiu else hand.result
        who = who_has_cai(result, options)
        if who == "u" and hand.winner is None:  # nobody won, and the one caught does not have it
            who = "hoa" if hand.ke is not None else "lang"
        if who == "lang":
            return None, "lang", Line("hoi-cai-lang", "TT-7.1.4")
        if who == "chiu":
            more = () if len(hand.chiu) == 1 else hand.chiu[1:]
            phrase = "hoi-cai-chiu-two" if more else "hoi-cai-chiu"
            return hand.chiu[0], None, Line(phrase, "TT-7.1.2", seat=hand.chiu[0], others=list(more))
        if who == "hoa" and hand.ke is None:
            raise DoorError("missing", (*hand.place, "ke"), both("error-totom-hoi-ke"))
        seat = {"u": hand.winner, "bao": hand.caught, "hoa": hand.ke}[who]
        return seat, None, Line(f"hoi-cai-{who}", ARTICLES[who], seat=seat)
