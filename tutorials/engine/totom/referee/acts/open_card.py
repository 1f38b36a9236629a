"""The card that lies open: thrown or opened, and let go. Law: TT-6.2, TT-8.5, TT-8.6, TT-12.2.2, TT-16.9."""

from collections.abc import Iterable

from tutorials.engine.cards import Kind
from tutorials.engine.records.lines import wrong
from tutorials.engine.totom.referee import throwing, winning
from tutorials.engine.totom.referee.acts import weigh
from tutorials.engine.totom.referee.clauses import offences
from tutorials.engine.totom.referee.eating import LET_GO, LetGo
from tutorials.engine.totom.referee.laying import HANGING_ON_RUN, Kept
from tutorials.engine.totom.referee.raising import KHAN_LEFT, NOT_RAISED, Dealt
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.table import OpenCard, Table, Thrown
from tutorials.engine.totom.referee.written import EATING, Act, How, Turn


def throw(table: Table, turn: Turn, seat: Seat) -> None:
    """Throw a card."""
    if table.to_throw != turn.seat and not (table.to_throw is None and table.shown is None and not table.fresh):
        raise table.out_of_turn(turn)
    _settle(table)
    is_free = table.game.is_free
    case = throwing.Throw(seat, turn.kind, table.options)
    is_lawful = not table.findings.tell(turn, throwing.HELD_IN_TAI_BAN if is_free else throwing.HELD, case)
    if is_free and throwing.comes_from_mat(case):
        seat.take_up(turn.kind)
        table.findings.note(turn, "phu-duoi-chieu", "TB-10.2")
    else:
        table.take(turn, seat, (turn.kind,), on_mat=True)
    if is_lawful and not is_free:
        weigh.throw(table, turn, seat)
    is_first = not seat.acted
    seat.throw(turn.kind)
    if is_first:
        _find_not_raised(table, turn, seat)
    has_claimed = table.claimed_by == turn.seat
    state = winning.state_of(seat, table.to_open, table.game) if has_claimed else ""
    thrown = Thrown(turn.seat, turn.line, table.exempt or not has_claimed, state)
    _lay_open(table, OpenCard(turn.kind, turn.seat, "thrown", turn.line), thrown)


def open_noc(table: Table, turn: Turn, seat: Seat) -> None:
    """Open the next card of the nọc."""
    shown = table.shown
    if table.to_throw is not None or (shown is None and table.fresh):
        raise table.out_of_turn(turn)
    if shown is not None and turn.seat != table.after(shown.by):
        raise table.out_of_turn(turn)
    if not table.opened_any:
        for each in table.playing():
            _find_not_raised(table, turn, each)
    table.open_next(turn)
    _settle(table, is_sure=True)
    _lay_open(table, OpenCard(turn.kind, turn.seat, "opened", turn.line), None)


def _find_not_raised(table: Table, turn: Turn, seat: Seat) -> None:
    """Find thiên khai that were to be raised by now. Law: TT-12.2.1, TT-12.2.4."""
    if table.fresh:
        for meld in seat.melds:
            if meld.how is How.THIEN_KHAI:
                seat.owe_by(NOT_RAISED, Dealt(seat, meld.cards[0]), turn.line, meld.cards[0])


def _lay_open(table: Table, shown: OpenCard, thrown: Thrown | None) -> None:
    table.lay_open(shown, thrown)
    _find_wins(table, shown, table.playing() if shown.how == "opened" else _others(table, shown))


def _others(table: Table, shown: OpenCard) -> list[Seat]:
    return [seat for seat in table.playing() if seat.name != shown.by]


def _find_wins(table: Table, shown: OpenCard, seats: Iterable[Seat]) -> None:
    """Note which of these seats are ù with the open card."""
    card, source, game, options = shown.card, shown.source, table.game, table.options
    shown.could_win.update(seat.name for seat in seats if winning.could_win(seat, card, source, game, options))


def reveal(table: Table, turn: Turn) -> None:
    """Lay a raised thiên khai open: others may be ù with it (ù vọng). Law: TT-12.2.2."""
    if table.shown is None or table.shown.holder is None:
        _settle(table)
    shown = OpenCard(turn.kind, turn.seat, "thien-khai", turn.line)
    if table.options.u_vong != "khong-u":
        _find_wins(table, shown, _others(table, shown))
    table.reveal(shown)


