"""The desk of xì dách: what a hand is, whether to draw, or who wins when the dealer checks."""

from typing import Any

from tutorials.catalogue import Text
from tutorials.desks.spec import Answer, Desk, Field, Values

_KINDS = {
    "xi-bang": Text("Xì bàng", "Xì bàng"),
    "xi-dach": Text("Xì dách", "Xì dách"),
    "ngu-linh": Text("Ngũ linh {diem} điểm", "Ngũ linh of {diem}"),
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
    "rut": Text("rút thì hơn: thắng {rut}%, dằn {dan}%", "drawing is better: {rut}% won, standing {dan}%"),
    "dan": Text("dằn thì hơn: thắng {dan}%, rút {rut}%", "standing is better: {dan}% won, drawing {rut}%"),
}
_MUST = Text("phải rút", "must draw")
_SHOW = Text("trình ngay", "show it at once")
_MOST = 4  # cards with which one may still draw


def _question(values: Values) -> dict[str, Any] | None:
    cards = list(values.get("cards", ()))
    if not cards:
        return None
    if values.get("cai"):
        return {"ask": "compare", "con": cards, "cai": list(values["cai"])}
    if len(cards) > _MOST or values.get("seat") == "cai":
        return {"ask": "value", "cards": cards, "seat": values.get("seat", "con")}
    return {"ask": "odds", "cards": cards, "seen": list(values.get("seen", ()))}


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


DESKS: dict[str, Desk] = {
    "xi-dach": Desk(
        intro=Text(
            "Cho bài của con để biết là bài gì, dằn hay rút lợi hơn. Cho thêm bài của cái để biết ai thắng.",
            "Give a player’s cards to know what they are, and whether to draw. Give the dealer’s too to know who wins.",
        ),
        fields=(
            Field(
                "cards",
                "cards",
                Text("Bài trên tay", "Cards held"),
                help=Text(
                    "Từ hai đến năm lá. Gõ As 6h là A♠ 6♥, Kd 5c là K♦ 5♣.",
                    "Two to five cards. Type As 6h for A♠ 6♥, Kd 5c for K♦ 5♣.",
                ),
            ),
            Field(
                "seat",
                "choice",
                Text("Bài của", "Whose hand"),
                choices=(("con", Text("Con", "A player")), ("cai", Text("Cái", "The dealer"))),
            ),
            Field(
                "cai",
                "cards",
                Text("Bài của cái lúc xét", "The dealer’s hand when checking"),
                help=Text("Bỏ trống nếu chưa xét.", "Leave empty before the checking."),
            ),
            Field(
                "seen",
                "cards",
                Text("Lá khác đã lộ", "Other cards that lie open"),
                help=Text("Lá của các con cho xem.", "Cards that other players show."),
            ),
        ),
        examples=(
            (Text("Mười sáu, không có át", "Sixteen without an ace"), {"cards": "K♥ 6♠"}),
            (Text("Át với sáu", "Ace and six"), {"cards": "A♣ 6♥"}),
            (
                Text("Lá nhỏ ra gần hết", "The small cards are gone"),
                {"cards": "9♣ 7♦", "seen": "A♠ A♥ 2♠ 2♥ 3♠ 3♥ 4♠ 4♥ 5♠"},
            ),
            (Text("Non gặp quắc", "Too low against bust"), {"cards": "9♦ 4♠", "cai": "K♥ 5♣ 7♦"}),
            (Text("Hai ngũ linh", "Two ngũ linh"), {"cards": "2♥ 3♥ 4♥ 5♥ 7♣", "cai": "2♠ 2♣ 3♠ 4♣ 6♠"}),
        ),
        question=_question,
        headline=_headline,
        called={"con": "cards"},
    ),
}
