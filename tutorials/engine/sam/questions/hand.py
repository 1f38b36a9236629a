"""The questions about a hand of sâm lốc: what cards are, what beats what, what wins on the deal, who opens."""

from collections.abc import Sequence

from tutorials.engine.asks import Answer, Ask, Asks, names
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Asked
from tutorials.engine.french import CARDS as DECK
from tutorials.engine.french import Card, Cards
from tutorials.engine.lines import Line
from tutorials.engine.sam.combos import HAND, Combo, Kind, find_combo, is_cut, strength
from tutorials.engine.sam.fields import (
    BAO,
    CARDS,
    FEWEST,
    FIRST,
    HANDS,
    IS_LAST,
    LAST_WINNER,
    PLAY,
    PLAYERS,
    TABLE,
    combo_of,
    hands_of,
    players_of,
    refuse_twice,
    seat_of,
    whole_hand,
)
from tutorials.engine.sam.moves import Move, by_strength, may_play, moves
from tutorials.engine.sam.options import Options
from tutorials.engine.sam.rounds import smallest_holder
from tutorials.engine.sam.telling import Ruling, describe, name_of, rule_on
from tutorials.engine.sam.white import PRICE, White, best_of, price_of, white_wins
from tutorials.engine.words import both

NONE = "khong"  # the word for nothing, where null cannot be written


def ask_combo(asked: Asked, options: Options) -> Answer:
    """Say which combination the cards are (SL-2)."""
    cards = asked[CARDS]
    combo = find_combo(cards, options)
    may_lead = combo is not None and combo.kind is not Kind.HAI_TU_QUY
    return {
        "combo": combo.kind.slug if combo and may_lead else None,
        "kind": combo.kind.slug if combo and may_lead else NONE,
        "size": len(cards),
        "top": combo.sign if combo and may_lead else None,
        "lines": [describe(cards, options)],
    }


def ask_beats(asked: Asked, options: Options) -> Answer:
    """Say whether a play beats what lies on the table (SL-3)."""
    table, play = asked[TABLE], asked[PLAY]
    refuse_twice((table, play), "play")
    below = combo_of(table, "table", options) if table else None
    above = find_combo(play, options)
    found = rule_on(table, play, options, is_last=asked[IS_LAST])
    return {
        "beats": found.holds,
        "reason": found.reason,
        "cut": found.reason == "chat",
        "table_combo": below.kind.slug if below else None,
        "play_combo": above.kind.slug if above else None,
        "lines": list(found.lines),
    }


def ask_plays(asked: Asked, options: Options) -> Answer:
    """List all that a hand can play on the table; suits do not count, so each play stands for those like it."""
    cards, table = asked[CARDS], asked[TABLE]
    refuse_twice((cards, table), "table")
    below = combo_of(table, "table", options) if table else None
    found = moves(by_strength(cards), below, options)
    lawful = [move for move in found if may_play(move, len(cards), options)]
    lines = [Line("sam-plays-lead", "SL-4.4") if below is None else _counted(below, lawful)]
    if len(lawful) < len(found):
        lines.append(Line("sam-plays-two", "SL-4.6"))
    return {
        "plays": [
            {
                "cards": names(move.cards),
                "combo": move.combo.kind.slug,
                "top": move.combo.sign,
                "cut": _cuts(below, move, options),
                "ends": len(move.cards) == len(cards),
            }
            for move in lawful
        ],
        "count": len(lawful),
        "can_pass": below is not None,
        "lines": lines,
    }


def _cuts(below: Combo | None, move: Move, options: Options) -> bool:
    return below is not None and is_cut(below, move.combo, options)


def _counted(below: Combo, lawful: Sequence[Move]) -> Line:
    if lawful:
        return Line("sam-plays-some", "SL-3.1", table=name_of(below), count=len(lawful))
    return Line("sam-plays-none", "SL-4.3", table=name_of(below))


def ask_white(asked: Asked, options: Options) -> Answer:
    """Say whether ten cards win on the deal (SL-5)."""
    cards = whole_hand(asked)
    found = white_wins(cards, options)
    lines = [Line("sam-white", white.article, what=white.label) for white in found]
    if len(found) > 1:
        lines.append(Line("sam-white-best", "SL-5.7", what=found[0].label))
    price = price_of(found[0], options) if found else 0
    if found:
        lines.append(_price_line(price))
    none = Line("sam-white-only-dragon", "SL-5.9") if options.only_dragon else Line("sam-white-none", "SL-5.1")
    return {
        "white": found[0].slug if found else None,
        "outcome": found[0].slug if found else NONE,
        "all": [white.slug for white in found],
        "diem": price,
        "lines": lines or [none],
    }


def _price_line(price: int) -> Line:
    return Line("sam-white-points", "SL-7.7" if price == PRICE else "SL-7.13", points=price)


