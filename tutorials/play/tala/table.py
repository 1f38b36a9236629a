"""A hand of Tá lả as a value: draw or take, lay down, send, throw, call ù. Law: TL-2 to TL-11."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random

from tutorials.engine.french import BY_CODE, CARDS, Card, Cards
from tutorials.engine.tala.faults import fine_of
from tutorials.engine.tala.melds import FULL, HELD, Layout, is_khan, lay
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.phom import points_of
from tutorials.engine.tala.ranking import ROUNDS, Taken
from tutorials.engine.tala.turns import Sending, Taking, send, take, throws
from tutorials.play.tables import Choice, Codes, Event, Pile, Place, Refusal, Result, Shown, View, Way, ways_of
from tutorials.play.tala.settling import End, settle
from tutorials.play.trial import Setting

SEATS = range(2, 5)
DRAW, TAKE, THROW, LAY, SEND, LEAVE = "boc", "an", "danh", "ha", "gui", "bo"
U, U_ROUND, U_KHAN = "u", "u-tron", "u-khan"
CALLS = (U, U_ROUND, U_KHAN)

_TAKINGS = {Taking.NO_PHOM: "TL-5.1", Taking.SHARED: "TL-5.3", Taking.TORN: "TL-5.2"}


@dataclass(frozen=True, slots=True)
class Side:
    """What belongs to one seat."""

    hand: Cards  # sorted
    eaten: Cards = ()  # those of the hand that were taken and are not laid yet
    phom: tuple[Cards, ...] = ()  # laid
    pile: Cards = ()  # lies thrown before the seat
    thrown: int = 0
    laid: int = 0  # the how manyeth to lay down; 0: not yet
    is_out: bool = False  # laid and sent everything: nothing is left to throw
    is_lao: bool = False  # played falsely, where the hand goes on

    @property
    def is_mom(self) -> bool:
        """Say whether the seat had to lay down and had nothing. Law: TL-9.4."""
        return bool(self.laid) and not self.phom


@dataclass(frozen=True, slots=True)
class Known:
    """What everybody knows of a hand beside what the places show; the hands once it is over."""

    phase: str
    at: int | None
    first: int
    head: int
    last: int | None
    taken: tuple[Taken, ...]
    sides: tuple[Side, ...]  # without the hands that are hidden
    end: End | None
    own: Codes


@dataclass(frozen=True)
class TaLa:
    """A hand of Tá lả in the middle of play."""

    setting: Setting
    sides: tuple[Side, ...]
    stock: Cards
    first: int
    at: int
    phase: str  # khan, boc, danh
    events: tuple[Event, ...] = (Event(None, "chia"),)
    head: int = 0  # from whose pile a card is moved when one is taken: TL-7.4
    last: int | None = None  # who threw last
    taken: tuple[Taken, ...] = ()
    end: End | None = None
    asked: tuple[int, ...] = field(default=())  # who may still call ù khan

    @property
    def options(self) -> Options:
        """Return the house rules."""
        found: Options = self.setting.options
        return found

    @property
    def turn(self) -> int | None:
        """Return the seat that acts; None when the hand is over."""
        return None if self.end else self.at

    @property
    def hands(self) -> tuple[Codes, ...]:
        """Return what each seat holds."""
        return tuple(codes_of(side.hand) for side in self.sides)

    @property
    def to_draw(self) -> Codes:
        """Return what is left of the nọc, the next card first."""
        return codes_of(self.stock)

    @property
    def side(self) -> Side:
        """Return the seat that acts."""
        return self.sides[self.at]

    @property
    def open(self) -> Card | None:
        """Return the card that the seat to act might take. Law: TL-5.5."""
        before = (self.at - 1) % len(self.sides)
        pile = self.sides[before].pile
        return pile[-1] if self.phase == DRAW and self.last == before and pile else None

    def done(self, side: Side) -> int:
        """Return how many of its four throws a seat has behind it. Law: TL-4.4, TL-7.4."""
        return len(side.pile) if self.options.tai else side.thrown

    @cached_property
    def layout(self) -> Layout | None:
        """Return the best way to lay the hand of the seat to act."""
        return lay(self.side.hand, self.side.eaten, options=self.options)

    # choices -------------------------------------------------------------------------------------

    def choices(self) -> tuple[Choice, ...]:
        """Return what the seat to act may do by the law."""
        return () if self.end else self._choices

    @cached_property
    def _choices(self) -> tuple[Choice, ...]:
        return tuple({"khan": self._of_khan, DRAW: self._of_draw, THROW: self._of_throw}[self.phase]())

    def _of_khan(self) -> list[Choice]:
        is_it = is_khan(self.side.hand, self.options)
        return [*([Choice(U_KHAN, self.hands[self.at])] if is_it else []), Choice(LEAVE)]

    def _of_draw(self) -> list[Choice]:
        card = self.open
        may_take = card and take(self.side.hand, self.side.eaten, card, self.options)[1]
        found = [Choice(TAKE, taken=card.code)] if card and may_take else []
        return [*found, Choice(DRAW if self.stock else LEAVE)]

    def _of_throw(self) -> list[Choice]:
        found = [self._call] if self._call else []
        if self._must_lay and self.layout:
            return [*found, Choice(LAY, codes_of(card for phom in self.layout.phom for card in phom.cards))]
        if self._sending and self._sending.sent:
            found.append(Choice(SEND, codes_of(sort(card for card, _ in self._sending.sent))))
        lawful = throws(self.side.hand, self.side.eaten, self.options)
        return [*found, *(Choice(THROW, (each.card.code,)) for each in lawful if each.layout)]

    @property
    def _is_to_lay(self) -> bool:
        """Say whether the time has come to lay down. Law: TL-6.1, TL-7.7."""
        return bool(self.side.laid) or self.done(self.side) == ROUNDS - 1

    @cached_property
    def _call(self) -> Choice | None:
        """Return the call of ù that is true. Law: TL-8.1, TL-8.2, TL-8.5, TL-8.6."""
        side, layout = self.side, self.layout
        if not side.laid and layout and (layout.is_u or (self.options.an_ba and len(side.eaten) >= 3)):
            return Choice(U_ROUND if layout.is_round else U, codes_of(side.hand))
        if self.options.u_het and side.phom and len(side.hand) <= 1 and not (layout and layout.phom):
            return Choice(U if side.hand else U_ROUND, codes_of(side.hand))
        return None

    @cached_property
    def _sending(self) -> Sending | None:
        """Return how the loose cards may be sent. Law: TL-7.1 to TL-7.3, TL-7.6, TL-7.7."""
        side = self.side
        if not side.laid or not (side.phom or self.options.mom_gui):
            return None
        return send(side.hand, [self.sides[seat].phom[number] for seat, number in self._spots], self.options)

    @property
    def _spots(self) -> list[tuple[int, int]]:
        """Return where a card might be sent: seats with the numbers of their phỏm."""
        mine = self.side.laid
        anyone = self.options.gui_ai == "da-ha"
        return [
            (seat, number)
            for seat, side in enumerate(self.sides)
            if anyone or not side.laid or side.laid <= mine
            for number in range(len(side.phom))
        ]

    # faults --------------------------------------------------------------------------------------

    def ways(self) -> tuple[Way, ...]:
        """Return what the seat to act could do: take, draw, call ù, lay any cards down, throw any (TL-5 to TL-8)."""
        if self.end or self.phase == "khan":
            return ways_of(self.choices())
        if self.phase == DRAW:
            takes = (Way(TAKE, taken=self.open.code),) if self.open else ()
            return *takes, Way(DRAW if self.stock else LEAVE)
        count, calls = len(self.side.hand), (Way(U, self.hands[self.at], also=(U_ROUND,)),)
        if self._must_lay:
            return Way(LAY, sizes=(0, *range(1, count + 1)), fills=True, is_usual=True), *calls
        sends = (Way(SEND, fills=True),) if self._spots and self.side.laid else ()
        return Way(THROW, sizes=(1,), is_usual=True), *sends, *calls

    @property
    def _must_lay(self) -> bool:
        """Say whether the seat has something to lay down, and must. Law: TL-6.1."""
        return bool(self._is_to_lay and self.layout and self.layout.phom)

    def can(self, choice: Choice) -> bool:
        """Say whether the hands allow a choice at all."""
        if self.end:
            return False
        return choice in self.choices() or self._laying(choice) is not None or self.refusal(choice) is not None

    def refusal(self, choice: Choice) -> Refusal | None:
        """Return what the law has against a choice. Law: TL-5.1 to TL-5.4, TL-6.3, TL-8.1, TL-8.3."""
        if self.end or choice in self.choices() or choice.said or choice.whom is not None:
            return None
        find = _FAULTS.get(choice.act)
        found = find(self, choice) if find else None
        return Refusal(*found, self.options.phat_lao) if found else None

    def _false_call(self, choice: Choice) -> tuple[str, str] | None:
        if self.phase == DRAW or choice.cards != self.hands[self.at] or choice.taken:
            return None
        is_khan_now = choice.act == U_KHAN
        if is_khan_now != (self.phase == "khan"):
            return None
        return "u-lao", "TL-8.3" if is_khan_now else "TL-8.1"

    def _false_take(self, choice: Choice) -> tuple[str, str] | None:
        if choice.cards or not self.open or choice.taken != self.open.code:
            return None
        found, _ = take(self.side.hand, self.side.eaten, self.open, self.options)
        return (found.value, _TAKINGS[found]) if found in _TAKINGS else None

    def _false_throw(self, choice: Choice) -> tuple[str, str] | None:
        if not self._may_name(choice) or len(choice.cards) != 1 or Choice(LAY) in map(_bare, self.choices()):
            return None
        is_taken = BY_CODE[choice.cards[0]] in self.side.eaten
        return ("danh-la-an", "TL-5.2") if is_taken else ("danh-la-troi", "TL-5.4")

    def _false_lay(self, choice: Choice) -> tuple[str, str] | None:
        may = self._must_lay and choice.cards and self._may_name(choice)
        return ("ha-lao", "TL-6.3") if may and self._laying(choice) is None else None

    def _laying(self, choice: Choice) -> Layout | None:
        """Return how the cards named are laid down, if none is left over and no taken one stays behind. Law: TL-6.2."""
        if choice.act != LAY or not (self._must_lay and choice.cards and self._may_name(choice)):
            return None
        cards, eaten = tuple(BY_CODE[code] for code in choice.cards), self.side.eaten
        found = lay(cards, eaten, options=self.options) if set(eaten) <= set(cards) else None
        return None if found is None or found.loose else found

    def _may_name(self, choice: Choice) -> bool:
        own = set(self.hands[self.at])
        named = set(choice.cards)
        return self.phase == THROW and named <= own and len(named) == len(choice.cards) and not choice.taken

    # acts ----------------------------------------------------------------------------------------

    def apply(self, choice: Choice) -> "TaLa":
        """Return the table after a choice. Raises ValueError for an impossible one."""
        if choice in self.choices() or self._laying(choice) is not None:
            return _ACTS[choice.act](self, choice)
        fault = self.refusal(choice)
        if fault is None:
            raise ValueError(f"{choice.key} is not possible")
        return self._lao(choice, fault)

    def _lao(self, choice: Choice, fault: Refusal) -> "TaLa":
        """End the hand by false play, or take the act back and go on. Law: TL-11.5."""
        after = self._say(Event(self.at, fault.slug, choice.cards, choice.taken))
        if fine_of(len(self.sides), self.options).is_over:
            return after._close(End("lao", self.at))
        return after._with(self.at, replace(self.side, is_lao=True))

    def _say(self, *events: Event) -> "TaLa":
        return replace(self, events=(*self.events, *events))

    def _with(self, seat: int, side: Side) -> "TaLa":
        return replace(self, sides=(*self.sides[:seat], side, *self.sides[seat + 1 :]))

    def _call_u(self, choice: Choice) -> "TaLa":
        return self._say(Event(self.at, choice.act, choice.cards))._close(End(choice.act, self.at))

    def _leave(self, choice: Choice) -> "TaLa":
        if self.phase != "khan":
            return self._close(End("het-vong"))
        return self._ask_khan(self.asked)

    def _ask_khan(self, seats: Sequence[int]) -> "TaLa":
        """Ask the next who may call ù khan; then play begins. Law: TL-8.3, TL-4.1."""
        if seats:
            return replace(self, at=seats[0], asked=tuple(seats[1:]), phase="khan")
        others = [len(side.hand) for seat, side in enumerate(self.sides) if seat != self.first]
        has_more = len(self.sides[self.first].hand) > min(others)
        begun = replace(self, at=self.first, asked=(), phase=THROW if has_more else DRAW)
        return begun._to_lay() if has_more else begun

    def _draw(self, choice: Choice) -> "TaLa":
        side = replace(self.side, hand=sort((*self.side.hand, self.stock[0])))
        after = replace(self._with(self.at, side), stock=self.stock[1:], phase=THROW)
        return after._say(Event(self.at, DRAW))._to_lay()

    def _take(self, choice: Choice) -> "TaLa":
        """Take the card just thrown, and move another where the house does so. Law: TL-5, TL-7.4, TL-7.5."""
        card, before = BY_CODE[choice.taken], (self.at - 1) % len(self.sides)
        giver, mine = self.sides[before], self.side
        taken = Taken(self.at, before, self.done(giver) == ROUNDS)
        after = self._with(before, replace(giver, pile=giver.pile[:-1]))
        mine = replace(mine, hand=sort((*mine.hand, card)), eaten=sort((*mine.eaten, card)))
        after = replace(after._with(self.at, mine), phase=THROW, taken=(*self.taken, taken))
        after = after._say(Event(self.at, TAKE, taken=choice.taken, whom=before))
        return (after._move(before) if self.options.tai else after)._to_lay()

    def _move(self, to: int) -> "TaLa":
        source = self.head if self.options.chuyen == "dau-vong" else (to - 1) % len(self.sides)
        after = replace(self, head=(self.head + 1) % len(self.sides))
        giver = after.sides[source]
        if source == to or not giver.pile:
            return after
        card = giver.pile[-1]
        after = after._with(source, replace(giver, pile=giver.pile[:-1], is_out=False))
        after = after._with(to, replace(after.sides[to], pile=(*after.sides[to].pile, card)))
        return after._say(Event(source, "chuyen", (card.code,), whom=to))

    def _to_lay(self) -> "TaLa":
        """Note who has nothing to lay down, and go on past who has nothing left to throw. Law: TL-9.4, TL-8.6."""
        after = self
        if not self.side.laid and self._is_to_lay and not (self.layout and self.layout.phom):
            count = 1 + max(side.laid for side in self.sides)
            after = self._with(self.at, replace(self.side, laid=count))._say(Event(self.at, "mom"))
        if after.side.hand or after._call:
            return after
        return after._with(self.at, replace(after.side, is_out=True))._say(Event(self.at, "het"))._next()

    def _lay(self, choice: Choice) -> "TaLa":
        """Lay down all phỏm. Law: TL-6."""
        side, layout = self.side, self._laying(choice)
        assert layout is not None
        laid = side.laid or 1 + max(each.laid for each in self.sides)
        phom = (*side.phom, *(each.cards for each in layout.phom))
        hand = tuple(card for card in side.hand if card.code not in choice.cards)
        after = self._with(self.at, replace(side, hand=hand, eaten=(), phom=phom, laid=laid))
        return after._say(Event(self.at, LAY, choice.cards))._to_lay()

    def _send(self, choice: Choice) -> "TaLa":
        """Add loose cards to phỏm that lie open. Law: TL-7.1."""
        found, after = self._sending, self._with(self.at, self.side)
        assert found is not None
        for (seat, number), cards in zip(self._spots, found.table, strict=True):
            side = after.sides[seat]
            after = after._with(seat, replace(side, phom=(*side.phom[:number], cards, *side.phom[number + 1 :])))
        after = after._with(self.at, replace(after.side, hand=sort(found.left)))
        return after._say(Event(self.at, SEND, choice.cards))._to_lay()

    def _throw(self, choice: Choice) -> "TaLa":
        card, side = BY_CODE[choice.cards[0]], self.side
        hand = tuple(each for each in side.hand if each is not card)
        after = self._with(self.at, replace(side, hand=hand, pile=(*side.pile, card), thrown=side.thrown + 1))
        return replace(after, last=self.at)._say(Event(self.at, THROW, choice.cards))._next()

    def _next(self) -> "TaLa":
        """Pass the turn on; count when everybody has thrown four. Law: TL-4.4."""
        order = [(self.at + step) % len(self.sides) for step in range(1, len(self.sides) + 1)]
        playing = [seat for seat in order if not self.sides[seat].is_out and self.done(self.sides[seat]) < ROUNDS]
        if not playing:
            return self._close(End("het-vong"))
        after = replace(self, at=playing[0], phase=DRAW)
        return after if after.stock or len(after.choices()) > 1 else after._close(End("het-vong"))

    def _close(self, end: End) -> "TaLa":
        """End the hand; without an ù the loose cards are turned up and counted. Law: TL-4.4, TL-9.1."""
        shown = () if end.seat is not None else tuple(
            Event(seat, "con", codes_of(side.hand)) for seat, side in enumerate(self.sides)
        )  # fmt: skip
        return replace(self._say(*shown), end=end)

    # what is seen ----------------------------------------------------------------------------------

    @cached_property
    def result(self) -> Result | None:
        """Return how the hand ended. Law: TL-9 to TL-11."""
        if self.end is None:
            return None
        return settle(self.end, self.sides, self.taken, self.first, self.setting)

    def view(self, seat: int) -> View:
        """Return all that a seat knows."""
        card = self.open if not self.end else None
        return View(
            replace(self.setting, seed="", dealt=None),
            seat,
            self.hands[seat],
            tuple(self._place(each) for each in range(len(self.sides))),
            self.events,
            self.choices() if self.turn == seat else (),
            Shown(card.code, (self.at - 1) % len(self.sides), "thrown") if card else None,
            len(self.stock),
            known=self._known(seat),
        )

    def _known(self, seat: int) -> Known:
        is_hidden = self.phase == "khan" and self.at != seat and not self.end  # who may call ù khan
        sides = tuple(each if self.end else replace(each, hand=()) for each in self.sides)
        at = None if is_hidden else self.at
        own = self.hands[seat]
        return Known(self.phase, at, self.first, self.head, self.last, self.taken, sides, self.end, own)

    def _place(self, seat: int) -> Place:
        side = self.sides[seat]
        marks = ["dau"] if seat == self.first else []
        marks += [f"an.{card.code}" for card in side.eaten]
        marks += ["mom"] if side.is_mom else []
        marks += ["lao"] if side.is_lao else []
        marks += ["het"] if side.is_out else []
        points = points_of(side.hand) if self.end and self.end.act == "het-vong" else None
        piles = tuple(Pile("phom", codes_of(phom)) for phom in side.phom)
        return Place(len(side.hand), piles, codes_of(side.pile), tuple(marks), points)

    def record(self) -> str:
        """Return nothing: hands of Tá lả are not written down."""
        return ""


_ACTS: dict[str, Callable[[TaLa, Choice], TaLa]] = {
    DRAW: TaLa._draw,
    TAKE: TaLa._take,
    THROW: TaLa._throw,
    LAY: TaLa._lay,
    SEND: TaLa._send,
    LEAVE: TaLa._leave,
    **dict.fromkeys(CALLS, TaLa._call_u),
}
_FAULTS: dict[str, Callable[[TaLa, Choice], tuple[str, str] | None]] = {
    TAKE: TaLa._false_take,
    THROW: TaLa._false_throw,
    LAY: TaLa._false_lay,
    **dict.fromkeys(CALLS, TaLa._false_call),
}


def _bare(choice: Choice) -> Choice:
    return Choice(choice.act)


def codes_of(cards: Iterable[Card]) -> Codes:
    """Return the codes of cards."""
    return tuple(card.code for card in cards)


def sort(cards: Iterable[Card]) -> Cards:
    """Return cards in the order of the deck."""
    return tuple(sorted(cards, key=lambda card: card.index))


def deal(setting: Setting) -> TaLa:
    """Deal nine cards each and ten to the first, or what was prepared. Law: TL-2."""
    chance = Random(setting.seed)
    if setting.dealt:
        hands = [sort(BY_CODE[code] for code in hand) for hand in setting.dealt.hands]
        stock, first = tuple(BY_CODE[code] for code in setting.dealt.stock), setting.dealt.first
    else:
        players = setting.players or SEATS[-1]
        deck = list(CARDS)
        chance.shuffle(deck)
        first = setting.carried.get("first", chance.randrange(players)) % players
        sizes = [FULL if seat == first else HELD for seat in range(players)]
        hands = [sort(deck.pop() for _ in range(size)) for size in sizes]
        stock = tuple(deck)
    sides = tuple(Side(hand) for hand in hands)
    table = TaLa(replace(setting, players=len(hands)), sides, stock, first, first, DRAW, head=first)
    order = [(first + step) % len(sides) for step in range(len(sides))] if setting.options.u_khan else []
    return table._ask_khan([seat for seat in order if is_khan(sides[seat].hand, setting.options)])
