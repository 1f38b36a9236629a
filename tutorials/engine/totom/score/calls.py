"""What must be said when a hand is shown (hô ù, xướng ù), and what a wrong call costs.

Law: TT-11.3.3, TT-11.6.1, TT-11.6.3 to TT-11.6.5, TT-14.7, TT-14.9, TT-14.10.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from tutorials.engine.asks import FaultKind
from tutorials.engine.cards import KINDS, bare
from tutorials.engine.errors import DoorError, Message, Place, shown
from tutorials.engine.lines import Line
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.cuoc import Cuoc
from tutorials.engine.totom.score.declined import can_go_elsewhere, can_go_home
from tutorials.engine.totom.score.scoring import score
from tutorials.engine.totom.score.win import Judge, Reading, Winning
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.phu import PhuKind
from tutorials.engine.totom.solve.uses import PAIRED
from tutorials.engine.words import both, with_gloss


@dataclass(frozen=True, slots=True)
class Call:
    """A condition that must be said before the cước."""

    slug: str
    vi: str
    en: str
    article: str
    said: str = ""  # the words themselves, where the name tells of the cup too


_CUP = "trả chén"  # done with the words about a declined khàn


def _spoken(slug: str, said: str, gloss: str, article: str, cup: str = "") -> Call:
    """Return a condition: it is spoken in Vietnamese, and English says in brackets what it means."""
    vi = f"{said}, {cup}" if cup else said
    return Call(slug, vi, with_gloss(vi, gloss), article, said)


CALLS = {
    call.slug: call
    for call in (
        _spoken("phong", "phỗng", "", "TT-9.14.2"),
        _spoken("u-khong-phong", "ù không phỗng", "a win without phỗng", "TT-14.7"),
        _spoken("tien-u-hau-day", "tiền ù hậu dậy", "win first, raise the khàn after", "TT-11.6.3"),
        _spoken("tien-day-hau-u", "tiền dậy hậu ù", "raise the khàn first, then win", "TT-11.6.4"),
        _spoken("danh-di-u-lai", "đánh đi ù lại", "a win on a card discarded before", "TT-5.4"),
        _spoken("an-ca", "ăn cả", "all kept, cup returned", "TT-11.3.3", _CUP),
        _spoken("an-hai-danh-mot", "ăn hai đánh một", "two kept, one discarded, cup returned", "TT-11.3.3", _CUP),
        _spoken("an-ba-danh-mot", "ăn ba đánh một", "three kept, one discarded, cups returned", "TT-12.4.3", _CUP),
        _spoken("an-hai-danh-hai", "ăn hai đánh hai", "two kept, two discarded, cups returned", "TT-12.4.3", _CUP),
        _spoken("kien-bat-tai", "kiến bất tái", "seen and not taken again", "TT-11.3.3"),
        _spoken("bi-hoan-bi", "bí hoàn bí", "back to the bí", "TT-16.21"),
        _spoken("yeu-hoan-yeu", "yêu hoàn yêu", "back to yêu", "TT-11.7"),
    )
}  # fmt: skip
_ALIASES = {
    "u nam binh": "u-khong-phong",
    "u luc binh": "u-khong-phong",
    "nam binh": "u-khong-phong",
    "thay khong phong": "kien-bat-tai",
    "an ca": "an-ca",
    "an hai danh mot": "an-hai-danh-mot",
    "an 2 danh 1": "an-hai-danh-mot",
    "an ba danh mot": "an-ba-danh-mot",
    "an hai danh hai": "an-hai-danh-hai",
}


FAULTS = {
    slug: FaultKind(f"light-fault-{slug}", slug, article)
    for slug, article in (
        ("treo-tranh", "TT-14.2"),
        ("trai-vi", "TT-14.2"),
        ("kep-co", "TT-14.2"),
        ("khe-khan", "TT-11.4"),
        ("thoi-khan", "TT-11.4"),
        ("treo-khan", "TT-11.5"),
        ("bo-u", "TT-14.8"),
        ("day-khan-som", "TT-11.6.1"),
        ("day-khan-muon", "TT-11.6.5"),
        ("cham-xuong", "TT-14.9.3"),
    )
}
"""Faults of laying and showing: the win earns no points (ù lành làng, TT-14.2), unless the house is stricter."""
SHOWING = ("day-khan-som", "day-khan-muon", "cham-xuong")  # of the showing itself: no line of a record tells them
_OF_A_KHAN = SHOWING[:2]


def find_fault(name: object, field: str, among: Collection[str] = FAULTS) -> FaultKind:
    """Return the light fault of that slug or name. Raises DoorError if there is none among these."""
    if isinstance(name, str):
        slug = bare(name).strip().replace(" ", "-").replace("_", "-")
        slug = slug.replace("trai-bi", "trai-vi").replace("thien-khai", "khan")
        if slug in among:
            return FAULTS[slug]
    raise DoorError("unknown-fault", field, both("error-totom-unknown-light-fault", given=shown(name), known=[*among]))


def late_khan(options: Options) -> str:
    """Return the name of the fault of a khàn not raised. Law: TT-11.4."""
    return "khe-khan" if options.khe_khan == "lanh-lang" else "thoi-khan"


def stands(fault: FaultKind, hand: Hand, how: str) -> bool:
    """Say whether a fault of showing is one here: the khàn that the winning card completes is raised first.

    Law: TT-11.6.1, TT-11.6.4.
    """
    return fault.slug != "day-khan-som" or how != "day-khan" or len(hand.khan) > 1


def require_khan(faults: Iterable[FaultKind], khan: Collection[object], field: str) -> None:
    """Raise DoorError where a khàn is said to be raised at a wrong time, and none lies face down. Law: TT-11.6."""
    wrong = next((fault for fault in faults if fault.slug in _OF_A_KHAN), None)
    if wrong is not None and not khan:
        raise DoorError("conflict", field, both("error-totom-fault-needs-khan", what=wrong.vi))


def find_call(name: object, field: Place) -> Call:
    """Return the condition of that slug or name. Raises DoorError if there is none."""
    if isinstance(name, str):
        plain = bare(name).replace("-", " ").replace("_", " ").replace(",", "").strip()
        for call in CALLS.values():
            if plain in (call.slug.replace("-", " "), bare(call.vi).replace(",", "")):
                return call
        if plain in _ALIASES:
            return CALLS[_ALIASES[plain]]
    raise DoorError(
        "unknown-call", field, both("error-totom-unknown-call", given=shown(name), known=[*CALLS]), word=name
    )


def find_calls(name: object, field: str) -> tuple[Call, ...]:
    """Return the conditions said in one breath: “kiến bất tái ăn cả”. Raises DoorError if there is none."""
    if isinstance(name, str) and not _is_call(name):
        parts = _said_together(name)
        if parts:
            return tuple(find_call(part, field) for part in parts)
    return (find_call(name, field),)


def _is_call(name: str) -> bool:
    try:
        find_call(name, "called")
    except DoorError:
        return False
    return True


def _said_together(name: str) -> list[str]:
    """Split what is said at once into conditions; nothing if a word is left over."""
    words = bare(name).replace("-", " ").replace("_", " ").replace(",", " ").split()
    parts: list[str] = []
    while words:
        for size in range(min(4, len(words)), 0, -1):
            part = " ".join(words[:size])
            if part in _BESIDE or _is_call(part):
                parts += [] if part in _BESIDE else [part]
                words = words[size:]
                break
        else:
            return []
    return parts


_BESIDE = ("tra chen", "tra chen lang", "lang", "va", "ho", "u")  # said with them, and no condition


def required_calls(judge: Judge, winning: Winning, reading: Reading) -> tuple[Call, ...]:
    """Return the conditions that this ù must be shown with."""
    hand, options, card = judge.hand, judge.options, winning.card.index
    how = reading.use.how
    slugs: list[str] = []
    if how == "tien-u":
        slugs.append("tien-u-hau-day")
    elif how == "day-khan":
        slugs.append("tien-day-hau-u")
    else:
        said = _of_the_pair(judge, winning, reading)
        if said and (options.ho_phong == "luon" or _must_say(judge, winning, reading)):
            slugs.append(said)
    if winning.card in hand.discarded and options.danh_di_u_lai == "phai-ho":
        slugs.append("danh-di-u-lai")
    for declined in sorted(hand.bat_thuc):
        slugs.extend(_declined(hand, declined, card, reading))
    return tuple(CALLS[slug] for slug in dict.fromkeys(slugs))


def _of_the_pair(judge: Judge, winning: Winning, reading: Reading) -> str | None:
    """Name what can be said of a pair of the winning card: taken by phỗng, or not. Law: TT-9.14.2, TT-14.7."""
    card = winning.card.index
    if reading.use.how in PAIRED:
        return "phong"
    is_pair = reading.use.how == "pool" and judge.hand.held[card] >= 2 and card not in judge.hand.bat_thuc
    return "u-khong-phong" if is_pair else None


def _must_say(judge: Judge, winning: Winning, reading: Reading) -> bool:
    """Say whether the law asks for it: bạch thủ, no lưng but by phỗng, or no ù by phỗng. Law: TT-9.14.2, TT-14.7.1."""
    if reading.use.how not in PAIRED:
        return not judge.wins_by_phong(winning.card.index)
    is_bach_thu = any(cuoc.slug == "bach-thu" for cuoc in reading.score.cuoc)
    return is_bach_thu or reading.lung <= judge.game.min_lung


def _declined(hand: Hand, declined: int, card: int, reading: Reading) -> list[str]:
    """TT-11.3.3, TT-11.7, TT-16.21: how a declined khàn is accounted for."""
    kind = KINDS[declined]
    slugs = []
    if (declined == card and reading.use.how == "pool") or kind in hand.passed:
        slugs.append("kien-bat-tai")
    holding = [phu for phu in reading.arrangement().phu if kind in phu.cards]
    if kind.is_yeu and all(phu.kind is PhuKind.YEU for phu in holding):
        slugs.append("yeu-hoan-yeu")
    elif not kind.is_yeu and len(holding) == 1 and holding[0].kind is PhuKind.BI:
        slugs.append("bi-hoan-bi")
    slugs.append(_kept(hand, declined))
    return slugs


def _kept(hand: Hand, declined: int) -> str:
    """Name how many of a declined khàn or thiên khai were kept and how many thrown."""
    thrown = sum(kind.index == declined for kind in hand.discarded)
    if not thrown:
        return "an-ca"
    if thrown == 2:
        return "an-hai-danh-hai"
    return "an-ba-danh-mot" if declined in hand.four else "an-hai-danh-mot"


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the calls made of an ù."""

    result: str  # diem, lanh-lang, bao
    diem: int
    lines: tuple[Line, ...]
    dich: int = 0
    den: int = 0  # points to pay when báo


