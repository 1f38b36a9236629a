"""The faults of eating, chíu and throwing: small predicates in the order of the law. Law: CH-8.3 to CH-8.24.

A predicate returns the line that a fault goes back to (0: before the record, or this very line), or None where there is
no fault. What is known of a hand only in part proves no fault.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tutorials.engine.cards import Kind
from tutorials.engine.chan.form import Form
from tutorials.engine.chan.hand import Hand
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import ROW_OF, is_ba_dau, is_ca, is_same_row, lay
from tutorials.engine.chan.seat import Seat
from tutorials.engine.chan.win import Winning, judge

HERE = 0


@dataclass(frozen=True, slots=True)
class Eating:
    """A card eaten with an own card, before it leaves the hand; throwing and chíu have no own card beside it."""

    seat: Seat
    card: Kind
    own: Kind
    form: Form
    options: Options

    @property
    def is_ca(self) -> bool:
        """Say whether a cạ is eaten."""
        return is_ca(self.card, self.own)


Since = int | None
Clause = tuple[str, Callable[[Eating], Since]]


# eating ---------------------------------------------------------------------------------------


def _bo_chan_an_chan(case: Eating) -> Since:
    return None if case.is_ca else case.seat.let_pass(case.own)


def _bo_chan_an_ca(case: Eating) -> Since:
    return case.seat.let_pass(case.own) if case.is_ca else None


def _bo_ca_an_ca(case: Eating) -> Since:
    return case.seat.let_ca_pass(case.own) if case.is_ca else None


def _danh_ca_an_ca(case: Eating) -> Since:
    return case.seat.threw_ca() if case.is_ca else None


def _danh_roi_an_lai(case: Eating) -> Since:
    return case.seat.threw(case.card)


def _xe_ca_an_ca(case: Eating) -> Since:
    if not case.is_ca or case.seat.threw(case.card) is not None:
        return None
    return case.seat.threw_in_row(case.card)


def _an_ca_an_chan(case: Eating) -> Since:
    return None if case.is_ca else case.seat.ate_ca_in_row(case.card)


def _an_hai_ca(case: Eating) -> Since:
    return case.seat.ate_ca_in_row(case.card) if case.is_ca else None


def _odd_of_row(case: Eating) -> list[Kind]:
    """Return the kinds of the row of which an odd number is held."""
    row = ROW_OF[case.card.index]
    return [kind for kind, count in case.seat.held.items() if count & 1 and ROW_OF[kind.index] == row]


def _is_ba_dau(case: Eating) -> bool:
    """Say whether the seat has a ba đầu, one of whose cards has come. Law: CH-8.21."""
    if not case.is_ca or not case.seat.knows_row(case.card):
        return False
    odd = _odd_of_row(case)
    return is_ba_dau(odd) and case.card in odd


def _an_chon_ca(case: Eating) -> Since:
    """Find a cạ or ba đầu that is broken to eat another. Law: CH-8.12."""
    if not case.is_ca or not case.seat.knows_row(case.card) or (_is_ba_dau(case) and case.options.ba_dau_duoi_chieu):
        return None
    if case.options.an_chon_ca == "nghiem":
        row = ROW_OF[case.card.index]
        kinds = [kind for kind, count in case.seat.held.items() if count and ROW_OF[kind.index] == row]
        return HERE if len(kinds) > 1 else None
    odd = _odd_of_row(case)
    return HERE if case.own in odd and len(odd) > 1 else None


def _an_treo_tranh(case: Eating) -> Since:
    if _is_ba_dau(case) and case.options.ba_dau_duoi_chieu:
        return None
    return HERE if case.is_ca and case.seat.held[case.card] else None


def _ba_dau_duoi_chieu(case: Eating) -> Since:
    return HERE if _is_ba_dau(case) and case.options.ba_dau_duoi_chieu else None


def _chiu_an_thuong(case: Eating) -> Since:
    return HERE if case.seat.held[case.card] == 3 else None


def _an_ca_chuyen_cho(case: Eating) -> Since:
    """Find a hand that waits and eats a cạ with its odd card. Law: CH-8.15."""
    if not case.is_ca or not case.seat.is_whole:
        return None
    hand = case.seat.hand()
    found = lay(hand.held)
    is_alone = found.que == (case.own,) and not found.ba_dau
    return HERE if is_alone and any(_completes(kind, hand, case) for kind in case.form.kinds) else None


def _completes(kind: Kind, hand: Hand, case: Eating) -> bool:
    """Say whether a hand waits for a card, whatever it would earn. Law: CH-3.2."""
    if not is_same_row(kind, case.own):
        return False
    return judge(hand, Winning(kind, door="tri"), case.form, case.options).reason in (None, "thieu-diem")


def _co_chan_cau_ca(case: Eating) -> Since:
    is_torn = case.is_ca and case.seat.knows_row(case.card) and case.seat.held[case.own] in (2, 4)
    return HERE if is_torn else None


EATING: tuple[Clause, ...] = (
    ("bo-chan-an-chan", _bo_chan_an_chan),
    ("bo-chan-an-ca", _bo_chan_an_ca),
    ("bo-ca-an-ca", _bo_ca_an_ca),
    ("danh-ca-an-ca", _danh_ca_an_ca),
    ("danh-roi-an-lai", _danh_roi_an_lai),
    ("xe-ca-an-ca", _xe_ca_an_ca),
    ("an-ca-an-chan", _an_ca_an_chan),
    ("an-hai-ca", _an_hai_ca),
    ("an-chon-ca", _an_chon_ca),
    ("an-treo-tranh", _an_treo_tranh),
    ("ba-dau-duoi-chieu", _ba_dau_duoi_chieu),
    ("chiu-an-thuong", _chiu_an_thuong),
    ("an-ca-chuyen-cho", _an_ca_chuyen_cho),
    ("co-chan-cau-ca", _co_chan_cau_ca),
)


# chíu -----------------------------------------------------------------------------------------


def _bo_roi_chiu(case: Eating) -> Since:
    return None if case.options.chiu_sau_bo else case.seat.let_pass(case.card)


CHIU: tuple[Clause, ...] = (
    ("an-ca-chiu", lambda case: case.seat.ate_ca_in_row(case.card)),
    ("bo-roi-chiu", _bo_roi_chiu),
)


# throwing -------------------------------------------------------------------------------------


def _an_ca_danh_ca(case: Eating) -> Since:
    return case.seat.threw_ca_with(case.card) if case.seat.an_ca else None


THROWING: tuple[Clause, ...] = (
    ("bo-chan-danh-chan", lambda case: case.seat.let_pass(case.card)),
    ("danh-ca-chan", lambda case: case.seat.threw(case.card)),
    ("an-roi-danh-lai", lambda case: case.seat.ate(case.card)),
    ("an-ca-danh-ca", _an_ca_danh_ca),
    ("an-ca-danh-cung-hang", lambda case: case.seat.ate_ca_in_row(case.card)),
)


def offences(clauses: tuple[Clause, ...], case: Eating) -> Iterator[tuple[str, int]]:
    """Yield the faults of one act, each with the line that it goes back to."""
    for slug, breaks in clauses:
        since = breaks(case)
        if since is not None:
            yield slug, since
