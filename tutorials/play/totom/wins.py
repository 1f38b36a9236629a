"""Whether a card makes a seat ù, what has to be called with it, and what it earns.

Law: TT-2.1, TT-14.1, TT-14.9, TT-15.1, TB-14.1, TB-15.
"""

from dataclasses import dataclass

from tutorials.engine.cards import KINDS
from tutorials.engine.totom.game import GAMES, Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.calls import CALLS, Call, Said, best_ruling, required_calls
from tutorials.engine.totom.score.cuoc import BY_SLUG, Cuoc
from tutorials.engine.totom.score.scoring import score
from tutorials.engine.totom.score.win import Judge, Reading, Winning
from tutorials.engine.totom.solve.uses import can_win
from tutorials.engine.totom.tai_ban import win as tai_ban_win
from tutorials.engine.totom.tai_ban.arrange import round_plan
from tutorials.engine.totom.tai_ban.cuoc import CUOC as CUOC_TAI_BAN
from tutorials.play.totom.seat import MOST_LOOSE, Seat

_OF_COLOUR = ("thap-dieu", "kinh-cu", "bach-dinh")  # told of a whole hand alone: ten cards are easily all black
N = 10  # what a plain ù of tài bàn earns where nothing else was agreed (TB-15)


@dataclass(frozen=True, slots=True)
class Win:
    """An ù as it is called, and what it earns."""

    cuoc: tuple[str, ...]  # slugs, in the order in which they are called
    calls: tuple[str, ...]  # slugs of the conditions, called before them
    points: int  # what it earns; where it is called wrongly, what is paid for it
    fault: str = ""  # slug of what is wrong with it


@dataclass(frozen=True, slots=True)
class House:
    """What an ù is judged by: the game, with the sizes of this hand, and the options."""

    game: Game
    options: Options

    def is_u(self, seat: Seat, card: int, source: str) -> bool:
        """Say whether this card makes the seat ù."""
        if self.game.has_cuoc:
            return self.reading(seat, card, source) is not None
        return self._is_ready(seat) and self._wins_tai_ban(seat, card)

    def _is_ready(self, seat: Seat) -> bool:
        return not seat.spoiled and seat.loose <= MOST_LOOSE and seat.size == self.game.win_size - 1

    def _wins_tai_ban(self, seat: Seat, card: int) -> bool:
        uses = tai_ban_win.uses(seat.as_hand(), card)
        return any(round_plan(use.free, use.trung, self.game.min_lung) is not None for use in uses)

    def reading(self, seat: Seat, card: int, source: str) -> Reading | None:
        """Return how this card makes the seat ù, or None."""
        if not self._is_ready(seat):
            return None
        if card in seat.thrown and self.options.danh_di_u_lai == "khong":
            return None
        if not seat.might_win(card):
            return None
        hand = seat.as_hand()
        if not can_win(hand, card, self.game):
            return None
        return Judge(hand, self.game, self.options).read(self._winning(seat, card, source), seat.streak)

    def _winning(self, seat: Seat, card: int, source: str) -> Winning:
        return Winning(KINDS[card], source, card in seat.not_phong or card in seat.let_go)

    def said(self, seat: Seat, card: int, source: str, reading: Reading) -> tuple[list[Cuoc], list[Call]]:
        """Return the cước and the conditions that are called (TT-14.9)."""
        judge = Judge(seat.as_hand(), self.game, self.options)
        called = required_calls(judge, self._winning(seat, card, source), reading)
        return sorted(reading.score.cuoc, key=lambda each: each.order), [*called]

    def win(self, seat: Seat, card: int, source: str) -> Win | None:
        """Return how the seat is ù with this card, with all that has to be called; None if it is not."""
        if not self.game.has_cuoc:
            return self._tai_ban(seat, card)
        reading = self.reading(seat, card, source)
        if reading is None:
            return None
        cuoc, called = self.said(seat, card, source, reading)
        points = reading.score.diem
        if self.game != GAMES[self.game.slug]:
            found = score([each for each in cuoc if each.slug not in _OF_COLOUR], self.options, seat.streak)
            cuoc, points = [*found.cuoc], found.diem
        return Win(tuple(each.slug for each in cuoc), tuple(call.slug for call in called), points)

    def _tai_ban(self, seat: Seat, card: int) -> Win | None:
        if not self._is_ready(seat) or not self._wins_tai_ban(seat, card):
            return None
        hand = seat.as_hand()
        reading = tai_ban_win.read(hand, card, khan_at_deal=tai_ban_win.was_dealt_khan(hand))
        if reading is None or reading.count.cuoc is None:
            return Win(("suong",), (), N)  # a small hand has too few lưng for any other
        return Win((reading.count.cuoc.slug,), (), N * reading.count.times)

    def called(self, seat: Seat, card: int, source: str, cuoc: tuple[str, ...], calls: tuple[str, ...]) -> Win:
        """Return an ù as a player calls it, right or wrong (TT-14.3, TT-14.9.2, TB-14.3)."""
        if not self.game.has_cuoc:
            times = max((CUOC_TAI_BAN[slug].times for slug in cuoc), default=1)
            true = self._tai_ban(seat, card)
            if true is None:
                return Win(cuoc, calls, N * times, "khong-u")
            return Win(cuoc, calls, N * times, "xuong-thua" if N * times > true.points else "")
        worth = score([BY_SLUG[slug] for slug in cuoc], self.options, seat.streak).diem
        judge = Judge(seat.as_hand(), self.game, self.options)
        said = Said(tuple(CALLS[slug] for slug in calls), tuple(BY_SLUG[slug] for slug in cuoc))
        judged = None
        if self.reading(seat, card, source) is not None:
            judged = best_ruling(judge, self._winning(seat, card, source), seat.streak, said)
        if judged is None:
            return Win(cuoc, calls, worth, "khong-u")
        ruling = judged[2]
        fault = {"bao": "xuong-thua", "lanh-lang": "ho-sai"}.get(ruling.result, "")
        return Win(cuoc, calls, ruling.den if ruling.result == "bao" else ruling.diem, fault)
