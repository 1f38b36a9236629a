"""A hand of tam cúc at the table: shows, calls, pieces laid face down, turned up or left, kết. Law: TC-4 to TC-8.

Every trick goes as the law tells it: the caller and then the others lay face down, the caller turns up, and the others
in their order turn up or leave theirs. Only who could take is asked; a call is turned up of itself.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from tutorials.engine.pieces import BY_CODE, DECK, Piece, Pieces
from tutorials.engine.tamcuc import sizes
from tutorials.engine.tamcuc.groups import Group, GroupKind, groups_of, judge
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.payment import Finish, finish, settle
from tutorials.engine.tamcuc.trick import Laid, Trick, judge_trick
from tutorials.engine.tamcuc.trinh import lead_after, rewards, shows_of
from tutorials.play.tables import Choice, Codes, Event, Pile, Place, Refusal, Result, View, Way
from tutorials.play.trial import Setting

SHOW, GIVE, CALL, LAY, TURN, OVER = "trinh", "dua", "goi", "ra", "lat", "het"  # what the seat to act is asked
Value = TypeVar("Value")
SHOWN = (4, 5)  # pieces of a show
CALLS = ("goi-1", "goi-2", "goi-3", "goi-4", "goi-5")


@dataclass(frozen=True, slots=True)
class Known:
    """What is open to all about a hand in play beyond its places, and what the seat itself has laid."""

    phase: str
    lead: int
    call: int  # how many pieces each lays in this trick; 0 before the first
    size: sizes.Table
    mine: tuple[Pieces, Pieces]  # what the seat left face down before, what it has laid in this trick
    asked: Group | None  # what it may show now
    is_open: tuple[bool | None, ...]  # by seat, in this trick: turned up, left, not yet decided
    is_first: bool  # no trick is judged yet
    taken: tuple[int, ...]
    shows: tuple[tuple[Group, ...], ...]


@dataclass(frozen=True, slots=True)
class TamCuc:
    """A hand of tam cúc in the middle of play."""

    setting: Setting
    size: sizes.Table
    held: tuple[Pieces, ...]
    lead: int
    phase: str = SHOW
    turn: int | None = None
    asked: Group | None = None
    shows: tuple[tuple[Group, ...], ...] = ()
    down: tuple[Pieces, ...] = ()  # by seat: left face down in earlier tricks, or for what others showed
    up: tuple[Pieces, ...] = ()  # turned up in earlier tricks
    laid: tuple[Pieces, ...] = ()  # in this trick; they lie until the next call
    is_open: tuple[bool | None, ...] = ()
    call: int = 0
    is_first: bool = True
    taken: tuple[int, ...] = ()
    events: tuple[Event, ...] = ()
    result: Result | None = None
    ended: Finish | None = None  # how, as the engine counts it

    @property
    def options(self) -> Options:
        """Return the house rules."""
        found: Options = self.setting.options
        return found

    @property
    def players(self) -> int:
        """Return how many play."""
        return self.size.players

    @property
    def hands(self) -> tuple[Codes, ...]:
        """Return what each seat holds now."""
        return tuple(codes(hand) for hand in self.held)

    @property
    def to_draw(self) -> Codes:
        """Return nothing: all pieces are dealt."""
        return ()

    @property
    def seats(self) -> tuple[int, ...]:
        """Return the seats in order from the one that calls."""
        return tuple((self.lead + step) % self.players for step in range(self.players))

    @property
    def cap(self) -> Piece | None:
        """Return the strongest piece that counts in this trick; None where all do (TC-5.5)."""
        return self.size.cap if self.is_first else None

    def choices(self) -> tuple[Choice, ...]:
        """Return what the seat to act may do by the law."""
        if self.turn is None:
            return ()
        hand = self.held[self.turn]
        if self.phase == SHOW:
            shows = () if self.asked is None else (Choice("trinh", codes(self.asked.pieces)),)
            return (*shows, Choice("giu"))
        if self.phase == TURN:
            takes = (Choice("lat", codes(self.laid[self.turn])),) if self.takes(self.turn) else ()
            return (*takes, Choice("chui"))
        if self.phase == CALL:
            return tuple(Choice(CALLS[group.size - 1], codes(group.pieces)) for group in groups_of(hand))
        whole = [] if self.needed == 1 else [g for g in groups_of(hand) if g.size == self.needed == self.call]
        return tuple(Choice("ra", codes(each)) for each in (*(g.pieces for g in whole), *((p,) for p in kinds(hand))))

    @property
    def needed(self) -> int:
        """Return how many pieces the seat to act has still to lay."""
        if self.turn is None or self.phase not in (GIVE, LAY):
            return 0
        if self.phase == GIVE:
            return min(given(self.shows, self.turn) - len(self.down[self.turn]), len(self.held[self.turn]))
        return self.call - len(self.laid[self.turn])

    def ways(self) -> tuple[Way, ...]:
        """Return what the seat to act could do, with any pieces of its hand (TC-4.1, TC-5.1, TC-9)."""
        if self.turn is None:
            return ()
        count = len(self.held[self.turn])
        shows = (Way("trinh", sizes=SHOWN),) if count >= min(SHOWN) else ()
        if self.phase == SHOW:
            return (*shows, Way("giu"))
        if self.phase == TURN:
            return Way("lat", codes(self.laid[self.turn])), Way("chui")
        if self.phase == CALL:
            calls = CALLS[:count]
            return Way(calls[0], sizes=tuple(range(1, len(calls) + 1)), also=calls[1:], is_usual=True), *shows
        may_show = self.phase == LAY and not self.laid[self.turn]
        return Way("ra", sizes=tuple(range(1, count + 1)), is_usual=True), *(shows if may_show else ())

    def can(self, choice: Choice) -> bool:
        """Say whether the hands allow a choice at all."""
        if choice in self.choices():
            return True
        if self.turn is None or choice.taken or choice.said or not set(choice.cards) <= set(BY_CODE):
            return False
        pieces, hand = read(choice.cards), self.held[self.turn]
        if not pieces or Counter(pieces) - Counter(hand):
            return False
        if choice.act == "trinh":
            is_other = self.phase == SHOW and judge(pieces) is None
            return len(pieces) in SHOWN and (is_other or self.phase in (CALL, LAY) and not self.laid[self.turn])
        if choice.act == "ra":
            return self.phase in (GIVE, LAY)
        return self.phase == CALL and choice.act in CALLS and len(pieces) == CALLS.index(choice.act) + 1

    def refusal(self, choice: Choice) -> Refusal | None:
        """Return what the law has against a possible choice. Law: TC-9."""
        if choice in self.choices():
            return None
        if choice.act == "trinh":
            late = self.phase != SHOW
            return Refusal("trinh-muon", "TC-4.1", "lay-ve") if late else Refusal("trinh-sai", "TC-9.3", "lay-ve")
        if choice.act == "ra":
            return Refusal("sai-so-quan", "TC-9.2", "ra-lai") if len(choice.cards) > self.needed else None
        return Refusal("goi-sai-bo", "TC-9.1", "goi-lai") if judge(read(choice.cards)) is None else None

    def apply(self, choice: Choice) -> "TamCuc":
        """Return the table after a possible choice. What the law forbids is void, and told (TC-9)."""
        is_lawful = choice in self.choices()
        if self.turn is None or not (is_lawful or self.can(choice)):
            raise ValueError(f"{choice.key} is not possible here")
        seat, fault = self.turn, None if is_lawful else self.refusal(choice)
        if fault is not None:
            return self._told(Event(seat, fault.slug, choice.cards if choice.act != "ra" else ()))
        pieces = read(choice.cards)
        if self.phase == SHOW:
            return self._showed(seat, pieces)
        if self.phase == CALL:
            return self._called(seat, pieces)._laid_on()
        if self.phase == TURN:
            return self._turned(seat, choice.act == "lat")._turned_on()
        return self._lay(seat, pieces)

    def _told(self, *events: Event) -> "TamCuc":
        return replace(self, events=(*self.events, *events))

    def _showed(self, seat: int, pieces: Pieces) -> "TamCuc":
        """Lay a show aside, or keep it, and ask who may show next (TC-4)."""
        table, asked = self, self.asked
        if pieces and asked is not None:
            table = replace(
                self,
                held=put(self.held, seat, without(self.held[seat], pieces)),
                shows=put(self.shows, seat, (*self.shows[seat], asked)),
                taken=put(self.taken, seat, self.taken[seat] + len(pieces)),
            )._told(Event(seat, "trinh", codes(pieces)))
        return table.asking_shows(asked)

    def asking_shows(self, after: Group | None = None) -> "TamCuc":
        """Ask whoever holds the next show: ngũ tử before tứ tử, red before black, while hands have room (TC-4.7)."""
        room = self.size.hand - sum(group.size for groups in self.shows for group in groups)
        found = sorted(
            ((_order(group), seat, group) for seat, hand in enumerate(self.held) for group in shows_of(hand)),
            key=lambda each: each[0],
        )
        for order, seat, group in found:
            if group.size <= room and (after is None or order > _order(after)):
                return replace(self, turn=seat, asked=group)
        lead = lead_after(self.shows, self.lead)
        is_seized = any(group.kind is GroupKind.NGU_TU for group in self.shows[lead])
        table = replace(self, phase=GIVE, lead=lead, asked=None)
        return (table._told(Event(lead, "cuop-cai")) if is_seized else table)._given_on(table.seats)

    def _given_on(self, seats: Iterable[int]) -> "TamCuc":
        """Let each seat lay as many as the others have shown; who has no more than that lays all (TC-4.4)."""
        table = self
        for seat in seats:
            needed, hand = given(table.shows, seat) - len(table.down[seat]), table.held[seat]
            if needed <= 0:
                continue
            if needed < len(hand):
                return replace(table, turn=seat)
            if hand:
                table = table._drop(seat, hand)._told(Event(seat, "chui-theo"))
        if any(table.held):
            return replace(table, phase=CALL, turn=table.lead)
        return table._end(Finish(None, settle(table.taken, table.size), table.taken), None)

    def _drop(self, seat: int, pieces: Pieces) -> "TamCuc":
        held = put(self.held, seat, without(self.held[seat], pieces))
        return replace(self, held=held, down=put(self.down, seat, sort((*self.down[seat], *pieces))))

    def _called(self, seat: int, pieces: Pieces) -> "TamCuc":
        """Sweep the trick before, and lay the called group face down (TC-5.1)."""
        table = self.swept()
        return replace(
            table,
            phase=LAY,
            call=len(pieces),
            held=put(table.held, seat, without(table.held[seat], pieces)),
            laid=put(table.laid, seat, sort(pieces)),
        )._told(Event(seat, CALLS[len(pieces) - 1]))

    def swept(self) -> "TamCuc":
        """Put the pieces of the trick before among those turned up and those left."""
        none = tuple(() for _ in range(self.players))
        up, down = list(self.up), list(self.down)
        for seat, pieces in enumerate(self.laid):
            heap = up if self.is_open[seat] else down
            heap[seat] = sort((*heap[seat], *pieces))
        return replace(self, up=tuple(up), down=tuple(down), laid=none, is_open=(None,) * self.players)

    def _lay(self, seat: int, pieces: Pieces) -> "TamCuc":
        """Lay pieces face down, one or several of those that are needed."""
        is_done = len(pieces) == self.needed
        if self.phase == GIVE:
            table = self._drop(seat, pieces)
            return table._told(Event(seat, "chui-theo"))._given_on(table.seats) if is_done else table
        held = put(self.held, seat, without(self.held[seat], pieces))
        table = replace(self, held=held, laid=put(self.laid, seat, sort((*self.laid[seat], *pieces))))
        return table._told(Event(seat, "ra"))._laid_on() if is_done else table

    def _laid_on(self) -> "TamCuc":
        """Ask the next seat to lay; who has no more than is called lays all (TC-5.2). Then turn up (TC-5.3)."""
        table = self
        for seat in table.seats:
            if len(table.laid[seat]) == table.call:
                continue
            if len(table.held[seat]) > table.call:
                return replace(table, turn=seat)
            held, laid = put(table.held, seat, ()), put(table.laid, seat, table.held[seat])
            table = replace(table, held=held, laid=laid)._told(Event(seat, "ra"))
        table = replace(table, phase=TURN)
        called = judge_trick(table._as_laid(), table.options, table.cap)
        return table._turned(table.lead, called.best is not None)._turned_on()

    def _as_laid(self, also: int | None = None) -> tuple[Laid, ...]:
        """Return the trick in order from the caller; who has not decided yet has left the pieces down."""
        first = {self.lead: self.is_open[self.lead] is not False}
        up = {seat: bool(self.is_open[seat]) or seat == also for seat in self.seats} | first
        return tuple(Laid(self.laid[seat], not up[seat]) for seat in self.seats)

    def takes(self, seat: int) -> bool:
        """Say whether a seat takes the trick from what lies open if it turns up now."""
        trick = judge_trick(self._as_laid(seat), self.options, self.cap)
        return trick.best is not None and self.seats[trick.winner] == seat

    def _turned(self, seat: int, is_open: bool) -> "TamCuc":
        event = Event(seat, "lat", codes(self.laid[seat])) if is_open else Event(seat, "chui")
        return replace(self, is_open=put(self.is_open, seat, is_open))._told(event)

    def _turned_on(self) -> "TamCuc":
        """Ask the next seat that could take; the others leave theirs down (TC-5.4). Then the trick is judged."""
        table = self
        for seat in table.seats:
            if table.is_open[seat] is None:
                if table.takes(seat):
                    return replace(table, turn=seat)
                table = table._turned(seat, False)
        return table._judged(judge_trick(table._as_laid(), table.options, table.cap))

    def _judged(self, trick: Trick) -> "TamCuc":
        """Give the trick to who took it; the last one ends the hand (TC-5.6, TC-6, TC-7)."""
        winner = self.seats[trick.winner]
        taken = put(self.taken, winner, self.taken[winner] + self.call)
        event = Event(winner, f"an-{self.call}")
        if any(self.held):
            table = replace(self, phase=CALL, lead=winner, turn=winner, is_first=False, taken=taken)
            return table._told(event)
        before = tuple(self.taken[seat] for seat in self.seats)
        end = by_seat(finish(trick, before, self.size, self.options), self.seats)
        return replace(self, taken=taken, is_first=False)._told(event)._end(end, winner)

    def _end(self, end: Finish, last: int | None) -> "TamCuc":
        """Count the points, with what was paid for shows (TC-4.6); who took the last trick calls first next time."""
        paid = rewards(self.shows, self.options)
        points = tuple(each + more for each, more in zip(end.points, paid, strict=True))
        slug = "so-cay" if end.ket is None else end.ket.slug
        won = tuple(seat for seat, each in enumerate(end.points) if each > 0)
        winners = won if end.ket is None or last is None else (last,)
        result = Result(slug, points, winners, following={"first": self.lead if last is None else last})
        return replace(self, phase=OVER, turn=None, result=result, ended=end)

    def view(self, seat: int) -> View:
        """Return all that a seat knows."""
        is_turn = self.turn == seat
        return View(
            setting=replace(self.setting, seed="", dealt=None),
            seat=seat,
            hand=codes(self.held[seat]),
            places=tuple(self._place(each, seat) for each in range(self.players)),
            events=self.events,
            choices=self.choices() if is_turn else (),
            mat=self._mat(seat),
            known=Known(
                self.phase,
                self.lead,
                self.call,
                self.size,
                (self.down[seat], self.laid[seat]),
                self.asked if is_turn else None,
                self.is_open,
                self.is_first,
                self.taken,
                self.shows,
            ),
        )

    def _place(self, seat: int, viewer: int) -> Place:
        shown = tuple(Pile("trinh", codes(group.pieces)) for group in self.shows[seat])
        down = self.down[seat]
        if down and seat == viewer:
            shown = (*shown, Pile("up-rieng", codes(down)))
        elif down:
            shown = (*shown, Pile("up", down=len(down)))
        marks = ("cai",) if seat == self.lead and self.phase != OVER else ()
        won = (f"cay.{self.taken[seat]}",) if self.taken[seat] else ()
        return Place(len(self.held[seat]), shown, codes(self.up[seat]), (*marks, *won))

    def _mat(self, viewer: int) -> tuple[Pile, ...]:
        piles = []
        for seat in self.seats:
            pieces = self.laid[seat]
            if pieces and self.is_open[seat]:
                piles.append(Pile("luot", codes(pieces), seat=seat))
            elif pieces and seat == viewer:
                piles.append(Pile("luot-rieng", codes(pieces), seat=seat))
            elif pieces:
                piles.append(Pile("luot", down=len(pieces), seat=seat))
        out = (Pile("bo", codes(self.size.left_out)),) if self.size.left_out else ()
        return (*piles, *out)

    def record(self) -> str:
        """Return nothing: tam cúc has no written records."""
        return ""


def deal(setting: Setting) -> TamCuc:
    """Deal a hand: the pieces in play among all, or those of a prepared deal, the others lying outside (TC-1)."""
    chance = Random(setting.seed)
    if setting.dealt is None:
        players = setting.players or Random(f"players:{setting.seed}").choice(sizes.PLAYERS)
        size = sizes.table_of(players, setting.options)
        deck = list(size.deck)
        chance.shuffle(deck)
        hands = [tuple(deck[seat * size.hand : (seat + 1) * size.hand]) for seat in range(players)]
        first = chance.randrange(players)
    else:
        hands, first = [read(hand) for hand in setting.dealt.hands], setting.dealt.first
        size = _size_of(hands, setting.options)
    held, none = tuple(sort(hand) for hand in hands), tuple(() for _ in hands)
    lead = setting.carried.get("first", first) % len(hands)
    return TamCuc(
        replace(setting, players=len(hands)),
        size,
        held,
        lead,
        shows=none,
        down=none,
        up=none,
        laid=none,
        is_open=tuple(None for _ in hands),
        taken=tuple(0 for _ in hands),
        events=(Event(lead, "cai"),),
    ).asking_shows()


def _size_of(hands: list[Pieces], options: Options) -> sizes.Table:
    """Return the table of a prepared deal: everything that nobody holds lies outside, for all to see."""
    if len(hands) not in sizes.PLAYERS or len({len(hand) for hand in hands}) != 1 or not hands[0]:
        raise ValueError("two to four hands of one size make a deal of tam cúc")
    held = Counter(piece for hand in hands for piece in hand)
    if held - Counter(DECK):
        raise ValueError("the deck has not so many of a piece")
    return replace(sizes.table_of(len(hands), options), left_out=sort((Counter(DECK) - held).elements()))


def given(shows: tuple[tuple[Group, ...], ...], seat: int) -> int:
    """Return how many pieces a seat lays for what others showed (TC-4.4)."""
    return sum(group.size for other, groups in enumerate(shows) if other != seat for group in groups)


def _order(group: Group) -> tuple[int, int]:
    return -group.size, group.top.index


def by_seat(end: Finish, seats: tuple[int, ...]) -> Finish:
    """Return an end told in order from the caller as told in order of the seats."""
    order = sorted(range(len(seats)), key=lambda place: seats[place])
    return replace(end, points=tuple(end.points[p] for p in order), taken=tuple(end.taken[p] for p in order))


def codes(pieces: Iterable[Piece]) -> Codes:
    """Name pieces as the engine's door does."""
    return tuple(piece.code for piece in pieces)


def read(cards: Iterable[str]) -> Pieces:
    """Return the pieces of these codes."""
    return tuple(BY_CODE[code] for code in cards)


def kinds(pieces: Pieces) -> Pieces:
    """Return each different piece once, in order."""
    return tuple(dict.fromkeys(pieces))


def without(pieces: Pieces, gone: Iterable[Piece]) -> Pieces:
    """Take pieces away, each once."""
    left = list(pieces)
    for piece in gone:
        left.remove(piece)
    return tuple(left)


def put(row: tuple[Value, ...], seat: int, value: Value) -> tuple[Value, ...]:
    """Return a row by seat with one value changed."""
    return (*row[:seat], value, *row[seat + 1 :])


def sort(pieces: Iterable[Piece]) -> Pieces:
    """Lay pieces in the order of the deck, the strongest first."""
    return tuple(sorted(pieces, key=lambda piece: piece.index))
