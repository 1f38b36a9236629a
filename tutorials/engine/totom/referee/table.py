"""The table while a record is replayed: whose turn it is, which card lies open, who claims it.

Raises DoorError, naming the line, where the record cannot have happened. Law: TT-6.2, TT-8.5, TT-8.6.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tutorials.engine.cards import Cards, Kind, short
from tutorials.engine.errors import DoorError
from tutorials.engine.records import wrong
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee import eating, laying, raising, throwing, winning
from tutorials.engine.totom.referee.acts import weigh
from tutorials.engine.totom.referee.clauses import Case, Law, offences
from tutorials.engine.totom.referee.faults import FAULT_KINDS, Fault, Note, cost
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.seating import Known, count
from tutorials.engine.totom.referee.written import Act, How, Record, Turn
from tutorials.engine.totom.score.calls import Call, late_khan


@dataclass(slots=True)
class Shown:
    """The card that lies open and may be claimed."""

    card: Kind
    by: str
    how: str  # thrown, opened, thien-khai
    line: int
    could_win: set[str] = field(default_factory=set)
    holder: str | None = None
    act: Act | None = None
    held: Seat | None = None  # the holder as it was before the claim
    out: Counter[Kind] | None = None  # the cards that were known to be somewhere before the claim
    outbid: Turn | None = None  # an ù that fell to one at a nearer door


class Referee:
    """Replays one record. `faults` holds what it found so far, `notes` what might look like a fault and is none."""

    def __init__(self, record: Record, game: Game, options: Options) -> None:
        known = Known(record, game, options)
        self.record = record
        self.game = game
        self.options = options
        self.faults: list[Fault] = []
        self.closed: list[Fault] = []  # of the winner, that nobody stopped before his true ù (TT-2.4)
        self.notes: list[Note] = []
        self.shown: Shown | None = None
        self.out = known.out
        self.order = list(record.seats)
        self.fresh = record.begins_at_the_deal
        self.to_throw: str | None = record.cai if self.fresh else None
        self.noc_left = known.noc_left
        self.coming = known.coming
        self.opened_any = not self.fresh
        self.vong: Shown | None = None  # a thiên khai that was just raised
        self.winner: str | None = None
        self.won: winning.Won | None = None  # the ù that stands, where the whole hand is known
        self.showing: tuple[Call, ...] = ()  # what the winner did wrong in showing the hand, if that is told
        self.drawn = False
        self.exempt = False  # the one to throw was forced: by a yêu or a raised khàn (TT-16.14)
        self.claimed_by: str | None = None  # the one to throw has eaten or taken by phỗng
        self.last_throw: tuple[str, int, bool, str] | None = None  # seat, line, forced, state of the hand then
        self.seats = known.seats
        self.line = 0

    # going on --------------------------------------------------------------------------------

    def replay(self, until: int | None = None) -> list[Fault]:
        """Go through the record, up to a line if one is given, and return the faults in order."""
        for turn in self.record.turns:
            if until is not None and turn.line > until:
                break
            self.step(turn)
        self.faults.sort(key=lambda fault: fault.line)
        self.closed.sort(key=lambda fault: fault.line)
        self.notes.sort(key=lambda note: note.line)
        return self.faults

    def step(self, turn: Turn) -> None:
        """Carry out one action."""
        self.line = turn.line
        if turn.act is Act.DRAW:
            self._draw(turn)
            return
        if turn.act is Act.GAP:
            self._skip()
            return
        if self.drawn or (self.winner is not None and turn.act is not Act.WIN):
            raise wrong(turn.line, "after-end", "ván đã hết từ dòng trước.", "the hand ended before this line.")
        if self.vong is not None and turn.act is not Act.WIN:
            for name in self.vong.could_win:
                self.seats[name].light.append(("bo-u", self.vong.line, self.vong.card))
            self.vong = None
        seat = self.seats[turn.seat]
        if seat.out:
            vi, en = "{seat} đã chịu bài.", "{seat} sits this hand out."
            raise wrong(turn.line, "sits-out", vi, en, seat=turn.seat)
        _STEPS[turn.act](self, turn, seat)

    @property
    def finished(self) -> bool:
        """Say whether the hand has ended."""
        return self.winner is not None or self.drawn

    @property
    def players(self) -> int:
        """Return how many play this hand."""
        return sum(not seat.out for seat in self.seats.values())

    @property
    def noc_end(self) -> int:
        """Return how many cards are left in the nọc at a draw. Law: TT-6.2."""
        ends = dict(self.game.noc_end)
        return self.game.noc_left(max(min(self.players, max(ends)), min(ends)), self.options)

    @property
    def to_open(self) -> int | None:
        """Return how many cards may still be opened, if that is known."""
        return None if self.noc_left is None else self.noc_left - self.noc_end

    def after(self, name: str) -> str:
        """Return the seat that plays after this one."""
        place = self.order.index(name)
        for step in range(1, len(self.order) + 1):
            following = self.order[(place + step) % len(self.order)]
            if not self.seats[following].out:
                return following
        return name

    def distance(self, name: str) -> int:
        """Return how near a seat is to the door of the open card: 0 is nearest. Law: TT-8.5."""
        assert self.shown is not None
        first = self.order.index(self.shown.by) + (self.shown.how == "thrown")
        return (self.order.index(name) - first) % len(self.order)

    def eaters(self, shown: Shown) -> tuple[str, ...]:
        """Return the seats at whose doors the open card lies, the first to choose first. Law: TT-8.6."""
        if shown.how == "opened":
            return shown.by, self.after(shown.by)
        return (self.after(shown.by),) if shown.how == "thrown" else ()

    def fault(
        self,
        turn: Turn,
        slug: str,
        *,
        article: str = "",
        since: int | None = None,
        is_grave: bool = False,
        **values: object,
    ) -> None:
        """Note a fault."""
        kind = FAULT_KINDS[slug]
        self.faults.append(
            Fault(
                turn.line, turn.seat, slug, cost(slug, self.options, is_grave=is_grave), article or kind.article,
                turn.kind, since, dict(values),
            )
        )  # fmt: skip

    def tell(self, turn: Turn, law: Law[Case], case: Case) -> bool:
        """Note what a case breaks of a law; say whether it breaks any."""
        found = offences(law, case)
        for clause, told in found:
            article, values = clause.article or FAULT_KINDS[clause.slug].article, dict(told.values)
            result = cost(clause.slug, self.options, is_grave=clause.is_grave)
            self.faults.append(Fault(turn.line, turn.seat, clause.slug, result, article, turn.kind, told.since, values))
        return bool(found)

    def note(self, turn: Turn, slug: str, article: str, **values: object) -> None:
        """Note what is no fault."""
        self.notes.append(Note(turn.line, turn.seat, slug, article, turn.kind, dict(values)))

    # cards that lie open ---------------------------------------------------------------------

    def throw(self, turn: Turn, seat: Seat) -> None:
        """Throw a card."""
        if self.to_throw != turn.seat and not (self.to_throw is None and self.shown is None and not self.fresh):
            raise self.out_of_turn(turn)
        self.settle()
        is_free = self.game.is_free
        case = throwing.Throw(seat, turn.kind, self.options)
        is_lawful = not self.tell(turn, throwing.HELD_IN_TAI_BAN if is_free else throwing.HELD, case)
        if is_free and throwing.comes_from_mat(case):
            laying.take_up(seat, turn.kind)
            self.note(turn, "phu-duoi-chieu", "TB-10.2")
        else:
            self.take(turn, seat, (turn.kind,), on_mat=True)
        if is_lawful and not is_free:
            weigh.throw(self, turn, seat)
        seat.thrown.append(turn.kind)
        if not seat.acted:
            seat.acted = True
            raising.check_first_throw(self, turn, seat)
        state = winning.state_of(self, seat) if self.claimed_by == turn.seat else ""
        self.last_throw = (turn.seat, turn.line, self.exempt or self.claimed_by != turn.seat, state)
        self.to_throw = None
        self._show(turn, "thrown")

    def open(self, turn: Turn, seat: Seat) -> None:
        """Open the next card of the nọc."""
        if self.to_throw is not None or (self.shown is None and self.fresh):
            raise self.out_of_turn(turn)
        if self.shown is not None and turn.seat != self.after(self.shown.by):
            raise self.out_of_turn(turn)
        if self.to_open is not None and self.to_open <= 0:
            vi = f"nọc còn {self.noc_left} quân là hòa, không mở nữa."
            raise wrong(turn.line, "noc-over", vi, f"with {self.noc_left} cards left in the nọc the hand is a draw.")
        if not self.opened_any:
            self.opened_any = True
            raising.check_first_open(self, turn)
        if self.coming is not None:
            following = self.coming.pop(0)
            if following is not turn.kind:
                vi = f"quân nọc kế tiếp là {following.vi}, không phải {turn.kind.vi}."
                raise wrong(turn.line, "not-in-noc", vi, f"the next card of the nọc is {following.en}.")
        else:
            count(self.out, [turn.kind], turn.line)
        if self.noc_left is not None:
            self.noc_left -= 1
        self.settle(is_sure=True)
        self.last_throw = None
        self._show(turn, "opened")

    def _show(self, turn: Turn, how: str) -> None:
        self.shown = Shown(turn.kind, turn.seat, how, turn.line)
        self.exempt = False
        self.claimed_by = None
        for name, seat in self.seats.items():
            if not seat.out and (how == "opened" or name != turn.seat) and winning.could_win(self, seat):
                self.shown.could_win.add(name)

    def settle(self, *, is_sure: bool = False) -> None:
        """Let the open card go: note who might have taken it. `is_sure`: nobody can have taken it since."""
        shown = self.shown
        if shown is None:
            return
        if is_sure and shown.holder is None:
            eating.let_yeu_go(self, shown)
        for name, seat in self.seats.items():
            if not seat.out and name in shown.could_win:
                seat.light.append(("bo-u", shown.line, shown.card))
        if shown.holder is None:
            eaters = self.eaters(shown)
            for name, seat in self.seats.items():
                if not seat.out and (shown.how != "thrown" or name != shown.by):
                    eating.let_go(self, seat, shown, is_at_door=name in eaters)
        elif shown.act in (Act.EAT, Act.EAT_DOWN, Act.EAT_SHOWN):
            holder = self.seats[shown.holder]
            for name, seat in self.seats.items():
                if seat.out or seat is holder or (shown.how == "thrown" and name == shown.by):
                    continue
                if shown.how == "opened" and name == shown.by:  # the opener had the first choice (TT-8.6)
                    eating.let_go(self, seat, shown, is_at_door=True)
                else:
                    eating.left_pair(self, seat, shown)
            eating.left_pair(self, holder, shown)  # it ate where it might have taken by phỗng
            if holder.lies(shown.card, How.KHAN):
                holder.light.append((late_khan(self.options), shown.line, shown.card))
        shown.could_win.clear()

    def let_pass(self) -> None:
        """Let the open card go for good, whatever came after it."""
        self.settle(is_sure=True)
        self.shown = None

    # cards that leave the hand ---------------------------------------------------------------

    def take(self, turn: Turn, seat: Seat, cards: Cards, *, on_mat: bool = False) -> None:
        """Take cards out of the hand. Raises DoorError if a hand that is wholly known lacks them."""
        for card, copies in Counter(cards).items():
            have = seat.hand[card]
            if have < copies:
                if seat.whole and not (on_mat and any(card in meld.cards for meld in seat.melds)):
                    vi = f"{{seat}} không có đủ {short(cards)} trên tay."
                    en = f"{{seat}} does not hold {short(cards)}."
                    raise wrong(turn.line, "not-held", vi, en, seat=turn.seat)
                if not on_mat or not any(card in meld.cards for meld in seat.melds):
                    count(self.out, [card] * (copies - have), turn.line)
            seat.hand[card] = max(0, have - copies)
            if not seat.hand[card]:
                del seat.hand[card]

    def reveal(self, turn: Turn) -> None:
        """Lay a raised thiên khai open: others may be ù with it (ù vọng). Law: TT-12.2.2."""
        if self.shown is None or self.shown.holder is None:
            self.settle()
        holder = self.to_throw
        shown = Shown(turn.kind, turn.seat, "thien-khai", turn.line)
        if self.options.u_vong != "khong-u":
            shown.could_win = {
                name
                for name, seat in self.seats.items()
                if name != turn.seat and not seat.out and winning.could_win(self, seat, turn.kind)
            }
        self.vong = shown
        self.to_throw = holder

    # ends ------------------------------------------------------------------------------------

    def _draw(self, turn: Turn) -> None:
        if self.finished:
            raise wrong(turn.line, "after-end", "ván đã hết từ dòng trước.", "the hand ended before this line.")
        if self.to_open is not None and self.to_open > 0:
            vi = f"nọc còn mở được {self.to_open} quân, chưa hòa."
            raise wrong(turn.line, "not-a-draw", vi, f"{self.to_open} cards may still be opened: no draw yet.")
        self.settle(is_sure=True)
        self.drawn = True

    def _skip(self) -> None:
        """Leave out some turns: nothing is known of what lies open now."""
        self.settle()
        self.shown = self.vong = None
        self.to_throw = None
        self.last_throw = None
        self.fresh = False
        self.opened_any = True
        self.noc_left = self.coming = None

    def sit_out(self, turn: Turn, seat: Seat) -> None:
        """Sit the hand out. Law: TT-16.9."""
        if self.shown is not None or turn.seat == self.to_throw:
            vi = "chỉ người không giữ cái được chịu bài, và chịu trước khi vào ván."
            raise wrong(turn.line, "out-of-turn", vi, "only one who has not the cái may sit out, before play begins.")
        if self.players <= 3:
            raise wrong(turn.line, "seats", "không đủ người chơi.", "too few players are left.")
        seat.out = True

    def out_of_turn(self, turn: Turn) -> DoorError:
        """Return the error of an action of a seat whose turn it is not."""
        following = self.to_throw or (self.after(self.shown.by) if self.shown else "")
        if self.to_throw:
            vi, en = "đến lượt {next} đánh.", "it is {next}'s turn to throw."
        elif self.shown:
            vi, en = "đến lượt {next} ăn hoặc mở nọc.", "it is {next}'s turn to eat or open."
        else:
            vi, en = "chưa có quân nào hiện.", "no card lies open yet."
        vi, en = f"{{seat}} chưa đến lượt, {vi}", f"{{seat}} is out of turn; {en}"
        return wrong(turn.line, "out-of-turn", vi, en, seat=turn.seat, next=following)


_STEPS: dict[Act, Callable[[Referee, Turn, Seat], None]] = {
    Act.THROW: Referee.throw,
    Act.OPEN: Referee.open,
    Act.EAT: eating.eat,
    Act.EAT_DOWN: eating.eat,
    Act.EAT_SHOWN: eating.eat,
    Act.PHONG: eating.phong,
    Act.RAISE_KHAN: raising.raise_khan,
    Act.RAISE_THIEN_KHAI: raising.raise_thien_khai,
    Act.LAY_KHAN: raising.lay_khan,
    Act.LAY_THIEN_KHAI: raising.lay_thien_khai,
    Act.SHOW: raising.show,
    Act.CUP: raising.cup,
    Act.RETURN_CUP: raising.return_cup,
    Act.LAY: laying.lay,
    Act.ORDER: laying.order,
    Act.SIT_OUT: Referee.sit_out,
    Act.WIN: winning.win,
}
