"""The questions about the table: the deal, bắt cái, who pays whom, what a fault costs."""

from collections.abc import Sequence
from typing import Any

from tutorials.engine import fields
from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.cards import Kind, parse_one
from tutorials.engine.chan.cuoc_questions import read_cuoc
from tutorials.engine.chan.faults import ALLOWED, GRAVE, IF_WIN, find_fault, grade, grade_line, price
from tutorials.engine.chan.form import Form
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.payment import End, settle
from tutorials.engine.chan.scoring import GA_UNIT, fine, score
from tutorials.engine.chan.state import read_form, require_in_deck
from tutorials.engine.errors import DoorError, Message
from tutorials.engine.fields import Question
from tutorials.engine.lines import Line
from tutorials.engine.words import both

MOST_POINTS = 10_000
_END_FIELDS = ("winner", "cuoc", "diem", "ga", "lanh_lang", "bao")
_CAI = ("nhat", "tien", "doi", "lui")  # the heap itself, the next, the one across, the one before


def ask_deal(question: Question, about: Any, options: Options) -> Answer:
    """Say how many cards each has, the nọc, and what a winning hand needs. Law: CH-1.2, CH-1.3, CH-1.4, CH-3.1."""
    form = read_form(question, options)
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
    if question.get("bat_cai") is not None:
        place, line = _cai(parse_one(question["bat_cai"], "bat_cai"), form)
        answer |= {"cai_part": _CAI[place], "cai_offset": place}
        lines.append(line)
    return answer | {"lines": lines}


def _cai(card: Kind, form: Form) -> tuple[int, Line]:
    """Return which heap the card that was turned up gives the cái. Law: CH-1.3, CH-1.7."""
    require_in_deck((card,), form, "bat_cai")
    if form.players < len(_CAI):
        return 0, Line("chan-cai-it-nguoi", "CH-1.7", card=card)
    if form.players > len(_CAI):
        raise DoorError("conflict", "bat_cai", *both("error-chan-bat-cai-of-five"))
    place = ((card.rank or 1) - 1) % len(_CAI)
    return place, Line(f"chan-cai-{_CAI[place]}", "CH-1.3", card=card)


def ask_fault(question: Question, about: Any, options: Options) -> Answer:
    """Say what a fault costs. Law: CH-8, CH-9.2, CH-9.3."""
    fault = find_fault(fields.require(question, "slug"), "slug")
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


def ask_settle(question: Question, about: Any, options: Options) -> Answer:
    """Say who pays whom at the end of a hand. Law: CH-7.7, CH-9.1, CH-9.4."""
    form = read_form(question, options)
    end = _read_end(question, form, options)
    pot = fields.number(question, "pot", 0, 0, MOST_POINTS)
    share = fields.number(question, "share", GA_UNIT, 0, MOST_POINTS)
    if not options.ga_nuoi:
        _refuse_given(question, ("pot", "share"), "Lệ này không nuôi gà", "These rules have no growing pot")
    book = settle(end, pot, share, options)
    return {
        "diem": list(book.seats),
        "pot": book.pot,
        "den": fine(options).diem if end.caught else 0,
        "lines": list(book.lines),
    }


def _read_end(question: Question, form: Form, options: Options) -> End:
    winner = None if question.get("winner") is None else fields.number(question, "winner", 0, 0, form.players - 1)
    caught = tuple(_seat(each, number, form) for number, each in enumerate(fields.items(question, "bao")))
    if len(set(caught)) < len(caught):
        raise DoorError("twice", "bao", *both("error-chan-twice"))
    if winner is None:
        given = ("cuoc", "diem", "ga", "lanh_lang")
        _refuse_given(question, given, "Ván hòa («winner» để trống)", "In a draw (no «winner»)")
    points, ga = _worth(question, options)
    return End(form.players, winner, points, ga, not fields.flag(question, "lanh_lang"), caught)


def _seat(value: object, number: int, form: Form) -> int:
    return fields.number_of(value, ("bao", number), 0, form.players - 1)


def _worth(question: Question, options: Options) -> tuple[int, int]:
    """Return the points and the gà of the ù: those of its cước, or as they are given."""
    if question.get("cuoc") is not None:
        _refuse_given(question, ("diem", "ga"), "Đã có «cuoc»", "With «cuoc»")
        found = score(read_cuoc(question, options), options)
        return found.diem, found.ga
    plain = score({}, options).diem
    return fields.number(question, "diem", plain, 0, MOST_POINTS), fields.number(question, "ga", 0, 0, MOST_POINTS)


def _refuse_given(question: Question, names: Sequence[str], vi: str, en: str) -> None:
    """Raise DoorError for a field that means nothing here."""
    for name in names:
        if question.get(name) not in (None, False):
            raise DoorError("conflict", name, *both("error-chan-not-with", what=Message(vi, en), name=name))


ASKS: Asks = {
    "deal": Ask(ask_deal, ("players", "bat_cai")),
    "settle": Ask(ask_settle, ("players", *_END_FIELDS, "pot", "share")),
    "fault": Ask(ask_fault, ("slug",), ("slug",)),
}
