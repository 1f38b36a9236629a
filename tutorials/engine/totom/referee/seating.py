"""Seat the players of a record with what is known of their hands when it begins. Law: TT-1.2, TT-6.2.

Raises DoorError, naming the line, where the hands cannot be.
"""

from collections import Counter
from collections.abc import Iterable

from tutorials.engine.cards import COPIES, Cards, Kind, short
from tutorials.engine.errors import DoorError
from tutorials.engine.records.lines import wrong
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee.mat import Meld
from tutorials.engine.totom.referee.raising import KHAN_LEFT
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.written import NOTHING_BEFORE, Before, How, Record
from tutorials.engine.totom.solve.phu import judge_phu

_TRUNG = {How.PHONG: 3, How.KHAN: 3, How.THIEN_KHAI: 4, How.RAISED_KHAN: 4, How.RAISED_THIEN_KHAI: 4}
_HIDDEN = (How.KHAN, How.THIEN_KHAI)


def count(out: Counter[Kind], cards: Iterable[Kind], line: int) -> None:
    """Count cards that come to light into `out`; a fifth copy cannot be."""
    for card in cards:
        out[card] += 1
        if out[card] > COPIES:
            raise _fifth_copy(card, line)


def _fifth_copy(card: Kind, line: int) -> DoorError:
    return wrong(line, "fifth-copy", f"quân {card.vi} thứ năm.", f"a fifth {card.en}.")


