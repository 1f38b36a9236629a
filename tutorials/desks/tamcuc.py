"""How the desk tells tam cúc: what a hand calls, takes, shows or ends with."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tutorials.catalogue import LANGS, Text
from tutorials.desks.hand import Answer
from tutorials.desks.telling import Laid, Telling
from tutorials.engine.pieces import PIECES, parse

SHOWN = 3  # safe calls that the verdict names
_GROUPS = {
    "le": Text("lẻ", "singles"),
    "doi": Text("đôi", "pairs"),
    "ba-tren": Text("ba trên", "an upper three"),
    "ba-duoi": Text("ba dưới", "a lower three"),
    "tu-tu": Text("tứ tử", "four soldiers (tứ tử)"),
    "ngu-tu": Text("ngũ tử", "five soldiers (ngũ tử)"),
}
_KET = {
    "ket-doi": Text("kết đôi", "kết đôi (a pair)"),
    "ket-ba": Text("kết ba", "kết ba (the lower three)"),
    "ket-tot-den": Text("kết tốt đen", "kết tốt đen (two black soldiers)"),
    "ket-tu-tu": Text("kết tứ tử", "kết tứ tử (four soldiers)"),
    "ket-ngu-tu": Text("kết ngũ tử", "kết ngũ tử (five soldiers)"),
}


def _headline(said: Answer, lang: str) -> str:
    return _HEADLINES[said["ask"]](said).say(lang)


def _plays(said: Answer) -> Text:
    able = [_GROUPS[slug] for slug in dict.fromkeys(p["group"] for p in said["plays"] if p["allowed"])]
    if not able:
        return Text(
            "Quân nào trên tay cũng cao hơn mức được ra ở lượt đầu.",
            "Every piece you hold is above the limit of the first trick.",
        )
    sure = [play["cards"] for play in said["plays"] if play["sure"]]
    vi, en = (", ".join(each.say(lang) for each in able) for lang in LANGS)
    if not sure:
        return Text(f"Gọi được {vi}; chưa bộ nào chắc ăn.", f"You can call {en}. No call is safe yet.")
    if len(sure) > SHOWN:
        return Text(f"Gọi được {vi}; {len(sure)} cách gọi chắc ăn.", f"You can call {en}. Safe calls: {len(sure)}.")
    named = ["; ".join(", ".join(piece.label(lang) for piece in parse(cards)) for cards in sure) for lang in LANGS]
    return Text(f"Gọi được {vi}. Chắc ăn: {named[0]}.", f"You can call {en}. Safe calls: {named[1]}.")


def _chui(said: Answer) -> Text:
    count = len(said["takes"])
    if not count:
        return Text("Không bắt được, nên chui.", "You have nothing that beats this call: stay face down (chui).")
    return Text(f"Bắt được, có {count} cách.", f"You can beat this call in {count} way{'s' if count > 1 else ''}.")


def _best(said: Answer) -> Text:
    points = f"{said['diem']:+d}" if said["diem"] else "0"
    return Text(f"Cách gọi hay nhất cầm chắc {points} điểm.", f"The best call is sure to score {points} points.")


def _ket(said: Answer) -> Text:
    if not said["ket"]:
        return Text(
            "Ăn lượt cuối cũng không kết.", "Winning the last trick with these pieces makes no winning finish (kết)."
        )
    name, muc = _KET[said["ket"]], said["muc"]
    return Text(
        f"Ăn lượt cuối là {name.vi}: mức {muc} điểm.",
        f"Winning the last trick with these pieces makes {name.en}: {muc} points.",
    )


_HEADLINES = {"plays": _plays, "chui": _chui, "best": _best, "ket": _ket}
_SURE = Text("chắc ăn", "safe")
_TAKES = Text("bắt được bằng", "beat this call with")
_BEST = Text("nên gọi", "the call to make")


def _rows(said: Answer, lang: str) -> Sequence[Laid]:
    if said["ask"] == "plays":
        found = [play for play in said["plays"] if play["allowed"] and (play["sure"] or play["group"] != "le")]
        return [(_play_label(play, lang), play["cards"]) for play in found]
    if said["ask"] == "chui":
        return [(_TAKES.say(lang), play["cards"]) for play in said["takes"]]
    if said["ask"] == "best":
        return [(_BEST.say(lang), play["cards"]) for play in said["best"]]
    return []


def _kinds(deal: Answer) -> Sequence[Any]:
    """Leave out the pieces of which a table of three has none. Law: TC-1.3."""
    out: Counter[str] = Counter(deal["left_out"])
    return [piece for piece in PIECES if out[piece.vi] < piece.copies]


def _play_label(play: Answer, lang: str) -> str:
    name = _GROUPS[play["group"]].say(lang)
    return f"{name}, {_SURE.say(lang)}" if play["sure"] else name


TELLING = Telling(headline=_headline, rows=_rows, kinds=_kinds)
