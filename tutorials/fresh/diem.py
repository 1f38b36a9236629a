"""Fresh exercises about the order of a hand at the festival: what comes next, and who does it."""

from tutorials.catalogue import Task, Text
from tutorials.fresh.dice import Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import OFFERED, asked, offered, plain
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode

GAME = "to-tom-diem"
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


MAKERS: Makers = {
    (GAME, "viec-tiep-theo"): Maker(
        seeded(f"{GAME}:viec-tiep-theo", _following),
        Scale(OFFERED, offered, 2, 3),
        ("TD-1.1", "TD-6.2"),
        is_aside=True,
        name=Text("Việc tiếp theo của hội", "What comes next at the festival"),
        mode=ChoiceMode.slug,
    ),
}
