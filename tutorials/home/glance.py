"""What a game is at a glance: players, deck, cards of a hand, what wins."""

from dataclasses import dataclass

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from tutorials.catalogue import Text
from tutorials.engine import ask
from tutorials.engine.decks import FRENCH, MONEY, TAM_CUC
from tutorials.engine.games import deck_of


@dataclass(frozen=True, slots=True)
class Glance:
    """A game in a few words."""

    players: str
    deck: str  # of how many cards it is made
    hand: str
    need: str
    is_win: bool = False  # what is needed is an ù


@dataclass(frozen=True, slots=True)
class _Told:
    """What the deal does not tell of a game."""

    players: Text
    hand: Text
    need: Text


_TOLD = {
    "bai-cao": _Told(
        Text("từ hai người, đông cũng được", "two or more, as many as the deck serves"),
        Text("ba lá", "three cards"),
        Text("nhiều nút nhất; ba lá hình thì thắng ngay", "most nút; three court cards win at once"),
    ),
    "ba-cay": _Told(
        Text("từ hai người, đông cũng được", "two or more, as many as the deck serves"),
        Text("ba lá", "three cards"),
        Text("mười điểm là cao nhất; bằng điểm thì so chất", "ten points are the best; suits part equal hands"),
    ),
    "xi-dach": _Told(
        Text("hai đến năm người, một người làm cái", "two to five, one of them the dealer"),
        Text("hai lá, rồi rút thêm, nhiều nhất năm lá", "two cards, then draw, five at most"),
        Text("gần hai mươi mốt hơn cái mà không quá", "be nearer to twenty-one than the dealer, not beyond it"),
    ),
    "tam-cuc": _Told(
        Text("hai, ba hay bốn người", "two, three or four"),
        Text("hai người 16 quân, ba người 9 quân, bốn người 8 quân", "sixteen, nine or eight pieces"),
        Text("kết được lượt cuối, hay ăn được nhiều cây hơn", "win the last trick by a kết, or take more pieces"),
    ),
    "ta-la": _Told(
        Text("hai đến bốn người", "two to four"),
        Text("chín lá, người đánh đầu mười lá", "nine cards, ten for whoever throws first"),
        Text("ù, hoặc hạ phỏm rồi còn ít điểm nhất", "go out (ù), or be left with the fewest points"),
    ),
    "sam": _Told(
        Text("hai đến bốn người", "two to four"),
        Text("mười lá", "ten cards"),
        Text("đánh hết bài trước mọi người", "play all one's cards first"),
    ),
    "chan": _Told(
        Text("bốn người, ngồi quanh chiếu", "four, round the mat"),
        Text("19 quân, thêm một quân thì ù", "19 cards; with one more it is ù"),
        Text("mười đôi không còn quân què, trong đó ít nhất sáu chắn", "ten pairs and no loose card, six of them chắn"),
    ),
}  # fmt: skip


def glance_of(game: str) -> Glance | None:
    """Return a game at a glance, the sizes as the engine deals it; None for a game it does not know."""
    told = _TOLD.get(game)
    if told is not None:
        lang = get_language() or "vi"
        said = told.players.say(lang), _deck(game), told.hand.say(lang), told.need.say(lang)
        return Glance(*said, is_win=game == "chan")
    deal = ask({"game": game, "ask": "deal"})
    if "error" in deal:
        return None
    hand = _("%(n)s quân, thêm một quân thì ù") % {"n": deal["hand"]}
    return Glance(_players(deal["players"], game), _deck(game), hand, _need(deal["min_lung"]), is_win=True)


def _deck(game: str) -> str:
    deck = deck_of(game)
    if deck is TAM_CUC:
        return _("14 loại: tướng, sĩ, tượng, xe, pháo, mã, tốt, nửa đỏ nửa đen")
    if deck is FRENCH:
        return _("bỏ 10, J, Q, K, còn 36 lá") if game == "ba-cay" else _("bốn chất, mỗi chất 13 lá")
    return _("30 loại, mỗi loại bốn quân") if deck is MONEY else _("25 loại, mỗi loại bốn quân")


def _players(players: int, game: str) -> str:
    if game == "to-tom-diem":
        return _("năm người, mỗi người một chòi")
    return {
        3: _("ba người, ngồi quanh chiếu"),
        4: _("bốn người, ngồi quanh chiếu"),
        5: _("năm người, ngồi quanh chiếu"),
    }.get(players, str(players))


def _need(lung: int) -> str:
    if lung == 1:
        return _("bài tròn, không còn quân rác, và có ít nhất một lưng")
    if lung == 2:
        return _("bài tròn, không còn quân rác, và có ít nhất hai lưng tách rời")
    return _("bài tròn, không còn quân rác, và có ít nhất %(count)s lưng, kể cả lưng ghép và lưng tài") % {
        "count": lung
    }
