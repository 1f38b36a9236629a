"""A player, and a second reading of the law: which faults an act would be, from what the player did and holds.

Nothing is taken from the referee's tables, so that the two readings can be put side by side. Law: CH-3, CH-4, CH-8.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from tutorials.engine.cards import BY_CODE, KINDS, Kind
from tutorials.engine.chan.form import Form
from tutorials.engine.chan.hand import Hand
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import Pair

SEATS = "ABCDE"
_CHI = BY_CODE["cc"]
_NUMBERS = 10  # beyond the number of any card: the row of the yêu


@dataclass(frozen=True, slots=True)
class Shown:
    """The card that lies open: where it came from, whose door it lies at, and where it came first."""

    card: Kind
    source: str  # noc, discard, tra-cua
    by: int
    door: int
    origin: tuple[int, bool]  # whose door, and whether its owner drew there
    opened: int = 0  # lines written by then
    is_top: bool = False  # the top card of the nọc at the start

    @property
    def is_at_drawing_door(self) -> bool:
        """Say whether it lies where it was drawn, so that its owner may leave it to the next."""
        return self.origin == (self.door, True)


_ROWS = tuple(_NUMBERS if card.is_yeu or card.rank is None else card.rank for card in KINDS)


def row_of(card: Kind) -> int:
    """Return the row of a card: its number, or with 120 cards that of all yêu. Law: CH-2.2, CH-2.6."""
    return _ROWS[card.index]


def _makes_ca(one: Kind, other: Kind) -> bool:
    return one is not other and row_of(one) == row_of(other)


def _in_row(card: Kind, cards: Iterable[Kind]) -> bool:
    return any(row_of(other) == row_of(card) for other in cards)


def odd_of(cards: Counter[Kind]) -> dict[int, list[Kind]]:
    """Return by row the kinds of which an odd number is held: they are what a row has beyond its chắn."""
    found: dict[int, list[Kind]] = {}
    for card, count in cards.items():
        if count % 2:
            found.setdefault(row_of(card), []).append(card)
    return found


def is_paired(cards: Counter[Kind]) -> bool:
    """Say whether every card stands in a chắn or a cạ. Law: CH-2.4, CH-3.1."""
    loose = 0  # rows with an odd number of odd kinds
    for card, count in cards.items():
        if count & 1:
            loose ^= 1 << _ROWS[card.index]
    return loose == 0


def chan_of(cards: Counter[Kind]) -> int:
    """Count the chắn of cards. Law: CH-2.1."""
    return sum(count // 2 for count in cards.values())


@dataclass(slots=True)
class Player:
    """A player: the hand, and what was laid, thrown and let go."""

    place: int
    held: Counter[Kind]
    no_chan: bool
    wins: int = 0
    an_chan: tuple[Kind, ...] = ()
    an_ca: tuple[Pair, ...] = ()  # the eaten card first
    chiu: tuple[Kind, ...] = ()
    thrown: tuple[Kind, ...] = ()
    passed: tuple[Kind, ...] = ()
    let_go: int | None = None  # when the card was opened on which a win was first let go
    is_out: bool = False  # báo, and noticed

    @property
    def name(self) -> str:
        """Return the letter of the seat."""
        return SEATS[self.place]

    def hand(self) -> Hand:
        """Return the hand as it is judged."""
        return Hand(tuple(self.held.elements()), self.an_chan, self.an_ca, self.chiu)

    def cards(self) -> Iterator[Kind]:
        """Yield every card held or laid."""
        yield from self.held.elements()
        yield from self.hand().laid()

    def kinds(self) -> list[Kind]:
        """Return the kinds that are held."""
        return [card for card, count in self.held.items() if count]

    def all_chan(self, cards: Counter[Kind]) -> int:
        """Count the chắn of these cards with those on the mat; a chíu is two. Law: CH-3.1, CH-5.1."""
        return chan_of(cards) + len(self.an_chan) + 2 * len(self.chiu)

    # throwing ---------------------------------------------------------------------------------

    def throwing(self, card: Kind) -> set[str]:
        """Name the faults of throwing a card. Law: CH-8.5, CH-8.8, CH-8.9, CH-8.11."""
        eaten = [first for first, _ in self.an_ca]
        told = {
            "bo-chan-danh-chan": card in self.passed,
            "danh-ca-chan": card in self.thrown,
            "an-roi-danh-lai": card in self.an_chan or card in eaten,
            "an-ca-danh-ca": bool(eaten) and any(_makes_ca(card, other) for other in self.thrown),
            "an-ca-danh-cung-hang": _in_row(card, eaten),
        }
        return _true(told)

    def may_throw(self) -> list[Kind]:
        """Return the cards whose throwing breaks no law."""
        return [card for card in self.kinds() if not self.throwing(card)]

    # eating, chíu -----------------------------------------------------------------------------

    def eating(self, card: Kind, own: Kind, form: Form, options: Options) -> set[str]:
        """Name the faults of eating a card with an own one. Law: CH-4.2, CH-8.3 to CH-8.16, CH-8.21."""
        if row_of(card) != row_of(own):
            return {"an-khong-thanh"}
        eaten = [first for first, _ in self.an_ca]
        both = {
            "danh-roi-an-lai": card in self.thrown,
            "chiu-an-thuong": self.held[card] == 3,
        }
        if card is own:
            return _true(
                both | {"bo-chan-an-chan": card in self.passed, "an-ca-an-chan": _in_row(card, eaten)},
            )
        return _true(
            both
            | {
                "bo-chan-an-ca": own in self.passed,
                "bo-ca-an-ca": any(_makes_ca(own, other) for other in self.passed),
                "danh-ca-an-ca": self._threw_ca(),
                "xe-ca-an-ca": _in_row(card, self.thrown),
                "an-hai-ca": _in_row(card, eaten),
                "co-chan-cau-ca": self.held[own] % 2 == 0,
                "an-ca-chuyen-cho": self._waits_on(own, form, options),
            }
            | self._of_what_is_held(card, own, options)
        )

    def _threw_ca(self) -> bool:
        rows = Counter(row_of(card) for card in set(self.thrown))
        return any(count > 1 for count in rows.values())

    def _of_what_is_held(self, card: Kind, own: Kind, options: Options) -> dict[str, bool]:
        """Tell what eating a cạ breaks of the row. Law: CH-8.12, CH-8.13, CH-8.21."""
        odd = odd_of(self.held).get(row_of(card), [])
        is_ba_dau = card.rank is not None and card in odd and [other.rank for other in odd] == [card.rank] * 3
        if is_ba_dau and options.ba_dau_duoi_chieu:
            return {"ba-dau-duoi-chieu": True}
        many = [kind for kind in self.kinds() if row_of(kind) == row_of(card)]
        is_choosing = len(many) > 1 if options.an_chon_ca == "nghiem" else own in odd and len(odd) > 1
        return {"an-chon-ca": is_choosing, "an-treo-tranh": self.held[card] > 0}

    def _waits_on(self, own: Kind, form: Form, options: Options) -> bool:
        """Say whether the hand waits, with this card alone unpaired. Law: CH-8.15."""
        loose = [odd for odd in odd_of(self.held).values() if len(odd) % 2]
        if loose != [[own]]:
            return False
        return any(
            not self.winning_on(Shown(kind, "noc", -1, self.place, (self.place, True)), form, options)
            for kind in form.kinds
            if row_of(kind) == row_of(own)
        )

    def may_eat(self, card: Kind, form: Form, options: Options) -> list[Kind]:
        """Return the own cards with which this one may be eaten, something being left that may be thrown."""
        mates = (own for own in self.kinds() if row_of(own) == row_of(card))
        return [own for own in mates if not self.eating(card, own, form, options) and self._can_go_on(card, own)]

    def _can_go_on(self, card: Kind, own: Kind) -> bool:
        after = self.without(own)
        after.lay(card, own)
        return bool(after.may_throw())

    def without(self, *cards: Kind) -> "Player":
        """Return the player with cards gone from the hand, to see what could be done then."""
        held = self.held.copy()
        held.subtract(cards)
        return replace(self, held=+held)

    def lay(self, card: Kind, own: Kind) -> None:
        """Lay an eaten card down with an own one, which has left the hand."""
        if card is own:
            self.an_chan = (*self.an_chan, card)
        else:
            self.an_ca = (*self.an_ca, (card, own))

    def calling_chiu(self, card: Kind, options: Options) -> set[str]:
        """Name the faults of taking a card by chíu. Law: CH-8.10, CH-8.24."""
        told = {
            "an-ca-chiu": _in_row(card, (first for first, _ in self.an_ca)),
            "bo-roi-chiu": card in self.passed and not options.chiu_sau_bo,
        }
        return _true(told)

    def may_chiu(self, card: Kind, options: Options) -> bool:
        """Say whether the card may be taken by chíu, something being left that may be thrown. Law: CH-5.1."""
        if self.held[card] != 3 or self.calling_chiu(card, options):
            return False
        return bool(self.without(card, card, card).may_throw())

    # ù ----------------------------------------------------------------------------------------

    def winning_on(self, shown: Shown | None, form: Form, options: Options) -> set[str]:
        """Name what is wrong with an ù on the open card, or as dealt; the points are counted elsewhere.

        Law: CH-1.5, CH-1.6, CH-3.1, CH-3.3, CH-3.5, CH-8.17.
        """
        full = self.held.copy()
        if shown is not None:
            full[shown.card] += 1
        chan = self.all_chan(full)
        told = {"u-que": not is_paired(full), "u-non": chan < form.min_chan}
        if shown is not None:
            told["u-sai-quan"] = self._may_not_win_on(shown, chan, form, options)
        return _true(told)

    def _may_not_win_on(self, shown: Shown, chan: int, form: Form, options: Options) -> bool:
        if form.is_whole_deck and row_of(shown.card) == _NUMBERS:
            return True
        if shown.is_top and options.doc_boong and options.dia_u == "khong":
            return True
        is_of_the_stock = shown.source == "noc" or (options.u_tra_cua and shown.source == "tra-cua")
        if not is_of_the_stock and self.held[shown.card] != 3:
            return True
        is_wide = shown.card is _CHI and chan > form.min_chan
        has_taken = bool(self.an_chan or self.an_ca or self.chiu)
        return is_wide and (options.rong_chi == "khong" or (options.rong_chi == "chua-an" and has_taken))


def _true(told: dict[str, bool]) -> set[str]:
    return {slug for slug, holds in told.items() if holds}
