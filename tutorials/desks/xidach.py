"""How the desk tells xì dách: what a hand is, whether to draw, or who wins when the dealer checks."""

from tutorials.catalogue import Text
from tutorials.desks.hand import Answer
from tutorials.desks.telling import Telling

_KINDS = {
    "xi-bang": Text("Xì bàng", "Xì bàng"),
    "xi-dach": Text("Xì dách", "Xì dách"),
    "ngu-linh": Text("Ngũ linh {diem} điểm", "Ngũ linh, {diem} points"),
    "thuong": Text("{diem} điểm", "{diem} points"),
    "non": Text("Non, mới {diem} điểm", "{diem} points, too low (non)"),
    "quac": Text("Quắc, {diem} điểm", "{diem} points, bust (quắc)"),
}
_WINNERS = {
    "con": Text("Con thắng", "The player wins"),
    "cai": Text("Cái thắng", "The dealer wins"),
    "hoa": Text("Hòa, chạy làng", "A draw (chạy làng)"),
}
_BEST = {
    "rut": Text(
        "rút thì hơn: thắng {rut}%, dằn {dan}%", "drawing is better: it wins {rut}% of the time, standing {dan}%"
    ),
    "dan": Text(
        "dằn thì hơn: thắng {dan}%, rút {rut}%", "standing is better: it wins {dan}% of the time, drawing {rut}%"
    ),
}
_MUST = Text("phải rút", "must draw")
_SHOW = Text("trình ngay", "show the hand at once")


def _kind(hand: Answer, lang: str) -> str:
    return _KINDS[hand["kind"]].say(lang).format(diem=hand["diem"])


def _headline(said: Answer, lang: str) -> str:
    if said["ask"] == "compare":
        winner = _WINNERS[said["winner"]].say(lang)
        return f"{winner} ({_kind(said['con'], lang)}; {_kind(said['cai'], lang)})"
    return f"{_kind(said, lang)}{_advice(said, lang)}"


def _advice(said: Answer, lang: str) -> str:
    """Say what to do with the hand, where that is asked and there is a choice."""
    if said["ask"] != "odds" or said["kind"] == "quac":
        return ""
    if said["best"] == "trinh":
        return f"; {_SHOW.say(lang)}"
    if said["kind"] == "non":
        return f"; {_MUST.say(lang)}"
    chances = {way: said[way]["percent"] for way in ("rut", "dan")}
    return f"; {_BEST[said['best']].say(lang).format(**chances)}"


TELLING = Telling(headline=_headline)
