"""Fresh exercises of tổ tôm điếm: flags, drum signals, verses, and what comes next and who does it."""

from tutorials.catalogue import LANGS, Shown, Task, Text, load
from tutorials.engine.cards import KINDS, Kind, Suit
from tutorials.engine.totom.diem.signals import SIGNALS
from tutorials.fresh.deals import END, Deal, Fact, deal_makers
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale, always
from tutorials.fresh.making import OFFERED, asked, in_groups, names, offered, plain
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.drum import PLAIN_SIGNALS, DrumMode, Way
from tutorials.tasks.modes.verse import VerseMode
from tutorials.tasks.modes.which import Group, WhichMode

GAME = "to-tom-diem"


# three flags --------------------------------------------------------------------------------------

_COLOURS = {
    "do": Text("cờ đỏ", "the red flag"),
    "trang": Text("cờ trắng", "the white flag"),
    "vang": Text("cờ vàng", "the yellow flag"),
}
_OTHER_COLOUR = ("xanh", Text("cờ xanh", "the blue flag"))
_SAID = {
    "u": Text("Điếm ấy ù", "That hut has won"),
    "chiu": Text("Điếm ấy nghỉ ván này", "That hut sits this hand out"),
    "bat-thuc": Text("Điếm ấy không úp khàn", "That hut has declined a khàn"),
}
_OTHER_SAID = ("phong", Text("Điếm ấy phỗng", "That hut calls phỗng"))
_MEANT = {
    "u": Text("Ván này mình ù. Giơ cờ nào?", "You win this hand. Which flag do you show?"),
    "chiu": Text("Ván này mình xin nghỉ. Giơ cờ nào?", "You sit this hand out. Which flag do you show?"),
    "bat-thuc": Text(
        "Có khàn mà giữ trên tay, không úp. Giơ cờ nào?", "You do not lay your khàn face down. Which flag do you show?"
    ),
}


def flags(dice: Dice) -> Task:
    """Ask what a flag says, or which flag says it, among two to four choices."""
    colour, size = dice.one(list(_COLOURS)), 1 + dice.below(3)
    signal = asked(GAME, "flag", colour=colour)["signal"]
    if dice.one_in(2):
        told, right, every, other = _MEANT[signal], colour, _COLOURS, _OTHER_COLOUR
        question, path = {"ask": "flag", "signal": signal}, "colour"
    else:
        name = _COLOURS[colour]
        told = Text(f"Một điếm giơ {name.vi}. Nghĩa là gì?", f"A hut shows {name.en}. What does it mean?")
        right, every, other = signal, _SAID, _OTHER_SAID
        question, path = {"ask": "flag", "colour": colour}, "signal"
    wrong = [*dice.some([row for row in every.items() if row[0] != right], min(size, 2)), *[other] * (size == 3)]
    shown = dice.some([(right, every[right]), *wrong], size + 1)
    choices = tuple(Choice(value, Text(_whole(text.vi), _whole(text.en))) for value, text in shown)
    return Task(game=GAME, prompt=plain(told.vi, told.en), mode=ChoiceMode(ask=question, path=path, choices=choices))


def _whole(text: str) -> str:
    return text[:1].upper() + text[1:]


# drum and verses ----------------------------------------------------------------------------------

_STROKES = {signal.slug: signal.strokes for signal in SIGNALS}
_DRUM = {
    Way.HEAR: plain("Hiệu trống này nghĩa là gì?", "What does this drum signal mean?"),
    Way.BEAT: plain("Muốn nói điều này thì đánh trống thế nào?", "How do you say this on the drum?"),
}
_VERSE = plain("Câu thơ gọi quân nào?", "Which card does the verse call?")


def _drum(dice: Dice) -> Task:
    signal, way = dice.one(PLAIN_SIGNALS), dice.one(tuple(Way))
    return Task(
        game=GAME,
        prompt=_DRUM[way],
        mode=DrumMode(signal=signal, way=way),
    )


def _verse(dice: Dice) -> Task:
    return Task(
        game=GAME,
        prompt=_VERSE,
        mode=VerseMode(card=dice.one(KINDS)),
    )


