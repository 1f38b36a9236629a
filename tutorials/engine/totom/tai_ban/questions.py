"""The questions that tài bàn answers in its own way: lưng are counted, not only looked for.

The fields are those of tổ tôm and, beside them, `n` (points of one N) and `khan_at_deal`.
"""

from collections.abc import Sequence

from tutorials.engine.asks import Answer, Ask, Asks, names
from tutorials.engine.cards import KINDS, Cards, parse, refuse_fifth_copy
from tutorials.engine.errors import DoorError, Message, Path
from tutorials.engine.fields import Asked
from tutorials.engine.lines import Line
from tutorials.engine.totom.fields import CARDS, HAND, STREAK
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.hoi.questions.table import CARD
from tutorials.engine.totom.hoi.questions.table import ask_card as ask_any_card
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.calls import (
    FAULTS,
    Call,
    Ruling,
    faulty,
    find_calls,
    find_fault,
    require_khan,
    stands,
)
from tutorials.engine.totom.score.fields import ANNOUNCED, CALLED, CUOC, NAMED_FAULTS, WINNING, read_winning
from tutorials.engine.totom.score.questions import throw_answer, throw_line
from tutorials.engine.totom.score.win import Winning
from tutorials.engine.totom.solve.discards import best_throws
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.phu import judge_phu
from tutorials.engine.totom.solve.state import read_hand, require_declined, require_size
from tutorials.engine.totom.tai_ban.arrange import Layout, lay
from tutorials.engine.totom.tai_ban.count import MAKINGS, TAI, Count, Laid, Trung, count, trung_in
from tutorials.engine.totom.tai_ban.cuoc import MIN_LUNG, Cuoc, cuoc_of, find_cuoc
from tutorials.engine.totom.tai_ban.fields import HOW, KHAN_AT_DEAL, KIND, LUNG, MAKING, PHU, POINTS, TRUNG
from tutorials.engine.totom.tai_ban.win import (
    Reading,
    forgotten_khan,
    nearest,
    read,
    throws,
    trung_of,
    waiting,
    was_dealt_khan,
    yeu_held,
)
from tutorials.engine.words import both

_USE_LINES = {
    "phong": "tai-ban-phong",
    "tai-kien": "tai-ban-tai-kien",
    "day-khan": "use-day-khan",
    "tien-u": "use-tien-u",
}
_USE_ARTICLES = {"phong": "TB-9.3", "tai-kien": "TB-11.3", "day-khan": "TB-11.1", "tien-u": "TB-11.1"}


def _khan_at_deal(asked: Asked, hand: Hand) -> bool:
    """Say whether the deal held a khàn: the flag says so, or the hand shows it (TB-15.3)."""
    return asked[KHAN_AT_DEAL] or was_dealt_khan(hand)


# count ----------------------------------------------------------------------------------------


def ask_count(asked: Asked, options: Options) -> Answer:
    """Count the lưng of a tài bàn hand, given phu by phu."""
    laid = [_meld(meld) for meld in asked[PHU]]
    refuse_fifth_copy([card for phu in laid for card in phu.cards], "phu")
    khan = any(trung.how != "phong" for phu in laid for trung in phu.trung)
    if KHAN_AT_DEAL in asked:
        khan = asked[KHAN_AT_DEAL]
    found = count(laid, khan_at_deal=khan)
    n = asked[POINTS]
    return {
        "lung": found.lung,
        "cuoc": found.cuoc.slug if found.cuoc else None,
        "times": found.times,
        "n": n,
        "diem": found.times * n,
        "lines": [*found.lines, _verdict_line(found, n)],
    }


def _meld(meld: Asked) -> Laid:
    """Read one phu; `how` tells how its trùng came together, `trung` tells it of each kind apart."""
    cards, how, path = meld[CARDS], meld[HOW], meld.path
    trung = trung_in(cards, how)
    if how in MAKINGS and not trung:
        raise _no_trung(cards, how, (*path, "how"))
    named = _named_trung(meld, cards)
    trung = (*(each for each in trung if each.kind not in {other.kind for other in named}), *named)
    if judge_phu(cards) is None:
        raise DoorError("not-a-phu", (*path, "cards"), both("error-tai-ban-not-a-phu"))
    return Laid(cards, trung)


