"""The questions about the table: the deal, bắt cái, who pays whom, what a fault costs."""

from collections.abc import Sequence

from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.cards import Kind, parse_one
from tutorials.engine.chan.faults import ALLOWED, FAULT_KINDS, GRAVE, IF_WIN, find_fault, grade, grade_line, price
from tutorials.engine.chan.fields import MOST, PLAYERS, read_form, require_in_deck
from tutorials.engine.chan.form import Form
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.payment import End, settle
from tutorials.engine.chan.questions.cuoc import TIMES, TIMES_OR_NONE, read_cuoc
from tutorials.engine.chan.scoring import GA_UNIT, fine, score
from tutorials.engine.errors import DoorError, Message
from tutorials.engine.fields import Asked, Field, Flag, Many, Maybe, Number, Text
from tutorials.engine.lines import Line
from tutorials.engine.words import both

MOST_POINTS = 10_000
_POINTS, _SEAT = Number(0, MOST_POINTS), Number(0, MOST - 1)
_BAT_CAI = Field("bat_cai", Text(parse_one), ())
_SLUG = Field("slug", Text(find_fault), about="A fault: " + ", ".join(FAULT_KINDS))
_WINNER = Field("winner", Maybe(_SEAT), None, "The seat that won, from 0; left out for a draw.")
_CUOC = Field("cuoc", TIMES_OR_NONE, None)
_DIEM = Field("diem", _POINTS, 0, "The points of the win, where its bonuses are not named.")
_GA = Field("ga", _POINTS, 0)
_LANH_LANG = Field("lanh_lang", Flag(), False, "The win earns nothing because of a minor fault.")
_BAO = Field("bao", Many(_SEAT), (), "Seats that were penalised (báo), in that order.")
_POT = Field("pot", _POINTS, 0, "The gà that lay in the pot before this hand.")
_SHARE = Field("share", _POINTS, GA_UNIT, "What each seat puts into the pot every hand.")
_CAI = ("nhat", "tien", "doi", "lui")  # the heap itself, the next, the one across, the one before


def ask_deal(asked: Asked, options: Options) -> Answer:
    """Say how many cards each has, the nọc, and what a winning hand needs. Law: CH-1.2, CH-1.3, CH-1.4, CH-3.1."""
    form = read_form(asked, options)
    answer: Answer = {
        "players": form.players,
        "deck": form.deck,
        "hand": form.hand,
        "cai": form.hand + 1,
        "noc": form.noc,
        "noc_end": 0,
        "win_size": form.win_size,
        "min_chan": form.min_chan,
        "pairs": form.pairs,
    }
    values = {key: answer[key] for key in ("players", "deck", "hand", "cai", "noc")}
    lines = [
        Line("chan-deal", form.article, **values),
        Line("chan-deal-win", "CH-3.1", pairs=form.pairs, need=form.min_chan),
        Line(f"chan-khong-chan-{options.khong_chan}", "CH-1.4"),
    ]
    if form.is_whole_deck:
        lines.append(Line("chan-120", "CH-1.5"))
    if asked.given.get("bat_cai") is not None:
        place, line = _cai(asked[_BAT_CAI], form)
        answer |= {"cai_part": _CAI[place], "cai_offset": place}
        lines.append(line)
    return answer | {"lines": lines}


def _cai(card: Kind, form: Form) -> tuple[int, Line]:
    """Return which heap the card that was turned up gives the cái. Law: CH-1.3, CH-1.7."""
    require_in_deck((card,), form, "bat_cai")
    if form.players < len(_CAI):
        return 0, Line("chan-cai-it-nguoi", "CH-1.7", card=card)
    if form.players > len(_CAI):
        raise DoorError("conflict", "bat_cai", both("error-chan-bat-cai-of-five"))
    place = ((card.rank or 1) - 1) % len(_CAI)
    return place, Line(f"chan-cai-{_CAI[place]}", "CH-1.3", card=card)


def ask_fault(asked: Asked, options: Options) -> Answer:
    """Say what a fault costs. Law: CH-8, CH-9.2, CH-9.3."""
    fault = asked[_SLUG]
    result = grade(fault.slug, options)
    cost = price(result, options)
    meaning = Line("chan-grade-allowed", fault.article) if result == ALLOWED else grade_line(result)
    lines = [Line("chan-fault-name", fault.article, fault=fault), meaning]
    return {
        "slug": fault.slug,
        "result": GRAVE if result == IF_WIN else result,
        "grade": result,
        "name": fault.vi,
        "name_en": fault.en,
        "article": fault.article,
        "den": cost.diem,
        "lines": [*lines, *cost.lines],
    }


def ask_settle(asked: Asked, options: Options) -> Answer:
    """Say who pays whom at the end of a hand. Law: CH-7.7, CH-9.1, CH-9.4."""
    form = read_form(asked, options)
    end = _read_end(asked, form, options)
    pot = asked[_POT]
    share = asked[_SHARE]
    if not options.ga_nuoi:
        _refuse_given(asked, ("pot", "share"), "Lệ này không nuôi gà", "under house rules without a growing pot")
    book = settle(end, pot, share, options)
    return {
        "diem": list(book.seats),
        "pot": book.pot,
        "den": fine(options).diem if end.caught else 0,
        "lines": list(book.lines),
    }


def _read_end(asked: Asked, form: Form, options: Options) -> End:
    winner = asked[_WINNER.of(Maybe(Number(0, form.players - 1)))]
    caught = tuple(asked[_BAO.of(Many(Number(0, form.players - 1)))])
    if len(set(caught)) < len(caught):
        raise DoorError("twice", "bao", both("error-chan-twice"))
    if winner is None:
        given = ("cuoc", "diem", "ga", "lanh_lang")
        _refuse_given(asked, given, "Ván hòa (“winner” để trống)", "in a draw (no “winner”)")
    points, ga = _worth(asked, options)
    return End(form.players, winner, points, ga, not asked[_LANH_LANG], caught)


def _worth(asked: Asked, options: Options) -> tuple[int, int]:
    """Return the points and the gà of the ù: those of its cước, or as they are given."""
    if asked.given.get("cuoc") is not None:
        _refuse_given(asked, ("diem", "ga"), "Đã có “cuoc”", "with “cuoc”")
        found = score(read_cuoc(asked[_CUOC.of(TIMES)], options), options)
        return found.diem, found.ga
    plain = score({}, options).diem
    return asked[_DIEM.optional(plain)], asked[_GA]


def _refuse_given(asked: Asked, names: Sequence[str], vi: str, en: str) -> None:
    """Raise DoorError for a field that means nothing here."""
    for name in names:
        if asked.given.get(name) not in (None, False):
            raise DoorError("conflict", name, both("error-chan-not-with", what=Message(vi, en), field=name))


ASKS: Asks = {
    "deal": Ask(ask_deal, (PLAYERS, _BAT_CAI)),
    "settle": Ask(ask_settle, (PLAYERS, _WINNER, _CUOC, _DIEM, _GA, _LANH_LANG, _BAO, _POT, _SHARE)),
    "fault": Ask(ask_fault, (_SLUG,)),
}
