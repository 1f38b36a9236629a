"""Judge an ù: the readings of a hand with one card more, which cước each has, and what it earns.

Law: TT-2.1, TT-2.5, TT-4.13, TT-14.1 to TT-14.10, TT-15.3 to TT-15.20.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from tutorials.engine.cards import BY_CODE, COPIES, KINDS, Kind
from tutorials.engine.lines import Line
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.cuoc import BY_SLUG, Cuoc, as_called, has_thong
from tutorials.engine.totom.score.scoring import Score, score
from tutorials.engine.totom.solve.arrange import Arrangement, Plan, Search, best_plan, pack_hand, realise, round_plan
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.partners import phu_holding
from tutorials.engine.totom.solve.phu import LUNGS, Phu, judge_phu
from tutorials.engine.totom.solve.tam_tu import with_apart
from tutorials.engine.totom.solve.uses import PAIRED, Try, Use, may_win, uses, ways_of

CHI = BY_CODE["cc"].index
CU = BY_CODE["oc"].index
NINE_WAN = BY_CODE["9w"].index
EIGHT_SACH = BY_CODE["8s"].index
_RED = tuple(kind.index for kind in KINDS if kind.is_red)
_RUN_LUNG = "yeu-den-1"
Shape = tuple[str, tuple[int, ...], Phu]  # slug of a xuyên, the four cards that wait for the fifth, all five
Through = tuple[str, Phu, Plan]  # slug of the xuyên, its five cards, the rest laid out


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
        rest = with_apart(realise(self.plan, self.use.blocks), self.use.apart)
        if self.through is None:
            return rest
        return Arrangement((self.through, *rest.phu), rest.loose, self.lung)


@dataclass(frozen=True, slots=True)
class Winning:
    """The winning card and where it came from."""

    card: Kind
    source: str = "noc"  # noc, discard, thien-khai, bat-cai
    later: bool = False  # a later copy of a card that was let go


class Judge:
    """Finds the best reading of one hand under one set of options; keeps what it has worked out.

    A hand of which three alike may lie apart (TT-4.13) has a judge for each way to lay it; they wait for the same.
    """

    def __init__(self, hand: Hand, game: Game, options: Options, whole: "Judge | None" = None) -> None:
        self._whole = whole or self
        self._others = [Judge(laid, game, options, self) for laid in hand.layouts()[1:]]
        self.hand = hand
        self.game = game
        self.options = options
        self._packed = pack_hand(hand.free)
        self._tries: dict[int, tuple[Try, ...]] = {}

    @cached_property
    def waits(self) -> frozenset[int]:
        """Return the kinds the hand waits for."""
        if self._whole is not self:
            return self._whole.waits
        return self._own_waits().union(*(other._own_waits() for other in self._others))

    def _own_waits(self) -> frozenset[int]:
        """Return the kinds that the hand waits for as it is laid here."""
        barred: set[int] = set()
        if self.options.danh_di_u_lai == "khong":
            barred = {kind.index for kind in self.hand.discarded}
        return frozenset(
            kind
            for kind in may_win(self.hand)
            if kind not in barred and any(each.lay() for each in self._tries_of(kind))
        )

    @cached_property
    def loose(self) -> int:
        """Return the fewest loose cards of the hand before the winning card."""
        return self._whole.plan.loose

    @cached_property
    def plan(self) -> Plan:
        """Return the best plan of the hand before the winning card."""
        return min((each._own_plan() for each in (self, *self._others)), key=lambda plan: (plan.loose, -plan.lung))

    def _own_plan(self) -> Plan:
        return Search(self._packed, self.hand.blocks, len(self.hand.blocks)).fewest()

    def _tries_of(self, card: int) -> tuple[Try, ...]:
        """Return the ways to use a card of this kind, kept with what has been worked out of them."""
        found = self._tries.get(card)
        if found is None:
            ways = ways_of(self.hand, self._packed, card)
            found = self._tries[card] = tuple([Try(use, card, self.game.min_lung) for use in ways])
        return found

    def read(self, winning: Winning, streak: int) -> Reading | None:
        """Return the reading that earns most, or None if the hand is not ù with this card."""
        return max(self.readings(winning, streak), key=lambda reading: reading.score.diem, default=None)

    def readings(self, winning: Winning, streak: int) -> Iterator[Reading]:
        """Yield the readings of an ù with this card, none if the hand is not ù."""
        for each in self._tries_of(winning.card.index):
            if each.use.how not in PAIRED or self._may_phong(winning):
                yield from self._readings(each, winning, streak)
        for other in self._others:
            yield from other.readings(winning, streak)

    def _may_phong(self, winning: Winning) -> bool:
        return not winning.later or self.options.phong_quan_den_sau == "chi-phong-u"

    def _readings(self, tried: Try, winning: Winning, streak: int) -> Iterator[Reading]:
        plain = tried.lay()
        if plain is None:
            return
        use, card = tried.use, tried.card
        base = frozenset(self._by_colour(use, card) | self._by_source(winning))
        counts_waits = winning.source != "bat-cai" or self.options.thien_u_quan_u
        if counts_waits:
            base |= self._by_wait(tried, plain[1])
        may_xuyen = counts_waits and "bach-thu" not in base and self.options.xuyen_vong and use.how == "pool"
        shapes = [*self._bi_tu(card), *self._nam_gian(card)] if may_xuyen else []
        laid = {number for number, _ in plain[1].lungs}
        for wanted in tried.wanted():
            # the plan with most lưng is also the one with most of those that hold the wanted ones, if it does
            found = plain if laid.issuperset(wanted) else tried.lay(wanted)
            if found is None:
                continue
            run, plan = found
            slugs = base.union([LUNGS[number].slug for number in wanted])
            for slug, through, rest in self._xuyen(card, shapes, wanted):
                yield Reading(use, rest, self._scores(slugs | {slug}, streak), through)
            yield Reading(use, plan, self._scores(slugs, streak), run)

    @cached_property
    def _scores(self) -> Callable[[frozenset[str], int], Score]:
        return _scores(self.game, self.options)

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

    def _by_wait(self, tried: Try, plan: Plan) -> set[str]:
        """TT-15.10, TT-15.12: cước of a hand with one wait only."""
        found = set()
        if tried.use.how in PAIRED and self._is_bach_thu(tried, plan):
            found.add("bach-thu")
        if tried.card == CHI and self._is_chi_nay():
            found.add("chi-nay")
        return found

    def _is_bach_thu(self, tried: Try, plan: Plan) -> bool:
        options = self.options
        if not options.bach_thu or (tried.use.how == "tai-kien" and not options.bach_thu_tai_kien):
            return False
        if self.waits != {tried.card}:
            return False
        if not options.bach_thu_co_lung and plan.lung > self.game.min_lung:  # enough without the phỗng
            return False
        return options.bach_thu_cham_thanh or self.loose != 1

    def wins_by_phong(self, card: int) -> bool:
        """Say whether a pair of this kind can take the card by phỗng and be ù. Law: TT-14.7.1."""
        laid = (self._whole, *self._whole._others)
        return any(each.use.how in PAIRED and each.lay() for judge in laid for each in judge._tries_of(card))

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
            or (phu_holding(own, KINDS[declined])[0] > 0 and self._only_loose(other, declined, fewest=2))
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

    def no_xuyen(self, card: int) -> Line | None:
        """Return the line that says why a card that comes between four others makes no xuyên, or None.

        Law: TT-15.13, TT-15.14.1.
        """
        for slug, four, _ in (*self._bi_tu(card), *self._nam_gian(card)):
            article = "TT-15.14.1" if slug == "xuyen-bi-tu" else "TT-15.13"
            between = [KINDS[kind] for kind in sorted(set(four))]
            alone = slug == "xuyen-bi-tu" or self.options.xuyen_nam_gian_mot_cho
            if alone and self.waits != {card}:
                return Line("no-xuyen-waits", article, card=KINDS[card], xuyen=BY_SLUG[slug])
            if self.loose != len(four):
                return Line("no-xuyen-loose", article, card=KINDS[card], cards=between, xuyen=BY_SLUG[slug])
        return None

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


@lru_cache(maxsize=1 << 5)
def _scores(game: Game, options: Options) -> Callable[[frozenset[str], int], Score]:
    """Return what counts the points of cước after some wins in a row, in one house; it keeps what it has counted."""
    wins_count = has_thong(game, options)

    @lru_cache(maxsize=1 << 8)
    def counted(slugs: frozenset[str], streak: int) -> Score:
        found: list[Cuoc] = [as_called(BY_SLUG[slug], game) for slug in slugs]
        return score(found, options, streak if wins_count else 0)

    return counted


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