def _named_trung(meld: Asked, cards: Cards) -> tuple[Trung, ...]:
    found = []
    for each in meld[TRUNG]:
        how, kinds, place = each[MAKING], set(each[KIND]), each.path
        fitting = [trung for trung in trung_in(cards, how) if KINDS[trung.kind] in kinds]
        if len(kinds) != 1 or not fitting:
            raise _no_trung(cards, how, place)
        found += fitting
    return tuple(found)


def _no_trung(cards: Cards, how: str, path: Path) -> DoorError:
    making = MAKINGS[how]
    return DoorError("no-trung", path, both("error-tai-ban-no-trung", name=making.name.vi, size=making.size))


# arrange --------------------------------------------------------------------------------------


def ask_arrange(asked: Asked, options: Options) -> Answer:
    """Lay the hand out with the fewest loose cards, then the most lưng."""
    game: Game = asked.about
    hand = read_hand(asked, game)
    found = lay(hand.free, trung_of(hand))
    return {
        "tron": found.is_round,
        "lung": found.lung,
        "phu": _phu_list(found),
        "rac": names(found.loose),
        "lines": _layout_lines(found),
    }


def _phu_list(found: Layout) -> list[Answer]:
    return [
        {
            "kind": phu.kind.slug,
            "cards": names(phu.cards),
            "lung": phu.lung.slug if phu.lung else None,
            "count": laid.lung,
        }
        for phu, laid in found.phu
    ]


def _layout_lines(found: Layout) -> list[Line]:
    if found.is_round:
        lines = [Line("round", "TB-3.1")]
    else:
        lines = [Line("loose", "TB-3.1", count=len(found.loose), cards=list(found.loose))]
    return [*lines, *_count_lines(found)]


def _count_lines(found: Layout) -> list[Line]:
    lines = list(count(found.laid, khan_at_deal=True).lines)
    return [*lines, Line("tai-ban-total", "TB-4.1", lung=found.lung) if lines else Line("lung-none", "TB-4.1")]


# waits ----------------------------------------------------------------------------------------


def ask_waits(asked: Asked, options: Options) -> Answer:
    """Say what the hand waits for, and what each card would earn."""
    game: Game = asked.about
    hand = read_hand(asked, game)
    require_size(hand, game.win_size - 1, game)
    khan, n = _khan_at_deal(asked, hand), asked[POINTS]
    waits, lines = [], []
    for index in sorted(waiting(hand)):
        if options.danh_di_u_lai == "khong" and KINDS[index] in hand.discarded:
            continue
        reading = read(hand, index, khan_at_deal=khan)
        cuoc = reading.count.cuoc if reading else None
        if reading is None or cuoc is None:
            continue
        lung, points = reading.count.lung, cuoc.times * n
        waits.append(
            {"card": KINDS[index].vi, "cuoc": [cuoc.slug], "lung": lung, "times": cuoc.times, "diem": points}
        )  # fmt: skip
        line = Line("tai-ban-wait", cuoc.article, card=KINDS[index], cuoc=cuoc, lung=lung, points=points)
        lines.append(line)
    state, line = _state(hand, bool(waits))
    return {"state": state, "waits": waits, "n": n, "lines": [line, *lines]}


def _state(hand: Hand, waits: bool) -> tuple[str, Line]:
    """Name the state of a hand one card short. Law: TB-13.1."""
    found = lay(hand.free, trung_of(hand))
    if found.is_round:
        if found.lung >= MIN_LUNG:
            return "thap-thanh", Line("tai-ban-thap-thanh", "TB-13.1", lung=found.lung)
        return "thanh", Line("thanh-few", "TB-13.1", lung=found.lung, need=MIN_LUNG)
    if len(found.loose) == 1:
        return "cham-thanh", Line("cham-thanh", "TB-13.1", cards=list(found.loose))
    if waits:
        return "cho-u", Line("cho-u", "TB-13.1")
    return "chua-cho", Line("chua-cho", "TB-13.1")


# win ------------------------------------------------------------------------------------------