@dataclass(frozen=True, slots=True)
class Said:
    """What was said and laid as the hand was shown. None means that it is not known and not judged."""

    called: tuple[Call, ...] | None = None  # conditions
    announced: tuple[Cuoc, ...] | None = None
    faults: tuple[FaultKind, ...] = ()


Judged = tuple[Reading, tuple[Call, ...], Ruling]  # the reading, what it must be shown with, what came of it
_BETTER = ("bao", "lanh-lang", "diem")


def best_ruling(judge: Judge, winning: Winning, streak: int, said: Said) -> Judged | None:
    """Judge every reading of the ù and return the one that stands best, or None if the hand is not ù.

    Where one card can be used in two ways the player chooses by what he says. Law: TT-15.14.4.
    """
    best: Judged | None = None
    place: tuple[int, int, int] | None = None
    for reading in judge.readings(winning, streak):
        required = required_calls(judge, winning, reading)
        ruling = judge_calls(judge, winning, reading, required, _heard(judge, winning, reading, said))
        found = (_BETTER.index(ruling.result), ruling.diem, reading.score.diem)
        if place is None or found > place:
            best, place = (reading, required, ruling), found
    return best


def _heard(judge: Judge, winning: Winning, reading: Reading, said: Said) -> Said:
    """Return what was said as it is meant: a true word that the house does not ask for costs nothing.

    “Ù không phỗng” stands for “kiến bất tái” where the winning card is a declined one. Law: TT-14.7.2, TT-14.9.
    """
    if said.called is None:
        return said
    hand, called = judge.hand, list(said.called)
    meant, other, again = CALLS["kien-bat-tai"], CALLS["u-khong-phong"], CALLS["danh-di-u-lai"]
    if winning.card.index in hand.bat_thuc and reading.use.how == "pool" and other in called and meant not in called:
        called[called.index(other)] = meant
    if again in called and winning.card in hand.discarded and judge.options.danh_di_u_lai == "tu-do":
        called.remove(again)
    return Said(tuple(called), said.announced, said.faults)


