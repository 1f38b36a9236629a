"""Read the fields of tam cúc's questions, each error naming the field and the remedy."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tutorials.engine import fields
from tutorials.engine.errors import DoorError, Message, Path, shown, spelled
from tutorials.engine.fields import Question
from tutorials.engine.foreign import too_many
from tutorials.engine.lines import Line, counted
from tutorials.engine.pieces import DECK, Piece, Pieces, parse
from tutorials.engine.tamcuc.groups import Group, judge
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.sizes import FEWEST, MOST, Table, table_of
from tutorials.engine.tamcuc.trick import Laid

MOST_CAY = len(DECK)


def read_table(question: Question, options: Options) -> Table:
    """Return the table of the players named, four if none are."""
    return table_of(fields.number(question, "players", MOST, FEWEST, MOST), options)


def read_pieces(question: Question, field: str) -> Pieces:
    """Return pieces that must be there, one at least."""
    pieces = parse(fields.require(question, field), field)
    if not pieces:
        raise DoorError("missing", field, "Chưa có quân bài nào.", "There are no pieces yet.")
    return pieces


def read_group(question: Question, field: str) -> Group:
    """Return a call, which must be a group (TC-5.1)."""
    pieces = read_pieces(question, field)
    group = judge(pieces)
    if group is None:
        raise DoorError(
            "no-group",
            field,
            f"«{_names(pieces)}» không thành bộ nên không gọi được. Gọi một quân, một đôi cùng tên cùng màu, "
            "tướng sĩ tượng hay xe pháo mã cùng màu, bốn hay năm tốt cùng màu.",
            f"«{_names(pieces)}» is no group and cannot be called. Call a single piece, a pair alike in name and "
            "colour, general, adviser, elephant or cart, cannon, horse of one colour, or four or five soldiers of one.",
        )
    return group


def _names(pieces: Pieces) -> str:
    return ", ".join(piece.vi for piece in pieces)


def read_answers(question: Question, call: Group, players: int | None = None) -> tuple[Laid, ...]:
    """Return what the others have laid, in seat order from the caller; all of them and the call within one deck.

    Where the number of players is known, those of whom nothing is said have left their pieces face down (TC-5.4).
    """
    items = fields.items(question, "answers")
    if players is not None and len(items) < players:
        items = [*items, *[{"chui": True}] * (players - 1 - len(items))]
    if not FEWEST - 1 <= len(items) <= MOST - 1:
        raise DoorError(
            "wrong-number",
            "answers",
            f"«answers» có {len(items)} mục; cần một mục cho mỗi người khác, từ {FEWEST - 1} đến {MOST - 1}.",
            f"«answers» holds {len(items)}; one for each other player is needed, {FEWEST - 1} to {MOST - 1}.",
        )
    laid = tuple(_read_answer(item, ("answers", number), call) for number, item in enumerate(items))
    require_one_deck((*call.pieces, *(piece for each in laid for piece in each.pieces)), "answers")
    return laid


def _read_answer(item: Any, path: Path, call: Group) -> Laid:
    if not isinstance(item, Mapping):
        field = spelled(path)
        raise DoorError(
            "bad-type",
            path,
            f"«{field}» là một bảng có «cards» và «chui».",
            f"«{field}» is a table with «cards» and «chui».",
        )
    fields.refuse_unknown(item, ("cards", "chui"), path)
    is_chui = fields.flag(item, "chui", path)
    if is_chui and "cards" not in item:
        return Laid((), True)
    pieces = parse(fields.require(item, "cards", path), (*path, "cards"))
    if len(pieces) != call.size and not (is_chui and not pieces):
        raise DoorError(
            "wrong-size",
            (*path, "cards"),
            f"Người gọi ra {call.size} quân, ở đây có {len(pieces)}: ai cũng phải ra đúng {call.size} quân.",
            f"The call is of {call.size}, here are {len(pieces)}: everybody lays {call.size}.",
        )
    return Laid(pieces, is_chui)


def require_one_deck(pieces: Iterable[Piece], field: str) -> None:
    """Raise DoorError if there are more of a piece than the deck holds."""
    for piece, count in Counter(pieces).items():
        if count > piece.copies:
            raise too_many(Message(piece.vi, piece.en), piece.copies, field)


def read_taken(question: Question, players: int) -> tuple[int, ...]:
    """Return the cây won by each seat; none where nothing is said."""
    items = fields.items(question, "taken") if "taken" in question else (0,) * players
    if len(items) != players:
        raise DoorError(
            "wrong-number",
            "taken",
            f"«taken» có {len(items)} số; {players} người thì cần {players} số.",
            f"«taken» holds {len(items)} numbers; {players} players need {players}.",
        )
    for number, cay in enumerate(items):
        if isinstance(cay, bool) or not isinstance(cay, int) or not 0 <= cay <= MOST_CAY:
            raise DoorError(
                "bad-type",
                ("taken", number),
                f"«{shown(cay)}» không phải số cây. Cần số nguyên từ 0 đến {MOST_CAY}.",
                f"«{shown(cay)}» is no number of cây. A whole number from 0 to {MOST_CAY} is needed.",
            )
    return tuple(items)


def require_held(part: Pieces, hand: Pieces, field: str) -> None:
    """Raise DoorError if pieces are not all among those held."""
    missing = list((Counter(part) - Counter(hand)).elements())
    if missing:
        raise DoorError(
            "not-held",
            field,
            f"Trên tay không có {missing[0].vi}. Chọn trong các quân đang cầm.",
            f"{missing[0].en.capitalize()} is not held. Pick from the pieces in hand.",
        )


def left_out_lines(pieces: Iterable[Piece], table: Table) -> list[Line]:
    """Say which pieces stand there though such a table leaves them out, and how many of each it has (TC-1.3)."""
    extra = table.beyond(pieces)
    if not extra:
        return []
    told = [_left(piece, Counter(table.deck)[piece], extra[piece]) for piece in sorted_pieces(extra)]
    what = Message("; ".join(each.vi for each in told), "; ".join(each.en for each in told))
    return [Line("tamcuc-left-out", "TC-1.3", players=table.players, what=what)]


def _left(piece: Piece, count: int, extra: int) -> Message:
    if not count:
        return Message(f"không còn {piece.vi}", f"there is no {piece.en}")
    left = counted(count, piece.vi, piece.en)
    return Message(f"chỉ còn {left.vi}, ở đây có {count + extra}", f"{left.en} in all, while {count + extra} are named")


def sorted_pieces(pieces: Iterable[Piece]) -> list[Piece]:
    """Return pieces, the strongest first."""
    return sorted(pieces, key=lambda piece: piece.index)


def names(pieces: Iterable[Piece]) -> list[str]:
    """Return pieces as answers write them."""
    return [piece.vi for piece in pieces]
