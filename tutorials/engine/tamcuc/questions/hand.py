"""The questions about a hand: what it can call, what is sure, what it may show, how to end a deal of two."""

from tutorials.engine.asks import Answer, Ask, Asks, names
from tutorials.engine.errors import DoorError, Message
from tutorials.engine.fields import Asked
from tutorials.engine.lines import Line
from tutorials.engine.pieces import Pieces
from tutorials.engine.tamcuc.ending import LONGEST, Position, best_calls, hand_of
from tutorials.engine.tamcuc.fields import (
    CALL,
    CARDS,
    FIRST,
    OTHER,
    PLAYERS,
    SEEN,
    SHOWN_SOLDIERS,
    TAKEN,
    read_group,
    read_table,
    read_taken,
    require_held,
    require_one_deck,
)
from tutorials.engine.tamcuc.groups import Group, GroupKind, groups_of, judge
from tutorials.engine.tamcuc.ket import ket_of
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.questions.table import NONE
from tutorials.engine.tamcuc.sizes import Table, table_of
from tutorials.engine.tamcuc.sure import is_sure, threats, unseen
from tutorials.engine.tamcuc.telling import (
    left_out_lines,
    no_group_line,
    no_ket_line,
    outcome,
    sorted_pieces,
    tell,
    wide_lines,
)
from tutorials.engine.tamcuc.trick import is_over
from tutorials.engine.tamcuc.trinh import reward_of, shows_of, standing
from tutorials.engine.words import both

SHOWN = 3  # threats that a line names


def _read_hand(asked: Asked, options: Options) -> tuple[Pieces, Pieces, Table]:
    """Read the pieces held, those already seen, and the table."""
    hand = asked[CARDS]
    seen = asked[SEEN]
    require_one_deck((*hand, *seen), "seen")
    return hand, seen, read_table(asked, options)


def ask_plays(asked: Asked, options: Options) -> Answer:
    """List every call that a hand can make, and whether the first trick allows it. Law: TC-5.1, TC-5.5."""
    hand, seen, table = _read_hand(asked, options)
    cap = table.cap if asked[FIRST] else None
    hidden = unseen(table, (*hand, *seen))
    groups = groups_of(hand)
    sure = [group for group in groups if is_sure(group, hidden, options, cap)]
    lines = [*left_out_lines((*hand, *seen), table)]
    for kind in GroupKind:
        named = [group.name for group in groups if group.kind is kind]
        if named:
            lines.append(tell("tamcuc-can-call", kind.article, what=named))
    barred = [group.name for group in groups if is_over(group, cap)]
    if barred and cap:
        lines.append(tell("tamcuc-barred", "TC-5.5", what=barred, cap=cap))
    if sure:
        lines.append(tell("tamcuc-sure-list", "TC-5.6", what=[group.name for group in sure]))
    return {
        "plays": [
            {
                "cards": names(group.pieces),
                "group": group.kind.slug,
                "allowed": not is_over(group, cap),
                "sure": group in sure,
            }
            for group in groups
        ],
        "groups": list(dict.fromkeys(group.kind.slug for group in groups)),
        "lines": lines,
    }


def ask_sure(asked: Asked, options: Options) -> Answer:
    """Say whether a call cannot be taken, as far as the pieces held and seen tell. Law: TC-3, TC-5.1."""
    hand, seen, table = _read_hand(asked, options)
    pieces = asked[CALL]
    require_held(pieces, hand, "call")
    cap = table.cap if asked[FIRST] else None
    call = judge(pieces)
    lines = left_out_lines((*hand, *seen), table)
    if call is None:
        return {"sure": False, "taken_by": [], "lines": [*lines, no_group_line(pieces)]}
    if is_over(call, cap) and cap:
        line = tell("tamcuc-barred", "TC-5.5", what=call.name, cap=cap)
        return {"sure": False, "taken_by": [], "lines": [*lines, line]}
    found = threats(call, unseen(table, (*hand, *seen)), options, cap)
    if found:
        line = tell("tamcuc-threat", "TC-3.5", what=call.name, by=[group.name for group in found[:SHOWN]])
    else:
        line = tell("tamcuc-sure", "TC-5.6", what=call.name)
    return {"sure": not found, "taken_by": [names(group.pieces) for group in found], "lines": [*lines, line]}


def ask_chui(asked: Asked, options: Options) -> Answer:
    """Say whether a hand must chui at a call, or with which groups it takes. Law: TC-3, TC-5.4, TC-5.5."""
    hand = asked[CARDS]
    call = read_group(asked, CALL)
    require_one_deck((*hand, *call.pieces), "call")
    table = read_table(asked, options)
    cap = table.cap if asked[FIRST] else None
    found = threats(call, hand, options, cap)
    lines = left_out_lines((*hand, *call.pieces), table)
    if is_over(call, cap):
        found = tuple(group for group in groups_of(hand) if group.size == call.size and not is_over(group, cap))
        lines.append(tell("tamcuc-call-over", "TC-5.5", what=call.name, cap=cap))
    if found:
        lines.append(tell("tamcuc-can-take", "TC-5.6", what=call.name, by=[group.name for group in found]))
    else:
        lines.append(tell("tamcuc-must-chui", "TC-5.4", what=call.name))
    return {"chui": not found, "takes": [_play(group) for group in found], "lines": lines}


def _play(group: Group) -> Answer:
    return {"cards": names(group.pieces), "group": group.kind.slug}


