"""Fill what a seat does not see with one possible deal, so that the hand can be played on from there."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from tutorials.engine.cards import BY_CODE, COPIES, Kind
from tutorials.play.chan.flow import Asked, Stage
from tutorials.play.chan.player import Player, chan_of
from tutorials.play.chan.table import Known, Table, dealt_to
from tutorials.play.tables import View

_SHUFFLES = 20  # before a hand without chắn is put up with


def unseen(view: View) -> Counter[Kind]:
    """Count what the seat has not seen: in the others' hands and in the nọc."""
    known: Known = view.known
    left = Counter(dict.fromkeys(known.form.kinds, COPIES))
    left.subtract(BY_CODE[code] for code in view.hand)
    for event in view.events:
        left.subtract(BY_CODE[code] for code in event.cards if event.act not in ("duoi", "u"))
    return +left


def sample(view: View, chance: Random) -> Table:
    """Return a table that looks the same from the seat of the view; the others hold what may be."""
    known: Known = view.known
    players = _players(view, chance)
    noc = unseen(view) + players[view.seat].held
    noc.subtract(card for player in players for card in player.held.elements())
    coming = list(noc.elements())
    chance.shuffle(coming)
    table = Table(
        view.setting,
        known.form,
        known.cai,
        players,
        tuple(coming[: view.stock]),
        (),
        known.pot,
        known.shown,
        known.back,
        known.draws,
        view.events,
        known.faults,
        known.result,
    )
    return replace(table, asked=tuple(_asked(table, view)))


def _players(view: View, chance: Random) -> tuple[Player, ...]:
    """Deal to the others; again while the house would deal anew for a hand without chắn. Law: CH-1.4."""
    known: Known = view.known
    rest = list(unseen(view).elements())
    needs_chan = view.setting.options.khong_chan == "chia-lai"
    players: list[Player] = []
    for _ in range(_SHUFFLES):
        chance.shuffle(rest)
        players, at = [], 0
        for player, place in zip(known.players, view.places, strict=True):
            if player.place != view.seat:
                player = replace(player, held=Counter(rest[at : at + place.held]))
                at += place.held
                player.no_chan = not chan_of(Counter(dealt_to(player)))
            players.append(player)
        if not needs_chan or not any(player.no_chan for player in players):
            break
    return tuple(players)


def _asked(table: Table, view: View) -> Iterator[Asked]:
    """Yield who is asked from this moment on: the seat of the view itself, or somebody else first."""
    known: Known = view.known
    if known.result is not None:
        return
    if known.thrower is not None:
        yield Stage.THROW, known.thrower
        return
    shown = known.shown
    assert shown is not None
    owner = (Stage.EAT, shown.door)
    is_new = shown.door == shown.origin[0] or not shown.origin[1]
    claims = table.claims() if is_new else (owner,)
    if known.stage is not None:
        here = (known.stage, view.seat)
        yield from claims[claims.index(here) :]
        return
    if all(place == view.seat for _, place in claims):
        yield Stage.CHIU, (view.seat + 1) % len(table.players)
    yield from (claim for claim in claims if claim[1] != view.seat or claim == owner)
