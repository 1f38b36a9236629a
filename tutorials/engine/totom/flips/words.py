"""Say in a few words what each side of a flip answers."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tutorials.engine.errors import Message
from tutorials.engine.totom.flips.search import Side
from tutorials.engine.totom.score import cuoc as cuoc_table
from tutorials.engine.totom.score.calls import CALLS

Says = Mapping[str, Any]
Teller = Callable[[Says, Says], Message | None]

RESULTS = {  # from the lightest to the gravest
    "khong-u": Message("không ù", "no ù"),
    "tuy-hoi": Message("tùy trung quân", "for the caller to rule"),
    "lanh-lang": Message("ù lành làng, không điểm", "ù without points (lành làng)"),
    "cheo-do": Message("chèo đò, nợ làng một ván ù", "chèo đò: one ù is owed"),
    "den": Message("phải đền", "must pay (đền)"),
    "bao": Message("bị báo", "báo"),
}


def told(ask: str, side: Side, other: Side) -> Message:
    """Say what one side answers, as far as the other says otherwise."""
    if side.error is not None:
        return side.error
    teller = _TELLERS.get(ask)
    found = teller(side.table, other.table) if teller else None
    return found or _lines(side)


def _lines(side: Side) -> Message:
    texts = [" ".join(line.as_dict(lang)["text"] for line in side.lines) for lang in ("vi", "en")]
    return Message(texts[0] or "không có gì thêm", texts[1] or "nothing more")


def _win(says: Says, other: Says) -> Message | None:
    same = all(says[key] == other.get(key) for key in ("result", "cuoc", "diem", "den"))
    if same and says["announce"] != other.get("announce"):
        return _calls(says["announce"])
    if same:
        return None
    if says["result"] == "diem":
        names = [cuoc_table.find(slug, "cuoc") for slug in says["cuoc"]]
        return Message(
            f"{', '.join(each.vi for each in names)}: {says['diem']} điểm",
            f"{', '.join(each.en for each in names)}: {says['diem']} points",
        )
    found = RESULTS[says["result"]]
    if says["den"]:
        return Message(f"{found.vi}, đền {says['den']} điểm", f"{found.en}, pays {says['den']} points")
    return found


def _calls(slugs: list[str]) -> Message:
    names = [CALLS.get(slug) or cuoc_table.find(slug, "announce") for slug in slugs]
    return Message(
        f"phải hô: {', '.join(each.vi for each in names)}", f"must be said: {', '.join(each.en for each in names)}"
    )


def _faults(says: Says, other: Says) -> Message | None:
    """Say what the worst fault costs; where both sides have one of the same cost, the lines tell it."""
    worst, others = (_worst(side["faults"]) for side in (says, other))
    if worst == others:
        return None
    return RESULTS[worst] if worst else Message("được, không lỗi", "allowed, no fault")


def _worst(faults: Iterable[Mapping[str, Any]]) -> str | None:
    order = tuple(RESULTS)
    return max((fault["result"] for fault in faults), key=order.index, default=None)


def _discards(says: Says, other: Says) -> Message | None:
    barred, others = ({each["card"] for each in side["forbidden"]} for side in (says, other))
    cards = sorted(barred ^ others)
    if not cards:
        return None
    names = ", ".join(cards)
    if barred > others:
        return Message(f"không được đánh {names} nữa", f"{names} may not be thrown any more")
    return Message(f"còn được đánh {names}", f"{names} may still be thrown")


def _deal(says: Says, other: Says) -> Message | None:
    if "cai_part" in says and says["cai_part"] is None:
        return None
    if "cai_part" in says:
        return Message(f"phần thứ {says['cai_part']} là bài cái", f"heap {says['cai_part']} is the cái's")
    left = says["noc_end"]
    return Message(f"nọc còn {left} quân thì hòa", f"a draw with {left} left in the nọc")


def _hoi(says: Says, other: Says) -> Message | None:
    """Say who deals the next hand; what else two houses count otherwise is told by the lines."""
    dealers = says["dealers_next"]
    if dealers == other.get("dealers_next"):
        return None
    if dealers is None:
        return Message("luật không nói ai chia ván sau", "the law does not say who deals next")
    names = ", ".join(dealers["seats"])
    if not names:
        return Message("người chia riêng chia ván sau", "somebody kept for it deals the next hand")
    return Message(f"{names} chia ván sau", f"the next hand is dealt by {names}")


def _drum(says: Says, other: Says) -> Message | None:
    return Message(says["strokes"], says["strokes"])


def _roll(says: Says, other: Says) -> Message | None:
    return RESULTS.get(says["result"])


_TELLERS: dict[str, Teller] = {
    "win": _win,
    "claim": _faults,
    "turns": _faults,
    "discards": _discards,
    "deal": _deal,
    "hoi": _hoi,
    "drum": _drum,
    "roll": _roll,
}
