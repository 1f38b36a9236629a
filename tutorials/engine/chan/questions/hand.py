"""The questions about one hand of chắn: arrange, waits, win, and the score of cước that are named."""

from collections.abc import Iterator

from tutorials.engine.asks import Answer, Ask, Asks, names
from tutorials.engine.cards import COPIES, Cards
from tutorials.engine.chan.calls import compare, in_order, said
from tutorials.engine.chan.cuoc import CUOC, is_known
from tutorials.engine.chan.faults import ALLOWED, GRAVE, IF_WIN, LIGHT, grade
from tutorials.engine.chan.fields import (
    ANNOUNCED,
    CUOC_NAMED,
    FAULTS,
    HAND,
    WAITS,
    WIN,
    read_cuoc,
    read_form,
    read_hand,
    read_streak,
    read_winning,
    require_size,
)
from tutorials.engine.chan.form import Form
from tutorials.engine.chan.hand import Hand
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import Layout, is_same_row, lay
from tutorials.engine.chan.scoring import GA_UNIT, Score, Times, fine, score
from tutorials.engine.chan.win import Verdict, Wait, Winning, cuoc_of, is_wide_on_chi, judge, waits
from tutorials.engine.errors import Message
from tutorials.engine.fields import Asked
from tutorials.engine.lines import Line


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
        found += [{"kind": kind, "cards": names(group), "how": how} for group in groups]
    return found


# arrange --------------------------------------------------------------------------------------


