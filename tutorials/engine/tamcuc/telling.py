"""Tell a trick and its points line by line, each line with its article."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tutorials.engine.errors import Message
from tutorials.engine.lines import Line
from tutorials.engine.pieces import Piece, Pieces
from tutorials.engine.tamcuc.groups import Group, GroupKind
from tutorials.engine.tamcuc.ket import Ket, ket_of
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.payment import Finish, settle
from tutorials.engine.tamcuc.sizes import Table
from tutorials.engine.tamcuc.trick import CALLER, Fate, Laid, Trick
from tutorials.engine.words import both

_COMPARED = {1: "TC-3.1", 2: "TC-3.2", 3: "TC-3.3", 4: "TC-3.4", 5: "TC-3.4"}


def who(seat: int) -> Message:
    """Return what a seat is called, counted from the caller."""
    return both(f"tamcuc-who-{seat + 1}")


def seat_title(seat: int) -> Message:
    """Return what a seat is called where nobody is the caller."""
    return Message(f"nhà {seat + 1}", f"seat {seat + 1}")


def tell(phrase: str, article: str, **values: Any) -> Line:
    """Make a line whose values may also begin the sentence: `who` gives `Who` with a capital."""
    capitals = {
        name.capitalize(): Message(*(text[:1].upper() + text[1:] for text in (value.vi, value.en)))
        for name, value in values.items()
        if isinstance(value, Message | Ket)
    }
    return Line(phrase, article, **values, **capitals)


def trick_lines(
    laid: tuple[Laid, ...], trick: Trick, cap: Piece | None, options: Options, *, is_last: bool = False
) -> list[Line]:
    """Tell what each seat laid, who takes the trick and why; in the last one nobody is left to call again."""
    lines = turned_lines(laid, trick, cap, options)
    best = trick.best
    if best is None:
        return [*lines, tell("tamcuc-nobody", "TC-5.7")]
    word = "tamcuc-takes-last" if is_last else "tamcuc-takes"
    return [*lines, tell(word, "TC-5.6", who=who(trick.winner), what=best.name, count=best.size)]


def turned_lines(laid: tuple[Laid, ...], trick: Trick, cap: Piece | None, options: Options) -> list[Line]:
    """Tell what each seat laid, and what makes the strongest stronger than the rest."""
    lines = [_seat_line(seat, laid[seat], trick, cap) for seat in range(len(laid))]
    return [*lines, *_why(trick, trick.best, options)] if trick.best else lines


def _seat_line(seat: int, laid: Laid, trick: Trick, cap: Piece | None) -> Line:
    shown = trick.shown[seat]
    if shown.fate is Fate.CHUI:
        return tell("tamcuc-chui", "TC-5.4", who=who(seat))
    if shown.fate is Fate.OVER and shown.group and cap:
        return tell("tamcuc-over", "TC-5.5", who=who(seat), what=shown.group.name, cap=cap)
    if shown.group is None:
        return tell("tamcuc-no-group", "TC-3.5", who=who(seat), cards=list(laid.pieces))
    return tell("tamcuc-turned", "TC-5.3", who=who(seat), what=shown.group.name)


def _why(trick: Trick, best: Group, options: Options) -> list[Line]:
    """Compare what took the trick with the best of the rest."""
    rest = [
        each.group
        for seat, each in enumerate(trick.shown)
        if seat != trick.winner and each.fate is Fate.STANDS and each.group
    ]
    if not rest:
        return []
    return [compared(best, min(rest, key=lambda group: group.top.index), options)]


def compared(best: Group, other: Group, options: Options) -> Line:
    """Say why a group takes another of the same size."""
    if best.equals(other):
        word = "tamcuc-equal-first" if options.bang_suc == "ngua-truoc" else "tamcuc-equal-later"
        return tell(word, "TC-3.6", what=best.name)
    if best.kind is not other.kind:
        return tell("tamcuc-upper", _COMPARED[best.size], a=best.name, b=other.name)
    word = "tamcuc-by-colour" if best.top.rank is other.top.rank else "tamcuc-by-name"
    return tell(word, _COMPARED[best.size], a=best.name, b=other.name)


def group_line(group: Group) -> Line:
    """Say what a group is."""
    return tell("tamcuc-group", group.kind.article, what=group.name)


def ket_lines(trick: Trick, ket: Ket | None, table: Table, options: Options) -> list[Line]:
    """Say which kết the last trick makes, or why it makes none."""
    call, best = trick.shown[CALLER].group, trick.best
    if call is None or best is None or not table.holds(call):
        return [no_ket_line(call, table)]
    if ket is not None and ket.is_de:
        return [tell("tamcuc-de", ket.article, ket=ket, who=who(trick.winner), a=best.name, b=call.name)]
    if ket is not None:
        line = tell("tamcuc-ket", ket.article, ket=ket, who=who(trick.winner), what=best.name)
        return [line, *wide_lines(best)]
    if trick.winner != CALLER and best.size > 1 and options.ai_ket == "nguoi-goi":
        return [tell("tamcuc-not-caller", "TC-7.7", who=who(trick.winner))]
    return [no_ket_line(best, table)]


def wide_lines(group: Group) -> list[Line]:
    """Say that a group makes a kết by this house rule alone (TC-7.2, TC-7.3)."""
    if group.kind is GroupKind.BA_TREN:
        return [tell("tamcuc-any-three", "TC-7.3")]
    return [] if ket_of(group, Options()) else [tell("tamcuc-any-pair", "TC-7.2")]


def no_ket_line(group: Group | None, table: Table) -> Line:
    """Say why a group makes no kết even if it takes the last trick."""
    if group is not None and not table.holds(group):
        return tell("tamcuc-not-in-play", "TC-2.6" if group.kind is GroupKind.NGU_TU else "TC-1.3", what=group.name)
    if group is not None and group.kind is GroupKind.DOI:
        return tell("tamcuc-high-pair", "TC-7.2", what=group.name)
    if group is not None and group.kind is GroupKind.BA_TREN:
        return tell("tamcuc-upper-no-ket", "TC-7.3")
    return tell("tamcuc-single-no-ket", "TC-7.1")


def point_lines(ended: Finish, winner: int, before: tuple[int, ...], table: Table, options: Options) -> list[Line]:
    """Tell the points of each seat."""
    ket = ended.ket
    if ket is None:
        return settle_lines(ended.taken, ended.points, table, is_from_caller=True)
    worth = ket.worth(table.players, options)
    lines = [tell("tamcuc-worth", "TC-8.1", ket=ket, players=table.players, points=worth)]
    if options.cay_thua == "cong-them":
        return [*lines, *_added_lines(ended, ket, worth, table, options)]
    if ket.is_de:
        lines.append(_den_line(-ended.points[CALLER], worth, before[CALLER], table, options))
    else:
        lines += [
            _loss_line(seat, worth, before[seat], -ended.points[seat])
            for seat in range(table.players)
            if seat != winner
        ]
    article = "TC-8.3" if ket.is_de else "TC-8.2"
    gained = ended.points[winner]
    word = "tamcuc-gains" if gained else "tamcuc-gains-none"
    return [*lines, tell(word, article, who=who(winner), points=gained)]


def _added_lines(ended: Finish, ket: Ket, worth: int, table: Table, options: Options) -> list[Line]:
    """Tell each seat's points where a kết is added to the comparing of cây (TC-8.2)."""
    by_cay = settle(ended.taken, table)
    if ket.is_de:
        paid = _den_line(by_cay[CALLER] - ended.points[CALLER], worth, 0, table, options)
    else:
        paid = tell("tamcuc-pays-all", "TC-8.2", loss=worth)
    settled = settle_lines(ended.taken, by_cay, table, is_from_caller=True, has_ket=True)
    lines = [paid, tell("tamcuc-added", "TC-8.2"), *settled]
    for seat, (all_in_all, cay) in enumerate(zip(ended.points, by_cay, strict=True)):
        parts = {"ket": signed(all_in_all - cay), "cay": signed(cay), "sum": signed(all_in_all)}
        lines.append(tell("tamcuc-sum", "TC-8.2", who=who(seat), **parts))
    return lines