_KHAN = 3  # cards alike
_CUPS = {"tra-chen-an-2-danh-1": 2, "tra-chen-an-ca": 3}  # cards of a declined khàn that came into sets
_STRUCK = tuple(dict.fromkeys(signal.strokes for signal in SIGNALS))


def _returned_cup(dice: Dice) -> Task:
    """Show what became of a khàn that was declined, and ask how the drum says so."""
    kind, signal = dice.one(_NUMBERED), dice.one(list(_CUPS))
    kept, right = _CUPS[signal], _STROKES[signal]
    struck = dice.some([each for each in _STRUCK if each != right], 1 + dice.below(3))
    shown = [Shown(Text("Đã vào phu", "In sets"), (kind,) * kept)]
    if kept < _KHAN:
        shown.append(Shown(Text("Đã đánh đi", "Discarded"), (kind,)))
    return Task(
        game=GAME,
        prompt=plain(
            f"Điếm cắm cờ vàng vừa ù. Khàn {kind.vi} bất thực nay thế này: gõ thế nào để trả chén?",
            f"A hut with the yellow flag has won. It declined three copies of the {kind.en} (khàn), which ended like "
            "this. What does it strike to return the cup?",
        ),
        mode=ChoiceMode(
            ask={"ask": "drum", "signal": signal},
            path="strokes",
            choices=tuple(Choice(each, Text(each, each)) for each in dice.some([right, *struck], 1 + len(struck))),
        ),
        show=tuple(shown),
    )


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


# what comes next ----------------------------------------------------------------------------------

_WHO = {
    "trung-quan": Text("Trung quân", "The caller"),
    "phuc-vu": Text("Người giúp việc ở bàn chung", "The helpers at the common table"),
    "tom-thu": Text("Tôm thủ ở các điếm", "The players in the huts"),
    "nha-cai": Text("Nhà cái", "The starter"),
}


def _following(dice: Dice) -> Task:
    """Ask what is done after something else, or who does it."""
    names = _names()
    after = dice.one([each for each in names if len(_events(after=each)["next"]) == 1])
    found = _events(after=after)["events"][0]
    told = names[after]
    if dice.one_in(2):
        right, every, path = found["event"], names, "next.0"
        vi, en = f"“{told.vi}.” Việc tiếp theo là gì?", f"“{told.en}.” What comes next?"
    else:
        right, every, path = found["who"], _WHO, "events.0.who"
        vi, en = f"“{told.vi}.” Việc tiếp theo do ai làm?", f"“{told.en}.” Who acts next?"
    wrong = dice.some([each for each in every if each not in (right, after)], 1 + dice.below(3))
    return Task(
        game=GAME,
        prompt=plain(vi, en),
        mode=ChoiceMode(
            ask={"ask": "events", "after": after},
            path=path,
            choices=tuple(Choice(value, every[value]) for value in dice.some([right, *wrong], 1 + len(wrong))),
        ),
    )


def _events(**fields: str) -> dict[str, list[dict[str, str]]]:
    found: dict[str, list[dict[str, str]]] = asked(GAME, "events", **fields)
    return found


def _names() -> dict[str, Text]:
    """Return what is done in a hand, by its slug, as the engine names it."""
    vi, en = (_events(lang=lang)["events"] for lang in ("vi", "en"))
    return {each["event"]: Text(each["name"], other["name"]) for each, other in zip(vi, en, strict=True)}


# cards are called in verse, and fit or do not -----------------------------------------------------


