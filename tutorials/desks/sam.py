"""How the desk tells sâm lốc: what a hand can play, whether it wins on the deal, whether a sâm is sure."""

from collections.abc import Sequence

from tutorials.catalogue import Text
from tutorials.desks.hand import Answer
from tutorials.desks.telling import Laid, Telling

_ROWS = 14  # plays drawn; a hand of ten can open in more ways
_SETS = {
    "rac": Text("Rác", "Single"),
    "doi": Text("Đôi", "Pair"),
    "sam": Text("Sám", "Three of a kind"),
    "tu-quy": Text("Tứ quý", "Four of a kind"),
    "sanh": Text("Sảnh", "Straight"),
    "hai-tu-quy": Text("Hai tứ quý", "Two sets of four of a kind"),
}
_WHITES = {
    "sanh-rong": Text("sảnh rồng", "a dragon straight"),
    "tu-quy-hai": Text("tứ quý 2", "four twos"),
    "dong-mau": Text("mười lá cùng màu", "ten cards of one colour"),
    "ba-sam": Text("ba sám", "three sets of three of a kind"),
    "nam-doi": Text("năm đôi", "five pairs"),
}
_BEATABLE = Text("có thể bị chặn", "can be beaten")


def _headline(said: Answer, lang: str) -> str:
    return _HEADLINES[said["ask"]](said).say(lang)


def _ways(count: int) -> str:
    return f"{count} ways" if count > 1 else "one way"


def _of_plays(said: Answer) -> Text:
    count, leads = said["count"], not said["can_pass"]
    if not count:
        return Text("Không chặn được, phải bỏ lượt.", "You have nothing that beats this play, so pass.")
    if leads:
        return Text(f"Có {count} cách mở vòng.", f"You can open the round in {_ways(count)}.")
    if any(play["cut"] for play in said["plays"]):
        return Text(
            f"Có {count} cách chặn, trong đó có tứ quý để chặt.",
            f"You can beat this play in {_ways(count)}, a cut among them.",
        )
    return Text(f"Có {count} cách chặn.", f"You can beat this play in {_ways(count)}.")


def _of_white(said: Answer) -> Text:
    if said["white"] is None:
        return Text("Không ăn trắng.", "The hand does not win as dealt.")
    name = _WHITES[said["white"]]
    return Text(f"Ăn trắng: {name.vi}.", f"The hand wins as dealt: {name.en}.")


def _of_bao(said: Answer) -> Text:
    if said["sure"]:
        return Text("Bài này báo sâm là chắc.", "It is safe to declare sâm.")
    weak = said["weak"]
    return Text(f"Chưa chắc: còn {weak} nước có thể bị chặn.", f"Sâm is not safe. Plays that can be beaten: {weak}.")


_HEADLINES = {"plays": _of_plays, "white": _of_white, "bao": _of_bao}


def _rows(said: Answer, lang: str) -> Sequence[Laid]:
    if said["ask"] == "plays":
        found = sorted(said["plays"], key=lambda play: -len(play["cards"]))
        return [(_SETS[play["combo"]].say(lang), play["cards"]) for play in found[:_ROWS]]
    if said["ask"] == "bao":
        return [(_step(step, lang), step["cards"]) for step in said["plan"]]
    return ()


def _step(step: Answer, lang: str) -> str:
    name = _SETS[step["combo"]].say(lang)
    return f"{name} ({_BEATABLE.say(lang)})" if step["beatable"] else name


TELLING = Telling(headline=_headline, rows=_rows)