def signed(number: int) -> str:
    """Write a number with its sign, nought as it is."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def _loss_line(seat: int, worth: int, cay: int, loss: int) -> Line:
    word = "tamcuc-gets-back" if loss < 0 else "tamcuc-spared" if not loss else "tamcuc-loses"
    if not cay:
        word = "tamcuc-loses-all"
    return tell(word, "TC-8.2", who=who(seat), points=worth, cay=cay, loss=abs(loss))


def _den_line(loss: int, worth: int, cay: int, table: Table, options: Options) -> Line:
    if options.den == "thay-lang":
        return tell("tamcuc-den-all", "TC-8.3", points=worth, others=table.players - 1, loss=loss)
    if loss != worth:
        return tell("tamcuc-den-less", "TC-8.3", points=worth, cay=cay, loss=loss)
    return tell("tamcuc-den", "TC-8.3", loss=loss)


def total_lines(taken: tuple[int, ...], table: Table) -> list[Line]:
    """Say that the cây of a deal do not add up, where they do not (TC-6.2)."""
    cay = sum(taken)
    return [] if cay == table.hand else [tell("tamcuc-total", "TC-6.2", sum=cay, hand=table.hand)]


def settle_lines(
    taken: tuple[int, ...],
    settled: tuple[int, ...],
    table: Table,
    *,
    is_from_caller: bool = False,
    has_ket: bool = False,
) -> list[Line]:
    """Tell how cây are compared, seat by seat."""
    if table.mark is None:
        lines = [tell("tamcuc-no-mark", "TC-8.5", players=table.players, hand=table.hand)]
        word = "tamcuc-against-each"
    else:
        heading = "tamcuc-mark-too" if has_ket else "tamcuc-mark"
        lines = [tell(heading, "TC-8.4", players=table.players, mark=table.mark)]
        word = "tamcuc-against-mark"
    article = lines[0].article
    lines += total_lines(taken, table)
    for seat, (cay, diem) in enumerate(zip(taken, settled, strict=True)):
        name = who(seat) if is_from_caller else seat_title(seat)
        how = both(f"tamcuc-against-{outcome(diem)}", points=abs(diem))
        lines.append(tell(word, article, who=name, cay=cay, how=how))
    return lines


def outcome(diem: int) -> str:
    """Return the word in the keys of sentences that say points gained, lost or neither."""
    return "gain" if diem > 0 else "loss" if diem else "even"


def left_out_lines(pieces: Iterable[Piece], table: Table) -> list[Line]:
    """Say which pieces stand there though such a table leaves them out, and how many of each it has (TC-1.3)."""
    extra = table.beyond(pieces)
    if not extra:
        return []
    told = [_left(piece, Counter(table.deck)[piece], extra[piece]) for piece in sorted_pieces(extra)]
    what = Message("; ".join(each.vi for each in told), "; ".join(each.en for each in told))
    return [Line("tamcuc-left-out", "TC-1.3", players=table.players, what=what)]


def no_group_line(pieces: Pieces) -> Line:
    """Say why pieces make no group (TC-2.7)."""
    colours = {piece.is_red for piece in pieces}
    ranks = {piece.rank for piece in pieces}
    if len(colours) == 2:
        return tell("tamcuc-two-colours", "TC-2.7")
    if len(pieces) == 2:
        return tell("tamcuc-two-names", "TC-2.7")
    if len(pieces) == 3 and len(ranks) == 1:
        return tell("tamcuc-three-soldiers", "TC-2.7")
    if len(pieces) == 3:
        return tell("tamcuc-other-three", "TC-2.7")
    return tell("tamcuc-no-such", "TC-2.7", count=len(pieces))


def _left(piece: Piece, count: int, extra: int) -> Message:
    if not count:
        return both("tamcuc-left-none", piece=piece)
    return both("tamcuc-left", count=count, piece=piece, named=count + extra)


def sorted_pieces(pieces: Iterable[Piece]) -> list[Piece]:
    """Return pieces, the strongest first."""
    return sorted(pieces, key=lambda piece: piece.index)