def ask_win(asked: Asked, options: Options) -> Answer:
    """Judge an ù: result, cước, lưng, points, and the hand in phu."""
    game: Game = asked.about
    hand = read_hand(asked, game)
    winning = read_winning(asked, hand)
    require_size(hand, game.win_size - 1, game, Message(", chưa kể quân ù", " without the winning card"))
    require_declined(hand)
    refuse_fifth_copy([*hand.cards(), *hand.discarded, *hand.passed, winning.card], ("winning", "card"))
    announced = _announced(asked)
    names = (asked[CALLED] or ()) if asked.given.get("called") else ()
    called = [call for name in names for call in find_calls(name, "called")]
    faults = [find_fault(name, "faults") for name in asked[NAMED_FAULTS]]
    require_khan(faults, hand.khan, "faults")
    if any(kind.index in hand.khan for kind in hand.passed):  # its card came and the khàn was not raised
        faults.append(FAULTS["khe-khan"])
    khan, n = _khan_at_deal(asked, hand), asked[POINTS]
    barred = _barred(hand, winning, options)
    reading = None if barred else read(hand, winning.card.index, khan_at_deal=khan)
    if reading is None or reading.count.cuoc is None:
        declared = announced is not None or asked.given.get("called") is not None
        shown = nearest(hand, winning.card.index, khan_at_deal=khan)
        return _no_win(shown, winning, barred, n, declared=declared)
    faults = [fault for fault in faults if stands(fault, hand, reading.use.how)]
    ruling = faulty(faults, options) if faults else None
    return _win(hand, reading, winning, announced, called, ruling, n, game)


def _win(
    hand: Hand,
    reading: Reading,
    winning: Winning,
    announced: Cuoc | None,
    called: Sequence[Call],
    ruling: Ruling | None,
    n: int,
    game: Game,
) -> Answer:
    cuoc = reading.count.cuoc
    assert cuoc is not None
    lung = reading.count.lung
    lines = [Line("tai-ban-u", "TB-2.1", card=winning.card, size=game.win_size, lung=lung)]
    if reading.use.how in _USE_LINES:
        lines.append(Line(_USE_LINES[reading.use.how], _USE_ARTICLES[reading.use.how], card=winning.card))
    lines += [Line("treo-khan", "TT-11.5", card=KINDS[kind]) for kind in forgotten_khan(hand)]
    lines += [*reading.count.lines, _worth_line(cuoc, n)]
    result, points, den = "diem", cuoc.times * n, 0
    if announced is not None and announced.times > cuoc.times:
        result, points, den = "bao", 0, announced.times * n
        lines.append(Line("announce-extra", "TB-14.3", names=[announced], points=den))
    elif ruling is not None:
        result, points = ruling.result, 0
        lines += ruling.lines
    elif announced is not None and announced.times < cuoc.times:
        points = announced.times * n
        lines.append(Line("announce-short", "TB-14.3", names=[cuoc]))
    if called:
        lines.append(Line("tai-ban-no-call", "TB-14.2"))
    return {
        "result": result,
        "reason": None,
        "cuoc": [cuoc.slug],
        "lung": lung,
        "times": cuoc.times,
        "n": n,
        "diem": points,
        "dich": 0,
        "den": den,
        "use": reading.use.how,
        "announce": [cuoc.slug],
        "phu": _phu_list(reading.layout),
        "lines": lines,
    }


def _announced(asked: Asked) -> Cuoc | None:
    """Return the cước that was called, the highest if several; suông if the list is empty; None if unknown."""
    names = asked[ANNOUNCED]
    if names is None:
        return None
    found = [find_cuoc(name, "announced") for name in names]
    return max(found, key=lambda cuoc: cuoc.times, default=find_cuoc("suong", "announced"))


def _barred(hand: Hand, winning: Winning, options: Options) -> Line | None:
    """Return the line of the house rule that forbids this ù, if one does."""
    if winning.source == "discard" and not options.u_quan_danh:
        return Line("no-discard", "TB-2.2")
    if winning.source == "thien-khai" and options.u_vong == "khong-u":
        return Line("no-vong", "TB-2.2")
    if winning.card in hand.discarded and options.danh_di_u_lai == "khong":
        return Line("no-again", "TB-2.2")
    return None


def _no_win(reading: Reading, winning: Winning, barred: Line | None, n: int, *, declared: bool) -> Answer:
    layout, lung, card = reading.layout, reading.count.lung, winning.card
    if barred:
        reason, lines = "lenh-cam", [barred]
    elif not layout.is_round:
        loose = list(layout.loose)
        reason, lines = "khong-tron", [Line("not-round", "TB-3.1", card=card, count=len(loose), cards=loose)]
    else:
        reason = "khong-lung"
        lines = [*reading.count.lines, Line("not-lung", "TB-2.1", count=lung, need=MIN_LUNG)]
    if declared:
        lines.append(Line("declared-wrong", "TB-14.1"))
    return {
        "result": "bao" if declared else "khong-u",
        "reason": reason,
        "cuoc": [],
        "lung": lung,
        "times": 0,
        "n": n,
        "diem": 0,
        "dich": 0,
        "den": 0,
        "use": None,
        "announce": [],
        "phu": _phu_list(layout),
        "rac": names(layout.loose),
        "lines": lines,
    }


