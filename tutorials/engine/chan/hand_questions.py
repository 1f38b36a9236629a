"""The questions about one hand of chắn: arrange, waits, win, score."""

from collections.abc import Mapping, Sequence
from typing import Any

from tutorials.engine import fields
from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.cards import Cards, Kind, bare, parse_one, refuse_fifth_copy
from tutorials.engine.chan.calls import call_line, compare, in_order, said
from tutorials.engine.chan.cuoc import CUOC, MOST_TIMES, find_cuoc, find_times, is_known
from tutorials.engine.chan.faults import GRAVE, IF_WIN, find_fault, grade
from tutorials.engine.chan.form import Form
from tutorials.engine.chan.hand import Hand
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import Layout, lay
from tutorials.engine.chan.scoring import GA_UNIT, Score, fine, score
from tutorials.engine.chan.state import (
    HAND_FIELDS,
    MAX_STREAK,
    read_form,
    read_hand,
    require_in_deck,
    require_size,
)
from tutorials.engine.chan.win import DOORS, SOURCES, Verdict, Winning, cuoc_of, judge, waits
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Question
from tutorials.engine.lines import Line

_WIN_FIELDS = (*HAND_FIELDS, "winning", "first_draw", "after_first_round", "streak", "no_chan", "announced", "faults")


def labels(cards: Sequence[Kind]) -> list[str]:
    """Return the names of cards as answers write them."""
    return [card.vi for card in cards]


def pairs_answer(layout: Layout, hand: Hand) -> list[Answer]:
    """Return every pair, laid and held, and what is left over."""
    found: list[Answer] = []
    for how, kind, groups in (
        ("chiu", "chiu", [(card,) * 4 for card in hand.chiu]),
        ("an", "chan", [(card, card) for card in hand.an_chan]),
        ("an", "ca", hand.an_ca),
        ("tay", "chan", [(card, card) for card in layout.chan]),
        ("tay", "ca", layout.ca),
        ("tay", "ba-dau", layout.ba_dau),
        ("tay", "que", [(card,) for card in layout.que]),
    ):
        found += [{"kind": kind, "cards": labels(group), "how": how} for group in groups]
    return found


# arrange --------------------------------------------------------------------------------------


def ask_arrange(question: Question, about: Any, options: Options) -> Answer:
    """Lay the hand out in chắn, cạ, ba đầu and què; pairs on the mat stay as they are."""
    form = read_form(question, options)
    hand = read_hand(question, form)
    found = lay(hand.held)
    chan = len(found.chan) + hand.laid_chan
    is_win = found.is_round and chan >= form.min_chan and hand.size == form.win_size
    return {
        "tron": found.is_round,
        "chan": [labels((card, card)) for card in found.chan],
        "ca": [labels(pair) for pair in found.ca],
        "ba_dau": [labels(cards) for cards in found.ba_dau],
        "que": labels(found.que),
        "so_chan": chan,
        "du_chan": chan >= form.min_chan,
        "u": is_win,
        "lines": _layout_lines(found, chan, form),
    }


def _layout_lines(found: Layout, chan: int, form: Form) -> list[Line]:
    lines = [Line("chan-count", "CH-2.1", count=chan, need=form.min_chan)]
    lines += [Line("chan-ca", "CH-2.2", cards=list(pair)) for pair in found.ca]
    lines += [Line("chan-ba-dau", "CH-2.3", cards=list(cards)) for cards in found.ba_dau]
    if found.que:
        lines.append(Line("chan-que", "CH-2.4", cards=list(found.que), count=len(found.que)))
    if found.is_round:
        lines.append(Line("chan-tron" if chan >= form.min_chan else "chan-tron-thieu", "CH-3.1", need=form.min_chan))
    return lines


# waits ----------------------------------------------------------------------------------------


def ask_waits(question: Question, about: Any, options: Options) -> Answer:
    """Say what the hand waits for, and what each card of the nọc would earn."""
    form = read_form(question, options)
    hand = read_hand(question, form)
    require_size(hand, form.hand)
    streak = fields.number(question, "streak", 0, 0, MAX_STREAK)
    found = waits(hand, form, options)
    way, line = _way(hand, found, form, options)
    rows, lines = [], [line]
    for kind, verdict in found:
        cuoc = cuoc_of(hand, Winning(kind, streak=streak), verdict, form, options)
        points = score(cuoc, options)
        rows.append({"card": kind.vi, "cuoc": cuoc, "diem": points.diem, "ga": points.ga})
        lines.append(Line("chan-wait", "CH-3.2", card=kind, cuoc=said(cuoc), points=points.diem))
    return {"state": "cho-u" if found else "chua-cho", "way": way, "waits": rows, "lines": lines}