# letting go -----------------------------------------------------------------------------------


def _settle(table: Table, *, is_sure: bool = False) -> None:
    """Let the open card go: note who might have taken it. `is_sure`: nobody can have taken it since."""
    shown = table.shown
    if shown is None:
        return
    if is_sure and shown.holder is None:
        table.findings.tell(
            Turn(shown.line, shown.by, Act.OPEN, shown.card), LET_GO, LetGo(shown.card, is_opened=shown.how == "opened")
        )
    for seat in table.playing():
        if seat.name in shown.could_win:
            seat.owe("bo-u", shown.line, shown.card)
    if shown.holder is None:
        eaters = table.eaters(shown)
        for seat in table.playing():
            if shown.how != "thrown" or seat.name != shown.by:
                _let_go(table, seat, shown, is_at_door=seat.name in eaters)
    elif shown.act in EATING:
        _eaten(table, shown, table.seats[shown.holder])
    table.forgo()


def _eaten(table: Table, shown: OpenCard, holder: Seat) -> None:
    """Note what others, and who ate it, might have done with an open card.

    What somebody eats to whom it has not come is snatched: nobody has let it go.
    """
    has_come = shown.how == "opened" and holder.name in table.eaters(shown)
    for seat in table.playing():
        if seat is holder or (shown.how == "thrown" and seat.name == shown.by):
            continue
        if has_come and seat.name == shown.by:  # the opener had the first choice (TT-8.6)
            _let_go(table, seat, shown, is_at_door=True)
        else:
            _leave(table, seat, shown)
    _leave(table, holder, shown)  # it ate where it might have taken by phỗng


def _let_go(table: Table, seat: Seat, shown: OpenCard, *, is_at_door: bool) -> None:
    """Note a card that lay open and that nobody took."""
    if is_at_door and not shown.card.is_yeu:  # a yêu is eaten at one's own door only, and always (TT-9.3, TT-8.6)
        if _hangs(table, seat, shown.card):
            seat.hang(shown.card, shown.line)
        seat.let_pass(shown.card, shown.line)
    _leave(table, seat, shown)


def _hangs(table: Table, seat: Seat, card: Kind) -> bool:
    """Say whether a copy of a card let go belongs on the mat since now. Law: TT-9.15."""
    if not seat.hand[card] or table.game.is_free or card in seat.hanging:
        return False
    return bool(offences(HANGING_ON_RUN, Kept(seat, card, (), table.options)))


def _leave(table: Table, seat: Seat, shown: OpenCard) -> None:
    """Note a pair that was not taken by phỗng, and a khàn that was not raised."""
    seat.leave(shown.card)
    if seat.lies(shown.card, How.KHAN):
        seat.owe_by(KHAN_LEFT, table.options, shown.line, shown.card)


def let_pass(table: Table) -> None:
    """Let the open card go for good, whatever came after it."""
    _settle(table, is_sure=True)
    table.close_open_card()


# ends -----------------------------------------------------------------------------------------


def end_in_a_draw(table: Table, turn: Turn) -> None:
    """End the hand without an ù."""
    if table.finished:
        raise wrong(turn.line, "after-end", "ván đã hết từ dòng trước.", "the hand ended before this line.")
    if table.to_open is not None and table.to_open > 0:
        vi = f"nọc còn mở được {table.to_open} quân, chưa hòa."
        raise wrong(turn.line, "not-a-draw", vi, f"{table.to_open} cards may still be turned up: no draw yet.")
    _settle(table, is_sure=True)
    table.end_in_a_draw()


def skip(table: Table) -> None:
    """Leave out some turns."""
    _settle(table)
    table.skip()


def sit_out(table: Table, turn: Turn, seat: Seat) -> None:
    """Sit the hand out. Law: TT-16.9."""
    if table.shown is not None or turn.seat == table.to_throw:
        vi = "chỉ người không có cái được chịu bài, và chịu trước khi vào ván."
        raise wrong(
            turn.line,
            "out-of-turn",
            vi,
            "only a player who is not the starter may sit out, and only before play begins.",
        )
    if table.players <= 3:
        raise wrong(turn.line, "seats", "không đủ người chơi.", "too few players are left.")
    seat.sit_out()
