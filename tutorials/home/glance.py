"""What a game of the tổ tôm deck is at a glance: players, cards of a hand, what a winning hand needs."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from tutorials.engine import ask


@dataclass(frozen=True, slots=True)
class Glance:
    """The numbers of a game in words."""

    players: str
    hand: int
    need: str


def glance_of(game: str) -> Glance | None:
    """Return the numbers of a game as the engine deals it; None for a game it does not know."""
    deal = ask({"game": game, "ask": "deal"})
    if "error" in deal:
        return None
    return Glance(_players(deal["players"], game), deal["hand"], _need(deal["min_lung"]))


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