def ask_arrange(asked: Asked, options: Options) -> Answer:
    """Lay the hand out in chắn, cạ, ba đầu and què; pairs on the mat stay as they are."""
    form = read_form(asked, options)
    hand = read_hand(asked, form)
    found = lay(hand.held)
    chan = len(found.chan) + hand.laid_chan
    is_win = found.is_round and chan >= form.min_chan and hand.size == form.win_size
    return {
        "tron": found.is_round,
        "chan": [names((card, card)) for card in found.chan],
        "ca": [names(pair) for pair in found.ca],
        "ba_dau": [names(cards) for cards in found.ba_dau],
        "que": names(found.que),
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


def ask_waits(asked: Asked, options: Options) -> Answer:
    """Say what the hand waits for, and what each card of the nọc would earn."""
    form = read_form(asked, options)
    hand = read_hand(asked, form)
    require_size(hand, form.hand)
    streak = read_streak(asked, options)
    found = waits(hand, form, options, streak)
    way, line = _way(hand, found, form, options)
    rows, lines = [], [line]
    for wait in found:
        row, more = _wait(hand, wait, form, options)
        rows.append(row)
        lines += more
    return {"state": "cho-u" if found else "chua-cho", "way": way, "waits": rows, "lines": lines}


def _wait(hand: Hand, wait: Wait, form: Form, options: Options) -> tuple[Answer, list[Line]]:
    """Return what a card would earn, and where it wins. Law: CH-3.2, CH-3.7."""
    kind, winning, verdict = wait
    cuoc = cuoc_of(hand, winning, verdict, form, options)
    points = score(cuoc, options)
    row = {"card": kind.vi, "door": winning.door, "cuoc": cuoc, "diem": points.diem, "ga": points.ga}
    lines = [Line("chan-wait", "CH-3.2", card=kind, cuoc=said(cuoc), points=points.diem)]
    if winning.door == "tri":
        lines.append(Line("chan-wait-own-door", "CH-3.7", card=kind, least=options.u_it_nhat))
    return row, lines


def _way(hand: Hand, found: list[Wait], form: Form, options: Options) -> tuple[str | None, Line]:
    """Name the way of waiting. Law: CH-3.2, CH-3.3."""
    if found:
        layout = lay(hand.held)
        names = [kind for kind, *_ in found]
        if layout.ba_dau:
            return "ba-dau", Line("chan-cho-ba-dau", "CH-3.2", cards=names)
        if found[0][2].is_single_wait:
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
    counts = hand.counts()
    row = [kind for kind in form.kinds if is_same_row(loose[0], kind)]
    mates = loose if layout.ba_dau or chan < form.min_chan else row
    able = [kind for kind in mates if counts[kind.index] < COPIES]
    if not able:
        return Line("chan-cho-het", "CH-3.2", cards=mates)
    reason = judge(hand, Winning(able[0], door="tri"), form, options).reason
    assert reason is not None
    if reason == "rong-chi":
        return Line("chan-rong-chi-never" if options.rong_chi == "khong" else "chan-rong-chi", "CH-3.3")
    return Line(f"chan-no-wait-{reason}", _REASONS[reason], cards=able, least=options.u_it_nhat)


# win ------------------------------------------------------------------------------------------


_FOUND = {
    ALLOWED: "chan-fault-allowed",
    LIGHT: "chan-fault-light",
    IF_WIN: "chan-fault-bao",
    GRAVE: "chan-fault-bao",
}


def ask_win(asked: Asked, options: Options) -> Answer:
    """Judge an ù: result, cước, points, gà, what to call, and the hand in pairs."""
    form = read_form(asked, options)
    hand = read_hand(asked, form)
    winning = read_winning(asked, hand, form, options)
    require_size(hand, form.win_size if winning.card is None else form.hand, *_note(winning))
    called = asked[ANNOUNCED]
    faults = list(asked[FAULTS])
    verdict = judge(hand, winning, form, options)
    shown = {"pairs": pairs_answer(verdict.layout, hand), "so_chan": verdict.chan}
    if verdict.reason is not None:
        return {**_no_win(hand, verdict, winning, form, options, is_called=called is not None), **shown}
    cuoc = cuoc_of(hand, winning, verdict, form, options)
    lines = [_win_line(winning, verdict, form), *_house_lines(asked, winning, verdict, form, options)]
    result, points = "diem", score(cuoc, options)
    grades = {fault.slug: grade(fault.slug, options) for fault in faults}
    if called is not None:
        heard = compare(cuoc, called, options)
        lines += heard.lines()
        points = score(heard.paid, options)
        result = "bao" if heard.is_wrong else result
    lines += [Line(_FOUND[grades[fault.slug]], fault.article, fault=fault) for fault in faults]
    if any(each in (GRAVE, IF_WIN) for each in grades.values()):
        result = "bao"
    elif LIGHT in grades.values() and result == "diem":
        result = LIGHT
    if result == "diem":
        lines += points.lines
    return {
        **_paid(result, points, options),
        "reason": None,
        "cuoc": cuoc,
        "announce": in_order(cuoc),
        "call": said(cuoc),
        **shown,
        "lines": [*lines, _call_line(cuoc), *_result_lines(result, options)],
    }


def _note(winning: Winning) -> tuple[str, str]:
    if winning.card is None:
        return ", vì thiếu “winning” là thiên ù của nhà cái", ", for without “winning” it is the starter’s thiên ù"
    return ", chưa kể quân ù", " without the winning card"


def _paid(result: str, points: Score, options: Options) -> Answer:
    is_paid = result == "diem"
    diem, ga = (points.diem, points.ga) if is_paid else (0, 0)
    den = fine(options).diem if result == "bao" else 0
    return {"result": result, "diem": diem, "ga": ga, "so_ga": ga // GA_UNIT, "tong": diem + ga, "den": den}


def _win_line(winning: Winning, verdict: Verdict, form: Form) -> Line:
    ca = form.pairs - verdict.chan
    if winning.card is None:
        return Line("chan-u-dealt", "CH-3.6", chan=verdict.chan, ca=ca, pairs=form.pairs)
    return Line("chan-u", "CH-3.1", card=winning.card, chan=verdict.chan, ca=ca, pairs=form.pairs)


def _house_lines(asked: Asked, winning: Winning, verdict: Verdict, form: Form, options: Options) -> Iterator[Line]:
    """Say what this house counts otherwise than another. Law: CH-1.4, CH-1.6, CH-3.3, CH-6.2, CH-6.3, CH-6.5."""
    if is_wide_on_chi(winning.card, verdict.chan, form):
        yield Line(f"chan-rong-chi-{options.rong_chi}", "CH-3.3")
    if asked.given.get("last_win") not in (None, "diem") and asked.given.get("streak"):
        yield Line("chan-thong-kept" if winning.streak else "chan-thong-lost", "CH-6.2")
    if winning.no_chan and not is_known(CUOC["pha-thien"], options):
        yield Line("chan-redeal", "CH-1.4")
    if winning.first_draw and not is_known(CUOC["dia-u"], options):
        yield Line("chan-no-dia-u", "CH-6.5")
    if winning.source == "discard" and winning.door == "tri" and not options.tri_quan_danh:
        yield Line("chan-no-tri", "CH-6.3")


_REASONS = {
    "con-que": "CH-3.1",
    "thieu-chan": "CH-3.1",
    "quan-danh": "CH-3.5",
    "rong-chi": "CH-3.3",
    "quan-yeu": "CH-1.5",
    "doc-boong": "CH-1.6",
    "thieu-diem": "CH-3.7",
}


def _no_win(hand: Hand, verdict: Verdict, winning: Winning, form: Form, options: Options, *, is_called: bool) -> Answer:
    assert verdict.reason is not None
    layout = verdict.layout
    loose: Cards = (*layout.que, *(card for three in layout.ba_dau for card in three))
    values = {"card": winning.card or "", "cards": list(loose), "count": verdict.chan, "need": form.min_chan}
    if verdict.reason == "thieu-diem":
        cuoc = cuoc_of(hand, winning, verdict, form, options)
        values |= {"cuoc": said(cuoc), "points": score(cuoc, options).diem, "least": options.u_it_nhat}
    phrase = f"chan-not-{verdict.reason}"
    if verdict.reason == "rong-chi" and options.rong_chi == "khong":
        phrase = "chan-rong-chi-never"
    lines = [Line(phrase, _REASONS[verdict.reason], **values)]
    result = "bao" if is_called else "khong-u"
    if is_called:
        article = "CH-8.23" if verdict.reason == "thieu-diem" else "CH-8.17"
        lines += [Line("chan-declared-wrong", article), *_result_lines(result, options)]
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


def ask_score(asked: Asked, options: Options) -> Answer:
    """Count the points and the gà of cước that are named."""
    cuoc = read_cuoc(asked[CUOC_NAMED], options)
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


def _call_line(cuoc: Times) -> Line:
    """Say how the hand is called."""
    words = said(cuoc)
    return Line("chan-call", "CH-7.6", call=Message(words, words))


ASKS: Asks = {
    "arrange": Ask(ask_arrange, HAND),
    "waits": Ask(ask_waits, WAITS),
    "win": Ask(ask_win, WIN),
    "score": Ask(ask_score, (CUOC_NAMED,)),
}
