"""Replay a record of chắn and find the faults that it proves. Law: CH-4, CH-5, CH-8, CH-9.3."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from tutorials.engine.cards import COPIES, Kind
from tutorials.engine.chan.calls import compare
from tutorials.engine.chan.clauses import CHIU, EATING, THROWING, Clause, Eating, offences
from tutorials.engine.chan.faults import GRAVE, IF_WIN, Fault, grade
from tutorials.engine.chan.fields import some_of
from tutorials.engine.chan.form import PLAYERS, form_of
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import is_round, is_same_row, lay
from tutorials.engine.chan.record import called
from tutorials.engine.chan.scoring import Score, score
from tutorials.engine.chan.seat import Seat
from tutorials.engine.chan.seating import Known
from tutorials.engine.chan.win import Verdict, Winning, cuoc_of, judge
from tutorials.engine.chan.written import Act, Record, Turn
from tutorials.engine.errors import DoorError
from tutorials.engine.records.lines import wrong

Door = tuple[int, bool]  # whose it is, and whether its owner drew there
_NOBODY = -1


@dataclass(frozen=True, slots=True)
class Shown:
    """The card that lies open: where it came from, and whose door it lies at."""

    card: Kind
    line: int
    source: str  # noc, discard, tra-cua
    by: int  # who threw or drew it
    door: int  # whose turn it is to eat it
    origin: Door  # the door where it came first

    @property
    def is_at_drawing_door(self) -> bool:
        """Say whether it lies where it was drawn, so that its owner may leave it to the next (CH-4.3)."""
        return self.origin == (self.door, True)


@dataclass(frozen=True, slots=True)
class Won:
    """An ù that was declared: who, the verdict where the hand is known, its cước, and the points of what was called."""

    seat: Seat
    verdict: Verdict | None
    cuoc: dict[str, int]
    score: Score | None
    stopped: int | None = None  # line of a fault for which its seat was to play no further (CH-8.2)

    @property
    def stands(self) -> bool:
        """Say whether nothing that came before the winning card speaks against it. Law: CH-8.2, CH-8.17."""
        return self.stopped is None and (self.verdict is None or self.verdict.is_win)


@dataclass(frozen=True, slots=True)
class Taken:
    """How the table lay before a card was eaten or taken by chíu: a higher claim goes back to it (CH-4.4)."""

    shown: Shown
    seat: Seat
    faults: int
    open_cards: Counter[Kind]
    act: Act


class Referee:
    """One record at a time: `replay` tells the faults; `winner`, `finished` and `seats` tell the rest."""

    def __init__(self, record: Record, options: Options) -> None:
        players = PLAYERS[options.bo_bai]
        if len(record.seats) not in players:
            vi, en = some_of(players)
            raise wrong(record.lines.get("ghế", 1), "seats", f"lệ này chơi {vi} người.", f"{en} play by these rules.")
        self.record = record
        self.options = options
        self.form = form_of(options, len(record.seats))
        known = Known(record, self.form)
        self.seats = known.seats
        self.open_cards = known.open_cards
        self.left = known.noc_left
        self._coming = list(known.coming)
        self.shown: Shown | None = None
        self._is_lost = not record.begins_at_the_deal  # what lies open and who is to play is not known
        self._thrower = None if self._is_lost else record.seats.index(record.cai)
        self._owes: tuple[int, Door] | None = None  # who owes a card to which door after a chíu
        self._taken: Taken | None = None
        self._draws = 0
        self.faults: list[Fault] = []
        self.won: list[Won] = []
        self.finished = False
        self.line = 0  # of the action played last

    @property
    def winner(self) -> Won | None:
        """Return whose ù stands: of two on one card, the one nearer to the door it lies at. Law: CH-4.4."""
        won = [each for each in self.won if each.stands] or self.won
        if self.shown is None:
            return won[0] if won else None
        door = self.shown.door
        return min(won, key=lambda each: (each.seat.place - door) % len(self.seats), default=None)

    @property
    def is_claimed(self) -> bool:
        """Say whether the open card has been taken, so that its taker must throw."""
        return self._owes is not None or self._thrower is not None

    @property
    def to_move(self) -> int | None:
        """Return the place of who is to throw, or at whose door the open card lies; None where it is not known."""
        if self._owes is not None:
            return self._owes[0]
        if self._thrower is not None:
            return self._thrower
        return self.shown.door if self.shown is not None else None

    # replay -----------------------------------------------------------------------------------

    def replay(self, upto: int | None = None) -> list[Fault]:
        """Play the record through, or up to a line, and return its faults in the order of its lines."""
        for turn in self.record.turns:
            if upto is not None and turn.line > upto:
                break
            self.line = turn.line
            if self.finished and not self._is_second_win(turn):
                vi, en = "ván đã xong, không còn việc gì sau đó.", "the hand is over; nothing follows."
                raise wrong(turn.line, "finished", vi, en)
            if turn.act is Act.DRAW:
                self.finished = True
            elif turn.act is Act.GAP:
                self._forget()
            else:
                _DO[turn.act](self, turn, self.seats[self.record.seats.index(turn.seat)])
        winner = self.winner.seat.name if self.winner else None
        return [
            replace(fault, result=GRAVE) if fault.result == IF_WIN and fault.seat == winner else fault
            for fault in self.faults
        ]

    def _forget(self) -> None:
        """Forget what lies open, who is to play, and the hands: turns are left out."""
        self.shown = self._thrower = self._owes = self._taken = None
        self._is_lost = True
        self.left = None
        for seat in self.seats:
            self.open_cards -= seat.held
            seat.held.clear()
            seat.is_whole = False

    def _stopped(self, seat: Seat, line: int) -> int | None:
        """Return where a seat was báo on the spot, before this line. Law: CH-8.2, CH-9.3."""
        caught = (each.line for each in self.faults if each.seat == seat.name and each.result == GRAVE)
        return next((each for each in caught if each < line), None)

    def _fault(self, turn: Turn, slug: str, since: int = 0) -> None:
        self.faults.append(Fault(turn.line, turn.seat, slug, grade(slug, self.options), turn.card, since or None))

    def _judge(self, clauses: tuple[Clause, ...], turn: Turn, seat: Seat, own: Kind) -> None:
        for slug, since in offences(clauses, Eating(seat, turn.kind, own, self.form, self.options)):
            self._fault(turn, slug, since)

    def _lose(self, turn: Turn, seat: Seat, card: Kind, count: int = 1) -> None:
        """Take cards out of a hand; of each kind four can come to light."""
        new = seat.lose(card, count)
        if new is None:
            vi = f"{{seat}} không có đủ {count} quân {card.vi} trên tay."
            raise wrong(turn.line, "not-held", vi, f"{{seat}} does not hold {count} {card.en}.", seat=seat.name)
        self._see(turn, card, new)

    def _see(self, turn: Turn, card: Kind, count: int = 1) -> None:
        self.open_cards[card] += count
        if self.open_cards[card] > COPIES:
            vi = f"đến đây đã thấy năm quân {card.vi}; mỗi loại chỉ có bốn quân."
            raise wrong(turn.line, "fifth-copy", vi, f"five {card.en} have been seen; the deck has four of each.")

    def _out_of_turn(self, turn: Turn, seat: Seat) -> DoorError:
        act = turn.act.value
        vi, en = f"chưa đến lượt {{seat}} {act}.", f"it is not {{seat}}'s turn for “{act}”."
        return wrong(turn.line, "out-of-turn", vi, en, word=act, seat=seat.name)

    # throwing ---------------------------------------------------------------------------------

    def _throw(self, turn: Turn, seat: Seat) -> None:
        if self._owes is not None and self._owes[0] == seat.place:
            self._fault(turn, "khong-tra-cua")
        elif self._thrower != seat.place and not self._is_lost:
            raise self._out_of_turn(turn, seat)
        self._out(turn, seat)
        door = self._after(seat.place)
        self._lay_open(Shown(turn.kind, turn.line, "discard", seat.place, door, (door, False)))

    def _give_back(self, turn: Turn, seat: Seat) -> None:
        """Throw a card back to the door from which the chíu took one. Law: CH-4.5, CH-5.2."""
        if self._owes is None or self._owes[0] != seat.place:
            vi = "{seat} không chíu ở cửa khác nên không có cửa để trả; viết “đánh”."
            en = "{seat} owes no card to a door; write “đánh”."
            raise wrong(turn.line, "out-of-turn", vi, en, seat=seat.name)
        origin = self._owes[1]
        self._out(turn, seat)
        self._lay_open(Shown(turn.kind, turn.line, "tra-cua", seat.place, origin[0], origin))

    def _out(self, turn: Turn, seat: Seat) -> None:
        self._let_go(seat)
        self._judge(THROWING, turn, seat, turn.kind)
        self._lose(turn, seat, turn.kind)
        seat.thrown.append((turn.kind, turn.line))

    def _lay_open(self, shown: Shown) -> None:
        self.shown = shown
        self._thrower = self._owes = self._taken = None
        self._is_lost = False

    # drawing, passing -------------------------------------------------------------------------

    def _open(self, turn: Turn, seat: Seat) -> None:
        """Draw: whoever draws passes the card that lay at that door. Law: CH-4.1."""
        self._let_go(seat)
        if not self._is_lost and not self._follows_a_bao(turn, seat):
            self._come_to(turn, seat)
            shown = self.shown
            if shown is None or shown.door != seat.place or shown.is_at_drawing_door:
                raise self._out_of_turn(turn, seat)
            seat.passed.append((shown.card, shown.line))
        self._draw(turn)
        self._draws += 1
        self._lay_open(Shown(turn.kind, turn.line, "noc", seat.place, seat.place, (seat.place, True)))

    def _draw(self, turn: Turn) -> None:
        """Take a card from the nọc."""
        if self.left == 0:
            raise wrong(turn.line, "noc", "nọc đã hết quân.", "the stock has no cards left.")
        if self.left is not None:
            self.left -= 1
        if self._coming and self._coming.pop(0) is not turn.card:
            vi = f"theo dòng “Nọc” thì quân này không phải {turn.kind.vi}."
            raise wrong(turn.line, "noc", vi, f"by the line “Nọc” this card is not {turn.kind.en}.")
        self._see(turn, turn.kind)

    def _pass(self, turn: Turn, seat: Seat) -> None:
        """Leave a card at the drawing door to the next player. Law: CH-4.3."""
        shown = self._shown_of(turn, seat)
        if self.is_claimed or shown.door != seat.place or not shown.is_at_drawing_door:
            raise self._out_of_turn(turn, seat)
        self._move_on(shown)

    def _move_on(self, shown: Shown) -> None:
        self.seats[shown.door].passed.append((shown.card, shown.line))
        self.shown = replace(shown, door=self._after(shown.door))

    def _come_to(self, turn: Turn, seat: Seat) -> None:
        """Let the open card pass on to this seat, which acts now: from a drawing door, or over who plays no further."""
        shown = self.shown
        if shown is None or self.is_claimed:
            raise self._out_of_turn(turn, seat)
        if shown.door == seat.place:
            return
        if shown.is_at_drawing_door and self._playing(self._after(shown.door), seat) == seat.place:
            self._move_on(shown)
        if self.shown is not None and self._playing(self.shown.door, seat) == seat.place:
            self.shown = replace(self.shown, door=seat.place)

    def _after(self, place: int) -> int:
        return (place + 1) % len(self.seats)

    def _playing(self, place: int, seat: Seat) -> int:
        """Return this place or the first after it that is not out of the hand for a báo, or is about to act."""
        while place != seat.place and self._stopped(self.seats[place], self.line) is not None:
            place = self._after(place)
        return place

    def _follows_a_bao(self, turn: Turn, seat: Seat) -> bool:
        """Say whether who took the open card was báo before throwing, so that this seat draws next. Law: CH-8.2."""
        taker = self.to_move if self.is_claimed else None
        if taker is None or taker == seat.place or self._stopped(self.seats[taker], turn.line) is None:
            return False
        return self._playing(self._after(taker), seat) == seat.place

    def _shown_of(self, turn: Turn, seat: Seat) -> Shown:
        """Return the open card; raise DoorError if the action names another."""
        if self.shown is None and self._is_lost:
            self._see(turn, turn.kind)
            self.shown = Shown(turn.kind, turn.line, "noc", _NOBODY, seat.place, (_NOBODY, False))
        if self.shown is None or self.shown.card is not turn.card:
            vi = f"quân đang ngửa không phải {turn.kind.vi}."
            raise wrong(turn.line, "not-shown", vi, f"the card that lies face up is not {turn.kind.en}.")
        return self.shown

    # eating, chíu -----------------------------------------------------------------------------

    def _eat(self, turn: Turn, seat: Seat) -> None:
        own = turn.beside
        assert own is not None
        shown = self._shown_of(turn, seat)
        if self._taken is not None:
            self._fault(turn, "tranh-quan")
            return
        if not self._is_lost:
            self._come_to(turn, seat)
            shown = self._shown_of(turn, seat)
        self._remember(shown, seat, turn)
        if self._could_win(seat, shown):
            seat.missed = seat.missed or turn.line
        if shown.door != seat.place:
            self._fault(turn, "sai-cua")
        if is_same_row(turn.kind, own):
            self._judge(EATING, turn, seat, own)
        else:
            self._fault(turn, "an-khong-thanh")
        self._lose(turn, seat, own)
        if own is turn.card:
            seat.an_chan.append((own, turn.line))
        else:
            seat.an_ca.append(((turn.kind, own), turn.line))
        self._thrower = seat.place

    def _remember(self, shown: Shown, seat: Seat, turn: Turn) -> None:
        self._taken = Taken(shown, seat.copy(), len(self.faults), self.open_cards.copy(), turn.act)

    def _chiu(self, turn: Turn, seat: Seat) -> None:
        """Take the fourth card at any door; who takes it elsewhere owes that door a card. Law: CH-5.1, CH-5.2."""
        shown = self._shown_of(turn, seat)
        if self._taken is not None:
            if self._taken.act is Act.CHIU:
                raise self._out_of_turn(turn, seat)
            self._take_back()
        elif self.is_claimed:
            raise self._out_of_turn(turn, seat)
        if shown.source != "noc" and shown.by == seat.place:
            raise self._out_of_turn(turn, seat)
        self._remember(shown, seat, turn)
        if self._could_win(seat, shown):
            seat.missed = seat.missed or turn.line
        self._judge(CHIU, turn, seat, turn.kind)
        self._lose(turn, seat, turn.kind, 3)
        seat.chiu.append((turn.kind, turn.line))
        if shown.origin[0] in (seat.place, _NOBODY):
            self._thrower = seat.place
        else:
            self._owes = (seat.place, shown.origin)

    def _take_back(self) -> None:
        """Go back to how the table lay before the lower claim. Law: CH-4.4."""
        taken = self._taken
        assert taken is not None
        self.seats[taken.seat.place] = taken.seat
        self.open_cards = taken.open_cards
        self.shown = taken.shown
        del self.faults[taken.faults :]
        self._thrower = self._owes = self._taken = None

    # ù ----------------------------------------------------------------------------------------

    def _is_second_win(self, turn: Turn) -> bool:
        return turn.act is Act.WIN and bool(self.won) and self.shown is not None and turn.card is self.shown.card

    def _win(self, turn: Turn, seat: Seat) -> None:
        """Judge an ù where the whole hand is known. Law: CH-3, CH-4.4, CH-8.17, CH-8.20, CH-8.22."""
        if turn.card is None:
            if self._is_lost or self.shown is not None or self._thrower != seat.place:
                vi = "ù không ghi quân là thiên ù: chỉ nhà cái, ngay khi lên bài."
                raise wrong(
                    turn.line,
                    "one-card",
                    vi,
                    "a win without a card is thiên ù: only the starter can have it, on the deal.",
                )
            shown = None
        else:
            shown = self._shown_of(turn, seat)
            if shown.source != "noc" and shown.by == seat.place:
                raise self._out_of_turn(turn, seat)
            if self._taken is not None:
                self._take_back()
                seat = self.seats[seat.place]
        self.finished = True
        self._declare(turn, seat, shown)

    def _winning(self, seat: Seat, shown: Shown | None) -> Winning:
        """Return how this seat would win on the open card. Law: CH-6.2 to CH-6.5."""
        no_chan = seat.dealt is not None and not lay(seat.dealt).chan
        if shown is None:
            return Winning(None, streak=seat.wins, no_chan=no_chan)
        door = self._playing(shown.door, seat)
        is_own = door == seat.place if shown.source == "discard" else shown.origin == (seat.place, True)
        return Winning(
            shown.card,
            shown.source,
            "tri" if is_own else "khac",
            self.record.begins_at_the_deal and self._draws == (1 if shown.source == "noc" else 0),
            any(len(each.thrown) > 1 for each in self.seats),
            seat.wins,
            no_chan,
        )

    def _declare(self, turn: Turn, seat: Seat, shown: Shown | None) -> None:
        stopped = self._stopped(seat, turn.line)
        if not seat.is_whole:
            self.won.append(Won(seat, None, {}, None, stopped))
            return
        hand, winning = seat.hand(), self._winning(seat, shown)
        verdict = judge(hand, winning, self.form, self.options)
        if verdict.reason is not None:
            self.won.append(Won(seat, verdict, {}, None, stopped))
            self._fault(turn, _WRONG_WINS.get(verdict.reason, "u-sai-quan"))
            return
        cuoc = cuoc_of(hand, winning, verdict, self.form, self.options)
        paid = cuoc
        if turn.announced is not None:
            heard = compare(cuoc, called(turn.announced, turn.line), self.options)
            paid = heard.paid
            if heard.is_wrong:
                self._fault(turn, "xuong-sai")
        if seat.missed is not None:
            self._fault(turn, "bo-u", seat.missed)
        self.won.append(Won(seat, verdict, cuoc, score(paid, self.options), stopped))

    def _let_go(self, actor: Seat) -> None:
        """Mark every seat that could have won on the open card, or as dealt, now that play goes on. Law: CH-8.20."""
        shown = self.shown
        for seat in self.seats:
            if seat.missed is not None or (shown is None and seat is not actor):
                continue
            if self._could_win(seat, shown):
                seat.missed = shown.line if shown else (self.record.lines.get(f"bài {seat.name}") or 1)

    def _could_win(self, seat: Seat, shown: Shown | None) -> bool:
        if not seat.is_whole:
            return False
        if shown is None and (self._is_lost or seat.thrown):
            return False
        if shown is not None and shown.source != "noc" and shown.by == seat.place:
            return False
        if not is_round((*seat.held.elements(), shown.card) if shown else seat.held.elements()):
            return False
        hand = seat.hand()
        size = self.form.win_size if shown is None else self.form.hand
        return hand.size == size and judge(hand, self._winning(seat, shown), self.form, self.options).is_win


_WRONG_WINS = {"con-que": "u-que", "thieu-chan": "u-non", "thieu-diem": "u-thieu-diem"}
_DO: dict[Act, Callable[[Referee, Turn, Seat], None]] = {
    Act.THROW: Referee._throw,
    Act.GIVE_BACK: Referee._give_back,
    Act.OPEN: Referee._open,
    Act.PASS: Referee._pass,
    Act.EAT: Referee._eat,
    Act.CHIU: Referee._chiu,
    Act.WIN: Referee._win,
}