def ask_whites(asked: Asked, options: Options) -> Answer:
    """Say who is paid where several win on the deal (SL-5.7, SL-5.8)."""
    hands = hands_of(asked, FEWEST, options.most_players)
    for number, hand in enumerate(hands):
        if len(hand) != HAND:
            raise DoorError("hand-size", ("hands", number), both("error-sam-white-size", count=len(hand), hand=HAND))
    found = best_of(hands, seat_of(asked, FIRST, len(hands)) or 0, options)
    if not found:
        none = Line("sam-whites-none", "SL-5.1")
        return {"winner": None, "white": None, "all": [None] * len(hands), "diem": [0] * len(hands), "lines": [none]}
    (seat, white), *others = found
    price, by_seat = price_of(white, options), dict(found)
    lines = [Line("sam-whites-has", each.article, seat=place + 1, what=each.label) for place, each in found]
    lines += [_before(seat, white, place, each) for place, each in others]
    return {
        "winner": seat,
        "white": white.slug,
        "all": [by_seat[place].slug if place in by_seat else None for place in range(len(hands))],
        "diem": [price * (len(hands) - 1) if place == seat else -price for place in range(len(hands))],
        "lines": [*lines, Line("sam-whites-paid", "SL-5.8", seat=seat + 1), _price_line(price)],
    }


def _before(seat: int, white: White, place: int, other: White) -> Line:
    """Say why one hand that wins on the deal goes before another."""
    if white is other:
        return Line("sam-whites-alike", "SL-5.8", seat=seat + 1, other=place + 1)
    return Line("sam-whites-higher", "SL-5.7", what=white.label, other=other.label)


def ask_deal(asked: Asked, options: Options) -> Answer:
    """Say how the cards are dealt (SL-1)."""
    players = players_of(asked, options)
    rest = len(DECK) - HAND * players
    return {
        "players": players,
        "most": options.most_players,
        "deck": len(DECK),
        "hand": HAND,
        "rest": rest,
        "lines": [
            Line("sam-deal-deck", "SL-1.1", count=len(DECK)),
            Line("sam-deal-hand", "SL-1.2", players=players, hand=HAND),
            Line("sam-deal-most", "SL-1.2", fewest=FEWEST, most=options.most_players),
            Line("sam-deal-rest", "SL-1.3", rest=rest),
        ],
    }


def ask_opener(asked: Asked, options: Options) -> Answer:
    """Say who leads the first round (SL-4.1, SL-6.1)."""
    hands = hands_of(asked, FEWEST, options.most_players)
    declared = seat_of(asked, BAO, len(hands))
    winner = seat_of(asked, LAST_WINNER, len(hands))
    if declared is not None:
        return _opens(declared, "bao-sam", Line("sam-opener-bao", "SL-6.1", seat=declared + 1))
    if winner is not None:
        return _opens(winner, "thang-van-truoc", Line("sam-opener-winner", "SL-4.1", seat=winner + 1))
    if options.opener == "ngau-nhien":
        return _opens(None, "ngau-nhien", Line("sam-opener-lot", "SL-4.1"))
    if not all(hands):
        raise DoorError("hand-size", "hands", both("error-sam-empty-hand"))
    seat = smallest_holder(hands)
    least = min(hands[seat], key=lambda card: (strength(card), card.index))
    return _opens(seat, "nho-nhat", Line("sam-opener-least", "SL-4.1", seat=seat + 1, card=least))


def _opens(seat: int | None, how: str, line: Line) -> Answer:
    return {"opener": seat, "how": how, "lines": [line]}


def ask_guard(asked: Asked, options: Options) -> Answer:
    """Say whether a play guards against a neighbour who has one card left (SL-4.7)."""
    cards, table, play = (asked[field] for field in (CARDS, TABLE, PLAY))
    refuse_twice((cards, table), "table")
    _require_held(cards, play)
    if table:
        combo_of(table, "table", options)
    highest = max(cards, key=strength, default=None)
    found = rule_on(table, play, options, is_last=len(play) == len(cards)) if play else None
    ok, line = _guarded(play, found, highest)
    return {"ok": ok, "must": highest.vi if highest else None, "lines": [line]}


def _guarded(play: Cards, found: Ruling | None, highest: Card | None) -> tuple[bool, Line]:
    if found is not None and not found.holds:
        return False, found.lines[0]
    if len(play) != 1 or highest is None:
        return True, Line("sam-guard-free", "SL-4.7")
    if strength(play[0]) == strength(highest):
        return True, Line("sam-guard-ok", "SL-4.7", card=play[0])
    return False, Line("sam-guard-low", "SL-4.7", card=play[0], highest=highest)


def _require_held(cards: Cards, play: Cards) -> None:
    for card in play:
        if card not in cards:
            raise DoorError("not-held", "play", both("error-sam-not-held", card=card.vi))


ASKS: Asks = {
    "combo": Ask(ask_combo, (CARDS,)),
    "beats": Ask(ask_beats, (TABLE, PLAY, IS_LAST)),
    "white": Ask(ask_white, (CARDS,)),
    "whites": Ask(ask_whites, (HANDS, FIRST)),
    "plays": Ask(ask_plays, (CARDS, TABLE)),
    "deal": Ask(ask_deal, (PLAYERS,)),
    "opener": Ask(ask_opener, (HANDS, BAO, LAST_WINNER)),
    "guard": Ask(ask_guard, (CARDS, TABLE, PLAY)),
}
