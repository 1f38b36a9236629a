"""What may be wrong with an ù: hand, card, declined khàn, calls and showing. Law: TT-11.8, TT-14."""

from dataclasses import dataclass
from functools import cached_property

from tutorials.engine.asks import FaultKind
from tutorials.engine.cards import KINDS, Kind
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee.clauses import Clause, Law, Proof, proof
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.written import Act
from tutorials.engine.totom.score.calls import SHOWING, Judged, Said, best_ruling, stands
from tutorials.engine.totom.score.declined import is_in_one_bi_only, without_bare
from tutorials.engine.totom.score.win import Judge, Reading, Winning
from tutorials.engine.totom.solve.arrange import best_plan
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.partners import phu_holding
from tutorials.engine.totom.solve.tam_tu import loose_in
from tutorials.engine.totom.solve.uses import can_win, plan_of, uses, waiting
from tutorials.engine.totom.tai_ban import win as tai_ban_win
from tutorials.engine.words import both

_MOST_LOOSE = 7  # one card takes in six loose ones at most: copies of the two other cards of a bí
_WAYS_OF = {Act.PHONG: ("phong", "tai-kien"), Act.RAISE_KHAN: ("day-khan",)}


@dataclass(frozen=True, slots=True)
class Won:
    """An ù that holds: the hand, the card, and what came of it with what was called."""

    hand: Hand
    winning: Winning
    judged: Judged


# hands that are known -------------------------------------------------------------------------


def could_win(seat: Seat, card: Kind, source: str, game: Game, options: Options) -> bool:
    """Say whether a seat whose hand is known is ù with a card that lies open."""
    hand = seat.as_hand()
    if hand is None or hand.size != game.win_size - 1:
        return False
    if loose_in(hand) >= _MOST_LOOSE or _is_barred(hand, card, source, options):
        return False
    if not game.has_cuoc:
        return tai_ban_win.can_win(hand, card.index)
    if not can_win(hand, card.index, game):
        return False
    winning = Winning(card, source, later=card in hand.passed or card in seat.left_pair)
    return Judge(hand, game, options).read(winning, 0) is not None


def _is_barred(hand: Hand, card: Kind, source: str, options: Options) -> bool:
    again = card in hand.discarded and options.danh_di_u_lai == "khong"
    vong = source == "thien-khai" and options.u_vong == "khong-u"
    return again or vong or (source == "discard" and not options.u_quan_danh)


def state_of(seat: Seat, to_open: int | None, game: Game) -> str:
    """Name what a hand is worth as its owner throws near the end of the nọc. Law: TT-16.14."""
    if to_open not in (1, 2) or not seat.whole:
        return ""
    hand = seat.as_hand()
    if hand is None or hand.size != game.win_size - 1:
        return ""
    if not loose_in(hand):
        return "thanh"
    waits = waiting(hand, game) if game.has_cuoc else tai_ban_win.waiting(hand)
    return "cho" if waits else "chua"


# an ù that is called --------------------------------------------------------------------------


@dataclass(frozen=True)
class Called:
    """A hand wholly known on which an ù is called."""

    seat: Seat
    hand: Hand
    winning: Winning
    act: Act | None  # by which its seat had taken the card before
    said: Said
    owed: frozenset[str]  # light faults for which it answers already
    game: Game
    options: Options

    @cached_property
    def judge(self) -> Judge:
        """Return who reads the hand."""
        return Judge(self.hand, self.game, self.options)

    @property
    def has_size(self) -> bool:
        """Say whether the hand has as many cards as it must."""
        return self.hand.size == self.game.win_size - 1

    @cached_property
    def is_as_taken(self) -> bool:
        """Say whether the hand is ù as the card was taken: by phỗng, or by raising a khàn."""
        if self.act not in _WAYS_OF:
            return True
        card, ways = self.winning.card.index, _WAYS_OF[self.act]
        found = (use for use in uses(self.hand, card) if use.how in ways)
        return any(plan_of(use, card, (), self.game.min_lung) is not None for use in found)

    @cached_property
    def judged(self) -> Judged | None:
        """Return how the hand is ù, and what comes of it with what was called; None if it is not."""
        if _is_barred(self.hand, self.winning.card, self.winning.source, self.options):
            return None
        return best_ruling(self.judge, self.winning, self.seat.wins, self.said)

    @cached_property
    def bare(self) -> Kind | None:
        """Return a khàn left bare that alone stands against the ù, where the house counts that a light fault."""
        if self.judged is not None or self.options.khan_tro != "lanh-lang":
            return None
        return next((kind for kind, _ in without_bare(self.hand, self.winning.card.index, self.game)), None)

    @property
    def won(self) -> Won | None:
        """Return the ù, if it holds."""
        if not self.game.has_cuoc or not self.has_size or not self.is_as_taken or self.judged is None:
            return None
        return Won(self.hand, self.winning, self.judged)


