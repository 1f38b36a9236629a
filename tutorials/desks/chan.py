"""How the desk tells chắn: pairs, waits, whether the hand is ù, its cước and points."""

from collections.abc import Sequence
from typing import Any

from tutorials.catalogue import Text
from tutorials.desks.hand import Answer
from tutorials.desks.telling import Laid, Telling
from tutorials.engine.chan.cuoc import CUOC
from tutorials.engine.decks import CHAN, MONEY

_LABELS = {
    "chan": Text("Chắn", "Chắn"),
    "ca": Text("Cạ", "Cạ"),
    "ba-dau": Text("Ba đầu", "Ba đầu"),
    "que": Text("Què", "Odd (què)"),
    "chiu": Text("Chíu", "Chíu"),
    "an-chan": Text("Chắn đã ăn", "Chắn eaten"),
    "an-ca": Text("Cạ đã ăn", "Cạ eaten"),
}
_WAITS = Text("Chờ", "Waits for")


def _headline(said: Answer, lang: str) -> str:
    if said["ask"] == "arrange":
        return _arranged(said, lang)
    if said["ask"] == "settle":
        return _paid(said, lang)
    if said["ask"] == "waits":
        names = ", ".join(each["card"] for each in said["waits"])
        if not names:
            return Text("Chưa chờ được quân nào", "No wait yet").say(lang)
        return Text(f"Chờ {names}", f"Waits for {names}").say(lang)
    if said["result"] == "khong-u":
        return Text("Chưa ù", "No ù").say(lang)
    cuoc = ", ".join(f"{times} {CUOC[slug].vi}" if times > 1 else CUOC[slug].vi for slug, times in said["cuoc"].items())
    points = Text(f"{said['diem']} điểm", f"{said['diem']} points").say(lang)
    ga = Text(f", gà {said['ga']}", f", gà {said['ga']}").say(lang) if said["ga"] else ""
    return f"Ù: {cuoc}. {points}{ga}"


def _paid(said: Answer, lang: str) -> str:
    winner, *others = (f"{points:+d}".replace("-", "−") if points else "0" for points in said["diem"])
    if len(set(others)) == 1:
        return Text(f"Nhà ù {winner}, mỗi nhà kia {others[0]}", f"Winner {winner}, each of the others {others[0]}").say(
            lang
        )
    caught, rest = others[0], others[1]
    return Text(
        f"Nhà ù {winner}, nhà bị báo {caught}, mỗi nhà kia {rest}",
        f"Winner {winner}, penalised player {caught}, each of the others {rest}",
    ).say(lang)


def _arranged(said: Answer, lang: str) -> str:
    chan, ca = said["so_chan"], len(said["ca"])
    loose = len(said["que"]) + len(said["ba_dau"])
    if loose:
        return Text(f"{chan} chắn, {ca} cạ, chưa tròn", f"{chan} chắn, {ca} cạ, not all paired").say(lang)
    if said["u"]:
        return Text(f"{chan} chắn, {ca} cạ: lên bài đã ù", f"{chan} chắn, {ca} cạ: ù as dealt").say(lang)
    return Text(f"{chan} chắn, {ca} cạ, tròn", f"{chan} chắn, {ca} cạ, all paired").say(lang)


def _rows(said: Answer, lang: str) -> list[Laid]:
    if said["ask"] == "settle":
        return []
    if said["ask"] == "waits":
        return [(_WAITS.say(lang), [each["card"] for each in said["waits"]])] if said["waits"] else []
    if said["ask"] == "arrange":
        groups = {"chan": said["chan"], "ca": said["ca"], "ba-dau": said["ba_dau"], "que": [said["que"]]}
    else:
        groups = {}
        for pair in said["pairs"]:
            is_eaten = pair["how"] == "an"
            groups.setdefault(f"an-{pair['kind']}" if is_eaten else pair["kind"], []).append(pair["cards"])
    return [
        (_LABELS[kind].say(lang), [card for cards in found for card in cards])
        for kind, found in groups.items()
        if any(found)
    ]


def _kinds(deal: Answer) -> Sequence[Any]:
    """Return the kinds of the deck of 100 cards, or of all 120. Law: CH-1.1, CH-1.5."""
    whole = sum(MONEY.copies(kind) for kind in MONEY.kinds)
    return MONEY.kinds if deal["deck"] == whole else CHAN.kinds


TELLING = Telling(headline=_headline, rows=_rows, kinds=_kinds)