def judge_calls(judge: Judge, winning: Winning, reading: Reading, required: tuple[Call, ...], said: Said) -> Ruling:
    """Judge what was said and laid for one reading of the ù."""
    ruling = Ruling("diem", reading.score.diem, (), reading.score.dich)
    if said.announced is not None:
        ruling = _announced(reading, said.announced, judge.options)
        if ruling.result == "bao":
            return ruling
    faults = [fault for fault in said.faults if stands(fault, judge.hand, reading.use.how)]
    if faults:
        return faulty(faults, judge.options, ruling.lines)
    if _breaks_by_phong(judge, winning, reading, said):
        return Ruling("bao", 0, (*ruling.lines, Line("phong-breaks", "TT-14.7.1", card=winning.card)))
    if said.called is not None and set(said.called) != set(required):
        free = _by_layout(judge, reading)
        missing = [call for call in required if call not in said.called and call.slug not in free]
        true = {*free, _of_the_pair(judge, winning, reading)}
        extra = [call for call in said.called if call not in required and call.slug not in true]
        for phrase, wrong in (("call-missing", missing), ("call-extra", extra)):
            if wrong:
                names = Message(", ".join(call.vi for call in wrong), ", ".join(call.en for call in wrong))
                line = Line(phrase, wrong[0].article, names=names)
                return Ruling("lanh-lang", 0, (*ruling.lines, line))
    return ruling


