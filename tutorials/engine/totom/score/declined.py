"""Where the cards of a declined khàn (bất thực) may lie when the hand is laid in another way.

The player, not the solver, chooses how an ù is laid: all copies back in their own bí (or each yêu by
itself), or some of them in another phu. Law: TT-11.7, TT-16.21.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product

from tutorials.engine.cards import KINDS, Kind
from tutorials.engine.lines import Line
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.win import Reading
from tutorials.engine.totom.solve.arrange import LEO, TOM, Blocks, round_plan
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.partners import phu_holding
from tutorials.engine.totom.solve.phu import LUNGS, PhuKind
from tutorials.engine.totom.solve.uses import can_win

_NUMBERS = {"tom": TOM, "leo": LEO, "chi-nay": LEO}


class _Rest:
    """The free cards of a reading, and what the layout of them must still hold."""

    def __init__(self, reading: Reading, game: Game) -> None:
        through = reading.through
        self.free = list(reading.use.free)
        for card in through.cards if through else ():
            self.free[card.index] -= 1
        self.blocks: Blocks = reading.use.blocks
        made = LUNGS.index(through.lung) if through and through.lung in LUNGS else None
        self.need = max(0, game.min_lung - (made is not None))
        wanted = {_NUMBERS[cuoc.slug] for cuoc in reading.score.cuoc if cuoc.slug in _NUMBERS}
        self.wanted = tuple(sorted(wanted - {made}))

    def lays(self, out: list[int], *, also: tuple[int, ...] = (), blocks: Blocks | None = None) -> bool:
        """Say whether all is round, with the lưng there must be, when these cards lie elsewhere."""
        left = list(self.free)
        for kind in out:
            left[kind] -= 1
        if min(left) < 0:
            return False
        kept = self.blocks if blocks is None else blocks
        need = self.need - (len(self.blocks) - len(kept))
        return round_plan(left, kept, tuple(sorted({*self.wanted, *also})), max(0, need)) is not None


def can_go_home(reading: Reading, declined: int, game: Game) -> bool:
    """Say whether all copies can lie in one bí of their own number, or as yêu by themselves."""
    rest = _Rest(reading, game)
    copies = rest.free[declined]
    through = reading.through
    if through and KINDS[declined] in through.cards:
        return through.kind is PhuKind.BI and not copies
    if KINDS[declined].is_yeu:
        return rest.lays([declined] * copies)
    return any(rest.lays(out, blocks=blocks) for out, blocks in _own_bi(rest, declined, 1, copies))


def is_in_one_bi_only(reading: Reading, declined: int, game: Game) -> bool:
    """Say whether all copies lie in one bí and can lie nowhere else: what some houses call trùng trục. Law: TT-11.8."""
    kind = KINDS[declined]
    found = [phu for phu in reading.arrangement().phu if kind in phu.cards]
    one_bi = len(found) == 1 and found[0].kind in (PhuKind.BI, PhuKind.LUNG) and len(set(found[0].cards)) > 1
    return one_bi and not can_go_elsewhere(reading, declined, game)


def trung_truc(reading: Reading, hand: Hand, own: Counter[Kind], game: Game, options: Options) -> Line | None:
    """Return the line of a declined khàn that the house calls trùng trục (T23), or None.

    `own` are the cards the player had from the deal, as far as they are known. Law: TT-11.8.
    """
    for declined in sorted(hand.bat_thuc):
        kind = KINDS[declined]
        if kind.is_yeu or (reading.use.how == "tai-kien" and (declined, 3) in reading.use.blocks):
            continue
        if options.trung_truc == "mot-bi" and is_in_one_bi_only(reading, declined, game):
            return Line("declined-one-bi", "TT-11.8", card=kind)
        if options.trung_truc == "phu-tu-dau" and not any(phu_holding(own, kind)):
            return Line("declined-no-phu", "TT-11.8", card=kind)
    return None


def lacks_phu(own: Mapping[Kind, int], card: Kind, cups: int, options: Options) -> bool:
    """Say whether the house forbids to decline this khàn (one cup) or thiên khai (two) with those cards of the deal.

    Law: TT-11.3.4, TT-12.4.
    """
    if card.is_yeu:
        return card.suit is None and not options.bat_thuc_yeu_do
    runs, bis = phu_holding(Counter(own), card)
    rule = options.bat_thuc_can if cups == 1 else options.bat_thuc_thien_khai_can
    return not {
        "khong": True,
        "mot-phu": runs + bis >= 1,
        "phu-doc": runs >= 1,
        "hai-phu": runs + bis >= 2,
        "hai-doc-mot-bi": runs >= 2 and bis >= 1,
    }[rule]


def wrongly_declined(hand: Hand, own: Counter[Kind], options: Options) -> Line | None:
    """Return the line of a declined khàn that the house does not let one decline, or None. Law: TT-11.3.4, TT-12.4."""
    for kind in (KINDS[declined] for declined in sorted(hand.bat_thuc)):
        is_four = kind.index in hand.four
        if not lacks_phu(own, kind, 2 if is_four else 1, options):
            continue
        phrase = "declined-red" if kind.is_yeu else "declined-lacks"
        return Line(phrase, "TT-12.4" if is_four else "TT-11.3.4", card=kind)
    return None


def without_bare(hand: Hand, card: int, game: Game) -> Iterator[tuple[Kind, Hand]]:
    """Yield each khàn, declined or never laid, of which held cards lie bare, and the hand without them.

    All other cards are ù with the winning card. Law: TT-11.5, TT-11.8.
    """
    for kind, copies in enumerate(hand.held):
        if kind == card or KINDS[kind].is_yeu or (kind not in hand.bat_thuc and copies < 3):
            continue
        for bare in range(1, copies + 1):
            rest = replace(hand, free=_less(hand.free, kind, bare), held=_less(hand.held, kind, bare))
            if can_win(rest, card, game):
                yield KINDS[kind], rest
                break


def _less(counts: tuple[int, ...], kind: int, copies: int) -> tuple[int, ...]:
    return tuple(count - copies * (index == kind) for index, count in enumerate(counts))


def can_go_elsewhere(reading: Reading, declined: int, game: Game) -> bool:
    """Say whether some copy can lie in a run, in a lưng, or in a second bí."""
    rest = _Rest(reading, game)
    through = reading.through
    if through and KINDS[declined] in through.cards and through.kind is not PhuKind.BI:
        return True
    if any(rest.lays(run) for run in _runs(declined)):
        return True
    lungs = [number for number, lung in enumerate(LUNGS) if declined in lung.indexes]
    if rest.free[declined] and any(rest.lays([], also=(number,)) for number in lungs):
        return True
    if KINDS[declined].is_yeu:
        return False
    return any(rest.lays(out, blocks=blocks) for out, blocks in _own_bi(rest, declined, 2, 2))


def _own_bi(rest: _Rest, declined: int, bi: int, copies: int) -> Iterator[tuple[list[int], Blocks]]:
    """Yield the cards of one or two bí with at least so many copies, and the trùng that stay outside."""
    kinds = [declined, *(start + declined % 9 for start in (0, 9, 18) if start + declined % 9 != declined)]
    trung = {kind for kind, _ in rest.blocks}
    for inside in product((False, True), repeat=2):
        taken = {kind for kind, stands in zip(kinds[1:], inside, strict=True) if stands}
        if not taken <= trung:
            continue
        blocks = tuple(block for block in rest.blocks if block[0] not in taken)
        fewest = [copies, *(bi - (kind in taken) for kind in kinds[1:])]
        ranges = [range(least, rest.free[kind] + 1) for kind, least in zip(kinds, fewest, strict=True)]
        for counts in product(*ranges):
            yield [kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)], blocks


def _runs(kind: int) -> Iterator[list[int]]:
    if kind < 27:
        suit = kind // 9 * 9
        for first in range(suit, kind + 1):
            for last in range(max(kind, first + 2), suit + 9):
                yield list(range(first, last + 1))
