"""The table while a record is replayed: whose turn it is, which card lies open, who has it, and what is left.

Raises DoorError, naming the line, where the record cannot have happened. Law: TT-6.2, TT-8.5, TT-8.6.
"""

from collections import Counter
from dataclasses import dataclass, field, replace

from tutorials.engine.asks import FaultKind
from tutorials.engine.cards import Cards, Kind, spoken
from tutorials.engine.records.lines import RecordError, wrong
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee.findings import Findings
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.seating import Known, count
from tutorials.engine.totom.referee.winning import Won
from tutorials.engine.totom.referee.written import Act, Record, Turn


@dataclass(frozen=True, slots=True)
class Claimed:
    """Who has the open card, by which act, and how seat and cards were before: a higher claim goes back to it."""

    turn: Turn
    seat: Seat
    out: Counter[Kind]


@dataclass(slots=True)
class OpenCard:
    """The card that lies open and may be claimed."""

    card: Kind
    by: str
    how: str  # thrown, opened, thien-khai
    line: int
    could_win: set[str] = field(default_factory=set)  # seats that were ù with it and have not taken it
    claim: Claimed | None = None  # that stands
    outbid: Turn | None = None  # an ù that fell to one at a nearer door

    @property
    def holder(self) -> str | None:
        """Return the seat that has the card."""
        return self.claim.turn.seat if self.claim is not None else None

    @property
    def act(self) -> Act | None:
        """Return by which act it was taken."""
        return self.claim.turn.act if self.claim is not None else None

    @property
    def source(self) -> str:
        """Return where a winning card comes from."""
        return {"opened": "noc", "thrown": "discard"}.get(self.how, self.how)


@dataclass(frozen=True, slots=True)
class Thrown:
    """The last throw: who ate and threw, and what the hand was worth then. Law: TT-16.14."""

    seat: str
    line: int
    is_forced: bool  # by a yêu or a raised khàn, or nothing was eaten
    state: str  # thanh, cho, chua; "" where it is not known or of no matter


