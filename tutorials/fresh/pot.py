"""Fresh exercises about the pot of a match: what each puts in, and what is then in it."""

from tutorials.catalogue import Task, Text
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.cuoc import BY_SLUG, alone
from tutorials.fresh.dice import Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import OFFERED, PEOPLE, asked, offered, plain
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode

GAME = "to-tom"
_HOUSES = (
    *(Options(), Options(suong=3), Options(suong=2)),
    *(Options(dich=1), Options(suong=3, dich=1), Options(suong=2, dich=1)),
)


def _put_in(dice: Dice) -> Task:
    """Ask for the points that each puts in, or for those in the pot, which are often a few more than needed."""
    players, house = dice.one((3, 4, 5)), dice.one(_HOUSES)
    rules = {"suong": house.suong, "dich": house.dich}
    whole = 2 * alone(BY_SLUG["chi-nay"], house) + house.dich
    question = {"ask": "hoi", "players": players, "hands": [{"result": "bo-bai"}]}
    said = asked(GAME, "hoi", **{**question, "rules": rules})
    if dice.one_in(2):
        path, near = "gom", [said["gom"] + step for step in (-2, -1, 1, 2)]
        vi, en = "Mỗi người góp mấy điểm?", "How many points does each put in?"
    else:
        path, near = "pot", sorted({whole - players, whole, whole + 1, said["pot"] + players} - {said["pot"]})
        vi, en = "Góp xong, quỹ có mấy điểm?", "How many points are then in the pot?"
    values = sorted([said[path], *dice.some(near, 1 + dice.below(3))])
    who = PEOPLE[players]
    return Task(
        game=GAME,
        prompt=plain(
            f"{who.vi} đánh gom. Hai chi nẩy và một dịch là {whole} điểm. {vi}",
            f"{who.en} play from a pot. Two chi nẩy and one dịch are {whole} points. {en}",
        ),
        mode=ChoiceMode(
            ask=question,
            path=path,
            choices=tuple(Choice(value, Text(f"{value} điểm", f"{value} points")) for value in values),
        ),
        rules=rules,
    )


MAKERS: Makers = {
    (GAME, "gop-quy"): Maker(
        seeded(f"{GAME}:gop-quy", _put_in),
        Scale(OFFERED, offered, 2, 3),
        ("TT-16.5.1",),
        is_aside=True,
        name=Text("Góp quỹ đầu hội", "What each puts into the pot"),
        mode=ChoiceMode.slug,
    ),
}