def _called(dice: Dice) -> Task:
    """Call a card by its verse, and ask which two cards of the hand take it: others fit it but for suit or number."""
    kind, size = dice.one(_NUMBERED), 1 + dice.below(3)
    for _ in range(TRIES):
        near = [_beside(dice, each) for each in dice.some(_like(kind), size)]
        pairs = [_beside(dice, kind), *near]
        held = [card for pair in pairs for card in pair]
        loose = dice.one([each for each in _NUMBERED if each not in (kind, *held)])
        if len(set(held)) < len(held) or kind in held:
            continue
        question = {"act": "an", "cards": names([*held, loose]), "card": kind.vi, "then": names([loose])}
        question |= {"from": "noc", "door": "tri"}
        taken = [asked(GAME, "claim", **question, beside=names(pair)).get("allowed") for pair in pairs]
        if taken == [True] + [False] * len(near):
            break
    else:
        raise AssertionError("more than one pair takes it")
    verse = load().verse(kind)
    assert verse is not None
    vi, en = (" / ".join(verse.lines(lang)) for lang in LANGS)
    groups = [Group(pairs[0]), *(Group(pair, _NOT_TAKEN) for pair in near)]
    return Task(
        game=GAME,
        prompt=plain(
            f"Hội không gọi tên quân. Trung quân mở nọc ở cửa mình, xướng: “{vi}” Cạ nào ăn được quân ấy?",
            f"At the festival no card is named. The caller turns one up at your door: “{en}” Which two cards take it?",
        ),
        mode=WhichMode(
            groups=tuple(dice.some(groups, len(groups))),
            ask={"ask": "claim", **question},
            field="beside",
            path="allowed",
            value=True,
        ),
    )


_NUMBERED = [kind for kind in KINDS if not kind.is_yeu]
_NOT_TAKEN = Text("Nghe lại số và chất trong câu thơ.", "Listen again for the number and the suit.")


def _like(kind: Kind) -> list[Kind]:
    """Return the cards that are mistaken for another: those of its number, and those of its suit."""
    return [each for each in _NUMBERED if each is not kind and (each.rank == kind.rank or each.suit is kind.suit)]


def _beside(dice: Dice, kind: Kind) -> tuple[Kind, ...]:
    """Return two cards that make a run with a card, or now and then a bí."""
    others = [each for each in _NUMBERED if each is not kind]
    if dice.one_in(3):
        return tuple(each for each in others if each.rank == kind.rank)
    run = [each for each in others if each.suit is kind.suit and abs(each.index - kind.index) <= 2]
    start = dice.below(len(run) - 1)
    return tuple(run[start : start + 2])


MAKERS: Makers = {
    (GAME, "ba-la-co"): Maker(
        seeded(f"{GAME}:ba-la-co", flags),
        Scale(OFFERED, offered, 2, 3),
        ("TD-4",),
        name=Text("Ba lá cờ", "The three flags"),
        mode=ChoiceMode.slug,
    ),
    (GAME, DrumMode.slug): Maker(
        seeded(DrumMode.slug, _drum),
        Scale(Text("số tiếng trống", "strokes of the drum"), _strokes, 1, 2),
        ("TD-8", "TD-5"),
    ),
    (GAME, VerseMode.slug): Maker(
        seeded(VerseMode.slug, _verse),
        Scale(Text("câu thơ nói rõ hay nói bóng tên quân", "how far the verse is from the name"), _hidden_words, 0, 1),
        ("TT-0", "TD-7", "TD-3"),
    ),
    **deal_makers(Deal(GAME, (5,), (Fact("noc_end", *END, "TD-9.3"),))),
    (GAME, "viec-tiep-theo"): Maker(
        seeded(f"{GAME}:viec-tiep-theo", _following),
        Scale(OFFERED, offered, 2, 3),
        ("TD-6.2", "TD-7.3"),
        is_aside=True,
        name=Text("Việc tiếp theo của hội", "What comes next at the festival"),
        mode=ChoiceMode.slug,
    ),
    (GAME, "tra-chen"): Maker(
        seeded(f"{GAME}:tra-chen", _returned_cup),
        Scale(OFFERED, offered, 2, 3),
        ("TD-8.13.1", "TD-8.13.2"),
        is_aside=True,
        name=Text("Gõ trống trả chén", "Return a cup on the drum"),
        mode=ChoiceMode.slug,
    ),
    (GAME, "xuong-tho"): Maker(
        seeded(f"{GAME}:xuong-tho", _called),
        Scale(Text("số cạ bày ra", "pairs laid out"), in_groups, 2, 3),
        ("TD-1.1",),
        is_aside=True,
        name=Text("Nghe thơ mà ăn", "Take a card called in verse"),
        mode=WhichMode.slug,
        rests=always("TD-1.1"),
    ),
}