class Table:
    """One table. `findings` holds what was found so far."""

    def __init__(self, record: Record, game: Game, options: Options, showing: tuple[FaultKind, ...] = ()) -> None:
        known = Known(record, game, options)
        self.record = record
        self.game = game
        self.options = options
        self.findings = Findings(options)
        self.seats = known.seats
        self.out = known.out  # cards that are known to be somewhere
        self.order = list(record.seats)
        self.fresh = record.begins_at_the_deal
        self.line = 0
        self.shown: OpenCard | None = None
        self.vong: OpenCard | None = None  # a thiên khai that was just raised
        self.to_throw: str | None = record.cai if self.fresh else None
        self.noc_left = known.noc_left
        self.opened_any = not self.fresh
        self.exempt = False  # the one to throw was forced: by a yêu or a raised khàn (TT-16.14)
        self.claimed_by: str | None = None  # the one to throw has eaten or taken by phỗng
        self.last_throw: Thrown | None = None
        self.winner: str | None = None
        self.won: Won | None = None  # the ù that stands, where the whole hand is known
        self.showing = showing  # what the winner did wrong in showing the hand, if that is told
        self.drawn = False
        self._coming = known.coming

    # asking ----------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Say whether the hand has ended."""
        return self.winner is not None or self.drawn

    def playing(self) -> list[Seat]:
        """Return the seats that play this hand."""
        return [seat for seat in self.seats.values() if not seat.out]

    @property
    def players(self) -> int:
        """Return how many play this hand."""
        return len(self.playing())

    @property
    def noc_end(self) -> int:
        """Return how many cards are left in the nọc at a draw. Law: TT-6.2."""
        ends = [players for players, _ in self.game.noc_end]
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

    def eaters(self, shown: OpenCard) -> tuple[str, ...]:
        """Return the seats at whose doors the open card lies, the first to choose first. Law: TT-8.6."""
        if shown.how == "opened":
            return shown.by, self.after(shown.by)
        return (self.after(shown.by),) if shown.how == "thrown" else ()

    def last_turn(self, name: str) -> Turn | None:
        """Return what a seat did last before this line."""
        return next((each for each in reversed(self.record.turns) if each.seat == name and each.line < self.line), None)

    def out_of_turn(self, turn: Turn) -> RecordError:
        """Return the error of an action of a seat whose turn it is not."""
        following = self.to_throw or (self.after(self.shown.by) if self.shown else "")
        if self.to_throw:
            vi, en = "đến lượt {next} đánh.", "it is {next}'s turn to discard."
        elif self.shown:
            vi, en = "đến lượt {next} ăn hoặc mở nọc.", "it is {next}'s turn to take or turn up a card."
        else:
            vi, en = "chưa có quân nào hiện.", "no card lies face up yet."
        vi, en = f"{{seat}} chưa đến lượt, {vi}", f"{{seat}} is out of turn; {en}"
        return wrong(turn.line, "out-of-turn", vi, en, seat=turn.seat, next=following)

    # cards that leave the hand or the nọc ----------------------------------------------------

    def take(self, turn: Turn, seat: Seat, cards: Cards, *, on_mat: bool = False) -> None:
        """Take cards out of the hand. Raises DoorError if a hand that is wholly known lacks them."""
        for card, copies in Counter(cards).items():
            have = seat.hand[card]
            if have < copies:
                lies_there = on_mat and any(card in meld.cards for meld in seat.melds)
                if seat.whole and not lies_there:
                    said = spoken(cards)
                    vi, en = f"{{seat}} không có đủ {said.vi} trên tay.", f"{{seat}} does not hold {said.en}."
                    raise wrong(turn.line, "not-held", vi, en, seat=turn.seat)
                if not lies_there:
                    count(self.out, [card] * (copies - have), turn.line)
            seat.lose(card, copies)

    def open_next(self, turn: Turn) -> None:
        """Take the next card of the nọc."""
        left = self.to_open
        if left is not None and left <= 0:
            vi = f"nọc còn {self.noc_left} quân là hòa, không mở nữa."
            raise wrong(turn.line, "noc-over", vi, f"with {self.noc_left} cards left in the stock the hand is a draw.")
        self.opened_any = True
        if self._coming is not None:
            following = self._coming.pop(0)
            if following is not turn.kind:
                vi = f"quân nọc kế tiếp là {following.vi}, không phải {turn.kind.vi}."
                raise wrong(turn.line, "not-in-noc", vi, f"the next card of the stock is {following.en}.")
        else:
            count(self.out, [turn.kind], turn.line)
        if self.noc_left is not None:
            self.noc_left -= 1

    # the card that lies open -----------------------------------------------------------------

    def lay_open(self, shown: OpenCard, thrown: Thrown | None) -> None:
        """Lay a card open: thrown, or opened from the nọc."""
        self.shown = shown
        self.last_throw = thrown
        self.to_throw = self.claimed_by = None
        self.exempt = False

    def close_open_card(self) -> None:
        """Let the open card lie: it can be taken no more."""
        self.shown = None

    def forgo(self) -> None:
        """Forget who might have won on the open card, once that was told."""
        assert self.shown is not None
        self.shown.could_win.clear()

    def reveal(self, shown: OpenCard) -> None:
        """Lay a raised thiên khai open."""
        self.vong = shown

    def hide(self) -> None:
        """Let go a raised thiên khai on which nobody was ù."""
        self.vong = None

    def turn_to_thien_khai(self) -> None:
        """Take the thiên khai just raised for the open card: an ù is called on it."""
        self.shown = self.vong
        self.to_throw = None

    def hold(self, turn: Turn, seat: Seat) -> None:
        """Give the open card to a seat."""
        shown = self.shown
        assert shown is not None
        shown.claim = Claimed(turn, seat.clone(), self.out.copy())
        if turn.act is Act.WIN:
            shown.could_win.discard(turn.seat)
        self.to_throw = self.claimed_by = turn.seat
        forced = turn.kind.is_yeu and shown.how == "opened" and shown.by == turn.seat
        self.exempt = turn.act is Act.RAISE_KHAN or forced

    def hold_by(self, turn: Turn) -> None:
        """Note that the seat which has eaten the open card raises its khàn too."""
        assert self.shown is not None
        assert self.shown.claim is not None
        self.shown.claim = replace(self.shown.claim, turn=turn)

    def restore(self) -> None:
        """Undo the claim that stands."""
        assert self.shown is not None
        assert self.shown.claim is not None
        self.seats[self.shown.claim.turn.seat] = self.shown.claim.seat
        self.out = self.shown.claim.out
        self.shown.claim = None
        self.to_throw = None

    def outbid(self, turn: Turn | None) -> None:
        """Keep the ù that fell to a nearer one, or forget it."""
        assert self.shown is not None
        self.shown.outbid = turn

    # the hand goes on, or ends ---------------------------------------------------------------

    def begin(self, turn: Turn) -> None:
        """Come to an action."""
        self.line = turn.line

    def skip(self) -> None:
        """Leave out some turns: nothing is known of what lies open now."""
        self.shown = self.vong = None
        self.to_throw = None
        self.last_throw = None
        self.fresh = False
        self.opened_any = True
        self.noc_left = self._coming = None

    def end_in_a_draw(self) -> None:
        """End the hand: nobody is ù."""
        self.drawn = True

    def end_with(self, name: str) -> None:
        """End the hand with an ù."""
        self.winner, self.won = name, None

    def let_win(self, won: Won) -> None:
        """Note the ù that stands."""
        self.won = won
