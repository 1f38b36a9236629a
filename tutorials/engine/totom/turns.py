"""The referee: replay a record and find the faults that the record itself proves.

A fault is told with its line, seat, result and article. What would need cards that nobody has seen is
not guessed. Law: TT-5.4, TT-8.6, TT-9.12, TT-9.14, TT-10.1 to TT-10.3, TT-11.4, TT-14.8.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tutorials.engine.cards import COPIES, Cards, Kind, short
from tutorials.engine.errors import DoorError
from tutorials.engine.lines import Line
from tutorials.engine.totom.calls import Said, best_ruling, find_call
from tutorials.engine.totom.cuoc import find
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.hand import Hand
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.phu import PhuKind, judge_phu
from tutorials.engine.totom.record import Act, Record, Turn, wrong
from tutorials.engine.totom.win import Judge, Winning


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: where, who, what it costs, and the article."""

    line: int
    seat: str
    result: str  # lanh-lang, bao, den, cheo-do
    phrase: str
    article: str
    card: Kind

    def as_line(self) -> Line:
        """Return the sentence that explains the fault."""
        return Line(self.phrase, self.article, seat=self.seat, line=self.line, card=self.card)


@dataclass(slots=True)
class _Player:
    """What is known of one seat as the record goes on."""

    dealt: Cards | None
    hand: Counter[Kind] = field(default_factory=Counter)
    melds: list[tuple[Cards, str]] = field(default_factory=list)
    khan: set[Kind] = field(default_factory=set)
    thien_khai: set[Kind] = field(default_factory=set)
    raised: set[Kind] = field(default_factory=set)
    cups: set[Kind] = field(default_factory=set)
    thrown: list[Kind] = field(default_factory=list)
    let_go: set[Kind] = field(default_factory=set)  # came to this seat's door and was not eaten
    not_phong: set[Kind] = field(default_factory=set)  # shown while a pair was held, and left
    passed_u: bool = False
    late_raise: bool = False

    @property
    def known(self) -> bool:
        """Say whether the seat's cards are known."""
        return self.dealt is not None

    def on_mat(self, card: Kind) -> bool:
        """Say whether the card lies in one of the seat's melds."""
        return any(card in cards for cards, _ in self.melds)


@dataclass(slots=True)
class _Shown:
    """The card that lies open and may be claimed."""

    card: Kind
    by: str
    opened: bool
    claimed: bool = False


