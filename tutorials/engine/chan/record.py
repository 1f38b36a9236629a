"""Read the text of a written record of chắn; an error names the line and the word that cannot be read."""

import re
from collections.abc import Iterable

from tutorials.engine.chan.cuoc import find_times
from tutorials.engine.chan.options import RULES
from tutorials.engine.chan.written import NOTHING_BEFORE, SLUG, Act, Laid, Record, Turn
from tutorials.engine.errors import DoorError, Message, shown
from tutorials.engine.records import dialect, lines
from tutorials.engine.records.lines import at_line, card_of, with_beside, wrong

_MOST_NAMES = 30
_MOST_NOC = 61  # two players
_PLAYED = [act for act in Act if act not in (Act.DRAW, Act.GAP)]
_TURN = re.compile(
    rf"^(\S+)\s+({'|'.join(act.value for act in _PLAYED)})(?![^\W\d_])(?:\s*(.+?))?\s*$", re.IGNORECASE
)  # fmt: skip
_LAID = re.compile(r"^(ăn|chíu)\s+(.+)$", re.IGNORECASE)


def parse_record(text: str) -> Record:
    """Read a record. Raises DoorError naming the line and the word that cannot be read."""
    found: Record = dialect.parse(text, _DIALECT)
    return found


# head lines -----------------------------------------------------------------------------------


def _game(value: str, number: int) -> str:
    if value.casefold() not in (SLUG, "chắn"):
        vi = f"đây là ghi chép của chắn (“Ván: {SLUG}”), không đọc được ván “{shown(value)}”."
        en = f"records of chắn begin “Ván: {SLUG}”; cannot read “{shown(value)}”."
        raise wrong(number, "wrong-game", vi, en, word=value)
    return SLUG


def _laid(value: str, number: int) -> tuple[Laid, ...]:
    return tuple(_one_laid(each.strip(), number) for each in value.split("|") if each.strip())


def _one_laid(text: str, number: int) -> Laid:
    match = _LAID.match(text)
    if match is None:
        vi = f"không đọc được “{shown(text)}”: viết “ăn 6 văn với 6 vạn” hoặc “chíu 7 vạn”."
        en = f"cannot read “{shown(text)}”: write “ăn 6 văn với 6 vạn” or “chíu 7 vạn”."
        raise wrong(number, "unknown-act", vi, en, word=text)
    if match.group(1).casefold() == Act.CHIU.value:
        return Laid(card_of(match.group(2), number))
    card, beside = with_beside(match.group(2))
    if beside is None:
        raise _lacks_beside(number)
    return Laid(card_of(card, number), card_of(beside, number))


def _seat(name: str, seats: tuple[str, ...], number: int) -> str:
    return lines.seat_of(name, seats, number, shown(name))


def _lacks_beside(number: int) -> DoorError:
    vi = "ăn thì phải ghi quân ghép cùng: “ăn 6 văn với 6 vạn”."
    return wrong(number, "missing", vi, "for a card taken, name the card laid with it: “ăn 6 văn với 6 vạn”.")


# actions --------------------------------------------------------------------------------------


def _turn(line: str, seats: tuple[str, ...], number: int) -> Turn:
    if alone := lines.alone(line):
        return Turn(number, "", Act(alone))
    match = _TURN.match(line)
    if match is None:
        raise lines.no_act(line, (act.value for act in _PLAYED), number)
    seat = _seat(match.group(1).upper(), seats, number)
    act = Act(match.group(2).casefold())
    rest = (match.group(3) or "").strip()
    if act is Act.WIN:
        return _win(seat, rest, number)
    card, beside = with_beside(rest)
    if beside is not None and act is not Act.EAT:
        vi, en = f"“{act.value}” không có “với”.", f"“{act.value}” takes no “với”."
        raise wrong(number, "unknown-act", vi, en, word=act.value)
    if beside is None and act is Act.EAT:
        raise _lacks_beside(number)
    return Turn(number, seat, act, card_of(card, number), card_of(beside, number) if beside else None)


def _win(seat: str, rest: str, number: int) -> Turn:
    """Read an ù: its card (none for thiên ù), and after a colon the cước that are called."""
    card, colon, names = rest.partition(":")
    announced = lines.names_of(names, number, _MOST_NAMES) if colon else None
    called(announced or (), number)  # every name must be known
    return Turn(number, seat, Act.WIN, card_of(card, number) if card.strip() else None, None, announced)


def called(names: Iterable[str], number: int) -> dict[str, int]:
    """Return the cước of a call with how many times each: `hai lèo` is two. Raises DoorError naming the line."""
    found: dict[str, int] = {}
    for name in names:
        try:
            cuoc, times = find_times(name, "record")
        except DoorError as error:
            raise at_line(error, number) from None
        found[cuoc.slug] = found.get(cuoc.slug, 0) + times
    return found


_DIALECT = dialect.Dialect(
    record=Record,
    nothing=NOTHING_BEFORE,
    game=_game,
    preset=RULES.preset,
    sizes=(2, 3, 4, 5),
    wrong_seats=Message(
        "cần hai, ba hay bốn ghế (lối 120 quân: bốn hay năm), không trùng tên, mỗi tên không quá 20 ký tự.",
        "Give 2, 3 or 4 seats (4 or 5 with 120 cards), each with a different name of at most 20 characters.",
    ),
    seat=_seat,
    most_noc=_MOST_NOC,
    laid=_laid,
    turn=_turn,
)
