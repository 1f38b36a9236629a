"""A question of the engine drawn for people: the cards as they lie, a record line by line, or a few words."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tutorials.engine.cards import parse
from tutorials.scenes.examples import record_of
from tutorials.scenes.laid import piles_of
from tutorials.scenes.piles import Pile
from tutorials.tasks.case import Scene, scenes
from tutorials.tasks.names import cuoc_name, source_name
from tutorials.tasks.told import Group, Told, tell
from tutorials.villages.opened import desk_address
from tutorials.villages.turns import Turn

Question = Mapping[str, Any]
_BEFORE = ("cards", "khan", "thien_khai", "bat_thuc", "mat", "discarded", "passed", "streak")
_DESK = ("khan", "thien_khai", "bat_thuc")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A question as a page shows it; where there is no picture, words alone."""

    scenes: tuple[Scene, ...] = ()
    record: Told | None = None
    words: tuple[str, ...] = ()
    address: str = ""  # where the same question can be asked again
    piles: tuple[Pile, ...] = ()  # of another deck
    quoted: str = ""  # the sentence under which it stands in the law, or the title of the puzzle
    clause: str = ""
    puzzle: str = ""  # slug


def draw(question: Question, lang: str) -> Drawn:
    """Draw a question."""
    return _DRAWERS[question["ask"]](question, lang)


def draw_turn(turn: Turn, lang: str) -> Drawn:
    """Draw a question of the law or of a puzzle, whatever the game."""
    asked = turn.asked
    question = asked.question
    return Drawn(
        record=record_of(question, lang) if "record" in question else None,
        address=desk_address(turn, lang),
        piles=piles_of(question) if "record" not in question else (),
        quoted=asked.words.say(lang),
        clause=asked.clause,
        puzzle=asked.puzzle,
    )


def _hand(question: Question, lang: str) -> Drawn:
    before = {name: question[name] for name in _BEFORE if question.get(name)}
    found = [*scenes({**before, "whole": True, "act": "danh"}, lang), *_came(question)]
    return Drawn(tuple(found), words=tuple(_said(question, lang)), address=_desk(question))


def _came(question: Question) -> Iterator[Scene]:
    winning = question.get("winning")
    if winning:
        label = _("Quân ù, %(source)s") % {"source": source_name(winning.get("from", "noc"))}
        yield Scene(label, (Group("", parse(winning["card"])),))


def _said(question: Question, lang: str) -> Iterator[str]:
    if question["ask"] == "discards":
        yield _("Bài vừa thêm một quân, đến lượt đánh đi một quân.")
    if question.get("after_lanh_lang"):
        yield _("Ván ù trước là ù lành làng.")
    if question.get("announced") is not None:
        called = ", ".join(cuoc_name(name, lang)[0] for name in question["announced"])
        yield _("Xướng: %(names)s") % {"names": called}


def _desk(question: Question) -> str:
    """Return the address of the desk with this hand; none where the desk cannot tell all of it."""
    if set(question) - {"game", "ask", "cards", "winning", "streak", "mat", *_DESK} or question["ask"] != "win":
        return ""
    fields = {"cards": question["cards"], "winning": question["winning"]["card"], "streak": question.get("streak", "")}
    fields |= {name: question.get(name, "") for name in _DESK} | {"from": question["winning"].get("from", "")}
    fields["mat"] = "; ".join(meld["cards"] for meld in question.get("mat", ()))
    query = urlencode({name: value for name, value in fields.items() if value})
    return f"{reverse('desk:index', args=[question['game']])}?{query}"


def _claim(question: Question, lang: str) -> Drawn:
    return Drawn(scenes(question, lang))


def _record(question: Question, lang: str) -> Drawn:
    return Drawn(record=tell(question["record"], lang))


def _deal(question: Question, lang: str) -> Drawn:
    if drawn := question.get("bat_cai"):
        return Drawn((Scene(_("Quân bắt cái"), (Group("", parse(drawn)),)),))
    count = question["players"]
    text = ngettext("Chia bài cho %(count)s người.", "Chia bài cho %(count)s người.", count) % {"count": count}
    return Drawn(words=(text,))


def _cai(question: Question, lang: str) -> Drawn:
    return Drawn(words=(_ends()[question["result"]],))


def _ends() -> dict[str, str]:
    """Name the ways in which a hand may end."""
    return {
        "u": _("Có người ù."),
        "hoa": _("Ván hòa, không ai ù."),
        "hoa-chiu": _("Ván hòa, có một người chịu bài."),
        "bao": _("Có người bị báo."),
        "bo-bai": _("Cả làng bỏ bài."),
        "lanh-lang": _("Có người ù lành làng."),
        "den": _("Có người phải đền."),
        "cheo-do": _("Có người phải chèo đò."),
    }


def _hoi(question: Question, lang: str) -> Drawn:
    return Drawn(words=tuple(_("Ván %(number)s: %(what)s") % {"number": number, "what": _hand_of_hoi(hand, lang)}
                             for number, hand in enumerate(question["hands"], 1)))  # fmt: skip


def _hand_of_hoi(hand: Mapping[str, Any], lang: str) -> str:
    seats = {"seat": hand["seat"]}
    cuoc = ", ".join(cuoc_name(name, lang)[0] for name in hand.get("cuoc", ()))
    if hand["result"] == "u" and cuoc:
        text = _("%(seat)s ù, có %(cuoc)s.") % {**seats, "cuoc": cuoc}
    elif hand["result"] == "u":
        text = _("%(seat)s ù suông.") % seats
    elif hand["result"] == "bao":
        text = _("%(seat)s bị báo, %(winner)s ù.") % {**seats, "winner": hand["winner"]}
    elif hand["result"] == "den":
        text = _("%(seat)s phải đền %(points)s điểm.") % {**seats, "points": hand["diem"]}
    else:
        text = _("%(seat)s ù lành làng.") % seats
    if hand.get("thrower"):
        text += " " + _("Quân ù do %(seat)s đánh ra.") % {"seat": hand["thrower"]}
    for extra in hand.get("ga", ()):
        text += " " + _extras()[extra["why"]] % {"seat": extra["seat"]}
    return text


def _extras() -> dict[str, str]:
    """Name what the table tells of a hand beside its result."""
    return {
        "bo-u": _("%(seat)s bỏ ù."),
        "lo-quan": _("%(seat)s hạ thừa làm lộ quân."),
        "nhai": _("Có gà nhái, trừ %(seat)s."),
        "de-u": _("%(seat)s bị đè ù."),
    }


def _drum(question: Question, lang: str) -> Drawn:
    return Drawn(words=(_("Hiệu trống báo không ăn quân vừa ra."),))


def _roll(question: Question, lang: str) -> Drawn:
    return Drawn(words=(_("Ù suông ở điếm, gõ: %(strokes)s.") % {"strokes": question["strokes"]},))


_DRAWERS = {
    "win": _hand,
    "discards": _hand,
    "claim": _claim,
    "turns": _record,
    "deal": _deal,
    "cai": _cai,
    "hoi": _hoi,
    "drum": _drum,
    "roll": _roll,
}