def _way(hand: Hand, found: list[tuple[Kind, Verdict]], form: Form, options: Options) -> tuple[str | None, Line]:
    """Name the way of waiting. Law: CH-3.2, CH-3.3."""
    if found:
        layout = lay(hand.held)
        names = [kind for kind, _ in found]
        if layout.ba_dau:
            return "ba-dau", Line("chan-cho-ba-dau", "CH-3.2", cards=names)
        if found[0][1].is_single_wait:
            way = "bach-thu" if names[0].suit else "bach-thu-chi"
            return way, Line("chan-cho-bach-thu", "CH-3.2", cards=names)
        if not names[0].suit:
            return "rong-chi", Line("chan-cho-rong-chi", "CH-3.3", cards=names)
        return "rong", Line("chan-cho-rong", "CH-3.2", cards=names)
    return None, _no_wait(hand, form, options)


def _no_wait(hand: Hand, form: Form, options: Options) -> Line:
    layout = lay(hand.held)
    chan = len(layout.chan) + hand.laid_chan
    loose = [*layout.que, *(card for three in layout.ba_dau for card in three)]
    if len(layout.que) + len(layout.ba_dau) > 1:
        return Line("chan-cho-que", "CH-3.2", cards=loose)
    if chan < form.min_chan - 1:
        return Line("chan-cho-thieu", "CH-3.2", count=chan, need=form.min_chan)
    if layout.que and layout.que[0].suit is None and form.article != "CH-1.5" and chan >= form.min_chan:
        phrase = "chan-rong-chi-never" if options.rong_chi == "khong" else "chan-rong-chi"
        return Line(phrase, "CH-3.3")
    return Line("chan-cho-het", "CH-3.2", cards=loose)


# win ------------------------------------------------------------------------------------------


def ask_win(question: Question, about: Any, options: Options) -> Answer:
    """Judge an ù: result, cước, points, gà, what to call, and the hand in pairs."""
    form = read_form(question, options)
    hand = read_hand(question, form)
    winning = _read_winning(question, hand, form)
    require_size(hand, form.win_size if winning.card is None else form.hand, *_note(winning))
    called = _announced(question)
    faults = [find_fault(name, "faults") for name in fields.items(question, "faults")]
    verdict = judge(hand, winning, form, options)
    shown = {"pairs": pairs_answer(verdict.layout, hand), "so_chan": verdict.chan}
    if verdict.reason is not None:
        return {**_no_win(verdict, winning, form, options, is_called=called is not None), **shown}
    cuoc = cuoc_of(hand, winning, verdict, form, options)
    lines = [_win_line(winning, verdict, form), *_house_lines(winning, options)]
    result, points = "diem", score(cuoc, options)
    grades = {fault.slug: grade(fault.slug, options) for fault in faults}
    if called is not None:
        heard = compare(cuoc, called, options)
        lines += heard.lines()
        points = score(heard.paid, options)
        result = "bao" if heard.is_wrong else result
    for fault in faults:
        slug = "chan-fault-light" if grades[fault.slug] not in (GRAVE, IF_WIN) else "chan-fault-bao"
        lines.append(Line(slug, fault.article, fault=fault))
    if any(each in (GRAVE, IF_WIN) for each in grades.values()):
        result = "bao"
    elif grades and result == "diem":
        result = "lanh-lang"
    lines += points.lines if result == "diem" else score(cuoc, options).lines
    return {
        **_paid(result, points, options),
        "reason": None,
        "cuoc": cuoc,
        "announce": in_order(cuoc),
        "call": said(cuoc),
        **shown,
        "lines": [*lines, call_line(cuoc), *_result_lines(result, options)],
    }


def _note(winning: Winning) -> tuple[str, str]:
    if winning.card is None:
        return ", vì thiếu «winning» là thiên ù của nhà cái", ", for without «winning» it is the cái's thiên ù"
    return ", chưa kể quân ù", " without the winning card"