def ask_trinh(asked: Asked, options: Options) -> Answer:
    """Say what a dealt hand may show before the first call, and what that earns. Law: TC-4."""
    hand, table = asked[CARDS], read_table(asked, options)
    seen = asked[SEEN]
    require_one_deck((*hand, *seen), "seen")
    found, theirs = shows_of(hand), shows_of(seen)
    held = tuple(group for group in (*found, *theirs) if table.holds(group))
    stand = standing(held, table) if theirs else held
    shows = tuple(group for group in found if group in stand)
    first = next((group for group in stand if group.kind is GroupKind.NGU_TU), None)
    lines = left_out_lines((*hand, *seen), table)
    lines += [_show_line(group, stand, table) for group in found]
    reward, others = reward_of(shows, options), table.players - 1
    if reward:
        told = {"each": reward, "others": others, "all": reward * others}
        lines.append(tell("tamcuc-reward" if others > 1 else "tamcuc-reward-one", "TC-4.6", **told))
    if not found:
        lines.append(tell("tamcuc-shows-none", "TC-4.1"))
    if first in shows:
        lines.append(tell("tamcuc-seizes", "TC-4.3"))
    elif first and any(group.kind is first.kind for group in shows):
        lines.append(tell("tamcuc-seized", "TC-4.3", by=first.name))
    return {
        "trinh": [group.kind.slug for group in shows],
        "cards": [names(group.pieces) for group in shows],
        "cay": sum(group.size for group in shows),
        "cuop_cai": first in shows,
        "thuong": reward,
        "thuong_ca_ban": reward * others,
        "lines": lines,
    }


def _show_line(group: Group, stand: tuple[Group, ...], table: Table) -> Line:
    """Say that a group may be shown, or why not."""
    if group in stand:
        return tell("tamcuc-may-show", "TC-4.1", what=group.name, count=group.size)
    if not table.holds(group):
        return tell("tamcuc-not-shown", "TC-2.6", what=group.name)
    return tell("tamcuc-no-room", "TC-4.7", what=group.name, others=[each.name for each in stand], hand=table.hand)


def ask_best(asked: Asked, options: Options) -> Answer:
    """Say what each call makes sure of near the end of a deal of two, whose hands are open. Law: TC-1.4, TC-8."""
    mine, other = asked[CARDS], asked[OTHER]
    require_one_deck((*mine, *other), "other")
    _require_ending(mine, other)
    taken = _taken(asked, len(mine), options)
    call = read_group(asked, CALL) if CALL in asked else None
    if call:
        require_held(call.pieces, mine, "call")
    found = best_calls(Position(hand_of(mine), hand_of(other), (taken[0], taken[1])), options)
    most = found[0][1]
    answer: Answer = {
        "diem": most,
        "best": [_call(group, diem) for group, diem in found if diem == most],
        "plays": [_call(group, diem) for group, diem in found],
        "lines": [
            _sure_of("tamcuc-best", most, [group.name for group, diem in found if diem == most]),
            *(_sure_of("tamcuc-worse", diem, [group.name]) for group, diem in found if diem < most),
        ],
    }
    if call:
        answer["is_best"] = any(group == call and diem == most for group, diem in found)
    return answer


def _call(group: Group, diem: int) -> Answer:
    return {"cards": names(sorted_pieces(group.pieces)), "group": group.kind.slug, "diem": diem}


def _sure_of(word: str, diem: int, what: list[Message]) -> Line:
    """Say what calls make sure of: so many points gained, nothing, or so many lost."""
    return tell(f"{word}-{outcome(diem)}", "TC-1.4", points=abs(diem), what=what)


def _require_ending(mine: Pieces, other: Pieces) -> None:
    if len(mine) != len(other):
        raise DoorError("wrong-size", "other", both("error-tamcuc-uneven", mine=len(mine), theirs=len(other)))
    if len(mine) > LONGEST:
        raise DoorError("too-many", "cards", both("error-tamcuc-too-many", longest=LONGEST, mine=len(mine)))


def _taken(asked: Asked, left: int, options: Options) -> tuple[int, ...]:
    """Read the cây won so far; where nothing is said they were shared evenly, the odd one mine."""
    gone = table_of(2, options).hand - left
    return read_taken(asked, 2) if TAKEN in asked else (gone - gone // 2, gone // 2)


def ask_ket(asked: Asked, options: Options) -> Answer:
    """Say which kết the last pieces make if they are called and take the trick. Law: TC-7, TC-8.1."""
    pieces, group = asked[CARDS], read_group(asked, CARDS)
    table = read_table(asked, options)
    ket = ket_of(group, options) if table.holds(group) else None
    worth = ket.worth(table.players, options) if ket else 0
    lines = left_out_lines(pieces, table)
    if ket is None:
        lines.append(no_ket_line(group, table))
    else:
        lines += [tell("tamcuc-ket-if", ket.article, what=group.name, ket=ket), *wide_lines(group)]
        lines.append(tell("tamcuc-worth", "TC-8.1", ket=ket, players=table.players, points=worth))
    return {
        "ket": ket.slug if ket else None,
        "kind": ket.slug if ket else NONE,
        "muc": worth,
        "most": worth * (table.players - 1),
        "lines": lines,
    }


ASKS: Asks = {
    "plays": Ask(ask_plays, (CARDS, SEEN, FIRST, PLAYERS)),
    "sure": Ask(ask_sure, (CARDS, CALL, SEEN, FIRST, PLAYERS)),
    "chui": Ask(ask_chui, (CARDS, CALL, FIRST, PLAYERS)),
    "trinh": Ask(ask_trinh, (CARDS, SHOWN_SOLDIERS, PLAYERS)),
    "ket": Ask(ask_ket, (CARDS, PLAYERS)),
    "best": Ask(ask_best, (CARDS, OTHER, TAKEN, CALL.optional())),
}
