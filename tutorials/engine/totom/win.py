"""Judge an ù: is the hand round with enough lưng, how the card is used, and which cước it has.

Law: TT-2.1, TT-2.5, TT-13.9, TT-14.1 to TT-14.10, TT-15.3 to TT-15.20.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from tutorials.engine.cards import BY_CODE, COPIES, KINDS, Kind
from tutorials.engine.totom.arrange import (
    LEO,
    TOM,
    Arrangement,
    Blocks,
    Plan,
    best_plan,
    leaves_stray,
    pack_hand,
    realise,
    round_plan,
)
from tutorials.engine.totom.cuoc import BY_SLUG, Cuoc, as_called, has_thong
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.hand import Hand
from tutorials.engine.totom.near import homes
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.phu import LUNGS, Phu, judge_phu
from tutorials.engine.totom.scoring import Score, score

CHI = BY_CODE["cc"].index
CU = BY_CODE["oc"].index
NINE_WAN = BY_CODE["9w"].index
EIGHT_SACH = BY_CODE["8s"].index
_RED = tuple(kind.index for kind in KINDS if kind.is_red)
_WANTED = ((TOM, LEO), (LEO,), (TOM,), ())
_RUN_LUNG = "yeu-den-1"
Shape = tuple[str, tuple[int, ...], Phu]  # slug of a xuyên, the four cards that wait for the fifth, all five
Through = tuple[str, Phu, Plan]  # slug of the xuyên, its five cards, the rest laid out
Laid = tuple[Phu | None, Plan]  # the run beside a phỗng tái kiến, if there is one, and the rest laid out


@dataclass(frozen=True, slots=True)
class Use:
    """One way to use the winning card."""

    how: str  # "pool", "phong", "tai-kien", "day-khan", "tien-u"
    free: tuple[int, ...]
    blocks: Blocks
    needs_run: bool = False  # phỗng tái kiến: a run must hold the copy that is left


@dataclass(frozen=True, slots=True)
class Reading:
    """A winning hand laid out, with its cước and points."""

    use: Use
    plan: Plan  # of all cards, or of those outside `through`
    score: Score
    through: Phu | None = None  # the five-card phu of a xuyên, or the run beside a phỗng tái kiến

    @property
    def lung(self) -> int:
        """Return the number of separate lưng."""
        return self.plan.lung + (1 if self.through and self.through.lung else 0)

    def arrangement(self) -> Arrangement:
        """Return the hand in phu."""
        rest = realise(self.plan, self.use.blocks)
        if self.through is None:
            return rest
        return Arrangement((self.through, *rest.phu), rest.loose, self.lung)


@dataclass(frozen=True, slots=True)
class Winning:
    """The winning card and where it came from."""

    card: Kind
    source: str = "noc"  # noc, discard, thien-khai, bat-cai
    later: bool = False  # a later copy of a card that was let go


def uses(hand: Hand, card: int) -> Iterator[Use]:
    """Yield the ways in which the hand can use one more card of this kind."""
    free = list(hand.free)
    if card in hand.khan:
        blocks = tuple((kind, 4 if kind == card else size) for kind, size in hand.blocks)
        yield Use("day-khan", hand.free, blocks)
        free[card] += 1
        yield Use("tien-u", tuple(free), hand.blocks)
        return
    if hand.held[card] >= 2:
        free[card] -= 2
        again = card in hand.bat_thuc
        blocks = (*hand.blocks, (card, 3))
        yield Use("tai-kien" if again else "phong", tuple(free), blocks, again and not hand.tai_kien_free)
        free[card] += 2
    free[card] += 1
    yield Use("pool", tuple(free), hand.blocks)


def _with_run(use: Use, card: int, required: tuple[int, ...], min_lung: int) -> Laid | None:
    """Return a run that holds a copy of this kind and a round plan of the rest (phỗng tái kiến, TT-9.14.3)."""
    suit = card // 9 * 9
    if card >= 27 or not use.free[card]:
        return None
    for first in range(max(suit, card - 8), card + 1):
        for last in range(max(card, first + 2), suit + 9):
            if not all(use.free[first : last + 1]):
                break
            rest = list(use.free)
            for index in range(first, last + 1):
                rest[index] -= 1
            plan = round_plan(rest, use.blocks, required, min_lung)
            run = judge_phu(KINDS[first : last + 1])
            if plan is not None and run is not None:
                return run, plan
    return None


def plan_of(use: Use, card: int, required: tuple[int, ...], min_lung: int) -> Plan | None:
    """Return a round plan with enough lưng for this use of the card, or None."""
    found = lay_out(use, card, required, min_lung)
    return found[1] if found else None


def lay_out(use: Use, card: int, required: tuple[int, ...], min_lung: int) -> Laid | None:
    """Return the same with the run that a phỗng tái kiến needs."""
    if use.needs_run:
        return _with_run(use, card, required, min_lung)
    plan = round_plan(use.free, use.blocks, required, min_lung)
    return (None, plan) if plan else None


def can_win(hand: Hand, card: int, game: Game) -> bool:
    """Say whether one more card of this kind makes the hand round with enough lưng."""
    return any(plan_of(use, card, (), game.min_lung) is not None for use in uses(hand, card))


def waiting(hand: Hand, game: Game) -> frozenset[int]:
    """Return the kinds the hand waits for; a kind seen four times cannot come. Law: TT-13.9."""
    return frozenset(kind for kind in may_win(hand) if can_win(hand, kind, game))


def may_win(hand: Hand) -> Iterator[int]:
    """Yield the kinds that could make the hand round: those that leave no card astray."""
    packed, blocks = pack_hand(hand.free), sum([size << 3 * kind for kind, size in hand.blocks])
    for kind, seen in enumerate(hand.seen()):
        if seen < COPIES:
            grown = hand.held[kind] < 2 and kind not in hand.khan  # else it may make a trùng
            if not grown or not leaves_stray(packed + (1 << 3 * kind), blocks):
                yield kind


class Judge:
    """Finds the best reading of one hand under one set of options; keeps what it has worked out."""

    def __init__(self, hand: Hand, game: Game, options: Options) -> None:
        self.hand = hand
        self.game = game
        self.options = options
        self._plans: dict[tuple[str, int], Laid | None] = {}

    @cached_property
    def waits(self) -> frozenset[int]:
        """Return the kinds the hand waits for."""
        barred: set[int] = set()
        if self.options.danh_di_u_lai == "khong":
            barred = {kind.index for kind in self.hand.discarded}
        return frozenset(
            kind
            for kind in may_win(self.hand)
            if kind not in barred and any(self._plan(use, kind) for use in uses(self.hand, kind))
        )

    @cached_property
    def loose(self) -> int:
        """Return the fewest loose cards of the hand before the winning card."""
        return best_plan(self.hand.free, self.hand.blocks).loose

    def _plan(self, use: Use, card: int) -> Laid | None:
        """Return a round plan with enough lưng for this use of the card, or None."""
        key = use.how, card
        if key not in self._plans:
            self._plans[key] = lay_out(use, card, (), self.game.min_lung)
        return self._plans[key]

    def read(self, winning: Winning, streak: int) -> Reading | None:
        """Return the reading that earns most, or None if the hand is not ù with this card."""
        return max(self.readings(winning, streak), key=lambda reading: reading.score.diem, default=None)

    def readings(self, winning: Winning, streak: int) -> Iterator[Reading]:
        """Yield the readings of an ù with this card, none if the hand is not ù."""
        for use in uses(self.hand, winning.card.index):
            if use.how not in ("phong", "tai-kien") or self._may_phong(winning):
                yield from self._readings(use, winning, streak)

    def _may_phong(self, winning: Winning) -> bool:
        return not winning.later or self.options.phong_quan_den_sau == "chi-phong-u"

    def _readings(self, use: Use, winning: Winning, streak: int) -> Iterator[Reading]:
        card = winning.card.index
        plain = self._plan(use, card)
        if plain is None:
            return
        base = self._by_colour(use, card) | self._by_source(winning)
        counts_waits = winning.source != "bat-cai" or self.options.thien_u_quan_u
        if counts_waits:
            base |= self._by_wait(use, card)
        may_xuyen = counts_waits and "bach-thu" not in base and self.options.xuyen_vong and use.how == "pool"
        shapes = [*self._bi_tu(card), *self._nam_gian(card)] if may_xuyen else []
        laid = {number for number, _ in plain[1].lungs}
        for wanted in _WANTED:
            # the plan with most lưng is also the one with most of those that hold the wanted ones, if it does
            found = plain if laid.issuperset(wanted) else lay_out(use, card, wanted, self.game.min_lung)
            if found is None:
                continue
            run, plan = found
            slugs = base | {LUNGS[number].slug for number in wanted}
            for slug, through, rest in self._xuyen(card, shapes, wanted):
                yield Reading(use, rest, self._score(slugs | {slug}, streak), through)
            yield Reading(use, plan, self._score(slugs, streak), run)

    def _score(self, slugs: set[str], streak: int) -> Score:
        return _score(frozenset(slugs), self.game, self.options, streak)

    @cached_property
    def _reds(self) -> tuple[int, int]:
        """Return how many red cards the hand holds, and how many of them are ông cụ."""
        counts = self.hand.counts()
        return sum(counts[index] for index in _RED), counts[CU]

    def _by_colour(self, use: Use, card: int) -> set[str]:
        """TT-15.8, TT-15.9, TT-15.11: cước of red and black cards, the winning card counted."""
        red, cu = self._reds
        red += KINDS[card].is_red
        cu += card == CU
        if red == 0:
            return {"bach-dinh"}
        if red == cu == COPIES:
            whole = (CU, COPIES) in use.blocks
            return {"kinh-tu-co"} if whole or not self.options.kinh_tu_co_trung_tu else set()
        if red == cu == self.game.cu_for_kinh_cu:
            return {"kinh-cu"}
        need = self.game.red_for_thap_dieu
        if red == need or (red > need and self.options.thap_dieu == "tu-tro-len"):
            return {"thap-dieu"}
        return set()

    def _by_source(self, winning: Winning) -> set[str]:
        """TT-15.15, TT-15.20: ù from the deal, ù on another's thiên khai."""
        if winning.source == "bat-cai" and self.options.thien_u:
            return {"thien-u"}
        if winning.source == "thien-khai" and self.options.u_vong == "leo":
            return {"u-vong"}
        return set()

    def _by_wait(self, use: Use, card: int) -> set[str]:
        """TT-15.10, TT-15.12: cước of a hand with one wait only."""
        found = set()
        if use.how in ("phong", "tai-kien") and self._is_bach_thu(use, card):
            found.add("bach-thu")
        if card == CHI and self._is_chi_nay():
            found.add("chi-nay")
        return found

    def _is_bach_thu(self, use: Use, card: int) -> bool:
        options = self.options
        if not options.bach_thu or (use.how == "tai-kien" and not options.bach_thu_tai_kien):
            return False
        if self.waits != {card}:
            return False
        return options.bach_thu_cham_thanh or self.loose != 1

    # chi nẩy ---------------------------------------------------------------------------------

    def _is_chi_nay(self) -> bool:
        """TT-15.10: chi chi the only wait; how the 9 vạn and 8 sách must lie is an option."""
        rule = self.options.chi_nay
        if rule != "chi-cho-chi":
            if not self.hand.held[NINE_WAN] or not self.hand.held[EIGHT_SACH]:
                return False
            if not self._only_loose(NINE_WAN, EIGHT_SACH):
                return False
        if self.waits != {CHI}:
            return False
        if rule == "rac-tu-dau" and not (self._loose_from_start() and self._declined_beside_a_pair()):
            return False
        if self.options.chi_nay_thanh == "khong-the":
            return not self._can_become_thanh(KINDS)
        if self.options.chi_nay_thanh == "khi-den":
            return not self._can_become_thanh(self.hand.passed)
        return True

    def _declined_beside_a_pair(self) -> bool:
        """Say that a declined khàn of 9 vạn (or 8 sách) has a run and a loose pair of the other. Law: TT-15.10."""
        counts = zip(KINDS, self.hand.free, strict=True)
        own = Counter({kind: count for kind, count in counts if count}) + Counter(self.hand.discarded)
        return all(
            declined not in self.hand.bat_thuc
            or (homes(own, KINDS[declined])[0] > 0 and self._only_loose(other, declined, fewest=2))
            for declined, other in ((NINE_WAN, EIGHT_SACH), (EIGHT_SACH, NINE_WAN))
        )

    def _only_loose(self, one: int, other: int, fewest: int = 1) -> bool:
        """Say whether the loose cards can be so many copies of one kind, the rest of the other, and no others."""
        for first in range(fewest, self.hand.free[one] + 1):
            second = self.loose - first
            if not 1 <= second <= self.hand.free[other]:
                continue
            rest = list(self.hand.free)
            rest[one] -= first
            rest[other] -= second
            if round_plan(rest, self.hand.blocks) is not None:
                return True
        return False

    def _can_become_thanh(self, coming: Iterable[Kind]) -> bool:
        """TT-13.5, TT-13.6: one of these cards would leave one loose card, to be thrown."""
        counts = self.hand.counts()
        return any(
            best_plan(use.free, use.blocks).loose <= 1
            for kind in coming
            if kind.index != CHI and counts[kind.index] < COPIES and not kind.is_yeu
            for use in uses(self.hand, kind.index)
        )

    def _loose_from_start(self) -> bool:
        """Say that no card thrown away had the 9 vạn or the 8 sách in a phu with it."""
        if not self.hand.discarded:
            return True
        free = list(self.hand.free)
        for kind in self.hand.discarded:
            free[kind.index] += 1
        before = best_plan(free, self.hand.blocks).loose
        free[NINE_WAN] -= 1
        free[EIGHT_SACH] -= 1
        return best_plan(free, self.hand.blocks).loose == before - 2

    # xuyên -----------------------------------------------------------------------------------

    def _xuyen(self, card: int, shapes: list[Shape], wanted: tuple[int, ...]) -> Iterator[Through]:
        """TT-15.13, TT-15.14: the winning card slips between four loose cards."""
        for slug, four, through in shapes:
            rest = self._round_without(four, through, wanted)
            if rest is None:
                continue
            if slug == "xuyen-bi-tu":
                holds = self.loose == 4 and self.waits == {card}
            else:
                only = not self.options.xuyen_nam_gian_mot_cho or self.waits == {card}
                holds = only and self._four_loose(four)
            if holds:
                yield slug, through, rest

    def _bi_tu(self, card: int) -> Iterator[Shape]:
        free = self.hand.free
        for one, other in _bi_pairs(card):
            if free[one] < 2 or free[other] < 2 or KINDS[one].is_yeu or KINDS[other].is_yeu:
                continue
            if one % 9 != other % 9 and card != CHI:  # one number, or 9 vạn and 8 sách for chi chi
                continue
            if not self.options.xuyen_bi_tu_bat_thuc and self.hand.bat_thuc & {one, other}:
                continue
            through = judge_phu(KINDS[kind] for kind in (card, one, other, one, other))
            if through is not None:
                yield "xuyen-bi-tu", (one, other, one, other), through

    def _nam_gian(self, card: int) -> Iterator[Shape]:
        if card < 27 and 2 <= card % 9 <= 6:
            four = (card - 2, card - 1, card + 1, card + 2)
            through = judge_phu(KINDS[card - 2 : card + 3]) if all(self.hand.free[kind] for kind in four) else None
            if through is not None:
                yield "xuyen-nam-gian", four, through

    def _round_without(self, four: tuple[int, ...], through: Phu, wanted: tuple[int, ...]) -> Plan | None:
        """Return a round plan of the other cards, with the lưng still wanted and enough of them."""
        rest = list(self.hand.free)
        for kind in four:
            rest[kind] -= 1
        made = LUNGS.index(through.lung) if through.lung in LUNGS else None
        still = tuple(number for number in wanted if number != made)
        need = self.game.min_lung - (0 if made is None else 1)
        return round_plan(rest, self.hand.blocks, still, max(0, need))

    def _four_loose(self, four: tuple[int, ...]) -> bool:
        if self.options.xuyen_nam_gian == "bon-rac":
            return self.loose == 4
        rest = list(self.hand.free)
        rest[four[0]] -= 1
        rest[four[3]] -= 1
        return best_plan(rest, self.hand.blocks).loose == self.loose - 2


@lru_cache(maxsize=1 << 12)
def _score(slugs: frozenset[str], game: Game, options: Options, streak: int) -> Score:
    found: list[Cuoc] = [as_called(BY_SLUG[slug], game) for slug in slugs]
    return score(found, options, streak if has_thong(game, options) else 0)


@cache
def _bi_pairs(card: int) -> list[tuple[int, int]]:
    """Return the two other kinds of each bí or lưng that this kind completes."""
    pairs = []
    if card < 27 and not KINDS[card].is_yeu:
        others = [start + card % 9 for start in (0, 9, 18) if start + card % 9 != card]
        pairs.append((others[0], others[1]))
    for lung in LUNGS:
        if lung.slug != _RUN_LUNG and card in lung.indexes:
            others = [kind for kind in lung.indexes if kind != card]
            pairs.append((others[0], others[1]))
    return pairs
