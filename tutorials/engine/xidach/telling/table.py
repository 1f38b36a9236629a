"""Who gains what at a table of xì dách, in the order in which the dealer checked, and why."""

from collections.abc import Sequence
from itertools import groupby

from tutorials.engine.errors import Message
from tutorials.engine.french import Cards
from tutorials.engine.lines import Line
from tutorials.engine.xidach.fields import Player
from tutorials.engine.xidach.hand import Seat
from tutorials.engine.xidach.options import DEN_FROM, Options
from tutorials.engine.xidach.payment import Held, Settled, Winner, result
from tutorials.engine.xidach.telling.hand import SEATS, den_line, name, why

Numbered = tuple[int, Player]  # players count from 1
Last = tuple[Cards, Held]  # the dealer in the end


def table_lines(players: Sequence[Player], last: Last, found: Settled, options: Options) -> list[Line]:
    """Tell the settling from the first check to the points of the dealer. Law: XD-7.2, XD-7.3, XD-8, XD-9."""
    cards, cai = last
    stages, waiting = _in_order(players, len(cards))
    lines = [line for stage in stages for line in _stage_lines(stage, options)]
    phrase = "xidach-last" if stages else "xidach-hand"
    lines.append(Line(phrase, "XD-7.3", who=SEATS[Seat.CAI], cards=list(cards), what=name(cai.hand)))
    if cai.pays_for_all(options):
        lines.append(den_line(cai.hand, SEATS[Seat.CAI], options))
    for each in waiting:
        lines += _con_lines(each, options)
    return [*lines, *_den_lines(players, found, options), _cai_line(found.cai)]


def _in_order(players: Sequence[Player], cards: int) -> tuple[list[list[Numbered]], list[Numbered]]:
    """Part those whom the dealer checked before drawing on, check by check, from those who waited to the end."""
    numbered = list(enumerate(players, 1))
    early = sorted((each for each in numbered if _held(each) < cards), key=_held)
    waiting = [each for each in numbered if _held(each) == cards]
    return [list(stage) for _, stage in groupby(early, key=_held)], waiting


def _held(each: Numbered) -> int:
    """Count the cards that the dealer held when that player was compared."""
    return len(each[1].cai_cards)


def _stage_lines(stage: Sequence[Numbered], options: Options) -> list[Line]:
    """Tell what the dealer held at one check, and how it ended for those who were checked."""
    first = stage[0][1]
    who = _players([number for number, _ in stage])
    lines = [Line("xidach-early", "XD-7.2", cards=list(first.cai_cards), what=name(first.cai.hand), who=who)]
    for each in stage:
        lines += _con_lines(each, options)
    return lines


def _players(numbers: Sequence[int]) -> Message:
    """Name some players: `con 1 và 3`, `players 1 and 3`."""
    said = [str(number) for number in numbers]
    if len(said) == 1:
        return Message(f"con {said[0]}", f"player {said[0]}")
    head, end = ", ".join(said[:-1]), said[-1]
    return Message(f"con {head} và {end}", f"players {head} and {end}")


def _called(number: int) -> Message:
    return Message(f"Con {number}", f"Player {number}")


def _con_lines(each: Numbered, options: Options) -> list[Line]:
    """Tell what a player holds, what parts it from the dealer's hand, and the points between the two."""
    number, player = each
    mine, theirs = player.held, player.cai
    who, worth = result(mine, theirs, options)
    lines = [Line("xidach-con", "XD-7.3", number=number, cards=list(player.cards), what=name(mine.hand))]
    if mine.pays_for_all(options):
        lines.append(den_line(mine.hand, _called(number), options))
    if mine.pays_for_all(options) is theirs.pays_for_all(options):
        lines.append(why(mine.hand, theirs.hand, who, _called(number), options))
    if who is Winner.HOA:
        return [*lines, Line("xidach-no-points", "XD-9.3", number=number)]
    phrase = "xidach-gain" if who is Winner.CON else "xidach-loss"
    article = "XD-9.2" if worth > 1 else "XD-9.1"
    better = mine if who is Winner.CON else theirs
    if worth > 1:
        lines.append(Line("xidach-times", article, what=name(better.hand), points=worth))
    return [*lines, Line(phrase, article, number=number, points=worth)]


def _den_lines(players: Sequence[Player], found: Settled, options: Options) -> list[Line]:
    """Tell what is paid for the others by who must đền, and what each has in all. Law: XD-8.1 to XD-8.3."""
    paying = [number for number, each in enumerate(players, 1) if each.held.pays_for_all(options)]
    others = len(players) - 1
    if not (paying and others):
        return []
    article = "XD-8.2" if options.den in DEN_FROM else "XD-8.1"
    phrase, article = ("xidach-den-cai", "XD-8.3") if options.den_cho == "cai" else ("xidach-den-others", article)
    return [
        *(Line(phrase, article, number=number, points=others) for number in paying),
        *(_total_line(number, total) for number, total in enumerate(found.con, 1)),
    ]


def _total_line(number: int, total: int) -> Line:
    phrase = "xidach-total-gain" if total > 0 else "xidach-total-loss" if total else "xidach-total-even"
    return Line(phrase, "XD-9.3", number=number, points=abs(total))


def _cai_line(total: int) -> Line:
    phrase = "xidach-cai-gain" if total > 0 else "xidach-cai-loss" if total else "xidach-cai-even"
    return Line(phrase, "XD-9.3", points=abs(total))


def next_lines(number: int, players: Sequence[Player], options: Options) -> list[Line]:
    """Tell who deals next, where that may change. Law: XD-9.4."""
    if options.lam_cai == "co-dinh":
        return []
    if options.lam_cai == "luan-phien":
        return [Line("xidach-next-turn", "XD-9.4", number=number)]
    if number:
        what = name(players[number - 1].held.hand)
        return [Line("xidach-next-takes", "XD-9.4", number=number, what=what)]
    return [Line("xidach-next-stays", "XD-9.4")]