def _is_slip(case: Called) -> bool:
    """Say whether a khàn was only raised wrongly, and the hand is ù without that."""
    is_cheap = case.act is Act.RAISE_KHAN and case.options.cham_xuong != "bao"
    return is_cheap and case.judge.read(case.winning, 0) is not None


def _bare_declined(case: Called) -> Proof | None:
    is_declined = case.bare is not None and case.bare.index in case.hand.bat_thuc
    return proof(about=case.bare, how=both("how-bare")) if is_declined else None


def _bare_khan(case: Called) -> Proof | None:
    is_khan = case.bare is not None and case.bare.index not in case.hand.bat_thuc
    return proof(about=case.bare) if is_khan and "treo-khan" not in case.owed else None


def _declined_in_one_heap(case: Called) -> Proof | None:
    """Find a declined khàn whose cards, and no others, are left loose."""
    if case.judged is not None or case.bare is not None:
        return None
    free = list(case.hand.free)
    free[case.winning.card.index] += 1
    if not best_plan(free, case.hand.blocks).loose:
        return None
    for kind in sorted(case.hand.bat_thuc):
        rest = list(free)
        rest[kind] = 0
        if free[kind] and not best_plan(rest, case.hand.blocks).loose:
            return proof(about=KINDS[kind], how=both("how-bare"))
    return None


IN_TAI_BAN: Law[Called] = (
    (Clause("khong-u", lambda case: not case.has_size or not tai_ban_win.can_win(case.hand, case.winning.card.index)),),
)
HAND: Law[Called] = (
    (Clause("khong-u", lambda case: not case.has_size, "TT-2.5"),),
    (Clause("cham-xuong", lambda case: not case.is_as_taken and _is_slip(case)),),
    (
        Clause("khong-u", lambda case: not case.is_as_taken and case.act is Act.PHONG, "TT-14.7.1"),
        Clause("khong-u", lambda case: not case.is_as_taken and case.act is Act.RAISE_KHAN, "TT-11.6.3"),
    ),
    (Clause("trung-truc", _bare_declined), Clause("treo-khan", _bare_khan)),
    (Clause("trung-truc", _declined_in_one_heap, is_grave=True),),
    (Clause("khong-u", lambda case: case.judged is None and case.bare is None),),
)


# declined khàn of a hand that is ù ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Declined:
    """A declined khàn, and the reading of the hand on which an ù is called."""

    called: Called
    card: Kind
    reading: Reading


def _is_in_one_bi(case: Declined) -> Proof | None:
    called = case.called
    is_wrong = called.options.trung_truc == "mot-bi" and is_in_one_bi_only(case.reading, case.card.index, called.game)
    return proof(about=case.card, how=both("how-in-one-bi")) if is_wrong else None


def _had_no_phu(case: Declined) -> Proof | None:
    called = case.called
    if called.options.trung_truc != "phu-tu-dau" or "bat-thuc-thieu-phu" in called.owed:
        return None
    has_phu = any(phu_holding(called.seat.dealt, case.card))
    return None if has_phu else proof(about=case.card, how=both("how-without-phu"))


DECLINED: Law[Declined] = ((Clause("trung-truc", _is_in_one_bi), Clause("trung-truc", _had_no_phu)),)


def declined(case: Called, won: Won) -> list[Declined]:
    """Return the declined khàn that are to lie in phu at the ù. Law: TT-11.8."""
    seat = case.seat
    cards = (card for card in seat.declined if not card.is_yeu and card not in seat.returned)
    return [Declined(case, card, won.judged[0]) for card in cards]


# what is called and shown ---------------------------------------------------------------------


def _is_ruled(case: Won, result: str) -> Proof | None:
    ruling = case.judged[2]
    return proof(article=ruling.lines[-1].article) if ruling.result == result else None


SAID: Law[Won] = (
    (
        Clause("ho-sai", lambda case: _is_ruled(case, "lanh-lang")),
        Clause("xuong-thua", lambda case: _is_ruled(case, "bao")),
    ),
)


@dataclass(frozen=True, slots=True)
class Showing:
    """What was done wrong as a winning hand was shown."""

    won: Won
    fault: FaultKind


def _stands(case: Showing) -> bool:
    return stands(case.fault, case.won.hand, case.won.judged[0].use.how)


SHOWN_WRONGLY: dict[str, Law[Showing]] = {slug: ((Clause(slug, _stands),),) for slug in SHOWING}
