"""A hand of xì dách as a value: the players draw one after the other, the dealer last, who then checks them.

What the first two cards make is laid open by itself (XD-4.3). The dealer checks when the turn has come round to the
dealer (XD-7.1, XD-7.9): whom the dealer would check before (XD-7.2) waits until then.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from tutorials.engine.french import CARDS
from tutorials.engine.xidach.hand import FEW, FULL, Hand, Kind, Seat, judge
from tutorials.engine.xidach.options import Options
from tutorials.engine.xidach.payment import Held, Winner, next_cai, result, settle
from tutorials.engine.xidach.turn import Act, acts, may_check
from tutorials.play.french import by_rank, cards_of
from tutorials.play.tables import Choice, Codes, Event, Pile, Place, Refusal, Result, View, Way, ways_of
from tutorials.play.trial import Setting

SEATS = range(2, 6)  # more are not advised: XD-1.2
USUAL = 4
OUTCOMES = {Winner.CON: "thang", Winner.CAI: "thua", Winner.HOA: "hoa"}  # for the player who is checked

_COSTS = {"moi-nguoi": "den", "cai": "den-cai"}  # of paying for all: XD-8.3
_ORDER = DRAW, STAND, SHOW, CHECK, CHECK_ALL = "rut", "dan", "trinh", "xet", "xet-het"


@dataclass(frozen=True, slots=True)
class Checked:
    """A player who was compared with the dealer."""

    seat: int
    cai: int  # how many cards the dealer held
    outcome: str


@dataclass(frozen=True, slots=True)
class Known:
    """What the view of a seat tells beside the cards: who deals, whose turn it is, who was compared."""

    cai: int
    at: int
    checked: tuple[Checked, ...]
    own: Codes  # as they came


@dataclass(frozen=True)
class XiDach:
    """A hand of xì dách in the middle of play."""

    setting: Setting
    cai: int
    drawn: tuple[Codes, ...]  # by seat, as the cards came
    stock: Codes
    at: int  # who draws; the dealer last
    events: tuple[Event, ...] = (Event(None, "chia"),)
    checked: tuple[Checked, ...] = ()

    @property
    def options(self) -> Options:
        """Return the house rules."""
        found: Options = self.setting.options
        return found

    @property
    def players(self) -> tuple[int, ...]:
        """Return the seats of the players, in the order of their turns."""
        return tuple((self.cai + step) % len(self.drawn) for step in range(1, len(self.drawn)))

    @cached_property
    def waiting(self) -> tuple[int, ...]:
        """Return the players who were not compared yet."""
        done = {each.seat for each in self.checked}
        return tuple(seat for seat in self.players if seat not in done)

    @property
    def turn(self) -> int | None:
        """Return the seat that acts; None when everybody was compared."""
        return self.at if self.waiting else None

    @property
    def hands(self) -> tuple[Codes, ...]:
        """Return what each seat holds."""
        return tuple(by_rank(cards) for cards in self.drawn)

    @property
    def to_draw(self) -> Codes:
        """Return what is left of the deck, the next card first."""
        return self.stock

    def hand(self, seat: int, size: int | None = None) -> Hand:
        """Return what a seat holds, or held when it had so many cards."""
        return judge(cards_of(self.drawn[seat][:size]), Seat.CAI if seat == self.cai else Seat.CON, self.options)

    def held(self, seat: int, size: int | None = None) -> Held:
        """Return the hand as it is compared, with whether its holder drew although over 21. Law: XD-8.1."""
        count = size or len(self.drawn[seat])
        is_over = count > FEW and self.hand(seat, count - 1).kind is Kind.QUAC
        return Held(self.hand(seat, count), is_over)

    def choices(self) -> tuple[Choice, ...]:
        """Return what the seat to act may do by the law. Law: XD-5.1 to XD-5.6, XD-7.1, XD-7.9."""
        if self.turn is None:
            return ()
        hand = self.hand(self.at)
        allowed = acts(hand, Seat.CAI if self.at == self.cai else Seat.CON)
        found: list[Choice] = []
        if Act.RUT in allowed and self.stock:
            found.append(Choice(DRAW))
        if self.at != self.cai:
            return (*found, Choice(STAND)) if Act.DAN in allowed or not found else tuple(found)
        if may_check(hand) and not hand.is_full:
            return (*found, *self._checks())
        return tuple(found) or (Choice(SHOW, self.hands[self.cai]),)

    def _checks(self) -> list[Choice]:
        """Return whom the dealer may check: one by one, or all together. Law: XD-7.1."""
        ones = [Choice(CHECK, whom=seat) for seat in self.waiting]
        return [*ones, Choice(CHECK_ALL)] if len(ones) > 1 else ones

    def _faults(self) -> dict[Choice, Refusal]:
        """Return what the hand allows and the law forbids. Law: XD-5.4, XD-7.1, XD-8.1."""
        if self.turn is None:
            return {}
        hand, found = self.hand(self.at), dict[Choice, Refusal]()
        if hand.kind is Kind.QUAC and not hand.is_full and self.stock:
            cost = _COSTS[self.options.den_cho] if self.options.den == "rut-qua-21" else ""
            found[Choice(DRAW)] = Refusal("rut-qua-21", "XD-8.1", cost)
        if hand.kind is Kind.NON and not hand.is_full and self.stock:
            if self.at == self.cai:
                found |= {choice: Refusal("xet-non", "XD-7.1") for choice in self._checks()}
            else:
                found[Choice(STAND)] = Refusal("dan-non", "XD-5.4", "thua-khi-xet")
        return found

    def ways(self) -> tuple[Way, ...]:
        """Return what the seat to act could do: draw while it may hold one more, stand, or check (XD-5.3, XD-7.1)."""
        found = dict.fromkeys((*self.choices(), *self._faults()))
        return ways_of(sorted(found, key=lambda each: _ORDER.index(each.act)))

    def can(self, choice: Choice) -> bool:
        """Say whether the hands allow a choice at all."""
        return choice in self.choices() or choice in self._faults()

    def refusal(self, choice: Choice) -> Refusal | None:
        """Return what the law has against a choice."""
        return self._faults().get(choice)

    def apply(self, choice: Choice) -> "XiDach":
        """Return the table after a choice. Raises ValueError for an impossible one."""
        if not self.can(choice):
            raise ValueError(f"{choice.key} cannot be done")
        if choice.act == DRAW:
            return self._draw()
        after = self._say(Event(self.at, choice.act, choice.cards, whom=choice.whom))
        if choice.act == STAND:
            return after._next()
        return after._compare(self.waiting if choice.whom is None else (choice.whom,))

    def _say(self, *events: Event) -> "XiDach":
        return replace(self, events=(*self.events, *events))

    def _draw(self) -> "XiDach":
        card, *rest = self.stock
        drawn = tuple((*cards, card) if seat == self.at else cards for seat, cards in enumerate(self.drawn))
        after = replace(self, drawn=drawn, stock=tuple(rest))._say(Event(self.at, DRAW))
        if self.at != self.cai and len(drawn[self.at]) == FULL:
            return after._say(Event(self.at, SHOW, after.drawn[self.at]))._next()
        return after

    def _next(self) -> "XiDach":
        """Pass the turn on to the next who was not compared yet, the dealer last. Law: XD-5.1."""
        order = (*self.players, self.cai)
        later = order[order.index(self.at) + 1 :]
        return replace(self, at=next(seat for seat in later if seat in self.waiting or seat == self.cai))

    def _compare(self, seats: Sequence[int]) -> "XiDach":
        """Compare players with what the dealer holds; each lays the cards open. Law: XD-7.3 to XD-7.9."""
        size = len(self.drawn[self.cai])
        cai = self.held(self.cai)
        found = tuple(Checked(seat, size, OUTCOMES[result(self.held(seat), cai, self.options)[0]]) for seat in seats)
        after = replace(self, checked=(*self.checked, *found))
        if not after.waiting and self.cai not in after._opened():
            after = after._say(Event(self.cai, "lat", self.drawn[self.cai]))
        return after._say(*(Event(each.seat, each.outcome, self.drawn[each.seat]) for each in found))

    @cached_property
    def result(self) -> Result | None:
        """Return the points, and who deals next. Law: XD-8, XD-9."""
        if self.waiting:
            return None
        at = {each.seat: each for each in self.checked}
        pairs = [(self.held(seat), self.held(self.cai, at[seat].cai)) for seat in self.players]
        settled = settle(pairs, self.options)
        by_seat = dict(zip(self.players, settled.con, strict=True)) | {self.cai: settled.cai}
        points = tuple(by_seat[seat] for seat in range(len(self.drawn)))
        step = next_cai([con.hand for con, _ in pairs], self.hand(self.cai), self.options)
        is_played = any(event.act in (DRAW, STAND) for event in self.events)
        return Result(
            "xet" if is_played else "trinh",
            points,
            tuple(seat for seat, gained in enumerate(points) if gained > 0),
            following={"cai": (self.cai + step) % len(self.drawn)},
        )

    def view(self, seat: int) -> View:
        """Return all that a seat knows: its own cards, and those laid open."""
        is_mine = self.turn == seat
        opened = self._opened()
        return View(
            replace(self.setting, seed="", dealt=None),
            seat,
            () if seat in opened else self.hands[seat],
            tuple(self._place(each, opened) for each in range(len(self.drawn))),
            self.events,
            self.choices() if is_mine else (),
            stock=len(self.stock),
            known=Known(self.cai, self.at, self.checked, self.drawn[seat]),
        )

    def _opened(self) -> dict[int, Codes]:
        """Return the hands that lie open."""
        return {event.seat: event.cards for event in self.events if event.cards and event.seat is not None}

    def _place(self, seat: int, opened: dict[int, Codes]) -> Place:
        marks = ["cai"] if seat == self.cai else []
        if seat in opened:
            marks.append(self.hand(seat).kind.value)
        marks += [each.outcome for each in self.checked if each.seat == seat]
        piles = (Pile("bai", by_rank(opened[seat])),) if seat in opened else ()
        points = self.result.points[seat] if self.result else None
        return Place(0 if seat in opened else len(self.drawn[seat]), piles, marks=tuple(marks), points=points)

    def record(self) -> str:
        """Return nothing: hands of xì dách are not written down."""
        return ""


def deal(setting: Setting) -> XiDach:
    """Deal two cards each, or what was prepared, and lay open what they make. Law: XD-2.1, XD-4.3 to XD-4.5."""
    chance = Random(setting.seed)
    if setting.dealt:
        hands, stock, cai = setting.dealt.hands, setting.dealt.stock, setting.dealt.first
    else:
        players = setting.players or USUAL
        codes = [card.code for card in CARDS]
        chance.shuffle(codes)
        hands = tuple(tuple(codes[FEW * seat : FEW * (seat + 1)]) for seat in range(players))
        stock, cai = tuple(codes[FEW * players :]), chance.randrange(players)
    cai = setting.carried.get("cai", cai) % len(hands)
    table = XiDach(replace(setting, players=len(hands)), cai, hands, stock, cai)
    return _show(table)


def _show(table: XiDach) -> XiDach:
    """Lay open what the first two cards make: the dealer's ends the hand for all. Law: XD-4.3 to XD-4.5."""
    shown = [seat for seat in (*table.players, table.cai) if table.hand(seat).kind.is_dealt]
    table = table._say(*(Event(seat, SHOW, table.drawn[seat]) for seat in shown))
    table = table._compare(table.players if table.cai in shown else shown)
    return replace(table, at=(*table.waiting, table.cai)[0])
