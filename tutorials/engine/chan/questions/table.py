"""The questions about the table: the deal, bắt cái, who pays whom, what a fault costs."""

from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.cards import Kind
from tutorials.engine.chan.faults import ALLOWED, GRAVE, IF_WIN, LIGHT, grade, price
from tutorials.engine.chan.fields import (
    BAT_CAI,
    END,
    PLAYERS,
    POT,
    SHARE,
    SLUG,
    read_end,
    read_form,
    refuse_given,
    require_in_deck,
)
from tutorials.engine.chan.form import Form
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.payment import settle
from tutorials.engine.chan.scoring import fine
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Asked
from tutorials.engine.lines import Line
from tutorials.engine.words import both

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
        place, line = _cai(asked[BAT_CAI], form)
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
    fault = asked[SLUG]
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
    end = read_end(asked, form, options)
    pot = asked[POT]
    share = asked[SHARE]
    if not options.ga_nuoi:
        refuse_given(asked, ("pot", "share"), "Lệ này không nuôi gà", "under house rules without a growing pot")
    book = settle(end, pot, share, options)
    return {
        "diem": list(book.seats),
        "pot": book.pot,
        "den": fine(options).diem if end.caught else 0,
        "lines": list(book.lines),
    }


_GRADES = {LIGHT: ("chan-grade-light", "CH-8.1"), IF_WIN: ("chan-grade-if-win", "CH-8.2")}


def grade_line(result: str) -> Line:
    """Return the sentence that says what a grade means. Law: CH-8.1, CH-8.2, CH-9.3."""
    phrase, article = _GRADES.get(result, ("chan-grade-bao", "CH-9.3"))
    return Line(phrase, article)


ASKS: Asks = {
    "deal": Ask(ask_deal, (PLAYERS, BAT_CAI)),
    "settle": Ask(ask_settle, END),
    "fault": Ask(ask_fault, (SLUG,)),
}
