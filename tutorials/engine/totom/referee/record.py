"""Read the text of a written record; an error names the line and the word that cannot be read."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from tutorials.engine.errors import DoorError, Message, Place
from tutorials.engine.records import dialect, lines
from tutorials.engine.records.lines import at_line, card_of, cards_of, sorted_cards, unread, with_beside, wrong
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.options import RULES
from tutorials.engine.totom.referee.written import EATING, NOTHING_BEFORE, Act, Before, How, Laid, Record, Turn
from tutorials.engine.totom.score.calls import Call, find_call
from tutorials.engine.totom.score.cuoc import Cuoc, find

__all__ = ["EATING", "Act", "Before", "How", "Laid", "Record", "Turn", "calls_of", "cuoc_of", "parse_record"]

_Found = TypeVar("_Found")
_ACTS = "|".join(act.value for act in sorted(Act, key=lambda act: -len(act.value)))
_TURN = re.compile(rf"^(\S+)\s+({_ACTS})(?:\s+(.+?))?\s*$", re.IGNORECASE)
_HOW = {how.word: how for how in How}
_LAID = re.compile(rf"^({'|'.join(sorted(_HOW, key=len, reverse=True))})\s+(.+)$", re.IGNORECASE)
_MANY = (Act.LAY, Act.ORDER)
_WITH_BESIDE = (*EATING, Act.PHONG, Act.SHOW)
_MOST_CUPS = 2
_MOST_NOC = 120
_MOST_NAMES = 40  # of cước or of conditions, said in one line
_WITH_WORDS = (Act.WIN, Act.RETURN_CUP)


def calls_of(turn: Turn, names: Iterable[str]) -> tuple[Call, ...]:
    """Return the conditions that an action names. Raises DoorError naming its line."""
    return tuple(_named(turn, find_call, name) for name in names)


def cuoc_of(turn: Turn, names: Iterable[str]) -> tuple[Cuoc, ...]:
    """Return the cước that an action names. Raises DoorError naming its line."""
    return tuple(_named(turn, find, name) for name in names)


def _named(turn: Turn, search: Callable[[object, Place], _Found], name: str) -> _Found:
    try:
        return search(name, "record")
    except DoorError as error:
        raise at_line(error, turn.line) from None


def parse_record(text: str) -> Record:
    """Read a record. Raises DoorError naming the line and the word that cannot be read."""
    found: Record = dialect.parse(text, _DIALECT)
    return found


# head lines -----------------------------------------------------------------------------------


def _game(value: str, number: int) -> str:
    slug = value.casefold()
    if slug not in GAMES:
        known = ", ".join(GAMES)
        vi = f"chưa đọc được ván “{value[:40]}”; các trò: {known}."
        raise wrong(number, "wrong-game", vi, f"cannot read a hand of “{value[:40]}”; games: {known}.", word=value[:40])
    return slug


def _laid(value: str, number: int) -> tuple[Laid, ...]:
    melds = tuple(_meld(each.strip(), number) for each in value.split("|") if each.strip())
    cups = Counter(each.card for each in melds if each.how is How.CUP)
    if any(count > _MOST_CUPS for count in cups.values()):
        raise wrong(number, "too-many", "một quân chỉ có hai chén.", "a card takes at most two cups.")
    return melds


def _seat(name: str, seats: tuple[str, ...], number: int) -> str:
    return lines.seat_of(name, seats, number, name[:40])


def _meld(text: str, number: int) -> Laid:
    match = _LAID.match(text)
    if match is None:
        return Laid(How.LAID, None, sorted_cards(text, number))
    how = _HOW[match.group(1).casefold()]
    if how is How.LAID:
        return Laid(how, None, sorted_cards(match.group(2), number))
    card, beside = with_beside(match.group(2))
    return Laid(how, card_of(card, number), sorted_cards(beside, number) if beside else ())


# actions --------------------------------------------------------------------------------------


def _turn(line: str, seats: tuple[str, ...], number: int) -> Turn:
    if alone := lines.alone(line):
        return Turn(number, "", Act(alone))
    match = _TURN.match(line)
    if not match or match.group(2).casefold() in (Act.DRAW.value, Act.GAP.value):
        raise lines.no_act(line, (act.value for act in Act if act not in (Act.DRAW, Act.GAP)), number)
    seat = _seat(match.group(1).upper(), seats, number)
    act = Act(match.group(2).casefold())
    rest = match.group(3) or ""
    if act is Act.SIT_OUT:
        if rest:
            raise unread(rest[:40], number)
        return Turn(number, seat, act)
    said = act in _WITH_WORDS
    rest, _, called = rest.partition(";") if said else (rest, "", "")
    rest, colon, announced = rest.partition(":") if said else (rest, "", "")
    if act in _MANY:
        cards = (cards_of if act is Act.ORDER else sorted_cards)(rest, number)
        if not cards:
            raise wrong(number, "one-card", "chưa có quân bài nào.", "no card is named.")
        return Turn(number, seat, act, cards[0], cards)
    card, beside = with_beside(rest)
    if beside and act not in _WITH_BESIDE:
        vi = f"“{act.value}” không có “với”."
        raise wrong(number, "unknown-act", vi, f"“{act.value}” takes no “với”.", word=act.value)
    turn = Turn(
        number,
        seat,
        act,
        card_of(card, number),
        sorted_cards(beside, number) if beside else (),
        lines.names_of(announced, number, _MOST_NAMES) if colon else None,
        lines.names_of(called, number, _MOST_NAMES) if ";" in (match.group(3) or "") and said else None,
    )
    (cuoc_of if act is Act.WIN else calls_of)(turn, turn.announced or ())  # every name must be known
    calls_of(turn, turn.called or ())
    return turn


_DIALECT = dialect.Dialect(
    record=Record,
    nothing=NOTHING_BEFORE,
    game=_game,
    preset=RULES.preset,
    sizes=range(2, 6),
    wrong_seats=Message(
        "cần từ 2 đến 5 ghế, không trùng tên, mỗi tên không quá 20 ký tự.",
        "Give 2 to 5 seats, each with a different name of at most 20 characters.",
    ),
    seat=_seat,
    most_noc=_MOST_NOC,
    laid=_laid,
    turn=_turn,
    more_piles={"đã hiện": lambda before, cards: replace(before, shown=cards)},
)
