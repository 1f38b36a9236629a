"""The desks of ba cây and bài cào."""

from collections.abc import Sequence
from typing import Any

from tutorials.catalogue import Text
from tutorials.desks.spec import Answer, Desk, Field, Row, Values
from tutorials.engine.decks import FRENCH
from tutorials.engine.lines import counted

_NAMES = {
    "ba-tien": Text("Ba tiên, khỏi đếm", "Three court cards (ba tiên), no counting"),
    "sap": Text("Sáp, khỏi đếm", "Three of a kind (sáp), no counting"),
    "muoi-at-cu": Text("Mười át cụ", "Ten with the ace of diamonds"),
    "muoi": Text("Mười điểm, hơn chín", "Ten points, above nine"),
    "bu": Text("Bù, thấp nhất", "Zero (bù), the lowest"),
}
_UNITS = {"ba-cay": "điểm", "bai-cao": "nút"}
_WINNERS = {
    "a": Text("Bài thứ nhất thắng", "The first hand wins"),
    "b": Text("Bài thứ hai thắng", "The second hand wins"),
    "hoa": Text("Hòa", "A draw"),
}
_CALLED = {"a": "cards", "b": "other"}
_HAND = Text("Ba lá", "Three cards")
_OTHER = Text("Ba lá của người kia", "The other player’s three cards")
_HIGHEST = Text("Lá đem so chất", "The card that speaks for its suit")


def _question(values: Values) -> dict[str, Any] | None:
    if not values.get("cards"):
        return None
    if values.get("other"):
        return {"ask": "compare", "a": list(values["cards"]), "b": list(values["other"])}
    return {"ask": "value", "cards": list(values["cards"])}


def _name(hand: Answer, game: str, lang: str) -> str:
    """Name a hand: nút are counted in the South, điểm in the North."""
    found = _NAMES.get(hand["name"])
    if found:
        return found.say(lang)
    return counted(hand["nut"], _UNITS[game], "point").say(lang)


def _headline(said: Answer, lang: str) -> str:
    if said["ask"] == "value":
        return _name(said, said["game"], lang)
    # What a hand does by itself ("the best", "wins at once") says nothing beside another.
    parts = "; ".join(_name(said[each], said["game"], lang).partition(",")[0] for each in "ab")
    return f"{_WINNERS[said['winner']].say(lang)} ({parts})"


def _rows(said: Answer, lang: str) -> Sequence[Row]:
    """Show the card that would part equal points, where suits count."""
    hands = (said,) if said["ask"] == "value" else (said["a"], said["b"])
    tops = [hand["highest"] for hand in hands if hand["highest"]]
    return [(_HIGHEST.say(lang), tops)] if tops else []


def _kinds(deal: Answer) -> Sequence[Any]:
    """Leave out 10, J, Q and K where the deck has 36 cards. Law: BC-1.1."""
    ranks = deal["deck"] // len({card.suit for card in FRENCH.kinds})
    return [card for card in FRENCH.kinds if card.rank <= ranks]


def _fields(help_: Text) -> tuple[Field, ...]:
    return (
        Field("cards", "cards", _HAND, help=help_),
        Field("other", "cards", _OTHER, help=Text("Bỏ trống nếu chỉ muốn đếm.", "Leave empty to count only.")),
    )


DESKS: dict[str, Desk] = {
    "ba-cay": Desk(
        intro=Text(
            "Cho ba lá để biết mấy điểm; cho thêm ba lá của người kia để biết ai thắng, so chất ra sao.",
            "Give three cards to know their points; give the other player’s too to know who wins, and by which suit.",
        ),
        fields=_fields(Text("Từ át đến 9. Gõ Ad 3c 6h là A♦ 3♣ 6♥.", "Ace to 9. Type Ad 3c 6h for A♦ 3♣ 6♥.")),
        examples=(
            (Text("Mười át cụ", "Ten with the ace of diamonds"), {"cards": "A♦ 3♣ 6♥"}),
            (Text("Cùng mười điểm", "Ten points each"), {"cards": "A♠ 7♣ 2♦", "other": "3♥ 4♣ 3♠"}),
            (Text("Chuồn gặp bích", "Clubs meet spades"), {"cards": "6♣ 7♣ 4♠", "other": "9♠ 6♠ 2♠"}),
            (Text("Át cơ gặp 2 cơ", "Ace and two of hearts"), {"cards": "A♥ 4♣ 3♠", "other": "2♥ 5♣ A♠"}),
        ),
        question=_question,
        headline=_headline,
        rows=_rows,
        kinds=_kinds,
        called=_CALLED,
    ),
    "bai-cao": Desk(
        intro=Text(
            "Cho ba lá để đếm nút; cho thêm ba lá của người kia để biết ai thắng.",
            "Give three cards to count their points (nút); give the other player’s too to know who wins.",
        ),
        fields=_fields(Text("Gõ Jh Qc Qs là J♥ Q♣ Q♠, 10d là 10♦.", "Type Jh Qc Qs for J♥ Q♣ Q♠, 10d for 10♦.")),
        examples=(
            (Text("Ba tiên", "Ba tiên"), {"cards": "J♥ Q♣ Q♠"}),
            (Text("Tưởng cao hóa bù", "Looked high, and is zero (bù)"), {"cards": "9♥ 8♥ 3♥"}),
            (Text("Cùng chín nút", "Nine each"), {"cards": "3♥ 4♣ 2♠", "other": "3♦ 4♠ 2♣"}),
            (Text("Hai ba tiên", "Two ba tiên"), {"cards": "K♥ K♣ K♠", "other": "J♥ Q♣ J♠"}),
        ),
        question=_question,
        headline=_headline,
        rows=_rows,
        kinds=_kinds,
        called=_CALLED,
    ),
}