def _breaks_by_phong(judge: Judge, winning: Winning, reading: Reading, said: Said) -> bool:
    """Say whether a pair was taken by phỗng with which the hand is no ù. Law: TT-14.7.1."""
    if CALLS["phong"] not in (said.called or ()) or _of_the_pair(judge, winning, reading) != "u-khong-phong":
        return False
    return not judge.wins_by_phong(winning.card.index)


def faulty(faults: Sequence[FaultKind], options: Options, before: tuple[Line, ...] = ()) -> Ruling:
    """Judge an ù by the gravest of its faults of laying and showing. Law: TT-11.4, TT-14.2, TT-14.9.3."""
    for fault in faults:
        price = PRICES[fault.slug](options) if fault.slug in PRICES else "lanh-lang"
        if price != "lanh-lang":
            phrase = "owed-fault" if "cheo-do" in (price, options.phat) else "grave-fault"
            return Ruling("bao", 0, (*before, Line(phrase, fault.article, fault=fault)))
    return Ruling("lanh-lang", 0, (*before, *(Line("light-fault", fault.article, fault=fault) for fault in faults)))


PRICES: dict[str, Callable[[Options], str]] = {  # what costs one thing in this house and another in that
    "thoi-khan": lambda options: options.khe_khan,
    "cham-xuong": lambda options: options.cham_xuong,
}


def _by_layout(judge: Judge, reading: Reading) -> set[str]:
    """Name the conditions that hold or not as the player lays the declined cards. Law: TT-16.21."""
    free = set()
    for declined in judge.hand.bat_thuc:
        if can_go_home(reading, declined, judge.game) and can_go_elsewhere(reading, declined, judge.game):
            free.add("yeu-hoan-yeu" if KINDS[declined].is_yeu else "bi-hoan-bi")
    return free


def _announced(reading: Reading, announced: tuple[Cuoc, ...], options: Options) -> Ruling:
    """TT-14.9: too little called loses points, too much is báo."""
    true = {cuoc.slug: cuoc for cuoc in reading.score.cuoc if cuoc.slug != "suong"}
    said = {cuoc.slug: cuoc for cuoc in announced if cuoc.slug != "suong"}
    last = max((cuoc.wins for cuoc in said.values()), default=0)
    said = {slug: cuoc for slug, cuoc in said.items() if cuoc.wins in (0, last)}  # tam khôi is a thông too
    wins = max((cuoc.wins for cuoc in true.values()), default=0)
    allowed = {*true, "leo"} if "chi-nay" in true else {*true}  # and chi nẩy is a lèo
    extra = [cuoc for slug, cuoc in said.items() if slug not in allowed and not 0 < cuoc.wins <= wins]
    got = score(said.values(), options)
    if extra:
        if options.xuong_thua == "cheo-do":
            return Ruling("bao", 0, (Line("announce-cheo-do", "TT-14.9", names=extra),))
        line = Line("announce-extra", "TT-14.9", names=extra, points=got.diem)
        return Ruling("bao", 0, (line,), den=got.diem)
    missing = [cuoc for slug, cuoc in true.items() if slug not in said]
    if any(cuoc.slug == "chi-nay" for cuoc in missing) and options.chi_nay_phai_ho:
        return Ruling("bao", 0, (Line("announce-chi-nay", "TT-14.9"),), den=reading.score.diem)
    if got.diem < reading.score.diem:
        return Ruling("diem", got.diem, (Line("announce-short", "TT-14.9", names=missing),), got.dich)
    return Ruling("diem", reading.score.diem, (), reading.score.dich)
