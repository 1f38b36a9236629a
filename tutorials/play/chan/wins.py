"""How a player would win on the open card, what is wrong with it, and what it earns. Law: CH-3, CH-6."""

from tutorials.engine.chan.form import Form
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.scoring import score
from tutorials.engine.chan.win import Winning, cuoc_of, judge
from tutorials.play.chan.player import Player, Shown


def winning_of(player: Player, shown: Shown | None, lies: int, draws: int, *, is_late: bool) -> Winning:
    """Return how a card that lies at a door would win; without one as dealt. Law: CH-6.2 to CH-6.5."""
    if shown is None:
        return Winning(None, streak=player.wins, no_chan=player.no_chan)
    at_own = lies == player.place if shown.source == "discard" else shown.origin == (player.place, True)
    return Winning(
        shown.card,
        shown.source,
        "tri" if at_own else "khac",
        draws == int(shown.source == "noc"),
        is_late,
        player.wins,
        player.no_chan,
    )


def cuoc_in(player: Player, winning: Winning, form: Form, options: Options) -> dict[str, int]:
    """Return the cước of an ù, as the engine counts them."""
    hand = player.hand()
    return cuoc_of(hand, winning, judge(hand, winning, form, options), form, options)


def win_faults(player: Player, shown: Shown | None, winning: Winning, form: Form, options: Options) -> set[str]:
    """Name what is wrong with an ù: the cards, or the points that they earn. Law: CH-3.7, CH-8.17, CH-8.23."""
    found = player.winning_on(shown, form, options)
    if found or options.is_any_win_enough:
        return found
    points = score(cuoc_in(player, winning, form, options), options).diem
    return {"u-thieu-diem"} if points < options.u_it_nhat else set()
