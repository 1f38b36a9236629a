"""What may happen in a prepared deal, for a teacher who looks for one in which it does.

The `table.toml` of a game names what may happen in its own.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import load
from tutorials.play.model_hand import ModelHand
from tutorials.play.tables import Table

SHORT = 6  # cards of the nọc: a hand that ends by then is short
LUNG = ({"7v", "3w", "3s"}, {"cc", "9w", "8s"}, {"8v", "2w", "2s"})


def _any_deal(table: Table) -> bool:
    return True


def _any_hand(hand: ModelHand) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Want:
    """One thing that may happen; what can be seen in the deal alone is looked at first, being quick."""

    slug: str
    name: Promise
    is_dealt: Callable[[Table], bool] = _any_deal
    is_played: Callable[[ModelHand], bool] = _any_hand


def wants_of(game: str) -> tuple[Want, ...]:
    """Return what may be looked for in deals of a game, as its `table.toml` names them."""
    return tuple(WANTS[slug] for slug in load().table(game).wants)


def _holds(count: int) -> Callable[[Table], bool]:
    """Return whether a hand holds so many cards alike."""
    return lambda table: any(max(Counter(hand).values()) >= count for hand in table.hands)


def _does(*acts: str) -> Callable[[ModelHand], bool]:
    """Return whether one of these acts is done."""
    return lambda hand: not hand.acts.isdisjoint(acts)


def _ends(*ends: str) -> Callable[[ModelHand], bool]:
    """Return whether a hand ends in one of these ways."""
    return lambda hand: hand.result.end in ends


def _is_short(hand: ModelHand) -> bool:
    return len(hand.dealt.to_draw) - len(hand.last.to_draw) <= SHORT and bool(hand.result.winners)


_ALL = (
    Want("thang", _("có người ù"), is_played=lambda hand: bool(hand.result.winners)),
    Want("hoa", _("không ai ù, ván hòa"), is_played=_ends("hoa")),
    Want("ngan", _("ù sớm: nọc mở không quá sáu quân"), is_played=_is_short),
    Want("phong", _("có người phỗng"), _holds(2), _does("phong")),
    Want("khan", _("có khàn úp"), _holds(3), _does("up-khan")),
    Want("day-khan", _("có người dậy khàn"), _holds(3), _does("day-khan", "an-day-khan")),
    Want("thien-khai", _("có nhà được chia bốn quân giống nhau"), _holds(4)),
    Want(
        "lung",
        _("có nhà được chia sẵn lưng tôm, lèo hay sườn"),
        lambda table: any(lung <= set(hand) for hand in table.hands for lung in LUNG),
    ),
    Want("chiu", _("có người chíu"), _holds(3), _does("chiu")),
    Want("tra-cua", _("có chíu, rồi trả cửa"), _holds(3), _does("tra")),
    Want("ket", _("có người kết"), is_played=_ends("ket-doi", "ket-ba", "ket-tot-den", "ket-tu-tu", "ket-ngu-tu")),
    Want("trinh", _("có người trình làng"), _holds(4), _does("trinh")),
    Want("u", _("có người ù"), is_played=_ends("u", "u-tron", "u-khan")),
    Want("gui", _("có người gửi bài"), is_played=_does("gui")),
    Want("mom", _("có người móm"), is_played=_does("mom")),
    Want("chat", _("có người chặt"), is_played=_does("chat", "chat-bao")),
    Want("bao-sam", _("có người báo sâm"), is_played=_does("bao-sam")),
    Want(
        "dep",
        _("có nhà được xì dách hay xì bàng"),
        lambda table: any(event.act == "trinh" for event in table.view(0).events),
    ),
)
WANTS = {want.slug: want for want in _ALL}
