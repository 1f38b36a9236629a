"""The keeper of a hội: takes the results of hands and says who pays whom. Points only. Law: TT-16.4 to TT-16.9."""

from dataclasses import dataclass, field

from tutorials.engine.errors import DoorError, Message
from tutorials.engine.hoi import COUNTED
from tutorials.engine.lines import Line, listed
from tutorials.engine.seats import Seats, upper_of
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.hoi.dealers import Dealers, dealers_after
from tutorials.engine.totom.hoi.ga import ARTICLE, is_fed_by, is_taken_by, outer_points, thong_steps
from tutorials.engine.totom.hoi.hands import BEFORE_U, Hand
from tutorials.engine.totom.hoi.holder import Cai, NextCai
from tutorials.engine.totom.hoi.ledger import Ledger, Move
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.cuoc import BY_SLUG, Cuoc, again_of, alone, as_called, has_thong
from tutorials.engine.totom.score.scoring import score
from tutorials.engine.words import both

MOST_HOI = 9  # hội that one ù may use up


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table agrees on beside its house rules."""

    gom: int  # points each seat puts in at the start of a hội
    thuong_hoi: str = "cong-sang"  # the part of an ù that the pot cannot pay: carried on, or dropped ("thoi")
    du_hoi: str = "cong-sang"  # less than a suông left in the pot: stays in it, or is laid aside ("de-rieng")
    thong_qua_hoa: bool = False  # a draw between two wins leaves the row whole
    ga_dau_hoi: int = 2  # dịch each gives to the gà at the start of a hội
    cai: str | None = None  # who has the cái of the first hand
    nha_bat_cai: str | None = None  # who picks for the first hand


@dataclass(frozen=True, slots=True)
class Worth:
    """What an ù is worth: points, dịch, the cước in the order of the call."""

    diem: int
    dich: int
    cuoc: tuple[Cuoc, ...]
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """One hand after the keeper has counted it."""

    number: int
    hand: Hand
    worth: Worth
    streak: int  # wins in a row before this hand
    moves: tuple[Move, ...]
    cai: str | None
    cai_next: NextCai
    dealers_next: Dealers | None
    points: dict[str, int]
    debts: dict[str, int]
    ended: bool
    pays_debt: bool  # the ù pays one that was owed, and takes no points
    lines: tuple[Line, ...]


NOTHING = Worth(0, 0, (), ())


def usual_gom(seats: int, options: Options) -> int:
    """Return what each puts in: two chi nẩy and one dịch shared by all, rounded up. Law: TT-16.5.1."""
    whole = 2 * alone(BY_SLUG["chi-nay"], options) + options.dich
    return -(-whole // seats)


@dataclass(slots=True)
class Keeper:
    """The score of a table as it stands, hand after hand."""

    seats: Seats
    game: Game
    options: Options
    terms: Terms
    ledger: Ledger = field(init=False)
    cai: Cai = field(init=False)
    owed: tuple[str, int] | None = None  # thượng hội: what the next pot still has to pay, and to whom
    number: int = 0
    begun: int = 0
    ended: int = 0
    row: tuple[str, int] | None = None  # who won last, and how many times in a row
    barred: str | None = None  # who won the last hand without points, and may not call thông
    at_start: dict[str, int] = field(default_factory=dict)  # points of the seats as this hội began
    lines: list[Line] = field(default_factory=list)  # of the hand being counted

    def __post_init__(self) -> None:
        self.ledger = Ledger(self.seats)
        self.cai = Cai(self.seats, self.terms.cai, self.terms.nha_bat_cai)

    @property
    def is_gom(self) -> bool:
        """Say whether wins are paid from a pot. Law: TT-16.5."""
        return self.options.loi_diem == "gom"

    @property
    def _entry(self) -> str:
        """Return the article by which this house pays: from a pot, or each the winner."""
        return "TT-16.5.1" if self.is_gom else "TT-16.5.2"

    def say(self, phrase: str, article: str, **values: object) -> None:
        """Add a line to the hand being counted."""
        self.lines.append(Line(phrase, article, **values))

    def keep(self, hand: Hand) -> Counted:
        """Count one hand and move its points. Raises DoorError where it does not fit the hands before."""
        self.ledger.moves, self.lines = [], []
        self.number += 1
        cai = self.cai.of(hand)
        hoi_before = self.ended
        if self.begun == 0 or (self.is_gom and self.begun == self.ended):
            self._begin()
        if hand.result != COUNTED:
            self._gather("dau-van", self.seats, 1)
        streak = self._streak(hand)
        worth = self._worth(hand, streak)
        self._tell(hand, worth)
        is_paid = hand.winner is not None and hand.result not in ("lanh-lang", COUNTED)
        pays_debt = is_paid and self.ledger.debts[hand.winner or ""] > 0
        if hand.result == COUNTED:
            self._enter(hand)
        else:
            self._gather_win(hand, streak)
        if is_paid:
            self._pay_winner(hand, worth, streak)
        debts = self.ledger.debts.copy()
        self._punish(hand, worth)
        self._gather_faults(hand)
        self._go_on_with_row(hand)
        if self.is_gom and self.begun > self.ended and self.ledger.pot < self.options.suong:
            self._end()
        after_thong = streak > 0 and hand.result != "lanh-lang"
        ended = self.is_gom and self.ended > hoi_before and self.begun == self.ended
        following, line = self.cai.next(hand, self.options, after_thong=after_thong, hoi_ended=ended)
        dealers = self._dealers(hand, owes=self.ledger.debts != debts, hoi_ended=ended)
        return Counted(
            number=self.number,
            hand=hand,
            worth=worth,
            streak=streak,
            moves=tuple(self.ledger.moves),
            cai=cai,
            cai_next=following,
            dealers_next=dealers,
            points=dict(self.ledger.points),
            debts=dict(self.ledger.debts),
            ended=ended,
            pays_debt=pays_debt,
            lines=(*self.lines, *line, *(dealers.as_lines(hand.winner or hand.caught) if dealers else ())),
        )

    def _dealers(self, hand: Hand, *, owes: bool, hoi_ended: bool) -> Dealers | None:
        """Return who deals the next hand, by the points of this hội. Law: TT-16.12."""
        points = {seat: self.ledger.points[seat] - self.at_start.get(seat, 0) for seat in self.seats}
        return dealers_after(hand, self.seats, self.options, points, owes=owes, hoi_ended=hoi_ended)

    # the pot -------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Gather for a new hội; what the last one could not pay is paid first. Law: TT-16.5.1, TT-16.7."""
        first = self.begun
        while True:
            if self.begun - first >= MOST_HOI:
                raise DoorError("too-many", ("hands", self.number - 2), both("error-totom-hoi-too-many", most=MOST_HOI))
            self.begun += 1
            self.at_start = self.ledger.totals()
            if self.is_gom:
                self.ledger.from_each(self.seats, "lang", self.terms.gom, "gom", "TT-16.5.1")
                self.say(
                    "hoi-gom", "TT-16.5.1", number=self.begun, points=self.terms.gom, pot=self.ledger.pot
                )  # fmt: skip
            self._gather("dau-hoi", self.seats, self.terms.ga_dau_hoi)
            if self.owed is None:
                return
            seat, rest = self.owed
            took = min(rest, self.ledger.pot)
            self.ledger.move("lang", seat, took, "thuong-hoi", "TT-16.7")
            self.owed = (seat, rest - took) if took < rest else None
            self.say("hoi-thuong-hoi-tra", "TT-16.7", seat=seat, points=took, pot=self.ledger.pot)
            if self.ledger.pot >= self.options.suong:
                return
            self._end()

    def _end(self) -> None:
        """End the hội: the pot no longer pays a plain ù. Law: TT-16.7."""
        self.ended += 1
        left = self.ledger.pot
        self.say("hoi-end", "TT-16.7", number=self.ended, pot=left, suong=self.options.suong)
        if left and self.terms.du_hoi == "de-rieng":
            self.ledger.move("lang", "du", left, "du-hoi", "TT-16.7")
            self.say("hoi-left", "TT-16.7", points=left)

    def _take_from_pot(self, seat: str, worth: Worth) -> None:
        pot = self.ledger.pot
        if self.options.kinh_tu_co == "het-hoi" and any(each.slug == "kinh-tu-co" for each in worth.cuoc):
            self.ledger.move("lang", seat, pot, "het-hoi", "TT-15.11")
            self.say("hoi-all", "TT-15.11", seat=seat, points=pot)
            return
        took = min(pot, worth.diem)
        self.ledger.move("lang", seat, took, "u", "TT-16.5.1")
        self.say("hoi-take", "TT-16.5.1", seat=seat, points=took, pot=self.ledger.pot)
        if took == worth.diem:
            return
        rest = worth.diem - took
        if self.terms.thuong_hoi == "cong-sang":
            self.owed = (seat, rest)
            self.say("hoi-thuong-hoi", "TT-16.7", seat=seat, points=rest)
        else:
            self.say("hoi-thuong-hoi-thoi", "TT-16.7", points=rest)

    # what an ù is worth --------------------------------------------------------------------------

    def _knows_thong(self) -> bool:
        """Say whether thông exists here: at Hội Lim a table of four has none (row T6). Law: TT-15.4."""
        return has_thong(self.game, self.options) and (self.options.thong == "cuoc" or len(self.seats) != 4)

    def _streak(self, hand: Hand) -> int:
        """Return the wins in a row before this hand of whoever called ù. Law: TT-15.5, TT-16.20."""
        seat = hand.winner or hand.caught
        found = self.row[1] if self.row is not None and self.row[0] == seat and self._knows_thong() else 0
        if hand.streak is not None and hand.streak != found:
            raise DoorError(
                "conflict",
                (*hand.place, "streak"),
                both("error-totom-hoi-streak", seat=seat, found=found, given=hand.streak),
            )
        return found

    def _worth(self, hand: Hand, streak: int) -> Worth:
        """Count the ù, its place in the row of wins included; a void ù counts as it was called."""
        if hand.result in ("lanh-lang", COUNTED) or (hand.winner is None and hand.result != "den"):
            return NOTHING
        if hand.given is not None:
            return Worth(*hand.given, (), ())
        again = [each for each in hand.cuoc if each.wins]
        if hand.result == "den":
            streak = max((each.wins for each in again), default=1) - 1
        else:
            self._check_row(hand, again, streak)
        called = streak if hand.thong_called else 0
        plain = [as_called(each, self.game) for each in hand.cuoc if not each.wins]
        found = score(plain, self.options, called)
        return Worth(found.diem, found.dich, found.cuoc, found.lines)

    def _check_row(self, hand: Hand, again: list[Cuoc], streak: int) -> None:
        """Raise DoorError for thông or a khôi that the row of wins does not bear out."""
        right = again_of(streak, self.options) if hand.thong_called else None
        if not again or again == [right]:
            return
        told = Message(f"là {right.vi}", right.vi) if right else Message("không có thông", "a win without thông")
        raise DoorError(
            "conflict",
            (*hand.place, "cuoc"),
            both("error-totom-hoi-thong", right=told, said=[each.vi for each in again]),
        )

    def _tell(self, hand: Hand, worth: Worth) -> None:
        """Say what happened."""
        number, seat = self.number, hand.winner or hand.caught
        if hand.result == COUNTED:
            self.say("hoi-counted", self._entry, players=len(self.seats))
        elif hand.result == "bo-bai":
            self.say("hoi-bo-bai", "TT-14.12.2", number=number)
        elif hand.result == "hoa":
            article = "TT-14.12.3" if hand.odd else "TT-14.12.1"
            self.say("hoi-draw-odd" if hand.odd else "hoi-draw", article, number=number)
        elif hand.result == "lanh-lang":
            self.say("hoi-lanh-lang", "TT-14.2", number=number, seat=seat)
        elif hand.result == "den":
            article = "TT-14.9.2" if hand.fault == "xuong-thua" else "TT-14.3"
            phrase = "hoi-over-called" if hand.fault == "xuong-thua" else "hoi-void"
            self.say(phrase, article, number=number, seat=seat)
        elif hand.winner is None:
            self.say("hoi-caught", "TT-16.18", number=number, seat=seat)
        elif hand.given is not None:
            self.say("hoi-u-given", "TT-15.1", number=number, seat=seat, points=worth.diem)
        else:
            article = worth.cuoc[0].article if len(worth.cuoc) == 1 else "TT-15.18"
            self.say("hoi-u", article, number=number, seat=seat, cuoc=list(worth.cuoc), points=worth.diem)
        self.lines += worth.lines if len(worth.cuoc) > 1 else ()
        if hand.chiu:
            self.say("hoi-chiu", "TT-16.9", seats=listed(hand.chiu))
        if hand.winner is not None and hand.winner == self.barred:
            self.say("no-thong", "TT-16.20")

    # who pays ------------------------------------------------------------------------------------

    def _pay_winner(self, hand: Hand, worth: Worth, streak: int) -> None:
        """Pay the winner: the village, or the one who pays in its place; or he pays a hand that he owes."""
        winner = hand.winner
        assert winner is not None
        if not hand.thong_called and streak:
            self.say("hoi-thong-lost", "TT-14.9.2", seat=winner)
        if self.ledger.debts[winner]:
            self.ledger.debts[winner] -= 1
            left = self.ledger.debts[winner]
            self.say("hoi-debt-left" if left else "hoi-debt-paid", "TT-16.18.4", seat=winner, count=left)
            return
        payer, article = self._payer(hand)
        others = self._others(winner, hand)
        outer = outer_points(worth.cuoc, worth.dich if hand.given else None, self.options)
        if payer is not None:
            points = worth.diem * (1 if self.is_gom else len(others))
            self.ledger.move(payer, winner, points, "den", article)
            self.say("hoi-den-u", article, payer=payer, seat=winner, points=points)
            if outer:
                self.ledger.move(payer, winner, outer * len(others), "ga-ngoai", "TT-16.4.2")
                self.say("hoi-ga-outer-one", "TT-16.4.2", payer=payer, points=outer * len(others))
        else:
            if self.is_gom:
                self._take_from_pot(winner, worth)
            else:
                self.ledger.from_each(others, winner, worth.diem, "quang", "TT-16.5.2")
                self.say("hoi-quang", "TT-16.5.2", seat=winner, points=worth.diem)
            if outer:
                self.ledger.from_each(others, winner, outer, "ga-ngoai", "TT-16.4.2")
                self.say("hoi-ga-outer", "TT-16.4.2", seat=winner, points=outer)
        self._take_ga(hand, worth)

    def _payer(self, hand: Hand) -> tuple[str | None, str]:
        """Return who pays the ù in place of the village, if one does. Law: TT-16.18.2, TT-10.6.3."""
        if hand.result == "bao" and self.options.phat == "den-ngay":
            return hand.caught, "TT-16.23.1" if hand.fault == BEFORE_U else "TT-16.18.2"
        if hand.den in ("don", "chong"):
            return hand.thrower, "TT-10.6.3"
        return None, ""

    def _enter(self, hand: Hand) -> None:
        """Move points that were counted elsewhere; what the seats do not settle among them is of the pot."""
        rest = dict(zip(self.seats, hand.points, strict=True))
        while min(rest.values()) < 0 < max(rest.values()):
            giver, taker = min(rest, key=lambda seat: rest[seat]), max(rest, key=lambda seat: rest[seat])
            points = min(-rest[giver], rest[taker])
            rest[giver] += points
            rest[taker] -= points
            self.ledger.move(giver, taker, points, COUNTED, self._entry)
        for seat, points in rest.items():
            if points > 0:
                self._take_from_pot(seat, Worth(points, 0, (), ()))
            elif points:
                self.ledger.move(seat, "lang", -points, COUNTED, "TT-16.5.1")
                self.say("hoi-den-pot", "TT-16.5.1", seat=seat, points=-points, pot=self.ledger.pot)

    def _others(self, seat: str, hand: Hand) -> tuple[str, ...]:
        """Return the village as one seat sees it: the others who play this hand. Law: TT-16.9."""
        return tuple(each for each in self.seats if each != seat and each not in hand.chiu)

    def _punish(self, hand: Hand, worth: Worth) -> None:
        """Let grave faults be paid, at once or by a hand that is owed. Law: TT-16.18, TT-14.9, TT-10.6.4."""
        phat = self.options.phat
        if hand.result == "den":
            is_owed = (self.options.xuong_thua if hand.fault == "xuong-thua" else phat) == "cheo-do"
            self._pay_village(hand.caught, hand, worth, self._article(hand), is_owed=is_owed)
        elif hand.result == "cheo-do" or (hand.result == "bao" and phat == "cheo-do"):
            self._pay_village(hand.caught, hand, worth, "TT-16.18.4", is_owed=True)
        elif hand.fault == BEFORE_U and self.options.bao_truoc_u_gia == "chong":
            self._pay_village(hand.caught, hand, worth, "TT-16.23.2", is_owed=False)
        elif hand.result == "bao" and hand.winner is None:
            self.say("hoi-bao-draw", "TT-16.18.2", seat=hand.caught)
        elif hand.den in ("lang", "chong"):
            self._pay_village(hand.thrower, hand, worth, "TT-10.6.4", is_owed=phat == "cheo-do")

    @staticmethod
    def _article(hand: Hand) -> str:
        return "TT-14.9.2" if hand.fault == "xuong-thua" else "TT-16.18.3"

    def _pay_village(self, seat: str | None, hand: Hand, worth: Worth, article: str, *, is_owed: bool) -> None:
        """Pay the village: into its pot, or to each of the others; or owe it one ù."""
        assert seat is not None
        if is_owed:
            self.ledger.debts[seat] += 1
            self.say("hoi-debt", "TT-16.18.4", seat=seat, count=self.ledger.debts[seat])
        elif self.is_gom:
            self.ledger.move(seat, "lang", worth.diem, "den-lang", article)
            self.say("hoi-den-pot", article, seat=seat, points=worth.diem, pot=self.ledger.pot)
        else:
            self.ledger.to_each(seat, self._others(seat, hand), worth.diem, "den-lang", article)
            self.say("hoi-den-each", article, seat=seat, points=worth.diem)

    # gà ------------------------------------------------------------------------------------------

    def _gather(self, why: str, seats: tuple[str, ...], steps: int) -> None:
        """Let seats give to the gà, if this house collects on such an occasion. Law: TT-16.4.1."""
        points = steps * self.options.dich
        if not points or not is_fed_by(why, self.options):
            return
        article = ARTICLE.get(why, "TT-16.4.1")
        self.ledger.from_each(seats, "ga", points, f"ga-{why}", article)
        phrase = "hoi-ga-in" if len(seats) == 1 else "hoi-ga-in-each"
        self.say(phrase, article, seats=listed(seats), points=points, why=both(f"ga-why-{why}"))

    def _gather_win(self, hand: Hand, streak: int) -> None:
        """Collect for the winning card that was thrown, and for the row of wins that went on."""
        if hand.thrower and hand.winner:
            self._gather("danh-u", (hand.thrower,), 1)
        if hand.winner and hand.result != "lanh-lang" and hand.thong_called:
            playing = tuple(each for each in self.seats if each not in hand.chiu)
            self._gather("thong", (upper_of(hand.winner, playing),), thong_steps(streak, self.options))

    def _gather_faults(self, hand: Hand) -> None:
        """Collect for faults, and what else the table tells of this hand."""
        if hand.result == "lanh-lang" and hand.winner:
            self._gather("lanh-lang", (hand.winner,), 1)
        if hand.thrower and hand.den != "khong":
            self._gather("den-lang", (hand.thrower,), 1)
        if hand.caught and (hand.result != "bao" or hand.winner):
            self._gather("den-lang" if hand.result == "bao" else "u-bao", (hand.caught,), 1)
        for extra in hand.extras:
            if not is_fed_by(extra.why, self.options):
                self.say("hoi-ga-none", "TT-16.4.1", why=both(f"ga-why-{extra.why}"))
                continue
            others = tuple(each for each in self.seats if each != extra.seat)
            self._gather(extra.why, others if extra.why == "nhai" else (extra.seat,), extra.times)

    def _take_ga(self, hand: Hand, worth: Worth) -> None:
        """Let a great ù take the whole gà. Law: TT-16.4.1."""
        found = self.ledger.points["ga"]
        takes = is_taken_by(worth.cuoc) if hand.takes_ga is None else hand.takes_ga
        if found and takes and hand.winner:
            self.ledger.move("ga", hand.winner, found, "an-ga", "TT-16.4.1")
            self.say("hoi-ga-out", "TT-16.4.1", seat=hand.winner, points=found)

    # the row of wins -----------------------------------------------------------------------------

    def _go_on_with_row(self, hand: Hand) -> None:
        """Carry the row of wins on, or break it. Law: TT-15.5, TT-16.20."""
        self.barred = None
        if hand.result in ("hoa", "bo-bai") or (hand.result == "bao" and hand.winner is None):
            self.row = self.row if self.terms.thong_qua_hoa else None
        elif hand.winner is None:
            self.row = None
        elif hand.result == "lanh-lang" and not self.options.thong_sau_lanh_lang:
            self.row, self.barred = None, hand.winner
        else:
            so_far = self.row[1] if self.row is not None and self.row[0] == hand.winner else 0
            self.row = hand.winner, so_far + 1
