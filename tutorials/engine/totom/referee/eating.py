"""Claims of one card: eating and phỗng, and what is let go. Law: TT-5.4, TT-5.5, TT-8.6, TT-9.1 to TT-9.14."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from tutorials.engine.cards import COPIES, KINDS, Cards, Kind, Suit
from tutorials.engine.errors import Message
from tutorials.engine.records import wrong
from tutorials.engine.totom.referee import binding, claims, laying
from tutorials.engine.totom.referee.acts import weigh
from tutorials.engine.totom.referee.seat import Claim, Meld, Passed, Seat
from tutorials.engine.totom.referee.written import Act, How, Turn
from tutorials.engine.totom.score.calls import late_khan
from tutorials.engine.totom.solve.near import is_run, makes_phu, partners
from tutorials.engine.totom.solve.phu import PhuKind, judge_phu
from tutorials.engine.totom.solve.tam_tu import loose_in

if TYPE_CHECKING:
    from tutorials.engine.totom.referee.table import Referee, Shown

_NUMBERED = 27

_AT_FAR_DOOR = Message("ở cửa chéo", "at a far door")
_NOT_OPENED = Message("mà không phải tự mở ở cửa trì", "that was not opened at their own door")


def eat(table: Referee, turn: Turn, seat: Seat) -> None:
    """Eat the open card with cards of the hand, or into a meld on the mat."""
    if not claims.claim(table, turn, seat):
        return
    assert table.shown is not None
    card = turn.kind
    khan = [each for each in turn.beside if seat.lies(each, How.KHAN) and not seat.hand[each]]
    beside = tuple(each for each in turn.beside if each not in khan)
    if turn.seat not in table.eaters(table.shown):
        table.fault(turn, "sai-cua", how=_AT_FAR_DOOR)
    elif card.is_yeu and not (table.shown.how == "opened" and table.shown.by == turn.seat):
        table.fault(turn, "sai-cua", article="TT-9.3", how=_NOT_OPENED)
    if not table.game.is_free:
        check_order_of_coming(table, turn, seat, turn.beside)
    before = seat.free_mat()
    own = before - Counter(each for meld in seat.melds for each, _ in meld.village)
    related = _related(seat, card, beside, before)
    loose, known_loose = _loose(seat), binding.known_loose(seat)
    table.take(turn, seat, beside)
    if khan:
        _check_khan(table, turn, seat, (card, *beside), khan[0])
    elif turn.act is not Act.EAT:
        vi = "{seat} không úp khàn nào trong các quân ấy."
        raise wrong(turn.line, "no-khan", vi, "{seat} laid no khàn among those cards.", seat=turn.seat)
    weigh.shown_yeu(table, turn, seat, beside)
    if card.is_yeu and all(each is card for each in beside):
        _eat_yeu(table, turn, seat, beside)
        return
    down = turn.act is Act.EAT_DOWN
    meld = Meld(How.EATEN, (card, *beside), turn.line, card, down, ((card, turn.line),))
    if khan:  # the khàn stands whole inside this phu (TT-4.12); its cards stay where they lie
        seat.melds.append(meld)
    elif not laying.add(seat, meld):
        table.fault(turn, "bat-thanh-phu", cards=[card, *beside])
        seat.melds.append(meld)
    lies = next((each.cards for each in reversed(seat.melds) if each.line == turn.line), (card, *beside))
    laying.hang(table, seat, turn, lies)
    with_it = _still_held(seat, (*lies, *khan), before)
    gain = loose - _loose_but(seat, lies, with_it) if seat.whole else None
    carried = sum(not each.is_yeu for each in with_it)
    held = max(carried, (gain or 0) - len(beside))
    has_cuoc = _earns((*lies, *khan), before)
    claim = Claim(card, turn.line, beside, before, related, held, gain, has_cuoc)
    if table.options.bo_chu_dong == "giu-het" and not table.game.is_free:
        claim.broken = binding.broken_by(seat, claim, known_loose, lies, with_it)
    seat.claims.append(claim)
    weigh.thrown_earlier(table, turn, seat, own)


def _earns(cards: Cards, old: Counter[Kind]) -> bool:
    """Say whether the cards are a tôm or a lèo that did not lie there before. Law: TT-15.6, TT-15.7."""
    phu = judge_phu(cards)
    named = phu is not None and phu.lung is not None and phu.lung.slug in ("tom", "leo")
    return named and not all(old[each] for each in cards)


def _eat_yeu(table: Referee, turn: Turn, seat: Seat, beside: Cards) -> None:
    """Lay a yêu with its like: each is a phu by itself, and nothing is counted. Law: TT-4.3, TT-9.3, TT-16.19.4."""
    seat.melds.append(Meld(How.EATEN, (turn.kind,), turn.line, turn.kind, village=((turn.kind, turn.line),)))
    seat.melds += [Meld(How.LAID, (each,), turn.line) for each in beside]
    laying.hang(table, seat, turn, (turn.kind,))


def _related(seat: Seat, card: Kind, beside: Cards, mat: Counter[Kind]) -> Counter[Kind]:
    """Return the own cards that could have gone with the card instead of these. Law: TT-9.10, TT-16.19.1.

    A second copy of a card that is laid belongs to no other cạ.
    """
    found = partners(card, seat.hand - Counter(beside), mat)
    return Counter({kind: copies for kind, copies in found.items() if not kind.is_yeu and kind not in beside})


def _loose(seat: Seat) -> int:
    """Count the loose cards of a hand that is wholly known, its mat counted; 0 of any other."""
    hand = seat.as_hand()
    return loose_in(hand) if hand is not None else 0


def _loose_but(seat: Seat, meld: Cards, with_it: Cards) -> int:
    """Count the loose cards with one meld left as it lies, and the cards of the hand that go with it."""
    hand = seat.as_hand()
    if hand is None:
        return 0
    free = list(hand.free)
    for card in (*(meld if any(each.is_free and each.cards == meld for each in seat.melds) else ()), *with_it):
        free[card.index] -= 1
    return loose_in(replace(hand, free=tuple(free)))


def _still_held(seat: Seat, cards: Cards, old: Counter[Kind]) -> Cards:
    """Return the cards that stay in the hand and go with the new phu. Law: TT-4.9, TT-5.1, TT-9.2.

    They are those that carry a run on, at ends that did not lie there before, and copies for a new bí or lưng.
    """
    if not is_run(cards):
        is_new = judge_phu(cards) is not None and len(cards) > 1 and not any(old[each] for each in cards)
        return tuple((seat.hand & Counter(dict.fromkeys(cards, 4))).elements()) if is_new else ()
    ordered = sorted(cards, key=lambda each: each.index)
    found = []
    for end, step in ((ordered[0], -1), (ordered[-1], 1)):
        index = end.index + step
        while not old[end] and index // 9 == end.index // 9 and 0 <= index < _NUMBERED and seat.hand[KINDS[index]]:
            found.append(KINDS[index])
            index += step
    return tuple(found)


def _check_khan(table: Referee, turn: Turn, seat: Seat, cards: Cards, khan: Kind) -> None:
    """A khàn may stand whole in a bí or a lưng, but is not torn for a run. Law: TT-4.12, TT-9.4, TT-11.2."""
    phu = judge_phu((*cards, khan))
    if phu is None:
        table.fault(turn, "bat-thanh-phu", cards=[*cards, khan])
    elif phu.kind is PhuKind.DOC or is_run((*cards, khan)):
        table.fault(turn, "xe-khan", khan=khan)


def check_order_of_coming(table: Referee, turn: Turn, seat: Seat, beside: Cards) -> None:
    """Find what came before and was let go. Law: TT-5.4.1, TT-5.4.2, TT-5.4.4, TT-9.9."""
    card = turn.kind
    if card in seat.thrown:
        table.fault(turn, "an-quan-da-danh")
        return
    for passed in seat.passed:
        if passed.card is card and _could_be_eaten(seat, passed, card, beside):
            table.fault(turn, "quan-den-sau", since=passed.line or None)
            return
    if any(meld.is_free and is_run(meld.cards) and is_run((*meld.cards, card, *beside)) for meld in seat.melds):
        return  # from the fourth card of a run on nothing is counted (TT-5.5)
    for passed in seat.passed:
        if passed.card is not card and not passed.thrown_before and passed.card not in seat.thrown:
            slug = _same_use(passed.card, card, beside)
            if slug:
                table.fault(turn, slug, since=passed.line or None, other=passed.card)
                return


def _could_be_eaten(seat: Seat, passed: Passed, card: Kind, beside: Cards) -> bool:
    """Say whether the earlier copy could have made a phu too, with what the seat shows now.

    Cards of the hand were there from the deal; cards of the village count from the line they were eaten in.
    """
    pool = Counter(beside) + passed.mat
    if makes_phu(card, pool):
        return True
    for meld in seat.melds:
        if meld.is_free:
            own = Counter(meld.cards) - Counter(each for each, line in meld.village if line > passed.line)
            pool += own - passed.mat
    return makes_phu(card, pool)


def _same_use(earlier: Kind, later: Kind, beside: Cards) -> str | None:
    """Name the fault of eating the later of two cards that complete the same cạ. Law: TT-5.4.2, TT-5.5, TT-9.9."""
    if len(set(beside)) != 2 or {earlier, later} & set(beside):
        return None
    with_later, with_earlier = judge_phu((later, *beside)), judge_phu((earlier, *beside))
    if with_later is None or with_earlier is None:
        return None
    runs = is_run((later, *beside)), is_run((earlier, *beside))
    if all(runs):
        return "an-sau-bo-truoc"
    if not any(runs) and earlier.suit is later.suit is Suit.VAN:
        return "an-chon-quan"
    return None


# letting go -----------------------------------------------------------------------------------


def let_go(table: Referee, seat: Seat, shown: Shown, *, is_at_door: bool) -> None:
    """Note a card that lay open and that nobody took."""
    card = shown.card
    if is_at_door and not card.is_yeu:  # a yêu is eaten at one's own door only, and always (TT-9.3, TT-8.6)
        mat = seat.free_mat()
        if table.options.treo_tranh == "ca-phu-doc" and not table.game.is_free and seat.hand[card]:
            _hang_on_run(seat, shown, mat)
        seat.passed.append(Passed(card, shown.line, mat, card in seat.thrown))
    left_pair(table, seat, shown)


def let_yeu_go(table: Referee, shown: Shown) -> None:
    """A yêu that is opened must be taken by who opened it, if nobody has a higher claim. Law: TT-8.6, TT-9.3."""
    if shown.how == "opened" and shown.card.is_yeu:
        table.fault(Turn(shown.line, shown.by, Act.OPEN, shown.card), "bo-yeu")


def left_pair(table: Referee, seat: Seat, shown: Shown) -> None:
    """Note a pair that was not taken by phỗng, and a khàn that was not raised."""
    card = shown.card
    if card not in seat.declined and not seat.lies(card, How.KHAN):
        seat.left.add(card)  # a pair is held from the deal: who takes a later copy held it now
    if card in seat.declined and seat.hand[card] >= 2:
        seat.seen_declined.add(card)
    elif seat.hand[card] == 2 and not seat.locked(card):
        seat.left_pair.setdefault(card, seat.thrown.count(card))
    if seat.lies(card, How.KHAN):
        seat.light.append((late_khan(table.options), shown.line, card))


def _hang_on_run(seat: Seat, shown: Shown, mat: Counter[Kind]) -> None:
    """Some houses: a copy must be laid when a card that came could extend a run on the mat. Law: TT-9.15."""
    for meld in seat.melds:
        if meld.is_free and is_run(meld.cards) and is_run((*meld.cards, shown.card)):
            seat.hanging.setdefault(shown.card, shown.line)


# phỗng ----------------------------------------------------------------------------------------


def phong(table: Referee, turn: Turn, seat: Seat) -> None:
    """Take the open card with a pair; with `với`, lay a run beside (phỗng tái kiến)."""
    card = turn.kind
    cup = bool(seat.cups[card])
    later = not cup and (card in seat.left or card in seat.left_pair)
    if not claims.claim(table, turn, seat):
        return
    own = 2 if cup else _of_the_pair_in_hand(table, seat, card)
    before = seat.free_mat()
    claim: Claim | None = None
    if card in seat.thrown and not table.game.is_free:
        table.fault(turn, "an-quan-da-danh")
    elif later and not table.game.is_free:
        table.fault(turn, "phong-den-sau")
    if own < 2:
        table.fault(turn, "phong-lo")
        laying.take_up(seat, card, 2 - own)
        table.take(turn, seat, (card,) * own)
    else:
        claim = Claim(card, turn.line, (card, card), before, _related(seat, card, (card, card), before))
        loose, known_loose = _loose(seat), binding.known_loose(seat)
        table.take(turn, seat, (card, card))
        weigh.shown_yeu(table, turn, seat, (card, card))
        seat.claims.append(claim)
    seat.melds.append(Meld(How.PHONG, (card,) * 3, turn.line, card, village=((card, turn.line),)))
    if claim is not None:
        claim.gain = loose - _loose(seat) if seat.whole else None
        if table.options.bo_chu_dong == "giu-het" and not table.game.is_free:
            claim.broken = binding.broken_by(seat, claim, known_loose, (), ())
    if cup:
        _take_again(table, turn, seat)
    elif turn.beside:
        vi = "chỉ phỗng tái kiến mới hạ kèm phu dọc."
        raise wrong(turn.line, "no-cup", vi, "only phỗng tái kiến lays a run beside.")
    if not table.game.is_free and _three_in_a_row(seat, card):
        table.fault(turn, "phong-ba-doi")


def _of_the_pair_in_hand(table: Referee, seat: Seat, card: Kind) -> int:
    """Return how many cards of the pair come out of the hand; the others lie on the mat (phỗng lộ). Law: TT-9.14.4.

    Of a hand that is not wholly known no more can be held than is not known to be elsewhere.
    """
    on_mat, held = seat.free_mat()[card], seat.hand[card]
    could = held if seat.whole else held + COPIES - table.out[card]
    if on_mat and could < 2 <= on_mat + could:
        return max(held, 2 - on_mat)
    shows = held < 2 <= held + on_mat and _shows_lo(seat, card, held)
    return held if shows else 2


def _shows_lo(seat: Seat, card: Kind, held: int) -> bool:
    """Say whether the pair as it was told lies on the mat: one card of it in a run, or both in a bí. Law: TT-9.14.4."""
    in_run = any(meld.is_free and card in meld.cards and is_run(meld.cards) for meld in seat.melds)
    return in_run or (held == 0 and seat.free_mat()[card] >= 2)


def _take_again(table: Referee, turn: Turn, seat: Seat) -> None:
    """Judge the run that phỗng tái kiến needs. Law: TT-9.14.3."""
    card = turn.kind
    beside = turn.beside
    if beside:
        table.take(turn, seat, beside)
        if not laying.add(seat, Meld(How.LAID, beside, turn.line)):
            table.fault(turn, "bat-thanh-phu", cards=list(beside))
            seat.melds.append(Meld(How.LAID, beside, turn.line))
    rule = "khong-can" if table.game.is_free else table.options.phong_tai_kien
    on_hand = card in beside and is_run(beside)
    on_mat = any(meld.is_free and card in meld.cards and is_run(meld.cards) for meld in seat.melds)
    right = {"khong-can": True, "doc-tren-tay": on_hand, "doc-duoi-chieu": on_mat}[rule]
    if right:
        return
    if table.options.tai_kien_khong_doc == "lanh-lang":
        seat.light.append(("tai-kien-khong-doc", turn.line, card))
    else:
        table.fault(turn, "tai-kien-khong-doc")


def _three_in_a_row(seat: Seat, card: Kind) -> bool:
    """Say whether this is the third phỗng of ranks in a row in one suit. Law: TT-9.14.5."""
    if card.suit is None:
        return False
    taken = {meld.cards[0].index for meld in seat.melds if meld.how is How.PHONG and meld.cards[0].suit is card.suit}
    return any({first, first + 1, first + 2} <= taken for first in range(card.index - 2, card.index + 1))