class Known:
    """What the head of a record tells: seats with their cards, the nọc, and every card known to be somewhere."""

    def __init__(self, record: Record, game: Game, options: Options) -> None:
        _check_number(record, game)
        self.record = record
        self.game = game
        self.options = options
        self.out: Counter[Kind] = Counter()  # every card that is known to be somewhere
        self.seats = {name: self._seat(name) for name in record.seats}
        self.coming: list[Kind] | None = None  # the nọc in order
        self.noc_left: int | None = game.noc if record.begins_at_the_deal else None
        self._read_noc()

    def _seat(self, name: str) -> Seat:
        record, lines = self.record, self.record.lines
        before = record.before.get(name, NOTHING_BEFORE)
        line = lines.get(f"bài {name}") or lines.get(f"tay đủ {name}") or lines.get(f"tay {name}", 1)
        cards = self._dealt(name, line) if name in record.hands else Counter(before.held or ())
        dealt = cards.copy()  # of these kinds every copy is named
        if name in record.hands:
            if before.held is not None:
                vi, en = "đã có “Bài {seat}” thì không cần “Tay {seat}”.", "“Bài {seat}” and “Tay {seat}” clash."
                raise wrong(lines.get(f"tay {name}", 1), "conflict", vi, en, word=f"Tay {name}", seat=name)
        elif name == record.cai and record.bat_cai is not None and record.begins_at_the_deal:
            cards[record.bat_cai] += 1
        count(self.out, cards.elements(), line)
        whole, has_tam_tu = name in record.hands or before.whole, self.options.tam_tu == "phu"
        seat = Seat(name, whole, dealt, cards, wins=before.wins, has_tam_tu=has_tam_tu)
        self._lay_before(seat, before)
        return seat

    def _dealt(self, name: str, line: int) -> Counter[Kind]:
        """Return the whole hand dealt to a seat, the cái's with the bắt cái card if a line names it."""
        cards = Counter(self.record.hands[name])
        is_cai, bat_cai = name == self.record.cai, self.record.bat_cai
        size = cards.total()
        if size not in (self.game.hand, self.game.hand + is_cai):
            vi = f"bài {{seat}} có {size} quân, cần {self.game.hand}."
            en = f"hand {{seat}} has {size} cards, {self.game.hand} are dealt."
            raise wrong(line, "hand-size", vi, en, seat=name)
        if not is_cai or bat_cai is None:
            return cards
        if size == self.game.hand:
            cards[bat_cai] += 1
        elif not cards[bat_cai]:
            vi = f"bài {{seat}} đủ {size} quân mà không có quân bắt cái {bat_cai.vi}."
            raise wrong(line, "conflict", vi, f"hand {{seat}} lacks the bắt cái card {bat_cai.en}.", seat=name)
        return cards

    def _lay_before(self, seat: Seat, before: Before) -> None:
        lines = self.record.lines
        line = lines.get(f"chiếu {seat.name}", 1)
        for laid in before.laid:
            if laid.how is How.CUP:
                if laid.card is not None:
                    seat.take_cup(laid.card, COPIES if seat.cups[laid.card] else 3)
                continue
            self._meld_before(seat, laid.how, laid.card, laid.cards, line)
        self._refuse_fifth_of_seat(seat, before)
        seat.recall(before.thrown, before.passed, before.shown)
        for card in dict.fromkeys((*before.passed, *before.shown)):
            if seat.lies(card, How.KHAN):
                seat.owe_by(KHAN_LEFT, self.options, 0, card)

    def _refuse_fifth_of_seat(self, seat: Seat, before: Before) -> None:
        """Raise DoorError where one seat alone accounts for five copies of a kind.

        Cards thrown, or let go, may lie on another's mat by now, so they are weighed seat by seat.
        """
        own = seat.hand.copy()
        for meld in seat.melds:
            own.update(meld.cards)
        for word, cards in (("đã đánh", before.thrown), ("đã qua", before.passed)):
            for card in cards:
                own[card] += 1
                if own[card] > COPIES:
                    line = self.record.lines.get(f"{word} {seat.name}", 1)
                    raise _fifth_copy(card, line)

    def _meld_before(self, seat: Seat, how: How, card: Kind | None, beside: Cards, line: int) -> None:
        if how in _TRUNG and card is not None:
            cards: Cards = (card,) * _TRUNG[how]
            village: tuple[tuple[Kind, int], ...] = ((card, 0),) if how in (How.PHONG, How.RAISED_KHAN) else ()
            extra: Iterable[Kind] = (*cards, *beside)
            seat.put(Meld(how, cards, 0, card, how in _HIDDEN, village))
            if beside:
                _require_phu(beside, line)
                seat.put(Meld(How.LAID, beside, 0))
        elif card is not None and card.is_yeu and all(each is card for each in beside):
            extra = (card, *beside)
            seat.put(*(Meld(how, (each,), 0, each, village=((each, 0),)) for each in extra))
        else:
            eaten = (card,) if card is not None else ()
            cards = (*eaten, *beside)
            _require_phu(cards, line)
            village = tuple((each, 0) for each in eaten) if how is How.EATEN else ()
            seat.put(Meld(how, cards, 0, card, village=village))
            extra = cards
        count(self.out, extra, line)

    def _read_noc(self) -> None:
        record = self.record
        if isinstance(record.noc, int):
            self.noc_left = record.noc
        elif record.noc is not None:
            self.coming = list(record.noc)
            self.noc_left = len(record.noc)
            count(self.out, record.noc, record.lines.get("nọc", 1))
        if record.bat_cai is not None and record.cai not in record.hands and not record.begins_at_the_deal:
            count(self.out, [record.bat_cai], record.lines.get("bắt cái", 1))


def _require_phu(cards: Cards, line: int) -> None:
    """Raise DoorError unless the cards are a phu."""
    if judge_phu(cards) is None:
        vi, en = f"“{short(cards)}” không thành một phu.", f"“{short(cards)}” is not a set."
        raise wrong(line, "not-a-phu", vi, en, word=short(cards))


def _check_number(record: Record, game: Game) -> None:
    fewest, most = min(players for players, _ in game.noc_end), game.players
    if not fewest <= len(record.seats) <= most:
        vi, en = f"trò này có từ {fewest} đến {most} ghế.", f"this game has {fewest} to {most} seats."
        if fewest == most:
            vi, en = f"trò này có {most} ghế.", f"this game has {most} seats."
        raise wrong(record.lines.get("ghế", 1), "seats", vi, en)
