"""The questions about the table: group, trick, beats, finish, settle, deal."""

from tutorials.engine.asks import Answer, Ask, Asks, names
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Asked
from tutorials.engine.tamcuc.fields import (
    ANSWERS,
    CALL,
    CARDS,
    FIRST,
    PLAYERS,
    SOME_ANSWERS,
    TAKEN,
    A,
    B,
    read_answers,
    read_group,
    read_table,
    read_taken,
    require_one_deck,
)
from tutorials.engine.tamcuc.groups import Group, judge
from tutorials.engine.tamcuc.ket import Ket, ket_of
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.payment import Finish, finish, result_of, settle
from tutorials.engine.tamcuc.sizes import FEWEST, MOST, table_of
from tutorials.engine.tamcuc.telling import (
    compared,
    group_line,
    ket_lines,
    left_out_lines,
    no_group_line,
    point_lines,
    settle_lines,
    tell,
    total_lines,
    trick_lines,
    turned_lines,
)
from tutorials.engine.tamcuc.trick import Fate, Laid, judge_trick
from tutorials.engine.words import both

NONE = "khong"  # the word for no group and no kết, beside null: content cannot write null


def ask_group(asked: Asked, options: Options) -> Answer:
    """Say which group the pieces make. Law: TC-2."""
    pieces = asked[CARDS]
    group = judge(pieces)
    ket = ket_of(group, options) if group else None
    return {
        "group": group.kind.slug if group else None,
        "kind": group.kind.slug if group else NONE,
        "red": group.is_red if group else None,
        "ket": ket.slug if ket else None,
        "lines": [group_line(group)] if group else [no_group_line(pieces)],
    }


def ask_trick(asked: Asked, options: Options) -> Answer:
    """Say who takes a trick; 0 is the caller. Law: TC-3, TC-5."""
    call = read_group(asked, CALL)
    laid = (Laid(call.pieces), *read_answers(asked, call))
    table = table_of(len(laid), options)
    cap = table.cap if asked[FIRST] else None
    trick = judge_trick(laid, options, cap)
    pieces = [piece for each in laid for piece in each.pieces]
    return {
        "winner": trick.winner,
        "cay": call.size,
        "equal": trick.is_tie,
        "seats": [
            {"fate": each.fate.value, "group": each.group.kind.slug if each.group else None} for each in trick.shown
        ],
        "lines": [*left_out_lines(pieces, table), *trick_lines(laid, trick, cap, options)],
    }


def ask_beats(asked: Asked, options: Options) -> Answer:
    """Say whether pieces take a call, if nobody else lays anything stronger. Law: TC-3, TC-5.5."""
    call = read_group(asked, CALL)
    pieces = asked[CARDS]
    require_one_deck((*call.pieces, *pieces), "cards")
    table = read_table(asked, options)
    cap = table.cap if asked[FIRST] else None
    extra = left_out_lines((*call.pieces, *pieces), table)
    if len(pieces) != call.size:
        line = tell("tamcuc-other-size", "TC-5.2", count=call.size, given=len(pieces))
        return {"beats": False, "reason": "khac-so", "lines": [*extra, line]}
    laid = (Laid(call.pieces), Laid(pieces))
    trick = judge_trick(laid, options, cap)
    answer = trick.shown[1]
    beats = trick.winner == 1
    lines = turned_lines(laid, trick, cap, options)
    return {
        "beats": beats,
        "reason": _reason(answer.fate, answer.group, call, beats=beats),
        "lines": [*extra, *lines, tell("tamcuc-beats" if beats else "tamcuc-beats-not", "TC-5.6")],
    }


def _reason(fate: Fate, group: Group | None, call: Group, *, beats: bool) -> str:
    if fate is Fate.NO_GROUP or group is None:
        return "khong-bo"
    if fate is Fate.OVER:
        return "qua-muc"
    if group.equals(call):
        return "bang-suc"
    return "lon-hon" if group.beats(call) else "qua-muc-goi" if beats else "nho-hon"


def ask_compare(asked: Asked, options: Options) -> Answer:
    """Say which of two groups of one size is stronger: `a`, `b` or `bang`. Law: TC-3."""
    a, b = read_group(asked, A), read_group(asked, B)
    require_one_deck((*a.pieces, *b.pieces), "b")
    if a.size != b.size:
        raise DoorError("wrong-size", "b", both("error-tamcuc-compared", a=a.size, b=b.size))
    if a.equals(b):
        return {"winner": "bang", "lines": [compared(a, b, options)]}
    best, other = (a, b) if a.beats(b) else (b, a)
    return {"winner": "a" if best is a else "b", "lines": [compared(best, other, options)]}