class Referee:
    """Replays one record. Raises DoorError where the record cannot have happened."""

    def __init__(self, record: Record, game: Game, options: Options) -> None:
        self.record = record
        self.game = game
        self.options = options
        self.faults: list[Fault] = []
        self.shown: _Shown | None = None
        self.seen: Counter[Kind] = Counter()
        self.to_throw: str | None = record.cai
        self.done = False
        self.players = {seat: _Player(record.hands.get(seat)) for seat in record.seats}
        for seat, player in self.players.items():
            player.hand.update(player.dealt or ())
            if player.dealt is not None and len(player.dealt) not in (game.hand, game.hand + (seat == record.cai)):
                vi = f"bài {seat} có {len(player.dealt)} quân, cần {game.hand}."
                raise wrong(1, "hand-size", vi, f"hand {seat} has {len(player.dealt)} cards, {game.hand} are dealt.")

    def replay(self) -> list[Fault]:
        """Go through the record and return the faults in its order."""
        for turn in self.record.turns:
            if self.done:
                raise wrong(turn.line, "after-end", "ván đã hết từ dòng trước.", "the hand ended before this line.")
            _STEPS[turn.act](self, turn, self.players[turn.seat])
        return self.faults

    def fault(self, turn: Turn, result: str, phrase: str, article: str) -> None:
        """Note a fault."""
        self.faults.append(Fault(turn.line, turn.seat, result, phrase, article, turn.card))

    # laying at the start ---------------------------------------------------------------------

    def lay_khan(self, turn: Turn, player: _Player) -> None:
        self._need(turn, player, 3)
        player.khan.add(turn.card)

    def lay_thien_khai(self, turn: Turn, player: _Player) -> None:
        self._need(turn, player, 4)
        player.thien_khai.add(turn.card)

    def cup(self, turn: Turn, player: _Player) -> None:
        player.cups.add(turn.card)

    def return_cup(self, turn: Turn, player: _Player) -> None:
        player.cups.discard(turn.card)

    def _need(self, turn: Turn, player: _Player, copies: int) -> None:
        if player.known and player.hand[turn.card] < copies:
            have = player.hand[turn.card]
            raise wrong(
                turn.line,
                "not-held",
                f"{turn.seat} chỉ có {have} quân {turn.card.vi}, cần {copies}.",
                f"{turn.seat} holds {have} of {turn.card.en}, {copies} are needed.",
            )

    # cards that come -------------------------------------------------------------------------

    def throw(self, turn: Turn, player: _Player) -> None:
        if self.to_throw != turn.seat:
            raise self._out_of_turn(turn)
        card = turn.card
        locked = card in player.khan or card in player.thien_khai
        if card.is_yeu:
            self.fault(turn, "bao", "fault-yeu", "TT-10.1")
        elif locked or (player.known and not player.hand[card] and player.on_mat(card)):
            self.fault(turn, "bao", "fault-mat", "TT-10.2")
        elif player.known and not player.hand[card]:
            self._need(turn, player, 1)
        elif card in player.not_phong and card in player.thrown:
            self.fault(turn, "bao", "fault-both", "TT-10.3")
        if player.hand[card]:
            player.hand[card] -= 1
        player.thrown.append(card)
        self.to_throw = None
        self._show(turn, opened=False)

    def open(self, turn: Turn, player: _Player) -> None:
        if self.to_throw is not None or self.shown is None:
            raise self._out_of_turn(turn)
        if turn.seat != self.record.after(self.shown.by):
            raise self._out_of_turn(turn)
        self._show(turn, opened=True)

    def _show(self, turn: Turn, *, opened: bool) -> None:
        """Lay a card open: what lay there before was let go by those who could have eaten it."""
        self._let_go()
        self.seen[turn.card] += 1
        if opened and self.seen[turn.card] > COPIES:
            raise wrong(turn.line, "fifth-copy", f"quân {turn.card.vi} thứ năm.", f"a fifth {turn.card.en}.")
        self.shown = _Shown(turn.card, turn.seat, opened)

    def _let_go(self) -> None:
        shown = self.shown
        if shown is None or shown.claimed:
            return
        eaters = {self.record.after(shown.by)} | ({shown.by} if shown.opened else set())
        for seat, player in self.players.items():
            if seat in eaters:
                player.let_go.add(shown.card)
            if seat == shown.by and not shown.opened:
                continue
            if player.known:
                if player.hand[shown.card] >= 2 and shown.card not in player.khan:
                    player.not_phong.add(shown.card)
                if not player.passed_u and self._could_win(player, shown.card):
                    player.passed_u = True
            if shown.card in player.khan and shown.card not in player.raised:
                player.late_raise = True

    def _could_win(self, player: _Player, card: Kind) -> bool:
        hand = self._hand(player)
        if hand is None or hand.size != self.game.win_size - 1:
            return False
        return Judge(hand, self.game, self.options).read(Winning(card), 0) is not None

    # claims ----------------------------------------------------------------------------------

    def _claim(self, turn: Turn) -> _Shown:
        if self.shown is None or self.shown.claimed or self.shown.card is not turn.card:
            raise wrong(
                turn.line,
                "not-shown",
                f"không có quân {turn.card.vi} nào vừa hiện để {turn.act.value}.",
                f"no {turn.card.en} lies open to be taken.",
            )
        self.shown.claimed = True
        self.to_throw = turn.seat
        return self.shown

    def eat(self, turn: Turn, player: _Player) -> None:
        shown = self._claim(turn)
        card = turn.card
        own_door = turn.seat == shown.by and shown.opened
        if not own_door and turn.seat != self.record.after(shown.by):
            self.fault(turn, "bao", "fault-door", "TT-8.6")
        if card in player.thrown:
            self.fault(turn, "bao", "fault-thrown", "TT-5.4.4")
        elif card in player.let_go:
            self.fault(turn, "bao", "fault-later", "TT-5.4.1")
        self._take(turn, player, turn.beside)
        cards = (card, *turn.beside)
        alone = not turn.beside and card.is_yeu
        if not alone and judge_phu(cards) is None:
            if self._joins(player, cards):
                return
            self.fault(turn, "bao", "fault-no-phu", "TT-9.12")
        player.melds.append((cards, "an"))

    def _joins(self, player: _Player, cards: Cards) -> bool:
        """Say whether the cards make a phu with one that lies on the mat already."""
        for number, (laid, how) in enumerate(player.melds):
            if how == "an" and judge_phu((*laid, *cards)) is not None:
                del player.melds[number]
                player.melds.append(((*laid, *cards), "an"))
                return True
        return False

    def phong(self, turn: Turn, player: _Player) -> None:
        self._claim(turn)
        card = turn.card
        if card in player.not_phong:
            self.fault(turn, "bao", "fault-phong-later", "TT-9.14.1")
        in_run = any(
            card in cards and (made := judge_phu(cards)) is not None and made.kind is PhuKind.DOC
            for cards, _ in player.melds
        )
        if in_run and card not in player.cups:
            self.fault(turn, "bao", "fault-phong-lo", "TT-9.14.4")
        self._take(turn, player, (card, card))
        player.melds.append(((card,) * 3, "phong"))

    def raise_khan(self, turn: Turn, player: _Player) -> None:
        self._claim(turn)
        if turn.card not in player.khan:
            raise wrong(
                turn.line, "no-khan", f"{turn.seat} không úp khàn {turn.card.vi}.", f"{turn.seat} laid no such khàn."
            )
        player.raised.add(turn.card)

    def raise_thien_khai(self, turn: Turn, player: _Player) -> None:
        if turn.card not in player.thien_khai:
            vi = f"{turn.seat} không úp thiên khai {turn.card.vi}."
            raise wrong(turn.line, "no-thien-khai", vi, f"{turn.seat} laid no such thiên khai.")
        player.raised.add(turn.card)

    def _take(self, turn: Turn, player: _Player, cards: Cards) -> None:
        if not player.known:
            return
        for card, copies in Counter(cards).items():
            if player.hand[card] < copies:
                raise wrong(
                    turn.line,
                    "not-held",
                    f"{turn.seat} không có đủ {short(cards)} trên tay.",
                    f"{turn.seat} does not hold {short(cards)}.",
                )
            player.hand[card] -= copies

    # ù ---------------------------------------------------------------------------------------

    def win(self, turn: Turn, player: _Player) -> None:
        from_deal = self.shown is None and turn.seat == self.record.cai
        source = "bat-cai" if from_deal else "discard"
        if not from_deal:
            source = "noc" if self._claim(turn).opened else "discard"
        self.done = True
        if player.late_raise:
            self.fault(turn, "lanh-lang", "fault-khe-khan", "TT-11.4")
        if player.passed_u:
            self.fault(turn, "lanh-lang", "fault-bo-u", "TT-14.8")
        hand = self._hand(player)
        if hand is None or hand.size != self.game.win_size - 1:
            return
        winning = Winning(turn.card, source)
        called = None if turn.called is None else tuple(find_call(name, "record") for name in turn.called)
        announced = None if turn.announced is None else tuple(find(name, "record") for name in turn.announced)
        judged = best_ruling(Judge(hand, self.game, self.options), winning, 0, Said(called, announced))
        if judged is None:
            self.fault(turn, "bao", "fault-no-u", "TT-14.3")
            return
        ruling = judged[2]
        if ruling.result != "diem":
            article = ruling.lines[-1].article
            self.fault(turn, ruling.result, f"fault-call-{ruling.result}", article)

    def _hand(self, player: _Player) -> Hand | None:
        """Return the seat's hand as the solver takes it, or None if its cards are not known."""
        if not player.known:
            return None
        free = Counter({card.index: count for card, count in player.hand.items() if count})
        blocks = []
        for card in player.khan:
            free[card.index] -= 3
            blocks.append((card.index, 4 if card in player.raised else 3))
        for card in player.thien_khai:
            free[card.index] -= 4
            blocks.append((card.index, 4))
        held = tuple(max(0, free[index]) for index in range(30))
        for cards, how in player.melds:
            if how == "phong":
                blocks.append((cards[0].index, 3))
            else:
                free.update(card.index for card in cards)
        return Hand(
            free=tuple(max(0, free[index]) for index in range(30)),
            held=held,
            blocks=tuple(blocks),
            khan=frozenset(card.index for card in player.khan - player.raised),
            bat_thuc=frozenset(card.index for card in player.cups),
            discarded=tuple(player.thrown),
        )

    def _out_of_turn(self, turn: Turn) -> DoorError:
        if self.to_throw:
            vi, en = f"đến lượt {self.to_throw} đánh.", f"it is {self.to_throw}'s turn to throw."
        elif self.shown:
            seat = self.record.after(self.shown.by)
            vi, en = f"đến lượt {seat} ăn hoặc mở nọc.", f"it is {seat}'s turn to eat or open."
        else:
            vi, en = "chưa có quân nào hiện.", "no card lies open yet."
        return wrong(turn.line, "out-of-turn", f"{turn.seat} chưa đến lượt, {vi}", f"{turn.seat} is out of turn; {en}")


_STEPS: dict[Act, Callable[[Referee, Turn, _Player], None]] = {
    Act.THROW: Referee.throw,
    Act.OPEN: Referee.open,
    Act.EAT: Referee.eat,
    Act.PHONG: Referee.phong,
    Act.RAISE_KHAN: Referee.raise_khan,
    Act.RAISE_THIEN_KHAI: Referee.raise_thien_khai,
    Act.LAY_KHAN: Referee.lay_khan,
    Act.LAY_THIEN_KHAI: Referee.lay_thien_khai,
    Act.CUP: Referee.cup,
    Act.RETURN_CUP: Referee.return_cup,
    Act.WIN: Referee.win,
}
