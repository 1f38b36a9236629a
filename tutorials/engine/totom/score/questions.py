"""The questions about a hand: read the words, ask the rules, write the answer.

One function a question; each takes what is asked and the options, and returns the answer's own keys with
`lines` as `Line` values.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from tutorials.engine.asks import Answer, Ask, Asks, names
from tutorials.engine.cards import KINDS, Kind, refuse_fifth_copy
from tutorials.engine.errors import DoorError, Message
from tutorials.engine.fields import Asked
from tutorials.engine.lines import Line
from tutorials.engine.totom.fields import EATEN, HAND, MAT, STREAK
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score import cuoc as cuoc_table
from tutorials.engine.totom.score.calls import (
    FAULTS,
    Judged,
    Ruling,
    Said,
    best_ruling,
    find_fault,
    late_khan,
    require_khan,
)
from tutorials.engine.totom.score.declined import trung_truc, without_bare, wrongly_declined
from tutorials.engine.totom.score.fields import (
    CUOC,
    NAMED_FAULTS,
    WIN,
    read_announced,
    read_called,
    read_winning,
)
from tutorials.engine.totom.score.scoring import score
from tutorials.engine.totom.score.win import Judge, Reading, Winning
from tutorials.engine.totom.solve.arrange import arrange, realise
from tutorials.engine.totom.solve.discards import Throw, best_throws, cuts_left, forbidden, throws
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.questions import lung_names, phu_list
from tutorials.engine.totom.solve.state import in_house, read_hand, require_declined, require_size
from tutorials.engine.totom.solve.tam_tu import with_apart
from tutorials.engine.totom.solve.uses import uses
from tutorials.engine.words import both

_USE_LINES = {
    "phong": ("use-phong", "TT-9.14.2"),
    "day-khan": ("use-day-khan", "TT-11.6.4"),
    "tien-u": ("use-tien-u", "TT-11.6.3"),
    "tai-kien": ("use-tai-kien", "TT-9.14.3"),
}


# waits ----------------------------------------------------------------------------------------


def ask_waits(asked: Asked, options: Options) -> Answer:
    """Say what the hand waits for, and what each card would earn."""
    game: Game = asked.about
    hand = in_house(read_hand(asked, game), options)
    require_size(hand, game.win_size - 1, game)
    judge = Judge(hand, game, options)
    streak = _streak(hand, options)
    waits = []
    lines: list[Line] = []
    for index in sorted(judge.waits):
        reading = judge.read(Winning(KINDS[index], later=KINDS[index] in hand.passed), streak)
        if reading is None:  # by phỗng of a later copy only, which some house forbids
            continue
        found = reading.score
        waits.append(
            {
                "card": KINDS[index].vi,
                "cuoc": [each.slug for each in found.cuoc],
                "diem": found.diem,
            }
        )
        article = found.cuoc[0].article
        lines.append(Line("wait", article, card=KINDS[index], cuoc=list(found.cuoc), points=found.diem))
        lines.extend(_why_no_xuyen(judge, index, reading))
    state, line = _state(judge, bool(waits))
    return {"state": state, "waits": waits, "lines": [line, *lines]}


def _why_no_xuyen(judge: Judge, card: int, reading: Reading) -> Iterator[Line]:
    """Yield the line that says why a card that looks like a xuyên is none. Law: TT-15.13, TT-15.14.1."""
    is_one = any(cuoc.slug in ("xuyen-bi-tu", "xuyen-nam-gian") for cuoc in reading.score.cuoc)
    if judge.options.xuyen_vong and not is_one and reading.use.how == "pool":
        line = judge.no_xuyen(card)
        if line is not None:
            yield line


def _state(judge: Judge, waits: bool) -> tuple[str, Line]:
    """Name the state of a hand one card short. Law: TT-13.1 to TT-13.9."""
    found = realise(judge.plan, judge.hand.blocks)
    if found.is_round:
        if found.lung >= judge.game.min_lung:
            return "thap-thanh", Line("thap-thanh", "TT-13.2")
        if found.lung:
            return "thanh", Line("thanh-few", "TT-13.1", lung=found.lung, need=judge.game.min_lung)
        return "thanh", Line("thanh", "TT-13.1")
    if len(found.loose) == 1:
        return "cham-thanh", Line("cham-thanh", "TT-13.4", cards=list(found.loose))
    if waits:
        return "cho-u", Line("cho-u", "TT-13.9")
    return "chua-cho", Line("chua-cho", "TT-13.9")


def _streak(hand: Hand, options: Options) -> int:
    if hand.after_lanh_lang and not options.thong_sau_lanh_lang:
        return 0
    return hand.streak


# win ------------------------------------------------------------------------------------------


def ask_win(asked: Asked, options: Options) -> Answer:
    """Judge an ù: result, cước, points, what must be called, and the hand in phu."""
    game: Game = asked.about
    hand = in_house(read_hand(asked, game), options)
    winning = read_winning(asked, hand)
    require_size(hand, game.win_size - 1, game, Message(", chưa kể quân ù", " without the winning card"))
    require_declined(hand)
    refuse_fifth_copy([winning.card] * (hand.seen()[winning.card.index] + 1), ("winning", "card"))
    announced = read_announced(asked, game)
    called = read_called(asked)
    faults = tuple(find_fault(name, "faults") for name in asked[NAMED_FAULTS])
    require_khan(faults, hand.khan, "faults")
    if any(kind.index in hand.khan for kind in hand.passed):  # its card came and the khàn was not raised
        faults = (*faults, FAULTS[late_khan(options)])
    declared = announced is not None or called is not None
    barred = _barred(hand, winning, options)
    judge = Judge(hand, game, options)
    said = Said(called, announced, faults)
    judged = None if barred else best_ruling(judge, winning, _streak(hand, options), said)
    bad: Line | None = None
    if judged is None and not barred:
        judge, judged, bad = _lightly(judge, winning, _streak(hand, options), said)
    if judged is None:
        return _no_win(judge, winning, barred, declared=declared)
    reading, required, ruling = judged
    own = _own(asked, hand) if hand.bat_thuc or asked.given.get("mat") else Counter[Kind]()
    bad = bad or trung_truc(reading, hand, own, game, options) or wrongly_declined(hand, own, options)
    if bad and ruling.result == "diem":
        ruling = Ruling("lanh-lang", 0, (*ruling.lines, bad))
    cuoc = reading.score.cuoc
    found = reading.arrangement()
    return {
        "result": ruling.result,
        "reason": None,
        "cuoc": [each.slug for each in cuoc],
        "diem": ruling.diem,
        "dich": ruling.dich,
        "den": ruling.den,
        "use": reading.use.how,
        "announce": [call.slug for call in required] + [each.slug for each in cuoc],
        "phu": phu_list(found),
        "rac": names(list((Counter(hand.cards()) - Counter(judge.hand.cards())).elements())),
        "lines": win_lines(judge.hand, winning, reading, game, options, is_paid=ruling.result == "diem")
        + ([Line("must-call", required[0].article, names=list(required))] if required else [])
        + list(ruling.lines),
    }


def _lightly(judge: Judge, winning: Winning, streak: int, said: Said) -> tuple[Judge, Judged | None, Line | None]:
    """Judge the hand as this house still lets it be ù, at the price of its points, with the line that says why.

    Law: TT-9.14.3 (phỗng tái kiến without its run), TT-11.5 (a khàn left bare).
    """
    hand, game, options = judge.hand, judge.game, judge.options
    ways: list[tuple[Hand, Line]] = []
    if options.tai_kien_khong_doc == "lanh-lang":
        ways.append((replace(hand, tai_kien_free=True), Line("tai-kien-no-run", "TT-9.14.3", card=winning.card)))
    if options.khan_tro == "lanh-lang":
        for kind, rest in without_bare(hand, winning.card.index, game):
            ways.append((rest, Line("khan-bare", "TT-11.5", card=kind, count=hand.size - rest.size)))
    for other, line in ways:
        milder = Judge(other, game, options)
        judged = best_ruling(milder, winning, streak, said)
        if judged is not None:
            return milder, judged, line
    return judge, None, None


def _own(asked: Asked, hand: Hand) -> Counter[Kind]:
    """Return the cards that were the player's from the deal, as far as the question tells which were eaten."""
    own = Counter({kind: count for kind, count in zip(KINDS, hand.free, strict=True) if count})
    own.update(hand.discarded)
    for meld in asked[MAT]:
        if (eaten := meld[EATEN]) is not None:
            own[eaten] -= 1
    return +own


