"""Cards laid on the mat: what belongs there, and the order in which it lies.

Law: TT-1.3.3, TT-9.3, TT-9.6, TT-9.12, TT-9.15, TT-9.16, TT-12.3.
"""

from dataclasses import dataclass

from tutorials.engine.cards import Cards, Kind
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee.clauses import Clause, Law, Proof, proof
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.solve.partners import is_run, makes_phu
from tutorials.engine.totom.solve.phu import PhuKind, judge_phu


@dataclass(frozen=True, slots=True)
class Laying:
    """Cards laid on the mat, and whether they fit there: as a phu, or with what lies there already."""

    cards: Cards
    fits: bool


FIT: Law[Laying] = ((Clause("bat-thanh-phu", lambda case: not case.fits and proof(cards=list(case.cards))),),)


# a fourth card shown with a thiên khai --------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fourth:
    """A phu that shows the fourth card of a thiên khai (trình)."""

    cards: Cards
    options: Options


def _is_no_phu(case: Fourth) -> Proof | None:
    return None if len(case.cards) >= 3 and judge_phu(case.cards) else proof(cards=list(case.cards))


def _is_wrong_phu(case: Fourth) -> Proof | None:
    phu = judge_phu(case.cards)
    is_bi = phu is not None and phu.kind is PhuKind.BI
    is_right = is_run(case.cards) or (is_bi and case.options.trinh_phu_bi)
    return None if is_right else proof(cards=list(case.cards))


SHOWN: Law[Fourth] = (
    (Clause("bat-thanh-phu", _is_no_phu),),
    (Clause("trinh-phu-sai", _is_wrong_phu),),
)


# copies that belong on the mat ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kept:
    """A card that stays in the hand, and the meld into which a copy of it was eaten, if one was."""

    seat: Seat
    card: Kind
    meld: Cards
    options: Options

    @property
    def is_hanging(self) -> bool:
        """Say whether the house wants copies of the cards of a run on the mat too. Law: TT-9.15."""
        return self.options.treo_tranh == "ca-phu-doc"


def _hangs(case: Kept) -> bool:
    """Say whether a copy of a card eaten belongs on the mat: a yêu, or of a bí or lưng; in some houses of a run."""
    seat, card = case.seat, case.card
    if not seat.hand[card] or card in seat.declined:
        return False
    phu = judge_phu(case.meld)
    if phu is not None and (phu.kind is PhuKind.DOC or _is_run_lung(case.meld)):
        return case.is_hanging and makes_phu(card, seat.hand)
    return card.is_yeu or phu is not None


def _is_run_lung(cards: Cards) -> bool:
    return len(cards) == 3 and {card.code for card in cards} == {"1v", "2v", "3v"}


def _hangs_on_run(case: Kept) -> bool:
    """Say whether a copy must be laid, as the card that came could have extended a run on the mat."""
    if not case.is_hanging or not case.seat.hand[case.card]:
        return False
    return any(meld.is_free and is_run(meld.cards) and is_run((*meld.cards, case.card)) for meld in case.seat.melds)


HANGING: Law[Kept] = ((Clause("treo-tranh", _hangs),),)
HANGING_ON_RUN: Law[Kept] = ((Clause("treo-tranh", _hangs_on_run),),)


# the order in which a meld lies ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Order:
    """A meld as it lies: the eaten card is to lie first, then a copy of it, a third copy last."""

    cards: Cards
    eaten: Kind | None

    @property
    def copies(self) -> list[int]:
        """Return the places where the eaten card and its like lie."""
        return [place for place, card in enumerate(self.cards) if card is self.eaten]

    @property
    def wrong(self) -> list[int]:
        """Return those of them where none should lie."""
        last = len(self.cards) - 1
        right = ([], [0], [0, 1], [0, 1, last], [0, 1, last - 1, last])[len(self.copies)]
        return [place for place in self.copies if place not in right]


def _is_caught(case: Order) -> bool:
    """Say whether a like of the eaten card lies between other cards (kẹp cổ); elsewhere it only lies wrong."""
    return any(0 < place < len(case.cards) - 1 for place in case.wrong)


ORDER: Law[Order] = (
    (Clause("trai-vi", lambda case: bool(case.copies) and case.copies[0] != 0),),
    (Clause("kep-co", _is_caught),),
    (Clause("trai-vi", lambda case: bool(case.wrong)),),
)
