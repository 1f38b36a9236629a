"""Who gains what at a table of ba cây or bài cào, and why."""

from collections.abc import Sequence

from tutorials.engine.bacay.hand import Hand, grade, highest, strength
from tutorials.engine.bacay.options import Options
from tutorials.engine.bacay.payment import GA_UNIT, Ga, best_seats, can_take_chuong, take_all, times, won
from tutorials.engine.bacay.telling.hand import (
    article,
    counted_by,
    order_lines,
    parted_by,
    shared,
    suit_reason,
    times_lines,
)
from tutorials.engine.bacay.telling.names import introduced, name
from tutorials.engine.errors import Message
from tutorials.engine.lines import Line

Table = Sequence[Hand]


def seat_lines(table: Table, law: str, options: Options) -> list[Line]:
    """Tell what each seat holds, and how special hands stand to each other."""
    return [
        *(
            Line(
                "bacay-seat",
                article(law, counted_by(hand)),
                who=seat,
                cards=list(hand.cards),
                what=introduced(hand, law),
            )
            for seat, hand in enumerate(table, 1)
        ),
        *order_lines(table, law, options),
    ]


def _seats(seats: Sequence[int]) -> Message:
    """Name some seats: `người 1 và 3`, `players 1 and 3`."""
    said = [str(seat + 1) for seat in seats]
    if len(said) == 1:
        return Message(f"người {said[0]}", f"player {said[0]}")
    head, last = ", ".join(said[:-1]), said[-1]
    return Message(f"người {head} và {last}", f"players {head} and {last}")


# the best takes all --------------------------------------------------------------------------------


def all_lines(table: Table, law: str, options: Options) -> list[Line]:
    """Tell who is best, why, and what is taken. Law: BC-5.1, BC-5.4, BC-5.5."""
    best = best_seats(table, options)
    what = shared(table[best[0]], law)
    if len(best) == len(table):
        return [Line("bacay-all-equal", article(law, "5.4"), what=what)]
    if len(best) > 1 and options.nhat_bang == "hoa-lang":
        return [Line("bacay-best-draw", article(law, "5.4"), who=_seats(best), what=what)]
    if len(best) > 1:
        first = Line("bacay-best-several", article(law, "5.4"), who=_seats(best), what=what)
    else:
        first = _best(table, best[0], law, options)
    gained = take_all(table, options)
    phrase, number = ("bacay-takes", "5.1") if len(best) == 1 else ("bacay-takes-below", "5.4")
    return [
        first,
        *times_lines([table[seat] for seat in best], law, options),
        *(
            Line(phrase, article(law, number), who=seat + 1, each=times(table[seat], options), points=gained[seat])
            for seat in best
        ),
    ]


def _best(table: Table, best: int, law: str, options: Options) -> Line:
    """Tell why the best hand is above the one that comes next."""
    others = [seat for seat in range(len(table)) if seat != best]
    next_best = [others[each] for each in best_seats([table[seat] for seat in others], options)]
    mine, theirs = table[best], table[next_best[0]]
    who, second = best + 1, _seats(next_best)
    if grade(mine, options) != grade(theirs, options):
        here = article(law, parted_by(mine))
        return Line("bacay-top", here, who=who, what=name(mine, law), second=second, next=name(theirs, law))
    more, less = highest(mine.cards, options), highest(theirs.cards, options)
    why, number = suit_reason(more, less)
    return Line(
        "bacay-top-suit",
        article(law, number),
        who=who,
        second=second,
        what=shared(mine, law),
        more=more,
        less=less,
        why=why,
    )


# one against each ----------------------------------------------------------------------------------


def chuong_lines(table: Table, chuong: int, gained: Sequence[int], law: str, options: Options) -> list[Line]:
    """Tell how each stands to the chương, and what that brings. Law: BC-5.2, BC-5.3."""
    others = [seat for seat in range(len(table)) if seat != chuong]
    paid = {seat: won(table[seat], table[chuong], options) for seat in others}
    winners = [table[seat if paid[seat] > 0 else chuong] for seat in others if paid[seat]]
    total = gained[chuong]
    phrase = "bacay-chuong-gain" if total > 0 else "bacay-chuong-loss" if total else "bacay-chuong-even"
    return [
        Line("bacay-chuong", article(law, "5.2"), who=chuong + 1),
        *times_lines(winners, law, options),
        *(_con(table[seat], table[chuong], seat, paid[seat], law, options) for seat in others),
        Line(phrase, article(law, "5.3"), who=chuong + 1, points=abs(total)),
    ]


def _con(hand: Hand, chuong: Hand, seat: int, paid: int, law: str, options: Options) -> Line:
    who, worth = seat + 1, abs(paid)
    if strength(hand, options) == strength(chuong, options):
        phrase, number = ("bacay-con-even-loses", "5.6") if paid else ("bacay-con-draw", "4.2")
        return Line(phrase, article(law, number), who=who, what=shared(hand, law), points=worth)
    is_won = paid > 0
    better = hand if is_won else chuong
    if grade(hand, options) != grade(chuong, options):
        return Line(
            "bacay-con-more" if is_won else "bacay-con-less",
            article(law, parted_by(better)),
            who=who,
            mine=name(hand, law),
            theirs=name(chuong, law),
            points=worth,
        )
    mine, theirs = highest(hand.cards, options), highest(chuong.cards, options)
    why, number = suit_reason(*((mine, theirs) if is_won else (theirs, mine)))
    return Line(
        "bacay-con-suit-more" if is_won else "bacay-con-suit-less",
        article(law, number),
        who=who,
        what=shared(hand, law),
        mine=mine,
        theirs=theirs,
        why=why,
        points=worth,
    )


def next_lines(table: Table, chuong: int, following: int, law: str, options: Options) -> list[Line]:
    """Tell who is chương in the next hand, where that may change. Law: BC-5.7."""
    here = article(law, "5.7")
    if options.ai_chuong == "giu":
        return []
    if options.ai_chuong == "luan-phien":
        return [Line("bacay-next-turn", here, who=following + 1)]
    if following != chuong:
        return [Line("bacay-next-takes", here, who=following + 1, what=name(table[following], law))]
    best = table[best_seats(table, options)[0]]
    return [Line("bacay-next-best" if can_take_chuong(best) else "bacay-next-none", here, who=chuong + 1)]


# the side pool -------------------------------------------------------------------------------------


def ga_lines(ga: Ga, before: int, law: str) -> list[Line]:
    """Tell what lies in the side pool, and who takes it. Law: BC-5.8."""
    here = article(law, "5.8")
    lines = []
    if before:
        lines.append(Line("bacay-ga-before", here, points=before))
    if not ga.seats:
        return [*lines, Line("bacay-ga-nobody", here)]
    lines.append(Line("bacay-ga-in", here, who=_seats(ga.seats), each=GA_UNIT, points=ga.pot))
    if len(ga.best) > 1:
        return [*lines, Line("bacay-ga-left", here, who=_seats(ga.best), points=ga.left)]
    return [*lines, Line("bacay-ga-won", here, who=ga.best[0] + 1, points=ga.pot)]


def total_lines(total: Sequence[int], law: str) -> list[Line]:
    """Tell what each has with the side pool counted in."""
    return [
        Line(
            "bacay-total-gain" if each > 0 else "bacay-total-loss" if each else "bacay-total-even",
            article(law, "5.8"),
            who=seat,
            points=abs(each),
        )
        for seat, each in enumerate(total, 1)
    ]