def _barred(hand: Hand, winning: Winning, options: Options) -> Line | None:
    """Return the line of the house rule that forbids this ù, if one does."""
    if winning.source == "discard" and not options.u_quan_danh:
        return Line("no-discard", "TT-2.2")
    if winning.source == "thien-khai" and options.u_vong == "khong-u":
        return Line("no-vong", "TT-15.15")
    if winning.card in hand.discarded and options.danh_di_u_lai == "khong":
        return Line("no-again", "TT-5.4")
    over = [KINDS[kind] for kind in sorted(hand.bat_thuc) if cuts_left(hand, kind, options) < 0]
    if over:
        return Line("no-second-cut", "TT-11.3.2", cards=over)
    return None


def _no_win(judge: Judge, winning: Winning, barred: Line | None, *, declared: bool) -> Answer:
    hand, card = judge.hand, winning.card
    ways = list(uses(hand, card.index))
    found = max(
        (with_apart(arrange(use.free, use.blocks), use.apart) for use in ways if use.how != "tai-kien"),
        key=lambda each: (-len(each.loose), each.lung),
    )
    reason = None
    if barred:
        lines = [barred]
        reason = "lenh-cam"
    elif not found.is_round:
        reason = "khong-tron"
        loose = list(found.loose)
        lines = [Line("not-round", "TT-3.1", card=card, count=len(loose), cards=loose)]
        bare = [kind for kind in dict.fromkeys(loose) if kind.index in hand.bat_thuc]
        lines += [Line("declined-bare", "TT-11.8", card=kind) for kind in bare]
    elif found.lung < judge.game.min_lung:
        reason = "khong-lung"
        lines = [Line("not-lung", "TT-2.1", count=found.lung, need=judge.game.min_lung)]
    else:
        reason = "lenh-cam"
        lines = [Line("no-later", "TT-9.14.2", card=card)]
    if not barred and any(use.how == "tai-kien" for use in ways):
        lines.append(Line("no-tai-kien", "TT-9.14.3", card=card))
    if declared:
        lines.append(Line("declared-wrong", "TT-14.3"))
    return {
        "result": "bao" if declared else "khong-u",
        "reason": reason,
        "cuoc": [],
        "diem": 0,
        "dich": 0,
        "den": 0,
        "use": None,
        "announce": [],
        "phu": phu_list(found),
        "rac": names(found.loose),
        "lines": lines,
    }


