"""What hands of Tá lả allow though the law may forbid it: a table with a referee lets one do it.

False play has its price (TL-11.5). To lay down too early, to throw before laying down and to send what finds no place
have none in the law: the clause is named, and the cards go back.
"""

from collections.abc import Callable, Mapping

from tutorials.engine.french import Cards
from tutorials.engine.tala.melds import lay
from tutorials.engine.tala.turn import Taking, send, take, throws
from tutorials.play.tables import Choice, Refusal, Way
from tutorials.play.tala.state import CALLS, DRAW, LAY, LEAVE, SEND, TAKE, THROW, U_KHAN, U_ROUND, State, U

Fault = tuple[str, str]  # its slug and its article

_TAKINGS = {Taking.NO_PHOM: "TL-5.1", Taking.SHARED: "TL-5.3", Taking.TORN: "TL-5.2"}
TAKEN_BACK = "cam-len"  # what it costs where the law names no price
_FREE = frozenset({"ha-som", "danh-chua-ha", "gui-chua-ha", "gui-mom", "gui-phom-sau", "gui-khong-vao"})


def ways(hand: State) -> tuple[Way, ...]:
    """Return what the seat to act could do: take or draw; then throw, lay down, send, call ù (TL-4 to TL-8)."""
    if hand.phase == DRAW:
        takes = (Way(TAKE, taken=hand.open.code),) if hand.open else ()
        return *takes, Way(DRAW if hand.stock else LEAVE)
    any_of_it = (0, *range(1, len(hand.side.hand) + 1))
    lies_open = any(side.phom for side in hand.sides)
    return (
        Way(THROW, sizes=(1,), is_usual=not hand.must_lay),
        Way(LAY, sizes=any_of_it, fills=True, is_usual=hand.must_lay),
        *([Way(SEND, sizes=any_of_it, fills=True)] if lies_open else []),
        Way(U, hand.hands[hand.at], also=(U_ROUND,)),
    )


def against(hand: State, choice: Choice) -> Refusal | None:
    """Return what the law has against a choice that it does not allow; None if the cards do not allow it either."""
    find = _FAULTS.get(choice.act)
    found = find(hand, choice) if find else None
    if found is None:
        return None
    slug, clause = found
    return Refusal(slug, clause, TAKEN_BACK if slug in _FREE else hand.options.phat_lao)


def _false_call(hand: State, choice: Choice) -> Fault | None:
    if hand.phase == DRAW or choice.cards != hand.hands[hand.at] or choice.taken:
        return None
    is_khan_now = choice.act == U_KHAN
    if is_khan_now != (hand.phase == "khan"):
        return None
    return "u-lao", "TL-8.3" if is_khan_now else "TL-8.1"


def _false_take(hand: State, choice: Choice) -> Fault | None:
    if choice.cards or not hand.open or choice.taken != hand.open.code:
        return None
    found, _ = take(hand.side.hand, hand.side.eaten, hand.open, hand.options)
    return (found.value, _TAKINGS[found]) if found in _TAKINGS else None


def _false_throw(hand: State, choice: Choice) -> Fault | None:
    """Find why a card stays: taken, needed by a taken one, or phỏm come first. Law: TL-5.2, TL-5.4, TL-6.1."""
    cards = hand.named(choice)
    if len(cards) != 1:
        return None
    if cards[0] in hand.side.eaten:
        return "danh-la-an", "TL-5.2"
    is_free = any(each.layout for each in throws(hand.side.hand, hand.side.eaten, hand.options) if each.card in cards)
    return ("danh-chua-ha", "TL-6.1") if is_free else ("danh-la-troi", "TL-5.4")


def _false_lay(hand: State, choice: Choice) -> Fault | None:
    cards = hand.named(choice)
    if not cards:
        return None
    is_early = not hand.is_to_lay and _are_phom(hand, cards)
    return ("ha-som", "TL-6.1") if is_early else ("ha-lao", "TL-6.3")


def _are_phom(hand: State, cards: Cards) -> bool:
    found = lay(cards, tuple(card for card in hand.side.eaten if card in cards), options=hand.options)
    return found is not None and not found.loose


def _false_send(hand: State, choice: Choice) -> Fault | None:
    """Find why cards are not sent: not laid down yet, no phỏm of one's own, or no place for them. Law: TL-7."""
    cards, lying = hand.named(choice), [phom for side in hand.sides for phom in side.phom]
    if not cards or not lying:
        return None
    if not hand.side.laid or hand.must_lay:
        return "gui-chua-ha", "TL-7.1"
    if not hand.may_send:
        return "gui-mom", "TL-7.3"
    fits_later = not send(cards, lying, hand.options).left
    return ("gui-phom-sau", "TL-7.6") if fits_later else ("gui-khong-vao", "TL-7.1")


_FAULTS: Mapping[str, Callable[[State, Choice], Fault | None]] = {
    TAKE: _false_take,
    THROW: _false_throw,
    LAY: _false_lay,
    SEND: _false_send,
    **dict.fromkeys(CALLS, _false_call),
}
