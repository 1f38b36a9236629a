"""The table of chắn that one sits down at: what each seat sees, the record, and what the referee says of an act."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tutorials.engine.asks import Answer
from tutorials.engine.cards import BY_CODE, Kind, short
from tutorials.engine.chan.calls import said
from tutorials.engine.chan.faults import FAULT_KINDS, GRAVE, IF_WIN, LIGHT, grade
from tutorials.engine.chan.form import FORMS, Form
from tutorials.engine.chan.questions.turns import ask_turns
from tutorials.engine.fields import Asked as Question
from tutorials.play.chan.deal import deal
from tutorials.play.chan.flow import Door, Flow, Stage, codes
from tutorials.play.chan.player import SEATS, Player, Shown, chan_of
from tutorials.play.tables import Choice, Event, Pile, Place, Refusal, Result, View
from tutorials.play.tables import Shown as Open
from tutorials.play.trial import Setting

_WORDS = {"danh": "đánh", "tra": "trả", "boc": "mở", "duoi": "dưới", "an": "ăn", "chiu": "chíu", "u": "ù"}
_PILES = {"an": "an-ca", "chiu": "chiu"}
_WORST = (GRAVE, IF_WIN, LIGHT)


@dataclass(frozen=True, slots=True)
class Known:
    """What lies open beside what a view says, and what the seat knows of itself; the others' cards are not in it."""

    form: Form
    cai: int
    pot: int
    stage: Stage | None  # what this seat is asked; of others only that they are to throw, which all see
    thrower: int | None
    shown: Shown | None
    back: Door | None
    draws: int
    players: tuple[Player, ...]
    faults: tuple[tuple[int, str], ...]
    result: Result | None


@dataclass(frozen=True, slots=True)
class Table(Flow):
    """A hand of chắn in the middle of play."""

    def view(self, seat: int) -> View:
        """Return all that a seat knows."""
        shown = self.shown if self.asked else None
        return View(
            replace(self.setting, seed="", dealt=None),
            seat,
            codes(self.players[seat].held.elements()),
            tuple(self._place(player) for player in self.players),
            self.events,
            self.choices() if self.turn == seat else (),
            Open(shown.card.code, shown.by, "opened" if shown.source == "noc" else "thrown") if shown else None,
            len(self.noc),
            known=self._known(seat),
        )

    def _known(self, seat: int) -> Known:
        stage, place = self.asked[0] if self.asked else (None, None)
        is_throw = stage is Stage.THROW
        return Known(
            self.form,
            self.cai,
            self.pot,
            stage if place == seat else None,
            place if is_throw else None,
            self.shown,
            self.back,
            self.draws,
            tuple(player if player.place == seat else _from_outside(player) for player in self.players),
            self.faults,
            self.result,
        )

    def _place(self, player: Player) -> Place:
        place = player.place
        marks = ("cai",) * (place == self.cai) + ("thong",) * (player.wins > 0) + ("bao",) * player.is_out
        return Place(player.held.total(), tuple(self._piles(place)), self._lying(place), marks)

    def _piles(self, place: int) -> Iterator[Pile]:
        """Yield what a seat has laid down, in that order."""
        for event in self.events:
            if event.seat == place and event.act in _PILES:
                kind = "an-chan" if event.cards == (event.taken,) else _PILES[event.act]
                yield Pile(kind, (event.taken, *event.cards), taken=event.taken)

    def _lying(self, place: int) -> tuple[str, ...]:
        """Return what lies at the right hand of a seat: thrown or drawn there, and taken by nobody."""
        found: list[tuple[int, str]] = []
        door = 0
        for event in self.events:
            if event.act in ("danh", "boc"):
                door = event.seat or 0
                found.append((door, event.cards[0]))
            elif event.act == "tra":
                found.append((door, event.cards[0]))
            elif event.taken and found:
                door = found.pop()[0]
        if self.shown is not None and self.asked and found:
            found.pop()
        return tuple(code for door, code in found if door == place)

    # the record -------------------------------------------------------------------------------

    def record(self) -> str:
        """Return the hand as it is written for the referee; empty where the deal is smaller than any that it knows."""
        if self.form.slug not in FORMS:
            return ""
        seats = SEATS[: len(self.players)]
        lines = ["Ván: chan", f"Ghế: {' '.join(seats)}", f"Cái: {seats[self.cai]}"]
        lines += [f"Bài {player.name}: {short(dealt_to(player))}" for player in self.players]
        lines += [f"Ù liền {player.name}: {player.wins}" for player in self.players if player.wins]
        lines += [_line(event) for event in self.events if event.act in _WORDS or event.act == "hoa"]
        return "\n".join(lines) + "\n"

    def refusal(self, choice: Choice) -> Refusal | None:
        """Return what the referee says of a possible choice added to the record; of a small hand, the players' law."""
        if choice in self.choices() or choice.act not in _WORDS or not self.asked:
            return None
        record = self.record()
        found = self._of_referee(record, choice) if record else self._of_players(choice)
        slug = min(found, key=lambda each: _WORST.index(found[each]), default=None)
        return None if slug is None else Refusal(slug, FAULT_KINDS[slug].article, found[slug], found[slug] == IF_WIN)

    def _of_referee(self, record: str, choice: Choice) -> dict[str, str]:
        event = Event(self.asked[0][1], choice.act, choice.cards, choice.taken, choice.said)
        text = record + _line(event) + "\n"
        said: Answer = ask_turns(Question({"record": text}), self.options)
        last = len(text.splitlines())
        return {each["fault"]: each["grade"] for each in said["faults"] if each["turn"] == last}

    def _of_players(self, choice: Choice) -> dict[str, str]:
        place = self.asked[0][1]
        new = self.apply(choice).faults[len(self.faults) :]
        return {slug: grade(slug, self.options) for seat, slug in new if seat == place}


def dealt_to(player: Player) -> Iterator[Kind]:
    """Return the cards that a player was dealt: no card ever comes into a hand."""
    own = Counter(player.held)
    own.update(player.thrown)
    own.update(player.an_chan)
    own.update(card for _, card in player.an_ca)
    own.update(dict.fromkeys(player.chiu, 3))
    return own.elements()


def _from_outside(player: Player) -> Player:
    return replace(player, held=Counter(), no_chan=False, let_go=None)


def _line(event: Event) -> str:
    """Write one event as a line of the record."""
    if event.act == "hoa":
        return "Hòa"
    word = f"{SEATS[event.seat or 0]} {_WORDS[event.act]}"
    if event.act == "an":
        return f"{word} {BY_CODE[event.taken].vi} với {BY_CODE[event.cards[0]].vi}"
    card = event.taken or (event.cards[0] if event.cards else "")
    named = f" {BY_CODE[card].vi}" if card else ""
    call = f": {said(Counter(event.said))}" if event.said else ""
    return f"{word}{named}{call}"


def sit_down(setting: Setting) -> Table:
    """Return the table as dealt. Raises ValueError for a prepared deal that cannot be played."""
    dealt = deal(setting)
    players = tuple(
        Player(place, Counter(hand), not chan_of(Counter(hand)), dealt.wins[place])
        for place, hand in enumerate(dealt.hands)
    )
    return Table(setting, dealt.form, dealt.cai, players, dealt.noc, ((Stage.THROW, dealt.cai),), dealt.pot)