def win_lines(
    hand: Hand, winning: Winning, reading: Reading, game: Game, options: Options, *, is_paid: bool = True
) -> list[Line]:
    """Return what is said of an ù: what lies in phu, how the card is used, and the points of one that is paid."""
    found = reading.arrangement()
    lines = [
        Line(
            "u-round",
            "TT-2.1",
            card=winning.card,
            size=hand.size + 1,
            count=found.lung,
            names=lung_names(found),
        )  # fmt: skip
    ]
    if reading.use.how in _USE_LINES:
        phrase, article = _USE_LINES[reading.use.how]
        phrase += "-free" if reading.use.how == "tai-kien" and not reading.use.needs_run else ""
        lines.append(Line(phrase, article, card=winning.card))
    if hand.streak and not cuoc_table.has_thong(game, options):
        lines.append(Line("no-thong-at-four", "BT-15.3"))
    elif hand.after_lanh_lang and hand.streak and not options.thong_sau_lanh_lang:
        lines.append(Line("no-thong", "TT-16.20"))
    lines += [Line("tam-tu", "TT-4.13", card=KINDS[kind]) for kind in reading.use.apart]
    for index, copies in enumerate(hand.held):
        if copies >= 3 and index not in hand.bat_thuc:
            lines.append(Line("treo-khan", "TT-11.5", card=KINDS[index]))
    return [*lines, *reading.score.lines] if is_paid else lines


# score ----------------------------------------------------------------------------------------


def ask_score(asked: Asked, options: Options) -> Answer:
    """Count the points of an ù with the named cước."""
    game: Game = asked.about
    names = asked[CUOC]
    found = [cuoc_table.as_called(cuoc_table.find(name, "cuoc"), game) for name in names]
    slugs = {cuoc.slug for cuoc in found}
    cuoc_table.refuse_conflicts(slugs, "cuoc")
    streak = asked[STREAK]
    again = {cuoc.slug for cuoc in found if cuoc.wins}
    if not cuoc_table.has_thong(game, options):
        streak = 0
        if again:
            raise DoorError("conflict", "cuoc", both("error-totom-no-thong-at-four"))
    expected = cuoc_table.again_of(streak, options)
    if len(again) > 1 or (expected and again and again != {expected.slug}):
        raise DoorError("conflict", "cuoc", both("error-totom-one-thong"))
    counted = score(found, options, streak)
    return {
        "cuoc": [cuoc.slug for cuoc in counted.cuoc],
        "diem": counted.diem,
        "dich": counted.dich,
        "parts": [{"cuoc": cuoc.slug, "diem": points} for cuoc, points in counted.parts],
        "lines": list(counted.lines),
    }


# discards -------------------------------------------------------------------------------------


def ask_discards(asked: Asked, options: Options) -> Answer:
    """Say which cards are best to throw, and which may not be thrown."""
    game: Game = asked.about
    hand = in_house(read_hand(asked, game), options)
    require_size(hand, game.win_size, game)
    found = throws(hand, game, options)
    best = best_throws(found)
    barred = forbidden(hand, options)
    lines = [throw_line(throw) for throw in best]
    lines += [Line(each.phrase, each.article, cards=list(each.cards)) for each in barred]
    return {
        "best": [throw_answer(throw) for throw in best],
        "others": [throw_answer(throw) for throw in found if throw not in best],
        "forbidden": [{"card": card.vi, "article": each.article} for each in barred for card in each.cards],
        "lines": lines,
    }


def throw_answer(throw: Throw) -> Answer:
    """Return one throw as answers write it."""
    return {"card": throw.card.vi, "waits": names(throw.waits), "rac": throw.loose}


def throw_line(throw: Throw) -> Line:
    """Say what one throw leaves."""
    if throw.waits:
        return Line("leaves-waits", "TT-13.9", card=throw.card, cards=list(throw.waits))
    return Line("leaves-loose", "TT-5.2", card=throw.card, count=throw.loose)


ASKS: Asks = {
    "waits": Ask(ask_waits, HAND),
    "win": Ask(ask_win, WIN),
    "score": Ask(ask_score, (CUOC, STREAK)),
    "discards": Ask(ask_discards, HAND),
}
