"""Seat the players of a record with what is known of their hands when it begins. Law: CH-1.2."""

from collections import Counter
from itertools import zip_longest

from tutorials.engine.cards import COPIES, Cards, Kind
from tutorials.engine.chan.form import Form
from tutorials.engine.chan.pairs import is_ca
from tutorials.engine.chan.seat import Seat
from tutorials.engine.chan.written import NOTHING_BEFORE, Act, Before, Record
from tutorials.engine.records.lines import wrong

_BEFORE_RECORD = 0  # the line of what happened before the record


class Known:
    """What the head of a record tells: seats with their cards, the nọc, and every card that has come to light."""

    def __init__(self, record: Record, form: Form) -> None:
        self.record = record
        self.form = form
        self.coming: Cards = () if record.noc is None or isinstance(record.noc, int) else record.noc
        self.noc_left: int | None = form.noc if record.begins_at_the_deal else None
        if record.noc is not None:
            self.noc_left = record.noc if isinstance(record.noc, int) else len(record.noc)
        self.revealed = _revealed(record)
        self.seats = [self._seat(place) for place in range(len(record.seats))]
        self.open_cards: Counter[Kind] = Counter()
        for seat in self.seats:
            self.open_cards.update(seat.held)
            self.open_cards.update(seat.hand().laid())
            self.open_cards.update(card for card, _ in seat.thrown)
        self._check()

    def _line(self, word: str) -> int:
        return self.record.lines.get(word, 1)

    def _check(self) -> None:
        """Raise DoorError for a card that the deck lacks, or a fifth copy."""
        counts = self.open_cards + Counter(self.coming)
        for card in [*counts, *(turn.card for turn in self.record.turns if turn.card)]:
            if not self.form.has(card):
                line = next((turn.line for turn in self.record.turns if turn.card is card), 1)
                vi = f"bộ chắn {self.form.deck} quân không có {card.vi}."
                raise wrong(line, "not-in-deck", vi, f"the chắn deck of {self.form.deck} cards has no {card.en}.")
            if counts[card] > COPIES:
                vi = f"các tay bài ghi đến năm quân {card.vi}; mỗi loại chỉ có bốn quân."
                raise wrong(1, "fifth-copy", vi, f"the hands hold five {card.en}; the deck has four of each.")

    def _seat(self, place: int) -> Seat:
        name = self.record.seats[place]
        before = self.record.before.get(name, NOTHING_BEFORE)
        seat = Seat(name, place, wins=before.wins)
        for laid in before.laid:
            if laid.beside is None:
                seat.chiu.append((laid.card, _BEFORE_RECORD))
            elif laid.beside is laid.card:
                seat.an_chan.append((laid.card, _BEFORE_RECORD))
            elif is_ca(laid.card, laid.beside):
                seat.an_ca.append(((laid.card, laid.beside), _BEFORE_RECORD))
            else:
                vi = f"{laid.card.vi} với {laid.beside.vi} không thành chắn hay cạ."
                en = f"{laid.card.en} and {laid.beside.en} make neither a chắn nor a cạ."
                raise wrong(self._line(f"chiếu {name}"), "not-a-ca", vi, en)
        seat.thrown = [(card, _BEFORE_RECORD) for card in before.thrown]
        seat.passed = [(card, _BEFORE_RECORD) for card in before.passed]
        self._hold(seat, before)
        return seat

    def _hold(self, seat: Seat, before: Before) -> None:
        """Put into the hand what the record tells of it."""
        dealt = self._dealt(seat.name)
        if dealt is not None:
            seat.dealt = dealt
        if before.whole and before.held is not None:
            self._require(f"tay đủ {seat.name}", len(before.held) + seat.laid_cards)
            seat.held, seat.is_whole = Counter(before.held), True
        elif dealt is not None and self.record.begins_at_the_deal:
            seat.held, seat.is_whole = Counter(dealt), True
        else:
            seat.held = Counter(before.held or self.record.hands.get(seat.name, ())) | self.revealed[seat.name]

    def _dealt(self, name: str) -> Cards | None:
        """Return the whole deal of a seat, the cái's with the extra card; None if a card of it is unknown."""
        cards = self.record.hands.get(name)
        if cards is None:
            return None
        is_cai = name == self.record.cai
        extra = (self.record.bat_cai,) if is_cai and self.record.bat_cai else ()
        if is_cai and not extra and len(cards) == self.form.hand + 1:
            return cards
        if len(cards) != self.form.hand:
            self._require(f"bài {name}", len(cards), most=self.form.hand)
        return None if is_cai and not extra else (*cards, *extra)

    def _require(self, word: str, size: int, most: int | None = None) -> None:
        least, most = self.form.hand, most or self.form.hand + 1
        if not least <= size <= most:
            vi = f"cần {least} quân (nhà cái hoặc người sắp đánh {least + 1}), kể cả quân đã hạ; ở đây có {size}."
            en = f"{least} cards are needed (the cái or who is to throw has {least + 1}); here are {size}."
            raise wrong(self._line(word), "hand-size", vi, en)


def _revealed(record: Record) -> dict[str, Counter[Kind]]:
    """Return the own cards that each seat throws or lays in the record: no card comes into a hand, so it held them."""
    found: dict[str, Counter[Kind]] = {seat: Counter() for seat in record.seats}
    if any(turn.act is Act.GAP for turn in record.turns):
        return found
    for turn, then in zip_longest(record.turns, record.turns[1:]):
        is_claimed = then is not None and then.act in (Act.CHIU, Act.WIN) and then.card is turn.card
        if is_claimed and turn.act in (Act.EAT, Act.CHIU):
            continue  # a higher claim: the own cards are taken up again
        if turn.act in (Act.THROW, Act.GIVE_BACK):
            found[turn.seat][turn.kind] += 1
        elif turn.act is Act.EAT and turn.beside is not None:
            found[turn.seat][turn.beside] += 1
        elif turn.act is Act.CHIU:
            found[turn.seat][turn.kind] += 3
    return found
