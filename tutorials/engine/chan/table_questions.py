"""The questions about the table: the deal, bắt cái, what a fault costs."""

from typing import Any

from tutorials.engine import fields
from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.cards import Kind, parse_one
from tutorials.engine.chan.faults import ALLOWED, GRAVE, IF_WIN, find_fault, grade, grade_line, price
from tutorials.engine.chan.form import Form
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.state import read_form, require_in_deck
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Question
from tutorials.engine.lines import Line

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
        raise DoorError(
            "conflict",
            "bat_cai",
            "Không nguồn nào kể cách bốc cái của năm người; hãy bỏ «bat_cai» hoặc để «players» là 4.",
            "No source tells how five players choose the starter; leave «bat_cai» out or set «players» to 4.",
        )
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


ASKS: Asks = {
    "deal": Ask(ask_deal, ("players", "bat_cai")),
    "fault": Ask(ask_fault, ("slug",), ("slug",)),
}
