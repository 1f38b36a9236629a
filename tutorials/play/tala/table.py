"""A hand of Tá lả as a value: draw or take, lay down, send, throw, call ù. Law: TL-2 to TL-11."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from tutorials.engine.french import BY_CODE, CARDS
from tutorials.engine.tala.faults import fine_of
from tutorials.engine.tala.melds import FULL, HELD, is_khan
from tutorials.engine.tala.payment import ROUNDS, Taken
from tutorials.engine.tala.phom import points_of
from tutorials.engine.tala.turn import take, throws
from tutorials.play.tables import Choice, Event, Pile, Place, Refusal, Result, Shown, View, Way, mark_of, ways_of
from tutorials.play.tala import forbidden
from tutorials.play.tala.settling import End, settle
from tutorials.play.tala.state import (
    CALLS,
    DRAW,
    LAY,
    LEAVE,
    SEND,
    TAKE,
    THROW,
    U_KHAN,
    Known,
    Side,
    State,
    codes_of,
    sort,
)
from tutorials.play.trial import Setting

SEATS = range(2, 5)


@dataclass(frozen=True)
class TaLa(State):
    """A hand of Tá lả in the middle of play."""

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
        found = [self.call] if self.call else []
        if self.must_lay and self.layout:
            return [*found, Choice(LAY, codes_of(card for phom in self.layout.phom for card in phom.cards))]
        if sent := self.sent(self.side.hand).sent if self.may_send else ():
            found.append(Choice(SEND, codes_of(sort(card for card, _ in sent))))
        lawful = throws(self.side.hand, self.side.eaten, self.options)
        return [*found, *(Choice(THROW, (each.card.code,)) for each in lawful if each.layout)]

    # faults --------------------------------------------------------------------------------------

    def ways(self) -> tuple[Way, ...]:
        """Return what the seat to act could do, lawful or not."""
        return ways_of(self.choices()) if self.end or self.phase == "khan" else forbidden.ways(self)

    def can(self, choice: Choice) -> bool:
        """Say whether the hands allow a choice at all."""
        return not self.end and (self._is_lawful(choice) or self.refusal(choice) is not None)

    def _is_lawful(self, choice: Choice) -> bool:
        """Say whether the law allows a choice: one of `choices`, or cards laid or sent as the seat likes."""
        if choice in self.choices():
            return True
        return self.laying(choice) is not None or self.sending(choice) is not None

    def refusal(self, choice: Choice) -> Refusal | None:
        """Return what the law has against a choice. Law: TL-5.1 to TL-5.4, TL-6.1, TL-6.3, TL-7, TL-8.1, TL-8.3."""
        if self.end or choice.said or choice.whom is not None or self._is_lawful(choice):
            return None
        return forbidden.against(self, choice)

    # acts ----------------------------------------------------------------------------------------

    def apply(self, choice: Choice) -> "TaLa":
        """Return the table after a choice. Raises ValueError for an impossible one."""
        if self._is_lawful(choice):
            return _ACTS[choice.act](self, choice)
        fault = self.refusal(choice)
        if fault is None:
            raise ValueError(f"{choice.key} is not possible")
        return self._at_fault(choice, fault)

    def _at_fault(self, choice: Choice, fault: Refusal) -> "TaLa":
        """Take the act back and tell it; false play has its price, and may end the hand. Law: TL-11.5."""
        after = self._say(Event(self.at, fault.slug, choice.cards, choice.taken))
        if fault.cost == forbidden.TAKEN_BACK:
            return after
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
        if not self.side.laid and self.is_to_lay and not (self.layout and self.layout.phom):
            count = 1 + max(side.laid for side in self.sides)
            after = self._with(self.at, replace(self.side, laid=count))._say(Event(self.at, "mom"))
        if after.side.hand or after.call:
            return after
        return after._with(self.at, replace(after.side, is_out=True))._say(Event(self.at, "het"))._next()

    def _lay(self, choice: Choice) -> "TaLa":
        """Lay down all phỏm. Law: TL-6."""
        side, layout = self.side, self.laying(choice)
        assert layout is not None
        laid = side.laid or 1 + max(each.laid for each in self.sides)
        phom = (*side.phom, *(each.cards for each in layout.phom))
        hand = tuple(card for card in side.hand if card.code not in choice.cards)
        after = self._with(self.at, replace(side, hand=hand, eaten=(), phom=phom, laid=laid))
        return after._say(Event(self.at, LAY, choice.cards))._to_lay()

    def _send(self, choice: Choice) -> "TaLa":
        """Add loose cards to phỏm that lie open. Law: TL-7.1."""
        found, after = self.sending(choice), self._with(self.at, self.side)
        assert found is not None
        for (seat, number), cards in zip(self.spots, found.table, strict=True):
            side = after.sides[seat]
            after = after._with(seat, replace(side, phom=(*side.phom[:number], cards, *side.phom[number + 1 :])))
        after = after._with(
            self.at, replace(after.side, hand=tuple(card for card in after.side.hand if card.code not in choice.cards))
        )
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
        marks += [mark_of("an", card.code) for card in side.eaten]
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
