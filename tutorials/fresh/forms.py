"""Endless exercises of the other forms: lưng of tài bàn to count, drum signals and verses of tổ tôm điếm."""

from collections import Counter
from typing import Any

from tutorials.catalogue import Prose, Task, Text, load
from tutorials.engine.cards import COPIES, KINDS, Kind, Suit, short
from tutorials.engine.totom.diem.signals import SIGNALS
from tutorials.engine.totom.solve.phu import LUNGS
from tutorials.engine.totom.tai_ban.cuoc import MIN_LUNG
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.tasks.modes.count import CountMode
from tutorials.tasks.modes.drum import PLAIN_SIGNALS, DrumMode, Way
from tutorials.tasks.modes.verse import VerseMode
from tutorials.tasks.questions import Asker

TAI_BAN, DIEM = "tai-ban", "to-tom-diem"
_STROKES = {signal.slug: signal.strokes for signal in SIGNALS}
COUNT_SIZE = 31  # cards of a complete hand of tài bàn
_WAYS = (("an", 6), ("phong", 4), ("khan", 3), ("thien-khai", 1), ("day-khan", 1))
_COPIES = {"phong": 3, "khan": 3, "thien-khai": 4, "day-khan": 4}
_DEALT = {"khan", "thien-khai", "day-khan"}  # what can only come of a khàn in the deal

PROMPTS = {
    CountMode.slug: Text("Bài đã tròn. Đếm được mấy lưng?", "The hand is complete. How many lưng does it count?"),
    Way.HEAR: Text("Hiệu trống này nghĩa là gì?", "What does this drum signal mean?"),
    Way.BEAT: Text("Muốn nói điều này thì đánh trống thế nào?", "How do you say this on the drum?"),
    VerseMode.slug: Text("Câu thơ gọi quân nào?", "Which card does the verse call?"),
}


def _prose(text: Text) -> Prose:
    return Prose(text, Text(f"<p>{text.vi}</p>", f"<p>{text.en}</p>"))


def _count(dice: Dice) -> Task:
    """Build a complete hand that counts enough lưng to win."""
    for _ in range(TRIES):
        phu = _melds(dice)
        if phu is None:
            continue
        dealt = any(meld["how"] in _DEALT for meld in phu)
        mode = CountMode(phu=tuple(phu), khan_at_deal=dealt)
        task = Task(game=TAI_BAN, prompt=_prose(PROMPTS[CountMode.slug]), mode=mode)
        if mode.right(Asker(task, "vi")) >= MIN_LUNG:
            return task
    raise AssertionError("no hand counts nine lưng")


def _melds(dice: Dice) -> list[dict[str, Any]] | None:
    """Fill a hand with phu; None if those that came up do not fill it."""
    used: Counter[Kind] = Counter()
    found: list[dict[str, Any]] = []
    for _ in range(TRIES):
        if used.total() == COUNT_SIZE:
            return found
        how = dice.weighted(_WAYS)
        cards = [dice.one(KINDS)] * _COPIES[how] if how in _COPIES else _phu(dice)
        taken = used + Counter(cards)
        if taken.total() <= COUNT_SIZE and max(taken.values()) <= COPIES:
            used = taken
            found.append({"cards": short(tuple(cards)), "how": how})
    return None


def _phu(dice: Dice) -> list[Kind]:
    """Return a phu without a trùng: a drawn lưng, a run, a bí or a yêu."""
    sort = dice.weighted((("lung", 3), ("run", 3), ("bi", 2), ("yeu", 1)))
    if sort == "lung":
        return [KINDS[index] for index in dice.one(LUNGS).indexes]
    if sort == "run":
        first = dice.below(7) + dice.below(len(Suit)) * 9
        return list(KINDS[first : first + 3])
    if sort == "bi":
        rank = dice.below(8) + 1
        return [KINDS[start + rank] for start in (0, 9, 18)]
    return [dice.one([kind for kind in KINDS if kind.is_yeu])]


def _drum(dice: Dice) -> Task:
    signal, way = dice.one(PLAIN_SIGNALS), dice.one(tuple(Way))
    return Task(
        game=DIEM,
        prompt=_prose(PROMPTS[way]),
        mode=DrumMode(signal=signal, way=way),
    )


def _verse(dice: Dice) -> Task:
    return Task(
        game=DIEM,
        prompt=_prose(PROMPTS[VerseMode.slug]),
        mode=VerseMode(card=dice.one(KINDS)),
    )


def _khan_and_phong(task: Task) -> int:
    """Count the phu of a hand that bring lưng of their own beside its runs and bí."""
    assert isinstance(task.mode, CountMode)
    return sum(meld["how"] != "an" for meld in task.mode.phu)


def _strokes(task: Task) -> int:
    """Count the strokes of a signal."""
    assert isinstance(task.mode, DrumMode)
    return len(_STROKES[task.mode.signal].split())


def _hidden_words(task: Task) -> int:
    """Say how much a verse hides: a yêu is named by its picture, a suit now and then by another word."""
    assert isinstance(task.mode, VerseMode)
    found = load().verse(task.mode.card)
    if found is None or task.mode.card.suit is None:
        return 2
    plain = {clue.lower() for clue in found.clues("vi")} & {suit.label for suit in Suit}
    return 0 if plain else 1


MAKERS: Makers = {
    (TAI_BAN, CountMode.slug): Maker(
        seeded(CountMode.slug, _count),
        Scale(Text("số phỗng, khàn, thiên khai", "phỗng, khàn and thiên khai"), _khan_and_phong, 4, 6),
        ("TB-4", "TB-5", "TB-11", "TB-12"),
    ),
    (DIEM, DrumMode.slug): Maker(
        seeded(DrumMode.slug, _drum),
        Scale(Text("số tiếng trống", "strokes of the drum"), _strokes, 1, 2),
        ("TD-8", "TD-5"),
    ),
    (DIEM, VerseMode.slug): Maker(
        seeded(VerseMode.slug, _verse),
        Scale(Text("câu thơ nói rõ hay nói bóng tên quân", "how far the verse is from the name"), _hidden_words, 0, 1),
        ("TT-0", "TD-7", "TD-3"),
    ),
}
