"""The questions about the table: the deal, bắt cái, what a fault costs."""

from typing import Any

from tutorials.engine import fields
from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.cards import parse_one
from tutorials.engine.chan.faults import GRAVE, IF_WIN, find_fault, grade, grade_line
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.scoring import fine
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
    if form.article == "CH-1.5":
        lines.append(Line("chan-120", "CH-1.5"))
    if question.get("bat_cai") is not None:
        card = parse_one(question["bat_cai"], "bat_cai")
        require_in_deck((card,), form, "bat_cai")
        if form.players != len(_CAI):
            raise DoorError(
                "conflict",
                "bat_cai",
                "Chỉ lối bốn người có cách bốc cái này; hãy bỏ «bat_cai» hoặc để «players» là 4.",
                "Only the game of four chooses the cái in this way; leave «bat_cai» out or set «players» to 4.",
            )
        place = ((card.rank or 1) - 1) % len(_CAI)
        answer |= {"cai_part": _CAI[place], "cai_offset": place}
        lines.append(Line(f"chan-cai-{_CAI[place]}", "CH-1.3", card=card))
    return answer | {"lines": lines}


def ask_fault(question: Question, about: Any, options: Options) -> Answer:
    """Say what a fault costs. Law: CH-8, CH-9.2, CH-9.3."""
    fault = find_fault(fields.require(question, "slug"), "slug")
    result = grade(fault.slug, options)
    cost = fine(options)
    is_paid = result in (GRAVE, IF_WIN)
    lines = [Line("chan-fault-name", fault.article, fault=fault), grade_line(result)]
    return {
        "slug": fault.slug,
        "result": GRAVE if is_paid else result,
        "grade": result,
        "name": fault.vi,
        "name_en": fault.en,
        "article": fault.article,
        "den": cost.diem if is_paid else 0,
        "lines": [*lines, *(cost.lines if is_paid else ())],
    }


ASKS: Asks = {
    "deal": Ask(ask_deal, ("players", "bat_cai")),
    "fault": Ask(ask_fault, ("slug",), ("slug",)),
}