def ask_finish(asked: Asked, options: Options) -> Answer:
    """Judge the last trick and count the points of the deal; seats in order from the caller. Law: TC-7, TC-8."""
    call = read_group(asked, CALL)
    players = _players(asked, options)
    laid = (Laid(call.pieces), *read_answers(asked, call, players))
    table = table_of(len(laid), options)
    if players not in (None, table.players):
        raise DoorError(
            "wrong-number",
            "answers",
            both("error-tamcuc-answers-of-players", players=players, given=table.players - 1),
        )
    taken = read_taken(asked, table.players)
    trick = judge_trick(laid, options)
    ended = finish(trick, taken, table, options)
    pieces = [piece for each in laid for piece in each.pieces]
    return {
        "ket": ended.ket.slug if ended.ket else None,
        "kind": ended.ket.slug if ended.ket else NONE,
        "winner": trick.winner,
        "muc": ended.ket.worth(table.players, options) if ended.ket else 0,
        "diem": list(ended.points),
        "mat": [max(0, -points) for points in ended.points],
        "result": [result_of(points) for points in ended.points],
        "cay": list(ended.taken),
        "lines": [
            *left_out_lines(pieces, table),
            *trick_lines(laid, trick, None, options, is_last=True),
            *ket_lines(trick, ended.ket, table, options),
            *(total_lines(ended.taken, table) if _is_told_cay(ended, asked, options) else ()),
            *point_lines(ended, trick.winner, taken, table, options),
        ],
    }


def _is_told_cay(ended: Finish, asked: Asked, options: Options) -> bool:
    """Say whether cây were told that no comparing of cây looks at (TC-6.2)."""
    return ended.ket is not None and options.cay_thua != "cong-them" and TAKEN in asked


def _players(asked: Asked, options: Options) -> int | None:
    """Return how many play the last trick: as named, else as many as have cây; None where the answers tell."""
    if PLAYERS not in asked and SOME_ANSWERS in asked:
        return None
    return read_table(asked, options, _seats(asked)).players


def _seats(asked: Asked) -> int:
    """Return how many seats `taken` names, four where it is missing, within what the game seats."""
    if PLAYERS in asked or TAKEN not in asked:
        return MOST
    return min(max(len(asked[TAKEN]), FEWEST), MOST)


def ask_settle(asked: Asked, options: Options) -> Answer:
    """Count the points of each seat where nobody has made a kết. Law: TC-8.4."""
    table = read_table(asked, options, _seats(asked))
    taken = read_taken(asked, table.players)
    points = settle(taken, table)
    return {
        "diem": list(points),
        "result": [result_of(each) for each in points],
        "mark": table.mark,
        "lines": settle_lines(taken, points, table),
    }


def ask_deal(asked: Asked, options: Options) -> Answer:
    """Say how many pieces each player gets, what is left out, and what a kết is worth. Law: TC-1, TC-8.1."""
    table = read_table(asked, options)
    lines = [tell("tamcuc-deal", f"TC-1.{6 - table.players}", players=table.players, hand=table.hand)]
    if table.left_out:
        lines.append(tell("tamcuc-leaves", "TC-1.3", cards=list(table.left_out)))
    if table.players == 2:
        lines.append(tell("tamcuc-open", "TC-1.4"))
    lines.append(tell("tamcuc-cap", "TC-5.5", cap=table.cap) if table.cap else tell("tamcuc-no-cap", "TC-5.5"))
    if table.mark is not None:
        lines.append(tell("tamcuc-mark", "TC-8.4", players=table.players, mark=table.mark))
    else:
        lines.append(tell("tamcuc-no-mark", "TC-8.5", players=table.players, hand=table.hand))
    return {
        "players": table.players,
        "hand": table.hand,
        "cai": table.hand,
        "left_out": names(table.left_out),
        "open": table.players == 2,
        "first_cap": table.cap.vi if table.cap else None,
        "mark": table.mark,
        "ket": {ket.slug: ket.worth(table.players, options) for ket in Ket},
        "lines": lines,
    }


ASKS: Asks = {
    "group": Ask(ask_group, (CARDS,)),
    "compare": Ask(ask_compare, (A, B)),
    "trick": Ask(ask_trick, (CALL, ANSWERS, FIRST)),
    "beats": Ask(ask_beats, (CALL, CARDS, FIRST, PLAYERS)),
    "finish": Ask(ask_finish, (PLAYERS, CALL, SOME_ANSWERS, TAKEN)),
    "settle": Ask(ask_settle, (PLAYERS, TAKEN.needed())),
    "deal": Ask(ask_deal, (PLAYERS,)),
}
