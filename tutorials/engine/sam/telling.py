"""Why cards make no play, or why a play does not beat the table: the verdict with its line."""

from collections import Counter
from dataclasses import dataclass

from tutorials.engine.errors import Message
from tutorials.engine.french import Cards
from tutorials.engine.lines import Line
from tutorials.engine.sam.combos import (
    DEUCE,
    SHORTEST,
    Combo,
    Kind,
    beats,
    ends_on_two,
    find_combo,
    has_two,
    is_cut,
    straight_top,
)
from tutorials.engine.sam.options import Options

_CUTS = {Kind.DOI: "SL-3.5", Kind.SAM: "SL-3.7"}  # where a tứ quý on twos is for the table to settle
_RANKS = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}
LOW_TWO = Options()  # with a two in straights


@dataclass(frozen=True, slots=True)
class Ruling:
    """Whether a play may go on the table, the word for why, and the lines."""

    holds: bool
    reason: str
    lines: tuple[Line, ...]


def name_of(combo: Combo | None) -> Message:
    """Return a play in words: đôi 9, a straight of 4 from 10 to K."""
    if combo is None:
        return Message("không thành bộ", "no combination")
    label, sign = combo.kind.label, combo.sign
    if combo.kind is Kind.SANH:
        size, first = combo.size, combo.first_sign
        return Message(f"{label.vi} {size} lá từ {first} đến {sign}", f"{label.en} of {size} from {first} to {sign}")
    if combo.kind is Kind.HAI_TU_QUY:
        return label
    rank = _RANKS.get(sign, sign)
    return Message(f"{label.vi} {sign}", f"{label.en} {rank if combo.kind is Kind.RAC else f'{rank}s'}")


def describe(cards: Cards, options: Options) -> Line:
    """Say what the cards are, or why they are nothing (SL-2.1 to SL-2.7)."""
    combo = find_combo(cards, options)
    if combo is None:
        return _why_none(cards, options)
    if combo.kind is Kind.HAI_TU_QUY:
        return Line("sam-two-quads", "SL-3.5", cards=cards)
    article = "SL-2.6" if combo.kind is Kind.SANH and has_two(cards) else combo.kind.article
    return Line("sam-combo", article, cards=cards, what=name_of(combo))


def _why_none(cards: Cards, options: Options) -> Line:
    ranks = [card.rank for card in cards]
    counts = Counter(ranks)
    if not cards:
        return Line("sam-none-empty", "SL-2.7")
    if straight_top(ranks, LOW_TWO) is not None:
        return Line("sam-none-two", "SL-2.6", cards=cards)
    if len(ranks) >= SHORTEST and len(counts) == len(ranks) and _wraps(ranks):
        return Line("sam-none-wrap", "SL-2.6", cards=cards)
    if len(ranks) == 2:
        return Line("sam-none-two-cards", "SL-2.2", cards=cards)
    if set(counts.values()) == {2} and len(counts) >= SHORTEST and straight_top(list(counts), LOW_TWO) is not None:
        return Line("sam-none-pairs", "SL-2.7", cards=cards)
    if len(counts) == len(ranks):
        return Line("sam-none-gap", "SL-2.5", cards=cards)
    return Line("sam-none", "SL-2.7", cards=cards)


def _wraps(ranks: list[int]) -> bool:
    """Say whether the ranks run on only if A joins K and 2: K-A-2 (SL-2.6)."""
    if not {1, DEUCE, 13} <= set(ranks):
        return False
    high = [rank + 13 if rank < 7 else rank for rank in ranks]
    return max(high) - min(high) == len(ranks) - 1


def rule_on(table: Cards, play: Cards, options: Options, *, is_last: bool = False) -> Ruling:
    """Say whether a play may go on the table, and why; no cards there is a free lead (SL-3.1 to SL-4.6)."""
    combo = find_combo(play, options)
    if combo is None:
        return Ruling(False, "khong-thanh-bo", (describe(play, options),))
    is_barred = is_last and ends_on_two(play, options)
    if is_barred and options.last_two == "cam":
        return Ruling(False, "cam-ve-hai", (Line("sam-last-two-cam", "SL-4.6", cards=play),))
    below = find_combo(table, options) if table else None
    if below is None:
        found = _free(play, combo, options)
    else:
        found = _against(below, combo, options)
    if found.holds and is_barred:
        warning = Line(f"sam-last-two-{options.last_two}", "SL-4.6", cards=play)
        return Ruling(True, found.reason, (*found.lines, warning))
    return found


def _free(play: Cards, combo: Combo, options: Options) -> Ruling:
    if combo.kind is Kind.HAI_TU_QUY:
        return Ruling(False, "khong-thanh-bo", (describe(play, options),))
    return Ruling(True, "mo-vong", (describe(play, options), Line("sam-free", "SL-4.4")))


def _against(table: Combo, play: Combo, options: Options) -> Ruling:
    words = {"table": name_of(table), "play": name_of(play)}
    holds = beats(table, play, options)
    reason, phrase, article = _reason(table, play, holds, options)
    return Ruling(holds, reason, (Line(phrase, article, **words),))


def _reason(table: Combo, play: Combo, holds: bool, options: Options) -> tuple[str, str, str]:
    """Return the word, the phrase and the article for a verdict."""
    if is_cut(table, play, options):
        return (
            ("chat", "sam-cut-two", "SL-3.4") if table.kind is Kind.RAC else ("chat", "sam-cut-pair", _CUTS[table.kind])
        )
    if play.kind in (Kind.TU_QUY, Kind.HAI_TU_QUY) and table.is_twos and table.kind in _CUTS:
        return "khac-kieu", "sam-cut-pair-not", _CUTS[table.kind]
    if play.kind is not table.kind:
        return "khac-kieu", "sam-other-kind", "SL-3.1"
    if play.size != table.size:
        return _reason_of_length(table, play, holds, options)
    if play.top == table.top:
        return "bang-nhau", "sam-equal", "SL-3.2"
    article = "SL-3.6" if play.kind is Kind.TU_QUY else "SL-3.3" if play.kind is Kind.SANH else "SL-3.1"
    return ("lon-hon", "sam-higher", article) if holds else ("nho-hon", "sam-lower", article)


def _reason_of_length(table: Combo, play: Combo, holds: bool, options: Options) -> tuple[str, str, str]:
    if holds:
        return "dai-hon", "sam-longer", "SL-3.3"
    if options.longer_straight and play.size > table.size:
        return "nho-hon", "sam-longer-lower", "SL-3.3"
    return "khac-so-la", "sam-other-length", "SL-3.3"
