"""Whether a move is lawful, told from the text of the law alone: the players' own reading of it.

Each move gets two sets of faults. `sure` are those that the law names beyond doubt; `doubtful` are those that
a strict table might see. Players make moves without either; a planted fault is a move with one sure fault. Of
the doubts some are `WIDE`: they read the law more strictly than it is written, so that players keep well away
from them; who is forced to throw heeds the written law alone.
Law: TT-5.4, TT-8.4, TT-9.3, TT-9.9 to TT-9.16, TT-10.1 to TT-10.5, TT-10.7, TT-11.3, TT-16.16 to TT-16.22.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations

from tutorials.engine.cards import KINDS
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.solve.phu import LUNGS
from tutorials.play.totom.moves import Laying
from tutorials.play.totom.seat import Claim, Seat, plan_of, pool
from tutorials.play.totom.shapes import APART, COMPLETES, MATES, YEU, is_run, makes_phu

WEIGHED = ("an-it-danh-nhieu", "buon-phu")  # one is told of a claim and what was thrown (TT-16.16, TT-16.19.1)
COUNTED_WIDE = "an-it-danh-nhieu-rong"  # counted over every card near the meld, not over related ones alone
BOUND_WIDE = "bo-bai-rong"  # bound by any card of the mat, not by a spare one alone
GONE_WIDE = "quan-troi-rong"  # goes with the mat if that is laid anew, not as it lies
TRADED_WIDE = "buon-phu-rong"  # a phu of the hand is broken that has nothing to do with the claim
_CUOC = tuple(frozenset(lung.indexes) for lung in LUNGS if lung.slug in ("tom", "leo"))
WIDE = {COUNTED_WIDE, BOUND_WIDE, GONE_WIDE, TRADED_WIDE}


@dataclass
class Marks:
    """The faults of one move, by slug."""

    sure: set[str] = field(default_factory=set)
    doubtful: set[str] = field(default_factory=set)

    def is_bearable(self) -> bool:
        """Say whether the worst that a strict table could say is that near cards were thrown."""
        return not self.sure and self.doubtful <= {COUNTED_WIDE, BOUND_WIDE}

    def is_allowed(self) -> bool:
        """Say whether the law as it is written has nothing against the move."""
        return not self.sure and self.doubtful <= WIDE

    def is_clean(self) -> bool:
        """Say whether nothing at all can be held against the move."""
        return not self.sure and not self.doubtful

    def only(self, slug: str) -> bool:
        """Say whether this is the one fault of the move."""
        return self.sure == {slug} and self.doubtful <= {slug, f"{slug}-rong", COUNTED_WIDE}


# throwing ------------------------------------------------------------------------------------


def of_throw(seat: Seat, card: int, options: Options, *, free: bool = False, cost: int = 0) -> Marks:
    """Return the faults of throwing this card.

    `free` is the freedom of tài bàn (TT-10); `cost` counts the trôi cards lost by it: none if the card is loose.
    """
    marks = Marks()
    if card in YEU:
        marks.sure.add("danh-yeu")
    if not seat.hand[card]:
        marks.sure.add("danh-duoi-chieu")
        return marks
    if free:
        return marks
    _pairs_and_cuts(marks, seat, card, options)
    _whole_phu(marks, seat, card)
    if any(claim.card == card for claim in seat.claims):
        marks.doubtful.add("buon-phu")  # like the card that was eaten: it looks like a trade
    _gone_with_mat(marks, seat, card)
    _counted(marks, seat, card, options, cost)
    if cost:
        _cut_from_mat(marks, seat, card)
    if options.pha_phu_an_cuoc and any(_earns(claim.kinds) and _touches(seat, claim, card) for claim in seat.claims):
        marks.doubtful.add("pha-phu-an-cuoc")
    if seat.hand[card] == 1 and card in seat.bound:
        marks.sure.add("bo-bai")
    elif seat.hand[card] == 1 and card in seat.doubted:
        marks.doubtful.add("bo-bai")
    elif seat.hand[card] == 1 and card in seat.tied:
        marks.doubtful.add(BOUND_WIDE)
    return marks


def cuts_allowed(seat: Seat, kind: int, options: Options) -> int:
    """Return how many copies of a declined kind may be thrown: one a cup (TT-11.3.2, TT-12.4.2)."""
    return options.xen_thien_khai if seat.cups[kind] == 2 else 1


def _pairs_and_cuts(marks: Marks, seat: Seat, card: int, options: Options) -> None:
    """TT-10.3 and TT-11.3.2: not both of a pair that was not taken, not more than the cups allow."""
    if card in seat.not_phong and seat.thrown.count(card) > seat.not_phong[card]:
        (marks.doubtful if card in seat.cups else marks.sure).add("danh-ca-phong")
    if card in seat.cups and seat.cuts(card) >= cuts_allowed(seat, card, options):
        marks.sure.add("xen-qua")


def _whole_phu(marks: Marks, seat: Seat, card: int) -> None:
    """TT-10.4: the cards thrown must not make up a whole phu. All of them were in hand from the deal."""
    gone = set(seat.thrown)
    if any(one in gone and other in gone for one, other in MATES[card]):
        marks.sure.add("danh-ca-phu")


def _gone_with_mat(marks: Marks, seat: Seat, card: int) -> None:
    """TT-10.5: a card that goes with a run on the mat is trôi; so is one that goes with a bí or a lưng there."""
    if any(pair & seat.lying == pair for pair in APART[card]):  # a trùng may stand in a bí too (TT-4.12)
        marks.doubtful.add(GONE_WIDE)
    for meld in seat.melds:
        if meld.how not in ("an", "trinh"):
            continue
        if not is_run(meld.cards):
            beside = meld.cards if meld.khan is None else (*meld.cards, meld.khan)
            if len(meld.cards) > 1 and (card in meld.cards or makes_phu(*beside, card)):
                marks.doubtful.add("quan-troi")
            continue
        low, high = meld.cards[0], meld.cards[-1]
        if card // 9 != low // 9 or card >= 27:
            continue
        if card in (low - 1, high + 1) and seat.hand[card] == 1:
            marks.sure.add("quan-troi")
        elif (
            card > high
            and all(seat.hand[kind] for kind in range(high + 1, card))
            and seat.hand[card] == 1
            or card < low
            and all(seat.hand[kind] for kind in range(card, low))
            and seat.hand[card] == 1
        ):
            marks.doubtful.add("quan-troi")
        elif low <= card <= high and _parts_in_two(seat, card, low, high):
            marks.doubtful.add(GONE_WIDE)  # the run and this card, with what goes on from it in hand, are two runs


def _parts_in_two(seat: Seat, card: int, low: int, high: int) -> bool:
    """Say whether a copy of a card within a run may go into a second run, be it with what the hand holds beside it."""
    beside = [kind for kind in (card - 1, card + 1) if kind // 9 == card // 9]
    return (card - low >= 2 and high - card >= 2) or any(seat.hand[kind] for kind in beside)


def _cut_from_mat(marks: Marks, seat: Seat, card: int) -> None:
    """TT-10.5: a card that is trôi together with cards of the mat, however they might be laid, is not cut."""
    there = {kind for meld in seat.melds if meld.how in ("an", "trinh") for kind in meld.cards}
    held = {*there, *seat.kinds}
    if any((one in there or other in there) and {one, other} <= held for one, other in MATES[card]):
        marks.doubtful.add(GONE_WIDE)


def _counted(marks: Marks, seat: Seat, card: int, options: Options, cost: int) -> None:
    """TT-16.19.1: after a claim, no more related cards thrown than own cards taken along.

    A card cut out of a phu that the claim touched has to be outweighed (TT-9.11, TT-16.16).
    """
    strict = getattr(options, "an_it_danh_nhieu", "dem-quan") == "mot-quan-lang"
    for claim, thrown in zip(seat.claims, seat.thrown_after, strict=True):
        if not claim.counted:
            continue
        allowed = min(1, claim.gained) if strict else claim.gained
        count = 1 + sum(each in claim.related for each in thrown)
        if card in claim.related and count > allowed:
            lies = seat.on_mat()
            given_up = (each for each in claim.related.intersection(thrown) if not (seat.hand[each] or lies[each]))
            kinds = len({card, *given_up})  # a run takes in one card of a rank (TT-4.9)
            is_sure = kinds > (1 if strict else max(claim.gained, claim.laid)) and seat.hand[card] == 1
            if is_sure:
                marks.sure.add("an-it-danh-nhieu")
            else:
                marks.doubtful.update(WEIGHED)
        elif card in claim.stretch and 1 + sum(each in claim.stretch | claim.related for each in thrown) > allowed:
            marks.doubtful.update(WEIGHED)
        elif cost and card in claim.wide and sum(each in claim.wide for each in thrown) + cost >= allowed:
            marks.doubtful.add("buon-phu" if _touches(seat, claim, card) else TRADED_WIDE)
        elif card in claim.wide and sum(each in claim.wide for each in thrown) >= allowed:
            marks.doubtful.add(COUNTED_WIDE)


def _earns(kinds: Iterable[int]) -> bool:
    """Say whether the kinds are those of a tôm or a lèo."""
    return any(cuoc <= frozenset(kinds) for cuoc in _CUOC)


def breaks_for_cuoc(seat: Seat, laying: Laying, options: Options) -> bool:
    """Say whether a card was thrown that may have made a phu with one that now goes into a tôm or a lèo (TT-10.7)."""
    khan = () if laying.khan is None else (laying.khan,)
    if not options.pha_phu_an_cuoc or not _earns((laying.card, *laying.beside, *khan)):
        return False
    own = {*seat.kinds, *seat.thrown, *seat.on_mat()}
    return any(
        (one in laying.beside or other in laying.beside) and {one, other} <= own
        for card in seat.thrown
        for one, other in MATES[card]
    )


def _touches(seat: Seat, claim: Claim, card: int) -> bool:
    """Say whether a phu with this card was broken for the claim (TT-9.11): no copy is left in hand of what it took."""
    taken = {kind for kind in claim.kinds if not seat.hand[kind]}
    own = {*claim.kinds, *seat.kinds, *seat.thrown, *seat.on_mat()}
    return any((one in taken or other in taken) and {one, other} <= own for one, other in MATES[card])


# eating --------------------------------------------------------------------------------------


def of_eating(seat: Seat, laying: Laying, gained: int, *, own_door: bool, up_door: bool, free: bool = False) -> Marks:
    """Return the faults of eating a card in this way. `gained` tells how many fewer cards are loose by it."""
    marks = Marks()
    card = laying.card
    if not own_door and not up_door:
        marks.sure.add("sai-cua")
    elif card in YEU and not own_door:
        marks.doubtful.add("sai-cua")
    if card in seat.khan or card in seat.thien_khai:
        marks.doubtful.add("khe-khan")
    if free:
        return marks
    if card in seat.thrown:
        marks.sure.add("an-quan-da-danh")
    if card in seat.let_go:
        marks.sure.add("quan-den-sau")
    _same_work(marks, seat, laying)
    if gained <= 0 and card not in YEU:
        marks.doubtful.add("buon-phu")
    if card in seat.not_phong:
        marks.doubtful.add("quan-den-sau")
    return marks


def _same_work(marks: Marks, seat: Seat, laying: Laying) -> None:
    """TT-5.4.2, TT-5.5: another card that does the same work was let go, or was thrown, before.

    Not told of the fourth card of a run nor of what joins a phu on the mat (TT-5.5).
    """
    if laying.join is not None:
        return
    parts = tuple(sorted({*laying.beside, *(() if laying.khan is None else (laying.khan,))} - {laying.card}))
    goes_on = any(
        is_run(meld.cards) and is_run(tuple(sorted((*meld.cards, laying.card, *laying.beside))))
        for meld in seat.open_melds
    )  # then it is a later card of that run than the third, whatever lies between them
    for pair in combinations(parts, 2):
        done = COMPLETES[pair] - {laying.card}
        if not done:
            continue
        if done.intersection(seat.let_go):
            has_reason = done.intersection(seat.let_go) <= set(seat.thrown)  # it could not be eaten (TT-5.4.4)
            is_sure = len(parts) == 2 and laying.card not in laying.beside and not has_reason and not goes_on
            (marks.sure if is_sure else marks.doubtful).add("an-sau-bo-truoc")
        if done.intersection(seat.thrown):
            marks.doubtful.add("an-sau-bo-truoc")
        if laying.is_run and any(seat.hand[kind] for kind in done):
            marks.doubtful.add("an-chon-quan")  # a card in hand does the same work


def of_phong(seat: Seat, card: int, gained: int, run: tuple[int, ...], options: Options) -> Marks:
    """Return the faults of taking this card by phỗng (TT-9.14)."""
    marks = Marks()
    if card in seat.not_phong or card in seat.let_go:
        marks.sure.add("phong-den-sau")
    if card in seat.thrown:
        marks.doubtful.add("an-quan-da-danh")
    declined = card in seat.cups
    if declined and not run and not _run_on_mat(seat, card, options):
        marks.sure.add("tai-kien-khong-doc")
    if not declined:
        if any(is_run(meld.cards) and card in meld.cards for meld in seat.melds):
            marks.sure.add("phong-lo")
        elif any(card in meld.cards for meld in seat.melds if meld.how in ("an", "trinh")):
            marks.doubtful.add("phong-lo")
    if gained <= 0 and card not in YEU:
        marks.doubtful.add("buon-phu")
    taken = {meld.cards[0] for meld in seat.melds if meld.how == "phong"} | {card}
    for first in range(max(0, card - 2), card + 1):
        if {first, first + 1, first + 2} <= taken and first // 9 == (first + 2) // 9 and first + 2 < 27:
            marks.doubtful.add("phong-ba-doi")
    return marks


def _run_on_mat(seat: Seat, card: int, options: Options) -> bool:
    rule = getattr(options, "phong_tai_kien", "doc-duoi-chieu")
    if rule == "khong-can":
        return True
    return rule == "doc-duoi-chieu" and any(is_run(meld.cards) and card in meld.cards for meld in seat.melds)


# what lies open and is not taken -------------------------------------------------------------


def let_go(seat: Seat, card: int) -> None:
    """Note a card that came to the seat's door and was not eaten (TT-5.4); it may bind loose cards (TT-16.22)."""
    seat.let_go.append(card)
    there = {kind for meld in seat.melds if meld.how in ("an", "trinh") for kind in meld.cards}
    spare = {kind for meld in seat.open_melds for kind in set(meld.cards) if _is_spare(meld.cards, kind)}
    for one, other in MATES[card]:
        for kind, mate in ((one, other), (other, one)):
            if seat.hand[kind] and mate in there:
                if mate in spare:
                    seat.bound.add(kind)
                else:
                    (seat.doubted if _is_spare_anew(seat, mate) else seat.tied).add(kind)


def _is_spare(cards: tuple[int, ...], kind: int) -> bool:
    """Say whether a phu on the mat stays one without this card: a copy in a bí, or an end of a long run."""
    if is_run(cards):
        return len(cards) > 3 and kind in (cards[0], cards[-1])
    return cards.count(kind) > 1 and len(set(cards)) > 1


def _is_spare_anew(seat: Seat, kind: int) -> bool:
    """Say whether the mat, laid anew, loses neither a phu nor a lưng without this card."""
    free = list(pool([0] * len(KINDS), [meld for meld in seat.melds if meld.how in ("an", "trinh")])[0])
    whole = plan_of(tuple(free), ())
    free[kind] -= 1
    left = plan_of(tuple(free), ())
    return kind not in YEU and not left.loose and left.lung == whole.lung


def pass_phong(seat: Seat, card: int) -> None:
    """Note a card that was shown while the seat held a pair of it, and was not taken (TT-10.3, TT-11.3.3)."""
    if card in seat.khan or card in seat.thien_khai:
        return
    if seat.hand[card] >= 2:
        seat.not_phong.setdefault(card, seat.thrown.count(card))
        if card in seat.cups:
            seat.met_again.add(card)
