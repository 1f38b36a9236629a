"""The desk of sâm lốc: what a hand can play, whether it wins on the deal, whether a sâm is sure."""

from collections.abc import Sequence
from typing import Any

from tutorials.catalogue import Text
from tutorials.desks.spec import Answer, Desk, Field, Row, Values

_ROWS = 14  # plays drawn; a hand of ten can open in more ways
_SETS = {
    "rac": Text("Rác", "Single"),
    "doi": Text("Đôi", "Pair"),
    "sam": Text("Sám", "Sám"),
    "tu-quy": Text("Tứ quý", "Tứ quý"),
    "sanh": Text("Sảnh", "Straight"),
    "hai-tu-quy": Text("Hai tứ quý", "Two tứ quý"),
}
_WHITES = {
    "sanh-rong": Text("sảnh rồng", "a dragon straight"),
    "tu-quy-hai": Text("tứ quý 2", "four twos"),
    "dong-mau": Text("mười lá cùng màu", "ten cards of one colour"),
    "ba-sam": Text("ba sám", "three sám"),
    "nam-doi": Text("năm đôi", "five pairs"),
}
_BEATABLE = Text("có thể bị chặn", "can be beaten")


def _question(values: Values) -> dict[str, Any] | None:
    cards, table = values.get("cards"), values.get("table")
    if not cards:
        return None
    what = values.get("what", "nuoc-di")
    if what == "an-trang":
        return {"ask": "white", "cards": list(cards)}
    if what == "bao-sam":
        return {"ask": "bao", "cards": list(cards)}
    return {"ask": "plays", "cards": list(cards), **({"table": list(table)} if table else {})}


def _headline(said: Answer, lang: str) -> str:
    return _HEADLINES[said["ask"]](said).say(lang)


def _ways(count: int) -> str:
    return f"{count} ways" if count > 1 else "One way"


def _of_plays(said: Answer) -> Text:
    count, leads = said["count"], not said["can_pass"]
    if not count:
        return Text("Không chặn được, phải bỏ lượt.", "Nothing beats it: pass.")
    if leads:
        return Text(f"Mở vòng được {count} cách.", f"{_ways(count)} to open.")
    if any(play["cut"] for play in said["plays"]):
        return Text(f"Chặn được {count} cách, có tứ quý để chặt.", f"{_ways(count)} to beat it, a cut among them.")
    return Text(f"Chặn được {count} cách.", f"{_ways(count)} to beat it.")


def _of_white(said: Answer) -> Text:
    if said["white"] is None:
        return Text("Không ăn trắng.", "It does not win on the deal.")
    name = _WHITES[said["white"]]
    return Text(f"Ăn trắng: {name.vi}.", f"It wins on the deal: {name.en}.")


def _of_bao(said: Answer) -> Text:
    if said["sure"]:
        return Text("Báo sâm chắc.", "A sure sâm.")
    weak = said["weak"]
    return Text(f"Chưa chắc: còn {weak} nước có thể bị chặn.", f"Not sure: {weak} of the plays can be beaten.")


_HEADLINES = {"plays": _of_plays, "white": _of_white, "bao": _of_bao}


def _rows(said: Answer, lang: str) -> Sequence[Row]:
    if said["ask"] == "plays":
        found = sorted(said["plays"], key=lambda play: -len(play["cards"]))
        return [(_SETS[play["combo"]].say(lang), play["cards"]) for play in found[:_ROWS]]
    if said["ask"] == "bao":
        return [(_step(step, lang), step["cards"]) for step in said["plan"]]
    return ()


def _step(step: Answer, lang: str) -> str:
    name = _SETS[step["combo"]].say(lang)
    return f"{name} ({_BEATABLE.say(lang)})" if step["beatable"] else name


DESKS: dict[str, Desk] = {
    "sam": Desk(
        intro=Text(
            "Xếp bài trên tay, rồi xem đánh được gì, có ăn trắng không, báo sâm có chắc không.",
            "Lay out a hand and see what it can play, whether it wins on the deal, whether a sâm is sure.",
        ),
        fields=(
            Field(
                "cards",
                "cards",
                Text("Bài trên tay", "Cards held"),
                help=Text(
                    "Nhiều nhất mười lá. Gõ 9h 10s Kd 5c là 9♥ 10♠ K♦ 5♣.",
                    "Ten at most. Type 9h 10s Kd 5c for 9♥ 10♠ K♦ 5♣.",
                ),
            ),
            Field(
                "table",
                "cards",
                Text("Bài đang có trên bàn", "Cards on the table"),
                help=Text("Để trống nếu bạn được mở vòng.", "Leave empty if you have the lead."),
            ),
            Field(
                "what",
                "choice",
                Text("Muốn xem", "To see"),
                choices=(
                    ("nuoc-di", Text("Đánh được gì", "What can be played")),
                    ("an-trang", Text("Có ăn trắng không", "Whether it wins on the deal")),
                    ("bao-sam", Text("Báo sâm có chắc không", "Whether a sâm is sure")),
                ),
            ),
        ),
        examples=(
            (
                Text("Trên bàn là lá 2, trên tay có tứ quý", "A two on the table, four nines in hand"),
                {"cards": "4♠ 9♠ 9♥ 9♦ 9♣ J♠ Q♥ K♦ A♠", "table": "2♥"},
            ),
            (
                Text("Đôi 2 với hai tứ quý: mỗi lệ một khác", "A pair of twos and two tứ quý: tables differ"),
                {"cards": "3♠ 3♥ 3♦ 3♣ 9♠ 9♥ 9♦ 9♣ K♠ A♥", "table": "2♥ 2♠"},
            ),
            (
                Text("Ba sám: có bàn ăn trắng, có bàn không", "Three sám: they win at some tables only"),
                {"cards": "5♠ 5♥ 5♦ 8♠ 8♦ 8♣ Q♥ Q♦ Q♣ 2♠", "what": "an-trang"},
            ),
            (
                Text("Báo sâm được không?", "Dare one declare sâm?"),
                {"cards": "3♠ 9♠ 10♥ J♠ Q♥ K♠ A♥ 2♠ 2♥ 2♦", "what": "bao-sam"},
            ),
            (
                Text("A-2-3 trên bàn, chặn bằng gì?", "A-2-3 on the table: what beats it?"),
                {"cards": "2♠ 3♥ 4♦ 5♣ 6♠ 9♥ 9♦ Q♠ K♥ A♦", "table": "A♠ 2♥ 3♦"},
            ),
        ),
        question=_question,
        headline=_headline,
        rows=_rows,
        called={"play": "cards"},
    )
}
