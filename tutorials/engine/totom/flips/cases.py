"""Cases at the mat that a house rule may change: what came, what was eaten with what, what was thrown then."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, islice
from typing import Any

from tutorials.engine.cards import KINDS, Cards, Kind, parse, short
from tutorials.engine.totom.diem.signals import SIGNALS
from tutorials.engine.totom.flips.cores import PLAIN
from tutorials.engine.totom.flips.hands import Core, Question, questions
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.hoi.ga import EXTRAS

FEW = 4  # hands made into records round one core
CARD = KINDS[23]  # 6 sách: room on both sides, no red card near, no tôm
_SEATS = ("A", "B", "C", "D", "E")


def _claim(game: Game, **fields: Any) -> Question:
    return {"game": game.slug, "ask": "claim", **{name: value for name, value in fields.items() if value}}


def _codes(cards: Iterable[Kind]) -> str:
    return short(tuple(cards))


# eating and throwing --------------------------------------------------------------------------


def _in_suit(card: Kind, *steps: int) -> Cards:
    return tuple(KINDS[card.index + step] for step in steps)


def _in_rank(card: Kind) -> Cards:
    return tuple(KINDS[index] for index in range(card.index % 9, 27, 9) if index != card.index)


def _beside(card: Kind) -> tuple[Cards, ...]:
    """Return what a card can be eaten with, fewest cards first."""
    runs = ((-2, -1), (1, 2), (-1, 1), (-3, -2, -1), (-2, -1, 1), (-1, 1, 2))
    pair = _in_rank(card)
    doubled = (pair[0], *pair)
    return (pair, *(_in_suit(card, *steps) for steps in runs), doubled, (*doubled, pair[1]))


def _eats(*counts: int) -> "Source":
    """Return a card eaten in every way, then so many cards near it thrown."""

    def source(game: Game) -> Iterator[Question]:
        near = (*_in_suit(CARD, -1, 1, -2, 2, -3), *_in_rank(CARD))
        for count in counts:
            for beside in _beside(CARD):
                for then in combinations(near, count):
                    cards = _codes((*beside, *then))
                    yield _claim(game, cards=cards, card=CARD.vi, act="an", beside=_codes(beside), then=_codes(then))

    return source


def _trades(game: Game) -> Iterator[Question]:
    """Yield a phu broken for the card eaten, and what was left of that phu thrown."""
    for steps in ((-1, 1, 2), (-2, -1, 1), (-1, 1)):
        beside = _in_suit(CARD, *steps)
        for broken in beside:
            rest = _in_rank(broken)
            cards = _codes((*beside, *rest))
            yield _claim(game, cards=cards, card=CARD.vi, act="an", beside=_codes(beside), then=_codes(rest))


def _breaks(game: Game) -> Iterator[Question]:
    """Yield a run broken for a tôm, though the taking gains cards, and what was left of the run thrown."""
    for run in ("345w", "234w", "345s"):
        pair = "3s3s" if run.endswith("w") else "3w3w"
        for then in parse(run):
            beside = f"3{run[-1]} {pair}"
            yield _claim(game, cards=f"{run} {pair}", card="7 văn", act="an", beside=beside, then=then.code)


def _let_go(game: Game) -> Iterator[Question]:
    """Yield a card let go while a run lies on the mat, and a like one thrown before another."""
    for steps in ((0, 1, 2, 3), (0, 1, 2), (-3, -2, -1, 0), (-2, -1, 0)):
        run = _in_suit(CARD, *steps)
        mat = [{"cards": _codes(run), "how": "an", "eaten": run[1].vi}]
        near = (*_in_suit(CARD, -2, -1, 1, 2), *_in_rank(CARD))
        for came in near:
            for thrown in near:
                if came is not thrown:
                    then = f"{came.code} {thrown.code}"
                    yield _claim(game, cards=_codes((came, thrown)), mat=mat, card=came.vi, act="bo", then=then)


# phỗng ----------------------------------------------------------------------------------------


def _again(game: Game) -> Iterator[Question]:
    """Yield phỗng tái kiến with a run laid from the hand, with one on the mat, and with none."""
    held = CARD.code * 3
    for steps in ((-1, 1), (-2, -1), (1, 2)):
        run = _in_suit(CARD, *steps)
        beside = _codes((CARD, *run))
        yield _claim(game, cards=f"{held} {_codes(run)}", bat_thuc=CARD.vi, card=CARD.vi, act="phong", beside=beside)
        mat = [{"cards": beside, "how": "an", "eaten": run[0].vi}]
        yield _claim(game, cards=CARD.code * 2, bat_thuc=CARD.vi, mat=mat, card=CARD.vi, act="phong")
    yield _claim(game, cards=held, bat_thuc=CARD.vi, card=CARD.vi, act="phong")


def _again_to_win(game: Game) -> Iterator[Question]:
    """Yield phỗng tái kiến without a run, a card thrown, and an ù soon after."""
    core = Core("6v6w6s 23w", "4w", lung=1, fields={"mat": [{"cards": CARD.code * 3, "how": "phong"}]}, clear="57s 89v")
    for question in islice(questions(core, game, "again"), FEW):
        held = f"{question['cards']} {CARD.code * 2} 9v"
        khan = "".join(f" | khàn {kind}" for kind in parse(question.get("khan", "")))
        lines = (f"A đánh {CARD.vi}", f"B phỗng {CARD.vi}", "B đánh 9 văn", "C mở 4 vạn", "B ù 4 vạn")
        yield _record(game, f"Tay đủ B: {held}", f"Chiếu B: bất thực {CARD.vi}{khan}", *lines)


def _forced(game: Game) -> Iterator[Question]:
    """Yield a pair taken by phỗng out of a run of the hand, and a card that is left of the run thrown."""
    for steps in ((-1, 1), (-2, -1), (1, 2)):
        run = _in_suit(CARD, *steps)
        for thrown in run:
            cards = _codes((CARD, CARD, *run))
            yield _claim(game, cards=cards, card=CARD.vi, act="phong", then=thrown.code)


# whole records --------------------------------------------------------------------------------


def _record(game: Game, *lines: str) -> Question:
    head = (f"Ván: {game.slug}", f"Ghế: {' '.join(_SEATS[: game.players])}", "Cái: A")
    return {"game": game.slug, "ask": "turns", "record": "\n".join((*head, *lines))}


def _shows(game: Game) -> Iterator[Question]:
    """Yield a thiên khai laid as a khàn, its fourth card shown in a bí or in a run."""
    for beside in (_in_rank(CARD), _in_suit(CARD, -1, 1)):
        yield _record(game, f"Tay B: {CARD.code * 4} {_codes(beside)}", f"B trình {CARD.vi} với {_codes(beside)}")


def _eats_first(game: Game) -> Iterator[Question]:
    """Yield a card eaten into a phu before its khàn is raised."""
    for beside in _beside(CARD):
        for more in ((), _in_rank(CARD), _in_suit(CARD, -1, 1)):
            yield _record(
                game, f"Tay B: {_codes((*beside, *more))}", f"Chiếu B: khàn {CARD.vi}", f"A đánh {CARD.vi}",
                f"B ăn {CARD.vi} với {_codes(beside)}", f"B dậy khàn {CARD.vi}",
            )  # fmt: skip


def _wrong_phong(game: Game) -> Iterator[Question]:
    """Yield a card that a nearer seat takes wrongly by phỗng and a farther one wins with."""
    for winner in ("C", "A"):
        for question in islice(questions(PLAIN, game, "bao_truoc_u"), FEW):
            card = question["winning"]["card"]
            khan = [f"{winner} úp {kind}" for kind in question.get("khan", "").split()]
            yield _record(
                game, f"Bài {winner}: {question['cards']}", f"Tay B: {card}, {card}", f"Đã hiện B: {card}", *khan,
                f"{'E' if winner == 'A' else 'A'} đánh {card}", f"B phỗng {card}", f"{winner} ù {card}",
            )  # fmt: skip


def _won(*cores: Core) -> "Source":
    """Return the whole hands of these cores as records: what is laid and declined at first, then the ù."""

    def source(game: Game) -> Iterator[Question]:
        for core in cores:
            for question in islice(questions(core, game, "record"), FEW):
                card = question["winning"]["card"]
                lines = (f"Bài B: {question['cards']}", *_first(question), f"A đánh {card}", f"B ù {card}")
                yield _record(game, *lines)

    return source


def _first(question: Question) -> Iterator[str]:
    """Yield the lines of what lies face down and of the cups taken."""
    for kind in parse(question.get("khan", "")):
        yield f"B úp {kind}"
    held = parse(question["cards"])
    for kind in parse(question.get("bat_thuc", "")):
        for _ in range(held.count(kind) - 2):
            yield f"B chén {kind}"


def _not_raised(game: Game) -> Iterator[Question]:
    """Yield a khàn whose card came and was let go, and then an ù."""
    core = Core("46s 7w7w7w", "5s", lung=1, fields={"khan": "7w"})
    for question in islice(questions(core, game, "record"), FEW):
        card = question["winning"]["card"]
        lines = (f"Bài B: {question['cards']}", *_first(question), "A đánh 7 vạn", f"B mở {card}", f"B ù {card}")
        yield _record(game, *lines)


def _not_laid(game: Game) -> Iterator[Question]:
    """Yield a run on the mat, a card that could have lengthened it let go, and then an ù."""
    mat = [{"cards": "456v", "how": "an"}]
    for question in islice(questions(Core("7v7w7s 46s", "5s", fields={"mat": mat}), game, "record"), FEW):
        card = question["winning"]["card"]
        khan = " | ".join(f"khàn {kind}" for kind in parse(question.get("khan", "")))
        held = [kind for kind in parse(question["cards"]) if kind.code not in question.get("khan", "").split()]
        yield _record(
            game, f"Tay đủ B: {short(held)}", f"Chiếu B: ăn 5 văn với 46v{f' | {khan}' if khan else ''}",
            "A đánh 7 văn", f"B mở {card}", f"B ù {card}",
        )  # fmt: skip


def _stopped_late(game: Game) -> Iterator[Question]:
    """Yield a card taken that was let go before, noticed by nobody, and then an ù."""
    mat = [{"cards": "567s", "how": "an"}]
    for question in islice(questions(Core("46w", "5w", fields={"mat": mat}, clear="9v"), game, "record"), FEW):
        card, khan = question["winning"]["card"], parse(question.get("khan", ""))
        held = Counter(parse(question["cards"])) - Counter(dict.fromkeys(khan, 3)) + Counter(parse("57s 9v"))
        laid = [f"Chiếu B: {' | '.join(f'khàn {kind}' for kind in khan)}"] if khan else []
        yield _record(
            game, f"Tay đủ B: {short(held.elements())}", *laid, "Đã qua B: 6 sách", "A đánh 6 sách",
            "B ăn 6 sách với 57s", "B đánh 9 văn", f"C mở {card}", f"B ù {card}",
        )  # fmt: skip


# what else can be asked -----------------------------------------------------------------------


def _hoi(game: Game) -> Iterator[Question]:
    """Yield short hội: a plain ù, one with two cước, a thrown winning card, faults, wins in a row."""
    plain = {"result": "u", "seat": "B"}
    for hands in (
        [plain],
        [plain | {"cuoc": ["tom", "leo"]}],
        [plain | {"from": "discard", "thrower": "A"}],
        [{"result": "bao", "seat": "A", "winner": "B"}],
        [{"result": "den", "seat": "A", "diem": 8}],
        [{"result": "lanh-lang", "seat": "B"}],
        *([plain | {"ga": [{"why": why, "seat": "A"}]}] for why in EXTRAS),
        [plain, plain],
        [plain, plain, plain],
    ):
        yield {"game": game.slug, "ask": "hoi", "hands": hands}


def _dealings(game: Game) -> Iterator[Question]:
    """Yield a hội after which it is asked who deals: after an ù, and after one beside the highest."""
    plain = {"result": "u", "seat": "B"}
    for hands in ([plain], [plain, {"result": "u", "seat": "A"}]):
        yield {"game": game.slug, "ask": "hoi", "hands": hands}


def _drums(game: Game) -> Iterator[Question]:
    """Yield every signal of tổ tôm điếm."""
    for signal in SIGNALS:
        yield {"game": "to-tom-diem", "ask": "drum", "signal": signal.slug}


def _rolls(game: Game) -> Iterator[Question]:
    """Yield an ù with every drum that is not its own."""
    for signal in SIGNALS:
        yield {"game": "to-tom-diem", "ask": "roll", "strokes": signal.strokes}


Source = Callable[[Game], Iterator[Question]]

_NO_PHU = Core("5v5v5v5w", "5s", fields={"bat_thuc": "5v"}, clear="46v")
_ONE_BI = Core("5v5v5v5w5s 23w", "4w", fields={"bat_thuc": "5v"}, clear="46v")
_ONE_RUN = Core("5v5v5v46v", "5v", lung=1, fields={"bat_thuc": "5v"})
_TWO_BI = Core("7v7v7v7w7s 33s3w 56w", "4w", lung=1, fields={"bat_thuc": "7v"}, clear="68v")
_FOUR = Core("5v5v5v5v46v5w", "5s", fields={"bat_thuc": "5v"})
_FOUR_IN_TWO = Core("5v5v5v5v46v 5w5s 23w", "4w", fields={"bat_thuc": "5v"})

_SOURCES: dict[str, Source] = {
    "an_it_danh_nhieu": _eats(2, 1),
    "buon_phu": _trades,
    "pha_phu_an_cuoc": _breaks,
    "bo_bai": _let_go,
    "bo_chu_dong": _forced,
    "phong_tai_kien": _again,
    "tai_kien_khong_doc": _again_to_win,
    "bat_thuc_can": _won(_ONE_BI, _ONE_RUN, _TWO_BI, _NO_PHU),
    "bat_thuc_yeu_do": _won(Core("46s tt tt tt", "5s", red="", fields={"bat_thuc": "tt"})),
    "trung_truc": _won(_ONE_BI, _NO_PHU),
    "bat_thuc_thien_khai_can": _won(_FOUR_IN_TWO, _FOUR),
    "trinh_phu_bi": _shows,
    "tien_thuc_hau_day": _eats_first,
    "khe_khan": _not_raised,
    "treo_tranh": _not_laid,
    "u_xoa_loi": _stopped_late,
    "bao_truoc_u": _wrong_phong,
    "bao_truoc_u_gia": _wrong_phong,
    "phat": _eats(1),
    "chia_bai": _dealings,
    "ga": _hoi,
    "ga_ngoai": _hoi,
    "loi_diem": _hoi,
    "trong_khong_an": _drums,
    "trong_u_sai": _rolls,
}


def cases(option: str, game: Game) -> Iterator[Question]:
    """Yield cases that this option may change."""
    source = _SOURCES.get(option)
    return source(game) if source else iter(())