def _paid(result: str, points: Score, options: Options) -> Answer:
    is_paid = result == "diem"
    diem, ga = (points.diem, points.ga) if is_paid else (0, 0)
    den = fine(options).diem if result == "bao" else 0
    return {"result": result, "diem": diem, "ga": ga, "so_ga": ga // GA_UNIT, "tong": diem + ga, "den": den}


def _read_winning(question: Question, hand: Hand, form: Form) -> Winning:
    streak = fields.number(question, "streak", 0, 0, MAX_STREAK)
    no_chan = fields.flag(question, "no_chan")
    first = fields.flag(question, "first_draw")
    later = fields.flag(question, "after_first_round")
    if question.get("winning") is None:
        if hand.size != form.win_size and "winning" not in question:
            fields.require(question, "winning")
        return Winning(None, streak=streak, no_chan=no_chan)
    table = fields.table(question, "winning")
    fields.refuse_unknown(table, ("card", "from", "door"), "winning")
    card = parse_one(fields.require(table, "card", "winning"), "winning.card")
    require_in_deck((card,), form, "winning.card")
    refuse_fifth_copy((*hand.held, *hand.laid(), card), "winning.card")
    source = fields.word(table, "from", SOURCES, "noc", "winning")
    return Winning(card, source, _read_door(table), first, later, streak, no_chan)


def _read_door(table: Question) -> str:
    """Return the door of the winning card; «chì» is another way to say trì. Law: CH-6.3."""
    said = table.get("door")
    if isinstance(said, str) and bare(said) == "chi":
        return "tri"
    return fields.word(table, "door", DOORS, "khac", "winning")


def _announced(question: Question) -> dict[str, int] | None:
    return None if question.get("announced") is None else read_times(question, "announced")


def read_times(question: Question, field: str) -> dict[str, int]:
    """Read cước: a table of how many times each, or a list of names. Raises DoorError naming what is wrong."""
    given = fields.require(question, field)
    found: dict[str, int] = {}
    if isinstance(given, Mapping):
        for name, times in given.items():
            cuoc = find_cuoc(name, field)
            most = MOST_TIMES if cuoc.is_repeatable else 1
            name = f"{field}.{cuoc.slug}"
            found[cuoc.slug] = fields.number({name: times}, name, 0, 0, most)
    else:
        for name in fields.items(question, field):
            cuoc, times = find_times(name, field)
            found[cuoc.slug] = found.get(cuoc.slug, 0) + times
            if found[cuoc.slug] > (MOST_TIMES if cuoc.is_repeatable else 1):
                raise DoorError(
                    "too-many",
                    field,
                    f"{cuoc.vi} không thể có {found[cuoc.slug]} lần trong một ván ù.",
                    f"{cuoc.en} cannot come {found[cuoc.slug]} times in one ù.",
                )
    return {slug: times for slug, times in found.items() if times}


def _win_line(winning: Winning, verdict: Verdict, form: Form) -> Line:
    ca = form.pairs - verdict.chan
    if winning.card is None:
        return Line("chan-u-dealt", "CH-3.6", chan=verdict.chan, ca=ca, pairs=form.pairs)
    return Line("chan-u", "CH-3.1", card=winning.card, chan=verdict.chan, ca=ca, pairs=form.pairs)


def _house_lines(winning: Winning, options: Options) -> list[Line]:
    """Say which cước that others would count this house does not. Law: CH-1.4, CH-6.3, CH-6.5."""
    lines = []
    if winning.no_chan and not is_known(CUOC["pha-thien"], options):
        lines.append(Line("chan-redeal", "CH-1.4"))
    if winning.first_draw and not is_known(CUOC["dia-u"], options):
        lines.append(Line("chan-no-dia-u", "CH-6.5"))
    if winning.source == "discard" and winning.door == "tri" and not options.tri_quan_danh:
        lines.append(Line("chan-no-tri", "CH-6.3"))
    return lines


_REASONS = {
    "con-que": "CH-3.1",
    "thieu-chan": "CH-3.1",
    "quan-danh": "CH-3.5",
    "rong-chi": "CH-3.3",
    "quan-yeu": "CH-1.5",
}


def _no_win(verdict: Verdict, winning: Winning, form: Form, options: Options, *, is_called: bool) -> Answer:
    assert verdict.reason is not None
    layout = verdict.layout
    loose: Cards = (*layout.que, *(card for three in layout.ba_dau for card in three))
    values = {"card": winning.card or "", "cards": list(loose), "count": verdict.chan, "need": form.min_chan}
    phrase = f"chan-not-{verdict.reason}"
    if verdict.reason == "rong-chi" and options.rong_chi == "khong":
        phrase = "chan-rong-chi-never"
    lines = [Line(phrase, _REASONS[verdict.reason], **values)]
    result = "bao" if is_called else "khong-u"
    if is_called:
        lines += [Line("chan-declared-wrong", "CH-8.17"), *_result_lines(result, options)]
    return {
        **_paid(result, score({}, options), options),
        "reason": verdict.reason,
        "cuoc": {},
        "announce": [],
        "call": "",
        "lines": lines,
    }


def _result_lines(result: str, options: Options) -> list[Line]:
    if result == "bao":
        return list(fine(options).lines)
    return [Line("chan-no-pay", "CH-8.1")] if result == "lanh-lang" else []


# score ----------------------------------------------------------------------------------------


def ask_score(question: Question, about: Any, options: Options) -> Answer:
    """Count the points and the gà of cước that are named."""
    cuoc = read_times(question, "cuoc")
    for slug in cuoc:
        if not is_known(CUOC[slug], options):
            raise DoorError(
                "unknown-here",
                "cuoc",
                f"Lệ này không có cước {CUOC[slug].vi}; hãy chọn lệ khác, ví dụ san-dinh.",
                f"This house has no cước {CUOC[slug].vi}; choose another preset, such as san-dinh.",
            )
    found = score(cuoc, options)
    kept = {slug: cuoc[slug] for slug in in_order(cuoc)}
    return {
        "cuoc": kept or {"suong": 1},
        "diem": found.diem,
        "ga": found.ga,
        "so_ga": found.ga // GA_UNIT,
        "tong": found.diem + found.ga,
        "announce": in_order(kept) or ["suong"],
        "call": said(kept or {"suong": 1}),
        "lines": list(found.lines),
    }


ASKS: Asks = {
    "arrange": Ask(ask_arrange, HAND_FIELDS, ("cards",)),
    "waits": Ask(ask_waits, (*HAND_FIELDS, "streak"), ("cards",)),
    "win": Ask(ask_win, _WIN_FIELDS, ("cards",)),
    "score": Ask(ask_score, ("cuoc",), ("cuoc",)),
}
