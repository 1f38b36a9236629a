"""The heading of an example says what the engine answers: no example of a light fault shows a grave one."""

import re
from collections.abc import Mapping
from typing import Any

GRAVE = {"bao", "cheo-do", "den"}
SAYS = (
    (re.compile(r"lành làng"), re.compile(r"không phải lành làng|chứ không lành làng"), {"lanh-lang"}),
    (re.compile(r"bị báo|bị bắt|bắt báo"), re.compile(r"(không|chưa|hay) (bị (báo|bắt)|bắt báo)"), GRAVE),
    (re.compile(r"(được|có) điểm"), re.compile(r"không (được|có) (tính )?điểm"), {"diem"}),
    (re.compile(r"không (lỗi|bị bắt|ai bắt|phạm)"), re.compile(r"\Z(?!\Z)"), {"diem", None}),
)  # what a heading says, the same words denied, and the verdicts it may stand over
VERDICTS = ("win", "claim", "turns", "fault")  # questions whose answer tells one


def verdicts(answer: Mapping[str, Any]) -> set[str | None]:
    """Return the results an answer tells of: of the hand, of faults, of what is owed; None where there is none."""
    winner = answer.get("winner")
    told = [answer, *answer.get("faults", ()), *answer.get("owed", ()), winner if isinstance(winner, Mapping) else {}]
    return {each["result"] for each in told if isinstance(each, Mapping) and each.get("result")} or {None}


def contradictions(text: str, found: set[str | None]) -> list[str]:
    """Return what the heading says that the verdicts do not bear out."""
    if "ván trước" in text.lower() or re.search("sau (ván )?ù lành làng", text):  # it speaks of the hand before
        return []
    wrong = []
    for says, denied, allowed in SAYS:
        match = says.search(denied.sub("", text))
        is_kept = bool(found & allowed) or ("diem" in allowed and found == {None})
        if match and not is_kept:
            wrong.append(match.group())
    return wrong