# score ----------------------------------------------------------------------------------------


def ask_score(asked: Asked, options: Options) -> Answer:
    """Count the points of a cước, or of a number of lưng."""
    names = [find_cuoc(name, "cuoc") for name in asked[CUOC]]
    n = asked[POINTS]
    streak = asked[STREAK]
    if len({cuoc.slug for cuoc in names}) > 1:
        raise DoorError("conflict", "cuoc", both("error-tai-ban-one-cuoc"))
    cuoc = names[0] if names else find_cuoc("suong", "cuoc")
    if LUNG in asked:
        cuoc = _by_lung(asked, names)
    lines = [_worth_line(cuoc, n)]
    if streak:
        lines.append(Line("tai-ban-no-thong", "TB-15.4"))
    return {"cuoc": [cuoc.slug], "times": cuoc.times, "n": n, "diem": cuoc.times * n, "dich": 0, "lines": lines}


def _by_lung(asked: Asked, names: Sequence[Cuoc]) -> Cuoc:
    lung = asked[LUNG]
    cuoc = cuoc_of(lung, khan_at_deal=asked[KHAN_AT_DEAL])
    if cuoc is None:
        raise DoorError("too-few", "lung", both("error-tai-ban-too-few", lung=lung, need=MIN_LUNG))
    if names and names[0] != cuoc:
        raise DoorError(
            "conflict", "cuoc", both("error-tai-ban-other-cuoc", lung=lung, cuoc=cuoc.vi, other=names[0].vi)
        )
    return cuoc


# discards, card -------------------------------------------------------------------------------


def ask_discards(asked: Asked, options: Options) -> Answer:
    """Say which cards are best to throw; only a yêu may not be thrown."""
    game: Game = asked.about
    hand = read_hand(asked, game)
    require_size(hand, game.win_size, game)
    found = throws(hand)
    best = best_throws(found)
    yeu = yeu_held(hand)
    lines = [throw_line(throw) for throw in best]
    if yeu:
        lines.append(Line("no-yeu", "TB-10.1", cards=list(yeu)))
    lines.append(Line("tai-ban-free", "TB-10.2"))
    if whole := [KINDS[kind] for kind, _ in hand.blocks]:
        lines.append(Line("tai-ban-whole", "TB-11.1", cards=whole))
    return {
        "best": [throw_answer(throw) for throw in best],
        "others": [throw_answer(throw) for throw in found if throw not in best],
        "forbidden": [{"card": card.vi, "article": "TB-10.1"} for card in yeu],
        "lines": lines,
    }


def ask_card(asked: Asked, options: Options) -> Answer:
    """Tell what a card is, and whether it is a tài."""
    answer = ask_any_card(asked, options)
    [kind] = parse([answer["card"]])
    is_tai = kind.index in TAI
    line = Line("tai-ban-is-tai" if is_tai else "tai-ban-not-tai", "TB-5.1", card=kind)
    return {**answer, "tai": is_tai, "lines": [*answer["lines"], line]}


_HAND = (*HAND, KHAN_AT_DEAL, POINTS)

"""What tài bàn answers instead of the other games."""


def _verdict_line(found: Count, n: int) -> Line:
    """Say what the count is worth, or that it is too small for ù."""
    if found.cuoc is None:
        return Line("tai-ban-few", "TB-2.1", lung=found.lung, need=MIN_LUNG)
    return _worth_line(found.cuoc, n)


def _worth_line(cuoc: Cuoc, n: int) -> Line:
    """Say what a cước is worth."""
    return Line(f"tai-ban-{cuoc.slug}", cuoc.article, times=cuoc.times, n=n, points=cuoc.times * n)


ASKS: Asks = {"count": Ask(ask_count, (PHU, KHAN_AT_DEAL, POINTS))}
OWN: Asks = {
    "arrange": Ask(ask_arrange, HAND),
    "waits": Ask(ask_waits, _HAND),
    "win": Ask(ask_win, (*_HAND, WINNING, ANNOUNCED, CALLED, NAMED_FAULTS)),
    "score": Ask(ask_score, (CUOC, STREAK, LUNG, KHAN_AT_DEAL, POINTS)),
    "discards": Ask(ask_discards, _HAND),
    "card": Ask(ask_card, (CARD,)),
}
