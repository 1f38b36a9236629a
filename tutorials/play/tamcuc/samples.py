"""Possible deals behind what one seat of tam cúc knows."""

from collections import Counter
from dataclasses import replace
from random import Random

from tutorials.engine.pieces import Pieces
from tutorials.play.tables import View
from tutorials.play.tamcuc.table import CALL, GIVE, LAY, OVER, SHOW, TURN, Known, TamCuc, given, read, sort


def hidden(view: View) -> Pieces:
    """Return the pieces that a seat has not seen: those that others hold, have left face down or have just laid."""
    known: Known = view.known
    seen = Counter(read(view.hand)) + Counter((*known.mine[0], *known.mine[1]))
    for place in view.places:
        seen.update(read(place.thrown))
    for groups in known.shows:
        seen.update(piece for group in groups for piece in group.pieces)
    for pile in view.mat:
        if pile.kind == "luot" and pile.seat != view.seat:
            seen.update(read(pile.cards))
    return tuple((Counter(known.size.deck) - seen).elements())


def sample(view: View, chance: Random) -> TamCuc:
    """Deal what is hidden among the places that it can lie in, each deal as likely."""
    known: Known = view.known
    pool = list(hidden(view))
    chance.shuffle(pool)

    def draw(count: int) -> Pieces:
        nonlocal pool
        drawn, pool = pool[:count], pool[count:]
        return sort(drawn)

    seats = range(len(view.places))
    held, down, laid = [], [], []
    for seat, place in enumerate(view.places):
        mine = seat == view.seat
        on_mat = next((pile for pile in view.mat if pile.seat == seat), None)
        held.append(read(view.hand) if mine else draw(place.held))
        down.append(known.mine[0] if mine else draw(sum(pile.down for pile in place.piles)))
        laid.append(known.mine[1] if mine else read(on_mat.cards) + draw(on_mat.down) if on_mat else ())
    return _at_turn(
        TamCuc(
            view.setting,
            known.size,
            tuple(held),
            known.lead,
            known.phase,
            asked=known.asked,
            shows=known.shows,
            down=tuple(down),
            up=tuple(read(view.places[seat].thrown) for seat in seats),
            laid=tuple(laid),
            is_open=known.is_open,
            call=known.call,
            is_first=known.is_first,
            taken=known.taken,
            events=view.events,
        ),
        view,
    )


def _at_turn(table: TamCuc, view: View) -> TamCuc:
    """Say whose turn it is, as far as all can see it."""
    others = [seat for seat in table.seats if seat != view.seat]
    if view.choices:
        turn: int | None = view.seat
    elif table.phase == OVER:
        turn = None
    elif table.phase == SHOW:
        turn = others[0]
    elif table.phase == CALL:
        turn = table.lead
    elif table.phase == TURN:
        turn = next(seat for seat in others if table.is_open[seat] is None)
    else:
        turn = next(seat for seat in others if _lays(table, seat))
    return replace(table, turn=turn)


def _lays(table: TamCuc, seat: int) -> bool:
    """Say whether a seat has still pieces to lay."""
    if table.phase == GIVE:
        return len(table.down[seat]) < given(table.shows, seat) and bool(table.held[seat])
    return table.phase == LAY and len(table.laid[seat]) < table.call
